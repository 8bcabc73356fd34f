"""The table over a pipe: a whole game, commands, refusals, hot-seat without leaks, other languages."""

import io
import json
import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path

import pytest

import ashfall
import tests.engine.toy as toy
from ashfall import rulebook
from ashfall.cli.console import Console
from ashfall.cli.main import main
from ashfall.cli.seats import HUMAN, Seat
from ashfall.cli.sitting import Sitting
from ashfall.cli.terminal import Terminal
from ashfall.games import TITLES
from tests.quick import first_quick

from .conftest import COMMAND, ROOT

CARD = re.compile(r"\b(?:ash|bone|coal|dust)[1-6]\b")


def saves(environment):
    return sorted(Path(environment["ASHFALL_HOME"], "tables").glob("*.ashfall"))


@pytest.mark.slow
def test_a_whole_game_against_a_program_over_a_pipe(ashfall_command, environment):
    done = ashfall_command("play", "toy", "--bots", "random", "--seed", "7", typed="1\n" * 40)
    assert "Score" in done.stdout
    assert re.search(r" wins\.| share the victory\.", done.stdout)
    assert done.stderr == ""
    [save] = saves(environment)
    assert ashfall.verify(save).over
    assert ashfall_command("verify", str(save)).stdout.startswith("OK: toy 1.0.0, ")


@pytest.mark.slow
def test_the_same_seed_and_choices_give_the_same_words(ashfall_command, tmp_path):
    words = ["play", "toy", "--bots", "random", "--seed", "x"]
    outs = [
        ashfall_command(*words, "--save", str(tmp_path / n), typed="1\n" * 40).stdout
        for n in ("a", "b")
    ]
    assert outs[0].replace(str(tmp_path / "a"), "") == outs[1].replace(str(tmp_path / "b"), "")


@pytest.mark.slow
def test_no_line_is_wider_than_the_screen_and_nothing_steers_it(ashfall_command):
    typed = "?\nwhy commit\nshow\n" + "1\n" * 30
    for width in ("80", "40"):
        done = ashfall_command("play", "toy", "--bots", "random", typed=typed, COLUMNS=width)
        own = [line for line in done.stdout.splitlines() if "tables/" not in line]
        assert max(len(line) for line in own) <= int(width)
        assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", ("Угли", "Какую карту", "Очки", "Итого")),
        ("pl", ("Żar", "Którą kartę", "Punkty", "Razem")),
    ],
)
def test_the_table_speaks_other_languages(ashfall_command, language, words):
    done = ashfall_command("play", "toy", "--bots", "random", "--lang", language, typed="1\n" * 40)
    for word in words:
        assert word in done.stdout
    assert "[" not in re.sub(r"\[TOY-\d+\]", "", done.stdout)


@pytest.mark.slow
def test_ascii_means_ascii(ashfall_command):
    for language in ("ru", "pl"):
        done = ashfall_command(
            "play",
            "toy",
            "--bots",
            "random",
            "--lang",
            language,
            "--ascii",
            typed="?\n" + "1\n" * 40,
        )
        assert done.stdout.isascii()


def test_commands_explain_and_change_nothing(ashfall_command, environment):
    typed = "?\nhelp\nmenu\nmore\nshow\nshow me\nshow nothing\nwhy commit ash1\nwhy\nwhy commit\nrules\nlog\nlog 0\n"
    typed += "since\nsave\npreview\npreview 1\nlang pl\njęzyk en\nxyzzy\n99\n0\n/log\n\n"
    done = ashfall_command("play", "toy", "--bots", "random", "--seed", "3", typed=typed)
    assert "ashfall play --resume toy-" in done.stdout
    [save] = saves(environment)
    assert [seat for seat, _ in ashfall.load(save).choices] == [1]


@pytest.mark.parametrize("game", first_quick(id for id in TITLES if id != "toy"))
@pytest.mark.parametrize("language", first_quick(["en", "ru", "pl"]))
def test_help_with_the_rules_cites_a_rule_of_the_game(ashfall_command, game, language):
    said = ashfall_command("play", game, "--bots", "random", "--lang", language, typed="rules\n")
    assert rulebook.rules(game)[0].id in said.stdout


def test_a_move_that_is_not_possible_is_refused_with_its_rule(ashfall_command):
    game = ashfall.new("toy", seed=3)
    mine = [str(o) for o in game.waiting()[0].options]
    other = next(card for card in toy.CARDS if f"commit {card}" not in mine)
    done = ashfall_command(
        "play",
        "toy",
        "--bots",
        "random",
        "--seed",
        "3",
        typed=f"commit {other}\nwhy commit {other}\n",
    )
    assert done.stdout.count("not among the 3 cards of your hand. [TOY-03]") == 2


def test_a_reason_comes_with_the_sentence_of_its_rule_in_the_language_of_the_player(
    told, monkeypatch
):
    monkeypatch.setattr("sys.stdin", io.StringIO("why explore 5\n"))
    said = told("play", "last-aurora", "--solo", "--seed", "3", "--lang", "ru")
    [_, after] = said.split("[LA-EXP-13]")
    assert "Врагов выбирать нельзя никогда; они остаются" in after


@pytest.mark.parametrize(
    ("language", "shut", "why"),
    [
        ("en", "Unavailable:", "why"),
        ("ru", "Сейчас нельзя:", "почему"),
        ("pl", "Teraz", "dlaczego"),
    ],
)
def test_the_menu_names_what_is_looked_for_and_not_possible(told, monkeypatch, language, shut, why):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"port 75\n{why} mine\n"))
    said = told("play", "auztralia", "--solo", "--seed", "3", "--lang", language)
    [line] = [line for line in said.splitlines() if line.strip().startswith(shut)]
    assert "mine" in line and "attack" in line
    assert "[AZ-ACT-07]" in said.partition(line)[2]


@pytest.mark.parametrize(
    ("language", "then", "look_ahead"),
    [
        ("en", "2 Time, then ", "preview"),
        ("ru", "2\u00a0очка Времени, затем ", "предпросмотр"),
        ("pl", "2\u00a0punkty czasu, potem ", "podgląd"),
    ],
)
def test_the_menu_says_what_an_action_takes_and_who_acts_then(
    told, monkeypatch, language, then, look_ahead
):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"port 75\n{look_ahead} hire\n"))
    said = told("play", "auztralia", "--solo", "--seed", "3", "--lang", language)
    [line] = [line for line in said.splitlines() if re.match(r" +\d+ .*\(hire\)", line)]
    assert then in line
    preview = said.partition(line)[2]
    assert "+ " in preview and then not in "".join(re.findall(r"\n    [-+] .*", preview))


@pytest.mark.slow
def test_choices_by_number_words_and_beginnings(ashfall_command, environment):
    first = ashfall.new("toy", seed=3).waiting()[0].options[1]
    for typed in (
        "2",
        str(first),
        str(first).upper(),
        "com " + str(first).split()[1],
        "c " + str(first).split()[1],
    ):
        ashfall_command("play", "toy", "--bots", "random", "--seed", "3", typed=typed + "\n")
    for save in saves(environment):
        assert (0, first.step) in ashfall.load(save).choices


def test_undo_takes_a_choice_back_and_out_of_the_save(ashfall_command, environment):
    typed = "1\nundo\n2\nquit\n"
    done = ashfall_command(
        "play", "toy", "--seats", "human,human", "--practice", "--seed", "3", typed=typed
    )
    assert "Undone: Commit" in done.stdout
    [save] = saves(environment)
    game = ashfall.load(save)
    second = ashfall.new("toy", seed=3).waiting()[0].options[1].step
    assert game.choices == [(0, second)]


def test_what_showed_something_is_not_taken_back(ashfall_command):
    done = ashfall_command("play", "toy", "--bots", "random", "--seed", "3", typed="1\nundo\n")
    assert "can’t be undone" in done.stdout


@pytest.mark.slow
def test_one_seat_never_sees_the_cards_of_another(ashfall_command, environment):
    """Between two curtains only cards appear that the one who sits there may know."""
    typed = "".join(f"show\nlog\nsince\nwhy peek\n{1 + n % 2}\n" for n in range(40))
    done = ashfall_command("play", "toy", "--seats", "human,human", "--seed", "5", typed=typed)
    parts = done.stdout.split("-" * 60)[1:]
    assert len(parts) > 10
    [save] = saves(environment)
    game, replayed = ashfall.load(save), ashfall.new("toy", seed=5, players=2, listen=True)
    moves = [(seat, ashfall.Option(step, game.title.grammar)) for seat, step in game.choices]
    seen: list[set[str]] = [set(), set()]
    for part in parts:
        [turn] = re.findall(r"Player (\d)'s turn", part)
        seat = int(turn) - 1
        know(replayed, seen)
        while moves and moves[0][0] == seat and replayed.waiting():
            if not any(w.seat == seat for w in replayed.waiting()):
                break
            _, option = moves.pop(0)
            replayed.play(option, seat=seat)
            know(replayed, seen)
        assert set(CARD.findall(part)) <= seen[seat] | {"ash1"}, part


def know(game, seen):
    for seat in (0, 1):
        view = game.view(seat)
        seen[seat] |= {*view["hand"], *view["discard"], *view["my_commitment"]}
        seen[seat] |= {e["values"]["card"] for e in game.log(seat, -1) if "card" in e["values"]}


def test_errors_are_sentences_with_exit_code_2(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("ASHFALL_HOME", str(tmp_path))
    monkeypatch.setenv("ASHFALL_LANG", "en")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    (tmp_path / "taken").write_text("x")
    for words, say in [
        (["play", "toy", "--rounds", "4"], "Rounds can be 3, 8, not “4”"),
        (["play", "toy", "--players", "9"], "Number of players can be 2, 3, 4"),
        (["play", "toy", "--players", "NaN"], "Number of players can be 2, 3, 4"),
        (["play", "toy", "--moon"], "not an option of this game. Available: --players, --rounds"),
        (["play", "nothing"], "Available: auztralia, dei, last-aurora"),
        (["play", "../../etc/passwd"], "Available: auztralia, dei, last-aurora"),
        (["play", "toy", "--bots", "genius"], "genius"),
        (["play", "toy", "--seats", "human", "--players", "2"], "--seats names 1 seat"),
        (["play", "toy", "--seats", "human,human", "--bots", "random"], "not both"),
        (["play", "toy", "--names", "Anna,Anna"], "both be called Anna"),
        (["play", "toy", "--lang", "de"], "de"),
        (["play", "toy", "--seed", "x" * 300], "seed"),
        (["play", "toy", "--seed", ""], "seed"),
        (["play", "toy", "--save", str(tmp_path / "taken")], "already exists"),
        (["play", "--resume", "nothing-like-that"], "no save"),
        (["play", "--rounds", "3"], "Which game"),
        (["play", "toy", "--resume"], "leave out toy"),
        (["play"], "no answer"),
        (["dance"], "dance"),
        (["replay"], "missing"),
        (["rules", "chess", "rook"], "chess"),
        (["play", "toy", "--moves", str(tmp_path / "none")], "No such file"),
    ]:  # fmt: skip
        with pytest.raises(SystemExit) as left:
            main(words)
        said = capsys.readouterr()
        assert left.value.code in (1, 2), words
        assert say in said.err, (words, said)
        assert "Traceback" not in said.err


def test_names_are_shown_without_escape_codes(ashfall_command):
    done = ashfall_command(
        "play", "toy", "--bots", "random", "--names", "\x1b[31mEvil\x1b[0m\u202e,Bob", typed="1\n"
    )
    assert "Evil and Bob" in done.stdout
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout


def test_moves_come_from_a_file(ashfall_command, tmp_path):
    (tmp_path / "moves").write_text("1\n" * 40)
    done = ashfall_command("play", "toy", "--bots", "random", "--moves", str(tmp_path / "moves"))
    assert "Total" in done.stdout


def test_programs_get_one_object_per_line(ashfall_command):
    done = ashfall_command(
        "play",
        "toy",
        "--bots",
        "random",
        "--seed",
        "2",
        "--json",
        typed="nonsense\ncommit ash1 \n" + "1\n" * 40,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert set(lines[0]) == {"seat", "view", "choices", "events"}
    assert lines[1]["error"]["rule"] == "unknown-move"
    assert lines[-1]["over"]
    assert lines[-1]["sheet"][0]["category"] == "embers"


@pytest.mark.slow
def test_without_a_game_everything_is_asked_in_plain_words(ashfall_command):
    number = list(ashfall.games()).index(next(g for g in ashfall.games() if g["id"] == "toy")) + 1
    done = ashfall_command("play", typed=f"nonsense\n{number}\n\n3\n2\n" + "1\n" * 30)
    assert "Which game?" in done.stdout
    assert "Number of players" in done.stdout
    assert "Total" in done.stdout


class Screen:
    """A table on a real terminal of 80 by 24."""

    def __init__(self, environment, *words):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, cwd=ROOT, env=environment
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted, seconds=120):
        start, end = len(self.text), time.monotonic() + seconds
        while wanted not in self.text[start:] and time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert wanted in self.text[start:], self.text[-2000:]
        return self.text[start:]

    def type(self, text):
        os.write(self.master, (text + "\n").encode())

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def screen(environment):
    made = []

    def start(*words, **more):
        made.append(Screen(environment | {"TERM": "xterm", "LINES": "24"} | more, *words))
        return made[-1]

    yield start
    for one in made:
        one.close()


def test_the_screen_is_cleared_between_hidden_hands(screen):
    table = screen("play", "toy", "--seats", "human,human", "--seed", "5", "--names", "Anna,Boris")
    shown = table.until("press Enter when only you can see the screen.")
    assert "\x1b[2J\x1b[3J" in shown
    assert not CARD.search(shown)
    table.type("")
    hand = set(CARD.findall(table.until("> ")))
    assert len(hand) == 3
    table.type(f"commit {min(hand)}")
    shown = table.until("Boris, press Enter when only you can see the screen.")
    assert not CARD.search(shown[shown.index("\x1b[2J\x1b[3J") :])


def test_neither_arrow_keys_nor_tab_tell_what_another_person_typed_or_holds(screen):
    table = screen("play", "toy", "--seats", "human,human", "--seed", "5", "--names", "Anna,Boris")
    table.until("press Enter when only you can see the screen.")
    table.type("")
    hand = set(CARD.findall(table.until("> ")))
    table.type(f"commit {min(hand)}")
    table.until("Boris, press Enter when only you can see the screen.")
    os.write(table.master, b"\x1b[A\x15commit \t\t\x15\n")
    shown = table.until("> ")
    assert not CARD.search(shown[: shown.index("Your hand")])
    own = set(CARD.findall(shown))
    os.write(table.master, b"\x1b[A\x1b[A\n")
    assert set(CARD.findall(table.until("> "))) <= own
    assert not own & hand


@pytest.mark.slow
def test_colour_only_where_it_is_wanted(screen):
    assert "\x1b[1m" in screen("play", "toy", "--bots", "random").until("> ")
    plain = screen("play", "toy", "--bots", "random", NO_COLOR="1").until("> ")
    assert not re.search(r"\x1b\[\d*m", plain)


@pytest.mark.parametrize(
    ("game", "begins", "board"),
    first_quick(
        [
            ("last-aurora", r"^Round \d\. \[", r"^Road\. Round \d of 6"),
            ("last-aurora", r"^Round \d\. \[", r"^Exploration zone\. Cards left"),
            ("outlive", r"^(?:Before the first day|Day \d)", r"^(?:Your deal|Board)$"),
            ("auztralia", r"^AuZtralia\. Seed", r"^Map$"),
            ("dei", r"^Round \d(?! of)", r"^The city$"),
        ]
    ),
)
def test_a_low_screen_shows_the_middle_of_the_table_whenever_a_part_of_the_game_begins(
    game, begins, board
):
    """Once only one's own part came by itself: nobody saw the land before placing his port on it."""
    played = ashfall.new(game, players=1, seed=7, listen=True)
    out = io.StringIO()
    console = Console(out, iter(["1"] * 120), width=80, height=24)
    table = Terminal(Sitting(played, [Seat(HUMAN, "Anna", None)], None, False), console, "en")
    table.greet()
    table.play()
    text = out.getvalue()
    _, *parts = re.split(begins, text, flags=re.M)
    assert parts
    assert all(re.search(board, part, re.M) for part in parts), [part[:400] for part in parts]
    assert "Type “show” for the whole board" in text, "the screen is too low for everything"


@pytest.mark.parametrize(("game", "hidden"), [("auztralia", False), ("outlive", True)])
@pytest.mark.slow
def test_the_curtain_falls_only_where_something_is_hidden(ashfall_command, game, hidden):
    done = ashfall_command("play", game, "--players", "2", "--seed", "3", typed="1\n" * 12)
    assert "Player 2's turn" in done.stdout
    assert ("-" * 60 in done.stdout) is hidden


@pytest.mark.slow
def test_a_preview_says_what_changes_and_changes_nothing(ashfall_command, environment):
    typed = "1\n" * 30 + "quit\n"
    done = ashfall_command(
        "play",
        "toy",
        "--seats",
        "human,human",
        "--seed",
        "3",
        typed="preview 1\nlook 1\nlook\nquit\n",
    )
    assert "This would change 1 line:" in done.stdout
    assert re.search(r"\n  Your hand\n    - \w+\n", done.stdout)
    [save] = saves(environment)
    assert ashfall.load(save).choices == []
    random = ashfall_command(
        "play", "toy", "--bots", "random", "--seed", "3", typed="preview 1\n" + typed
    )
    assert "depends on chance or hidden information" in random.stdout


def test_look_tells_the_rows_of_the_things_of_a_choice(ashfall_command):
    done = ashfall_command("play", "toy", "--bots", "random", "--seed", "3", typed="look 1\n")
    card = str(ashfall.new("toy", seed=3).waiting()[0].options[0]).split()[1]
    assert done.stdout.rstrip().splitlines()[-5:-3] == ["Your hand", f"  {card}"]


def test_look_tells_the_rows_of_what_is_called_so(ashfall_command):
    """An enemy can be chosen in no way, and yet what is printed on the card must be found."""
    where = ("play", "last-aurora", "--solo", "--map", "beta", "--seed", "7")
    done = ashfall_command(*where, typed="look wolf riders\nlook automa-117\nlook dragon\n")
    looked = done.stdout.split("> ")
    assert "Wolf Riders, enemy of type 2\n    Ambush: 1 damage, bottom row\n" in looked[1]
    assert "Automa action 117: skill 2, right arrow\n    Priorities in order" in looked[2]
    assert "Wolf Riders" not in looked[2] and "I don’t understand that" in looked[3]
