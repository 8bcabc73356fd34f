"""The Automa (AUT): a rival without a seat. Its cards, the board and these rules fix every step of it."""

from collections.abc import Mapping

from ashfall.engine.settings import Needs, Setting, Value
from ashfall.engine.verbs import Step

from .automa_account import Tie, tell_tie
from .automa_cards import gather_cards, take_turn
from .automa_missions import removed_points
from .automa_moves import climbs
from .automa_units import broken, outposts_of, the_automa
from .candies import take_candy
from .collecting import goods_in
from .effects import flee_to, retreat, ways_for_all, yields
from .factions import AUTOMAS, Faction, faction, take_resources
from .majority import settle
from .modules import Module, enter_module
from .moving import held_back
from .state import AutomaBoard, Dei
from .things import ALTAR, AUTOMA_LEVELS, COLOURS, FAUNS, LILITH, bits

MOST_PEOPLE = 5
"""DEI-AUT-01: with so many people at most."""


class Automa(Faction):
    """DEI-AUT-01, DEI-AUT-24, DEI-AUT-67, DEI-RUL-80, DEI-RUL-168: units, majority and outposts as for others.

    It has no power of the Fauns: its dens link nothing.
    """

    # Set-up

    def found_start(self, t: Dei, side: int, region: int) -> None:
        """DEI-AUT-03, DEI-FAU-02, DEI-RUL-70: no drone where its token lies; the Altar goes to a neutral refuge."""
        t.place[ALTAR] = tied(t, side, bits(t.city.refuges))
        t.tell("altar_placed", rule="DEI-AUT-03", seat=side, region=t.place[ALTAR])

    def take_board(self, t: Dei, side: int) -> None:
        """DEI-AUT-08, DEI-AUT-09, DEI-AUT-10: a little of each resource, units, its own cards; no hand, no skill."""
        board = t.boards[side]
        kit = t.box.kits[board.faction]
        board.reserve = kit.scrappers
        board.figures = kit.figures()
        t.boxed += t.box.own[board.faction]
        take_resources(t, side, t.box.automa_start)
        gather_cards(t)

    def prepare(self, t: Dei, side: int) -> None:
        """DEI-AUT-11, DEI-RUL-116: a den at a random outpost of each colour in play, in different regions."""
        dens = the_automa(t).dens
        for colour in range(len(COLOURS)):
            free = [region for region in outposts_of(t, colour) if region not in dens]
            if free:
                dens[colour] = free[t.roll(len(free))]
                t.tell(
                    "den_placed", rule="DEI-AUT-11", seat=side, region=dens[colour], colour=colour
                )
        settle(t, side, t.place[ALTAR])

    def standard_feats(self) -> bool:
        """DEI-AUT-13: no feats."""
        return False

    def deploy(self, seat: int) -> Step:
        return (deploy_automa, seat)

    # Its turn

    def goes_last(self) -> bool:
        """DEI-AUT-15: always last."""
        return True

    def turn(self, side: int) -> Step:
        return (take_turn, side)

    def ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-AUT-37, DEI-AUT-38, DEI-AUT-45, DEI-RUL-27: neutral elevators and bridges, and level by level besides."""
        return super().ways(t, side, region, company) | climbs(t, side, region)

    def draw_candy(self, t: Dei, side: int) -> None:
        """DEI-AUT-23: it gains candies like others."""
        take_candy(t, side)

    def recycle(self, t: Dei, side: int) -> None:
        """DEI-AUT-21: its cards are a new deck."""
        gather_cards(t)

    # Others' effects and weather

    def ways_out(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-RUL-158: linked regions, and from a roof down; it pays for no climb that others force on it."""
        return super().ways_out(t, side, region, company) | way_down(t, region)

    def led_ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-RUL-46, DEI-RUL-158: the same for a unit that the Psionics lead."""
        return super().led_ways(t, side, region, company) | way_down(t, region)

    def push(self, side: int, region: int) -> Step:
        return (give_way, side, region)

    def flee(self, side: int, region: int) -> Step:
        return (run_away, side, region)

    def shelter(self, t: Dei, side: int) -> int:
        """DEI-AUT-11, DEI-RUL-68, DEI-RUL-97: neutral refuges and its dens."""
        return t.city.refuges | self.constructed(t, side)

    # Counting

    def constructions(self, t: Dei, side: int) -> int:
        """DEI-FAU-24: dens are constructions."""
        return sum(region >= 0 for region in the_automa(t).dens)

    def dens(self, t: Dei, side: int) -> int:
        """DEI-AUT-11: they are its only constructions."""
        return self.constructed(t, side)

    def constructed(self, t: Dei, side: int) -> int:
        """DEI-RUL-148: the regions with a den."""
        found = 0
        for region in the_automa(t).dens:
            if region >= 0:
                found |= 1 << region
        return found

    def purebred(self) -> bool:
        """DEI-AUT-50: it does none."""
        return False

    def feat_points(self, t: Dei, side: int) -> int:
        """DEI-AUT-57: nothing for feats."""
        return 0

    def outpost_points(self, t: Dei, side: int) -> int:
        """DEI-AUT-55, DEI-AUT-57: the outposts removed, not those it controls."""
        return removed_points(t)

    def wins_ties(self, t: Dei) -> bool:
        """DEI-AUT-58, DEI-RUL-83, DEI-RUL-99: alone against one person, who needs more supplies than it has."""
        return t.players == 1


class AutomaModule(Module):
    """DEI-AUT-01, DEI-AUT-02: one more participant, who counts for the size of the board."""

    def settings(self, option: str) -> list[Setting]:
        """DEI-AUT-01, DEI-AUT-60, DEI-AUT-61, DEI-VAR-04: always alone against one person, at will with up to five."""
        people = tuple(range(1, MOST_PEOPLE + 1))
        must: dict[Value, Needs] = {False: {"solo": (False,)}, True: {"players": people}}
        plays = {option: (True,)}
        return [
            Setting(option, (False, True), False, values_need=must),
            Setting(f"{option}_level", AUTOMA_LEVELS, "standard", needs=plays),
            Setting(f"{option}_count", ("phase", "round"), "phase", needs=plays),
        ]

    def sides(self) -> int:
        return 1

    def take(self, t: Dei, options: Mapping[str, Value]) -> None:
        """DEI-AUT-01, DEI-AUT-14: it has the Fauns, so nobody else can."""
        t.boards[-1].faction = FAUNS
        t.automa = AutomaBoard(
            deck=list(t.box.automa_cards),
            cells=[],
            aside=[],
            discard=[],
            dens=[-1] * len(COLOURS),
            removed=[0] * len(COLOURS),
            level=AUTOMA_LEVELS.index(str(options["automa_level"])),
            by_round=int(options["automa_count"] == "round"),
        )

    def faults(self, t: Dei) -> list[str]:
        """DEI-AUT-09, DEI-AUT-53: its cards are all there; each den lies with an outpost of its colour, or is gone."""
        automa, faults = the_automa(t), []
        cards = automa.deck + automa.cells + automa.aside + automa.discard
        if sorted(cards) != list(t.box.automa_cards):
            faults.append("the cards of the Automa are not all there, or one twice")
        if len(automa.cells) > t.box.automa_cells:
            faults.append(f"there are {len(automa.cells)} cards in the cells of the Automa")
        for colour, region in enumerate(automa.dens):
            if region >= 0 and colour not in [t.colour(o) for o in t.outposts_in(region)]:
                faults.append(f"the {COLOURS[colour]} den lies without an outpost of its colour")
        return faults


def tied(t: Dei, side: int, regions: list[int]) -> int:
    """DEI-RUL-78: one of these regions by tie-break tokens, told."""
    ties: list[Tie] = []
    region = broken(t, regions, ties)
    for tie in ties:
        tell_tie(t, side, tie)
    return region


def deploy_automa(t: Dei, side: int) -> None:
    """DEI-AUT-12: Lilith where the Altar is not, a scrapper at each den."""
    refuges = bits(t.city.refuges)
    free = [region for region in refuges if region != t.place[ALTAR]]
    t.place[LILITH] = (free or refuges)[0]
    t.tell("deployed", rule="DEI-AUT-12", seat=side, region=t.place[LILITH], count=0)
    settle(t, side, t.place[LILITH])
    for region in the_automa(t).dens:
        if region >= 0:
            faction(t, side).place_scrappers(t, side, region, t.box.automa_scrappers)


def give_way(t: Dei, side: int, region: int) -> None:
    """DEI-RUL-79, DEI-RUL-158: a scrapper before Lilith, to the linked region with the most resources, then by tie."""
    for company in (0, 1 << LILITH):
        there = t.place[LILITH] == region if company else t.boards[side].scrappers[region]
        if there and yields(t, side, region, company):
            t.play.company = company
            retreat(t, side, way_out(t, side, region, company))
            return


def run_away(t: Dei, side: int, region: int) -> None:
    """DEI-PSI-27, DEI-RUL-79, DEI-RUL-112: all go where the most resources lie; one in a blizzard, in wind nobody."""
    company = t.figures_at(side, region) & t.box.walkers
    count = t.boards[side].scrappers[region] + company.bit_count()
    if held_back(t, side, region, company, 1):
        return
    if held_back(t, side, region, company, count):
        give_way(t, side, region)
    elif ways_for_all(t, side, region):
        flee_to(t, side, richest(t, side, ways_for_all(t, side, region)))


def way_down(t: Dei, region: int) -> int:
    """DEI-RUL-158: from a roof down for nothing."""
    return t.city.over[region] if t.city.roofs >> region & 1 else 0


def way_out(t: Dei, side: int, region: int, company: int) -> int:
    """DEI-RUL-79: where others have chosen, or where the most resources lie."""
    if t.play.target >= 0:
        return t.play.target
    return richest(t, side, bits(faction(t, side).ways_out(t, side, region, company)))


def richest(t: Dei, side: int, regions: list[int]) -> int:
    """DEI-RUL-79: the region with the most resources, then by tie-break."""
    goods = {region: goods_in(t, region) for region in regions}
    return tied(t, side, [r for r in regions if goods[r] == max(goods.values())])


AUTOMAS.append(Automa())
enter_module("automa", AutomaModule())
