"""What the lessons of D.E.I. say is what happens in their games: strengths, what is unlocked, how ties end."""

import pytest

import ashfall
from tests.lessons.test_lessons import LESSONS


def seen_in(name):
    """For each idea, without its beginning: the view in which it is said, and what was told since the choice before."""
    lesson = LESSONS[name]
    game = ashfall.new("dei", seed=lesson["seed"], listen=True, **lesson["options"])
    found, heard = {}, 0
    for step in lesson["steps"]:
        for idea in step["ideas"]:
            told = [event for _, event in game.events[heard:]]
            found[idea.removeprefix("learn-dei-").removeprefix("automa-")] = game.view(0), told
        heard = len(game.events)
        game.play(step["choice"])
    found["after"] = game.view(0), [event for _, event in game.events[heard:]]
    return found


@pytest.fixture(scope="module")
def first():
    return seen_in("dei")


@pytest.fixture(scope="module")
def second():
    return seen_in("dei-2")


def strengths(view, region):
    [found] = [r for r in view["regions"] if r["region"] == region]
    return {units["seat"]: units["strength"] for units in found["units"]}


def holder(view, region):
    return next(r["holder"] for r in view["regions"] if r["region"] == region)


def kinds(told):
    return [event.kind for event in told]


def test_strengths_are_as_the_first_lesson_counts_them(first):
    view, _ = first["majority"]
    gate = strengths(view, "old-gate-ground")
    assert gate[0] == gate[1] and holder(view, "old-gate-ground") is None
    assert strengths(first["enter"][0], "twin-towers-court-ground") == {}
    view, _ = first["rival"]
    assert strengths(view, "twin-towers-court-ground") == {0: 2}
    assert strengths(view, "old-gate-ground") == {1: 3}, "all three, or none"
    assert strengths(first["two-to-one"][0], "clockworks-ground") == {0: 1}
    view, _ = first["lost"]
    assert strengths(view, "clockworks-ground") == {0: 1, 1: 2}
    assert holder(view, "clockworks-ground") == 1, "and the scrapper stays"


def test_outposts_feat_card_and_mission_come_as_the_first_lesson_says(first):
    assert first["outposts"][0]["players"][0]["outposts"]["red"] == 2
    view, told = first["feat"]
    assert "feat_unlocked" in kinds(told)
    unlocked = [f["feat"] for f in view["players"][0]["feats"] if f["unlocked"]]
    assert unlocked == ["outriders"]
    hand = {card["card"]: card["symbols"] for card in first["bought"][0]["players"][0]["hand"]}
    assert hand["reinforcements"] == ["enlist"] * 3
    [census] = [m for m in first["column"][0]["missions"] if m["mission"] == "tactical-census"]
    assert census["column"] == 1 and census["now"][0] > census["next"][0] > 0
    view, _ = first["after"]
    assert view["round"] == 2 and view["order"][0] == 1, "the fewest supplies go first"


def test_the_automa_does_what_the_second_lesson_says(second):
    view, _ = second["side"]
    assert {den["colour"] for den in view["automa"]["dens"]} == {"red", "blue", "green"}
    gate = strengths(second["gate"][0], "old-gate-ground")
    assert gate[0] > gate[1]
    _, told = second["recruit"]
    assert {"automa_card", "placed"} <= set(kinds(told))
    _, told = second["tie"]
    assert "automa_tie" in kinds(told)
    [taken] = [event for event in told if event.kind == "collected"]
    assert taken.values["seat"] == 1
    assert second["tie"][0]["players"][1]["goods"]["technology"] == 2


def test_the_outposts_are_taken_from_it_in_time(second):
    before, after = (
        {r["region"] for r in second[idea][0]["automa"]["would_remove"]}
        for idea in ("threat", "denied")
    )
    assert before - after == {"twin-towers-court-ground"}
    assert strengths(second["count"][0], "twin-towers-court-ground") == {1: 1}
    view, _ = second["denied"]
    assert (
        holder(view, "twin-towers-court-ground"),
        strengths(view, "twin-towers-court-ground"),
    ) == (
        0,
        {0: 3, 1: 1},
    )
    [census] = [m for m in second["mission"][0]["missions"] if m["mission"] == "logistic-census"]
    assert census["column"] == 3 and census["now"][0] == census["next"][0] > 0
    view, _ = second["after"]
    assert sum(view["automa"]["removed"].values()) == 2
    assert view["players"][1]["bin"], "it has captured a card"
