"""Signal tokens of the Psionics (PSI): where they lie, what they add to the strength, how they come and go."""

from .bends import Bend, enter
from .majority import settle, settle_everywhere
from .state import Dei, Signals
from .things import KAR_RA

LEVELS = 3
"""DEI-PSI-13: tokens with 1, 2 and 3 symbols; a level is a number from 0."""


def signals(t: Dei) -> Signals:
    """The pieces of the Psionics, who take part."""
    assert t.signals is not None
    return t.signals


def new_signals(t: Dei, side: int) -> Signals:
    """DEI-PSI-04: all 15 tokens lie on the Psionics token, sorted by symbols."""
    return Signals(
        levels=[0] * (LEVELS * len(t.box.districts.regions)),
        supply=[count for _, count, _ in t.box.signals],
        boxed=[0] * LEVELS,
        kar_ra=[0] * LEVELS,
        cards=[],
        markets=[],
        piles=[[] for _ in t.box.psionic_piles],
        missions=[],
        side=side,
    )


def tokens_in(t: Dei, region: int) -> list[int]:
    """How many tokens of each level lie in a region."""
    return signals(t).levels[LEVELS * region : LEVELS * region + LEVELS]


def symbols_of(t: Dei, tokens: list[int]) -> int:
    """DEI-PSI-12: the symbols on so many tokens of each level."""
    return sum(n * t.box.signals[level][0] for level, n in enumerate(tokens))


def lowest(tokens: list[int], count: int) -> list[int]:
    """DEI-PSI-16: so many of the tokens, the lowest first, by level."""
    found = []
    for there in tokens:
        found.append(min(there, count))
        count -= found[-1]
    return found


def lowest_level(tokens: list[int]) -> int:
    """DEI-PSI-13, DEI-PSI-16: the level with the fewest symbols that there is."""
    return next(level for level, there in enumerate(tokens) if there)


def tokens_left(t: Dei) -> int:
    """DEI-PSI-17: how many tokens could still be placed."""
    return sum(signals(t).supply)


def take_lowest(t: Dei) -> int:
    """DEI-PSI-13: the token of the supply with the fewest symbols; its level."""
    supply = signals(t).supply
    level = lowest_level(supply)
    supply[level] -= 1
    return level


def place_signal(t: Dei, side: int, region: int, rule: str) -> None:
    """DEI-PSI-13, DEI-PSI-16: the lowest token of the supply goes to a region."""
    level = take_lowest(t)
    shift(t, side, region, level, 1)
    t.tell("signal_placed", rule=rule, seat=side, region=region, signal=level)
    settle(t, side, region)


def return_signal(t: Dei, side: int, region: int) -> None:
    """DEI-PSI-16, DEI-RUL-143: the lowest token of a region goes back to the Psionics token."""
    level = lowest_level(tokens_in(t, region))
    shift(t, side, region, level, -1)
    signals(t).supply[level] += 1
    t.tell("signal_returned", rule="DEI-PSI-16", seat=side, region=region, signal=level)
    settle(t, side, region)


def shift(t: Dei, side: int, region: int, level: int, count: int) -> None:
    """DEI-PSI-15: one token is one scrapper of the side, whatever its level."""
    signals(t).levels[LEVELS * region + level] += count
    t.boards[side].scrappers[region] += count


def carry_signals(t: Dei, side: int, start: int, region: int, count: int) -> None:
    """DEI-RUL-45, DEI-RUL-175: the lowest tokens of a region are brought to another."""
    for level, moved in enumerate(lowest(tokens_in(t, start), count)):
        shift(t, side, start, level, -moved)
        shift(t, side, region, level, moved)
    settle(t, side, start, region)


def box_signals(t: Dei, side: int) -> None:
    """DEI-PSI-14, DEI-RUL-03, DEI-RUL-08: the tokens of a level leave the game, wherever they are."""
    mine = signals(t)
    for level, (_, _, last) in enumerate(t.box.signals):
        if last != t.round:
            continue
        for region in t.city.regions:
            shift(t, side, region, level, -tokens_in(t, region)[level])
        mine.boxed[level] = t.box.signals[level][1]
        mine.supply[level] = mine.kar_ra[level] = 0
        t.tell("signals_boxed", rule="DEI-PSI-14", seat=side, signal=level)
        settle_everywhere(t, side)


def call_back(t: Dei, side: int) -> None:
    """DEI-PSI-32, DEI-RUL-121: tokens on drone cards and market boards return to the supply."""
    mine = signals(t)
    for level in (*mine.cards[1::2], *mine.markets[1::2]):
        mine.supply[level] += 1
    if mine.cards or mine.markets:
        t.tell(
            "signals_called_back",
            rule="DEI-PSI-32",
            seat=side,
            count=(len(mine.cards) + len(mine.markets)) // 2,
        )
    mine.cards = []
    mine.markets = []


class SignalPower(Bend):
    """DEI-PSI-12: each token counts as many as it has symbols; one of them is counted as its scrapper already."""

    rule = "DEI-PSI-12"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        tokens = tokens_in(t, region)
        there = sum(tokens)
        if scrappers < there:
            gone = lowest(tokens, there - scrappers)
            tokens = [n - less for n, less in zip(tokens, gone, strict=True)]
        return symbols_of(t, tokens) - sum(tokens)


class GhostSoldiers(Bend):
    """DEI-PSI-26, DEI-RUL-08: in Kar'Ra's region all symbols on her leader token count."""

    rule = "DEI-PSI-26"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return symbols_of(t, signals(t).kar_ra) if company >> KAR_RA & 1 else 0


enter("signal_power", SignalPower())
enter("psi_kar_ra", GhostSoldiers())
