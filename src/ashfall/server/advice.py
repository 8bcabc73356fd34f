"""What a seat is told when it asks about its choices: why not, what would change, what could follow, the way back."""

from typing import Any

from ashfall.engine.game import Game
from ashfall.engine.plan import plan, preview, proposal
from ashfall.engine.question import Option
from ashfall.games import title as title_of

from .hidden_names import unseen, unseen_thing
from .refusals import Refusal
from .room import Room


def why_not(game: Game, seat: int, choice: str) -> dict[str, Any]:
    """Why a seat may not make a choice; one that names what it cannot see is no sentence at all."""
    reason = game.why_not(choice if not unseen(game, seat, choice) else "", seat)
    return {"reason": reason.data() if reason is not None else None}


def why_not_thing(game: Game, seat: int, thing: str) -> dict[str, Any]:
    found = game.why_not_thing(thing if not unseen_thing(game, seat, thing) else "", seat)
    return {"reasons": [{"choice": choice, **reason.data()} for choice, reason in found]}


def preview_of(game: Game, seat: int, choices: list[str]) -> dict[str, Any]:
    trial = game
    for index, choice in enumerate(choices):
        reason = why_not(trial, seat, choice)["reason"]
        if reason is not None:
            raise Refusal("illegal", index=index, reason=reason)
        if index + 1 < len(choices):
            trial = trial.imagine(seat, "preview")
            trial.play(choice, seat=seat)
    return preview(game, seat, choices)


def plan_of(room: Room, seat: int) -> dict[str, Any]:
    """What a seat could say in one go, and what is put forward; nothing where the seat is not asked."""
    game = room.game
    assert game is not None
    bots = [] if room.practice else bots_of(room)
    title = title_of(game.title.id)
    planned = plan(title, game, seat, bots)
    put_forward = [str(option) for option in proposal(title, game, seat, planned)]
    grave = any(w.seat == seat and w.question in title.grave for w in game.waiting())
    return {"plan": [one.data() for one in planned], "proposed": put_forward, "grave": grave}


def bots_of(room: Room) -> list[int]:
    return [number for number, one in enumerate(room.seats) if one.kind == "bot"]


MADE = 30
"""How many of its own choices a seat is told again at most."""


def in_a_row(game: Game, seat: int) -> list[tuple[int, Option]]:
    """The newest choices as far as they are this seat's; what lies face down again is not named."""
    found: list[tuple[int, Option]] = []
    for at in range(len(game.choices) - 1, max(-1, len(game.choices) - 1 - MADE), -1):
        who, step = game.choices[at]
        option = game.option(step)
        if who != seat or unseen(game, seat, str(option)):
            break
        found.insert(0, (at, option))
    return found


def turn_of(room: Room, seat: int) -> dict[str, Any]:
    """A seat's own newest choices and the way back: what can no longer be taken back, and what could not be."""
    game = room.game
    assert game is not None
    return {
        "made": [{"at": at, **option.data()} for at, option in in_a_row(game, seat)],
        "fixed": 0 if room.practice else game.barrier,
        "final": [] if room.practice else game.final(seat, bots_of(room)),
    }
