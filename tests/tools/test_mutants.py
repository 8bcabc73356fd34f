"""`make mutants` breaks what it says, tries it with the tests that come there, and counts honestly."""

import ast
import os
import sys

import pytest
from tools.mutants import ROOT
from tools.mutations import KINDS, kinds, mutated, mutation, places

from tools import mutants

GAMES = sorted(path.name for path in (ROOT / "tests/games").iterdir() if path.is_dir())
SOURCE = '''
"""A toy's rules."""


def pay(t, seat, price):
    """TOY-PAY-01: who has enough pays; the rest goes on."""
    t.tell("paid", price=price + 1)
    if t.purse[seat] < price:
        return False
    t.purse[seat] -= price
    t.debts = t.purse[seat] + 1
    t.then((count, seat), (close, seat))
    return True


def unused(t):
    """TOY-PAY-02: nobody tests it."""
    return t.day + 1
'''
TEST = """
import pytest
from toy_game.rules import pay


class Table:
    def __init__(self, purse):
        self.purse, self.debts, self.steps = [purse], 0, ()

    def tell(self, *_, **__):
        pass

    def then(self, *steps):
        self.steps = steps


@pytest.fixture(autouse=True)
def names(monkeypatch):
    import toy_game.rules as rules
    monkeypatch.setattr(rules, "count", "count", raising=False)
    monkeypatch.setattr(rules, "close", "close", raising=False)


@pytest.mark.rule("TOY-PAY-01")
def test_who_has_enough_pays():
    t = Table(5)
    assert pay(t, 0, 3) and t.purse == [2] and t.steps == (("count", 0), ("close", 0))


def test_who_has_not_enough_keeps_it():
    t = Table(2)
    assert not pay(t, 0, 3) and t.purse == [2]


def test_a_replay_does_not_count():
    assert pay(Table(3), 0, 3)
"""


def change(number):
    return mutation(SOURCE, number).change


def test_every_kind_of_change_is_made_where_a_rule_is_and_not_where_it_is_told():
    found = [(kind, change(number)) for number, kind in enumerate(kinds(SOURCE))]
    assert {kind for kind, _ in found} == set(KINDS)
    assert ("comparison", "t.purse[seat] < price → t.purse[seat] <= price") in found
    assert ("sign", "t.purse[seat] -= price → t.purse[seat] += price") in found
    assert ("off by one", "t.purse[seat] + 1 → t.purse[seat] + 2") in found
    assert ("dropped step", "t.purse[seat] -= price → pass") in found
    swapped = "t.then((count, seat), (close, seat)) → t.then((close, seat), (count, seat))"
    assert ("swapped order", swapped) in found
    assert not any("price + 1" in text for _, text in found), "an event is told, not a rule"
    for number in range(len(found)):
        tree = mutated(SOURCE, number)
        assert ast.dump(tree) != ast.dump(ast.parse(SOURCE))
        compile(tree, "toy", "exec")


@pytest.fixture
def ground(tmp_path, monkeypatch):
    folder, tests = tmp_path / "toy_game", tmp_path / "tests"
    for place in (folder, tests):
        place.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(SOURCE)
    (tests / "test_toy.py").write_text(TEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n    slow\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(mutants, "MEMORY", tmp_path / "memory")
    yield mutants.Ground("toy_game", folder, tests)
    sys.modules.pop("toy_game", None)


@pytest.mark.slow
def test_mutants_are_tried_and_those_that_nobody_notices_are_named(ground, monkeypatch, capfd):
    aside = "rules.unused: t.day + 1 → t.day - 1"
    (ground.tests / mutants.EQUIVALENT).write_text(f'"{aside}" = "nobody asks for the day"\n')
    places = [mutation(SOURCE, number) for number in range(len(kinds(SOURCE)))]
    wanted = {
        "t.purse[seat] < price → t.purse[seat] <= price",
        "t.purse[seat] -= price → t.purse[seat] += price",
        "t.purse[seat] -= price → pass",
        "t.day + 1 → t.day - 1",
        "t.day + 1 → t.day + 2",
    }
    made = [
        mutants.Mutant(ground.folder / "rules.py", one) for one in places if one.change in wanted
    ]
    before = dict(os.environ)
    mutants.report(ground, made, "seed 1", 2)
    assert dict(os.environ) == before, "other tests of this process run as before"
    monkeypatch.setattr(mutants, "watch", lambda *_: pytest.fail("nothing has changed since"))
    assert mutants.remembered(ground), "what tests come through is kept"
    told = capfd.readouterr().out
    lines = {line.split("  ")[1] for line in told.splitlines() if "rules.py:" in line}
    assert lines == {
        "comparison in pay: t.purse[seat] < price → t.purse[seat] <= price",
        "off by one in unused: t.day + 1 → t.day + 2",
    }, "only the replay pays exactly what it has, and it does not count"
    assert "5 mutants, 1 equivalent set aside, 2 of 4 noticed (50.0 %" in told
    assert "2 survived, 1 of them where no test comes" in told


KEPT = '''
from functools import cache

ENTERED = []


def enter(price):
    """TOY-PAY-03: done once, on import."""
    ENTERED.append(price + 1)


@cache
def change(price):
    """TOY-PAY-04: worked out once for all tests."""
    return 10 - price


enter(2)
'''
KEPT_TESTS = {
    "test_a.py": "from toy_game import rules\n\ndef test_a():\n    assert rules.change(3) > 5\n",
    "test_b.py": "from toy_game import rules\n\ndef test_b():\n    assert rules.change(3) == 7\n"
    "    assert rules.ENTERED == [3]\n",
}


@pytest.mark.slow
def test_what_runs_once_for_all_tests_is_tried_with_all_that_use_it(ground, monkeypatch, tmp_path):
    (ground.folder / "rules.py").write_text(KEPT)
    (ground.tests / "test_toy.py").unlink()
    for name, text in KEPT_TESTS.items():
        (ground.tests / name).write_text(text)
    wanted = {"price + 1 → price + 2", "10 - price → 11 - price"}
    made = [mutation(KEPT, number) for number in range(len(kinds(KEPT)))]
    broken = [mutants.Mutant(ground.folder / "rules.py", m) for m in made if m.change in wanted]
    with mutants.quiet(str(tmp_path)):
        seen = mutants.remembered(ground)
        ends = {m.mutation.function: end for m, end, _ in mutants.try_all(ground, broken, seen, 1)}
        assert ends == {"enter": mutants.KILLED, "change": mutants.KILLED}
        watched: list[list[str]] = []
        watch = mutants.watch

        def noted(ground, files):
            watched.append([path.name for path in files])
            return watch(ground, files)

        monkeypatch.setattr(mutants, "watch", noted)
        (ground.tests / "test_a.py").write_text(KEPT_TESTS["test_a.py"] + "    assert rules\n")
        assert mutants.remembered(ground).keys() == seen.keys()
        assert watched == [["test_a.py"]]


def test_the_same_seed_breaks_the_same_places(ground):
    places = [one.name for one in mutants.chosen(ground, 5, "7")]
    assert places == [one.name for one in mutants.chosen(ground, 5, "7")]
    assert len({one.mutation.kind for one in mutants.chosen(ground, 5, "7")}) == 5
    assert [one.name for one in mutants.chosen(ground, 100, "7")] != places


def test_survivors_are_tried_again_by_name_and_a_function_as_a_whole(ground):
    again = "rules.pay: t.purse[seat] -= price → pass"
    assert [one.name for one in mutants.named(ground, [again])] == [again]
    found = {one.name for one in mutants.named(ground, [again, "rules.unused:"])}
    assert found == {
        again,
        "rules.unused: t.day + 1 → t.day - 1",
        "rules.unused: t.day + 1 → t.day + 2",
    }


def test_a_game_that_is_not_there_is_refused_with_a_sentence():
    with pytest.raises(SystemExit, match=r"there is no game 'chess'.*outlive"):
        mutants.main(["chess"])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_set_aside_still_exists(game):
    """An equivalent mutant whose code is gone is taken off the list."""
    here = mutants.of_game(game)
    functions = {name.split(":")[0] for name in here.equivalent()}
    names = {
        mutation(source, number).name(path.stem)
        for path in here.modules()
        if any(name.startswith(f"{path.stem}.") for name in functions)
        for source in [path.read_text("utf-8")]
        for number, (function, _) in enumerate(places(ast.parse(source)))
        if f"{path.stem}.{function.name}" in functions
    }
    assert set(here.equivalent()) <= names


def endless() -> int:
    while True:
        pass


@pytest.mark.slow
def test_what_goes_round_in_circles_is_noticed_and_watching_all_tests_may_take_longer():
    assert mutants.verdict(mutants.finish(mutants.apart(endless, 1))) == mutants.HANGS
    assert mutants.WATCHED_SECONDS > mutants.MOST_SECONDS
