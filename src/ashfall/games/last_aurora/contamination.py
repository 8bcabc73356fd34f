"""Contamination (LA-CON): counters that come, each on a survivor of the owner's choice."""

from ashfall.engine.verbs import verb_about

from . import automa_effects, objects
from .crew import HERMIT, IDLE, candidates, die, skill, takes_part
from .state import Aurora


def contaminate(t: Aurora, seat: int, count: int, participants: int) -> None:
    """LA-CON-01, LA-GEN-09, LA-SURV-06, LA-RUL-71: so many counters, each on a survivor of the owner's choice.

    With `participants` only on survivors who take part in the explore action.
    """
    if seat >= t.players:
        automa_effects.automa_contaminate(t, count)
        return
    if t.convoys[seat].out:
        return
    if takes_part(t, seat, HERMIT):
        t.tell("hermit_protects", "LA-SURV-06", seat=seat)
        return
    t.convoys[seat].owed_contamination = count
    t.then((next_contamination, seat, participants))


def next_contamination(t: Aurora, seat: int, participants: int) -> None:
    """LA-CON-01, LA-RUL-12, LA-ITEM-04: the owner chooses the survivor, or a Hazmat Suit takes the counter."""
    owner = t.convoys[seat]
    people = candidates(t, seat, participants)
    if owner.owed_contamination > 0 and not owner.out and people:
        again = owner.owed_contamination > 1
        if owner.objects:
            use = objects.USE.of(objects.HAZARD)
            t.ask(seat, "contaminate", INFECT.of(participants), use, always=True, again=True)
        else:
            t.ask(seat, "contaminate", INFECT.of(participants), again=again)
    else:
        owner.owed_contamination = 0


def infect(t: Aurora, seat: int, crew: int) -> None:
    """LA-CON-02, LA-CON-03: the skill falls by 1; at 0 he dies, after the action he takes part in."""
    t.contamination[crew] += 1
    t.convoys[seat].owed_contamination -= 1
    if t.listener is not None:
        t.tell("contaminated", "LA-CON-02", seat=seat, crew=crew)
    if skill(t, crew) <= 0:
        if t.expedition.action != IDLE and t.expedition.seat == seat:
            if crew not in t.expedition.dying:
                t.expedition.dying.append(crew)
        else:
            die(t, seat, crew)


INFECT = verb_about(infect, when="LA-CON-01", domain=candidates, word="contaminate")
