"""The city: how tiles lie, what touches, what is linked for everybody, what can be bridged."""

import gc
import weakref

import pytest

from ashfall.engine.chance import seeded
from ashfall.games.dei.box import open_box
from ashfall.games.dei.city import Cities, City, city_of, written
from ashfall.games.dei.things import GROUND, ROOF, bits
from ashfall.games.dei.view import city_view, printed_regions, printed_sites

BOX = open_box()
DISTRICTS = BOX.districts


def at(word: str) -> int:
    return DISTRICTS.words.index(word)


def words(mask: int) -> set[str]:
    return {DISTRICTS.words[region] for region in bits(mask)}


def plan_of(city: City) -> str:
    return written(DISTRICTS, city.layout, list(zip(city.tiles, city.turns, strict=True)))


def drawn(participants: int, seed: int) -> City:
    """A city of random tiles and turns."""
    chance = seeded(seed)
    layout = DISTRICTS.layout(participants)
    rest = layout.drawn[:]
    chance.shuffle(rest)
    tiles = layout.always + rest[: layout.draw]
    chance.shuffle(tiles)
    cells = []
    for cell in range(layout.columns * layout.rows):
        tile = layout.fixed[cell] if cell in layout.fixed else tiles.pop()
        cells.append((tile, chance.below(4)))
    return City(DISTRICTS, layout, cells)


# Signal Yard (two grounds) in the middle of three Exchange Squares would need copies; a small row of tiles is enough:
# Hangar Row | Signal Yard | Twin Towers Court, all unturned, in the first row of the 3×3 board.
ROW = "board_2 D05N D06N D03N D09N D01N D10N D11N D12N D13N"


@pytest.mark.rule("DEI-MAP-02")
def test_ground_regions_of_neighbouring_tiles_that_touch_the_same_side_are_linked():
    city = city_of(DISTRICTS, ROW)
    assert words(city.beside[at("hangar-row-ground")]) == {
        "signal-yard-ground-a",
        "snow-market-ground",
    }
    assert "signal-yard-ground-b" in words(city.beside[at("twin-towers-court-ground")])


@pytest.mark.rule("DEI-MAP-03")
def test_two_ground_regions_of_a_tile_are_linked():
    city = city_of(DISTRICTS, ROW)
    assert "signal-yard-ground-b" in words(city.beside[at("signal-yard-ground-a")])


@pytest.mark.rule("DEI-MAP-04")
def test_a_roof_touches_every_ground_region_of_its_tile_and_no_other():
    city = city_of(DISTRICTS, ROW)
    assert words(city.over[at("signal-yard-roof")]) == {
        "signal-yard-ground-a",
        "signal-yard-ground-b",
    }


@pytest.mark.rule("DEI-MAP-05")
def test_roofs_that_face_the_shared_side_form_a_bridge_site_and_touch():
    city = city_of(DISTRICTS, ROW)
    # The roof of Signal Yard faces north and east, roof A of Twin Towers Court north and west.
    assert at("twin-towers-court-roof-a") in bits(city.adjacent[at("signal-yard-roof")])
    # The roof of Hangar Row faces east, but that of Signal Yard does not face west.
    assert at("signal-yard-roof") not in bits(city.adjacent[at("hangar-row-roof")])


@pytest.mark.rule("DEI-MAP-07")
def test_a_bridge_passes_over_the_ground_under_it():
    city = city_of(DISTRICTS, ROW)
    between = DISTRICTS.site_of[at("twin-towers-court-roof-a"), at("signal-yard-roof")]
    assert words(city.under[between]) == {"signal-yard-ground-b", "twin-towers-court-ground"}
    inside = DISTRICTS.site_of[at("bank-quarter-roof-a"), at("bank-quarter-roof-b")]
    assert words(city.under[inside]) == {"bank-quarter-ground-a", "bank-quarter-ground-b"}


@pytest.mark.rule("DEI-MAP-11")
def test_a_turned_tile_turns_its_sides():
    turned = city_of(DISTRICTS, ROW.replace("D06N", "D06S"))
    assert "signal-yard-ground-b" in words(turned.beside[at("hangar-row-ground")])
    # Turned by half, the roof of Signal Yard faces south and west, where that of Hangar Row faces east.
    assert at("signal-yard-roof") in bits(turned.adjacent[at("hangar-row-roof")])


@pytest.mark.rule("DEI-MAP-15")
def test_a_region_is_drawn_where_its_turned_tile_shows_it():
    assert city_of(DISTRICTS, ROW).point(at("signal-yard-ground-a")) == (333 + 83, 116)
    assert city_of(DISTRICTS, ROW.replace("D06N", "D06E")).point(at("signal-yard-ground-a")) == (
        333 + 650 * 333 // 1000,
        250 * 333 // 1000,
    )


@pytest.mark.rule("DEI-MAP-13", "DEI-MAP-16")
@pytest.mark.parametrize("participants", [2, 3, 4, 5, 6])
def test_in_every_city_neighbours_agree_and_the_ground_is_connected(participants):
    for seed in range(20):
        city = drawn(participants, seed)
        for here in city.regions:
            for there in bits(city.adjacent[here]):
                assert city.adjacent[there] >> here & 1
        assert city.within(bits(city.ground)[0], 55, city.beside) == city.ground
        assert city.ground | city.roofs == sum(1 << region for region in city.regions)


@pytest.mark.rule("DEI-MAP-01", "DEI-SET-01")
@pytest.mark.parametrize(
    ("participants", "size", "most_regions"),
    [(2, (3, 3), 27), (3, (4, 3), 34), (4, (4, 4), 43), (5, (5, 4), 55), (6, (5, 4), 55)],
)
def test_the_board_has_the_size_of_the_number_of_participants(participants, size, most_regions):
    city = drawn(participants, 7)
    assert (city.layout.columns, city.layout.rows) == size
    assert len(city.tiles) == len(set(city.tiles)) == size[0] * size[1]
    assert len(city.regions) <= most_regions
    assert bits(city.starts) == sorted(city.drone_starts)
    assert len(city.slots) >= city.layout.outposts * len(city.layout.colours)


def test_a_plan_is_read_as_it_was_written():
    city = drawn(4, 3)
    assert city_of(DISTRICTS, plan_of(city)).adjacent == city.adjacent


def test_cities_of_games_that_came_and_went_are_forgotten():
    """A server plays for months: what it keeps of each game would fill it. Nor is a city that is in use built twice."""
    cities, seen = Cities(DISTRICTS), []
    for seed in range(200):
        city = cities.build(plan_of(drawn(6, seed)))
        seen.append(weakref.ref(city))
        for shown in (city_view, printed_regions, printed_sites):
            shown(city)
        assert cities.known[plan_of(city)] is city
    del city
    gc.collect()
    assert sum(one() is not None for one in seen) <= 80


def test_every_region_has_a_word_of_its_own():
    assert len(set(DISTRICTS.words)) == len(DISTRICTS.words) == 55
    levels = [region.level for region in DISTRICTS.regions]
    assert levels.count(GROUND) + levels.count(ROOF) == 55
