"""`ashfall data`, `rules`, `games`, `version` and the folder of component rows of one's own."""

import re
from pathlib import Path

import pytest

import ashfall
from ashfall import rulebook
from ashfall.games import TITLES, title
from tests.quick import first_quick

DATA = Path(ashfall.__file__).parent / "games"
GAMES = [id for id in TITLES if id != "toy"]


def written_in(game, source):
    """How often a source is named in a game's files, counted without reading them as data."""
    folder = DATA / game.replace("-", "_") / "data"
    texts = [path.read_text("utf-8") for path in folder.glob("*.toml")]
    return sum(len(re.findall(rf'^source = "{source}"', text, re.MULTILINE)) for text in texts)


@pytest.mark.parametrize("game", GAMES)
def test_the_counts_by_source_are_those_in_the_files(told, game):
    said = told("data", game)
    for source, words in [
        ("book", "stated by the rulebooks"),
        ("designed", "designed for Ashfall"),
    ]:
        assert f"  {words}: {written_in(game, source)}\n" in said


def test_single_values_of_a_book_in_a_designed_row_are_named(told):
    said = " ".join(told("data", "auztralia").split())
    for line in (
        "components.toml, unit artillery, armoured_train: count, range (stated by the rulebooks)",
        "components.toml, supply: old_one_cards, event_cards, sanity_tokens (from public material)",
        "map.toml, map: minimum_port_distance (stated by the rulebooks)",
        "map.toml, hex hex_28: level (stated by the rulebooks)",
    ):
        assert line in said, line


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (
            '[[card]]\nid = "001"\nperiod = 9\n',
            'exploration_cards.toml, card "001": period must be',
        ),
        (
            '[[card]]\nid = "001"\nperiod = "x"\n',
            'exploration_cards.toml, card "001": period must be',
        ),
        ('[[card]]\nid = "001"\nmoon = 1\n', "no field 'moon'; it has id"),
        ('[[card]]\nid = "999"\nperiod = 1\n', 'card "999": there is no such row; there are 001'),
        ("[[card]\n", "exploration_cards.toml: "),
    ],
)
def test_a_wrong_row_is_refused_with_file_card_field_and_what_would_be_right(
    told, tmp_path, row, says
):
    (tmp_path / "exploration_cards.toml").write_text(row)
    for words in (["data", "last-aurora"], ["play", "last-aurora", "--solo"]):
        assert says in told(*words, "--data", str(tmp_path), code=2)


def test_rows_of_ones_own_are_counted(told, tmp_path):
    (tmp_path / "exploration_cards.toml").write_text('[[card]]\nid = "001"\nperiod = 2\n')
    assert "  your own: 1\n" in told("data", "last-aurora", "--data", str(tmp_path))


def test_rules_are_found_by_words_numbers_and_terms_of_other_languages(told):
    assert "LA-EXP-06" in told("rules", "last-aurora", "LA-EXP-06")
    ambushes = told("rules", "last-aurora", "ambush")
    assert told("rules", "last-aurora", "засада") == ambushes
    assert told("rules", "last-aurora", "zasadzka") == ambushes


@pytest.mark.slow
@pytest.mark.parametrize("game", first_quick(GAMES))
def test_most_terms_of_the_glossary_find_rules_in_every_language(game):
    """A term may be named in a heading only; nearly all stand in a rule."""
    terms = rulebook.glossary(game)
    terms = terms[::3]
    assert len(terms) > 10
    for language in (1, 2):
        found = [
            bool(rulebook.find(game, term[language].split(" (")[0].split(" / ")[0]))
            for term in terms
        ]
        assert sum(found) > 0.6 * len(terms)


def test_the_games_are_listed_with_their_options(told):
    said = told("games")
    for game in GAMES:
        for choice in title(game).all_settings():
            assert f"--{choice.name.replace('_', '-')}" in said


def test_help_for_a_game_tells_its_options(told):
    assert "--map alpha|beta" in told("play", "last-aurora", "--help")


def test_the_version_names_the_rules(told):
    assert "last-aurora " in told("version")
