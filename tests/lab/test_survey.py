"""A survey counts over many games what was used, who won, and how long it took."""

import pytest

from ashfall.games import title
from ashfall.lab import survey

OPTIONS = "players=2,feats=random"


def played(players: str, games: int = 2) -> list[survey.Played]:
    row = survey.plans(
        title("dei"), OPTIONS, "faction=wild+farm_z+auxilia", players.split(","), games, "test"
    )
    return list(survey.run(row, 1))


def test_values_are_dealt_anew_in_every_game_and_players_change_seats(capsys):
    given = ["--game", "dei", "--games", "3", "--options", OPTIONS, "--players", "random,fair"]
    assert survey.main([*given, "--deal", "faction=wild+farm_z", "--only", "bought:card"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("3 games, decisions per seat ")
    for group in ("faction wild", "faction farm_z", "player fair", "player random", "seat 0"):
        assert sum(line.startswith(f"{group}: 3 games, won ") for line in lines) == 1
    assert any(line.startswith("bought card: ") for line in lines)
    assert not any(line.startswith("moved ") for line in lines)


def test_what_no_game_used_is_named():
    found = survey.Survey()
    for one in played("random"):
        found.add(one)
    grammar = title("dei").grammar
    about = dict.fromkeys(found.about("mission_completed", "mission", grammar))
    used, never = list(about)
    completed = {word for kind, _, word in found.uses if kind == "mission_completed"}
    assert completed and all(f"{word} " in used for word in completed)
    assert not completed & set(never.removeprefix("    never: ").split(", "))
    assert "kar-ra-a" in never


@pytest.mark.parametrize(("players", "never"), [("random", False), ("random-recycle", True)])
def test_a_player_can_be_kept_from_a_verb(players, never):
    down = [use for one in played(players) for use in one.uses if use[0] == "played_face_down"]
    assert (not down) is never
