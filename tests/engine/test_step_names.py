"""Rules are known in saved positions by their place below the game's package; moved ones by their first name there."""

from types import ModuleType

import pytest

from ashfall.engine.title import Title


def module(name: str, **rules: object) -> ModuleType:
    made = ModuleType(name)
    for word in rules:
        exec(f"def {word}(t): pass", made.__dict__)  # noqa: S102
    return made


HERE = __name__
CHAPTER = module(f"{HERE}.attack", fire=1)
FACTION = module(f"{HERE}.factions.attack", fire=1)


def named(*modules: ModuleType, **aliases: str) -> Title:
    class Small(Title):
        id = "small"

    Small.modules = modules
    Small.aliases = {old.replace("__", "."): today for old, today in aliases.items()}
    return Small()


def test_functions_of_the_same_name_do_not_hide_each_other():
    made = named(CHAPTER, FACTION)
    assert made.step_from(["attack.fire", 3]) == (CHAPTER.fire, 3)
    assert made.step_from(["factions.attack.fire", 3]) == (FACTION.fire, 3)
    assert made.step_data((FACTION.fire, 3)) == ["factions.attack.fire", 3]


def test_two_rules_with_one_name_are_an_error():
    other = module("elsewhere.attack", fire=1)
    with pytest.raises(ValueError, match="two rules are called"):
        named(CHAPTER, other)


def test_a_moved_rule_is_found_by_all_its_names_and_saved_by_the_first_of_them():
    made = named(CHAPTER, combat__shoot="attack.fire", battle__shoot="attack.fire")
    for name in ("combat.shoot", "battle.shoot", "attack.fire"):
        assert made.step_from([name, 1]) == (CHAPTER.fire, 1)
    assert made.step_data((CHAPTER.fire, 1)) == ["combat.shoot", 1]
    with pytest.raises(ValueError, match="no such rule"):
        named(CHAPTER, combat__shoot="attack.shoot")
    with pytest.raises(ValueError, match="two rules"):
        named(CHAPTER, FACTION, attack__fire="factions.attack.fire")
