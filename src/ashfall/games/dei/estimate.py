"""How good a position looks for a seat, in hundredths of a supply: a guide for simple players.

Everything that a seat will still gain is hoped for in proportion to the phases that are left. Programs look at tens of
thousands of positions for one game, so only the seat's own score is counted; of the others it is seen what they hold.
"""

from functools import cache

from .box import Box
from .factions import Faction, faction
from .majority import colours_controlled, cubes
from .modules import active
from .scoring import card_points, feat_points, outpost_points, resource_points, totals, winners
from .state import Board, Dei
from .things import (
    BUILD,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    BUY,
    COLLECT,
    ENLIST,
    MOVE,
    STRIKE,
    USE_DRONE,
)

MISSION_SHARE = (60, 55, 65, 80)
"""Of what missions would give now, by phase: until phase III much can change."""
BEGUN, HELD, LATER = 60, 50, 70
"""Of what symbols bring on average: those of the card being played that are still to come, of cards in hand for this
round, and for a later one; something always comes between."""
OUTPOST, SCRAPPER, REGION, CANDY, CONSTRUCTION = 110, 70, 25, 60, 40
WITHIN_REACH = 12
"""A resource in a region that the seat holds; of each region only some are collected."""
MOST_COLLECTED = 3
FEAT_STEP = (0, 60, 150, 160, 165, 170)
"""What 0, 1, 2 … outposts of a colour are worth while its feat is locked."""
UNLOCKED = 150
RIVAL_OUTPOST, RIVAL_SCRAPPER = 25, 8
AUTOMA_OUTPOST = 250
"""The Automa takes the outposts that it holds off the board, and is paid for them alone."""

WORTH = {
    MOVE: 80, COLLECT: 130, ENLIST: 100, BUILD: 70, BUILD_REFUGE: 60, BUILD_ELEVATOR: 50, BUILD_BRIDGE: 40, STRIKE: 60,
    BUY: 90, USE_DRONE: 190,
}  # fmt: skip
"""What playing a symbol brings on average."""
OTHER_SYMBOL, EFFECT = 90, 50
BUILDINGS = (BUILD, BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE)


def estimate(t: Dei, seat: int) -> int:
    """Supplies as if the game ended now, and what hand, board, units and outposts will still bring."""
    if t.over:
        return 100 * totals(t)[seat] + (1000 if seat in winners(t) else 0)
    if not t.order:
        return 0  # nobody has taken a board yet
    phases = t.box.rounds * t.box.phases
    left = phases - (t.round - 1) * t.box.phases - t.phase
    board, answers = t.boards[seat], faction(t, seat)
    colours = colours_controlled(t, seat)
    hopes = OUTPOST * sum(colours) + SCRAPPER * sum(board.scrappers) + figure_hopes(t, seat)
    hopes += feat_hopes(t, board, colours) + answers.prospects(t, seat)
    points = 100 * own_total(t, seat) + hopes * left // phases
    if left:
        points += sum([module.prospects(t, seat) for module in active(t)])
    points += land(t, seat, left)
    points += CANDY * len(board.candies) * (left > 0)
    points += CONSTRUCTION * (board.refuges.bit_count() + board.elevators.bit_count())
    points += hand_hopes(t, seat, answers)
    missions = MISSION_SHARE[t.phase] * answers.mission_hopes(t, seat)
    return points + missions - rivals(t, seat)


def own_total(t: Dei, seat: int) -> int:
    points = card_points(t, seat) + feat_points(t, seat) + outpost_points(t, seat)
    return t.boards[seat].supplies + points + resource_points(t, seat)


def land(t: Dei, seat: int, left: int) -> int:
    """The regions that a seat holds, and what lies there to be collected."""
    points, goods = 0, t.goods
    for region, holder in enumerate(t.holder):
        if holder == seat:
            there = goods[2 * region] + 2 * goods[2 * region + 1]
            points += REGION + (WITHIN_REACH * min(there, MOST_COLLECTED) if left else 0)
    return points


def figure_hopes(t: Dei, seat: int) -> int:
    """Tolstoy, machines and a mercenary in the city: so strong, and busy for the rest of the game."""
    leaders, value, place = t.box.leaders, t.box.value, t.place
    found = 0
    for figure in t.boards[seat].figures:
        if not leaders >> figure & 1 and place[figure] >= 0:
            found += value[figure]
    return found * SCRAPPER


def feat_hopes(t: Dei, board: Board, colours: list[int]) -> int:
    """Feats that are unlocked help; locked ones are nearer with each outpost of their colour."""
    points = 0
    for place, feat in enumerate(board.feats):
        if board.unlocked >> place & 1:
            points += UNLOCKED
        elif t.round < t.box.rounds + (t.phase < t.box.phases):
            points += FEAT_STEP[min(colours[t.box.feats[feat].colour], len(FEAT_STEP) - 1)]
    return points


def hand_hopes(t: Dei, seat: int, answers: Faction) -> int:
    """What the best cards will bring: those of this round that are left to play, and all again in each later round.

    A card with many symbols is seldom seen to its end: what is left of it counts too, or it would never be played.
    """
    board = t.boards[seat]
    plays = t.box.phases * t.box.plays
    builds, flies = answers.why_not_build(t, seat) is None, answers.why_not_drone(t, seat) is None
    worth = worths(t.box, builds, flies)
    still = plays - len(board.up) - len(board.down)
    best = sorted([worth[card] for card in board.hand], reverse=True)[: max(still, 0)]
    points = HELD * sum(best)
    if t.play.seat == seat:
        points += BEGUN * sum([symbol_worth(s, builds, flies) for s in t.play.symbols])
    later = t.box.rounds - t.round
    if later:
        kept = sorted([worth[card] for card in (*board.hand, *board.up)], reverse=True)
        points += LATER * later * sum(kept[:plays])
    return points // 100


@cache
def worths(box: Box, builds: bool, flies: bool) -> list[int]:
    """What playing each card brings to a faction that builds, or flies drones."""
    found = []
    for card in box.cards:
        worth = sum([symbol_worth(symbol, builds, flies) for symbol in card.symbols])
        found.append(worth + (EFFECT if card.effect else 0))
    return found


def symbol_worth(symbol: int, builds: bool, flies: bool) -> int:
    useless = (not builds and symbol in BUILDINGS) or (not flies and symbol == USE_DRONE)
    return 0 if useless else WORTH.get(symbol, OTHER_SYMBOL)


def rivals(t: Dei, seat: int) -> int:
    """What the others hold hurts: on average over the people, and wholly what the Automa has."""
    held = [0] * len(t.boards)
    for owner in cubes(t, t.outposts):
        if owner >= 0:
            held[owner] += 1
    points = 0
    for side, board in enumerate(t.boards):
        if side != seat and side < t.players:
            points += RIVAL_OUTPOST * held[side] + RIVAL_SCRAPPER * sum(board.scrappers)
    points //= max(t.players - 1, 1)
    return points + AUTOMA_OUTPOST * sum(held[t.players :])
