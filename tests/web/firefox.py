"""A Firefox that is told what to do over WebDriver BiDi: a few commands, written out."""

import itertools
import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

PATIENCE = 120
"""Seconds for anything that is bound to come."""
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# Nothing is fetched that a test did not ask for, and nothing is asked.
SETTINGS = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window. What the page complains about is kept in `complaints`."""

    def __init__(self, folder: Path, width: int = 1440, height: int = 900) -> None:
        settings = (
            f'user_pref("{name}", {json.dumps(value)});' for name, value in SETTINGS.items()
        )
        (folder / "user.js").write_text("\n".join(settings))
        self.log = folder / "firefox.log"
        self.process = subprocess.Popen(
            [
                str(firefox()), "--headless", "--no-remote", "--profile", str(folder),
                f"--width={width}", f"--height={height}", "--remote-debugging-port=0", "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=self.log.open("wb"),
        )  # fmt: skip
        self.complaints: list[str] = []
        self.numbers = itertools.count(1)
        self.lines = ExitStack()
        try:
            wire = connect(f"{self.address()}/session", max_size=None, open_timeout=PATIENCE)
            self.wire = self.lines.enter_context(wire)
            self.send("session.new", {"capabilities": {}})
        except BaseException:
            self.process.kill()
            raise
        self.send("session.subscribe", {"events": ["log.entryAdded"]})
        self.window = self.send("browsingContext.getTree", {})["contexts"][0]["context"]
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", {"context": self.window, "viewport": viewport})

    def address(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            found = LISTENING.search(self.log.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise RuntimeError(f"Firefox did not start: {self.log.read_text(errors='replace')[-2000:]}")

    def send(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self.numbers)
        self.wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.wire.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded":
                entry = told["params"]
                if entry["level"] == "error":
                    self.complaints.append(str(entry["text"]))
            elif told.get("id") == number:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                found: dict[str, Any] = told["result"]
                return found

    def open(self, address: str) -> None:
        self.send(
            "browsingContext.navigate", {"context": self.window, "url": address, "wait": "complete"}
        )

    def look(self, expression: str) -> Any:
        """What an expression says, which may promise it."""
        found = self.send(
            "script.evaluate",
            {
                "expression": f"Promise.resolve({expression}).then(JSON.stringify)",
                "target": {"context": self.window},
                "awaitPromise": True,
            },
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value", "null"))

    def until(self, expression: str) -> Any:
        """What an expression says once it says something true; looked at in every frame."""
        waiting = f"""new Promise((there, never) => {{
            const end = performance.now() + {PATIENCE * 1000 - 5000};
            const look = () => {{
                const found = {expression};
                if (found) there(found);
                else if (performance.now() > end) never(new Error(document.body.innerText.slice(0, 500)));
                else setTimeout(() => requestAnimationFrame(look), 30);
            }};
            look();
        }})"""
        return self.look(waiting)

    def click(self, wanted: str) -> None:
        """With the mouse, in the middle of what a selector finds first, once it lies still and nothing lies over it."""
        x, y = self.until(
            f"""(() => {{
                const one = document.querySelector({wanted!r});
                if (!one || document.fonts.status !== 'loaded') return null;
                one.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                const box = one.getBoundingClientRect();
                const at = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
                const still = window.lay === String(at);
                window.lay = String(at);
                return still && one.contains(document.elementFromPoint(...at)) ? at : null;
            }})()"""
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.send("input.performActions", {"context": self.window, "actions": [mouse]})

    def close(self) -> None:
        self.lines.close()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
