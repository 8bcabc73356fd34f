"""Encounters: Wanderers and the Trader (LA-ENC)."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from . import cargo, convoy, crew, events, expedition, fame, objects
from .crew import PREACHER
from .state import Aurora
from .things import FOOD, NONE, RESOURCES


def encounter_options(t: Aurora, seat: int) -> list[Step]:
    """LA-ENC-01, LA-ENC-10: the options of the card whose cost can be paid in full."""
    options: list[Step] = []
    for option in t.box.effect[t.zone[t.expedition.position]].split("+"):
        if option == "help":
            options += [(help, seat, r) for r in RESOURCES if why_not_help(t, seat, r) is None]
        elif option == "rob":
            options.append((rob, seat))
        elif option == "swap":
            options += [(swap, seat, r) for r in RESOURCES if why_not_swap(t, seat, r) is None]
        elif why_not_trade(t, seat) is None:
            options.append((trade, seat))
    return options


def encounter_verbs(t: Aurora, card: int) -> list[Verb]:
    """LA-ENC-01: the options that are printed on the card."""
    return [VERBS[option] for option in t.box.effect[card].split("+")]


def not_yet(t: Aurora, seat: int) -> Reason | None:
    """LA-EXP-05, LA-ENC-10: enough skill, and something that the card wants."""
    reason = expedition.too_few_sent(t, seat)
    return why_not_encounter(t, seat, t.expedition.position, 0) if reason is None else reason


def resource_types(t: Aurora, seat: int) -> tuple[int, ...]:
    return RESOURCES


def why_not_encounter(t: Aurora, seat: int, position: int, eaten: int) -> Reason | None:
    """LA-ENC-10: the Trader wants a resource of another type or an object; the Wanderers can always be robbed.

    So much food is eaten before.
    """
    if "swap" not in t.box.effect[t.zone[position]]:
        return None
    owner = t.convoys[seat]
    wares = wares_of(t, position)
    if owner.objects:
        return None
    for resource in RESOURCES if wares != NONE else ():
        have = convoy.holds(owner, resource) - (eaten if resource == FOOD else 0)
        if resource != wares and have:
            return None
    return Reason("LA-ENC-10")


def wares_of(t: Aurora, position: int) -> int:
    """LA-RUL-85: the resource that lies on the Trader, or NONE."""
    for resource in RESOURCES:
        if events.amount(t.left[position], resource):
            return resource
    return NONE


def why_not_help(t: Aurora, seat: int, resource: int) -> Reason | None:
    """LA-ENC-10: helping needs a resource in the convoy."""
    return None if convoy.holds(t.convoys[seat], resource) else Reason("LA-ENC-10", "resource")


def help(t: Aurora, seat: int, token: int) -> None:
    """LA-ENC-04, LA-RUL-86: 1 resource from the convoy for 2 fame and 1 object; the Wanderers go."""
    expedition.begin_card_action(t)
    convoy.pay(t, seat, token)
    t.tell("helped", "LA-ENC-04", seat=seat, token=token)
    t.discard.append(events.leave_zone(t, t.expedition.position))
    t.then(
        (fame.gain_fame, seat, t.box.encounter_fame["help"]),
        (objects.draw_objects, seat, t.box.encounter_objects["help"]),
        (expedition.end_card_action, seat),
    )


def rob(t: Aurora, seat: int) -> None:
    """LA-ENC-05, LA-RUL-72: all resources of the card and 1 object for 1 fame; the Preacher looks away."""
    expedition.begin_card_action(t)
    position = t.expedition.position
    packed, t.left[position] = t.left[position], 0
    t.discard.append(events.leave_zone(t, position))
    t.tell("robbed", "LA-ENC-05", seat=seat)
    expedition.take_tokens(t, seat, packed, "LA-ENC-05")
    loss: list[Step] = (
        [] if spared(t, seat) else [(fame.lose_fame, seat, -t.box.encounter_fame["rob"])]
    )
    t.then(
        (cargo.make_room, seat),
        (objects.draw_objects, seat, t.box.encounter_objects["rob"]),
        *loss,
        (expedition.end_card_action, seat),
    )


def spared(t: Aurora, seat: int) -> bool:
    """LA-SURV-08, LA-RUL-72: with the Preacher, fame lost by the card action is ignored."""
    if crew.takes_part(t, seat, PREACHER):
        t.tell("preacher_protects", "LA-SURV-08", seat=seat)
        return True
    return False


def why_not_swap(t: Aurora, seat: int, resource: int) -> Reason | None:
    """LA-ENC-07, LA-ENC-10, LA-RUL-100: the Trader has a resource and wants one of another type."""
    wares = wares_of(t, t.expedition.position)
    if wares == NONE:
        return Reason("LA-RUL-100")
    if wares == resource or not convoy.holds(t.convoys[seat], resource):
        return Reason("LA-ENC-07")
    return None


def swap(t: Aurora, seat: int, token: int) -> None:
    """LA-ENC-07, LA-ENC-09: the resource stays on the Trader, his goes to the convoy, with 1 object."""
    expedition.begin_card_action(t)
    position = t.expedition.position
    packed, t.left[position] = t.left[position], 1 << 4 * token
    convoy.add(t.convoys[seat], token, -1)
    t.tell("swapped", "LA-ENC-07", seat=seat, token=token)
    expedition.take_tokens(t, seat, packed, "LA-ENC-07")
    t.then(
        (cargo.make_room, seat),
        (objects.draw_objects, seat, t.box.encounter_objects["swap"]),
        (expedition.end_card_action, seat),
    )


def why_not_trade(t: Aurora, seat: int) -> Reason | None:
    """LA-ENC-10: the object option needs an object card."""
    return None if t.convoys[seat].objects else Reason("LA-ENC-10", "object")


def trade(t: Aurora, seat: int) -> None:
    """LA-ENC-08, LA-ENC-09: 1 object for 2; the Trader stays."""
    expedition.begin_card_action(t)
    t.tell("traded", "LA-ENC-08", seat=seat)
    t.then(
        (ask_trade, seat),
        (objects.draw_objects, seat, t.box.encounter_objects["trade_object"]),
        (expedition.end_card_action, seat),
    )


def ask_trade(t: Aurora, seat: int) -> None:
    """LA-ENC-08: which object goes; from then on it is public."""
    t.ask(seat, "trade", objects.DISCARD, always=len(t.convoys[seat].objects) > 1)


VERBS = {
    "help": verb(help, when="LA-ENC-04", domain=resource_types, bar=not_yet, why=why_not_help),
    "rob": verb(rob, when="LA-ENC-05", why=not_yet),
    "swap": verb(swap, when="LA-ENC-07", domain=resource_types, bar=not_yet, why=why_not_swap),
    "trade_object": verb(trade, when="LA-ENC-08", bar=not_yet, why=why_not_trade),
}
"""LA-ENC-01: the options of encounters by the word in the data."""
