"""Who waits: the question of somebody else is quoted, never put to whoever reads it."""

import re

from tests.web.test_together import sit_together, whose

QUOTED = re.compile(r"“[^”]*”")


def test_who_waits_is_told_whom_for_and_is_never_addressed(arrive):
    anna, boris = arrive("en"), arrive("ru")
    sit_together(anna, boris, "last-aurora")
    for _ in range(40):
        player = whose(anna, boris)
        if player is boris:
            bar = anna.page.locator('[data-screen="decision"]')
            bar.get_by_text("Waiting for").wait_for()
            text = bar.inner_text()
            assert "is asked: “" in text
            assert not re.search(r"\byou(r|rs)?\b", QUOTED.sub("", text), re.IGNORECASE), text
            assert "●" not in anna.page.title()
            break
        player.choose(player.random.choice(player.choices()))
    else:
        raise AssertionError("it was never the other's turn")
    assert anna.complaints == [] and boris.complaints == []
