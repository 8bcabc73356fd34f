"""The names of all things of Outlive, and the numbers of everything that can lie face down."""

RESOURCES = ("wood", "metal", "microchip", "meat", "water", "can", "ammo")
WOOD, METAL, MICROCHIP, MEAT, WATER, CAN, AMMO = range(7)
MATERIALS = (WOOD, METAL, MICROCHIP)
PROVISIONS = (MEAT, WATER, CAN)

ZONES = (
    "forest", "dam", "military_base", "silent_peak", "mine", "amusement_park", "cargo_ship", "blackwood",
)  # fmt: skip
FOREST, DAM, BASE, SILENT_PEAK, MINE, PARK, SHIP, BLACKWOOD = range(8)
CITIES = (BLACKWOOD, SILENT_PEAK)
CITY_OF = (-1, -1, -1, 1, -1, -1, -1, 0)
HUNT_OF = (0, -1, -1, -1, 1, 2, -1, -1)

ROOMS = (
    "construction_office", "tool_store", "crisis_room", "smokehouse", "pantry", "boarding_gear",
    "ammo_workshop", "water_reserve", "bulkheads", "recycling_shop", "decontamination",
    "filter_station", "nursery", "scavenger_post", "warehouse", "lookout", "hideout", "repair_bay",
    "butchery", "interrogation_room", "scrap_yard", "machine_shop",
)  # fmt: skip
(
    OFFICE, TOOL_STORE, CRISIS_ROOM, SMOKEHOUSE, PANTRY, BOARDING_GEAR, AMMO_WORKSHOP, WATER_RESERVE,
    BULKHEADS, RECYCLING_SHOP, DECONTAMINATION, FILTER_STATION, NURSERY, SCAVENGER_POST, WAREHOUSE,
    LOOKOUT, HIDEOUT, REPAIR_BAY, BUTCHERY, INTERROGATION_ROOM, SCRAP_YARD, MACHINE_SHOP,
) = range(22)  # fmt: skip
COMMON_ROOMS = 3
AIRLOCK = 44
"""Where a survivor can be: a room is `kind * 2 + copy`, the airlock comes after all rooms."""

EQUIPMENT = (
    "axe", "bow", "jerrycan", "access_card", "ammo_box", "crowbar", "chainsaw", "flashlight",
    "pickaxe", "water_filter", "grappling_hook", "hacksaw", "backpack", "metal_detector", "shotgun",
    "trap", "baseball_bat", "body_armor", "exoskeleton", "heat_sensor",
)  # fmt: skip
(
    AXE, BOW, JERRYCAN, ACCESS_CARD, AMMO_BOX, CROWBAR, CHAINSAW, FLASHLIGHT, PICKAXE, WATER_FILTER,
    GRAPPLING_HOOK, HACKSAW, BACKPACK, METAL_DETECTOR, SHOTGUN, TRAP, BASEBALL_BAT, BODY_ARMOR,
    EXOSKELETON, HEAT_SENSOR,
) = range(20)  # fmt: skip

DISASTERS = (
    "forest_fire", "collapse", "thieves", "sandstorm", "hard_times", "radioactive_cloud",
    "rat_infestation", "raiders", "sudden_cold", "nomads", "epizootic", "animal_mutation",
)  # fmt: skip
LEADERS = (
    "solen_livrich", "mary_culpepper", "lily_rose_wely", "viktor_hale", "ingrid_solberg",
    "tomas_arriaga", "amara_okafor", "dmitri_volkov", "jun_watanabe", "esperanza_cruz",
)  # fmt: skip
GAME = ("brown_game", "grey_game", "red_game", "white_game", "black_game")
SEARCH = (
    "holy_water", "ration", "plank", "scrap_metal", "appliance", "ammunition", "algae_pills",
    "empty_cabinet",
)  # fmt: skip
TEAMS = ("5", "4", "3a", "3b")
ALL_TEAMS = 0b1111
DIFFICULTIES = ("easy", "normal", "hard")

# Everything that can lie face down has a number; the kinds lie one after the other.
LEADER_PIECE = 38
DISASTER_PIECE = 48
GAME_PIECE = 60
SEARCH_PIECE = 90
TILE_PIECE = 110
CARD_PIECE = 150
PIECES = 162
BACKS = (
    [0] * 38 + [1] * 10 + [2] * 12 + [3] * 30 + [4] * 10 + [5] * 10 + [6] * 40 + [7] * 12
)  # fmt: skip

HAND = 8
"""Pieces dealt to a seat in setup: six special rooms, then two leaders."""
PLAN = 6
"""A seat's secret setup choices: dropped rooms (mask), free room, survivors in it, leader, zones of 5 and 4."""


def room_kind(piece: int) -> int:
    return COMMON_ROOMS + piece // 2


def tile_kind(piece: int) -> int:
    return (piece - TILE_PIECE) // 2
