"""The outcome deck: cards are turned up one by one, and the back of the next one is always in sight."""

from .state import Aurora


def reveal_outcome(t: Aurora) -> int:
    """LA-OUT-02, LA-OUT-03, LA-OUT-04, LA-RUL-15: the top card, turned up and put on the discard pile.

    The last card is shuffled in with the others at once, so that a back is always visible.
    """
    card = t.reveal(t.outcome_top)
    t.outcome_discard.append(card)
    if not t.outcomes:
        t.outcomes, t.outcome_discard = t.outcome_discard, []
        t.shuffle(t.outcomes)
        t.tell("outcomes_shuffled", rule="LA-OUT-03")
    uncover_back(t)
    return card


def uncover_back(t: Aurora) -> None:
    """LA-OUT-04: the next card lies on top; its back is public, its front unknown."""
    t.outcome_top.append(t.draw_unseen(t.outcomes))


def area_on_top(t: Aurora) -> int:
    """LA-EF-05: the damage area on the back of the top card."""
    return t.box.area[t.outcome_top[0]]


def replenish(t: Aurora) -> bool:
    """LA-OBJ-03: an empty deck is made new from the discards; whether there is a card to draw."""
    if not t.object_deck and t.object_discard:
        t.object_deck, t.object_discard = t.object_discard, []
        t.shuffle(t.object_deck)
        t.tell("objects_shuffled", "LA-OBJ-03")
    return bool(t.object_deck)
