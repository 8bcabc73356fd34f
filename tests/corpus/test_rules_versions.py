"""A rules version is a promise: games begun with it can be finished, and its records replay."""

import json
from pathlib import Path

import pytest

from ashfall.games import TITLES
from ashfall.lab import rules_digest
from ashfall.rulesets import archived, folder, past, ruleset

KNOWN = json.loads((Path(__file__).parents[1] / "rules_versions.json").read_text("utf-8"))
GAMES = [game for game in TITLES if game != "toy"]

CHANGED = """{game} {version} no longer plays what it played: its digest is {found}, not {known}.
If that was not meant, mend it. If it was:
  1. keep the rules as they were: `tools/freeze.py {game} --from COMMIT` (the last one before the change),
  2. raise `version` in the game's `__init__.py`,
  3. `python -m ashfall.lab.rules_digest {game}` prints the entry of the new version for
     tests/rules_versions.json; it stands beside the old one.
A version that no archive and no corpus holds yet may keep its number: then write its new digest only."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_version_plays_what_it_played_when_it_was_made(game):
    rules = ruleset(game)
    version = rules.title.version
    assert version in KNOWN[game], f"write {game} {version} into tests/rules_versions.json"
    known = KNOWN[game][version]
    found = rules_digest.rules_digest(rules, known["games"])
    assert found == known["digest"], CHANGED.format(
        game=game, version=version, found=found, known=known["digest"]
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_older_version_is_kept_and_plays_as_it_did(game):
    older = set(KNOWN[game]) - {ruleset(game).title.version}
    assert older <= set(past(game)), "run tools/freeze.py before a version is raised"
    assert set(past(game)) <= set(KNOWN[game])
    for version in past(game):
        rules = archived(game, version, folder(game) / f"{version}.zip")
        known = KNOWN[game][version]
        assert rules_digest.rules_digest(rules, known["games"]) == known["digest"]


def test_the_digest_is_of_rules_and_not_of_words():
    row = {
        "id": "forest",
        "name": "Forest",
        "name_ru": "Лес",
        "source": "book",
        "x": 1,
        "health": 3,
    }
    shown = {
        "forms_ru": {"many": "лесов"},
        "skill_pl": "bieg",
        "name": "Wood",
        "name_ru": "Бор",
        "source": "public",
        "x": 7,
        "enemies_x": 2,
    }
    assert rules_digest.read([row, {"a": row}]) == rules_digest.read(
        [{**row, **shown}, {"a": {**row, **shown}}]
    )
    assert rules_digest.read({**row, "health": 4}) != rules_digest.read(row)
    rules = {"neighbours": [1], "max": 2, "mi_go": {"hits": 1}}
    assert rules_digest.read(rules) == rules
