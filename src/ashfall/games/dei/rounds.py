"""The course of the game (RND, FLOW): 4 rounds of 3 action phases and a refresh phase."""

from .effects import end_of_bonuses
from .factions import faction
from .modules import active
from .state import Dei


def begin_round(t: Dei) -> None:
    """DEI-RND-01, DEI-SET-12: the next round, from its first action phase."""
    t.phase = 0
    t.tell("round", rule="DEI-RND-01", round=t.round)
    t.then((next_phase,))


def next_phase(t: Dei) -> None:
    """DEI-RND-01, DEI-RND-02, DEI-FLOW-02: everybody takes a whole turn, in initiative order."""
    t.phase += 1
    t.queue = t.order[:]
    t.tell("phase", rule="DEI-RND-01", phase=t.phase)
    t.then((next_turn,))
    if t.phase == 1:
        for side in t.order:
            faction(t, side).begin_phase_one(t, side)


def next_turn(t: Dei) -> None:
    """DEI-RND-02: the next participant in initiative order, or the end of the phase."""
    if t.queue:
        side = t.queue.pop(0)
        t.then(faction(t, side).turn(side), (next_turn,))
    else:
        t.then((end_phase,))


def end_phase(t: Dei) -> None:
    """DEI-RUL-94, DEI-RUL-145: bonuses of the phase end; after phase III comes the refresh phase."""
    end_of_bonuses(t)
    if t.phase < t.box.phases:
        t.then((next_phase,))
    else:
        t.then((refresh,))
        for module in active(t):
            module.after_phase_three(t)


def refresh(t: Dei) -> None:
    """DEI-FLOW-04, DEI-RND-12, DEI-RND-13, DEI-END-01: cards to the bins, cards to the hands, then the next round."""
    t.tell("refresh", rule="DEI-RND-12", round=t.round)
    for side in t.order:
        faction(t, side).begin_refresh(t, side)
    for side in t.order:
        faction(t, side).recycle(t, side)
    take_back(t)
    if t.round == t.box.rounds:
        end_game(t)
        return
    for module in active(t):
        module.in_refresh(t)
    t.then((advance,))


def take_back(t: Dei) -> None:
    """DEI-RND-13, DEI-CAN-04: face-up cards return to the hands, their candies to the pool, which is shuffled."""
    eaten = []
    for board in t.boards:
        board.hand += board.up
        eaten += [candy for candy in board.sweets if candy >= 0]
        board.up = []
        board.sweets = []
    if eaten:
        t.candies += eaten
        t.shuffle(t.candies)


def advance(t: Dei) -> None:
    """DEI-RND-14, DEI-RND-15: the round marker, then the new initiative order."""
    t.round += 1
    for side in t.order:
        faction(t, side).round_marker_moved(t, side)
    t.order = new_order(t)
    t.tell("initiative", rule="DEI-RND-15", sides=t.order)
    t.then((begin_round,))


def new_order(t: Dei) -> list[int]:
    """DEI-RND-15: fewest supplies first; of two with the same number the one who was later goes before the other."""
    before = t.order
    return sorted(
        t.order,
        key=lambda side: (
            faction(t, side).goes_last(),
            t.boards[side].supplies,
            -before.index(side),
        ),
    )


def end_game(t: Dei) -> None:
    """DEI-RND-14, DEI-END-01, DEI-END-02: after steps 1 and 2 of the last refresh everything is counted."""
    t.tell("game_ended", rule="DEI-END-01")
    t.finish()
