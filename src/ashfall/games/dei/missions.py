"""Missions (MIS): one at the end of each phase III, at most one of each column, in time or late."""

from collections.abc import Callable

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .box import Mission
from .factions import faction
from .majority import colours_controlled, held
from .state import Dei

Count = Callable[[Dei, int, Mission], int]
COLUMNS = 4


def column_of(t: Dei, mission: int) -> int:
    """DEI-SET-11: the round that a mission lies at, from 0."""
    return t.missions.index(mission) * COLUMNS // len(t.missions)


def worth_of(t: Dei, side: int, mission: int, in_time: bool) -> int:
    """DEI-MIS-01, DEI-MIS-06, DEI-RUL-07: what a mission gives a side now, at most 15."""
    card = t.box.missions[mission]
    count = COUNTS[card.criterion](t, side, card)
    return min(card.most, count * (card.upper if in_time else card.lower))


def worths_of(t: Dei, side: int, mission: int) -> tuple[int, int]:
    """DEI-MIS-01, DEI-MIS-06, DEI-RUL-07: the same, in time and late."""
    card = t.box.missions[mission]
    count = COUNTS[card.criterion](t, side, card)
    return min(card.most, count * card.upper), min(card.most, count * card.lower)


def in_time(t: Dei, mission: int) -> bool:
    """DEI-MIS-04: the column of the current round or of a later one."""
    return column_of(t, mission) >= t.round - 1


def choose_mission(t: Dei, seat: int) -> None:
    """DEI-MIS-02, DEI-RUL-54: exactly one, even if it gives nothing."""
    t.ask(seat, "choose_mission", COMPLETE)


def on_the_board(t: Dei, seat: int) -> list[int]:
    return t.missions


def why_not_complete(t: Dei, seat: int, mission: int) -> Reason | None:
    """DEI-MIS-03: at most one of each column."""
    taken = t.boards[seat].missions[column_of(t, mission)] >= 0
    return Reason("DEI-MIS-03") if taken else None


def complete(t: Dei, seat: int, mission: int) -> None:
    """DEI-MIS-02, DEI-MIS-04, DEI-MIS-05: a faction token on it, and its supplies."""
    board, column = t.boards[seat], column_of(t, mission)
    points = worth_of(t, seat, mission, in_time(t, mission))
    board.missions[column] = mission
    board.scored[column] = points
    board.supplies += points
    t.tell("mission_completed", rule="DEI-MIS-02", seat=seat, mission=mission, amount=points)


def hopes(t: Dei, side: int) -> int:
    """DEI-MIS-03: the best mission still open in each column, at what it would give now."""
    best = [0] * COLUMNS
    taken, shown = t.boards[side].missions, len(t.missions)
    for place, mission in enumerate(t.missions):
        column = place * COLUMNS // shown
        if taken[column] < 0:
            worth = worth_of(t, side, mission, column >= t.round - 1)
            if worth > best[column]:
                best[column] = worth
    return sum(best)


def outposts(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-21, DEI-MIS-22, DEI-MIS-23: outposts of the mission's colour; of any, if it names none."""
    colours = colours_controlled(t, side)
    return colours[card.colour] if card.colour >= 0 else sum(colours)


def roofs(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-24: roofs with the majority."""
    return (held(t, side) & t.city.roofs).bit_count()


def streets(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-25: pairs of ground regions with the majority."""
    return (held(t, side) & t.city.ground).bit_count() // 2


def constructions(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-26: own constructions on the board."""
    return faction(t, side).constructions(t, side)


def pairs(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-27: pairs of technology and energy."""
    return min(t.boards[side].goods)


def market_cards(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-28: market cards owned."""
    return len(faction(t, side).market_cards(t, side))


def escorted(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-29: regions with the majority and a drone."""
    with_drone = [region for region in t.city.regions if region in t.drones]
    return sum(t.holder[region] == side for region in with_drone)


def manpower(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-30: threes of scrappers."""
    return faction(t, side).scrappers(t, side) // 3


def sets_of_three(t: Dei, side: int) -> int:
    """DEI-MIS-31, DEI-RUL-159: sets of three different colours, as many as can be formed at once."""
    left = colours_controlled(t, side)
    found = 0
    while True:
        left.sort(reverse=True)
        if not left[2]:
            return found
        left[0], left[1], left[2] = left[0] - 1, left[1] - 1, left[2] - 1
        found += 1


def balance(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-31: sets of three outposts of different colours."""
    return sets_of_three(t, side)


def mastery(t: Dei, side: int, card: Mission) -> int:
    """DEI-MIS-32: unlocked feats."""
    return faction(t, side).mastery(t, side)


COUNTS: dict[str, Count] = {
    "per_controlled_outpost": outposts,
    "per_roof_region_with_majority": roofs,
    "per_two_ground_regions_with_majority": streets,
    "per_own_construction": constructions,
    "per_tech_energy_pair": pairs,
    "per_market_card_owned": market_cards,
    "per_majority_region_with_drone": escorted,
    "per_three_scrappers_on_board": manpower,
    "per_set_of_three_outpost_colors": balance,
    "per_unlocked_feat": mastery,
}
"""What a mission counts; a faction with missions of its own enters its criteria."""

COMPLETE = verb(complete, when="DEI-MIS-02", domain=on_the_board, why=why_not_complete)
