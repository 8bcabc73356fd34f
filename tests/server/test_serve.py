"""`ashfall serve` as a process: it starts, says where, serves the page, and stops with a word to its clients."""

import contextlib
import json
import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from tests.server.crowd import ASHFALL, Process
from tests.server.servers import PATIENCE, Person

pytestmark = pytest.mark.slow


@pytest.fixture
async def process(tmp_path):
    server = Process(str(tmp_path / "tables.db"), tmp_path / "log")
    server.start()
    await server.ready()
    yield server
    server.stop()


async def test_health_figures_page_and_a_graceful_end(process, tmp_path):
    anna = await Person(process.url).come_in()
    assert (await anna.get("/live")).json() == {"ok": True}
    assert (await anna.get("/ready")).json() == {"ok": True}
    page = await anna.get("/t/some-table")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    table = await anna.started("here", "here")
    assert (await anna.play_first(table, 0)).status_code == 200
    figures = (await anna.get("/metrics")).text
    assert (
        'ashfall_entries_total{kind="move"} 1.0' in figures
        and "ashfall_ack_seconds_bucket" in figures
    )
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        process.process.send_signal(signal.SIGTERM)
        assert (await wire.until("notice"))["code"] == "restart"
        assert await wire.end() == 1001
    process.process.wait(PATIENCE)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in lines] == ["ready", "stopped"]
    await anna.close()
    process.start()
    await process.ready()
    again = Person(process.url)
    again.client.cookies.set("ashfall", anna.secret)
    assert (await again.view(table, 0))["version"] == 3
    await again.close()


def run(*words):
    return subprocess.run([str(ASHFALL), *words], capture_output=True, text=True, timeout=PATIENCE)


async def test_backup_and_restore_from_the_command_line(process, tmp_path):
    anna = await Person(process.url).come_in()
    await anna.started("here", "here", game="last-aurora")
    await anna.close()
    file, new = str(tmp_path / "all"), str(tmp_path / "new.db")
    done = run("backup", file, "--db", process.database)
    assert (done.returncode, done.stderr) == (0, "") and int(done.stdout) > 3
    done = run("restore", file, "--db", new)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[-1] == "1"
    damaged = run("restore", __file__, "--db", str(tmp_path / "other.db"))
    assert damaged.returncode and "no whole backup" in damaged.stderr
    assert "Traceback" not in damaged.stderr


def test_who_plays_at_home_reads_a_sentence_and_no_log(tmp_path):
    command = [str(ASHFALL), "serve", "--open", "--port", "0", "--db", str(tmp_path / "t.db")]
    home = {**os.environ, "BROWSER": "true", "ASHFALL_LANG": "pl", "LANG": "pl_PL.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=home) as process:
        said = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, log = process.communicate(timeout=PATIENCE)
    assert said.startswith("Stół jest otwarty pod adresem http://localhost:")
    assert (rest, log) == ("", "")


def test_an_address_that_is_taken_is_said_in_a_sentence(tmp_path):
    with contextlib.closing(socket.socket()) as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        taken = run("serve", "--port", port, "--db", str(tmp_path / "t.db"))
    assert taken.returncode and "cannot listen" in taken.stderr and "Traceback" not in taken.stderr


def test_no_word_of_any_game_stands_in_the_server():
    folder = Path(__file__).resolve().parents[2] / "src/ashfall/server"
    words = ("aurora", "outlive", "auztralia", "divide", "convoy", "radioactiv", "old one")
    text = {path.name: path.read_text("utf-8").lower() for path in folder.rglob("*.py")}
    assert [(name, word) for name, body in text.items() for word in words if word in body] == []
