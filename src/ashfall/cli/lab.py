"""`ashfall simulate`: many games between bots, and what they say."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import App

from ashfall.languages import Language

from .play import Words

if TYPE_CHECKING:
    from ashfall.lang import Speaker

    from .console import Console


def register(app: App) -> None:
    app.command(simulate)


def simulate(
    *words: Words,
    bots: str = "greedy",
    games: int = 100,
    seed: str = "simulation",
    workers: int = 1,
    json: Path | None = None,
    lang: Language | None = None,
) -> int:
    """Let bots play many games: ashfall simulate GAME [its own options] --bots greedy,random.

    The bots are dealt to the seats in turn, one seat further in every next game. The same seed
    gives the same games, however many processes play them.

    Parameters
    ----------
    bots: str
        who plays: random, greedy, greedy:NUMBER (so many answers tried per decision)
    games: int
        how many games
    seed: str
        another seed gives other games
    workers: int
        how many processes
    json: Path
        a file, one line of JSON per game
    lang: str
        language of the summary
    """
    from ashfall.engine.errors import BadOption
    from ashfall.games import title
    from ashfall.lab import simulate as lab
    from ashfall.lab.configurations import written
    from ashfall.lang import Speaker, language

    from .console import standard
    from .play import from_words, sorted_words

    speaker = Speaker(None, language(lang, os.environ))
    game, _, flags = sorted_words(list(words), speaker)
    options = from_words(game, flags, None, speaker)
    if not 1 <= games <= 10_000_000 or not 1 <= workers <= 64:
        allowed = "--games 1–10000000, --workers 1–64"
        raise BadOption(
            speaker.say("error-value", name="games/workers", value=games, allowed=allowed)
        )
    results = lab.simulate(game, options, bots.split(","), games, seed, workers)
    found = lab.summary(kept(results, json) if json is not None else results)
    chosen = title(game).checked_settings(options)
    told = written(chosen).replace("=", " ").replace(",", ", ")
    tell(standard(False), speaking(game, speaker.lang), found, {"options": told, "seed": seed})
    if json is not None:
        standard(False).line(speaking(game, speaker.lang).say("simulated-file", path=str(json)))
    return 0


def kept(results: Iterable[dict[str, Any]], path: Path) -> Iterator[dict[str, Any]]:
    """Write each result to a file on its way."""
    from ashfall.lab.simulate import line

    with path.open("w", encoding="utf-8") as file:
        for one in results:
            file.write(line(one))
            yield one


def speaking(game: str, lang: str) -> "Speaker":
    """A speaker that knows the game's words and the laboratory's."""
    from ashfall.games import title
    from ashfall.lang import Speaker, bundle

    speaker = Speaker(title(game), lang)
    speaker.bundles += [bundle("lab", lang), bundle("lab", "en")]
    return speaker


def tell(
    console: "Console", speaker: "Speaker", found: dict[str, Any], about: dict[str, str]
) -> None:
    from ashfall.builds import COMPILED

    say = speaker.say
    name = say("game-name")
    console.line(say("simulated", games=found["games"], game=name, **about), style="strong")
    console.line(say("simulated-caveat"))
    if not COMPILED:
        console.line(say("simulated-interpreted"))
    length = found["length"]
    console.line(
        say(
            "simulated-length",
            mean=length["mean"],
            least=length["least"],
            most=length["most"],
            options=found["options_per_decision"],
        )
    )
    if found["nobody_won"]:
        console.line(say("simulated-nobody", count=found["nobody_won"]))
    for heading, groups in (("by-seat", found["seats"]), ("by-player", found["players"])):
        console.line()
        console.line(say(f"simulated-{heading}"), style="strong")
        columns = ("games", "wins", "interval", "score", "spread")
        rows = [["", *(say(f"simulated-{column}") for column in columns)]]
        rows += [[side(speaker, name), *figures(group)] for name, group in groups.items()]
        console.columns(rows, indent=2)
    tell_categories(console, speaker, found)
    if found["course"]:
        tell_course(console, speaker, found["course"])


def tell_course(console: "Console", speaker: "Speaker", course: dict[str, Any]) -> None:
    """What a game counts of its course: how often, out of how many."""
    rows = [["", speaker.say("simulated-share"), "", speaker.say("simulated-interval")]]
    for figure, found in course.items():
        low, high = 100 * found["low"], 100 * found["high"]
        rows.append(
            [
                speaker.say(f"course-{figure}"),
                f"{100 * found['rate']:.1f} %",
                f"{found['hits']} / {found['cases']}",
                f"{low:.1f}–{high:.1f} %",
            ]
        )
    console.line()
    console.line(speaker.say("simulated-course"), style="strong")
    console.columns(rows, indent=2)


def tell_categories(console: "Console", speaker: "Speaker", found: dict[str, Any]) -> None:
    sides = list(found["seats"])
    rows = [["", *(side(speaker, name) for name in sides)]]
    for category, points in found["categories"].items():
        rows.append([speaker.score(category), *(f"{points.get(name, 0):.1f}" for name in sides)])
    console.line()
    console.line(speaker.say("simulated-by-category"), style="strong")
    console.columns(rows, indent=2)


def side(speaker: "Speaker", name: str) -> str:
    """`seat 0` as the first player's name, a side that is no seat in words, a program as it is called."""
    word, _, number = name.partition(" ")
    if word == "seat" and number.isdigit():
        return speaker.say("player", number=int(number) + 1)
    return speaker.side(name, 0) if speaker.has(f"side-{name}") else name


def figures(group: dict[str, Any]) -> list[str]:
    low, high = 100 * group["win_rate_low"], 100 * group["win_rate_high"]
    score = group["score"]
    return [
        str(group["games"]),
        f"{100 * group['win_rate']:.1f} %",
        f"{low:.1f}–{high:.1f} %",
        f"{score['mean']:.1f}",
        f"{score['least']} – {score['median']} – {score['most']}",
    ]
