"""The Automa on the text board: its cards and actions, its dens, its free units, what it would remove."""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.sheet import Row

View = Mapping[str, Any]


def automa_rows(automa: View) -> list[Row]:
    """What only the Automa has."""
    one, two, three = automa["actions"]
    rows = [
        Row("row-automa-actions", one=one, two=two, three=three),
        Row(
            "row-automa-cards", deck=automa["deck"], discarded=len(automa["discard"]),
            aside=len(automa["aside"]),
        ),
    ]  # fmt: skip
    if automa["deck"]:
        rows.append(Row("row-automa-unseen", depth=1, **automa["unseen"]))
    rows += [
        Row("row-automa-cell", thing=f"automa_card:{card['automa_card']}", depth=1,
            automa_card=card["automa_card"], order=card["orders"])
        for card in automa["cells"]
    ]  # fmt: skip
    rows += [
        Row("row-den", thing=f"region:{den['region']}", region=den["region"], colour=den["colour"])
        for den in automa["dens"]
    ]
    rows += [free_row(group) for group in automa["free"]]
    rows += [
        Row("forecast-removal", thing=f"region:{r['region']}", region=r["region"],
            colour=r["outposts"])
        for r in automa["would_remove"]
    ]  # fmt: skip
    removed = {colour: count for colour, count in automa["removed"].items() if count}
    if removed:
        rows.append(Row("row-removed", colour=removed))
    return rows


def free_row(group: View) -> Row:
    """DEI-AUT-62: how many units of a region are free, and why."""
    message = "row-free-bare" if group["bare"] else "row-free" if group["held"] else "row-free-none"
    if not (group["bare"] or group["held"]) and group["free"]:
        message = "row-free-all"
    return Row(
        message, thing=f"region:{group['region']}", region=group["region"], units=group["units"],
        free=group["free"], strength=group["strength"], against=group["rivals"],
    )  # fmt: skip
