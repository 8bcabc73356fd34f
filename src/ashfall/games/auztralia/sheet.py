"""The text board, made from the view alone: where the game stands, the map, the hexes, the players,
the decks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ashfall.engine.sheet import Maker, Row, Section, T

from .drawing import draw

View = Mapping[str, Any]


def sections(view: View, made: Maker[T]) -> list[T]:
    """All sections, the most urgent first."""
    players, side = view["players"], len(view["players"])
    parts = ("level", "turn", "time", "fallen")
    found = [made(standing, view, parts, [p["port"] for p in players])]
    if view["battle"]:
        troops = players[view["battle"]["seat"]]["troops"]
        found.append(made(battle, view, ("battle", "old_ones"), troops))
    found.append(made(the_map, view, ("hexes",), [p["tracks"] for p in players]))
    for p in players:
        acts = view["time"]["choosing"] and view["turn"] == p["seat"]
        time, points = view["time"] if acts else None, points_of(view, p["seat"])
        found.append(made(player, view, ("unit_prices",), p, points, time))
    cell, points = view["time"]["old_ones"], points_of(view, side)
    return [
        *found,
        made(old_ones, view, ("old_ones",), side, cell, points),
        made(strengths, view, ("strengths", "supply", "cards", "cards_seen")),
        made(decks, view, ("row", "supply", "unit_prices", "stacks", "deck", "events", "cards")),
        made(hexes, view, ("hexes", "old_ones")),
    ]


def standing(view: View, ports: Sequence[int]) -> Section:
    """Where the game stands on the Time track."""
    time = view["time"]
    now = time["old_ones"] if view["turn"] is None else time["cells"][view["turn"]]
    if view["fallen"] is not None:
        first = Row("row-port-fallen", seat=view["fallen"])
    elif not all(ports):
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
    if time["events"]:
        rows.append(Row("row-next-event", **time["events"][0]))
    course, side = course_of(time)
    return Section(
        "section-time",
        rows,
        cell=now,
        last=time["last"],
        course=course,
        spare=time["spare"],
        side=side,
    )


def course_of(time: View) -> tuple[str, str | None]:
    """What the title says about who acts next: the same player again, somebody else, nobody; and who that is."""
    if not time["after"]:
        return "none", None
    if time["choosing"] and time["spare"] > 0:
        return ("again" if time["next"] else "last"), time["next"] or None
    acts = time["next"] if time["choosing"] else time["after"][time["planned"]]
    return ("next" if acts else "end"), acts or None


def battle(view: View, troops: View) -> Section:
    fight = view["battle"]
    rows = [fighter_row(fight, troops, unit) for unit, count in fight["force"].items() if count]
    asked = "ask:combat-continue"
    if fight["hex"]:
        rows.append(Row("row-sanity", asked, sanity=fight["sanity"], full=fight["full_sanity"]))
    if fight["card"]:
        rows.append(Row("row-card", card=fight["card"]))
    rows += odds_rows(fight)
    rows += [old_one_row(one, asked) for one in view["old_ones"] if one["hex"] == fight["hex"]]
    if not fight["hex"]:
        return Section("section-muster", rows, seat=fight["seat"], side=fight["seat"])
    return Section(
        "section-battle", rows, seat=fight["seat"], side=fight["seat"], hex=str(fight["hex"])
    )


def fighter_row(fight: View, troops: View, unit: str) -> Row:
    """A stack of the force, and what its top unit can still take."""
    health = troops[unit]["health"]
    return Row(
        "row-fighter",
        thing=f"unit:{unit}",
        unit=unit,
        count=fight["force"][unit],
        left=health - fight["wounds"][unit],
        health=health,
    )


def odds_rows(fight: View) -> list[Row]:
    """What the next card may do, in numbers of cards, and what to withdraw means."""
    odds = fight["odds"]
    if odds is None:
        return []
    ends = odds["win"] + odds["fall"] + odds["mad"]
    rows = [Row("forecast-odds", thing="combat:fight", ends=ends, **odds)]
    if fight["sort"] == "defence":
        rows.append(Row("forecast-port", port=odds["port"]))
    else:
        rows.append(Row("forecast-withdraw", thing="combat:withdraw", heals=fight["heals"]))
    return rows


def the_map(view: View, tracks: Sequence[Sequence[str]]) -> Section:
    """The drawn map and what its signs mean."""
    rows = [Row("row-map-line", line=line) for line in draw(view["hexes"], tracks)]
    rows += [Row("row-map-key"), Row("row-map-key-pieces"), Row("row-map-key-goods")]
    return Section("section-map", rows)


def hexes(view: View) -> Section:
    """The hexes with something in them, as a list."""
    rows = []
    for h in view["hexes"]:
        hex, thing = str(h["hex"]), f"hex:{h['hex']}"
        if h["hidden"]:
            rows.append(Row("row-hidden", thing=thing, hex=hex, level=h["hidden"]))
        here = [one for one in view["old_ones"] if one["hex"] == h["hex"]]
        rows += [old_one_row(one, thing) for one in here]
        if h["goods"]:
            rows.append(Row("row-goods", thing=thing, hex=hex, good=h["goods"]))
    return Section("section-hexes", rows or [Row("row-nothing")])


def old_ones(view: View, side: int, cell: int, points: int) -> Section:
    """The side that nobody sits at: what is awake, where its disc stands, and its score."""
    rows = [old_one_row(one) for one in view["old_ones"]] or [Row("row-none-awake")]
    rows.append(Row("row-old-ones-disc", cell=cell))
    rows.append(Row("row-points", points=points))
    return Section("section-old-ones", rows, seat=side)


def points_of(view: View, side: int) -> int:
    return sum(line["points"][side] for line in view["score"])


def old_one_row(one: View, thing: str = "") -> Row:
    """A face-up Old One, as itself or for its hex, and how far the nearest settlement is (-1: there is none)."""
    return Row(
        "row-old-one",
        thing=thing or f"tile:{one['tile']}",
        tile=one["tile"],
        hex=str(one["hex"]),
        health=one["health"],
        damage=one["damage"],
        vp=one["vp"],
        distance=-1 if one["distance"] is None else one["distance"],
    )


def player(view: View, p: View, points: int, time: View | None) -> Section:
    """A player board; with the Time track, where this player chooses an action, what each would take."""
    rows = [
        Row("row-warehouse", good=p["goods"]),
        Row("row-hq", hq=p["hq"], discs=p["discs"], tracks=p["tracks_left"]),
    ]
    boxes = {action: n for action, n in p["boxes"].items() if n}
    if boxes:
        rows.append(Row("row-boxes", action=boxes))
    if time is not None:
        rows += [action_row(time, p, action) for action in p["times"]]
    units = {unit: n for unit, n in p["barracks"].items() if n}
    rows += [troop_row(view, p, unit) for unit in units]
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
    rows.append(Row("row-points", points=points))
    return Section("section-player", rows, seat=p["seat"], side=p["seat"])


def action_row(time: View, p: View, action: str) -> Row:
    """What an action takes now, and who acts after it."""
    seat = str(p["seat"])
    least, most = p["times"][action]
    soon, late = time["after"][least], time["after"][most]
    if soon == late:
        then = "again" if soon == seat else "next" if soon else "end"
    else:
        then = "both" if late else "last"
    return Row(
        "forecast-action-paid" if p["prices"][action] else "forecast-action",
        thing=f"action:{action}",
        depth=1,
        then=then,
        action=action,
        time=least if least == most else f"{least}–{most}",
        gold=p["prices"][action],
        spare=time["spare"],
        seat=p["seat"],
        side=late or None,
    )


def troop_row(view: View, p: View, unit: str) -> Row:
    """Health, range and price of a kind of unit, as they count now."""
    now = p["troops"][unit]
    return Row(
        "row-troop",
        thing=f"unit:{unit}",
        unit=unit,
        count=p["barracks"][unit],
        health=now["health"],
        range=now["range"],
        more=now["more_health"] + now["more_range"],
        price=view["unit_prices"][unit],
    )


def strengths(view: View) -> Section:
    """What the cards that may come next hold against each kind of Old One."""
    rows = []
    for kind, row in view["strengths"].items():
        units = {unit: row[unit] for unit in view["supply"]}
        rows.append(
            Row(
                "forecast-strength",
                kind=kind,
                unit=units,
                damage=row["damage"],
                airships=row["airship-damage"],
                sanity=row["sanity"],
            )
        )
    return Section("section-strengths", rows, cards=view["cards"] or len(view["cards_seen"]))


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
    units = [
        Row("row-unit", thing=f"unit:{unit}", depth=1, unit=unit, count=count,
            price=view["unit_prices"][unit])
        for unit, count in view["supply"].items()
    ]  # fmt: skip
    return Section(
        "section-supply",
        [
            Row("row-row", count=len(rows)),
            *rows,
            Row("row-units"),
            *units,
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
