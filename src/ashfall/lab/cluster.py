"""The same run on Ray: a task for each part, written where all machines see it; lost tasks are played again."""

import os
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from ashfall.engine.errors import BadOption
from ashfall.games import TITLES

from . import store
from .crew import written
from .plan import NAME, Plan, keep
from .run import Progress, warn_of
from .workers import COUNTED, Lost, Range, build

AT_ONCE = 4
"""Tasks in flight for each processor: enough that none waits, few enough that the list stays short."""
TRIES = 5
STARTS = 4
PATIENCE = {
    "RAY_gcs_server_port_wait_time_s": "180",
    "RAY_gcs_server_request_timeout_seconds": "120",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_health_check_failure_threshold": "60",
}
"""How long the parts of a Ray of our own wait for each other: a machine with other work to do may be slow to start
them, and none of them is to be given up for dead meanwhile."""


def ray() -> Any:
    try:
        import fsspec  # noqa: F401
        import ray
    except ImportError:
        raise BadOption("runs on several machines need Ray: pip install 'ashfall[ray]'") from None
    return ray


def run_on_ray(
    plan: Plan,
    target: str,
    first: int,
    end: int,
    address: str = "local",
    processors: int | None = None,
    tell: Callable[[Progress], None] = lambda _: None,
    warn: Callable[[str], None] = lambda _: None,
) -> Progress:
    """Games first … end − 1 on the machines of a cluster, into a folder or an object store that all of them reach.

    Parts that are there stay. With the address `local` Ray is started here, in a temporary folder of its own, and
    stopped again.
    """
    engine = ray()
    store.arrow()
    place, root = opened(target)
    begin(plan, place, root)
    progress = Progress(end - first, 0)

    def absent() -> Iterator[Range]:
        for at in store.ranges(plan, first, end):
            if to_be_played(plan, place, root, at, warn):
                yield at
            else:
                progress.there += at[1] - at[0]

    missing = absent()
    begins = next(missing, None)
    if begins is None:
        return progress
    with (
        tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as scratch,
        environment(address),
    ):
        start(engine, address, processors, scratch)
        try:
            for found in work(engine, plan, target, chain([begins], missing)):
                progress.add(found)
                warn_of(found, warn)
                tell(progress)
            return progress
        finally:
            engine.shutdown()


def opened(target: str) -> tuple[Any, str]:
    """The file system of an address, and the path on it."""
    import fsspec

    place, root = fsspec.core.url_to_fs(target)
    place.makedirs(root, exist_ok=True)
    return place, root


def begin(plan: Plan, place: Any, root: str) -> None:
    """Write the plan; a place that has another one is refused."""
    with tempfile.TemporaryDirectory() as scratch:
        here = Path(scratch)
        path = f"{root}/{NAME}"
        if place.exists(path):
            place.get_file(path, str(here / NAME))
        keep(plan, here)
        if not place.exists(path):
            place.put_file(str(here / NAME), path)


def to_be_played(plan: Plan, place: Any, root: str, at: Range, warn: Callable[[str], None]) -> bool:
    """Whether a part is missing, damaged or of another run. Only the end of each file is read, where Parquet says what
    is in it: a store may be far away."""
    games = store.part_name(store.GAMES, *at)
    if not place.exists(f"{root}/{games}"):
        return True
    arrow = store.arrow()
    try:
        ends = {}
        for kind in (*store.COUNTED, store.GAMES):
            with place.open(f"{root}/{store.part_name(kind, *at)}", "rb") as file:
                ends[kind] = arrow.parquet.ParquetFile(file).metadata
    except (OSError, arrow.ArrowException):
        warn(f"{games} is damaged; its games are played again")
        return True
    said = (ends[store.GAMES].metadata or {}).get(b"ashfall-run", b"").decode()
    if said != plan.written() or ends[store.GAMES].num_rows != at[1] - at[0]:
        warn(f"{games} is of another run; its games are played again")
        return True
    return False


@contextmanager
def environment(address: str) -> Iterator[None]:
    """What a Ray of our own is told before it starts, taken back afterwards.

    It has a token for itself, so that none is written into the home folder, and it reports to nobody.
    """
    own = {**PATIENCE, "RAY_AUTH_TOKEN": token(), "RAY_USAGE_STATS_ENABLED": "0"}
    before = dict(os.environ)
    if address == "local":
        os.environ.update(own)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@cache
def token() -> str:
    """One for this process: Ray remembers the first that it was given."""
    return secrets.token_hex(32)


def start(engine: Any, address: str, processors: int | None, scratch: str) -> None:
    """Join a cluster, or start one here; on a busy machine Ray gives up after half a minute, so it is asked again.

    Each attempt has a folder of its own: what the one before left behind is not taken for news of this one.
    """
    given: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if address == "local":
        given |= {"num_cpus": processors, "include_dashboard": False}
        given["object_store_memory"] = 100_000_000
    for left in reversed(range(STARTS)):
        if address == "local":
            given["_temp_dir"] = f"{scratch}/{left}"
        try:
            engine.init(address=address, **given)
            return
        except Exception as error:
            engine.shutdown()
            if not left:
                raise BadOption(f"Ray ({address}) did not start: {str(error)[:200]}") from None


def work(
    engine: Any, plan: Plan, target: str, missing: Iterator[Range]
) -> Iterator[dict[str, list[Any]]]:
    """Keep a few tasks in flight until every part is written; who won in each part, as it comes."""
    task = engine.remote(max_retries=TRIES, retry_exceptions=[Lost])(play_part)
    room = AT_ONCE * max(1, int(engine.cluster_resources().get("CPU", 1)))
    flying: list[Any] = []
    while True:
        for at in missing:
            flying.append(task.remote(asdict(plan), dict(TITLES), target, at))
            if len(flying) >= room:
                break
        if not flying:
            return
        ready, flying = engine.wait(flying)
        yield from engine.get(ready)


def play_part(
    about: dict[str, Any], games: dict[str, str], target: str, at: Range
) -> dict[str, list[Any]]:
    """One task: play a part in the fastest build there is, and write it; a part written twice is the same twice."""
    TITLES.update(games)
    plan = Plan(**about)
    place, root = opened(target)
    with tempfile.TemporaryDirectory() as scratch:
        here = Path(scratch)
        found = [one for one in written(plan, here, [at], 1, games) if isinstance(one, dict)]
        log = store.log_name(*at)
        store.note(here, log, first=at[0], end=at[1], build=build())
        for name in [log, *(store.part_name(kind, *at) for kind in (*store.COUNTED, store.GAMES))]:
            place.put_file(str(here / name), f"{root}/.{name}.part")
            place.mv(f"{root}/.{name}.part", f"{root}/{name}")
    return {name: [v for one in found for v in one[name]] for name in COUNTED}
