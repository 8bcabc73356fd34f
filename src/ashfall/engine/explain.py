"""Why something is not possible, from the verbs that make the options: the answer always names a rule."""

from collections.abc import Iterator, Sequence
from typing import Any

from .errors import NOW, Reason
from .table import Ask, Table
from .verbs import Member, Step, Verb
from .words import Grammar

Explained = tuple[str, Reason]
"""A sentence of the game (empty: about no sentence in particular) and what forbids it."""


def on_offer(asks: Sequence[Ask]) -> list[Verb]:
    return [verb for ask in asks for verb in (*ask.verbs, *ask.beside)]


def forbidden(t: Table, ask: Ask) -> Iterator[tuple[Verb, Member, Reason]]:
    """What a player could look for at a question and may not choose, with the reason."""
    for verb in on_offer([ask]):
        for member in verb.members(t, ask.seat):
            reason = verb.against(t, ask.seat, member)
            if reason is not None:
                yield verb, member, reason


def closed(t: Table, ask: Ask) -> list[tuple[Step, Reason]]:
    """The verbs of a question of which nothing is on offer, each with what forbids it (or its first member).

    What stands on the board explains itself when it is asked: only what is shut as a whole has to be shown.
    """
    open_rules = {option[0] for option in ask.options}
    found: dict[Any, tuple[Step, Reason]] = {}
    for verb, member, reason in forbidden(t, ask):
        if verb.rule not in open_rules:
            found.setdefault(verb.rule, ((verb.rule, ask.seat, *member), reason))
    return list(found.values())


def why_not_steps(t: Table, asks: Sequence[Ask], verb: Verb, steps: Sequence[Step]) -> Reason:
    """The reason against a whole sentence that is not on offer: against the first of its meanings in a domain."""
    found = [one for one in on_offer(asks) if one.rule is verb.rule]
    seat = steps[0][1]
    for one in found:
        barred = one.bar(t, seat, *one.given) if one.bar is not None else None
        if barred is not None:
            return barred
        members = one.members(t, seat)
        for step in steps:
            reason = one.against(t, seat, step[2:]) if step[2:] in members else None
            if reason is not None:
                return reason
    return found[0].not_that() if found else verb.not_now()


def why_not_begun(
    t: Table, grammar: Grammar, asks: Sequence[Ask], verb: Verb, seat: int, words: Sequence[str]
) -> Reason:
    """The reason against the beginning of a sentence: a verb and its first words."""
    found = [one for one in on_offer(asks) if one.rule is verb.rule]
    for one in found:
        for member in one.members(t, seat):
            written = [grammar.names[n].word(a) for n, a in zip(one.names, member, strict=True)]
            reason = one.against(t, seat, member) if written[: len(words)] == list(words) else None
            if reason is not None:
                return reason
    return found[0].not_that() if found else verb.not_now()


def why_not_thing(
    t: Table, grammar: Grammar, asks: Sequence[Ask], thing: str, seat: int
) -> list[Explained]:
    """Why no option names a thing: what forbids each sentence about it; else the rule that says what can be named;
    else the rules that say when it is the time for such a thing; else what is asked now. Each rule once.
    """
    kind = thing.partition(":")[0]
    found: dict[str, Explained] = {}
    for ask in asks:
        for verb, member, reason in forbidden(t, ask):
            step = (verb.rule, seat, *member)
            if thing in grammar.things(step):
                found.setdefault(reason.message, (grammar.write(step), reason))
    if found:
        return list(found.values())
    reasons = [verb.not_that() for verb in on_offer(asks) if takes(verb, grammar, kind, thing)]
    reasons = reasons or [v.not_now() for v in grammar.verbs if takes(v, grammar, kind, thing)]
    reasons = reasons or [Reason(verb.when, NOW) for verb in on_offer(asks)[:1]]
    return [("", reason) for reason in {reason.rule: reason for reason in reasons}.values()]


def takes(verb: Verb, grammar: Grammar, kind: str, thing: str) -> bool:
    """Whether a verb can name things of this kind, or has this thing standing for it."""
    return verb.thing == thing or any(grammar.names[name].kind == kind for name in verb.names)
