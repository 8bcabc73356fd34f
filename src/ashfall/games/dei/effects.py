"""Effects printed on cards (CARD): what happens at once, what holds for the whole card, what takes its turn."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .actions import enter_action, no_more
from .bends import Bend, bends, enter
from .candies import draw_candies, gain_supplies
from .factions import faction
from .majority import held, settle, settle_everywhere
from .moving import held_back
from .state import Dei
from .things import ENERGY, PUSH, REGION_BONUS, RESOURCES, SWAP, TECHNOLOGY, bits


class GainEnergy(Bend):
    """DEI-CARD-11, DEI-RUL-33: energy cells from the general supply, as far as it lasts."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        taken = min(amount, t.supply[ENERGY])
        t.supply[ENERGY] -= taken
        t.boards[side].goods[ENERGY] += taken
        if taken:
            t.tell("gained", rule="DEI-CARD-11", seat=side, resource=ENERGY, amount=taken)


class GainCandy(Bend):
    """DEI-CARD-12: candies."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        draw_candies(t, side, amount)


class GainSupplies(Bend):
    """DEI-CARD-13: supplies."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        gain_supplies(t, side, amount, "DEI-CARD-13")


class LeaderBonus(Bend):
    """DEI-CARD-03: the leader counts more until the end of this action phase."""

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        faction(t, side).strengthen_leader(t, side, amount)


class LongMove(Bend):
    """DEI-CARD-06: each Move of the card may cover up to 2 linked steps."""

    def steps(self, t: Dei, side: int, amount: int) -> int:
        return amount


class RopeLadders(Bend):
    """DEI-CARD-07: Moves of the card change level without an elevator."""

    def climbs(self, t: Dei, side: int, company: int) -> bool:
        return True


class CollectExtra(Bend):
    """DEI-CARD-08: each Collect of the card takes 1 more of the same region."""

    def collects_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        return amount


class ShadowRoutes(Bend):
    """DEI-CARD-14: Moves of the card use elevators and bridges of any faction."""

    def opens(self, construction: int, moving: bool) -> bool:
        return moving


def always(t: Dei, seat: int) -> Reason | None:
    """DEI-CARD-02: a region can always be named."""
    return None


def region_bonus(t: Dei, seat: int) -> None:
    """DEI-CARD-02: which region."""
    t.ask(seat, "region_bonus", STRENGTHEN, beside=no_more(t))


def regions(t: Dei, seat: int) -> list[int]:
    """DEI-ASK-03: every region of the city; the extended one has 55."""
    return sorted(t.city.regions)


def strengthen(t: Dei, seat: int, region: int) -> None:
    """DEI-CARD-02, DEI-RUL-94, DEI-RUL-95: more strength there until the end of this action phase."""
    amount = t.box.cards[t.play.card].amount
    t.boards[seat].bonus += [region, amount]
    t.tell("strengthened", rule="DEI-CARD-02", seat=seat, region=region, amount=amount)
    settle(t, seat, region)


def end_of_bonuses(t: Dei) -> None:
    """DEI-RUL-94, DEI-RUL-145: bonuses of this action phase end when everybody has finished it."""
    for side, board in enumerate(t.boards):
        if board.bonus or board.figure_bonus:
            board.bonus = []
            board.figure_bonus = []
            settle_everywhere(t, side)


def pushed(t: Dei, seat: int, region: int) -> list[int]:
    """DEI-CARD-04, DEI-FEAT-15, DEI-RUL-15, DEI-RUL-182: the opponents who must move a unit, in initiative order."""
    return [
        side
        for side in t.order
        if side != seat
        and (t.boards[side].scrappers[region] or t.figures_at(side, region) & t.box.walkers)
        and not any(bend.stands_firm() for bend, _ in bends(t, side, "stands_firm"))
    ]


def why_not_push(t: Dei, seat: int) -> Reason | None:
    """DEI-ACT-16: no opponent stands where the side has the majority."""
    if any(pushed(t, seat, region) for region in bits(held(t, seat))):
        return None
    return Reason("DEI-CARD-04")


def push_region(t: Dei, seat: int) -> None:
    """DEI-CARD-04: a region with the majority."""
    t.ask(seat, "push_region", PUSH_IN, beside=no_more(t))


def own_regions(t: Dei, seat: int) -> list[int]:
    return bits(held(t, seat))


def why_not_push_here(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-CARD-04: nobody there would have to move."""
    return None if pushed(t, seat, region) else Reason("DEI-CARD-04")


def push(t: Dei, seat: int, region: int) -> None:
    """DEI-CARD-04, DEI-RUL-160: each opponent there moves 1 unit of its choice, in initiative order."""
    t.play.origin = region
    t.tell("pushed", rule="DEI-CARD-04", seat=seat, region=region)
    t.then(*[faction(t, side).push(side, region) for side in pushed(t, seat, region)])


def push_unit(t: Dei, seat: int, region: int) -> None:
    """DEI-CARD-04, DEI-RUL-15, DEI-RUL-112, DEI-RUL-151: which unit yields; if none has a way out nothing happens."""
    units = [0, *[1 << figure for figure in figures_there(t, seat, region)]]
    if any(yields(t, seat, region, unit) for unit in units):
        t.ask(seat, "push_unit", YIELD_SCRAPPER.of(region), YIELD_FIGURE.of(region))


def yields(t: Dei, seat: int, region: int, company: int) -> bool:
    """DEI-RUL-151: this figure or a scrapper (0) can go: where the other side has chosen, or somewhere linked."""
    if not company and not faction(t, seat).walkers(t, seat, region):
        return False
    return t.play.target >= 0 or bool(faction(t, seat).ways_out(t, seat, region, company))


def why_no_scrapper(t: Dei, seat: int, region: int) -> Reason | None:
    return None if yields(t, seat, region, 0) else Reason("DEI-CARD-04")


def figures_there(t: Dei, seat: int, region: int) -> list[int]:
    return bits(t.figures_at(seat, region) & t.box.walkers)


def why_not_figure(t: Dei, seat: int, region: int, figure: int) -> Reason | None:
    return None if yields(t, seat, region, 1 << figure) else Reason("DEI-CARD-04")


def yield_scrapper(t: Dei, seat: int) -> None:
    """DEI-CARD-04: a scrapper moves."""
    t.play.company = 0
    t.then((push_to, seat))


def yield_figure(t: Dei, seat: int, figure: int) -> None:
    """DEI-CARD-04, DEI-RUL-15: a leader or mercenary moves."""
    t.play.company = 1 << figure
    t.then((push_to, seat))


def push_to(t: Dei, seat: int) -> None:
    """DEI-CARD-04, DEI-RUL-15: to a linked region of the owner's choice, or where the other side has chosen."""
    if t.play.target >= 0:
        retreat(t, seat, t.play.target)
    else:
        t.ask(seat, "push_to", RETREAT)


def ways_out(t: Dei, seat: int) -> list[int]:
    """DEI-RUL-151: the regions linked for the owner; its feats count, its leader's skill does not."""
    return bits(faction(t, seat).ways_out(t, seat, t.play.origin, t.play.company))


def retreat(t: Dei, seat: int, region: int) -> None:
    """DEI-RUL-15, DEI-RUL-142: the unit goes without the majority rule, and sets off nothing."""
    board, play = t.boards[seat], t.play
    if play.company:
        t.place[bits(play.company)[0]] = region
    else:
        board.scrappers[play.origin] -= 1
        board.scrappers[region] += 1
    t.tell(
        "retreated", rule="DEI-RUL-15", seat=seat, start=play.origin, region=region,
        figure=bits(play.company), count=0 if play.company else 1,
    )  # fmt: skip
    settle(t, seat, play.origin, region)


def flee(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-27, DEI-PSI-28, DEI-RUL-112, DEI-RUL-128: all units leave together; who has no linked region stays.

    It is a Move: in a blizzard one unit leaves, in a gusty wind nobody leaves a roof.
    """
    company = t.figures_at(seat, region) & t.box.walkers
    count = faction(t, seat).walkers(t, seat, region) + company.bit_count()
    if held_back(t, seat, region, company, 1):
        return
    if held_back(t, seat, region, company, count):
        t.then((push_unit, seat, region))
    elif ways_for_all(t, seat, region):
        t.then((fear_destination, seat, region))


def fear_destination(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-27, DEI-PSI-28: which linked region; special units and machines stay."""
    t.ask(seat, "fear_destination", FLEE_TO.of(region))


def ways_for_all(t: Dei, seat: int, region: int) -> list[int]:
    """DEI-RUL-151: where all of them can go together; the owner's feats count, its leader's skill does not."""
    answers, company = faction(t, seat), t.figures_at(seat, region) & t.box.walkers
    going = answers.walkers(t, seat, region)
    return bits(answers.group_ways_out(t, seat, region, going, company))


def flee_to(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-27, DEI-PSI-28, DEI-RUL-142: scrappers, leaders and mercenary go to the same region."""
    start, answers = t.play.origin, faction(t, seat)
    figures = bits(t.figures_at(seat, start) & t.box.walkers)
    count = answers.walkers(t, seat, start)
    for figure in figures:
        t.place[figure] = region
    t.tell(
        "retreated", rule="DEI-PSI-27", seat=seat, start=start, region=region, figure=figures,
        count=count,
    )  # fmt: skip
    answers.carry(t, seat, start, region, count)


def relocated_leader(t: Dei, seat: int, region: int) -> None:
    """DEI-FAU-42, DEI-RUL-115: which of the side's leaders in a region has to go."""
    t.ask(seat, "relocated_leader", DEPART.of(region))


def leaders_there(t: Dei, seat: int, region: int) -> list[int]:
    return bits(t.figures_at(seat, region) & t.box.leaders)


def depart(t: Dei, seat: int, figure: int) -> None:
    """DEI-FAU-42: this leader."""
    t.then((leader_relocation, seat, figure))


def leader_relocation(t: Dei, seat: int, figure: int) -> None:
    """DEI-FAU-42: where to."""
    t.ask(seat, "leader_relocation", RELOCATE.of(figure))


def homes(t: Dei, seat: int, figure: int) -> list[tuple[int, int]]:
    """DEI-FAU-42, DEI-RUL-170: another region with an own or a neutral refuge; if there is none the leader stays."""
    here = t.place[figure]
    away = (t.city.refuges | t.boards[seat].refuges) & ~(1 << here)
    return [(figure, region) for region in bits(away) or [here]]


def relocate(t: Dei, seat: int, figure: int, region: int) -> None:
    """DEI-FAU-42, DEI-RUL-142, DEI-RUL-165: the leader is put there, majority or not; that sets off nothing."""
    start = t.place[figure]
    t.place[figure] = region
    if region != start:
        t.tell("relocated", rule="DEI-FAU-42", seat=seat, figure=figure, start=start, region=region)
    settle(t, seat, start, region)


def why_not_swap(t: Dei, seat: int) -> Reason | None:
    """DEI-CARD-10: nothing to exchange, or nothing to get."""
    return None if exchanges(t, seat) else Reason("DEI-CARD-10")


def swap_resources(t: Dei, seat: int) -> None:
    """DEI-CARD-10: which type is given, and how many."""
    t.ask(seat, "swap_resources", EXCHANGE, beside=no_more(t))


def exchanges(t: Dei, seat: int) -> list[tuple[int, int]]:
    """DEI-CARD-10: type given and number, as far as the card, the reserve and the supply allow."""
    most, goods = t.box.cards[t.play.card].amount, t.boards[seat].goods
    return [
        (resource, count)
        for resource in range(len(RESOURCES))
        for count in range(1, min(most, goods[resource], t.supply[1 - resource]) + 1)
    ]


def exchange(t: Dei, seat: int, resource: int, count: int) -> None:
    """DEI-CARD-10: one for one for the other type."""
    goods, other = t.boards[seat].goods, TECHNOLOGY + ENERGY - resource
    goods[resource] -= count
    t.supply[resource] += count
    goods[other] += count
    t.supply[other] -= count
    t.tell("exchanged", rule="DEI-CARD-10", seat=seat, resource=resource, count=count)


STRENGTHEN = verb(strengthen, when="DEI-CARD-02", domain=regions)
PUSH_IN = verb(push, when="DEI-CARD-04", domain=own_regions, why=why_not_push_here)
YIELD_SCRAPPER = verb_about(yield_scrapper, when="DEI-CARD-04", why=why_no_scrapper)
YIELD_FIGURE = verb_about(
    yield_figure, when="DEI-CARD-04", domain=figures_there, why=why_not_figure
)
RETREAT = verb(retreat, when="DEI-CARD-04", domain=ways_out)
FLEE_TO = verb_about(flee_to, when="DEI-PSI-27", domain=ways_for_all)
DEPART = verb_about(depart, when="DEI-FAU-42", domain=leaders_there)
RELOCATE = verb_about(relocate, when="DEI-FAU-42", domain=homes)
EXCHANGE = verb(exchange, when="DEI-CARD-10", domain=exchanges)

enter("gain_energy", GainEnergy())
enter("gain_candy", GainCandy())
enter("gain_supplies", GainSupplies())
enter("leader_majority_bonus", LeaderBonus())
enter("long_move", LongMove())
enter("change_level_without_elevator", RopeLadders())
enter("collect_extra", CollectExtra())
enter("use_any_construction", ShadowRoutes())

enter_action(REGION_BONUS, always, region_bonus)
enter_action(PUSH, why_not_push, push_region)
enter_action(SWAP, why_not_swap, swap_resources)
