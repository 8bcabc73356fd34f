"""The results of a run on disk: Parquet parts named by their range of games, written whole or not at all."""

import importlib.util
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ashfall.engine.errors import BadOption

from .parcels import FIELDS, joined
from .plan import Plan

if TYPE_CHECKING:
    import pyarrow

GAMES, USES, EVENTS = "games", "uses", "events"
LOG = "log.jsonl"
NO_ARROW = "the lab keeps its results as Parquet: pip install 'ashfall[lab]'"
NAMED = re.compile(r"(games|uses|events)-(\d{10})-(\d{10})\.parquet")


def arrow() -> Any:
    """pyarrow, or a sentence that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption(NO_ARROW) from None
    return pyarrow


def arrow_folder() -> str:
    """Where pyarrow lies, without loading it, or the same sentence: who only has its files written needs none of it."""
    found = importlib.util.find_spec("pyarrow")
    if found is None or found.origin is None:
        raise BadOption(NO_ARROW)
    return str(Path(found.origin).parents[1])


class Without:
    """On the list of finders it says that pyarrow's companions are not there."""

    @staticmethod
    def find_spec(name: str, *_: Any) -> None:
        if name in ("numpy", "pandas"):
            raise ModuleNotFoundError(name)


def lean_arrow(folder: str) -> None:
    """pyarrow out of the folder, for a process that only writes parts.

    With its first table it would load numpy and pandas, where they are: half a second and 80 MB for nothing.
    """
    if folder not in sys.path:
        sys.path.append(folder)
    sys.meta_path.insert(0, Without)
    try:
        arrow().array([0])
    finally:
        sys.meta_path.remove(Without)


def part_name(kind: str, first: int, end: int) -> str:
    """`games-0000000000-0000000999.parquet`: the first and the last game in it."""
    return f"{kind}-{first:010d}-{end - 1:010d}.parquet"


def ranges(plan: Plan, first: int, end: int) -> Iterator[tuple[int, int]]:
    """The parts of games first … end − 1: cut at multiples of the part's size, wherever a shard begins."""
    if first % plan.part or not 0 <= first < end:
        raise BadOption(
            f"--from must be a multiple of {plan.part} (the size of a part) below --to, not {first}"
        )
    return ((at, min(at + plan.part, end)) for at in range(first, end, plan.part))


def game_schema() -> "pyarrow.Schema":
    pa = arrow()
    whole = pa.int32()
    course = pa.list_(pa.struct([("figure", pa.string()), ("hits", whole), ("cases", whole)]))
    traits = pa.list_(pa.struct([("trait", pa.string()), ("values", pa.list_(pa.string()))]))
    points = pa.list_(pa.struct([("category", pa.string()), ("points", pa.list_(whole))]))
    return pa.schema(
        [
            ("number", pa.int64()), ("seed", pa.string()),
            ("players", pa.list_(pa.string())), ("sides", pa.list_(pa.string())),
            ("scores", pa.list_(whole)), ("winners", pa.list_(pa.int8())),
            ("decisions", pa.list_(whole)), ("length", whole), ("offered", whole),
            ("categories", points), ("course", course), ("traits", traits), ("fault", pa.string()),
        ]
    )  # fmt: skip


COUNTED = {
    USES: ("option", "offered", "taken", "won"),
    EVENTS: ("event", "games", "times", "first"),
}
"""What is summed up over a part: a word and whole numbers."""


def count_table(kind: str, rows: list[list[Any]]) -> "pyarrow.Table":
    pa = arrow()
    name, *counts = COUNTED[kind]
    schema = pa.schema([(name, pa.string()), *((count, pa.int64()) for count in counts)])
    return pa.table(
        {field: [row[i] for row in rows] for i, field in enumerate(COUNTED[kind])}, schema=schema
    )


def keep_part(
    plan: Plan, folder: Path, part: tuple[int, int], pieces: list[dict[str, Any]]
) -> None:
    """Put the pieces of a part together and write it."""
    columns = {name: [v for one in pieces for v in one["columns"][name]] for name in FIELDS}
    counts = {kind: joined([one[kind] for one in pieces]) for kind in COUNTED}
    write_part(plan, folder, part, {"columns": columns, **counts})


def write_part(plan: Plan, folder: Path, at: tuple[int, int], found: dict[str, Any]) -> None:
    """The files of a part. The games come last: who sees them sees a finished part."""
    columns = found["columns"]
    values = {
        **columns,
        "seed": [plan.seed_of(number) for number in columns["number"]],
        "categories": named(columns["categories"], ("category", "points")),
        "course": named(columns["course"], ("figure", "hits", "cases")),
        "traits": named(columns["traits"], ("trait", "values")),
    }
    schema = game_schema().with_metadata({"ashfall-run": plan.written()})
    for kind in COUNTED:
        save(count_table(kind, found[kind]), folder / part_name(kind, *at))
    save(arrow().table(values, schema=schema), folder / part_name(GAMES, *at))


def named(column: list[Any], fields: tuple[str, ...]) -> list[Any]:
    return [[dict(zip(fields, one, strict=True)) for one in cell] for cell in column]


def save(table: "pyarrow.Table", path: Path) -> None:
    """Under its name only when it is whole, so that a killed run leaves no half part.

    What runs that were killed while they wrote it have left is removed. Should one of them live, its file was the same.
    """
    whole = path.with_name(f".{path.name}.{os.getpid()}")
    arrow().parquet.write_table(table, whole, compression="zstd")
    with suppress(FileNotFoundError):
        with whole.open("rb") as file:
            os.fsync(file.fileno())
        whole.replace(path)
    for left in path.parent.glob(f".{path.name}.*"):
        left.unlink(missing_ok=True)


def wrong_with(plan: Plan, folder: Path, at: tuple[int, int]) -> str | None:
    """What is wrong with a part that is there: nothing (""), a sentence, or None where there is no part."""
    path = folder / part_name(GAMES, *at)
    if not path.exists():
        return None
    try:
        table = read(path)
        counts = {kind: read(folder / part_name(kind, *at)) for kind in COUNTED}
    except (OSError, arrow().ArrowException):
        return f"{path.name} is damaged; its games are played again"
    names = [tuple(counts[kind].column_names) for kind in COUNTED]
    if table.column_names != game_schema().names or names != list(COUNTED.values()):
        return f"{path.name} has other columns; its games are played again"
    said = (table.schema.metadata or {}).get(b"ashfall-run", b"").decode()
    if said != plan.written():
        return f"{path.name} is of another run; its games are played again"
    if table["number"].to_pylist() != list(range(*at)):
        return f"{path.name} does not hold the games of its name; they are played again"
    return ""


def parts(folder: Path, kind: str = GAMES) -> list[Path]:
    """The parts of a run in order, each game in one of them: a short last part gives way to a longer one."""
    found = [m for path in folder.iterdir() if (m := NAMED.fullmatch(path.name)) and m[1] == kind]
    chosen: list[Path] = []
    covered = -1
    for match in sorted(found, key=lambda m: (int(m[2]), -int(m[3]))):
        if int(match[2]) > covered:
            chosen.append(folder / match[0])
            covered = int(match[3])
    return chosen


def games(folder: Path) -> Iterator[dict[str, Any]]:
    """Every game of a run that is there, in order, a part at a time in memory."""
    for path in parts(folder):
        yield from whole_table(path).to_pylist()


def read(path: Path) -> "pyarrow.Table":
    """All of a file, without what pyarrow loads to read whole folders, pandas among it."""
    with arrow().parquet.ParquetFile(path) as file:
        return file.read()


def whole_table(path: Path) -> "pyarrow.Table":
    """What a part holds, or a sentence that says how to get it back."""
    try:
        return read(path)
    except (OSError, arrow().ArrowException):
        raise BadOption(f"{path}: this part is damaged; `ashfall lab run` plays it again") from None


def counts(folder: Path, kind: str) -> list[list[Any]]:
    """The sums of all parts: of options (`USES`) or of kinds of events (`EVENTS`)."""
    tables = (whole_table(path).to_pydict() for path in parts(folder, kind))
    return joined([list(row) for row in zip(*table.values(), strict=True)] for table in tables)


def note(folder: Path, log: str = LOG, **values: Any) -> None:
    """A line in the run's log: who played what. Never part of the results."""
    with (folder / log).open("a", encoding="utf-8") as file:
        file.write(json.dumps(values, sort_keys=True) + "\n")


def log_name(first: int, end: int) -> str:
    """The log of one part, where many machines write and none can add to another's file."""
    return f"log-{first:010d}-{end - 1:010d}.jsonl"


def notes(folder: Path) -> list[dict[str, Any]]:
    """What all logs of a run say."""
    return [
        json.loads(line)
        for path in sorted(folder.glob("log*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    ]
