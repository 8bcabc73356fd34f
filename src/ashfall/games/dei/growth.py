"""Dens, growth and the Altar of Gaia (FAU): what the Fauns have on the board, and what cubes on the growth token do."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .actions import enter_action, no_more
from .bends import Bend, enter
from .collecting import collect, goods_in
from .factions import faction
from .majority import colours_controlled, controlled, occupied, settle
from .state import Dei, Grove
from .things import (
    ALTAR,
    BLUE,
    GREEN,
    LILITH,
    PLACE_DEN,
    RED,
    SPECIAL_UNITS,
    USE_ALTAR,
    YELLOW,
    bits,
)


def grove(t: Dei) -> Grove:
    """What the Fauns have, in a game in which they take part."""
    if t.grove is None:
        raise LookupError("the Fauns do not take part")
    return t.grove


# Dens


def dens_left(t: Dei, seat: int) -> int:
    """DEI-FAU-01, DEI-FAU-06: the den tokens beside the board."""
    return t.box.kits[t.boards[seat].faction].dens - grove(t).dens.bit_count()


def den_links(t: Dei, region: int) -> int:
    """DEI-FAU-24: the other regions with dens, from a region with one."""
    dens = grove(t).dens
    return dens & ~(1 << region) if dens >> region & 1 else 0


def why_no_den(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-RUL-37: no token is left, or a den lies there already."""
    if not dens_left(t, seat):
        return Reason("DEI-RUL-37")
    return Reason("DEI-RUL-37", "taken") if grove(t).dens >> region & 1 else None


def place_den(t: Dei, seat: int, region: int, rule: str) -> None:
    """DEI-FAU-24, DEI-RUL-37, DEI-RUL-144: a den lies in the region, if there is a token and none lies there yet."""
    if why_no_den(t, seat, region) is None:
        grove(t).dens |= 1 << region
        t.tell("den_laid", rule=rule, seat=seat, region=region)


def messenger(t: Dei, seat: int) -> None:
    """DEI-FAU-09, DEI-RUL-128: a den where Lilith's Move has ended, or not."""
    t.ask(seat, "place_den", NEST, beside=(NO_DEN,))


def why_not_nest(t: Dei, seat: int) -> Reason | None:
    """DEI-FAU-09: the Fauns control no outpost where Lilith is, or no den can be put there."""
    region = t.place[LILITH]
    if t.holder[region] != seat or not t.outposts_in(region):
        return Reason("DEI-FAU-09")
    return why_no_den(t, seat, region)


def nest(t: Dei, seat: int) -> None:
    """DEI-FAU-09, DEI-EX-24: a den at Lilith's side."""
    place_den(t, seat, t.place[LILITH], "DEI-FAU-09")


def no_den(t: Dei, seat: int) -> None:
    """DEI-FAU-09: no den."""


def why_not_den(t: Dei, seat: int) -> Reason | None:
    """DEI-FAU-25, DEI-ACT-16: no token is left, or there is a den wherever the Fauns are."""
    reasons = [why_no_den(t, seat, region) for region in unit_regions(t, seat)]
    return None if None in reasons else reasons[0]


def den_region(t: Dei, seat: int) -> None:
    """DEI-FAU-25: in which region."""
    t.ask(seat, "den_region", BURROW, beside=no_more(t))


def unit_regions(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-25: any region with at least 1 unit."""
    return bits(occupied(t, seat))


def burrow(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-25: a den instead of the candy's construction."""
    place_den(t, seat, region, "DEI-FAU-25")


# Growth


def growing(t: Dei, seat: int, need: int) -> list[tuple[int, int]]:
    """DEI-FAU-11, DEI-FAU-12, DEI-RUL-88: region and colour of each outpost that could be removed.

    The Fauns control it and at least so many of its colour, and the colour has an empty cell on the growth token.
    """
    colours, cubes = colours_controlled(t, seat), grove(t).cubes
    most = t.box.limits["growth_cells_per_color"]
    found = {
        (t.outposts[outpost], t.colour(outpost))
        for outpost in controlled(t, seat)
        if colours[t.colour(outpost)] >= need and cubes[t.colour(outpost)] < most
    }
    return sorted(found)


def growth_outpost(t: Dei, seat: int, need: int) -> None:
    """DEI-FAU-11, DEI-RUL-38: which outpost; where one can be removed it must be."""
    if growing(t, seat, need):
        t.ask(seat, "growth_outpost", GROW.of(need))


def grow(t: Dei, seat: int, region: int, colour: int) -> None:
    """DEI-FAU-11, DEI-RUL-40, DEI-RUL-143, DEI-RUL-149: one outpost to the box, a den there, its cube on the token."""
    outpost = next(o for o in t.outposts_in(region) if t.colour(o) == colour)
    t.outposts[outpost] = -1
    grove(t).cubes[colour] += 1
    t.tell("grown", rule="DEI-FAU-11", seat=seat, region=region, colour=colour)
    place_den(t, seat, region, "DEI-FAU-11")
    settle(t, seat, t.place[ALTAR])
    t.then((growth_altar, seat, region), (growth_card, seat))


def growth_altar(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-13, DEI-FAU-14: whether the Altar goes where the outpost was."""
    if t.place[ALTAR] != region:
        t.ask(seat, "growth_altar", RAISE.of(region), LEAVE_ALTAR)


def that_region(t: Dei, seat: int, region: int) -> list[int]:
    return [region]


def raise_altar(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-14, DEI-RUL-22: the Altar is put there, majority or not."""
    put_altar(t, seat, region, "DEI-FAU-14")


def leave_altar(t: Dei, seat: int) -> None:
    """DEI-FAU-13: it stays where it is."""


def growth_card(t: Dei, seat: int) -> None:
    """DEI-FAU-13, DEI-FAU-15: which upgraded card is taken, or none."""
    t.ask(seat, "growth_card", UPGRADE, beside=(NO_UPGRADE,))


def upgrades(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-05, DEI-FAU-15: the upgraded cards still beside the board."""
    return grove(t).upgrades


def upgrade(t: Dei, seat: int, card: int) -> None:
    """DEI-FAU-15: this one; then which card it replaces."""
    t.then((replaced_card, seat, card))


def no_upgrade(t: Dei, seat: int) -> None:
    """DEI-FAU-13: the cards stay as they are."""


def replaced_card(t: Dei, seat: int, upgrade: int) -> None:
    """DEI-FAU-15: which starting card leaves the game."""
    t.ask(seat, "replaced_card", REPLACE.of(upgrade))


def starting_cards(t: Dei, seat: int, upgrade: int) -> list[tuple[int, int]]:
    """DEI-FAU-15: the starting cards in hand or played, each with the card that comes for it."""
    board, own = t.boards[seat], t.box.hands[t.boards[seat].faction]
    held = (*sorted(board.hand), *board.up, *board.down)
    return [(card, upgrade) for card in held if card in own]


def why_not_replace(t: Dei, seat: int, asked: int, card: int, upgrade: int) -> Reason | None:
    """DEI-ASK-02: a card of the same content in hand stands for it."""
    board, cards = t.boards[seat], t.box.cards
    alike = [c for c in sorted(board.hand) if cards[c].content == cards[card].content]
    if card in alike[1:]:
        return Reason("DEI-ASK-12", card=t.box.words["card"][alike[0]])
    return None


def replace(t: Dei, seat: int, card: int, upgrade: int) -> None:
    """DEI-FAU-15, DEI-FAU-16, DEI-RUL-39, DEI-RUL-143: the new card lies where the old one was; that one is boxed."""
    board = t.boards[seat]
    for place in (board.hand, board.up, board.down):
        if card in place:
            place[place.index(card)] = upgrade
    grove(t).upgrades.remove(upgrade)
    t.boxed.append(card)
    t.tell("upgraded", rule="DEI-FAU-15", seat=seat, card=card, upgrade=upgrade)


# The Altar of Gaia


def put_altar(t: Dei, seat: int, region: int, rule: str) -> None:
    """DEI-FAU-27, DEI-FAU-28: the Altar stands in another region, majority or not."""
    start = t.place[ALTAR]
    t.place[ALTAR] = region
    if region == start:
        t.tell("altar_stayed", rule=rule, seat=seat, region=region)
    else:
        t.tell("altar_moved", rule=rule, seat=seat, start=start, region=region)
    settle(t, seat, start, region)


def always(t: Dei, seat: int) -> Reason | None:
    """DEI-FAU-30, DEI-RUL-41: the Altar can always be activated, if only to stay."""
    return None


def activate_altar(t: Dei, seat: int) -> None:
    """DEI-FAU-30, DEI-RUL-42, DEI-ASK-08: where the Altar ends; each symbol activates it once."""
    t.ask(seat, "altar_region", PROCEED, beside=no_more(t))


def in_range(t: Dei, seat: int) -> list[int]:
    """DEI-FAU-28, DEI-FAU-30, DEI-FAU-34, DEI-RUL-18: up to 2 steps and one for each blue cube, never over a bridge."""
    steps = t.box.special[SPECIAL_UNITS.index("altar_of_gaia")].steps + grove(t).cubes[BLUE]
    return bits(t.city.within(t.place[ALTAR], steps, t.city.afoot))


def proceed(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-30: the Altar goes; then its action."""
    put_altar(t, seat, region, "DEI-FAU-30")
    t.then((altar_action, seat))


def altar_action(t: Dei, seat: int) -> None:
    """DEI-FAU-30, DEI-RUL-41, DEI-RUL-131: Collect or Enlist where the Altar stands, or neither."""
    t.ask(seat, "altar_action", ALTAR_COLLECT, ALTAR_ENLIST, beside=(ALTAR_RESTS,))


def why_not_at_altar(t: Dei, seat: int) -> Reason | None:
    """DEI-FAU-30, DEI-RUL-41: without the majority the action is lost."""
    return None if t.holder[t.place[ALTAR]] == seat else Reason("DEI-FAU-30")


def why_no_altar_collect(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-05: nothing lies there."""
    return None if goods_in(t, t.place[ALTAR]) else Reason("DEI-ACT-05")


def why_no_altar_enlist(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-06: the reserve is empty."""
    return None if t.boards[seat].reserve else Reason("DEI-ACT-06")


def altar_collect(t: Dei, seat: int) -> None:
    """DEI-FAU-30, DEI-RUL-103, DEI-RUL-105: a Collect action in the Altar's region."""
    collect(t, seat, t.place[ALTAR])


def altar_enlist(t: Dei, seat: int) -> None:
    """DEI-FAU-31, DEI-FAU-35, DEI-RUL-139: without Lilith and den; 1 more for each yellow cube."""
    faction(t, seat).place_scrappers(t, seat, t.place[ALTAR], 1 + grove(t).cubes[YELLOW])


def altar_rests(t: Dei, seat: int) -> None:
    """DEI-RUL-41: neither."""


class GrowthToken(Bend):
    """DEI-FAU-32, DEI-RUL-80: each red cube makes the Fauns stronger where the Altar is; the Automa has no cubes."""

    rule = "DEI-FAU-32"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return t.grove.cubes[RED] if t.grove is not None and company >> ALTAR & 1 else 0


class Procession(Bend):
    """DEI-FAU-33: each green cube adds a resource to a Collect of the Altar."""

    def collects_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        return grove(t).cubes[GREEN] if t.play.symbol == USE_ALTAR else 0


NEST = verb(nest, when="DEI-FAU-09", why=why_not_nest)
NO_DEN = verb(no_den, when="DEI-FAU-09")
BURROW = verb(burrow, when="DEI-FAU-25", domain=unit_regions, why=why_no_den)
GROW = verb_about(grow, when="DEI-FAU-11", domain=growing)
RAISE = verb_about(raise_altar, when="DEI-FAU-14", domain=that_region)
LEAVE_ALTAR = verb(leave_altar, when="DEI-FAU-13")
UPGRADE = verb(upgrade, when="DEI-FAU-15", domain=upgrades)
NO_UPGRADE = verb(no_upgrade, when="DEI-FAU-13")
REPLACE = verb_about(replace, when="DEI-FAU-15", domain=starting_cards, why=why_not_replace)
PROCEED = verb(proceed, when="DEI-FAU-30", domain=in_range)
ALTAR_COLLECT = verb(
    altar_collect, when="DEI-FAU-30", bar=why_not_at_altar, why=why_no_altar_collect
)
ALTAR_ENLIST = verb(altar_enlist, when="DEI-FAU-30", bar=why_not_at_altar, why=why_no_altar_enlist)
ALTAR_RESTS = verb(altar_rests, when="DEI-FAU-30")

enter("den_after_move_on_controlled_outpost", GrowthToken())
enter("activate_altar", Procession())
enter_action(PLACE_DEN, why_not_den, den_region)
enter_action(USE_ALTAR, always, activate_altar)
