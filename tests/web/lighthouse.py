"""The page as Lighthouse sees it with its mobile profile (`make lighthouse`): a front page, rules, and a finished game.

Run as `python -m tests.web.lighthouse [runs]`; the median of the runs counts. Lighthouse lives in `.lighthouse/`.
"""

import http.cookiejar
import json
import os
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from tests.web.house import ROOT, Site, chromium
from tests.web.still import drawn

PROGRAM = ROOT / ".lighthouse/node_modules/lighthouse/cli/index.js"
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def finished(site: Site) -> str:
    """The path of a finished game that everybody may see."""
    jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    opener = urllib.request.build_opener(jar)

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"X-Ashfall": "1", "Content-Type": "application/json"}
        wish = urllib.request.Request(site.url + path, json.dumps(body).encode(), headers)
        with opener.open(wish, timeout=120) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    post("/api/me", {"name": "Guest", "lang": "en"})
    record = sorted((ROOT / "tests/records" / drawn()[0]).glob("*.ashfall"))[0].read_text("utf-8")
    table = post("/api/tables/import", {"record": record})["id"]
    key = post(f"/api/tables/{table}/share", {})["key"]
    return f"/t/{table}/replay#{key}"


def report(address: str, folder: Path) -> dict[str, Any]:
    out = folder / "report.json"
    subprocess.run(
        [
            "node", str(PROGRAM), address, "--quiet", "--output=json", f"--output-path={out}",
            f"--only-categories={','.join(AIMS)}", "--chrome-flags=--headless=new --no-sandbox",
        ],
        check=True,
        env={**os.environ, "CHROME_PATH": str(chromium())},
    )  # fmt: skip
    found: dict[str, Any] = json.loads(out.read_text("utf-8"))
    return found


def points(found: dict[str, Any], category: str) -> float:
    return round(100 * (found["categories"][category]["score"] or 0))


def faults(found: dict[str, Any], category: str) -> list[str]:
    """What a category is short of."""
    weights = {one["id"]: one["weight"] for one in found["categories"][category]["auditRefs"]}
    return [
        f"{id}: {audit.get('displayValue') or audit['title']}"
        for id, audit in found["audits"].items()
        if weights.get(id) and audit["score"] is not None and audit["score"] < 0.9
    ]


def main(runs: int) -> int:
    if not PROGRAM.is_file():
        print("no Lighthouse here: make lighthouse installs it")
        return 1
    short = 0
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            places = {
                "front page": "/",
                **{f"rules of {game}": f"/rules/{game}" for game in drawn()},
                "replay": finished(site),
            }
            for name, path in places.items():
                found = [report(site.url + path, Path(folder)) for _ in range(runs)]
                medians = {
                    category: statistics.median(points(one, category) for one in found)
                    for category in AIMS
                }
                print(
                    f"{name:20} {', '.join(f'{c} {p:.0f}' for c, p in medians.items())}", flush=True
                )
                for category, aim in AIMS.items():
                    if medians[category] < aim:
                        short += 1
                        print(f"  {category} below {aim}: {'; '.join(faults(found[-1], category))}")
        finally:
            site.stop()
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3))
