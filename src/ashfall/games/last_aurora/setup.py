"""Set-up (LA-SET): decks, zone, special waypoints, and what every player starts with."""

from collections.abc import Mapping

from ashfall.engine.chance import seeded
from ashfall.engine.settings import Value

from . import automa_board, events, rounds
from .box import Box
from .crew import IDLE
from .state import Aurora, Battle, Convoy, Expedition, March
from .things import AMMO, ANYWHERE, AUTOMA, FOOD, FUEL, NONE, SETTING_UP

PERIODS = (3, 2, 1)
"""From the bottom of the exploration deck to its top."""


def set_up(box: Box, options: Mapping[str, Value], seed: int | str) -> Aurora:
    """LA-GEN-01, LA-SET-01, LA-AUT-01: a table for 1 to 4 players on one of the maps, with or without mines."""
    players = int(options["players"])
    t = empty_table(box, players, options["map"] == "beta", bool(options["mines"]))
    t.chance = seeded(seed)
    t.pieces(len(box.rows))
    place_waypoints(t)
    build_decks(t)
    seat_players(t)
    if players == 1:
        seat_automa(t)
    t.chance.shuffle(t.order)
    t.then((fill_zone,), (events.pending_events,), (rounds.game_round,))
    return t


def empty_table(box: Box, players: int, beta: bool, mined: bool) -> Aurora:
    """LA-SET-03, LA-SET-13, LA-BETA-01: an empty board, a full supply, the Aurora at its first waypoint."""
    return Aurora(
        box=box, players=players, beta=beta, mined=mined, phase=SETTING_UP, aurora=1, order=[], convoys=[], automa=None,
        deck=[], discard=[], boxed=[], gone=[], object_deck=[], object_discard=[],
        outcomes=[], outcome_top=[], outcome_discard=[], loot=[],
        zone=[NONE] * 5, left=[0] * 5, right=[0] * 5, supply=box.supply[:],
        special=[NONE] * box.roads[beta].length, mines=[], closed=[], enemies=[],
        spoils=[], spoil_owners=[], pending=[],
        contamination=[0] * len(box.rows), meals=[0] * len(box.rows), antifreeze=[0] * len(box.rows),
        expedition=Expedition(
            seat=NONE, position=NONE, crew=[], action=IDLE, recruits=[], dying=[]
        ),
        march=March(seat=NONE, roads=[]),
        battle=Battle(seat=NONE, weapon=NONE, enemy=NONE, outcome=NONE),
    )  # fmt: skip


def place_waypoints(t: Aurora) -> None:
    """LA-SET-02: the special waypoint counters, shuffled, face up on the marked waypoints."""
    counters = t.box.special_counters[:]
    t.chance.shuffle(counters)
    for waypoint, counter in zip(t.box.roads[t.beta].special, counters, strict=True):
        t.special[waypoint] = counter


def build_decks(t: Aurora) -> None:
    """LA-SET-04, LA-SET-10, LA-SET-11, LA-SET-12, LA-MINE-01: all face-down decks."""
    for period in PERIODS:
        add_period(t, period)
    box = t.box
    for pair in (2, 1, 0):
        cards = box.loot_of_pair[pair][:]
        t.shuffle(cards)
        t.loot += cards
    t.object_deck = box.object_cards[:] if t.mined else box.objects_but_mine[:]
    t.shuffle(t.object_deck)
    t.outcomes = box.outcome_cards[:]
    t.shuffle(t.outcomes)
    t.outcome_top = [t.draw_unseen(t.outcomes)]


def add_period(t: Aurora, period: int) -> None:
    """LA-SET-05, LA-SET-09, LA-RUL-76: the cards of a period, enemies included, with the "+" cards that are kept."""
    deck = t.box.cards_of_period[period] + kept_extras(t, period)
    t.shuffle(deck)
    t.deck += deck


def kept_extras(t: Aurora, period: int) -> list[int]:
    """LA-SET-06, LA-SET-07, LA-SET-08, LA-RUL-75: some "+" cards at random; the others go back unseen."""
    extras = t.box.extras_of_period[period][:]
    t.shuffle(extras)
    kept = t.box.extras[t.players][period - 1]
    t.boxed += extras[kept:]
    return extras[:kept]


def seat_players(t: Aurora) -> None:
    """LA-SET-15, LA-SET-16, LA-SET-17, LA-SET-18, LA-RUL-82: seat 0 is red, then blue, green, yellow."""
    for seat in t.seats:
        t.convoys.append(start_convoy(t, seat))
        t.order.append(seat)


def start_convoy(t: Aurora, seat: int) -> Convoy:
    """LA-SET-15, LA-SET-16, LA-GEN-04: truck, container, Leader and Co-pilot, and five tokens."""
    box = t.box
    crew = [box.leaders[seat], box.co_pilots[seat]]
    cards = [box.trucks[seat], NONE, box.containers[seat], NONE]
    for token in box.start_tokens:
        t.supply[token] -= 1
    for card in (box.leaders[seat], box.co_pilots[seat], box.trucks[seat], box.containers[seat]):
        t.show(card)
    return Convoy(
        cards=cards, damage=[0, 0, 0, 0], loads=[],
        food=box.start_cargo[FOOD], fuel=box.start_cargo[FUEL], ammo=box.start_cargo[AMMO],
        active=crew, rest=[], exhausted=[], objects=[], targets=box.target_counters,
        ignored=NONE, aside=[], damage_area=ANYWHERE,
    )  # fmt: skip


def seat_automa(t: Aurora) -> None:
    """LA-AUT-02, LA-AUT-06, LA-RUL-30: the Automa's board, action deck and turn order counter."""
    t.automa = automa_board.new_automa(t.box.board, t.supply)
    t.automa.deck = t.box.action_cards[:]
    t.shuffle(t.automa.deck)
    t.order.append(AUTOMA)


def fill_zone(t: Aurora) -> None:
    """LA-SET-14: the Rusty Trailers in positions 1 and 2, cards of the deck in the others."""
    for position, card in enumerate(t.box.rusty_trailers):
        t.zone[position] = card
        t.show(card)
    events.refill(t)
