"""The course of play that the rulebook describes, counted from what a game told."""

from collections.abc import Sequence

from ashfall.engine.table import Event


def course(events: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """For each aim of the designed values how often it was met in a game, and out of how many cases."""
    return {
        "first-act": first_act(events),
        "surges-that-move": surges(events),
        "idle-combat-cards": idle_cards(events),
        "temples-opened": (seen("temple_opened", events), 1),
        "ports-fallen": (seen("port_fell", events), 1),
    }


def seen(kind: str, events: Sequence[Event]) -> int:
    return int(any(event.kind == kind for event in events))


def first_act(events: Sequence[Event]) -> tuple[int, int]:
    """Whether every player has laid track and mined before the Old Ones first act."""
    seats = {event.values["seat"] for event in events if event.kind == "port_placed"}
    laid, mined = set(), set()
    for event in events:
        if event.kind == "old_ones_wake":
            break
        if event.kind == "track_laid":
            laid.add(event.values["seat"])
        elif event.kind == "mined":
            mined.add(event.values["seat"])
    return int(laid == mined == seats), 1


def surges(events: Sequence[Event]) -> tuple[int, int]:
    """How many surges move the Old One just revealed: the cards of the activation itself come after its own."""
    moved = cases = cards = 0
    tile = -1
    for event in events:
        if event.kind == "surge":
            tile, cards = event.values["tile"], event.values["cards"]
            cases += 1
        elif event.kind == "movement_card":
            cards -= 1
        elif event.kind == "old_one_moved" and cards >= 0 and event.values["tile"] == tile:
            moved += 1
            tile = -1
    return moved, cases


def idle_cards(events: Sequence[Event]) -> tuple[int, int]:
    """How many combat cards neither hit, nor damage anything, nor cost Sanity."""
    idle: list[bool] = []
    for event in events:
        if event.kind == "card_applied":
            idle.append(not event.values["hits"] and not event.values["sanity"])
        elif event.kind == "wounded" and idle:
            idle[-1] = False
    return sum(idle), len(idle)
