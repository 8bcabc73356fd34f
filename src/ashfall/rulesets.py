"""The rules of each game in every version that this program can play: the newest, and archives of older ones.

An archive holds a game's folder, the engine and the players that are programs as they were, under a name of
its own; `tools/freeze.py` writes it before a game's version is raised. Of the program that runs, it shares
only the errors. Nothing is read before somebody opens a game of that version.
"""

import re
import sys
import zipimport
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

from ashfall.engine.errors import BadRecord
from ashfall.engine.game import Game
from ashfall.engine.title import Title
from ashfall.engine.words import Names
from ashfall.games import TITLES
from ashfall.games import folder as folder_of
from ashfall.games import title as newest

PAST = "past"
"""The folder of a game where its archives are: `<version>.zip`."""


class UnknownRules(BadRecord):
    """A game that was begun with rules that this program does not have."""


class Ruleset:
    """One version of a game's rules: its title, and the modules that open games of it and play them."""

    def __init__(self, title: Title, root: str) -> None:
        self.title = title
        self.opening: ModuleType = import_module(f"{root}.engine.opening")
        self.root = root

    @property
    def bots(self) -> ModuleType:
        """The players that are programs and know this version."""
        return import_module(f"{self.root}.bots")


def ruleset(game: str, version: str | None = None) -> Ruleset:
    """The rules of a game, the newest unless another version is named."""
    title = newest(game)
    if version is None or version == title.version:
        return Ruleset(title, "ashfall")
    if version not in past(game):
        there = ", ".join([title.version, *past(game)])
        raise UnknownRules(
            f"the game was begun with rules {version[:40]} of {game}, this program has {there}"
        )
    return archived(game, version, folder(game) / f"{version}.zip")


def names_at(game: Game) -> Mapping[str, Names]:
    """What people call things at a table; rules older than that question have the names of their grammar."""
    title = game.title
    return title.names(game.table) if hasattr(title, "names") else title.grammar.names


def knows(game: str, version: str) -> bool:
    """Whether games of this version can be played here."""
    return game in TITLES and (version == newest(game).version or version in past(game))


def past(game: str) -> list[str]:
    """The older versions that there are."""
    return sorted(path.stem for path in folder(game).glob("*.zip"))


def folder(game: str) -> Path:
    """Where a game's archives are kept."""
    return folder_of(game) / PAST


def package(game: str, version: str) -> str:
    """The name under which an archive's modules are loaded: `ashfall_past_auztralia_1_3_0`."""
    return re.sub(r"[^a-z0-9]+", "_", f"ashfall_past_{game}_{version}".lower())


@cache
def archived(game: str, version: str, path: Path) -> Ruleset:
    """The rules in an archive, loaded once."""
    root = package(game, version)
    if root not in sys.modules:
        spec = zipimport.zipimporter(str(path)).find_spec(root)
        if spec is None or spec.loader is None:
            raise UnknownRules(f"{path.name} is no archive of the rules of {game}")
        module = module_from_spec(spec)
        sys.modules[root] = module
        spec.loader.exec_module(module)
    title: Title = import_module(f"{root}.games.{game.replace('-', '_')}").TITLE
    return Ruleset(title, root)
