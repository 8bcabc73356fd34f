"""Every point at which factions differ, with the answer of the base rules. A faction overrides some of them.

`standard.py` adds what needs the chapters above; each other faction has a file of its own. The chapters ask
`faction(t, side)`; none of them knows a faction by name.
"""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step

from .bends import bends, code
from .majority import controlled, held, not_held_by_others, occupied, settle, would_hold
from .state import Dei
from .things import BRIDGE, ELEVATOR, FACTIONS, members


class Faction:
    """The base rules' answers. `side` is a seat or the Automa."""

    # Units

    def place_scrappers(self, t: Dei, side: int, region: int, count: int) -> int:
        """DEI-ACT-06, DEI-MAP-12, DEI-RUL-144: from the reserve into a region, as many as there are."""
        board = t.boards[side]
        count = min(count, board.reserve)
        board.reserve -= count
        board.scrappers[region] += count
        settle(t, side, region)
        if count:
            t.tell("placed", rule="DEI-ACT-06", seat=side, region=region, count=count)
        return count

    def remove_scrapper(self, t: Dei, side: int, region: int) -> None:
        """DEI-ACT-17, DEI-RUL-143: back to the owner's reserve."""
        board = t.boards[side]
        board.scrappers[region] -= 1
        board.reserve += 1
        settle(t, side, region)

    def scrappers_available(self, t: Dei, side: int) -> int:
        """DEI-ACT-06: how many could still be placed."""
        return t.boards[side].reserve

    def walkers(self, t: Dei, side: int, region: int) -> int:
        """DEI-ACT-01, DEI-RUL-15: how many scrappers of a region a Move or a forced move may take."""
        return t.boards[side].scrappers[region]

    def carry(self, t: Dei, side: int, start: int, region: int, count: int) -> None:
        """DEI-ACT-01, DEI-DRN-13: scrappers go from one region to another."""
        scrappers = t.boards[side].scrappers
        scrappers[start] -= count
        scrappers[region] += count
        settle(t, side, start, region)

    def lands(
        self, t: Dei, side: int, start: int, region: int, count: int, company: int = 0
    ) -> bool:
        """DEI-DRN-13, DEI-IND-28: whether scrappers and figures carried from a region would have the majority."""
        return would_hold(t, side, region, count, company)

    # Ways

    def may_use(self, t: Dei, side: int, construction: int, company: int, moving: bool) -> bool:
        """DEI-MAP-10: whether elevators or bridges of other factions may be used."""
        found = bends(t, side, "opens")
        return bool(found) and any(bend.opens(construction, moving) for bend, _ in found)

    def elevators(self, t: Dei, side: int, company: int, moving: bool) -> int:
        """DEI-MAP-04, DEI-MAP-09, DEI-MAP-10: the ground regions with an elevator that the side may use."""
        if closed(t, side, company):
            return 0
        usable = t.city.elevators | t.boards[side].elevators
        if self.may_use(t, side, ELEVATOR, company, moving):
            for board in t.boards:
                usable |= board.elevators
        return usable

    def bridges(self, t: Dei, side: int, company: int, moving: bool) -> list[int]:
        """DEI-MAP-06, DEI-MAP-10: the sites with a bridge that the side may use."""
        if closed(t, side, company):
            return []
        usable = t.bridges + t.boards[side].bridges
        if self.may_use(t, side, BRIDGE, company, moving):
            usable = t.bridges + [site for board in t.boards for site in board.bridges]
        return usable

    def links(self, t: Dei, side: int, region: int, company: int = 0, moving: bool = False) -> int:
        """DEI-MAP-02, DEI-MAP-03, DEI-MAP-13, DEI-MAP-14, DEI-RUL-151: the regions linked for the faction as such.

        A Move of a card (`moving`) may use more: what the card opens.
        """
        lifts = self.elevators(t, side, company, moving)
        on_ground = t.box.districts.ground >> region & 1
        return joined(t, region, lifts, [] if on_ground else self.bridges(t, side, company, moving))

    def ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-ACT-01, DEI-RUL-14, DEI-RUL-151: where one step of a Move with these figures may lead."""
        found = self.links(t, side, region, company, moving=True)
        for bend, _ in bends(t, side, "climbs links"):
            if bend.climbs(t, side, company):
                found |= t.city.over[region]
            found |= bend.links(t, side, region, company)
        return found

    def shortcuts(self, t: Dei, side: int, origin: int, company: int) -> int:
        """DEI-ACT-01: where a Move may end besides: what one unit alone can do that goes instead of a step."""
        return 0

    def carries(
        self, t: Dei, side: int, origin: int, target: int, scrappers: int, company: int
    ) -> bool:
        """DEI-ACT-01: whether so many scrappers may go with figures that can reach a region."""
        return True

    def ways_out(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-CARD-04, DEI-RUL-151: where a unit may be forced to: this figure, or a scrapper (0)."""
        return self.links(t, side, region, company)

    def group_ways_out(self, t: Dei, side: int, region: int, scrappers: int, company: int) -> int:
        """DEI-PSI-27, DEI-RUL-151: where so many scrappers and these figures may be forced to together."""
        return self.ways_out(t, side, region, company)

    def led_ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-PSI-25, DEI-RUL-157: where a figure or a scrapper (0) may go that another side leads.

        Neutral constructions and those of its faction; neither feats nor a leader's skill open more.
        """
        if closed(t, side, company):
            return joined(t, region, 0, [])
        board = t.boards[side]
        return joined(t, region, t.city.elevators | board.elevators, t.bridges + board.bridges)

    def companies(self, t: Dei, side: int, region: int) -> list[int]:
        """DEI-ACT-01: the sets of figures that may go along from a region, the empty one included."""
        found = [0]
        figures = members(t.figures_at(side, region) & t.box.walkers)
        for figure in figures:
            found += [company | 1 << figure for company in found]
        if len(figures) > 1:
            found.sort(key=lambda company: (company.bit_count(), company))
        return found

    def ignores_majority(self, t: Dei, side: int, scrappers: int, company: int) -> bool:
        """DEI-MAJ-04: whether a Move of these units may end without the majority."""
        if scrappers + company.bit_count() == 1:
            for bend, _ in bends(t, side, "lone_rider"):
                if bend.lone_rider():
                    return True
        return False

    def stronger_together(self, t: Dei, side: int) -> bool:
        """DEI-MAJ-04: whether all units of a region may end a Move wherever some of them may.

        More units are never weaker, and figures only open ways; but weather or a feat can favour fewer.
        """
        return not t.sky and not bends(t, side, "lone_rider")

    def after_move(self, t: Dei, side: int, origin: int, target: int, company: int) -> None:
        """DEI-ACT-01: a Move of this side has ended."""

    # Actions

    def collect_regions(self, t: Dei, side: int) -> int:
        """DEI-ACT-04, DEI-RUL-105: where Collect may take: the majority, or what a bend opens up."""
        found = held(t, side)
        further = 0
        for bend, _ in bends(t, side, "collect_regions"):
            further |= bend.collect_regions(t, side)
        return found | (further & not_held_by_others(t, side) if further else 0)

    def after_collect(self, t: Dei, side: int, region: int) -> None:
        """DEI-ACT-04: a Collect action in a region has ended."""

    def enlist_regions(self, t: Dei, side: int) -> int:
        """DEI-ACT-06: regions with an own or a neutral refuge, and what a bend opens up."""
        found = t.city.refuges | t.boards[side].refuges
        for bend, _ in bends(t, side, "enlist_regions"):
            found |= bend.enlist_regions(t, side)
        return found

    def why_not_enlist(self, t: Dei, side: int) -> Reason | None:
        """DEI-ACT-06, DEI-ACT-16: why an Enlist would do nothing."""
        return None if t.boards[side].reserve else Reason("DEI-ACT-06")

    def enlist(self, t: Dei, side: int) -> Step:
        """DEI-ACT-06: the first step of an Enlist."""
        raise NotImplementedError

    def why_not_build(self, t: Dei, side: int) -> Reason | None:
        """DEI-ACT-07: why the faction builds nothing at all."""
        return None

    def why_not_drone(self, t: Dei, side: int) -> Reason | None:
        """DEI-DRN-02: why the faction cannot use drone cards."""
        return None

    def flies_drones(self) -> bool:
        """DEI-RUL-93: whether the faction activates drones at all, with a card or without."""
        return True

    def take_card(self, t: Dei, side: int, stall: int) -> None:
        """DEI-BUY-04, DEI-BUY-05: the paid card of a stall."""
        raise NotImplementedError

    def candy_symbol(self, t: Dei, side: int, symbol: int) -> int:
        """DEI-CAN-03: what a candy with this symbol adds to a card (-1: the faction can never use it)."""
        return symbol

    def draw_candy(self, t: Dei, side: int) -> None:
        """DEI-CAN-02: one candy from the pool."""
        raise NotImplementedError

    def strengthen_leader(self, t: Dei, side: int, amount: int) -> None:
        """DEI-CARD-03: the leader counts more until the end of this action phase."""
        board, leaders = t.boards[side], t.box.leaders
        leader = next(f for f in board.figures if leaders >> f & 1)
        board.figure_bonus += [leader, amount]
        t.tell("strengthened_leader", rule="DEI-CARD-03", seat=side, amount=amount)
        settle(t, side, t.place[leader])

    # The course of the game

    def found_start(self, t: Dei, side: int, region: int) -> None:
        """DEI-SET-03, DEI-SET-26: where the faction's start token was laid: its starting drone begins there."""
        t.drones[t.box.kits[t.boards[side].faction].drone] = region

    def take_board(self, t: Dei, side: int) -> None:
        """DEI-SET-14, DEI-SET-16, DEI-SET-18, DEI-SET-20, DEI-FAC-03: resources, cards, units, the leader's skill."""
        board = t.boards[side]
        kit = t.box.kits[board.faction]
        board.hand = t.box.hands[board.faction][:]
        board.reserve = kit.scrappers
        board.figures = kit.figures()
        board.bends = [code(*t.box.skills[leader]) for leader in kit.leaders]
        for card in board.hand:
            t.show(card)
        take_resources(t, side, t.box.start_goods)

    def prepare(self, t: Dei, side: int) -> None:
        """DEI-SET-14: what the faction lays out besides its cards and units, once the city is built."""

    def standard_feats(self) -> bool:
        """DEI-SET-22: whether the faction takes part in the feats."""
        return True

    def deploy(self, seat: int) -> Step:
        """DEI-SET-21: the step that brings its first units, at its place in the initiative order."""
        raise NotImplementedError

    def goes_last(self) -> bool:
        """DEI-SET-15, DEI-RND-15: whether it is last in every initiative order."""
        return False

    def begin_phase_one(self, t: Dei, side: int) -> None:
        """DEI-FLOW-02: something at the very beginning of each phase I."""

    def turn(self, side: int) -> Step:
        """DEI-RND-03: its turn of an action phase."""
        raise NotImplementedError

    def end_of_phase_two(self, t: Dei, side: int) -> None:
        """DEI-RND-08: unlock feats."""
        raise NotImplementedError

    def end_of_phase_three(self, t: Dei, side: int) -> None:
        """DEI-RND-09: one mission."""
        raise NotImplementedError

    def recycle(self, t: Dei, side: int) -> None:
        """DEI-RND-12: refresh step 1: cards played face down go to the bin."""
        raise NotImplementedError

    def begin_refresh(self, t: Dei, side: int) -> None:
        """DEI-FLOW-04: before any card moves in the refresh phase."""

    def round_marker_moved(self, t: Dei, side: int) -> None:
        """DEI-RND-14: the round marker has come to the next round."""

    def card_bought(self, t: Dei, side: int, stall: int) -> None:
        """DEI-PSI-31, DEI-RUL-121: somebody has bought or captured the card of a stall; it still lies there."""

    # Counting

    def constructions(self, t: Dei, side: int) -> int:
        """DEI-MIS-26: own constructions on the board."""
        board = t.boards[side]
        return board.refuges.bit_count() + board.elevators.bit_count() + len(board.bridges)

    def constructed(self, t: Dei, side: int) -> int:
        """DEI-RUL-148: the regions with a construction of the side; a bridge lies in two."""
        board, ends = t.boards[side], t.box.districts.sites
        found = board.refuges | board.elevators
        for site in board.bridges:
            found |= 1 << ends[site][0] | 1 << ends[site][1]
        return found

    def outpost_points(self, t: Dei, side: int) -> int:
        """DEI-END-06: final scoring of outposts: those it controls."""
        return len(controlled(t, side)) * t.box.outpost_value

    def wins_ties(self, t: Dei) -> bool:
        """DEI-END-08: whether it wins with as many supplies as others have."""
        return False

    def scrappers(self, t: Dei, side: int) -> int:
        """DEI-MIS-30: own scrappers on the board."""
        return sum(t.boards[side].scrappers)

    def dens(self, t: Dei, side: int) -> int:
        """DEI-FAU-24: the regions with a den of the side."""
        return 0

    def market_cards(self, t: Dei, side: int) -> list[int]:
        """DEI-MIS-28, DEI-BUY-07: the market cards that the side owns, wherever they lie."""
        board = t.boards[side]
        owned = (*board.hand, *board.up, *board.down, *board.bin)
        return [card for card in owned if t.box.cards[card].market >= 0]

    def cards_beside(self, t: Dei, side: int) -> list[int]:
        """DEI-FAU-05: own cards that lie beside the board and are not in play yet."""
        return []

    def natural_feats(self) -> bool:
        """DEI-WLD-06: whether the faction has natural feats on its board instead of tokens."""
        return False

    def mastery(self, t: Dei, side: int) -> int:
        """DEI-MIS-32: unlocked feats."""
        return t.boards[side].unlocked.bit_count()

    def feat_points(self, t: Dei, side: int) -> int:
        """DEI-END-05: final scoring of feats."""
        return t.box.feat_value * self.mastery(t, side)

    def purebred(self) -> bool:
        """DEI-MIS-02: whether the faction marks the missions of the mission board."""
        return True

    def mission_hopes(self, t: Dei, side: int) -> int:
        """DEI-MIS-02: what the missions that it can still complete would give now, for simple players."""
        raise NotImplementedError

    def prospects(self, t: Dei, side: int) -> int:
        """What the faction has of its own that will still bring something, in hundredths of a supply a round."""
        return 0

    # Others' effects and weather

    def unit_regions(self, t: Dei, side: int) -> int:
        """DEI-WEA-15: the regions with a unit of the side."""
        return occupied(t, side)

    def weathered(self, t: Dei, side: int) -> bool:
        """DEI-WEA-12, DEI-WEA-14: whether weather takes the side's scrappers."""
        return True

    def shelter(self, t: Dei, side: int) -> int:
        """DEI-WEA-12: regions where the side's scrappers are under shelter besides those with an outpost."""
        return t.city.refuges | t.boards[side].refuges

    def braves_weather(self, t: Dei, company: int, count: int) -> bool:
        """DEI-WEA-07: whether a group of so many units with these figures moves as if there were no weather."""
        return False

    def push(self, side: int, region: int) -> Step:
        """DEI-CARD-04: the step in which the side moves one of its units out of a region."""
        raise NotImplementedError

    def flee(self, side: int, region: int) -> Step:
        """DEI-PSI-27: the step in which the side moves all its units out of a region."""
        raise NotImplementedError

    def send_leader_home(self, side: int, region: int) -> Step:
        """DEI-FAU-42: the step in which the side puts a leader of a region at a refuge."""
        raise NotImplementedError


def closed(t: Dei, side: int, company: int) -> bool:
    """DEI-MAP-10: whether these figures may use neither elevators nor bridges now; only weather closes them."""
    return bool(t.sky) and any(
        bend.closes(t, side, company) for bend, _ in bends(t, side, "closes")
    )


def joined(t: Dei, region: int, lifts: int, sites: list[int]) -> int:
    """DEI-MAP-04, DEI-MAP-06: the neighbours of a region over ground, by these elevators and by these bridges."""
    city = t.city
    found = city.beside[region]
    if city.ground >> region & 1:
        return found | (city.over[region] if lifts >> region & 1 else 0)
    found |= city.over[region] & lifts
    for site in sites:
        a, b = t.box.districts.sites[site]
        if region in (a, b):
            found |= 1 << (b if region == a else a)
    return found


def take_resources(t: Dei, side: int, amounts: list[int]) -> None:
    """DEI-SET-18: so much of each resource from the general supply."""
    for resource, amount in enumerate(amounts):
        t.boards[side].goods[resource] += amount
        t.supply[resource] -= amount


PLAYED: dict[int, Faction] = {}
"""The factions that people can play, by number."""
AUTOMAS: list[Faction] = []
"""DEI-AUT-01: the answers of the side that nobody sits at, if there is one."""


def enter_faction(name: str, answers: Faction) -> None:
    PLAYED[FACTIONS.index(name)] = answers


def faction(t: Dei, side: int) -> Faction:
    """The answers of a side's faction."""
    return PLAYED[t.boards[side].faction] if side < t.players else AUTOMAS[0]


def built_up(t: Dei, sides: list[int]) -> int:
    """DEI-RUL-57, DEI-RUL-148: the regions with a neutral construction or one of these sides; a bridge lies in two."""
    ends = t.box.districts.sites
    found = t.city.refuges | t.city.elevators
    for site in t.bridges:
        found |= 1 << ends[site][0] | 1 << ends[site][1]
    for side in sides:
        found |= faction(t, side).constructed(t, side)
    return found
