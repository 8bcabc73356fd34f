"""Every row and every single table that says where it comes from is counted."""

from ashfall.engine.data import File, digest, provenance


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
