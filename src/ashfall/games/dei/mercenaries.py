"""Mercenaries (MER): they wait in the city for a leader who meets their condition, and stay with its side."""

from collections.abc import Mapping
from functools import cache

from ashfall.engine.settings import Setting, Value
from ashfall.engine.verbs import verb, verb_about

from .bends import Bend, code, enter
from .box import Box
from .cards import end_card
from .drones import activate
from .factions import faction
from .majority import settle
from .modules import Module, enter_module
from .state import Dei
from .things import (
    ALEXANDRA,
    BUILD,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    BUY,
    COLLECT,
    DRONES,
    ENLIST,
    JUKAS,
    MERCENARIES,
    MOVE,
    STRIKE,
    USE_DRONE,
    bits,
)

SYMBOLS_COUNTED = (MOVE, COLLECT, ENLIST, BUILD, STRIKE, USE_DRONE, BUY)
LARGE = 5
"""DEI-MER-01: so many participants may meet two mercenaries."""
BUILDINGS = (BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE)
EARNED, SKILL, FAR = 550, 80, 6
"""To a simple player: a mercenary who could be hired on the spot; the skill, a phase; steps that are too many."""


class Mercenaries(Module):
    """DEI-MER-01, DEI-MER-02: an option that says which mercenaries come, or that chance decides."""

    def setting(self, option: str) -> Setting:
        """DEI-MER-01: both of them only in a game of five or more."""
        return Setting(
            option,
            ("none", "random", *MERCENARIES, "both"),
            "none",
            values_need={"both": {"players": (5, 6)}},
        )

    def take(self, t: Dei, options: Mapping[str, Value]) -> None:
        """DEI-MER-02: those who were agreed on; none are named where chance decides."""
        value = options["mercenaries"]
        if value != "random":
            named = MERCENARIES if value == "both" else (str(value),)
            t.mercenaries = [JUKAS + MERCENARIES.index(name) for name in named]

    def before_deployment(self, t: Dei) -> None:
        """DEI-MER-02, DEI-MER-03, DEI-MER-04, DEI-RUL-61: the last person in order places the first of them."""
        if not t.mercenaries:
            first = t.roll(len(MERCENARIES))
            both = [JUKAS + first, JUKAS + 1 - first]
            t.mercenaries = both if len(t.boards) >= LARGE else both[:1]
        people = [side for side in reversed(t.order) if side < t.players]
        t.then(
            *[(place_mercenary, seat, m) for seat, m in zip(people, t.mercenaries, strict=False)]
        )

    def entered(self, t: Dei, side: int, region: int, company: int) -> None:
        """DEI-MER-05, DEI-MER-06, DEI-RUL-63, DEI-RUL-165: a leader came by its own side's action; nobody hires two."""
        if not company & t.box.leaders or side >= t.players or has_mercenary(t, side):
            return
        for figure in waiting(t):
            needs = t.box.mercenaries[figure - JUKAS].needs
            if t.place[figure] == region and progress(t, side, figure) >= needs:
                t.then((hire_mercenary, side, figure))

    def progress(self, t: Dei, side: int, figure: int) -> int:
        return progress(t, side, figure) if t.boards[side].faction >= 0 else 0

    def end_of_turn(self, t: Dei, side: int) -> None:
        """DEI-MER-10, DEI-RUL-66, DEI-RUL-93, DEI-RUL-130: Jukas, after both cards of a turn in any phase."""
        mine = JUKAS in t.boards[side].figures
        if mine and faction(t, side).flies_drones() and drones_with_jukas(t, side):
            t.then((jukas_activation, side), (end_card, side))

    def points(self, t: Dei, side: int) -> int:
        """DEI-MER-08: the mercenary's card, with the action cards."""
        hired = [figure for figure in t.mercenaries if figure in t.boards[side].figures]
        return sum(t.box.mercenaries[figure - JUKAS].supplies for figure in hired)

    def prospects(self, t: Dei, side: int) -> int:
        """DEI-MER-05, DEI-MER-06: how near a person is to hiring the one who is nearest."""
        if has_mercenary(t, side):
            return SKILL * (t.box.phases * (t.box.rounds - t.round + 1) - t.phase)
        return max([hopes(t, side, figure) for figure in waiting(t)], default=0)


def waiting(t: Dei) -> list[int]:
    """DEI-MER-13: the mercenaries in the city whom nobody has hired; they count for nobody."""
    return [figure for figure in t.mercenaries if t.owner(figure) < 0 and t.place[figure] >= 0]


def has_mercenary(t: Dei, side: int) -> bool:
    return any(figure in t.boards[side].figures for figure in t.mercenaries)


# Where they wait


def place_mercenary(t: Dei, seat: int, figure: int) -> None:
    """DEI-MER-03, DEI-RUL-62: where a mercenary waits; one for whom no place is left is not used."""
    if posts(t, seat, figure):
        t.ask(seat, "place_mercenary", STATION.of(figure))


def posts(t: Dei, seat: int, figure: int) -> list[tuple[int, int]]:
    """DEI-MER-03, DEI-MER-04, DEI-RUL-62: beside a region with a neutral refuge, and not beside another mercenary."""
    near = 0
    for refuge in bits(t.city.refuges):
        near |= t.city.adjacent[refuge]
    for other in waiting(t):
        near &= ~(t.city.adjacent[t.place[other]] | 1 << t.place[other])
    return [(figure, region) for region in bits(near)]


def station(t: Dei, seat: int, figure: int, region: int) -> None:
    """DEI-MER-03, DEI-MER-13: the mercenary waits there."""
    t.place[figure] = region
    t.tell("mercenary_placed", rule="DEI-MER-03", seat=seat, figure=figure, region=region)


# Hiring


def hire_mercenary(t: Dei, seat: int, figure: int) -> None:
    """DEI-MER-05, DEI-RUL-165: hire, or not now."""
    t.ask(seat, "hire_mercenary", HIRE.of(figure), DECLINE)


def this_one(t: Dei, seat: int, figure: int) -> list[int]:
    return [figure]


def progress(t: Dei, side: int, figure: int) -> int:
    """DEI-MER-09, DEI-MER-11: how much the side has of what the mercenary's card asks for."""
    return drone_cards(t, side) if figure == JUKAS else most_symbols(t, side)


def drone_cards(t: Dei, seat: int) -> int:
    """DEI-MER-09, DEI-RUL-98: the drone cards that the side owns, wherever they lie."""
    board = t.boards[seat]
    owned = {
        *board.hand,
        *board.up,
        *board.down,
        *board.bin,
        *faction(t, seat).market_cards(t, seat),
    }
    return sum(t.box.cards[card].kind == "drone" for card in owned)


def most_symbols(t: Dei, seat: int) -> int:
    """DEI-MER-11, DEI-RUL-64, DEI-RUL-162: how often the commonest symbol is printed on the cards face up."""
    return symbols_within(t, t.boards[seat].up, [], 0)


def hopes(t: Dei, seat: int, figure: int) -> int:
    """DEI-MER-09, DEI-MER-11: what the side has, or can have, of what is asked for; then its leader comes nearer."""
    needs, board = t.box.mercenaries[figure - JUKAS].needs, t.boards[seat]
    plays, rounds = t.box.phases * t.box.plays, t.box.rounds - t.round
    if figure == JUKAS:
        has = later = drone_cards(t, seat)
        rounds += 1
    else:
        still = plays - len(board.up) - len(board.down)
        has = symbols_within(t, board.up, board.hand, still)
        later = symbols_within(t, [], board.hand + board.up, plays)
    whole = needs**2 * t.box.rounds
    share = whole if has >= needs else min(later, needs) ** 2 * rounds
    near = FAR - steps_to(t, seat, t.place[figure]) if max(has, later) + 1 >= needs else FAR
    return EARNED * near * share // (FAR * whole)


def symbols_within(t: Dei, laid: list[int], kept: list[int], plays: int) -> int:
    """DEI-MER-11: how often the commonest symbol can lie face up, with so many more cards."""
    counts = symbols_on(t.box)
    found = 0
    for place in range(len(SYMBOLS_COUNTED)):
        best = sorted([counts[card][place] for card in kept], reverse=True)
        there = sum([counts[card][place] for card in laid])
        found = max(found, there + sum(best[: max(plays, 0)]))
    return found


@cache
def symbols_on(box: Box) -> list[list[int]]:
    """DEI-RUL-64: how often each symbol that counts is printed on each card."""
    kinds = [[BUILD if s in BUILDINGS else s for s in card.symbols] for card in box.cards]
    return [[on_card.count(symbol) for symbol in SYMBOLS_COUNTED] for on_card in kinds]


def steps_to(t: Dei, seat: int, region: int) -> int:
    """DEI-MER-05, DEI-RUL-63: how far the nearest leader has to go; who is there already leaves and comes back."""
    leaders, answers = 0, faction(t, seat)
    for figure in t.boards[seat].figures:
        if t.box.leaders >> figure & 1 and t.place[figure] >= 0:
            leaders |= 1 << t.place[figure]
    reached = fringe = 1 << region
    for steps in range(1, FAR):
        further = 0
        for place in bits(fringe):
            further |= answers.links(t, seat, place)
        if further & leaders:
            return steps
        fringe = further & ~reached
        reached |= further
    return FAR


def hire(t: Dei, seat: int, figure: int) -> None:
    """DEI-MER-05, DEI-MER-06, DEI-MER-07: a figure of the side until the end, with its skill."""
    board = t.boards[seat]
    board.figures.append(figure)
    board.bends.append(code(t.box.mercenaries[figure - JUKAS].skill, 0))
    t.tell("hired", rule="DEI-MER-05", seat=seat, figure=figure)
    settle(t, seat, t.place[figure])


def decline(t: Dei, seat: int) -> None:
    """DEI-RUL-165: not now; the chance returns with the next entry."""


# Skills


class Appropriation(Bend):
    """DEI-MER-12, DEI-RUL-65, DEI-RUL-127, DEI-RUL-146: a Collect in Alexandra's region takes everything."""

    def takes_all(self, t: Dei, side: int, region: int) -> bool:
        return t.place[ALEXANDRA] == region


def jukas_activation(t: Dei, seat: int) -> None:
    """DEI-MER-10: which drone, or none."""
    t.ask(seat, "jukas_activation", HACK, beside=(DECLINE,))


def drones_with_jukas(t: Dei, seat: int) -> list[int]:
    """DEI-MER-10, DEI-RUL-102: the drones in his region."""
    return [drone for drone in range(len(DRONES)) if t.drones[drone] == t.place[JUKAS]]


def hack(t: Dei, seat: int, drone: int) -> None:
    """DEI-MER-10: he activates the drone; that is no card."""
    t.play.seat = seat
    t.tell("hacked", rule="DEI-MER-10", seat=seat, drone=drone)
    activate(t, seat, drone)


STATION = verb_about(station, when="DEI-MER-03", domain=posts)
HIRE = verb_about(hire, when="DEI-MER-05", domain=this_one)
DECLINE = verb(decline, when="DEI-RUL-165")
HACK = verb(hack, when="DEI-MER-10", domain=drones_with_jukas)

enter("collect_all_in_region", Appropriation())
enter_module("mercenaries", Mercenaries())
