"""What can go wrong at the door, and why a move is not allowed."""

WHEN, ONLY, NOW = "when", "only", "now"
"""Keys of reasons that have one sentence for all rules: the rule says when, with what, or what is asked now."""


class Reason:
    """Why something may not be done: the rule that forbids it and the numbers that a person wants to see.

    `rule` is a ledger id (or one of the table's own words, such as `not-your-decision`); `key` tells
    apart several reasons of one rule. The sentence is in the catalogues under `why-<rule>[-<key>]`.
    """

    __slots__ = ("rule", "key", "values")

    def __init__(self, rule: str, key: str = "", **values: int | str) -> None:
        self.rule = rule
        self.key = key
        self.values = values

    @property
    def message(self) -> str:
        """The id of the sentence in the catalogues."""
        if self.key in (WHEN, ONLY, NOW):
            return f"why-{self.key}"
        return f"why-{self.rule}-{self.key}".lower() if self.key else f"why-{self.rule}".lower()

    def data(self) -> dict[str, object]:
        return {"rule": self.rule, "message": self.message, "values": dict(self.values)}

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Reason({self.rule!r}{f', {self.key!r}' if self.key else ''}{inner})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.message)


class AshfallError(ValueError):
    """Bad input, with a sentence for a person: what is wrong and what would be right."""


class IllegalMove(AshfallError):
    """A choice that is not among the options; `reason` says which rule forbids it."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(text)
        self.reason = reason


class BadRecord(AshfallError):
    """A record or position that cannot be opened; `line` is the first line that is wrong (0: the whole)."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


class BadData(AshfallError):
    """A component file with a wrong row."""


class BadOption(AshfallError):
    """A game, player count or option that does not exist."""
