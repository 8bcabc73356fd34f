"""Pictures of figures with altair: points with their intervals, bars, a histogram."""

from typing import Any

from ashfall.engine.errors import BadOption

Row = dict[str, Any]
WIDTH = 560


def altair() -> Any:
    """altair with what turns its charts into pictures, or a sentence that says how to get them."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise BadOption("reports are drawn with altair: pip install 'ashfall[report]'") from None
    altair.data_transformers.disable_max_rows()
    return altair


def intervals(rows: list[Row], x: str, y: str, middle: float | None = None) -> Any:
    """One line per row: `value` with `low` … `high`; a dashed rule where nothing would be to see."""
    alt = altair()
    order = [row["name"] for row in rows]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=order, title=y, axis=alt.Axis(labelLimit=260))
    )
    share = alt.Axis(format="%") if middle is None or 0 < middle < 1 else alt.Axis()
    whole = base.mark_rule(strokeWidth=3, color="#7a8b99").encode(
        x=alt.X("low:Q", title=x, axis=share, scale=alt.Scale(zero=False)), x2="high:Q"
    )
    point = base.mark_point(filled=True, size=70, color="#b3472a").encode(
        x="value:Q", tooltip=["name:N", "value:Q", "low:Q", "high:Q"]
    )
    layers = [whole, point]
    if middle is not None:
        mark = alt.Chart(alt.Data(values=[{"middle": middle}])).mark_rule(strokeDash=[4, 4])
        layers.insert(0, mark.encode(x="middle:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height=max(60, 24 * len(rows)))


def stacked(rows: list[Row], x: str, y: str) -> Any:
    """Points by category (`part`) for each `name`."""
    alt = altair()
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("value:Q", title=x),
            y=alt.Y("name:N", title=y, sort=None, axis=alt.Axis(labelLimit=260)),
            color=alt.Color("part:N", title=None, sort=None),
            tooltip=["name:N", "part:N", "value:Q"],
        )
        .properties(width=WIDTH, height=max(60, 28 * len({row["name"] for row in rows})))
    )


def histogram(rows: list[Row], x: str, y: str) -> Any:
    """How many games (`count`) of each `value`."""
    alt = altair()
    return (
        alt.Chart(alt.Data(values=rows))
        .transform_bin(["from", "to"], field="value", bin=alt.Bin(maxbins=40))
        .mark_bar()
        .encode(x=alt.X("from:Q", title=x), x2="to:Q", y=alt.Y("sum(count):Q", title=y))
        .properties(width=WIDTH, height=180)
    )
