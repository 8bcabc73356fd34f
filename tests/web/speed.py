"""How fast a page that was never opened before comes over a slow line (`make page-speed`).

Bytes, requests and waves do not depend on how busy the machine is; seconds do, and are medians of several visits.
Run as `python -m tests.web.speed [visits] [languages]`.
"""

import statistics
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.house import DRAWN, QUIET, Player, Site, chromium
from tests.web.still import drawn

SLOW_4G = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""1.6 Mbit/s down, 750 kbit/s up, 150 ms to the answer."""
FAR_AWAY = {"latency": 700, "downloadThroughput": -1, "uploadThroughput": -1}
"""Any amount at once, but late: what waits for what falls into waves, however busy the machine is."""
AIMS = {"front page": 2.0}
AIM_OF_A_TABLE = 3.0
CARDS = "li:nth-child(4) article[data-game]"
ASKED = ".choices [data-choice]"
SIX = [{"kind": "here"}, *[{"kind": "bot", "bot": "random"}] * 5]
CODE = ("Script", "Stylesheet")
NOT_WAITED_FOR = ("Font", "Image", "Other")

SHOWN = """(wanted) => {
  const found = wanted.map((one) => new Promise((there) => {
    const look = () => document.querySelector(one) ? there() : requestAnimationFrame(look);
    look();
  }));
  window.shown = Promise.all(found).then(() => new Promise(requestAnimationFrame)).then(() => performance.now());
}"""


@dataclass
class Fetched:
    kind: str
    path: str
    begun: float
    bytes: int = 0


@dataclass
class Place:
    """Where to go, what must be on the screen then, and who comes: tables know their players."""

    path: str
    wanted: tuple[str, ...]
    cookies: list[Any]


@dataclass
class Visit:
    """One visit with an empty cache: what came, and when everything that was waited for was on the screen."""

    seconds: float
    fetched: list[Fetched]

    @property
    def bytes(self) -> int:
        return sum(one.bytes for one in self.fetched)

    @property
    def code(self) -> int:
        return sum(one.bytes for one in self.fetched if one.kind in CODE)

    def by_kind(self) -> dict[str, int]:
        found: Counter[str] = Counter()
        for one in self.fetched:
            found[one.kind] += one.bytes
        return dict(found.most_common())

    def waves(self, latency: int = FAR_AWAY["latency"]) -> list[list[Fetched]]:
        """What was asked before anything was answered, then what was asked after those answers, and so on."""
        found: list[list[Fetched]] = []
        until = 0.0
        for one in sorted(self.fetched, key=lambda one: one.begun):
            if one.kind in NOT_WAITED_FOR:
                continue
            if one.begun >= until:
                found.append([])
                until = one.begun + 0.9 * latency / 1000
            found[-1].append(one)
        return found


def visit(
    browser: Browser,
    site: Site,
    place: Place,
    line: dict[str, int] | None = None,
    lang: str = "en",
    rest: bool = False,
) -> Visit:
    """Come with an empty cache over such a line; with `rest` what comes after the first sight counts too."""
    player = Player(browser, site, lang)
    player.settle()
    player.context.add_cookies(place.cookies)
    player.context.add_init_script(f"({SHOWN})({list(place.wanted)})")
    wire = player.context.new_cdp_session(player.page)
    seen: dict[str, Fetched] = {}

    def begun(told: dict[str, Any]) -> None:
        path = told["request"]["url"].removeprefix(site.url)
        seen[told["requestId"]] = Fetched(told.get("type", ""), path, told["timestamp"])

    def line_begun(told: dict[str, Any]) -> None:
        seen[told["requestId"]] = Fetched("WebSocket", "live", told["timestamp"])

    def ended(told: dict[str, Any]) -> None:
        seen[told["requestId"]].bytes = int(told["encodedDataLength"])

    def heard(told: dict[str, Any]) -> None:
        seen[told["requestId"]].bytes += len(told["response"]["payloadData"].encode())

    wire.on("Network.requestWillBeSent", begun)
    wire.on("Network.loadingFinished", ended)
    wire.on("Network.webSocketWillSendHandshakeRequest", line_begun)
    wire.on("Network.webSocketFrameReceived", heard)
    wire.send("Network.enable")
    if line:
        wire.send("Network.emulateNetworkConditions", {"offline": False, **line})
    try:
        player.open(place.path)
        milliseconds: float = player.page.evaluate("window.shown")
        if rest:
            player.rest()
        assert not player.complaints, player.complaints
        return Visit(milliseconds / 1000, list(seen.values()))
    finally:
        player.close()


def front_page() -> Place:
    return Place("/", (CARDS,), [])


def table(
    browser: Browser, site: Site, game: str, seats: list[dict[str, str]] | None = None
) -> Place:
    """A new table: alone, or with others."""
    player = Player(browser, site)
    player.settle()
    try:
        found = player.practice(game, "speed", seats)
        return Place(f"/t/{found}", (DRAWN, ASKED), player.context.cookies())
    finally:
        player.close()


def places(browser: Browser, site: Site) -> dict[str, Place]:
    found = {"front page": front_page()}
    for game in drawn():
        found[game] = table(browser, site, game)
        if game == "dei":
            found["dei, six"] = table(browser, site, game, SIX)
    return found


def main(visits: int, languages: list[str]) -> int:
    late = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        try:
            for name, place in places(browser, site).items():
                for lang in languages:
                    waves = len(visit(browser, site, place, FAR_AWAY, lang).waves())
                    slow = [visit(browser, site, place, SLOW_4G, lang) for _ in range(visits)]
                    whole = visit(browser, site, place, None, lang, rest=True)
                    times = sorted(one.seconds for one in slow)
                    aim = AIMS.get(name, AIM_OF_A_TABLE)
                    late += statistics.median(times) > aim
                    print(
                        f"{name:12} {lang}  {statistics.median(times):5.2f} s of {aim} "
                        f"({times[0]:.2f}–{times[-1]:.2f})  "
                        f"{slow[0].bytes / 1000:.0f} kB in {len(slow[0].fetched)} requests and {waves} waves; "
                        f"with all that follows {whole.bytes / 1000:.0f} kB, JS and CSS {whole.code / 1000:.0f} kB",
                        flush=True,
                    )
        finally:
            browser.close()
            site.stop()
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(
        main(
            int(sys.argv[1]) if len(sys.argv) > 1 else 5,
            sys.argv[2].split(",") if len(sys.argv) > 2 else ["en"],
        )
    )
