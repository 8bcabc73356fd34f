"""Bonus actions of the positions of the exploration zone (LA-BON, and those of Beta)."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from . import (
    card_action,
    cargo,
    combat,
    contamination,
    convoy,
    crew,
    encounters,
    expedition,
    fame,
    hits,
    movement,
    repair,
    upgrade,
)  # fmt: skip
from .box import BONUSES, ENCOUNTER
from .crew import BONUS_ACTION, EXPLORER
from .expedition import too_few_sent
from .state import Aurora
from .things import AMMO, ANYWHERE, BY_BONUS, FOOD, FUEL, NONE

(
    MEND_1, CURE_1, CURE_2, MEND_2, FOOD_FOR_DAMAGE, AMMO_FOR_DAMAGE, FUEL_FOR_CONTAMINATION,
    MOVE, RETRIEVE, ATTACK, FUEL_FOR_FAME,
) = range(len(BONUSES))  # fmt: skip

MENDING, CURING, DAMAGING = (MEND_1, MEND_2), (CURE_1, CURE_2), (FOOD_FOR_DAMAGE, AMMO_FOR_DAMAGE)
NOTHING_TO_MEND, NOBODY_TO_CURE = Reason("LA-BON-06"), Reason("LA-BON-05")
"""Made once: in most turns one of them stands in the way of a bonus."""
GAINS = {
    FOOD_FOR_DAMAGE: FOOD, AMMO_FOR_DAMAGE: AMMO, FUEL_FOR_CONTAMINATION: FUEL, FUEL_FOR_FAME: FUEL,
}  # fmt: skip


def offered(t: Aurora, position: int, people: list[int]) -> list[int]:
    """LA-BON-02, LA-SURV-13, LA-RUL-70: the bonus actions of the position; with the Explorer of any position."""
    effect = t.box.effect
    lists = t.box.bonuses[t.beta]
    for card in people:
        if effect[card] == EXPLORER:
            return [kind for found in lists for kind in found]
    return lists[position]


def bonus_options(t: Aurora, seat: int) -> list[Step]:
    """LA-BON-01, LA-CON-04, LA-RUL-09: what the living participants can do."""
    people = t.expedition.crew
    if not people:
        return []
    options: list[Step] = []
    for kind in offered(t, t.expedition.position, people):
        if why_not_bonus(t, seat, kind) is None:
            options.append((bonus, seat, kind))
    return options


def first_options(t: Aurora, seat: int, possible: bool) -> list[Step]:
    """LA-EXP-07, LA-EXP-08: bonus before card; where the card needs it, only one that makes the card possible."""
    if possible:
        return bonus_options(t, seat)
    kinds = enabling(t, seat, t.expedition.position, t.expedition.crew)
    return [(bonus, seat, kind) for kind in kinds]


def enabling(t: Aurora, seat: int, position: int, people: list[int], eaten: int = 0) -> list[int]:
    """LA-EXP-08: bonus actions that are certain to make an impossible card action possible, after so much food.

    Only the Trader can need one. A recruit never does: whoever is in the game has a survivor in some
    undamaged slot, and room can be made there (LA-RUL-07).
    """
    if t.box.kind[t.zone[position]] != ENCOUNTER:
        return []
    wares = encounters.wares_of(t, position)
    return [
        kind
        for kind in offered(t, position, people)
        if kind in GAINS
        and wares not in (NONE, GAINS[kind])
        and t.supply[GAINS[kind]]
        and keeps_gain(t, seat, kind, eaten)
    ]


def keeps_gain(t: Aurora, seat: int, kind: int, eaten: int) -> bool:
    """Whether the resource surely finds a place: one slot more is free than the damage could take."""
    owner = t.convoys[seat]
    stored = owner.food - eaten + owner.fuel + (GAINS[kind] <= FUEL)
    ammo = owner.ammo + (GAINS[kind] == AMMO)
    return convoy.lacking(t, owner, owner.size(), stored, ammo) <= -1


def why_not_bonus(t: Aurora, seat: int, bonus: int) -> Reason | None:
    """LA-BON-09: a bonus needs its cost, and something it can do."""
    if bonus in MENDING:
        return None if hits.is_damaged(t, seat) else NOTHING_TO_MEND
    if bonus in CURING:
        return None if crew.curable(t, seat, 1) else NOBODY_TO_CURE
    if bonus in DAMAGING:
        return None if hits.can_be_damaged(t, seat, ANYWHERE) else Reason("LA-BON-09")
    if bonus == MOVE:
        return movement.why_not_bonus_move(t, seat)
    if bonus == RETRIEVE:
        return None if upgrade.retrievable(t, seat) else Reason("LA-BETA-09")
    if bonus == ATTACK:
        return combat.why_not_bonus_attack(t, seat)
    return None


def bonuses_here(t: Aurora, seat: int) -> list[int]:
    """LA-BON-02: the bonus actions that those who take part can choose from."""
    people = t.expedition.crew
    return offered(t, t.expedition.position, people) if people else []


def why_not_this_bonus(t: Aurora, seat: int, bonus: int) -> Reason | None:
    """LA-EXP-08, LA-BON-09: while the card action is impossible, only a bonus that makes it possible."""
    expedition = t.expedition
    if expedition.card_done or card_action.why_not_act(t, seat, expedition.position) is None:
        return why_not_bonus(t, seat, bonus)
    helps = bonus in enabling(t, seat, expedition.position, expedition.crew)
    return None if helps else Reason("LA-EXP-08")


def bonus(t: Aurora, seat: int, bonus: int) -> None:
    """LA-BON-01: the bonus action, once, before or after the card action."""
    t.expedition.action = BONUS_ACTION
    t.expedition.bonus_done = True
    t.expedition.stage = expedition.BETWEEN
    if t.listener is not None:
        t.tell("bonus", "LA-BON-01", seat=seat, bonus=bonus)
    t.then(*effects(t, seat, bonus), (expedition.end_action, seat))


def effects(t: Aurora, seat: int, kind: int) -> list[Step]:
    """LA-BON-04, LA-BON-05, LA-BON-06, LA-BETA-15: what the bonus action does."""
    if kind in MENDING:
        return [(repair.repair, seat, 1 if kind == MEND_1 else 2, True)]
    if kind in CURING:
        count = 1 if kind == CURE_1 else 2
        return [(crew.cure, seat, count, count)]
    if kind == MOVE:
        return [(movement.bonus_move, seat)]
    if kind == RETRIEVE:
        return [(upgrade.ask_retrieve, seat)]
    if kind == ATTACK:
        return [(combat.bonus_attack, seat)]
    return gain_for_harm(seat, kind)


def gain_for_harm(seat: int, kind: int) -> list[Step]:
    """LA-BON-07, LA-BON-08, LA-BON-10, LA-BETA-14, LA-RUL-105: a resource, and what it costs.

    Damage comes before the resource: every arrangement that the other order allows is then possible too.
    """
    gain: Step = (cargo.gain_resource, seat, GAINS[kind], 1)
    if kind == FUEL_FOR_CONTAMINATION:
        return [(contamination.contaminate, seat, 1, 1), gain]
    if kind == FUEL_FOR_FAME:
        return [(fame.lose_fame, seat, 1), gain]
    return [(hits.place_damage, seat, ANYWHERE, 1, BY_BONUS), gain]


BONUS = verb(
    bonus,
    when="LA-BON-01",
    only="LA-BON-02",
    domain=bonuses_here,
    bar=too_few_sent,
    why=why_not_this_bonus,
)
