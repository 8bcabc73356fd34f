"""Every way to set a game up: player counts, solo, and all options in all combinations."""

from collections.abc import Mapping
from itertools import product

from ashfall.engine.chance import seeded
from ashfall.engine.errors import BadOption
from ashfall.engine.title import Title, Value

Configuration = dict[str, Value]


def configurations(title: Title) -> list[Configuration]:
    """All combinations of declared values that the game accepts, each once."""
    choices = title.all_choices()
    found: dict[tuple[Value, ...], Configuration] = {}
    for values in product(*[choice.values for choice in choices]):
        given = dict(zip([choice.name for choice in choices], values, strict=True))
        if given.get("solo", False) != (given["players"] == 1) and "solo" in given:
            continue
        try:
            options = title.checked_options(given)
        except BadOption:
            continue
        found.setdefault(tuple(options.values()), options)
    return list(found.values())


def covering(title: Title, most: int) -> list[Configuration]:
    """All configurations, or, where there are more than `most`, a few in which every pair of values meets.

    The few are taken greedily: always the one that shows the most pairs of values not yet seen.
    """
    everything = configurations(title)
    if len(everything) <= most:
        return everything
    missing = {pair for options in everything for pair in pairs(options)}
    order = list(range(len(everything)))
    seeded("configurations").shuffle(order)
    chosen: list[int] = []
    while missing:
        best = max(order, key=lambda i: len(pairs(everything[i]) & missing))
        missing -= pairs(everything[best])
        chosen.append(best)
    return [everything[i] for i in sorted(chosen)]


def pairs(options: Mapping[str, Value]) -> set[tuple[str, str]]:
    """Every two values of a configuration that stand together."""
    values = [f"{name}={value}" for name, value in options.items()]
    return {(a, b) for i, a in enumerate(values) for b in values[i + 1 :]}


def written(options: Mapping[str, Value]) -> str:
    """A configuration in one line: `players=3,map=beta`."""
    return ",".join(f"{name}={str(value).lower()}" for name, value in options.items())


def read(title: Title, text: str) -> Configuration:
    """The configuration that a line names; what it leaves out has its default."""
    known = {choice.name: choice.values for choice in title.all_choices()}
    given: Configuration = {}
    for part in filter(None, text.split(",")):
        name, _, word = part.partition("=")
        values = {str(value).lower(): value for value in known.get(name, ())}
        if word.lower() not in values:
            right = ", ".join(values) or f"one of the options {', '.join(known)}"
            raise BadOption(f"{part}: it must be {right}")
        given[name] = values[word.lower()]
    return title.checked_options(given)
