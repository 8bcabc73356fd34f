"""Bad input and its exact answers: nothing but what the table of the protocol says ever comes back."""

import json
import uuid

import pytest
import pytest_asyncio

import ashfall
from tests.server.servers import Person, running, settings_for

MOVE_ID = "6f1c2d1e-9a41-4f5a-8f0e-0d4a6d1f2b3c"


pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("tables")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def patient_server(folder):
    async with running(settings_for(str(folder / "tables.db"))) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module")
async def playing(patient_server):
    """A server and a running table of Anna (seat 0) and Boris (seat 1)."""
    server = patient_server
    anna, boris = await Person(server).come_in("Anna"), await Person(server).come_in("Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{table['id']}/start")
    yield server, anna, boris, table["id"]
    await anna.close()
    await boris.close()


QUESTION = 3 * 16
"""The number of the first question: asked by the third entry of the log."""


def body(**changes):
    move = {"seat": 0, "question": QUESTION, "move_id": MOVE_ID, "choice": "pass-on", **changes}
    return json.dumps({k: v for k, v in move.items() if v is not ...}).encode()


RAW = body(question="@@").decode()


def with_version(text):
    return RAW.replace('"@@"', text).encode()


BODIES = [
    # (what, body, status, code)
    ("1 nothing", b"", 400, "bad_json"),
    ("2 not JSON", b"seat=0", 400, "bad_json"),
    ("2 HTML", b"<html></html>", 400, "bad_json"),
    ("2 half a document", body()[:-5], 400, "bad_json"),
    ("2 two documents", body() + body(), 400, "bad_json"),
    ("2 a byte order mark", b"\xef\xbb\xbf" + body(), 400, "bad_json"),
    ("3 NaN", with_version("NaN"), 400, "bad_number"),
    ("3 Infinity", with_version("Infinity"), 400, "bad_number"),
    ("3 minus Infinity", with_version("-Infinity"), 400, "bad_number"),
    ("3 minus zero", with_version("-0"), 400, "bad_number"),
    ("3 minus zero with a point", with_version("-0.0"), 400, "bad_number"),
    ("3 1e400", with_version("1e400"), 400, "bad_number"),
    ("4 a number of 7 000 digits", with_version("9" * 7000), 400, "bad_number"),
    ("5 a thousand nested lists", b"[" * 1000 + b"]" * 1000, 400, "too_deep"),
    ("5 nested objects", b'{"a":' * 40 + b"1" + b"}" * 40, 400, "too_deep"),
    ("6 a key twice", b'{"seat":0,"seat":1}', 400, "duplicate_key"),
    ("7 true for 1", body(seat=True), 422, "bad_type"),
    ("7 text for a number", body(seat="0"), 422, "bad_type"),
    ("7 1.0 for 1", body(question=3.0), 422, "bad_type"),
    ("7 null for a number", body(seat=None), 422, "bad_type"),
    ("7 a list for the move", b"[]", 422, "bad_type"),
    ("7 a number for the choice", body(choice=3), 422, "bad_type"),
    ("8 an unknown field", body(colour="red"), 422, "unknown_field"),
    ("8 __proto__", body(__proto__={"admin": True}), 422, "unknown_field"),
    ("8 __class__", body(__class__="x"), 422, "unknown_field"),
    ("8 constructor", body(constructor={}), 422, "unknown_field"),
    ("9 a body of 9 KB", body(choice="x" * 9000), 413, "too_big"),
    ("11 not UTF-8", b'{"seat": "\xff\xfe"}', 400, "bad_text"),
    ("11 half a character", body(choice="\ud800"), 400, "bad_text"),
    ("12 NUL in the choice", body(choice="pass\0on"), 422, "bad_text"),
    ("17 SQL in the choice", body(choice="'; DROP TABLE entries; --"), 422, "unknown_thing"),
    ("17 SQL in the move id", body(move_id="' OR 1=1 --"), 422, "bad_value"),
    ("19 a question from the future", body(question=999), 409, "stale"),
    ("19 a negative question", body(question=-1), 422, "bad_value"),
    ("19 no question", body(question=...), 422, "missing_field"),
    ("19 no move id", body(move_id=...), 422, "missing_field"),
    ("24 a sentence of another moment", body(choice="pass-on"), 422, "illegal"),
    ("26 a card that does not exist", body(choice="commit gold9"), 422, "unknown_thing"),
    ("26 no sentence at all", body(choice="sing"), 422, "unknown_thing"),
    ("27 a negative amount", body(choice="give 1 -1"), 422, "out_of_range"),
    ("27 a fraction", body(choice="give 1 1.5"), 422, "out_of_range"),
    ("27 more than there can be", body(choice="give 1 9223372036854775808"), 422, "out_of_range"),
    ("31 an empty list", body(choice=[]), 422, "bad_value"),
    ("31 seventeen choices", body(choice=["pass-on"] * 17), 422, "bad_value"),
    ("a seat that cannot be", body(seat=8), 422, "bad_value"),
    ("an empty choice", body(choice=""), 422, "bad_value"),
    ("22 the seat of somebody else", body(seat=1), 403, "not_your_seat"),
    ("22 a seat that is not at this table", body(seat=5), 403, "not_your_seat"),
]


@pytest.mark.parametrize(("what", "sent", "status", "code"), BODIES, ids=[b[0] for b in BODIES])
async def test_a_bad_move_has_its_answer_by_http_and_by_socket(playing, what, sent, status, code):
    _, anna, _, table = playing
    before = (await anna.view(table, 0))["hash"]
    answer = await anna.client.post(
        f"/api/tables/{table}/moves", content=sent, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) <= {"code", "text", "values", "fresh"}
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        if (code == "bad_text" and b"\xff" in sent) or code == "too_big":
            return
        message = sent.replace(b'{"seat"', b'{"type":"move","seat"', 1)
        await wire.socket.send(message.decode("utf-8", "surrogatepass"))
        refused = await wire.until("refused")
        assert (refused["status"], refused["error"]["code"]) == (status, code)
        await wire.send(type="ping")
        await wire.until("pong")
    after = await anna.view(table, 0)
    assert (after["version"], after["hash"]) == (3, before)


FRAMES = [
    ("9 a frame of 9 KB", "x" * 9000, 1009),
    ("9 a frame of 2 MB", "x" * 2_000_000, 1009),
    ("10 a binary frame", b"\x00\x01", 1003),
]


@pytest.mark.parametrize(("what", "frame", "code"), FRAMES, ids=[f[0] for f in FRAMES])
async def test_a_frame_that_is_no_message_closes_the_socket(playing, what, frame, code):
    _, anna, _, table = playing
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        await wire.socket.send(frame)
        assert await wire.end() == code


async def test_text_that_is_not_utf8_closes_the_socket_with_1007(playing):
    _, anna, _, table = playing
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        await wire.socket.send(b"\xff\xfe", text=True)
        assert await wire.end() == 1007


MESSAGES = [
    "",
    "null",
    "[]",
    "{}",
    '{"type":"shout"}',
    '{"type":7}',
    '{"type":"look"}',
    '{"type":"look","seat":1}',
]


async def test_unknown_messages_are_refused_and_the_socket_stays(playing):
    _, anna, _, table = playing
    async with anna.live(table, 0) as wire:
        await wire.until("view")
        found = []
        for text in MESSAGES:
            await wire.socket.send(text)
            found.append((await wire.until("refused"))["status"])
        assert found == [400, 422, 422, 422, 422, 422, 422, 403]


NAMES = [
    ("12 NUL", "An\0na", 422, "bad_text"),
    ("13 10 000 letters", "x" * 7000, 422, "bad_value"),
    ("13 25 letters", "x" * 25, 422, "bad_name"),
    ("13 only spaces", "    ", 422, "bad_name"),
    ("13 only accents", "\u0301\u0302\u0303", 422, "bad_name"),
    ("13 only zero-width", "\u200b\u200d\ufeff", 422, "bad_name"),
    ("13 a chain of emoji", "👨\u200d👩\u200d👧\u200d" * 12, 422, "bad_name"),
    ("11 half a character", "\udc00", 400, "bad_text"),
    ("7 a number", 7, 422, "bad_type"),
]


@pytest.mark.parametrize(("what", "name", "status", "code"), NAMES, ids=[n[0] for n in NAMES])
async def test_a_bad_name_has_its_answer(playing, what, name, status, code):
    server, *_ = playing
    eve = Person(server)
    answer = await eve.client.post(
        "/api/me",
        content=json.dumps({"name": name, "lang": "en"}),
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    await eve.close()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\u202eEve\u200b", "Eve"),
        ("E\x1b[31mve\x1b[0m", "Eve"),
        ("<img onerror=x>", "<img onerror=x>"),
        ("=cmd()", "=cmd()"),
        ("  E   ve ", "E ve"),
        ("Łucja Ёлка", "Łucja Ёлка"),
    ],
)
async def test_a_strange_name_is_kept_as_harmless_text(playing, typed, shown):
    server, *_ = playing
    eve = await Person(server).come_in(typed)
    assert (await eve.get("/api/me")).json()["guest"]["name"] == shown
    await eve.close()


@pytest.mark.parametrize("name", ["anna", "Аnnа", "ANNÁ", "A nna", "Anna\u200b"])
async def test_a_name_that_looks_like_anothers_is_taken(playing, name):
    server, anna, *_ = playing
    table = await anna.table("here", "open")
    eve = await Person(server).come_in(name)
    await eve.join(table)
    taken = await eve.post(f"/api/tables/{table['id']}/seats/1/sit")
    assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")
    await eve.close()


async def test_a_formula_in_a_name_is_text_in_the_spreadsheet(playing):
    server, *_ = playing
    eve = await Person(server).come_in("=1+1")
    table = await eve.started("here", "here", options={"rounds": 3})
    while True:
        waiting = (await eve.get(f"/api/tables/{table}")).json()["waiting"]
        if not waiting:
            break
        await eve.play_first(table, waiting[0]["seat"])
    first = (await eve.get(f"/api/tables/{table}/scores.csv")).text.splitlines()[0]
    assert first == ",'=1+1,'=1+1"
    await eve.close()


PATHS = [
    ("/api/tables/%2e%2e/%2e%2e/etc/passwd", 404),
    ("/api/tables/..%2f..%2fetc%2fpasswd", 404),
    ("/api/tables/%00", 404),
    ("/api/tables/' OR 1=1 --", 404),
    ("/api/tables/" + "A" * 22, 404),
    ("/api/tables/" + "A" * 5000, 404),
    ("/api/games/nothing/words", 404),
    ("/api/rules/LA-NO-1", 404),
    ("/api/lang/en/..%2f..%2fsecret", 404),
    ("/api/lang/xx/table", 404),
    ("/api/nothing", 404),
    ("/../../../etc/passwd.txt", 404),
    ("/assets/..%2f..%2f..%2fsettings.py", 404),
]


@pytest.mark.parametrize(("path", "status"), PATHS)
async def test_odd_paths_lead_nowhere(playing, path, status):
    _, anna, *_ = playing
    answer = await anna.client.get(path)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "text", "values"}


TABLES = [
    ("no such game", {"game": "chess"}, 404, "no_game"),
    ("an unknown option", {"options": {"dragons": True}}, 422, "bad_option"),
    ("a wrong value", {"options": {"rounds": 5}}, 422, "bad_option"),
    ("true for a number", {"options": {"rounds": True}}, 422, "bad_option"),
    ("no seats", {"seats": []}, 422, "bad_value"),
    ("nine seats", {"seats": [{"kind": "here"}] * 9}, 422, "bad_option"),
    ("one seat too few", {"seats": [{"kind": "here"}]}, 422, "bad_option"),
    ("other players than seats", {"options": {"players": 3}}, 422, "bad_option"),
    ("an unknown kind of seat", {"seats": [{"kind": "dog"}, {"kind": "here"}]}, 422, "bad_value"),
    (
        "an unknown bot",
        {"seats": [{"kind": "here"}, {"kind": "bot", "bot": "http://10.0.0.1"}]},
        422,
        "bad_option",
    ),
    (
        "an automa in a game without",
        {"seats": [{"kind": "here"}, {"kind": "automa"}]},
        422,
        "bad_option",
    ),
    ("a seed at a table that is no practice", {"seed": "7"}, 422, "bad_option"),
    ("a seed of 7 KB", {"seed": "7" * 7000, "practice": True}, 422, "bad_value"),
    ("a seed of two lines", {"seed": "7\n8", "practice": True}, 422, "bad_option"),
]


@pytest.mark.parametrize(("what", "wish", "status", "code"), TABLES, ids=[t[0] for t in TABLES])
async def test_a_table_that_cannot_be_is_refused(playing, what, wish, status, code):
    _, anna, *_ = playing
    whole = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}], **wish}
    answer = await anna.client.post("/api/tables", json=whole)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def records():
    game = ashfall.new("toy", seed=5, players=3)
    for _ in range(4):
        asked = game.waiting()[0]
        game.play(asked.options[0], seat=asked.seat)
    good = game.record()
    lines = good.splitlines(keepends=True)
    yield "an edited choice", good.replace("commit", "c0mmit", 1), 6
    yield "a line less", "".join(lines[:6] + lines[7:]), 7
    yield "another game's log", good.replace("toy", "last-aurora", 1), 2
    yield "a future version", good.replace("toy 1.0.0", "toy 9.0.0"), 2
    yield "a future format", good.replace("ashfall 1", "ashfall 9", 1), 1
    yield "a pickle", "\x80\x04\x95cos\nsystem\n", 1
    yield "a path", "/etc/passwd", 1
    yield "nothing", "", 1


@pytest.mark.parametrize(("what", "text", "line"), list(records()), ids=[r[0] for r in records()])
async def test_a_record_that_was_tampered_with_names_its_line(playing, what, text, line):
    _, anna, *_ = playing
    answer = await anna.post("/api/tables/import", record=text)
    assert (answer.status_code, answer.json()["code"]) == (422, "tampered"), answer.text
    assert answer.json()["values"]["line"] == line


async def test_a_record_of_3_mb_is_too_big(playing):
    _, anna, *_ = playing
    answer = await anna.post("/api/tables/import", record="x" * 3_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


HEADERS = [
    ("35 no header of ours", {"x-ashfall": ""}, 403, "csrf"),
    ("35 a foreign origin", {"origin": "https://evil.example"}, 403, "origin"),
    ("35 no origin that could be", {"origin": "null"}, 403, "origin"),
    ("35 a form", {"content-type": "application/x-www-form-urlencoded"}, 400, "bad_request"),
    ("9 a compressed body", {"content-encoding": "gzip"}, 400, "bad_request"),
    ("42 a cookie of 8 KB", {"cookie": "a=" + "x" * 8000}, 400, "bad_request"),
    ("34 another secret", {"cookie": "ashfall=" + "x" * 43}, 401, "not_signed_in"),
    ("34 an empty secret", {"cookie": "ashfall="}, 401, "not_signed_in"),
]


@pytest.mark.parametrize(
    ("what", "headers", "status", "code"), HEADERS, ids=[h[0] for h in HEADERS]
)
async def test_requests_that_may_not_come_in(playing, what, headers, status, code):
    _, anna, _, table = playing
    if "cookie" in headers:
        anna.client.cookies.clear()
    answer = await anna.client.post(f"/api/tables/{table}/moves", content=body(), headers={
        "content-type": "application/json", **headers})  # fmt: skip
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


async def test_a_secret_in_the_address_opens_nothing(playing):
    server, anna, _, table = playing
    stranger = Person(server)
    for query in (f"ashfall={anna.secret}", f"token={anna.secret}"):
        answer = await stranger.client.get(f"/api/tables/{table}/view?seat=0&{query}")
        assert answer.status_code == 401
    await stranger.close()


async def test_strange_languages_and_wrong_methods(playing):
    _, anna, *_ = playing
    odd = await anna.client.get("/api/games", headers={"accept-language": ",,;q=zz*" * 50})
    assert odd.status_code == 200
    wrong = await anna.client.put("/api/me", json={})
    assert (wrong.status_code, wrong.json()["code"]) == (405, "bad_method")


async def test_moves_before_the_start_and_after_the_end(playing):
    _, anna, *_ = playing
    table = (await anna.table("here", "here", options={"rounds": 3}))["id"]
    early = await anna.move(table, 0, "pass-on", 1)
    assert (early.status_code, early.json()["code"]) == (409, "not_started")
    await anna.post(f"/api/tables/{table}/start")
    again = await anna.post(f"/api/tables/{table}/start")
    assert (again.status_code, again.json()["code"]) == (409, "already_started")
    while (await anna.get(f"/api/tables/{table}")).json()["state"] != "over":
        seat = (await anna.get(f"/api/tables/{table}")).json()["waiting"][0]["seat"]
        await anna.play_first(table, seat)
    late = await anna.move(table, 0, "pass-on")
    assert (late.status_code, late.json()["code"]) == (409, "game_over")
    undo = await anna.post(
        f"/api/tables/{table}/undo", seat=0, choices=1, move_id=str(uuid.uuid4())
    )
    assert (undo.status_code, undo.json()["code"]) == (409, "cannot_undo")


async def test_a_right_seat_that_has_nothing_to_decide(playing):
    _, anna, _, table = playing
    view = await anna.view(table, 0)
    text = view["view"]["table"]["choices"][0]["options"][0]["text"]
    await anna.move(table, 0, text)
    again = await anna.move(table, 0, text)
    assert (again.status_code, again.json()["code"]) == (409, "not_your_decision")


async def test_a_hidden_card_and_one_that_does_not_exist_get_the_same_answer(playing):
    _, anna, boris, table = playing
    mine = (await anna.view(table, 0))["view"]["hand"]
    theirs = (await boris.view(table, 1))["view"]["hand"]
    deck = [c for c in ("ash1", "ash2", "bone1", "bone2", "coal1") if c not in mine + theirs]
    named = [*theirs, *deck, "gold9"]
    answers = {(await anna.move(table, 0, f"commit {card}")).text for card in named}
    assert len(answers) == 1 and '"unknown_thing"' in answers.pop()


async def test_a_full_table_and_a_seat_taken_twice(playing):
    server, anna, boris, _ = playing
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    assert (await boris.post(f"/api/tables/{table['id']}/seats/1/sit")).status_code == 200
    eve = await Person(server).come_in("Eve")
    await eve.join(table)
    full = await eve.post(f"/api/tables/{table['id']}/seats/1/sit")
    assert (full.status_code, full.json()["code"]) == (409, "seat_taken")
    assert (await eve.post(f"/api/tables/{table['id']}/seats/7/sit")).json()["code"] == "no_seat"
    await eve.close()


async def test_the_headers_of_every_answer_keep_the_page_safe(playing):
    _, anna, _, table = playing
    for path in ("/", f"/t/{table}", "/api/games", f"/api/tables/{table}", "/api/nothing"):
        headers = (await anna.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
