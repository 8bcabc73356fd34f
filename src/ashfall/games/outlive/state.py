"""The state of Outlive: four colonies at most, one board, one supply."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table
from ashfall.engine.verbs import Step

from .box import Box
from .things import BACKS, PLAN


class Colony(Part):
    """OL-SHEL-01, OL-SHEL-10, OL-GEN-06, OL-GEN-07: a colony, its shelter and its four teams.

    `rooms[slot]` is a room, `held[slot]` its survivors (-1: not built). `used` marks the rooms used this
    round (bit slot; bit slot + 8 for the second part or the second city). `owned` and `ready` are masks
    of equipment kinds, `alive` a mask of the kinds of fully populated rooms. `standing` and `spent` are
    masks of teams, `berth` the place of the ship that the colony's active team holds (0: none).
    The Drifters use `pile` for survivors and `annexes` for rooms instead of a shelter.
    """

    store: list[int]
    rooms: list[int]
    held: list[int]
    airlock: int
    radiation: int
    used: int
    broken: list[int]
    repaired: list[int]
    owned: int
    ready: int
    alive: int
    trophies: list[int]
    solved: list[int]
    teams: list[int]
    standing: int
    spent: int
    berth: int
    leader: int
    pile: int
    annexes: int

    @property
    def survivors(self) -> int:
        """OL-SCORE-05: everybody in rooms and airlock (the Drifters: in the pile)."""
        found = self.airlock + self.pile
        for inside in self.held:
            if inside > 0:
                found += inside
        return found

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "store", "rooms", "held", "airlock", "radiation", "used", "broken", "repaired", "owned",
        "ready", "alive", "trophies", "solved", "teams", "standing", "spent", "berth", "leader",
        "pile", "annexes",
    )
    __slots__ = FIELDS

    def __init__(
        self, store: list[int], rooms: list[int], held: list[int], broken: list[int],
        repaired: list[int], trophies: list[int], solved: list[int], teams: list[int],
        airlock: int = 0, radiation: int = 0, used: int = 0, owned: int = 0, ready: int = 0,
        alive: int = 0, standing: int = 0, spent: int = 0, berth: int = 0, leader: int = 0,
        pile: int = 0, annexes: int = 0,
    ) -> None:
        self.store, self.rooms, self.held = store, rooms, held
        self.airlock, self.radiation, self.used = airlock, radiation, used
        self.broken, self.repaired, self.owned = broken, repaired, owned
        self.ready, self.alive, self.trophies = ready, alive, trophies
        self.solved, self.teams, self.standing = solved, teams, standing
        self.spent, self.berth, self.leader = spent, berth, leader
        self.pile, self.annexes = pile, annexes

    def clone(self) -> "Colony":
        return Colony(
            self.store[:], self.rooms[:], self.held[:], self.broken[:], self.repaired[:],
            self.trophies[:], self.solved[:], self.teams[:], self.airlock, self.radiation, self.used,
            self.owned, self.ready, self.alive, self.standing, self.spent, self.berth, self.leader,
            self.pile, self.annexes,
        )
    # fmt: on
    # End of what tools/state.py writes.


def new_colony(start: int) -> Colony:
    return Colony(
        store=[0] * 7, rooms=[], held=[], radiation=start, broken=[], repaired=[], trophies=[],
        solved=[], teams=[], leader=-1,
    )  # fmt: skip


class Turn(Part):
    """OL-ACT-07: what the team on turn still has and has done, and the attack that is going on.

    `foes` is the mask of sides still to be attacked, `foe` the defender now, `asks` whether the attacker
    names the tribute, `value` the effectiveness.
    """

    seat: int
    team: int
    zone: int
    place: int
    actions: int
    gathered: int
    opened: int
    hunted: int
    searched: int
    prey: int
    foes: int
    foe: int
    asks: int
    value: int

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "team", "zone", "place", "actions", "gathered", "opened", "hunted", "searched",
        "prey", "foes", "foe", "asks", "value",
    )
    __slots__ = FIELDS

    def __init__(
        self, seat: int = 0, team: int = 0, zone: int = 0, place: int = 0, actions: int = 0,
        gathered: int = 0, opened: int = 0, hunted: int = 0, searched: int = 0, prey: int = 0,
        foes: int = 0, foe: int = 0, asks: int = 0, value: int = 0,
    ) -> None:
        self.seat, self.team, self.zone = seat, team, zone
        self.place, self.actions, self.gathered = place, actions, gathered
        self.opened, self.hunted, self.searched = opened, hunted, searched
        self.prey, self.foes, self.foe = prey, foes, foe
        self.asks, self.value = asks, value

    def clone(self) -> "Turn":
        return Turn(
            self.seat, self.team, self.zone, self.place, self.actions, self.gathered, self.opened,
            self.hunted, self.searched, self.prey, self.foes, self.foe, self.asks, self.value,
        )
    # fmt: on
    # End of what tools/state.py writes.


def new_turn(side: int, team: int) -> Turn:
    return Turn(seat=side, team=team, zone=-1, foe=-1)


class Outlive(Table):
    """OL-GEN-13, OL-GEN-14, OL-SET-22: the whole table; what is spent or lost goes back to the supply.

    `stage` is 0 by day and the step of the night from 1 to 7, `crowd` are the survivors in the supply,
    `aboard` is a mask of the ship's places that hold one, `caravan` the face-down disasters (next one
    last), `struck` the unsolved ones by day, `aside` all pieces out of play or in setup hands, `plans`
    the setup choices that are still secret, `solo` the difficulty (-1: no Drifters), `pending` per side
    what a payment of the night is for.
    """

    box: Box
    solo: int
    one_by_one: bool
    day: int
    stage: int
    first: int
    supply: list[int]
    crowd: int
    stock: list[int]
    algae: bool
    search: Annotated[list[list[int]], 2]
    stacks: Annotated[list[list[int]], 2]
    shown: Annotated[list[list[int]], 2]
    junk: list[int]
    game: Annotated[list[list[int]], 3]
    caravan: list[int]
    struck: list[int]
    aboard: int
    visited: bool
    aside: list[int]
    plans: list[int]
    passes: int
    cards: list[int]
    card_discards: list[int]
    pending: list[int]
    turn: Turn
    colonies: list[Colony]

    @property
    def scale(self) -> int:
        """OL-SOLO-01: the column of the tables for 2, 3 or 4 players; solo uses the first."""
        return max(self.players, 2) - 2

    @property
    def sides(self) -> range:
        """The seats and, in a solo game, the Drifters after them."""
        return range(len(self.colonies))

    def in_order(self) -> list[int]:
        """OL-GEN-05, OL-NIGHT-02, OL-SOLO-24: all sides clockwise from the holder of the first-player token."""
        n = len(self.colonies)
        return [(self.first + i) % n for i in range(n)]

    def seats_in_order(self) -> list[int]:
        return [side for side in self.in_order() if side < self.players]

    def side_by_side(self, *steps: Step) -> None:
        """OL-NIGHT-03, OL-RUL-83: all players answer at the same time, in lanes that stand in turn order.

        What could depend on others holds its lane, so the result is always that of strict turn order.
        A single player and the Drifters take their steps one after the other.
        """
        if self.players == 1:
            self.then(*steps)
        else:
            self.together(*steps)

    def hidden(self) -> list[Hidden]:
        """OL-RUL-54: what lies face down; all else is public."""
        piles = [self.aside, self.caravan, self.cards, *self.game, *self.search, *self.stacks]
        return [Hidden(pile) for pile in piles]

    def back(self, piece: int) -> int:
        return BACKS[piece]

    def forget(self, seat: int | None) -> None:
        """OL-SET-11, OL-RUL-54: a seat cannot know what the others chose in setup until all is revealed."""
        for other in self.seats:
            if other != seat:
                self.forget_plan(other)

    def forget_plan(self, seat: int) -> None:
        plan = self.plans
        at = seat * PLAN
        below = self.chance.below
        if len(plan) <= at:
            return
        dropped = plan[at].bit_count()
        if dropped:
            first = below(6)
            second = (first + 1 + below(5)) % 6
            plan[at] = 1 << first | (1 << second if dropped == 2 else 0)
        if plan[at + 1] >= 0:
            plan[at + 1] = below(7)
        if plan[at + 2] >= 0:
            plan[at + 2] = below(3)
        if plan[at + 3] >= 0:
            plan[at + 3] = below(2)
        if plan[at + 4] >= 0:
            five = plan[at + 4] = below(4)
            if plan[at + 5] >= 0:
                plan[at + 5] = (five + 1 + below(3)) % 4

    # From the fields above, by tools/state.py:
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "solo", "one_by_one", "day", "stage", "first", "supply", "crowd", "stock", "algae",
        "search", "stacks", "shown", "junk", "game", "caravan", "struck", "aboard", "visited",
        "aside", "plans", "passes", "cards", "card_discards", "pending", "turn", "colonies",
    )
    NESTED: ClassVar[Mapping[str, type[Part]]] = {"turn": Turn, "colonies": Colony}
    __slots__ = ("box", *FIELDS)

    def __init__(
        self, box: Box, players: int, supply: list[int], stock: list[int],
        search: list[list[int]], stacks: list[list[int]], shown: list[list[int]], junk: list[int],
        game: list[list[int]], caravan: list[int], struck: list[int], aside: list[int],
        plans: list[int], cards: list[int], card_discards: list[int], pending: list[int],
        turn: Turn, colonies: list[Colony], solo: int = 0, one_by_one: bool = False, day: int = 0,
        stage: int = 0, first: int = 0, crowd: int = 0, algae: bool = False, aboard: int = 0,
        visited: bool = False, passes: int = 0, like: Table | None = None,
    ) -> None:
        Table.__init__(self, players, like)
        self.box, self.solo, self.one_by_one = box, solo, one_by_one
        self.day, self.stage, self.first = day, stage, first
        self.supply, self.crowd, self.stock = supply, crowd, stock
        self.algae, self.search, self.stacks = algae, search, stacks
        self.shown, self.junk, self.game = shown, junk, game
        self.caravan, self.struck, self.aboard = caravan, struck, aboard
        self.visited, self.aside, self.plans = visited, aside, plans
        self.passes, self.cards, self.card_discards = passes, cards, card_discards
        self.pending, self.turn, self.colonies = pending, turn, colonies

    def clone(self) -> "Outlive":
        return Outlive(
            self.box, self.players, self.supply[:], self.stock[:],
            [self.search[0][:], self.search[1][:]], [self.stacks[0][:], self.stacks[1][:]],
            [self.shown[0][:], self.shown[1][:]], self.junk[:],
            [self.game[0][:], self.game[1][:], self.game[2][:]], self.caravan[:], self.struck[:],
            self.aside[:], self.plans[:], self.cards[:], self.card_discards[:], self.pending[:],
            self.turn.clone(), [each.clone() for each in self.colonies], self.solo, self.one_by_one,
            self.day, self.stage, self.first, self.crowd, self.algae, self.aboard, self.visited,
            self.passes, self,
        )
    # fmt: on
    # End of what tools/state.py writes.
