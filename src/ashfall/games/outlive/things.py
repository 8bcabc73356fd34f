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
) = range(len(ROOMS))  # fmt: skip
COMMON_ROOMS = 3
AIRLOCK = 2 * len(ROOMS)
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
) = range(len(EQUIPMENT))  # fmt: skip

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

COPIES = 2
"""Tiles of each special room and of each equipment."""
GAME_TOKENS, CITY_TOKENS, CARDS = 30, 10, 12
"""Game tokens in all, search tokens of a city, cards of the Drifters: the box refuses files that have others."""
SORTS = (
    COPIES * (len(ROOMS) - COMMON_ROOMS), len(LEADERS), len(DISASTERS), GAME_TOKENS, CITY_TOKENS, CITY_TOKENS,
    COPIES * len(EQUIPMENT), CARDS,
)  # fmt: skip
"""Everything that can lie face down has a number; the sorts lie one after the other, each with a back of its own."""
LEADER_PIECE = SORTS[0]
DISASTER_PIECE = LEADER_PIECE + SORTS[1]
GAME_PIECE = DISASTER_PIECE + SORTS[2]
SEARCH_PIECE = GAME_PIECE + SORTS[3]
TILE_PIECE = SEARCH_PIECE + SORTS[4] + SORTS[5]
CARD_PIECE = TILE_PIECE + SORTS[6]
PIECES = CARD_PIECE + SORTS[7]
BACKS = [back for back, count in enumerate(SORTS) for _ in range(count)]

HAND = 8
"""Pieces dealt to a seat in setup: six special rooms, then two leaders."""
PLAN = 6
"""A seat's secret setup choices: dropped rooms (mask), free room, survivors in it, leader, zones of 5 and 4."""


def room_kind(piece: int) -> int:
    return COMMON_ROOMS + piece // COPIES


def tile_kind(piece: int) -> int:
    return (piece - TILE_PIECE) // COPIES
