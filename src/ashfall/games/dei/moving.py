"""Move (ACT, MAJ): from which region, to which, which figures go along, how many scrappers."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb, verb_about

from .actions import enter_action, listed, no_more
from .bends import bends, may_use_once
from .factions import faction
from .majority import occupied, would_hold
from .modules import active
from .state import Dei
from .things import MOVE, bits, members

SINGLY = 4
"""DEI-ASK-04: with more figures than these in the region each is asked for singly."""


def steps_of(t: Dei, seat: int) -> int:
    """DEI-CARD-06, DEI-FEAT-19, DEI-RUL-152: how many linked steps this Move may cover."""
    most = 1
    for bend, amount in bends(t, seat, "steps"):
        if not bend.once or may_use_once(t, seat, bend.effect):
            most = max(most, bend.steps(t, seat, amount))
    return most


def reach(t: Dei, seat: int, origin: int, company: int, steps: int) -> int:
    """DEI-ACT-02, DEI-CARD-06: the regions that a group with these figures can go to; the start is no destination.

    Units that are carried go where they are carried.
    """
    if t.play.carried:
        return 1 << t.play.target
    further = faction(t, seat).shortcuts(t, seat, origin, company)
    return (walk(t, seat, origin, company, steps) | further) & ~(1 << origin)


def walk(t: Dei, seat: int, origin: int, company: int, steps: int) -> int:
    """DEI-ACT-02, DEI-CARD-06: what so many linked steps or fewer reach."""
    answers = faction(t, seat)
    found = fringe = answers.ways(t, seat, origin, company)
    if steps == 1:
        return found
    for _ in range(steps - 1):
        further = 0
        for region in members(fringe):
            if not held_back(t, seat, region, company, 1):
                further |= answers.ways(t, seat, region, company)
        fringe = further & ~found
        found |= further
    return found


def held_back(t: Dei, seat: int, region: int, company: int, count: int) -> bool:
    """DEI-WEA-10, DEI-WEA-11: weather keeps these units from leaving the region together."""
    return bool(t.sky) and any(
        bend.holds_back(t, seat, region, company, count) for bend, _ in bends(t, seat, "holds_back")
    )


def may_go(t: Dei, seat: int, origin: int, target: int, scrappers: int, company: int) -> bool:
    """DEI-MAJ-04: whether a group of at least 1 unit may end its Move in a region that it can reach."""
    count = scrappers + company.bit_count()
    if not count or scrappers < t.play.least:
        return False
    answers = faction(t, seat)
    if t.play.carried:
        return answers.lands(t, seat, origin, target, scrappers, company)
    if held_back(t, seat, origin, company, count):
        return False
    return answers.carries(t, seat, origin, target, scrappers, company) and (
        answers.ignores_majority(t, seat, scrappers, company)
        or would_hold(t, seat, target, scrappers, company)
    )


def fits(t: Dei, seat: int, origin: int, target: int, company: int) -> bool:
    """DEI-ASK-04: whether these figures may go there with some number of scrappers."""
    most = faction(t, seat).walkers(t, seat, origin)
    return may_go(t, seat, origin, target, most, company) or any(
        may_go(t, seat, origin, target, scrappers, company) for scrappers in range(min(most, 2))
    )


def targets(t: Dei, seat: int, origin: int) -> int:
    """DEI-ACT-01, DEI-MAJ-04: where some group from a region may end a Move."""
    steps = steps_of(t, seat)
    found = 0
    for company in faction(t, seat).companies(t, seat, origin):
        for target in members(reach(t, seat, origin, company, steps) & ~found):
            if fits(t, seat, origin, target, company):
                found |= 1 << target
    return found


def can_leave(t: Dei, seat: int, origin: int) -> bool:
    """DEI-ACT-01, DEI-MAJ-04: whether there is a target at all; the first one found is enough, most likely for many."""
    steps = steps_of(t, seat)
    for company in reversed(faction(t, seat).companies(t, seat, origin)):
        for target in members(reach(t, seat, origin, company, steps)):
            if fits(t, seat, origin, target, company):
                return True
    return False


class Outlook:
    """What is the same for all regions that a side looks out from when it asks where a Move may lead."""

    __slots__ = ("answers", "steps", "together")

    def __init__(self, t: Dei, seat: int) -> None:
        self.answers = faction(t, seat)
        self.steps = steps_of(t, seat)
        self.together = self.answers.stronger_together(t, seat)

    def ends(self, t: Dei, seat: int, origin: int, one_will_do: bool = False) -> int:
        """DEI-ACT-01, DEI-MAJ-04: the targets for who asks often: of all units together where nothing favours fewer."""
        if not self.together:
            return int(can_leave(t, seat, origin)) if one_will_do else targets(t, seat, origin)
        scrappers = self.answers.walkers(t, seat, origin)
        company = t.figures_at(seat, origin) & t.box.walkers
        if scrappers < t.play.least or not (scrappers or company):
            return 0
        found = 0
        for target in members(reach(t, seat, origin, company, self.steps)):
            if would_hold(t, seat, target, scrappers, company):
                found |= 1 << target
                if one_will_do:
                    break
        return found


def why_not_move(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-16, DEI-MAJ-04: nobody can go anywhere."""
    outlook = Outlook(t, seat)
    for origin in origins(t, seat):
        if outlook.ends(t, seat, origin, one_will_do=True):
            return None
    return Reason("DEI-MAJ-04")


def origins(t: Dei, seat: int) -> list[int]:
    """DEI-ACT-01, DEI-ACT-03: the regions with units that a Move could take; special units and machines never go."""
    answers = faction(t, seat)
    return [
        region
        for region in members(occupied(t, seat))
        if answers.walkers(t, seat, region) or t.figures_at(seat, region) & t.box.walkers
    ]


def move_from(t: Dei, seat: int) -> None:
    """DEI-ACT-01, DEI-ASK-01, DEI-ASK-04: from which region; one short question after the other."""
    beside, outlook = no_more(t), Outlook(t, seat)
    regions = [r for r in origins(t, seat) if outlook.ends(t, seat, r, one_will_do=True)]
    t.ask(seat, "move_from", LEAVE, beside=beside, options=listed(leave, seat, regions, beside))


def why_not_leave(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-MAJ-04, DEI-RUL-17: no group from here could end with the majority."""
    return None if can_leave(t, seat, region) else Reason("DEI-MAJ-04")


def leave(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-01: the region that the units leave."""
    t.play.origin = region
    t.then((move_to, seat))


def move_to(t: Dei, seat: int) -> None:
    """DEI-ACT-01, DEI-ASK-04: to which region; reckoned at once for all of them."""
    regions = bits(Outlook(t, seat).ends(t, seat, t.play.origin))
    t.ask(seat, "move_to", ENTER, options=listed(enter, seat, regions))


def linked(t: Dei, seat: int) -> list[int]:
    """DEI-ACT-01: every region that some group of the origin can reach."""
    origin, steps = t.play.origin, steps_of(t, seat)
    found = 0
    for company in faction(t, seat).companies(t, seat, origin):
        found |= reach(t, seat, origin, company, steps)
    return bits(found)


def why_not_enter(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-MAJ-04: the majority rule."""
    return None if targets(t, seat, t.play.origin) >> region & 1 else Reason("DEI-MAJ-04")


def enter(t: Dei, seat: int, region: int) -> None:
    """DEI-ACT-01, DEI-ASK-04: the region where the Move ends; then which figures go along, and how many scrappers."""
    t.play.target = region
    t.then(*who_goes(t, seat, (move_company, seat)), (move_scrappers, seat))


def who_goes(t: Dei, seat: int, together: Step) -> list[Step]:
    """DEI-ASK-04: nobody is asked for where no figure stands; more than four are asked for singly, else together."""
    t.play.company = 0
    figures = bits(t.figures_at(seat, t.play.origin) & t.box.walkers)
    if len(figures) > SINGLY:
        return [(move_figure, seat, figure) for figure in figures]
    return [together] if figures else []


def move_company(t: Dei, seat: int) -> None:
    """DEI-ASK-04: which leaders and mercenary go along."""
    verbs = (WITHOUT, WITH, WITH_TWO, WITH_THREE, WITH_FOUR)
    options: list[Step] = [
        (verbs[company.bit_count()].rule, seat, *bits(company))
        for company in faction(t, seat).companies(t, seat, t.play.origin)
        if why_not_company(t, seat, company) is None
    ]
    t.ask_of(seat, "move_company", verbs, options=options)


def why_not_company(t: Dei, seat: int, company: int) -> Reason | None:
    """DEI-ASK-04, DEI-MAJ-04: with these figures no number of scrappers could go there."""
    origin, target = t.play.origin, t.play.target
    if not reach(t, seat, origin, company, steps_of(t, seat)) >> target & 1:
        return Reason("DEI-ACT-01")
    return None if fits(t, seat, origin, target, company) else Reason("DEI-MAJ-04")


def groups(t: Dei, seat: int, size: int) -> list[list[int]]:
    """The figures of so many that could go along."""
    companies = faction(t, seat).companies(t, seat, t.play.origin)
    return [bits(company) for company in companies if company.bit_count() == size]


def ones(t: Dei, seat: int) -> list[int]:
    return [figures[0] for figures in groups(t, seat, 1)]


def pairs(t: Dei, seat: int) -> list[tuple[int, int]]:
    return [(a, b) for a, b in groups(t, seat, 2)]


def threes(t: Dei, seat: int) -> list[tuple[int, int, int]]:
    return [(a, b, c) for a, b, c in groups(t, seat, 3)]


def fours(t: Dei, seat: int) -> list[tuple[int, int, int, int]]:
    return [(a, b, c, d) for a, b, c, d in groups(t, seat, 4)]


def why_not_without(t: Dei, seat: int) -> Reason | None:
    return why_not_company(t, seat, 0)


def why_not_with(t: Dei, seat: int, *figures: int) -> Reason | None:
    """DEI-ASK-04: why these figures cannot go along."""
    return why_not_company(t, seat, sum(1 << figure for figure in figures))


def without(t: Dei, seat: int) -> None:
    """DEI-ASK-04: no figure goes along."""


def with_one(t: Dei, seat: int, figure: int) -> None:
    """DEI-ASK-04, DEI-FAC-02: this figure goes along."""
    t.play.company = 1 << figure


def with_two(t: Dei, seat: int, figure: int, second: int) -> None:
    """DEI-ASK-04: these two go along."""
    t.play.company = 1 << figure | 1 << second


def with_three(t: Dei, seat: int, figure: int, second: int, third: int) -> None:
    """DEI-ASK-04: these three go along."""
    t.play.company = 1 << figure | 1 << second | 1 << third


def with_four(t: Dei, seat: int, figure: int, second: int, third: int, fourth: int) -> None:
    """DEI-ASK-04: these four go along."""
    t.play.company = 1 << figure | 1 << second | 1 << third | 1 << fourth


def move_figure(t: Dei, seat: int, figure: int) -> None:
    """DEI-ASK-04: more than four figures are asked for one by one; those before it have answered."""
    t.ask(seat, "move_figure", ALONG.of(figure), BEHIND.of(figure))


def this_one(t: Dei, seat: int, figure: int) -> list[int]:
    return [figure]


def why_not_so(t: Dei, seat: int, figure: int, company: int) -> Reason | None:
    """DEI-ASK-04: only answers that can still lead to a legal end."""
    asked = 1 << figure
    settled = [c for c in faction(t, seat).companies(t, seat, t.play.origin) if
               c & (2 * asked - 1) == company]  # fmt: skip
    if any(why_not_company(t, seat, c) is None for c in settled):
        return None
    return Reason("DEI-MAJ-04")


def why_not_along(t: Dei, seat: int, asked: int, figure: int) -> Reason | None:
    return why_not_so(t, seat, figure, t.play.company | 1 << figure)


def why_not_behind(t: Dei, seat: int, asked: int, figure: int) -> Reason | None:
    return why_not_so(t, seat, figure, t.play.company)


def along(t: Dei, seat: int, figure: int) -> None:
    """DEI-ASK-04: the figure goes along."""
    t.play.company |= 1 << figure


def behind(t: Dei, seat: int, figure: int) -> None:
    """DEI-ASK-04: the figure stays."""


def move_scrappers(t: Dei, seat: int) -> None:
    """DEI-ASK-04: how many scrappers."""
    play = t.play
    counts = [
        count
        for count in numbers(t, seat)
        if may_go(t, seat, play.origin, play.target, count, play.company)
    ]
    t.ask(seat, "move_scrappers", SEND, options=listed(send, seat, counts))


def numbers(t: Dei, seat: int) -> list[int]:
    return list(range(faction(t, seat).walkers(t, seat, t.play.origin) + 1))


def why_not_send(t: Dei, seat: int, count: int) -> Reason | None:
    """DEI-ACT-01, DEI-MAJ-04: at least 1 unit goes, and it has the majority there."""
    play = t.play
    if may_go(t, seat, play.origin, play.target, count, play.company):
        return None
    return Reason("DEI-MAJ-04" if count or play.company else "DEI-ACT-01")


def send(t: Dei, seat: int, count: int) -> None:
    """DEI-ACT-01, DEI-MAJ-04, DEI-RUL-12: the group moves together; values and control follow at once."""
    play = t.play
    spend_long_move(t, seat)
    shift(t, seat, count, "DEI-ACT-01")
    faction(t, seat).after_move(t, seat, play.origin, play.target, play.company)
    for bend, _ in bends(t, seat, "moved"):
        bend.moved(t, seat, play.origin, play.target, play.company)
    arrive(t, seat, play.target, play.company)


def arrive(t: Dei, seat: int, region: int, company: int) -> None:
    """DEI-FLOW-05: figures came into a region by an effect of their own side; what modules have there follows."""
    for module in active(t):
        module.entered(t, seat, region, company)


def shift(t: Dei, seat: int, count: int, rule: str) -> None:
    """DEI-RUL-12: so many scrappers and the named figures change their region together."""
    play = t.play
    for figure in bits(play.company):
        t.place[figure] = play.target
    if t.listener is not None:
        t.tell(
            "moved", rule=rule, seat=seat, start=play.origin, region=play.target,
            count=count, figure=bits(play.company),
        )  # fmt: skip
    faction(t, seat).carry(t, seat, play.origin, play.target, count)


def spend_long_move(t: Dei, seat: int) -> None:
    """DEI-FEAT-19, DEI-RUL-152: what lengthens one Move per phase is used up by a Move that needs the second step."""
    longer = bends(t, seat, "steps")
    if not any(bend.once for bend, _ in longer):
        return
    play, board = t.play, t.boards[seat]
    free = max([1] + [bend.steps(t, seat, amount) for bend, amount in longer if not bend.once])
    if reach(t, seat, play.origin, play.company, free) >> play.target & 1:
        return
    for bend, amount in longer:
        if bend.once and bend.steps(t, seat, amount) > 1:
            board.used |= 1 << bend.effect
            t.tell("bonus_used", rule="DEI-FEAT-19", seat=seat, effect=bend.effect)


LEAVE = verb(leave, when="DEI-ACT-01", domain=origins, why=why_not_leave)
ENTER = verb(enter, when="DEI-ACT-01", domain=linked, why=why_not_enter)
WITHOUT = verb(without, when="DEI-ASK-04", why=why_not_without)
WITH = verb(with_one, when="DEI-ASK-04", domain=ones, why=why_not_with, word="with")
WITH_TWO = verb(with_two, when="DEI-ASK-04", domain=pairs, why=why_not_with)
WITH_THREE = verb(with_three, when="DEI-ASK-04", domain=threes, why=why_not_with)
WITH_FOUR = verb(with_four, when="DEI-ASK-04", domain=fours, why=why_not_with)
ALONG = verb_about(along, when="DEI-ASK-04", domain=this_one, why=why_not_along)
BEHIND = verb_about(behind, when="DEI-ASK-04", domain=this_one, why=why_not_behind)
SEND = verb(send, when="DEI-ASK-04", domain=numbers, why=why_not_send)

enter_action(MOVE, why_not_move, move_from)
