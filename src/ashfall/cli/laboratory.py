"""`ashfall lab`: runs of many games that last, and what is made of them."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ashfall.languages import Language

from .play import Words

if TYPE_CHECKING:
    from ashfall.engine.settings import Chosen
    from ashfall.lang import Speaker

Bots = Annotated[
    str,
    Parameter(
        help="who plays: random, greedy, greedy:NUMBER, or a file with a bot; dealt to the seats in turn"
    ),
]
Seed = Annotated[str, Parameter(help="another seed gives other games")]
Workers = Annotated[int, Parameter(help="how many processes")]
Data = Annotated[Path | None, Parameter(help="a folder with component rows of your own")]
Lang = Annotated[Language | None, Parameter(help="language of what is told")]
MOST_WORKERS = 256

lab = App(name="lab", help="Long runs of many games, and what they show.")


def register(app: App) -> None:
    from . import laboratory_reports  # noqa: F401 - its commands join the same group

    app.command(lab)


@lab.command
def run(
    *words: Words,
    out: str,
    games: int = 1000,
    bots: Bots = "greedy",
    seed: Seed = "simulation",
    first: Annotated[int, Parameter(name="--from")] = 0,
    end: Annotated[int | None, Parameter(name="--to")] = None,
    workers: Workers = 1,
    part: int = 1000,
    each: str = "",
    data: Data = None,
    ray: str | None = None,
    lang: Lang = None,
) -> int:
    """Play many games and keep them: ashfall lab run GAME [its own options] --out FOLDER.

    The results are Parquet files named by their range of games. A run that was stopped goes on
    where it stood, and gives the same files, however many processes play.

    Parameters
    ----------
    out: str
        the folder of the run, new or begun
    games: int
        how many games
    first: int
        the first game of this shard; a multiple of the size of a part
    end: int
        the game before which this shard ends
    part: int
        how many games in a file
    each: str
        options whose values are played by turns, told apart by the report: level,…
    ray: str
        play on Ray: local, or the address of a cluster; --out may then be an address of fsspec
    """
    from ashfall.lab import run as runs
    from ashfall.lab.cluster import run_on_ray
    from ashfall.lab.plan import MOST_GAMES, plan
    from ashfall.lab.workers import build

    from .console import standard
    from .progress import told

    game, options, speaker = asked(list(words), lang)
    end = games if end is None else end
    within(speaker, "--games / --to", end, 1, MOST_GAMES)
    within(speaker, "--from", first, 0, end - 1)
    within(speaker, "--workers", workers, 1, MOST_WORKERS)
    wanted = plan(game, options, bots.split(","), seed, part, data, named(each))
    console = standard(False)
    console.line(speaker.say(f"lab-build-{build()}"))
    with told(speaker) as telling:
        tell, warn = telling.tell, telling.warn
        if ray is None:
            done = runs.run(wanted, Path(out), first, end, workers, tell, warn)
        else:
            done = run_on_ray(wanted, out, first, end, ray, tell=tell, warn=warn)
    found = {"games": done.done, "there": done.there, "folder": out, "rate": f"{done.rate:.1f}"}
    console.line(speaker.say("lab-run-done", **found), style="strong")
    return 0


def named(options: str) -> list[str]:
    """Options of a game in a row, as they are written on the command line."""
    return [name.replace("-", "_") for name in options.split(",") if name]


def asked(words: list[str], lang: str | None) -> "tuple[str, Chosen, Speaker]":
    """The game, its options and who speaks; games in the making may be named here too."""
    from ashfall.engine.errors import BadOption
    from ashfall.games import IN_THE_MAKING, TITLES, title
    from ashfall.lang import Speaker, language

    from .options import from_flags
    from .play import sorted_words

    plain = Speaker(None, language(lang, os.environ))
    known = [*TITLES, *IN_THE_MAKING]
    named = [word for word in words if word in known][:1]
    if named:
        words = [named[0], *(word for word in words if word != named[0])]
    game, _, flags = sorted_words(words, plain)
    if game not in known:
        raise BadOption(plain.say("error-game", text=game or "…", allowed=", ".join(known)))
    return game, from_flags(title(game), flags, plain), speaker_of(game, lang)


def speaker_of(game: str, lang: str | None) -> "Speaker":
    """Who tells about a game in the language that was asked for, or that of the environment."""
    from ashfall.lang import language

    from .lab import speaking

    return speaking(game, language(lang, os.environ))


def within(speaker: "Speaker", name: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large."""
    from ashfall.engine.errors import BadOption

    if not least <= value <= most:
        allowed = f"{least}–{most}"
        raise BadOption(speaker.say("error-value", name=name, value=value, allowed=allowed))
