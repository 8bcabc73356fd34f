"""A real server in a process of its own, and people who use the page with a real browser."""

import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/ashfall/server/static/index.html"
QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run", "--disable-default-apps", "--force-color-profile=srgb",
]  # fmt: skip
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SLOWER = float(os.environ.get("THROTTLE", "1"))
"""How many times slower than this machine the page's processor is (docs/testing.md)."""
NOTHING: list[object] = []
PATIENCE = 120_000
"""Milliseconds for anything that is bound to come."""
expect.set_options(timeout=PATIENCE)
DRAWN = "[data-board] [data-thing]"
"""The board is drawn, not only its place."""


def chromium() -> str | None:
    return (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )


# Plays on by itself inside the page: clicks a choice, confirms it, waits for what comes of it, at its full speed.
PLAY = """async ([most, seed]) => {
  let random = seed;
  const below = (n) => (random = (random * 1103515245 + 12345) % 2147483648, Math.floor(random / 65536) % n);
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const version = () => all('[data-version]')[0]?.dataset.version;
  const over = () => all('[data-screen="score"]').length > 0;
  const choices = () => all('.choices [data-choice]:not([disabled])');
  const until = async (ready) => {
    for (const end = performance.now() + 240000; !ready(); await new Promise((go) => setTimeout(go, 3)))
      if (performance.now() > end) throw new Error(`nothing to do: ${document.body.innerText.slice(0, 600)}`);
  };
  const heard = new Set();
  const unspoken = /\\[[a-z]+(?:-[a-z0-9]+)+[^\\]]*\\]/g;
  const listen = () => (document.body.textContent.match(unspoken) ?? []).forEach((one) => heard.add(one));
  let made = 0;
  for (; made < most; made += 1) {
    await until(() => over() || choices().length > 0);
    listen();
    if (over()) break;
    all('[data-film-close]')[0]?.click();
    const before = version();
    const found = choices();
    found[below(found.length)].click();
    await until(() => {
      all('[data-confirm]')[0]?.click();
      return version() !== before;
    });
  }
  return { made, over: over(), heard: [...heard] };
}"""
"""Returns how many choices were made, whether the game is over, and messages that no catalogue had."""


MADE = "before => document.querySelector('[data-version]')?.dataset.version != before"
MADE_OR_ASKED = f"before => ({MADE})(before) || document.querySelector('[data-confirm]')"
# Counts the questions to the server that are still open.
COUNTING = """() => {
  if (window.unanswered !== undefined) return;
  const plain = window.fetch;
  window.unanswered = 0;
  window.fetch = (...wish) => {
    window.unanswered += 1;
    const answered = () => { window.unanswered -= 1 };
    const answer = plain(...wish);
    answer.then((found) => found.clone().arrayBuffer()).then(answered, answered);
    return answer;
  };
}"""
WAITS = int(
    re.findall(r"const LATE = (\d+);", (ROOT / "web/src/state/table.svelte.ts").read_text())[0]
)
# So long the list of choices waits for whole sentences; where the machine is slow they may come later, and the list
# is opened without them. Whoever tests the sentences waits ten times as long.
PATIENT = f"""() => {{
  const plain = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => plain(work, wait === {WAITS} ? {10 * WAITS} : wait, ...more);
}}"""
# A page is at rest when letters are loaded, every answer is here, and two frames went by since.
REST = """
  const frame = () => new Promise(requestAnimationFrame);
  const rest = async () => {
    await document.fonts.ready;
    const end = performance.now() + 110000;
    for (let calm = 0; calm < 2; ) {
      await frame();
      calm = window.unanswered || document.querySelector('[data-busy="true"]') ? 0 : calm + 1;
      if (performance.now() > end) throw new Error(`no rest: ${window.unanswered} questions are open`);
    }
  };"""
# Looks in every frame of a page at rest until it sees the same right thing twice.
SETTLED = (
    """async ([arg, wanted]) => {"""
    + REST
    + """
  const look = LOOK;
  await rest();
  const end = performance.now() + 60000;
  let [found, right] = [null, 0];
  while (right < 2 && performance.now() < end) {
    found = look(arg);
    right = JSON.stringify(found) === JSON.stringify(wanted) ? right + 1 : 0;
    await frame();
  }
  return found;
}"""
)
# Where a thing lies once it lies still.
RESTING = (
    """async (one) => {"""
    + REST
    + """
  await rest();
  const where = () => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height } };
  for (let [before, same] = ['', 0]; same < 2; ) {
    await frame();
    const now = JSON.stringify(where());
    [before, same] = [now, now === before ? same + 1 : 0];
  }
  return where();
}"""
)


class Site:
    """`ashfall serve` on a port of its own; it can be stopped and come back with the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [
            sys.executable, "-m", "tests.web.luck", "serve", "--port", str(self.port),
            "--db", str(self.folder / "tables.sqlite3"), "--open-limits",
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "server.log").open("ab"),
        )
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/ready", timeout=10) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(
            f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}"
        )

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(120)
            self.process = None


class Player:
    """Somebody with a browser window. Whatever the page complains about is kept in `complaints`."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        lang: str = "en",
        size: dict[str, int] | None = None,
        patient: bool = True,
        **more: Any,
    ) -> None:
        self.site = site
        self.lang = lang
        options: dict[str, Any] = {
            "viewport": size or WIDE,
            "locale": f"{lang}-{lang.upper()}",
            **more,
        }
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({COUNTING})()")
        if patient:
            self.context.add_init_script(f"({PATIENT})()")
        self.page: Page = self.context.new_page()
        if SLOWER > 1:
            wire = self.context.new_cdp_session(self.page)
            wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda m: self.complaints.append(m.text) if m.type == "error" else None
        )
        self.messages: list[dict[str, Any]] = []
        """What the page sent over its line."""
        self.page.on(
            "websocket",
            lambda line: line.on("framesent", lambda text: self.messages.append(json.loads(text))),
        )
        self.random = random.Random(7)
        self.unspoken: set[str] = set()

    def close(self) -> None:
        self.context.close()

    def settle(self, **settings: Any) -> None:
        """Choose settings before the page is opened. Pieces do not travel, and the page does nothing by itself,
        unless the test wants it."""
        text = json.dumps({"lang": self.lang, "motion": "off", "forced": False, **settings})
        self.context.add_init_script(
            f"if (!localStorage.getItem('ashfall.settings')) localStorage.setItem('ashfall.settings', {text!r})"
        )

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.site.url + path)
        return self.page

    def start(self, game: str, mode: str = "solo") -> None:
        """From the front page to the table: the way on the game's card, then Start."""
        self.open()
        self.card(game).locator(f'[data-way="{mode}"]').click()
        self.page.locator("dialog .go").click()
        self.page.wait_for_selector(
            f'[data-screen="lobby"], [data-screen="curtain"], {DRAWN}', state="attached"
        )

    def practice(self, game: str, seed: str, seats: list[dict[str, str]] | None = None) -> str:
        """A practice table whose luck is known beforehand, solo unless seats are named."""
        self.open()
        self.page.wait_for_selector("article")
        seats = seats or [{"kind": "here"}, {"kind": "automa"}]
        table: str = self.page.evaluate(
            """async ([lang, wish]) => {
                const headers = {'X-Ashfall': '1', 'Content-Type': 'application/json'};
                const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
                await post('/api/me', {name: 'Guest', lang});
                const made = await (await post('/api/tables', wish)).json();
                if (made.state === 'open') await post(`/api/tables/${made.id}/start`, {});
                return made.id;
            }""",
            [self.lang, {"game": game, "seats": seats, "practice": True, "seed": seed}],
        )
        self.open(f"/t/{table}")
        # Before the city of D.E.I. is laid out a phone shows only what can be chosen.
        self.page.wait_for_selector(f"{DRAWN}, .choices [data-choice]", state="attached")
        return table

    def card(self, game: str) -> Locator:
        return self.page.locator(f'article[data-game="{game}"]')

    def settled(self, look: str, wanted: object = NOTHING, arg: object = None) -> Any:
        """What the page says when it has settled: what is wanted, or what it still says after many seconds."""
        return self.page.evaluate(SETTLED.replace("LOOK", look), [arg, wanted])

    def rest(self) -> None:
        """Wait until the page has nothing more to load, to ask or to draw."""
        self.page.evaluate(f"async () => {{ {REST} await rest(); }}")

    def box(self, thing: Locator) -> dict[str, float]:
        """Where a thing lies once it lies still."""
        found: dict[str, float] = thing.evaluate(RESTING)
        return found

    def click_middle(self, thing: Locator) -> None:
        """With the mouse, in the middle of it, whatever else stands there."""
        thing.scroll_into_view_if_needed()
        box = self.box(thing)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message.get("type") == kind]

    # At the table

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator('[data-screen="score"]').count() > 0

    def choices(self) -> list[str]:
        found = self.page.locator(".choices [data-choice]:not([disabled])")
        return [
            str(text) for text in found.evaluate_all("all => all.map(one => one.dataset.choice)")
        ]

    def skip_film(self) -> None:
        close = self.page.locator("[data-film-close]")
        if close.count():
            close.first.click()

    def wait_turn(self, seconds: float = PATIENCE / 1000) -> bool:
        """Wait until there is something to choose; False when the game is over."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.over:
                return False
            if self.choices():
                return True
            time.sleep(0.03)
        raise AssertionError(f"nothing to do: {self.page.locator('body').inner_text()[:600]}")

    def choose(self, text: str) -> None:
        """Click a choice, and confirm it where the page asks."""
        before = self.version
        self.page.locator(f'.choices [data-choice="{text}"]').click()
        self.confirm_until(before)

    def pick(self, text: str) -> None:
        """The same without the mouse's way: for tests of what comes of a choice."""
        before = self.version
        self.page.evaluate(
            'text => document.querySelector(`.choices [data-choice="${text}"]`).click()', text
        )
        self.confirm_until(before)

    def confirm_until(self, before: int, seconds: float = PATIENCE / 1000) -> None:
        """Confirm where the page asks, until something came of the choice."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self.page.wait_for_function(MADE_OR_ASKED, arg=str(before))
            if self.version != before:
                return
            # It may be gone before the mouse is there: then the choice was confirmed already.
            with contextlib.suppress(TimeoutError):
                self.page.locator("[data-confirm]").first.click(timeout=2000)
                self.page.wait_for_function(MADE, arg=str(before))
        raise AssertionError(
            f"nothing came of it: {self.page.locator('.bar').first.inner_text()[:500]}"
        )

    def play(self, most: int = 100_000) -> int:
        """Play at random until the game is over or so many choices are made, as fast as the page can.

        The same clicks as by hand, made inside the page. Messages without words are kept in `unspoken`.
        """
        found = self.page.evaluate(PLAY, [most, self.random.randrange(1 << 20)])
        self.unspoken |= set(found["heard"])
        assert found["over"] or found["made"] == most
        return int(found["made"])

    def play_by_hand(self, most: int = 100_000) -> int:
        """The same with the mouse: each click goes where a hand would have to go."""
        made = 0
        while made < most and self.wait_turn():
            self.skip_film()
            self.choose(self.random.choice(self.choices()))
            made += 1
        return made

    def text(self) -> str:
        return self.page.locator("body").inner_text()


def unspoken(text: str) -> list[str]:
    """Message ids that no catalogue had: `[ask-something 3]`."""
    return re.findall(r"\[[a-z]+(?:-[a-z0-9]+)+[^\]]*\]", text)
