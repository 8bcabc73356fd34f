"""Non-interference: what leaves the table for a viewer may not depend on what the viewer cannot know.

Everything hidden is dealt again; then all that the viewer could see, ask or be told must be the same bytes,
now and while the same choices run on both tables until luck or a reveal parts them.
"""

import json
from typing import Any

from ashfall.engine.chance import Chance
from ashfall.engine.game import Game, Option, Waiting
from ashfall.engine.words import Names, Numbers, Verb

from .checks import Broken, difference

FAR = 12


def check_secrets(game: Game, chance: Chance, worlds: int = 2, sentences: int = 20) -> None:
    """Compare the truth with imagined worlds for every seat and the spectator."""
    texts = [sentence(game, chance) for _ in range(sentences)]
    for seat in [*range(game.players), None]:
        truth = outlook(game, seat, texts)
        for _ in range(worlds):
            world = game.imagine(seat, chance.word())
            compare(truth, outlook(world, seat, texts), seat, "at once")
            check_imagined(game, world, seat)
            if not game.over:
                run_together(game, world, seat, chance, texts)


def outlook(
    game: Game, seat: int | None, texts: list[str], since: int | None = None
) -> dict[str, str]:
    """Everything a viewer can get out of a table, each part as the bytes that would be sent."""
    view = game.view(seat)
    parts: dict[str, Any] = {
        "view": view,
        "sheet": [section.data() for section in game.sheet(seat)],
        "log": game.log(seat, len(game.choices) - 1 if since is None else since),
    }
    if seat is not None:
        parts["undo"] = [game.can_undo(seat)]
        for text in texts:
            reason = game.why_not(text, seat)
            parts[f"why not {text}"] = reason.data() if reason is not None else None
    return {name: json.dumps(part, allow_nan=False) for name, part in parts.items()}


def compare(truth: dict[str, str], other: dict[str, str], seat: int | None, when: str) -> None:
    for name, text in truth.items():
        if other[name] != text:
            at = next(
                (i for i, (a, b) in enumerate(zip(text, other[name], strict=False)) if a != b), 0
            )
            begin = max(0, at - 60)
            raise Broken(
                f"a secret shows: {name} of {viewer(seat)} depends on what it cannot know ({when}): "
                f"…{text[begin : at + 60]}… / …{other[name][begin : at + 60]}…"
            )


def viewer(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"


def check_imagined(game: Game, world: Game, seat: int | None) -> None:
    """An imagined world is possible, keeps what the viewer knows, and shows nothing else of the truth."""
    wrong = game.title.invariants(world.table)
    if wrong:
        raise Broken(f"imagined for {viewer(seat)}: {'; '.join(wrong[:5])}")
    true_places, places = game.table.hidden(), world.table.hidden()
    if [len(place.pieces) for place in true_places] != [len(place.pieces) for place in places]:
        raise Broken(f"imagined for {viewer(seat)}: a face-down place has another size")
    for true_place, place in zip(true_places, places, strict=True):
        for piece, now in zip(true_place.pieces, place.pieces, strict=True):
            if game.table.knows(seat, piece) and piece != now:
                raise Broken(f"imagined for {viewer(seat)}: the known piece {piece} became {now}")
            if place.accepts is not None and now not in place.accepts:
                raise Broken(
                    f"imagined for {viewer(seat)}: piece {now} cannot lie where it was dealt"
                )
    again, once_more = game.imagine(seat, "again"), world.imagine(seat, "again")
    wrong_place = difference(again.table, once_more.table)
    if wrong_place:
        raise Broken(
            f"a secret shows: the world imagined for {viewer(seat)} keeps something of the truth "
            f"that the seat cannot know: {wrong_place}"
        )


def run_together(
    game: Game, world: Game, seat: int | None, chance: Chance, texts: list[str]
) -> None:
    """Play the same choices on the truth and on an imagined world until something parts them."""
    a, b = game.clone(), world.clone()
    a.listening = b.listening = True
    begin = len(a.choices)
    for count in range(FAR):
        shared = common_choices(a, b)
        if not shared:
            return
        who, text = shared[chance.below(len(shared))]
        a.play(text, seat=who)
        b.play(text, seat=who)
        if a.barrier == len(a.choices) or b.barrier == len(b.choices):
            return
        when = f"{count + 1} choices later, the last was {who} {text}"
        compare(outlook(a, seat, texts, begin), outlook(b, seat, texts, begin), seat, when)


def common_choices(a: Game, b: Game) -> list[tuple[int, str]]:
    """The choices that are possible on both tables."""
    there = {(asked.seat, str(option)) for asked in b.waiting() for option in asked.options}
    here = [(asked.seat, str(option)) for asked in a.waiting() for option in asked.options]
    return [choice for choice in here if choice in there]


def sentence(game: Game, chance: Chance) -> str:
    """Some sentence of the game's language, mostly near to what can be chosen now."""
    grammar = game.title.grammar
    verb = grammar.verbs[chance.below(len(grammar.verbs))]
    asked = game.waiting()
    if asked and chance.below(4):
        waiting: Waiting = asked[chance.below(len(asked))]
        option: Option = waiting.options[chance.below(len(waiting.options))]
        verb = grammar.by_rule[option.step[0]]
    return " ".join([verb.word, *arguments(verb, grammar.names, chance)])


def arguments(verb: Verb, names: dict[str, Names], chance: Chance) -> list[str]:
    return [any_word(names[name], chance) for name in verb.names]


def any_word(names: Names, chance: Chance) -> str:
    if isinstance(names, Numbers):
        return str(names.first + chance.below(names.last - names.first + 1))
    return names.words[chance.below(len(names.words))]
