"""Overlay files that would stop or exhaust the program are refused with a sentence."""

import os
import time

import pytest

from ashfall.engine.data import parsed
from ashfall.engine.errors import BadData

HOSTILE = {
    "nested lists": "x = " + "[" * 5000 + "]" * 5000,
    "nested tables": "x = " + "{a=" * 5000 + "1" + "}" * 5000,
    "a number of 5,000 digits": "x = " + "9" * 5000,
    "a key of many parts": "a." * 50_000 + "a = 1",
    "a heading of many parts": "[" + "a." * 50_000 + "a]",
    "a key of many parts inside": "x = {" + "a . " * 50_000 + "a = 1}",
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
