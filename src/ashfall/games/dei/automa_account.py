"""What the Automa thinks, as values: each card it turns up, each action it tries, the counting and the ties behind it.

The rules make these values before anything is done; the log, the film, the terminal and the tests read them.
"""

from typing import NamedTuple

from .state import Dei
from .words import GRAMMAR


class Group(NamedTuple):
    """DEI-AUT-62: the units of a region, counted: `strength` V, `rivals` O, `units` m, and how many are `free`.

    `bare` says that neither resources nor outposts lie there. `scrappers` and `company` (a set of figures) are those
    who would go.
    """

    region: int
    held: bool
    bare: bool
    strength: int
    rivals: int
    units: int
    free: int
    scrappers: int
    company: int


class Tie(NamedTuple):
    """DEI-AUT-04, DEI-RUL-78: equal regions, the token drawn for each (none: more regions than tokens), the winner."""

    regions: list[int]
    tokens: list[int]
    region: int


class Attempt(NamedTuple):
    """DEI-AUT-18: an action of a card that was tested: what stood in its way (-1: nothing), or what will be done.

    `groups` are all with free units, `fitting` those of them that could go. `candidates` are the regions to choose
    from, each with the number that counts; `region` is the one chosen. `source` is where units come from (-1:
    reserve), `card` the market card, `toll` the technology for a climb.
    """

    order: int
    obstacle: int = -1
    region: int = -1
    source: int = -1
    card: int = -1
    toll: int = 0
    moving: Group | None = None
    groups: tuple[Group, ...] = ()
    fitting: tuple[Group, ...] = ()
    candidates: tuple[tuple[int, int], ...] = ()
    ties: tuple[Tie, ...] = ()


class Account(NamedTuple):
    """DEI-AUT-18, DEI-AUT-20: a card turned up for action `number` of `actions`; the last attempt is the one done.

    `ended` says that the card is discarded at once although not all of it was tested.
    """

    card: int
    number: int
    actions: int
    attempts: list[Attempt]
    ended: bool

    @property
    def done(self) -> Attempt | None:
        last = self.attempts[-1]
        return last if last.obstacle < 0 else None


def word_of(region: int) -> str:
    return GRAMMAR.names["region"].word(region)


def tell_account(t: Dei, side: int, account: Account) -> None:
    """DEI-AUT-18: the card, what it says, and every action as far as it was tested."""
    if t.listener is None:
        return
    t.tell(
        "automa_card", rule="DEI-AUT-18", seat=side, automa_card=account.card,
        number=account.number, actions=account.actions, order=t.box.automa_cards[account.card],
    )  # fmt: skip
    for attempt in account.attempts:
        tell_attempt(t, side, attempt)
    if account.done is None:
        t.tell("automa_discards", rule="DEI-AUT-20", seat=side, automa_card=account.card)


def tell_attempt(t: Dei, side: int, attempt: Attempt) -> None:
    """DEI-AUT-18: one action: why it cannot be done, or how it was decided."""
    tell_groups(t, side, attempt)
    if attempt.obstacle >= 0:
        t.tell(
            "automa_cannot", rule=OBSTACLE_RULES[attempt.obstacle], seat=side, order=attempt.order,
            obstacle=attempt.obstacle,
        )  # fmt: skip
        return
    if len(attempt.candidates) > 1:
        t.tell(
            "automa_weighs", rule="DEI-AUT-34", seat=side,
            regions={word_of(region): count for region, count in attempt.candidates},
        )  # fmt: skip
    for tie in attempt.ties:
        tell_tie(t, side, tie)


def tell_groups(t: Dei, side: int, attempt: Attempt) -> None:
    """DEI-AUT-62, DEI-AUT-64: the groups of free units with the counting behind them, and which of them could go."""
    if not attempt.groups:
        return
    t.tell(
        "automa_groups", rule="DEI-AUT-62", seat=side,
        regions={word_of(group.region): group.free for group in attempt.groups},
        strengths=[group.strength for group in attempt.groups],
        rivals=[group.rivals for group in attempt.groups],
        units=[group.units for group in attempt.groups],
        held=[int(group.held) for group in attempt.groups],
        bare=[int(group.bare) for group in attempt.groups],
    )  # fmt: skip
    moving = attempt.moving
    if moving is None:
        return
    if len(attempt.fitting) > 1:
        t.tell(
            "automa_fitting", rule="DEI-AUT-64", seat=side,
            regions={word_of(group.region): group.free for group in attempt.fitting},
        )  # fmt: skip
    if moving.bare or not moving.held:
        t.tell("automa_counts_all", rule="DEI-AUT-62", seat=side, region=moving.region,
               units=moving.units, free=moving.free, bare=moving.bare)  # fmt: skip
    else:
        t.tell("automa_counts", rule="DEI-AUT-62", seat=side, region=moving.region,
               strength=moving.strength, against=moving.rivals, free=moving.free)  # fmt: skip


def tell_tie(t: Dei, side: int, tie: Tie) -> None:
    """DEI-RUL-78: the tokens of equal regions, and the highest; by plain chance where they are too many."""
    if tie.tokens:
        t.tell(
            "automa_tie", rule="DEI-RUL-78", seat=side, region=tie.region,
            regions=tie.regions, tokens=tie.tokens,
        )  # fmt: skip
    else:
        t.tell("automa_chance", rule="DEI-RUL-78", seat=side, region=tie.region,
               regions=tie.regions)  # fmt: skip


OBSTACLE_RULES = (
    "DEI-AUT-31", "DEI-AUT-33", "DEI-AUT-39", "DEI-AUT-39", "DEI-AUT-72", "DEI-AUT-49", "DEI-RUL-82",
)  # fmt: skip
"""The rule behind each of the obstacles."""
