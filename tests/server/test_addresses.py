"""For whom limits are counted: nobody chooses his own address, a club shares one, and at home nobody waits."""

import pytest

from ashfall.server.addresses import LOCAL, Addresses, answers_to, nearby, own_names
from ashfall.server.settings import Limits
from tests.server.servers import Person, running, settings_for

pytestmark = pytest.mark.slow

HERE = ("127.0.0.1",)
ONE = "203.0.113.9"


def of(peer, forwarded=None, trusted=HERE):
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    return Addresses(trusted).of(peer, headers)


def test_what_a_client_invents_before_the_word_of_the_proxy_does_not_count():
    assert of("127.0.0.1", ONE) == ONE
    assert of("127.0.0.1", f"198.51.100.1, {ONE}") == ONE
    assert of("127.0.0.1", f"nonsense, {ONE}") == ONE
    assert of("127.0.0.1", f"{ONE}, nonsense") == "127.0.0.1"
    assert of("10.0.0.2", f"198.51.100.1, {ONE}, 10.0.0.7", ("10.0.0.0/24",)) == ONE
    assert of(ONE, "198.51.100.1") == ONE


def test_a_proxy_that_is_not_trusted_is_one_address_and_not_at_home():
    assert of("127.0.0.1", ONE, ()) == "127.0.0.1"
    assert of("127.0.0.1", None, ()) == LOCAL
    assert of("::1", None, ()) == LOCAL


def test_a_network_of_the_new_kind_counts_as_one():
    assert of("2001:db8:1:2:3::4") == of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert of("::ffff:203.0.113.9") == ONE


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("localhost:8321", True),
        ("127.0.0.1:8321", True),
        ("[::1]:8321", True),
        ("club.example", True),
        ("server", True),
        ("pc.lan:8321", True),
        ("evil.example", False),
        ("evil.example:8321", False),
        ("club.example.evil.example", False),
    ],
)
def test_the_server_answers_to_its_own_names(host, right):
    assert answers_to(host, ["https://club.example"]) == right


def test_the_machine_is_asked_for_its_names_once(monkeypatch):
    """It may have to ask a name server, and nobody may make it do so again and again while all others wait."""
    asked = []

    def full_name():
        asked.append(1)
        return "Mill.example"

    monkeypatch.setattr("socket.getfqdn", full_name)
    own_names.cache_clear()
    assert not any(answers_to(f"host{n}.example:8321", []) for n in range(50))
    assert answers_to("mill.example", [])
    assert len(asked) == 1
    own_names.cache_clear()


async def test_a_foreign_name_that_leads_here_is_refused(server):
    person = Person(server)
    for path in ("/api/games", "/", "/ready"):
        answer = await person.client.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    await person.close()


async def guests(server, behind):
    """The answers to people who come in, each with these forwarded addresses."""
    found = []
    for addresses in behind:
        person = Person(server, behind=addresses)
        found.append((await person.post("/api/me", name="Anna", lang="en")).status_code)
        await person.close()
    return found


async def test_invented_addresses_do_not_bring_more_guests(sqlite):
    settings = settings_for(sqlite, limits=Limits(), proxies=HERE)
    async with running(settings) as server:
        made = await guests(server, [f"198.51.100.{n}, {ONE}" for n in range(25)])
        assert (made.count(201), made.count(429)) == (20, 5)
        assert await guests(server, ["203.0.113.10"]) == [201]


async def test_a_proxy_that_was_not_named_makes_all_people_one(sqlite):
    async with running(settings_for(sqlite, limits=Limits())) as server:
        made = await guests(server, [f"198.51.100.{n}" for n in range(25)])
        assert (made.count(201), made.count(429)) == (20, 5)


async def test_who_plays_at_this_machine_never_waits(sqlite):
    async with running(settings_for(sqlite, limits=Limits())) as server:
        anna = await Person(server).come_in("Anna")
        made = [
            (await anna.post("/api/tables", game="toy", seats=[{"kind": "here"}] * 2)).status_code
            for _ in range(30)
        ]
        assert set(made) == {201}
        found = {(await anna.get(f"/api/tables/{n:022d}")).status_code for n in range(80)}
        assert found == {404}
        await anna.close()


async def test_one_who_guesses_does_not_stop_the_others_behind_his_address(sqlite):
    async with running(settings_for(sqlite, limits=Limits(), proxies=HERE)) as server:
        eve, anna = [await Person(server, behind=ONE).come_in(name) for name in ("Eve", "Anna")]
        for n in range(70):
            last = await eve.get(f"/api/tables/{n:022d}")
        assert last.status_code == 429
        assert (await anna.get("/api/tables")).status_code == 200
        await eve.close()
        await anna.close()


async def test_figures_are_for_the_private_network(sqlite):
    assert nearby("192.168.1.4") and nearby(LOCAL) and nearby("fd00::/64") and not nearby("8.8.8.8")
    async with running(settings_for(sqlite, proxies=HERE)) as server:
        for behind, status in (("", 200), ("10.0.0.9", 200), ("8.8.8.8", 404)):
            person = Person(server, behind=behind)
            assert (await person.get("/metrics")).status_code == status
            await person.close()
