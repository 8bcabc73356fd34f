"""The twelve disasters of Outlive: what each does at the start of a day while it is unsolved."""

from ashfall.engine.verbs import step, verb, verb_about

from .cities import reveal_search
from .rooms import reserve_water, tap_reserve
from .shelter import lose_survivors, materials, provisions, radiate, spend
from .state import Outlive
from .things import AMMO, BULKHEADS, CITY_OF, DISASTER_PIECE, DISASTERS, MATERIALS, PROVISIONS


def strike(t: Outlive, disaster: int) -> None:
    """OL-DIS-14, OL-DIS-15, OL-DAY-04, OL-SOLO-16: zones lose tokens, shelters suffer in turn order.

    Sandstorm, epizootic and mutations act all day long, where strength, meat and endurance are counted.
    """
    box = t.box
    t.tell("disaster_strikes", rule_of(disaster), disaster=disaster, does=does(disaster))
    if box.strikes_shelters[disaster]:
        t.then(*[step(hit, seat, disaster) for seat in t.seats_in_order()])
        return
    amount = box.disaster_amount[disaster][t.scale]
    for zone in box.disaster_zones[disaster]:
        if box.effect[disaster] == "reveal_search":
            reveal_search(t, CITY_OF[zone], amount, rule_of(disaster))
        else:
            remove(t, zone, amount, rule_of(disaster))


def does(disaster: int) -> str:
    """The word of the catalogues' sentence that says what it does."""
    return DISASTERS[disaster].replace("_", "-")


def rule_of(disaster: int) -> str:
    return f"OL-DIS-{disaster + 1:02}"


def remove(t: Outlive, zone: int, amount: int, rule: str) -> None:
    """OL-DIS-01, OL-DIS-02, OL-DIS-03, OL-DIS-05, OL-DIS-13: tokens go from the zone to the supply."""
    lost = min(amount, t.stock[zone])
    t.stock[zone] -= lost
    t.supply[t.box.resource[zone]] += lost
    t.tell("zone_lost", rule if lost == amount else "OL-DIS-13", zone=zone, count=lost)


def hit(t: Outlive, seat: int, disaster: int) -> None:
    """OL-DIS-06, OL-DIS-09, OL-ROOM-09, OL-RUL-32: full bulkheads keep every shelter disaster out."""
    colony = t.colonies[seat]
    if colony.alive >> BULKHEADS & 1:
        t.tell("protected", "OL-ROOM-09", seat=seat, disaster=disaster)
        return
    effect = t.box.effect[disaster]
    amount = t.box.disaster_amount[disaster][t.scale]
    if effect == "radiation_up":
        radiate(t, seat, amount)
    elif effect == "lose_survivor":
        lose_survivors(t, seat, amount)
    elif effect == "lose_provision":
        rats(t, seat, amount)
    else:
        raiders(t, seat, amount)


def rats(t: Outlive, seat: int, amount: int) -> None:
    """OL-DIS-07: a provision, or else a survivor."""
    colony = t.colonies[seat]
    if provisions(colony) + reserve_water(t, colony) == 0:
        lose_survivors(t, seat, 1)
    else:
        t.then(*[step(choose_provision, seat)] * amount)


def choose_provision(t: Outlive, seat: int) -> None:
    """OL-DIS-07, OL-RUL-25, OL-RUL-87: of the player's choice; virtual water will do."""
    colony = t.colonies[seat]
    if reserve_water(t, colony):
        t.ask(seat, "lose_provision", LOSE.of(PROVISIONS), LOSE_RESERVE)
    elif provisions(colony):
        t.ask(seat, "lose_provision", LOSE.of(PROVISIONS))


def tokens_of(t: Outlive, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """OL-DIS-07, OL-DIS-08: what the colony has of these kinds."""
    store = t.colonies[seat].store
    return [resource for resource in kinds if store[resource]]


def raiders(t: Outlive, seat: int, amount: int) -> None:
    """OL-DIS-08, OL-RUL-33: two tokens of material or ammo; with fewer, all of them and one survivor."""
    colony = t.colonies[seat]
    if materials(colony) + colony.store[AMMO] >= amount:
        t.then(*[step(choose_loot, seat)] * amount)
        return
    for resource in LOOT:
        spend(t, seat, resource, colony.store[resource], "OL-DIS-08")
    lose_survivors(t, seat, 1)


def choose_loot(t: Outlive, seat: int) -> None:
    """OL-DIS-08: each token is the player's choice."""
    t.ask(seat, "lose_loot", LOSE.of(LOOT))


def lose(t: Outlive, seat: int, resource: int) -> None:
    spend(t, seat, resource, 1, "OL-DIS-07" if resource in PROVISIONS else "OL-DIS-08")


def lose_reserve(t: Outlive, seat: int) -> None:
    tap_reserve(t, seat, 1)


def claim(t: Outlive, side: int, disaster: int) -> None:
    """OL-EVT-06, OL-EVT-07, OL-RUL-86: the card is the player's; what it has done stays done."""
    t.struck.remove(DISASTER_PIECE + disaster)
    t.colonies[side].solved.append(DISASTER_PIECE + disaster)
    t.passes = 0
    t.tell("solved", "OL-EVT-06", seat=side, disaster=disaster, points=t.box.points[disaster])


LOOT = (*MATERIALS, AMMO)
LOSE = verb_about(lose, when="OL-DIS-14", domain=tokens_of)
LOSE_RESERVE = verb(lose_reserve, when="OL-RUL-25")
