"""Every row and every single table that says where it comes from is counted."""

from ashfall.engine.data import File, provenance


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
