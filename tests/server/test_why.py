"""Asking over HTTP why nothing can be done with a thing."""

from tests.engine import toy


async def test_a_thing_that_no_option_names_explains_itself(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    for seat in (0, 1):
        await anna.play_first(table, seat)
    seen = await anna.view(table)
    while seen["table"]["waiting"][0]["question"] != "commit":
        await anna.play_first(table, seen["table"]["waiting"][0]["seat"])
        seen = await anna.view(table)
    gone = seen["view"]["discard"][0]
    answer = await anna.get(f"/api/tables/{table}/why", seat=0, thing=f"card:{gone}")
    assert answer.status_code == 200
    [reason] = answer.json()["reasons"]
    assert reason["choice"] == f"commit {gone}"
    assert reason["rule"] == "TOY-03"


async def test_a_thing_that_nobody_can_see_is_like_none(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    hand = (await anna.view(table, 0))["view"]["hand"]
    hidden = [card for card in toy.CARDS if card not in hand]
    asked = [{"thing": f"card:{card}"} for card in ("gold9", *hidden)]
    answers = {(await anna.get(f"/api/tables/{table}/why", seat=0, **a)).text for a in asked}
    asked = [{"choice": f"commit {card}"} for card in ("gold9", *hidden)]
    answers |= {(await anna.get(f"/api/tables/{table}/why", seat=0, **a)).text for a in asked}
    path, asks = f"/api/tables/{table}/preview", {"seat": 0, "question": await anna.asked(table, 0)}
    previews = {(await anna.get(path, **asks, **a)).text for a in asked}
    assert (len(answers), len(previews)) == (2, 1) and "illegal" in str(previews)


async def test_a_thing_that_can_be_chosen_needs_no_reason(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    hand = (await anna.view(table, 0))["view"]["hand"]
    answer = await anna.get(f"/api/tables/{table}/why", seat=0, thing=f"card:{hand[0]}")
    assert answer.json() == {"reasons": []}


async def test_nothing_asked_is_refused(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    answer = await anna.get(f"/api/tables/{table}/why", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (422, "missing_field")
