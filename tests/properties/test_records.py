"""Games once played stay playable: every record under tests/records is replayed to its last position."""

from pathlib import Path

import pytest

import ashfall

from .playable import GAMES

FOLDER = Path(__file__).resolve().parents[1] / "records"
RECORDS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.ashfall"))


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_replays_to_the_same_end(record):
    path = FOLDER / record
    game = ashfall.load(path)
    assert game.title.id == path.parent.name
    assert ashfall.load(game.record()).digest() == game.digest()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_finished_records(game):
    found = [ashfall.load(FOLDER / record) for record in RECORDS if record.startswith(f"{game}/")]
    finished = [one for one in found if one.over]
    assert len(finished) >= 10
    assert {one.players for one in finished} >= set(finished[0].title.players)
