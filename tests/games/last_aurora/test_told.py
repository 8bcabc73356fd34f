"""The log of a game can be audited: it tells every cost and gain, and the rule behind each line."""

from collections import Counter
from typing import Any

import pytest

import ashfall
from ashfall.engine.chance import seeded
from ashfall.engine.table import Event
from ashfall.games.last_aurora.automa_board import count_of, the_automa
from ashfall.games.last_aurora.state import Aurora
from ashfall.games.last_aurora.things import AMMO, FOOD, FUEL, RESOURCES
from ashfall.rulebook import ledger

COSTS = {"token_lost", "spent", "helped", "swapped"}


class Account:
    """What a player has, as far as the log says: nothing else is read after the start."""

    def __init__(self, t: Aurora, seat: int) -> None:
        box = t.box
        self.tokens = box.start_cargo[:]
        self.fame = self.objects = 0
        self.crew = {box.leaders[seat], box.co_pilots[seat]}
        self.cards = {box.trucks[seat], box.containers[seat]}
        self.sick: Counter[int] = Counter()
        self.damage: Counter[int] = Counter()
        self.waypoint = 0

    def enter(self, kind: str, values: dict[str, Any]) -> None:
        count = values.get("count", 1)
        if kind == "gained":
            self.tokens[values["token"]] += count
        elif kind in COSTS:
            self.tokens[values["token"]] -= count
        elif kind in ("fed", "recovered"):
            self.tokens[FOOD] -= 1
        elif kind == "drives":
            self.tokens[FUEL] -= values["fuel"]
            self.tokens[FOOD] -= values["food"]
        elif kind in ("arrived", "shortcut_taken"):
            self.waypoint = values["waypoint"]
        elif kind in ("fame_gained", "fame_lost"):
            self.fame += count if kind == "fame_gained" else -count
        elif kind in ("drew_object", "used_object", "discarded_object"):
            self.objects += 1 if kind == "drew_object" else -1
        elif kind == "recruited":
            self.crew.add(values["crew"])
        elif kind in ("died", "given_up"):
            self.crew.remove(values["crew"])
            del self.sick[values["crew"]]
        elif kind in ("contaminated", "decontaminated"):
            self.sick[values["crew"]] += 1 if kind == "contaminated" else -1
        elif kind in ("damaged", "repaired"):
            self.damage[values["card"]] += 1 if kind == "damaged" else -1
        elif kind == "installed":
            self.cards.add(values["card"])
        elif kind == "removed":
            self.cards.remove(values["card"])
            del self.damage[values["card"]]

    def balance(self) -> dict[str, Any]:
        return {
            "tokens": self.tokens,
            "fame": self.fame,
            "objects": self.objects,
            "crew": self.crew,
            "cards": self.cards,
            "sick": +self.sick,
            "damage": +self.damage,
            "waypoint": self.waypoint,
        }


def possession(t: Aurora, seat: int) -> dict[str, Any]:
    player = t.convoys[seat]
    damage = zip(player.cards, player.damage, strict=True)
    return {
        "tokens": [player.food, player.fuel, player.ammo],
        "fame": player.fame,
        "objects": len(player.objects),
        "crew": set(player.crew()),
        "cards": {card for card in player.cards if card >= 0},
        "sick": +Counter({card: t.contamination[card] for card in player.crew()}),
        "damage": +Counter({card: mask.bit_count() for card, mask in damage}),
        "waypoint": player.waypoint,
    }


class AutomaAccount:
    """The same for the Automa."""

    def __init__(self, t: Aurora) -> None:
        board = t.box.board
        self.tokens = [board.food, board.fuel, board.ammo]
        self.survivors, self.sick = board.survivors, 0
        self.fame = self.waypoint = self.kept = 0
        self.damage = {
            (row, column)
            for row in range(4)
            for column in range(1, 8)
            if board.covered[row] >> column - 1 & 1
        }

    def enter(self, kind: str, values: dict[str, Any]) -> None:
        if kind in ("automa_gains", "automa_loses"):
            self.tokens[values["token"]] += 1 if kind == "automa_gains" else -1
        elif kind == "automa_feeds":
            self.tokens[FOOD] -= 1
        elif kind == "automa_drives":
            self.tokens[FUEL] = 0
        elif kind == "automa_shoots":
            self.tokens[AMMO] -= 1
        elif kind == "automa_damaged":
            self.damage.add((values["row"], values["space"]))
        elif kind == "automa_repaired":
            self.damage.remove((values["row"], values["space"]))
        elif kind == "automa_counter":
            self.damage.discard((0, values["space"]))
        elif kind == "automa_fame":
            self.fame = values["fame"]
        elif kind in ("automa_arrives", "automa_shortcut"):
            self.waypoint = values["waypoint"]
        elif kind in ("automa_draws_object", "automa_keeps_loot"):
            self.kept = values["count"]
        else:
            self.people(kind)

    def people(self, kind: str) -> None:
        if kind == "automa_recruits":
            self.survivors += 1
        elif kind in ("automa_heals", "automa_contaminated"):
            self.survivors += 1 if kind == "automa_heals" else -1
            self.sick -= 1 if kind == "automa_heals" else -1
        elif kind == "automa_loses_survivor":
            self.sick -= 1

    def balance(self) -> dict[str, Any]:
        return vars(self)


def automa_possession(t: Aurora) -> dict[str, Any]:
    automa = the_automa(t)
    return {
        "tokens": [count_of(automa, resource) for resource in RESOURCES],
        "survivors": automa.survivors,
        "sick": automa.sick,
        "fame": automa.fame,
        "waypoint": automa.waypoint,
        "kept": len(automa.kept),
        "damage": {
            (row, column)
            for row in range(4)
            for column in range(1, 8)
            if automa.damage[row] >> column - 1 & 1
        },
    }


def told_of(seat: int, events: list[Event]) -> list[Event]:
    return [event for event in events if event.values.get("seat") == seat]


@pytest.mark.parametrize("map", ["alpha", "beta"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_everybody_has_follows_from_the_log_alone(players, map):
    known = ledger("last-aurora")
    for seed in range(6):
        game = ashfall.new(
            "last-aurora", players=players, map=map, mines=seed % 2 == 0, seed=seed, listen=True
        )
        t = game.table
        assert isinstance(t, Aurora)
        accounts = [Account(t, seat) for seat in range(players)]
        automa = AutomaAccount(t)
        chance, heard = seeded(f"audit {seed}"), 0
        while True:
            events = [event for _, event in game.events[heard:]]
            heard += len(events)
            for event in events:
                assert f"**{event.rule}**" in known, event
                automa.enter(event.kind, event.values)
            for seat, account in enumerate(accounts):
                for event in told_of(seat, events):
                    account.enter(event.kind, event.values)
                if not t.convoys[seat].out:
                    assert account.balance() == possession(t, seat), (seed, events)
            if players == 1:
                assert automa.balance() == automa_possession(t), (seed, events)
            if game.over:
                break
            asked = game.waiting()[0]
            game.play(chance.below(len(asked.options)), seat=asked.seat)


def test_a_jam_tells_which_slot_it_damages():
    jammed = 0
    for seed in range(60):
        game = ashfall.new("last-aurora", players=2, seed=seed, listen=True)
        chance = seeded(f"jam {seed}")
        while not game.over:
            asked = game.waiting()[0]
            game.play(chance.below(len(asked.options)), seat=asked.seat)
        kinds = [(event.kind, event.rule) for _, event in game.events]
        for place, (kind, _) in enumerate(kinds):
            if kind == "jam":
                jammed += 1
                assert kinds[place + 1] == ("damaged", "LA-CF-08")
    assert jammed
