"""The text board, made from the view alone: where the game stands, the map, the players, markets and missions."""

from collections.abc import Mapping, Sequence
from typing import Any

from ashfall.engine.sheet import Maker, Row, Section, T

from .automa_sheet import automa_rows
from .drawing import districts, draw

View = Mapping[str, Any]


STANDING = (
    "round", "phase", "order", "weather", "mercenaries", "draft", "play", "candies", "supply",
)  # fmt: skip
"""What of the view the first section tells."""


def sections(view: View, made: Maker[T]) -> list[T]:
    """All sections, the most urgent first."""
    found = [made(standing, view, STANDING)]
    if view["move"]:
        found.append(made(move, view, ("move",)))
    if view["city"]:
        found.append(made(the_map, view, ("city", "regions", "signals")))
    found += [board(view, p, made) for p in view["players"]]
    if view["signals"]:
        found.append(made(signals, view, ("signals",)))
    if view["missions"]:
        found.append(made(missions, view, ("missions", "turn")))
        found.append(made(markets, view, ("markets", "tolstoy")))
    if view["city"]:
        found.append(made(regions, view, ("regions", "strengths"), psionic_seat(view)))
        found.append(made(bridges, view, ("bridges",)))
    return found


def board(view: View, p: View, made: Maker[T]) -> T:
    """The board of one side."""
    points = points_of(view, p["seat"])
    if view["automa"] and p["seat"] == view["automa"]["side"]:
        return made(automa, view, ("automa",), p, points)
    own = view["fauns"] if view["fauns"] and view["fauns"]["seat"] == p["seat"] else None
    return made(player, view, (), p, points, p["seat"] == psionic_seat(view), own)


def standing(view: View) -> Section:
    """Round and phase, initiative order, the card being resolved."""
    rows = [Row("row-order", sides=view["order"])] if view["order"] else []
    weather = view["weather"]
    if weather:
        rows.append(Row("row-weather", weather=weather["now"], effect=weather["effect"]))
        if weather["forecast"]:
            rows.append(Row("row-forecast", weather=weather["forecast"]))
    rows += [row for mercenary in view["mercenaries"] for row in mercenary_rows(mercenary)]
    if view["draft"]:
        rows += [Row("row-draft-feat", thing=f"feat:{f['feat']}", **f) for f in view["draft"]]
    play = view["play"]
    if play:
        rows.append(
            Row("row-play", thing=f"card:{play['card']}", seat=play["seat"], card=play["card"],
                symbol=play["symbols"])
        )  # fmt: skip
    rows.append(Row("row-pool", candies=view["candies"], **view["supply"]))
    return Section("section-standing", rows, round=view["round"], phase=view["phase"])


def mercenary_rows(mercenary: View) -> list[Row]:
    """Where a mercenary waits and how far everybody is from hiring it, or who has hired it."""
    figure, owner = mercenary["figure"], mercenary["owner"]
    thing = f"figure:{figure}"
    if owner is not None:
        return [Row("row-mercenary-hired", thing=thing, figure=figure, seat=owner)]
    return [
        Row(f"row-mercenary-{figure}", thing=thing, figure=figure, region=mercenary["region"]),
        *[
            Row(
                "forecast-hire", thing=thing, depth=1, seat=seat, count=have, need=mercenary["need"]
            )
            for seat, have in enumerate(mercenary["progress"])
        ],
    ]


def move(view: View) -> Section:
    """A Move that is being decided: how strong the units would be in each region that they can reach."""
    going = view["move"]
    if going["sends"]:
        rows = [sent_row(going, sent) for sent in going["sends"]]
    else:
        rows = [
            Row("forecast-move", thing=f"region:{r['region']}", region=r["region"],
                strength=r["strength"], rivals=r["rivals"])
            for r in going["targets"]
        ]  # fmt: skip
    return Section("section-move", rows, side=going["seat"], region=going["origin"])


def sent_row(going: View, sent: View) -> Row:
    """DEI-MAJ-04: the strength with so many scrappers, beside the answer that sends them."""
    [rivals] = [r["rivals"] for r in going["targets"] if r["region"] == going["target"]]
    message = "forecast-send" if sent["strength"] > rivals else "forecast-send-few"
    return Row(
        message, thing=f"count:{sent['count']}", region=going["target"], strength=sent["strength"],
        rivals=rivals,
    )  # fmt: skip


def the_map(view: View) -> Section:
    """The drawn map and what its signs mean."""
    rows = []
    for row, lines in enumerate(draw(view)):
        names = districts(view, row)
        rows += [Row("row-map-names", district=names), Row("row-map-names-below", district=names)]
        rows += [Row("row-map-line", line=line) for line in lines]
    rows += [Row("row-map-key"), Row("row-map-key-signs"), Row("row-map-key-outposts")]
    if view["signals"]:
        rows.append(Row("row-map-key-signals"))
    return Section("section-map", rows)


def points_of(view: View, side: int) -> int:
    return sum(line["points"][side] for line in view["score"])


def player(_: View, p: View, points: int, psionic: bool, own: View | None) -> Section:
    """A faction board."""
    if not p["faction"]:
        return Section("section-seat", [Row("row-no-faction")], seat=p["seat"], side=p["seat"])
    if psionic:
        rows = [Row("row-resources", **p["goods"])]
    else:
        rows = [
            Row("row-goods", reserve=p["reserve"], **p["goods"]),
            Row("row-constructions", **p["constructions"]),
        ]
    rows += [leader_row(figure) for figure in (*p["leaders"], *p["others"])]
    rows += [hand_row(card) for card in p["hand"]]
    if p["up"]:
        rows.append(Row("row-up", card=[c["card"] for c in p["up"]]))
    if p["down"]:
        rows.append(Row("row-down", card=p["down"]))
    if p["bin"]:
        rows.append(Row("row-bin", card=p["bin"]))
    if p["candies"]:
        rows.append(Row("row-candies", candy=p["candies"]))
    for feat in p["feats"]:
        message = "row-feat-unlocked" if feat["unlocked"] else "row-feat-locked"
        rows.append(
            Row(
                message, thing=f"feat:{feat['feat']}", feat=feat["feat"], effect=feat["effect"],
                colour=feat["colour"],
            )
        )  # fmt: skip
    for feat in p["natural_feats"]:
        message = "row-natural-unlocked" if feat["unlocked"] else "row-natural-locked"
        rows.append(
            Row(message, natural=feat["natural"], effect=feat["effect"], outposts=feat["outposts"])
        )
    if own is not None:
        rows += fauns(own)
    outposts = {colour: n for colour, n in p["outposts"].items() if n}
    if outposts:
        rows.append(Row("row-outposts", colour=outposts))
    rows.append(Row("row-points", supplies=p["supplies"], points=points))
    return Section(
        "section-player", rows, seat=p["seat"], side=p["seat"], faction=p["faction"],
        letter="ABCDEF"[p["seat"]],
    )  # fmt: skip


def psionic_seat(view: View) -> int | None:
    """Who has signals instead of scrappers."""
    return view["signals"]["seat"] if view["signals"] else None


def signals(view: View) -> Section:
    """The signal tokens by their symbols, wherever they lie, and the missions of the Psionics."""
    mine = view["signals"]
    rows = [signal_row("row-signals-supply", mine["supply"])]
    if any(mine["kar_ra"]):
        rows.append(signal_row("row-signals-kar-ra", mine["kar_ra"]))
    rows += [signal_row("row-signals-region", r["signals"], r["region"]) for r in mine["regions"]]
    rows += [Row("row-signal-card", thing=f"card:{c['card']}", **c) for c in mine["cards"]]
    rows += [Row("row-signal-market", **m) for m in mine["markets"]]
    for m in mine["missions"]:
        state = "done" if m["done"] else "open" if m["open"] else "closed"
        thing = f"mission:{m['mission']}"
        now = m["now"]
        rows.append(Row(f"row-psi-mission-{state}", thing=thing, mission=m["mission"], now=now))
        if state == "open":
            rows.append(Row(f"row-psi-{m['mission']}", thing=thing, depth=1, each=m["each"]))
    return Section("section-signals", rows, side=mine["seat"])


def signal_row(message: str, tokens: list[int], region: str = "") -> Row:
    """So many tokens with one, two and three symbols."""
    one, two, three = tokens
    thing = f"region:{region}" if region else ""
    return Row(message, thing=thing, region=region or None, one=one, two=two, three=three)


def automa(view: View, p: View, points: int) -> Section:
    """The Automa: what it has and will do; then what it shares with every participant."""
    rows = [Row("row-goods", reserve=p["reserve"], **p["goods"])]
    rows += [leader_row(figure) for figure in (*p["leaders"], *p["others"])]
    rows += automa_rows(view["automa"])
    if p["bin"]:
        rows.append(Row("row-bin", card=p["bin"]))
    if p["candies"]:
        rows.append(Row("row-candies", candy=p["candies"]))
    outposts = {colour: n for colour, n in p["outposts"].items() if n}
    if outposts:
        rows.append(Row("row-outposts", colour=outposts))
    rows.append(Row("row-points", supplies=p["supplies"], points=points))
    return Section(
        "section-automa", rows, seat=p["seat"], side=p["seat"], faction=p["faction"],
        letter="ABCDEF"[p["seat"]], level=view["automa"]["level"], by=view["automa"]["count"],
    )  # fmt: skip


def fauns(own: View) -> list[Row]:
    """What the Fauns have of their own: dens, the growth token, upgraded cards, missions and what they would give."""
    rows = [Row("row-dens", dens=own["dens"])]
    cubes = {colour: n for colour, n in own["cubes"].items() if n}
    if cubes:
        rows.append(Row("row-growth", colour=cubes))
    if own["upgrades"]:
        rows.append(Row("row-upgrades"))
        rows += [hand_row(card) for card in own["upgrades"]]
    for m in own["missions"]:
        message = "forecast-faun-mission" if m["upper"] else "forecast-faun-copy"
        if m["done"]:
            message = "row-faun-mission-done"
        rows.append(
            Row(
                message, thing=f"mission:{m['mission']}", mission=m["mission"], now=m["now"],
                upper=m["upper"], criterion=m["criterion"],
            )
        )  # fmt: skip
    return rows


def leader_row(leader: View) -> Row:
    thing = f"figure:{leader['figure']}"
    if leader["region"] is None:
        return Row("row-leader-waits", thing=thing, figure=leader["figure"])
    return Row("row-leader", thing=thing, figure=leader["figure"], region=leader["region"])


def hand_row(card: View) -> Row:
    """A card in hand: its symbols, its effect, and what it is worth at the end."""
    message = "row-hand-effect" if card["effect"] else "row-hand"
    if card["supplies"]:
        message += "-worth"
    return Row(
        message, thing=f"card:{card['card']}", depth=1, card=card["card"], symbol=card["symbols"],
        effect=card["effect"] or None, supplies=card["supplies"],
    )  # fmt: skip


def missions(view: View) -> Section:
    """Each mission: its column, whether it is in time, what it gives each side now and next round."""
    rows = []
    for m in view["missions"]:
        rows.append(
            Row(
                "row-mission" if m["in_time"] else "row-mission-late",
                thing=f"mission:{m['mission']}",
                mission=m["mission"],
                column=m["column"],
                criterion=m["criterion"],
                upper=m["upper"],
                lower=m["lower"],
            )
        )
        for seat, now in enumerate(m["now"]):
            if seat in m["marked"]:
                rows.append(Row("row-mission-marked", depth=1, seat=seat))
            elif seat in m["open"]:
                thing = f"mission:{m['mission']}" if seat == view["turn"] else ""
                rows.append(
                    Row("forecast-mission", thing=thing, depth=1, seat=seat, now=now,
                        next=m["next"][seat])
                )  # fmt: skip
    return Section("section-missions", rows)


def markets(view: View) -> Section:
    """The open cards of each market with their prices, and who can pay them now."""
    rows = []
    for market in view["markets"]:
        rows.append(Row("row-market", market=market["market"], pile=market["pile"]))
        for card in market["cards"]:
            if card is None:
                rows.append(Row("row-stall-empty", depth=1))
            elif card["captor"] is not None:
                rows.append(Row("row-stall-captured", depth=1, seat=card["captor"]))
            else:
                rows += stall_rows(card)
    if view["tolstoy"]:
        rows.append(Row("row-tolstoy"))
        rows += [hand_row(card) for card in view["tolstoy"]]
    return Section("section-markets", rows)


def stall_rows(card: View) -> list[Row]:
    thing = f"card:{card['card']}"
    message = "row-stall-effect" if card["effect"] else "row-stall"
    if card["pays"]:
        message = "row-stall-pays" if card["symbols"] else "row-stall-pays-only"
    rows = [
        Row(message, thing=thing, depth=1, card=card["card"], symbol=card["symbols"],
            effect=card["effect"] or None, supplies=card["pays"] or card["supplies"], **card["price"])
    ]  # fmt: skip
    if card["buyers"]:
        rows.append(Row("forecast-buyers", thing=thing, depth=2, sides=card["buyers"]))
    return rows


def regions(view: View, psionic: int | None) -> Section:
    """Every region with something in it: units and their strength, resources, outposts, constructions, drones."""
    rows, of_strength = [], strengths_by_place(view["strengths"])
    for r in view["regions"]:
        thing = f"region:{r['region']}"
        holder = "row-region" if r["holder"] is None else "row-region-held"
        rows.append(Row(holder, thing=thing, region=r["region"], seat=r["holder"]))
        for units in r["units"]:
            message = "row-units" if units["seat"] != psionic else "row-units-signals"
            rows.append(
                Row(message, thing=thing, depth=1, seat=units["seat"], count=units["scrappers"],
                    figure=units["figures"], strength=units["strength"])
            )  # fmt: skip
            addends = of_strength.get((r["region"], units["seat"]), ())
            rows += [part_row(thing, units["seat"] == psionic, part) for part in addends]
        if any(r["goods"].values()):
            rows.append(Row("row-resources", thing=thing, depth=1, **r["goods"]))
        if r["outposts"]:
            rows.append(Row("row-region-outposts", thing=thing, depth=1, colour=r["outposts"]))
        if r["neutral"]:
            rows.append(Row("row-neutral", thing=thing, depth=1, construction=r["neutral"]))
        for built in r["built"]:
            rows.append(Row("row-built", thing=thing, depth=1, **built))
        if r["drones"]:
            rows.append(Row("row-drones", thing=thing, depth=1, drone=r["drones"]))
        for figure in r["mercenaries"]:
            rows.append(Row("row-waits", thing=thing, depth=1, figure=figure))
    return Section("section-regions", rows)


def strengths_by_place(strengths: Sequence[View]) -> dict[tuple[str, int], Sequence[View]]:
    return {(line["region"], line["seat"]): line["parts"] for line in strengths}


def part_row(thing: str, psionic: bool, part: View) -> Row:
    """One addend of a strength, where more than scrappers counts."""
    kind = part["kind"].replace("_", "-")
    if kind == "scrappers" and psionic:
        kind = "signals"
    name = {kind.partition("-")[0]: part["name"]} if part["name"] else {}
    return Row(
        f"row-part-{kind}", thing=thing, depth=2, amount=part["amount"], rule=part["rule"], **name
    )


def bridges(view: View) -> Section:
    """The bridges that stand."""
    rows = []
    for bridge in view["bridges"]:
        if bridge["owner"] == "neutral":
            rows.append(
                Row("row-bridge-neutral", thing=f"site:{bridge['site']}", site=bridge["site"])
            )
        elif bridge["owner"] is not None:
            rows.append(
                Row("row-bridge", thing=f"site:{bridge['site']}", site=bridge["site"],
                    seat=bridge["owner"])
            )  # fmt: skip
    return Section("section-bridges", rows or [Row("row-no-bridges")])
