"""Pictures of figures with altair: points with their intervals, bars, a histogram."""

import json
from typing import Any

from ashfall.engine.errors import BadOption

Row = dict[str, Any]
WIDTH = 560
LABEL = 420
BAR, DOT = "#7a8b99", "#b3472a"


def altair() -> Any:
    """altair with what turns its charts into pictures, or a sentence that says how to get them."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise BadOption("reports are drawn with altair: pip install 'ashfall[report]'") from None
    altair.data_transformers.disable_max_rows()
    return altair


def intervals(rows: list[Row], x: str, y: str, middle: float | None = None, form: str = "") -> Any:
    """One line per row: `value` with `low` … `high`; a dashed rule where nothing would be to see."""
    alt = altair()
    order = [row["name"] for row in rows]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=order, title=y, axis=alt.Axis(labelLimit=LABEL))
    )
    share = alt.Axis(format=form) if form else alt.Axis()
    whole = base.mark_rule(strokeWidth=3, color=BAR).encode(
        x=alt.X("low:Q", title=x, axis=share, scale=alt.Scale(zero=False)), x2="high:Q"
    )
    point = base.mark_point(filled=True, size=70, color=DOT).encode(
        x="value:Q", tooltip=["name:N", "value:Q", "low:Q", "high:Q"]
    )
    layers = [whole, point]
    if middle is not None:
        mark = alt.Chart(alt.Data(values=[{"middle": middle}])).mark_rule(strokeDash=[4, 4])
        layers.insert(0, mark.encode(x="middle:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height=max(60, 24 * len(rows)))


def stacked(rows: list[Row], x: str, y: str) -> Any:
    """Points by category (`part`) for each `name`, in the order of the rows."""
    alt = altair()
    parts = list(dict.fromkeys(row["part"] for row in rows))
    ranked = [{**row, "rank": parts.index(row["part"])} for row in rows]
    return (
        alt.Chart(alt.Data(values=ranked))
        .mark_bar()
        .encode(
            x=alt.X("value:Q", title=x),
            y=alt.Y("name:N", title=y, sort=None, axis=alt.Axis(labelLimit=260)),
            color=alt.Color("part:N", title=None, sort=None, legend=alt.Legend(labelLimit=LABEL)),
            order="rank:Q",
            tooltip=["name:N", "part:N", "value:Q"],
        )
        .properties(width=WIDTH, height=max(60, 28 * len({row["name"] for row in rows})))
    )


def shares(rows: list[Row], x: str) -> Any:
    """A bar for each `name`."""
    alt = altair()
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_bar(color=BAR)
        .encode(
            x=alt.X("value:Q", title=x, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            y=alt.Y("name:N", title="", sort=None, axis=alt.Axis(labelLimit=LABEL)),
            tooltip=["name:N", alt.Tooltip("value:Q", format=".1%")],
        )
        .properties(width=WIDTH, height=max(60, 18 * len(rows)))
    )


def histogram(rows: list[Row], x: str, y: str) -> Any:
    """How many games (`count`) of each `value`."""
    alt = altair()
    return (
        alt.Chart(alt.Data(values=rows))
        .transform_bin(["from", "to"], field="value", bin=alt.Bin(maxbins=40))
        .mark_bar(color=BAR)
        .encode(x=alt.X("from:Q", title=x), x2="to:Q", y=alt.Y("sum(count):Q", title=y))
        .properties(width=WIDTH, height=180)
    )


def times(rows: list[Row], x: str, share: str) -> Any:
    """A line per kind of event, in order: a dot at its `first` time, larger and darker for a larger `share`."""
    alt = altair()
    numbered = [{**row, "place": place, "zero": 0} for place, row in enumerate(rows)]
    words = [row["name"] for row in rows]
    y = alt.Y(
        "place:O",
        title="",
        axis=alt.Axis(labelExpr=f"({json.dumps(words)})[datum.value]", labelLimit=LABEL),
    )
    base = alt.Chart(alt.Data(values=numbered)).encode(y=y)
    line = base.mark_rule(color="#ddd8ce").encode(x=alt.X("zero:Q", title=x), x2="first:Q")
    dot = base.mark_circle(color=DOT, opacity=0.85).encode(
        x=alt.X("first:Q", title=x),
        size=alt.Size(
            "share:Q",
            title=share,
            scale=alt.Scale(domain=[0, 1], range=[10, 130]),
            legend=alt.Legend(format="%", orient="top", direction="horizontal"),
        ),
        tooltip=["name:N", "first:Q", alt.Tooltip("share:Q", format=".1%")],
    )
    return alt.layer(line, dot).properties(width=WIDTH, height=max(60, 15 * len(rows)))
