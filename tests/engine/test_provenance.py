"""Every row and every single table that says where it comes from is counted."""

from collections import Counter
from pathlib import Path

import pytest

from ashfall.engine.data import SOURCES, File, digest, provenance, with_source
from ashfall.games import TITLES, title
from ashfall.lang import Speaker

README = Path(__file__).resolve().parents[2] / "README.md"


def test_rows_and_single_tables_are_counted_with_their_designed_fields() -> None:
    file = File(
        "things.toml",
        {
            "name": "loose values have no source",
            "limit": {"value": 3, "source": "book", "designed_fields": ["value"]},
            "card": [
                {"id": "a", "source": "designed"},
                {"id": "b", "source": "public"},
                {"id": "c"},
            ],
        },
    )
    assert provenance({"things": file}) == [
        ("things", "card a", "designed", []),
        ("things", "card b", "public", []),
        ("things", "limit", "book", ["value"]),
    ]


def test_the_digest_of_component_files_notices_single_values() -> None:
    mild = {"weather": File("weather.toml", {"storm": {"cap": 3}, "day": [{"id": "1"}]})}
    wild = {"weather": File("weather.toml", {"storm": {"cap": 4}, "day": [{"id": "1"}]})}
    assert digest(mild) != digest(wild)
    assert digest(mild) == digest(
        {"weather": File("weather.toml", {"day": [{"id": "1"}], "storm": {"cap": 3}})}
    )


def test_the_digest_of_component_files_does_not_notice_where_values_come_from() -> None:
    def named(note: str, source: str) -> str:
        about = {
            "source": source,
            "source_note": note,
            "cap_source": source,
            "designed_fields": [note],
        }
        values = {"storm": {"cap": 3, **about}, "day": [{"id": "1", "cap": 2, **about}]}
        return digest({"weather": File("weather.toml", values)})

    assert named("a guess", "designed") == named("printed", "book")


@pytest.mark.parametrize("game", [id for id in TITLES if id != "toy"])
def test_what_is_said_about_one_value_is_said_about_a_value_that_is_there(game: str) -> None:
    for file, row in with_source(title(game).files()):
        begins = {*row.values, *(field.partition("_")[0] for field in row.values)}
        for field in row.values:
            mark = field.removesuffix("_source")
            assert not field.startswith("source_") or field == "source_note", (file, row.id, field)
            assert mark == field or mark == "stated" or mark in begins, (file, row.id, field)


@pytest.mark.parametrize("game", [id for id in TITLES if id != "toy"])
def test_the_readme_counts_the_sources_as_they_are(game: str) -> None:
    name = Speaker(title(game), "en").say("game-name")
    rows = [line.strip("| ").split(" | ") for line in README.read_text("utf-8").splitlines()]
    column = next(row for row in rows if row[0] == "`source`").index(name)
    told = {row[0].strip("`"): int(row[column]) for row in rows if row[0].strip("`") in SOURCES}
    found = Counter(source for _, _, source, _ in provenance(title(game).files()))
    assert told == {source: found[source] for source in told} and found.total() == sum(
        told.values()
    )
