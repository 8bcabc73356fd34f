"""Everything that must hold in every position: each card in one place, tokens conserved, cargo with room."""

from collections import Counter

from . import arrangement, convoy
from .automa_board import count_of
from .automa_cards import Board
from .box import PERSON, TOKEN_WORDS
from .road import road_of
from .state import Aurora
from .things import AMMO, FOOD, FUEL, NONE, OBJECT, SURVIVOR


def invariants(t: Aurora) -> list[str]:
    """LA-GEN-05, LA-GEN-07, LA-GEN-08, LA-RUL-01: what is wrong with a position."""
    wrong = cards_wrong(t) + tokens_wrong(t) + road_wrong(t) + enemies_wrong(t)
    for seat in t.seats:
        wrong += convoy_wrong(t, seat)
    if t.automa is not None:
        wrong += automa_wrong(t, t.box.board)
    return wrong


def card_places(t: Aurora) -> list[int]:
    """Every card of the table, wherever it lies."""
    cards = t.deck + t.discard + t.boxed + t.gone + t.object_deck + t.object_discard
    cards += t.outcomes + t.outcome_top + t.outcome_discard + t.loot + t.spoils
    cards += [card for card in t.zone if card != NONE]
    for player in t.convoys:
        cards += [card for card in player.cards if card != NONE]
        cards += player.crew() + player.objects
    for enemy in t.enemies:
        cards += [enemy.card, *enemy.loot]
    if t.automa is not None:
        automa = t.automa
        cards += automa.deck + automa.stack + automa.shown + automa.discard + automa.kept
    return cards


def cards_in_play(t: Aurora) -> list[int]:
    """The cards that this game is played with."""
    box = t.box
    cards = [*box.exploration_cards, *box.outcome_cards, *box.loot_cards, *box.rusty_trailers]
    cards += [card for card in box.object_cards if t.mined or card != box.mine]
    for seat in t.seats:
        cards += [box.leaders[seat], box.co_pilots[seat], box.trucks[seat], box.containers[seat]]
    return cards + (box.action_cards if t.automa is not None else [])


def cards_wrong(t: Aurora) -> list[str]:
    """Each card lies in exactly one place.

    A card being handed over (a loot card just turned up, a card being installed) is named by the agenda.
    """
    found, due = Counter(card_places(t)), Counter(cards_in_play(t))
    wrong = [f"card {card} lies in {count} places" for card, count in found.items() if count > 1]
    wrong += [f"card {card} is not in this game" for card in found if not due[card]]
    missing = [card for card in due if not found[card] and card not in named_by_agenda(t)]
    return wrong + [f"card {card} is missing" for card in missing]


def named_by_agenda(t: Aurora) -> set[int]:
    """The arguments of steps still to run or waiting for an answer."""
    lanes = [t.root]
    named: set[int] = set()
    for lane in lanes:
        lanes += lane.children
        for due in [*lane.steps, lane.asker]:
            named.update(value for value in due[1:] if isinstance(value, int))
    return named


def tokens_wrong(t: Aurora) -> list[str]:
    """LA-GEN-08: tokens of each kind add up to those in the box; no place holds fewer than none."""
    wrong = []
    for token in (FOOD, FUEL, AMMO, OBJECT, SURVIVOR):
        total = t.supply[token]
        total += sum(block >> 4 * token & 15 for block in t.left + t.right if token <= OBJECT)
        if token != OBJECT:
            total += sum(convoy.holds(player, token) for player in t.convoys)
        if token == FOOD:
            total += sum(t.meals)
        if t.automa is not None and token <= AMMO:
            total += count_of(t.automa, token)
        if t.automa is not None and token == SURVIVOR:
            total += t.automa.survivors + t.automa.sick
        if total != t.box.supply[token] or t.supply[token] < 0:
            wrong.append(f"{TOKEN_WORDS[token]}: {total} tokens, {t.supply[token]} in the supply")
    return wrong


def convoy_wrong(t: Aurora, seat: int) -> list[str]:
    """LA-PLC-01, LA-PLC-03, LA-UPG-01, LA-UPG-05, LA-OBJ-02: one player's convoy and crew."""
    player = t.convoys[seat]
    if player.out:
        return [f"seat {seat} is out but has cards"] if player.cards or player.crew() else []
    wrong = []
    if min(player.food, player.fuel, player.ammo, player.targets) < 0:
        wrong.append(f"seat {seat} has fewer than no tokens")
    if len(player.cards) != len(player.damage) or len(player.cards) % 2:
        wrong.append(f"seat {seat} has a convoy of {len(player.cards)} spots")
    for card, damage in zip(player.cards, player.damage, strict=False):
        if damage & ~(t.box.full[card] if card != NONE else 0):
            return [*wrong, f"seat {seat} has damage where there is no slot"]
    if len(player.crew()) != len(set(player.crew())):
        wrong.append(f"seat {seat} has a survivor in two zones")
    if any(t.box.kind[card] != PERSON for card in player.crew()):
        wrong.append(f"seat {seat} has a crew card that is no survivor")
    if not t.box.least_fame <= player.fame <= t.box.most_fame:
        wrong.append(f"seat {seat} has {player.fame} fame")
    return wrong + cargo_wrong(t, seat)


def cargo_wrong(t: Aurora, seat: int) -> list[str]:
    """Everything has a place, unless its owner is just being asked about it."""
    player = t.convoys[seat]
    busy = at_rest(t, seat)
    wrong = []
    if player.loads:
        slots = arrangement.slots_of(t, player)
        loads = [convoy.load_in(player, slot) for slot in slots]
        for token in (FOOD, FUEL, AMMO, SURVIVOR):
            if not busy and loads.count(token) != convoy.holds(player, token):
                wrong.append(
                    f"seat {seat}: {TOKEN_WORDS[token]} in the slots are not those counted"
                )
        for slot, load in zip(slots, loads, strict=True):
            if load != NONE and not convoy.suits(convoy.slot_type(t, player, slot), load):
                wrong.append(f"seat {seat}: slot {slot} holds {TOKEN_WORDS[load]}")
    elif not busy and convoy.overflow(t, player) > 0:
        wrong.append(f"seat {seat} has more cargo than room")
    if not busy and len(player.objects) > t.box.object_limit:
        wrong.append(f"seat {seat} has {len(player.objects)} objects")
    return wrong


PLACING = (
    "lose", "make_room", "lose_survivor", "lose_survivor_token", "put", "stow", "object_limit", "replace_trailer",
    "mount", "drop_trailer", "arrange", "use", "repair", "decontaminate", "ration", "contaminate",
)  # fmt: skip


def at_rest(t: Aurora, seat: int) -> bool:
    """Whether the seat is in the middle of placing or giving up something."""
    return any(
        lane.ask is not None and lane.ask.seat == seat and lane.ask.question in PLACING
        for lane in t.waiting()
    )


def road_wrong(t: Aurora) -> list[str]:
    """LA-END-04, LA-RUL-113, LA-ORD-03: convoys on the road, the Aurora by its number, one mine to a road."""
    road = road_of(t)
    wrong = [
        f"side {side} is at waypoint {t.waypoint_of(side)}"
        for side in t.order
        if not 0 <= t.waypoint_of(side) <= road.last
    ]
    if not 1 <= t.aurora <= 6 or (t.round and t.aurora not in (t.round, t.round + 1)):
        wrong.append(f"the Aurora is at {t.aurora} in round {t.round}")
    if len(set(t.mines)) != len(t.mines) or len(t.mines) > t.box.mine_counters * t.mined:
        wrong.append(f"mines lie on {t.mines}")
    if any(not road.avalanche[k] for k in t.closed) or len(set(t.closed)) != len(t.closed):
        wrong.append(f"avalanches lie on {t.closed}")
    playing = [s for s in t.seats if not t.convoys[s].out]
    if sorted(t.order) != playing + ([t.players] if t.automa is not None else []):
        wrong.append(f"the turn order is {t.order}")
    return wrong


def enemies_wrong(t: Aurora) -> list[str]:
    """LA-CF-11, LA-DEF-01, LA-OUT-03: target counters conserved, defence not exceeded, a back in sight."""
    wrong = []
    for side in t.order:
        own = t.convoys[side] if side < t.players else t.automa
        assert own is not None
        lying = sum(enemy.circles.count(side) for enemy in t.enemies)
        if own.targets + lying != t.box.target_counters:
            wrong.append(f"side {side} has {own.targets} + {lying} target counters")
    for enemy in t.enemies:
        if enemy.damage > t.box.defence[enemy.loot[0]][t.players]:
            wrong.append(f"enemy {enemy.card} has {enemy.damage} damage")
        used = [circle for circle in enemy.circles if circle != NONE]
        if enemy.circles[: len(used)] != used:
            wrong.append(f"enemy {enemy.card} has a gap between its target counters")
    if len(t.outcome_top) != 1:
        wrong.append("no back of an outcome card is in sight")
    if len(t.spoils) != len(t.spoil_owners):
        wrong.append("loot without an owner's mark")
    return wrong


def automa_wrong(t: Aurora, board: Board) -> list[str]:
    """LA-AUT-21, LA-AUT-26, LA-AUT-38: the Automa's board: nothing lies on damage, nothing beyond its limits."""
    automa = t.automa
    assert automa is not None
    wrong = []
    for resource in (FOOD, FUEL, AMMO):
        if automa.tokens[resource] & automa.damage[resource + 1]:
            wrong.append(f"the Automa has {TOKEN_WORDS[resource]} in a damaged slot")
        if automa.tokens[resource] >> board.width[resource + 1]:
            wrong.append(f"the Automa has too much {TOKEN_WORDS[resource]}")
    if (
        automa.survivors + automa.sick > board.most_survivors
        or min(automa.survivors, automa.sick) < 0
    ):
        wrong.append(f"the Automa has {automa.survivors} + {automa.sick} survivors")
    if automa.counter not in (t.aurora, t.aurora - 1):
        wrong.append(f"the Automa's counter is at {automa.counter}")
    if not t.box.least_fame <= automa.fame <= t.box.most_fame:
        wrong.append(f"the Automa has {automa.fame} fame")
    return wrong
