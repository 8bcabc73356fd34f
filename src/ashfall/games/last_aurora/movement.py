"""Phase 3, Movement: turns, fuel and speed, abilities, and what may be used after the move."""

from collections.abc import Callable

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from . import (
    arrangement,
    automa,
    cargo,
    convoy,
    crew,
    elimination,
    objects,
    travel,
    turn_order,
)
from .road import closed_mask, foremost, road_of
from .state import Aurora
from .things import FOOD, FUEL, MOVEMENT, NONE, RESOURCES, USED_JACKAL, USED_MEDIC
from .travel import FUEL_PAID, NITROMETHANE_PAID, UNPAID, Leg

BONUS_SPEED = 2
MOST_DRIVES = 60
"""With more combinations of what is spent and where it ends, the one is asked after the other."""

Rule = Callable[..., None]


def usable_shortcuts(t: Aurora, side: int) -> int:
    """LA-RUL-29: the shortcuts that count for the distances of a side.

    LA-RUL-57: for the Automa none does.
    """
    if side >= t.players:
        return 0
    return road_of(t).usable(convoy.has_tracks(t, side), closed_mask(t))


def movement_phase(t: Aurora) -> None:
    """LA-MOVE-01, LA-GEN-02: in forward turn order each convoy may move once."""
    t.start_phase(MOVEMENT)
    t.then(*[(start_movement_turn, side) for side in t.forward()], (end_of_movement,))


def start_movement_turn(t: Aurora, side: int) -> None:
    """LA-MOVE-01, LA-RUL-112: a turn begins before anything is declared, unless the turn before ended the game."""
    elimination.settle(t)
    if t.over:
        return
    if side >= t.players:
        t.then((automa.automa_move,))
    elif not t.convoys[side].out:
        t.march.begin(side, 0, UNPAID)
        t.then((movement_turn, side))


def movement_turn(t: Aurora, seat: int) -> None:
    """LA-MOVE-15: the turn goes on until its player drives on or stays, and has used what he wants to use."""
    if t.march.seat == seat and not t.convoys[seat].out:
        if t.march.paid == UNPAID:
            ask_movement(t, seat)
        else:
            ask_after_move(t, seat)


def ask_movement(t: Aurora, seat: int) -> None:
    """LA-MOVE-03, LA-MOVE-06, LA-MOVE-13, LA-MOVE-15: drive with what is spent on it, use something first, or stay.

    Driver and Co-pilot only raise the limit of the move (LA-RUL-23), so nobody is asked to want them.
    """
    player = t.convoys[seat]
    can_move = bool(player.fuel or player.objects) and why_not_move(t, seat) is None
    verbs: list[Verb] = [DRIVE]
    options = drive_options(t, seat, verbs) if can_move else []
    options += medic_options(t, seat, verbs)
    options += jackal_options(t, seat, verbs)
    asked = bool(player.objects) and (can_move or objects.could_use(t, seat))
    if options or asked:
        if player.objects:
            options += objects.moment_options(t, seat)
            verbs.append(objects.USE.of(objects.MOMENT))
        options.append((stay, seat))
        verbs.append(STAY)
        t.ask_of(seat, "movement_turn", tuple(verbs), (), options, always=asked, again=True)
    elif t.listener is not None:
        tell_standstill(t, seat)


def tell_standstill(t: Aurora, seat: int) -> None:
    """LA-MOVE-02, LA-MOVE-03, LA-RUL-26: the convoy stays, and why."""
    reason = why_not_move(t, seat)
    if reason is None:
        t.tell("no_fuel", rule="LA-MOVE-03", seat=seat)
    elif reason.rule == "LA-MOVE-02":
        t.tell("no_driver", rule="LA-MOVE-02", seat=seat)
    else:
        t.tell("end_of_road", rule="LA-RUL-26", seat=seat)


def drive_options(t: Aurora, seat: int, verbs: list[Verb]) -> list[Step]:
    """LA-MOVE-03, LA-ITEM-02, LA-ITEM-05, LA-ITEM-10, LA-SLOT-12: fuel, or Nitromethane, and what adds speed.

    Where the end of the move is chosen together with the fuel, that is another verb.
    """
    player = t.convoys[seat]
    options: list[Step] = []
    nitromethane = bool(player.objects) and objects.holds(t, seat, objects.NITROMETHANE)
    if player.fuel or nitromethane:
        spent = spendings(t, seat)
        speed = t.march.speed + base_speed(t, seat)
        ends = free_ends(t, seat, speed, spent)
        if ends:
            verbs[:] = [DRIVE_TO]
        if player.fuel:
            most = player.fuel - 1
            paid = [(fuel, food) for fuel, food in spent if fuel <= most]
            options = drives(drive, drive_to, seat, speed, paid, ends)
        if nitromethane:
            options += drives(drive_on_nitromethane, nitro_drive_to, seat, speed, spent, ends)
            verbs.append(NITRO_DRIVE_TO if ends else NITRO_DRIVE)
    if player.objects and objects.holds(t, seat, objects.NITROUS):
        nitrous = [card for card in player.objects if t.box.effect[card] == objects.NITROUS]
        options += [(objects.use, seat, card) for card in nitrous[:1]]
        verbs.append(objects.USE.of(objects.DRIVING))
    return options


def spendings(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-MOVE-05, LA-SLOT-12: none up to all of the fuel; of the food only in a truck that burns it."""
    player = t.convoys[seat]
    foods = range(player.food + 1) if player.food and convoy.burns_food(t, seat) else range(1)
    return [(fuel, food) for fuel in range(player.fuel + 1) for food in foods]


def declared_moves(t: Aurora, seat: int) -> list[tuple[int, int, int, int]]:
    """LA-MOVE-03, LA-MOVE-04: what is spent, with each end within the reach of all of it."""
    spent = spendings(t, seat)
    ends = free_ends(t, seat, t.march.speed + base_speed(t, seat), spent)
    return [(fuel, food, end, way) for fuel, food in spent for end, way, _ in ends]


def free_ends(t: Aurora, seat: int, speed: int, spent: list[tuple[int, int]]) -> list[Leg]:
    """Where the move can end, if that can be chosen together with the fuel; nothing if it is asked apart.

    That is so where something on the way may have to be suffered, and where there would be too much to choose.
    """
    fuel, food = spent[-1]
    ends, crossings = travel.legs(t, seat, speed + fuel + food)
    return ends if not crossings and len(ends) * len(spent) <= MOST_DRIVES else []


def drives(
    start: Rule, end: Rule, seat: int, speed: int, spent: list[tuple[int, int]], ends: list[Leg]
) -> list[Step]:
    """What may be spent on the move, with its end where that is free."""
    if not ends:
        return [(start, seat, fuel, food) for fuel, food in spent]
    return [
        (end, seat, fuel, food, waypoint, way)
        for fuel, food in spent
        for waypoint, way, steps in ends
        if steps <= speed + fuel + food
    ]


def why_not_move(t: Aurora, seat: int) -> Reason | None:
    """LA-MOVE-02, LA-RUL-26, LA-RUL-91: a survivor on the truck (after rearranging), and road ahead."""
    if t.convoys[seat].waypoint >= road_of(t).last:
        return Reason("LA-RUL-26")
    if not convoy.driver_aboard(t, seat):
        return Reason("LA-MOVE-02")
    return None


def all_spendings(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-MOVE-05: none up to all of the fuel and of the food."""
    player = t.convoys[seat]
    foods = range(player.food + 1)
    return [(fuel, food) for fuel in range(player.fuel + 1) for food in foods]


def why_not_drive(t: Aurora, seat: int, fuel: int, food: int) -> Reason | None:
    """LA-MOVE-03: the first fuel is needed besides what gives speed."""
    have = t.convoys[seat].fuel
    if have < fuel + 1:
        return Reason("LA-MOVE-03", need=fuel + 1, have=have)
    return why_not_burn(t, seat, fuel, food)


def why_not_burn(t: Aurora, seat: int, fuel: int, food: int) -> Reason | None:
    """LA-SLOT-12: food gives speed only through an undamaged slot of the turbo truck."""
    return Reason("LA-SLOT-12") if food and not convoy.burns_food(t, seat) else None


def stay(t: Aurora, seat: int) -> None:
    """LA-MOVE-03, LA-RUL-25: a convoy that stays ends no move: no special waypoint applies."""
    t.march.seat = NONE


def drive(t: Aurora, seat: int, fuel: int, food: int) -> None:
    """LA-MOVE-03, LA-MOVE-05, LA-MOVE-06: 1 fuel to move, and 1 speed for each extra one."""
    t.march.paid = FUEL_PAID
    set_off(t, seat, fuel + 1, fuel, food)
    t.then((travel.travel, seat))


def drive_on_nitromethane(t: Aurora, seat: int, fuel: int, food: int) -> None:
    """LA-ITEM-05: the card in place of the first fuel; the truck suffers for it after the move."""
    objects.use_up(t, seat, objects.NITROMETHANE)
    t.march.paid = NITROMETHANE_PAID
    set_off(t, seat, fuel, fuel, food)
    t.then((travel.travel, seat))


def drive_to(t: Aurora, seat: int, fuel: int, food: int, waypoint: int, way: int) -> None:
    """LA-MOVE-03, LA-MOVE-04, LA-MOVE-05, LA-MOVE-06: the same, to an end that is declared with it."""
    t.march.paid = FUEL_PAID
    set_off(t, seat, fuel + 1, fuel, food)
    travel.go(t, seat, waypoint, way)


def nitro_drive_to(t: Aurora, seat: int, fuel: int, food: int, waypoint: int, way: int) -> None:
    """LA-ITEM-05, LA-MOVE-04: with the card in place of the first fuel, to an end that is declared with it."""
    objects.use_up(t, seat, objects.NITROMETHANE)
    t.march.paid = NITROMETHANE_PAID
    set_off(t, seat, fuel, fuel, food)
    travel.go(t, seat, waypoint, way)


def set_off(t: Aurora, seat: int, fuel: int, extra: int, food: int) -> None:
    """LA-MOVE-06: everything is declared and spent before the token moves."""
    t.march.speed += base_speed(t, seat) + extra + food
    convoy.pay(t, seat, FUEL, fuel)
    convoy.pay(t, seat, FOOD, food)
    if t.listener is not None:
        t.tell("drives", rule="LA-MOVE-05", seat=seat, speed=t.march.speed, fuel=fuel, food=food)


def base_speed(t: Aurora, seat: int) -> int:
    """LA-MOVE-05, LA-SLOT-08, LA-SURV-01, LA-SURV-03, LA-RUL-23: truck, speed slots, Driver, Co-pilot."""
    player = t.convoys[seat]
    box = t.box
    speed = box.speed[player.cards[0]] + convoy.speed_of_slots(t, seat)
    for card in player.active:
        if box.effect[card] == crew.DRIVER:
            speed += box.amount[card]
        elif box.effect[card] == crew.CO_PILOT:
            speed += box.amount[card]
            if distance_behind(t, seat) >= box.catch_up_distance[card]:
                speed += box.catch_up_amount[card]
    return speed


def distance_behind(t: Aurora, seat: int) -> int:
    """LA-SURV-03, LA-RUL-95: how far the foremost convoy on the road is ahead, by the shortest usable path."""
    return road_of(t).distance(t.convoys[seat].waypoint, foremost(t), usable_shortcuts(t, seat))


def medic_options(t: Aurora, seat: int, verbs: list[Verb]) -> list[Step]:
    """LA-SURV-02, LA-ABL-01: whom an active Medic can wake."""
    player = t.convoys[seat]
    if not player.rest or crew.active_with(t, seat, crew.MEDIC) == NONE:
        return []
    verbs.append(MEDIC)
    return [] if player.used & USED_MEDIC else [(medic, seat, card) for card in player.rest]


def resting(t: Aurora, seat: int) -> list[int]:
    return t.convoys[seat].rest


def medic_was_used(t: Aurora, seat: int) -> Reason | None:
    """LA-ABL-04: once a phase."""
    return Reason("LA-ABL-04") if t.convoys[seat].used & USED_MEDIC else None


def medic(t: Aurora, seat: int, crew: int) -> None:
    """LA-SURV-02, LA-RUL-74: a survivor from the Rest to the Active zone, at once with his abilities."""
    player = t.convoys[seat]
    player.used |= USED_MEDIC
    player.rest.remove(crew)
    player.active.append(crew)
    t.tell("medic_helps", rule="LA-SURV-02", seat=seat, crew=crew)


def jackal_options(t: Aurora, seat: int, verbs: list[Verb]) -> list[Step]:
    """LA-SURV-12, LA-ABL-01: what an active Jackal can find."""
    if crew.active_with(t, seat, crew.JACKAL) == NONE:
        return []
    verbs.append(JACKAL)
    if jackal_was_used(t, seat) is not None:
        return []
    return [(jackal, seat, token) for token in RESOURCES if why_not_jackal(t, seat, token) is None]


def jackal_was_used(t: Aurora, seat: int) -> Reason | None:
    """LA-ABL-04: once a phase."""
    return Reason("LA-ABL-04") if t.convoys[seat].used & USED_JACKAL else None


def resource_types(t: Aurora, seat: int) -> tuple[int, ...]:
    return RESOURCES


def why_not_jackal(t: Aurora, seat: int, token: int) -> Reason | None:
    """LA-SURV-12, LA-RUL-73: a type of which the convoy has none, and the supply some."""
    if convoy.holds(t.convoys[seat], token):
        return Reason("LA-SURV-12")
    return None if t.supply[token] else Reason("LA-SURV-12", "supply")


def jackal(t: Aurora, seat: int, token: int) -> None:
    """LA-SURV-12, LA-MOVE-13: 1 resource of a missing type, to be used at once if he likes."""
    t.convoys[seat].used |= USED_JACKAL
    t.tell("jackal_finds", rule="LA-SURV-12", seat=seat, token=token)
    t.then((cargo.gain_resource, seat, token, 1))


def why_not_drive_to(
    t: Aurora, seat: int, fuel: int, food: int, waypoint: int, way: int
) -> Reason | None:
    """LA-MOVE-03, LA-MOVE-04: what is spent, and how far it goes."""
    reason = why_not_drive(t, seat, fuel, food)
    return reason or why_not_nitro_drive_to(t, seat, fuel, food, waypoint, way)


def why_not_nitro_drive_to(
    t: Aurora, seat: int, fuel: int, food: int, waypoint: int, way: int
) -> Reason | None:
    """LA-MOVE-04: how far it goes; with Nitromethane the first fuel is not needed."""
    speed = t.march.speed + base_speed(t, seat) + fuel + food
    return travel.why_not_so_far(t, seat, waypoint, way, speed)


# After the move


def ask_after_move(t: Aurora, seat: int) -> None:
    """LA-MINE-03, LA-RUL-81: after the move the Mine, the Medic and objects may still be used.

    What was in hand before could be used before, and what it does can wait for the moment when something hits the
    convoy, or for the end of the round. Only a mine, and a Ration for somebody who is of use in the Fire phase, cannot.
    """
    player = t.convoys[seat]
    asked = bool(player.objects) and (
        (t.mined and objects.may_hold(t, seat, objects.MINE))
        or (t.march.found and objects.could_use(t, seat))
        or fighter_rests(t, seat)
    )
    verbs: list[Verb] = []
    if not medic_options(t, seat, verbs) and not asked:
        return
    verbs.append(objects.USE.of(objects.MOMENT))
    if t.box.mine in player.objects:
        verbs += [objects.LAY_MINE, objects.MINE_SHORTCUT]
    t.ask(seat, "after_move", *verbs, END_MOVEMENT, always=asked, again=True)


def fighter_rests(t: Aurora, seat: int) -> bool:
    """LA-SURV-09, LA-SURV-11: a fight is near, and a Ration could still wake a Gunner or a Renegade."""
    if not objects.ration_matters(t, seat):
        return False
    effect = t.box.effect
    fighters = [c for c in t.convoys[seat].rest if effect[c] in (crew.GUNNER, crew.RENEGADE)]
    return bool(fighters) and bool(t.enemies or t.enemies_in_zone())


def end_movement(t: Aurora, seat: int) -> None:
    """LA-MOVE-15: the Movement turn is over."""
    t.march.seat = NONE


def end_of_movement(t: Aurora) -> None:
    """LA-MOVE-14, LA-RUL-91: the turn order is updated; before a fight everybody arranges the cargo."""
    elimination.settle(t)
    if t.over:
        return
    turn_order.update_turn_order(t)
    if t.enemies or t.enemies_in_zone():
        arrangement.arrange_convoys(t)


# The bonus move of Beta


def why_not_bonus_move(t: Aurora, seat: int) -> Reason | None:
    """LA-BETA-04, LA-BETA-08, LA-RUL-24: exactly 1 fuel, a survivor on the truck, road ahead."""
    if not t.convoys[seat].fuel:
        return Reason("LA-BETA-04")
    return why_not_move(t, seat)


def bonus_move(t: Aurora, seat: int) -> None:
    """LA-BETA-04, LA-BETA-05, LA-BETA-06, LA-BETA-07, LA-RUL-97: 1 fuel for 1 or 2 waypoints; nothing is faster.

    What the road does goes on any own survivor; a Hermit who takes part cancels it (`contamination.contaminate`).
    """
    convoy.pay(t, seat, FUEL)
    t.tell("spent", rule="LA-BETA-04", seat=seat, token=FUEL)
    t.march.begin(seat, BONUS_SPEED, FUEL_PAID)
    t.then((travel.travel, seat))


DRIVE = verb(drive, when="LA-MOVE-03", domain=all_spendings, bar=why_not_move, why=why_not_drive)
NITRO_DRIVE = verb(
    drive_on_nitromethane,
    when="LA-ITEM-05",
    domain=all_spendings,
    bar=why_not_move,
    why=why_not_burn,
    word="nitro-drive",
)
DRIVE_TO = verb(
    drive_to, when="LA-MOVE-03", only="LA-MOVE-04", domain=declared_moves, why=why_not_drive_to
)
NITRO_DRIVE_TO = verb(
    nitro_drive_to, when="LA-ITEM-05", only="LA-MOVE-04", domain=declared_moves, why=why_not_nitro_drive_to
)  # fmt: skip
STAY = verb(stay, when="LA-MOVE-03")
MEDIC = verb(medic, when="LA-SURV-02", domain=resting, bar=medic_was_used)
JACKAL = verb(
    jackal, when="LA-SURV-12", domain=resource_types, bar=jackal_was_used, why=why_not_jackal
)
END_MOVEMENT = verb(end_movement, when="LA-MOVE-15")
