"""`ashfall lab values`: what each designed number does: one more of it (or one less) on the same seeds, game by game.

A number that the checks refuse either way is said to be bound; one that changes no game is said to change none.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ashfall.builds import fastest_python
from ashfall.engine.data import digest
from ashfall.engine.errors import AshfallError, BadOption
from ashfall.engine.title import Title
from ashfall.games import TITLES, title

from .findings import Paired
from .parcels import component_box, play_parcel
from .plan import Plan, checked_box
from .sweep import Value, overlaid

Figures = dict[str, Any]
NAME = "values.jsonl"
ABOUT = "about"
STEPS = (1, -1)


def numbers(found: Title) -> list[tuple[Value, int]]:
    """Every whole number that is designed, whatever the rest of its row is, with what it is now."""
    return [
        (Value(name, row.kind, row.id, field, ()), number)
        for name, file in found.files().items()
        for rows in file.tables.values()
        for row in rows.values()
        if row.has("source")
        for field, number in row.values.items()
        if isinstance(number, int) and not isinstance(number, bool)
        if row.source_of(field) == "designed"
    ]


def values(
    plan: Plan,
    folder: Path,
    games: int,
    workers: int = 1,
    only: str = "",
    tell: Callable[[int, int], None] = lambda *_: None,
) -> list[Figures]:
    """Every designed number tried, or those whose name holds a text; what an earlier call has written is kept."""
    if plan.overlay:
        raise BadOption("designed values are tried one by one, without another overlay")
    if not 2 <= games <= 100_000:
        raise BadOption(f"--games must be 2–100000, not {games}")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    about = {ABOUT: json.loads(plan.written()), "games": games}
    there = read(path, about)
    known = [named(*number)["value"] for number in numbers(title(plan.game))]
    wanted = [at for at, name in enumerate(known) if only in name and at not in there]
    shards = [wanted[i::workers] for i in range(max(1, workers))]
    processes = [child(plan, games, shard) for shard in shards if shard]
    try:
        with path.open("a", encoding="utf-8") as file:
            for process in processes:
                assert process.stdout is not None
                for line in process.stdout:
                    found = json.loads(line)
                    there[found["at"]] = found
                    file.write(json.dumps(found, ensure_ascii=False, sort_keys=True) + "\n")
                    file.flush()
                    tell(len(there), len(known))
                if process.wait():
                    raise AshfallError(
                        "a process that tries values has ended; run it again, it goes on"
                    )
    finally:
        for process in processes:
            process.kill()
            process.wait()
    return [there[at] for at in sorted(there)]


def read(path: Path, about: Figures) -> dict[int, Figures]:
    """What is written already, by the number's place; a file about something else is refused."""
    if not path.exists():
        path.write_text(json.dumps(about, sort_keys=True) + "\n", "utf-8")
        return {}
    first, *rows = path.read_text("utf-8").splitlines()
    if json.loads(first) != json.loads(json.dumps(about)):
        raise BadOption(f"{path}: other games lie here; name another folder")
    # A killed process may have left half a line behind: the number is tried again.
    whole = [row for row in rows if row.endswith("}")]
    if len(whole) < len(rows):
        path.write_text("\n".join([first, *whole]) + "\n", "utf-8")
    return {found["at"]: found for found in map(json.loads, whole)}


def kept_values(folder: Path, game: str) -> Figures:
    """What was tried in a folder: the numbers with their effects, and who played how many games."""
    path = folder / NAME
    if not path.exists():
        raise BadOption(f"{folder}: no values were tried here (no {NAME})")
    first, *rows = path.read_text("utf-8").splitlines()
    about = json.loads(first)
    if about[ABOUT]["game"] != game:
        raise BadOption(f"{folder}: these are values of {about[ABOUT]['game']}, not of {game}")
    found = [json.loads(row) for row in rows if row.endswith("}")]
    return {"games": about["games"], "players": about[ABOUT]["players"], "rows": found}


def child(plan: Plan, games: int, shard: list[int]) -> "subprocess.Popen[str]":
    """A process of the fastest build that tries some of the numbers."""
    about = {"plan": asdict(plan), "titles": dict(TITLES), "games": games, "shard": shard}
    command = [fastest_python(), "-m", "ashfall.lab.values", json.dumps(about)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def serve(about: str) -> None:
    """The other side: one line for each number."""
    told = json.loads(about)
    TITLES.update(told["titles"])
    plan = Plan(**told["plan"])
    known = numbers(title(plan.game))
    base = play_parcel(plan, 0, told["games"])["columns"]
    for at in told["shard"]:
        value, number = known[at]
        found = {"at": at, **named(value, number), **tried(plan, value, number, base)}
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def named(value: Value, number: int) -> Figures:
    return {"value": f"{value.file}: {value.kind} {value.name}", "printed": number}


def tried(plan: Plan, value: Value, number: int, base: dict[str, list[Any]]) -> Figures:
    """One more, or one less where the checks do not allow more."""
    wrong = ""
    for step in STEPS:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            overlaid(folder, [(value, number + step)])
            known = title(plan.game)
            try:
                checked_box(known, folder)
            except AshfallError as error:
                wrong = str(error)
                continue
            other = replace(plan, overlay=scratch, data=digest(known.files(folder)))
            try:
                columns = play_parcel(other, 0, len(base["number"]))["columns"]
            except (
                Exception
            ) as error:  # a number may pass the checks and still break a rule: said, not hidden
                wrong = f"{type(error).__name__}: {error}"
                continue
            finally:
                component_box.cache_clear()
            return {"tried": number + step, **difference(base, columns)}
    return {"bound": wrong[:200]}


def difference(base: dict[str, list[Any]], other: dict[str, list[Any]]) -> Figures:
    """Paired differences of points of the seats, of the length, and of the seats' share of victories."""
    sums = {name: Paired() for name in ("points", "length", "won")}
    changed = 0
    for a, b in zip(facts(base), facts(other), strict=True):
        changed += a != b
        for name, paired in sums.items():
            paired.add(b[name] - a[name])
    found = {name: paired.data() for name, paired in sums.items()}
    return {"games": len(base["number"]), "changed": changed, **found}


def facts(columns: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    for players, scores, winners, length in zip(
        *(columns[name] for name in ("players", "scores", "winners", "length")), strict=True
    ):
        seats = range(len(players))
        won = sum(1 / len(winners) for seat in seats if seat in winners)
        points = sum(scores[seat] for seat in seats) / len(seats)
        yield {"points": points, "length": length, "won": won, "scores": scores}


if __name__ == "__main__":
    serve(sys.argv[1])
