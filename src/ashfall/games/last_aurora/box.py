"""What is in the box: cards, tokens and boards as frozen tables, read from the component files.

A card is its printed number less one. Tables are by card, so that a rule looks up a number instead of an object.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files as resources
from pathlib import Path

from ashfall.engine.data import File, Row, digest, forms, labels, read_files
from ashfall.engine.errors import BadData
from ashfall.languages import LANGUAGES

from .automa_cards import Board
from .road_board import ALPHA, BETA, Road
from .things import AMMO, AREAS, FOOD, FUEL, NONE, OBJECT, SURVIVOR

LOCATION, PERSON, ENCOUNTER, EVENT, TRUCK_CARD, TRAILER, DEVICE, THING, OUTCOME, ENEMY, ACTION = (
    range(11)
)
KINDS = (
    "location", "survivor", "encounter", "event", "truck", "trailer", "device", "object", "outcome", "enemy",
    "automa_action",
)  # fmt: skip

ANY_SLOT, PERSON_SLOT, STORE_SLOT, ARMOUR_SLOT, WEAPON_SLOT, SPECIAL_SLOT = range(6)
SLOT_TYPES = ("any", "survivor", "food_fuel", "armour", "weapon", "special")
SPECIALS = (
    "", "speed_plus", "tracks", "food_end_of_round", "fame_end_of_game", "food_as_fuel",
    "fame_per_food_end_of_game", "repair_end_of_round",
)  # fmt: skip
MOST_CARDS = 999
MOST_SLOTS = 8
MOST_TOWING = 4
PLACES = [[i for i in range(MOST_SLOTS) if mask >> i & 1] for mask in range(1 << MOST_SLOTS)]
"""For each mask of slots their places on the card."""
PLACES_BACK = [places[::-1] for places in PLACES]
"""The same from the last place to the first."""

TOKEN_WORDS = ("food", "fuel", "ammo", "object", "survivor")
TOKENS = {"food": FOOD, "fuel": FUEL, "ammo": AMMO, "object": OBJECT, "survivor": SURVIVOR}
START_KEYS = ("leader", "co_pilot", "truck", "container", "rusty_trailer")
COLOURS = ("red", "blue", "green", "yellow")
PHASES = ("exploration", "rest", "movement", "fire", "end_of_round", "end_of_game", "any")

LOCATION_EFFECTS = ("none", "damage", "contamination", "lose_fame")
EVENT_EFFECTS = ("each_convoy_damage", "each_player_contamination", "each_player_gain_fuel")
ABILITIES = (
    "ignore_contamination_while_exploring", "remove_damage", "rest_to_active", "ignore_fame_loss_of_card_action",
    "first_hit_extra_damage", "bonus_action_of_any_slot", "ignore_one_enemy", "gain_missing_resource",
    "fame_if_loot", "fame", "speed_plus", "rest_instead_of_exhausted", "speed_plus_1_and_catch_up",
)  # fmt: skip
OBJECT_EFFECTS = (
    "free_shot_extra_damage", "speed_plus", "raise_skill_to", "ignore_contamination", "move_without_fuel",
    "remove_contamination", "remove_damage", "rest_to_active", "place_mine",
)  # fmt: skip
BONUSES = (
    "remove_damage_1", "remove_contamination_1_participant", "remove_contamination_2_participants",
    "remove_damage_2", "food_for_damage", "ammo_for_damage", "fuel_for_contamination",
    "move_2_for_fuel", "upgrade_from_discard", "attack_for_ammo", "fuel_for_fame",
)  # fmt: skip
ENEMY_TYPES = ("I", "II", "III", "IV", "V", "VI")
LETTERS = "ABCD"

Harm = tuple[str, int, int]
"""One effect of an ambush: damage, contamination or lose_resource; how much; the area of the damage."""


class Box:
    """The component tables, frozen once read; shared by all tables played with them."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self.files = files
        self.digest = digest(files)
        self.roads = (Road(ALPHA, files["map_alpha"]), Road(BETA, files["map_beta"]))
        self.board = Board(files["automa"])
        rows = all_cards(files)
        self.rows = rows
        self.words = [word_of(row) for row in rows]
        self.labels = labels(rows, LANGUAGES)
        self.forms = forms(rows, LANGUAGES)
        self.kind = [KINDS.index(row.text("kind", KINDS)) for row in rows]
        self.simple = [kind in (LOCATION, TRUCK_CARD, DEVICE) for kind in self.kind]
        """LA-EXP-08: cards whose action is always possible."""
        self.loot = [row.flag("loot", False) for row in rows]
        self.colour = [colour_of(row) for row in rows]
        self.period = [row.whole("period", 0, 3, 0) for row in rows]
        self.extra = [row.flag("extra", False) for row in rows]
        self.skill = [row.whole("skill", 1, 9) if row.has("skill") else 0 for row in rows]
        self.amount = [row.whole("amount", 0, 9, 0) for row in rows]
        self.effect = [effect_of(row) for row in rows]
        self.phase = [row.text("phase", PHASES, "any") for row in rows]
        self.rule = [row.text("rule", default="") for row in rows]
        self.catch_up_distance = [row.whole("catch_up_distance", 0, 40, 0) for row in rows]
        self.catch_up_amount = [row.whole("catch_up_amount", 0, 9, 0) for row in rows]
        self.truck_damage = [row.whole("damage_truck", 0, 9, 0) for row in rows]
        self.read_zone(files)
        self.read_convoy_cards(rows)
        self.read_enemies(rows)
        self.read_outcomes(rows)
        self.read_setup(files)
        self.read_groups()
        self.read_encounters(rows)

    def read_encounters(self, rows: list[Row]) -> None:
        """LA-ENC-04, LA-ENC-05, LA-ENC-07, LA-ENC-08: fame and objects that the options of encounters bring."""
        options = [
            o for row in rows if row.text("kind") == "encounter" for o in row.rows("options")
        ]
        self.encounter_fame = {o.text("id"): o.whole("fame", -5, 5, 0) for o in options}
        self.encounter_objects = {o.text("id"): o.whole("objects", 0, 5, 0) for o in options}

    def read_zone(self, files: Mapping[str, File]) -> None:
        """LA-REV-06, LA-BETA-03: cost and bonus actions of each position of the exploration zone."""
        self.left = [tokens_of(row, "left" if row.has("left") else "tokens") for row in self.rows]
        self.right = [tokens_of(row, "right") for row in self.rows]
        self.costs: list[list[int]] = []
        self.bonuses: list[list[list[int]]] = []
        for name in ("map_alpha", "map_beta"):
            slots = sorted(
                files[name].rows("exploration_slot"), key=lambda row: row.whole("position", 1, 5)
            )
            if [row.whole("position", 1, 5) for row in slots] != [1, 2, 3, 4, 5]:
                raise BadData(f"{name}.toml: the exploration zone has the positions 1 to 5")
            self.costs.append([row.whole("cost", 0, 9) for row in slots])
            self.bonuses.append(
                [[BONUSES.index(b) for b in row.texts("bonus", BONUSES)] for row in slots]
            )

    def read_convoy_cards(self, rows: list[Row]) -> None:
        """LA-SLOT: the slots of trucks, trailers and devices as types, weapon levels, specials, and masks of them."""
        self.speed = [row.whole("speed", 0, 9, 0) for row in rows]
        self.towing = [row.whole("towing", 0, MOST_TOWING, 0) for row in rows]
        self.slot_types: list[list[int]] = []
        self.levels: list[list[int]] = []
        self.specials: list[list[int]] = []
        self.special_amounts: list[list[int]] = []
        for row in rows:
            slots = row.rows("slots")
            if len(slots) > MOST_SLOTS:
                raise row.bad("slots", f"at most {MOST_SLOTS} slots")
            self.slot_types.append([SLOT_TYPES.index(s.text("type", SLOT_TYPES)) for s in slots])
            self.levels.append([s.whole("level", 1, 4) if s.has("level") else 0 for s in slots])
            self.specials.append([SPECIALS.index(s.text("effect", SPECIALS, "")) for s in slots])
            self.special_amounts.append([s.whole("amount", 0, 9, 1) for s in slots])
            for s, types, level in zip(slots, self.slot_types[-1], self.levels[-1], strict=True):
                if types == WEAPON_SLOT and not level:
                    raise s.bad("level", "a whole number 1–4")
                if types == SPECIAL_SLOT and not s.has("effect"):
                    raise s.bad("effect", f"one of {', '.join(SPECIALS[1:])}")
        self.fame_per_food_most = [most_per_food(row) for row in rows]
        self.read_masks()
        self.read_special_slots()
        self.read_equal_slots()

    def read_masks(self) -> None:
        """Masks of the slots of each card; a spot without a card (NONE) finds an empty row at the end."""
        types = [*self.slot_types, []]
        self.full = [(1 << len(found)) - 1 for found in types]
        self.any_slots = [mask(found, ANY_SLOT) for found in types]
        self.person_slots = [mask(found, PERSON_SLOT) for found in types]
        self.store_slots = [mask(found, STORE_SLOT) for found in types]
        self.weapons = [mask(found, WEAPON_SLOT) for found in types]
        self.survivor_slots = either(self.any_slots, self.person_slots)
        self.own_slots = either(self.person_slots, self.store_slots)
        """The slots that are not for anything, but for survivors only, or for food and fuel only."""
        self.cargo_slots = either(self.any_slots, self.own_slots)
        self.cargo_by_damage = [cargo_by_damage(found) for found in types]
        """For each card and mask of damage: place and kind of the undamaged slots that can hold a token."""
        self.capacity = [capacities(found) for found in types]

    def read_special_slots(self) -> None:
        """The slots that do something of their own, and what they give."""
        specials, amounts = [*self.specials, []], [*self.special_amounts, []]
        kinds = range(len(SPECIALS))
        self.special_masks = [[mask(found, special) for found in specials] for special in kinds]
        """For each special and card: the slots of this kind."""
        self.late_slots = either(
            self.special_masks[SPECIALS.index("food_end_of_round")],
            self.special_masks[SPECIALS.index("repair_end_of_round")],
        )
        self.gives = [
            [
                amounts_by_damage(found, numbers, special)
                for found, numbers in zip(specials, amounts, strict=True)
            ]
            for special in kinds
        ]
        """For each special, card and mask of damage: what the undamaged slots of this kind give (without: [])."""

    def read_equal_slots(self) -> None:
        """Which slots of a card are alike, so that equal choices are offered once."""
        kinds = zip(self.slot_types, self.levels, self.specials, strict=True)
        self.classes = [*(equal_slots(*found) for found in kinds), []]
        self.whole_slots = [
            [whole_slots(classes, damage) for damage in range(full + 1)]
            for classes, full in zip(self.classes, self.full, strict=True)
        ]
        """For each card and mask of damage: the first of equal undamaged slots, and if there are more, all of them."""

    def read_enemies(self, rows: list[Row]) -> None:
        """LA-ENEMY, LA-AMB-03: rank and ambush of each enemy, defence of each loot card by number of players."""
        self.rank = [row.whole("rank", 1, 6) if row.has("rank") else 0 for row in rows]
        self.ambush: list[list[list[Harm]]] = [
            ambush_of(row) if row.has("ambush") else [] for row in rows
        ]
        self.defence = [
            [0, row.whole("defence_2p", 1, 20), row.whole("defence_2p", 1, 20)]
            + [row.whole("defence_3p", 1, 20), row.whole("defence_4p", 1, 20)]
            if row.has("defence_2p")
            else []
            for row in rows
        ]

    def read_outcomes(self, rows: list[Row]) -> None:
        """LA-OUT-01: player rows, enemy rows, letters and damage area of each outcome card."""
        self.hits = [[inner(row, f"weapon_{n}").whole("damage", 0, 9) for n in (1, 2, 3, 4)]
                     if row.has("letters") else [] for row in rows]  # fmt: skip
        self.jams = [[inner(row, f"weapon_{n}").flag("jam") for n in (1, 2, 3, 4)]
                     if row.has("letters") else [] for row in rows]  # fmt: skip
        self.enemy_hits = [[inner(row, f"enemy_{n}").whole("damage", 0, 9) for n in ENEMY_TYPES]
                           if row.has("letters") else [] for row in rows]  # fmt: skip
        self.enemy_ambushes = [[inner(row, f"enemy_{n}").flag("ambush") for n in ENEMY_TYPES]
                               if row.has("letters") else [] for row in rows]  # fmt: skip
        self.letters = [
            [LETTERS.index(c) for c in row.texts("letters", LETTERS, [])] for row in rows
        ]
        self.area = [AREAS.index(row.text("back_target", AREAS, "anywhere")) for row in rows]

    def read_setup(self, files: Mapping[str, File]) -> None:
        """LA-SET-07, LA-GEN-08, LA-FAME-01, LA-RUL-32: numbers by players, supply, fame track, special waypoints."""
        head = files["setup"].single()
        self.rounds = head.whole("rounds_max", 1, 6)
        self.object_limit = head.whole("object_limit", 1, 9)
        self.target_counters = head.whole("target_counters_per_player", 1, 4)
        self.start_tokens = [TOKENS[name] for name in head.texts("start_tokens", list(TOKENS))]
        self.start_cargo = [self.start_tokens.count(token) for token in range(3)]
        if self.start_tokens.count(SURVIVOR) != 2:
            raise BadData("setup.toml: start_tokens must have one survivor per start survivor card")
        by_players = {row.whole("players", 1, 4): row for row in files["setup"].rows("players")}
        if sorted(by_players) != [1, 2, 3, 4]:
            raise BadData("setup.toml: there must be one row of players for each of 1, 2, 3 and 4")
        self.extras = [[0, 0, 0]] + [
            [by_players[n].whole(f"extra_{p}", 0, 18) for p in ("I", "II", "III")]
            for n in (1, 2, 3, 4)
        ]
        self.kept_cards = [0] + [
            by_players[n].whole("keep_cards_end_of_round", 0, 5) for n in (1, 2, 3, 4)
        ]
        track = [row.whole("value", -9, 20) for row in files["setup"].rows("fame_track")]
        self.least_fame, self.most_fame = min(track), max(track)
        counts = {row.id: row.whole("count", 0, 99) for row in files["tokens"].rows("token")}
        names = ("food", "fuel", "ammo", "object_token", "survivor_token")
        self.supply = [counts[name] for name in names]
        self.mine_counters = counts["mine"]
        kinds = (*TOKEN_WORDS[:4], "", "contamination")
        self.special_counters = [
            kinds.index(row.text("type", ("food", "fuel", "ammo", "object", "contamination")))
            for row in files["tokens"].rows("special_waypoint")
        ]

    def read_groups(self) -> None:
        """LA-SET-05, LA-SET-06, LA-SET-11, LA-RUL-77: which cards make up which deck, and what their backs show."""
        cards = range(len(self.rows))
        exploring = [c for c in cards if self.period[c]]
        self.exploration_cards = exploring
        periods = range(4)
        self.cards_of_period = [
            [c for c in exploring if self.period[c] == p and not self.extra[c]] for p in periods
        ]
        self.extras_of_period = [
            [c for c in exploring if self.period[c] == p and self.extra[c]] for p in periods
        ]
        self.extra_cards = frozenset(c for c in exploring if self.extra[c])
        self.object_cards = [c for c in cards if self.kind[c] == THING]
        self.objects_with = {
            effect: [c for c in self.object_cards if self.effect[c] == effect]
            for effect in OBJECT_EFFECTS
        }
        self.outcome_cards = [c for c in cards if self.kind[c] == OUTCOME]
        self.loot_cards = [c for c in cards if self.loot[c]]
        self.action_cards = [c for c in cards if self.kind[c] == ACTION]
        pairs = self.files["setup"].single().texts("loot_backs")
        self.loot_pair = [
            pairs.index(row.text("back", pairs)) if row.has("back") else NONE for row in self.rows
        ]
        self.loot_of_pair = [
            [c for c in self.loot_cards if self.loot_pair[c] == pair] for pair in range(len(pairs))
        ]
        self.backs = [back_of(self, c) for c in cards]
        self.same_area = [
            frozenset(c for c in self.outcome_cards if self.area[c] == self.area[card])
            for card in cards
        ]
        self.leaders = [self.start_card(colour, "leader") for colour in COLOURS]
        self.co_pilots = [self.start_card(colour, "co_pilot") for colour in COLOURS]
        self.trucks = [self.start_card(colour, "truck") for colour in COLOURS]
        self.containers = [self.start_card(colour, "container") for colour in COLOURS]
        self.rusty_trailers = [
            c for c in cards if self.rows[c].text("key").startswith("rusty_trailer")
        ]
        self.lifted_skill = max(
            self.amount[c] for c in self.object_cards if self.effect[c] == "raise_skill_to"
        )
        self.check_places()
        self.mine = next(c for c in self.object_cards if self.effect[c] == "place_mine")
        self.objects_but_mine = [c for c in self.object_cards if c != self.mine]

    def check_places(self) -> None:
        """Every card lies somewhere when the game begins: in one deck, or with a player."""
        start = (self.leaders, self.co_pilots, self.trucks, self.containers, self.rusty_trailers)
        decks = (self.exploration_cards, self.object_cards, self.outcome_cards, self.action_cards)
        placed = [card for cards in (*start, *decks, *self.loot_of_pair) for card in cards]
        for card, row in enumerate(self.rows):
            if placed.count(card) != 1:
                if self.loot[card]:
                    raise row.bad(
                        "back", "one of the loot backs of setup.toml, and no period with it"
                    )
                if row.text("key").startswith(START_KEYS):
                    raise row.bad("key", "that of one start card of a colour, without a period")
                raise row.bad("period", "1–3: the card lies in no deck")

    def start_card(self, colour: str, key: str) -> int:
        return next(c for c, row in enumerate(self.rows) if row.text("key") == f"{key}_{colour}")


def all_cards(files: Mapping[str, File]) -> list[Row]:
    """LA-RUL-90, LA-RUL-78, LA-RUL-79: all cards in the order of their printed numbers, which have no gaps."""
    names = (
        "exploration_cards",
        "start_cards",
        "object_cards",
        "outcome_cards",
        "enemy_cards",
        "loot_cards",
    )
    rows = [row for name in names for row in files[name].rows("card")]
    rows += files["object_cards"].rows("optional_card") + files["automa"].rows("card")
    rows.sort(key=lambda row: row.whole("number", 1, MOST_CARDS))
    for number, row in enumerate(rows, 1):
        if row.whole("number", 1, MOST_CARDS) != number:
            raise row.bad(
                "number", f"{number}: the cards are numbered from 1, without a gap or a double"
            )
    return rows


def word_of(row: Row) -> str:
    """The word of a card in the notation: copies and colours of one card share it."""
    word = row.text("key")
    for tail in (*COLOURS, "1", "2"):
        if word.endswith("_" + tail) and not word.startswith(("outcome", "automa")):
            word = word[: -len(tail) - 1]
    return word.replace("_", "-")


def colour_of(row: Row) -> int:
    colour = row.text("colour", (*COLOURS, "neutral"), "neutral")
    return COLOURS.index(colour) if colour in COLOURS else NONE


def effect_of(row: Row) -> str:
    """The code of what a card does, from the list that belongs to its kind."""
    kind = row.text("kind", KINDS)
    allowed = {
        "location": LOCATION_EFFECTS, "event": EVENT_EFFECTS, "survivor": ABILITIES, "object": OBJECT_EFFECTS,
    }.get(kind)  # fmt: skip
    if kind == "encounter":
        return "+".join(
            option.text("id", ("help", "rob", "swap", "trade_object"))
            for option in row.rows("options")
        )
    return row.text("effect", allowed) if allowed else ""


def tokens_of(row: Row, field: str) -> int:
    """LA-REV-02: the tokens printed on a block, as four hexadecimal digits."""
    packed = 0
    for name in row.texts(field, TOKEN_WORDS[:4], []):
        packed += 1 << 4 * TOKENS[name]
    return packed


def inner(row: Row, field: str) -> Row:
    """A table inside a row, read like a row."""
    value = row.values.get(field)
    if not isinstance(value, dict):
        raise row.bad(field, "a table")
    return Row(row.file, row.kind, f"{row.id}.{field}", value)


def ambush_of(row: Row) -> list[list[Harm]]:
    """The alternatives of an ambush (one, unless the card lets the player choose), each a list of effects."""
    effects = row.rows("ambush")
    if len(effects) == 1 and effects[0].text("effect") == "choice":
        return [[harm_of(option)] for option in effects[0].rows("options")]
    return [[harm_of(effect) for effect in effects]]


def harm_of(row: Row) -> Harm:
    effect = row.text("effect", ("damage", "contamination", "lose_resource"))
    return effect, row.whole("amount", 1, 9), AREAS.index(row.text("area", AREAS, "anywhere"))


def most_per_food(row: Row) -> int:
    """LA-SLOT-13: the most fame that a slot with fame per food can give."""
    for slot in row.rows("slots"):
        if slot.text("effect", default="") == "fame_per_food_end_of_game":
            return slot.whole("max", 0, 9, 2)
    return 0


def mask(values: list[int], wanted: int) -> int:
    return sum(1 << i for i, value in enumerate(values) if value == wanted)


def either(some: list[int], others: list[int]) -> list[int]:
    """For each card the slots of one kind or the other."""
    return [a | b for a, b in zip(some, others, strict=True)]


def capacities(types: list[int]) -> list[int]:
    """For each mask of damage the undamaged slots: for anything, for survivors, for food and fuel, a byte each."""
    masks = [mask(types, kind) for kind in (ANY_SLOT, PERSON_SLOT, STORE_SLOT)]
    return [
        sum((masks[kind] & ~damage).bit_count() << 8 * kind for kind in range(3))
        for damage in range(1 << len(types))
    ]


def cargo_by_damage(types: list[int]) -> list[list[tuple[int, int]]]:
    """For each mask of damage the undamaged slots that can hold a token: their places and kinds."""
    cargo = [(place, kind) for place, kind in enumerate(types) if kind <= STORE_SLOT]
    return [
        [(place, kind) for place, kind in cargo if not damage >> place & 1]
        for damage in range(1 << len(types))
    ]


def amounts_by_damage(specials: list[int], amounts: list[int], special: int) -> list[int]:
    if special not in specials:
        return []
    return [
        sum(
            amounts[i] for i, kind in enumerate(specials) if kind == special and not damage >> i & 1
        )
        for damage in range(1 << len(specials))
    ]


def equal_slots(types: list[int], levels: list[int], specials: list[int]) -> list[int]:
    """Masks of the slots of a card that are equal in everything but their place."""
    kinds = list(zip(types, levels, specials, strict=True))
    return [sum(1 << i for i, k in enumerate(kinds) if k == kind) for kind in dict.fromkeys(kinds)]


def whole_slots(classes: list[int], damage: int) -> list[tuple[int, int]]:
    """For each group of equal slots: the place of the first undamaged one, and the mask of all if it is not alone."""
    groups = [equal & ~damage for equal in classes if equal & ~damage]
    return [(PLACES[whole][0], whole if whole & whole - 1 else 0) for whole in groups]


def back_of(box: Box, card: int) -> int:
    """Backs: the kind of card, and the period or pair where it is printed there."""
    if box.loot[card]:
        return 10 + box.loot_pair[card]
    if box.period[card]:
        return 20 + box.period[card]
    return 30 + box.kind[card]


@cache
def standard_files() -> dict[str, File]:
    return read_files(resources("ashfall.games.last_aurora") / "data")


@cache
def standard_box() -> Box:
    return Box(standard_files())


def files(overlay: Path | None = None) -> dict[str, File]:
    """The component files, with the rows of an overlay laid over them."""
    if overlay is None:
        return standard_files()
    return read_files(resources("ashfall.games.last_aurora") / "data", overlay)


def box(overlay: Path | None = None) -> Box:
    return standard_box() if overlay is None else Box(files(overlay))
