"""Brings up servers without loading the program each time: for runs that kill hundreds of them.

Each line on standard input (port, database) forks one; its process id is printed. The loaded program, games included,
is all they share: whatever a server knew dies with it.
"""

import os
import signal
import sys

import tests.engine.toy  # noqa: F401
from ashfall.games import TITLES, title
from ashfall.server.run import serve
from ashfall.server.settings import OPEN_LIMITS, Settings


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for game in TITLES:
        title(game)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            settings = Settings(
                database=database, limits=OPEN_LIMITS, games={"toy": "tests.engine.toy"}
            )
            serve(settings, "127.0.0.1", int(port))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
