"""Random games told in three languages: nothing that is asked, told, shown or scored is without words."""

import re

import pytest

import ashfall
from ashfall.cli.understand import every
from ashfall.engine.chance import seeded
from ashfall.games import TITLES
from ashfall.lang import Speaker
from ashfall.languages import LANGUAGES
from tests.quick import first_quick

from .catalogue import listed
from .reading import settings

LOOK_EVERY = 7
EXPLAIN_EVERY = 31
MOST_SENTENCES = 200
MOST_CHOICES = 3000


def look(speaker, game, said):
    """Say everything that somebody could see at this moment and that was not said before."""
    for asked in game.waiting():
        speaker.question(asked)
        for option in asked.options:
            once(said, speaker, speaker.option, option.data())
    for seat in [None, *range(game.players)]:
        for section in game.sheet(seat):
            data = section.data()
            once(
                said,
                speaker,
                speaker.section,
                {"message": data["message"], "values": data["values"]},
            )
            for row in data["rows"]:
                once(said, speaker, speaker.row, row)


def explain(speakers, game, said):
    """Say why each move that can be written down is not possible now."""
    for verb in game.title.grammar.verbs:
        if verb.why is None:
            continue
        for text in every(verb.word, game.title.grammar, MOST_SENTENCES):
            reason = game.why_not(text, game.waiting()[0].seat)
            for speaker in speakers if reason is not None else []:
                key = (speaker.lang, "reason", repr(reason))
                if key not in said:
                    said.add(key)
                    speaker.reason(reason)


def once(said, speaker, say, data):
    key = (speaker.lang, say.__name__, repr(data))
    if key not in said:
        said.add(key)
        say(data)


@pytest.mark.slow
@pytest.mark.parametrize("game", first_quick(sorted(TITLES.keys() - {"toy"})))
def test_a_random_game_is_told_in_every_language(game):
    wrong: set[str] = set()
    said: set[tuple] = set()
    for number, options in enumerate(settings(game)):
        played = ashfall.new(game, seed=number, listen=True, **options)
        speakers = [
            Speaker(played.title, lang, ["Anna", "Boris", "Vera", "Zoja", "E"])
            for lang in LANGUAGES
        ]
        chance = seeded(number)
        while not played.over and len(played.choices) < MOST_CHOICES:
            asked = played.waiting()[0]
            if len(played.choices) % LOOK_EVERY == 0:
                for speaker in speakers:
                    look(speaker, played, said)
            if len(played.choices) % EXPLAIN_EVERY == 0:
                explain(speakers, played, said)
            played.play(asked.options[chance.below(len(asked.options))], seat=asked.seat)
        for speaker in speakers:
            tell_end(speaker, played)
            wrong |= {f"{speaker.lang}: {id}" for id in speaker.missing | speaker.faults}
    assert not wrong, listed(wrong)


def tell_end(speaker, game):
    for seat in [None, *range(game.players)]:
        for event in game.log(seat, -1):
            text = speaker.event(event)
            if re.search(r"\{|\bNone(?=[.,;:)]|$)", text):
                speaker.faults.add(f"{event['kind']} says {text}")
    for category, _ in game.score_sheet():
        speaker.score(category)
    for number, side in enumerate(game.sides()):
        speaker.side(side, number)
    for name, value in game.options.items():
        speaker.choice(name)
        speaker.choice_value(name, value)
