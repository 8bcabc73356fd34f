"""Two processes behind nginx with the configuration that is in deploy/: a table is served by one of them."""

import asyncio
import contextlib
import re
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.ports import free_port
from tests.programs import need
from tests.server.servers import Person, running, settings_for

NGINX = Path(__file__).resolve().parents[2] / "deploy/nginx.conf"
MOST = 40
pytestmark = pytest.mark.slow


def configuration(folder, port, servers):
    """The one that is delivered, with ports of here and without certificates."""
    text = NGINX.read_text("utf-8")
    for usual, server in zip((8321, 8322), servers, strict=True):
        text = text.replace(f"127.0.0.1:{usual}", server.url.removeprefix("http://"))
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"^ *(ssl_certificate|server_name).*\n", "", text, flags=re.M)
    text = text.replace("Host $host;", "Host $http_host;")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    return (
        f"pid {folder}/pid;\nerror_log {folder}/log;\ndaemon off;\nuser root;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{text}\n}}\n"
    )


def begun(folder, file):
    return subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)])


@contextlib.asynccontextmanager
async def proxy(folder, servers):
    need("nginx", "nginx-light")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, servers))
    process = begun(folder, file)
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(verify=False) as client:
            answers = False
            while not answers:
                assert process.poll() is None, (folder / "log").read_text()
                with contextlib.suppress(httpx.HTTPError):
                    answers = (await client.get(f"{url}/live")).status_code == 200
                await asyncio.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def made(server):
    """How many moves a process has written."""
    value = server.service.cache.metrics.registry.get_sample_value
    return int(value("ashfall_entries_total", {"kind": "move"}) or 0)


async def test_what_belongs_to_a_table_goes_to_one_process(postgres, tmp_path):
    settings = settings_for(postgres.create("routing"), proxies=("127.0.0.1",))
    async with contextlib.AsyncExitStack() as stack, running(settings) as one:
        two = await stack.enter_async_context(running(settings))
        async with proxy(tmp_path, (one, two)) as url:
            anna, boris = await Person(url).come_in(), await Person(url).come_in("Boris")
            at: dict = {}
            # Ids are random: tables are opened until both processes have one.
            while len(at) < MOST and len(set(at.values())) < 2:
                table = await anna.table("here", "open")
                await boris.join(table, 1)
                id = table["id"]
                await anna.post(f"/api/tables/{id}/start")
                before = made(one), made(two)
                async with anna.live(id, 0) as first, boris.live(id, 1) as second:
                    await first.until("view")
                    await second.until("view")
                    holders = [s for s in (one, two) if id in s.service.cache.notifier.by_table]
                    assert len(holders) == 1 and len(holders[0].service.presence.counts(id)) == 2
                    assert (await anna.play_first(id, 0)).status_code == 200
                at[id] = holders[0]
                after = made(one), made(two)
                assert [b - a for a, b in zip(before, after, strict=True)] == [
                    int(holders[0] is server) for server in (one, two)
                ]
            assert set(at.values()) == {one, two}
            for path in ("/metrics", "/ready"):
                assert (await anna.get(path)).status_code == 404
            # One process ends: its tables go on at the other.
            await stack.aclose()
            for id in [id for id, server in at.items() if server is two]:
                assert (await anna.get(f"/api/tables/{id}")).status_code == 200
                assert (await anna.view(id, 0))["choices"] == 1
            await anna.close()
            await boris.close()
