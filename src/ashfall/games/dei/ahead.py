"""What the table can tell beyond the pieces: how each strength comes about, what a Move or the weather would change."""

from functools import lru_cache, reduce
from operator import or_
from typing import Any, NamedTuple

from .bends import bends
from .factions import faction
from .majority import occupied, rivals, worth
from .modules import active
from .moving import linked, may_go, numbers, reach, steps_of
from .state import Dei
from .things import bits
from .words import GRAMMAR

NAMES_KEPT = 4096
LAST_PHASE = 3
"""DEI-WEA-16: the phase after which weather takes something."""


class Part(NamedTuple):
    """One addend of a strength: `kind` says what `number` numbers (a figure, an effect), `rule` why it counts."""

    kind: str
    number: int
    amount: int
    rule: str


@lru_cache(maxsize=NAMES_KEPT)
def named(kind: str, number: int) -> str:
    return GRAMMAR.names[kind].word(number)


def parts(t: Dei, side: int, region: int) -> list[Part]:
    """DEI-MAJ-02, DEI-MAJ-09, DEI-RUL-95: the addends of a side's strength in a region."""
    board = t.boards[side]
    scrappers, company = board.scrappers[region], t.figures_at(side, region)
    if not scrappers and not company:
        return []
    found = [Part("scrappers", 0, scrappers, "DEI-MAJ-02")]
    found += [Part("figure", f, t.box.value[f], "DEI-MAJ-02") for f in bits(company)]
    bonus = board.figure_bonus
    for figure, amount in zip(bonus[::2], bonus[1::2], strict=True):
        if company >> figure & 1:
            found.append(Part("figure_now", figure, amount, "DEI-RUL-94"))
    bonus = board.bonus
    for place, amount in zip(bonus[::2], bonus[1::2], strict=True):
        if place == region:
            found.append(Part("region_now", 0, amount, "DEI-CARD-02"))
    for bend, number in bends(t, side, "strength"):
        amount = bend.strength(t, side, region, scrappers, company, number)
        found.append(Part("effect", bend.effect, amount, bend.rule))
    return [part for part in found if part.amount]


def strengths_view(t: Dei) -> list[dict[str, Any]]:
    """DEI-MAJ-02: wherever more than scrappers counts, what counts."""
    found = []
    there = [strengthened(t, side) for side in t.sides]
    somebody = reduce(or_, there)
    for region in [r for r in t.city.regions if somebody >> r & 1]:
        for side in t.sides:
            addends = parts(t, side, region) if there[side] >> region & 1 else []
            if any(part.kind != "scrappers" for part in addends):
                found.append(
                    {
                        "region": named("region", region),
                        "seat": side,
                        "parts": [part_view(part) for part in addends],
                    }
                )
    return found


def strengthened(t: Dei, side: int) -> int:
    """DEI-MAJ-02: the regions where more than scrappers can count: those with a figure; all if something adds."""
    board = t.boards[side]
    if board.bonus or bends(t, side, "strength"):
        return occupied(t, side)
    found = 0
    for figure in board.figures:
        if t.place[figure] >= 0:
            found |= 1 << t.place[figure]
    return found


def part_view(part: Part) -> dict[str, Any]:
    name = part.kind.partition("_")[0]
    thing = named(name, part.number) if name in ("figure", "effect") else ""
    return {"kind": part.kind, "name": thing, "amount": part.amount, "rule": part.rule}


def move_view(t: Dei) -> dict[str, Any]:
    """DEI-MAJ-04: how strong the units of the origin would be in each region, and the strongest rival there.

    `after` tells who would hold the region then; `left` what stays behind. When it is asked how many scrappers go,
    `sends` says the same for every number of them.
    """
    play, seat = t.play, t.play.seat
    decided = {lane.ask.question for lane in t.waiting() if lane.ask is not None}
    return {
        "seat": seat,
        "origin": named("region", play.origin),
        "target": named("region", play.target) if play.target >= 0 else None,
        "targets": [
            {
                "region": named("region", r),
                **outcome(t, seat, r, *strongest(t, seat, r)),
                "rivals": rivals(t, seat, r),
            }
            for r in linked(t, seat)
        ],
        "sends": [
            {"count": count, **outcome(t, seat, play.target, count, play.company)}
            for count in numbers(t, seat)
        ]
        if "move_scrappers" in decided
        else [],
    }


def strongest(t: Dei, seat: int, target: int) -> tuple[int, int]:
    """DEI-MAJ-04, DEI-WEA-10: everybody who can go, or the one unit that may; nobody may: everybody all the same."""
    origin, steps = t.play.origin, steps_of(t, seat)
    company = t.figures_at(seat, origin) & t.box.walkers
    going = faction(t, seat).walkers(t, seat, origin)
    fewer = [(going, 0), (0, company), (1, 0), *[(0, 1 << figure) for figure in bits(company)]]
    for scrappers, figures in [(going, company), *fewer]:
        if reach(t, seat, origin, figures, steps) >> target & 1 and may_go(
            t, seat, origin, target, min(scrappers, going), figures
        ):
            return min(scrappers, going), figures
    return going, company


def outcome(t: Dei, seat: int, target: int, scrappers: int, company: int) -> dict[str, Any]:
    """DEI-MAJ-05: strength and majority at both ends, if these units went."""
    origin, here = t.play.origin, t.boards[seat].scrappers
    there = worth(t, seat, target, here[target] + scrappers, t.figures_at(seat, target) | company)
    back = here[origin] - scrappers
    left = worth(t, seat, origin, back, t.figures_at(seat, origin) & ~company)
    return {
        "strength": there,
        "after": holder_if(t, seat, target, there),
        "left": {"strength": left, "after": holder_if(t, seat, origin, left)},
    }


def holder_if(t: Dei, side: int, region: int, value: int) -> int | None:
    """DEI-MAJ-03: who had the majority in a region if this were the strength of a side."""
    values = [board.strength[region] for board in t.boards]
    values[side] = value
    best = max(values)
    return values.index(best) if best and values.count(best) == 1 else None


def losses_view(t: Dei) -> dict[str, Any]:
    """DEI-WEA-12, DEI-WEA-14, DEI-WEA-15: in the last phase, what the weather would take as things are now."""
    due = active(t) if t.phase == LAST_PHASE else []
    return {
        "takes": [
            {"seat": side, "region": named("region", region), "count": count}
            for module in due
            for side, region, count in module.takes_scrappers(t)
        ],
        "burns": [named("region", r) for module in due for r in module.burns_resources(t)],
    }
