"""Somebody is put out in the middle of an action: nothing more is asked, and nothing skipped mattered."""

from ashfall.lab import fuzz


def test_whom_a_location_puts_out_has_no_tokens_to_leave(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = ["--game", "last-aurora", "--options", "players=4,solo=false,map=alpha,mines=false"]
    assert (
        fuzz.main([*game, "--repeat", "fuzz-12-0", "--players", "random", "--thorough", "200"]) == 0
    )
