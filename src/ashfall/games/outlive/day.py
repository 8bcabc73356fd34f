"""Phase 2 of a round of Outlive: disasters strike, then the teams go out one by one."""

from ashfall.engine.verbs import step

from . import disasters, drifters, movement, night
from .state import Outlive
from .things import ALL_TEAMS, DISASTER_PIECE


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
            goes = (movement.choose_team, now) if now < t.players else (drifters.drifters_turn,)
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
    t.then(step(night.night))
