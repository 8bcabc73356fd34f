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


def test_a_sentence_is_all_that_a_card_brings_and_ends_with_it():
    found = questions(160)
    played = found["play_card"]
    assert ["play_card", "buy_card"] in [sentence[:2] for sentence in played]
    assert any("add_candy" in one and "choose_next_action" in one for one in played)
    assert any("collect_region" in one and "enlist_region" in one for one in played)
    for sentence in (one for all in found.values() for one in all):
        assert "play_card" not in sentence[1:]


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
