"""A digest of what a game's rules do: `python -m ashfall.lab.rules_digest [GAME]` prints the newest ones.

It is taken of the component values that rules read and of every position and every set of options in seeded
games. So a changed rule or value makes it another; moved code, other words, a better view or another order
of options do not. `tests/rules_versions.json` ties each rules version to its
digest, and names the settings that were played.
"""

import hashlib
import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from ashfall.engine.game import Game
from ashfall.engine.parts import fields
from ashfall.games import TITLES
from ashfall.languages import LANGUAGES
from ashfall.rulesets import Ruleset, ruleset

from .configurations import Configuration, few

FEW = 8
"""Where a game has more configurations, so many or a few more are played in which every pair of values meets."""

SHOWN = re.compile(
    r"(name|title|role|forms|source|designed|rule|note|colour|x|y)(_.*)?"
    rf"|.*_(name|source|note|x|y|{'|'.join(LANGUAGES)})"
)
"""Fields of component rows that no rule reads: names, provenance, places on the drawn board."""


def rules_digest(rules: Ruleset, games: Sequence[Configuration]) -> str:
    """The digest of one version of a game's rules, from one seeded game with each of these settings."""
    digest = hashlib.sha256(written(component_values(rules)))
    for number, settings in enumerate(games):
        game: Game = rules.opening.begin(rules.title, settings, f"rules digest {number}")
        while not game.over:
            asked = game.waiting()
            answers = sorted((w.seat, sorted(str(o) for o in w.options)) for w in asked)
            digest.update(written([rules.opening.essence(game), answers]))
            seat, texts = answers[drawn(f"who {number}", len(game.choices), len(answers))]
            game.play(one_of(texts, number, len(game.choices)), seat=seat)
        digest.update(written([rules.opening.essence(game), game.scores(), game.winners()]))
    return digest.hexdigest()[:16]


def one_of(texts: Sequence[str], number: int, count: int) -> str:
    """A choice: each kind of move as likely as the other, so that the rare ones are not drowned."""
    verbs = sorted({text.split()[0] for text in texts})
    verb = verbs[drawn(f"verb {number}", count, len(verbs))]
    same = [text for text in texts if text.split()[0] == verb]
    return same[drawn(f"option {number}", count, len(same))]


def drawn(what: str, count: int, below: int) -> int:
    """A number below a bound, the same on every machine and in every version of the program."""
    return int(hashlib.sha256(f"{what} {count}".encode()).hexdigest()[:12], 16) % below


def component_values(rules: Ruleset) -> dict[str, Any]:
    """The component files as rules read them."""
    files = rules.title.files()
    return {
        name: [
            {kind: {id: read(row.values) for id, row in rows.items()} for kind, rows in file.tables.items()},
            read(file.values),
        ]
        for name, file in files.items()
    }  # fmt: skip


def read(value: Any) -> Any:
    """A value without what is only shown."""
    if isinstance(value, Mapping):
        return {k: read(v) for k, v in value.items() if not SHOWN.fullmatch(k)}
    return [read(v) for v in value] if isinstance(value, list) else value


def written(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=fields).encode()


def entry(rules: Ruleset) -> dict[str, Any]:
    """What `tests/rules_versions.json` says of a version: settings that are played, and the digest."""
    games = few(rules.title, FEW)
    return {"digest": rules_digest(rules, games), "games": games}


def main(arguments: Sequence[str] | None = None) -> int:
    for game in (sys.argv[1:] if arguments is None else arguments) or TITLES:
        rules = ruleset(game)
        made = {game: {rules.title.version: entry(rules)}}
        sys.stdout.write(json.dumps(made) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
