"""How data become sentences, and what is left of a name that somebody types."""

import pytest

import tests.engine.toy as toy
from ashfall.engine.errors import Reason
from ashfall.lang import Speaker, kinds, labels, language, printed
from ashfall.lang.names import clean_name


@pytest.fixture
def speaker():
    return Speaker(toy.TITLE, "en", ["Anna", "Boris"])


def test_players_are_called_by_their_names(speaker):
    assert speaker.event({"kind": "committed", "values": {"seat": 1}}) == "Boris commits a card"
    assert speaker.player("seat:0") == "Anna"
    assert speaker.player(3) == "Player 4"


def test_an_argument_that_is_a_seat_is_a_name_too(speaker):
    option = {"verb": "give", "values": {"other": 1, "amount": 2}}
    assert speaker.option(option) == "Give 2 embers to Boris"


def test_lists_are_joined_and_equal_things_counted(speaker):
    assert speaker.value("fuel", []) == "none"
    assert speaker.value("card", ["ash1"]) == "ash1"
    assert speaker.value("card", ["ash1", "ash2", "ash1"]) == "ash1 (2) and ash2"
    assert speaker.value("dice", [2, 2, 3]) == "2, 2 and 3"
    assert speaker.value("stock", {"fuel": 2, "food": 1, "ammo": 0}) == "fuel (2) and food"
    assert speaker.listed(["fuel, once", "food"]) == "fuel, once; food"
    assert speaker.value("seats", [0, 1]) == "Anna and Boris"
    assert speaker.value("seat", [0, 1]) == "Anna and Boris"


def test_truth_is_a_word_that_a_catalogue_can_choose_by(speaker):
    assert speaker.value("new", True) == "true"
    assert speaker.value("nothing", None) == ""


def test_a_reason_has_its_numbers(speaker):
    assert (
        speaker.reason(Reason("TOY-03", hand=1))
        == "That card is not among the 1 card of your hand."
    )


def test_what_is_missing_is_noted_and_said_somehow(speaker):
    assert speaker.say("no-such-message", thing="fuel") == "[no-such-message fuel]"
    assert speaker.missing == {"no-such-message"}


def test_the_page_gets_labels_and_kinds(speaker):
    assert kinds(toy.TITLE)["other"] == "seat"
    assert labels(toy.TITLE, "ru") == {}


@pytest.mark.parametrize(
    ("wanted", "environment", "found"),
    [
        ("pl", {"LANG": "ru_RU.UTF-8"}, "pl"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"ASHFALL_LANG": "pl", "LANG": "ru_RU.UTF-8"}, "pl"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(wanted, environment, found):
    assert language(wanted, environment) == found


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("\x1b[31mRed\x1b[0m", "Red"),
        ("\x1b]0;title\x07Anna", "Anna"),
        ("a\x00b\x07c", "abc"),
        ("\u202eevil", "evil"),
        ("z\u200bw", "zw"),
        ("Ł" * 40, "Ł" * 24),
        ("e" + "\u0301" * 50, "é\u0301\u0301\u0301"),
        ("\u0301\u0302", ""),
        ("\x1b[2J", ""),
        ("", ""),
        ("x" * 1_000_000, "x" * 24),
    ],
)
def test_a_name_keeps_only_what_can_be_seen(typed, kept):
    assert clean_name(typed) == kept


def test_quotation_marks_within_quotation_marks_are_others():
    assert printed("событие «Сигнал «Авроры»»", "ru") == "событие «Сигнал „Авроры“»"
    assert (
        printed("karta „Sygnał „Aurory” z daleka”", "pl") == "karta „Sygnał «Aurory» z\u00a0daleka”"
    )
    assert printed("«Аврора» и «Вулкан»", "ru").count("«") == 2


def test_apostrophes_between_letters_are_printed_as_such():
    assert printed("Don't use Kar'Ra's 'signal'", "en") == "Don’t use Kar’Ra’s 'signal'"
    assert (
        printed("the players' game 'chess' is no game", "en")
        == "the players’ game 'chess' is no game"
    )
