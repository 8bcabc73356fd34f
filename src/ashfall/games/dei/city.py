"""The city: the tiles of a game as they lie, and which regions touch, see and pass over each other."""

from .districts import Districts, Layout
from .things import GROUND, ROOF, SIDES, bits

NORTH, EAST, SOUTH, WEST = range(4)
MOST_CITIES = 64
"""More are soon built again: a city takes a tenth of a millisecond and, with what is shown of it, 66 KB."""


class City:
    """DEI-MAP-01: what follows from the layout, the tiles in its cells and their turns.

    Regions are the numbers of the box; sets of them are masks. `beside` are the ground neighbours that are linked
    for everybody, `over` the roofs over a ground region or the grounds under a roof, `adjacent` all that touches,
    `afoot` where special units step, which never use a bridge.
    """

    def __init__(self, districts: Districts, layout: Layout, cells: list[tuple[int, int]]) -> None:
        self.districts = districts
        self.layout = layout
        self.tiles = [tile for tile, _ in cells]
        self.turns = [turn for _, turn in cells]
        self.cell_of = {tile: cell for cell, (tile, _) in enumerate(cells)}
        on_board = [region for tile in self.tiles for region in districts.printed[tile]]
        self.regions = [region.number for region in on_board]
        count = len(districts.regions)
        self.ground = sum(1 << r.number for r in on_board if r.level == GROUND)
        self.roofs = sum(1 << r.number for r in on_board if r.level == ROOF)
        self.refuges = sum(1 << r.number for r in on_board if r.refuge)
        self.elevators = sum(1 << r.number for r in on_board if r.elevator)
        self.drone_starts = [r.number for r in on_board if r.drone_start]
        self.slots = [r.number for r in on_board for _ in range(r.slots)]
        self.beside = [0] * count
        self.over = [0] * count
        self.bridged = [0] * count
        self.sites: list[int] = []
        self.inside: list[int] = []
        self.under: dict[int, int] = {}
        for cell in range(len(cells)):
            self.join_tile(cell)
        for cell in range(len(cells)):
            self.join_neighbours(cell)
        self.sites.sort()
        self.adjacent = [self.beside[r] | self.over[r] | self.bridged[r] for r in range(count)]
        self.afoot = [self.beside[r] | self.over[r] for r in range(count)]
        self.starts = sum(1 << region for region in self.drone_starts)

    def facing(self, cell: int, level: int, side: int) -> list[int]:
        """DEI-MAP-02, DEI-MAP-11: the regions of a level that touch or face a side of the cell."""
        printed = (side - self.turns[cell]) % 4
        return self.districts.facing[self.tiles[cell]][level][printed]

    def join_tile(self, cell: int) -> None:
        """DEI-MAP-03, DEI-MAP-04, DEI-MAP-05, DEI-MAP-07: what touches inside a tile."""
        grounds, roofs = self.districts.of_tile[self.tiles[cell]]
        for ground in grounds:
            for other in grounds:
                if other != ground:
                    self.beside[ground] |= 1 << other
            for roof in roofs:
                self.over[ground] |= 1 << roof
                self.over[roof] |= 1 << ground
        if len(roofs) == 2:
            self.inside.append(self.add_site(roofs[0], roofs[1], grounds))

    def join_neighbours(self, cell: int) -> None:
        """DEI-MAP-02, DEI-MAP-05, DEI-MAP-07: what touches across the sides to the east and to the south."""
        column, row = cell % self.layout.columns, cell // self.layout.columns
        if column + 1 < self.layout.columns:
            self.join_across(cell, EAST, cell + 1, WEST)
        if row + 1 < self.layout.rows:
            self.join_across(cell, SOUTH, cell + self.layout.columns, NORTH)

    def join_across(self, cell: int, side: int, other: int, back: int) -> None:
        """DEI-MAP-16: each side touches one ground region, so the ground level of every board is connected."""
        grounds = [*self.facing(cell, GROUND, side), *self.facing(other, GROUND, back)]
        here, there = grounds
        self.beside[here] |= 1 << there
        self.beside[there] |= 1 << here
        for roof in self.facing(cell, ROOF, side):
            for opposite in self.facing(other, ROOF, back):
                self.add_site(roof, opposite, grounds)

    def add_site(self, a: int, b: int, under: list[int]) -> int:
        site = self.districts.site_of[min(a, b), max(a, b)]
        self.sites.append(site)
        self.under[site] = sum(1 << ground for ground in under)
        self.bridged[a] |= 1 << b
        self.bridged[b] |= 1 << a
        return site

    def within(self, start: int, steps: int, ways: list[int]) -> int:
        """DEI-ASK-08: every region that so many steps or fewer reach, the start included."""
        reached = fringe = 1 << start
        for _ in range(steps):
            further = 0
            for region in bits(fringe):
                further |= ways[region]
            fringe = further & ~reached
            reached |= further
        return reached

    def point(self, region: int) -> tuple[int, int]:
        """DEI-MAP-15: where a region is drawn, in thousandths of the board's width and height."""
        printed = self.districts.regions[region]
        cell = self.cell_of[printed.tile]
        x, y = printed.x, printed.y
        for _ in range(self.turns[cell]):
            x, y = 1000 - y, x
        layout = self.layout
        left = cell % layout.columns * layout.cell_width
        top = cell // layout.columns * layout.cell_height
        return left + x * layout.cell_width // 1000, top + y * layout.cell_height // 1000


class Cities:
    """The cities that were asked for: all tables of a game share theirs, and no list of them grows for ever."""

    def __init__(self, districts: Districts) -> None:
        self.districts = districts
        self.known: dict[str, City] = {}

    def build(self, plan: str) -> City:
        """The city of a plan that is not known yet."""
        if len(self.known) >= MOST_CITIES:
            del self.known[next(iter(self.known))]
        found = self.known[plan] = city_of(self.districts, plan)
        return found


def written(districts: Districts, layout: Layout, cells: list[tuple[int, int]]) -> str:
    """The plan of a city in one line, cell by cell: `board_2 D05N D03E …`; the letter is where its north lies."""
    return " ".join([layout.id, *(f"{districts.ids[tile]}{SIDES[turn]}" for tile, turn in cells)])


def city_of(districts: Districts, plan: str) -> City:
    """The city that a plan describes."""
    name, *cells = plan.split()
    layout = next(layout for layout in districts.layouts if layout.id == name)
    tiles = [(districts.ids.index(cell[:-1]), SIDES.index(cell[-1])) for cell in cells]
    return City(districts, layout, tiles)
