"""The city in letters, made from the view alone: a cell per tile with a line for each region, 80 columns at most.

The names of the tiles stand above it, in the language of whoever reads. A line begins with `.` for ground or `^` for
a roof (and a or b where a tile has two). Then come the strengths, seat A to F, a capital letter for who has the
majority; `~2` signal tokens; `t2e1` the resources; `*r` an outpost and its colour; `#` a refuge, `=` an elevator
(with the owner's letter, none for a neutral one), `@` a den; `!m` a drone; `$j` a mercenary who waits; `o` a drone
start symbol.
"""

from collections.abc import Mapping
from typing import Any

WIDE = 16
View = Mapping[str, Any]
SIGNS = {"refuge": "#", "elevator": "=", "den": "@"}


def draw(view: View) -> list[list[str]]:
    """The lines of each row of tiles."""
    city = view["city"]
    cells: list[list[str]] = [[] for _ in city["tiles"]]
    tokens = {
        r["region"]: sum(r["signals"]) for r in (view["signals"] or {"regions": []})["regions"]
    }
    for region in view["regions"]:
        cells[region["cell"]].append(line_of(region, tokens.get(region["region"], 0)))
    rows = []
    for row in range(city["rows"]):
        here = cells[row * city["columns"] : (row + 1) * city["columns"]]
        lines = []
        for i in range(max(len(cell) for cell in here)):
            parts = [(cell[i] if i < len(cell) else "").ljust(WIDE) for cell in here]
            lines.append("".join(parts).rstrip())
        rows.append(lines)
    return rows


def districts(view: View, row: int) -> list[str]:
    """The names of the tiles of a row as the notation has them: what their regions share."""
    columns = view["city"]["columns"]
    return [
        next(r["region"] for r in view["regions"] if r["cell"] == cell).partition("-ground")[0]
        for cell in range(row * columns, (row + 1) * columns)
    ]


def line_of(region: View, signals: int) -> str:
    """A region in at most fifteen letters; a plus sign where there is more than fits."""
    word = region["region"]
    letter = word[-1] if word[-2:] in ("-a", "-b") else ""
    parts = [("." if region["level"] == "ground" else "^") + letter, " "]
    for units in region["units"]:
        seat = "abcdef"[units["seat"]]
        shown = seat.upper() if region["holder"] == units["seat"] else seat
        parts.append(f"{shown}{units['strength']}")
    if signals:
        parts.append(f"~{signals}")
    parts += [f"{good[0]}{amount}" for good, amount in region["goods"].items() if amount]
    parts += [f"*{colour[0]}" for colour in region["outposts"]]
    parts += [SIGNS[construction] for construction in region["neutral"]]
    parts += [SIGNS[built["construction"]] + "abcdef"[built["seat"]] for built in region["built"]]
    parts += [f"!{drone[0]}" for drone in region["drones"]]
    parts += [f"${figure[0]}" for figure in region["mercenaries"]]
    if region["drone_start"] and not region["drones"]:
        parts.append("o")
    text = "".join(parts)
    return text if len(text) < WIDE else text[: WIDE - 2] + "+"
