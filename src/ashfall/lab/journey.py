"""One whole game with every check on the way: the unit of fuzzing."""

import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from ashfall.engine import record as records
from ashfall.engine.chance import Chance, seeded
from ashfall.engine.game import Game
from ashfall.engine.question import Option
from ashfall.engine.seat import SeatPosition
from ashfall.engine.title import Title
from ashfall.engine.verbs import PROOF, Step

from .checks import Broken, check_position
from .configurations import Configuration, written
from .copies import check_copies, check_preview, check_record, check_refusals, check_undo
from .fair import somebody
from .playouts import playout, start
from .secrets import check_choice, check_secrets
from .unasked import check_asked
from .usage import used_in

LONGEST_GAME = 20_000
LONGEST_SECONDS = 300
HEAVY_CHECKS_PER_GAME = 12
UNASKED_ONE_IN = 4
"""In one of so many thorough games questions that are not asked are looked for."""


class Journey(NamedTuple):
    """What is played: the same journey always goes the same way.

    `thorough` says at how many of the decisions, one in so many, the heavy checks are made (0: never).
    """

    game: str
    options: Configuration
    seed: str
    players: str
    thorough: int


class Arrival(NamedTuple):
    """How a journey ended; `error` is empty if nothing was wrong."""

    journey: Journey
    decisions: int
    heavy: int
    verbs: dict[str, int]
    used: dict[str, dict[str, int]]
    error: str
    text: str


def travel(title: Title, journey: Journey) -> Arrival:
    """Play a whole game; what goes wrong is in the arrival, never raised."""
    verbs: Counter[str] = Counter()
    game: Game | None = None
    heavy = Counter[str]()
    try:
        with time_limit(LONGEST_SECONDS):
            PROOF.on = True
            listen = journey.thorough > 0 or bool(title.uses)
            game = start(title, journey.options, journey.seed, listen=listen)
            walk(game, journey, verbs, heavy)
            if journey.thorough and seeded(f"unasked {journey.seed}").below(UNASKED_ONE_IN) == 0:
                check_asked(title, journey.options, journey.seed, journey.players)
    except Exception as error:
        text = "".join(traceback.format_exception(error)[-12:])
        told = f"{type(error).__name__}: {error}"
        decisions = len(game.choices) if game is not None else 0
        if game is not None:
            text += f"\n{failure_record(game)}"
        return Arrival(journey, decisions, heavy["checks"], dict(verbs), {}, told, text)
    finally:
        PROOF.on = False
    return Arrival(journey, len(game.choices), heavy["checks"], dict(verbs), used_in(game), "", "")


def walk(game: Game, journey: Journey, verbs: Counter[str], heavy: Counter[str]) -> None:
    chance = seeded(f"journey {journey.seed}")
    who = somebody(journey.players, journey.seed)
    digests: dict[int, str] = {}
    check_position(game)
    while not game.over:
        lanes = game.table.waiting()
        lane = lanes[chance.below(len(lanes))]
        assert lane.ask is not None
        step, seat = who.pick(SeatPosition(game.title, game.table, lane)), lane.ask.seat
        verbs[game.title.grammar.by_rule[step[0]].word] += 1
        thorough = (
            journey.thorough > 0
            and heavy["checks"] < HEAVY_CHECKS_PER_GAME
            and chance.below(journey.thorough) == 0
        )
        before = ""
        if thorough:
            heavy["checks"] += 1
            before = digests[len(game.choices)] = game.digest()
            check_thoroughly(game, chance)
            if game.digest() != before:
                raise Broken("looking at the table changed it")
        earlier = game.clone() if thorough else game
        play_watched(game, step, seat)
        check_position(game)
        if thorough:
            check_undo(game, before, seat)
            check_choice(earlier, game, chance)
        if len(game.choices) > LONGEST_GAME:
            raise Broken(f"no end after {LONGEST_GAME} decisions")
    if journey.thorough:
        check_secrets(game, chance, worlds=1)
    check_record(game, digests)


def check_thoroughly(game: Game, chance: Chance) -> None:
    check_copies(game, chance)
    check_refusals(game, chance)
    check_preview(game, chance)
    check_secrets(game, chance)
    if chance.below(4) == 0:
        play_imagined(game, chance)


def play_imagined(game: Game, chance: Chance) -> None:
    """A world imagined for somebody can be played on to the end."""
    seat = chance.below(game.players)
    world = game.imagine(seat, chance.word())
    playout(world.table, chance, LONGEST_GAME)
    wrong = game.title.invariants(world.table)
    if wrong:
        raise Broken(f"at the end of a world imagined for seat {seat}: {'; '.join(wrong[:5])}")


def play_watched(game: Game, step: Step, seat: int) -> None:
    """Play a choice; where luck or a reveal had a part in it, nobody may take it back."""
    table = game.table
    luck, known = table.chance.data(), table.known[:]
    game.play(Option(step, game.title.grammar), seat=seat)
    learned = known != table.known and any(
        now & ~then for then, now in zip(known, table.known, strict=True)
    )
    final = table.over or learned or table.chance.data() != luck
    for other in table.seats:
        if game.can_undo(other) and (final or other != seat):
            raise Broken(
                f"seat {other} may take back {game.title.grammar.write(step)} of seat {seat}"
            )


def failure_record(game: Game) -> str:
    """The game so far as a record; a last choice that could not be carried out is left to the reader."""
    writer = records.Writer()
    head = records.header(game.title.id, game.title.version, game.options, game.seed, game.data)
    lines = [writer.line(text) for text in head]
    for seat, step in game.choices:
        lines.append(writer.line(f"{seat} {game.title.grammar.write(step)}"))
    return "".join(lines)


def save(arrival: Arrival, folder: Path) -> Path:
    """Write a failed journey as a record that can be opened, and a text that says what was wrong."""
    journey = arrival.journey
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{journey.game}-{journey.seed}.ashfall"
    account, _, record = arrival.text.partition("\nashfall ")
    path.write_text(openable(f"ashfall {record}") if record else "", "utf-8")
    path.with_suffix(".txt").write_text(
        f"{arrival.error}\n\nafter {arrival.decisions} decisions of {journey.game}, "
        f"{written(journey.options)}, seed {journey.seed}, players {journey.players}\n\n"
        f"the game so far:  ashfall replay {path}\n"
        f"again with checks:  {repeat(journey)}\n\n{account}\n"
        + (f"\nall choices, the last one is not in the record if it could not be carried out:\n"
           f"ashfall {record}" if record else ""),
        "utf-8",
    )  # fmt: skip
    return path


def openable(record: str) -> str:
    """The longest beginning of a record that can be opened."""
    import ashfall

    lines = record.splitlines(keepends=True)
    for shorter in (lines, lines[:-1]):
        try:
            ashfall.load("".join(shorter))
        except Exception:
            continue
        return "".join(shorter)
    return record


def repeat(journey: Journey) -> str:
    return (
        f"python -m ashfall.lab.fuzz --game {journey.game} --options {written(journey.options)} "
        f"--repeat {journey.seed} --players {journey.players} --thorough {journey.thorough}"
    )


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    """Raise TimeoutError in a game that hangs (where the system can).

    Seconds of the processor: on a busy machine a game may wait for its turn longer than that.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"the game hangs: no end after {seconds} seconds of the processor")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
