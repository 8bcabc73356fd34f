"""Lines of whole games as people read them: `python -m tests.lang.reading ru --seed a` prints 400 of 24 games.

Bots play every game of the program in each of its settings in turn. A line is kept once; the sample takes as many of
each game, first one of each kind (question, option, refusal, preview, …), then each message in turn, so that rare
sentences are read too. What stands around all games (page, server, lessons, `--help`) is sampled like a fifth game.
"""

import argparse
import random
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle

import ashfall
from ashfall.bots import player
from ashfall.engine.game import Game
from ashfall.games import title
from ashfall.lab.configurations import Configuration, covering
from ashfall.lang import Speaker, bundle, printed
from ashfall.languages import LANGUAGES

from .catalogue import GAMES, messages, variables
from .screens import Screen, set_up

NAMES = {
    "en": "Anna Boris Vera Zoe Frank Ivy",
    "ru": "Анна Борис Вера Глеб Дина Егор",
    "pl": "Anna Borys Celina Darek Ewa Filip",
}
LOOK_EVERY = 9
MOST_OPTIONS = 40
MOST_CHOICES = 900
MOST_CONFIGURATIONS = 24


AROUND = ("page", "server", "learn", "help")
"""Catalogues that no game shows by itself."""


class Line(NamedTuple):
    """A line that somebody can read, and the message it was made from."""

    game: str
    message: str
    text: str


@cache
def ways(game: str) -> list[Configuration]:
    """Ways to set a game up in which every two values meet."""
    return covering(title(game), MOST_CONFIGURATIONS)


def settings(game: str) -> list[Configuration]:
    """A few of them in which every value of every option is met."""
    met: set[tuple[str, str]] = set()
    found = []
    for options in ways(game):
        values = {
            (name, str(one))
            for name, value in options.items()
            for one in (value if isinstance(value, list) else [value])
        }
        if values - met:
            met |= values
            found.append(options)
    return found


def told(game: str, language: str, seed: int | str, options: Configuration, bot: str) -> list[Line]:
    """Everything that a game says to the people at the table: questions, options, refusals, board, log, score."""
    played = ashfall.new(game, seed=seed, listen=True, **options)
    speaker = Speaker(played.title, language, NAMES[language].split()[: played.players])
    sides = list(enumerate(played.sides()))[played.players :]
    speaker.names += [speaker.side(side, place) for place, side in sides]
    mind = player(bot, seed)
    found: dict[str, Line] = {}

    def keep(message: str, text: str) -> None:
        found.setdefault(text, Line(game, message, text))

    def keep_all(lines: Iterator[tuple[str, str]]) -> None:
        for message, text in lines:
            keep(message, text)

    screen = Screen(played, language, speaker.names[: played.players])
    keep_all(set_up(played.title, language))
    keep_all(screen.begun())
    while not played.over and len(played.choices) < MOST_CHOICES:
        asked = played.waiting()[0]
        keep(f"ask-{asked.question}", speaker.question(asked))
        if len(played.choices) % LOOK_EVERY == 0:
            keep_all(shown(played, speaker))
            keep_all(screen.before(asked, len(played.choices) // LOOK_EVERY))
        played.play(mind.choose(played, asked.seat, asked), seat=asked.seat)
    for event in played.log(0, -1):
        keep(f"event-{event['kind']}", speaker.event(event))
    for category, _ in played.score_sheet():
        keep(f"score-{category}", speaker.score(category))
    keep_all(screen.ended())
    for one in (speaker, screen.table.speaker):
        assert not one.missing | one.faults
    return list(found.values())


def shown(played: Game, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """What stands before the one who decides: options, what is closed and why, the board in words."""
    asked = played.waiting()[0]
    for option in asked.options[:MOST_OPTIONS]:
        yield f"do-{option.verb}", speaker.option(option)
    for option, reason in played.closed(asked)[:MOST_OPTIONS]:
        yield f"do-{option.verb}", speaker.option(option)
        yield reason.message, speaker.reason(reason)
    for section in played.sheet(asked.seat):
        for line in (section.data(), *(row.data() for row in section.rows)):
            yield line["message"], speaker.row(line)


def around(language: str, seed: str) -> Iterator[Line]:
    """What the page, the server, the lessons and the help say around the games, with values that fit."""
    chance = random.Random(seed)
    anna, boris, *_ = NAMES[language].split()
    speaker = Speaker(title(GAMES[chance.randrange(len(GAMES))]), language)
    words = {
        **dict.fromkeys(("seat", "name", "by", "bot"), anna),
        **dict.fromkeys(("other", "target"), boris),
        "names": f"{anna}, {boris}",
        "game": speaker.say("game-name"),
        "version": "1.2.0",
        "rule": "LA-EXP-06",
        "weight": 3,
        "category": speaker.say("score-total"),
        "question": speaker.say("setup-game"),
        **dict.fromkeys(("text", "choice"), speaker.say("help-undo")),
    }
    for name in AROUND:
        made = bundle(name, language)
        words["what"] = said(made, "ui-order-losses", {}) if name == "page" else "bot"
        for id, message in messages(name, language).items():
            values = {
                of: words.get(of, chance.choice((1, 2, 5, 22))) for of in sorted(variables(message))
            }
            yield Line("around", id, printed(said(made, id, values), language))


def said(made: FluentBundle, id: str, values: dict[str, Any]) -> str:
    pattern = made.get_message(id).value
    assert pattern
    text, faults = made.format_pattern(pattern, values)
    assert not faults
    return str(text)


def games_of(count: int, seed: str) -> Iterator[tuple[str, str, Configuration]]:
    """So many games, as many of each title, set up differently from seed to seed."""
    chance = random.Random(seed)
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        yield game, f"{seed} {number}", chance.choice(ways(game))


def sample(lines: list[Line], count: int, seed: str) -> list[Line]:
    """As many lines of each game: one of each kind, then of each message in turn before any comes again."""
    chance = random.Random(seed)
    of_games: dict[str, list[Line]] = {}
    for game in dict.fromkeys(line.game for line in lines):
        messages: dict[str, list[Line]] = {}
        for line in lines:
            if line.game == game:
                messages.setdefault(line.message, []).append(line)
        rounds = [chance.sample(of, len(of)) for of in messages.values()]
        chance.shuffle(rounds)
        of_kinds = {kind(of[0].message): of for of in rounds}
        rounds.sort(key=lambda of: of is not of_kinds[kind(of[0].message)])
        of_games[game] = [line for turn in zip_longest(*rounds) for line in turn if line]
    turns = zip_longest(*of_games.values())
    mixed = [line for turn in turns for line in turn if line is not None]
    return sorted(mixed[:count], key=lambda line: (line.game, line.message))


def kind(message: str) -> str:
    """What sort of line a message is: `event`, `why`, `screen-preview`."""
    parts = message.split("-")
    return "-".join(parts[: 2 if parts[0] == "screen" else 1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--lines", type=int, default=400)
    parser.add_argument("--seed", default="reading")
    parser.add_argument("--bot", default="random")
    chosen = parser.parse_args()
    lines: dict[Line, None] = {}
    for game, seed, options in games_of(chosen.games, chosen.seed):
        lines |= dict.fromkeys(told(game, chosen.language, seed, options, chosen.bot))
    lines |= dict.fromkeys(around(chosen.language, chosen.seed))
    for line in sample(list(lines), chosen.lines, chosen.seed):
        print(f"{line.game}\t{line.message}\t{line.text}")


if __name__ == "__main__":
    main()
