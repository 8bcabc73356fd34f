"""Copies, saved positions, records, undo, previews and refused moves: each must be exactly what it says."""

import json
from typing import Any

from ashfall.engine import record as records
from ashfall.engine.chance import Chance
from ashfall.engine.errors import IllegalMove
from ashfall.engine.game import Game, from_position
from ashfall.engine.parts import Part
from ashfall.engine.question import Option
from ashfall.engine.table import Lane, Table

from .checks import Broken, difference
from .playouts import box_of, start
from .secrets import sentence

ON = 8
NONSENSE = ("", " ", "xyzzy", "-1", "0", "9" * 5000, "\x00", "É", ";", "over 1 2", "__class__")


def check_copies(game: Game, chance: Chance) -> None:
    """A clone and a saved position are equal to the table, share nothing with it, and play on alike."""
    clone = game.clone()
    wrong = difference(game.table, clone.table)
    if wrong:
        raise Broken(f"a clone differs: {wrong}")
    check_nothing_shared(game.table, clone.table)
    text = json.dumps(game.position(), allow_nan=False)
    saved = from_position(game.title, box_of(game.title), json.loads(text))
    if json.dumps(saved.position(), allow_nan=False) != text:
        raise Broken(
            f"a saved position reads back differently: {difference(game.table, saved.table)}"
        )
    play_on_alike(clone, saved, chance)
    if json.dumps(game.position(), allow_nan=False) != text:
        raise Broken("the table changed while copies of it were played on")


def play_on_alike(a: Game, b: Game, chance: Chance) -> None:
    for _ in range(ON):
        if a.over:
            return
        lanes = a.table.waiting()
        number = chance.below(len(lanes))
        ask = lanes[number].ask
        assert ask is not None
        choice = chance.below(len(ask.options))
        for table in (a.table, b.table):
            lane = table.waiting()[number]
            assert lane.ask is not None
            table.answer(lane, lane.ask.options[choice])
            table.barrier = False
        wrong = difference(a.table, b.table)
        if wrong:
            raise Broken(f"a clone and a saved position play on differently: {wrong}")


def check_nothing_shared(table: Table, clone: Table) -> None:
    """Nothing that can change belongs to two tables, or to two places of one table."""
    mine = containers(table)
    for number, path in containers(clone).items():
        if number in mine:
            raise Broken(f"{path} of a clone is the same object as {mine[number]} of the table")


def containers(table: Table) -> dict[int, str]:
    """Every mutable object of a table by identity, with where it stands."""
    found: dict[int, str] = {}
    for name in ("known", "entered", "dealt", "chance"):
        collect(getattr(table, name), name, found)
    collect(table.chance.scripted, "chance.scripted", found)
    collect_lanes(table.root, "agenda", found)
    for name in table.FIELDS:
        collect(getattr(table, name), name, found)
    return found


def collect_lanes(lane: Lane, path: str, found: dict[int, str]) -> None:
    for thing in (lane, lane.steps, lane.children):
        enter(thing, path, found)
    for step in [*lane.steps, *([lane.asker] if lane.asker else [])]:
        if any(not isinstance(argument, int | str) for argument in step[1:]):
            raise Broken(f"a step may carry only numbers and words: {step}")
    for i, child in enumerate(lane.children):
        collect_lanes(child, f"{path}.{i}", found)


def collect(value: Any, path: str, found: dict[int, str]) -> None:
    if isinstance(value, bool | int | str) or value is None:
        return
    enter(value, path, found)
    if isinstance(value, list):
        for i, inner in enumerate(value):
            collect(inner, f"{path}[{i}]", found)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise Broken(f"{path} has the key {key!r}; keys must be words")
            collect(inner, f"{path}[{key!r}]", found)
    elif isinstance(value, Part):
        for name in value.FIELDS:
            collect(getattr(value, name), f"{path}.{name}", found)
    elif path != "chance":
        raise Broken(f"{path} is a {type(value).__name__}, which the state may not hold")


def enter(thing: object, path: str, found: dict[int, str]) -> None:
    if id(thing) in found:
        raise Broken(f"{path} and {found[id(thing)]} are the same object")
    found[id(thing)] = path


def check_refusals(game: Game, chance: Chance, count: int = 20) -> None:
    """What is not offered is refused with a reason, and leaves no trace."""
    before = game.digest()
    asked = game.waiting()
    for waiting in asked:
        legal = {str(o) for w in asked if w.seat == waiting.seat for o in w.options}
        texts = [sentence(game, chance) for _ in range(count)]
        for text in [*texts, *NONSENSE]:
            reason = game.why_not(text, waiting.seat)
            if (reason is None) != (text in legal):
                raise Broken(f"why not {text!r} of seat {waiting.seat} says {reason}")
            if text not in legal:
                refuse(game, text, waiting.seat)
        refuse(game, len(waiting.options), waiting.seat)
        refuse(game, -1, waiting.seat)
        refuse(game, waiting.options[0], (waiting.seat + 1) % 7 + game.players)
    if game.digest() != before:
        raise Broken("a refused move changed the table")


def refuse(game: Game, choice: str | int | Option, seat: int) -> None:
    try:
        game.play(choice, seat=seat)
    except IllegalMove:
        return
    raise Broken(f"{choice!r} of seat {seat} was not offered, yet it was played")


def check_preview(game: Game, chance: Chance) -> None:
    """A preview that does not say `random` is what then happens."""
    asked = game.waiting()
    waiting = asked[chance.below(len(asked))]
    option = waiting.options[chance.below(len(waiting.options))]
    preview = game.preview(str(option), waiting.seat)
    json.dumps(preview, allow_nan=False)
    if preview["before"] != sheet(game, waiting.seat):
        raise Broken(f"the preview of {option} starts from another board")
    if preview["random"]:
        return
    trial = game.clone()
    trial.play(option, seat=waiting.seat)
    if preview["after"] != sheet(trial, waiting.seat):
        luck = "" if trial.barrier < len(trial.choices) else " (luck or a secret decided)"
        raise Broken(f"the preview of {waiting.seat} {option} is not what happens{luck}")


def sheet(game: Game, seat: int) -> list[dict[str, Any]]:
    return [section.data() for section in game.sheet(seat)]


def check_undo(game: Game, before: str, seat: int) -> None:
    """Taking back gives the position before, or is refused without trace."""
    now = game.digest()
    trial = game.clone()
    if game.can_undo(seat):
        trial.undo()
        if trial.digest() != before:
            raise Broken("taking back does not give the position before")
    else:
        try:
            trial.undo()
        except IllegalMove:
            pass
        else:
            raise Broken("a choice that may not be taken back was taken back")
        if trial.digest() != now:
            raise Broken("a refused undo changed the table")
        trial.undo(practice=True)
        if trial.digest() != before:
            raise Broken("on a practice table, taking back does not give the position before")
    if game.digest() != now:
        raise Broken("taking back on a copy changed the table")


def check_record(game: Game, digests: dict[int, str]) -> None:
    """The record, read and played again, gives the same positions and the same end."""
    record = records.read(game.record())
    again = start(game.title, record.options, record.seed)
    for number, (_, seat, text) in enumerate(record.choices):
        if number in digests and again.digest() != digests[number]:
            raise Broken(f"the replayed record has another position after {number} choices")
        again.play(text, seat=seat)
    if again.digest() != game.digest() or record.state != game.digest():
        raise Broken(f"the replayed record ends differently: {difference(game.table, again.table)}")
    if game.over and record.scores != again.scores():
        raise Broken(f"the record says {record.scores}, replayed it gives {again.scores()}")
