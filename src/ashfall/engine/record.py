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

import re
import zlib

from .errors import BadRecord
from .settings import Chosen, Value
from .settings import lines as setting_lines

FORMAT = 1
LONGEST = 2_000_000
SEAT = re.compile("[0-9]{1,2}")
SCORE = re.compile("-?[0-9]{1,9}")
OPTION_NUMBER = re.compile("-?[0-9]{1,17}")
SEED_NUMBER = re.compile("-?[0-9]{1,39}")
END = ("over", "state")


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
        self.headers: set[str] = set()
        """What was said already."""

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
    """The value of an option. Digits are those of ASCII; whatever is no number is a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if OPTION_NUMBER.fullmatch(text) else text


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
    """Take in a line: what is played first, each thing once, then the choices, then the end."""
    words = line.split(" ")
    head, rest = words[0], words[1:]
    if number == 1:
        check_format(rest)
    elif SEAT.fullmatch(head) and rest and not record.end_line:
        record.choices.append((number, int(head), " ".join(rest)))
    elif head in END:
        read_end(record, number, head, rest)
    elif not read_header(record, head, rest) or record.choices:
        raise BadRecord(f"line {number} is no line of a record: {line[:60]!r}", number)


def check_format(rest: list[str]) -> None:
    if rest != [str(FORMAT)]:
        found = " ".join(rest)[:20]
        raise BadRecord(
            f"line 1: the record has format {found}, this program reads {FORMAT}: a newer Ashfall wrote it", 1
        )  # fmt: skip


def read_header(record: Record, head: str, rest: list[str]) -> bool:
    """Whether this is a line about what is played, and none like it stood before."""
    named = rest[: 2 if head == "option" and len(rest) == 3 else 1]
    named = named if head in ("option", "seat") else []
    seen = " ".join([head, *named])
    if seen in record.headers:
        return False
    record.headers.add(seen)
    if head == "game" and len(rest) == 2:
        record.game, record.version = rest
    elif head == "option" and len(rest) == 2:
        record.options[rest[0]] = value_of(rest[1])
    elif head == "option" and len(rest) == 3 and record.next_seat(rest[0]) == rest[1]:
        record.options.setdefault(rest[0], []).append(value_of(rest[2]))
    elif head == "seed" and rest:
        seed = " ".join(rest)
        record.seed = int(seed) if SEED_NUMBER.fullmatch(seed) else seed
    elif head == "data" and len(rest) == 1:
        record.data = rest[0]
    elif head == "seat" and len(rest) > 1 and SEAT.fullmatch(rest[0]):
        record.seats[int(rest[0])] = (rest[1], " ".join(rest[2:]))
    else:
        return False
    return True


def read_end(record: Record, number: int, head: str, rest: list[str]) -> None:
    """The scores of a finished game, and the digest of its position."""
    if head == "over" and record.scores is None and all(map(SCORE.fullmatch, rest)):
        record.scores, record.end_line = [int(word) for word in rest], number
    elif head == "state" and len(rest) == 1 and not record.state:
        record.state, record.end_line = rest[0], record.end_line or number
    else:
        raise BadRecord(f"line {number} is no end of a record: {head} {rest[:8]}", number)
