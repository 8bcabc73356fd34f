"""The Fauns (FAU): Lilith and her dens, the Altar of Gaia, captured cards, missions that sacrifice something."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .buying import market_of, slide
from .factions import enter_faction
from .growth import den_links, dens_left, grove, growth_outpost, messenger
from .majority import settle
from .sacrifices import choose_faun_mission, promise
from .standard import Standard
from .state import Dei, Grove
from .things import (
    ALTAR,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    COLOURS,
    LILITH,
    PLACE_DEN,
    bits,
)

DEN, CUBE, UPGRADE = 130, 90, 150
"""What these will still bring in a whole game, in hundredths of a supply."""


class Fauns(Standard):
    """DEI-FAU-01: where nothing is said here the Fauns play by the standard rules."""

    # Set-up

    def found_start(self, t: Dei, side: int, region: int) -> None:
        """DEI-FAU-02, DEI-FAU-03, DEI-RUL-70: a blank token, no drone; then the Altar is placed."""
        t.grove = Grove(
            cubes=[0] * len(COLOURS), upgrades=[], missions=[], done=[], offered=[], seat=side
        )
        t.then((place_altar, side))

    def prepare(self, t: Dei, side: int) -> None:
        """DEI-FAU-05, DEI-FAU-06: upgraded cards beside the board, a den in every region with a neutral refuge."""
        own = grove(t)
        hand = t.boards[side].hand
        own.upgrades = [c for c in t.box.own[t.boards[side].faction] if c not in hand]
        for card in own.upgrades:
            t.show(card)
        own.dens = t.city.refuges
        lay_out_missions(t)
        settle(t, side, t.place[ALTAR])

    def standard_feats(self) -> bool:
        """DEI-FAU-07, DEI-FAU-08: the growth token covers the slots; no part in the draft."""
        return False

    # Ways

    def may_use(self, t: Dei, side: int, construction: int, company: int, moving: bool) -> bool:
        """DEI-FAU-23: never elevators or bridges of other factions."""
        return False

    def links(self, t: Dei, side: int, region: int, company: int = 0, moving: bool = False) -> int:
        """DEI-FAU-24, DEI-RUL-27, DEI-RUL-113, DEI-RUL-168: all regions with dens are linked with each other."""
        return super().links(t, side, region, company, moving) | den_links(t, region)

    def led_ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-FAU-24, DEI-RUL-151: dens link regions also for a Faun that another side leads."""
        return super().led_ways(t, side, region, company) | den_links(t, region)

    def after_move(self, t: Dei, side: int, origin: int, target: int, company: int) -> None:
        """DEI-FAU-09, DEI-EX-37: Messenger of Gaia."""
        if company >> LILITH & 1:
            t.then((messenger, side))

    # Actions

    def enlist_regions(self, t: Dei, side: int) -> int:
        """DEI-FAU-10, DEI-FAU-23, DEI-RUL-126: where both Lilith and a den are; no refuge helps."""
        return 1 << t.place[LILITH] & grove(t).dens

    def why_not_enlist(self, t: Dei, side: int) -> Reason | None:
        """DEI-FAU-10: Lilith is at no den."""
        if not self.enlist_regions(t, side):
            return Reason("DEI-FAU-10")
        return super().why_not_enlist(t, side)

    def why_not_build(self, t: Dei, side: int) -> Reason | None:
        """DEI-FAU-26, DEI-RUL-36: no constructions but dens."""
        return Reason("DEI-FAU-26")

    def why_not_drone(self, t: Dei, side: int) -> Reason | None:
        """DEI-FAU-18: no drones."""
        return Reason("DEI-FAU-18")

    def flies_drones(self) -> bool:
        """DEI-FAU-18, DEI-RUL-93: not even with Jukas."""
        return False

    def candy_symbol(self, t: Dei, side: int, symbol: int) -> int:
        """DEI-FAU-25, DEI-RUL-37, DEI-RUL-166: a construction candy gives a den, as long as there are tokens."""
        if symbol not in (BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE):
            return symbol
        return PLACE_DEN if dens_left(t, side) else -1

    def take_card(self, t: Dei, side: int, stall: int) -> None:
        """DEI-FAU-18, DEI-FAU-19, DEI-FAU-22, DEI-RUL-138: the card is turned face down where it lies."""
        t.captor[stall] = side
        t.tell("card_captured", rule="DEI-FAU-18", seat=side, card=t.stalls[stall])

    def shelter(self, t: Dei, side: int) -> int:
        """DEI-WEA-06, DEI-RUL-68, DEI-RUL-97: in Acid rain dens shelter Faun scrappers, and refuges do too."""
        return super().shelter(t, side) | grove(t).dens

    # The course of the game

    def end_of_phase_two(self, t: Dei, side: int) -> None:
        """DEI-FAU-11, DEI-FAU-12, DEI-RUL-38, DEI-RUL-132: growth, once a round."""
        t.then((growth_outpost, side, t.box.limits["growth_outposts"]))

    def end_of_phase_three(self, t: Dei, side: int) -> None:
        """DEI-FAU-36: an own mission instead of one of the board."""
        t.then((choose_faun_mission, side))

    def recycle(self, t: Dei, side: int) -> None:
        """DEI-FAU-20, DEI-END-01: cards played face down come back to the hand; captured cards go to the bin."""
        board = t.boards[side]
        board.hand += board.down
        board.down = []
        stalls = [stall for stall, captor in enumerate(t.captor) if captor == side]
        for stall in stalls:
            card, t.stalls[stall], t.captor[stall] = t.stalls[stall], -1, -1
            board.bin.append(card)
            t.tell("recycled", rule="DEI-FAU-20", seat=side, card=card)
        for market in sorted({market_of(stall) for stall in stalls}):
            slide(t, market)

    # Counting

    def constructions(self, t: Dei, side: int) -> int:
        """DEI-FAU-24, DEI-MIS-26, DEI-RUL-122: dens."""
        return grove(t).dens.bit_count()

    def constructed(self, t: Dei, side: int) -> int:
        """DEI-FAU-24, DEI-RUL-148: dens are constructions, also for others."""
        return grove(t).dens

    def dens(self, t: Dei, side: int) -> int:
        """DEI-FAU-24: the regions with a den."""
        return 0 if t.grove is None else t.grove.dens

    def market_cards(self, t: Dei, side: int) -> list[int]:
        """DEI-FAU-21, DEI-MIS-28, DEI-RUL-98: the bin, and captured cards that still lie on a market."""
        captured = [t.stalls[stall] for stall, captor in enumerate(t.captor) if captor == side]
        return super().market_cards(t, side) + captured

    def cards_beside(self, t: Dei, side: int) -> list[int]:
        """DEI-FAU-05: the upgraded cards still to be had."""
        return [] if t.grove is None else t.grove.upgrades

    def mastery(self, t: Dei, side: int) -> int:
        """DEI-MIS-32: a third of the cubes on the growth token."""
        return 0 if t.grove is None else sum(t.grove.cubes) // 3

    def feat_points(self, t: Dei, side: int) -> int:
        """DEI-FAU-17, DEI-END-05: 1 for each cube on the growth token."""
        return 0 if t.grove is None else t.box.cube_value * sum(t.grove.cubes)

    def purebred(self) -> bool:
        """DEI-FAU-04: no missions of the board."""
        return False

    def mission_hopes(self, t: Dei, side: int) -> int:
        """DEI-FAU-36: the best own missions for the rounds to come."""
        own = grove(t)
        left = t.box.rounds - len(own.done)
        open_ones = [
            promise(t, side, mission) for mission in own.missions if mission not in own.done
        ]
        return sum(sorted(open_ones, reverse=True)[:left])

    def prospects(self, t: Dei, side: int) -> int:
        """Dens as ways and places to enlist, cubes as strength of the Altar, better cards."""
        own = grove(t)
        taken = len(t.box.own[t.boards[side].faction]) - len(t.box.hands[t.boards[side].faction])
        points = DEN * own.dens.bit_count() + CUBE * sum(own.cubes)
        return points + UPGRADE * (taken - len(own.upgrades))


def place_altar(t: Dei, seat: int) -> None:
    """DEI-FAU-03: in a region with a neutral refuge."""
    t.ask(seat, "place_altar", FOUND)


def neutral_refuges(t: Dei, seat: int) -> list[int]:
    return bits(t.city.refuges)


def found(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-03: the Altar stands there."""
    t.place[ALTAR] = region
    t.tell("altar_founded", rule="DEI-FAU-03", seat=seat, region=region)


def lay_out_missions(t: Dei) -> None:
    """DEI-FAU-04: Free Life and 4 of the other 6 lie open; the last 2 go to the box."""
    own, missions = grove(t), t.box.missions
    free = [m for m in t.box.faun_missions if missions[m].criterion == "copy_purebred_upper"]
    others = [m for m in t.box.faun_missions if m not in free]
    t.shuffle(others)
    for mission in free:
        t.show(mission)
    while len(free) < t.box.limits["faun_missions_open"]:
        free.append(t.reveal(others))
    own.missions = sorted(free)
    for mission in others:
        t.show(mission)
    t.boxed += others


FOUND = verb(found, when="DEI-FAU-03", domain=neutral_refuges)

enter_faction("fauns", Fauns())
