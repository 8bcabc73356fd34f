"""District tiles as they are printed, and the layouts of the board. A region has one number in every game."""

from ashfall.engine.data import File, Row
from ashfall.engine.errors import BadData

from .things import COLOURS, GROUND, LANGUAGES, LEVELS, ROOF, SIDES, slug


class Region:
    """DEI-MAP-01: a region of a tile as printed. `sides` are tile sides before the tile is turned."""

    __slots__ = (
        "number", "tile", "level", "sides", "goods", "slots", "refuge", "elevator", "drone_start",
        "x", "y",
    )  # fmt: skip

    def __init__(self, number: int, tile: int, row: Row) -> None:
        self.number = number
        self.tile = tile
        self.level = LEVELS.index(row.text("level", LEVELS))
        self.sides = [SIDES.index(side) for side in row.texts("sides", SIDES)]
        self.goods = (row.whole("tech", 0, 9), row.whole("energy", 0, 9))
        self.slots = row.whole("outpost_slots", 0, 2)
        self.refuge = row.flag("neutral_refuge")
        self.elevator = row.flag("neutral_elevator")
        self.drone_start = row.flag("drone_start")
        self.x = row.whole("x", 0, 1000)
        self.y = row.whole("y", 0, 1000)
        if self.elevator and self.level == ROOF:
            raise row.bad("neutral_elevator", "false on a roof: an elevator stands on the ground")


class Layout:
    """DEI-SET-01: a board for some numbers of participants: its cells, tiles, outposts and neutral bridges."""

    __slots__ = (
        "id", "participants", "columns", "rows", "fixed", "always", "drawn", "draw", "outposts",
        "colours", "bridges", "last_resort", "cell_width", "cell_height",
    )  # fmt: skip

    def __init__(self, row: Row, tiles: list[str]) -> None:
        self.id = row.id
        self.participants = row.wholes("participants", 1, 6)
        self.columns = row.whole("cols", 1, 9)
        self.rows = row.whole("rows", 1, 9)
        self.fixed = {
            place.whole("row", 0, self.rows - 1) * self.columns
            + place.whole("col", 0, self.columns - 1): tiles.index(place.text("tile", tiles))
            for place in row.rows("fixed")
        }
        self.always = [tiles.index(id) for id in row.texts("always", tiles)]
        self.drawn = [tiles.index(id) for id in row.texts("random_from", tiles)]
        self.draw = row.whole("random_count", 0, len(self.drawn))
        self.outposts = row.whole("outposts_per_color", 1, 5)
        self.colours = [COLOURS.index(colour) for colour in row.texts("colors", COLOURS)]
        self.bridges = row.whole("neutral_bridges", 0, 2)
        self.last_resort = [
            tiles.index(id) for id in row.texts("neutral_bridge_last_resort", tiles)
        ]
        self.cell_width = row.whole("cell_width", 1, 1000)
        self.cell_height = row.whole("cell_height", 1, 1000)
        cells = self.columns * self.rows
        if len(self.fixed) + len(self.always) + self.draw != cells:
            raise row.bad("random_count", f"so many that the tiles fill {cells} cells")


class Districts:
    """Every tile and region of the box, the pairs of roofs that could be bridged, the four layouts.

    `printed` are the regions of each tile, `of_tile[tile][level]` their numbers, `facing[tile][level][side]` those that
    touch or face a side of it; `ground` is the set of all ground regions.
    """

    def __init__(self, districts: File, boards: File) -> None:
        rows = districts.rows("district")
        self.ids = [row.id for row in rows]
        self.names = {lang: [row.names(LANGUAGES)[lang] for row in rows] for lang in LANGUAGES}
        self.regions: list[Region] = []
        self.region_ids: list[str] = []
        for tile, row in enumerate(rows):
            self.read_tile(tile, row)
        self.printed = [[r for r in self.regions if r.tile == tile] for tile in range(len(rows))]
        self.of_tile = [
            [[r.number for r in regions if r.level == level] for level in (GROUND, ROOF)]
            for regions in self.printed
        ]
        self.facing = [
            [
                [[n for n in level if side in self.regions[n].sides] for side in range(len(SIDES))]
                for level in levels
            ]
            for levels in self.of_tile
        ]
        self.ground = sum(1 << r.number for r in self.regions if r.level == GROUND)
        roofs = [region.number for region in self.regions if region.level == ROOF]
        self.sites = [(a, b) for i, a in enumerate(roofs) for b in roofs[i + 1 :]]
        """DEI-MAP-05: every two roofs; which of them form a bridge site depends on the city."""
        self.site_of = {pair: site for site, pair in enumerate(self.sites)}
        levels = {row.id: row.names(LANGUAGES) for row in districts.rows("level")}
        self.words, self.labels = self.name_regions(levels)
        self.layouts = [Layout(row, self.ids) for row in boards.rows("layout")]

    def read_tile(self, tile: int, row: Row) -> None:
        first = len(self.regions)
        for inner in row.rows("regions"):
            self.region_ids.append(inner.text("id"))
            self.regions.append(Region(len(self.regions), tile, inner))
        regions = self.regions[first:]
        grounds = [r for r in regions if r.level == GROUND]
        roofs = [r for r in regions if r.level == ROOF]
        if not 1 <= len(grounds) <= 2 or not 1 <= len(roofs) <= 2:
            raise row.bad("regions", "1 or 2 on the ground and 1 or 2 on the roofs")
        if sorted(side for r in grounds for side in r.sides) != [0, 1, 2, 3]:
            raise row.bad("regions", "so that each side of the tile touches one ground region")
        self.check_printed(row, grounds, roofs)

    def check_printed(self, row: Row, grounds: list[Region], roofs: list[Region]) -> None:
        """DEI-MAP-03, DEI-MAP-04, DEI-MAP-05: the links named in the row are those that follow from the template."""

        def ids(*regions: Region) -> list[str]:
            return [self.region_ids[region.number] for region in regions]

        links = [ids(*grounds)] if len(grounds) == 2 else []
        if row.values.get("ground_links") != links:
            raise row.bad("ground_links", f"{links}")
        climbs = sorted(ids(roof, ground) for roof in roofs for ground in grounds)
        if sorted(row.values.get("roof_ground_adjacency", [])) != climbs:
            raise row.bad("roof_ground_adjacency", f"{climbs}")
        inside = [site.values for site in row.rows("internal_bridge_sites")]
        sites = [{"roofs": ids(*roofs), "under": ids(*grounds)}] if len(roofs) == 2 else []
        if inside != sites:
            raise row.bad("internal_bridge_sites", f"{sites}")
        template = "T" + str(1 + (len(roofs) == 2) + 2 * (len(grounds) == 2))
        row.text("template", (template,))
        row.text("box", ("base", "extended"))

    def name_regions(
        self, levels: dict[str, dict[str, str]]
    ) -> tuple[list[str], dict[str, list[str]]]:
        """The word and the names of each region: `signal-yard-ground-b`, "Signal Yard, ground B"."""
        words = []
        labels: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        for region in self.regions:
            alike = [
                r.number for r in self.regions if (r.tile, r.level) == (region.tile, region.level)
            ]
            letter = "AB"[alike.index(region.number)] if len(alike) == 2 else ""
            level = LEVELS[region.level]
            if level not in levels:
                raise BadData(f'districts.toml: there is no [[level]] "{level}"')
            name = self.names["en"][region.tile]
            words.append(slug(f"{name} {level} {letter}"))
            for lang in LANGUAGES:
                label = f"{self.names[lang][region.tile]}, {levels[level][lang]} {letter}"
                labels[lang].append(label.rstrip())
        return words, labels

    def layout(self, participants: int) -> Layout:
        """DEI-SET-01, DEI-RUL-87: the board for so many participants."""
        return next(layout for layout in self.layouts if participants in layout.participants)
