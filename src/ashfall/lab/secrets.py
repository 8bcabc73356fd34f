"""Non-interference: what leaves the table for a viewer may not depend on what the viewer cannot know.

Everything hidden is dealt again; then all that the viewer could see, ask or be told must be the same bytes,
now and while the same choices run on both tables until luck or a reveal parts them.
"""

import json
from collections import Counter
from typing import Any

from ashfall.engine.chance import Chance
from ashfall.engine.explain import forbidden
from ashfall.engine.game import Game
from ashfall.engine.question import Option, Waiting
from ashfall.engine.table import EVERYBODY, Table, imagine
from ashfall.engine.verbs import Verb
from ashfall.engine.words import Names, Numbers

from .checks import Broken, difference

FAR = 9
MOST_VIEWERS = 3
"""One check looks through so many eyes at most; over a game everybody's turn comes."""


def check_secrets(game: Game, chance: Chance, worlds: int = 2, sentences: int = 20) -> None:
    """Compare the truth with imagined worlds for some of the seats and the spectator, chosen by the game's seed."""
    check_places(game)
    texts = [sentence(game, chance) for _ in range(sentences)]
    for seat in viewers(game, chance):
        truth = outlook(game, seat, texts)
        for _ in range(worlds):
            world = game.imagine(seat, chance.word())
            compare(truth, outlook(world, seat, texts), seat, "at once")
            check_imagined(game, world, seat)
            if not game.over:
                run_together(game, world, seat, chance, texts)


def viewers(game: Game, chance: Chance) -> list[int | None]:
    """Everybody at a small table, else a few of them."""
    seats = list(range(-1, game.players))
    if len(seats) > MOST_VIEWERS:
        chance.shuffle(seats)
    return [seat if seat >= 0 else None for seat in seats[:MOST_VIEWERS]]


def check_places(game: Game) -> None:
    """A piece that not everybody knows lies in one face-down place, else it would never be dealt again.

    Pieces that lay nowhere when the game began are not part of it.
    """
    table = game.table
    places = Counter(piece for place in table.hidden() for piece in place.pieces)
    for piece in sorted({piece for place in game.origin.hidden() for piece in place.pieces}):
        if places[piece] > 1:
            raise Broken(f"piece {piece} lies in {places[piece]} face-down places")
        if table.known[piece] != EVERYBODY and not places[piece]:
            raise Broken(
                f"a secret shows: not everybody knows piece {piece}, yet no face-down place has it, "
                "so an imagined world keeps it where it is"
            )


def outlook(
    game: Game, seat: int | None, texts: list[str], since: int | None = None
) -> dict[str, str]:
    """Everything a viewer can get out of a table, each part as the bytes that would be sent.

    The sheet is made from the view alone, so it is looked at only once per position.
    """
    parts: dict[str, Any] = {
        "view": game.view(seat),
        "log": game.log(seat, len(game.choices) - 1 if since is None else since),
    }
    if since is None:
        parts["sheet"] = [section.data() for section in game.sheet(seat)]
    if seat is not None:
        parts["undo"] = [game.can_undo(seat)]
        parts["domains"] = [
            [waiting.question, verb.word, list(member), str(reason)]
            for waiting in game.waiting()
            if waiting.seat == seat
            for verb, member, reason in forbidden(game.table, waiting.ask)
        ]
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
    """Play the same choices on the truth and on an imagined world until the viewer learns something."""
    a, b = game.clone(), world.clone()
    a.listening = b.listening = True
    b.table.chance = a.table.chance.clone()
    begin = len(a.choices)
    for count in range(FAR):
        shared = common_choices(a, b)
        if not shared:
            return
        who, text = shared[chance.below(len(shared))]
        before_a, before_b = a.table.clone(), b.table.clone()
        a.play(text, seat=who)
        b.play(text, seat=who)
        if learned(before_a, a.table, seat) or learned(before_b, b.table, seat):
            return
        if a.over or a.table.chance.data() != b.table.chance.data():
            return
        if chance.below(3):
            continue
        when = f"{count + 1} choices later, the last was {who} {text}"
        compare(outlook(a, seat, texts, begin), outlook(b, seat, texts, begin), seat, when)


def learned(before: Table, after: Table, seat: int | None) -> list[int]:
    """The pieces of which the viewer got to know something between two positions.

    Those it sees now, those it has lost sight of again, and those that came to a place where only some
    pieces may lie (a top card whose back tells something).
    """
    telling = in_telling_places(after) - in_telling_places(before)
    return [
        piece
        for piece in range(len(after.known))
        if not before.knows(seat, piece)
        and (
            after.knows(seat, piece)
            or piece in telling
            or (
                after.entered[piece] != before.entered[piece]
                and sees(after.entered[piece] & EVERYBODY, seat)
            )
        )
    ]


def in_telling_places(table: Table) -> set[int]:
    return {
        piece for place in table.hidden() if place.accepts is not None for piece in place.pieces
    }


def sees(mask: int, seat: int | None) -> bool:
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def check_choice(before: Game, after: Game, chance: Chance) -> None:
    """A choice tells a viewer nothing but the pieces that it got to know, whoever of them looks now.

    In an imagined world where just those pieces lie as they truly do, and with the same luck, the choice
    looks the same. A choice that the world does not offer, since it hangs on something hidden (a card of
    another hand), is replaced by one that hangs on it there.
    """
    seat, step = after.choices[-1]
    text = before.title.grammar.write(step)
    for viewer_seat in viewers(before, chance):
        pinned = learned(before.table, after.table, viewer_seat)
        world = before.clone()
        world.table = imagine_with(before.table, viewer_seat, pinned, chance.word())
        world.table.chance = before.table.chance.clone()
        instead = text if can_choose(world, seat, text) else counterpart(before, world, seat, text)
        if not instead or (instead != text and viewer_seat == seat):
            continue
        world.listening = True
        world_before = world.table.clone()
        world.play(instead, seat=seat)
        if sorted(learned(world_before, world.table, viewer_seat)) != sorted(pinned):
            continue
        if world.table.chance.data() != after.table.chance.data():
            continue
        since = len(before.choices)
        when = f"after {seat} {text}" + (f" / {instead}" if instead != text else "")
        truth, other = (
            outlook(after, viewer_seat, [], since),
            outlook(world, viewer_seat, [], since),
        )
        compare(truth, other, viewer_seat, when)


def imagine_with(table: Table, seat: int | None, pinned: list[int], seed: int) -> Table:
    """An imagined world in which these pieces stay where they are, though the viewer does not know them.

    A choice that shows pieces shows what was chosen in secret with them: that stays as well.
    """
    copy = table.clone()
    for piece in pinned:
        copy.known[piece] |= EVERYBODY if seat is None else 1 << seat
    world = imagine(copy, seat, seed, choices=not pinned)
    for piece in pinned:
        world.known[piece] = table.known[piece]
    if pinned:
        world.ask_again()
    return world


def can_choose(game: Game, seat: int, text: str) -> bool:
    return any(asked.seat == seat and text in map(str, asked.options) for asked in game.waiting())


def counterpart(truth: Game, world: Game, seat: int, text: str) -> str:
    """A choice that only the world offers and that differs in one word from one that only the truth offers."""
    words = text.split()
    for asked in world.waiting():
        for option in map(str, asked.options):
            other = option.split()
            if asked.seat == seat and other[0] == words[0] and len(other) == len(words):
                differing = sum(a != b for a, b in zip(words, other, strict=True))
                if differing == 1 and not can_choose(truth, seat, option):
                    return option
    return ""


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
