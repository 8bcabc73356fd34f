"""Whatever the rules count is counted again from the pieces, piece by piece, in many positions of whole games."""

from collections.abc import Iterator

import pytest
from tests.games.dei.looking import table

import ashfall
from ashfall.engine.seat import SeatPosition
from ashfall.games.dei.ahead import parts
from ashfall.games.dei.factions import faction
from ashfall.games.dei.leaders import leaders_regions
from ashfall.games.dei.majority import (
    colours_controlled,
    controlled,
    held,
    not_held_by_others,
    occupied,
    of_colour,
    superior,
)
from ashfall.games.dei.mercenaries import drone_cards, most_symbols
from ashfall.games.dei.missions import COUNTS, column_of, hopes, in_time, worth_of
from ashfall.games.dei.state import Dei
from ashfall.games.dei.things import COLOURS, FAUNS, PSIONICS, SYMBOLS
from ashfall.lab.fair import Fair

EVERYTHING = {"industrial": True, "mercenaries": "random", "weather": True, "feats": "random"}
TABLES = [
    {"players": 3, "faction": ["fauns", "psionics", "wild"], **EVERYTHING},
    {"players": 4, "faction": ["ravagers", "auxilia", "farm_z", "psionics"], **EVERYTHING},
    {"players": 2, "faction": ["refuge_42", "wild"], "automa": True, **EVERYTHING},
]


def positions(given: dict, seed: str) -> Iterator[Dei]:
    """Every fifth position of a game whose players try rare moves."""
    game = ashfall.new("dei", seed=seed, factions="chosen", **given)
    who = Fair(seed)
    while not game.over:
        lane = game.table.waiting()[0]
        step = who.pick(SeatPosition(game.title, game.table, lane))
        game.play(game.title.grammar.write(step), seat=lane.ask.seat)
        if len(game.choices) % 5 == 0 and all(board.faction >= 0 for board in table(game).boards):
            if table(game).missions:
                yield table(game)


def as_set(regions) -> int:
    return sum(1 << region for region in set(regions))


def majority_of(t: Dei, region: int) -> int:
    """The side that is stronger than every other in a region, -1 if there is none."""
    values = [board.strength[region] for board in t.boards]
    return values.index(max(values)) if max(values) > 0 and values.count(max(values)) == 1 else -1


def mine(t: Dei, side: int) -> list[int]:
    return [region for region in t.city.regions if majority_of(t, region) == side]


def outposts(t: Dei, side: int) -> list[int]:
    return [o for o, region in enumerate(t.outposts) if region in mine(t, side)]


def there(t: Dei, side: int, region: int) -> int:
    """How many units and machines a side has in a region."""
    board = t.boards[side]
    return board.scrappers[region] + sum(t.place[figure] == region for figure in board.figures)


def everywhere(given: dict, seed: str) -> Iterator[tuple[Dei, int]]:
    for t in positions(given, seed):
        yield from ((t, side) for side in t.sides)


@pytest.mark.rule(
    "DEI-MAJ-03", "DEI-MAJ-08", "DEI-OUT-02", "DEI-OUT-03", "DEI-OUT-06", "DEI-RUL-105"
)
@pytest.mark.parametrize("given", TABLES)
def test_majority_and_control_are_what_the_pieces_say(given):
    for t, side in everywhere(given, "majority"):
        regions, cubes = mine(t, side), outposts(t, side)
        assert held(t, side) == as_set(regions)
        assert controlled(t, side) == cubes
        colours = [sum(t.colour(o) == colour for o in cubes) for colour in range(len(COLOURS))]
        assert colours_controlled(t, side) == colours
        assert [of_colour(t, side, colour) for colour in range(len(COLOURS))] == colours
        others = {r for r in t.city.regions if majority_of(t, r) not in (side, -1)}
        assert not_held_by_others(t, side) == as_set(set(t.city.regions) - others)
        assert occupied(t, side) == as_set(r for r in t.city.regions if there(t, side, r))
        for region in t.city.regions:
            strength = [board.strength[region] for board in t.boards]
            weaker = [
                s
                for s in t.sides
                if s != side and there(t, s, region) and strength[s] < strength[side]
            ]
            assert superior(t, side, region) == bool(weaker)
            assert sum(part.amount for part in parts(t, side, region)) == strength[side]


@pytest.mark.rule("DEI-MIS-26", "DEI-RUL-148", "DEI-FAU-24", "DEI-AUT-11", "DEI-FAC-02")
@pytest.mark.parametrize("given", TABLES)
def test_constructions_and_leaders_are_where_they_were_put(given):
    for t, side in everywhere(given, "constructions"):
        board, answers = t.boards[side], faction(t, side)
        leaders = [f for f in board.figures if t.box.leaders >> f & 1 and t.place[f] != -1]
        assert leaders_regions(t, side) == as_set(t.place[f] for f in leaders)
        dens: set[int] = set()
        if t.automa is not None and side == len(t.boards) - 1:
            dens = {region for region in t.automa.dens if region != -1}
        elif board.faction == FAUNS:
            assert t.grove is not None
            dens = {region for region in t.city.regions if t.grove.dens >> region & 1}
        assert answers.dens(t, side) == as_set(dens)
        own = [
            r
            for r in t.city.regions
            for built in (board.refuges, board.elevators)
            if built >> r & 1
        ]
        ends = [end for site in board.bridges for end in t.box.districts.sites[site]]
        assert answers.constructed(t, side) == as_set([*own, *ends, *dens])
        assert answers.constructions(t, side) == len(own) + len(board.bridges) + len(dens)


@pytest.mark.rule(
    "DEI-MIS-21", "DEI-MIS-24", "DEI-MIS-25", "DEI-MIS-28", "DEI-MIS-29", "DEI-MIS-30"
)
@pytest.mark.parametrize("given", TABLES)
def test_missions_count_what_lies_there(given):
    for t, side in everywhere(given, "missions"):
        if side not in t.seats:  # the Automa does no missions
            continue
        board, regions = t.boards[side], mine(t, side)
        roofs = [r for r in regions if t.city.roofs >> r & 1]
        bought = [*board.hand, *board.up, *board.down, *board.bin]
        bought += [card for stall, card in enumerate(t.stalls) if t.captor[stall] == side]
        owned = [card for card in bought if t.box.cards[card].market != -1]
        found = {
            "per_roof_region_with_majority": len(roofs),
            "per_two_ground_regions_with_majority": (len(regions) - len(roofs)) // 2,
            "per_tech_energy_pair": min(board.goods),
            "per_market_card_owned": len(owned),
            "per_majority_region_with_drone": len(set(t.drones) & set(regions)),
            "per_three_scrappers_on_board": sum(board.scrappers) // 3,
        }
        for mission in t.missions:
            card = t.box.missions[mission]
            if card.criterion == "per_controlled_outpost":
                count = sum(card.colour in (-1, t.colour(o)) for o in outposts(t, side))
            elif card.criterion in found:
                count = found[card.criterion]
            else:
                continue
            assert COUNTS[card.criterion](t, side, card) == count
        assert drone_cards(t, side) == sum(t.box.cards[c].kind == "drone" for c in set(bought))


@pytest.mark.rule("DEI-PSI-51", "DEI-PSI-52", "DEI-PSI-59", "DEI-PSI-62", "DEI-PSI-64")
@pytest.mark.parametrize("given", TABLES[:2])
def test_missions_of_the_psionics_count_what_lies_there(given):
    for t, side in everywhere(given, "psionics"):
        if t.boards[side].faction != PSIONICS or t.signals is None:
            continue
        tokens = t.boards[side].scrappers
        leaders = [t.place[f] for f in t.boards[side].figures if t.box.leaders >> f & 1]
        present = [r for r in t.outposts if r != -1 and (r in leaders or tokens[r])]
        found = {
            "per_outpost_with_leader_or_signal": len(present),
            "per_psi_leader_on_roof": sum(t.city.roofs >> r & 1 for r in leaders if r != -1),
            "per_signal_with_drone": sum(tokens[r] for r in set(t.drones) if r != -1),
            "per_signal_on_board": sum(tokens),
            "per_majority_region_with_signal": sum(tokens[r] > 0 for r in mine(t, side)),
        }
        for mission in t.signals.missions:
            card = t.box.missions[mission]
            if card.criterion in found:
                assert COUNTS[card.criterion](t, side, card) == found[card.criterion]


@pytest.mark.rule("DEI-MER-11", "DEI-RUL-64")
@pytest.mark.parametrize("given", TABLES)
def test_symbols_face_up_are_counted_by_kind(given):
    for t, side in everywhere(given, "symbols"):
        shown = [SYMBOLS[s] for card in t.boards[side].up for s in t.box.cards[card].symbols]
        built = sum(symbol.startswith("build") for symbol in shown)
        single = ("move", "collect", "enlist", "strike", "drone", "buy")
        assert most_symbols(t, side) == max(built, *map(shown.count, single))


@pytest.mark.rule("DEI-MIS-03", "DEI-MIS-04")
@pytest.mark.parametrize("given", TABLES[1:])
def test_what_missions_still_promise_is_the_best_of_each_open_column(given):
    for t, side in everywhere(given, "hopes"):
        best = [0] * 4
        for mission in t.missions:
            column = column_of(t, mission)
            if t.boards[side].missions[column] == -1:
                best[column] = max(best[column], worth_of(t, side, mission, in_time(t, mission)))
        assert hopes(t, side) == sum(best)
