"""The text board, made from the view alone: where the game stands, the map, the hexes, the players,
the decks.
"""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.sheet import Row, Section

from .drawing import draw

View = Mapping[str, Any]


def sheet(view: View) -> list[Section]:
    """All sections, the most urgent first."""
    sections = [standing(view)]
    if view["battle"]:
        sections.append(battle(view))
    sections.append(the_map(view))
    sections += [player(view, p) for p in view["players"]]
    return [*sections, old_ones(view), decks(view), hexes(view)]


def standing(view: View) -> Section:
    """Where the game stands on the Time track."""
    time = view["time"]
    now = time["old_ones"] if view["turn"] is None else time["cells"][view["turn"]]
    if view["fallen"] is not None:
        first = Row("row-port-fallen", seat=view["fallen"])
    elif not all(p["port"] for p in view["players"]):
        now = min(time["cells"])
        first = Row("row-ports")
    elif view["turn"] is not None:
        first = Row("row-turn", seat=view["turn"], cell=now, last=time["last"])
    else:
        first = Row("row-old-ones-time", cell=now, last=time["last"])
    rows = [first]
    if view["level"]:
        rows.append(Row("row-level", level=view["level"]))
    for disc in time["order"]:
        if disc == "old-ones":
            rows.append(Row("row-old-ones-disc", cell=time["old_ones"]))
        else:
            rows.append(Row("row-disc", seat=int(disc), cell=time["cells"][int(disc)]))
    return Section("section-time", rows, cell=now, last=time["last"])


def battle(view: View) -> Section:
    fight = view["battle"]
    rows = [
        Row("row-force", unit={unit: n for unit, n in fight["force"].items() if n}),
        Row("row-sanity", sanity=fight["sanity"]),
    ]
    wounds = {unit: n for unit, n in fight["wounds"].items() if n}
    if wounds:
        rows.append(Row("row-wounds", unit=wounds))
    if fight["card"]:
        rows.append(Row("row-card", card=fight["card"]))
    rows += [old_one_row(one) for one in view["old_ones"] if one["hex"] == fight["hex"]]
    if not fight["hex"]:
        return Section("section-muster", rows, seat=fight["seat"], side=fight["seat"])
    return Section(
        "section-battle", rows, seat=fight["seat"], side=fight["seat"], hex=str(fight["hex"])
    )


def the_map(view: View) -> Section:
    """The drawn map and what its signs mean."""
    rows = [Row("row-map-line", line=line) for line in draw(view)]
    rows += [Row("row-map-key"), Row("row-map-key-pieces"), Row("row-map-key-goods")]
    return Section("section-map", rows)


def hexes(view: View) -> Section:
    """The hexes with something in them, as a list."""
    rows = []
    for h in view["hexes"]:
        hex, thing = str(h["hex"]), f"hex:{h['hex']}"
        if h["hidden"]:
            rows.append(Row("row-hidden", thing=thing, hex=hex, level=h["hidden"]))
        if h["goods"]:
            rows.append(Row("row-goods", thing=thing, hex=hex, good=h["goods"]))
    return Section("section-hexes", rows or [Row("row-nothing")])


def old_ones(view: View) -> Section:
    """The side that nobody sits at: what is awake, where its disc stands, and its score."""
    side = len(view["players"])
    rows = [old_one_row(one) for one in view["old_ones"]] or [Row("row-none-awake")]
    rows.append(Row("row-old-ones-disc", cell=view["time"]["old_ones"]))
    rows.append(Row("row-points", points=points_of(view, side)))
    return Section("section-old-ones", rows, seat=side)


def points_of(view: View, side: int) -> int:
    return sum(line["points"][side] for line in view["score"])


def old_one_row(one: View) -> Row:
    return Row(
        "row-old-one",
        thing=f"tile:{one['tile']}",
        tile=one["tile"],
        hex=str(one["hex"]),
        health=one["health"],
        damage=one["damage"],
        vp=one["vp"],
    )


def player(view: View, p: View) -> Section:
    """A player board."""
    rows = [
        Row("row-warehouse", good=p["goods"]),
        Row("row-hq", hq=p["hq"], discs=p["discs"], tracks=p["tracks_left"]),
    ]
    boxes = {action: n for action, n in p["boxes"].items() if n}
    if boxes:
        rows.append(Row("row-boxes", action=boxes))
    units = {unit: n for unit, n in p["barracks"].items() if n}
    if units:
        rows.append(Row("row-barracks", unit=units))
    if p["port"]:
        rows.append(Row("row-port", thing=f"hex:{p['port']}", hex=str(p["port"])))
    for farm in p["farms"]:
        message = "row-farm-blighted" if farm["blighted"] else "row-farm"
        hex = str(farm["hex"])
        rows.append(Row(message, thing=f"hex:{hex}", depth=1, farm=farm["farm"], hex=hex))
    rows += [
        Row("row-character", thing=f"character:{c}", depth=1, character=c, effect=c)
        for c in p["characters"]
    ]
    if p["trophies"]:
        rows.append(Row("row-trophies", tile=p["trophies"]))
    rows.append(Row("row-points", points=points_of(view, p["seat"])))
    return Section("section-player", rows, seat=p["seat"], side=p["seat"])


def decks(view: View) -> Section:
    """What is for hire, what can be bought, and how many cards are left."""
    rows = [
        Row(
            "row-candidate",
            thing=f"character:{character}",
            depth=1,
            character=character,
            effect=character,
        )
        for character in view["row"]
    ]
    units = {unit: n for unit, n in view["supply"].items() if n}
    return Section(
        "section-supply",
        [
            Row("row-row", count=len(rows)),
            *rows,
            Row("row-units", unit=units),
            Row(
                "row-stacks", one=view["stacks"][0], two=view["stacks"][1], three=view["stacks"][2]
            ),
            Row(
                "row-decks",
                characters=view["deck"],
                events=len(view["events"]),
                cards=view["cards"],
            ),
        ],
    )
