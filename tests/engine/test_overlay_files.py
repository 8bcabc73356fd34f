"""Overlay files that would stop or exhaust the program are refused with a sentence."""

import os
import time

import pytest

from ashfall.engine.data import parsed
from ashfall.engine.errors import BadData
from ashfall.games import title

HOSTILE = {
    "nested lists": "x = " + "[" * 5000 + "]" * 5000,
    "nested tables": "x = " + "{a=" * 5000 + "1" + "}" * 5000,
    "a number of 5,000 digits": "x = " + "9" * 5000,
    "a key of many parts": "a." * 50_000 + "a = 1",
    "a heading of many parts": "[" + "a." * 50_000 + "a]",
    "a key of many parts inside": "x = {" + "a . " * 50_000 + "a = 1}",
    "a key of many quoted parts": '"a".' * 200_000 + "a = 1",
    "a key of many parts in single quotes": "'a'." * 200_000 + "a = 1",
    "a key of parts with other ends of lines in them": '"a\u2028"."b\v".' * 90_000 + "a = 1",
    "a heading of many quoted parts": "[" + '"a" . ' * 150_000 + "a]",
    "a number of 5,000 digits in another base": "x = 0x" + "F" * 5000,
    "no TOML": "one two",
    "half a letter": b"x = '\xff'",
    "too large": "# " + "a" * 1_000_000,
    "one long word": "a" * 900_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_refused_at_once(tmp_path, what):
    file = tmp_path / "cards.toml"
    text = HOSTILE[what]
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    begin = time.process_time()
    with pytest.raises(BadData, match=r"^cards\.toml: "):
        parsed(file)
    assert time.process_time() - begin < 2


def test_a_value_that_is_wrong_and_long_is_told_in_a_sentence(tmp_path):
    for wrong in (f'"{"a" * 900_000}"', f"0x{'F' * 39}", "[" * 50 + "]" * 50):
        (tmp_path / "rooms.toml").write_text(
            f'[[room]]\nid = "construction_office"\ncount = {wrong}\n'
        )
        with pytest.raises(BadData, match="must be a whole number") as told:
            title("outlive").box(tmp_path)
        assert len(str(told.value)) < 400


def test_what_is_no_file_is_not_waited_for(tmp_path):
    pipe, link = tmp_path / "pipe.toml", tmp_path / "link.toml"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    for path in (pipe, link, tmp_path):
        with pytest.raises(BadData):
            parsed(path)


def test_a_good_file_is_read(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text('[card.axe]\nname = "Axe. It is sharp. Very."\n', encoding="utf-8")
    assert parsed(file) == {"card": {"axe": {"name": "Axe. It is sharp. Very."}}}
