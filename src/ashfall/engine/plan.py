"""Whole sentences instead of single words: what a seat could say after each of its choices.

A sentence ends where something new is seen. A page makes one form of them; the record keeps the single choices.
"""

from collections.abc import Collection
from typing import Any

from .game import Game
from .question import Option
from .title import Title

MOST = 240
"""So many choices are tried at most: what lies beyond is asked when it is reached."""


class Planned:
    """A choice, and what could be said after it: None where that is not tried, nothing where the sentence ends."""

    __slots__ = ("option", "question", "after", "final", "again", "ends", "lasts", "stands", "next")

    def __init__(
        self, title: Title, option: Option, question: str, after: Game, final: bool
    ) -> None:
        self.option = option
        self.question = question
        self.after = after
        self.final = final
        self.again = option.verb in title.repeats
        self.ends = option.verb in title.closes
        self.lasts = (question, option.verb) in title.lasts
        self.stands = False
        self.next: list[Planned] | None = None

    def data(self) -> dict[str, Any]:
        marks = {
            "final": self.final,
            "again": self.again,
            "ends": self.ends,
            "lasts": self.lasts,
            "stands": self.stands,
        }
        said = None if self.next is None else [one.data() for one in self.next]
        return {**self.option.data(), "question": self.question, **marks, "next": said}


def plan(title: Title, game: Game, seat: int, at_once: Collection[int] = ()) -> list[Planned]:
    """Every choice of a seat with what it could go on with, from what the seat knows; near ones are tried first.

    A sentence goes on with the questions that its game names (`Title.goes_on`), and where only one thing can follow.
    It ends before something new is seen, where somebody else decides, and where one of the seats `at_once` does.
    What a choice costs (`Title.costs`) is put forward in its sentence, and only that answer is followed further.
    `title` is the newest of the game: what it says about sentences holds for games of older rules too.
    """
    first = tried(title, game.imagine(seat, "preview"), seat, at_once)
    waiting, count = list(first), len(first)
    for one in waiting:
        options = asked_next(title, one, seat)
        price = prices(title, one, seat)
        if count + (1 if price else len(options)) > MOST:
            continue
        one.next = tried(title, one.after, seat, at_once) if options else []
        if len(one.next) == 1 and one.next[0].final and not follows(title, one, seat):
            one.next = []
        if price and one.next:
            best = max(one.next, key=lambda paid: game.title.estimate(paid.after.table, seat))
            best.stands = True
            further = [best]
        else:
            further = one.next
        count += len(further)
        waiting.extend(further)
    return first


def tried(title: Title, game: Game, seat: int, at_once: Collection[int]) -> list[Planned]:
    found = []
    asked = [(w.question, option) for w in game.waiting() if w.seat == seat for option in w.options]
    for question, option in asked:
        after = game.clone()
        after.play(option, seat=seat)
        handed = any(w.seat in at_once for w in after.waiting())
        found.append(
            Planned(title, option, question, after, after.table.barrier or after.over or handed)
        )
    return found


def asked_next(title: Title, one: Planned, seat: int) -> list[Option]:
    """What the sentence could go on with; nothing where it ends."""
    if one.final:
        return []
    asked = [w for w in one.after.waiting() if w.seat == seat]
    if len(asked) != 1:
        return []
    goes_on = follows(title, one, seat) or prices(title, one, seat) or len(asked[0].options) == 1
    return asked[0].options if goes_on else []


def follows(title: Title, one: Planned, seat: int) -> bool:
    """Whether the question after a choice belongs to its sentence: what is lost later does not stand behind a deed."""
    asked = {w.question for w in one.after.waiting() if w.seat == seat} & set(title.goes_on)
    if one.question not in title.proposes:
        asked.difference_update(title.proposes)
    return bool(asked)


def prices(title: Title, one: Planned, seat: int) -> bool:
    """Whether a choice, or what it costs, is followed by something that it costs."""
    if one.question in title.proposes and not one.stands:
        return False
    return any(w.seat == seat and w.question in title.costs for w in one.after.waiting())


def proposal(title: Title, game: Game, seat: int, planned: list[Planned]) -> list[Option]:
    """The loss that looks best for a seat, where its game wants one put forward (`Title.proposes`): never a deed."""
    if not any(w.seat == seat and w.question in title.proposes for w in game.waiting()):
        return []
    best: list[Option] = []
    highest = 0
    todo = [([one.option], one) for one in reversed(planned)]
    while todo:
        path, one = todo.pop()
        if one.next and one.next[0].question in title.proposes:
            todo.extend(([*path, further.option], further) for further in reversed(one.next))
            continue
        value = game.title.estimate(one.after.table, seat)
        if not best or value > highest:
            best, highest = path, value
    return best


def preview(game: Game, seat: int, choices: list[str]) -> dict[str, Any]:
    """What a whole sentence would change, from what the seat knows; `random` where luck or a secret decides."""
    trial = game.imagine(seat, "preview")
    trial.listen()
    before = [section.data() for section in trial.sheet(seat)]
    random, made = False, len(trial.choices)
    for choice in choices:
        trial.play(choice, seat=seat)
        random = random or trial.table.barrier
    if random:
        return {"random": True, "before": before, "after": [], "view": None, "events": []}
    return {
        "random": False,
        "before": before,
        "after": [section.data() for section in trial.sheet(seat)],
        "view": trial.title.view(trial.table, seat),
        "events": trial.log(seat, made),
    }
