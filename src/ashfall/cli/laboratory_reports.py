"""`ashfall lab report`, `arena`, `sweep`, `values` and `dataset`: what is made of runs, and runs of other kinds."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .laboratory import (
    MOST_WORKERS,
    Bots,
    Data,
    Lang,
    Seed,
    Workers,
    asked,
    lab,
    speaker_of,
    within,
)
from .play import Words

if TYPE_CHECKING:
    from ashfall.lab.arena import Match
    from ashfall.lang import Speaker


@lab.command
def report(
    run: Path,
    versus: Path | None = None,
    /,
    *,
    out: Path | None = None,
    pictures: Path | None = None,
    values: Path | None = None,
    lang: Lang = None,
) -> int:
    """Tell what a run says in one HTML file: ashfall lab report RUN [OTHER RUN].

    With another run of the same seeds it also tells how that one differs, game by game.

    Parameters
    ----------
    run: Path
        the folder of a run
    versus: Path
        the folder of another run
    out: Path
        the file to write, report.html in the folder of the run otherwise
    pictures: Path
        a folder for the same as pictures and tables
    values: Path
        the folder of `ashfall lab values`, to tell what each designed number does
    """
    from ashfall.lab import pages
    from ashfall.lab.charts import altair
    from ashfall.lab.plan import about
    from ashfall.lab.report import report as made_of

    from .console import standard

    speaker = speaker_of(about(run)["game"], lang)
    altair()
    made = made_of(run, versus, speaker, values)
    path = out or run / "report.html"
    path.write_text(pages.page(made), "utf-8")
    if pictures is not None:
        pages.pictures(made, pictures)
    standard(False).line(speaker.say("report-written", path=str(path)), style="strong")
    return 0


@lab.command
def arena(
    *words: Words,
    players: str,
    seats: int = 2,
    games: int = 400,
    seed: Seed = "arena",
    workers: Workers = 1,
    out: Path | None = None,
    lang: Lang = None,
) -> int:
    """Let every two players meet: ashfall lab arena GAME --players greedy,random,my_bot.py.

    A pair plays until a sequential test has decided who is stronger. Ratings are Bradley–Terry,
    with greedy at 1000.

    Parameters
    ----------
    players: str
        who meets: random, greedy, greedy:NUMBER, or files with bots
    seats: int
        how many seats the tables have; two players share them by turns
    games: int
        the most games of a pair
    out: Path
        a folder for the ladder page and its figures
    """
    from ashfall.lab import arena as arenas

    from .console import standard

    game, options, speaker = asked([*words, "--players", str(seats)], lang)
    within(speaker, "--games", games, 2, 1_000_000)
    within(speaker, "--workers", workers, 1, MOST_WORKERS)
    telling = Telling(speaker)
    matches = arenas.meet(game, options, players.split(","), games, seed, workers, telling.tell)
    console = standard(False)
    tell_ladder(console, speaker, matches)
    if out is not None:
        about = {"game": game, "seats": seats, "seed": seed}
        path = arenas.keep(matches, about, out, speaker)
        console.line(speaker.say("report-written", path=str(path)))
    return 0


class Telling:
    """Says each fault of a bot once, when it happens."""

    def __init__(self, speaker: "Speaker") -> None:
        self.speaker = speaker
        self.told: set[str] = set()

    def tell(self, match: "Match") -> None:
        for fault in [*match.faults, match.broken]:
            if fault and fault not in self.told:
                self.told.add(fault)
                print(f"ashfall: {fault}", file=sys.stderr, flush=True)


def tell_ladder(console: Any, speaker: "Speaker", matches: "list[Match]") -> None:
    from ashfall.lab.arena import ladder, pair_rows, verdict

    say = speaker.say
    rows = [["", say("arena-rating"), say("simulated-games"), say("simulated-wins")]]
    for row in ladder(matches):
        rating = f"{row['rating']:.0f} ± {row['interval']:.0f}"
        rows.append([row["player"], rating, str(row["games"]), f"{row['won']:g}"])
    console.columns(rows, indent=2)
    console.line()
    pairs = [[say("arena-pair"), say("simulated-wins"), say("simulated-interval"), ""]]
    for row in pair_rows(matches):
        wins = " : ".join(f"{one:g}" for one in row["wins"])
        interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"
        pairs.append([" – ".join(row["players"]), wins, interval, verdict(speaker, row)])
    console.columns(pairs, indent=2)


@lab.command
def sweep(search: Path, /, *, out: Path, workers: Workers = 1, lang: Lang = None) -> int:
    """Look for a value: ashfall lab sweep SEARCH.toml --out FOLDER.

    The file names the game, the figure that is looked for, and the values to try; every combination
    plays the same seeds, and the better half goes on with twice as many games.

    Parameters
    ----------
    search: Path
        the file that says what is tried
    out: Path
        a folder for the runs and their result; a stopped search goes on there
    """
    from ashfall.lab import sweep as sweeps

    from .console import standard

    speaker = speaker_of(sweeps.read_search(search).game, lang)
    within(speaker, "--workers", workers, 1, MOST_WORKERS)
    console = standard(False)

    def tell(values: str, found: dict[str, Any]) -> None:
        interval = f"{found['low']:.3f} … {found['high']:.3f}"
        told = {"games": found["games"], "mean": f"{found['mean']:.3f}", "interval": interval}
        console.line(speaker.say("sweep-tried", values=values, **told))

    outcome = sweeps.sweep(search, out, workers, tell)
    console.line(speaker.say("sweep-best", values=outcome["best"]), style="strong")
    for row in outcome["best_less_second"]:
        between = f"{row['low']:+.3f} … {row['high']:+.3f}"
        difference = f"{row['difference']:+.3f}"
        console.line(speaker.say("sweep-margin", difference=difference, interval=between))
    return 0


@lab.command
def values(
    *words: Words,
    out: Path,
    games: int = 100,
    bots: Bots = "random",
    seed: Seed = "values",
    workers: Workers = 1,
    only: str = "",
    lang: Lang = None,
) -> int:
    """Try one more of every designed number: ashfall lab values GAME [its own options] --out FOLDER.

    Each plays the same seeds as the printed values; `ashfall lab report RUN --values FOLDER` tells
    the differences. A stopped trial goes on.

    Parameters
    ----------
    out: Path
        a folder for the result
    games: int
        how many games for each number
    only: str
        only numbers whose name (`rooms: room pantry.food`) holds this text
    """
    from ashfall.lab import values as trials
    from ashfall.lab.plan import plan

    from .console import standard

    game, options, speaker = asked(list(words), lang)
    wanted = plan(game, options, bots.split(","), seed)
    within(speaker, "--workers", workers, 1, MOST_WORKERS)
    trials.values(wanted, out, games, workers, only)
    standard(False).line(speaker.say("report-written", path=str(out)), style="strong")
    return 0


@lab.command
def dataset(
    *words: Words,
    out: Path,
    games: int = 100,
    bots: Bots = "greedy",
    seed: Seed = "dataset",
    every: int = 1,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Write games as positions with choices and outcomes: ashfall lab dataset GAME --out FOLDER.

    Parameters
    ----------
    out: Path
        a new folder for the Parquet files and their card
    games: int
        how many games
    every: int
        keep only every so-manieth decision
    """
    from ashfall.lab import dataset as datasets
    from ashfall.lab.plan import plan

    from .console import standard

    game, options, speaker = asked(list(words), lang)
    within(speaker, "--games", games, 1, 10_000_000)
    datasets.dataset(plan(game, options, bots.split(","), seed, overlay=data), out, games, every)
    standard(False).line(speaker.say("report-written", path=str(out)), style="strong")
    return 0
