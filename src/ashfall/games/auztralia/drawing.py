"""The map in letters: two lines for each row of hexes, 78 columns wide, made from the view alone.

A hex shows its number and terrain (~ coast, ^ hills, a dot and the level on plains) and below it what lies there.
Small letters on the sides are tracks, capital letters the owners of ports and farms.
"""

from collections.abc import Mapping, Sequence
from typing import Any

WIDE = 6
SIGNS = {"coast": "~", "hills": "^", "plain": "."}
KIND_LETTERS = {
    "cthulhu": "C", "shoggoth": "S", "mi-go": "M", "zombie": "Z", "loyalist": "L", "temple": "T",
}  # fmt: skip
CONTENT = 4


def draw(view: Mapping[str, Any]) -> list[str]:
    """The lines of the map."""
    hexes = view["hexes"]
    top = min(h["r"] for h in hexes)
    left = min(column(h) for h in hexes)
    height = 2 * (max(h["r"] for h in hexes) - top + 1)
    width = max(column(h) for h in hexes) - left + WIDE
    page = [[" "] * width for _ in range(height)]
    tracks = owners(view["players"])
    places = {h["hex"]: (h["q"], h["r"]) for h in hexes}
    at = {place: hex for hex, place in places.items()}
    for h in hexes:
        y, x = 2 * (h["r"] - top), column(h) - left
        write(page, y, x, heading(h))
        write(page, y + 1, x + 1, content(h))
        q, r = places[h["hex"]]
        for (dq, dr), (down, right) in {(1, 0): (0, 5), (-1, 1): (1, 0), (0, 1): (1, 5)}.items():
            there = at.get((q + dq, r + dr))
            owner = tracks.get((min(h["hex"], there), max(h["hex"], there))) if there else None
            if owner is not None:
                page[y + down][x + right] = "abcd"[owner]
    return ["".join(line).rstrip() for line in page]


def column(h: Mapping[str, Any]) -> int:
    return int(WIDE * h["q"] + WIDE // 2 * h["r"])


def write(page: list[list[str]], y: int, x: int, text: str) -> None:
    for i, letter in enumerate(text):
        page[y][x + i] = letter


def owners(players: Sequence[Mapping[str, Any]]) -> dict[tuple[int, int], int]:
    found = {}
    for player in players:
        for side in player["tracks"]:
            a, _, b = side.partition("-")
            found[int(a), int(b)] = int(player["seat"])
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
