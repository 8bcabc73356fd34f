"""`ashfall lab report`: a run, or two compared, as one HTML file that stands alone; or as pictures and tables."""

from pathlib import Path
from typing import Any

from ashfall.engine.question import Option
from ashfall.engine.settings import written
from ashfall.lang import Speaker, dashed

from . import charts
from .findings import Row, compared, findings
from .pages import Report
from .values import kept_values

LARGEST = 20
"""So many values are drawn: those that move the points most."""


def report(folder: Path, other: Path | None, speaker: Speaker, tried: Path | None = None) -> Report:
    """All that a run says; with another run also how that one differs; with tried values also what each one does."""
    found = findings(folder)
    made = Report(speaker, speaker.say("report-title", game=speaker.say("game-name")))
    tell_plan(made, found)
    if other is not None:
        tell_difference(made, compared(folder, other))
    tell_shares(made, found)
    tell_points(made, found)
    tell_course(made, found)
    tell_uses(made, found)
    tell_designed(made, found)
    if tried is not None:
        tell_values(made, kept_values(tried, found["plan"]["game"]))
    return made


def tell_plan(made: Report, found: dict[str, Any]) -> None:
    plan, say = found["plan"], made.speaker.say
    by_turns = plan.get("each", {})
    options = "; ".join(
        f"{made.speaker.choice(name)}: {made.speaker.choice_value(name, by_turns.get(name, value))}"
        for name, value in plan["options"].items()
    )
    made.text(
        say(
            "report-plan",
            games=found["games"],
            version=plan["version"],
            options=options,
            bots=", ".join(plan["players"]),
            seed=plan["seed"],
        )
    )
    for build, parts in sorted(found["builds"].items()):
        made.text(say(f"report-build-{build}", parts=parts))
    if plan["data"]:
        made.text(say("report-overlay", data=plan["data"]))
    if found["faults"]:
        made.text(say("report-faults", games=found["faults"]))
    made.text(say("simulated-caveat"))
    length = found["length"]
    made.text(
        say(
            "simulated-length",
            mean=length["mean"],
            least=length["least"],
            most=length["most"],
            options=found["options_per_decision"],
        )
    )


def tell_shares(made: Report, found: dict[str, Any]) -> None:
    """Win shares by seat, player, the players' tries, and whatever the game tells apart, levels among it."""
    say = made.speaker.say
    fair = 1 / max(1, len(found["seats"]))
    tries = ["tries"] if len(found["tries"]) > 1 else []
    for kind in ("seats", "players", *tries, *found["traits"]):
        groups = in_order(made.speaker, kind, found[kind])
        made.parts.append(("heading", group_heading(made.speaker, kind)))
        named = {name: group_name(made.speaker, kind, name) for name in groups}
        rows = [
            {
                "name": named[name],
                "value": one["win_rate"],
                "low": one["win_rate_low"],
                "high": one["win_rate_high"],
            }
            for name, one in groups.items()
        ]
        made.chart(kind, charts.intervals(rows, say("report-column-won"), "", fair, "%"))
        made.table(
            ["", "games", "won", "interval", "score", "spread"],
            [[named[name], *group_cells(one)] for name, one in groups.items()],
        )


def in_order(speaker: Speaker, kind: str, groups: dict[str, Any]) -> dict[str, Any]:
    """The values of a setting as the game lists them, everything else as it comes."""
    assert speaker.title is not None
    values = [written(v) for s in speaker.title.settings if s.name == kind for v in s.values]
    return {
        name: groups[name]
        for name in sorted(groups, key=lambda n: values.index(n) if n in values else -1)
    }


def group_heading(speaker: Speaker, kind: str) -> str:
    """Victories by what: seats, players, a trait of the game in its own words, or any of its settings."""
    for message in (f"report-by-{kind}", f"trait-{dashed(kind)}"):
        if any(found.has_message(message) for found in speaker.bundles):
            return speaker.say(message)
    known = speaker.has(f"option-{dashed(kind)}")
    return speaker.say("report-by-trait", trait=speaker.choice(kind) if known else kind)


def group_name(speaker: Speaker, kind: str, name: str) -> str:
    """Who or what a row is about, in words."""
    if kind in ("seats", "players"):
        return side_name(speaker, name)
    if kind == "tries":
        return speaker.say("report-tries", count=int(name))
    label = str(speaker.thing(kind, name))
    if label != name or not speaker.has(f"option-{dashed(kind)}"):
        return label
    return speaker.choice_value(kind, {"true": True, "false": False}.get(name, name))


def group_cells(one: dict[str, Any]) -> list[str]:
    score = one["score"]
    return [
        str(one["games"]),
        percent(one["win_rate"]),
        between(one["win_rate_low"], one["win_rate_high"]),
        f"{score['mean']:.1f}",
        f"{score['least']} – {score['median']} – {score['most']}",
    ]


def tell_points(made: Report, found: dict[str, Any]) -> None:
    speaker, sides = made.speaker, list(found["seats"])
    rows = [
        {"name": side_name(speaker, side), "part": speaker.score(category), "value": value}
        for category, points in found["categories"].items()
        for side, value in points.items()
    ]
    made.heading("simulated-by-category")
    made.chart("categories", charts.stacked(rows, speaker.say("report-column-score"), ""))
    made.named_table(
        ["", *(side_name(speaker, side) for side in sides)],
        [
            [speaker.score(category), *(f"{points.get(side, 0):.2f}" for side in sides)]
            for category, points in found["categories"].items()
        ],
    )
    made.heading("report-length")
    lengths = [{"value": value, "count": count} for value, count in found["lengths"]]
    axes = speaker.say("report-decisions"), speaker.say("simulated-games")
    made.chart("length", charts.histogram(lengths, *axes))


def tell_course(made: Report, found: dict[str, Any]) -> None:
    """The game's own figures, then every kind of event in the order in which they first come."""
    say = made.speaker.say
    made.heading("simulated-course")
    if found["course"]:
        figures = {name: say(f"course-{name}") for name in found["course"]}
        shares = [
            {"name": figures[name], "value": one["rate"], "low": one["low"], "high": one["high"]}
            for name, one in found["course"].items()
        ]
        made.chart("course", charts.intervals(shares, say("report-column-share"), "", None, "%"))
        rows = [
            [
                figures[name],
                percent(one["rate"]),
                between(one["low"], one["high"]),
                f"{one['hits']} / {one['cases']}",
            ]
            for name, one in found["course"].items()
        ]
        made.table(["", "share", "interval", "games"], rows)
    tell_events(made, found)


def tell_events(made: Report, found: dict[str, Any]) -> None:
    """When each kind of event first comes, as a picture and as a table; an example says what the kind is."""
    say = made.speaker.say
    told = {
        row["event"]: made.speaker.event(found["examples"][row["event"]])
        for row in found["events"]
        if row["event"] in found["examples"]
    }
    made.text(say("report-events-note"))
    times = [
        {
            "name": told.get(row["event"], spaced(row["event"])),
            "first": row["first"],
            "share": row["share"],
        }
        for row in found["events"]
    ]
    made.chart(
        "events", charts.times(times, say("report-column-first"), say("report-column-share"))
    )
    rows = [
        [
            row["event"],
            told.get(row["event"], "–"),
            percent(row["share"]),
            f"{row['times']:.2f}",
            f"{row['first']:.1f}",
        ]
        for row in found["events"]
    ]
    folded = say("report-events", count=len(rows))
    made.table(["event", "example", "share", "times", "first"], rows, folded, "events")


def spaced(word: str) -> str:
    return word.replace("_", " ")


def tell_uses(made: Report, found: dict[str, Any]) -> None:
    """Verbs as a picture, every option as a table."""
    say = made.speaker.say
    made.heading("report-uses")
    made.text(say("report-uses-note"))
    verbs: dict[str, list[int]] = {}
    for use in found["uses"]:
        sums = verbs.setdefault(use["verb"], [0, 0])
        sums[0] += use["offered"]
        sums[1] += use["taken"]
    rows = [
        {"name": verb, "value": round(taken / offered, 4)}
        for verb, (offered, taken) in sorted(verbs.items())
    ]
    made.chart("verbs", charts.shares(rows, say("report-column-share")))
    table = [
        [
            sentence(made.speaker, use["option"]),
            str(use["offered"]),
            str(use["taken"]),
            percent(use["share"]),
            percent(use["won"]) if use["taken"] else "–",
            between(use["low"], use["high"]) if use["taken"] else "–",
        ]
        for use in found["uses"]
    ]
    columns = ["option", "offered", "taken", "share", "won", "interval"]
    made.table(columns, table, say("report-options", count=len(table)), "options")


def tell_designed(made: Report, found: dict[str, Any]) -> None:
    rows = [
        [
            f"{row['file']}: {row['row']}",
            row["fields"],
            str(row["offered"] or "–"),
            percent(row["share"]) if row["offered"] else "–",
            percent(row["won"]) if row["taken"] else "–",
        ]
        for row in found["designed"]
    ]
    if rows:
        made.heading("report-designed")
        made.text(made.speaker.say("report-designed-note"))
        columns = ["row", "fields", "offered", "share", "won"]
        made.table(columns, rows, made.speaker.say("report-values", count=len(rows)), "designed")


def tell_values(made: Report, tried: dict[str, Any]) -> None:
    """What one more of each designed number does: those that move the points most as a picture, all as a table."""
    say, rows = made.speaker.say, tried["rows"]
    moved = [row for row in rows if row.get("changed")]
    bound = sum("bound" in row for row in rows)
    same = len(rows) - len(moved) - bound
    made.heading("report-effects")
    told = {"count": len(rows), "games": tried["games"], "bots": ", ".join(tried["players"])}
    made.text(say("report-effects-note", **told, moved=len(moved), same=same, bound=bound))
    largest = sorted(moved, key=lambda row: -abs(row["points"]["difference"]))[:LARGEST]
    points = [
        {
            "name": f"{row['value']} {row['printed']} → {row['tried']}",
            "value": row["points"]["difference"],
        }
        | {end: row["points"][end] for end in ("low", "high")}
        for row in largest
    ]
    if points:
        made.chart("effects", charts.intervals(points, say("report-column-score"), "", 0.0))
    table = [
        [
            row["value"],
            f"{row['printed']} → {row['tried']}",
            str(row["changed"]),
            *(signed(row[figure]) for figure in ("points", "length", "won")),
        ]
        for row in sorted(moved, key=lambda row: str(row["value"]))
    ]
    columns = ["row", "tried", "changed", "score", "length", "won"]
    made.table(columns, table, say("report-effects-all", count=len(table)), "effects")


def signed(figure: dict[str, float]) -> str:
    """A paired difference with its interval, marked where that does not hold zero."""
    clear = " *" if figure["low"] > 0 or figure["high"] < 0 else ""
    return f"{figure['difference']:+.2f} ({figure['low']:+.2f} … {figure['high']:+.2f}){clear}"


def tell_difference(made: Report, rows: list[Row]) -> None:
    """Paired differences with their intervals; what the interval keeps away from zero is marked."""
    made.heading("report-difference")
    made.text(made.speaker.say("report-difference-note", games=rows[0]["games"]))
    table = []
    for row in rows:
        clear = row["low"] > 0 or row["high"] < 0
        table.append(
            [
                figure_name(made.speaker, row["figure"]),
                f"{row['difference']:+.3f}{' *' if clear else ''}",
                f"{row['low']:+.3f} … {row['high']:+.3f}",
            ]
        )
    made.table(["", "difference", "interval"], table)


def figure_name(speaker: Speaker, figure: str) -> str:
    kind, _, rest = figure.partition(" ")
    if kind == "length":
        return speaker.say("report-decisions")
    if kind == "category":
        return speaker.score(rest)
    return f"{speaker.say('report-column-' + ('won' if kind == 'win' else kind))}: {side_name(speaker, rest)}"


def side_name(speaker: Speaker, name: str) -> str:
    """`seat 0` as the first player, a side that is no seat in words, anything else as it is called."""
    word, _, number = name.partition(" ")
    if word == "seat" and number.isdigit():
        return speaker.say("player", number=int(number) + 1)
    return speaker.side(name, 0) if speaker.has(f"side-{name}") else name


def sentence(speaker: Speaker, notation: str) -> str:
    """An option in words, beside its notation."""
    assert speaker.title is not None
    steps = speaker.title.grammar.read(0, notation)
    return (
        f"{speaker.option(Option(steps[0], speaker.title.grammar))} [{notation}]"
        if steps
        else notation
    )


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"
