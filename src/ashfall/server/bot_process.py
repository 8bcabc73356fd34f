"""The process where bots think: questions come in as lines of JSON, choices go out. The server is not loaded here.

It ends when the server ends, for then there are no more lines.
"""

import contextlib
import json
import os
import signal
import sys
from typing import Any

from ashfall.games import TITLES
from ashfall.rulesets import ruleset
from ashfall.server import own_values


def think(position: dict[str, Any], seat: int, bot: str, seed: str) -> str:
    """The choice of a bot at a seat."""
    rules = ruleset(position["game"], position["version"])
    game, bots = own_values.reopen(rules, position), rules.bots
    waiting = next(asked for asked in game.waiting() if asked.seat == seat)
    return str(bots.player(bot, seed).choose(game, seat, waiting))


def main() -> None:
    # Ctrl-C is for the server; without it nobody is left to hear an answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        answer_questions()
    os._exit(0)


def answer_questions() -> None:
    TITLES.update(json.loads(sys.argv[1]))
    own_values.lay(sys.argv[2])
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = {"choice": think(**question)}
        except Exception as error:  # whatever a bot does wrong, the server plays on without it
            answer = {"error": type(error).__name__}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
