"""Feats (FEAT): what each token bends once it is unlocked, and how it is unlocked."""

from .bends import Bend, code, enter
from .factions import faction
from .majority import colours_controlled, held, settle_everywhere
from .state import Dei
from .things import BRIDGE, ELEVATOR, bits


def unlock(t: Dei, seat: int) -> None:
    """DEI-FEAT-01, DEI-FEAT-03, DEI-FEAT-04, DEI-RUL-164: every locked feat whose colour has 2 controlled outposts."""
    board, need = t.boards[seat], t.box.limits["feat_outposts"]
    colours = colours_controlled(t, seat)
    for place, piece in enumerate(board.feats):
        feat = t.box.feats[piece]
        if not board.unlocked >> place & 1 and colours[feat.colour] >= need:
            board.unlocked |= 1 << place
            board.bends.append(code(feat.effect, feat.amount))
            t.tell("feat_unlocked", rule="DEI-FEAT-03", seat=seat, feat=piece)
            settle_everywhere(t, seat)


class Intimidation(Bend):
    """DEI-FEAT-11: more strength in the region of the leader."""

    rule = "DEI-FEAT-11"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return amount if company & t.box.leaders else 0


class Entrenched(Bend):
    """DEI-FEAT-12: more strength in each region with an own refuge."""

    rule = "DEI-FEAT-12"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return amount if t.boards[side].refuges >> region & 1 else 0


class RoofFighters(Bend):
    """DEI-FEAT-13: more strength on each roof with a unit."""

    rule = "DEI-FEAT-13"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return amount if t.city.roofs >> region & 1 else 0


class Headhunters(Bend):
    """DEI-FEAT-14: supplies for each scrapper removed by an own strike."""

    def supplies_for_hit(self, amount: int) -> int:
        return amount


class IronNerves(Bend):
    """DEI-FEAT-15, DEI-RUL-155: strikes and forced moves do not touch this side."""

    def stands_firm(self) -> bool:
        return True


class Outriders(Bend):
    """DEI-FEAT-16: a Move of exactly one unit may ignore the majority rule."""

    def lone_rider(self) -> bool:
        return True


class LiftKeys(Bend):
    """DEI-FEAT-17: elevators of other factions may be used."""

    def opens(self, construction: int, moving: bool) -> bool:
        return construction == ELEVATOR


class Ropewalkers(Bend):
    """DEI-FEAT-18: bridges of other factions may be used."""

    def opens(self, construction: int, moving: bool) -> bool:
        return construction == BRIDGE


class ForcedMarch(Bend):
    """DEI-FEAT-19: once per phase a Move may cover up to 2 linked steps."""

    once = True

    def steps(self, t: Dei, side: int, amount: int) -> int:
        return amount


class Conscription(Bend):
    """DEI-FEAT-21: once per phase an Enlist places 1 more scrapper in the same region."""

    once = True

    def enlists_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        return amount


class Haggling(Bend):
    """DEI-FEAT-22: a purchase costs 1 resource less."""

    def discount(self, amount: int) -> int:
        return amount


class Salvagers(Bend):
    """DEI-FEAT-23: once per phase a Collect takes 1 more resource of the same region."""

    once = True

    def collects_more(self, t: Dei, side: int, region: int, amount: int) -> int:
        return amount


class Recyclers(Bend):
    """DEI-FEAT-24: technology for each card that goes to the bin in the refresh phase."""

    def recycles(self, amount: int) -> int:
        return amount


class SignalBoosters(Bend):
    """DEI-FEAT-25: drones make 1 more step."""

    def drone_steps(self, amount: int) -> int:
        return amount


class Engineers(Bend):
    """DEI-FEAT-26: 1 unit is enough to build."""

    def builds_with_a_unit(self) -> bool:
        return True


class LongHooks(Bend):
    """DEI-CARD-09, DEI-FEAT-27: Collect may take from a region linked to one with the majority."""

    def collect_regions(self, t: Dei, side: int) -> int:
        found = 0
        for region in bits(held(t, side)):
            found |= faction(t, side).links(t, side, region)
        return found


class Overclock(Bend):
    """DEI-FEAT-28: supplies for each drone activated with a card."""

    def supplies_for_drone(self, amount: int) -> int:
        return amount


enter("majority_bonus_with_leader", Intimidation())
enter("majority_bonus_with_own_refuge", Entrenched())
enter("majority_bonus_on_roof", RoofFighters())
enter("supply_on_strike", Headhunters())
enter("immune_to_strike_and_forced_move", IronNerves())
enter("single_unit_move_ignores_majority", Outriders())
enter("use_opponent_elevators", LiftKeys())
enter("use_opponent_bridges", Ropewalkers())
enter("one_long_move_per_phase", ForcedMarch())
enter("extra_enlist_per_phase", Conscription())
enter("buy_discount", Haggling())
enter("extra_collect_per_phase", Salvagers())
enter("tech_when_recycling", Recyclers())
enter("drone_extra_step", SignalBoosters())
enter("build_without_majority", Engineers())
enter("collect_from_linked", LongHooks())
enter("supply_on_drone_activation", Overclock())
