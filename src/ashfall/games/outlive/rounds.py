"""A round of Outlive: dawn stocks the board, the teams go out by day, and the night has seven steps."""

from ashfall.engine.verbs import step

from . import building, disasters, movement, repairing, roaming
from .cities import renew_stack, reveal_search
from .night import feeding, opportunity, radiation, recruiting
from .scoring import next_level
from .shelter import spend
from .state import Outlive, new_turn
from .things import ALL_TEAMS, CITIES, DISASTER_PIECE, MEAT, SEARCH_PIECE, WATER, tile_kind

LAST_DAY = 6

# Phase 1: dawn


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
    t.then(step(break_of_day))


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


# Phase 2: the day


def break_of_day(t: Outlive) -> None:
    """OL-DAY-01, OL-DAY-02, OL-DAY-03, OL-RUL-34, OL-RUL-59: the new card strikes, then the earlier ones by day."""
    card = t.reveal(t.caravan)
    t.struck.append(card)
    t.tell("disaster_revealed", "OL-DAY-01", disaster=card - DISASTER_PIECE)
    order = [card, *t.struck[:-1]]
    t.then(
        *[step(disasters.strike, struck - DISASTER_PIECE) for struck in order],
        step(turn_of, t.first),
    )


def turn_of(t: Outlive, side: int) -> None:
    """OL-DAY-05, OL-DAY-07, OL-MOV-12: one team at a time, clockwise; who has none left is skipped.

    The order was fixed when the day broke, whoever takes the first-player token meanwhile.
    """
    colonies = t.colonies
    n = len(colonies)
    for i in range(n):
        now = (side + i) % n
        if colonies[now].spent != ALL_TEAMS:
            goes = (movement.choose_team, now) if now < t.players else (roaming.drifters_turn,)
            t.then(goes, (turn_of, (now + 1) % n))
            return
    t.then(step(end_of_day))


def end_of_day(t: Outlive) -> None:
    """OL-DAY-06, OL-GEN-07: all teams lie down where they are."""
    for colony in t.colonies:
        colony.standing = 0
        colony.spent = 0
        colony.berth = 0
    t.tell("nightfall", "OL-DAY-06", day=t.day)
    t.then(step(night))


# Phase 3: the night


def night(t: Outlive) -> None:
    """OL-NIGHT-01, OL-NIGHT-02, OL-RUL-88: seven steps; the holder of the first-player token begins each."""
    t.turn = new_turn(-1, -1)
    t.stage = 1
    t.passes = 0
    t.pending = [0] * len(t.colonies)
    t.then(
        step(opportunity, t.first),
        step(feeding),
        step(radiation),
        step(recruiting),
        step(building.rooms_step),
        step(repairing.repairs_step),
        step(cleanup),
    )


def cleanup(t: Outlive) -> None:
    """OL-CLEAN-05, OL-GEN-02, OL-SCORE-01, OL-SOLO-21: limits end; after the sixth day the game is over."""
    tidy(t)
    if t.day == LAST_DAY:
        t.tell("game_over", "OL-SCORE-01")
        t.finish()
        if next_level(t):
            t.tell("next_level", "OL-SOLO-28")
    else:
        t.then(step(dawn))


def tidy(t: Outlive) -> None:
    """OL-CLEAN-01, OL-CLEAN-02, OL-CLEAN-03, OL-CLEAN-04: meat and surplus water go, tiles are readied."""
    for side in t.sides:
        colony = t.colonies[side]
        spend(t, side, MEAT, max(0, colony.store[MEAT] - t.box.keep_meat), "OL-CLEAN-01")
        spend(t, side, WATER, max(0, colony.store[WATER] - t.box.keep_water), "OL-CLEAN-02")
        colony.used = 0
        if side < t.players:
            ready = 0
            for tile in colony.repaired:
                ready |= 1 << tile_kind(tile)
            colony.ready = ready
