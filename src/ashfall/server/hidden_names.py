"""Whether a seat can see what it names. To name a card that lies face down is to name nothing."""

from collections.abc import Iterator
from typing import Any

from ashfall.engine.game import Game


def unseen(game: Game, seat: int, text: str) -> bool:
    """Whether a sentence names a thing that can lie face down and that this seat does not see anywhere."""
    grammar = game.title.grammar
    words = text.strip().lower().split()
    verb = grammar.by_word.get(words[0]) if words else None
    if verb is None or len(words) != len(verb.names) + 1:
        return False
    named = [
        (grammar.names[name].kind, word)
        for name, word in zip(verb.names, words[1:], strict=True)
        if grammar.names[name].kind in game.title.concealed
    ]
    return bool(named) and not all_seen(game, seat, named)


def unseen_thing(game: Game, seat: int, thing: str) -> bool:
    """The same for a thing: `card:medkit`."""
    kind, _, word = thing.partition(":")
    return kind in game.title.concealed and not all_seen(game, seat, [(kind, word)])


def all_seen(game: Game, seat: int, named: list[tuple[str, str]]) -> bool:
    """Whether each stands in the view of the seat, as a word or as a thing of its kind.

    The view is made from what the seat knows and from nothing else, so it is the measure of what it may name.
    """
    seen = set(strings(game.view(seat)))
    return all(word in seen or f"{kind}:{word}" in seen for kind, word in named)


def strings(data: Any) -> Iterator[str]:
    """Every text in a view, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
