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


class Row:
    """A row of a component file. Every reader says, when a value is wrong, what would be right."""

    __slots__ = ("file", "kind", "id", "values")

    def __init__(self, file: str, kind: str, id: str, values: dict[str, Any]) -> None:
        self.file = file
        self.kind = kind
        self.id = id
        self.values = values

    def bad(self, field: str, right: str) -> BadData:
        found = self.values.get(field, "missing")
        return BadData(
            f'{self.file}, {self.kind} "{self.id}": {field} must be {right}, not {found!r}'
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

    @property
    def designed(self) -> list[str]:
        """The fields of the row that are designed although the row is not."""
        return self.texts("designed_fields", default=[])

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
LONG_KEY = re.compile(r"(?<![\w-])(?:[\w-]++\s*+\.\s*+){100}")
"""A key of a hundred parts: the parser would take time that grows with the square of them."""


def parsed(path: Path) -> dict[str, Any]:
    """The values of a file that somebody else wrote, or a BadData that says what is wrong with it."""
    try:
        text = whole_text(path)
        if LONG_KEY.search(text):
            raise BadData(f"{path.name}: a key has a hundred parts, this is no component file")
        return tomllib.loads(text)
    except RecursionError:
        raise BadData(f"{path.name}: its values lie too deep in each other") from None
    except (ValueError, OSError) as error:
        raise BadData(f"{path.name}: {str(error)[:200]}") from None


def whole_text(path: Path) -> str:
    """The text of a file on disk: nothing that could go on for ever, like a pipe or a device."""
    if not path.is_file():
        raise BadData(f"{path.name}: this is no file with text")
    with path.open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise BadData(f"{path.name}: larger than 1 MB, this is no component file")
    return found.decode("utf-8")


def digest(files: Mapping[str, File]) -> str:
    """A short name of exactly these component values, for records played with an overlay."""
    rows = [
        (name, kind, id, sorted((k, v) for k, v in row.values.items() if k[:6] != "forms_"))
        for name, file in sorted(files.items())
        for kind, rows in file.tables.items()
        for id, row in rows.items()
    ]
    singles = [(name, sorted(file.values.items())) for name, file in sorted(files.items())]
    text = repr((rows, singles))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def provenance(files: Mapping[str, File]) -> list[tuple[str, str, str, list[str]]]:
    """(file, row, source, designed fields) of every row or single table that says where it comes from."""
    found = []
    for name, file in files.items():
        rows = [row for kind in file.tables.values() for row in kind.values()]
        rows += [
            Row(name, key, "", value)
            for key, value in file.values.items()
            if isinstance(value, dict)
        ]
        for row in rows:
            if row.has("source"):
                found.append((name, f"{row.kind} {row.id}".rstrip(), row.source, row.designed))
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
