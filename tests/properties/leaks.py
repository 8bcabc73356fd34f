"""Deliberate leaks in the toy game. Each shows a viewer something that it cannot know; every one must be found."""

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar

from ashfall.engine.errors import Reason
from ashfall.engine.settings import Value
from ashfall.engine.table import EVERYBODY, Hidden
from ashfall.engine.verbs import Step, Verb, verb
from tests.engine import toy
from tests.engine.toy import CARDS, HIGH, RANKS, Embers, EmbersTitle

LEAKS: dict[str, EmbersTitle] = {}


class Leaky(Embers):
    """The toy's table, built anew from another so that a subclass can bend one of the engine's calls."""

    __slots__ = ()

    def clone(self) -> Embers:
        return rebuilt(type(self), Embers.clone(self))


def rebuilt(kind: type[Embers], table: Embers) -> Embers:
    fields = {name: getattr(table, name) for name in Embers.FIELDS}
    return kind(box=table.box, players=table.players, like=table, **fields)


class LeakyTitle(EmbersTitle):
    """The toy with one bent table or view."""

    def __init__(self, table: type[Embers] = Embers) -> None:
        super().__init__()
        self.table = self.kind = table

    def set_up(self, box: Any, options: Mapping[str, Value], seed: int | str) -> Embers:
        made = super().set_up(box, options, seed)
        return rebuilt(self.kind, made) if issubclass(self.kind, Leaky) else made

    def view(self, table: Embers, seat: int | None) -> dict[str, Any]:
        return {**super().view(table, seat), **self.more(table, seat)}

    def more(self, t: Embers, seat: int | None) -> dict[str, Any]:
        return {}


def in_view(kind: type[LeakyTitle]) -> type[LeakyTitle]:
    LEAKS[name_of(kind)] = kind()
    return kind


def in_table(kind: type[Leaky]) -> type[Leaky]:
    LEAKS[name_of(kind)] = LeakyTitle(kind)
    return kind


def name_of(kind: type) -> str:
    return "".join(f" {c.lower()}" if c.isupper() else c for c in kind.__name__).strip()


def others(t: Embers, seat: int | None) -> list[int]:
    return [s for s in t.seats if s != seat]


@in_view
class IdsOfFaceDownCards(LeakyTitle):
    def more(self, t, seat):
        return {"backs": [sorted(t.hands[s]) for s in others(t, seat)]}


@in_view
class OrderOfIds(LeakyTitle):
    def more(self, t, seat):
        by_id = [
            sorted(range(len(t.hands[s])), key=t.hands[s].__getitem__) for s in others(t, seat)
        ]
        return {"order": by_id}


@in_view
class HashOfTheFullState(LeakyTitle):
    def more(self, t, seat):
        return {"etag": hashlib.sha256(repr(t.data()).encode()).hexdigest()[:8]}


@in_view
class StateOfTheGenerator(LeakyTitle):
    def more(self, t, seat):
        return {"luck": t.chance.data()[0] & 1}


@in_view
class SortedHand(LeakyTitle):
    def more(self, t, seat):
        return {"sorted": [t.hands[s] == sorted(t.hands[s]) for s in others(t, seat)]}


@in_view
class TopOfTheDeck(LeakyTitle):
    def more(self, t, seat):
        return {"next": CARDS[t.deck[-1]] if t.deck else None}


@in_view
class BottomOfTheDeckIsHigh(LeakyTitle):
    def more(self, t, seat):
        return {"bottom": bool(t.deck) and t.deck[0] in HIGH}


@in_view
class CardsLeftInTheBox(LeakyTitle):
    def more(self, t, seat):
        return {"aside": len({card // RANKS for card in t.aside})}


@in_view
class FaceDownCommitment(LeakyTitle):
    def more(self, t, seat):
        return {"bids": [[card % RANKS for card in pile] for pile in t.committed]}


@in_view
class StrengthOfHands(LeakyTitle):
    def more(self, t, seat):
        return {"strength": [sum(card % RANKS for card in hand) for hand in t.hands]}


@in_view
class SpectatorSeesAHand(LeakyTitle):
    def more(self, t, seat):
        return {"shown": [CARDS[c] for c in t.hands[0]] if seat is None else []}


@in_view
class OneSeatSeesItsNeighbour(LeakyTitle):
    def more(self, t, seat):
        return {"neighbour": sorted(t.hands[0]) if seat == 1 else []}


@in_view
class OrderOfKeys(LeakyTitle):
    def more(self, t, seat):
        return {f"seat {s}": 0 for s in sorted(t.seats, key=lambda s: t.hands[s])}


@in_view
class NumberOfDistinctSuits(LeakyTitle):
    def more(self, t, seat):
        return {"suits": sum(len({c // RANKS for c in t.hands[s]}) for s in others(t, seat))}


@in_view
class LeaderByHiddenPoints(LeakyTitle):
    def more(self, t, seat):
        return {"leader": max(t.seats, key=lambda s: (self.estimate(t, s), s))}


class OtherVerbs(Leaky):
    """The toy's table with other verbs in its questions."""

    bent: ClassVar[dict[Verb, Verb]] = {}

    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        how.pop("options", None)
        Embers.ask(self, seat, question, *[self.bent.get(v, v) for v in verbs], **how)


def gifts_by_hands(t: Embers, seat: int) -> list[tuple[int, int]]:
    return sorted(toy.gifts(t, seat), key=lambda gift: sum(t.hands[gift[0]]))


@in_table
class OrderOfOptions(OtherVerbs):
    bent: ClassVar = {
        toy.GIVE: verb(toy.give, when="TOY-05", domain=gifts_by_hands, why=toy.why_not_give)
    }


def why_not_peek_at_low(t: Embers, seat: int) -> Reason | None:
    return None if t.deck and t.deck[-1] in HIGH else Reason("TOY-07")


@in_table
class OptionOnlyWhenTheNextCardIsHigh(OtherVerbs):
    bent: ClassVar = {toy.PEEK: verb(toy.peek, when="TOY-05", why=why_not_peek_at_low)}


@in_table
class QuestionNamedAfterAHiddenCard(Leaky):
    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        if question == "commit" and any(card in HIGH for card in self.hands[seat]):
            question = "commit_high"
        Embers.ask(self, seat, question, *verbs, **how)


def why_not_low(t: Embers, seat: int, card: int) -> Reason | None:
    high = [own for own in t.hands[seat] if own in HIGH]
    return None if card in (high or t.hands[seat][:1]) else Reason("TOY-03")


@in_table
class AskedOnlyWithAChoiceInHand(OtherVerbs):
    bent: ClassVar = {
        toy.COMMIT: verb(toy.commit, when="TOY-02", domain=toy.cards, why=why_not_low)
    }

    def ask(self, seat: int, question: str, *verbs: Verb, **how: Any) -> None:
        how.pop("always", None)
        OtherVerbs.ask(self, seat, question, *verbs, **how)


@in_table
class CommitmentToldToAll(Leaky):
    def tell(self, kind: str, /, rule: str = "", to: int = EVERYBODY, **values: Any) -> None:
        if kind == "committed":
            values["card"] = self.committed[values["seat"]][-1]
        Embers.tell(self, kind, rule, to, **values)


@in_table
class PeekToldToAll(Leaky):
    def tell(self, kind: str, /, rule: str = "", to: int = EVERYBODY, **values: Any) -> None:
        Embers.tell(self, kind, rule, EVERYBODY, **values)


@in_table
class DrawToldToAll(Leaky):
    def draw(self, deck: list[int], seat: int) -> int:
        card = Embers.draw(self, deck, seat)
        self.tell("drew", seat=seat, card=card)
        return card


@in_table
class EventOnlyWhenAHighCardIsDrawn(Leaky):
    def draw(self, deck: list[int], seat: int) -> int:
        card = Embers.draw(self, deck, seat)
        if card in HIGH:
            self.tell("smiled", seat=seat)
        return card


@in_table
class UndoOnlyWhenTheNextCardIsLow(Leaky):
    def tell(self, kind: str, /, rule: str = "", to: int = EVERYBODY, **values: Any) -> None:
        if kind == "committed" and self.deck and self.deck[-1] in HIGH:
            self.barrier = True
        Embers.tell(self, kind, rule, to, **values)


@in_table
class TurnedUpWithoutSayingSo(Leaky):
    def show(self, piece: int, seats: int = EVERYBODY) -> None:
        if seats != EVERYBODY:
            Embers.show(self, piece, seats)


@in_table
class PublicCounterFedByAHiddenCard(Leaky):
    def tell(self, kind: str, /, rule: str = "", to: int = EVERYBODY, **values: Any) -> None:
        if kind == "passed" and self.deck and self.deck[-1] in HIGH:
            self.embers[0] += 1
        Embers.tell(self, kind, rule, to, **values)


@in_table
class LanesInOrderOfHands(Leaky):
    def together(self, *steps: Step) -> None:
        Embers.together(self, *sorted(steps, key=lambda s: sum(self.hands[s[1]])))


@in_table
class HandThatWorldsDoNotDealAgain(Leaky):
    """Not a view: a program that gets an imagined copy would hold the true hand of seat 0."""

    def hidden(self) -> list[Hidden]:
        return [place for place in Embers.hidden(self) if place.pieces is not self.hands[0]]


def why_count(t: Embers, seat: int, card: int) -> Reason | None:
    if card in t.hands[seat]:
        return None
    return Reason("TOY-03", hand=sum(card in hand for hand in t.hands))


def why_key(t: Embers, seat: int, card: int) -> Reason | None:
    if card in t.hands[seat]:
        return None
    return Reason("TOY-03", "deck" if card in t.deck else "", hand=0)


def why_place(t: Embers, seat: int, card: int) -> Reason | None:
    if card in t.hands[seat]:
        return None
    return Reason("TOY-03", at=t.deck.index(card) if card in t.deck else -1)


def with_reason(reason: Any) -> type[Leaky]:
    """The toy's table with another reason against a card."""

    class OtherReason(OtherVerbs):
        bent: ClassVar = {toy.COMMIT: verb(toy.commit, when="TOY-02", domain=toy.cards, why=reason)}

    return OtherReason


LEAKS["count in a reason"] = LeakyTitle(with_reason(why_count))
LEAKS["key of a reason"] = LeakyTitle(with_reason(why_key))
LEAKS["place in a reason"] = LeakyTitle(with_reason(why_place))
