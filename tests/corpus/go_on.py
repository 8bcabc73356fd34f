"""What a newer program does with the corpus: run by the tests inside one, where other rules are the newest."""

import json
import sys

import ashfall
from ashfall.engine.chance import seeded
from tests.corpus import newer_program, reading
from tests.corpus.reading import expected_of


def to_the_end(game):
    """Finish a game by chance."""
    chance = seeded("to the end")
    while not game.over:
        asked = game.waiting()[0]
        game.play(asked.options[chance.below(len(asked.options))], seat=asked.seat)
    return game


def same(game, kept, *without):
    found = json.loads(json.dumps(expected_of(game)))
    return {k: v for k, v in found.items() if k not in without} == {
        k: kept[k] for k in found if k not in without
    }


def games():
    """Every position opens and is played to the end, every record replays, is gone on with and replays again."""
    positions, records = 0, 0
    for folder in reading.FOLDERS:
        for kept in reading.games(folder):
            assert ashfall.new(kept["game"]).title.version == newer_program.NEWER
            for stage in kept["stages"]:
                game = ashfall.from_position(stage["position"])
                assert game.title.version == kept["version"] and same(game, stage, "choices")
                to_the_end(game)
                positions += 1
            assert ashfall.load(kept["record"]).record() == kept["record"]
            part = to_the_end(ashfall.load(kept["unfinished"]))
            assert ashfall.load(part.record()).scores() == part.scores()
            records += 2
        for kept in reading.saves(folder):
            assert same(ashfall.load(kept["text"]), kept)
            records += 1
    print(f"games: {positions} positions, {records} records")


if __name__ == "__main__":
    {"games": games}[sys.argv[1]]()
