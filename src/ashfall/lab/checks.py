"""What must hold at every decision of every game, quick enough to be looked at every time."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from ashfall.engine.game import Game
from ashfall.engine.parts import Part
from ashfall.engine.table import Ask, Event, Lane, Table
from ashfall.engine.title import Title
from ashfall.engine.verbs import Step, derive

MACHINE = ("players", "known", "entered", "dealt", "shuffles", "barrier", "over")


class Broken(Exception):
    """Something that must hold does not."""


def check_position(game: Game) -> None:
    """Invariants, sound questions, and asking rules that do nothing but ask."""
    title, table = game.title, game.table
    wrong = title.invariants(table)
    if wrong:
        raise Broken(f"invariant: {'; '.join(wrong[:5])}")
    lanes = table.waiting()
    if table.over:
        if lanes:
            raise Broken("the game is over and yet somebody is asked")
        check_end(game)
        return
    if not lanes:
        raise Broken("a dead end: the game is not over and nobody is asked")
    check_questions(title, table, lanes)
    check_legality(table, lanes)
    check_asking(table)


def check_end(game: Game) -> None:
    """A finished game has winners among its sides and a score sheet that adds up."""
    sides = len(game.sides())
    sheet = game.score_sheet()
    if any(len(points) != sides for _, points in sheet):
        raise Broken(f"the score sheet does not have {sides} numbers per line: {sheet}")
    if len({category for category, _ in sheet}) != len(sheet):
        raise Broken(f"a category stands twice in the score sheet: {sheet}")
    sums = [sum(points[side] for _, points in sheet) for side in range(sides)]
    if sums != game.scores():
        raise Broken(f"the score sheet adds up to {sums}, the scores are {game.scores()}")
    winners = game.winners()
    if sorted(set(winners)) != winners or any(not 0 <= side < sides for side in winners):
        raise Broken(f"the winners {winners} are no sides of {sides}")


def check_questions(title: Title, table: Table, lanes: list[Lane]) -> None:
    """Every option is written in its own way, can be read back, and is the asked seat's."""
    grammar = title.grammar
    seen: dict[int, set[str]] = {}
    for lane in lanes:
        ask = lane.ask
        if ask is None or not ask.options:
            raise Broken(f"a question without options: {lane.asker}")
        if not 0 <= ask.seat < table.players:
            raise Broken(f"{ask.question} asks seat {ask.seat} of {table.players}")
        texts = seen.setdefault(ask.seat, set())
        for option in ask.options:
            if option[0] not in grammar.by_rule:
                raise Broken(f"{ask.question}: the option {named(option)} has no verb")
            if option[1] != ask.seat:
                raise Broken(f"{ask.question}: the option {named(option)} is not seat {ask.seat}'s")
            text = grammar.write(option)
            if text in texts:
                raise Broken(f"{ask.question}: two options are written {text!r}")
            texts.add(text)
            if " ".join(text.lower().split()) != text or ";" in text:
                raise Broken(f"{ask.question}: {text!r} cannot stand in a record")
            if option not in grammar.read(ask.seat, text):
                raise Broken(f"{ask.question}: {text!r} does not read back as {named(option)}")


def check_legality(table: Table, lanes: list[Lane]) -> None:
    """Offered is what the verbs of a question allow: all of each domain that nothing forbids, and no more."""
    for lane in lanes:
        ask = lane.ask
        if ask is None:
            continue
        if not ask.verbs:
            raise Broken(f"{ask.question} of seat {ask.seat} is asked without a verb")
        for verb in (*ask.verbs, *ask.beside):
            members = verb.members(table, ask.seat)
            if len(set(members)) != len(members):
                raise Broken(f"{ask.question}: the domain of {verb} names something twice")
        derived = derive(table, ask.seat, ask.verbs, ask.beside)
        if derived != ask.options:
            more = ", ".join(named(step) for step in ask.options if step not in derived)
            less = ", ".join(named(step) for step in derived if step not in ask.options)
            raise Broken(
                f"{ask.question} of seat {ask.seat} is not what its verbs allow: "
                f"offered though forbidden: {more or 'nothing'}; not offered: {less or 'nothing'}"
            )


def named(step: Step) -> str:
    return f"({getattr(step[0], '__name__', step[0])}{''.join(f', {a!r}' for a in step[1:])})"


def check_asking(table: Table) -> None:
    """Asking again on a copy gives the same question and changes nothing."""
    copy = table.clone()
    told: list[Event] = []
    copy.listener = told.append
    for lane in copy.waiting():
        asker = lane.asker
        lane.ask = None
        lane.asker = ()
        copy.lane = lane
        copy.running = asker
        asker[0](copy, *asker[1:])
    if told:
        kinds = ", ".join(event.kind for event in told)
        raise Broken(f"a rule that asks also tells: {kinds}")
    wrong = difference(table, copy)
    if wrong:
        askers = ", ".join(named(lane.asker) for lane in table.waiting())
        raise Broken(f"after asking again on a copy ({askers}) the copy differs: {wrong}")


def difference(a: Table, b: Table) -> str:
    """Where two tables differ ("" if nowhere)."""
    for name in MACHINE:
        if getattr(a, name) != getattr(b, name):
            return f"{name}: {getattr(a, name)} / {getattr(b, name)}"
    if a.chance.data() != b.chance.data():
        return f"chance: {a.chance.data()} / {b.chance.data()}"
    return lanes_differ(a.root, b.root) or parts_differ(a, b, "")


def lanes_differ(a: Lane, b: Lane) -> str:
    if a.steps != b.steps:
        return f"steps: {[named(s) for s in a.steps]} / {[named(s) for s in b.steps]}"
    if a.asker != b.asker:
        return f"asker: {a.asker} / {b.asker}"
    if not asks_equal(a.ask, b.ask):
        return f"question: {asked(a.ask)} / {asked(b.ask)}"
    if len(a.children) != len(b.children):
        return f"lanes: {len(a.children)} / {len(b.children)}"
    return next(filter(None, map(lanes_differ, a.children, b.children)), "")


def asks_equal(a: Ask | None, b: Ask | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.seat == b.seat and a.question == b.question and a.options == b.options


def asked(ask: Ask | None) -> str:
    if ask is None:
        return "none"
    return f"seat {ask.seat}, {ask.question}: {[named(option) for option in ask.options]}"


def parts_differ(a: Part, b: Part, path: str) -> str:
    if type(a) is not type(b):
        return f"{path or 'table'}: {type(a).__name__} / {type(b).__name__}"
    values = values_of(a.FIELDS)
    mine, others = values(a), values(b)
    if mine == others and list(map(type, mine)) == list(map(type, others)):
        return ""
    for name, one, other in zip(a.FIELDS, mine, others, strict=True):
        if type(one) is type(other) and one == other:
            continue
        wrong = values_differ(one, other, f"{path}.{name}" if path else name)
        if wrong:
            return wrong
    return ""


@cache
def values_of(fields: tuple[str, ...]) -> Callable[[Part], tuple[Any, ...]]:
    """All fields of a part at once: tables are compared at every decision of every game."""
    if len(fields) > 1:
        return attrgetter(*fields)
    return lambda part: tuple(getattr(part, name) for name in fields)


def values_differ(a: Any, b: Any, path: str) -> str:
    if isinstance(a, Part) and isinstance(b, Part):
        return parts_differ(a, b, path)
    if type(a) is type(b) and a == b:
        return ""
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        found = (
            values_differ(x, y, f"{path}[{i}]") for i, (x, y) in enumerate(zip(a, b, strict=True))
        )
        return next(filter(None, found), "")
    if isinstance(a, dict) and isinstance(b, dict) and list(a) == list(b):
        return next(filter(None, (values_differ(a[k], b[k], f"{path}[{k!r}]") for k in a)), "")
    return f"{path}: {a!r} / {b!r}"
