"""The hex map's geometry: neighbours, distance over land, sides, and which way an Old One turns.

Whole numbers only. A set of hexes or of sides is an integer with one bit for each of them.
An offset is kept as (u, v) = (2q + r, r): X is proportional to u and Y to the root of 3 times v, so that
the cross product of two offsets has the sign of u1*v2 - u2*v1 and their scalar product is
proportional to u1*u2 + 3*v1*v2. Y grows to the south, so a positive cross product turns clockwise.
"""

from collections.abc import Sequence
from functools import cmp_to_key, lru_cache
from math import isqrt

LEFT, RIGHT = 0, 1
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""AZ-MAP-03: NE, E, SE, SW, W, NW as steps of the axial coordinates (q, r)."""

FAR = 99
MOST_KEPT = 1 << 14
MASKS_KEPT = 1 << 11
"""With eight times as many hardly one more in a thousand would be found."""
SCALE = 10**12
TOLERANCE = SCALE // 1_000_000
# The map's centre in (u, v): q + r/2 = 6 and r = 5.
CENTRE = (12, 5)


@lru_cache(maxsize=MASKS_KEPT)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, ascending. The same few masks come again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class Hexes:
    """AZ-MAP-01, AZ-MAP-03: the map: hexes by number (0 is no hex), their neighbours, sides and distances, all worked
    out once.
    """

    def __init__(self, places: Sequence[tuple[int, int]]) -> None:
        """`places[n]` is (q, r) of hex n; `places[0]` is not used."""
        self.count = len(places) - 1
        self.numbers = range(1, len(places))
        self.q = [q for q, _ in places]
        self.r = [r for _, r in places]
        self.u = [2 * q + r for q, r in places]
        self.at = {places[n]: n for n in self.numbers}
        self.toward = [[0] * 6] + [
            [self.at.get((self.q[n] + dq, self.r[n] + dr), 0) for dq, dr in DIRECTIONS]
            for n in self.numbers
        ]
        self.neighbours = [[n for n in row if n] for row in self.toward]
        self.distance = [self.distances_from(n) for n in range(len(places))]
        self.within = [self.balls(n) for n in range(len(places))]
        self.number_sides()
        self.kept_around: dict[tuple[int, int], int] = {}
        self.kept_fans: dict[tuple[int, tuple[int, ...]], tuple[int, int]] = {}
        self.first_steps = [
            [[self.first_step(a, b, word) for b in range(len(places))] for a in range(len(places))]
            for word in (LEFT, RIGHT)
        ]

    def distances_from(self, start: int) -> list[int]:
        """AZ-MAP-02: the steps of the shortest way over land from a hex to each other hex."""
        found = [FAR] * (self.count + 1)
        if not start:
            return found
        found[start] = 0
        front = [start]
        while front:
            near = []
            for here in front:
                for there in self.neighbours[here]:
                    if found[there] == FAR:
                        found[there] = found[here] + 1
                        near.append(there)
            front = near
        return found

    def balls(self, start: int) -> list[int]:
        """The masks of the hexes within distance 0, 1, 2 … of a hex."""
        row = self.distance[start]
        last = max((d for d in row if d < FAR), default=0)
        masks = [sum(1 << n for n in self.numbers if row[n] <= d) for d in range(last + 1)]
        # A range longer than the land is long reaches all of it.
        return masks + masks[-1:] * (FAR - len(masks))

    def number_sides(self) -> None:
        """Number the sides between adjacent hexes; the mask of a hex's sides and its ways across them."""
        self.ends: list[tuple[int, int]] = []
        self.pair: list[int] = []
        self.side: dict[tuple[int, int], int] = {}
        self.sides_of = [0] * (self.count + 1)
        self.ways: list[list[tuple[int, int]]] = [[] for _ in range(self.count + 1)]
        for a in self.numbers:
            for b in sorted(self.neighbours[a]):
                if a < b:
                    number = len(self.ends)
                    self.ends.append((a, b))
                    self.pair.append(1 << a | 1 << b)
                    self.side[a, b] = self.side[b, a] = number
                    for n, other in ((a, b), (b, a)):
                        self.sides_of[n] |= 1 << number
                        self.ways[n].append((number, other))

    def offset(self, start: int, end: int) -> tuple[int, int]:
        return self.u[end] - self.u[start], self.r[end] - self.r[start]

    def nearest(self, start: int, targets: int) -> int:
        """The mask of the targets at the smallest distance from a hex."""
        for ball in self.within[start]:
            if ball & targets:
                return ball & targets
        return 0

    def around(self, places: int, span: int) -> int:
        """The mask of the hexes at most so far from one of these. The same questions come again: answers are kept."""
        key = (places, span)
        found = self.kept_around.get(key)
        if found is None:
            if len(self.kept_around) >= MOST_KEPT:
                self.kept_around.clear()
            found = 0
            for hex in bits(places):
                found |= self.within[hex][span]
            self.kept_around[key] = found
        return found

    def first_step(self, start: int, target: int, word: int) -> int:
        """AZ-MOV-07, AZ-RUL-65, AZ-RUL-66: the step nearest to the straight line; Left or Right between two.

        All steps are equally long, so the larger scalar product is the smaller angle.
        """
        if not start or not target or start == target:
            return start
        line = self.offset(start, target)
        far = self.distance[start][target]
        best: list[int] = []
        score = 0
        for step in self.neighbours[start]:
            if self.distance[step][target] == far - 1:
                product = scalar(self.offset(start, step), line)
                if not best or product > score:
                    best, score = [step], product
                elif product == score:
                    best.append(step)
        if len(best) == 1:
            return best[0]
        first, second = best
        clockwise = cross(self.offset(start, first), self.offset(start, second)) > 0
        return first if clockwise == (word == LEFT) else second

    def choose(self, start: int, targets: tuple[int, ...], word: int) -> int:
        """AZ-MOV-05, AZ-MOV-06, AZ-RUL-64, AZ-RUL-67: the leftmost or rightmost of equally near targets.

        `targets` are hex numbers in ascending order.
        """
        key = (start, targets)
        found = self.kept_fans.get(key)
        if found is None:
            if len(self.kept_fans) >= MOST_KEPT:
                self.kept_fans.clear()
            found = self.kept_fans[key] = self.fan(start, targets)
        return found[0] if word == LEFT else found[1]

    def fan(self, start: int, targets: Sequence[int]) -> tuple[int, int]:
        """The Left and the Right end of the fan of targets: the widest empty angle lies outside it."""
        around = self.by_bearing(start, targets)
        if len(around) == 1:
            return around[0], around[0]
        gaps = [
            turn(self.offset(start, a), self.offset(start, b))
            for a, b in zip(around, around[1:] + around[:1], strict=True)
        ]
        widest = gaps[0]
        for gap in gaps[1:]:
            if compare_turns(gap, widest) > 0:
                widest = gap
        fans = [
            (around[(i + 1) % len(around)], around[i])
            for i, gap in enumerate(gaps)
            if compare_turns(gap, widest) == 0
        ]
        return fans[0] if len(fans) == 1 else self.seaward(start, fans)

    def by_bearing(self, start: int, targets: Sequence[int]) -> list[int]:
        """The targets clockwise from the east, one for each bearing (the lower number: sorting keeps their order)."""
        east = (1, 0)

        def order(a: int, b: int) -> int:
            first, second = self.offset(start, a), self.offset(start, b)
            return compare_turns(turn(east, first), turn(east, second))

        found: list[int] = []
        for target in sorted(targets, key=cmp_to_key(order)):
            line = self.offset(start, target)
            if found:
                last = self.offset(start, found[-1])
                if cross(last, line) == 0 and scalar(last, line) > 0:
                    continue
            found.append(target)
        return found

    def seaward(self, start: int, fans: list[tuple[int, int]]) -> tuple[int, int]:
        """Of fans with equally wide gaps the one that faces the sea more; then the lower Left target."""
        out = (self.u[start] - CENTRE[0], self.r[start] - CENTRE[1])
        best = fans[0]
        most = self.facing(start, best, out)
        for fan in fans[1:]:
            product = self.facing(start, fan, out)
            if product - most >= TOLERANCE or (
                abs(product - most) < TOLERANCE and fan[0] < best[0]
            ):
                best, most = fan, product
        return best

    def facing(self, start: int, fan: tuple[int, int], out: tuple[int, int]) -> int:
        """The scalar product of the fan's bisector with a direction, on one scale for fans of equal width.

        The bisector looks away from the gap: against the sum of the unit vectors of the gap's ends, or, where they
        lie exactly opposite, a right angle clockwise from the Left one.
        """
        left, right = self.offset(start, fan[0]), self.offset(start, fan[1])
        if cross(left, right) == 0:
            # A quarter turn clockwise of (u, root 3 v) is (-root 3 v, u): in (u, v) that is (-3v, u).
            return unit_product((-3 * left[1], left[0]), out)
        return -unit_product(left, out) - unit_product(right, out)


def cross(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] * b[1] - a[1] * b[0]


def scalar(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] * b[0] + 3 * a[1] * b[1]


def turn(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    """The clockwise angle from a to b as a direction (cosine, sine), the sine in units of the root of 3."""
    return scalar(a, b), cross(a, b)


def compare_turns(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Which of two clockwise angles from 0 up to a full turn is larger: 1, 0 or -1."""
    half_a, half_b = half(a), half(b)
    if half_a != half_b:
        return 1 if half_a > half_b else -1
    product = a[0] * b[1] - a[1] * b[0]
    return -1 if product > 0 else 1 if product < 0 else 0


def half(angle: tuple[int, int]) -> int:
    """0 for angles below a half turn, 1 from a half turn on."""
    return 0 if angle[1] > 0 or (angle[1] == 0 and angle[0] > 0) else 1


def unit_product(a: tuple[int, int], out: tuple[int, int]) -> int:
    """The scalar product of a's unit vector with a direction, in SCALE-ths."""
    product = scalar(a, out)
    size = isqrt(product * product * SCALE * SCALE // scalar(a, a))
    return size if product >= 0 else -size
