"""`ashfall games`, `rules`, `data`, `version`: what there is, without playing."""

import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ashfall.languages import Language

if TYPE_CHECKING:
    from .console import Console


def register(app: App) -> None:
    for command in (games, rules, data):
        app.command(command)
    app.command(tell_version, name="version")


def version() -> str:
    from importlib import metadata

    return metadata.version("ashfall")


def tell_version() -> None:
    """The version of Ashfall and of each game's rules."""
    from ashfall.games import TITLES, title

    print(f"ashfall {version()}")
    for id in TITLES:
        print(f"{id} {title(id).version}")


def games(*, lang: Language | None = None) -> None:
    """The games there are, with their options.

    Parameters
    ----------
    lang: str
        language of the list
    """
    from ashfall.games import TITLES, title
    from ashfall.lang import Speaker, language

    from .console import standard
    from .options import described

    console = standard(False)
    for id in TITLES:
        speaker = Speaker(title(id), language(lang, os.environ))
        console.line(f"{id}: {speaker.say('game-name')}", style="strong")
        console.line(speaker.say("game-summary"), indent=2)
        for line in described(title(id), speaker):
            console.line(line, indent=4, hang=4)
        console.line()


def rules(game: str, *words: str, lang: Language | None = None) -> int:
    """Search a game's rules: ashfall rules last-aurora ambush.

    Parameters
    ----------
    game: str
        the game
    words: str
        words of the rule, or its number
    lang: str
        language of the answer; the words may be English, Russian or Polish
    """
    from ashfall import rulebook
    from ashfall.engine.errors import BadOption
    from ashfall.games import TITLES
    from ashfall.lang import Speaker, language

    from .console import standard

    speaker = Speaker(None, language(lang, os.environ))
    console = standard(False)
    try:
        found = rulebook.find(game, " ".join(words), speaker.lang)
    except LookupError:
        raise BadOption(speaker.say("error-game", text=game, allowed=", ".join(TITLES))) from None
    console.line(speaker.say("rules-found", count=len(found)))
    for rule in found:
        console.line(f"{rule.id}  {rule.text}", indent=2, hang=2)
    return 0 if found else 1


def data(
    game: str,
    *,
    data: Path | None = None,
    all: Annotated[bool, Parameter(negative="")] = False,
    lang: Language | None = None,
) -> None:
    """Where the values of a game's components come from: ashfall data last-aurora.

    Parameters
    ----------
    game: str
        the game
    data: Path
        a folder with component rows of your own: they are checked and counted too
    all: bool
        every row with its source
    lang: str
        language of the words around the list
    """
    from ashfall.engine.data import SOURCES, provenance, single_values
    from ashfall.games import title
    from ashfall.lang import Speaker, language

    from .console import standard

    chosen = title(game)
    speaker = Speaker(chosen, language(lang, os.environ))
    console = standard(False)
    chosen.box(data)
    rows = provenance(chosen.files(data))
    counts = Counter(source for _, _, source, _ in rows)
    console.line(speaker.say("data-rows", count=len(rows)), style="strong")
    for source in SOURCES:
        if counts[source]:
            console.line(f"{speaker.say(f'source-{source}')}: {counts[source]}", indent=2)
    partly = [row for row in rows if row[3] and row[2] != "designed"]
    if partly:
        console.line(speaker.say("data-partly", count=len(partly)), indent=2)
    console.line(speaker.say("data-all" if all else "data-designed"), style="strong")
    lines = [
        (file, row, ", ".join(fields) or speaker.say(f"source-{source}"))
        for file, row, source, fields in rows
        if source == "designed" or fields or all
    ]
    tell_rows(console, lines)
    single = single_values(chosen.files(data))
    if single:
        console.line(speaker.say("data-single"), style="strong")
        words = {source: speaker.say(f"source-{source}") for source in SOURCES}
        tell_rows(console, [(f, row, f"{', '.join(of)} ({words[s]})") for f, row, s, of in single])


def tell_rows(console: "Console", lines: list[tuple[str, str, str]]) -> None:
    """Each row of a file with what is said of it; rows of one kind together."""
    listed: dict[tuple[str, str, str], list[str]] = {}
    for file, row, what in lines:
        kind, _, id = row.partition(" ")
        listed.setdefault((file, kind, what), []).append(id)
    for (file, kind, what), ids in listed.items():
        named = f"{file}.toml, {kind} {', '.join(ids)}".rstrip()
        console.line(f"{named}: {what}", indent=2, hang=4)
