"""The table of D.E.I.: the city with everything in it, the boards of the participants, markets and missions."""

from collections.abc import Mapping
from typing import ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table

from .box import Box
from .city import City
from .things import COLOURS


class Board(Part):
    """A participant: faction board, hand and bin, units, constructions.

    `up` are the cards played face up this round, `sweets` the candies on them (-1: none), `down` those played face
    down. `scrappers` and `strength` (majority value) are by region; `figures` are the leaders, mercenaries, special
    units and machines of this side. `refuges` and `elevators` are sets of regions, `bridges` sites. `bends` is what
    bends rules for this side, each `effect << 4 | amount`; `used` the effects used up in this phase. Until the phase
    ends `bonus` holds region, amount, region, amount …, and `figure_bonus` figure, amount, figure, amount …
    `missions` is the mission taken from each column (-1: none), `scored` what it gave. `feats` are tokens, `unlocked`
    a set of their places, or of natural feats.
    """

    hand: list[int]
    up: list[int]
    sweets: list[int]
    down: list[int]
    bin: list[int]
    candies: list[int]
    feats: list[int]
    figures: list[int]
    scrappers: list[int]
    strength: list[int]
    bridges: list[int]
    bends: list[int]
    bonus: list[int]
    figure_bonus: list[int]
    missions: list[int]
    scored: list[int]
    goods: list[int]
    faction: int
    reserve: int
    supplies: int
    refuges: int
    elevators: int
    unlocked: int
    used: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand", "up", "sweets", "down", "bin", "candies", "feats", "figures", "scrappers",
        "strength", "bridges", "bends", "bonus", "figure_bonus", "missions", "scored", "goods",
        "faction", "reserve", "supplies", "refuges", "elevators", "unlocked", "used",
    )
    __slots__ = FIELDS

    def __init__(
        self, hand: list[int], up: list[int], sweets: list[int], down: list[int], bin: list[int],
        candies: list[int], feats: list[int], figures: list[int], scrappers: list[int],
        strength: list[int], bridges: list[int], bends: list[int], bonus: list[int],
        figure_bonus: list[int], missions: list[int], scored: list[int], goods: list[int],
        faction: int = 0, reserve: int = 0, supplies: int = 0, refuges: int = 0,
        elevators: int = 0, unlocked: int = 0, used: int = 0,
    ) -> None:
        self.hand, self.up, self.sweets = hand, up, sweets
        self.down, self.bin, self.candies = down, bin, candies
        self.feats, self.figures, self.scrappers = feats, figures, scrappers
        self.strength, self.bridges, self.bends = strength, bridges, bends
        self.bonus, self.figure_bonus, self.missions = bonus, figure_bonus, missions
        self.scored, self.goods, self.faction = scored, goods, faction
        self.reserve, self.supplies, self.refuges = reserve, supplies, refuges
        self.elevators, self.unlocked, self.used = elevators, unlocked, used

    def clone(self) -> "Board":
        return Board(
            self.hand[:], self.up[:], self.sweets[:], self.down[:], self.bin[:], self.candies[:],
            self.feats[:], self.figures[:], self.scrappers[:], self.strength[:], self.bridges[:],
            self.bends[:], self.bonus[:], self.figure_bonus[:], self.missions[:], self.scored[:],
            self.goods[:], self.faction, self.reserve, self.supplies, self.refuges, self.elevators,
            self.unlocked, self.used,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Signals(Part):
    """The Psionics' own pieces: which signal tokens lie where, and their missions.

    How many tokens lie in a region is on the board of their side (`scrappers`); `levels[3 · region + level]` says of
    which level (0: the lowest). `supply`, `boxed` and `kar_ra` count tokens by level. `cards` holds card, level, card,
    level … of the drone cards with a token, `markets` place, level, place, level … of the market boards. `piles` are
    the missions of each leader that lie face down, `missions` the open ones. `minds` are the sides that Kit has
    controlled in this phase.
    """

    levels: list[int]
    supply: list[int]
    boxed: list[int]
    kar_ra: list[int]
    cards: list[int]
    markets: list[int]
    piles: list[list[int]]
    missions: list[int]
    side: int
    minds: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "levels", "supply", "boxed", "kar_ra", "cards", "markets", "piles", "missions", "side",
        "minds",
    )
    __slots__ = FIELDS

    def __init__(
        self, levels: list[int], supply: list[int], boxed: list[int], kar_ra: list[int],
        cards: list[int], markets: list[int], piles: list[list[int]], missions: list[int],
        side: int = 0, minds: int = 0,
    ) -> None:
        self.levels, self.supply, self.boxed = levels, supply, boxed
        self.kar_ra, self.cards, self.markets = kar_ra, cards, markets
        self.piles, self.missions, self.side = piles, missions, side
        self.minds = minds

    def clone(self) -> "Signals":
        return Signals(
            self.levels[:], self.supply[:], self.boxed[:], self.kar_ra[:], self.cards[:],
            self.markets[:], [each[:] for each in self.piles], self.missions[:], self.side,
            self.minds,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Play(Part):
    """The card being resolved: its symbols still to come, and what the action going on has named so far.

    `symbol` is the action going on (-1: none), `alone` says that no other kind of symbol is left, so that its first
    question may be answered with stop. `origin`, `target`, `company` (a set of figures) and `amount` are what was
    named; `least` says how many scrappers must go with a Move; `drone` is the one activated, `bought` the card being
    paid, `bent` what the card bends; `carried` says that the units named are taken along and go by no Move.
    """

    symbols: list[int]
    seat: int
    card: int
    symbol: int
    alone: int
    origin: int
    target: int
    company: int
    amount: int
    least: int
    drone: int
    bought: int
    bent: int
    carried: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "symbols", "seat", "card", "symbol", "alone", "origin", "target", "company", "amount",
        "least", "drone", "bought", "bent", "carried",
    )
    __slots__ = FIELDS

    def __init__(
        self, symbols: list[int], seat: int = 0, card: int = 0, symbol: int = 0, alone: int = 0,
        origin: int = 0, target: int = 0, company: int = 0, amount: int = 0, least: int = 0,
        drone: int = 0, bought: int = 0, bent: int = 0, carried: int = 0,
    ) -> None:
        self.symbols, self.seat, self.card = symbols, seat, card
        self.symbol, self.alone, self.origin = symbol, alone, origin
        self.target, self.company, self.amount = target, company, amount
        self.least, self.drone, self.bought = least, drone, bought
        self.bent, self.carried = bent, carried

    def clone(self) -> "Play":
        return Play(
            self.symbols[:], self.seat, self.card, self.symbol, self.alone, self.origin, self.target,
            self.company, self.amount, self.least, self.drone, self.bought, self.bent, self.carried,
        )
    # fmt: on
    # End of what tools/state.py writes.


class AutomaBoard(Part):
    """DEI-AUT-14: the board of the Automa beside what every participant has.

    `deck`, `cells` (cards whose action was performed), `aside` (those of earlier phases of the round) and `discard`
    are its cards; `dens` the region of each colour's den (-1: none), `removed` how many outposts of each colour lie
    on the board. `level` is how many actions it gets, `by_round` whether that number is for a whole round.
    """

    deck: list[int]
    cells: list[int]
    aside: list[int]
    discard: list[int]
    dens: list[int]
    removed: list[int]
    level: int
    by_round: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "deck", "cells", "aside", "discard", "dens", "removed", "level", "by_round",
    )
    __slots__ = FIELDS

    def __init__(
        self, deck: list[int], cells: list[int], aside: list[int], discard: list[int],
        dens: list[int], removed: list[int], level: int = 0, by_round: int = 0,
    ) -> None:
        self.deck, self.cells, self.aside = deck, cells, aside
        self.discard, self.dens, self.removed = discard, dens, removed
        self.level, self.by_round = level, by_round

    def clone(self) -> "AutomaBoard":
        return AutomaBoard(
            self.deck[:], self.cells[:], self.aside[:], self.discard[:], self.dens[:],
            self.removed[:], self.level, self.by_round,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Grove(Part):
    """What the Fauns have of their own.

    `cubes` lie on the growth token, by colour; `upgrades` are the upgraded cards still to be had, `missions` the own
    missions that lie open, `done` those marked so far, `offered` the regions named for the Sacrifice of Resources.
    `dens` is a set of regions.
    """

    cubes: list[int]
    upgrades: list[int]
    missions: list[int]
    done: list[int]
    offered: list[int]
    seat: int
    dens: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "cubes", "upgrades", "missions", "done", "offered", "seat", "dens",
    )
    __slots__ = FIELDS

    def __init__(
        self, cubes: list[int], upgrades: list[int], missions: list[int], done: list[int],
        offered: list[int], seat: int = 0, dens: int = 0,
    ) -> None:
        self.cubes, self.upgrades, self.missions = cubes, upgrades, missions
        self.done, self.offered, self.seat = done, offered, seat
        self.dens = dens

    def clone(self) -> "Grove":
        return Grove(
            self.cubes[:], self.upgrades[:], self.missions[:], self.done[:], self.offered[:],
            self.seat, self.dens,
        )
    # fmt: on
    # End of what tools/state.py writes.


class Dei(Table):
    """The whole table.

    `plan` is the city in a line. `goods[2 · region + resource]` lie in the regions, `supply` is the general supply.
    `outposts[5 · colour + n]` is the region of an outpost (-1: not on the board); its cube lies with the faction that
    holds the region: `holder[region]` (-1: nobody). `place[figure]` and `drones[drone]` are regions (-1: not there).
    `markets` are the boards on the table, in order: `stalls[3 · place + slot]` are the open cards (-1: empty slot),
    `piles[place]` the draw pile; `captor` says which side has captured the card of a stall (-1: none). `missions` lie
    column by column. `draft` are the feats to choose from, `boxed` pieces out of the game, `tolstoy` the cards beside
    the market that the Wild can still gain. `order` is the initiative order, `queue` who still acts in this phase.
    `mercenaries` are the figures of this game that can be hired, or have been. `automa` is the Automa's own board.
    `weather` is the deck, `forecast` its open card (-1: none), `skies` the cards in force so far; `sky` is what
    weather bends for all, `modules` the options in play. `signals` are the Psionics' pieces, `grove` is what the Fauns
    have, where they take part.
    """

    box: Box
    boards: list[Board]
    order: list[int]
    queue: list[int]
    goods: list[int]
    supply: list[int]
    outposts: list[int]
    holder: list[int]
    place: list[int]
    drones: list[int]
    bridges: list[int]
    piles: list[list[int]]
    stalls: list[int]
    captor: list[int]
    candies: list[int]
    missions: list[int]
    unused_missions: list[int]
    unused_feats: list[int]
    draft: list[int]
    boxed: list[int]
    tolstoy: list[int]
    mercenaries: list[int]
    markets: list[int]
    weather: list[int]
    skies: list[int]
    sky: list[int]
    modules: list[str]
    play: Play
    signals: Signals | None
    automa: AutomaBoard | None
    grove: Grove | None
    plan: str
    random_feats: int
    short_missions: int
    dealt_factions: int
    forecast: int
    round: int
    phase: int
    face_down: int

    def hidden(self) -> list[Hidden]:
        """DEI-RUL-84: the draw piles are all that lies face down."""
        return [
            *[Hidden(pile) for pile in self.piles],
            Hidden(self.candies),
            Hidden(self.unused_missions),
            Hidden(self.unused_feats),
            Hidden(self.weather),
            *self.hidden_missions(),
            *([] if self.automa is None else [Hidden(self.automa.deck)]),
        ]

    def hidden_missions(self) -> list[Hidden]:
        """DEI-PSI-03: the missions of the Psionics that lie face down, in a pile for each leader."""
        if self.signals is None:
            return []
        return [
            Hidden(pile, accepts)
            for pile, accepts in zip(self.signals.piles, self.box.psionic_piles, strict=True)
        ]

    def back(self, piece: int) -> int:
        return self.box.back[piece]

    @property
    def city(self) -> City:
        cities = self.box.cities
        return cities.known.get(self.plan) or cities.build(self.plan)

    @property
    def sides(self) -> range:
        """DEI-RUL-140: every participant: the seats, then the Automa where it plays."""
        return range(len(self.boards))

    def figures_at(self, side: int, region: int) -> int:
        """DEI-MAJ-01: the figures of a side in a region, as a set."""
        place = self.place
        found = 0
        for figure in self.boards[side].figures:
            if place[figure] == region:
                found |= 1 << figure
        return found

    def owner(self, figure: int) -> int:
        """The side that a figure belongs to (-1: nobody)."""
        for side, board in enumerate(self.boards):
            if figure in board.figures:
                return side
        return -1

    def colour(self, outpost: int) -> int:
        return outpost // (len(self.outposts) // len(COLOURS))

    def outposts_in(self, region: int) -> list[int]:
        """DEI-OUT-04: the outposts of a region, two at most."""
        return [o for o, where in enumerate(self.outposts) if where == region]

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "boards", "order", "queue", "goods", "supply", "outposts", "holder", "place", "drones",
        "bridges", "piles", "stalls", "captor", "candies", "missions", "unused_missions",
        "unused_feats", "draft", "boxed", "tolstoy", "mercenaries", "markets", "weather", "skies",
        "sky", "modules", "play", "signals", "automa", "grove", "plan", "random_feats",
        "short_missions", "dealt_factions", "forecast", "round", "phase", "face_down",
    )
    NESTED: ClassVar[Mapping[str, type[Part]]] = {
        "boards": Board, "play": Play, "signals": Signals, "automa": AutomaBoard, "grove": Grove,
    }
    __slots__ = ("box", *FIELDS)

    def __init__(
        self, box: Box, players: int, boards: list[Board], order: list[int], queue: list[int],
        goods: list[int], supply: list[int], outposts: list[int], holder: list[int],
        place: list[int], drones: list[int], bridges: list[int], piles: list[list[int]],
        stalls: list[int], captor: list[int], candies: list[int], missions: list[int],
        unused_missions: list[int], unused_feats: list[int], draft: list[int], boxed: list[int],
        tolstoy: list[int], mercenaries: list[int], markets: list[int], weather: list[int],
        skies: list[int], sky: list[int], modules: list[str], play: Play, signals: Signals | None,
        automa: AutomaBoard | None, grove: Grove | None, plan: str, random_feats: int = 0,
        short_missions: int = 0, dealt_factions: int = 0, forecast: int = 0, round: int = 0,
        phase: int = 0, face_down: int = 0, like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.box, self.boards, self.order = box, boards, order
        self.queue, self.goods, self.supply = queue, goods, supply
        self.outposts, self.holder, self.place = outposts, holder, place
        self.drones, self.bridges, self.piles = drones, bridges, piles
        self.stalls, self.captor, self.candies = stalls, captor, candies
        self.missions, self.unused_missions, self.unused_feats = missions, unused_missions, unused_feats
        self.draft, self.boxed, self.tolstoy = draft, boxed, tolstoy
        self.mercenaries, self.markets, self.weather = mercenaries, markets, weather
        self.skies, self.sky, self.modules = skies, sky, modules
        self.play, self.signals, self.automa = play, signals, automa
        self.grove, self.plan, self.random_feats = grove, plan, random_feats
        self.short_missions, self.dealt_factions, self.forecast = short_missions, dealt_factions, forecast
        self.round, self.phase, self.face_down = round, phase, face_down

    def clone(self) -> "Dei":
        return Dei(
            self.box, self.players, [each.clone() for each in self.boards], self.order[:],
            self.queue[:], self.goods[:], self.supply[:], self.outposts[:], self.holder[:],
            self.place[:], self.drones[:], self.bridges[:], [each[:] for each in self.piles],
            self.stalls[:], self.captor[:], self.candies[:], self.missions[:],
            self.unused_missions[:], self.unused_feats[:], self.draft[:], self.boxed[:],
            self.tolstoy[:], self.mercenaries[:], self.markets[:], self.weather[:], self.skies[:],
            self.sky[:], self.modules[:], self.play.clone(),
            None if self.signals is None else self.signals.clone(),
            None if self.automa is None else self.automa.clone(),
            None if self.grove is None else self.grove.clone(), self.plan, self.random_feats,
            self.short_missions, self.dealt_factions, self.forecast, self.round, self.phase,
            self.face_down, self,
        )
    # fmt: on
    # End of what tools/state.py writes.
