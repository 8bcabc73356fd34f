"""The end of the game: who scores what, and who wins."""

from . import automa_board, convoy, movement
from .box import SPECIALS
from .crew import BOUNTY_HUNTER, FAME
from .road import aurora_waypoint, foremost, road_of
from .state import Aurora
from .things import AUTOMA, NONE

FAME_AT_END = SPECIALS.index("fame_end_of_game")
FAME_PER_FOOD = SPECIALS.index("fame_per_food_end_of_game")

SOURCES = {
    "distance": ("LA-FIN-01", "arrived", "shortcut_taken", "automa_arrives", "automa_shortcut"),
    "fame_track": ("LA-FIN-03", "fame_gained", "fame_lost", "automa_fame"),
    "objects": (
        "LA-FIN-04", "drew_object", "discarded_object", "used_object", "traded", "automa_draws_object",
    ),
    "special_slots": ("LA-FIN-05", "installed", "removed", "damaged", "repaired"),
    "abilities": ("LA-FIN-06", "recruited", "died", "given_up", "loot_won"),
    "survivors": (
        "LA-FIN-07", "recruited", "contaminated", "decontaminated", "died", "given_up",
        "automa_recruits", "automa_heals", "automa_contaminated", "automa_loses_survivor",
    ),
    "undamaged": (
        "LA-FIN-08", "installed", "removed", "damaged", "repaired", "automa_damaged", "automa_repaired",
    ),
}  # fmt: skip
"""LA-FIN-01 to LA-FIN-08: the rule of each category, and the events that change its points."""


def sides(t: Aurora) -> list[str]:
    """The seats, and in a solo game the Automa."""
    return ["seat"] * t.players + ["automa"] * (t.automa is not None)


def score_sheet(t: Aurora) -> list[tuple[str, list[int]]]:
    """LA-FIN-07, LA-FIN-08, LA-AUT-58: by category; survivors count if somebody reached the Aurora, else the convoy."""
    reached = somebody_reached(t)
    everybody = range(len(sides(t)))
    return [
        ("distance", [distance_points(t, side) for side in everybody]),
        ("fame_track", [fame_points(t, side) for side in everybody]),
        ("objects", [object_points(t, side) for side in everybody]),
        ("special_slots", [slot_points(t, side) for side in everybody]),
        ("abilities", [ability_points(t, side) for side in everybody]),
        ("survivors", [survivor_points(t, side) if reached else 0 for side in everybody]),
        ("undamaged", [0 if reached else undamaged_points(t, side) for side in everybody]),
    ]


def plays(t: Aurora, side: int) -> bool:
    """LA-ELIM-01: a side that is out scores nothing."""
    return side >= t.players or not t.convoys[side].out


def somebody_reached(t: Aurora) -> bool:
    """LA-FIN-10, LA-RUL-42, LA-BETA-24, LA-END-02: a convoy is at or beyond the Aurora's waypoint."""
    return foremost(t) >= aurora_waypoint(t)


def distance_points(t: Aurora, side: int) -> int:
    """LA-FIN-01, LA-FIN-02, LA-RUL-43, LA-AUT-57, LA-RUL-57: the roads from the last convoy to this one.

    Counted by the shortest path that the last convoy could use now; for the Automa no shortcut counts. Of
    several last convoys it is that of the leftmost counter.
    """
    if not plays(t, side):
        return 0
    last = min(t.order, key=lambda other: (t.waypoint_of(other), t.order.index(other)))
    usable = movement.usable_shortcuts(t, last)
    return road_of(t).distance(t.waypoint_of(last), t.waypoint_of(side), usable)


def fame_points(t: Aurora, side: int) -> int:
    """LA-FIN-03, LA-FAME-04, LA-AUT-57: the space on the fame track."""
    if side >= t.players:
        return automa_board.the_automa(t).fame
    return t.convoys[side].fame if plays(t, side) else 0


def object_points(t: Aurora, side: int) -> int:
    """LA-FIN-04, LA-MINE-07, LA-AUT-57, LA-RUL-61: 1 per unused object; the Automa 1 per two cards of its zone."""
    if side >= t.players:
        return len(automa_board.the_automa(t).kept) // 2
    return len(t.convoys[side].objects)


def slot_points(t: Aurora, side: int) -> int:
    """LA-FIN-05, LA-SLOT-11, LA-LOOT-01, LA-LOOT-04, LA-LOOT-06: undamaged special slots."""
    if side >= t.players or not plays(t, side):
        return 0
    return convoy.special_amount(t, side, FAME_AT_END) + food_points(t, side)


def food_points(t: Aurora, side: int) -> int:
    """LA-SLOT-13, LA-LOOT-02: fame for food, up to the number of the card."""
    points = 0
    player = t.convoys[side]
    for slot in convoy.special_slots(t, side, FAME_PER_FOOD):
        card = player.cards[slot >> 3]
        per_food = t.box.special_amounts[card][slot & 7]
        points += min(player.food * per_food, t.box.fame_per_food_most[card])
    return points


def ability_points(t: Aurora, side: int) -> int:
    """LA-FIN-06, LA-SURV-07, LA-SURV-10, LA-LOOT-03, LA-ABL-01: end-of-game abilities, whatever the zone."""
    if side >= t.players:
        return 0
    points = 0
    for card in t.convoys[side].crew():
        if t.box.effect[card] == FAME or (
            t.box.effect[card] == BOUNTY_HUNTER and owns_loot(t, side)
        ):
            points += t.box.amount[card]
    return points


def owns_loot(t: Aurora, seat: int) -> bool:
    """LA-SURV-07, LA-DEF-09: a loot card in convoy or crew."""
    player = t.convoys[seat]
    return any(card != NONE and t.box.loot[card] for card in player.cards + player.crew())


def survivor_points(t: Aurora, side: int) -> int:
    """LA-FIN-07, LA-AUT-57: survivors without contamination, whatever their zone."""
    if side >= t.players:
        return automa_board.the_automa(t).survivors
    return sum(not t.contamination[card] for card in t.convoys[side].crew())


def undamaged_points(t: Aurora, side: int) -> int:
    """LA-FIN-08, LA-AUT-57: convoy cards without damage; the Automa's groups of slots without damage."""
    if side >= t.players:
        return automa_board.whole_groups(t)
    player = t.convoys[side]
    cards = zip(player.cards, player.damage, strict=True)
    return sum(card != NONE and not damage for card, damage in cards)


def totals(t: Aurora) -> list[int]:
    """The sum of all categories of each side."""
    return [sum(points) for points in zip(*[column for _, column in score_sheet(t)], strict=True)]


def winners(t: Aurora) -> list[int]:
    """LA-FIN-09, LA-GEN-03, LA-ELIM-03, LA-RUL-80, LA-AUT-59: most fame, then furthest, then rightmost counter.

    Solo a tie is a loss; whoever is out cannot win, and with everybody out nobody does.
    """
    points = totals(t)
    if t.automa is not None:
        return [0] if plays(t, 0) and points[0] > points[AUTOMA] else [AUTOMA]
    if not t.order:
        return []
    return [max(t.order, key=lambda side: (points[side], t.waypoint_of(side), t.order.index(side)))]
