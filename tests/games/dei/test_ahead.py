"""What the view tells beyond the pieces: how a strength comes about, what a Move and the weather would change."""

import pytest
from tests.arrange import position
from tests.games.dei.looking import options, region

import ashfall
from ashfall.bots.random import Random
from ashfall.games.dei.bends import BENDS, Bend

GATE = "old-gate-ground"
ROOF = "old-gate-roof"
YARD = "signal-yard-ground-b"


def parts(game: ashfall.Game, where: str, seat: int = 0) -> list[tuple[str, str, int, str]]:
    lines = game.view(0)["strengths"]
    (found,) = [line for line in lines if (line["region"], line["seat"]) == (where, seat)]
    return [(p["kind"], p["name"], p["amount"], p["rule"]) for p in found["parts"]]


@pytest.mark.rule("DEI-MAJ-02", "DEI-FAC-07", "DEI-FEAT-11", "DEI-FEAT-13")
def test_a_strength_is_told_in_its_addends():
    game = position(
        "dei",
        seat0={
            "faction": "farm_z",
            "leader": ROOF,
            "units": {ROOF: 2},
            "feats": ["intimidation", "roof-fighters"],
        },
    )
    assert parts(game, ROOF) == [
        ("scrappers", "", 2, "DEI-MAJ-02"),
        ("figure", "goliath", 1, "DEI-MAJ-02"),
        ("effect", "leader-counts-as", 1, "DEI-FAC-07"),
        ("effect", "majority-bonus-with-leader", 1, "DEI-FEAT-11"),
        ("effect", "majority-bonus-on-roof", 1, "DEI-FEAT-13"),
    ]
    assert region(game, ROOF)["units"][0]["strength"] == 6


def test_where_only_scrappers_count_nothing_is_told():
    game = position("dei", seat0={"leader": GATE, "units": {GATE: 1, YARD: 3}})
    told = [line["region"] for line in game.view(0)["strengths"] if line["seat"] == 0]
    assert told == [GATE]


@pytest.mark.parametrize("seed", range(3))
def test_the_addends_of_every_strength_make_it_up_and_have_a_rule(seed):
    game = ashfall.new("dei", seed=seed, players=4)
    player = Random(seed)
    for _ in range(260):
        if game.over:
            break
        waiting = game.waiting()[0]
        view = game.view(None)
        strengths = {
            (r["region"], u["seat"]): u["strength"] for r in view["regions"] for u in r["units"]
        }
        for line in view["strengths"]:
            assert (
                sum(p["amount"] for p in line["parts"]) == strengths[line["region"], line["seat"]]
            )
            assert all(p["rule"] for p in line["parts"])
        game.play(player.choose(game, waiting.seat, waiting), seat=waiting.seat)


def test_whatever_adds_strength_names_its_rule():
    adding = [bend for bend in BENDS if type(bend).strength is not Bend.strength]
    assert len(adding) >= 8
    assert [bend for bend in adding if not bend.rule] == []


def target(game: ashfall.Game, where: str) -> dict[str, object]:
    targets: list[dict[str, object]] = game.view(0)["move"]["targets"]
    (found,) = [one for one in targets if one["region"] == where]
    return found


@pytest.mark.rule("DEI-MAJ-03", "DEI-MAJ-04")
def test_a_move_tells_both_ends_before_it_is_made():
    game = position(
        "dei",
        seat0={"leader": GATE, "units": {GATE: 3}},
        seat1={"leader": "hangar-row-ground", "units": {YARD: 1, GATE: 1}},
    )
    game.play("play march", f"leave {GATE}")
    assert target(game, YARD) == {
        "region": YARD,
        "strength": 4,
        "rivals": 1,
        "after": 0,
        "left": {"strength": 0, "after": 1},
    }
    game.play(f"enter {YARD}", "without")
    sends = {one["count"]: one for one in game.view(0)["move"]["sends"]}
    assert options(game) == ["send 2", "send 3"]
    assert sends[3]["strength"] == 3
    assert sends[3]["after"] == 0
    assert sends[3]["left"] == {"strength": 1, "after": None}
    game.play("send 3")
    assert region(game, YARD)["holder"] == 0
    assert region(game, GATE)["holder"] is None


@pytest.mark.rule("DEI-WEA-10")
def test_in_a_blizzard_a_move_is_reckoned_with_one_unit():
    game = position(
        "dei",
        options={"weather": True},
        weather="blizzard",
        seat0={"leader": GATE, "units": {GATE: 3}},
    )
    game.play("play march", f"leave {GATE}")
    assert target(game, YARD)["strength"] == 1
    assert target(game, YARD)["left"] == {"strength": 3, "after": 0}


@pytest.mark.rule("DEI-WEA-14")
def test_in_the_last_phase_the_view_says_whom_the_snow_will_bury():
    def takes(phase: int) -> list[dict[str, object]]:
        game = position(
            "dei",
            options={"weather": True},
            weather="heavy-snowfall",
            phase=phase,
            seat0={"leader": GATE, "units": {GATE: 2, YARD: 1}},
        )
        found: list[dict[str, object]] = game.view(0)["weather"]["takes"]
        return found

    assert takes(2) == []
    assert takes(3) == [{"seat": 0, "region": GATE, "count": 2}]
