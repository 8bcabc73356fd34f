"""Records: the save file, the replay, the bug report, the fixture. A header and one line per choice.

    ashfall 1
    game last-aurora 1.0.0
    option players 3
    option map beta
    seed 7
    seat 0 human Anna
    0 explore 3 ;5f0c
    0 send co-pilot ;91ab
    over 31 28 24 ;02d1
    state 9f2b6c0d1e3a4f55 ;77aa

A `seat` line, which may be missing, says who sits there. The mark after the semicolon runs over the
text so far, so that damage is noticed in the line where it is.
"""

import zlib

from .errors import BadRecord
from .settings import Chosen, Value
from .settings import lines as setting_lines

FORMAT = 1
LONGEST = 2_000_000


class Record:
    """A record taken apart: what was played, and each choice with the number of its line."""

    def __init__(self) -> None:
        self.game = ""
        self.version = ""
        self.options: Chosen = {}
        self.seed: int | str = 0
        self.data = ""
        self.seats: dict[int, tuple[str, str]] = {}
        self.choices: list[tuple[int, int, str]] = []
        self.scores: list[int] | None = None
        self.state = ""
        self.end_line = 0

    def next_seat(self, setting: str) -> str:
        """The seat whose value of a setting the next line must tell."""
        found = self.options.get(setting, [])
        return str(len(found)) if isinstance(found, list) and len(found) < 100 else "none"


class Writer:
    """Turns choices into marked lines, one after the other."""

    def __init__(self) -> None:
        self.mark = 0

    def line(self, text: str) -> str:
        self.mark = zlib.crc32(text.encode(), self.mark)
        return f"{text} ;{self.mark & 0xFFFF:04x}\n"


def header(game: str, version: str, options: Chosen, seed: int | str, data: str) -> list[str]:
    """The lines that say what is played."""
    lines = [f"ashfall {FORMAT}", f"game {game} {version}"]
    lines += setting_lines(options)
    if data:
        lines.append(f"data {data}")
    lines.append(f"seed {seed}")
    return lines


def value_of(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() and len(text) < 18 else text


def read(text: str) -> Record:
    """A record from its text; a BadRecord names the first line that is wrong.

    A last line without its end of line was cut while it was written: it is no confirmed choice and is left out.
    """
    if len(text) > LONGEST:
        raise BadRecord(
            f"the file is too long for a record ({len(text)} characters, at most {LONGEST})"
        )
    lines = text.split("\n")
    lines.pop()
    if not lines or not lines[0].startswith("ashfall "):
        raise BadRecord("this is not an Ashfall record: its first line must be `ashfall 1`", 1)
    record, writer = Record(), Writer()
    for number, line in enumerate(lines, 1):
        body, found, _mark = line.rpartition(" ;")
        if not found or writer.line(body)[:-1] != line:
            raise BadRecord(f"line {number} was changed or damaged: {line[:60]!r}", number)
        read_line(record, number, body)
    if not record.game:
        raise BadRecord("the record does not say which game it is: a line `game NAME VERSION`", 2)
    return record


def read_line(record: Record, number: int, line: str) -> None:
    words = line.split(" ")
    head, rest = words[0], words[1:]
    if head.isascii() and head.isdigit() and rest and len(head) < 3:
        record.choices.append((number, int(head), " ".join(rest)))
    elif head == "ashfall" and number == 1 and len(rest) == 1:
        if rest[0] != str(FORMAT):
            raise BadRecord(
                f"line 1: the record has format {rest[0][:20]}, this program reads {FORMAT}: "
                "a newer Ashfall wrote it",
                1,
            )
    elif head == "game" and len(rest) == 2:
        record.game, record.version = rest
    elif head == "option" and len(rest) == 2:
        record.options[rest[0]] = value_of(rest[1])
    elif head == "option" and len(rest) == 3 and record.next_seat(rest[0]) == rest[1]:
        record.options.setdefault(rest[0], []).append(value_of(rest[2]))
    elif head == "seed" and rest:
        seed = " ".join(rest)
        record.seed = int(seed) if seed.lstrip("-").isdigit() and len(seed) < 40 else seed
    elif head == "data" and len(rest) == 1:
        record.data = rest[0]
    elif head == "seat" and len(rest) > 1 and rest[0].isascii() and rest[0].isdigit():
        record.seats[int(rest[0][:3])] = (rest[1], " ".join(rest[2:]))
    elif head == "over" and all(w.lstrip("-").isdigit() for w in rest):
        record.scores, record.end_line = [int(w) for w in rest], number
    elif head == "state" and len(rest) == 1:
        record.state, record.end_line = rest[0], record.end_line or number
    else:
        raise BadRecord(f"line {number} is no line of a record: {line[:60]!r}", number)
