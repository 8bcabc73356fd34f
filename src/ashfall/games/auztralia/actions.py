"""A player's turn: the nine action boxes, and the actions that need no chapter of their own."""

from collections.abc import Callable

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from .attack import may_attack, raise_force, why_no_attack
from .box import (
    ATTACK,
    BUILD_TRACK,
    BUILD_TRACK_HILLS,
    BUY_UNITS,
    COAL,
    FARM,
    GOLD,
    HARRY_BONES,
    HIRE,
    IMPORT_EXPORT,
    IRON,
    MINE,
    PHOSPHATE,
    RECOVER,
)
from .characters import PLAY, once_cards, play
from .farms import may_farm, plan_farms
from .hexes import bits
from .hire import choose_character, may_hire, offer_refresh
from .railways import STOP, may_lay_anywhere, may_lay_flat, pay_for_track, stop, why_no_track
from .state import ATTACKING, Auztralia
from .time_track import finished, next_after, pay_time, rearmost, time_to_spare
from .victory import EXCHANGE, exchange, exchangeable


def take_turn(t: Auztralia, seat: int) -> None:
    """AZ-TRK-03: the active player performs exactly one action."""
    t.turn = seat
    t.acted = 0
    t.then((choose_action, seat), (go_on, seat))


def go_on(t: Auztralia, seat: int) -> None:
    """AZ-TRK-05, AZ-CHR-03, AZ-ACT-09, AZ-RUL-75, AZ-RUL-100: cards before the action, the action, cards after it;
    the disc moves last and the turn is over.

    A player who stays active can play the same cards before the next action, so nothing is asked then.
    """
    if t.acted == 0:
        t.then((choose_action, seat), (go_on, seat))
    elif t.acted == 1 and next_after(t, seat, t.owed) != seat and once_cards(t, seat):
        t.then((play_once_card, seat), (go_on, seat))
    else:
        pay_time(t, seat)
        t.turn = -1
        if t.players > 1 and rearmost(t) == seat and not finished(t, seat):
            t.tell("acts_again", rule="AZ-TRK-06", seat=seat, time=time_to_spare(t, seat))


def choose_action(t: Auztralia, seat: int) -> None:
    """AZ-ACT-02, AZ-ACT-07, AZ-TRK-03, AZ-RUL-35: every box that is affordable and has an effect, "once" cards, and
    with an empty HQ a disc for five cubes.
    """
    player = t.boards[seat]
    options: list[Step] = []
    if player.hq:
        gold, boxes, repeat = player.goods[GOLD], player.boxes, t.box.repeat_gold
        for action, rule, may in PAID_ACTIONS:
            if boxes[action] * repeat[action] <= gold and may(t, seat):
                options.append((rule, seat))
    options.append((recover, seat))
    if not player.hq:
        options += [(exchange, seat, tile) for tile in exchangeable(t, seat)]
    if player.characters & t.box.once_cards:
        options += [(play, seat, character) for character in once_cards(t, seat)]
    t.ask_of(seat, "choose_action", (*BOXES, EXCHANGE, PLAY), options=options)


def play_once_card(t: Auztralia, seat: int) -> None:
    """AZ-CHR-03: after the action cards may still be played."""
    t.ask(seat, "play_once_card", PLAY, END_TURN)


def end_turn(t: Auztralia, seat: int) -> None:
    """AZ-RUL-76: no (more) cards."""
    t.acted = 2


def box_price(t: Auztralia, seat: int, action: int) -> int:
    """AZ-ACT-03, AZ-ACT-04: gold for each cube that lies in the box already."""
    return t.boards[seat].boxes[action] * t.box.repeat_gold[action]


def why_not_box(t: Auztralia, seat: int, action: int) -> Reason | None:
    """AZ-ACT-03, AZ-ACT-04, AZ-ACT-05, AZ-ACT-06: a cube from the HQ, and 1 gold for each cube in the box."""
    player = t.boards[seat]
    if not player.hq:
        return Reason("AZ-ACT-06")
    need = box_price(t, seat, action)
    if need > player.goods[GOLD]:
        return Reason("AZ-ACT-04", need=need, have=player.goods[GOLD])
    return None


def occupy(t: Auztralia, seat: int, action: int) -> None:
    """AZ-ACT-01, AZ-ACT-03, AZ-RUL-79: the gold for a repeated action first, then the cube."""
    player = t.boards[seat]
    gold = box_price(t, seat, action)
    player.goods[GOLD] -= gold
    player.hq -= 1
    player.boxes[action] += 1
    t.acted = 1
    t.tell("acted", rule="AZ-ACT-01", seat=seat, action=action, gold=gold)


def spend(t: Auztralia, seat: int, action: int) -> None:
    """AZ-ACT-01, AZ-ACT-08: cube and gold; the Time is paid when the action is carried out."""
    occupy(t, seat, action)
    t.owed = t.box.time[action]


def why_not_build_track(t: Auztralia, seat: int) -> Reason | None:
    """AZ-RAIL-02: the first box."""
    return why_not_box(t, seat, BUILD_TRACK) or why_no_track(t, seat, 0)


def build_track(t: Auztralia, seat: int) -> None:
    """AZ-RAIL-01, AZ-RAIL-02: 2 Time, coast and plain only."""
    spend(t, seat, BUILD_TRACK)
    pay_for_track(t, seat, 0)


def why_not_build_track_hills(t: Auztralia, seat: int) -> Reason | None:
    """AZ-RAIL-03, AZ-RUL-15: the second box, with or without hills."""
    return why_not_box(t, seat, BUILD_TRACK_HILLS) or why_no_track(t, seat, 1)


def build_track_hills(t: Auztralia, seat: int) -> None:
    """AZ-RAIL-01, AZ-RAIL-03: 3 Time, every terrain."""
    spend(t, seat, BUILD_TRACK_HILLS)
    pay_for_track(t, seat, 1)


def why_not_mine(t: Auztralia, seat: int) -> Reason | None:
    """AZ-MINE-03, AZ-ACT-07: a reachable hex with resources."""
    if why := why_not_box(t, seat, MINE):
        return why
    return None if may_mine(t, seat) else Reason("AZ-ACT-07", "mine")


def may_mine(t: Auztralia, seat: int) -> bool:
    """AZ-ACT-07: something to mine in reach."""
    return t.boards[seat].reach & t.lodes != 0


def mine(t: Auztralia, seat: int) -> None:
    """AZ-MINE-01: 1 Time."""
    spend(t, seat, MINE)
    t.then((choose_mine, seat))


def choose_mine(t: Auztralia, seat: int) -> None:
    """AZ-MINE-01, AZ-MINE-02, AZ-MINE-03, AZ-MINE-05: a reachable hex and one resource kind of it."""
    reached = lodes(t, t.boards[seat].reach & t.lodes)
    t.ask(seat, "choose_mine", DIG, options=[(dig, seat, hex, good) for hex, good in reached])


def lodes(t: Auztralia, hexes: int) -> list[tuple[int, int]]:
    """The resource kinds that lie in these hexes."""
    return [(hex, good) for hex in bits(hexes) for good in range(4) if t.lode[4 * hex + good]]


def all_lodes(t: Auztralia, seat: int) -> list[tuple[int, int]]:
    """AZ-MINE-01: everything on the map that can be mined."""
    return lodes(t, t.lodes)


def why_not_dig(t: Auztralia, seat: int, hex: int, good: int) -> Reason | None:
    """AZ-MINE-03: the way must be laid and free of Old Ones."""
    return None if t.boards[seat].reach >> hex & 1 else Reason("AZ-MINE-03")


def dig(t: Auztralia, seat: int, hex: int, good: int) -> None:
    """AZ-MINE-04, AZ-MINE-06, AZ-CHR-25, AZ-RUL-18, AZ-RUL-19: all pieces; gold with phosphates, more with Bones."""
    amount = t.lode[4 * hex + good]
    t.lode[4 * hex + good] = 0
    if not any(t.lode[4 * hex : 4 * hex + 4]):
        t.lodes &= ~(1 << hex)
    goods = t.boards[seat].goods
    if good == PHOSPHATE:
        goods[GOLD] += 1
    elif t.has(seat, HARRY_BONES):
        amount += t.box.amount[HARRY_BONES]
    goods[good] += amount
    t.tell("mined", rule="AZ-MINE-01", seat=seat, hex=hex, good=good, amount=amount)
    if good == PHOSPHATE:
        t.tell("gained", rule="AZ-MINE-04", seat=seat, good=GOLD, amount=1)


def why_not_hire(t: Auztralia, seat: int) -> Reason | None:
    """AZ-HIRE-01: somebody must be in the row."""
    if why := why_not_box(t, seat, HIRE):
        return why
    return None if may_hire(t, seat) else Reason("AZ-ACT-07", "hire")


def hire(t: Auztralia, seat: int) -> None:
    """AZ-HIRE-01, AZ-SOLO-03: 2 Time; the solo player may refresh the row before choosing."""
    spend(t, seat, HIRE)
    t.then((choose_character, seat))
    offer_refresh(t, seat)


def why_not_buy_units(t: Auztralia, seat: int) -> Reason | None:
    """AZ-BUY-04, AZ-ACT-07: the gold left after paying for the box must buy a unit of the supply."""
    if why := why_not_box(t, seat, BUY_UNITS):
        return why
    return None if may_purchase(t, seat) else Reason("AZ-BUY-04", have=gold_for_units(t, seat))


def may_purchase(t: Auztralia, seat: int) -> bool:
    """AZ-BUY-04: the price comes on top of the gold for the box."""
    gold = gold_for_units(t, seat)
    # A generator would cost more than the whole loop, which mostly ends with the infantry.
    for count, price in zip(t.supply, t.box.unit_price, strict=True):  # noqa: SIM110
        if count and price <= gold:
            return True
    return False


def gold_for_units(t: Auztralia, seat: int) -> int:
    player = t.boards[seat]
    return player.goods[GOLD] - player.boxes[BUY_UNITS] * t.box.repeat_gold[BUY_UNITS]


def buy_units(t: Auztralia, seat: int) -> None:
    """AZ-BUY-01: 1 Time."""
    spend(t, seat, BUY_UNITS)
    t.then((choose_purchase, seat))


def choose_purchase(t: Auztralia, seat: int) -> None:
    """AZ-BUY-01, AZ-BUY-02, AZ-BUY-03: a kind of the supply that the gold buys; infantry one or two."""
    t.ask(seat, "choose_purchase", BUY)


def purchases(t: Auztralia, seat: int) -> list[tuple[int, int]]:
    """AZ-BUY-02: one unit of each kind, of infantry one or two."""
    return [
        (unit, count)
        for unit, most in enumerate(t.box.per_purchase)
        for count in range(1, most + 1)
    ]


def why_not_buy(t: Auztralia, seat: int, unit: int, count: int) -> Reason | None:
    """AZ-BUY-01, AZ-BUY-03: supply and price."""
    if count > t.supply[unit]:
        return Reason("AZ-BUY-03", have=t.supply[unit])
    need, have = t.box.unit_price[unit] * count, t.boards[seat].goods[GOLD]
    return Reason("AZ-BUY-01", need=need, have=have) if need > have else None


def buy(t: Auztralia, seat: int, unit: int, count: int) -> None:
    """AZ-BUY-01, AZ-BUY-05: the price is paid and the units are in the barracks."""
    player = t.boards[seat]
    gold = t.box.unit_price[unit] * count
    player.goods[GOLD] -= gold
    t.supply[unit] -= count
    player.barracks[unit] += count
    t.tell("bought", rule="AZ-BUY-01", seat=seat, unit=unit, amount=count, gold=gold)


def why_not_import_export(t: Auztralia, seat: int) -> Reason | None:
    """AZ-TRADE-01: an import is always possible."""
    return why_not_box(t, seat, IMPORT_EXPORT)


def may_trade(t: Auztralia, seat: int) -> bool:
    return True


def import_export(t: Auztralia, seat: int) -> None:
    """AZ-TRADE-01: 1 Time, one or two trades."""
    spend(t, seat, IMPORT_EXPORT)
    t.then((choose_trade, seat, 1), (choose_trade, seat, 2))


def choose_trade(t: Auztralia, seat: int, number: int) -> None:
    """AZ-TRADE-01, AZ-TRADE-04, AZ-TRADE-05: imports and exports of coal and iron in any order, or stop after the
    first.
    """
    goods = t.boards[seat].goods
    options: list[Step] = [(import_good, seat, COAL), (import_good, seat, IRON)]
    if goods[COAL]:
        options.append((export_good, seat, COAL))
    if goods[IRON]:
        options.append((export_good, seat, IRON))
    if number == 2:
        options.append((stop, seat))
        t.ask(seat, "choose_trade", IMPORT, EXPORT, STOP, options=options)
    else:
        t.ask(seat, "choose_trade", IMPORT, EXPORT, options=options)


def traded(t: Auztralia, seat: int) -> tuple[int, ...]:
    """AZ-TRADE-05: only coal and iron are traded."""
    return COAL, IRON


def import_good(t: Auztralia, seat: int, good: int) -> None:
    """AZ-TRADE-02: 1 piece from the supply, free."""
    t.boards[seat].goods[good] += 1
    t.tell("imported", rule="AZ-TRADE-02", seat=seat, good=good)


def why_not_export(t: Auztralia, seat: int, good: int) -> Reason | None:
    """AZ-TRADE-03: a piece to give."""
    return None if t.boards[seat].goods[good] else Reason("AZ-TRADE-03")


def export_good(t: Auztralia, seat: int, good: int) -> None:
    """AZ-TRADE-03: 1 piece for 1 gold."""
    goods = t.boards[seat].goods
    goods[good] -= 1
    goods[GOLD] += 1
    t.tell("exported", rule="AZ-TRADE-03", seat=seat, good=good)


def why_not_farm(t: Auztralia, seat: int) -> Reason | None:
    """AZ-FARM-01: a site for at least one farm."""
    if why := why_not_box(t, seat, FARM):
        return why
    return None if may_farm(t, seat) else Reason("AZ-ACT-07", "farm")


def farm(t: Auztralia, seat: int) -> None:
    """AZ-FARM-01, AZ-RUL-26: the Time follows when the farms have been named."""
    occupy(t, seat, FARM)
    plan_farms(t, seat, 0)


def why_not_attack(t: Auztralia, seat: int) -> Reason | None:
    """AZ-ATK-16: units with a target."""
    return why_not_box(t, seat, ATTACK) or why_no_attack(t, seat)


def attack(t: Auztralia, seat: int) -> None:
    """AZ-ATK-17: gold and cube, then the force."""
    occupy(t, seat, ATTACK)
    raise_force(t, seat, ATTACKING)


def recovery_time(t: Auztralia, seat: int) -> int:
    """AZ-REC-03, AZ-REC-04, AZ-REC-05: always allowed and never for gold; one more Time with an empty HQ."""
    return t.box.time[RECOVER] if t.boards[seat].hq else t.box.late_recovery


def recover(t: Auztralia, seat: int) -> None:
    """AZ-REC-01, AZ-REC-02, AZ-REC-04, AZ-REC-06, AZ-RUL-78: all cubes come back from the boxes; 2 Time without one."""
    player = t.boards[seat]
    time = recovery_time(t, seat)
    rule = "AZ-REC-01" if player.hq else "AZ-REC-04"
    cubes = sum(player.boxes)
    player.hq += cubes
    player.boxes = [0] * len(player.boxes)
    t.acted = 1
    t.owed = time
    t.tell("recovered", rule=rule, seat=seat, amount=cubes, time=time)


PAID_ACTIONS = (
    (BUILD_TRACK, build_track, may_lay_flat),
    (BUILD_TRACK_HILLS, build_track_hills, may_lay_anywhere),
    (MINE, mine, may_mine),
    (HIRE, hire, may_hire),
    (BUY_UNITS, buy_units, may_purchase),
    (IMPORT_EXPORT, import_export, may_trade),
    (FARM, farm, may_farm),
    (ATTACK, attack, may_attack),
)
"""AZ-ACT-02: the boxes that take a cube, in order, each with what the action itself asks for.

The reason why an action is not on offer is made only when somebody asks for it.
"""


def box_verb(
    rule: Callable[[Auztralia, int], None],
    why: Callable[[Auztralia, int], Reason | None] | None = None,
) -> Verb:
    """AZ-ACT-02: an action, for which a box of the player board stands."""
    thing = f"action:{rule.__name__.replace('_', '-')}"
    return verb(rule, when="AZ-TRK-03", why=why, thing=thing)


BOXES = (
    box_verb(build_track, why_not_build_track),
    box_verb(build_track_hills, why_not_build_track_hills),
    box_verb(mine, why_not_mine),
    box_verb(hire, why_not_hire),
    box_verb(buy_units, why_not_buy_units),
    box_verb(import_export, why_not_import_export),
    box_verb(farm, why_not_farm),
    box_verb(attack, why_not_attack),
    box_verb(recover),
)
END_TURN = verb(end_turn, when="AZ-CHR-03")
DIG = verb(dig, when="AZ-MINE-01", domain=all_lodes, why=why_not_dig)
BUY = verb(buy, when="AZ-BUY-01", only="AZ-BUY-02", domain=purchases, why=why_not_buy)
IMPORT = verb(import_good, when="AZ-TRADE-01", only="AZ-TRADE-05", domain=traded, word="import")
EXPORT = verb(
    export_good, when="AZ-TRADE-01", only="AZ-TRADE-05", domain=traded, why=why_not_export, word="export"
)  # fmt: skip
