"""What a seat may do. A verb is a rule with the three things that decide whether it is legal:

`when`, the ledger id that gives it its time; `domain`, what a player could look for now, from what the seat may
know, in the order in which it is shown; `bar` and `why`, the reason against all of it or against one member.
A choice is legal when its verb is in the question, its arguments are in the domain, and nothing forbids them.
"""

import inspect
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, TypeVar, TypeVarTuple, overload

from .errors import ONLY, WHEN, Reason

Step = tuple[Any, ...]
Member = tuple[int, ...]

S = TypeVar("S")
V = TypeVar("V")
A = TypeVarTuple("A")

Why = Callable[..., Reason | None]


def step(rule: Callable[[S, *A], None], *args: *A) -> Step:
    """A call of a rule, as data; mypy checks the arguments against the rule's signature."""
    return (rule, *args)


class Verb:
    """A rule that a seat can choose to run, and what is legal about it.

    `word` writes it in records and commands; `names` are the names of its arguments after the seat; `only` is the
    id that says what its arguments may be. `thing` stands on the board for a verb that names nothing, as a box of a
    player board does for its action. `given` holds what the asking step adds (see `of`).
    """

    __slots__ = (
        "rule", "word", "names", "when", "only", "domain", "bar", "why", "thing", "given", "bound",
    )  # fmt: skip

    def __init__(
        self,
        rule: Callable[..., None],
        *names: str,
        word: str = "",
        why: Why | None = None,
        thing: str | None = None,
        when: str = "",
        only: str = "",
        domain: Callable[..., Sequence[Any]] | None = None,
        bar: Why | None = None,
    ) -> None:
        self.rule = rule
        self.word = word or rule.__name__.replace("_", "-")
        if thing is not None and names:
            raise ValueError(f"{self.word}: a verb with arguments has no thing of its own")
        self.names = names
        self.when = when
        self.only = only or when
        self.domain = domain
        self.bar = bar
        self.why = why
        self.thing = thing
        self.given: tuple[Any, ...] = ()
        self.bound: dict[Any, Verb] = {}

    def of(self, value: Any) -> "Verb":
        """The same verb about something of the asker's step: domain, bar and why get it after the seat."""
        found = self.bound.get(value)
        if found is None:
            found = Verb(
                self.rule, *self.names, word=self.word, why=self.why, thing=self.thing,
                when=self.when, only=self.only, domain=self.domain, bar=self.bar,
            )  # fmt: skip
            found.given = (value,)
            self.bound[value] = found
        return found

    def members(self, t: Any, seat: int) -> list[Member]:
        """What it could be done with now, each as a row of arguments; one empty row where it names nothing."""
        if self.domain is None:
            return [()]
        found = self.domain(t, seat, *self.given)
        return [(one,) for one in found] if len(self.names) == 1 else list(found)

    def against(self, t: Any, seat: int, member: Member) -> Reason | None:
        """What forbids one member of the domain."""
        if self.bar is not None:
            reason = self.bar(t, seat, *self.given)
            if reason is not None:
                return reason
        return self.why(t, seat, *self.given, *member) if self.why is not None else None

    def offer(self, t: Any, seat: int, options: list[Step]) -> None:
        """Add every member of the domain that nothing forbids.

        The calls are written out where they can be: every question of every game comes through here.
        """
        if self.given:
            self.offer_about(t, seat, options)
            return
        rule, why, bar, domain = self.rule, self.why, self.bar, self.domain
        if bar is not None and bar(t, seat) is not None:
            return
        if domain is None:
            if why is None or why(t, seat) is None:
                options.append((rule, seat))
        elif len(self.names) == 1:
            for one in domain(t, seat):
                if why is None or why(t, seat, one) is None:
                    options.append((rule, seat, one))
        else:
            for row in domain(t, seat):
                if why is None or why(t, seat, *row) is None:
                    options.append((rule, seat, *row))

    def offer_about(self, t: Any, seat: int, options: list[Step]) -> None:
        """The same for a verb that is asked about something (see `of`)."""
        rule, why, bar, domain, value = self.rule, self.why, self.bar, self.domain, self.given[0]
        if bar is not None and bar(t, seat, value) is not None:
            return
        if domain is None:
            if why is None or why(t, seat, value) is None:
                options.append((rule, seat))
        elif len(self.names) == 1:
            for one in domain(t, seat, value):
                if why is None or why(t, seat, value, one) is None:
                    options.append((rule, seat, one))
        else:
            for row in domain(t, seat, value):
                if why is None or why(t, seat, value, *row) is None:
                    options.append((rule, seat, *row))

    def not_now(self) -> Reason:
        """It is not on offer: the rule that says when it is."""
        return Reason(self.when, WHEN)

    def not_that(self) -> Reason:
        """It is on offer, but not with these arguments: the rule that says with which."""
        return Reason(self.only, ONLY)

    def __repr__(self) -> str:
        return f"<{self.word}{''.join(f' {value!r}' for value in self.given)}>"


@overload
def verb(
    rule: Callable[[S, int], None],
    *,
    when: str,
    bar: Callable[[S, int], Reason | None] | None = None,
    why: Callable[[S, int], Reason | None] | None = None,
    word: str = "",
    thing: str | None = None,
) -> Verb: ...
@overload
def verb(
    rule: Callable[[S, int, int], None],
    *,
    when: str,
    domain: Callable[[S, int], Sequence[int]],
    bar: Callable[[S, int], Reason | None] | None = None,
    why: Callable[[S, int, int], Reason | None] | None = None,
    only: str = "",
    word: str = "",
) -> Verb: ...
@overload
def verb(
    rule: Callable[[S, int, *A], None],
    *,
    when: str,
    domain: Callable[[S, int], Sequence[tuple[*A]]],
    bar: Callable[[S, int], Reason | None] | None = None,
    why: Callable[[S, int, *A], Reason | None] | None = None,
    only: str = "",
    word: str = "",
) -> Verb: ...
def verb(
    rule: Callable[..., None],
    *,
    when: str,
    domain: Callable[..., Sequence[Any]] | None = None,
    bar: Why | None = None,
    why: Why | None = None,
    only: str = "",
    word: str = "",
    thing: str | None = None,
) -> Verb:
    """A verb, written at the foot of the chapter that has its rule. Its argument names are those of the rule."""
    names = argument_names(rule)
    if not when:
        raise ValueError(f"{rule.__name__}: a verb names the rule that gives it its time")
    if bool(names) != (domain is not None):
        has = f"the arguments {', '.join(names)}" if names else "no arguments"
        raise ValueError(
            f"{rule.__name__} has {has}: a domain says what they can be, and nothing else"
        )
    return Verb(
        rule, *names, word=word, why=why, thing=thing, when=when, only=only, domain=domain, bar=bar
    )


@overload
def verb_about(
    rule: Callable[[S, int], None],
    *,
    when: str,
    bar: Callable[[S, int, V], Reason | None] | None = None,
    why: Callable[[S, int, V], Reason | None] | None = None,
    word: str = "",
    thing: str | None = None,
) -> Verb: ...
@overload
def verb_about(
    rule: Callable[[S, int, int], None],
    *,
    when: str,
    domain: Callable[[S, int, V], Sequence[int]],
    bar: Callable[[S, int, V], Reason | None] | None = None,
    why: Callable[[S, int, V, int], Reason | None] | None = None,
    only: str = "",
    word: str = "",
) -> Verb: ...
@overload
def verb_about(
    rule: Callable[[S, int, *A], None],
    *,
    when: str,
    domain: Callable[[S, int, V], Sequence[tuple[*A]]],
    bar: Callable[[S, int, V], Reason | None] | None = None,
    why: Callable[[S, int, V, *A], Reason | None] | None = None,
    only: str = "",
    word: str = "",
) -> Verb: ...
def verb_about(rule: Any, **parts: Any) -> Verb:
    """A verb that is asked with `.of(value)`: domain, bar and why look at that value of the asker's step."""
    made: Verb = verb(rule, **parts)
    return made


def argument_names(rule: Callable[..., None]) -> tuple[str, ...]:
    """The names of a rule's arguments after the table and the seat."""
    parameters = list(inspect.signature(rule).parameters.values())
    if len(parameters) < 2 or parameters[1].name != "seat":
        raise ValueError(
            f"{rule.__name__}: the rule of a verb takes the table, the seat, and whole numbers"
        )
    return tuple(parameter.name for parameter in parameters[2:])


def verbs_of(*modules: ModuleType) -> list[Verb]:
    """The verbs that these chapters declare, alone, in a tuple or by name in a dict, chapter by chapter."""
    found = []
    for module in modules:
        for thing in vars(module).values():
            for one in several(thing):
                if (
                    isinstance(one, Verb)
                    and one.rule.__module__ == module.__name__
                    and not one.given
                ):
                    found.append(one)
    return found


def several(thing: Any) -> Sequence[Any]:
    if isinstance(thing, dict):
        return list(thing.values())
    return thing if isinstance(thing, tuple) else (thing,)


def derive(t: Any, seat: int, verbs: Sequence[Verb], beside: Sequence[Verb]) -> list[Step]:
    """Every member of each domain that nothing forbids; those beside only where there is one of the others."""
    options: list[Step] = []
    for one in verbs:
        one.offer(t, seat, options)
    if options:
        for one in beside:
            one.offer(t, seat, options)
    return options


class Proof:
    """While it is on, the lists that askers bring are compared with what their verbs derive (tests and fuzzer)."""

    __slots__ = ("on",)

    def __init__(self) -> None:
        self.on = False


PROOF = Proof()


def prove(
    t: Any,
    seat: int,
    question: str,
    verbs: Sequence[Verb],
    beside: Sequence[Verb],
    options: list[Step],
) -> None:
    """What an asker brings is what its verbs allow, no more and no less, in the same order."""
    derived = derive(t, seat, verbs, beside)
    if derived != options:
        more = [step for step in options if step not in derived]
        less = [step for step in derived if step not in options]
        raise RuntimeError(
            f"{question} of seat {seat}: the list is not what the verbs allow: "
            f"offered though forbidden {more}, allowed and not offered {less}"
        )
