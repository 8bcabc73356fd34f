"""The sample that people read holds every kind of line that a table shows."""

import pytest

from ashfall.languages import LANGUAGES

from .catalogue import GAMES, listed, messages
from .reading import AROUND, around, games_of, kind, sample, told
from .screens import KINDS

SHOWN = {"ask", "do", "event", "row", "section", "score", "why", "forecast"}


@pytest.mark.slow
def test_a_sample_has_every_kind_of_line_of_every_game():
    lines = [
        line
        for game, seed, options in games_of(2 * len(GAMES), "kinds")
        for line in told(game, "pl", seed, options, "random")
    ]
    taken = {(line.game, kind(line.message)) for line in sample(lines, 400, "kinds")}
    wanted = SHOWN | {f"screen-{of}" for of in KINDS}
    missing = [f"{game}: no {of}" for game in GAMES for of in wanted if (game, of) not in taken]
    assert not missing, listed(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_around_the_games_is_in_the_sample(language):
    lines = {line.message: line.text for line in around(language, "kinds")}
    missing = {id for name in AROUND for id in messages(name, language)} - set(lines)
    holes = [f"{id}: {text}" for id, text in lines.items() if "{" in text or not text.strip()]
    assert not missing | set(holes), listed(missing | set(holes))
