"""What is in the box of Outlive: the component files as frozen tables, each value checked at the door."""

from collections.abc import Mapping
from importlib.resources import files as package_files
from pathlib import Path
from typing import Any

from ashfall.engine import data
from ashfall.engine.data import File, Row, in_order
from ashfall.engine.errors import BadData

from .things import (
    CARDS,
    CITY_TOKENS,
    COMMON_ROOMS,
    COPIES,
    DIFFICULTIES,
    DISASTERS,
    EQUIPMENT,
    GAME,
    GAME_TOKENS,
    LEADERS,
    RESOURCES,
    ROOMS,
    SEARCH,
    ZONES,
)

FOLDER = package_files(__package__) / "data"
GROWING = ("radiation_track",)
"""Rows of which an owner's board may have more or fewer: an overlay adds some, or says of one `gone = true`."""
RING = len(ZONES)
MOST_SPACES = 40
MATERIALS = RESOURCES[:3]
RADIATION_DOWN = 7
NOTHING = 8
ROOM_EFFECTS = (
    "build_discount", "draw_equipment_and_repair_discount", "disaster_discount",
    "hunt_meat_bonus", "cargo_can_bonus", "cargo_can_bonus_ignore_occupied", "gain_ammo",
    "virtual_water", "shelter_immunity", "scrap_equipment", "radiation_down", "airlock_bonus",
    "grow_room", "free_search", "draw_equipment", "peek_search", "protect_team", "free_repair",
    "attacker_chooses", "empty_cabinet_bonus", "repair_discount",
)  # fmt: skip
EQUIPMENT_EFFECTS = (
    "gather_bonus", "arrival_gain", "free_access", "arrival_survivor", "cargo_position_bonus",
    "hunt_strength", "attack_strength", "attack_reduction", "unlimited_move", "choose_game",
)  # fmt: skip
DISASTER_EFFECTS = (
    "remove_resource", "strength_capped", "remove_resource_each", "radiation_up",
    "lose_provision", "lose_material_or_ammo", "lose_survivor", "reveal_search", "meat_modifier",
    "endurance_modifier",
)  # fmt: skip


class Box:
    """OL-SET-22: the frozen component tables. Lists for 2, 3 and 4 players are indexed 0, 1, 2."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self.digest = data.digest(files)
        self.files = files
        self.read_supply(files["supply"])
        self.read_board(files["board"])
        self.read_shelter(files["shelter"])
        self.read_rooms(files["rooms"])
        self.read_equipment(files["equipment"])
        self.read_disasters(files["disasters"])
        self.read_leaders(files["leaders"])
        self.read_tokens(files["tokens"])
        self.read_solo(files["solo"])

    def read_supply(self, file: File) -> None:
        """OL-SET-22, OL-GEN-04: thirty of each resource in three groups, a hundred survivors."""
        rows = in_order(file, "resource", RESOURCES)
        self.supply = tuple(row.whole("count", 0, 200) for row in rows)
        groups = ("material",) * 3 + ("provision",) * 3 + ("ammo",)
        for row, group in zip(rows, groups, strict=True):
            row.text("group", (group,))
        self.survivors = section(file, "survivors").whole("count", 4, 500)
        self.strength = tuple(
            row.whole("strength", 3, 5)
            for row in in_order(file, "team", ("team_5", "team_4", "team_3a", "team_3b"))
        )

    def read_board(self, file: File) -> None:
        """OL-MOV-02, OL-RUL-03: eight zones, what lies in each, and the ring that joins them."""
        zones = in_order(file, "zone", ZONES)
        self.read_ring(zones)
        self.resource = tuple(
            RESOURCES.index(row.text("resource", RESOURCES)) if row.has("resource") else -1
            for row in zones
        )
        self.stock = tuple(
            tuple(by_players(row, "stock", 0, 30)[i] if row.has("resource") else 0 for row in zones)
            for i in range(3)
        )
        places = in_order(
            file, "cargo_place", [f"cargo_place_{strength}" for strength in range(3, 7)]
        )
        self.cans = (0, 0, 0, *(row.whole("cans", 0, 30) for row in places))
        for strength, row in enumerate(places, 3):
            fixed(row, strength=strength, survivors=1)
        fixed(section(file, "algae"), tokens=1, per_day=1)
        city = section(file, "city")
        fixed(city, search_tokens=CITY_TOKENS)
        self.face_up = city.whole("face_up_equipment", 0, 6)
        self.search_removed = by_players(city, "search_removed", 0, 10)
        self.game_size = by_players(section(file, "game_stacks"), "size", 0, 10)

    def read_ring(self, zones: list[Row]) -> None:
        """OL-MOV-02, OL-RUL-03: each zone names the one before and the one after it, clockwise from the forest."""
        around = [[ZONES.index(name) for name in row.texts("neighbors", ZONES)] for row in zones]
        for zone, row in enumerate(zones):
            if len(around[zone]) != 2 or len({zone, *around[zone]}) != 3:
                raise row.bad("neighbors", "two other zones")
        for zone, row in enumerate(zones):
            if any(zone not in around[other] for other in around[zone]):
                raise row.bad("neighbors", "zones that name this one as their neighbor as well")
        ring = [0, around[0][1]]
        while len(ring) < RING and ring[-1] != 0:
            ring.append(next(zone for zone in around[ring[-1]] if zone != ring[-2]))
        if len(set(ring)) != RING:
            raise zones[0].bad("neighbors", "such that all eight zones form one ring")
        self.ring = tuple(ring)
        self.place = tuple(ring.index(zone) for zone in range(RING))
        self.steps = tuple(tuple(self.apart(a, b) for b in range(RING)) for a in range(RING))
        self.reach = tuple(
            sum(1 << zone for zone in range(RING) if 1 <= steps[zone] <= 2) for steps in self.steps
        )

    def apart(self, a: int, b: int) -> int:
        """OL-MOV-02: steps along the ring, the shorter way round."""
        clockwise = (self.place[b] - self.place[a]) % RING
        return min(clockwise, RING - clockwise)

    def read_shelter(self, file: File) -> None:
        """OL-SHEL-02, OL-RUL-02, OL-RUL-04, OL-RAD-01, OL-RAD-06: airlock, radiation track, days, score of rooms."""
        airlock = section(file, "airlock")
        self.airlock_rows = tuple(airlock.wholes("rows", 1, 6))
        self.airlock = sum(self.airlock_rows)
        self.rows_filled = rows_filled(self.airlock_rows)
        fixed(airlock, capacity=self.airlock, water_per_row=1)
        keep = section(file, "keep")
        self.keep_meat = keep.whole("meat", 0, 30)
        self.keep_water = keep.whole("water", 0, 30)
        start = section(file, "start")
        self.start_survivors = start.whole("survivors", 0, 6)
        fixed(start, free_rooms=1, special_dealt=6, special_kept=4, leaders_dealt=2)
        self.build_cost = section(file, "build").whole("cost_any_materials", 1, 9)
        self.read_track(file)
        self.radiation = tuple(row.whole("radiation", 0, 12) for row in file.rows("caravan_day"))
        self.room_score = tuple(row.whole("points", 0, 50) for row in file.rows("room_score"))

    def read_track(self, file: File) -> None:
        """OL-RUL-02, OL-RAD-06: the spaces from the best to the worst, as many as the board has."""
        rows = [row for row in file.rows("radiation_track") if not row.flag("gone", False)]
        rows.sort(key=lambda row: row.whole("index", 0, MOST_SPACES - 1))
        for place, row in enumerate(rows):
            row.whole("index", place, place)
        self.track = tuple(row.whole("points", -50, 50) for row in rows)
        starts = [place for place, row in enumerate(rows) if row.flag("start", False)]
        if len(starts) != 1:
            raise BadData(f"{file.name}: exactly one radiation_track must be the start")
        self.track_start = starts[0]

    def read_rooms(self, file: File) -> None:
        """OL-RUL-06, OL-SHEL-04: three common and nineteen special kinds, two tiles each of the latter."""
        rows = in_order(file, "room", ROOMS)
        for i, row in enumerate(rows):
            common = i < COMMON_ROOMS
            row.text("room_class", ("common",) if common else ("special",))
            row.whole("count", *((4, 4) if common else (COPIES, COPIES)))
            row.text("effect", ROOM_EFFECTS)
        self.cells = twice(row.whole("cells", 1, 6) for row in rows)
        self.food = twice(row.whole("food", 0, 6) for row in rows)
        self.room_amount = tuple(params(row).whole("amount", 0, 9, 0) for row in rows)
        self.nursery_max = params(rows[ROOMS.index("nursery")]).whole("max", 1, 12)
        crisis = params(rows[ROOMS.index("crisis_room")])
        self.relief = tuple(
            crisis.whole(name, 0, 6) for name in ("materials", "provisions", "ammo")
        )
        self.tool_draws = params(rows[ROOMS.index("tool_store")]).whole("draw", 0, 4)

    def read_equipment(self, file: File) -> None:
        """OL-RUL-07, OL-RUL-08, OL-REP-01: twenty kinds, two tiles each, a repair cost of three materials."""
        rows = in_order(file, "equipment", EQUIPMENT)
        self.repair = tuple(vector(row, "repair_cost", MATERIALS) for row in rows)
        for row, cost in zip(rows, self.repair, strict=True):
            row.whole("count", COPIES, COPIES)
            if sum(cost) != 3:
                raise row.bad("repair_cost", "three materials in all")
        self.symbol = tuple(row.text("symbol") for row in rows)
        self.half = tuple(row.text("half", ("left", "right")) for row in rows)
        self.pair_halves = pair_halves(self.symbol, self.half)
        self.tile_amount = tuple(params(row).whole("amount", 0, 9, 0) for row in rows)
        arrival: list[list[tuple[int, int, int]]] = [[] for _ in ZONES]
        plus: list[list[tuple[int, int, int]]] = [[] for _ in ZONES]
        lists = {"arrival_gain": arrival, "gather_bonus": plus}
        for kind, row in enumerate(rows):
            effect = row.text("effect", EQUIPMENT_EFFECTS)
            if effect in lists:
                trigger = row.text("trigger", (*ZONES, "city"))
                given = params(row)
                what = RESOURCES.index(given.text("resource", RESOURCES))
                for zone, name in enumerate(ZONES):
                    if name == trigger or (trigger == "city" and zone in (3, 7)):
                        lists[effect][zone].append((kind, what, given.whole("amount", 1, 9)))
        self.arrival = tuple(tuple(entries) for entries in arrival)
        self.plus = tuple(tuple(entries) for entries in plus)

    def read_disasters(self, file: File) -> None:
        """OL-EVT-05, OL-DIS-14: cost, points and effect of the twelve cards."""
        rows = in_order(file, "disaster", DISASTERS)
        self.cost = tuple(vector(row, "cost", RESOURCES) for row in rows)
        self.cost_parts = tuple(
            tuple((resource, need) for resource, need in enumerate(cost) if need)
            for cost in self.cost
        )
        self.points = tuple(row.whole("points", 0, 20) for row in rows)
        self.effect = tuple(row.text("effect", DISASTER_EFFECTS) for row in rows)
        self.strikes_shelters = tuple(row.flag("shelter_disaster") for row in rows)
        zones: list[tuple[int, ...]] = []
        amounts: list[tuple[int, int, int]] = []
        for row in rows:
            given = params(row)
            named = (
                [given.text("zone", ZONES)]
                if given.has("zone")
                else given.texts("zones", ZONES, [])
            )
            zones.append(tuple(ZONES.index(name) for name in named))
            field = "cap" if given.has("cap") else "amount"
            if isinstance(given.values.get(field), list):
                amount = given.wholes(field, -9, 20)
                if len(amount) != 3:
                    raise given.bad(field, "a number for 2, 3 and 4 players each")
                amounts.append((amount[0], amount[1], amount[2]))
            else:
                amounts.append((given.whole(field, -9, 20),) * 3)
            if given.has("otherwise_survivors"):
                fixed(given, otherwise_survivors=1)
        self.disaster_zones = tuple(zones)
        self.disaster_amount = tuple(amounts)

    def read_leaders(self, file: File) -> None:
        """OL-SET-09, OL-SET-14, OL-LEAD-01: four different zones, resources, one equipment, an age of his own."""
        rows = in_order(file, "leader", LEADERS)
        self.age = tuple(row.whole("age", 1, 120) for row in rows)
        self.start_zones = tuple(
            tuple(ZONES.index(zone) for zone in row.texts("start_zones", ZONES)) for row in rows
        )
        for row, zones in zip(rows, self.start_zones, strict=True):
            if len(zones) != 4 or len(set(zones)) != 4:
                raise row.bad("start_zones", "four different zones")
        self.start_store = tuple(vector(row, "resources", RESOURCES) for row in rows)
        self.start_tile = tuple(EQUIPMENT.index(row.text("equipment", EQUIPMENT)) for row in rows)
        self.searches = tuple(row.text("special", default="") == "search_start" for row in rows)
        distinct(rows, "age", self.age)
        distinct(rows, "equipment", self.start_tile)

    def read_tokens(self, file: File) -> None:
        """OL-HUNT-02, OL-RUL-37: thirty tokens of five kinds of game; ten search tokens in each city."""
        rows = in_order(file, "game", GAME)
        game: list[int] = []
        for kind, row in enumerate(rows):
            game += [kind] * row.whole("count", 0, GAME_TOKENS)
        if len(game) != GAME_TOKENS:
            raise rows[0].bad("count", f"such that there are {GAME_TOKENS} game tokens in all")
        self.game_kind = tuple(game)
        self.endurance = tuple(row.whole("endurance", 1, 12) for row in rows)
        self.weakest_game = min(self.endurance[kind] for kind in game)
        self.first_meat = tuple(row.whole("first_meat", 0, 12) for row in rows)
        self.more_meat = tuple(row.whole("step", 0, 12) for row in rows)
        finds = in_order(file, "search", SEARCH)
        kinds: list[int] = []
        gives: list[int] = []
        amounts: list[int] = []
        for kind, row in enumerate(finds):
            kinds += [kind] * row.whole("count_per_city", 0, CITY_TOKENS)
            gives.append(
                (*RESOURCES, "radiation_down", "nothing").index(
                    row.text("gives", (*RESOURCES, "radiation_down", "nothing"))
                )
            )
            amounts.append(row.whole("amount", 0, 9))
        if len(kinds) != CITY_TOKENS:
            raise finds[0].bad(
                "count_per_city", f"such that a city has {CITY_TOKENS} search tokens in all"
            )
        self.search_kind = tuple(kinds)
        self.search_gives = tuple(gives)
        self.search_amount = tuple(amounts)

    def read_solo(self, file: File) -> None:
        """OL-SOLO-03, OL-SOLO-04, OL-SOLO-06: the Drifters' twelve cards, their numbers, the difficulties."""
        cards = in_order(file, "drifter_card", [f"s{i:02}" for i in range(1, CARDS + 1)])
        self.card_zones = tuple(
            tuple(ZONES.index(zone) for zone in row.texts("zones", ZONES)) for row in cards
        )
        self.card_strong = tuple(
            row.text("prefer", ("strong", "weak")) == "strong" for row in cards
        )
        levels = in_order(file, "difficulty", DIFFICULTIES)
        self.drifter_survivors = tuple(row.whole("start_survivors", 0, 40) for row in levels)
        self.next_card_visible = tuple(row.flag("next_card_visible") for row in levels)
        drifters = section(file, "drifters")
        fixed(drifters, disasters_per_night=1, builds_per_night=1, repairs_per_night=1)
        self.drifter_ammo = drifters.whole("start_ammo", 0, 30)
        self.provisions_per_survivor = drifters.whole("provisions_per_survivor", 1, 30)
        self.materials_per_room = drifters.whole("materials_per_room", 1, 30)
        self.survivors_per_room = drifters.whole("survivors_per_room", 0, 30)
        self.materials_per_repair = drifters.whole("materials_per_repair", 1, 30)
        self.max_rooms = drifters.whole("max_rooms", 0, 7)
        self.provision_order = order_of(drifters, "provision_order")
        self.material_ties = order_of(drifters, "material_tie_order")
        self.tribute_ties = order_of(drifters, "tribute_tie_order")


def contents(overlay: Path | None) -> tuple[tuple[str, bytes], ...]:
    """What lies in an overlay folder now, so that a changed file is noticed."""
    if overlay is None:
        return ()
    files = [(path.name, start_of(path)) for path in sorted(overlay.glob("*.toml"))]
    return ((str(overlay), b""), *files)


def start_of(path: Path) -> bytes:
    """A file as far as it can matter: one that is longer is refused anyway."""
    with path.open("rb") as file:
        return file.read(1_000_001)


def open_box(overlay: Path | None = None) -> Box:
    return Box(files(overlay))


def files(overlay: Path | None = None) -> dict[str, File]:
    """The component files, with an owner's rows laid over them."""
    return data.read_files(FOLDER, overlay, GROWING)


def section(file: File, name: str) -> Row:
    """A single table of a file, read like a row."""
    values = file.values.get(name)
    if not isinstance(values, dict):
        raise BadData(f"{file.name}: there must be a table [{name}]")
    return Row(file.name, "table", name, values)


def params(row: Row) -> Row:
    values = row.values.get("params", {})
    if not isinstance(values, dict):
        raise row.bad("params", "a table")
    return Row(row.file, row.kind, f"{row.id}.params", values)


def fixed(row: Row, **values: int) -> None:
    """Numbers that the rules themselves carry: an overlay may not pretend to change them."""
    for field, value in values.items():
        row.whole(field, value, value)


def by_players(row: Row, field: str, low: int, high: int) -> tuple[int, int, int]:
    value = row.values.get(field)
    if not isinstance(value, dict):
        raise row.bad(field, "a table with p2, p3 and p4")
    inner = Row(row.file, row.kind, f"{row.id}.{field}", value)
    return (
        inner.whole("p2", low, high),
        inner.whole("p3", low, high),
        inner.whole("p4", low, high),
    )


def vector(row: Row, field: str, ids: tuple[str, ...]) -> tuple[int, ...]:
    value = row.values.get(field)
    if not isinstance(value, dict) or any(name not in ids for name in value):
        raise row.bad(field, f"amounts of {', '.join(ids)}")
    inner = Row(row.file, row.kind, f"{row.id}.{field}", value)
    return tuple(inner.whole(name, 0, 9, 0) for name in ids)


def order_of(row: Row, field: str) -> tuple[int, ...]:
    return tuple(RESOURCES.index(name) for name in row.texts(field, RESOURCES))


def distinct(rows: list[Row], field: str, values: tuple[int, ...]) -> None:
    for i, row in enumerate(rows):
        if values[i] in values[:i]:
            raise row.bad(field, "different from that of every other leader")


def pair_halves(symbols: tuple[str, ...], halves: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """OL-SCORE-07: for each symbol the kinds of its left and of its right half, as masks."""
    masks: dict[str, list[int]] = {}
    for kind, (symbol, half) in enumerate(zip(symbols, halves, strict=True)):
        masks.setdefault(symbol, [0, 0])[half == "right"] |= 1 << kind
    return tuple((left, right) for left, right in masks.values())


def twice(values: Any) -> tuple[int, ...]:
    """A number per kind of room, for both copies of each kind."""
    return tuple(value for value in values for _ in (0, 1))


def rows_filled(rows: tuple[int, ...]) -> tuple[int, ...]:
    """OL-SHEL-03, OL-RUL-05: occupied rows for each number of survivors; they always fill from the first row."""
    filled = [0]
    for i, cells in enumerate(rows):
        filled += [i + 1] * cells
    return tuple(filled)
