"""The card action of an explore action (LA-EXP-12): gather, recruit or upgrade; for the rest see `encounters`."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from . import (
    cargo,
    contamination,
    convoy,
    encounters,
    events,
    fame,
    hits,
    objects,
    recruits,
    upgrade,
)
from .box import DEVICE, ENCOUNTER, LOCATION, PERSON, TRAILER
from .expedition import (
    AFTER,
    BETWEEN,
    begin_card_action,
    end_card_action,
    take_tokens,
    too_few_sent,
)
from .state import Aurora
from .things import ANYWHERE, AT_LOCATION, OBJECT, RESOURCES

LEFT, RIGHT = 0, 1
"""The blocks of tokens on a location."""


def card_options(t: Aurora, seat: int) -> list[Step]:
    """LA-EXP-12: gather, upgrade, recruit or meet, as far as possible."""
    position = t.expedition.position
    kind = t.box.kind[t.zone[position]]
    if kind == LOCATION:
        return gather_options(t, seat)
    if why_not_act(t, seat, position) is not None:
        return []
    if kind == PERSON:
        return [(recruit, seat)]
    if kind == ENCOUNTER:
        return encounters.encounter_options(t, seat)
    if kind == DEVICE:
        return [(fit, seat, column) for column in upgrade.columns(t, seat)]
    return [(build, seat)]


def card_verbs(t: Aurora) -> list[Verb]:
    """LA-EXP-12: what can be done with the card explored."""
    card = t.zone[t.expedition.position]
    kind = t.box.kind[card]
    if kind == LOCATION:
        return [GATHER, SIFT]
    if kind == PERSON:
        return [RECRUIT]
    if kind == ENCOUNTER:
        return encounters.encounter_verbs(t, card)
    return [FIT] if kind == DEVICE else [BUILD]


def columns(t: Aurora, seat: int) -> range:
    return upgrade.columns(t, seat)


def not_yet(t: Aurora, seat: int) -> Reason | None:
    """LA-EXP-05, LA-EXP-08: enough skill, and a card action that is possible."""
    reason = too_few_sent(t, seat)
    return why_not_act(t, seat, t.expedition.position) if reason is None else reason


def why_not_act(t: Aurora, seat: int, position: int, eaten: int = 0) -> Reason | None:
    """LA-EXP-08, LA-EXP-12: why the card action is impossible for this player now, with so much food eaten before."""
    card = t.zone[position]
    kind = t.box.kind[card]
    if kind == LOCATION:
        return None
    if kind == PERSON:
        return recruits.why_not_house(t, seat)
    if kind == ENCOUNTER:
        return encounters.why_not_encounter(t, seat, position, eaten)
    return upgrade.why_not_install(t, seat, card) if kind == TRAILER else None


def gather_options(t: Aurora, seat: int) -> list[Step]:
    """LA-GATH-06, LA-RUL-02: a block that has tokens; a location without any gives nothing but its effect."""
    position = t.expedition.position
    left, right = t.left[position], t.right[position]
    options: list[Step] = []
    if left or not right:
        options.append((gather, seat, LEFT))
    if right:
        options.append((gather, seat, RIGHT))
    if events.resources(left):
        options.append((sift, seat, LEFT))
    if events.resources(right):
        options.append((sift, seat, RIGHT))
    return options


def tokens_on(t: Aurora, position: int, block: int) -> int:
    return t.left[position] if block == LEFT else t.right[position]


def blocks(t: Aurora, seat: int) -> tuple[int, ...]:
    return LEFT, RIGHT


def why_not_gather(t: Aurora, seat: int, block: int) -> Reason | None:
    """LA-GATH-06, LA-RUL-02: only a block that still has tokens; without any, the left one stands for none."""
    position = t.expedition.position
    if tokens_on(t, position, block) or (block == LEFT and not t.right[position]):
        return None
    return Reason("LA-GATH-06")


def why_not_sift(t: Aurora, seat: int, block: int) -> Reason | None:
    """LA-GATH-07: only a block that has resources, which could be left."""
    left = events.resources(tokens_on(t, t.expedition.position, block))
    return None if left else Reason("LA-GATH-06")


def gather(t: Aurora, seat: int, block: int) -> None:
    """LA-GATH-01, LA-GATH-10, LA-RUL-69: effect of the location, then the tokens of the block, then the check."""
    begin_card_action(t)
    t.expedition.block = block
    t.then((take_block, seat), (end_card_action, seat))
    location_effect(t, seat)


def sift(t: Aurora, seat: int, block: int) -> None:
    """LA-GATH-07, LA-PLC-14: as gather, but some of the tokens go to the supply instead."""
    begin_card_action(t)
    t.expedition.block = block
    t.then((sifting, seat), (take_block, seat), (end_card_action, seat))
    location_effect(t, seat)


def location_effect(t: Aurora, seat: int) -> None:
    """LA-GATH-02, LA-GATH-03, LA-GATH-04, LA-GATH-05, LA-RUL-72: damage, contamination, lost fame, or nothing."""
    effect = t.box.effect[t.zone[t.expedition.position]]
    if effect == "damage":
        hits.place_damage(t, seat, ANYWHERE, 1, AT_LOCATION)
    elif effect == "contamination":
        contamination.contaminate(t, seat, 1, 1)
    elif effect == "lose_fame" and not encounters.spared(t, seat):
        fame.lose_fame(t, seat, 1)


def sifting(t: Aurora, seat: int) -> None:
    """LA-GATH-07: which resources he leaves."""
    if t.expedition.stage == BETWEEN and resources_there(t, seat):
        t.ask(seat, "sift", DECLINE, KEEP, again=True)


def resources_there(t: Aurora, seat: int) -> list[int]:
    """LA-GATH-07, LA-ELIM-01: the resources of the block; whom the location's effect put out leaves none."""
    if t.convoys[seat].out:
        return []
    packed = tokens_on(t, t.expedition.position, t.expedition.block)
    return [resource for resource in RESOURCES if packed >> 4 * resource & 15]


def decline(t: Aurora, seat: int, token: int) -> None:
    """LA-PLC-14, LA-GATH-07: one of the tokens goes to the supply instead."""
    expedition = t.expedition
    block = t.left if expedition.block == LEFT else t.right
    block[expedition.position] -= 1 << 4 * token
    t.supply[token] += 1
    t.tell("declined", "LA-PLC-14", seat=seat, token=token)


def keep(t: Aurora, seat: int) -> None:
    """LA-GATH-07: the rest is taken."""
    t.expedition.stage = AFTER


def take_block(t: Aurora, seat: int) -> None:
    """LA-GATH-06, LA-GATH-07, LA-GATH-08: all tokens of the block; for each object token an object card."""
    expedition = t.expedition
    expedition.stage = BETWEEN
    if t.convoys[seat].out:
        return
    position = expedition.position
    block = t.left if expedition.block == LEFT else t.right
    packed, block[position] = block[position], 0
    found = events.amount(packed, OBJECT)
    t.supply[OBJECT] += found
    take_tokens(t, seat, packed, "LA-GATH-06")
    t.then((leave_if_empty,))
    if found:
        t.then((objects.draw_objects, seat, found))
    if convoy.overflow(t, t.convoys[seat]) > 0:
        t.then((cargo.make_room, seat))


def leave_if_empty(t: Aurora) -> None:
    """LA-GATH-09, LA-RUL-05: without resource tokens the location is discarded; object tokens go to the supply."""
    position = t.expedition.position
    if not events.resources(t.left[position]) and not events.resources(t.right[position]):
        t.discard.append(events.leave_zone(t, position))


def recruit(t: Aurora, seat: int) -> None:
    """LA-REC-01, LA-REC-02, LA-REC-04, LA-RUL-07: the survivor joins; for this turn he may not be given up."""
    begin_card_action(t)
    card = events.leave_zone(t, t.expedition.position)
    t.expedition.recruits.append(card)
    t.then((end_card_action, seat))
    recruits.join(t, seat, card)


def build(t: Aurora, seat: int) -> None:
    """LA-EXP-12: the truck or trailer is installed."""
    begin_card_action(t)
    card = events.leave_zone(t, t.expedition.position)
    t.then((end_card_action, seat))
    upgrade.install(t, seat, card)


def fit(t: Aurora, seat: int, column: int) -> None:
    """LA-EXP-12, LA-UPG-05: the device is installed above this column."""
    begin_card_action(t)
    card = events.leave_zone(t, t.expedition.position)
    t.then((end_card_action, seat))
    upgrade.fit_device(t, seat, column, card)


GATHER = verb(gather, when="LA-EXP-12", domain=blocks, bar=not_yet, why=why_not_gather)
SIFT = verb(sift, when="LA-GATH-07", domain=blocks, bar=not_yet, why=why_not_sift)
DECLINE = verb(decline, when="LA-PLC-14", domain=resources_there)
KEEP = verb(keep, when="LA-GATH-07")
RECRUIT = verb(recruit, when="LA-EXP-12", why=not_yet)
BUILD = verb(build, when="LA-EXP-12", why=not_yet)
FIT = verb(fit, when="LA-EXP-12", only="LA-UPG-05", domain=columns, bar=not_yet)
