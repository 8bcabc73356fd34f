"""Settings that depend on others and settings per seat: one declaration, checked at the door for everybody."""

import pytest

import ashfall
from ashfall.cli.options import described, from_flags
from ashfall.engine.errors import BadOption
from ashfall.engine.record import Writer, header, read
from ashfall.engine.settings import Given, Setting, checked
from ashfall.lab.configurations import configurations, covering, pairs, written
from ashfall.lab.configurations import read as read_line
from ashfall.lang import Speaker
from tests.engine.toy import EmbersTitle

FACTIONS = ("random", "bridge", "tunnel", "wild", "fauns", "psionics", "purebred")


class City(EmbersTitle):
    """As D.E.I. is set up: a faction per seat, levels of the solo game, modules."""

    id = "city"
    players: tuple[int, ...] = (2, 3, 4, 5, 6)
    solo = True
    settings: tuple[Setting, ...] = (
        Setting("level", ("easy", "standard", "hard"), "standard", needs={"solo": (True,)}),
        Setting("automa", (False, True), False, needs={"players": (2, 3, 4, 5)}),
        Setting("market", (False, True), False),
        Setting("mercenaries", (0, 1), 0),
        Setting(
            "second_mercenary", (False, True), False, needs={"players": (5, 6), "mercenaries": (1,)}
        ),
        Setting(
            "faction",
            FACTIONS,
            "random",
            values_need={"fauns": {"automa": (False,)}},
            per_seat=True,
            distinct=True,
        ),
    )


CITY = City()


def chosen(**given):
    return CITY.checked_settings(given)


def test_what_does_not_apply_is_absent():
    assert chosen(players=3) == {
        "players": 3, "solo": False, "automa": False, "market": False, "mercenaries": 0,
        "faction": ["random", "random", "random"],
    }  # fmt: skip
    assert list(chosen(players=1)) == [
        "players", "solo", "level", "market", "mercenaries", "faction",
    ]  # fmt: skip
    assert "second_mercenary" in chosen(players=5, mercenaries=1)
    assert "second_mercenary" not in chosen(players=5)


def test_a_level_of_the_solo_game_makes_it_one():
    assert chosen(level="hard")["players"] == 1
    assert chosen(level="standard")["players"] == 2, "the default asks for nothing"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 3, "level": "hard"}, "city: level is only for solo true"),
        ({"players": 6, "automa": True}, "city: automa is only for players 2 or 3 or 4 or 5"),
        (
            {"players": 4, "mercenaries": 1, "second_mercenary": True},
            "city: second_mercenary is only for players 5 or 6, mercenaries 1",
        ),
        (
            {"players": 2, "faction": ["wild", "wild"]},
            "city: only one seat can have the faction wild",
        ),
        (
            {"players": 2, "faction": ["wild"]},
            "city: faction needs a value for each of the 2 seats, not 1",
        ),
        ({"players": 2, "faction": "wild"}, "city: only one seat can have the faction wild"),
        (
            {"players": 2, "faction": ["wild", "cats"]},
            "city: faction can be random, bridge, tunnel, wild, fauns, psionics, purebred, not 'cats'",
        ),
        (
            {"players": 2, "automa": True, "faction": ["fauns", "random"]},
            "city: faction can be fauns only for automa false",
        ),
        ({"players": 1, "faction": ["fauns"]}, "city: faction can be fauns only for automa false"),
        ({"players": 2, "market": [True, False]}, "city: market can be false, true, not"),
        ({"players": [2]}, "city: players can be 1, 2, 3, 4, 5, 6, not"),
        ({"players": True}, "city: players can be 1, 2, 3, 4, 5, 6, not 'True'"),
        ({"solo": True, "players": 3}, "city: a solo game has 1 player, not 3"),
        ({"weather": True}, "city has no option 'weather'; it has players, solo, level"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(given, sentence):
    with pytest.raises(BadOption) as refused:
        chosen(**given)
    assert str(refused.value).startswith(sentence)


def test_a_save_keeps_what_does_not_apply_today():
    old: dict[str, Given] = {"players": 3, "solo": False, "level": "hard", "market": True}
    assert CITY.checked_settings(old, kept=True)["level"] == "hard"
    assert "level" not in CITY.checked_settings({**old, "level": "standard"})
    with pytest.raises(BadOption, match="level can be easy, standard, hard"):
        CITY.checked_settings({**old, "level": "none"}, kept=True)


def test_a_record_of_before_still_opens_with_the_settings_it_names():
    game = ashfall.restart("outlive", {"players": 2, "solo": False, "difficulty": "hard"}, seed=3)
    assert game.options["difficulty"] == "hard"
    again = ashfall.load(game.record())
    assert again.options == game.options
    assert again.digest() == game.digest()
    with pytest.raises(BadOption, match="difficulty is only for solo true"):
        ashfall.new("outlive", players=2, difficulty="hard")


def test_a_record_has_a_line_for_each_seat():
    options = chosen(players=2, faction=["wild", "random"])
    head = header("city", "1", options, 7, "")
    assert head[-3:] == ["option faction 0 wild", "option faction 1 random", "seed 7"]
    writer = Writer()
    assert read("".join(map(writer.line, head))).options == options


@pytest.mark.parametrize(
    "lines",
    [
        ["option faction 1 wild"],
        ["option faction 0 wild", "option faction 0 wild"],
        ["option faction wild", "option faction 0 wild"],
        ["option faction 0 wild tunnel"],
    ],
)
def test_a_record_whose_seats_are_out_of_order_is_refused(lines):
    writer = Writer()
    with pytest.raises(ashfall.BadRecord, match=r"line [34]"):
        read("".join(map(writer.line, ["ashfall 1", "game city 1", *lines])))


def test_everybody_outside_gets_the_same_declaration():
    declared = {setting.name: setting.data() for setting in CITY.all_settings()}
    assert declared["faction"] == {
        "name": "faction", "values": list(FACTIONS), "default": "random", "needs": {},
        "values_need": {"fauns": {"automa": [False]}}, "per_seat": True, "distinct": True,
    }  # fmt: skip
    assert declared["level"]["needs"] == {"solo": [True]}


def test_a_default_that_is_not_allowed_gives_way_to_the_first_value_that_is():
    rival = Setting("rival", (False, True), False, values_need={False: {"players": (2, 3)}})
    players = Setting("players", (1, 2, 3), 2)
    assert checked("city", [players, rival], {"players": 1}) == {"players": 1, "rival": True}
    assert checked("city", [players, rival], {}) == {"players": 2, "rival": False}
    with pytest.raises(BadOption, match="rival can be false only for players 2 or 3"):
        checked("city", [players, rival], {"players": 1, "rival": False})


def test_the_command_line_takes_one_value_or_one_for_each_seat():
    speaker = Speaker(None, "en")
    words = ["--players", "2", "--faction", "wild,random", "--market"]
    assert from_flags(CITY, words, speaker) == {
        "players": 2, "faction": ["wild", "random"], "market": True,
    }  # fmt: skip
    assert from_flags(CITY, ["--faction=random"], speaker) == {"faction": "random"}
    with pytest.raises(BadOption, match="cats"):
        from_flags(CITY, ["--faction", "wild,cats"], speaker)
    assert any("--faction random|" in line for line in described(CITY, speaker))


def test_the_fuzzer_meets_every_two_values_that_can_stand_together():
    few = covering(CITY, 200)
    assert len(few) < 150
    assert [CITY.checked_settings(one) for one in few] == few
    small = City()
    small.players = (2, 3)
    everything = {p for one in configurations(small) for p in pairs(one)}
    assert {p for one in covering(small, 10) for p in pairs(one)} == everything


def test_a_configuration_with_seats_reads_back():
    options = chosen(players=2, faction=["wild", "random"])
    assert written(options).endswith("faction=wild+random")
    assert read_line(CITY, written(options)) == options
