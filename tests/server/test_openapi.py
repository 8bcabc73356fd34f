"""The schema in docs/openapi.json is the one the program has, and the program keeps to it."""

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from ashfall.server import openapi
from ashfall.server.refusals import STATUS
from tests.server.servers import PATIENCE, running, settings_for

ROOT = Path(__file__).resolve().parents[2]


def test_the_schema_in_the_docs_is_current():
    assert (ROOT / "docs" / "openapi.json").read_text("utf-8") == openapi.text(), (
        "run `make openapi`"
    )


def test_the_protocol_page_names_every_code_and_every_route():
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []
    schema = json.loads(openapi.text())
    missing = []
    for path, operations in schema["paths"].items():
        short = path.replace("{table}", "{t}").replace("{seat}", "{n}")
        missing += [
            f"{method.upper()} {short}"
            for method in operations
            if f"`{method.upper()} {short}" not in page and f"`{short}`" not in page
        ]
    assert missing == []


@pytest.fixture
def address(sqlite):
    """A server in a thread of its own, and a guest with a running and a finished table."""
    ready, stop = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve():
        async with running(settings_for(sqlite)) as server:
            found.append(server.url)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    stop.set()
    thread.join(PATIENCE)


CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_no_request_that_schemathesis_makes_up_breaks_the_server(address, tmp_path):
    """Deleting is left out, so that there is a table and a guest to fuzz."""
    client = httpx.Client(base_url=address, headers={"x-ashfall": "1"})
    client.post("/api/me", json={"name": "Fuzz", "lang": "en"}).raise_for_status()
    wish = {
        "game": "toy",
        "seats": [{"kind": "here"}, {"kind": "here"}],
        "practice": True,
        "listed": True,
    }
    table = client.post("/api/tables", json=wish).json()["id"]
    client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable = "{table}"\nseat = 0\ngame = "last-aurora"\n')
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run",
            str(ROOT / "docs" / "openapi.json"), "--url", address, "--checks", CHECKS,
            "-H", f"Cookie: ashfall={client.cookies['ashfall']}", "-H", "X-Ashfall: 1",
            "--exclude-method", "DELETE", "--exclude-path", "/metrics", "--mode", "all",
            "--max-examples", os.environ.get("SCHEMATHESIS_EXAMPLES", "20"), "--seed", "1",
            "--phases", "examples,coverage,fuzzing", "--no-color",
        ],
        capture_output=True, text=True, cwd=tmp_path,
    )  # fmt: skip
    print(done.stdout[-3000:], done.stderr[-2000:])
    assert done.returncode == 0
    cases = re.search(r"([\d,]+) generated", done.stdout)
    assert cases and int(cases[1].replace(",", "")) > 1000
    assert client.get(f"/api/tables/{table}").status_code == 200
