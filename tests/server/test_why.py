"""Asking over HTTP why nothing can be done with a thing."""

from tests.engine import toy


async def test_a_thing_that_no_option_names_explains_itself(server, arrive):
    anna = await arrive(server)
    table = await anna.started("here", "here")
    hand = (await anna.view(table, 0))["view"]["hand"]
    other = next(card for card in toy.CARDS if card not in hand)
    answer = await anna.get(f"/api/tables/{table}/why", seat=0, thing=f"card:{other}")
    assert answer.status_code == 200
    [reason] = answer.json()["reasons"]
    assert reason["choice"] == f"commit {other}"
    assert reason["rule"] == "TOY-03"


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
