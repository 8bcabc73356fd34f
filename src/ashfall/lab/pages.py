"""What a report is made of, and how it is written: one HTML file that stands alone, or pictures and Markdown pages."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from ashfall.lang import Speaker

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#20262b;background:#fbfaf7;margin:0 auto;max-width:62em;padding:1em}
h1{margin-bottom:0}h2{border-bottom:2px solid #b3472a;padding-bottom:.2em;margin-top:2em}
table{border-collapse:collapse;font-size:90%}td,th{padding:.15em .7em;text-align:right;border-bottom:1px solid #ddd8ce}
td:first-child,th:first-child,.word{text-align:left}details{margin:1em 0}summary{cursor:pointer;font-weight:600}
td:not(:first-child):not(.word){white-space:nowrap}.scroll{overflow-x:auto}.note{color:#5b6670}
"""


MINUS, POINT = re.compile(r"(?<![\w.])-(?=\d)"), re.compile(r"(?<=\d)\.(?=\d)")
COMMAS = ("ru", "pl")
"""Languages that print 0,5."""


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
        self.named_table(heads, rows, folded, name)

    def named_table(
        self, heads: list[str], rows: list[list[str]], folded: str = "", name: str = ""
    ) -> None:
        """The same where the heads are words already."""
        printed = [[figures(cell, self.speaker.lang) for cell in row] for row in rows]
        self.parts.append(("table", (heads, printed, folded, name)))


def figures(cell: str, lang: str) -> str:
    """A cell with numbers as this language prints them; words stay as they are."""
    if cell[:1].isalpha():
        return cell
    cell = MINUS.sub("−", cell)
    return POINT.sub(",", cell) if lang in COMMAS else cell


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
    comma = "," if made.speaker.lang in COMMAS else "."
    locale = {"decimal": comma, "thousands": "\u00a0", "grouping": [3], "currency": ["", ""]}
    told = json.dumps({"actions": False, "renderer": "svg", "formatLocale": locale})
    return (
        f'<!doctype html><html lang="{made.speaker.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(made.title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(made.title)}</h1>{''.join(body)}"
        f'<script type="module">{program}\n'
        f"for (const [id, spec] of Object.entries({drawn}))"
        f"window.vegaEmbed('#' + id, spec, {told});</script></html>"
    )


def html_table(heads: list[str], rows: list[list[str]], folded: str, _name: str = "") -> str:
    """Columns of numbers stand to the right, columns of words to the left."""
    words = [any(row[at][:1].isalpha() for row in rows) for at in range(len(heads))]
    marks = [' class="word"' if word else "" for word in words]
    cells = "".join(
        f"<th{mark}>{escape(head)}</th>" for mark, head in zip(marks, heads, strict=True)
    )
    lines = "".join(
        "<tr>"
        + "".join(f"<td{mark}>{escape(cell)}</td>" for mark, cell in zip(marks, row, strict=True))
        + "</tr>"
        for row in rows
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
