"""The ledgers can be read, searched and quoted."""

import pytest

from ashfall import rulebook


def test_a_ledger_is_the_whole_book():
    assert rulebook.ledger("last-aurora").startswith("# Last Aurora")


def test_a_game_without_a_ledger_is_named_in_the_error():
    with pytest.raises(LookupError, match='"chess"; there is auztralia'):
        rulebook.ledger("chess")
    with pytest.raises(LookupError, match="chess"):
        rulebook.find("chess", "king")


def test_an_id_of_any_game_gives_its_sentence():
    found = rulebook.rule("LA-EXP-03")
    assert found is not None
    assert (found.id, found.language) == ("LA-EXP-03", "en")
    assert "Explore or Pass" in found.text
    assert rulebook.rule("AZ-RUL-01")
    assert rulebook.rule("OL-EX-01")
    assert rulebook.rule("LA-EXP-99") is None


def test_rules_come_in_the_order_of_the_book():
    ids = [rule.id for rule in rulebook.rules("last-aurora")]
    assert ids.index("LA-EXP-03") < ids.index("LA-EXP-04") < ids.index("LA-FIN-01")


def test_a_search_wants_every_word_and_takes_beginnings():
    found = rulebook.find("last-aurora", "SURVIVOR food contam")
    assert found
    for rule in found:
        assert all(word in rule.text.lower() for word in ("survivor", "food", "contam"))
    assert len(found) < len(rulebook.find("last-aurora", "survivor"))


def test_a_search_by_id_gives_that_rule_before_those_that_cite_it():
    found = [rule.id for rule in rulebook.find("last-aurora", "la-pass-04")]
    assert found[0] == "LA-PASS-04"
    assert "LA-EXP-03" in found


def test_a_search_for_nothing_finds_nothing():
    assert rulebook.find("outlive", "  ") == []
    assert rulebook.find("outlive", "zyzzyva") == []


def test_a_rule_is_said_in_the_language_asked_for_else_in_english():
    russian = rulebook.rule("LA-EXP-03", "ru")
    assert russian is not None
    assert russian.language == "ru"
    assert "разведку или пас" in russian.text
    assert rulebook.rule("LA-EXP-03", "eo") == rulebook.rule("LA-EXP-03")
    assert rulebook.rule("LA-EXP-99", "ru") is None
    ids = [rule.id for rule in rulebook.rules("last-aurora")]
    assert [rule.id for rule in rulebook.rules("last-aurora", "ru")] == ids


def test_a_search_in_a_language_takes_its_words_their_other_forms_and_english_ones():
    by_words = {"карта выжившего", "Выживший КАРТУ", "survivor card"}
    for words in by_words:
        found = rulebook.find("last-aurora", words, "ru")
        assert "LA-GEN-07" in [rule.id for rule in found]
        assert {rule.language for rule in found} >= {"ru"}
    exact = [rule.id for rule in rulebook.find("last-aurora", "жетон", "ru")]
    near = [rule.id for rule in rulebook.find("last-aurora", "жетонами", "ru")]
    assert near[0] == "LA-PLC-08"
    assert set(near) == set(exact)


def test_a_search_needs_no_letters_that_a_keyboard_lacks():
    words = ("трех зонах", "трёх зонах")
    with_and_without = [rulebook.find("last-aurora", text, "ru") for text in words]
    assert with_and_without[0] == with_and_without[1] != []


def test_a_term_of_the_glossary_stands_for_the_english_one():
    ambushes = rulebook.find("last-aurora", "ambush")
    assert rulebook.find("last-aurora", "засаду") == ambushes
    assert rulebook.find("last-aurora", "zasadzki") == ambushes


def test_a_translation_is_not_a_game():
    with pytest.raises(LookupError):
        rulebook.rules("last-aurora.ru")
