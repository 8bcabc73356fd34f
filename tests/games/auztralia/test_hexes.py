"""The hex geometry, against plain arithmetic and a second, naive implementation."""

import math
from functools import cache

import pytest
from tests.games.auztralia.scene import BOX, Scene

from ashfall.engine.chance import seeded
from ashfall.games.auztralia.box import open_box
from ashfall.games.auztralia.hexes import LEFT, RIGHT, bits

HEXES = BOX.hexes
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


@cache
def naive_distance(start, goal):
    """Breadth first over coordinates, looked up in a dictionary."""
    places = {(HEXES.q[n], HEXES.r[n]): n for n in HEXES.numbers}
    front, far, seen = {(HEXES.q[start], HEXES.r[start])}, 0, set()
    while front:
        if (HEXES.q[goal], HEXES.r[goal]) in front:
            return far
        seen |= front
        front = {
            (q + dq, r + dr) for q, r in front for dq, dr in STEPS if (q + dq, r + dr) in places
        } - seen
        far += 1
    return None


def bearing(start, goal):
    """The angle of AZ-RUL-64 in radians, clockwise from the east."""
    x = math.sqrt(3) * (HEXES.q[goal] - HEXES.q[start] + (HEXES.r[goal] - HEXES.r[start]) / 2)
    return math.atan2(1.5 * (HEXES.r[goal] - HEXES.r[start]), x) % (2 * math.pi)


def same(a, b):
    return abs(a - b) < 1e-6


def naive_fan(start, targets):
    """AZ-RUL-64 word for word, with floating-point angles."""
    bearings: dict[float, int] = {}
    for target in sorted(targets):
        angle = bearing(start, target)
        if not any(
            same(angle, other) or same(abs(angle - other), 2 * math.pi) for other in bearings
        ):
            bearings[angle] = target
    around = sorted(bearings)
    if len(around) == 1:
        return bearings[around[0]], bearings[around[0]]
    gaps = [(around[(i + 1) % len(around)] - a) % (2 * math.pi) for i, a in enumerate(around)]
    widest = max(gaps)
    found = []
    for i, gap in enumerate(gaps):
        if same(gap, widest):
            left = around[(i + 1) % len(around)]
            facing = left + (2 * math.pi - gap) / 2
            out_x = math.sqrt(3) * (HEXES.q[start] + HEXES.r[start] / 2 - 6)
            out_y = 1.5 * (HEXES.r[start] - 5)
            sea = math.cos(facing) * out_x + math.sin(facing) * out_y
            found.append((sea, bearings[left], bearings[around[i]]))
    best = max(sea for sea, _, _ in found)
    ties = sorted((left, right) for sea, left, right in found if same(sea, best))
    return ties[0]


def naive_step(start, goal, word):
    """AZ-RUL-65 word for word."""
    far = naive_distance(start, goal)
    line = bearing(start, goal)
    best = []
    for step in HEXES.neighbours[start]:
        if naive_distance(step, goal) == far - 1:
            turn = (bearing(start, step) - line + math.pi) % (2 * math.pi) - math.pi
            best.append((abs(turn), turn, step))
    least = min(turn for turn, _, _ in best)
    close = [(turn, step) for size, turn, step in best if same(size, least)]
    return min(close)[1] if word == LEFT else max(close)[1]


@pytest.mark.rule("AZ-MAP-01")
def test_the_map_has_91_numbered_hexes_with_terrain_and_levels():
    assert list(HEXES.numbers) == list(range(1, 92))
    assert [mask.bit_count() for mask in BOX.terrain_mask] == [39, 39, 13]
    levels = [BOX.hex_level[n] for n in HEXES.numbers if BOX.terrain[n] == 1]
    assert [levels.count(level) for level in (1, 2, 3)] == [17, 14, 8]
    assert all(BOX.hex_level[n] == 0 for n in HEXES.numbers if BOX.terrain[n] != 1)
    assert BOX.hex_level[28] == 2
    assert Scene().why("dig 92 coal") == "unknown-move"


@pytest.mark.rule("AZ-MAP-02")
def test_distance_is_the_shortest_way_over_land_never_over_sea():
    hexes = open_box().hexes  # made anew here, so that the making of it is under test
    for start in HEXES.numbers:
        for goal in HEXES.numbers:
            assert hexes.distance[start][goal] == naive_distance(start, goal)
        for far in (0, 1, 2, 5, 11, 12, 13, 14):
            near = [n for n in HEXES.numbers if naive_distance(start, n) <= far]
            assert bits(hexes.within[start][far]) == tuple(near)
    # Gove (55) and Cape York (60) lie two hexes apart over the gulf; over land it is farther.
    assert HEXES.q[60] - HEXES.q[55] == 2
    assert HEXES.distance[55][60] == 5


@pytest.mark.rule("AZ-MAP-03")
def test_neighbours_differ_by_one_of_the_six_directions():
    hexes = open_box().hexes
    for n in HEXES.numbers:
        expected = {
            HEXES.at[HEXES.q[n] + dq, HEXES.r[n] + dr]
            for dq, dr in STEPS
            if (HEXES.q[n] + dq, HEXES.r[n] + dr) in HEXES.at
        }
        assert set(hexes.neighbours[n]) == expected
        assert {other for _, other in hexes.ways[n]} == expected
    assert set(HEXES.neighbours[27]) == {17, 18, 26, 28, 37, 38}


def test_every_side_joins_two_neighbours_once():
    hexes = open_box().hexes
    assert len(hexes.ends) == sum(len(row) for row in hexes.neighbours) // 2
    for number, (a, b) in enumerate(hexes.ends):
        assert naive_distance(a, b) == 1
        assert hexes.sides_of[a] >> number & 1
        assert hexes.sides_of[b] >> number & 1
        assert (number, b) in hexes.ways[a]
        assert (number, a) in hexes.ways[b]
        assert hexes.pair[number] == 1 << a | 1 << b


@pytest.mark.rule("AZ-MOV-05", "AZ-MOV-06", "AZ-RUL-64", "AZ-RUL-67")
def test_left_and_right_agree_with_the_written_procedure_on_thousands_of_positions():
    chance = seeded("fans")
    ties = 0
    for _ in range(4000):
        start = 1 + chance.below(91)
        far = 1 + chance.below(5)
        ring = [n for n in HEXES.numbers if HEXES.distance[start][n] == far]
        if not ring:
            continue
        targets = sorted({ring[chance.below(len(ring))] for _ in range(2 + chance.below(4))})
        assert HEXES.fan(start, targets) == naive_fan(start, targets), (start, targets)
        ties += len(targets) > 1
        left, right = HEXES.fan(start, targets)
        assert HEXES.choose(start, tuple(targets), LEFT) == left
        assert HEXES.choose(start, tuple(targets), RIGHT) == right
    assert ties > 2000


@pytest.mark.rule("AZ-MOV-07", "AZ-RUL-65", "AZ-RUL-66")
def test_the_first_step_follows_the_straight_line():
    hexes = open_box().hexes
    for start in HEXES.numbers:
        for goal in HEXES.numbers:
            if start != goal:
                for word in (LEFT, RIGHT):
                    step = hexes.first_steps[word][start][goal]
                    assert step == naive_step(start, goal, word), (start, goal, word)


@pytest.mark.rule("AZ-RUL-66")
def test_with_one_target_the_word_still_decides_between_two_equal_steps():
    pairs = [
        (a, b)
        for a in HEXES.numbers
        for b in HEXES.numbers
        if HEXES.first_steps[LEFT][a][b] != HEXES.first_steps[RIGHT][a][b]
    ]
    assert len(pairs) > 50
    for a, b in pairs:
        left, right = HEXES.first_steps[LEFT][a][b], HEXES.first_steps[RIGHT][a][b]
        assert HEXES.distance[left][b] == HEXES.distance[right][b] == HEXES.distance[a][b] - 1


@pytest.mark.rule("AZ-MOV-03")
def test_the_nearest_settlement_agrees_with_a_naive_search_on_thousands_of_positions():
    chance = seeded("nearest")
    for _ in range(3000):
        start = 1 + chance.below(91)
        targets = {1 + chance.below(91) for _ in range(1 + chance.below(6))}
        best = min(naive_distance(start, n) for n in targets)
        expected = sorted(n for n in targets if naive_distance(start, n) == best)
        assert list(bits(HEXES.nearest(start, sum(1 << n for n in targets)))) == expected


@pytest.mark.rule("AZ-NET-02", "AZ-NET-03")
def test_reachable_networks_agree_with_a_naive_walk_on_thousands_of_positions():
    chance = seeded("networks")
    scene = Scene()
    t = scene.t
    from ashfall.games.auztralia.railways import survey_network

    for _ in range(2000):
        sides = {chance.below(len(HEXES.ends)) for _ in range(40)}
        blocked = {1 + chance.below(91) for _ in range(12)}
        t.boards[0].tracks = sum(1 << s for s in sides)
        t.boards[0].port = 1 + chance.below(91)
        t.blocked = sum(1 << n for n in blocked)
        survey_network(t, 0)
        graph: dict[int, list[int]] = {n: [] for n in HEXES.numbers}
        for s in sides:
            a, b = HEXES.ends[s]
            graph[a].append(b)
            graph[b].append(a)
        seen, todo = set(), [t.boards[0].port]
        while todo:
            here = todo.pop()
            if here not in seen and here not in blocked:
                seen.add(here)
                todo += graph[here]
        assert set(bits(t.boards[0].reach)) == seen


@pytest.mark.rule("AZ-EX-15")
def test_a_loyalist_between_two_farms_looks_south_south_east():
    assert HEXES.fan(27, [39, 44]) == (39, 44)
    assert HEXES.first_steps[LEFT][27][39] == 28
    assert HEXES.first_steps[RIGHT][27][44] == 37


@pytest.mark.rule("AZ-EX-16", "AZ-RUL-64")
def test_a_shoggoth_between_opposite_farms_faces_the_sea():
    assert HEXES.fan(38, [36, 40]) == (40, 36)
    assert HEXES.first_steps[LEFT][38][40] == 39
    assert HEXES.first_steps[RIGHT][38][36] == 37
