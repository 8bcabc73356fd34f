"""What a run plays: the game, its settings, who sits down, the seeds, and how the results are cut into parts."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from itertools import product
from pathlib import Path
from typing import Any

from ashfall.engine.data import digest
from ashfall.engine.errors import AshfallError, BadData, BadOption
from ashfall.engine.settings import Chosen, Given, Setting, Value, told
from ashfall.engine.title import Title
from ashfall.games import title

from .players import check_player

FORMAT = 1
PART = 1000
MOST_GAMES = 10**10
MOST_TURNS = 1000
NAME = "run.json"


class BadRun(AshfallError):
    """A folder that is no run, or not the run that is meant."""


@dataclass(frozen=True)
class Plan:
    """One run. Game number n is the same game wherever, whenever and by whomever it is played."""

    game: str
    version: str
    options: Chosen
    players: list[str]
    seed: str
    part: int = PART
    overlay: str = ""
    data: str = ""
    """A hash of the component values where there is an overlay."""
    each: dict[str, list[Value]] = field(default_factory=dict)
    """Settings that take these values by turns."""

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def options_of(self, number: int) -> Chosen:
        """The settings of a game. They change when each player has sat everywhere, so that neither hides the other."""
        if not self.each:
            return self.options
        left, chosen = number // len(self.players), dict(self.options)
        for name, values in self.each.items():
            left, place = divmod(left, len(values))
            chosen[name] = values[place]
        return chosen

    def written(self) -> str:
        about = asdict(self)
        if not self.each:
            about.pop("each")  # nothing in it says nothing new: runs of before go on
        about.pop(
            "overlay"
        )  # a folder may lie elsewhere on another machine; its values may not differ
        return json.dumps({"ashfall-run": FORMAT, **about}, indent=1, sort_keys=True) + "\n"


NEEDED = {one.name for one in fields(Plan)} - {"overlay", "each"}
"""What every plan's file says."""


def plan(
    game: str,
    options: Mapping[str, Given],
    players: Sequence[str],
    seed: str = "simulation",
    part: int = PART,
    overlay: Path | None = None,
    each: Sequence[str] = (),
) -> Plan:
    """A run with everything checked that can be checked before the first game."""
    found = title(game)
    if not players:
        raise BadOption("a run needs at least one player: --players greedy,random")
    for name in players:
        check_player(name)
    if not 1 <= part <= 100_000:
        raise BadOption(f"a part has 1–100000 games, not {part}")
    if not seed.isprintable() or not 0 < len(seed) <= 100:
        raise BadOption("a seed is a number or a text of at most 100 characters on one line")
    chosen = found.checked_settings(options)
    by_turns = {name: turns(found, chosen, name) for name in each}
    if len(list(product(*by_turns.values()))) > MOST_TURNS:
        raise BadOption(f"--each may give at most {MOST_TURNS} combinations")
    data = ""
    if overlay is not None:
        checked_box(found, overlay)
        data = digest(found.files(overlay))
    return Plan(
        game, found.version, chosen, list(players), seed, part,
        str(overlay.resolve()) if overlay is not None else "", data, by_turns,
    )  # fmt: skip


def turns(found: Title, chosen: Chosen, name: str) -> list[Value]:
    """Every value of a setting, or a sentence that says why its values cannot be played by turns."""
    known: dict[str, Setting] = {setting.name: setting for setting in found.settings}
    if name not in known:
        has = ", ".join(known)
        raise BadOption(f"--each: {found.id} has no option {name[:40]!r}; it has {has}")
    setting = known[name]
    if not setting.applies(chosen):
        raise BadOption(f"--each: {found.id}: {name} is only for {told(setting.needs)}")
    values = [] if setting.per_seat else setting.allowed(chosen)
    for value in values:
        other = found.checked_settings({**chosen, name: value})
        if other != {**chosen, name: value}:
            values = []
            break
    if not values:
        raise BadOption(f"--each: {found.id}: {name} cannot change within one run")
    return values


def checked_box(found: Title, overlay: Path) -> Any:
    """The components with the values of a folder laid over them, or a sentence that says why those do not fit.

    A game's own checks name the row. What they let through may still be nothing that a game can be made of.
    """
    try:
        return found.box(overlay)
    except AshfallError:
        raise
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise BadData(f"{overlay.name}: these values do not fit the game ({told})") from None


def about(folder: Path) -> dict[str, Any]:
    """What the plan's file says, of whatever version."""
    path = folder / NAME
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadRun(f"{folder}: there is no run here (no {NAME})") from None
    try:
        values = dict(json.loads(text))
        version = values.pop("ashfall-run")
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadRun(f"{path}: this is not the plan of a run") from None
    if version != FORMAT:
        raise BadRun(f"{path}: written by another version of Ashfall; begin a new folder")
    if not NEEDED <= set(values) <= NEEDED | {"each"}:
        raise BadRun(f"{path}: this is not the plan of a run")
    return values


def keep(plan: Plan, folder: Path) -> None:
    """Write the plan into a new folder; one that has a plan must have the same."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    if path.exists():
        old, new = about(folder), json.loads(plan.written())
        new.pop("ashfall-run")
        other = sorted(name for name in old | new if old.get(name) != new.get(name))
        if other:
            told = ", ".join(f"{name} {old.get(name)!r}, not {new.get(name)!r}" for name in other)
            raise BadRun(f"{folder}: another run lies here ({told}); name another folder")
        return
    if any(folder.iterdir()):
        raise BadRun(f"{folder}: this folder is not empty and holds no run; name another one")
    path.write_text(plan.written(), "utf-8")
