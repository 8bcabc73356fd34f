"""Characters: "once" cards of the own turn, and what the other cards change where their rule stands."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .box import (
    AGENT_DAVIS,
    AIRSHIP,
    CAPTAIN_FLOUNDER,
    DESTA_DANGER,
    FERDI_KASSAN,
    JENNY_APPLESEED,
    KITCHENER,
    LADY_CARTER,
    LORD_BLACKSTOCK,
    RANGERS,
    RORY_MCDORY,
    TEMPLE,
    TIMOTHY_BRASSEY,
    UNITS,
    YVETTE_KILLA,
)
from .farms import plan_farms, sites_for_ferdi
from .hexes import bits
from .hire import take_for_kitchener
from .railways import STOP, may_lay_anywhere, old_ones_changed, pay_for_track
from .state import Auztralia
from .victory import bury, cubes_at_hand, damage_on, give_back, put_cubes, take_off, turn_up


def unit_health(t: Auztralia, seat: int, unit: int) -> int:
    """AZ-CHR-12, AZ-CHR-15, AZ-CHR-45: the health of a kind, higher with the fitting character."""
    health = t.box.unit_health[unit]
    for character, (kind, better) in t.box.tougher.items():
        if kind == unit and t.has(seat, character):
            health = better
    return health


def once_cards(t: Auztralia, seat: int) -> list[int]:
    """AZ-CHR-03, AZ-RUL-82, AZ-RUL-83: the "once" cards that the player may play now."""
    owned = t.boards[seat].characters & t.box.once_cards
    if not owned or t.turn != seat:
        return []
    return [c for c in bits(owned) if can_do_something(t, seat, c)]


def own_once_cards(t: Auztralia, seat: int) -> tuple[int, ...]:
    """AZ-CHR-03: the "once" cards before the player."""
    return bits(t.boards[seat].characters & t.box.once_cards)


def why_not_play(t: Auztralia, seat: int, character: int) -> Reason | None:
    """AZ-CHR-09, AZ-ACT-09, AZ-RUL-83: why a card cannot be played now."""
    return None if can_do_something(t, seat, character) else Reason("AZ-RUL-83")


def can_do_something(t: Auztralia, seat: int, character: int) -> bool:
    """AZ-RUL-83: a card that could do nothing stays where it is; Agent Davis always brings his VP."""
    if character == RANGERS:
        return bool(t.awake) and cubes_at_hand(t, seat) > 0
    if character == JENNY_APPLESEED:
        return bool(t.boards[seat].farms & t.blighted)
    if character == DESTA_DANGER:
        return any(t.box.kind[tile] == TEMPLE for tile in t.awake)
    if character == CAPTAIN_FLOUNDER:
        return any(t.supply)
    if character == FERDI_KASSAN:
        return bool(sites_for_ferdi(t, seat))
    if character == TIMOTHY_BRASSEY:
        return may_lay_anywhere(t, seat)
    if character == KITCHENER:
        return bool(t.row)
    return True


def play(t: Auztralia, seat: int, character: int) -> None:
    """AZ-CHR-03, AZ-RUL-22: the card does what it says and leaves the game; no Time, no cube."""
    t.boards[seat].characters &= ~(1 << character)
    t.removed.append(character)
    t.tell("card_played", rule="AZ-CHR-03", seat=seat, character=character)
    if character == AGENT_DAVIS:
        agent_davis(t, seat)
    elif character == CAPTAIN_FLOUNDER:
        t.then((choose_flounder_unit, seat))
    elif character == DESTA_DANGER:
        t.then((choose_desta_temple, seat))
    elif character == FERDI_KASSAN:
        plan_farms(t, seat, 1)
    elif character == JENNY_APPLESEED:
        t.then((choose_jenny_farms, seat, 1), (choose_jenny_farms, seat, 2))
    elif character == KITCHENER:
        take_for_kitchener(t, seat)
    elif character == RANGERS:
        t.then((choose_rangers_target, seat))
    elif character == TIMOTHY_BRASSEY:
        pay_for_track(t, seat, 1, "AZ-CHR-43")
    else:
        gain_resources(t, seat, character)


def gain_resources(t: Auztralia, seat: int, character: int) -> None:
    """AZ-CHR-31, AZ-CHR-33, AZ-CHR-41, AZ-CHR-44: Lady Carter, Lord Blackstock, Rory McDory, Yvette Killa."""
    for good, amount in enumerate(t.box.gives[character]):
        t.boards[seat].goods[good] += amount
        if amount:
            t.tell("gained", rule=GIFT_RULES[character], seat=seat, good=good, amount=amount)


GIFT_RULES = {
    LADY_CARTER: "AZ-CHR-31",
    LORD_BLACKSTOCK: "AZ-CHR-33",
    RORY_MCDORY: "AZ-CHR-41",
    YVETTE_KILLA: "AZ-CHR-44",
}


def agent_davis(t: Auztralia, seat: int) -> None:
    """AZ-CHR-10, AZ-RUL-55: 2 VP, and two face-down tiles (or what is left) are turned up where they lie."""
    t.boards[seat].vp += t.box.bonus[AGENT_DAVIS]
    t.tell("points_gained", rule="AZ-CHR-10", seat=seat, vp=t.box.bonus[AGENT_DAVIS])
    t.then(*[(choose_davis_tiles, seat)] * t.box.amount[AGENT_DAVIS])


def choose_davis_tiles(t: Auztralia, seat: int) -> None:
    """AZ-CHR-10: which face-down tile."""
    if t.lairs:
        t.ask(seat, "choose_davis_tiles", UNMASK)


def lairs(t: Auztralia, seat: int) -> list[int]:
    """AZ-CHR-10: the hexes with a face-down tile."""
    return sorted(t.lairs)


def unmask(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-CHR-10: the tile is turned face up; a blank is removed as usual."""
    turn_up(t, hex, "AZ-CHR-10", "AZ-CHR-10")


def choose_flounder_unit(t: Auztralia, seat: int) -> None:
    """AZ-CHR-16: any kind that is in the unit supply."""
    t.ask(seat, "choose_flounder_unit", ENLIST)


def all_units(t: Auztralia, seat: int) -> range:
    """The kinds of units."""
    return range(len(UNITS))


def why_not_enlist(t: Auztralia, seat: int, unit: int) -> Reason | None:
    """AZ-BUY-03: none of this kind is in the supply."""
    return None if t.supply[unit] else Reason("AZ-BUY-03", have=0)


def enlist(t: Auztralia, seat: int, unit: int) -> None:
    """AZ-CHR-16, AZ-RUL-57: a free unit for the barracks; it does not join a combat going on."""
    t.supply[unit] -= 1
    t.boards[seat].barracks[unit] += 1
    t.tell("enlisted", rule="AZ-CHR-16", seat=seat, unit=unit)


def choose_desta_temple(t: Auztralia, seat: int) -> None:
    """AZ-CHR-21: one face-up Temple; Temples of one hex go together, so a hex is named."""
    t.ask(seat, "choose_desta_temple", RAZE)


def temples(t: Auztralia, seat: int) -> list[int]:
    """AZ-CHR-21: the hexes with a face-up Temple."""
    return sorted({t.place[i] for i, tile in enumerate(t.awake) if t.box.kind[tile] == TEMPLE})


def raze(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-CHR-21, AZ-RUL-58: the Temple and every Old One of its hex leave; nobody gets VP."""
    for index in reversed(t.standing(hex)):
        t.gone.append(t.awake[index])
        t.tell("old_one_removed", rule="AZ-CHR-21", tile=t.awake[index], hex=hex)
        take_off(t, index)
    old_ones_changed(t)


def choose_jenny_farms(t: Auztralia, seat: int, number: int) -> None:
    """AZ-CHR-27, AZ-RUL-59: one or two own blighted farms, wherever they lie."""
    if number > 1:
        t.ask(seat, "choose_jenny_farms", RESTORE, beside=(STOP,))
    else:
        t.ask(seat, "choose_jenny_farms", RESTORE)


def blighted_farms(t: Auztralia, seat: int) -> tuple[int, ...]:
    """AZ-CHR-27: the player's own blighted farms."""
    return bits(t.boards[seat].farms & t.blighted)


def restore(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-BLT-05, AZ-CHR-27: the farm is productive again."""
    t.blighted &= ~(1 << hex)
    t.tell("farm_restored", rule="AZ-CHR-27", seat=seat, hex=hex)


def choose_rangers_target(t: Auztralia, seat: int) -> None:
    """AZ-CHR-32: a face-up Old One anywhere on the map, Temples included."""
    t.ask(seat, "choose_rangers_target", HUNT)


def face_up(t: Auztralia, seat: int) -> list[int]:
    """AZ-CHR-32: every face-up Old One."""
    return sorted(t.awake)


def hunt(t: Auztralia, seat: int, tile: int) -> None:
    """AZ-CHR-08, AZ-CHR-32, AZ-RUL-56, AZ-RUL-84: 2 damage as far as cubes suffice, with the usual rewards."""
    strike(t, seat, tile, t.box.amount[RANGERS])
    bury(t)


def strike(t: Auztralia, seat: int, tile: int, amount: int) -> None:
    """AZ-CHR-08: damage by a character uses the cubes of the owner's HQ."""
    put_cubes(t, seat, tile, amount, "AZ-CHR-08")


def heal(t: Auztralia, index: int, rule: str) -> None:
    """AZ-RET-04, AZ-DEF-04, AZ-RUL-37, AZ-RUL-87: all damage comes off an Old One."""
    if damage_on(t, index):
        t.tell("healed", rule=rule, tile=t.awake[index], amount=damage_on(t, index))
    give_back(t, index)


def ground(force: list[int]) -> bool:
    """AZ-UNIT-07: whether any kind but airships is there; trains belong to the ground troops."""
    return any(count for unit, count in enumerate(force) if unit != AIRSHIP)


PLAY = verb(play, when="AZ-RUL-82", only="AZ-CHR-03", domain=own_once_cards, why=why_not_play)
UNMASK = verb(unmask, when="AZ-CHR-10", domain=lairs)
ENLIST = verb(enlist, when="AZ-CHR-16", domain=all_units, why=why_not_enlist)
RAZE = verb(raze, when="AZ-CHR-21", domain=temples)
RESTORE = verb(restore, when="AZ-CHR-27", domain=blighted_farms)
HUNT = verb(hunt, when="AZ-CHR-32", domain=face_up)
