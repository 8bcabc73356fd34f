"""Leaders of the base factions (FAC): what each skill bends, from the beginning of the game."""

from .bends import Bend, enter
from .state import Dei


def leaders_regions(t: Dei, side: int) -> int:
    """DEI-FAC-02, DEI-RUL-141: where the side's leaders stand, as a set."""
    place, leaders = t.place, t.box.leaders
    found = 0
    for figure in t.boards[side].figures:
        if leaders >> figure & 1 and place[figure] >= 0:
            found |= 1 << place[figure]
    return found


class ScavengerKing(Bend):
    """DEI-FAC-05: Grim: once per phase 1 more resource when a Collect is resolved in his region."""

    once = True

    def collects_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        return amount if leaders_regions(t, side) >> region & 1 else 0


class RallyingCall(Bend):
    """DEI-FAC-06, DEI-FEAT-20, DEI-CARD-05: Marlowe, Field Barracks, War Camp: Enlist also where the leader is."""

    def enlist_regions(self, t: Dei, side: int) -> int:
        return leaders_regions(t, side)


class IronBody(Bend):
    """DEI-FAC-07: Goliath counts 2 instead of 1."""

    rule = "DEI-FAC-07"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return amount - 1 if company & t.box.leaders else 0


class Pathfinder(Bend):
    """DEI-FAC-08: a group with Swift changes level without an elevator."""

    def climbs(self, t: Dei, side: int, company: int) -> bool:
        return bool(company & t.box.leaders)


enter("extra_collect_with_leader", ScavengerKing())
enter("enlist_in_leader_region", RallyingCall())
enter("leader_counts_as", IronBody())
enter("group_changes_level_without_elevator", Pathfinder())
