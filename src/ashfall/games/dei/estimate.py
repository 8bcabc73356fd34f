"""How good a position looks for a seat, in hundredths of a supply: a guide for simple players."""

from .factions import faction
from .majority import colours_controlled
from .scoring import totals, winners
from .state import Dei

MISSION_SHARE = 60
OUTPOST, SCRAPPER, REGION, CANDY, CONSTRUCTION, CARD = 110, 70, 25, 60, 40, 60
FEAT_STEP = (0, 60, 150, 160, 165, 170)
"""What 0, 1, 2 … outposts of a colour are worth while its feat is locked."""


def estimate(t: Dei, seat: int) -> int:
    """Supplies as if the game ended now, and what board, units and outposts will still bring."""
    if t.over:
        return 100 * totals(t)[seat] + (1000 if seat in winners(t) else 0)
    if not t.order:
        return 0  # nobody has taken a board yet
    left = t.box.rounds * t.box.phases - (t.round - 1) * t.box.phases - t.phase
    points = 100 * totals(t)[seat]
    board = t.boards[seat]
    colours = colours_controlled(t, seat)
    points += sum(colours) * OUTPOST * left // 12
    points += sum(board.scrappers) * SCRAPPER * left // 12
    points += sum(t.holder[region] == seat for region in t.city.regions) * REGION
    points += len(board.candies) * CANDY * (left > 0)
    points += CONSTRUCTION * (board.refuges.bit_count() + board.elevators.bit_count())
    points += (len(board.hand) + len(board.up)) * CARD * left // 12
    points += figure_hopes(t, seat) * left // 12
    for place, feat in enumerate(board.feats):
        if not board.unlocked >> place & 1 and t.round < t.box.rounds + (t.phase < 3):
            points += FEAT_STEP[min(colours[t.box.feats[feat].colour], 5)] * left // 12
    answers = faction(t, seat)
    points += answers.prospects(t, seat) * left // 12
    return points + MISSION_SHARE * answers.mission_hopes(t, seat) + rivals_outlook(t, seat)


def figure_hopes(t: Dei, seat: int) -> int:
    """Tolstoy, machines and a mercenary in the city: so strong, and busy for the rest of the game."""
    others = [f for f in t.boards[seat].figures if not t.box.leaders >> f & 1 and t.place[f] >= 0]
    return sum(t.box.value[figure] for figure in others) * SCRAPPER


def rivals_outlook(t: Dei, seat: int) -> int:
    """What the strongest of the others has hurts a little."""
    others = [total for side, total in enumerate(totals(t)) if side != seat]
    return -20 * max(others, default=0)
