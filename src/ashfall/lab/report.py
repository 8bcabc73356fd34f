"""`ashfall lab report`: a run, or two compared, as one HTML file that stands alone; or as pictures and tables."""

import json
from html import escape
from pathlib import Path
from typing import Any

from ashfall.engine.question import Option
from ashfall.lang import Speaker

from . import charts
from .findings import Row, compared, findings
from .values import kept_values

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#20262b;background:#fbfaf7;margin:0 auto;max-width:62em;padding:1em}
h1{margin-bottom:0}h2{border-bottom:2px solid #b3472a;padding-bottom:.2em;margin-top:2em}
table{border-collapse:collapse;font-size:90%}td,th{padding:.15em .7em;text-align:right;border-bottom:1px solid #ddd8ce}
td:first-child,th:first-child{text-align:left}details{margin:1em 0}summary{cursor:pointer;font-weight:600}
.scroll{overflow-x:auto}.note{color:#5b6670}
"""


LARGEST = 20
"""So many values are drawn: those that move the points most."""


class Report:
    """Headings, texts, charts and tables one after the other; a page or a folder of pictures is made of them."""

    def __init__(self, speaker: Speaker, title: str) -> None:
        self.speaker = speaker
        self.title = title
        self.parts: list[tuple[str, Any]] = []

    def heading(self, message: str) -> None:
        self.parts.append(("heading", self.speaker.say(message)))

    def text(self, text: str) -> None:
        self.parts.append(("text", text))

    def chart(self, name: str, chart: Any) -> None:
        self.parts.append(("chart", (name, chart)))

    def table(
        self, columns: list[str], rows: list[list[str]], folded: str = "", name: str = ""
    ) -> None:
        """A long table is folded under a line, and beside pictures it is a page of its own with this name."""
        heads = [
            self.speaker.say(f"report-column-{column}") if column else "" for column in columns
        ]
        self.parts.append(("table", (heads, rows, folded, name)))


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
    options = ", ".join(
        f"{made.speaker.choice(name)}: {made.speaker.choice_value(name, value)}"
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
    """Win shares by seat, player and whatever the game tells apart."""
    say = made.speaker.say
    fair = 1 / max(1, len(found["seats"]))
    for kind in ("seats", "players", *found["traits"]):
        groups = found[kind]
        if kind in ("seats", "players"):
            made.heading(f"report-by-{kind}")
        else:
            made.parts.append(("heading", say("report-by-trait", trait=kind)))
        named = {name: side_name(made.speaker, name) for name in groups}
        rows = [
            {
                "name": named[name],
                "value": one["win_rate"],
                "low": one["win_rate_low"],
                "high": one["win_rate_high"],
            }
            for name, one in groups.items()
        ]
        made.chart(kind, charts.intervals(rows, say("report-column-won"), "", fair))
        made.table(
            ["", "games", "won", "interval", "score", "spread"],
            [[named[name], *group_cells(one)] for name, one in groups.items()],
        )


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
    made.parts.append(
        (
            "table",
            (
                ["", *(side_name(speaker, side) for side in sides)],
                [
                    [speaker.score(category), *(f"{points.get(side, 0):.2f}" for side in sides)]
                    for category, points in found["categories"].items()
                ],
                "",
                "",
            ),
        )
    )
    made.heading("report-length")
    lengths = [{"value": value, "count": count} for value, count in found["lengths"]]
    axes = speaker.say("report-decisions"), speaker.say("simulated-games")
    made.chart("length", charts.histogram(lengths, *axes))


def tell_course(made: Report, found: dict[str, Any]) -> None:
    """The game's own figures, then every kind of event in the order in which they first come."""
    made.heading("simulated-course")
    if found["course"]:
        rows = [
            [
                made.speaker.say(f"course-{figure}"),
                percent(one["rate"]),
                between(one["low"], one["high"]),
                f"{one['hits']} / {one['cases']}",
            ]
            for figure, one in found["course"].items()
        ]
        made.table(["", "share", "interval", "games"], rows)
    rows = [
        [row["event"], percent(row["share"]), f"{row['times']:.2f}", f"{row['first']:.1f}"]
        for row in found["events"]
    ]
    folded = made.speaker.say("report-events", count=len(rows))
    made.table(["event", "share", "times", "first"], rows, folded, "events")


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
        {"name": verb, "part": say("report-column-share"), "value": round(taken / offered, 4)}
        for verb, (offered, taken) in sorted(verbs.items())
    ]
    made.chart("verbs", charts.stacked(rows, say("report-column-share"), ""))
    table = [
        [
            sentence(made.speaker, use["option"]),
            str(use["offered"]),
            str(use["taken"]),
            percent(use["share"]),
            percent(use["won"]),
            between(use["low"], use["high"]),
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


def page(made: Report) -> str:
    """One HTML file: style, pictures' programs and data inside; it needs nothing from anywhere."""
    import vl_convert

    body: list[str] = []
    specs: dict[str, Any] = {}
    for kind, content in made.parts:
        if kind == "chart":
            name, chart = content
            specs[f"chart-{name}"] = chart.to_dict()
            body.append(f'<div class="scroll"><div id="chart-{escape(name)}"></div></div>')
        elif kind == "table":
            body.append(html_table(*content))
        else:
            tag = "h2" if kind == "heading" else "p"
            body.append(f"<{tag}>{escape(content)}</{tag}>")
    program = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    program = program.replace("</script", "<\\/script")
    drawn = json.dumps(specs).replace("</", "<\\/")
    return (
        f'<!doctype html><html lang="{made.speaker.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(made.title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(made.title)}</h1>{''.join(body)}"
        f'<script type="module">{program}\n'
        f"for (const [id, spec] of Object.entries({drawn}))"
        "window.vegaEmbed('#' + id, spec, {actions: false, renderer: 'svg'});</script></html>"
    )


def html_table(heads: list[str], rows: list[list[str]], folded: str, _name: str = "") -> str:
    cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    table = f'<div class="scroll"><table><tr>{cells}</tr>{lines}</table></div>'
    return f"<details><summary>{escape(folded)}</summary>{table}</details>" if folded else table


def pictures(made: Report, folder: Path) -> list[Path]:
    """The same as SVG files and Markdown pages beside them, for documents; a long table has a page of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"# {made.title}", ""]
    written = []
    for kind, content in made.parts:
        if kind == "chart":
            name, chart = content
            chart.save(folder / f"{name}.svg")
            written.append(folder / f"{name}.svg")
            lines += [f"![{name}]({name}.svg)", ""]
        elif kind == "table":
            heads, rows, folded, name = content
            text = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
            text += [f"| {' | '.join(row)} |" for row in rows]
            if folded:
                long = "\n".join([f"# {made.title}: {folded}", "", *text]) + "\n"
                (folder / f"{name}.md").write_text(long, "utf-8")
                written.append(folder / f"{name}.md")
                text = [f"[{folded}]({name}.md)"]
            lines += [*text, ""]
        else:
            lines += [f"## {content}" if kind == "heading" else content, ""]
    (folder / "report.md").write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    return [*written, folder / "report.md"]
