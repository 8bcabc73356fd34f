"""The state of Outlive: four colonies at most, one board, one supply."""

from collections.abc import Mapping
from typing import ClassVar

from ashfall.engine.parts import Part
from ashfall.engine.table import Hidden, Table

from .box import Box
from .things import BACKS, DISASTER_PIECE, PLAN


class Colony(Part):
    """OL-SHEL-01, OL-SHEL-10, OL-GEN-06, OL-GEN-07: a colony, its shelter and its four teams.

    `rooms[slot]` is a room, `held[slot]` its survivors (-1: not built). `used` marks the rooms used this
    round (bit slot; bit slot + 8 for the second part or the second city). `owned` and `ready` are masks
    of equipment kinds, `alive` a mask of the kinds of fully populated rooms. `standing` and `spent` are
    masks of teams, `berth` the place of the ship that the colony's active team holds (0: none).
    The Drifters use `pile` for survivors and `annexes` for rooms instead of a shelter.
    """

    __slots__ = (
        "store", "rooms", "held", "airlock", "radiation", "used", "broken", "repaired", "owned",
        "ready", "alive", "trophies", "solved", "teams", "standing", "spent", "berth", "leader",
        "pile", "annexes",
    )  # fmt: skip

    def __init__(
        self,
        store: list[int],
        rooms: list[int],
        held: list[int],
        airlock: int,
        radiation: int,
        used: int,
        broken: list[int],
        repaired: list[int],
        owned: int,
        ready: int,
        alive: int,
        trophies: list[int],
        solved: list[int],
        teams: list[int],
        standing: int,
        spent: int,
        berth: int,
        leader: int,
        pile: int,
        annexes: int,
    ) -> None:
        self.store = store
        self.rooms = rooms
        self.held = held
        self.airlock = airlock
        self.radiation = radiation
        self.used = used
        self.broken = broken
        self.repaired = repaired
        self.owned = owned
        self.ready = ready
        self.alive = alive
        self.trophies = trophies
        self.solved = solved
        self.teams = teams
        self.standing = standing
        self.spent = spent
        self.berth = berth
        self.leader = leader
        self.pile = pile
        self.annexes = annexes

    def clone(self) -> "Colony":
        return Colony(
            self.store[:], self.rooms[:], self.held[:], self.airlock, self.radiation, self.used,
            self.broken[:], self.repaired[:], self.owned, self.ready, self.alive, self.trophies[:],
            self.solved[:], self.teams[:], self.standing, self.spent, self.berth, self.leader,
            self.pile, self.annexes,
        )  # fmt: skip

    @property
    def survivors(self) -> int:
        """OL-SCORE-05: everybody in rooms and airlock (the Drifters: in the pile)."""
        found = self.airlock + self.pile
        for inside in self.held:
            if inside > 0:
                found += inside
        return found


def new_colony(start: int) -> Colony:
    return Colony([0] * 7, [], [], 0, start, 0, [], [], 0, 0, 0, [], [], [], 0, 0, 0, -1, 0, 0)


class Turn(Part):
    """OL-ACT-07: what the team on turn still has and has done, and the attack that is going on.

    `foes` is the mask of sides still to be attacked, `foe` the defender now, `asks` whether the attacker
    names the tribute, `value` the effectiveness.
    """

    __slots__ = (
        "seat", "team", "zone", "place", "actions", "gathered", "opened", "hunted", "searched", "prey",
        "foes", "foe", "asks", "value",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        team: int,
        zone: int,
        place: int,
        actions: int,
        gathered: int,
        opened: int,
        hunted: int,
        searched: int,
        prey: int,
        foes: int,
        foe: int,
        asks: int,
        value: int,
    ) -> None:
        self.seat = seat
        self.team = team
        self.zone = zone
        self.place = place
        self.actions = actions
        self.gathered = gathered
        self.opened = opened
        self.hunted = hunted
        self.searched = searched
        self.prey = prey
        self.foes = foes
        self.foe = foe
        self.asks = asks
        self.value = value

    def clone(self) -> "Turn":
        return Turn(
            self.seat, self.team, self.zone, self.place, self.actions, self.gathered, self.opened,
            self.hunted, self.searched, self.prey, self.foes, self.foe, self.asks, self.value,
        )  # fmt: skip


def new_turn(side: int, team: int) -> Turn:
    return Turn(side, team, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0)


class Outlive(Table):
    """OL-GEN-13, OL-GEN-14, OL-SET-22: the whole table; what is spent or lost goes back to the supply.

    `stage` is 0 by day and the step of the night from 1 to 7, `crowd` are the survivors in the supply,
    `aboard` is a mask of the ship's places that hold one, `caravan` the face-down disasters (next one
    last), `struck` the unsolved ones by day, `aside` all pieces out of play or in setup hands, `plans`
    the setup choices that are still secret, `solo` the difficulty (-1: no Drifters), `pending` per side
    what a payment of the night is for.
    """

    __slots__ = FIELDS = (
        "solo", "one_by_one", "day", "stage", "first", "supply", "crowd", "stock", "algae", "search",
        "stacks", "shown", "junk", "game", "caravan", "struck", "aboard", "visited", "aside",
        "plans", "passes", "cards", "card_discards", "pending", "turn", "colonies",
    )  # fmt: skip
    NESTED: ClassVar[Mapping[str, type[Part]]] = {"turn": Turn, "colonies": Colony}
    box: Box

    def __init__(
        self,
        box: Box,
        players: int,
        solo: int,
        one_by_one: bool,
        day: int,
        stage: int,
        first: int,
        supply: list[int],
        crowd: int,
        stock: list[int],
        algae: bool,
        search: list[list[int]],
        stacks: list[list[int]],
        shown: list[list[int]],
        junk: list[int],
        game: list[list[int]],
        caravan: list[int],
        struck: list[int],
        aboard: int,
        visited: bool,
        aside: list[int],
        plans: list[int],
        passes: int,
        cards: list[int],
        card_discards: list[int],
        pending: list[int],
        turn: Turn,
        colonies: list[Colony],
    ) -> None:
        Table.__init__(self, box, players)
        self.solo = solo
        self.one_by_one = one_by_one
        self.day = day
        self.stage = stage
        self.first = first
        self.supply = supply
        self.crowd = crowd
        self.stock = stock
        self.algae = algae
        self.search = search
        self.stacks = stacks
        self.shown = shown
        self.junk = junk
        self.game = game
        self.caravan = caravan
        self.struck = struck
        self.aboard = aboard
        self.visited = visited
        self.aside = aside
        self.plans = plans
        self.passes = passes
        self.cards = cards
        self.card_discards = card_discards
        self.pending = pending
        self.turn = turn
        self.colonies = colonies

    def clone(self) -> "Outlive":
        copy = Outlive(
            self.box, self.players, self.solo, self.one_by_one, self.day, self.stage, self.first,
            self.supply[:], self.crowd, self.stock[:], self.algae,
            [self.search[0][:], self.search[1][:]], [self.stacks[0][:], self.stacks[1][:]],
            [self.shown[0][:], self.shown[1][:]], self.junk[:],
            [self.game[0][:], self.game[1][:], self.game[2][:]], self.caravan[:], self.struck[:],
            self.aboard, self.visited, self.aside[:], self.plans[:], self.passes, self.cards[:],
            self.card_discards[:], self.pending[:], self.turn.clone(),
            [colony.clone() for colony in self.colonies],
        )  # fmt: skip
        copy.copy_machine(self)
        return copy

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

    def unsolved(self, disaster: int) -> bool:
        """OL-DAY-03: an unsolved disaster is in force."""
        return DISASTER_PIECE + disaster in self.struck

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
