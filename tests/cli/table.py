"""The `ashfall` command with the toy game among the games, for tests that start a real process."""

import tests.engine.toy  # noqa: F401  the import puts the game on the list
from ashfall.cli.main import main

if __name__ == "__main__":
    main()
