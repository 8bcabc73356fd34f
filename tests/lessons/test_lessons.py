"""Every lesson still plays: each recorded choice is legal where it stands, and all its words exist in all languages."""

import json

import pytest

import ashfall
from ashfall.games import TITLES, folder
from ashfall.languages import LANGUAGES
from tests.lang.catalogue import messages

GAMES = [id for id, module in TITLES.items() if module.startswith("ashfall.")]


def lessons_of(game):
    """The first lesson by the name of the game, the others with their number behind it."""
    for file in sorted(folder(game).glob("lesson*.json"), key=lambda file: len(file.name)):
        yield game + file.stem.removeprefix("lesson"), json.loads(file.read_text("utf-8"))


LESSONS = {name: lesson for game in GAMES for name, lesson in lessons_of(game)}


def said(lesson):
    return [idea for step in lesson["steps"] for idea in step["ideas"]] + lesson["summary"]


@pytest.fixture(params=LESSONS)
def lesson(request):
    return LESSONS[request.param]


def test_every_game_of_the_house_is_taught():
    assert {lesson["game"] for lesson in LESSONS.values()} == set(GAMES)
    for name, lesson in LESSONS.items():
        assert name in (lesson["game"], f"{lesson['game']}-2")


def test_a_further_lesson_has_a_name_in_every_language():
    further = [lesson["game"] for name, lesson in LESSONS.items() if name != lesson["game"]]
    for game in further:
        for language in LANGUAGES:
            assert f"lesson-{game}-2" in messages(game, language)


def test_every_choice_is_asked_for_and_legal(lesson):
    game = ashfall.new(lesson["game"], seed=lesson["seed"], **lesson["options"])
    for number, step in enumerate(lesson["steps"], 1):
        asked = game.waiting()
        seat = step.get("seat", 0)
        assert [one.seat for one in asked] == [seat], f"step {number}"
        assert step["choice"] in map(str, asked[0].options), f"step {number}: {asked[0].options}"
        game.play(step["choice"], seat=seat)
    assert not game.over, "free play goes on after the lesson"
    assert game.waiting()


def test_what_is_lit_is_a_thing_of_the_position(lesson):
    game = ashfall.new(lesson["game"], seed=lesson["seed"], **lesson["options"])
    for step in lesson["steps"]:
        if "light" in step:
            shown = {row.thing for section in game.sheet(0) for row in section.rows}
            assert step["light"] in shown
        game.play(step["choice"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(lesson, language):
    have = messages(lesson["game"], language).keys()
    assert [id for id in said(lesson) if id not in have] == []


def test_a_lesson_says_one_idea_at_a_time_and_ends_with_five_lines(lesson):
    ideas = [idea for step in lesson["steps"] for idea in step["ideas"]]
    assert len(ideas) == len(set(ideas))
    assert lesson["steps"][0]["ideas"]
    assert len(lesson["summary"]) == 5


@pytest.mark.parametrize("game", GAMES)
def test_no_idea_is_left_over(game):
    have = {id for id in messages(game, "en") if id.startswith("learn-")}
    used = [id for one in LESSONS.values() if one["game"] == game for id in said(one)]
    assert have == set(used)
    assert len(used) == len(set(used)), "each lesson has ideas of its own"


def test_every_game_has_a_reference_card_with_heads():
    for game in GAMES:
        for language in LANGUAGES:
            have = messages(game, language)
            lines = [id for id in have if id.startswith(f"refer-{game}-")]
            assert lines == [f"refer-{game}-{n + 1}" for n in range(len(lines))]
            assert len(lines) >= 6
            for id in lines:
                text = "".join(part.value for part in have[id].value.elements)
                assert ": " in text, id
