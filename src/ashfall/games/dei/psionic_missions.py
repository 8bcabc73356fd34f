"""Missions of the Psionics (PSI): three for each leader, two of them open, one to be completed."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .box import Mission
from .collecting import goods_in
from .factions import faction
from .majority import controlled
from .missions import COUNTS, column_of, worth_of
from .psionic_signals import signals, symbols_of
from .psionic_skills import psionic_leaders
from .state import Dei
from .things import KAR_RA, WILLOW


def lay_missions(t: Dei) -> int:
    """DEI-PSI-03: one of all 15 names the starting leader; then each leader's missions are a pile face down."""
    mine = signals(t)
    deck = t.box.psionic_missions[:]
    t.shuffle(deck)
    drawn = t.reveal(deck)
    leader = t.box.missions[drawn].leader
    t.tell("starting_leader", rule="DEI-PSI-03", seat=mine.side, mission=drawn, figure=leader)
    mine.piles = [sorted(pile) for pile in t.box.psionic_piles]
    for pile in mine.piles:
        t.shuffle(pile)
    open_missions(t, leader)
    return leader


def open_missions(t: Dei, leader: int) -> None:
    """DEI-PSI-03, DEI-PSI-06, DEI-PSI-07: two of the leader's three missions are revealed."""
    mine = signals(t)
    pile = mine.piles[leader - WILLOW]
    opened = [t.reveal(pile) for _ in range(t.box.limits["psi_missions_open_per_leader"])]
    mine.missions += opened
    t.tell("missions_opened", rule="DEI-PSI-06", seat=mine.side, figure=leader, mission=opened)


def starting_leader(t: Dei) -> int:
    """DEI-PSI-03: the leader whose missions were opened first."""
    return t.box.missions[signals(t).missions[0]].leader


def choose_psi_mission(t: Dei, seat: int) -> None:
    """DEI-PSI-45, DEI-RUL-52, DEI-RUL-54: exactly one, even if it gives nothing."""
    t.ask(seat, "choose_psi_mission", FULFIL)


def open_ones(t: Dei, seat: int) -> list[int]:
    return sorted(signals(t).missions)


def why_not_fulfil(t: Dei, seat: int, mission: int) -> Reason | None:
    """DEI-PSI-46: one mission per leader."""
    leader = t.box.missions[mission].leader
    done = [t.box.missions[m].leader for m in t.boards[seat].missions if m >= 0]
    most = t.box.limits["psi_missions_per_leader"]
    return Reason("DEI-PSI-46") if done.count(leader) >= most else None


def fulfil(t: Dei, seat: int, mission: int) -> None:
    """DEI-PSI-45: a faction token on it; Kit B and Elly C ask for their target first."""
    criterion = t.box.missions[mission].criterion
    t.play.bought = mission
    if criterion == "per_resource_difference" and poorer(t, seat):
        t.then((choose_poorer, seat))
    elif criterion == "copy_purebred_current_upper":
        t.then((choose_copied, seat))
    else:
        score(t, seat, mission, worth_now(t, seat, mission))


def score(t: Dei, seat: int, mission: int, points: int) -> None:
    """DEI-PSI-45, DEI-RUL-07: its supplies, at most 15."""
    board, column = t.boards[seat], t.round - 1
    board.missions[column] = mission
    board.scored[column] = points
    board.supplies += points
    t.tell("mission_completed", rule="DEI-PSI-45", seat=seat, mission=mission, amount=points)


def worth_now(t: Dei, side: int, mission: int) -> int:
    """DEI-PSI-45, DEI-PSI-50: what an open mission would give now, with its best target."""
    card = t.box.missions[mission]
    if card.criterion == "outpost_table_1_2_4_6_10_15":
        return min(card.most, outpost_table(t, side))
    if card.criterion == "copy_purebred_current_upper":
        return max(worth_of(t, side, copied, True) for copied in current_column(t, side))
    return worth_of(t, side, mission, True)


def outpost_table(t: Dei, side: int) -> int:
    """DEI-PSI-63, DEI-EX-15: by controlled outposts; the table's end holds for more."""
    table, count = t.box.outpost_table, len(controlled(t, side))
    return table[min(count, len(table)) - 1] if count else 0


# Kit B


def poorer(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-54: the factions of opponents with fewer resources."""
    mine = sum(t.boards[seat].goods)
    return [b.faction for b in t.boards if sum(b.goods) < mine]


def choose_poorer(t: Dei, seat: int) -> None:
    """DEI-PSI-54, DEI-ASK-11: which opponent."""
    t.ask(seat, "choose_poorer", COMPARE)


def compare(t: Dei, seat: int, faction: int) -> None:
    """DEI-PSI-54: supplies for each resource of difference."""
    card = t.box.missions[t.play.bought]
    rival = next(board for board in t.boards if board.faction == faction)
    difference = sum(t.boards[seat].goods) - sum(rival.goods)
    score(t, seat, t.play.bought, min(card.most, card.upper * difference))


# Elly C


def current_column(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-61, DEI-RUL-51: the Purebred missions of the current round."""
    return [mission for mission in t.missions if column_of(t, mission) == t.round - 1]


def choose_copied(t: Dei, seat: int) -> None:
    """DEI-PSI-61, DEI-ASK-11: which Purebred mission is copied."""
    t.ask(seat, "choose_copied", COPY)


def copy(t: Dei, seat: int, mission: int) -> None:
    """DEI-PSI-61, DEI-RUL-122: by its upper part; nothing is marked on the mission board."""
    score(t, seat, t.play.bought, worth_of(t, seat, mission, True))


# What is counted


def present_outposts(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-51: outposts with a Psionic leader or a token in their region."""
    places = {t.place[figure] for figure in psionic_leaders(t, side)}
    scrappers = t.boards[side].scrappers
    return sum(r >= 0 and (r in places or scrappers[r] > 0) for r in t.outposts)


def leaders_on_roofs(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-52: Psionic leaders on roofs."""
    roofs = t.city.roofs
    return sum(roofs >> t.place[figure] & 1 for figure in psionic_leaders(t, side))


def scarcer(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-53: tokens of the resource that there are fewer of."""
    return min(t.boards[side].goods)


def difference(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-54: resources more than the poorest opponent has."""
    poorest = min(sum(board.goods) for board in t.boards)
    return sum(t.boards[side].goods) - poorest


def cards_bought(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-55, DEI-RUL-53: market cards bought, kept or recycled."""
    return len(faction(t, side).market_cards(t, side))


def on_kar_ra(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-56, DEI-RUL-08: symbols on Kar'Ra's leader token."""
    return symbols_of(t, signals(t).kar_ra)


def ruled(t: Dei, side: int) -> int:
    """Kar'Ra's region, if the side has the majority there (-1: it has not)."""
    region = t.place[KAR_RA]
    return region if region >= 0 and t.holder[region] == side else -1


def overawed(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-57, DEI-RUL-104: opposing units in Kar'Ra's region, each as 1."""
    region = ruled(t, side)
    others = [s for s in t.sides if s != side and region >= 0]
    return sum(
        t.boards[other].scrappers[region] + t.figures_at(other, region).bit_count()
        for other in others
    )


def resources_ruled(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-58: resource tokens in Kar'Ra's region."""
    region = ruled(t, side)
    return goods_in(t, region) if region >= 0 else 0


def with_drones(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-59: tokens in regions with a drone."""
    scrappers = t.boards[side].scrappers
    return sum(scrappers[region] for region in t.city.regions if region in t.drones)


def on_cards(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-60: tokens on drone cards and market boards."""
    return (len(signals(t).cards) + len(signals(t).markets)) // 2


def on_board(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-62: tokens in all regions."""
    return sum(t.boards[side].scrappers)


def held_with_signal(t: Dei, side: int, card: Mission) -> int:
    """DEI-PSI-64: regions with the majority and a token."""
    scrappers = t.boards[side].scrappers
    return sum(t.holder[r] == side and scrappers[r] > 0 for r in t.city.regions)


FULFIL = verb(fulfil, when="DEI-PSI-45", domain=open_ones, why=why_not_fulfil)
COMPARE = verb(compare, when="DEI-PSI-54", domain=poorer)
COPY = verb(copy, when="DEI-PSI-61", domain=current_column)

COUNTS.update(
    {
        "per_outpost_with_leader_or_signal": present_outposts,
        "per_psi_leader_on_roof": leaders_on_roofs,
        "per_scarcer_resource": scarcer,
        "per_resource_difference": difference,
        "per_market_card_bought": cards_bought,
        "sum_symbols_on_kar_ra": on_kar_ra,
        "per_enemy_unit_with_kar_ra": overawed,
        "per_resource_with_kar_ra": resources_ruled,
        "per_signal_with_drone": with_drones,
        "per_signal_on_drone_card_or_market": on_cards,
        "per_signal_on_board": on_board,
        "per_majority_region_with_signal": held_with_signal,
    }
)
