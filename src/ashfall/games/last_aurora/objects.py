"""Object cards: drawing, the limit of three, what they do, and the mines that are laid with them (LA-OBJ, LA-ITEM)."""

from ashfall.engine.errors import Reason
from ashfall.engine.table import EVERYBODY
from ashfall.engine.verbs import Step, verb, verb_about

from . import crew, repair
from .decks import replenish
from .mines import roads_travelled, shortcuts_travelled, why_not_mine, why_not_mine_shortcut
from .road import road_of
from .state import Aurora
from .things import EXPLORATION, MOVEMENT, USED_RATION

INCENDIARY = "free_shot_extra_damage"
NITROUS = "speed_plus"
ANTIFREEZE = "raise_skill_to"
HAZMAT = "ignore_contamination"
NITROMETHANE = "move_without_fuel"
DECONTAMINATION = "remove_contamination"
WELDING = "remove_damage"
RATION = "rest_to_active"
MINE = "place_mine"

TURN, MOMENT, HAZARD, DRIVING = range(4)
"""When an object can be used: in a turn, when something hits the player, against a counter, before a move."""


# Drawing


def draw_objects(t: Aurora, seat: int, n: int) -> None:
    """LA-OBJ-01, LA-GATH-08: draw one card after the other; only the owner sees it."""
    t.then((next_object, seat, n))


def next_object(t: Aurora, seat: int, n: int) -> None:
    """LA-OBJ-02, LA-OBJ-03: each drawn card can be one too many; no card left, none drawn."""
    owner = t.convoys[seat]
    if n <= 0 or owner.out or not replenish(t):
        return
    card = t.draw(t.object_deck, seat)
    owner.objects.append(card)
    owner.objects.sort()
    t.tell("drew_object", "LA-OBJ-01", seat=seat)
    t.tell("drew_this_object", "LA-OBJ-01", to=1 << seat, card=card)
    t.then((keep_to_limit, seat), (next_object, seat, n - 1))


def keep_to_limit(t: Aurora, seat: int) -> None:
    """LA-OBJ-02, LA-MINE-02: with a fourth object, the Mine among them, one has to go, or be used, at once."""
    owner = t.convoys[seat]
    if len(owner.objects) > t.box.object_limit:
        t.then((ask_limit, seat), (keep_to_limit, seat))


def ask_limit(t: Aurora, seat: int) -> None:
    """LA-OBJ-02, LA-RUL-35, LA-MINE-03: discard one of the four, or use one whose phase and conditions allow it."""
    march = t.march
    moved = t.phase == MOVEMENT and march.seat == seat and bool(march.roads)
    verbs = [DISCARD, USE.of(TURN)]
    if moved and t.box.mine in t.convoys[seat].objects:
        verbs += [LAY_MINE, MINE_SHORTCUT]
    t.ask(seat, "object_limit", *verbs, always=True)


def own_objects(t: Aurora, seat: int) -> list[int]:
    return different(t, t.convoys[seat].objects)


def discard_object(t: Aurora, seat: int, object: int) -> None:
    """LA-OBJ-02, LA-ENC-08: the card goes face up to the object discard pile."""
    limit = len(t.convoys[seat].objects) > t.box.object_limit
    put_away(t, seat, object)
    t.tell("discarded_object", "LA-OBJ-02" if limit else "LA-ENC-08", seat=seat, card=object)


def put_away(t: Aurora, seat: int, card: int) -> None:
    t.convoys[seat].objects.remove(card)
    t.show(card)
    t.object_discard.append(card)


def holds(t: Aurora, seat: int, effect: str) -> bool:
    """Whether the player has an object with this effect."""
    effects = t.box.effect
    for card in t.convoys[seat].objects:  # noqa: SIM110 (a generator takes three times as long)
        if effects[card] == effect:
            return True
    return False


def use_up(t: Aurora, seat: int, effect: str) -> None:
    """LA-OBJ-04: an object with this effect is shown, used and discarded."""
    card = next(card for card in t.convoys[seat].objects if t.box.effect[card] == effect)
    t.tell("used_object", t.box.rule[card], seat=seat, card=card)
    put_away(t, seat, card)


def different(t: Aurora, cards: list[int]) -> list[int]:
    """Copies of one object are offered once."""
    seen: dict[str, int] = {}
    for card in cards:
        seen.setdefault(t.box.words[card], card)
    return list(seen.values())


# Using


def use_options(t: Aurora, seat: int) -> list[Step]:
    """LA-OBJ-04: the objects of any phase that would do something now; in the Exploration phase Antifreeze too."""
    owner = t.convoys[seat]
    if not owner.objects:
        return []
    return [
        (use, seat, card) for card in different(t, owner.objects) if does_something(t, seat, card)
    ]


def does_something(t: Aurora, seat: int, card: int) -> bool:
    """LA-OBJ-04: whether an object of any phase (in the Exploration phase Antifreeze too) would change anything."""
    owner = t.convoys[seat]
    effect = t.box.effect[card]
    return bool(
        (effect == RATION and owner.rest and not owner.used & USED_RATION)
        or (effect == DECONTAMINATION and crew.curable(t, seat, 0))
        or (effect == WELDING and any(owner.damage))
        or (effect == ANTIFREEZE and t.phase == EXPLORATION and sluggish(t, seat))
    )


def objects_for(t: Aurora, seat: int, window: int) -> list[int]:
    """LA-OBJ-04: the cards in hand, copies once; the Nitrous alone before a move, the suit first against a counter."""
    cards = own_objects(t, seat)
    if window == DRIVING:
        return [card for card in cards if t.box.effect[card] == NITROUS]
    if window == HAZARD:
        return sorted(cards, key=lambda card: t.box.effect[card] != HAZMAT)
    return cards


def why_not_use(t: Aurora, seat: int, window: int, card: int) -> Reason | None:
    """LA-OBJ-04, LA-RUL-39, LA-RUL-92: an object is used in its phase, where it does something."""
    effect = t.box.effect[card]
    if window == DRIVING or (window == HAZARD and effect == HAZMAT):
        return None
    if window != TURN and (effect == ANTIFREEZE or inside_action(t, seat)):
        return Reason("LA-OBJ-04")
    return None if does_something(t, seat, card) else Reason("LA-OBJ-04")


def could_use(t: Aurora, seat: int) -> bool:
    """Whether a seat with object cards may want to use one now, as far as everybody can see."""
    owner = t.convoys[seat]
    return bool(owner.objects) and (
        t.phase == EXPLORATION
        or bool(owner.rest)
        or any(owner.damage)
        or any([t.contamination[card] for card in owner.crew()])  # noqa: C419
    )


def may_hold(t: Aurora, seat: int, effect: str) -> bool:
    """Whether a seat can have such an object, as far as everybody can see: it has cards, and not all lie open."""
    known = t.known
    for card in t.box.objects_with[effect] if t.convoys[seat].objects else ():
        if known[card] != EVERYBODY and (t.mined or card != t.box.mine):
            return True
    return False


def ration_matters(t: Aurora, seat: int, fed: int = 0) -> bool:
    """LA-ITEM-08: whether a Ration can bring somebody back, as far as everybody can see; `fed` come to rest before."""
    owner = t.convoys[seat]
    return len(owner.rest) + fed > 0 and not owner.used & USED_RATION and may_hold(t, seat, RATION)


def moment_options(t: Aurora, seat: int) -> list[Step]:
    """LA-RUL-39, LA-RUL-92: when an effect hits the player it counts as his turn, except inside an explore action."""
    if not t.convoys[seat].objects or inside_action(t, seat):
        return []
    return [option for option in use_options(t, seat) if t.box.effect[option[2]] != ANTIFREEZE]


def moment_asked(t: Aurora, seat: int) -> bool:
    """Whether the seat is asked even if one slot is left: a public matter."""
    return bool(t.convoys[seat].objects) and not inside_action(t, seat) and could_use(t, seat)


def inside_action(t: Aurora, seat: int) -> bool:
    return t.expedition.action != crew.IDLE and t.expedition.seat == seat


def use(t: Aurora, seat: int, object: int) -> None:
    """LA-OBJ-04, LA-ITEM-07: the object is shown, does what it says, and is discarded."""
    t.tell("used_object", t.box.rule[object], seat=seat, card=object)
    put_away(t, seat, object)
    effect = t.box.effect[object]
    amount = t.box.amount[object]
    if effect == RATION:
        t.convoys[seat].used |= USED_RATION
        t.then((ask_ration, seat))
    elif effect == DECONTAMINATION:
        crew.cure(t, seat, amount, 0)
    elif effect == WELDING:
        repair.repair(t, seat, amount)
    elif effect == ANTIFREEZE:
        t.then((ask_antifreeze, seat))
    elif effect == HAZMAT:
        t.convoys[seat].owed_contamination -= amount
    elif effect == NITROUS:
        t.march.speed += amount


def ask_ration(t: Aurora, seat: int) -> None:
    """LA-ITEM-08, LA-ITEM-09, LA-RUL-74: whom the Ration brings back."""
    t.ask(seat, "ration", WAKE)


def resting_survivors(t: Aurora, seat: int) -> list[int]:
    return t.convoys[seat].rest


def wake(t: Aurora, seat: int, crew: int) -> None:
    """LA-ITEM-08, LA-SURV-02: from the Rest to the Active zone."""
    owner = t.convoys[seat]
    owner.rest.remove(crew)
    owner.active.append(crew)
    t.tell("woken", "LA-ITEM-08", seat=seat, crew=crew)


def sluggish(t: Aurora, seat: int) -> list[int]:
    """LA-RUL-11: survivors whom Antifreeze would help: skill below 3 when food is left out."""
    return [
        card
        for card in t.convoys[seat].crew()
        if t.box.skill[card] - t.contamination[card] + t.antifreeze[card] < t.box.lifted_skill
    ]


def ask_antifreeze(t: Aurora, seat: int) -> None:
    """LA-ITEM-03: whose skill is raised."""
    t.ask(seat, "antifreeze", WARM)


def warm(t: Aurora, seat: int, crew: int) -> None:
    """LA-ITEM-03, LA-RUL-11: a bonus that lifts the skill without food to 3, until the end of the phase."""
    t.antifreeze[crew] = t.box.lifted_skill - t.box.skill[crew] + t.contamination[crew]
    t.tell("warmed", "LA-ITEM-03", seat=seat, crew=crew)


# Laying mines


def lay_mine(t: Aurora, seat: int, waypoint: int) -> None:
    """LA-MINE-03: on the main road that starts at this waypoint."""
    put_mine(t, seat, waypoint)
    t.tell("mine_laid", rule="LA-MINE-03", seat=seat, waypoint=waypoint)


def mine_shortcut(t: Aurora, seat: int, shortcut: int) -> None:
    """LA-MINE-03, LA-RUL-101: on a shortcut just travelled."""
    put_mine(t, seat, road_of(t).road_number(shortcut - 1))
    t.tell("shortcut_mined", rule="LA-MINE-03", seat=seat, shortcut=shortcut)


def put_mine(t: Aurora, seat: int, road: int) -> None:
    """LA-MINE-03, LA-MINE-04, LA-MINE-06: a mine on a road just travelled, and another object card for it.

    With none in the supply the mine furthest back on the board is moved.
    """
    use_up(t, seat, MINE)
    if len(t.mines) >= t.box.mine_counters:
        start = road_of(t).road_start
        t.mines.remove(min(t.mines, key=lambda mined: (start(mined), mined)))
    t.mines.append(road)
    t.march.found = True
    t.then((draw_objects, seat, 1))


DISCARD = verb(discard_object, when="LA-OBJ-02", domain=own_objects, word="discard")
USE = verb_about(use, when="LA-OBJ-04", domain=objects_for, why=why_not_use)
WAKE = verb(wake, when="LA-ITEM-08", domain=resting_survivors)
WARM = verb(warm, when="LA-ITEM-03", domain=sluggish)
LAY_MINE = verb(lay_mine, when="LA-MINE-03", domain=roads_travelled, why=why_not_mine)
MINE_SHORTCUT = verb(
    mine_shortcut, when="LA-MINE-03", domain=shortcuts_travelled, why=why_not_mine_shortcut
)
