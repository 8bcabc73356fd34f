"""Phase 2: Rest (LA-REST). All players at once."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import automa, convoy, crew, objects, repair
from .crew import MECHANIC
from .state import Aurora
from .things import FOOD, NONE, REST, USED_MECHANIC, USED_REST


def rest_phase(t: Aurora) -> None:
    """LA-REST-01: side by side; nothing that one does touches another."""
    t.start_phase(REST)
    if t.automa is not None:
        automa.automa_rest(t)
    lanes: list[Step] = []
    for seat, owner in enumerate(t.convoys):
        if owner.food and owner.exhausted:
            lanes.append((rest, seat))
        elif not owner.out:
            wake_up(t, seat)
            if rest_matters(t, seat):
                lanes.append((resting, seat))
    if lanes:
        t.together(*lanes)


def rest(t: Aurora, seat: int) -> None:
    t.then((feeding, seat), (wake_up, seat), (resting, seat))


def feeding(t: Aurora, seat: int) -> None:
    """LA-REST-02, LA-FOOD-05: one food for each survivor who rests instead of lying exhausted, as long as wanted."""
    owner = t.convoys[seat]
    if owner.food and owner.exhausted and not owner.used & USED_REST:
        t.ask(seat, "feed_at_rest", RECOVER, FED, again=True)


def exhausted_survivors(t: Aurora, seat: int) -> list[int]:
    return t.convoys[seat].exhausted


def no_food(t: Aurora, seat: int) -> Reason | None:
    """LA-FOOD-01: there must be food."""
    return None if t.convoys[seat].food else Reason("LA-FOOD-01")


def recover(t: Aurora, seat: int, crew: int) -> None:
    """LA-FOOD-02, LA-REST-02: for 1 food a survivor moves from the Exhausted to the Rest zone."""
    owner = t.convoys[seat]
    convoy.pay(t, seat, FOOD)
    owner.exhausted.remove(crew)
    owner.rest.append(crew)
    t.tell("recovered", "LA-FOOD-02", seat=seat, crew=crew)


def fed(t: Aurora, seat: int) -> None:
    """LA-REST-02: feeding is optional."""
    t.convoys[seat].used |= USED_REST


def wake_up(t: Aurora, seat: int) -> None:
    """LA-REST-03, LA-REST-04: Rest to Active, then Exhausted to Rest."""
    owner = t.convoys[seat]
    owner.active += owner.rest
    owner.rest = owner.exhausted
    owner.exhausted = []
    owner.used &= ~USED_REST


def rest_matters(t: Aurora, seat: int) -> bool:
    """Nothing happens to a convoy between here and its Movement turn, where the same objects can be used.

    Only of two Rations one has to be used now, because a phase allows one, and a Ration for the Mechanic, who works
    in this phase only; so without the Mechanic it takes two objects and two resting survivors to be asked.
    """
    owner = t.convoys[seat]
    two = len(owner.objects) >= 2 and len(owner.rest) >= 2
    return two or mechanic_ready(t, seat) or mechanic_rests(t, seat)


def mechanic_rests(t: Aurora, seat: int) -> bool:
    """LA-ITEM-08, LA-SURV-05: a Ration could wake a Mechanic who has something to mend, as far as everybody can see."""
    owner = t.convoys[seat]
    effect = t.box.effect
    return (
        bool(owner.objects)
        and any(owner.damage)
        and MECHANIC in [effect[card] for card in owner.rest]
        and objects.ration_matters(t, seat)
    )


def resting(t: Aurora, seat: int) -> None:
    """LA-REST-05, LA-SURV-05: the Mechanic, objects of any phase, as long as wanted."""
    owner = t.convoys[seat]
    if owner.used & USED_REST or not rest_matters(t, seat):
        return
    verbs = (MECHANIC_VERB, RESTED) if mechanic_ready(t, seat) else (RESTED,)
    use = objects.USE.of(objects.TURN)
    t.ask(seat, "rest", use, *verbs, always=bool(owner.objects), again=True)


def mechanic_ready(t: Aurora, seat: int) -> bool:
    """LA-SURV-05, LA-ABL-01, LA-ABL-04: an active Mechanic, once in the phase, with something to mend."""
    owner = t.convoys[seat]
    return (
        not owner.used & USED_MECHANIC
        and any(owner.damage)
        and crew.active_with(t, seat, MECHANIC) != NONE
    )


def mechanic(t: Aurora, seat: int) -> None:
    """LA-SURV-05, LA-ABL-02: up to 2 damage; he stays active."""
    t.convoys[seat].used |= USED_MECHANIC
    t.tell("mechanic", "LA-SURV-05", seat=seat)
    repair.repair(t, seat, t.box.amount[crew.active_with(t, seat, MECHANIC)], True)


def rested(t: Aurora, seat: int) -> None:
    """The player has finished resting."""
    t.convoys[seat].used |= USED_REST


RECOVER = verb(recover, when="LA-FOOD-02", domain=exhausted_survivors, bar=no_food)
FED = verb(fed, when="LA-REST-02")
MECHANIC_VERB = verb(mechanic, when="LA-SURV-05")
RESTED = verb(rested, when="LA-REST-05")
