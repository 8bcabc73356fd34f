"""Sentences as the Python speaker says them, for the page to say too: `python -m tests.lang.sentences` writes them."""

import json
from pathlib import Path
from typing import Any

import ashfall
from ashfall.engine.chance import seeded
from ashfall.games import TITLES, title
from ashfall.lang import Speaker, kinds
from ashfall.languages import LANGUAGES
from ashfall.server.library import forms, words

FILE = Path(__file__).resolve().parents[2] / "web/src/speak/fixtures/sentences.json"
NAMES = ["Anna", "Борис", "Łucja"]
CHOICES = 120
MOST = 16
"""How many sentences of each game: those with the longest values, which are lists and things."""

BY_HAND: list[tuple[str, dict[str, Any]]] = [
    ("list-and", {"first": ["fuel", "fuel", "food"], "last": []}),
    ("list-and", {"first": {"fuel": 2, "food": 1}, "last": "ammo"}),
    ("list-and", {"seats": [0, 2], "first": "", "last": ""}),
    ("list-times", {"thing": "crew:leader", "count": 3}),
    ("list-times", {"thing": ["a, b", "c"], "count": 1}),
    ("ui-waiting-for", {"names": ["Anna"]}),
    ("log-table-undo", {"seat": 1, "to": 4}),
]
OF_GAMES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "outlive": [
        ("do-lose", {"resource": "water"}),
        ("event-gained", {"seat": 2, "resource": "can", "count": 1}),
        ("event-gained", {"seat": 0, "resource": "ammo", "count": 5}),
        ("winners", {"sides": ["drifters"], "count": 1}),
        ("winners", {"sides": [0], "count": 1}),
        ("winners", {"sides": [0, "drifters"], "count": 2}),
        ("event-moved", {"seat": 1, "team": "team-4", "zone": "forest"}),
        ("row-unbuilt", {"room": "room:nursery-2", "cells": 4, "food": 2, "effect": "nursery"}),
    ]
}
"""Sentences that decline and count names."""


def met(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Messages with their values from the first part of a game: events, lines of the text board and options."""
    play = ashfall.new(game, seed="sentences", players=3, listen=True)
    chance = seeded("sentences")
    found: dict[str, dict[str, Any]] = {}
    for _ in range(CHOICES):
        if play.over:
            break
        asked = play.waiting()[0]
        met_now = [(f"do-{option.verb}", option.values) for option in asked.options]
        for section in play.sheet(asked.seat):
            data = section.data()
            met_now.append((data["message"], data["values"]))
            met_now += [(row["message"], row["values"]) for row in data["rows"]]
        play.play(asked.options[chance.below(len(asked.options))], seat=asked.seat)
        met_now += [(f"event-{e['kind']}", e["values"]) for e in play.log(0, len(play.choices) - 1)]
        for message, values in met_now:
            id = message.replace("_", "-")
            if size(values) > size(found.get(id, {})):
                found[id] = values
    longest = sorted(found.items(), key=lambda one: (-size(one[1]), one[0]))
    return longest[:MOST]


def size(values: dict[str, Any]) -> int:
    return len(json.dumps(values, ensure_ascii=False))


def real_games() -> list[str]:
    """The games of the program, without those that a test put on the list."""
    return [id for id, module in TITLES.items() if module.startswith("ashfall.")]


def chosen() -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Messages and values of each game, from games as they are played today."""
    found = {}
    for game in real_games():
        known = Speaker(title(game), "en")
        found[game] = [
            one for one in [*met(game), *BY_HAND, *OF_GAMES.get(game, [])] if known.has(one[0])
        ]
    return found


def stored() -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Those in the file, whose values stay when rules change."""
    body = json.loads(FILE.read_text("utf-8"))
    return {
        entry["game"]: [(one["message"], one["values"]) for one in entry["sentences"]]
        for entry in body["games"]
    }


def written(samples: dict[str, list[tuple[str, dict[str, Any]]]]) -> str:
    """The file: for each game its words, and messages with values and their sentence in each language."""
    games = []
    for game, sentences in samples.items():
        speakers = {lang: Speaker(title(game), lang, NAMES) for lang in LANGUAGES}
        said = [
            {
                "message": message,
                "values": values,
                "said": {
                    lang: speaker.say(message, **values) for lang, speaker in speakers.items()
                },
            }
            for message, values in sentences
        ]
        text = json.dumps(said)
        used = {
            kind: {
                word: names
                for word, names in of_kind.items()
                if f'"{word}"' in text or f':{word}"' in text
            }
            for kind, of_kind in words(game).items()
        }
        games.append(
            {
                "game": game,
                "words": used,
                "kinds": kinds(title(game)),
                "forms": {lang: shortened(forms(game, lang), used) for lang in LANGUAGES},
                "sentences": said,
            }
        )
    return json.dumps({"names": NAMES, "games": games}, ensure_ascii=False, indent=1) + "\n"


def shortened(
    known: dict[str, dict[str, dict[str, str]]], used: dict[str, dict[str, dict[str, str]]]
) -> dict[str, dict[str, dict[str, str]]]:
    """The forms of the names that the sentences hold."""
    found = {
        kind: {word: told for word, told in of.items() if word in used.get(kind, {})}
        for kind, of in known.items()
    }
    return {kind: of for kind, of in found.items() if of}


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(chosen()), encoding="utf-8")
