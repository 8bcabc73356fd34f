"""Phase 1 of a round of Outlive: dawn stocks the board."""

from ashfall.engine.verbs import step

from . import day
from .cities import renew_stack, reveal_search
from .state import Outlive
from .things import CITIES, SEARCH_PIECE, tile_kind


def dawn(t: Outlive) -> None:
    """OL-DAWN-01, OL-DAWN-05, OL-GEN-03, OL-SET-28: every round begins with dawn, then day, then night."""
    t.day += 1
    t.stage = 0
    t.tell("dawn", "OL-DAWN-01", day=t.day)
    restock(t)
    t.algae = True
    t.visited = False
    lay_out_equipment(t)
    for city in (0, 1):
        lay_out_search(t, city)
    man_ship(t)
    t.then(step(day.break_of_day))


def restock(t: Outlive) -> None:
    """OL-DAWN-02, OL-DAWN-03, OL-DAWN-04, OL-DAWN-10, OL-RUL-44: zones are topped up to their number from the supply.

    Game stacks are left alone.
    """
    targets = t.box.stock[t.scale]
    for zone, resource in enumerate(t.box.resource):
        if resource >= 0:
            added = min(targets[zone] - t.stock[zone], t.supply[resource])
            t.stock[zone] += added
            t.supply[resource] -= added


def lay_out_equipment(t: Outlive) -> None:
    """OL-DAWN-06: both cities discard what lies face up, then Blackwood reveals, then Silent Peak."""
    for city in (0, 1):
        t.junk += t.shown[city]
        t.shown[city] = []
    for city in (0, 1):
        for _ in range(t.box.face_up):
            if renew_stack(t, city):
                t.shown[city].append(t.reveal(t.stacks[city]))
        kinds = [tile_kind(tile) for tile in t.shown[city]]
        t.tell("equipment_shown", "OL-DAWN-06", zone=CITIES[city], equipment=kinds)


def lay_out_search(t: Outlive, city: int) -> None:
    """OL-DAWN-08: all ten tokens are shuffled; 4, 2 or 0 of them are revealed and out of this round."""
    first = SEARCH_PIECE + 10 * city
    t.search[city] = list(range(first, first + 10))
    t.shuffle(t.search[city])
    reveal_search(t, city, t.box.search_removed[t.scale], "OL-DAWN-08")


def man_ship(t: Outlive) -> None:
    """OL-DAWN-09, OL-RUL-62, OL-RUL-17: each empty place gets one survivor, never a second."""
    for place in range(3, 7):
        if not t.aboard >> place & 1 and t.crowd > 0:
            t.aboard |= 1 << place
            t.crowd -= 1
