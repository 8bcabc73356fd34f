"""`ashfall lab dataset`: games as positions with what was chosen and how it ended, in Parquet, with a card."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ashfall.engine.errors import BadOption
from ashfall.engine.game import Game
from ashfall.games import title

from . import store
from .parcels import component_box
from .plan import Plan
from .players import seat_player

PART = 200
POSITIONS, RECORDS = "positions", "records"


def dataset(
    plan: Plan,
    folder: Path,
    games: int,
    every: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> None:
    """Play games and write their positions (every so-manieth decision), their records, and the card."""
    if not 1 <= every <= 1000:
        raise BadOption(f"--every is 1–1000, not {every}")
    if folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder}: this folder is not empty; name another one")
    store.arrow()
    for name in (POSITIONS, RECORDS):
        (folder / name).mkdir(parents=True)
    count = 0
    for first in range(0, games, PART):
        end = min(first + PART, games)
        positions: list[dict[str, Any]] = []
        records: list[dict[str, Any]] = []
        for number in range(first, end):
            rows, record = one_game(plan, number, every)
            positions += rows
            records.append(record)
            tell(number + 1)
        count += len(positions)
        span = f"{first:010d}-{end - 1:010d}.parquet"
        save(positions, position_schema(), folder / POSITIONS / span)
        save(records, record_schema(), folder / RECORDS / span)
    (folder / "README.md").write_text(card(plan, games, count, every), "utf-8")


def one_game(plan: Plan, number: int, every: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """A game's positions, each as its seat saw it, and its record."""
    found = title(plan.game)
    seed = plan.seed_of(number)
    table = found.set_up(component_box(plan.game, plan.overlay), plan.options, seed)
    game = Game(found, plan.options, seed, table, plan.data)
    seated = [plan.players[(seat + number) % len(plan.players)] for seat in game.table.seats]
    players = [seat_player(name, f"{seed} seat {seat}") for seat, name in enumerate(seated)]
    rows: list[dict[str, Any]] = []
    while not game.over:
        asked = game.waiting()[0]
        choice = players[asked.seat].choose(game, asked.seat, asked)
        if len(game.choices) % every == 0:
            rows.append(
                {
                    "game": number,
                    "decision": len(game.choices),
                    "seat": asked.seat,
                    "question": asked.question,
                    "options": [str(option) for option in asked.options],
                    "choice": str(choice),
                    "view": written(found.view(game.table, asked.seat)),
                    "scores": game.scores(),
                }
            )
        game.play(choice, seat=asked.seat)
    winners, scores = game.winners(), game.scores()
    for row in rows:
        row["final_scores"] = scores
        row["won"] = 1 / len(winners) if row["seat"] in winners else 0.0
    record = {"game": number, "players": seated, "scores": scores, "winners": winners}
    return rows, {**record, "record": game.record()}


def written(view: dict[str, Any]) -> str:
    return json.dumps(view, separators=(",", ":"), sort_keys=True)


def position_schema() -> Any:
    pa = store.arrow()
    whole, word = pa.int32(), pa.string()
    return pa.schema(
        [
            ("game", pa.int64()), ("decision", whole), ("seat", pa.int8()), ("question", word),
            ("options", pa.list_(word)), ("choice", word), ("view", word),
            ("scores", pa.list_(whole)), ("final_scores", pa.list_(whole)), ("won", pa.float32()),
        ]
    )  # fmt: skip


def record_schema() -> Any:
    pa = store.arrow()
    whole, word = pa.int32(), pa.string()
    return pa.schema(
        [
            ("game", pa.int64()), ("players", pa.list_(word)), ("scores", pa.list_(whole)),
            ("winners", pa.list_(pa.int8())), ("record", word),
        ]
    )  # fmt: skip


def save(rows: list[dict[str, Any]], schema: Any, path: Path) -> None:
    store.save(store.arrow().Table.from_pylist(rows, schema=schema), path)


def card(plan: Plan, games: int, positions: int, every: int) -> str:
    """What the data are, for people and for `datasets`."""
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    return f"""---
license: mit
configs:
- config_name: positions
  data_files: positions/*.parquet
  default: true
- config_name: records
  data_files: records/*.parquet
---
# {plan.game}: {games} games between programs

Played by Ashfall with the rules {plan.version} of `{plan.game}` ({options})
by {", ".join(plan.players)}, dealt to the seats in turn; seeds `{plan.seed_of(0)}` … `{plan.seed_of(games - 1)}`.
{positions} positions: every decision whose number is a multiple of {every}.
Programs played, not people. The same command gives the same files.

`positions`: one row per decision.

| column | is |
|---|---|
| game, decision, seat | which game, how many choices were made before, who decides |
| question, options, choice | what is asked, the sentences that may be answered, the one that was |
| view | everything that the seat may know, as JSON; nothing that it may not |
| scores, final_scores | points of each side now and at the end |
| won | the seat's share of the victory: 1, a part of a shared one, or 0 |

`records`: one row per game with its record (`ashfall.load(record)` replays it), players, scores and winners.

```python
pandas.read_parquet("positions")
polars.read_parquet("positions/*.parquet")
datasets.load_dataset("parquet", data_files="positions/*.parquet")
```
"""
