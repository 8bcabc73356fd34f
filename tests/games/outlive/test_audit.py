"""The log of Outlive can be audited: what everybody has follows from its lines alone, after the start."""

from collections import Counter
from typing import Any

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.games.outlive import TITLE
from ashfall.games.outlive.hunting import game_kind
from ashfall.games.outlive.state import Colony, Outlive
from ashfall.games.outlive.things import DISASTER_PIECE, tile_kind

BOX = TITLE.box()
JOIN = {"survivor_joined", "survivor_housed", "recruited", "born"}
TAKEN = {"equipment_taken", "equipment_drawn"}


class Account:
    """What a colony has, as far as the log says."""

    def __init__(self, t: Outlive, colony: Colony) -> None:
        has = possession(t, colony)
        self.store: list[int] = has["store"]
        self.survivors: int = has["survivors"]
        self.built: set[int] = has["built"]
        self.rooms: int = has["rooms"]
        self.points: int = has["points"]
        self.solved: set[int] = has["solved"]
        self.trophies: Counter[int] = has["trophies"]
        self.broken: list[int] = has["broken"]
        self.repaired: list[int] = has["repaired"]

    def enter(self, kind: str, values: dict[str, Any]) -> None:
        """A line about this colony."""
        count = values.get("count", 1)
        if kind in ("gathered", "gathered_more", "gained"):
            self.store[values["resource"]] += count
        elif kind in ("spent", "tribute"):
            self.store[values["resource"]] -= count
        elif kind in JOIN:
            self.survivors += count
        elif kind in ("survivor_lost", "all_lost"):
            self.survivors -= count
        elif kind in ("radiated", "cleansed"):
            self.points = values["points"]
        elif kind == "solved":
            self.solved.add(values["disaster"])
        elif kind == "hunted":
            self.trophies[values["game"]] += 1
        elif kind == "drifters_built":
            self.rooms = count
        elif kind == "built":
            self.built.add(values["room"])
        else:
            self.equip(kind, values)

    def equip(self, kind: str, values: dict[str, Any]) -> None:
        if kind in TAKEN:
            self.broken.append(values["equipment"])
        elif kind == "repaired":
            self.broken.remove(values["equipment"])
            self.repaired.append(values["equipment"])
        elif kind == "recycled":
            pile = self.broken if values["equipment"] in self.broken else self.repaired
            pile.remove(values["equipment"])

    def balance(self) -> dict[str, Any]:
        has = dict(vars(self))
        return {**has, "broken": sorted(self.broken), "repaired": sorted(self.repaired)}


def possession(t: Outlive, colony: Colony) -> dict[str, Any]:
    return {
        "store": colony.store[:],
        "survivors": colony.survivors,
        "built": {room for room, n in zip(colony.rooms, colony.held, strict=True) if n >= 0},
        "rooms": colony.annexes,
        "points": BOX.track[colony.radiation],
        "solved": {card - DISASTER_PIECE for card in colony.solved},
        "trophies": Counter(game_kind(t, piece) for piece in colony.trophies),
        "broken": sorted(map(tile_kind, colony.broken)),
        "repaired": sorted(map(tile_kind, colony.repaired)),
    }


@pytest.mark.rule("OL-GEN-13", "OL-GEN-14", "OL-GEN-16", "OL-SHEL-07", "OL-RAD-03", "OL-EVT-06")
@pytest.mark.parametrize("seed", range(10))
def test_what_everybody_has_follows_from_the_log_alone(seed):
    solo = seed % 2 == 1
    game = ashfall.new("outlive", players=1 if solo else 3, solo=solo, seed=seed, listen=True)
    t = game.table
    assert isinstance(t, Outlive)
    chance = seeded(f"audit {seed}")
    accounts: list[Account] = []
    read = 0
    while not game.over:
        asked = game.waiting()[0]
        kinds = sorted({str(option).split()[0] for option in asked.options})
        kind = kinds[chance.below(len(kinds))]
        same = [option for option in asked.options if str(option).split()[0] == kind]
        game.play(same[chance.below(len(same))], seat=asked.seat)
        if not accounts and t.day:
            accounts, read = [Account(t, colony) for colony in t.colonies], len(game.events)
        for _, event in game.events[read:] if accounts else ():
            if "seat" in event.values:
                accounts[event.values["seat"]].enter(event.kind, event.values)
            if event.kind == "tribute":
                rival = {"resource": event.values["resource"], "count": event.values["count"]}
                accounts[event.values["rival"]].enter("gained", rival)
        read = len(game.events)
        for account, colony in zip(accounts, t.colonies, strict=False):
            assert account.balance() == possession(t, colony), game.choices[-1]
    assert read
