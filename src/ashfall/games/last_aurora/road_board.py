"""The road board as a graph, as it is printed: waypoints along the main road, shortcuts, regions, distances.

Waypoints are numbered along the main road from 0. Roads are numbered too: the main road from waypoint w to
w + 1 is road w, the shortcuts follow after the last main road.
"""

from ashfall.engine.data import File, Row
from ashfall.engine.errors import BadData
from ashfall.languages import LANGUAGES

ALPHA, BETA = 0, 1


class Road:
    """One side of the road board, frozen; shared by all tables."""

    __slots__ = (
        "map", "length", "last", "words", "regions", "region_names", "region_of", "aurora", "special",
        "shortcut_words", "starts", "ends", "tracked", "damage", "contamination", "avalanche",
        "tracked_mask", "free_mask", "leaving", "bits", "tables",
    )  # fmt: skip

    def __init__(self, map: int, file: File) -> None:
        """LA-MOVE-08, LA-RUL-27: waypoints in order, each in one region, six of them numbered for the Aurora."""
        waypoints = sorted(file.rows("waypoint"), key=lambda row: row.whole("index", 0, 99))
        shortcuts = file.rows("shortcut")
        self.map = map
        self.length = len(waypoints)
        self.last = self.length - 1
        self.words = [row.id for row in waypoints]
        for i, row in enumerate(waypoints):
            if row.whole("index", 0, 99) != i:
                raise row.bad("index", f"{i}: the main road has no gaps")
        self.regions = [row.id for row in file.rows("region")]
        self.region_names = [row.names(LANGUAGES) for row in file.rows("region")]
        self.region_of = [self.regions.index(row.text("region", self.regions)) for row in waypoints]
        self.aurora = aurora_stops(file, waypoints)
        self.special = [i for i, row in enumerate(waypoints) if row.flag("special", False)]
        self.shortcut_words = [row.id for row in shortcuts]
        self.starts = [self.words.index(row.text("from", self.words)) for row in shortcuts]
        self.ends = [self.words.index(row.text("to", self.words)) for row in shortcuts]
        self.tracked = [row.flag("tracks") for row in shortcuts]
        self.damage = [row.whole("damage", 0, 9) for row in shortcuts]
        self.contamination = [row.whole("contamination", 0, 9) for row in shortcuts]
        self.avalanche = [row.flag("avalanche") for row in shortcuts]
        for row, start, end in zip(shortcuts, self.starts, self.ends, strict=True):
            if end <= start:
                raise row.bad("to", "a waypoint further along the road")
        self.tracked_mask = sum(1 << k for k, tracked in enumerate(self.tracked) if tracked)
        self.free_mask = (1 << len(shortcuts)) - 1 & ~self.tracked_mask
        self.leaving = [
            [k for k, start in enumerate(self.starts) if start == w] for w in range(self.length)
        ]
        tracked_ones = [k for k, tracked in enumerate(self.tracked) if tracked]
        self.bits = [1 << tracked_ones.index(k) if t else 0 for k, t in enumerate(self.tracked)]
        self.tables: dict[int, list[list[int]]] = {}

    def region(self, waypoint: int) -> int:
        return self.region_of[waypoint]

    def region_thing(self, region: int) -> int:
        """The number of a region among the regions of both maps, for events and views."""
        return self.map * 3 + region

    def usable(self, tracks: bool, closed: int) -> int:
        """LA-MOVE-12, LA-BETA-18, LA-BETA-19: the shortcuts open to a convoy, as a mask.

        `closed` are those under an avalanche.
        """
        return (self.free_mask | self.tracked_mask if tracks else self.free_mask) & ~closed

    def distance(self, rear: int, front: int, usable: int) -> int:
        """LA-RUL-29: the fewest roads forward from one waypoint to another, never past it."""
        table = self.tables.get(usable)
        if table is None:
            table = self.tables[usable] = self.distances(usable)
        return table[rear][front]

    def distances(self, usable: int) -> list[list[int]]:
        """The fewest roads between any two waypoints with these shortcuts (0 where it goes back)."""
        table = [[0] * self.length for _ in range(self.length)]
        into: list[list[int]] = [[] for _ in range(self.length)]
        for k, end in enumerate(self.ends):
            if usable >> k & 1:
                into[end].append(self.starts[k])
        for rear in range(self.length):
            row = table[rear]
            for w in range(rear + 1, self.length):
                row[w] = 1 + min([row[w - 1]] + [row[s] for s in into[w] if s >= rear])
        return table

    def road_number(self, shortcut: int) -> int:
        """The number of a shortcut among all roads."""
        return self.last + shortcut

    def road_start(self, road: int) -> int:
        """LA-RUL-66: the waypoint a road starts from; a mine is the further back the lower this is."""
        return road if road < self.last else self.starts[road - self.last]

    def road_end(self, road: int) -> int:
        return road + 1 if road < self.last else self.ends[road - self.last]

    def way(self, start: int, end: int, way: int) -> list[int]:
        """The roads from one waypoint to another, over the tracked shortcuts named in the mask `way`."""
        roads = []
        at = start
        while at < end:
            road = at
            for k in self.leaving[at]:
                if self.bits[k] & way:
                    road = self.road_number(k)
            roads.append(road)
            at = self.road_end(road)
        return roads


def aurora_stops(file: File, waypoints: list[Row]) -> list[int]:
    """LA-BETA-02: the waypoints numbered for the Aurora, from 1 to 6."""
    numbered = [
        (row.whole("aurora", 1, 6), i) for i, row in enumerate(waypoints) if row.has("aurora")
    ]
    if [number for number, _ in sorted(numbered)] != [1, 2, 3, 4, 5, 6]:
        raise BadData(f"{file.name}: the Aurora needs the numbers 1 to 6, each on one waypoint")
    return [i for _, i in sorted(numbered)]
