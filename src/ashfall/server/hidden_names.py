"""Whether a seat can see what it names. To name a card that lies face down is to name nothing."""

import msgspec

from ashfall.engine.game import Game


def unseen(game: Game, seat: int, text: str) -> bool:
    """Whether a sentence names a thing that can lie face down and that this seat does not see anywhere."""
    grammar = game.title.grammar
    words = text.strip().lower().split()
    verb = grammar.by_word.get(words[0]) if words else None
    if verb is None or len(words) != len(verb.names) + 1:
        return False
    named = [
        word
        for name, word in zip(verb.names, words[1:], strict=True)
        if grammar.names[name].kind in game.title.concealed
    ]
    return bool(named) and not all(shown(game, seat, named))


def unseen_thing(game: Game, seat: int, thing: str) -> bool:
    """The same for a thing: `card:medkit`."""
    kind, _, word = thing.partition(":")
    return kind in game.title.concealed and not all(shown(game, seat, [word]))


def shown(game: Game, seat: int, words: list[str]) -> list[bool]:
    """For each word whether it stands in the view of the seat, alone or behind its kind."""
    text = msgspec.json.encode(game.view(seat)).decode()
    quoted = [msgspec.json.encode(word).decode()[1:] for word in words]
    return [f'"{word}' in text or f":{word}" in text for word in quoted]
