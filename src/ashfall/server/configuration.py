"""Everything that a server can be told, in one list: by the command line, the environment, or a file, in this order."""

import difflib
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ashfall.engine.errors import BadOption
from ashfall.games import TITLES

from . import own_values
from .addresses import networks
from .settings import OPEN_LIMITS, PEOPLE_PER_ADDRESS, Settings, limits_for

PREFIX = "ASHFALL_"
FILE = "ASHFALL_SETTINGS"
ELSEWHERE = {
    f"{PREFIX}{name}" for name in ("HOME", "LANG", "DEBUG", "POSITIONS", "LEAST", "SETTINGS")
}
"""Variables of the environment that other parts of the program, or its tests, read."""
LARGEST_FILE = 64 * 1024
EMPTY = Settings(database="")


class Setting(NamedTuple):
    """One thing that can be told."""

    name: str
    read: Callable[[Any], Any]
    default: Any
    right: str
    """What a right value looks like."""


def text(value: Any) -> str:
    if not isinstance(value, str) or "\0" in value or not value.strip():
        raise ValueError
    return value.strip()


def whole(least: int, most: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        number = int(value) if isinstance(value, str) and value.isascii() else value
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise ValueError
        return number

    return read


def yes_or_no(value: Any) -> bool:
    said = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    found = value if isinstance(value, bool) else said.get(str(value).lower())
    if found is None:
        raise ValueError
    return bool(found)


def several(value: Any) -> list[str]:
    """A list, or words with commas or spaces between them."""
    words = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise ValueError
    return words


def proxies(value: Any) -> tuple[str, ...]:
    return tuple(str(network) for network in networks(several(value)))


def public(value: Any) -> str:
    address = text(value).rstrip("/")
    scheme, _, name = address.partition("://")
    if scheme not in ("http", "https") or not name or "/" in name:
        raise ValueError
    return address


def games(value: Any) -> dict[str, str]:
    pairs = [word.split("=") for word in several(value)]
    if any(len(pair) != 2 or not all(pair) for pair in pairs):
        raise ValueError
    return dict(pairs)


SETTINGS = (
    Setting("db", text, "", "a file, or postgresql://user:password@host/name"),
    Setting("host", text, "127.0.0.1", "127.0.0.1 or 0.0.0.0"),
    Setting("port", whole(0, 65535), 8321, "a number from 0 to 65535"),
    Setting("public", public, "", "https://games.example"),
    Setting("trust_proxy", proxies, (), "10.0.0.5 or 10.0.0.0/24"),
    Setting("people_per_address", whole(1, 10_000), PEOPLE_PER_ADDRESS, "a number from 1 to 10000"),
    Setting("open_limits", yes_or_no, False, "yes or no"),
    Setting("guest_days", whole(1, 36_500), EMPTY.guest_days, "days, at least 1"),
    Setting("deleted_days", whole(0, 36_500), EMPTY.deleted_days, "days, 0 or more"),
    Setting("absent_seconds", whole(1, 86_400), EMPTY.absent_seconds, "seconds from 1 to 86400"),
    Setting("tables_kept", whole(1, 1_000_000), EMPTY.tables_kept, "a number, at least 1"),
    Setting("bots", yes_or_no, EMPTY.bots, "yes or no"),
    Setting("bot_processes", whole(1, 64), EMPTY.bot_processes, "a number from 1 to 64"),
    Setting("bot_seconds", whole(1, 600), EMPTY.bot_seconds, "seconds from 1 to 600"),
    Setting("verbose", yes_or_no, False, "yes or no"),
    Setting("data", text, "", "a folder with a folder of component rows for each game"),
    Setting("also", games, {}, "id=module"),
)
"""What each of them means stands in docs/server.md."""
BY_NAME = {one.name: one for one in SETTINGS}


def chosen(
    given: Mapping[str, Any], environment: Mapping[str, str], file: str = ""
) -> dict[str, Any]:
    """The value of every setting. What is not known or not right is refused, with what would be right."""
    values = {one.name: one.default for one in SETTINGS}
    path = file or environment.get(FILE, "")
    if path:
        values |= checked(from_file(Path(path)), path, "")
    told = {
        name: value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in ELSEWHERE and value != ""
    }
    values |= checked(told, "the environment", PREFIX)
    said = {name: value for name, value in given.items() if value not in (None, "", [])}
    return values | checked(said, "the command line", "")


def checked(told: Mapping[str, Any], where: str, prefix: str) -> dict[str, Any]:
    found = {}
    for written, value in told.items():
        name = written.removeprefix(prefix).lower() if prefix else written
        setting = BY_NAME.get(name)
        if setting is None:
            near = difflib.get_close_matches(name, BY_NAME, 1) or sorted(BY_NAME)
            right = ", ".join(prefix + (one.upper() if prefix else one) for one in near)
            raise BadOption(f"{where}: there is no setting {written[:60]!r}; right is {right}")
        try:
            found[name] = setting.read(value)
        except (ValueError, TypeError):
            shown = repr(value)[:80]
            raise BadOption(f"{where}: {written} is {shown}; right is {setting.right}") from None
    return found


def from_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_FILE:
            raise BadOption(f"{path}: there is no such file of settings (TOML, at most 64 KB)")
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        if isinstance(error, BadOption):
            raise
        raise BadOption(f"{path} is no TOML: {' '.join(str(error).split())[:120]}") from None


def server_settings(values: Mapping[str, Any]) -> Settings:
    """What the server itself is told."""
    same = {name: values[name] for name in msgspec.structs.asdict(EMPTY) if name in values}
    limits = OPEN_LIMITS if values["open_limits"] else limits_for(values["people_per_address"])
    return Settings(
        **same,
        database=values["db"],
        origins=(values["public"],) if values["public"] else (),
        secure=values["public"].startswith("https://"),
        limits=limits,
        proxies=values["trust_proxy"],
        games=values["also"],
    )


def database(db: str = "", file: str = "") -> str:
    """Where everything is kept, for commands that need nothing else."""
    return str(chosen({"db": db}, os.environ, file)["db"]) or usual_database()


def values_of_own(data: str = "", file: str = "") -> None:
    """Play with the component values that the server has, for commands that open its tables."""
    values = chosen({"data": data}, os.environ, file)
    TITLES.update(values["also"])
    own_values.lay(values["data"])


def usual_database() -> str:
    """This person's own tables."""
    base = os.environ.get("XDG_DATA_HOME")
    return str((Path(base) if base else Path.home() / ".local" / "share") / "ashfall" / "tables.db")
