"""Scoring: points of the players and of the Old Ones, and who wins."""

from .box import MAD_JOHNSON, MRS_BRADSHAW, PHOSPHATE
from .hexes import bits
from .state import Auztralia

CATEGORIES = (
    "farms", "phosphates", "old_one_tiles", "vp_tokens", "characters", "revealed", "hidden", "blight",
)  # fmt: skip

SOURCES = {
    "farms": ("AZ-SCO-02", "farm_built", "farm_blighted", "farm_restored"),
    "phosphates": ("AZ-SCO-03", "mined", "imported", "exported", "gained"),
    "old_one_tiles": ("AZ-SCO-04", "trophy_taken"),
    "vp_tokens": ("AZ-SCO-05", "points_divided", "points_gained"),
    "characters": ("AZ-SCO-06", "hired"),
    "revealed": ("AZ-SCO-07", "tile_revealed", "temple_opened", "old_one_destroyed", "old_one_removed"),
    "hidden": ("AZ-SCO-08", "tile_counted"),
    "blight": ("AZ-SCO-09", "farm_blighted", "farm_restored"),
}  # fmt: skip
"""AZ-SCO-02 to AZ-SCO-09: the rule of each category, and the events that change its points."""


def score_sheet(t: Auztralia) -> list[tuple[str, list[int]]]:
    """AZ-SCO-01, AZ-END-04, AZ-RUL-72: every category with a number for each player and for the Old Ones."""
    players = [player_points(t, seat) for seat in t.seats]
    old_ones = [0] * 5 + old_ones_points(t)
    columns = [[*points, 0, 0, 0] for points in players] + [old_ones]
    return [(name, [column[i] for column in columns]) for i, name in enumerate(CATEGORIES)]


def player_points(t: Auztralia, seat: int) -> list[int]:
    """AZ-SCO-02, AZ-SCO-03, AZ-SCO-04, AZ-SCO-05, AZ-SCO-13: farms, phosphates, tiles, tokens, characters; nothing
    else.
    """
    player = t.boards[seat]
    return [
        farm_points(t, seat),
        player.goods[PHOSPHATE] * t.box.phosphate_points,
        sum(t.box.points[tile] for tile in bits(player.trophies)),
        player.vp,
        character_points(t, seat),
    ]


def productive(t: Auztralia, seat: int, kind: int) -> int:
    """How many productive farms of a kind the player has."""
    return (t.boards[seat].farms & ~t.blighted & t.box.farm_mask[kind]).bit_count()


def farm_points(t: Auztralia, seat: int) -> int:
    """AZ-SCO-02, AZ-BLT-04: 2 VP for each productive farm, nothing for a blighted one."""
    farms = t.boards[seat].farms & ~t.blighted
    points = 0
    for mask, each in zip(t.box.farm_mask, t.box.farm_points, strict=True):
        points += (farms & mask).bit_count() * each
    return points


def character_points(t: Auztralia, seat: int) -> int:
    """AZ-SCO-06, AZ-CHR-06, AZ-CHR-35, AZ-CHR-37: scoring characters."""
    owned = t.boards[seat].characters
    if not owned:
        return 0
    points = 0
    if owned >> MAD_JOHNSON & 1:
        points += t.box.bonus[MAD_JOHNSON] * t.boards[seat].trophies.bit_count()
    if owned >> MRS_BRADSHAW & 1:
        tracks = t.boards[seat].tracks.bit_count()
        points += t.box.bonus[MRS_BRADSHAW] * (tracks // t.box.tracks_per_point)
    return points + farm_lovers(t, seat)


def farm_lovers(t: Auztralia, seat: int) -> int:
    """AZ-CHR-36, AZ-CHR-38, AZ-CHR-42: points for the productive farms of one kind."""
    owned = t.boards[seat].characters
    points = 0
    for character, kind in t.box.favours.items():
        if owned >> character & 1:
            points += t.box.bonus[character] * productive(t, seat, kind)
    return points


def old_ones_points(t: Auztralia) -> list[int]:
    """AZ-RUL-101, AZ-SCO-07, AZ-SCO-08, AZ-SCO-09, AZ-BLT-04: tiles face up once, face down twice, blighted farms 1
    each.
    """
    return [
        sum(t.box.points[tile] for tile in t.awake) * t.box.revealed_factor,
        sum(t.box.points[tile] for tile in t.lurking) * t.box.hidden_factor if t.over else 0,
        (t.blighted & t.farmed).bit_count() * t.box.blighted_points,
    ]


def winners(t: Auztralia) -> list[int]:
    """AZ-SCO-10, AZ-SCO-11, AZ-SCO-12, AZ-RUL-80, AZ-SOLO-08: the highest total; a tie goes to the Old Ones."""
    totals = [sum(player_points(t, seat)) for seat in t.seats]
    best = max(totals)
    if sum(old_ones_points(t)) >= best:
        return [t.old_ones]
    return [seat for seat in t.seats if totals[seat] == best]
