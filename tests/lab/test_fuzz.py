"""The fuzzer itself: it visits every configuration, finds planted bugs, and keeps what can be opened again."""

import json
import re
import signal
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

import ashfall
from ashfall.engine.seat import SeatPosition
from ashfall.engine.settings import Setting, Value
from ashfall.engine.table import Table
from ashfall.engine.verbs import Step, Verb
from ashfall.games import title
from ashfall.lab.checks import Broken
from ashfall.lab.configurations import (
    configurations,
    covering,
    few,
    met_values,
    pairs,
    read,
    written,
)
from ashfall.lab.copies import check_nothing_shared
from ashfall.lab.fair import somebody
from ashfall.lab.fuzz import CURIOUS, SOUGHT, Tally, journeys, main, sent
from ashfall.lab.journey import Journey, save, time_limit, travel
from ashfall.lab.playouts import start_table
from tests.arrange import position
from tests.engine import toy
from tests.engine.toy import Embers, EmbersTitle
from tests.properties.leaks import Leaky, LeakyTitle

TOY = toy.TITLE.id


class Rich(EmbersTitle):
    """A toy with solo play and many options."""

    solo = True
    settings: tuple[Setting, ...] = (
        Setting("rounds", (3, 8), 8),
        Setting("map", ("alpha", "beta", "gamma"), "alpha"),
        Setting("mines", (False, True), False),
        Setting("level", (1, 2, 3, 4), 1),
    )


def test_configurations_are_all_that_the_game_accepts():
    found = configurations(Rich())
    assert len(found) == 4 * 2 * 3 * 2 * 4
    assert len({written(options) for options in found}) == len(found)
    assert all(options["solo"] == (options["players"] == 1) for options in found)


def test_many_configurations_are_covered_by_few_in_which_every_two_values_meet():
    few = covering(Rich(), 30)
    everything = configurations(Rich())
    assert len(few) < 30
    assert {p for o in few for p in pairs(o)} == {p for o in everything for p in pairs(o)}
    assert covering(Rich(), 500) == everything


def test_a_configuration_reads_back():
    for options in configurations(Rich())[::17]:
        assert read(Rich(), written(options)) == options
    with pytest.raises(ashfall.BadOption, match="alpha, beta, gamma"):
        read(Rich(), "map=delta")
    with pytest.raises(ashfall.BadOption, match="players, solo, rounds"):
        read(Rich(), "planet=mars")


def test_a_lap_visits_every_configuration_once_and_mixes_the_players():
    chosen = {TOY: configurations(toy.TITLE)}
    row = journeys([TOY], chosen, "x", 0, "")
    laps = [[next(row) for _ in chosen[TOY]] for _ in range(10)]
    for lap in laps:
        assert {written(j.options) for j in lap} == {written(o) for o in chosen[TOY]}
    names = [j.players for lap in laps for j in lap]
    assert names.count("greedy:8") == len(names) // 5
    assert len({j.seed for lap in laps for j in lap}) == len(names)


def test_who_is_sent_for_something_takes_it_wherever_it_is_offered():
    write, offered = toy.TITLE.grammar.write, 0
    for number in range(4):
        table = start_table(toy.TITLE, {"players": 2}, number)
        seeker = somebody("seek:peek+coal2", f"{number}")
        while not table.over:
            lane = table.waiting()[0]
            seat = SeatPosition(toy.TITLE, table, lane)
            named = [one for one in seat.options if {"peek", "coal2"} & {*write(one).split()}]
            step = seeker.pick(seat)
            assert step in (named or seat.options)
            offered += 0 < len(named) < len(seat.options)
            table.answer(lane, step)
    assert offered > 10


def test_where_nothing_is_found_another_player_answers():
    for number in range(10):
        table = start_table(toy.TITLE, {"players": 2}, number)
        seat = SeatPosition(toy.TITLE, table, table.waiting()[0])
        for name in ("fair", "random"):
            sent_out, alone = somebody(f"seek:raid:{name}", "s"), somebody(name, "s")
            assert sent_out.pick(seat) == alone.pick(seat)
    with pytest.raises(ashfall.BadOption):
        somebody("seek:raid:nobody", "s")


def near_a_purchase(goods):
    """Fly Core can be bought with a card that is played face down."""
    seat0 = {
        "faction": "auxilia", "hand": ["march", "patrol"], "leader": "twin-towers-court-ground",
        "units": {"twin-towers-court-ground": 3}, "goods": goods,
    }  # fmt: skip
    game = position(
        "dei",
        seat0=seat0,
        outposts={"twin-towers-court-ground": ["green"]},
        markets={"mechanical": ["fly-core"]},
    )
    return SeatPosition(game.title, game.table, game.table.waiting()[0])


def test_a_pursuer_takes_what_leads_to_an_answer_that_names_its_word():
    write = title("dei").grammar.write
    for number in range(10):
        pursuer = somebody("pursue:fly-core", f"{number}")
        assert write(pursuer.pick(near_a_purchase((1, 2)))).startswith("recycle")
    told = {
        write(somebody("seek:fly-core", f"{n}").pick(near_a_purchase((1, 2)))) for n in range(20)
    }
    assert {word.split()[0] for word in told} == {"play", "recycle", "forgo"}


def test_where_nothing_leads_to_its_word_another_player_answers_for_a_pursuer():
    poor = near_a_purchase((1, 1))
    for number in range(10):
        for name in ("fair", "random"):
            sent_out, alone = (
                somebody(f"pursue:fly-core:{name}", f"{number}"),
                somebody(name, f"{number}"),
            )
            assert sent_out.pick(poor) == alone.pick(poor)


def test_each_seat_has_a_player_of_its_own_and_the_last_one_all_others():
    table = start_table(toy.TITLE, {"players": 4}, 1)
    seats = [SeatPosition(toy.TITLE, table, lane) for lane in table.waiting()]
    for seat in seats:
        name = "seek:ash1+bone2:greedy:4" if seat.seat == 0 else "random"
        together = somebody("seek:ash1+bone2:greedy:4/random", "s")
        assert together.pick(seat) == somebody(name, "s").pick(seat)
    assert [seat.seat for seat in seats] == [0, 1, 2, 3]


def test_a_curious_player_is_sent_for_what_was_used_least():
    tally = Tally()
    pieces = tally.used("dei").times()
    tally.used("dei").add({"card": {word: 7 for word in pieces if word != "riot"}})
    verbs = [verb.word for verb in title("dei").grammar.verbs]
    tally.verbs["dei"] = Counter({word: 7 for word in verbs if word != "hold"})
    unused = {word for word, times in tally.used("dei").times().items() if not times}
    rare = unused - {*verbs} | {"hold"}
    assert "riot" in rare
    options = title("dei").checked_settings({"players": 2})
    row = [Journey("dei", options, f"{n}", who, 0) for n in range(80) for who in (CURIOUS, "fair")]
    told = [journey.players for journey in sent(iter(row), tally)]
    assert told[1::2] == ["fair"] * 80
    sought = [set(name.removeprefix("seek:").split("+")) for name in told[::2]]
    assert all(len(words) == SOUGHT for words in sought)
    found = set[str]().union(*sought)
    assert {"riot", "hold"} <= found <= rare
    assert [journey.players for journey in sent(iter(row), tally)] == told


@pytest.mark.slow
def test_the_command_plays_and_prints_its_figures(capsys, tmp_path):
    assert main(["--game", TOY, "--each", "2", "--thorough", "10", "--folder", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert re.search(
        r"12 games \(\d+ by greedy players\), \d+ decisions, \d+ thorough checks", printed
    )
    assert "6 configurations (at least 2 games each)" in printed
    assert ", 0 failures" in printed
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_runs_that_were_played_apart_are_added_up(capsys, tmp_path):
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for seed, path in zip("ab", files, strict=True):
        settings = ["--game", TOY, "--games", "60", "--seed", seed, "--counts", str(path)]
        assert main([*settings, "--thorough", "0", "--folder", str(tmp_path)]) == 0
    one, other = [Counter(json.loads(path.read_text())["verbs"][TOY]) for path in files]
    capsys.readouterr()
    assert main(["--sum", *map(str, files), "--least", "1"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"120 games .* 6 configurations \(at least 20 games each\)", printed)
    assert f"{sum((one + other).values())} decisions" in printed
    found = json.loads(files[0].read_text()) | {"failures": 1}
    files[0].write_text(json.dumps(found))
    assert main(["--sum", *map(str, files)]) == 1
    assert ", 1 failures" in capsys.readouterr().out


@pytest.mark.slow
def test_a_game_may_wait_for_the_processor_but_not_keep_it_for_ever():
    def forever() -> None:
        with time_limit(1):
            assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 0
            while True:
                pass

    with pytest.raises(TimeoutError, match="1 seconds of the processor"):
        forever()
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)


def bent(name: str) -> Callable[[type[Leaky]], type[Leaky]]:
    def enter(kind: type[Leaky]) -> type[Leaky]:
        BUGS.append((name, LeakyTitle(kind)))
        return kind

    return enter


def bend(table: Table, change: Callable[[list[Step]], list[Step]]) -> None:
    """Other options than the question was asked with."""
    asked = table.lane.ask
    assert asked is not None
    asked.options = change(asked.options)


BUGS: list[tuple[str, EmbersTitle]] = []


@bent("invariant: cards are not all there once")
class LosesACard(Leaky):
    def draw(self, deck: list[int], seat: int) -> int:
        card = Embers.draw(self, deck, seat)
        if self.round == 2 and len(deck) > 4:
            deck.pop()
        return card


@bent("nothing to choose from")
class AsksWithoutOptions(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question == "favour" and self.round == 2:
            verbs = tuple(one for one in verbs if one is toy.COMMIT)
            how = {}
        Embers.ask(self, seat, question, *verbs, **how)


@bent("two options are written")
class OffersTwice(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        Embers.ask(self, seat, question, *verbs, **how)
        if question == "favour":
            bend(self, lambda options: options + options[:1])


@bent("after asking again on a copy")
class ChangesWhileAsking(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question == "favour":
            self.favoured += 1
        Embers.ask(self, seat, question, *verbs, **how)


@bent("a rule that asks also tells")
class TellsWhileAsking(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        self.tell("asked", seat=seat)
        Embers.ask(self, seat, question, *verbs, **how)


@bent("is not seat")
class OffersAnothersOption(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        Embers.ask(self, seat, question, *verbs, **how)
        if question == "favour":
            bend(self, lambda all: [*all[:-1], (all[-1][0], 1 - seat, *all[-1][2:])])


@bent("the list is not what the verbs allow")
class BringsAShorterList(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question == "favour":
            how["options"] = how["options"][:-1]
        Embers.ask(self, seat, question, *verbs, **how)


@bent("not what its verbs allow")
class KeepsAQuestionThatHasChanged(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        Embers.ask(self, seat, question, *verbs, **how)
        if question == "favour":
            bend(self, lambda options: options[:-1])


@bent("is asked without a verb")
class AsksWithoutVerbs(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        Embers.ask(self, seat, question, *verbs, **how)
        if question == "favour":
            assert self.lane.ask is not None
            self.lane.ask.verbs = ()


@bent("of a clone is the same object")
class SharesAList(Leaky):
    def clone(self) -> Embers:
        copy = Leaky.clone(self)
        copy.embers = self.embers
        return copy


@bent("after asking again on a copy")
class ForgetsAFieldInTheCopy(Leaky):
    def clone(self) -> Embers:
        copy = Leaky.clone(self)
        copy.favoured = 0
        return copy


@bent("may take back")
class RaisesNoBarrier(Leaky):
    def draw(self, deck: list[int], seat: int) -> int:
        before = self.barrier
        card = Embers.draw(self, deck, seat)
        self.barrier = before
        return card

    def show(self, piece: int, seats: int = 0xFF) -> None:
        before = self.barrier
        Embers.show(self, piece, seats)
        self.barrier = before


class ScoresDoNotAddUp(EmbersTitle):
    def scores(self, table: Any) -> list[int]:
        return [points + 1 for points in super().scores(table)]


class WinnersAreNoSides(EmbersTitle):
    def winners(self, table: Embers) -> list[int]:
        return [table.players]


class RulesRemember(EmbersTitle):
    """State outside the table: the second game of a record is not the first."""

    played: ClassVar[list[int]] = []

    def set_up(self, box: Any, options: Mapping[str, Value], seed: int | str) -> Embers:
        t = super().set_up(box, options, seed)
        self.played.append(0)
        t.favoured = len(self.played) % 2
        return t


BUGS.append(("the score sheet adds up to", ScoresDoNotAddUp()))
BUGS.append(("are no sides", WinnersAreNoSides()))
BUGS.append(("has another position", RulesRemember()))


def failure(title: EmbersTitle) -> Any:
    """The first journey that fails, those with light checks first."""
    options = title.checked_settings({"players": 2})
    for thorough in (0, 1):
        for number in range(20):
            arrival = travel(title, Journey(TOY, options, f"bug-{number}", "random", thorough))
            if arrival.error:
                return arrival
    return None


@pytest.mark.parametrize(("told", "title"), BUGS, ids=[told for told, _ in BUGS])
def test_a_planted_bug_is_found(told, title):
    assert told in failure(title).error


def test_a_list_in_two_places_of_one_table_is_found():
    table = start_table(toy.TITLE, {"players": 2}, 1)
    assert isinstance(table, Embers)
    table.committed[0] = table.hands[0]
    with pytest.raises(Broken, match="are the same object"):
        check_nothing_shared(table, table.clone())


def test_a_failure_is_kept_as_a_record_that_opens(tmp_path: Path):
    arrival = failure(dict(BUGS)["nothing to choose from"])
    path = save(arrival, tmp_path)
    game = ashfall.load(path)
    assert path.name == f"{TOY}-{arrival.journey.seed}.ashfall"
    assert not game.over
    text = path.with_suffix(".txt").read_text("utf-8")
    assert "nothing to choose from" in text
    assert f"ashfall replay {path}" in text
    assert f"--repeat {arrival.journey.seed}" in text


def test_the_journey_of_a_failure_fails_again():
    first, second = (
        failure(dict(BUGS)["invariant: cards are not all there once"]) for _ in range(2)
    )
    assert (first.journey, first.decisions, first.error) == (
        second.journey,
        second.decisions,
        second.error,
    )


def test_a_handful_of_configurations_meets_every_value_of_a_game_with_very_many():
    found = few(Rich(), 10)
    assert len(found) < len(covering(Rich(), 10))
    everything = configurations(Rich())
    values = set().union(*map(met_values, everything))
    assert set().union(*map(met_values, found)) == values
    assert few(Rich(), 500) == everything
