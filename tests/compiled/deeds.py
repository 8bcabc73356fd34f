"""Everything that a build of the rules can do, told as one line of JSON per deed: two builds must say the same.

Run by the tests with the interpreter of each build: python -m tests.compiled.deeds {records|games}
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.game import Game
from ashfall.games import TITLES
from ashfall.games import title as title_of
from ashfall.lab.playouts import playout, start, start_table
from tests.engine import toy

RECORDS = Path(__file__).resolve().parents[1] / "records"
GAMES = 6


def deeds_with_records() -> Iterator[list[Any]]:
    """Each golden record replayed, saved and opened, filmed, imagined, taken back, and replayed again."""
    for path in sorted(RECORDS.glob("*/*.ashfall")):
        game = ashfall.load(path, listen=True)
        name = f"{path.parent.name}/{path.name}"
        yield [name, "replayed", game.digest(), game.over, game.scores(), short(game.log(None))]
        yield [name, "recorded", short(game.record()), short(game.view(None)), short(game.view(0))]
        middle = game.at(len(game.choices) // 2)
        yield [name, "halfway", *copies(middle)]
        yield [name, "film", short(game.film(len(game.choices), None)), films(game)]
        while game.choices and len(game.choices) > game.barrier:
            game.undo()
        yield [name, "undone", len(game.choices), game.digest()]


def films(game: Game) -> list[int]:
    """How many pictures a seat sees of some choices: none at all would be a film that nobody sees."""
    step = max(1, len(game.choices) // 5)
    return [len(game.film(count, 0)) for count in range(1, len(game.choices) + 1, step)]


def copies(game: Game) -> list[Any]:
    """A position in the middle of a game: saved and opened, cloned, imagined for each seat, asked for reasons."""
    text = json.dumps(game.position())
    opened = ashfall.from_position(json.loads(text))
    imagined = [game.imagine(seat, "deeds").digest() for seat in (*range(game.players), None)]
    reasons = [str(game.why_not(f"{verb}", None)) for verb in ("pass", "done", "nonsense")]
    return [short(text), opened.digest(), game.clone().digest(), imagined, reasons]


def deeds_with_games() -> Iterator[list[Any]]:
    """Whole random games of every title and number of players, and of the toy, which is never compiled."""
    for id in sorted({*TITLES, toy.TITLE.id}):
        title = title_of(id)
        for players in title.players:
            for number in range(GAMES):
                seed = f"{id} {players} {number}"
                table = start_table(title, {"players": players}, seed)
                decisions = playout(table, seeded(seed))
                game = start(title, {"players": players}, seed)
                game.table = table
                yield [seed, decisions, game.digest(), game.scores(), game.winners()]


def short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    deeds = deeds_with_records if sys.argv[1] == "records" else deeds_with_games
    print(json.dumps({"compiled": ashfall.compiled}))
    for deed in deeds():
        print(json.dumps(deed))


if __name__ == "__main__":
    main()
