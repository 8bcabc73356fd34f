"""What one gesture of the page can say."""

from pathlib import Path

import pytest

import ashfall
from ashfall import bots
from ashfall.engine.plan import Planned, plan
from ashfall.games import dei, title


def sentences(planned: list[Planned]) -> list[list[str]]:
    """Every way to go on, as the questions that it answers."""
    found = []
    for one in planned:
        further = sentences(one.next or [])
        found += [[one.question, *rest] for rest in further] or [[one.question]]
    return found


def questions(count: int) -> dict[str, list[list[str]]]:
    """For each question of some games with four: the sentences that it begins."""
    found: dict[str, list[list[str]]] = {}
    game, player = ashfall.new("dei", players=4, seed=1), bots.player("random", seed=1)
    for _ in range(count):
        waiting = game.waiting()[0]
        for sentence in sentences(plan(title("dei"), game, waiting.seat)):
            found.setdefault(waiting.question, []).append(sentence)
        game.play(player.choose(game, waiting.seat, waiting), seat=waiting.seat)
    return found


def test_a_sentence_is_one_action_and_a_card_is_laid_down_first():
    found = questions(160)
    assert ["choose_next_action", "move_from", "move_to"] in [
        sentence[:3] for sentence in found["choose_next_action"]
    ]
    assert all(len(sentence) == 1 for sentence in found["play_card"])
    for sentence in (one for all in found.values() for one in all):
        assert sentence.count("choose_next_action") <= 1
        assert not ("collect_region" in sentence and "enlist_region" in sentence)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_ways_to_play_a_card_begin_with_words_of_their_own(lang):
    """The page heads many choices of one kind with their common beginning: two groups must not have the same head."""
    said = (Path(dei.__file__).parent / f"lang/{lang}.ftl").read_text("utf-8")
    heads = [
        line.partition(" = ")[2].partition("{")[0].strip(" «„")
        for line in said.splitlines()
        if line.startswith(("do-play =", "do-recycle =", "do-forgo ="))
    ]
    assert len(heads) == len(set(heads)) == 3, heads
