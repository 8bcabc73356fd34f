"""Whether the board stands still: plays whole games in the page and measures the board in every frame (`make still`).

Run as `python -m tests.web.still [game,game] [1440x900,390x844] [solo,two,four,six]`.
"""

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import ashfall
from ashfall.games import title
from tests.web.house import QUIET, ROOT, Player, Site, chromium

SIZES = ("1440x900", "1024x768", "768x1024", "844x390", "390x844")
TOUCH = ("844x390", "390x844")
"""These are phones."""
COMPANY = {"solo": 1, "two": 2, "four": 4, "six": 6}

# One measure: the box of the board, each drawing's place inside it (not where it is scrolled to), the land's lines,
# and by how much the document is larger than the window.
MEASURE = """() => {
  const round = (n) => Math.round(n * 10) / 10;
  const host = document.querySelector('[data-board]');
  if (!host) return null;
  const box = host.getBoundingClientRect();
  const inside = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    let [left, top] = [x - box.x, y - box.y];
    for (let up = one.parentElement; up && host.contains(up); up = up.parentElement) {
      left += up.scrollLeft;
      top += up.scrollTop;
    }
    return [left, top, width, height].map(round);
  };
  const drawings = [...host.querySelectorAll('[data-drawing]')].map((one) =>
    [one.dataset.drawing, ...inside(one), one.getAttribute('viewBox') ?? '']);
  if (!drawings.length) return null;
  const page = document.documentElement;
  return {
    board: [box.x, box.y, box.width, box.height].map(round),
    drawings,
    land: [...host.querySelectorAll('[data-land]')].map((one) => one.innerHTML.length),
    over: [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth],
  };
}"""

WATCH = (
    """() => {
  const measure = """
    + MEASURE
    + """;
  window.measured = new Map();
  const look = () => {
    const found = measure();
    for (const [part, value] of Object.entries(found ?? {})) {
      const text = JSON.stringify(value);
      const seen = window.measured.get(part) ?? new Map();
      window.measured.set(part, seen.set(text, (seen.get(text) ?? 0) + 1));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
)


@dataclass
class Stillness:
    game: str
    size: str
    company: str
    choices: int
    measured: dict[str, dict[str, int]]
    """Part → each value that was seen → in how many frames."""

    @property
    def faults(self) -> list[str]:
        found = [
            f"{part} had {len(values)} different measures: {list(values)[:4]}"
            for part, values in self.measured.items()
            if len(values) != 1
        ]
        if not self.measured:
            found.append("nothing was drawn")
        for value in self.measured.get("over", {}):
            if value != "[0,0]":
                found.append(f"the document is larger than the window by {value}")
        return found

    def line(self) -> str:
        counts = ", ".join(f"{part} {len(values)}" for part, values in self.measured.items())
        verdict = "still" if not self.faults else "MOVED"
        return (
            f"{self.game:12} {self.size:9} {self.company:5} {self.choices:4} choices  "
            f"different measures: {counts}  {verdict}"
        )


def drawn() -> list[str]:
    """The games that have a board to look at."""
    games = [str(game["id"]) for game in ashfall.games()]
    return [game for game in games if (ROOT / "web/src/boards" / game).is_dir()]


def play(
    browser: Browser, site: Site, game: str, size: str, company: str, most: int, lang: str = "en"
) -> Stillness:
    """A whole game; whatever it says is in the catalogue, and nothing goes wrong in the page."""
    width, height = map(int, size.split("x"))
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size in TOUCH else {}
    player = Player(browser, site, lang, size={"width": width, "height": height}, **touch)
    player.settle()
    try:
        rivals = {"kind": "automa"} if company == "solo" else {"kind": "bot", "bot": "random"}
        count = 1 if company == "solo" else COMPANY[company] - 1
        player.practice(game, "still", [{"kind": "here"}, *[rivals] * count])
        player.page.wait_for_function(
            f"() => ({MEASURE})() !== null && document.fonts.status === 'loaded'"
        )
        player.page.evaluate(WATCH)
        made = player.play(most)
        measured = player.page.evaluate(
            "() => Object.fromEntries([...window.measured].map(([part, seen]) => [part, Object.fromEntries(seen)]))"
        )
        assert not player.complaints, player.complaints
        assert not player.unspoken, player.unspoken
        assert player.page.evaluate("document.documentElement.lang") == lang
        return Stillness(game, size, company, made, measured)
    finally:
        player.close()


def main() -> None:
    usual = (drawn(), list(SIZES), list(COMPANY))
    wishes = [*sys.argv[1:], "all", "all", "all"]
    games, sizes, companies = (
        every if wish == "all" else wish.split(",")
        for wish, every in zip(wishes, usual, strict=False)
    )
    moved = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for game in games:
            seats = (1, *title(game).players)
            for company in [one for one in companies if COMPANY[one] in seats]:
                for size in sizes:
                    found = play(browser, site, game, size, company, 100_000)
                    print(found.line(), *found.faults, sep="\n    ", flush=True)
                    moved += bool(found.faults)
        browser.close()
        site.stop()
    sys.exit(f"{moved} games moved the board" if moved else 0)


if __name__ == "__main__":
    main()
