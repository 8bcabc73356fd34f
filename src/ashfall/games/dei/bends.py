"""What bends the base rules: leaders' skills, feats, cards, weather. Each is a class that answers some of these points.

`Bend` has every point, with the answer of something that bends nothing. From a point one sees who bends it (the classes
that override it), from a skill, feat, card or weather what it bends (its class). Answers of several bends add up or
open further ways, so that their order never matters; what replaces a rule is a point of `factions.Faction` instead.
"""

from collections import defaultdict

from .state import Dei
from .things import EFFECTS


class Bend:
    """Every point at which something can bend the base rules. `amount` is the number in its row of the data."""

    once = False
    """DEI-FEAT-05: used at most once per phase, when its owner says so."""
    effect = 0
    """Its place among the effects."""
    rule = ""
    """Of those that add strength: the rule that says so."""

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        """DEI-MAJ-02: added to the majority value of so many scrappers and these figures in a region."""
        return 0

    def climbs(self, t: Dei, side: int, company: int) -> bool:
        """DEI-MAP-04: a Move of these figures passes between a ground region and a roof over it without an elevator."""
        return False

    def links(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-MAP-03: further regions to which one step of a Move with these figures may lead."""
        return 0

    def opens(self, construction: int, moving: bool) -> bool:
        """DEI-MAP-10, DEI-RUL-151: elevators or bridges of other factions may be used (by a Move, or in general)."""
        return False

    def closes(self, t: Dei, side: int, company: int) -> bool:
        """DEI-MAP-10: no elevator and no bridge may be used by a Move of these figures (0: by the faction as such)."""
        return False

    def steps(self, t: Dei, side: int, amount: int) -> int:
        """DEI-ACT-02: how many linked steps a Move may cover."""
        return 1

    def moved(self, t: Dei, side: int, origin: int, target: int, company: int) -> None:
        """DEI-ACT-01: a Move with these figures has ended."""

    def lone_rider(self) -> bool:
        """DEI-MAJ-04: a Move of exactly one unit ignores the majority rule."""
        return False

    def holds_back(self, t: Dei, side: int, region: int, company: int, count: int) -> bool:
        """DEI-ACT-01: this many units with these figures cannot leave the region together."""
        return False

    def enlist_regions(self, t: Dei, side: int) -> int:
        """DEI-ACT-06: further regions where Enlist may place."""
        return 0

    def collect_regions(self, t: Dei, side: int) -> int:
        """DEI-ACT-04: further regions where Collect may take, if no other faction has the majority there."""
        return 0

    def collects_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        """DEI-ACT-04: so many more resources of the same region (where `once`: if the player says so)."""
        return 0

    def takes_all(self, t: Dei, side: int, region: int) -> bool:
        """DEI-MER-12: a Collect in the region takes everything."""
        return False

    def enlists_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        """DEI-ACT-06: so many more scrappers in the same region (where `once`: if the player says so)."""
        return 0

    def collected(self, t: Dei, side: int, region: int, amount: int) -> None:
        """DEI-ACT-04: a resource was taken by a Collect."""

    def builds_with_a_unit(self) -> bool:
        """DEI-ACT-08: one unit is enough to build, the majority is not needed."""
        return False

    def discount(self, amount: int) -> int:
        """DEI-BUY-01: so many resources less, of a type of choice."""
        return 0

    def stands_firm(self) -> bool:
        """DEI-ACT-13: no strike and no push touches this side."""
        return False

    def supplies_for_hit(self, amount: int) -> int:
        """DEI-ACT-13: supplies for a scrapper that this side's strike removes."""
        return 0

    def drone_steps(self, amount: int) -> int:
        """DEI-DRN-03: further steps of a drone."""
        return 0

    def supplies_for_drone(self, amount: int) -> int:
        """DEI-DRN-03: supplies for activating a drone with a card."""
        return 0

    def recycles(self, amount: int) -> int:
        """DEI-RND-12: technology from the supply for each card that goes to the bin."""
        return 0

    def when_played(self, t: Dei, side: int, amount: int) -> None:
        """DEI-RUL-153: what a card does at once when it is laid face up."""


BENDS: list[Bend] = [Bend() for _ in EFFECTS]
"""By effect; a chapter enters its own with `enter`."""


def enter(effect: str, bend: Bend) -> None:
    """A chapter says what an effect of the component files does."""
    bend.effect = EFFECTS.index(effect)
    BENDS[bend.effect] = bend


def code(effect: int, amount: int) -> int:
    """How a state keeps a bend."""
    return effect << 4 | amount


Found = tuple[tuple[Bend, int], ...]
BENDERS: defaultdict[str, dict[tuple[int, ...], Found]] = defaultdict(dict)
"""What was found before, by point and bends."""
MOST_KNOWN = 4096


def bends(t: Dei, side: int, point: str) -> Found:
    """All that bends a point (or one of several) for a side now, with its amount."""
    codes = t.boards[side].bends
    key = tuple(codes + t.sky if t.sky else codes)
    found = BENDERS[point].get(key)
    return benders(point, key) if found is None else found


def benders(point: str, codes: tuple[int, ...]) -> Found:
    """Those of the bends whose class answers a point itself: mostly none, so most points cost next to nothing."""
    known = BENDERS[point]
    if len(known) >= MOST_KNOWN:
        known.clear()
    pairs = [(BENDS[c >> 4], c & 15) for c in codes]
    found = known[codes] = tuple(pair for pair in pairs if answers(pair[0], point))
    return found


def answers(bend: Bend, points: str) -> bool:
    """Whether its class answers one of these points itself."""
    return any(getattr(type(bend), p) is not getattr(Bend, p) for p in points.split())


def may_use_once(t: Dei, side: int, effect: int) -> bool:
    """DEI-FEAT-05: whether a bend that works once per phase has not been used in this one."""
    return not t.boards[side].used >> effect & 1
