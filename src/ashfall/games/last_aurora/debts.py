"""What a convoy still has to suffer or to give up, and what it can take, for both estimates of a position."""

from collections.abc import Mapping

from .state import Aurora


class Prices:
    """What an estimate holds a damage and a sickness for, and an answer that has to be given next."""

    __slots__ = ("damage", "sickness", "answers")

    def __init__(self, damage: int, sickness: int, answers: Mapping[str, int]) -> None:
        self.damage = damage
        self.sickness = sickness
        self.answers = answers


def due(t: Aurora, seat: int, prices: Prices) -> int:
    """The price of all that the seat owes, less the repairs it is owed."""
    player = t.convoys[seat]
    broken = sum(mask.bit_count() for mask in player.damage)
    worth = prices.damage * (player.owed_damage - min(player.owed_repair, broken))
    worth += prices.sickness * player.owed_contamination
    for lane in t.waiting():
        if lane.ask is not None and lane.ask.seat == seat:
            worth += prices.answers.get(lane.ask.question, 0)
    return worth


def whole_slots(t: Aurora, seat: int) -> int:
    """The slots that can still take damage."""
    player, full = t.convoys[seat], t.box.full
    cards = zip(player.cards, player.damage, strict=True)
    return sum((full[card] & ~damage).bit_count() for card, damage in cards if card >= 0)
