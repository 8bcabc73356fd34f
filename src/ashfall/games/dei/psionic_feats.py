"""Psionic feats (PSI) at the end of phase II: Mental map, Genius loci, Expansion of consciousness."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .candies import gain_supplies
from .majority import colours_controlled, controlled, settle
from .missions import sets_of_three
from .psionic_signals import LEVELS, place_signal, shift, signals, tokens_in, tokens_left
from .psionic_skills import psionic_leaders
from .state import Dei
from .things import KAR_RA


def mental_map(t: Dei, seat: int) -> None:
    """DEI-PSI-40, DEI-RUL-48, DEI-RUL-176: a token where a leader is at a controlled outpost, city order."""
    with_leader = {t.place[figure] for figure in psionic_leaders(t, seat)}
    outposts = {t.outposts[outpost] for outpost in controlled(t, seat)}
    for region in t.city.regions:
        if region in with_leader and region in outposts and tokens_left(t):
            place_signal(t, seat, region, "DEI-PSI-40")


def genius_loci(t: Dei, seat: int) -> None:
    """DEI-PSI-41, DEI-ASK-10, DEI-RUL-49: which colour, if any token can be raised."""
    if any(colours_controlled(t, seat)) and raises(t):
        t.ask(seat, "genius_loci", ATTUNE)


def own_colours(t: Dei, seat: int) -> list[int]:
    return [colour for colour, count in enumerate(colours_controlled(t, seat)) if count]


def why_not_attune(t: Dei, seat: int, colour: int) -> Reason | None:
    """DEI-ASK-02: a colour with as many outposts stands for it."""
    counts = colours_controlled(t, seat)
    return None if counts.index(counts[colour]) == colour else Reason("DEI-ASK-02")


def attune(t: Dei, seat: int, colour: int) -> None:
    """DEI-PSI-41: one raise for each controlled outpost of the colour."""
    count = colours_controlled(t, seat)[colour]
    t.tell("attuned", rule="DEI-PSI-41", seat=seat, colour=colour, count=count)
    t.then(*[(raise_signal, seat)] * count)


def raises(t: Dei) -> bool:
    """DEI-PSI-41, DEI-RUL-49: some token in play can be raised."""
    mine = signals(t)
    there = [sum(mine.levels[level::LEVELS]) + mine.kar_ra[level] for level in range(LEVELS)]
    for level in (*mine.cards[1::2], *mine.markets[1::2]):
        there[level] += 1
    return any(there[level] and may_raise(t, level) for level in range(LEVELS))


def may_raise(t: Dei, level: int) -> bool:
    """DEI-PSI-41, DEI-RUL-49: a token of the next level is in the supply; the highest cannot be raised."""
    return level + 1 < LEVELS and signals(t).supply[level + 1] > 0


def raise_signal(t: Dei, seat: int) -> None:
    """DEI-PSI-41, DEI-RUL-164: which token; every raise that is possible is done."""
    if raises(t):
        t.ask(seat, "raise_signal", RAISE_IN, RAISE_ON_KAR_RA, RAISE_ON_CARD, RAISE_ON_MARKET)


def in_regions(t: Dei, seat: int) -> list[tuple[int, int]]:
    """DEI-ASK-02: region and level; tokens of one level in one place are alike."""
    return [
        (region, level)
        for region in sorted(t.city.regions)
        for level, count in enumerate(tokens_in(t, region))
        if count
    ]


def on_kar_ra(t: Dei, seat: int) -> list[int]:
    return [level for level, count in enumerate(signals(t).kar_ra) if count]


def on_cards(t: Dei, seat: int) -> list[int]:
    return signals(t).cards[::2]


def on_markets(t: Dei, seat: int) -> list[tuple[int, int]]:
    markets = signals(t).markets
    return sorted(set(zip(markets[::2], markets[1::2], strict=True)))


def why_not_raise(t: Dei, level: int) -> Reason | None:
    """DEI-PSI-41, DEI-RUL-49: it is the highest, or no token of the next level is left."""
    if may_raise(t, level):
        return None
    return Reason("DEI-PSI-41" if level + 1 == LEVELS else "DEI-RUL-49")


def why_not_there(t: Dei, seat: int, region: int, signal: int) -> Reason | None:
    return why_not_raise(t, signal)


def why_not_on_kar_ra(t: Dei, seat: int, signal: int) -> Reason | None:
    return why_not_raise(t, signal)


def why_not_on_card(t: Dei, seat: int, card: int) -> Reason | None:
    cards = signals(t).cards
    return why_not_raise(t, cards[cards[::2].index(card) * 2 + 1])


def why_not_on_market(t: Dei, seat: int, market: int, signal: int) -> Reason | None:
    return why_not_raise(t, signal)


def exchange(t: Dei, seat: int, level: int) -> None:
    """DEI-PSI-41: the token goes to the supply, one of the next level comes from it."""
    supply = signals(t).supply
    supply[level] += 1
    supply[level + 1] -= 1
    t.tell("signal_raised", rule="DEI-PSI-41", seat=seat, signal=level + 1)


def raise_in(t: Dei, seat: int, region: int, signal: int) -> None:
    """DEI-PSI-41: a token in a region."""
    shift(t, seat, region, signal, -1)
    shift(t, seat, region, signal + 1, 1)
    exchange(t, seat, signal)
    settle(t, seat, region)


def raise_on_kar_ra(t: Dei, seat: int, signal: int) -> None:
    """DEI-PSI-41: a token on Kar'Ra's leader token."""
    kar_ra = signals(t).kar_ra
    kar_ra[signal] -= 1
    kar_ra[signal + 1] += 1
    exchange(t, seat, signal)
    settle(t, seat, t.place[KAR_RA])


def raise_on_card(t: Dei, seat: int, card: int) -> None:
    """DEI-PSI-41: the token on a drone card."""
    cards = signals(t).cards
    place = cards[::2].index(card) * 2 + 1
    exchange(t, seat, cards[place])
    cards[place] += 1


def raise_on_market(t: Dei, seat: int, market: int, signal: int) -> None:
    """DEI-PSI-41: a token on a market board."""
    markets = signals(t).markets
    pairs = list(zip(markets[::2], markets[1::2], strict=True))
    markets[2 * pairs.index((market, signal)) + 1] += 1
    exchange(t, seat, signal)


def expansion(t: Dei, seat: int) -> None:
    """DEI-PSI-42, DEI-RUL-159: supplies for each set of 3 controlled outposts of different colours."""
    amount = t.box.limits["psi_set_supplies"] * sets_of_three(t, seat)
    gain_supplies(t, seat, amount, "DEI-PSI-42")


ATTUNE = verb(attune, when="DEI-PSI-41", domain=own_colours, why=why_not_attune)
RAISE_IN = verb(raise_in, when="DEI-PSI-41", domain=in_regions, why=why_not_there)
RAISE_ON_KAR_RA = verb(raise_on_kar_ra, when="DEI-PSI-41", domain=on_kar_ra, why=why_not_on_kar_ra)
RAISE_ON_CARD = verb(raise_on_card, when="DEI-PSI-41", domain=on_cards, why=why_not_on_card)
RAISE_ON_MARKET = verb(raise_on_market, when="DEI-PSI-41", domain=on_markets, why=why_not_on_market)
