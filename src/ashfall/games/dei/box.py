"""The components as frozen tables: every card, mission, feat and candy is a piece with a number of its own."""

from importlib.resources import files as package_files
from pathlib import Path

from ashfall.engine.data import File, Row, digest, in_order, nested, read_files
from ashfall.engine.errors import BadData

from .city import Cities
from .districts import Districts
from .things import (
    ANY_DRONE,
    AUTOMA_LEVELS,
    CARD_KINDS,
    COLOURS,
    CONSTRUCTIONS,
    CRITERIA,
    DRONES,
    EFFECTS,
    FACTIONS,
    FIGURES,
    LANGUAGES,
    LEADERS,
    MARKETS,
    MERCENARIES,
    ORDERS,
    RESOURCES,
    SPECIAL_UNITS,
    SYMBOLS,
    slug,
    word,
)

DATA = package_files("ashfall.games.dei") / "data"
SLOTS = ("left", "middle", "right")
SINGLE_SYMBOLS = SYMBOLS[:9]
ACTION_WORDS = (
    *SINGLE_SYMBOLS,
    "tolstoy",
    "altar",
    *(f"drone:{drone}" for drone in (*DRONES, "any")),
    *(f"machine:{machine}" for machine in SPECIAL_UNITS[2:]),
)
BACKS = (
    "faction", "tolstoy", "tactical", "logistic", "mechanical", "black", "industrial", "purebred",
    "fauns", "psionics", "red", "blue", "green", "candy", "weather", "automa",
)  # fmt: skip


class Card:
    """DEI-CARD-01: an action card. `symbols` are resolved in any order; `drone` and `machine` say which one."""

    __slots__ = (
        "piece", "id", "faction", "market", "kind", "symbols", "effect", "amount", "price",
        "supplies", "drone", "machine", "rule", "content",
    )  # fmt: skip

    def __init__(self, piece: int, row: Row, faction: int, market: int) -> None:
        self.piece = piece
        self.id = row.id
        self.faction = faction
        self.market = market
        self.kind = row.text("kind", CARD_KINDS)
        self.drone = -1
        self.machine = -1
        self.symbols = [self.symbol(action) for action in row.texts("actions", ACTION_WORDS)]
        effect = row.text("effect", EFFECTS, "")
        if effect == "machine":
            effect = f"machine_{FIGURES[self.machine]}"
        self.effect = EFFECTS.index(effect)
        self.amount = row.whole("amount", 0, 9, 0)
        if effect in SYMBOLS:
            self.symbols.append(SYMBOLS.index(effect))
        self.price = [row.whole("cost_tech", 0, 9, 0), row.whole("cost_energy", 0, 9, 0)]
        self.supplies = row.whole("supplies", 0, 20, 0)
        self.rule = row.text("rule")
        # DEI-ASK-12: cards with equal content are one answer.
        self.content = (
            tuple(sorted(self.symbols)), self.effect, self.amount, self.drone, self.machine,
        )  # fmt: skip

    def symbol(self, action: str) -> int:
        name, _, of = action.partition(":")
        if name == "drone":
            self.drone = ANY_DRONE if of == "any" else DRONES.index(of)
        elif name == "machine":
            self.machine = FIGURES.index(of)
        return SYMBOLS.index(name)


class Mission:
    """DEI-MIS-01: a mission card. `owner` is the deck it belongs to, `leader` that of a Psionic mission."""

    __slots__ = (
        "piece", "id", "owner", "criterion", "colour", "upper", "lower", "most", "leader",
        "sacrifice", "rule",
    )  # fmt: skip

    def __init__(self, piece: int, row: Row) -> None:
        self.piece = piece
        self.id = row.id
        self.owner = row.text("deck", ("purebred", "fauns", "psionics"))
        self.criterion = row.text("criterion", CRITERIA)
        colour = row.text("parameter", ("", *COLOURS), "")
        self.colour = COLOURS.index(colour) if colour else -1
        self.upper = row.whole("upper", 0, 20)
        self.lower = row.whole("lower", 0, 20)
        self.most = row.whole("max", 1, 99)
        leader = row.text("leader", ("", *LEADERS), "")
        self.leader = LEADERS.index(leader) if leader else -1
        self.sacrifice = row.text("sacrifice", default="")
        self.rule = row.text("rule")

    @property
    def counts(self) -> str:
        """What it counts, as a word of the notation: its criterion, with the colour where it names one."""
        if self.colour >= 0:
            return f"{COLOURS[self.colour]}-outposts"
        return word(self.criterion.removeprefix("per_"))


class Feat:
    """DEI-FEAT-01: a feat token."""

    __slots__ = ("piece", "id", "colour", "effect", "amount", "rule")

    def __init__(self, piece: int, row: Row) -> None:
        self.piece = piece
        self.id = row.id
        self.colour = COLOURS.index(row.text("color", COLOURS[:3]))
        self.effect = EFFECTS.index(row.text("effect", EFFECTS[1:]))
        self.amount = row.whole("amount", 0, 9)
        self.rule = row.text("rule")


class Kit:
    """DEI-SET-19, DEI-SET-21, DEI-VAR-03: what a faction has in the box, and whether beginners should leave it."""

    __slots__ = (
        "id", "standard", "advanced", "leaders", "drone", "special", "scrappers", "constructions",
        "tokens", "dens", "signals", "rule",
    )  # fmt: skip

    def __init__(self, row: Row, leaders: list[int]) -> None:
        self.id = row.id
        self.standard = row.text("kind", ("standard", "asymmetric")) == "standard"
        self.advanced = row.flag("advanced")
        self.leaders = leaders
        drone = row.text("drone", ("", *DRONES))
        self.drone = DRONES.index(drone) if drone else -1
        special = row.text("special_unit", ("", *SPECIAL_UNITS), "")
        self.special = FIGURES.index(special) if special else -1
        self.scrappers = row.whole("scrappers", 0, 40)
        self.constructions = [row.whole(f"{construction}s", 0, 9) for construction in CONSTRUCTIONS]
        self.tokens = row.whole("faction_tokens", 0, 20)
        self.dens = row.whole("dens", 0, 20, 0)
        self.signals = row.whole("signals", 0, 40, 0)
        self.rule = row.text("rule")

    def figures(self) -> list[int]:
        """DEI-MAJ-01: its leaders, and its special unit if it has one."""
        return self.leaders + ([self.special] if self.special >= 0 else [])


class Drone:
    """DEI-DRN-03: a drone and what it does."""

    __slots__ = ("effect", "amount", "steps", "supplies", "candies", "rule")

    def __init__(self, row: Row) -> None:
        self.effect = row.text("effect")
        self.amount = row.whole("amount", 0, 9)
        self.steps = row.whole("steps", 0, 9)
        self.supplies = row.whole("gain_supplies", 0, 9, 0)
        self.candies = row.whole("gain_candy", 0, 9, 0)
        self.rule = row.text("rule")


class Special:
    """DEI-RUL-18, DEI-IND-20: a special unit or machine: its majority value, its steps, the level it enters on."""

    __slots__ = ("value", "steps", "bridges", "changes_level", "deploy", "collects", "rule")

    def __init__(self, row: Row) -> None:
        self.value = row.whole("majority", 0, 9)
        self.steps = row.whole("steps", 0, 9)
        self.bridges = row.flag("bridges")
        self.changes_level = row.flag("changes_level")
        self.deploy = row.text("deploy", ("", "ground", "roof", "any"), "")
        self.collects = row.whole("collects", 0, 9, 0)
        self.rule = row.text("rule")


class Mercenary:
    """DEI-MER-05: a mercenary and the condition to hire it."""

    __slots__ = ("value", "supplies", "hire", "needs", "skill", "rule")

    def __init__(self, row: Row) -> None:
        self.value = row.whole("majority", 0, 9)
        self.supplies = row.whole("supplies", 0, 40)
        self.hire = row.text(
            "hire", ("own_three_drone_cards", "seven_identical_symbols_this_round")
        )
        self.needs = row.whole("hire_count", 1, 40)
        self.skill = EFFECTS.index(row.text("skill", EFFECTS[1:]))
        self.rule = row.text("rule")


class Box:
    """All frozen tables. Cards are the pieces from 0 on; the other kinds of pieces follow."""

    def __init__(self, files: dict[str, File]) -> None:
        self.digest = digest(files)
        self.names: dict[str, dict[str, list[str]]] = {}
        self.forms: dict[str, dict[str, list[dict[str, str]]]] = {}
        self.words: dict[str, list[str]] = {}
        self.back: list[int] = []
        self.districts = Districts(files["districts"], files["boards"])
        self.cities = Cities(self.districts)
        self.read_factions(files["factions"])
        self.read_cards(files["faction_cards"], files["markets"])
        self.read_markets(files["markets"])
        self.read_missions(files["missions"])
        self.read_feats(files["feats"])
        self.read_tokens(files["tokens"])
        self.read_weather(files["weather"])
        self.read_automa(files["automa"])
        self.read_units(files["units"])
        self.read_constants(files["constants"])
        self.pieces = len(self.back)

    def new_piece(self, back: str) -> int:
        self.back.append(BACKS.index(back))
        return len(self.back) - 1

    def name(self, kind: str, rows: list[Row]) -> None:
        """The names of a kind in each language with their forms, and its words: the English names in the notation."""
        names = [row.names(LANGUAGES) for row in rows]
        self.names.setdefault(kind, {lang: [] for lang in LANGUAGES})
        self.forms.setdefault(kind, {lang: [] for lang in LANGUAGES})
        for lang in LANGUAGES:
            self.names[kind][lang] += [name[lang] for name in names]
            self.forms[kind][lang] += [row.forms(lang) for row in rows]
        self.words.setdefault(kind, []).extend(slug(name["en"]) for name in names)

    def read_factions(self, file: File) -> None:
        rows = in_order(file, "faction", FACTIONS)
        leaders = in_order(file, "leader", LEADERS)
        homes = [FACTIONS.index(row.text("faction", FACTIONS)) for row in leaders]
        self.kits = [
            Kit(row, [leader for leader, home in enumerate(homes) if home == faction])
            for faction, row in enumerate(rows)
        ]
        self.skills = [
            (EFFECTS.index(row.text("effect", EFFECTS[1:])), row.whole("amount", 0, 9))
            for row in leaders
        ]
        self.name("faction", rows)
        self.name("figure", leaders)
        self.natural_feats = [
            (
                EFFECTS.index(row.text("effect", EFFECTS[1:])),
                row.whole("outposts", 1, 20),
                row.text("rule"),
            )
            for row in file.rows("natural_feat")
        ]
        self.name("natural_feat", file.rows("natural_feat"))

    def read_cards(self, own: File, markets: File) -> None:
        """DEI-SET-10, DEI-SET-16, DEI-RUL-01: the cards of the factions, Tolstoy's, those of the markets."""
        self.cards: list[Card] = []
        for kind, back in (("card", "faction"), ("tolstoy_card", "tolstoy")):
            for row in own.rows(kind):
                faction = FACTIONS.index(row.text("faction", FACTIONS))
                self.cards.append(Card(self.new_piece(back), row, faction, -1))
            self.name("card", own.rows(kind))
        for kind in ("card", "industrial_card"):
            for row in markets.rows(kind):
                market = row.text("market", MARKETS)
                self.cards.append(Card(self.new_piece(market), row, -1, MARKETS.index(market)))
            self.name("card", markets.rows(kind))
        contents = [card.content for card in self.cards]
        self.alike = [contents.index(content) for content in contents]
        """DEI-ASK-12: for each card the first card of the same content."""
        self.hands = [
            [
                card.piece
                for card in self.cards
                if card.faction == faction and card.id.startswith(f"{FACTIONS[faction]}_0")
            ]
            for faction in range(len(FACTIONS))
        ]
        """DEI-SET-16: the cards that a faction begins with."""
        self.own = [
            [card.piece for card in self.cards if card.faction == faction]
            for faction in range(len(FACTIONS))
        ]

    def read_markets(self, file: File) -> None:
        boards = in_order(file, "board", tuple(f"market_{market}" for market in MARKETS))
        self.name("market", boards)
        self.words["market"] = list(MARKETS)
        colours = ("none", *COLOURS)
        self.market_colour = [colours.index(row.text("color", colours)) - 1 for row in boards]
        self.market_needs = [row.whole("outposts_needed", 0, 9) for row in boards]
        self.stock = [
            [card.piece for card in self.cards if card.market == market]
            for market in range(len(MARKETS))
        ]
        for market, row in enumerate(boards):
            row.whole("cards", len(self.stock[market]), len(self.stock[market]))
        rows = {row.text("slot", SLOTS): row for row in file.rows("industrial_slot")}
        if set(rows) != set(SLOTS):
            raise BadData(f"markets.toml: [[industrial_slot]] must be {', '.join(SLOTS)}")
        self.slot_price = [
            [rows[slot].whole("cost_tech", 0, 9), rows[slot].whole("cost_energy", 0, 9)]
            for slot in SLOTS
        ]
        self.slot_supplies = [rows[slot].whole("supplies_on_buy", 0, 20) for slot in SLOTS]

    def read_missions(self, file: File) -> None:
        self.missions: dict[int, Mission] = {}
        self.first_mission = len(self.back)
        for deck in ("purebred", "fauns", "psionics"):
            for row in file.rows(deck):
                piece = self.new_piece(deck)
                self.missions[piece] = Mission(piece, row)
            self.name("mission", file.rows(deck))
        self.purebred = [p for p, m in self.missions.items() if m.owner == "purebred"]
        self.faun_missions = [p for p, m in self.missions.items() if m.owner == "fauns"]
        self.psionic_missions = [p for p, m in self.missions.items() if m.owner == "psionics"]
        leaders = sorted({self.missions[piece].leader for piece in self.psionic_missions})
        self.psionic_piles = [
            frozenset(p for p in self.psionic_missions if self.missions[p].leader == leader)
            for leader in leaders
        ]
        """DEI-PSI-03: the missions of each Psionic leader."""
        tables = file.rows("outpost_table")
        self.outpost_table = tables[0].wholes("values", 0, 40)

    def read_feats(self, file: File) -> None:
        self.first_feat = len(self.back)
        self.feats: dict[int, Feat] = {}
        for row in file.rows("feat"):
            piece = self.new_piece(row.text("color", COLOURS[:3]))
            self.feats[piece] = Feat(piece, row)
        self.name("feat", file.rows("feat"))

    def read_tokens(self, file: File) -> None:
        """DEI-SET-00, DEI-SET-06: candies are pieces; the other tokens are counted."""
        self.counts = {row.id: row.whole("count", 0, 200) for row in file.rows("token")}
        self.name("token", file.rows("token"))
        kinds = file.rows("candy")
        self.name("candy", kinds)
        self.words["candy"] = [row.text("symbol", SYMBOLS).replace("_", "-") for row in kinds]
        self.candy_symbols = [SYMBOLS.index(row.text("symbol", SYMBOLS)) for row in kinds]
        self.candy_kind: dict[int, int] = {}
        for kind, row in enumerate(kinds):
            for _ in range(row.whole("count", 0, 40)):
                self.candy_kind[self.new_piece("candy")] = kind
        self.candies = list(self.candy_kind)
        if len(self.candies) != self.counts.get("token_candy"):
            raise BadData(f"tokens.toml: token_candy must be {len(self.candies)}, as the candies")
        self.signals = [
            (
                row.whole("symbols", 1, 9),
                row.whole("count", 0, 40),
                row.whole("removed_when_round_marker_reaches", 0, 9),
            )
            for row in file.rows("signal")
        ]
        """DEI-PSI-13, DEI-PSI-14: by level: symbols, tokens, the round whose beginning boxes them (0: none)."""
        self.name("signal", file.rows("signal"))

    def read_weather(self, file: File) -> None:
        rows = file.rows("card")
        self.first_weather = len(self.back)
        self.weather = [self.new_piece("weather") for _ in rows]
        self.weather_effects = [EFFECTS.index(row.text("effect", EFFECTS[1:])) for row in rows]
        self.name("weather", rows)

    def read_automa(self, file: File) -> None:
        levels = in_order(file, "level", tuple(f"automa_{level}" for level in AUTOMA_LEVELS))
        self.name("automa_level", levels)
        self.automa_actions = [row.wholes("actions_per_phase", 3, 6) for row in levels]
        for row, numbers in zip(levels, self.automa_actions, strict=True):
            if len(numbers) != 4:
                raise row.bad("actions_per_phase", "four numbers, one for each round")
        self.first_automa = len(self.back)
        self.automa_cards: dict[int, list[int]] = {}
        said = [order.replace("_", ":", 1) for order in ORDERS]
        for row in file.rows("card"):
            orders = [said.index(action) for action in row.texts("actions", said)]
            self.automa_cards[self.new_piece("automa")] = orders
        self.name("automa_card", file.rows("card"))
        whole = file.single()
        start = nested(whole, "start")
        self.automa_start = [start.whole("tech", 0, 9), start.whole("energy", 0, 9)]
        self.automa_cells = start.whole("cells", 1, 20)
        self.automa_scrappers = start.whole("scrappers_per_den", 0, 9)
        self.automa_climb = start.whole("climb_cost_tech", 0, 9)
        self.automa_ties = self.counts["token_tie_break"]
        self.automa_outposts = nested(whole, "sacrifice_score").wholes("values", 0, 99)
        spread = nested(whole, "action_count")
        self.automa_spread = {
            number: spread.wholes(f"round_spread_{number}", 0, 9) for number in range(3, 7)
        }
        """DEI-VAR-04: a number of actions for a whole round, by action phase."""

    def read_units(self, file: File) -> None:
        drones = in_order(file, "drone", DRONES)
        self.drones = [Drone(row) for row in drones]
        self.name("drone", drones)
        mercenaries = in_order(file, "mercenary", MERCENARIES)
        self.mercenaries = [Mercenary(row) for row in mercenaries]
        self.name("figure", mercenaries)
        special = in_order(file, "special_unit", SPECIAL_UNITS)
        self.special = [Special(row) for row in special]
        self.name("figure", special)
        self.words["figure"] = [word(figure) for figure in FIGURES]
        self.value = [
            *(1 for _ in LEADERS),
            *(mercenary.value for mercenary in self.mercenaries),
            *(unit.value for unit in self.special),
        ]
        """DEI-MAJ-02: the majority value of each figure."""
        self.leaders = (1 << len(LEADERS)) - 1
        self.walkers = (1 << len(LEADERS) + len(MERCENARIES)) - 1
        """DEI-ACT-01, DEI-ACT-03: the figures that a Move can take along."""

    def read_constants(self, file: File) -> None:
        whole = file.single()
        scoring, setup, limits = (nested(whole, n) for n in ("scoring", "setup", "limits"))
        self.good_value = [scoring.whole("tech", 0, 9), scoring.whole("energy", 0, 9)]
        self.feat_value = scoring.whole("feat", 0, 9)
        self.outpost_value = scoring.whole("outpost", 0, 9)
        self.cube_value = scoring.whole("faun_growth_cube", 0, 9)
        self.track = scoring.whole("supply_track_length", 1, 99)
        self.start_goods = [setup.whole("start_tech", 0, 9), setup.whole("start_energy", 0, 9)]
        self.start_scrappers = setup.wholes("start_scrappers_by_priority", 0, 15)
        if len(self.start_scrappers) != 6:
            raise setup.bad("start_scrappers_by_priority", "six numbers, one for each place")
        self.slots = setup.whole("market_slots", 3, 3)
        self.rounds = setup.whole("rounds", 4, 4)
        self.phases = setup.whole("action_phases", 3, 3)
        self.plays = setup.whole("cards_per_phase", 2, 2)
        self.missions_shown = setup.whole("missions_shown", 4, 12)
        self.missions_short = setup.whole("missions_shown_short", 4, 12)
        self.limits = {
            name: limits.whole(name, 0, 20)
            for name, value in limits.values.items()
            if isinstance(value, int)
        }
        self.tokens_of = [
            [self.counts[f"token_{good}"], self.counts[f"token_extra_{good}"]] for good in RESOURCES
        ]


def files(overlay: Path | None = None) -> dict[str, File]:
    return read_files(DATA, overlay)


def open_box(overlay: Path | None = None) -> Box:
    return Box(files(overlay))
