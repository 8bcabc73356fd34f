"""Settings on their way to a table: the automa as a seat, a faction for each seat, what only some tables have."""

import pytest

from tests.server.servers import TOY, running, settings_for

GAMES = {**TOY, "dei": "ashfall.games.dei"}


@pytest.fixture
async def anna(sqlite, arrive):
    async with running(settings_for(sqlite, games=GAMES)) as server:
        yield await arrive(server)


@pytest.mark.parametrize("people", [1, 2, 5])
async def test_the_automa_sits_down_last_where_the_title_says_it_can(anna, people):
    made = await anna.table(*["here"] * people, "automa", game="dei", options={"feats": "random"})
    assert made["automa"] and made["options"]["automa"] and len(made["seats"]) == people
    assert made["options"]["solo"] is (people == 1)
    assert made["options"]["automa_level"] == "standard"
    await anna.post(f"/api/tables/{made['id']}/start")
    seen = await anna.view(made["id"], 0)
    assert len(seen["view"]["players"]) == people + 1


async def test_a_table_without_the_automa_says_so(anna):
    made = await anna.table("here", "here", game="dei")
    assert not made["automa"] and "automa_level" not in made["options"]


async def test_a_faction_and_a_module_reach_the_table(anna):
    options = {"faction": ["wild", "any", "psionics"], "weather": True, "mercenaries": "jukas"}
    made = await anna.table("here", "open", "open", game="dei", options=options)
    assert {name: made["options"][name] for name in options} == options
    changed = await anna.client.patch(
        f"/api/tables/{made['id']}",
        json={"options": {**made["options"], "faction": ["farm_z", "any", "any"]}},
    )
    assert changed.json()["options"]["faction"] == ["farm_z", "any", "any"]


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"faction": ["wild", "wild"]}, "only one seat can have the faction wild"),
        (2, {"faction": ["wild"]}, "faction needs a value for each of the 2 seats, not 1"),
        (2, {"mercenaries": "both"}, "mercenaries can be both only for players 5 or 6"),
        (6, {"automa": True}, "automa can be true only for players 1 or 2 or 3 or 4 or 5"),
        (2, {"automa": True, "faction": ["fauns", "any"]}, "faction can be fauns only for automa"),
        (2, {"automa": False, "automa_level": "expert"}, "automa_level is only for automa true"),
    ],
)
async def test_what_cannot_be_is_refused_in_a_sentence(anna, seats, options, said):
    body = {"game": "dei", "seats": [{"kind": "here"}] * seats, "options": options}
    answer = await anna.client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert said in answer.json()["values"]["detail"]
