"""Tables and seats over HTTP, on both databases."""

import hashlib

import ashfall
from ashfall.server.table_cache import public_key
from tests.server.servers import Person


async def finish(table: str, seats: dict[int, Person]) -> None:
    """Play first options until the game is over."""
    while True:
        someone = next(iter(seats.values()))
        info = (await someone.get(f"/api/tables/{table}")).json()
        if info["state"] == "over":
            return
        seat = info["waiting"][0]["seat"]
        assert (await seats[seat].play_first(table, seat)).status_code == 200


async def test_friends_join_by_link_and_play_to_the_end(server, arrive):
    anna, boris = await arrive(server, "Anna", "pl"), await arrive(server, "Борис", "ru")
    table = await anna.table("here", "open")
    assert (await boris.get(f"/api/tables/{table['id']}")).status_code == 404
    await boris.join(table, 1)
    started = (await anna.post(f"/api/tables/{table['id']}/start")).json()
    assert [s["name"] for s in started["seats"]] == ["Anna", "Борис"]
    assert [s["mine"] for s in started["seats"]] == [True, False]
    await finish(table["id"], {0: anna, 1: boris})
    scores = (await boris.get(f"/api/tables/{table['id']}/scores")).json()
    assert scores["over"] and scores["totals"] == [
        sum(points[seat] for _, points in scores["sheet"]) for seat in (0, 1)
    ]


async def test_the_shuffle_is_proved_at_the_end(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", options={"rounds": 3})
    before = (await anna.get(f"/api/tables/{table}")).json()["proof"]
    assert before["seed"] is None and before["salt"] is None
    await finish(table, {0: anna, 1: anna})
    after = (await anna.get(f"/api/tables/{table}")).json()["proof"]
    assert after["commitment"] == before["commitment"]
    text = after["seed"] + after["salt"]
    assert hashlib.sha256(text.encode()).hexdigest() == before["commitment"]
    record = (await anna.get(f"/api/tables/{table}/record")).text
    assert ashfall.verify(record).seed == after["seed"]
    assert after["seed"].startswith("keyed:") and table in after["salt"]


async def test_a_seat_survives_a_new_browser_window(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    again = Person(server)
    again.client.cookies.set("ashfall", anna.secret)
    assert (await again.view(table, 0))["seat"] == 0
    await again.close()


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    anna = Person(server)
    answer = await anna.post("/api/me", name="Anna", lang="en")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "max-age=34560000" in cookie
    assert len(anna.secret) >= 43
    assert anna.secret not in answer.text
    await anna.close()


async def test_hot_seat_gets_one_view_at_a_time(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    first, second = await anna.view(table, 0), await anna.view(table, 1)
    assert first["view"]["hand"] != second["view"]["hand"]
    assert first["view"]["my_commitment"] == []
    for card in second["view"]["hand"]:
        assert card not in str(first)


async def test_seats_open_again_and_can_be_reclaimed(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    left = (await boris.post(f"/api/tables/{id}/seats/1/leave")).json()
    assert left["seats"][1]["kind"] == "open"
    await boris.post(f"/api/tables/{id}/seats/1/sit")
    await anna.post(f"/api/tables/{id}/start")
    left = (await boris.post(f"/api/tables/{id}/seats/1/leave")).json()
    assert left["seats"][1]["left"]
    assert (await boris.get(f"/api/tables/{id}/view", seat=1)).status_code == 403
    assert (await anna.post(f"/api/tables/{id}/seats/1/sit")).json()["code"] == "seat_taken"
    back = (await boris.post(f"/api/tables/{id}/seats/1/sit")).json()
    assert not back["seats"][1]["left"] and back["seats"][1]["mine"]
    assert (await boris.view(id, 1))["seat"] == 1


async def test_a_key_moves_the_seat_to_another_device_once(server, arrive):
    anna, phone, thief = (
        await arrive(server),
        await arrive(server, "Phone"),
        await arrive(server, "T"),
    )
    table = await anna.started("here", "here")
    key = (await anna.post(f"/api/tables/{table}/seats/0/key")).json()["key"]
    assert len(key) >= 32
    wrong = await thief.post(f"/api/tables/{table}/seats/1/reclaim", key=key)
    assert wrong.json()["code"] == "wrong_key"
    # While the key waits, something else opens nothing and does not spend it.
    for invented in ("A" * len(key), key.swapcase(), key[:-1], f"{key} "):
        wrong = await thief.post(f"/api/tables/{table}/seats/0/reclaim", key=invented)
        assert wrong.status_code in (403, 404, 422) and not wrong.json().get("seats"), invented
    moved = (await phone.post(f"/api/tables/{table}/seats/0/reclaim", key=key)).json()
    assert moved["seats"][0]["mine"] and moved["seats"][0]["name"] == "Anna"
    assert (await anna.get(f"/api/tables/{table}/view", seat=0)).status_code == 403
    assert (await thief.post(f"/api/tables/{table}/seats/0/reclaim", key=key)).json()[
        "code"
    ] == "wrong_key"


async def test_a_key_dies_when_the_seat_changes_hands(server, arrive):
    anna, thief, boris = [await arrive(server, n) for n in ("Anna", "Thief", "Boris")]
    table = await anna.table("here", "open")
    seat = f"/api/tables/{table['id']}/seats/1"
    await thief.join(table, 1)
    key = (await thief.post(f"{seat}/key")).json()["key"]
    await thief.post(f"{seat}/leave")
    await boris.join(table, 1)
    for _ in ("before the start", "and after it"):
        stolen = await thief.post(f"{seat}/reclaim", key=key)
        assert (stolen.status_code, stolen.json()["code"]) == (403, "wrong_key")
        await anna.post(f"/api/tables/{table['id']}/start")
    assert (await boris.view(table["id"], 1))["seat"] == 1


async def test_who_is_shown_out_cannot_become_the_host_nor_watch(server, arrive):
    anna, thief = await arrive(server, "Anna"), await arrive(server, "Thief")
    table = await anna.table("here", "open")
    id = table["id"]
    await thief.join(table, 1)
    key = (await thief.post(f"/api/tables/{id}/seats/1/key")).json()["key"]
    async with thief.live(id, 1) as wire:
        await wire.until("view")
        shown = await anna.client.put(f"/api/tables/{id}/seats/1", json={"kind": "here"})
        assert shown.json()["invite"] != table["invite"]
        assert await wire.end() == 4404
    stolen = await thief.post(f"/api/tables/{id}/seats/1/reclaim", key=key)
    assert (stolen.status_code, stolen.json()["code"]) == (403, "wrong_key")
    again = await thief.post(f"/api/tables/{id}/enter", invite=table["invite"])
    assert (again.status_code, again.json()["code"]) == (404, "no_table")
    assert (await anna.get(f"/api/tables/{id}")).json()["host"]


async def test_a_host_who_gives_one_of_his_seats_to_another_device_stays_the_host(server, arrive):
    anna, friend = await arrive(server, "Anna"), await arrive(server, "Friend")
    table = await anna.started("here", "here")
    for seat, host in ((1, anna), (0, friend)):
        key = (await anna.post(f"/api/tables/{table}/seats/{seat}/key")).json()["key"]
        moved = await friend.post(f"/api/tables/{table}/seats/{seat}/reclaim", key=key)
        assert moved.status_code == 200
        assert (await host.get(f"/api/tables/{table}")).json()["host"]
    log = (await friend.view(table, 0))["log"]
    assert [line["values"] for line in log if line["kind"] == "table-moved"] == [
        {"seat": 1},
        {"seat": 0},
    ]


async def test_the_host_sets_seats_and_options_before_the_start(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    out = await anna.client.put(f"/api/tables/{id}/seats/1", json={"kind": "bot", "bot": "random"})
    assert out.json()["seats"][1]["kind"] == "bot"
    more = await anna.client.patch(
        f"/api/tables/{id}", json={"options": {"players": 3, "rounds": 3}}
    )
    assert [s["kind"] for s in more.json()["seats"]] == ["person", "bot", "open"]
    assert (await anna.post(f"/api/tables/{id}/start")).json()["code"] == "seats_open"
    fewer = await anna.client.patch(
        f"/api/tables/{id}", json={"options": {"players": 2}, "listed": True}
    )
    assert fewer.json()["listed"] and len(fewer.json()["seats"]) == 2
    assert (await anna.post(f"/api/tables/{id}/start")).json()["state"] == "playing"
    late = await anna.client.patch(f"/api/tables/{id}", json={"listed": False})
    assert late.json()["code"] == "already_started"


async def test_a_listed_table_is_found_and_watched_by_everybody(server, arrive):
    anna, eve = await arrive(server, "Anna"), await arrive(server, "Eve")
    table = await anna.started("here", "here", listed=True)
    listed = (await eve.get("/api/tables")).json()
    assert [t["id"] for t in listed] == [table] and listed[0]["invite"] is None
    seen = await eve.view(table)
    assert seen["seat"] is None and seen["view"]["hand"] == []
    assert (await eve.get(f"/api/tables/{table}/view", seat=0)).status_code == 403


async def test_rematch_gives_everybody_the_same_new_table(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open", options={"rounds": 3})
    await boris.join(table, 1)
    assert (await boris.post(f"/api/tables/{table['id']}/rematch")).json()["code"] == "not_over"
    await anna.post(f"/api/tables/{table['id']}/start")
    await finish(table["id"], {0: anna, 1: boris})
    first = (await boris.post(f"/api/tables/{table['id']}/rematch")).json()
    second = (await anna.post(f"/api/tables/{table['id']}/rematch")).json()
    assert first["id"] == second["id"] != table["id"]
    assert [s["name"] for s in second["seats"]] == ["Anna", "Boris"] and second["state"] == "open"
    assert first["host"] and not second["host"]
    assert second["proof"]["commitment"] != table["proof"]["commitment"]


async def test_seats_move_on_in_a_rematch_for_whoever_asks_first(server, arrive):
    anna, boris, clara = [await arrive(server, name) for name in ("Anna", "Boris", "Clara")]
    table = await anna.table("here", "open", "open", options={"rounds": 3})
    await boris.join(table, 1)
    await clara.join(table, 2)
    again = f"/api/tables/{table['id']}/rematch"
    await anna.post(f"/api/tables/{table['id']}/start")
    await finish(table["id"], {0: anna, 1: boris, 2: clara})
    odd = await boris.post(again, seats="shuffled")
    assert (odd.status_code, odd.json()["code"]) == (422, "bad_value")
    assert odd.json()["text"] and odd.json()["values"] == {"field": "seats"}
    first = (await boris.post(again, seats="moved")).json()
    second = (await anna.post(again, seats="same")).json()
    assert first["id"] == second["id"] != table["id"]
    # The last came to the first seat, the others sit one further, and each knows the own seat.
    assert [seat["name"] for seat in second["seats"]] == ["Clara", "Anna", "Boris"]
    assert [seat["mine"] for seat in first["seats"]] == [False, False, True]
    assert [seat["mine"] for seat in second["seats"]] == [False, True, False]
    assert (await boris.post(f"/api/tables/{first['id']}/start")).json()["state"] == "playing"


async def test_a_finished_game_is_shared_by_whoever_played_it_and_a_running_one_by_nobody(
    server, arrive
):
    anna, boris, eve = [await arrive(server, name) for name in ("Anna", "Boris", "Eve")]
    table = await anna.table("here", "open", options={"rounds": 3})
    id, share = table["id"], f"/api/tables/{table['id']}/share"
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    assert (await boris.post(share)).json()["code"] == "not_over"
    # The key is made from the invitation: before the end it opens nothing, even to who could reckon it.
    key = {"invite": public_key(id, table["invite"])}
    assert (await eve.post(f"/api/tables/{id}/enter", **key)).status_code == 404
    await finish(id, {0: anna, 1: boris})
    assert (await eve.post(share)).status_code == 404
    assert (
        (await boris.post(share)).json()
        == (await anna.post(share)).json()
        == {"key": key["invite"]}
    )
    other = await anna.started("here", "here")
    assert (await eve.post(f"/api/tables/{other}/enter", **key)).status_code == 404
    assert (await eve.post(f"/api/tables/{id}/enter", **key)).json()["invite"] is None
    assert (await eve.get(f"/api/tables/{id}/view", seat=1, at=0)).status_code == 200
    assert (await eve.post(share)).json()["code"] == "seated_only"


async def test_a_practice_table_goes_back_beyond_barriers_and_deals_the_same_cards(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", practice=True, seed="lesson")
    first = await anna.view(table, 0)
    choices = []
    for seat in (0, 1):
        view = await anna.view(table, seat)
        choices.append(view["view"]["table"]["choices"][0]["options"][0]["text"])
        await anna.move(table, seat, choices[-1])
    after = await anna.view(table)
    assert after["view"]["discard"] and after["table"]["practice"]
    for _ in choices:
        view = await anna.view(table, 0)
        assert view["undo"] == "practice"
        body = {"seat": 0, "choices": view["choices"], "move_id": f"{view['version']:032x}"}
        assert (await anna.post(f"/api/tables/{table}/undo", **body)).status_code == 200
    again = await anna.view(table, 0)
    assert again["view"]["hand"] == first["view"]["hand"] and again["choices"] == 0
    for seat in (0, 1):
        await anna.move(table, seat, choices[seat])
    assert (await anna.view(table))["view"] == after["view"]


async def test_take_back_needs_everybody(server, arrive):
    anna, boris, vera = [await arrive(server, name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.table("here", "open", "open")
    id = table["id"]
    await boris.join(table, 1)
    await vera.join(table, 2)
    await anna.post(f"/api/tables/{id}/start")
    for seat, who in enumerate((anna, boris)):
        assert (await who.play_first(id, seat)).status_code == 200
    view = await anna.view(id, 0)
    assert view["undo"] == "ask"
    ids = iter(f"{n:032x}" for n in range(100))
    ask = {"seat": 0, "kind": "take-back", "to": 0}
    assert (
        await anna.post(f"/api/tables/{id}/proposals", move_id=next(ids), **ask)
    ).status_code == 200
    proposal = (await boris.view(id, 1))["table"]["proposal"]
    assert proposal["asked"] == [1, 2] and proposal["agreed"] == [0]
    for seat, who in ((1, boris), (2, vera)):
        proposal = (await who.view(id, seat))["table"]["proposal"]
        number = proposal["id"] if proposal is not None else 0
        vote = await who.post(
            f"/api/tables/{id}/votes", seat=seat, proposal=number, move_id=next(ids), agree=True
        )
        assert vote.status_code == 200
    after = await anna.view(id, 0)
    assert after["choices"] == 0 and after["table"]["proposal"] is None
    assert [line["kind"] for line in after["log"]][-3:] == [
        "table-agreed",
        "table-agreed",
        "table-taken-back",
    ]


async def test_one_no_ends_a_proposal(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    await anna.play_first(id, 0)
    base = (await anna.view(id, 0))["version"]
    ask = {"seat": 0, "kind": "take-back", "to": 0, "move_id": f"{1:032x}"}
    await anna.post(f"/api/tables/{id}/proposals", **ask)
    vote = {"seat": 1, "proposal": base + 1, "move_id": f"{2:032x}", "agree": False}
    await boris.post(f"/api/tables/{id}/votes", **vote)
    after = await anna.view(id, 0)
    assert after["choices"] == 1 and after["table"]["proposal"] is None


async def test_a_bot_takes_the_seat_of_somebody_who_left_and_gives_it_back(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    id = table["id"]
    await boris.join(table, 1)
    await anna.post(f"/api/tables/{id}/start")
    ask = {"seat": 0, "kind": "bot", "target": 1}
    early = await anna.post(f"/api/tables/{id}/proposals", move_id=f"{1:032x}", **ask)
    assert early.json()["code"] == "others_play"
    await boris.post(f"/api/tables/{id}/seats/1/leave")
    done = await anna.post(f"/api/tables/{id}/proposals", move_id=f"{2:032x}", **ask)
    assert done.status_code == 200
    assert (await anna.get(f"/api/tables/{id}")).json()["seats"][1]["kind"] == "bot"
    back = (await boris.post(f"/api/tables/{id}/seats/1/sit")).json()
    assert back["seats"][1]["kind"] == "person" and back["seats"][1]["mine"]


async def test_a_finished_game_can_be_looked_at_choice_by_choice(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", options={"rounds": 3})
    await finish(table, {0: anna, 1: anna})
    total = (await anna.view(table))["choices"]
    rounds = [(await anna.view(table, 0, at=n))["view"]["round"] for n in range(total + 1)]
    assert rounds == sorted(rounds) and rounds[0] == 1 and rounds[-1] == 3
    assert (await anna.get(f"/api/tables/{table}/view", at=total + 1)).json()[
        "code"
    ] == "out_of_range"


async def test_a_running_game_shows_a_seat_what_it_saw_before_and_nothing_else(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    made = await anna.table("here", "open")
    await boris.join(made, 1)
    table = made["id"]
    await anna.post(f"/api/tables/{table}/start")
    past = await anna.view(table, 0, at=0)
    assert past["choices"] == 0 and past["undo"] == "none" and past["table"]["secrets"] == []
    for path, query in (("view", {"at": 0}), ("film", {"choice": 1}), ("story", {})):
        refused = await anna.get(f"/api/tables/{table}/{path}", seat=1, **query)
        assert refused.json()["code"] == "not_your_seat", path
    assert (await anna.get(f"/api/tables/{table}/film", choice=1)).json()["code"] == "out_of_range"


async def test_the_film_of_a_choice_has_a_step_for_each_line_of_the_log(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here", options={"rounds": 3})
    assert (await anna.view(table, 0))["table"]["secrets"] == [0, 1]
    await finish(table, {0: anna, 1: anna})
    lines = (await anna.get(f"/api/tables/{table}/story", seat=0)).json()["log"]
    seen = 0
    for choice in range(1, (await anna.view(table))["choices"] + 1):
        film = (await anna.get(f"/api/tables/{table}/film", seat=0, choice=choice)).json()
        assert film["choice"] == choice
        assert len(film["steps"]) == len([line for line in lines if line["choice"] == choice])
        if film["steps"]:
            assert [path for path, _ in film["steps"][0]["set"]] == [["view"], ["sheet"]]
            seen += 1
    assert seen > 3


async def test_a_record_comes_back_as_a_marked_table(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    game = ashfall.new("toy", seed=5, players=3)
    for _ in range(5):
        asked = game.waiting()[0]
        game.play(asked.options[0], seat=asked.seat)
    table = (await boris.post("/api/tables/import", record=game.record())).json()
    assert table["imported"] and table["practice"] and table["choices"] == 5
    assert (await boris.get(f"/api/tables/{table['id']}/record")).text == game.record()
    assert (await boris.play_first(table["id"], table["waiting"][0]["seat"])).status_code == 200
    assert (await anna.get(f"/api/tables/{table['id']}")).status_code == 404


async def test_why_not_and_preview_speak_from_the_seats_knowledge(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    view = await anna.view(table, 0)
    own = view["view"]["table"]["choices"][0]["options"][0]["text"]
    reason = (await anna.get(f"/api/tables/{table}/why", seat=0, choice=own)).json()
    assert reason == {"reason": None}
    other = next(c for c in ("ash1", "ash2", "ash3", "ash4") if c not in view["view"]["hand"])
    reason = (await anna.get(f"/api/tables/{table}/why", seat=0, choice=f"commit {other}")).json()
    assert reason["reason"]["rule"] == "unknown-move"
    reason = (await anna.get(f"/api/tables/{table}/why", seat=0, choice="peek")).json()
    assert reason["reason"]["rule"] == "TOY-05"
    asked = {"seat": 0, "question": await anna.asked(table, 0), "choice": own}
    preview = (await anna.get(f"/api/tables/{table}/preview", **asked)).json()
    assert not preview["random"] and preview["before"] != preview["after"]


async def test_a_preview_of_a_question_that_is_past_is_nothing_and_no_refusal(server, arrive):
    """A slow line: the move was made, or taken back, before its preview was asked for."""
    anna = await arrive(server)
    table = await anna.started("here", "here")
    path = f"/api/tables/{table}/preview"
    [question] = (await anna.view(table, 0))["view"]["table"]["choices"]
    asked = {"seat": 0, "question": question["id"], "choice": question["options"][0]["text"]}
    assert (await anna.get(path, **asked)).json()["before"]
    wrong = await anna.get(path, **asked | {"choice": "peek"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "illegal")
    await anna.play_first(table, 0)
    late = await anna.get(path, **asked)
    assert (late.status_code, late.json()) == (200, None)
    other = {"seat": 1, "question": question["id"], "choice": "peek"}
    assert (await anna.get(path, **other)).json() is None, "the question of another seat"


async def test_a_seat_is_told_its_own_choices_again_and_which_ones_are_final(server, arrive):
    """The way back survives a new page: what was made, what is past, what could not be taken back."""
    anna = await arrive(server)
    table = await anna.started("here", "here")
    path = f"/api/tables/{table}/turn"
    assert (await anna.get(path, seat=0)).json() == {"made": [], "fixed": 0, "final": []}
    chosen = (await anna.view(table, 0))["view"]["table"]["choices"][0]["options"][0]
    await anna.play_first(table, 0)
    told = (await anna.get(path, seat=0)).json()
    assert told["made"] == [{"at": 0, **chosen}] and told["fixed"] == 0
    assert (await anna.get(path, seat=1)).json()["made"] == []
    finals = 0
    while (waiting := (await anna.view(table, 0))["table"]["waiting"]) and finals < 2:
        seat = waiting[0]["seat"]
        option = (await anna.view(table, seat))["view"]["table"]["choices"][0]["options"][0]["text"]
        final = option in (await anna.get(path, seat=seat)).json()["final"]
        await anna.play_first(table, seat)
        told = (await anna.get(path, seat=seat)).json()
        made = told["made"][-1]
        assert made["text"] == option and (told["fixed"] > made["at"]) is final
        finals += final
    assert finals == 2


async def test_a_table_is_deleted_only_by_a_host_alone(server, arrive):
    anna, boris = await arrive(server, "Anna"), await arrive(server, "Boris")
    table = await anna.table("here", "open")
    await boris.join(table, 1)
    path = f"/api/tables/{table['id']}"
    assert (await boris.client.delete(path)).json()["code"] == "host_only"
    assert (await anna.client.delete(path)).json()["code"] == "others_play"
    await boris.post(f"{path}/seats/1/leave")
    assert (await anna.client.delete(path)).status_code == 204
    assert (await anna.get(path)).status_code == 404
    assert (await anna.get("/api/me")).json()["tables"] == []


async def test_my_tables_are_listed_newest_first(server, arrive):
    anna = await arrive(server)
    first, second = await anna.started("here", "here"), await anna.started("here", "here")
    await anna.play_first(first, 0)
    me = (await anna.get("/api/me")).json()
    assert me["guest"] == {"name": "Anna", "lang": "en"}
    assert [t["id"] for t in me["tables"]] == [first, second]
    assert me["tables"][0]["waiting"]
