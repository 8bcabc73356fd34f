"""The Psionics (PSI): five leaders who come one by one, signals instead of scrappers, skills instead of Enlist."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .bends import code
from .factions import enter_faction
from .majority import rivals, settle, worth
from .psionic_feats import expansion, genius_loci, mental_map
from .psionic_missions import (
    choose_psi_mission,
    lay_missions,
    open_missions,
    open_ones,
    starting_leader,
    why_not_fulfil,
    worth_now,
)
from .psionic_signals import (
    LEVELS,
    box_signals,
    call_back,
    carry_signals,
    lowest,
    new_signals,
    place_signal,
    return_signal,
    signals,
    symbols_of,
    tokens_in,
    tokens_left,
)
from .psionic_skills import lose_card, psi_skill, psionic_leaders, why_no_skill
from .standard import Standard, play_two_cards
from .state import Dei
from .things import (
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    EFFECTS,
    ELLY,
    KAR_RA,
    KIT,
    VLADIMIR,
    WILLOW,
    bits,
)

LEADERS = 1 << WILLOW | 1 << KIT | 1 << KAR_RA | 1 << ELLY | 1 << VLADIMIR
BUILDS = (BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE)
SYMBOL, CARD_SIGNAL = 60, 50
"""What a symbol beyond the first of a token, and a token on Kar'Ra or a card, is worth to a simple player."""


def alone(company: int) -> bool:
    """DEI-RUL-109: Psionic leaders and nobody else; a mercenary is none of them."""
    return company != 0 and not company & ~LEADERS


class Psionics(Standard):
    """DEI-PSI-01, DEI-PSI-08: where nothing is said here the Psionics play by the standard rules."""

    # Set-up

    def found_start(self, t: Dei, side: int, region: int) -> None:
        """DEI-PSI-02, DEI-SET-26, DEI-RUL-70: their token is a blank."""

    def prepare(self, t: Dei, side: int) -> None:
        """DEI-PSI-03, DEI-PSI-04: signals on the Psionics token, missions in piles, the starting leader."""
        t.signals = new_signals(t, side)
        t.boards[side].bends.append(code(EFFECTS.index("signal_power"), 0))
        lay_missions(t)

    def standard_feats(self) -> bool:
        """DEI-PSI-01, DEI-PSI-04: the Psionics token covers the slots."""
        return False

    def deploy(self, seat: int) -> Step:
        return (deploy_starting_leader, seat)

    def begin_phase_one(self, t: Dei, side: int) -> None:
        """DEI-PSI-06, DEI-RUL-135: Ascent, in every round."""
        if waiting_leaders(t, side):
            t.then((ascend_leader, side))

    def turn(self, side: int) -> Step:
        return (psionic_turn, side)

    # Signals

    def place_scrappers(self, t: Dei, side: int, region: int, count: int) -> int:
        """DEI-PSI-16, DEI-PSI-17, DEI-RUL-43: effects that place scrappers place the lowest tokens of the supply."""
        count = min(count, tokens_left(t))
        for _ in range(count):
            place_signal(t, side, region, "DEI-PSI-16")
        return count

    def remove_scrapper(self, t: Dei, side: int, region: int) -> None:
        """DEI-PSI-16, DEI-RUL-44, DEI-RUL-117: the lowest token of the region."""
        return_signal(t, side, region)

    def scrappers_available(self, t: Dei, side: int) -> int:
        return tokens_left(t)

    def walkers(self, t: Dei, side: int, region: int) -> int:
        """DEI-RUL-89, DEI-RUL-175: tokens are never moved by Move, push, Howl or Fear, but Slug carries them."""
        return t.boards[side].scrappers[region] if t.play.carried else 0

    def carry(self, t: Dei, side: int, start: int, region: int, count: int) -> None:
        """DEI-RUL-45: tokens fly like scrappers."""
        carry_signals(t, side, start, region, count)

    def lands(
        self, t: Dei, side: int, start: int, region: int, count: int, company: int = 0
    ) -> bool:
        """DEI-RUL-45, DEI-RUL-175: the majority rule, with the symbols of the lowest tokens."""
        here = t.boards[side].scrappers[region] + count
        value = worth(t, side, region, here, t.figures_at(side, region) | company)
        more = symbols_of(t, lowest(tokens_in(t, start), count)) - count
        return value + more > rivals(t, side, region)

    # Leaders

    def may_use(self, t: Dei, side: int, construction: int, company: int, moving: bool) -> bool:
        """DEI-PSI-09, DEI-RUL-109, DEI-RUL-151, DEI-RUL-168: Notoriety: everybody's elevators and bridges."""
        return not company & ~LEADERS or super().may_use(t, side, construction, company, moving)

    def ignores_majority(self, t: Dei, side: int, scrappers: int, company: int) -> bool:
        """DEI-PSI-08, DEI-RUL-109: Psionic leaders go where they like."""
        return alone(company) or super().ignores_majority(t, side, scrappers, company)

    def stronger_together(self, t: Dei, side: int) -> bool:
        """DEI-PSI-08, DEI-PSI-20: leaders go where they cannot go with others."""
        return False

    def braves_weather(self, t: Dei, company: int, count: int) -> bool:
        """DEI-WEA-07, DEI-RUL-111: Psionic leaders are immune to weather."""
        return alone(company)

    def weathered(self, t: Dei, side: int) -> bool:
        """DEI-WEA-07: for Acid rain and Heavy snowfall signals are no scrappers."""
        return False

    def unit_regions(self, t: Dei, side: int) -> int:
        """DEI-RUL-89, DEI-RUL-111: for Solar flare leaders are units, signals are not."""
        found = 0
        for figure in t.boards[side].figures:
            if t.place[figure] >= 0:
                found |= 1 << t.place[figure]
        return found

    def strengthen_leader(self, t: Dei, side: int, amount: int) -> None:
        """DEI-CARD-03, DEI-RUL-153: one leader of choice."""
        t.then((bonus_leader, side))

    # Actions

    def why_not_enlist(self, t: Dei, side: int) -> Reason | None:
        return why_no_skill(t, side)

    def enlist(self, t: Dei, side: int) -> Step:
        """DEI-PSI-18, DEI-RUL-02, DEI-RUL-43, DEI-RUL-167: a skill, never a free signal."""
        return (psi_skill, side)

    def why_not_build(self, t: Dei, side: int) -> Reason | None:
        """DEI-PSI-09, DEI-PSI-10, DEI-RUL-36, DEI-RUL-137: they cannot build."""
        return Reason("DEI-PSI-09")

    def candy_symbol(self, t: Dei, side: int, symbol: int) -> int:
        """DEI-RUL-36: candies that build cannot be used."""
        return -1 if symbol in BUILDS else symbol

    def draw_candy(self, t: Dei, side: int) -> None:
        """DEI-PSI-11, DEI-RUL-177: candies with a construction are put aside for another, then shuffled back."""
        aside = []
        while t.candies:
            candy = t.reveal(t.candies)
            kind = t.box.candy_kind[candy]
            if t.box.candy_symbols[kind] in BUILDS:
                aside.append(candy)
                t.tell("candy_put_aside", rule="DEI-PSI-11", seat=side, candy=kind)
                continue
            t.boards[side].candies.append(candy)
            t.tell("candy_drawn", rule="DEI-CAN-02", seat=side, candy=kind)
            break
        if aside:
            t.candies += aside
            t.shuffle(t.candies)

    # The course of the game

    def card_bought(self, t: Dei, side: int, stall: int) -> None:
        lose_card(t, side, stall)

    def end_of_phase_two(self, t: Dei, side: int) -> None:
        """DEI-PSI-40, DEI-PSI-41, DEI-PSI-42, DEI-RUL-132: the three feats, in order."""
        t.then((mental_map, side), (genius_loci, side), (expansion, side))

    def end_of_phase_three(self, t: Dei, side: int) -> None:
        """DEI-PSI-45, DEI-RUL-133: a mission of their own."""
        t.then((choose_psi_mission, side))

    def begin_refresh(self, t: Dei, side: int) -> None:
        call_back(t, side)

    def round_marker_moved(self, t: Dei, side: int) -> None:
        box_signals(t, side)

    # Counting

    def purebred(self) -> bool:
        """DEI-PSI-03: no Purebred missions."""
        return False

    def mastery(self, t: Dei, side: int) -> int:
        """DEI-MIS-32, DEI-PSI-43, DEI-END-05: no feats to count."""
        return 0

    def mission_hopes(self, t: Dei, side: int) -> int:
        """DEI-PSI-46: the best mission of each leader, as many as can still be completed."""
        best: dict[int, int] = {}
        for mission in open_ones(t, side):
            if why_not_fulfil(t, side, mission) is None:
                leader = t.box.missions[mission].leader
                best[leader] = max(best.get(leader, 0), worth_now(t, side, mission))
        left = sum(mission < 0 for mission in t.boards[side].missions)
        return sum(sorted(best.values(), reverse=True)[:left])

    def prospects(self, t: Dei, side: int) -> int:
        mine, tokens = signals(t), sum(t.boards[side].scrappers)
        lying = [sum(mine.levels[level::LEVELS]) for level in range(LEVELS)]
        elsewhere = sum(mine.kar_ra) + (len(mine.cards) + len(mine.markets)) // 2
        return SYMBOL * (symbols_of(t, lying) - tokens) + CARD_SIGNAL * elsewhere


def neutral_refuges(t: Dei, seat: int) -> list[int]:
    return bits(t.city.refuges)


def deploy_starting_leader(t: Dei, seat: int) -> None:
    """DEI-PSI-05: where the starting leader begins."""
    t.ask(seat, "deploy_start_units", ARRIVE)


def arrive(t: Dei, seat: int, region: int) -> None:
    """DEI-PSI-05: only the starting leader enters; no signals."""
    t.place[starting_leader(t)] = region
    t.tell("deployed", rule="DEI-PSI-05", seat=seat, region=region, count=0)
    settle(t, seat, region)


def waiting_leaders(t: Dei, seat: int) -> list[int]:
    """DEI-PSI-06: the leaders not yet in play."""
    return [figure for figure in bits(LEADERS) if t.place[figure] < 0]


def ascend_leader(t: Dei, seat: int) -> None:
    """DEI-PSI-06: which leader, and where."""
    t.ask(seat, "ascend_leader", ASCEND)


def ascents(t: Dei, seat: int) -> list[tuple[int, int]]:
    regions = neutral_refuges(t, seat)
    return [(figure, region) for figure in waiting_leaders(t, seat) for region in regions]


def ascend(t: Dei, seat: int, figure: int, region: int) -> None:
    """DEI-PSI-06, DEI-RUL-22, DEI-RUL-165: the leader is in play, majority or not; two of its missions are open."""
    t.place[figure] = region
    t.tell("ascended", rule="DEI-PSI-06", seat=seat, figure=figure, region=region)
    settle(t, seat, region)
    open_missions(t, figure)


def psionic_turn(t: Dei, seat: int) -> None:
    """DEI-PSI-24: what Kit has done counts by phase."""
    signals(t).minds = 0
    t.then((play_two_cards, seat))


def bonus_leader(t: Dei, seat: int) -> None:
    """DEI-CARD-03: which leader."""
    t.ask(seat, "bonus_leader", EMPOWER)


def empower(t: Dei, seat: int, figure: int) -> None:
    """DEI-CARD-03, DEI-RUL-94: this leader counts more until the end of this action phase."""
    amount = t.box.cards[t.play.card].amount
    t.boards[seat].figure_bonus += [figure, amount]
    t.tell("empowered", rule="DEI-CARD-03", seat=seat, figure=figure, amount=amount)
    settle(t, seat, t.place[figure])


ARRIVE = verb(arrive, when="DEI-PSI-05", domain=neutral_refuges)
ASCEND = verb(ascend, when="DEI-PSI-06", domain=ascents)
EMPOWER = verb(empower, when="DEI-CARD-03", domain=psionic_leaders)

enter_faction("psionics", Psionics())
