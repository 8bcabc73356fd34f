"""What the view says beside the rules: what a purchase lacks, what a mission pays, how strong a group would be."""

from typing import Any

import pytest
from tests.arrange import position
from tests.games.dei.looking import player
from tests.games.dei.openings import COURT, GATE

import ashfall


def stall(game: Any, card: str) -> dict[str, Any]:
    cards = [found for market in game.view(None)["markets"] for found in market["cards"]]
    return next(found for found in cards if found and found["card"] == card)


@pytest.mark.rule("DEI-BUY-01")
def test_a_card_says_what_each_player_lacks():
    rich, poor = {"goods": (9, 9), "leader": COURT}, {"goods": (1, 0), "leader": GATE}
    game = position("dei", seat0=rich, seat1=poor, markets={"tactical": ["riot"]})
    assert stall(game, "riot")["price"] == {"technology": 1, "energy": 2}
    assert stall(game, "riot")["lack"] == [[0, 0], [0, 2]]


@pytest.mark.rule("DEI-FEAT-22")
def test_what_haggling_saves_is_not_lacked():
    poor = {"goods": (1, 1), "leader": COURT, "feats": ["haggling"]}
    game = position("dei", seat0=poor, markets={"tactical": ["riot"]})
    assert stall(game, "riot")["lack"][0] == [0, 0]


@pytest.mark.rule("DEI-MIS-01", "DEI-MIS-04")
def test_a_mission_says_what_it_pays_once_its_round_is_over():
    game = position("dei", round=1, seat0={"leader": COURT, "goods": (3, 3)})
    for mission in game.view(None)["missions"]:
        assert mission["now"][0] * mission["lower"] == mission["late"][0] * mission["upper"]
    late = position("dei", round=4, seat0={"leader": COURT, "goods": (3, 3)}).view(None)["missions"]
    assert all(m["now"] == m["late"] for m in late if m["column"] < 4)


@pytest.mark.rule("DEI-RND-06")
def test_what_is_done_of_a_card_with_its_candy():
    mine = {"leader": COURT, "hand": ["patrol", "march"], "candies": ["collect"]}
    game = position("dei", seat0=mine, goods={COURT: (4, 0)})
    game.play("play patrol", "sweeten collect")
    assert game.view(None)["play"]["done"] == []
    game.play("do collect", "keep")
    play = game.view(None)["play"]
    assert (play["face"], play["symbol"], play["done"]) == ("up", "", ["collect"])
    assert sorted(play["symbols"]) == ["collect", "move"]
    game.play("do move")
    play = game.view(None)["play"]
    assert (play["symbol"], play["done"], play["symbols"]) == ("move", ["collect"], ["collect"])


@pytest.mark.rule("DEI-RND-04", "DEI-BUY-02")
def test_a_card_face_down_has_no_actions_and_the_bin_its_worth():
    mine = {"leader": COURT, "hand": ["patrol", "march"], "goods": (9, 9), "bin": ["riot"]}
    game = position("dei", seat0=mine)
    assert player(game, 0)["bin_supplies"] == 6
    game.play("recycle patrol")
    play = game.view(None)["play"]
    assert (play["face"], play["done"], play["symbols"]) == ("down", [], [])


def rows_of(game: Any, message: str) -> list[dict[str, Any]]:
    rows = [row.data() for section in game.sheet(0) for row in section.rows]
    return [row for row in rows if row["message"] == message]


@pytest.mark.rule("DEI-MAJ-04")
def test_each_number_of_scrappers_says_how_strong_the_group_would_be() -> None:
    game = ashfall.new(
        "dei", players=2, faction=["ravagers", "refuge_42"], feats="random", seed="dei-0"
    )
    game.play("play march", "leave old-gate-ground", "enter clockworks-ground")
    assert rows_of(game, "forecast-send") == [], "first it is asked who goes along"
    game.play("without")
    sent = rows_of(game, "forecast-send")
    assert [(row["thing"], row["values"]["strength"]) for row in sent] == [
        ("count:1", 1),
        ("count:2", 2),
    ]
    assert [row["thing"] for row in rows_of(game, "forecast-send-few")] == ["count:0"]
    assert {row["values"]["rivals"] for row in sent} == {0}


@pytest.mark.rule("DEI-MIS-01")
def test_a_mission_says_what_it_counts_and_what_it_pays_in_time_and_late() -> None:
    game = ashfall.new("dei", players=2, feats="random", factions="dealt", seed=4)
    for mission, row in zip(game.view(0)["missions"], rows_of(game, "row-mission"), strict=True):
        told = row["values"]
        assert (told["upper"], told["lower"]) == (mission["upper"], mission["lower"])
        assert told["criterion"] == mission["criterion"]
    assert len({row["values"]["criterion"] for row in rows_of(game, "row-mission")}) == 8
