"""Positions for tests: a table set up with these cards, tokens and people, waiting at the phase that starts."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.games.last_aurora import TITLE, combat, exploration, movement, rest, round_end, rounds
from ashfall.games.last_aurora.state import Aurora, Convoy, Enemy
from ashfall.games.last_aurora.things import AMMO, FOOD, FUEL, NONE, OBJECT, SURVIVOR

from . import watch
from .scene import BOX

GRAMMAR = TITLE.grammar
TOKENS = {"food": FOOD, "fuel": FUEL, "ammo": AMMO, "object": OBJECT}
PHASES = (
    ("exploration", exploration.exploration_phase),
    ("rest", rest.rest_phase),
    ("movement", movement.movement_phase),
    ("fire", combat.fire_phase),
    ("end", round_end.end_of_round),
)


class Position(Game):
    """A game of Last Aurora, so that its table has a type, whose every step is watched."""

    table: Aurora

    def play(self, *choices: str | int | Option, seat: int | None = None) -> None:
        play = super().play
        for choice in choices:
            watch.watched(lambda: self.table, partial(play, choice, seat=seat))


def table(
    players: int = 2,
    *,
    map: str = "alpha",
    mines: bool = False,
    seed: int = 1,
    phase: str | tuple = "exploration",
    zone: Sequence[str | None] | None = None,
    tokens: dict[int, tuple[str, str]] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    outcomes: list[int] | None = None,
    object_deck: list[str] | None = None,
    object_discard: list[str] | None = None,
    supply: dict[str, int] | None = None,
    enemies: list[dict[str, Any]] | None = None,
    order: list[int] | None = None,
    aurora: int = 1,
    round: int = 1,
    special: dict[int, int] | None = None,
    listen: bool = True,
    play: bool = True,
    **seats: dict[str, Any],
) -> "Position":
    """A game whose `phase` is about to start (or whose agenda is these steps).

    `zone` names the cards of the five positions; `tokens` their blocks where they differ from the print
    (`{3: ("fuel fuel", "")}`). `deck`, `object_deck` and `outcomes` name cards from the top. `seat0={…}` sets
    up a player: active, rest, exhausted, food, fuel, ammo, cards, damage, objects, fame, waypoint, contamination.
    """
    options = TITLE.checked_settings({"players": players, "map": map, "mines": mines})
    t = TITLE.set_up(BOX, options, seed)
    t.root.steps.clear()
    t.order = list(range(players + (players == 1))) if order is None else list(order)
    t.aurora, t.round = aurora, round if isinstance(phase, str) else round - 1
    for seat in range(players):
        seat_player(t, seat, seats.pop(f"seat{seat}", {}))
    assert not seats, f"no such thing to set up: {seats}"
    fill_zone(t, ["rusty-trailer", "rusty-trailer"] if zone is None else zone, tokens or {})
    for name in discard or []:
        t.discard.append(take(t, name))
        t.show(t.discard[-1])
    for name in object_discard or []:
        t.object_discard.append(take(t, name))
        t.show(t.object_discard[-1])
    t.deck += [take(t, name) for name in reversed(deck or [])]
    t.object_deck += [take(t, name) for name in reversed(object_deck or [])]
    stack_outcomes(t, outcomes or [])
    for enemy in enemies or []:
        add_enemy(t, **enemy)
    for waypoint, counter in (special or {}).items():
        t.special[waypoint] = counter
    t.gone += [c for c in t.box.rusty_trailers if not lies_open(t, c)]
    count_supply(t)
    for name, count in (supply or {}).items():
        t.supply[[*TOKENS, "survivor"].index(name)] = count
    if play:
        t.then(*agenda(phase))
    game = Position(TITLE, options, seed, t, listen=True) if play else bare(t, options)
    game.listening = listen
    return game


def bare(t: Aurora, options: dict) -> "Position":
    game = Position.__new__(Position)
    game.title, game.options, game.seed, game.table, game.data = TITLE, options, 0, t, ""
    game.choices, game.events, game.barrier, game.listening, game.from_start = (
        [],
        [],
        0,
        False,
        False,
    )
    return game


def agenda(phase: str | tuple) -> list[tuple]:
    if not isinstance(phase, str):
        return [*phase, (rounds.game_round,)]
    names = [name for name, _ in PHASES]
    return [(rule,) for _, rule in PHASES[names.index(phase) :]] + [(rounds.game_round,)]


# Cards


def card(name: str, seat: int = 0) -> int:
    """The card with this word; of the start cards that of the seat's colour."""
    found = [c for c, word in enumerate(BOX.words) if word == name]
    assert found, f"no card {name}"
    return next((c for c in found if BOX.colour[c] == seat), found[0])


def take(t: Aurora, name: str, seat: int = 0) -> int:
    """Lift a card with this word from wherever it lies face down, or from the box."""
    box = t.box
    for wanted in [
        c for c, word in enumerate(box.words) if word == name and box.colour[c] in (NONE, seat)
    ]:
        for pile in (t.deck, t.boxed, t.object_deck, t.loot, t.gone):
            if wanted in pile:
                pile.remove(wanted)
                return wanted
        if wanted in box.rusty_trailers and not lies_open(t, wanted):
            return wanted
        if box.kind[wanted] == 7 and wanted == box.mine and wanted not in t.object_deck:
            return wanted
    raise AssertionError(f"{name} is used up")


def lies_open(t: Aurora, wanted: int) -> bool:
    return wanted in t.zone + t.discard or any(wanted in owner.cards for owner in t.convoys)


def seat_player(t: Aurora, seat: int, given: dict[str, Any]) -> None:
    owner = t.convoys[seat]
    box = t.box
    given = dict(given)
    if {"active", "rest", "exhausted"} & set(given):
        t.gone += owner.active
        owner.active = []
        for zone in ("active", "rest", "exhausted"):
            setattr(owner, zone, [take(t, name, seat) for name in given.pop(zone, [])])
    if "cards" in given:
        t.gone += [c for c in owner.cards if c != NONE]
        owner.cards = [take(t, name, seat) if name else NONE for name in given.pop("cards")]
        owner.cards += [NONE] * (len(owner.cards) % 2)
        owner.damage = [0] * len(owner.cards)
    for slot in given.pop("damage", []):
        where = slot_number(slot)
        owner.damage[where >> 3] |= 1 << (where & 7)
    for name in given.pop("objects", []):
        owner.objects.append(take(t, name))
        t.show(owner.objects[-1], 1 << seat)
    owner.objects.sort()
    for name, count in given.pop("contamination", {}).items():
        t.contamination[next(c for c in owner.crew() if box.words[c] == name)] = count
    for shown in owner.crew() + [c for c in owner.cards if c != NONE]:
        t.show(shown)
    for name, value in given.items():
        assert name in Convoy.FIELDS, name
        setattr(owner, name, value)


def slot_number(word: str) -> int:
    return GRAMMAR.names["slot"].find(word)[0]


def fill_zone(t: Aurora, names: Sequence[str | None], tokens: dict[int, tuple[str, str]]) -> None:
    for position, name in enumerate(names):
        if name is None:
            continue
        found = take(t, name)
        t.zone[position] = found
        t.show(found)
        t.left[position], t.right[position] = t.box.left[found], t.box.right[found]
    for position, (left, right) in tokens.items():
        t.left[position - 1], t.right[position - 1] = packed(left), packed(right)


def packed(words: str) -> int:
    return sum(1 << 4 * TOKENS[word] for word in words.split())


def stack_outcomes(t: Aurora, numbers: list[int]) -> None:
    """Outcome cards by their number on the list (1 to 12), from the top."""
    if not numbers:
        return
    cards = t.outcomes + t.outcome_top
    wanted = [t.box.outcome_cards[n - 1] for n in numbers]
    t.outcomes = [c for c in cards if c not in wanted] + wanted[::-1]
    t.outcome_top = [t.outcomes.pop()]


def add_enemy(
    t: Aurora, enemy: str, region: int = 0, damage: int = 0, circles: tuple = (), loot: str = ""
) -> None:
    beside = take(t, loot) if loot else t.loot.pop()
    filled = [*circles, NONE, NONE, NONE, NONE][:4]
    found = take(t, enemy)
    t.show(found)
    t.enemies.append(Enemy(card=found, region=region, loot=[beside], damage=damage, circles=filled))
    for side in circles:
        if side < t.players:
            t.convoys[side].targets -= 1


def count_supply(t: Aurora) -> None:
    """The supply is what the box holds less what lies on the table."""
    t.supply = t.box.supply[:]
    for owner in t.convoys:
        for token, count in (
            (FOOD, owner.food),
            (FUEL, owner.fuel),
            (AMMO, owner.ammo),
            (SURVIVOR, owner.size()),
        ):
            t.supply[token] -= count
    for block in t.left + t.right:
        for token in range(4):
            t.supply[token] -= block >> 4 * token & 15
    t.supply[FOOD] -= sum(t.meals)
    if t.automa is not None:
        t.supply[SURVIVOR] -= t.automa.survivors + t.automa.sick
        for token in (FOOD, FUEL, AMMO):
            t.supply[token] -= t.automa.tokens[token].bit_count()


# Reading


def texts(game: Game, seat: int | None = None) -> list[str]:
    """The options that wait, as notation."""
    return [
        str(option)
        for w in game.waiting()
        if seat is None or w.seat == seat
        for option in w.options
    ]


def asked(game: Game) -> list[tuple[int, str]]:
    return [(w.seat, w.question) for w in game.waiting()]


def words(game: Game, cards: list[int]) -> list[str]:
    return [game.table.box.words[c] for c in cards]


def crew(game: Game, seat: int, zone: str) -> list[str]:
    """The words of a zone's survivors."""
    return [
        found["card"] for found in game.view(seat)["convoys"][seat]["crew"] if found["zone"] == zone
    ]


def kinds(game: Game) -> list[str]:
    return [event.kind for _, event in game.events]


def option(game: Game, text: str) -> Option:
    return next(o for w in game.waiting() for o in w.options if str(o) == text)


def sound(game: Position) -> bool:
    """Nothing is wrong with the position."""
    return TITLE.invariants(game.table) == []


def cargo(game: Game, seat: int = 0) -> Any:
    """What a convoy carries, as its owner sees it."""
    return game.view(seat)["convoys"][seat]["cargo"]


def damage(game: Game, seat: int = 0) -> int:
    """How many slots of a convoy are damaged."""
    return sum(
        slot["damaged"] for c in game.view(seat)["convoys"][seat]["cards"] for slot in c["slots"]
    )
