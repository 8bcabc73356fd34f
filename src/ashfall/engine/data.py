"""Component files: rows of TOML, each with its source, checked at the door, and overlays of one's own."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .errors import BadData

SOURCES = ("book", "public", "designed", "own")
FORMS = (
    "nom", "gen", "dat", "acc", "ins", "loc", "to", "at", "from",
    "nom_pl", "gen_pl", "acc_pl", "gender",
    "one", "few", "many", "other", "one_acc", "few_acc", "one_gen",
)  # fmt: skip
"""What `forms_ru` and `forms_pl` of a row may hold; `docs/languages.md` says what each is for."""

ABOUT_A_ROW = re.compile(r"id|rule|source|(name|title|forms|stated)(_.*)?|.*_(source|fields|note)")
"""Fields that hold no value of a component."""
PROVENANCE = re.compile(r"source|.*_(source|fields|note)|forms_.*")
"""Fields that say where values come from, and how names bend: they may change without making the values others."""


class Row:
    """A row of a component file. Every reader says, when a value is wrong, what would be right."""

    __slots__ = ("file", "kind", "id", "values")

    def __init__(self, file: str, kind: str, id: str, values: dict[str, Any]) -> None:
        self.file = file
        self.kind = kind
        self.id = id
        self.values = values

    def bad(self, field: str, right: str) -> BadData:
        found = repr(self.values.get(field, "missing"))[:200]
        return BadData(
            f'{self.file}, {self.kind} "{self.id}": {field} must be {right}, not {found}'
        )

    def has(self, field: str) -> bool:
        return field in self.values

    def whole(self, field: str, low: int, high: int, default: int | None = None) -> int:
        value = self.values.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad(field, f"a whole number {low}–{high}")
        return value

    def text(self, field: str, allowed: Sequence[str] = (), default: str | None = None) -> str:
        value = self.values.get(field, default)
        if not isinstance(value, str) or (allowed and value not in allowed):
            raise self.bad(field, f"one of {', '.join(allowed)}" if allowed else "text")
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self.values.get(field, default)
        if not isinstance(value, bool):
            raise self.bad(field, "true or false")
        return value

    def texts(
        self, field: str, allowed: Sequence[str] = (), default: list[str] | None = None
    ) -> list[str]:
        value = self.values.get(field, default)
        if not isinstance(value, list) or any(
            not isinstance(v, str) or (allowed and v not in allowed) for v in value
        ):
            raise self.bad(field, f"a list of {', '.join(allowed) if allowed else 'texts'}")
        return value

    def wholes(self, field: str, low: int, high: int) -> list[int]:
        value = self.values.get(field)
        if not isinstance(value, list) or any(
            isinstance(v, bool) or not isinstance(v, int) or not low <= v <= high for v in value
        ):
            raise self.bad(field, f"a list of whole numbers {low}–{high}")
        return value

    def rows(self, field: str) -> list["Row"]:
        """Rows inside the row (tables in a list)."""
        value = self.values.get(field, [])
        if not isinstance(value, list) or any(not isinstance(v, dict) for v in value):
            raise self.bad(field, "a list of tables")
        return [
            Row(self.file, f"{self.kind} {field}", f"{self.id}.{i + 1}", v)
            for i, v in enumerate(value)
        ]

    def row(self, field: str) -> "Row":
        """A table inside the row, read like a row."""
        value = self.values.get(field)
        if not isinstance(value, dict):
            raise self.bad(field, "a table")
        return Row(self.file, field, self.id, value)

    @property
    def source(self) -> str:
        return self.text("source", SOURCES)

    def source_of(self, field: str) -> str:
        """Where one value comes from: what the row says about it (`cost_source` about `cost_gold`), else the row's."""
        for name in (field, field.partition("_")[0]):
            if self.has(f"{name}_source"):
                return self.text(f"{name}_source", SOURCES)
        if self.values.get("stated_field") == field:
            return self.text("stated_source", SOURCES)
        listed = (one for one in SOURCES if field in self.texts(f"{one}_fields", default=[]))
        return next(listed, self.source)

    @property
    def designed(self) -> list[str]:
        """What is designed although the row is not: what it lists, in words too, and what it says of single fields."""
        listed = self.texts("designed_fields", default=[])
        return listed + [field for field in self.apart("designed") if field not in listed]

    def apart(self, source: str) -> list[str]:
        """The values of this source in a row of another."""
        if source == self.source:
            return []
        fields = [field for field in self.values if not ABOUT_A_ROW.fullmatch(field)]
        return [field for field in fields if self.source_of(field) == source]

    def names(self, languages: Sequence[str], field: str = "name") -> dict[str, str]:
        """A text of the row in each language: `name` in the first, `name_ru` in others, where there is one."""
        first = self.text(field)
        return {
            lang: first if lang == languages[0] else self.text(f"{field}_{lang}", default=first)
            for lang in languages
        }

    def forms(self, lang: str) -> dict[str, str]:
        """The forms of the row's name in a language, none where it has none; `docs/languages.md` tells them."""
        field = f"forms_{lang}"
        value = self.values.get(field, {})
        if not isinstance(value, dict) or any(
            key not in FORMS or not isinstance(text, str) for key, text in value.items()
        ):
            raise self.bad(field, f"a table of texts with keys among {', '.join(FORMS)}")
        return value


class File:
    """One component file: single values and named lists of rows."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        self.name = name
        self.values = {k: v for k, v in content.items() if not is_rows(v)}
        self.tables: dict[str, dict[str, Row]] = {}
        for kind, rows in content.items():
            if is_rows(rows):
                self.tables[kind] = {}
                for i, values in enumerate(rows):
                    id = str(values.get("id", i + 1))
                    if id in self.tables[kind]:
                        raise BadData(f'{name}, {kind} "{id}": this id stands twice')
                    self.tables[kind][id] = Row(name, kind, id, dict(values))

    def rows(self, kind: str) -> list[Row]:
        if kind not in self.tables:
            raise BadData(f"{self.name}: there are no rows [[{kind}]]")
        return list(self.tables[kind].values())

    def single(self) -> Row:
        """The values outside the rows, read like a row."""
        return Row(self.name, "file", self.name, self.values)

    def lay_over(self, other: "File", growing: Sequence[str] = ()) -> None:
        """Replace fields of rows that exist here by those of an overlay; rows of the growing kinds may be new."""
        for kind, rows in other.tables.items():
            for id, row in rows.items():
                mine = self.tables.get(kind, {}).get(id)
                if mine is None and kind in growing:
                    mine = self.tables[kind][id] = Row(self.name, kind, id, dict(row.values))
                if mine is None:
                    near = ", ".join(list(self.tables.get(kind, {}))[:8]) or ", ".join(self.tables)
                    raise BadData(
                        f'{self.name}, {kind} "{id}": there is no such row; there are {near} …'
                    )
                for field, value in row.values.items():
                    new = field == "source" or field.startswith("forms_")
                    new = new or (field == "gone" and kind in growing)
                    if field not in mine.values and not new:
                        right = ", ".join(mine.values)
                        raise BadData(
                            f'{self.name}, {kind} "{id}": no field {field!r}; it has {right}'
                        )
                    mine.values[field] = value
                    forms = f"forms_{field.rpartition('_')[2]}"
                    if field.startswith(("name_", "title_")) and forms not in row.values:
                        mine.values.pop(forms, None)
                mine.values["source"] = row.values.get("source", "own")
        for field, value in other.values.items():
            if field not in self.values:
                raise BadData(
                    f"{self.name}: there is no value {field!r}; there are {', '.join(self.values)}"
                )
            self.values[field] = value


def labels(
    rows: Sequence[Row], languages: Sequence[str], field: str = "name"
) -> dict[str, list[str]]:
    """The names of rows in each language."""
    names = [row.names(languages, field) for row in rows]
    return {lang: [name[lang] for name in names] for lang in languages}


def forms(rows: Sequence[Row], languages: Sequence[str]) -> dict[str, list[dict[str, str]]]:
    """The forms of the names of rows in each language."""
    return {lang: [row.forms(lang) for row in rows] for lang in languages}


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def read_files(
    folder: Traversable, overlay: Path | None = None, growing: Sequence[str] = ()
) -> dict[str, File]:
    """All component files of a game by name without ending, with the overlay's rows laid over them.

    Of the `growing` kinds of rows an overlay may have more, or fewer (`gone = true`).
    """
    files = {
        entry.name[:-5]: File(entry.name, tomllib.loads(entry.read_text(encoding="utf-8")))
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
    }
    if overlay is not None:
        if not overlay.is_dir():
            raise BadData(f"{overlay}: this is no folder with component files")
        for path in sorted(overlay.glob("*.toml")):
            if path.stem not in files:
                raise BadData(f"{path.name}: there is no such file; there are {', '.join(files)}")
            files[path.stem].lay_over(File(path.name, parsed(path)), growing)
    return files


LARGEST = 1_000_000
MOST_DOTS = 100
"""In one line. Dots part keys, quoted ones too, and the parser's time grows with the square of the parts."""
LONG_NUMBER = re.compile(r"0[xob]\w{40}")
"""A number that could not be told in a sentence: the parser limits only decimal ones."""


def parsed(path: Path) -> dict[str, Any]:
    """The values of a file that somebody else wrote, or a BadData that says what is wrong with it."""
    text = whole_text(path)
    # Only this ends a line of TOML: others may stand within a quoted key.
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise BadData(
            f"{path.name}: a line has more than a hundred dots, this is no component file"
        )
    if LONG_NUMBER.search(text):
        raise BadData(
            f"{path.name}: a number has more than forty digits, this is no component file"
        )
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadData(f"{path.name}: its values lie too deep in each other") from None
    except ValueError as error:
        raise BadData(f"{path.name}: {str(error)[:200]}") from None


def whole_text(path: Path) -> str:
    """The text of a file on disk: nothing that could go on for ever, like a pipe or a device."""
    if not path.is_file():
        raise BadData(f"{path.name}: this is no file with text")
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as error:
        raise BadData(f"{path.name}: {str(error)[:200]}") from None
    if len(found) > LARGEST:
        raise BadData(f"{path.name}: larger than 1 MB, this is no component file")
    try:
        return found.decode("utf-8")
    except ValueError as error:
        raise BadData(f"{path.name}: {str(error)[:200]}") from None


def digest(files: Mapping[str, File]) -> str:
    """A short name of exactly these component values, for records played with an overlay."""
    rows = [
        (name, kind, id, component(row.values))
        for name, file in sorted(files.items())
        for kind, rows in file.tables.items()
        for id, row in rows.items()
    ]
    singles = [
        (name, sorted((key, component(value)) for key, value in file.values.items()))
        for name, file in sorted(files.items())
    ]
    text = repr((rows, singles))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def component(value: Any) -> Any:
    """The values of a row or single table without what is said about them."""
    if not isinstance(value, Mapping):
        return value
    return sorted((key, v) for key, v in value.items() if not PROVENANCE.fullmatch(key))


def provenance(files: Mapping[str, File]) -> list[tuple[str, str, str, list[str]]]:
    """(file, row, source, designed fields) of every row or single table that says where it comes from."""
    return [(name, named(row), row.source, row.designed) for name, row in with_source(files)]


def single_values(files: Mapping[str, File]) -> list[tuple[str, str, str, list[str]]]:
    """(file, row, source, fields) of the values that a book or public material states in a row of another source."""
    return [
        (name, named(row), source, row.apart(source))
        for name, row in with_source(files)
        for source in ("book", "public")
        if row.apart(source)
    ]


def named(row: Row) -> str:
    return f"{row.kind} {row.id}".rstrip()


def with_source(files: Mapping[str, File]) -> list[tuple[str, Row]]:
    """Every row or single table that says where it comes from, with its file."""
    found = []
    for name, file in files.items():
        rows = [row for kind in file.tables.values() for row in kind.values()]
        rows += [
            Row(name, key, "", value)
            for key, value in file.values.items()
            if isinstance(value, dict)
        ]
        found += [(name, row) for row in rows if row.has("source")]
    return found


def nested(row: Row, field: str) -> Row:
    """A table inside a row or file, read like a row."""
    value = row.values.get(field)
    if not isinstance(value, dict):
        raise row.bad(field, "a table")
    return Row(row.file, field, row.id, value)


def in_order(file: File, kind: str, ids: Sequence[str]) -> list[Row]:
    """The rows of a kind in this order, which must be exactly these: one that no rule knows is refused."""
    table = {row.id: row for row in file.rows(kind)}
    if set(table) != set(ids):
        wrong = ", ".join(sorted(set(table) ^ set(ids)))
        raise BadData(f"{file.name}: [[{kind}]] must be {', '.join(ids)}; check {wrong}")
    return [table[id] for id in ids]
