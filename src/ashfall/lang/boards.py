"""The text board as plain text or as a piece of HTML, for notebooks, environments and whoever prints a game."""

from collections.abc import Sequence
from html import escape

from ashfall.engine.game import Game
from ashfall.engine.sheet import Section
from ashfall.engine.title import Title

from . import Speaker


def text_board(title: Title, sections: Sequence[Section], lang: str) -> str:
    """Sections with their rows, indented as they lie under each other."""
    speaker = Speaker(title, lang)
    lines: list[str] = []
    for section in sections:
        lines.append(heading(speaker, section))
        lines += ["  " * (row.depth + 1) + speaker.row(row) for row in section.rows]
    return "\n".join(lines) + "\n"


def heading(speaker: Speaker, section: Section) -> str:
    owner = f" ({speaker.player(section.seat)})" if section.seat is not None else ""
    return f"{speaker.section(section)}{owner}"


def html_board(game: Game, seat: int | None = None, lang: str = "en") -> str:
    """What a seat (None: a spectator) may see, with who decides what."""
    speaker = Speaker(game.title, lang)
    asked = [f"<li>{escape(speaker.question(w))}</li>" for w in game.waiting()]
    scores = ", ".join(map(str, game.scores()))
    parts = [f"<h4>{escape(speaker.say('game-name'))}: {scores}</h4><ul>{''.join(asked)}</ul>"]
    for section in game.sheet(seat):
        rows = "".join(
            f'<div style="padding-left:{row.depth}em;white-space:pre-wrap">'
            f"{escape(speaker.row(row))}</div>"
            for row in section.rows
        )
        summary = escape(heading(speaker, section))
        parts.append(
            f'<details open style="display:inline-block;vertical-align:top;margin:0 1em 1em 0;'
            f'max-width:36em"><summary><b>{summary}</b></summary>{rows}</details>'
        )
    return f'<div style="font-family:sans-serif;font-size:90%">{"".join(parts)}</div>'
