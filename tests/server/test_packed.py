"""What stays the same is sent once: compressed, marked, and kept for ever under its version."""

import gzip

import pytest

from ashfall.server.packed import squeezed, takes_gzip, version
from tests.server.servers import Person


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/lang/ru/outlive", "/api/games/outlive/words"]
)
async def test_an_answer_is_packed_for_who_can_unpack_it_and_the_same_for_all(server, path):
    person = Person(server)
    plain = await person.client.get(path, headers={"accept-encoding": "identity"})
    packed = await person.client.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < 0.75 * len(plain.content)
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))
    await person.close()


async def test_who_has_it_already_gets_nothing_but_that_word(server):
    person = Person(server)
    first = await person.client.get("/api/lang/pl/auztralia")
    again = await person.client.get(
        "/api/lang/pl/auztralia", headers={"if-none-match": first.headers["etag"]}
    )
    other = await person.client.get(
        "/api/lang/pl/auztralia", headers={"if-none-match": '"something else"'}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.content) == (200, first.content)
    await person.close()


async def test_words_are_kept_for_ever_under_the_version_of_this_program(server):
    person = Person(server)
    kept = await person.client.get(f"/api/lang/en/table?v={version()}")
    other = await person.client.get("/api/lang/en/table?v=0000")
    assert "immutable" in kept.headers["cache-control"]
    assert "immutable" not in other.headers["cache-control"]
    await person.close()


async def test_the_names_of_things_come_in_one_language_and_the_first(server):
    person = Person(server)
    for path, spoken in {
        "/api/games/outlive/words": {"en", "ru", "pl"},
        "/api/games/outlive/words?lang=pl": {"pl", "en"},
        "/api/games/outlive/words?lang=en": {"en"},
    }.items():
        words = (await person.client.get(path)).json()
        found = {code for kind in words.values() for names in kind.values() for code in names}
        assert found == spoken, path
    await person.close()


def test_a_long_answer_that_nobody_keeps_is_packed_and_a_short_one_is_not():
    long, short = b'{"choice": "explore 3"}' * 500, b"{}"
    packed, headers = squeezed(long, "gzip, br")
    assert headers == {"content-encoding": "gzip", "vary": "accept-encoding"}
    assert gzip.decompress(packed) == long
    assert len(packed) < len(long) / 10
    assert squeezed(long, "br") == (long, {"vary": "accept-encoding"})
    assert squeezed(short, "gzip") == (short, {"vary": "accept-encoding"})


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("", False),
        ("br", False),
    ],
)
def test_gzip_is_sent_only_to_who_accepts_it(accepted, taken):
    assert takes_gzip(accepted) is taken
