"""The round: five phases, always in this order (LA-GEN-02)."""

from . import combat, elimination, exploration, movement, rest, round_end
from .state import Aurora


def game_round(t: Aurora) -> None:
    """LA-GEN-02: Exploration, Rest, Movement, Fire, End of round; then the next one."""
    t.round += 1
    if t.listener is not None:
        t.tell("round", "LA-GEN-02", count=t.round)
    t.then(
        (exploration.exploration_phase,),
        (elimination.settle,),
        (rest.rest_phase,),
        (movement.movement_phase,),
        (elimination.settle,),
        (combat.fire_phase,),
        (elimination.settle,),
        (round_end.end_of_round,),
        (game_round,),
    )
