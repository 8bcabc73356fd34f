"""The end of Outlive: survival points part by part, and who joins the Caravan."""

from .shelter import provisions
from .state import Colony, Outlive
from .things import DISASTER_PIECE, tile_kind

CATEGORIES = ("survivors", "disasters", "rooms", "equipment", "pairs", "radiation")

SOURCES = {
    "survivors": (
        "OL-SCORE-05", "recruited", "survivor_housed", "survivor_joined", "born", "survivor_lost",
        "all_lost", "starved", "overexposed",
    ),
    "disasters": ("OL-SCORE-02", "solved"),
    "rooms": ("OL-SCORE-03", "built", "moved_in", "born", "survivor_lost", "drifters_built"),
    "equipment": ("OL-SCORE-06", "repaired", "recycled"),
    "pairs": ("OL-SCORE-07", "repaired", "recycled"),
    "radiation": ("OL-SCORE-04", "radiated", "cleansed", "overexposed"),
}  # fmt: skip
"""OL-SCORE-02 to OL-SCORE-07: the rule of each category, and the events that change its points."""


def parts(t: Outlive, colony: Colony) -> list[int]:
    """OL-SCORE-02, OL-SCORE-04, OL-SCORE-06, OL-RUL-73, OL-SOLO-22: survivors, solved disasters, rooms, repaired
    equipment, pairs, radiation; game tokens give nothing.
    """
    return [
        colony.survivors,
        sum(t.box.points[card - DISASTER_PIECE] for card in colony.solved),
        t.box.room_score[full_rooms(t, colony)],
        len(colony.repaired),
        pairs(t, colony),
        t.box.track[colony.radiation],
    ]


def full_rooms(t: Outlive, colony: Colony) -> int:
    """OL-SCORE-03, OL-RUL-48, OL-SOLO-19: built and fully populated; the airlock is no room."""
    cells = t.box.cells
    held = colony.held
    full = colony.annexes
    for slot, room in enumerate(colony.rooms):
        if held[slot] >= cells[room]:
            full += 1
    return full


def pairs(t: Outlive, colony: Colony) -> int:
    """OL-SCORE-07, OL-SCORE-08: a left and a right half of the same symbol, each tile in one pair at most."""
    kinds = 0
    for tile in colony.repaired:
        kinds |= 1 << tile_kind(tile)
    found = 0
    for left, right in t.box.pair_halves:
        if kinds & left and kinds & right:
            found += 1
    return found


def score_sheet(t: Outlive) -> list[tuple[str, list[int]]]:
    columns = [parts(t, colony) for colony in t.colonies]
    return [(name, [column[i] for column in columns]) for i, name in enumerate(CATEGORIES)]


def winners(t: Outlive) -> list[int]:
    """OL-SCORE-09, OL-SCORE-10, OL-RUL-52, OL-RUL-53, OL-SOLO-23: highest total, provisions, resources.

    Totals may be negative. Players still tied share the victory; against the Drifters they lose it.
    """
    ranks = [
        (sum(parts(t, colony)), provisions(colony), sum(colony.store)) for colony in t.colonies
    ]
    best = [side for side in t.sides if ranks[side] == max(ranks)]
    return best[-1:] if t.solo >= 0 else best


def next_level(t: Outlive) -> bool:
    """OL-SOLO-28: a win by five or more on easy or normal suggests the next level."""
    if t.solo not in (0, 1) or not t.over:
        return False
    mine, theirs = (sum(parts(t, colony)) for colony in t.colonies)
    return mine - theirs >= 5
