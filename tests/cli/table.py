"""The `ashfall` command with the toy game among the games, for tests that start a real process."""

from pathlib import Path

import tests.engine.toy  # noqa: F401  the import puts the game on the list
from ashfall import lang
from ashfall.cli.main import main

LANG = Path(__file__).resolve().parent / "lang"


def toy_speaks() -> None:
    if LANG not in lang.SHELVES:
        lang.SHELVES.append(LANG)


if __name__ == "__main__":
    toy_speaks()
    main()
