"""The base factions (FAC): the base rules' answers that need the chapters above."""

from ashfall.engine.verbs import Step, verb

from .bends import bends
from .buying import take_bought
from .candies import take_candy
from .cards import play_card
from .effects import flee, push_unit, relocated_leader
from .enlisting import enlist_region
from .factions import Faction, enter_faction, faction
from .feats import unlock
from .majority import settle
from .missions import choose_mission, hopes
from .modules import active
from .state import Dei
from .things import FACTIONS, TECHNOLOGY, bits


class Standard(Faction):
    """DEI-FAC-01: Ravagers, Refuge 42, Farm Z and Auxilia play by all standard rules."""

    def enlist(self, t: Dei, side: int) -> Step:
        return (enlist_region, side)

    def take_card(self, t: Dei, side: int, stall: int) -> None:
        take_bought(t, side, stall)

    def draw_candy(self, t: Dei, side: int) -> None:
        take_candy(t, side)

    def deploy(self, seat: int) -> Step:
        return (deploy_start_units, seat)

    def turn(self, side: int) -> Step:
        return (play_two_cards, side)

    def end_of_phase_two(self, t: Dei, side: int) -> None:
        unlock(t, side)

    def end_of_phase_three(self, t: Dei, side: int) -> None:
        t.then((choose_mission, side))

    def recycle(self, t: Dei, side: int) -> None:
        recycle(t, side)

    def push(self, side: int, region: int) -> Step:
        return (push_unit, side, region)

    def flee(self, side: int, region: int) -> Step:
        return (flee, side, region)

    def send_leader_home(self, side: int, region: int) -> Step:
        return (relocated_leader, side, region)

    def mission_hopes(self, t: Dei, side: int) -> int:
        return hopes(t, side)


def play_two_cards(t: Dei, seat: int) -> None:
    """DEI-RND-03, DEI-FLOW-03, DEI-FEAT-05: two cards in turn, then what belongs to the end of the phase."""
    t.boards[seat].used = 0
    t.face_down = 0
    if t.listener is not None:
        t.tell("turn", rule="DEI-RND-03", seat=seat, phase=t.phase)
    t.then(*[(play_card, seat)] * t.box.plays, (end_of_turn, seat))


def end_of_turn(t: Dei, seat: int) -> None:
    """DEI-RND-10, DEI-RUL-181: what modules add comes before feats and mission."""
    t.then((end_of_phase, seat))
    for module in active(t):
        module.end_of_turn(t, seat)


def end_of_phase(t: Dei, seat: int) -> None:
    """DEI-RND-08, DEI-RND-09, DEI-RUL-120: feats after phase II, a mission after phase III."""
    if t.phase == 2:
        faction(t, seat).end_of_phase_two(t, seat)
    elif t.phase == 3:
        faction(t, seat).end_of_phase_three(t, seat)


def recycle(t: Dei, side: int) -> None:
    """DEI-RND-12, DEI-FEAT-24: cards played face down go to the bin."""
    board = t.boards[side]
    for card in board.down:
        board.bin.append(card)
        if t.listener is not None:
            t.tell("recycled", rule="DEI-RND-12", seat=side, card=card)
        for bend, amount in bends(t, side, "recycles"):
            taken = min(bend.recycles(amount), t.supply[TECHNOLOGY])
            t.supply[TECHNOLOGY] -= taken
            board.goods[TECHNOLOGY] += taken
            if taken:
                t.tell("gained", rule="DEI-FEAT-24", seat=side, resource=TECHNOLOGY, amount=taken)
    board.down = []


def deploy_start_units(t: Dei, seat: int) -> None:
    """DEI-SET-21: in which neutral refuge region the leader and the first scrappers begin."""
    t.ask(seat, "deploy_start_units", DEPLOY)


def neutral_refuges(t: Dei, seat: int) -> list[int]:
    return bits(t.city.refuges)


def deploy(t: Dei, seat: int, region: int) -> None:
    """DEI-SET-21: leader and scrappers together; the majority rule does not apply."""
    board = t.boards[seat]
    for figure in board.figures:
        if t.box.leaders >> figure & 1:
            t.place[figure] = region
    count = t.box.start_scrappers[t.order.index(seat)]
    t.tell("deployed", rule="DEI-SET-21", seat=seat, region=region, count=count)
    faction(t, seat).place_scrappers(t, seat, region, count)
    settle(t, seat, region)


DEPLOY = verb(deploy, when="DEI-SET-21", domain=neutral_refuges)

for name in FACTIONS[:4]:
    enter_faction(name, Standard())
