"""Lines out and lines in: wrapped to the width, plain over a pipe, readable without colour and by ear."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TextIO

from ashfall.lang.names import ESCAPE

STYLES = {"strong": "1", "dim": "2", "warn": "33"}
NARROWEST = 30
SIGNS = {
    "–": "-", "—": "-", "−": "-", "…": "...", "«": '"', "»": '"', "„": '"', "”": '"', "“": '"', "’": "'", "×": "x",
    "→": "->", "±": "+-", "≥": ">=", "≤": "<=", "·": "-", "•": "*", "\u00a0": " ", "\u202f": " ", "№": "No ",
}  # fmt: skip
LATIN = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i", "й": "j",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "'", "э": "e", "ю": "yu",
    "я": "ya", "ł": "l",
}  # fmt: skip


class Line(NamedTuple):
    """A text with the place it stands at."""

    text: str
    indent: int = 0
    hang: int = 0
    style: str = ""


class Console:
    """Where the table speaks and listens."""

    def __init__(
        self,
        out: TextIO,
        lines: Iterator[str] | None = None,
        *,
        ascii: bool = False,
        width: int = 80,
        height: int = 0,
        colour: bool = False,
        person: bool = False,
    ) -> None:
        self.out = out
        self.lines = lines
        self.ascii = ascii
        self.width = width
        self.height = height
        self.colour = colour
        self.person = person
        """Whether somebody sits at a real terminal: only then is the screen cleared and Enter waited for."""

    def line(self, text: str = "", indent: int = 0, hang: int = 0, style: str = "") -> None:
        """One line of text, folded at the width; the folded parts stand `hang` further in."""
        for part in folded(self.safe(text), self.fold_at, indent, hang):
            self.write((self.styled(part, style) if style else part) + "\n")
        self.out.flush()

    def paged(self, lines: Iterable[Line], more: str) -> None:
        """Lines one after the other; somebody at a terminal can read each screenful and stop."""
        room = self.height - 2
        shown = 0
        for line in lines:
            tall = len(folded(self.safe(line.text), self.fold_at, line.indent, line.hang))
            if self.person and self.height and shown + tall > room:
                if (self.read(f"{more} ") or "").strip():
                    return
                shown = 0
            shown += tall
            self.line(line.text, line.indent, line.hang, line.style)

    def tall(self, lines: Iterable[Line]) -> int:
        """How many lines of the screen these take."""
        return sum(
            len(folded(self.safe(line.text), self.fold_at, line.indent, line.hang))
            for line in lines
        )

    @property
    def fold_at(self) -> int:
        return max(self.width - 1, NARROWEST)

    def columns(self, rows: Iterable[list[str]], indent: int = 0) -> None:
        """Rows whose cells stand under each other; the first column to the left, the others to the right."""
        table = [[self.safe(cell) for cell in row] for row in rows]
        widths = [max(wide(row[i]) for row in table) for i in range(len(table[0]))]
        for row in table:
            cells = [row[0] + " " * (widths[0] - wide(row[0]))]
            cells += [" " * (w - wide(c)) + c for c, w in zip(row[1:], widths[1:], strict=True)]
            self.write(" " * indent + "  ".join(cells).rstrip() + "\n")
        self.out.flush()

    def safe(self, text: str) -> str:
        """The text without anything that could steer a terminal."""
        text = ESCAPE.sub("", text)
        text = "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cf"))
        return plain_letters(text) if self.ascii else text

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and text else text

    def write(self, text: str) -> None:
        self.out.write(text)

    def read(self, prompt: str) -> str | None:
        """A line that somebody typed; None when nobody will type any more."""
        if self.lines is None:
            try:
                return input(prompt)
            except EOFError:
                self.write("\n")
                return None
        self.write(prompt)
        self.out.flush()
        text = next(self.lines, None)
        self.write("\n" if text is None else f"{self.safe(text)}\n")
        self.out.flush()
        return text

    def clear(self) -> None:
        """Nothing of what was shown or typed stays on the screen, above it, or behind the arrow keys."""
        forget_typed()
        if not self.person:
            self.line()
            self.line("-" * min(self.width - 1, 60))
        elif self.colour or os.environ.get("TERM", "dumb") != "dumb":
            self.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.write("\n" * max(self.height, 24) * 2)
        self.out.flush()


def standard(ascii: bool, moves: Iterable[str] = ()) -> Console:
    """The console of this process; `moves` are read before what is typed."""
    person = sys.stdin.isatty() and sys.stdout.isatty()
    size = shutil.get_terminal_size((80, 24))
    terminal = os.environ.get("TERM", "dumb") != "dumb"
    colour = sys.stdout.isatty() and terminal and not os.environ.get("NO_COLOR")
    source = None if person and not moves else chained(moves, person)
    return Console(
        sys.stdout,
        source,
        ascii=ascii or not can_write(sys.stdout, "ёłż"),
        width=max(size.columns, NARROWEST),
        height=size.lines if person else 0,
        colour=colour,
        person=person,
    )


def chained(moves: Iterable[str], person: bool) -> Iterator[str]:
    yield from moves
    if person:
        while True:
            try:
                yield input()
            except EOFError:
                return
    for line in sys.stdin:
        yield line.rstrip("\n")


def can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def completing(words: Callable[[], Iterable[str]]) -> None:
    """Let Tab complete these words, where the terminal can."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        so_far = readline.get_line_buffer()[: readline.get_begidx()] + text
        fitting = sorted({w[len(so_far) - len(text) :] for w in words() if w.startswith(so_far)})
        return fitting[state] + " " if state < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def forget_typed() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def folded(text: str, width: int, indent: int, hang: int) -> list[str]:
    """The text in lines no wider than the width. A word is never cut: somebody may want to copy it."""
    lines: list[str] = []
    now = " " * indent
    started = False
    for word in text.split(" "):
        if started and wide(now) + 1 + wide(word) > width:
            lines.append(now.rstrip())
            now, started = " " * (indent + hang), False
        now += f" {word}" if started else word
        started = True
    return [*lines, now.rstrip()]


def wide(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def plain_letters(text: str) -> str:
    """The text in ASCII: other signs spelled out, Cyrillic in Latin letters."""
    out = []
    for sign in text:
        if sign.isascii():
            out.append(sign)
        elif sign in SIGNS:
            out.append(SIGNS[sign])
        elif sign.lower() in LATIN:
            spelled = LATIN[sign.lower()]
            out.append(spelled if sign.islower() else spelled.capitalize())
        else:
            bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
            out.append(bare or ("" if unicodedata.combining(sign) else "?"))
    return "".join(out)
