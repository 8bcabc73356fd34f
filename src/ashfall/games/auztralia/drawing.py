"""The map in letters: two lines for each row of hexes, 78 columns wide, made from the view alone.

A hex shows its number and terrain (~ coast, ^ hills, a dot and the level on plains) and below it what lies there.
Small letters on the sides are tracks, capital letters the owners of ports and farms.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

WIDE = 6
SIGNS = {"coast": "~", "hills": "^", "plain": "."}
KIND_LETTERS = {
    "cthulhu": "C", "shoggoth": "S", "mi-go": "M", "zombie": "Z", "loyalist": "L", "temple": "T",
}  # fmt: skip
CONTENT = 4


Hex = Mapping[str, Any]
Side = tuple[tuple[int, int], int, int]
"""Two hexes, and the line and column of their common side."""


def draw(hexes: Sequence[Hex], tracks_of: Sequence[Sequence[str]]) -> list[str]:
    """The lines of the map, with the tracks of each seat."""
    blank, places, sides = printed(tuple((h["hex"], h["q"], h["r"], heading(h)) for h in hexes))
    page = [line[:] for line in blank]
    for h, (y, x) in zip(hexes, places, strict=True):
        write(page, y + 1, x + 1, content(h))
    tracks = owners(tracks_of)
    for side, y, x in sides if tracks else ():
        if side in tracks:
            page[y][x] = "abcd"[tracks[side]]
    return ["".join(line).rstrip() for line in page]


@lru_cache(maxsize=8)
def printed(
    hexes: tuple[tuple[int, int, int, str], ...],
) -> tuple[list[list[str]], list[tuple[int, int]], list[Side]]:
    """A map with nothing on it, where each hex is drawn, and where the sides between hexes are."""
    top = min(r for _, _, r, _ in hexes)
    left = min(column(q, r) for _, q, r, _ in hexes)
    height = 2 * (max(r for _, _, r, _ in hexes) - top + 1)
    width = max(column(q, r) for _, q, r, _ in hexes) - left + WIDE
    page = [[" "] * width for _ in range(height)]
    at = {(q, r): hex for hex, q, r, _ in hexes}
    places, sides = [], []
    for hex, q, r, head in hexes:
        y, x = 2 * (r - top), column(q, r) - left
        places.append((y, x))
        write(page, y, x, head)
        for (dq, dr), (down, right) in {(1, 0): (0, 5), (-1, 1): (1, 0), (0, 1): (1, 5)}.items():
            there = at.get((q + dq, r + dr))
            if there is not None:
                sides.append(((min(hex, there), max(hex, there)), y + down, x + right))
    return page, places, sides


def column(q: int, r: int) -> int:
    return WIDE * q + WIDE // 2 * r


def write(page: list[list[str]], y: int, x: int, text: str) -> None:
    for i, letter in enumerate(text):
        page[y][x + i] = letter


def owners(tracks_of: Sequence[Sequence[str]]) -> dict[tuple[int, int], int]:
    found = {}
    for seat, tracks in enumerate(tracks_of):
        for side in tracks:
            a, _, b = side.partition("-")
            found[int(a), int(b)] = seat
    return found


def heading(h: Mapping[str, Any]) -> str:
    level = str(h["level"]) if h["level"] else ""
    return f"{h['hex']:2}{SIGNS[h['terrain']]}{level}"


def content(h: Mapping[str, Any]) -> str:
    """Old Ones first, then port or farm, then resources; a plus sign where there is more than fits."""
    parts = [f"?{h['hidden']}"] if h["hidden"] else []
    for tile in h["old_ones"]:
        kind, _, rest = tile.rpartition("-")
        parts.append(f"{KIND_LETTERS[kind]}{rest[0]}")
    if h["port"] is not None:
        parts.append("P" + "ABCD"[h["port"]])
    if h["farm"]:
        parts.append(("x" if h["farm"]["blighted"] else "f") + "ABCD"[h["farm"]["seat"]])
    parts += [f"{good[0]}{amount}" for good, amount in h["goods"].items()]
    if not parts and h["site"]:
        return "o"
    text = "".join(parts)
    return text if len(text) <= CONTENT else text[: CONTENT - 1] + "+"
