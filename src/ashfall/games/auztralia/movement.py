"""The movement of the Old Ones: whom a card moves, towards which settlement, by which step."""

from collections.abc import Sequence

from .blight import farm_entered
from .combat import draw_card
from .hexes import LEFT, bits
from .railways import old_ones_changed
from .state import Auztralia

Entered = list[tuple[int, list[int]]]
"""Farm hexes in ascending order, each with the Old Ones that entered it."""


def movement_card(t: Auztralia, only: int) -> None:
    """AZ-MOV-01, AZ-MOV-12, AZ-EVT-04, AZ-RUL-62, AZ-RUL-98: a card moves the kinds in its circles (`only` one tile
    in a surge).
    """
    card = draw_card(t)
    if t.listener is not None:
        tell_card(t, card)
    entered = move_old_ones(t, card, only)
    t.cards_seen.append(card)
    t.then(*[(farm_entered, hex, *tiles) for hex, tiles in entered])


def tell_card(t: Auztralia, card: int) -> None:
    """AZ-MOV-01: the card with its circles and its word."""
    t.tell(
        "movement_card",
        rule="AZ-MOV-01",
        card=card,
        movers=list(bits(t.box.moves[card])),
        direction="left" if t.box.word[card] == LEFT else "right",
    )


def move_old_ones(t: Auztralia, card: int, only: int) -> Entered:
    """AZ-MOV-01, AZ-MOV-02, AZ-MOV-08, AZ-MOV-09, AZ-MOV-11: all at once, from the situation before the card."""
    circles = t.box.moves[card]
    settlements = t.settlements()
    productive = t.farmed & ~t.blighted
    steps: list[tuple[int, int]] = []
    entered: dict[int, list[int]] = {}
    for i, tile in enumerate(t.awake):
        if not circles >> t.box.kind[tile] & 1 or (only >= 0 and tile != only):
            continue
        hex = t.place[i]
        if not settlements >> hex & 1:
            hex = step_towards(t, i, settlements, t.box.word[card])
            steps.append((i, hex))
        elif not may_storm_again(t, hex, productive):
            held = bool(productive >> hex & 1)
            rule, reason = ("AZ-CHR-29", "held") if held else ("AZ-MOV-10", "port")
            t.tell("old_one_stays", rule=rule, tile=tile, hex=hex, reason=reason)
            continue
        if productive >> hex & 1:
            entered.setdefault(hex, []).append(tile)
    for i, hex in steps:
        t.place[i] = hex
    if steps:
        old_ones_changed(t)
    return sorted(entered.items())


def may_storm_again(t: Auztralia, hex: int, productive: int) -> bool:
    """AZ-MOV-10, AZ-RUL-68: nobody leaves a port or a held farm; a farm restored under an Old One is entered anew."""
    return bool(productive >> hex & 1) and not t.held >> hex & 1


def step_towards(t: Auztralia, index: int, settlements: int, word: int) -> int:
    """AZ-MAP-05, AZ-MOV-03, AZ-MOV-05, AZ-MOV-07, AZ-RUL-93: one step towards the nearest settlement."""
    hexes = t.box.hexes
    start = t.place[index]
    near = hexes.nearest(start, settlements)
    candidates = bits(near)
    if len(candidates) == 1:
        goal = candidates[0]
    else:
        goal = hexes.choose(start, candidates, word)
    hex = hexes.first_steps[word][start][goal]
    if t.listener is not None:
        tell_step(t, index, hex, goal, candidates, word)
    return hex


def tell_step(
    t: Auztralia, index: int, hex: int, goal: int, candidates: Sequence[int], word: int
) -> None:
    """AZ-GEN-01: who moves, from where to where, between which settlements it chose and why."""
    if len(candidates) == 1:
        reason = "nearest"
    else:
        reason = "left" if word == LEFT else "right"
    t.tell(
        "old_one_moved",
        rule="AZ-MOV-03" if len(candidates) == 1 else "AZ-MOV-05",
        tile=t.awake[index],
        start=t.place[index],
        hex=hex,
        goal=goal,
        candidates=list(candidates),
        distance=t.box.hexes.distance[t.place[index]][goal],
        reason=reason,
    )
