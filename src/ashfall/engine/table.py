"""The machine: a table is plain data plus an agenda of steps still to run.

A step is a rule (a module-level function) and its arguments. The loop pops a step, calls its rule,
and stops when every lane waits on somebody. An option is a step that a seat may choose to run next.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from .chance import Chance, seeded
from .parts import Part
from .verbs import PROOF, Step, Verb, derive, prove

EVERYBODY = 0xFF
LIMIT_OF_STEPS = 100_000
"""So many steps may run until somebody has to decide."""


class Ask:
    """A question to a seat with the steps it may choose from. Never changed once made, so copies share it.

    The options are what `verbs` allow, with those `beside` where one of the others is possible.
    Where it comes `again`, the rule that asked runs once more when the choice has been carried out, unless that was
    one of the verbs `until`.
    """

    __slots__ = ("seat", "question", "options", "again", "verbs", "beside", "until")

    def __init__(
        self,
        seat: int,
        question: str,
        options: list[Step],
        again: bool,
        verbs: tuple[Verb, ...] = (),
        beside: tuple[Verb, ...] = (),
        until: tuple[Verb, ...] = (),
    ) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.again = again
        self.verbs = verbs
        self.beside = beside
        self.until = until

    def comes_again(self, option: Step) -> bool:
        """Whether the rule that asked runs once more after this choice."""
        return self.again and not ends(option, self.until)


def ends(option: Step, until: tuple[Verb, ...]) -> bool:
    """Whether a choice is one of the verbs that end a question that comes again."""
    for verb in until:  # noqa: SIM110 -- after every choice, and a generator costs more than the loop
        if verb.rule is option[0]:
            return True
    return False


class Lane:
    """A line of steps still to run, last one first. It waits on an ask or on the lanes that it was split into.

    A held lane waits until the lanes that stand before it beside it have ended.
    """

    __slots__ = ("steps", "ask", "asker", "children", "held")

    def __init__(
        self,
        steps: list[Step],
        ask: Ask | None,
        asker: Step,
        children: list["Lane"],
        held: bool = False,
    ) -> None:
        self.steps = steps
        self.ask = ask
        self.asker = asker
        self.children = children
        self.held = held

    def clone(self) -> "Lane":
        children = [child.clone() for child in self.children] if self.children else []
        return Lane(self.steps[:], self.ask, self.asker, children, self.held)


class Event:
    """Something that happened, told for the log, the film and the animations.

    `seats` is a mask of who may see it (EVERYBODY: also spectators); `rule` the ledger id behind it.
    """

    __slots__ = ("kind", "values", "seats", "rule")

    def __init__(self, kind: str, values: dict[str, Any], seats: int, rule: str) -> None:
        self.kind = kind
        self.values = values
        self.seats = seats
        self.rule = rule


class Hidden:
    """A face-down place: the list of its pieces and, where not every piece may lie there, which ones may."""

    __slots__ = ("pieces", "accepts")

    def __init__(self, pieces: list[int], accepts: frozenset[int] | None = None) -> None:
        self.pieces = pieces
        self.accepts = accepts


Place = tuple[bool, int, int, Hidden, int]
"""A position that a seat cannot see into: open to every piece?, shuffle it was dealt from, who knows it, where."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Part):
    """Base of every game's state: agenda, chance, and who knows where each piece is.

    A game's own class also declares `box`, its frozen component tables, which all copies share.
    Knowledge is kept per piece (a card or tile that can lie face down): `known[piece]` is the mask of the
    seats that know where it is now, `entered[piece]` when and before whose eyes it last went into a deck,
    `dealt[piece]` the number of the shuffle its present place was dealt from.
    """

    __slots__ = (
        "players", "root", "lane", "running", "chance", "known", "entered", "dealt",
        "shuffles", "barrier", "listener", "over", "stopped",
    )  # fmt: skip

    def __init__(self, players: int, like: "Table | None" = None) -> None:
        """A new table, or (for `clone`) one whose engine's part is a copy of another's."""
        self.players = players
        self.running: Step = ()
        self.listener: Callable[[Event], None] | None = None
        self.stopped = False
        if like is None:
            self.root = Lane([], None, (), [])
            self.chance = Chance(1, 2, 3, 4, [])
            self.known: list[int] = []
            self.entered: list[int] = []
            self.dealt: list[int] = []
            self.shuffles = 0
            self.barrier = False
            self.over = False
        else:
            self.root = like.root.clone()
            self.chance = like.chance.clone()
            self.known = like.known[:]
            self.entered = like.entered[:]
            self.dealt = like.dealt[:]
            self.shuffles = like.shuffles
            self.barrier = like.barrier
            self.over = like.over
        self.lane = self.root

    @property
    def seats(self) -> range:
        return range(self.players)

    # The agenda

    def then(self, first: Step = (), *others: Step) -> None:
        """Run these next, in this order, before what was already due."""
        steps = self.lane.steps
        if others:
            steps.extend(others[::-1])
        if first:
            steps.append(first)

    def ask(
        self,
        seat: int,
        question: str,
        *verbs: Verb,
        beside: tuple[Verb, ...] = (),
        options: list[Step] | None = None,
        always: bool = False,
        again: bool = False,
        until: tuple[Verb, ...] = (),
    ) -> None:
        """Stop until the seat picks something that these verbs allow; it then runs.

        Verbs `beside` are offered only where one of the others is; with none of those nothing is asked and the
        step ends. Without `beside` somebody must have something to choose.
        A single option runs without asking, unless `always`: ask always where the number of options
        depends on something that the others may not know. A rule that asks does nothing else.
        With `again` the rule that asks runs once more after the choice: it goes on until it does not ask, or until
        one of the verbs `until` is chosen.
        Where this is hot the asker brings its complete list as `options`; the fuzzer proves it equal.
        """
        self.ask_of(seat, question, verbs, beside, options, always, again, until)

    def ask_of(
        self,
        seat: int,
        question: str,
        verbs: tuple[Verb, ...],
        beside: tuple[Verb, ...] = (),
        options: list[Step] | None = None,
        always: bool = False,
        again: bool = False,
        until: tuple[Verb, ...] = (),
    ) -> None:
        """The same for verbs that come as a tuple: `*verbs` would cost a compiled rule a call through Python."""
        if options is None:
            options = derive(self, seat, verbs, beside)
        elif PROOF.on:
            prove(self, seat, question, verbs, beside, options)
        lane = self.lane
        if len(options) > 1 or (always and options):
            lane.ask = Ask(seat, question, options, again, verbs, beside, until)
            lane.asker = self.running
            self.stopped = True
        elif options:
            if again and not ends(options[0], until):
                lane.steps.append(self.running)
            lane.steps.append(options[0])
        elif not beside:
            raise RuntimeError(
                f"nothing to choose from: {question} of seat {seat} by {self.running}"
            )

    def together(self, *steps: Step) -> None:
        """Run side by side, one lane per step; what is due after waits for all."""
        self.lane.children = [Lane([s], None, (), []) for s in steps]
        self.stopped = True

    def hold(self) -> None:
        """Side by side, go on only when the lanes before this one have ended: what follows keeps their order."""
        if self.lane is not self.root:
            self.lane.held = True
            self.stopped = True

    def finish(self) -> None:
        """The game is over: nothing is due any more."""
        self.over = True
        self.root = Lane([], None, (), [])
        self.lane = self.root
        self.stopped = True

    def run(self, answered: Lane | None = None, now: Step = ()) -> None:
        """Run steps until every lane waits on somebody, or the game is over.

        A lane that was just answered runs first, beginning with what was chosen; the others wait, so when it asks
        again everything is at rest.
        The calls are written out for short steps, because most of the time of a game is spent here.
        """
        left = LIMIT_OF_STEPS
        lane = runnable(self.root) if answered is None else answered
        while lane is not None:
            self.lane = lane
            self.stopped = False
            steps = lane.steps
            while now or steps:
                if not now:
                    now = steps.pop()
                self.running = now
                length = len(now)
                if length == 2:
                    rule, first = now
                    rule(self, first)
                elif length == 3:
                    rule, first, second = now
                    rule(self, first, second)
                elif length == 1:
                    now[0](self)
                elif length == 4:
                    rule, first, second, third = now
                    rule(self, first, second, third)
                else:
                    now[0](self, *now[1:])
                now = ()
                if self.stopped:
                    break
                left -= 1
                if left < 0:
                    raise RuntimeError(f"the agenda does not come to rest: {self.running}")
            if self.over:
                return
            if lane.ask is not None and (lane is answered or lane is self.root):
                self.lane = self.root
                return
            lane = runnable(self.root)
        self.lane = self.root
        if self.root.ask is None and not self.root.children:
            raise RuntimeError(f"nothing is due, yet the game is not over: {self.running}")

    def waiting(self) -> list[Lane]:
        """The lanes that wait on a seat, in the order in which they were made."""
        root = self.root
        return [root] if root.ask is not None else waiting_lanes(root, [])

    def answer(self, lane: Lane, option: Step) -> None:
        """Run an option of a waiting lane, and on until somebody has to decide."""
        asked = lane.ask
        if asked is not None and asked.comes_again(option):
            lane.steps.append(lane.asker)
        lane.ask = None
        lane.asker = ()
        self.run(lane, option)

    # Chance and knowledge

    def roll(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        self.barrier = True
        return self.chance.below(n)

    def shuffle(self, deck: list[int]) -> None:
        """Shuffle a face-down deck: from now on nobody knows where its pieces are."""
        self.barrier = True
        self.shuffles += 1
        known, dealt, number = self.known, self.dealt, self.shuffles
        for piece in deck:
            if known[piece]:
                self.entered[piece] = number << 8 | known[piece]
                known[piece] = 0
            dealt[piece] = number
        self.chance.shuffle(deck)

    def draw(self, deck: list[int], seat: int) -> int:
        """Take the top piece (the last of the list) so that only this seat sees it."""
        self.barrier = True
        piece = deck.pop()
        self.known[piece] |= 1 << seat
        return piece

    def draw_unseen(self, deck: list[int]) -> int:
        """Take the top piece without anybody looking at it."""
        return deck.pop()

    def reveal(self, deck: list[int]) -> int:
        """Turn up the top piece for everybody."""
        self.barrier = True
        piece = deck.pop()
        self.known[piece] = EVERYBODY
        return piece

    def show(self, piece: int, seats: int = EVERYBODY) -> None:
        """Let these seats (a mask) see the piece where it lies."""
        if self.known[piece] | seats != self.known[piece]:
            self.barrier = True
            self.known[piece] |= seats

    def knows(self, seat: int | None, piece: int) -> bool:
        """Whether a seat (None: a spectator) knows where the piece is."""
        mask = self.known[piece]
        return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)

    # Events

    def tell(self, kind: str, /, rule: str = "", to: int = EVERYBODY, **values: Any) -> None:
        """Something happened.

        Where it happens in most turns, `if t.listener is not None` before it spares the making of the values.
        """
        if self.listener is not None:
            self.listener(Event(kind, values, to, rule))

    # What a game supplies

    def clone(self) -> "Table":
        """A copy that shares nothing mutable (`tools/state.py` writes it)."""
        raise NotImplementedError

    def hidden(self) -> list[Hidden]:
        """Every face-down place of the table, in a fixed order; a game without pieces has none."""
        if self.known:
            raise NotImplementedError
        return []

    def back(self, piece: int) -> int:
        """What the back of a piece shows: pieces with different backs are never mistaken for each other."""
        raise NotImplementedError

    def forget(self, seat: int | None) -> None:
        """Deal again, with `self.chance`, others' secrets that are no pieces in hidden places (None: a spectator)."""

    # Copies

    def pieces(self, count: int) -> None:
        """Set-up: there are so many pieces that can lie face down, and nobody has seen any."""
        self.known = [0] * count
        self.entered = [0] * count
        self.dealt = [0] * count

    def ask_again(self) -> None:
        """Every waiting lane asks its question anew, from the present state."""
        for lane in self.waiting():
            asker = lane.asker
            lane.ask = None
            self.lane = lane
            self.running = asker
            asker[0](self, *asker[1:])
        if not self.over:
            self.run()


def runnable(lane: Lane) -> Lane | None:
    """The first lane that has steps to run; lanes that ended are taken off on the way."""
    if lane.ask is not None:
        return None
    if not lane.children:
        return lane if lane.steps else None
    waits = False
    for child in lane.children:
        if child.ask is not None:
            waits = True
            continue
        if child.held:
            if waits:
                continue
            child.held = False
        found = runnable(child)
        if found is not None:
            return found
        if child.children:
            waits = True
    if waits:
        return None
    lane.children = []
    return lane if lane.steps else None


def waiting_lanes(lane: Lane, found: list[Lane]) -> list[Lane]:
    """Those of the lanes inside a lane that wait on a seat."""
    for child in lane.children:
        if child.ask is not None:
            found.append(child)
        elif child.children:
            waiting_lanes(child, found)
    return found


def imagine(table: Table, seat: int | None, seed: int | str, *, choices: bool = True) -> Table:
    """A copy in which everything that the seat (None: a spectator) cannot know is dealt again.

    What others chose in secret is chosen again as well, unless that is to stay (`choices`).
    """
    t = table.clone()
    t.chance = seeded(f"imagine {seed}")
    places: dict[int, list[Place]] = {}
    for place in t.hidden():
        for i, piece in enumerate(place.pieces):
            if not t.knows(seat, piece):
                found = (place.accepts is None, t.dealt[piece], t.known[piece], place, i)
                places.setdefault(t.back(piece), []).append(found)
    for group in places.values():
        deal_again(t, seat, group)
    if choices:
        t.forget(seat)
    t.ask_again()
    t.barrier = False
    return t


def deal_again(t: Table, seat: int | None, group: list[Place]) -> None:
    """Deal the pieces of one back over their places, the most restricted places first.

    A piece that the seat saw going into a deck cannot lie in a place dealt from an earlier shuffle.
    What the others know of a place stays with the place.
    """
    group.sort(key=lambda place: place[:2])
    rest = sorted(place.pieces[i] for _, _, _, place, i in group)
    open_to_all, earliest = group[0][:2]
    free = open_to_all and all(t.entered[piece] >> 8 <= earliest for piece in rest)
    if free:
        t.chance.shuffle(rest)
    for _, dealt, known, place, i in group:
        if free:
            piece = rest.pop()
        else:
            fits = [p for p in rest if may_lie(t, seat, p, dealt, place.accepts)]
            piece = fits[t.chance.below(len(fits))]
            rest.remove(piece)
        place.pieces[i] = piece
        t.dealt[piece] = dealt
        t.known[piece] = known


def may_lie(
    t: Table, seat: int | None, piece: int, dealt: int, accepts: frozenset[int] | None
) -> bool:
    if accepts is not None and piece not in accepts:
        return False
    when, who = t.entered[piece] >> 8, t.entered[piece] & EVERYBODY
    saw = who == EVERYBODY if seat is None else who >> seat & 1
    return when <= dealt or not saw
