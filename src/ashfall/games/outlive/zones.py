"""Actions in the zones of Outlive: gather, hunt, algae, the dam; cities and game have modules of their own."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from . import cities, drifters, ship
from .cities import search, take
from .equipment import exhaust, is_ready, use_arrival_tiles, use_plus_tiles
from .hunting import (
    TOOLS,
    bag,
    endurance,
    game_kind,
    payments,
    prey,
    why_not_hunt,
    why_not_pay,
    why_not_sense,
    why_not_stalk,
)
from .rooms import move_in
from .shelter import cleanse, spend
from .state import Outlive
from .things import (
    ACCESS_CARD,
    AIRLOCK,
    AMMO,
    BASE,
    CITY_OF,
    DAM,
    FLASHLIGHT,
    HEAT_SENSOR,
    HUNT_OF,
    LOOKOUT,
    MICROCHIP,
    SHIP,
    tile_kind,
)


def harvest(t: Outlive, side: int) -> None:
    """OL-ACT-01, OL-ACT-07, OL-GEN-08, OL-RUL-63: after the attacks a team has as many actions as strength."""
    turn = t.turn
    turn.foe = -1
    if turn.zone == SHIP:
        ship.unload(t, side)
        return
    turn.actions = ship.strength_now(t, turn.team)
    if side >= t.players:
        t.then((drifters.drifters_act,))
        return
    use_arrival_tiles(t, side, turn.zone)
    if turn.zone == DAM and t.stock[DAM] and is_ready(t, side, ACCESS_CARD):
        swipe(t, side)
    elif turn.zone == DAM and why_not_open(t, side):
        t.tell("dam_shut", "OL-ZONE-41", seat=side)
    t.then((act, side))


def swipe(t: Outlive, seat: int) -> None:
    """OL-EQUIP-04, OL-RUL-65, OL-RUL-67: the access card opens the dam; a second visit that day is impossible."""
    exhaust(t, seat, ACCESS_CARD)
    t.turn.opened = 1


def act(t: Outlive, seat: int) -> None:
    """OL-ACT-01, OL-ACT-02, OL-ACT-06: one action at a time, in any order, until the player stops.

    Nobody is asked where nothing can be done, as at a dam that stays shut. A hunt has questions of its own and
    comes back here when they are answered.
    """
    turn = t.turn
    zone = turn.zone
    colony = t.colonies[seat]
    verbs: tuple[Verb, ...]
    if CITY_OF[zone] >= 0:
        options = city_options(t, seat, CITY_OF[zone])
        light = colony.ready >> FLASHLIGHT & 1
        verbs = (cities.TAKE, cities.SEARCH, SHINE) if light else (cities.TAKE, cities.SEARCH)
    else:
        options = []
        if turn.actions and t.stock[zone] and (zone != DAM or turn.opened):
            options.append((gather, seat))
        if HUNT_OF[zone] >= 0:
            verbs = hunting_options(t, seat, options)
        elif zone == BASE:
            verbs = (GATHER, ALGAE)
            if t.algae and turn.actions:
                options.append((algae, seat))
        else:
            verbs = (GATHER, OPEN_DAM)
            if not why_not_open(t, seat):
                options.append((open_dam, seat))
    lookout = colony.alive >> LOOKOUT & 1
    if options:
        if lookout:
            options += cities.looks(t, seat)
        options.append((done, seat))
        beside = (cities.LOOK, DONE) if lookout else (DONE,)
        t.ask_of(seat, "act", verbs, beside, options, again=True, until=(DONE, HUNT, SENSE))


def hunting_options(t: Outlive, seat: int, options: list[Step]) -> tuple[Verb, ...]:
    """OL-ZONE-11, OL-HUNT-06: once a turn, before or after gathering; the sensor for who has it ready."""
    sensor = t.colonies[seat].ready >> HEAT_SENSOR & 1
    if not t.turn.hunted and t.game[HUNT_OF[t.turn.zone]]:
        if not why_not_hunt(t, seat):
            options.append((hunt, seat))
        if sensor and not why_not_sense(t, seat):
            options.append((sense, seat))
    return (GATHER, HUNT, SENSE) if sensor else (GATHER, HUNT)


def city_options(t: Outlive, seat: int, city: int) -> list[Step]:
    """OL-ZONE-50, OL-ZONE-51, OL-EQUIP-08: equipment that is not owned yet, a search, the flashlight."""
    options: list[Step] = []
    colony = t.colonies[seat]
    if t.turn.actions:
        owned = colony.owned
        for tile in t.shown[city]:
            kind = tile_kind(tile)
            if not owned >> kind & 1 and (take, seat, kind) not in options:
                options.append((take, seat, kind))
        if t.search[city]:
            options.append((search, seat))
    if colony.ready >> FLASHLIGHT & 1 and not why_not_shine(t, seat):
        options.append((shine, seat))
    return options


def done(t: Outlive, seat: int) -> None:
    """OL-ACT-02, OL-GEN-08: unused actions are lost."""
    t.turn.actions = 0


def why_not_gather(t: Outlive, seat: int) -> Reason | None:
    """OL-ACT-03, OL-GEN-08, OL-ZONE-41: an action, a token in the zone, and at the dam access."""
    turn = t.turn
    if turn.actions < 1:
        return Reason("OL-GEN-08")
    if not t.stock[turn.zone]:
        return Reason("OL-ACT-03")
    if turn.zone == DAM and not turn.opened:
        return Reason("OL-ZONE-41")
    return None


def gather(t: Outlive, seat: int) -> None:
    """OL-ACT-03, OL-ZONE-01, OL-ZONE-10, OL-ZONE-40: an action takes one token from the zone."""
    turn = t.turn
    zone = turn.zone
    turn.actions -= 1
    t.stock[zone] -= 1
    resource = t.box.resource[zone]
    t.colonies[seat].store[resource] += 1
    if t.listener is not None:
        t.tell("gathered", "OL-ACT-03", seat=seat, resource=resource, count=1)
    if not turn.gathered:
        turn.gathered = 1
        use_plus_tiles(t, seat, zone)


def why_not_algae(t: Outlive, seat: int) -> Reason | None:
    """OL-ZONE-02, OL-ZONE-03: one action at the base, once a day for all players together."""
    if not t.algae:
        return Reason("OL-ZONE-03")
    return None if t.turn.actions else Reason("OL-GEN-08")


def algae(t: Outlive, seat: int) -> None:
    """OL-ZONE-02, OL-ZONE-04: the marker goes one step down and the token is turned over."""
    t.turn.actions -= 1
    t.algae = False
    t.tell("algae", "OL-ZONE-02", seat=seat)
    cleanse(t, seat, 1)


def why_not_open(t: Outlive, seat: int) -> Reason | None:
    """OL-ZONE-40, OL-ZONE-41, OL-RUL-65: a microchip, once a turn, and only while there is water to gather."""
    turn = t.turn
    if turn.opened:
        return Reason("OL-ZONE-41")
    if not t.stock[DAM] or turn.actions < 1:
        return Reason("OL-RUL-65")
    if not t.colonies[seat].store[MICROCHIP]:
        return Reason("OL-ZONE-40")
    return None


def open_dam(t: Outlive, seat: int) -> None:
    """OL-ZONE-40, OL-ZONE-42, OL-ATK-13: the microchip buys access for this team on this turn only."""
    spend(t, seat, MICROCHIP, 1, "OL-ZONE-40")
    t.turn.opened = 1


def why_not_shine(t: Outlive, seat: int) -> Reason | None:
    """OL-RUL-36: a free cell in the airlock and a survivor in the supply."""
    if t.colonies[seat].airlock >= t.box.airlock or not t.crowd:
        return Reason("OL-RUL-36")
    return None


def shine(t: Outlive, seat: int) -> None:
    """OL-EQUIP-08, OL-RUL-36, OL-RUL-85: a survivor from the supply into the airlock, never into a room."""
    exhaust(t, seat, FLASHLIGHT)
    t.crowd -= 1
    move_in(t, seat, AIRLOCK, 1)
    t.tell("survivor_joined", "OL-EQUIP-08", seat=seat, count=1)


def hunt(t: Outlive, seat: int) -> None:
    t.turn.prey = 1
    t.then((choose_payment, seat))


def sense(t: Outlive, seat: int) -> None:
    """OL-EQUIP-20, OL-RUL-54: the hunter alone sees the stack; its order stays."""
    exhaust(t, seat, HEAT_SENSOR)
    pile = t.game[HUNT_OF[t.turn.zone]]
    for piece in pile:
        t.show(piece, 1 << seat)
    kinds = [game_kind(t, piece) for piece in reversed(pile)]
    t.tell("saw_game", "OL-EQUIP-20", to=1 << seat, seat=seat, zone=t.turn.zone, game=kinds)
    t.then((choose_prey, seat))


def choose_prey(t: Outlive, seat: int) -> None:
    """OL-EQUIP-20, OL-RUL-30: any token of the stack that can be paid, or none."""
    t.ask(seat, "choose_prey", STALK, NO_PREY, always=True)


def stalk(t: Outlive, seat: int, depth: int, game: int) -> None:
    """OL-EQUIP-20: the chosen token is hunted like a top token."""
    pile = t.game[HUNT_OF[t.turn.zone]]
    t.turn.prey = depth
    t.show(pile[-depth])
    t.then((choose_payment, seat))


def no_prey(t: Outlive, seat: int) -> None:
    """OL-RUL-30: no hunt takes place; the sensor is used all the same."""
    t.then((act, seat))


def choose_payment(t: Outlive, seat: int) -> None:
    """OL-HUNT-03, OL-HUNT-04, OL-HUNT-05, OL-RUL-28, OL-RUL-29: ammo and tools; actions cover exactly the rest."""
    t.ask(seat, "pay_hunt", PAY)


def pay(t: Outlive, seat: int, ammo: int, tools: int) -> None:
    """OL-HUNT-03, OL-HUNT-06, OL-GEN-17: what is not used for the hunt is left for gathering."""
    turn = t.turn
    colony = t.colonies[seat]
    spend(t, seat, AMMO, ammo, "OL-HUNT-03")
    for kind in [kind for kind in TOOLS if colony.ready >> kind & 1][:tools]:
        exhaust(t, seat, kind)
    stack = HUNT_OF[turn.zone]
    kind = game_kind(t, t.game[stack][-turn.prey])
    turn.actions -= endurance(t, kind) - ammo - tools
    turn.hunted = 1
    bag(t, seat, stack, turn.prey)
    turn.prey = 0
    t.then((act, seat))


GATHER = verb(gather, when="OL-ACT-03", why=why_not_gather)
ALGAE = verb(algae, when="OL-ZONE-02", why=why_not_algae)
OPEN_DAM = verb(open_dam, when="OL-ZONE-40", why=why_not_open)
SHINE = verb(shine, when="OL-EQUIP-08", why=why_not_shine)
DONE = verb(done, when="OL-ACT-02")
HUNT = verb(hunt, when="OL-ZONE-11", why=why_not_hunt)
SENSE = verb(sense, when="OL-EQUIP-20", why=why_not_sense)
STALK = verb(stalk, when="OL-EQUIP-20", domain=prey, why=why_not_stalk)
NO_PREY = verb(no_prey, when="OL-RUL-30")
PAY = verb(pay, when="OL-HUNT-03", domain=payments, why=why_not_pay)
