"""Reads the corpus: what was kept and what it must give."""

import gzip
import json
import lzma
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from ashfall.engine.game import Game
from tests.server.postgres import Cluster

HERE = Path(__file__).resolve().parent
FOLDERS = sorted(path.parent for path in HERE.glob("*/games.jsonl.xz"))
WITH_TABLES = sorted(path.parent for path in HERE.glob("*/tables.json.xz"))


def unpacked(path: Path) -> str:
    return lzma.decompress(path.read_bytes()).decode()


@cache
def games(folder: Path) -> list[dict[str, Any]]:
    """The games of every configuration, with their stages."""
    return [json.loads(line) for line in unpacked(folder / "games.jsonl.xz").splitlines()]


@cache
def saves(folder: Path) -> list[dict[str, Any]]:
    """The saves of the terminal."""
    found: list[dict[str, Any]] = json.loads(unpacked(folder / "saves.json.xz"))
    return found


@cache
def tables(folder: Path, kind: str) -> dict[str, Any]:
    """What a database must give: `secrets` of the people by name, and `tables`."""
    found: dict[str, Any] = json.loads(unpacked(folder / "tables.json.xz"))[kind]
    return found


def put_sqlite(folder: Path, target: Path) -> str:
    """The SQLite database as a file that a server may open."""
    target.write_bytes(gzip.decompress((folder / "tables.sqlite.gz").read_bytes()))
    return str(target)


def put_postgres(folder: Path, cluster: Cluster, address: str) -> None:
    """The PostgreSQL database, into an empty one."""
    text = gzip.decompress((folder / "tables.postgres.sql.gz").read_bytes())
    fill = [str(cluster.bin / "psql"), "--quiet", "--set", "ON_ERROR_STOP=1", address]
    subprocess.run(fill, input=text, check=True, capture_output=True)


def expected_of(game: Game) -> dict[str, Any]:
    """What a game must give when it is opened again. Nothing of it is presentation."""
    return {
        "digest": game.digest(),
        "over": game.over,
        "choices": len(game.choices),
        "waiting": [
            {"seat": w.seat, "question": w.question, "options": [str(o) for o in w.options]}
            for w in game.waiting()
        ],
        "scores": game.scores(),
        "sheet": game.score_sheet(),
        "sides": game.sides(),
        "winners": game.winners(),
    }
