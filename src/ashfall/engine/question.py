"""What waits for an answer: a question, its options, and how a choice names one of them."""

from typing import Any

from .table import Lane
from .verbs import Step
from .words import Grammar


class Option:
    """A step that a seat may choose; prints as its notation."""

    __slots__ = ("step", "grammar")

    def __init__(self, step: Step, grammar: Grammar) -> None:
        self.step = step
        self.grammar = grammar

    def __str__(self) -> str:
        return self.grammar.write(self.step)

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def verb(self) -> str:
        return self.grammar.by_rule[self.step[0]].word

    @property
    def things(self) -> list[str]:
        return self.grammar.things(self.step)

    @property
    def values(self) -> dict[str, int | str]:
        return self.grammar.values(self.step)

    def data(self) -> dict[str, Any]:
        return {"text": str(self), "verb": self.verb, "things": self.things, "values": self.values}


class Waiting:
    """A question that waits for a seat's answer."""

    __slots__ = ("seat", "question", "options", "lane", "ask")

    def __init__(self, lane: Lane, grammar: Grammar) -> None:
        assert lane.ask is not None
        self.lane = lane
        self.ask = lane.ask
        self.seat = lane.ask.seat
        self.question = lane.ask.question
        self.options = [Option(s, grammar) for s in lane.ask.options]

    def __repr__(self) -> str:
        return f"<seat {self.seat}, {self.question}: {', '.join(map(str, self.options))}>"


def matching(grammar: Grammar, choice: "str | int | Option", options: list[Step]) -> Step | None:
    """The option that a choice means, if it is one of these: its text, or the beginning of no other one's."""
    if isinstance(choice, Option):
        return choice.step if choice.step in options else None
    if isinstance(choice, bool):
        return None
    if isinstance(choice, int):
        return options[choice] if 0 <= choice < len(options) else None
    wanted = " ".join(choice.lower().split())
    longer = []
    for option in options:
        text = grammar.write(option)
        if text == wanted:
            return option
        if text.startswith(wanted + " "):
            longer.append(option)
    return longer[0] if len(longer) == 1 else None
