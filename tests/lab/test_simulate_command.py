"""`ashfall simulate`: what is printed, what is kept, what is refused."""

import json

import pytest

from ashfall.cli.main import main
from tests.engine import toy

TOY = toy.TITLE.id


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *words])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "95 % interval"), ("ru", "интервал 95 %"), ("pl", "przedział 95 %")]
)
def test_the_summary_is_told_in_each_language(capsys, lang, words):
    assert (
        run(TOY, "--players", "3", "--bots", "greedy:2,random", "--games", "4", "--lang", lang) == 0
    )
    printed = capsys.readouterr().out
    assert words in printed
    assert "greedy:2" in printed
    assert "[simulated" not in printed


def test_each_game_is_a_line_of_json(capsys, tmp_path):
    path = tmp_path / "games.jsonl"
    assert run(TOY, "--rounds", "3", "--bots", "random", "--games", "5", "--json", str(path)) == 0
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [line["seed"] for line in lines] == [f"simulation-{n}" for n in range(5)]
    assert {line["options"]["rounds"] for line in lines} == {3}
    assert str(path) in capsys.readouterr().out.replace("\n", "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "nobody"], "random, greedy"),
        (["--players", "7"], "2, 3, 4"),
        (["--games", "0"], "1–10000000"),
        (["--planet", "mars"], "--players"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(capsys, words, told):
    assert run(TOY, *words, "--lang", "en") == 2
    assert told in capsys.readouterr().err
