"""Which pieces games used, and which hardly ever: counted over the events that a title declares as their use."""

from collections import Counter

from ashfall.engine.game import Game
from ashfall.engine.title import Title, Use

SEATS = "seat {}, {}"
"""What a seat had (a faction): counted beside the pieces."""


def pieces_of(title: Title, use: Use) -> list[str]:
    """The words of all pieces that could be used."""
    words = title.grammar.names[use.name].words
    numbers = use.numbers or range(len(words))
    return sorted({words[number] for number in numbers} - {"-"})


def used_in(game: Game) -> dict[str, dict[str, int]]:
    """How often each piece was used in a game, by kind; and what each seat had."""
    title = game.title
    found: dict[str, Counter[str]] = {kind: Counter() for kind in title.uses}
    for _, event in game.events:
        for kind, use in title.uses.items():
            if event.kind in use.events:
                found[kind][title.grammar.names[use.name].words[event.values[use.name]]] += 1
    for trait, words in title.traits(game.table).items():
        for seat, word in enumerate(words):
            found[SEATS.format(seat, trait)] = Counter([word])
    return {kind: dict(counted) for kind, counted in found.items()}


class Usage:
    """The sums of a run, game by game of one title."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.counted: dict[str, Counter[str]] = {}

    def add(self, used: dict[str, dict[str, int]]) -> None:
        for kind, words in used.items():
            self.counted.setdefault(kind, Counter()).update(words)

    def times(self) -> dict[str, int]:
        """How often each piece was used, by its word."""
        return {
            word: self.counted.get(kind, Counter())[word]
            for kind, use in self.title.uses.items()
            for word in pieces_of(self.title, use)
        }

    def seldom(self, least: int) -> dict[str, dict[str, int]]:
        """Of each kind the pieces that were used less often than that."""
        found = {}
        for kind, counted in sorted(self.counted.items()):
            use = self.title.uses.get(kind)
            every = pieces_of(self.title, use) if use is not None else list(counted)
            found[kind] = {word: counted[word] for word in every if counted[word] < least}
        return found

    def lines(self, least: int) -> list[str]:
        """What a person reads after a run."""
        lines = []
        for kind, few in self.seldom(least).items():
            use = self.title.uses.get(kind)
            every = pieces_of(self.title, use) if use is not None else list(self.counted[kind])
            fewest = min((self.counted[kind][word] for word in every), default=0)
            told = ", ".join(f"{word} {times}" for word, times in sorted(few.items()))
            rest = f"; below {least}: {told}" if few else ""
            lines.append(f"  {kind}: {len(every)} of them, each at least {fewest} times{rest}")
        return lines
