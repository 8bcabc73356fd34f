"""The components as frozen tables: every card and tile is a piece with a number of its own."""

from importlib.resources import files as package_files
from pathlib import Path

from ashfall.engine.data import File, Row, digest, forms, in_order, labels, nested, read_files
from ashfall.languages import LANGUAGES

from .hexes import DIRECTIONS, LEFT, RIGHT, Hexes

COAL, IRON, GOLD, PHOSPHATE = range(4)
GOODS = ("coal", "iron", "gold", "phosphate")

COAST, PLAIN, HILLS = range(3)
TERRAINS = ("coast", "plain", "hills")

CATTLE, SHEEP, CORN = range(3)
FARMS = ("cattle", "sheep", "corn")

INFANTRY, ARMOURED_CAR, ARTILLERY, AIRSHIP, ARMOURED_TRAIN = range(5)
UNITS = ("infantry", "armoured_car", "artillery", "airship", "armoured_train")

BUILD_TRACK, BUILD_TRACK_HILLS, MINE, HIRE, BUY_UNITS, IMPORT_EXPORT, FARM, ATTACK, RECOVER = range(
    9
)
ACTIONS = (
    "build_track", "build_track_hills", "mine", "hire", "buy_units", "import_export", "farm",
    "attack", "recover",
)  # fmt: skip

CTHULHU, SHOGGOTH, MI_GO, ZOMBIE, LOYALIST, TEMPLE, BLANK = range(7)
KINDS = ("cthulhu", "shoggoth", "mi_go", "zombie", "loyalist", "temple", "blank")

REVEAL_LOWEST, REVEAL_AND_SURGE, ASSASSINATION, TEMPLE_PORTAL = range(4)
EFFECTS = ("reveal_lowest", "reveal_and_surge", "assassination", "temple_portal")

LEVELS = ("easy", "hard", "insane")
STANDARD = "hard"
TYPES = ("permanent", "once_per_combat", "once", "scoring")
PERMANENT, ONCE_PER_COMBAT, ONCE, SCORING = range(4)

(
    AGENT_DAVIS, ALANSA_CASTRO, ALEXANDER_PROUST, BILLY_NIBOON, BOMBARDIER_MILLIGAN, BORIS_KRUPP,
    CAPTAIN_FLOUNDER, COLONEL_KHOURY, CORPORAL_JONES, COUNT_IAGO, DAGMAR_KRAUSS, DESTA_DANGER,
    FERDI_KASSAN, FRANZ_NEUMANN, GENERAL_TAKASHI, HARRY_BONES, IVAN_KARPOV, JENNY_APPLESEED,
    JULIETTE_VERNE, KAPENA_ALIKA, KITCHENER, LADY_CARTER, RANGERS, LORD_BLACKSTOCK,
    LIEUTENANT_SINGH, MAD_JOHNSON, MR_MERINO, MRS_BRADSHAW, MERINDA_SWEET, O_MALLEY,
    PROFESSOR_GUYON, RORY_MCDORY, TEX_MCGUIRE, TIMOTHY_BRASSEY, YVETTE_KILLA, ZHU_XIANG,
) = range(36)  # fmt: skip
CHARACTERS = (
    "agent_davis", "alansa_castro", "alexander_proust", "billy_niboon", "bombardier_milligan",
    "boris_krupp", "captain_flounder", "colonel_khoury", "corporal_jones", "count_iago",
    "dagmar_krauss", "desta_danger", "ferdi_kassan", "franz_neumann", "general_takashi",
    "harry_bones", "ivan_karpov", "jenny_appleseed", "juliette_verne", "kapena_alika", "kitchener",
    "lady_carter", "rangers", "lord_blackstock", "lieutenant_singh", "mad_johnson", "mr_merino",
    "mrs_bradshaw", "merinda_sweet", "o_malley", "professor_guyon", "rory_mcdory", "tex_mcguire",
    "timothy_brassey", "yvette_killa", "zhu_xiang",
)  # fmt: skip

ABILITIES = (
    "reveal_tiles", "farm_counterattack", "unit_health", "range_bonus", "damage_if_unit",
    "gain_unit", "damage", "withdraw_after_reveal", "sanity", "farm_same_type", "remove_temple",
    "build_farms", "save_unit", "sacrifice_for_damage", "mine_bonus", "port_counterattack",
    "restore_farms", "defend_farm", "take_character", "gain_resources", "damage_any",
    "vp_per_old_one_tile", "vp_per_farm", "vp_per_track", "repair_unit", "attack_discount",
    "build_tracks",
)  # fmt: skip

SURVEY_PLACES = ("c", "ne", "e", "se", "sw", "w", "nw")
DATA = package_files("ashfall.games.auztralia") / "data"


class Survey:
    """What a survey tile shows: Old One symbols and resources by place (0 the hex itself, 1–6 around it)."""

    __slots__ = ("old_ones", "goods")

    def __init__(self, old_ones: list[int], goods: list[tuple[int, int, int]]) -> None:
        self.old_ones = old_ones
        self.goods = goods


class Box:
    """All frozen tables. Lists indexed by piece have an entry for every piece, 0 where it means nothing."""

    def __init__(self, files: dict[str, File]) -> None:
        self.digest = digest(files)
        self.names: dict[str, dict[str, list[str]]] = {}
        self.forms: dict[str, dict[str, list[dict[str, str]]]] = {}
        self.pieces = 0
        self.back: list[int] = []
        self.read_characters(files["characters"])
        self.read_tiles(files["old_one_tiles"])
        self.read_events(files["event_cards"])
        self.read_cards(files["old_one_cards"])
        self.read_survey(files["survey_tiles"])
        self.read_map(files["map"])
        self.read_track(files["components"])
        self.read_units(files["components"])
        self.read_farms(files["components"])

    def new_piece(self, back: int) -> int:
        self.back.append(back)
        self.pieces += 1
        return self.pieces - 1

    def keep_names(self, kind: str, rows: list[Row]) -> None:
        self.names[kind] = labels(rows, LANGUAGES)
        self.forms[kind] = forms(rows, LANGUAGES)

    def read_characters(self, file: File) -> None:
        """AZ-RUL-51: Characters are the pieces 0–35, in the order of the constants above."""
        rows = in_order(file, "character", CHARACTERS)
        self.keep_names("character", rows)
        self.type = [TYPES.index(row.text("type", TYPES)) for row in rows]
        self.once_cards = sum(1 << i for i, kind in enumerate(self.type) if kind == ONCE)
        self.amount = [row.whole("amount", 0, 9, 0) for row in rows]
        self.bonus = [row.whole("vp", 0, 9, 0) for row in rows]
        self.gives = [[row.whole(good, 0, 9, 0) for good in GOODS[:3]] for row in rows]
        self.effects = [row.text("effect", ABILITIES) for row in rows]
        self.tougher = {
            CHARACTERS.index(row.id): (
                UNITS.index(row.text("unit", UNITS)),
                row.whole("health", 1, 9),
            )
            for row in rows
            if row.text("effect") == "unit_health"
        }
        self.tougher_cards = sum(1 << character for character in self.tougher)
        self.needs_unit = {
            CHARACTERS.index(row.id): UNITS.index(row.text("unit", UNITS))
            for row in rows
            if row.text("effect") == "damage_if_unit"
        }
        self.favours = {
            CHARACTERS.index(row.id): FARMS.index(row.text("farm", FARMS))
            for row in rows
            if row.text("effect") == "vp_per_farm"
        }
        rows[DAGMAR_KRAUSS].whole("amount", 1, 9)
        self.tracks_per_point = rows[MRS_BRADSHAW].whole("tracks", 1, 20)
        self.least_attack_time = rows[PROFESSOR_GUYON].whole("minimum", 0, 3)
        for _ in rows:
            self.new_piece(0)

    def read_tiles(self, file: File) -> None:
        """AZ-OLD-10: Old One tiles: kind, level, health and VP by piece; the three stacks as lists of pieces."""
        kinds = in_order(file, "old_one_kind", KINDS)
        self.keep_names("kind", kinds)
        self.can_move = [row.flag("moves") for row in kinds]
        self.heals = [row.flag("heals_on_withdrawal") for row in kinds]
        first = self.pieces
        self.kind, self.level = [0] * first, [0] * first
        self.health, self.points = [0] * first, [0] * first
        self.tile_words = [""] * first
        self.tile_sources: list[Row] = []
        for row in file.rows("old_one_tile"):
            self.read_tile(row)
        self.tiles = range(first, self.pieces)
        self.stacks = [[p for p in self.tiles if self.level[p] == level] for level in (1, 2, 3)]

    def read_tile(self, row: Row) -> None:
        kind = KINDS.index(row.text("kind", KINDS))
        level = row.whole("level", 1, 3)
        for copy in range(row.whole("count", 0, 24)):
            self.new_piece(level)
            self.kind.append(kind)
            self.level.append(level)
            self.health.append(row.whole("health", 0 if kind == BLANK else 1, 30))
            self.points.append(row.whole("vp", 0, 40))
            letter = "abcdefghijklmnopqrstuvwx"[copy]
            self.tile_words.append(f"{KINDS[kind].replace('_', '-')}-{level}{letter}")
            self.tile_sources.append(row)

    def read_events(self, file: File) -> None:
        """Event cards: effect and level by piece. Their backs show the level."""
        rows = file.rows("event_card")
        first = self.pieces
        self.effect = [0] * first
        self.event_level = [0] * first
        for row in rows:
            level = row.whole("level", 1, 3)
            self.new_piece(3 + level)
            self.effect.append(EFFECTS.index(row.text("effect", EFFECTS)))
            self.event_level.append(level)
        self.events = range(first, self.pieces)
        self.keep_names("event", rows)

    def read_cards(self, file: File) -> None:
        """AZ-UNIT-08, AZ-UNIT-09, AZ-UNIT-10: Old One cards: direction and circles by piece; for each kind hits,
        damage, airship damage, Sanity.
        """
        rows = file.rows("old_one_card")
        first = self.pieces
        self.word = [0] * first
        self.moves = [0] * first
        self.hits: list[list[list[int]]] = [[] for _ in range(first)]
        self.results: list[list[tuple[int, int, int]]] = [[] for _ in range(first)]
        for row in rows:
            self.new_piece(7)
            self.word.append(LEFT if row.text("direction", ("left", "right")) == "left" else RIGHT)
            self.moves.append(sum(1 << KINDS.index(k) for k in row.texts("moves", KINDS[:6])))
            lines = [nested(row, kind) for kind in KINDS[:6]]
            self.hits.append(
                [[UNITS.index(u) for u in line.texts("hits", UNITS)] for line in lines]
            )
            self.results.append(
                [
                    (x.whole("damage", 0, 9), x.whole("airship", 0, 9), x.whole("sanity", 0, 9))
                    for x in lines
                ]
            )
        self.cards = range(first, self.pieces)
        self.keep_names("card", rows)

    def read_survey(self, file: File) -> None:
        """Survey tiles by piece, their symbols in the order C, NE, E, SE, SW, W, NW."""
        rows = file.rows("survey_tile")
        first = self.pieces
        self.shows: list[Survey] = [Survey([], []) for _ in range(first)]
        for row in rows:
            self.new_piece(8)
            old_ones = [SURVEY_PLACES.index(p) for p in row.texts("old_ones", SURVEY_PLACES)]
            goods = [
                (
                    SURVEY_PLACES.index(line.text("at", SURVEY_PLACES)),
                    GOODS.index(line.text("type", GOODS)),
                    line.whole("amount", 1, 9),
                )
                for line in row.rows("resources")
            ]
            self.shows.append(Survey(sorted(old_ones), sorted(goods)))
        self.surveys = range(first, self.pieces)

    def read_map(self, file: File) -> None:
        """AZ-MAP-01: the hexes by number with terrain, level, port symbols and survey triangles."""
        rows = sorted(file.rows("hex"), key=lambda row: row.whole("number", 1, 200))
        for number, row in enumerate(rows, 1):
            if row.whole("number", 1, 200) != number:
                raise row.bad("number", f"{number}: the hexes are numbered without a gap")
        places = [(row.whole("q", -50, 50), row.whole("r", -50, 50)) for row in rows]
        self.hexes = Hexes([(0, 0), *places])
        for number, row in enumerate(rows, 1):
            if sorted(row.wholes("neighbours", 1, len(rows))) != sorted(
                self.hexes.neighbours[number]
            ):
                raise row.bad("neighbours", f"{sorted(self.hexes.neighbours[number])}")
        self.terrain = [0] + [TERRAINS.index(row.text("terrain", TERRAINS)) for row in rows]
        self.hex_level = [0] + [row.whole("level", 0, 3) for row in rows]
        named = labels(rows, LANGUAGES)
        self.hex_names = {lang: ["", *names] for lang, names in named.items()}
        self.x = [0] + [round(row.values["x"] * 10) for row in rows]
        self.y = [0] + [round(row.values["y"] * 10) for row in rows]
        self.port_sites = [n for n, row in enumerate(rows, 1) if row.flag("port")]
        self.survey_hexes = [n for n, row in enumerate(rows, 1) if row.flag("survey")]
        self.port_distance = nested(file.single(), "map").whole("minimum_port_distance", 1, 9)
        numbers = self.hexes.numbers
        self.terrain_mask = [sum(1 << n for n in numbers if self.terrain[n] == k) for k in range(3)]
        # AZ-RAIL-04: the sides that the 2-Time box may use touch no hills on either side.
        self.flat_sides = sum(
            1 << i
            for i, (a, b) in enumerate(self.hexes.ends)
            if self.terrain[a] != HILLS and self.terrain[b] != HILLS
        )

    def read_track(self, file: File) -> None:
        """AZ-RUL-06: The Time track, the start of each number of players, the action boxes and the solo levels."""
        whole = file.single()
        track = nested(whole, "time_track")
        self.last_cell = track.whole("last_cell", 2, 99)
        self.old_ones_start = track.whole("old_ones_start", 1, self.last_cell)
        self.light_cells = frozenset(track.wholes("event_cells", 1, self.last_cell))
        self.movement_cards = track.whole("movement_cards_per_step", 0, 9)
        self.surge_cards = 6
        self.start_cell = [0] * 5
        for row in file.rows("start_cell"):
            self.start_cell[row.whole("players", 1, 4)] = row.whole("cell", 1, self.last_cell)
        actions = in_order(file, "action", ACTIONS)
        self.keep_names("action", actions)
        self.time = [row.whole("time", 0, 9) for row in actions]
        self.repeat_gold = [row.whole("gold_per_cube_already_there", 0, 9) for row in actions]
        self.most_attack_time = actions[ATTACK].whole("time_max", 1, 9)
        self.late_recovery = actions[RECOVER].whole("time_without_cube", 0, 9)
        kit = nested(whole, "player_kit")
        self.cubes = kit.whole("cubes", 1, 99)
        self.discs = kit.whole("discs", 1, 9) - 1
        self.disc_value = kit.whole("damage_per_disc", 1, 20)
        self.track_pieces = kit.whole("tracks", 1, 60)
        self.sanity = kit.whole("sanity_tokens", 0, 9)
        self.start_goods = [kit.whole(f"start_{good}", 0, 20) for good in GOODS]
        supply = nested(whole, "supply")
        self.events_per_level = supply.whole("event_cards_used", 3, 30) // 3
        self.row_length = supply.whole("character_row", 1, 36)
        levels = in_order(file, "solo_level", LEVELS)
        self.keep_names("level", levels)
        self.solo_goods = [[row.whole(good, 0, 20) for good in GOODS[:3]] + [0] for row in levels]
        self.solo_points = [row.whole("vp", 0, 40) for row in levels]
        self.solo_wild = [row.flag("survey_hex_14") for row in levels]
        scoring = nested(whole, "scoring")
        self.phosphate_points = scoring.whole("phosphate", 0, 9)
        self.revealed_factor = scoring.whole("old_ones_revealed_multiplier", 0, 9)
        self.hidden_factor = scoring.whole("old_ones_hidden_multiplier", 0, 9)
        self.blighted_points = scoring.whole("old_ones_blighted_farm", 0, 9)

    def read_units(self, file: File) -> None:
        """AZ-UNIT-01, AZ-UNIT-02, AZ-UNIT-03, AZ-UNIT-04, AZ-UNIT-05: Number, price, health, range and Time of each
        kind.
        """
        rows = in_order(file, "unit", UNITS)
        self.keep_names("unit", rows)
        self.unit_count = [row.whole("count", 0, 40) for row in rows]
        self.unit_price = [row.whole("cost_gold", 0, 20) for row in rows]
        self.unit_health = [row.whole("health", 1, 9) for row in rows]
        self.unit_range = [row.whole("range", 0, 20) for row in rows]
        self.takes_time = [row.flag("counts_for_time") for row in rows]
        self.per_purchase = [row.whole("max_per_buy", 1, 10) for row in rows]

    def read_farms(self, file: File) -> None:
        rows = in_order(file, "farm", FARMS)
        self.keep_names("farm", rows)
        self.keep_names("good", in_order(file, "resource", GOODS))
        self.farm_terrain = [TERRAINS.index(row.text("terrain", TERRAINS)) for row in rows]
        self.farm_of_terrain = [self.farm_terrain.index(k) for k in range(3)]
        self.farms_each = [row.whole("per_player", 0, 40) for row in rows]
        self.farm_mask = [self.terrain_mask[k] for k in self.farm_terrain]
        self.fewest_farms = min(self.farms_each)
        self.farm_gold = [row.whole("gold_on_build", 0, 9) for row in rows]
        self.farm_points = [row.whole("vp_productive", 0, 9) for row in rows]


def files(overlay: Path | None = None) -> dict[str, File]:
    return read_files(DATA, overlay)


def open_box(overlay: Path | None = None) -> Box:
    return Box(files(overlay))


assert len(DIRECTIONS) == len(SURVEY_PLACES) - 1
