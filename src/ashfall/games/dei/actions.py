"""What a symbol of a card does: each chapter enters its action; the card's chapter knows them only from here."""

from collections.abc import Callable

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb

from .state import Dei

Why = Callable[[Dei, int], Reason | None]


class Action:
    """A symbol's action: why it would do nothing now, and its first step: `rule` with the seat and `of`."""

    __slots__ = ("why", "rule", "of")

    def __init__(self, why: Why, rule: Callable[..., None], of: tuple[int, ...]) -> None:
        self.why = why
        self.rule = rule
        self.of = of

    def start(self, seat: int) -> Step:
        return (self.rule, seat, *self.of)


ACTIONS: dict[int, Action] = {}
"""By symbol. A symbol that no chapter has entered cannot be used."""


def enter_action(symbol: int, why: Why, rule: Callable[..., None], *of: int) -> None:
    ACTIONS[symbol] = Action(why, rule, of)


def why_not_now(t: Dei, seat: int, symbol: int) -> Reason | None:
    """DEI-ACT-16, DEI-ASK-12: why a symbol cannot be used now."""
    action = ACTIONS.get(symbol)
    return Reason("DEI-ACT-16") if action is None else action.why(t, seat)


def stop(t: Dei, seat: int) -> None:
    """DEI-RND-05, DEI-RND-06, DEI-ASK-14: the rest is not used."""
    t.play.symbols.clear()


def no_more(t: Dei) -> tuple[Verb, ...]:
    """DEI-ASK-12: the first question of an action may be answered with stop when no other kind of symbol is left."""
    return (STOP,) if t.play.alone else ()


def listed(
    rule: Callable[[Dei, int, int], None],
    seat: int,
    values: list[int],
    beside: tuple[Verb, ...] = (),
) -> list[Step]:
    """The options that an asker has looked for itself: each value, and where there is one what stands beside."""
    options: list[Step] = [(rule, seat, value) for value in values]
    return options + [(one.rule, seat) for one in beside] if options else options


def skip(t: Dei, seat: int) -> None:
    """DEI-RND-06, DEI-ASK-14: the rest of this action is not used; other symbols of the card stay."""


STOP = verb(stop, when="DEI-RND-06")
SKIP = verb(skip, when="DEI-RND-06")
