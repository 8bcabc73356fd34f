"""Skills of the Psionic leaders (PSI), one for each Enlist: Willow, Kar'Ra, Elly and Vladimir."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .actions import SKIP, no_more
from .bends import Bend, enter
from .buying import market_of
from .drones import activate
from .effects import pushed
from .factions import faction
from .majority import settle
from .moving import arrive
from .psionic_mind import MIND_CONTROL, why_no_control
from .psionic_signals import (
    LEVELS,
    place_signal,
    shift,
    signals,
    take_lowest,
    tokens_in,
    tokens_left,
)
from .state import Dei
from .things import ANY_DRONE, DRONES, ELLY, KAR_RA, VLADIMIR, WILLOW, bits


class Levitation(Bend):
    """DEI-PSI-20: Willow alone changes level without an elevator."""

    def climbs(self, t: Dei, side: int, company: int) -> bool:
        return company == 1 << WILLOW


def why_no_skill(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-18, DEI-ACT-16: no leader in play could use a skill now."""
    return None if any(why(t, seat) is None for why in REASONS) else Reason("DEI-PSI-18", "none")


def psi_skill(t: Dei, seat: int) -> None:
    """DEI-PSI-18, DEI-PSI-19, DEI-ASK-10: which skill; every Enlist is one use, of the same one if need be."""
    t.ask(
        seat, "psi_skill", TELEKINESIS, TELEPORTATION, MIND_CONTROL, GHOST_SOLDIERS, FEAR, PULSE,
        SIGNAL_CONTROL, beside=no_more(t),
    )  # fmt: skip


def absent(t: Dei, leader: int) -> Reason | None:
    """DEI-PSI-18: only leaders in play have skills."""
    return (
        None if t.place[leader] >= 0 else Reason("DEI-PSI-18", figure=t.box.words["figure"][leader])
    )


def why_no_token(t: Dei, leader: int) -> Reason | None:
    """DEI-PSI-17: the leader is in play, and a token is left."""
    return absent(t, leader) or (None if tokens_left(t) else Reason("DEI-PSI-17"))


# Willow


def why_no_telekinesis(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-21: no token lies in a region."""
    reason = absent(t, WILLOW)
    return reason or (None if gripped_regions(t, seat) else Reason("DEI-PSI-21"))


def telekinesis(t: Dei, seat: int) -> None:
    """DEI-PSI-21, DEI-ASK-10: Willow moves a token: from where, which level, where to."""
    t.play.alone = 0
    t.then((telekinesis_from, seat))


def telekinesis_from(t: Dei, seat: int) -> None:
    """DEI-PSI-21: from where."""
    t.ask(seat, "telekinesis_from", GRIP)


def gripped_regions(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-21: regions with a token; those on Kar'Ra, cards and market boards stay."""
    return [region for region in sorted(t.city.regions) if t.boards[seat].scrappers[region]]


def grip(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-21: a token of this region."""
    t.play.origin = region
    t.then((telekinesis_level, seat))


def telekinesis_level(t: Dei, seat: int) -> None:
    """DEI-ASK-02, DEI-ASK-10: which level."""
    t.ask(seat, "telekinesis_level", GRIP_LEVEL)


def levels_there(t: Dei, seat: int) -> list[int]:
    tokens = tokens_in(t, t.play.origin)
    return [level for level in range(LEVELS) if tokens[level]]


def grip_level(t: Dei, seat: int, signal: int) -> None:
    """DEI-PSI-21: a token of this level."""
    t.play.amount = signal
    t.then((telekinesis_to, seat))


def telekinesis_to(t: Dei, seat: int) -> None:
    """DEI-PSI-21: where to."""
    t.ask(seat, "telekinesis_to", SHIFT)


def adjacent_regions(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-21, DEI-MAP-14: adjacent, whatever is built."""
    return bits(t.city.adjacent[t.play.origin])


def shift_signal(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-21: the token lies there now."""
    start, level = t.play.origin, t.play.amount
    shift(t, seat, start, level, -1)
    shift(t, seat, region, level, 1)
    t.tell("signal_moved", rule="DEI-PSI-21", seat=seat, start=start, region=region, signal=level)
    settle(t, seat, start, region)


def psionic_leaders(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-06: the leaders in play."""
    return [figure for figure in t.box.kits[t.boards[seat].faction].leaders if t.place[figure] >= 0]


def beacons(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-22: other regions that hold a token or another Psionic leader."""
    here = t.place[WILLOW]
    places = {t.place[figure] for figure in psionic_leaders(t, seat)}
    scrappers = t.boards[seat].scrappers
    return [r for r in sorted(t.city.regions) if r != here and (scrappers[r] or r in places)]


def why_no_teleportation(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-22: no other region holds a token or a leader."""
    return absent(t, WILLOW) or (None if beacons(t, seat) else Reason("DEI-PSI-22"))


def teleportation(t: Dei, seat: int) -> None:
    """DEI-PSI-22, DEI-ASK-10: which leader, where to."""
    t.play.alone = 0
    t.then((teleportation_who, seat))


def teleportation_who(t: Dei, seat: int) -> None:
    """DEI-PSI-22: which leader."""
    t.ask(seat, "teleportation_who", TELEPORT)


def with_willow(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-22, DEI-RUL-141: the Psionic leaders in Willow's region, himself included; no mercenary."""
    return [figure for figure in psionic_leaders(t, seat) if t.place[figure] == t.place[WILLOW]]


def teleport(t: Dei, seat: int, figure: int) -> None:
    """DEI-PSI-22: this leader."""
    t.play.company = 1 << figure
    t.then((teleportation_to, seat))


def teleportation_to(t: Dei, seat: int) -> None:
    """DEI-PSI-22: where to."""
    t.ask(seat, "teleportation_to", APPEAR)


def appear(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-22, DEI-RUL-22, DEI-RUL-63: the leader is there, majority or not; a mercenary may be hired."""
    (figure,) = bits(t.play.company)
    start = t.place[figure]
    t.place[figure] = region
    t.tell("teleported", rule="DEI-PSI-22", seat=seat, figure=figure, start=start, region=region)
    settle(t, seat, start, region)
    arrive(t, seat, region, t.play.company)


# Kar'Ra


def why_no_ghosts(t: Dei, seat: int) -> Reason | None:
    return why_no_token(t, KAR_RA)


def ghost_soldiers(t: Dei, seat: int) -> None:
    """DEI-PSI-26: a token on Kar'Ra's leader token."""
    level = take_lowest(t)
    signals(t).kar_ra[level] += 1
    t.tell("ghosts_called", rule="DEI-PSI-26", seat=seat, signal=level)
    settle(t, seat, t.place[KAR_RA])


def why_no_fear(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-27: no token lies on Kar'Ra."""
    return absent(t, KAR_RA) or (None if any(signals(t).kar_ra) else Reason("DEI-PSI-27"))


def fear(t: Dei, seat: int) -> None:
    """DEI-PSI-27, DEI-ASK-10: which token leaves Kar'Ra; then the opponents flee."""
    t.play.alone = 0
    t.then((fear_token, seat))


def fear_token(t: Dei, seat: int) -> None:
    """DEI-PSI-27: a token of which level."""
    t.ask(seat, "fear_token", RELEASE)


def ghosts(t: Dei, seat: int) -> list[int]:
    return [level for level in range(LEVELS) if signals(t).kar_ra[level]]


def release(t: Dei, seat: int, signal: int) -> None:
    """DEI-PSI-27, DEI-RUL-160: the token returns; every opponent with units there flees, in initiative order."""
    mine, region = signals(t), t.place[KAR_RA]
    mine.kar_ra[signal] -= 1
    mine.supply[signal] += 1
    t.tell("feared", rule="DEI-PSI-27", seat=seat, region=region, signal=signal)
    settle(t, seat, region)
    t.play.origin = region
    t.then(*[faction(t, side).flee(side, region) for side in pushed(t, seat, region)])


# Elly


def drone_cards(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-29, DEI-RUL-50, DEI-RUL-162: face-up drone cards on the market boards and played by anybody."""
    market = [card for stall, card in enumerate(t.stalls) if card >= 0 and t.captor[stall] < 0]
    played = [card for board in t.boards for card in board.up]
    return [card for card in (*market, *played) if t.box.cards[card].drone >= 0]


def why_not_charge(t: Dei, seat: int, card: int) -> Reason | None:
    """DEI-PSI-30: a token lies on it already."""
    return Reason("DEI-PSI-30") if card in signals(t).cards[::2] else None


def why_no_pulse(t: Dei, seat: int) -> Reason | None:
    """DEI-PSI-29: no face-up drone card without a token is in play."""
    free = [card for card in drone_cards(t, seat) if why_not_charge(t, seat, card) is None]
    return why_no_token(t, ELLY) or (None if free else Reason("DEI-PSI-29"))


def pulse(t: Dei, seat: int) -> None:
    """DEI-PSI-29, DEI-ASK-10: which card; then its drone may be activated."""
    t.play.alone = 0
    t.then((pulse_card, seat))


def pulse_card(t: Dei, seat: int) -> None:
    """DEI-PSI-29: which card."""
    t.ask(seat, "pulse_card", CHARGE)


def charge(t: Dei, seat: int, card: int) -> None:
    """DEI-PSI-29: the token lies on the card."""
    level = take_lowest(t)
    signals(t).cards += [card, level]
    t.tell("card_charged", rule="DEI-PSI-29", seat=seat, card=card, signal=level)
    t.then((pulse_drone, seat, t.box.cards[card].drone))


def pulse_drone(t: Dei, seat: int, drone: int) -> None:
    """DEI-PSI-29, DEI-RUL-50: activate the drone, one of choice if the card names any, or not."""
    t.ask(seat, "pulse_drone", AWAKEN.of(drone), beside=(SKIP,))


def named_drones(t: Dei, seat: int, drone: int) -> list[int]:
    return list(range(len(DRONES))) if drone == ANY_DRONE else [drone]


def awaken(t: Dei, seat: int, drone: int) -> None:
    """DEI-PSI-29, DEI-RUL-50: the drone is activated; the card is not used up."""
    activate(t, seat, drone)


def lose_card(t: Dei, side: int, stall: int) -> None:
    """DEI-PSI-31, DEI-RUL-121: the token of a bought or captured drone card moves to the board of its market."""
    mine, card = signals(t), t.stalls[stall]
    if card in mine.cards[::2]:
        place = 2 * mine.cards[::2].index(card)
        level = mine.cards[place + 1]
        del mine.cards[place : place + 2]
        market = t.markets[market_of(stall)]
        mine.markets += [market, level]
        t.tell("signal_stays", rule="DEI-PSI-31", seat=side, market=market, signal=level)


# Vladimir


def why_no_signal(t: Dei, seat: int) -> Reason | None:
    return why_no_token(t, VLADIMIR)


def signal_control(t: Dei, seat: int) -> None:
    """DEI-PSI-33: a token near Vladimir."""
    t.play.alone = 0
    t.then((signal_region, seat))


def signal_region(t: Dei, seat: int) -> None:
    """DEI-PSI-33: where."""
    t.ask(seat, "signal_region", EMIT)


def near_vladimir(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-33, DEI-MAP-14: Vladimir's region and those adjacent to it."""
    here = t.place[VLADIMIR]
    return bits(1 << here | t.city.adjacent[here])


def emit(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-33: the lowest token of the supply goes there."""
    place_signal(t, seat, region, "DEI-PSI-33")


TELEKINESIS = verb(telekinesis, when="DEI-PSI-18", why=why_no_telekinesis)
GRIP = verb(grip, when="DEI-PSI-21", domain=gripped_regions)
GRIP_LEVEL = verb(grip_level, when="DEI-PSI-21", domain=levels_there)
SHIFT = verb(shift_signal, when="DEI-PSI-21", domain=adjacent_regions)
TELEPORTATION = verb(teleportation, when="DEI-PSI-18", why=why_no_teleportation)
TELEPORT = verb(teleport, when="DEI-PSI-22", domain=with_willow)
APPEAR = verb(appear, when="DEI-PSI-22", domain=beacons)
GHOST_SOLDIERS = verb(ghost_soldiers, when="DEI-PSI-18", why=why_no_ghosts)
FEAR = verb(fear, when="DEI-PSI-18", why=why_no_fear)
RELEASE = verb(release, when="DEI-PSI-27", domain=ghosts)
PULSE = verb(pulse, when="DEI-PSI-18", why=why_no_pulse)
CHARGE = verb(charge, when="DEI-PSI-29", domain=drone_cards, why=why_not_charge)
AWAKEN = verb_about(awaken, when="DEI-PSI-29", domain=named_drones)
SIGNAL_CONTROL = verb(signal_control, when="DEI-PSI-18", why=why_no_signal)
EMIT = verb(emit, when="DEI-PSI-33", domain=near_vladimir)

REASONS = (
    why_no_telekinesis, why_no_teleportation, why_no_control, why_no_ghosts, why_no_fear,
    why_no_pulse, why_no_signal,
)  # fmt: skip
"""By skill: why it cannot be used now."""

enter("psi_willow", Levitation())
