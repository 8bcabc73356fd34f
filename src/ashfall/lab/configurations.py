"""Every way to set a game up, or, where they are too many, a few in which every two values meet."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, product

from ashfall.engine.chance import Chance, seeded
from ashfall.engine.errors import BadOption
from ashfall.engine.settings import Chosen, Setting, Value
from ashfall.engine.settings import written as word
from ashfall.engine.title import Title

Configuration = Chosen
Part = tuple[str, int]
"""A setting, and the seat whose value it is (-1: the whole table's)."""


def configurations(title: Title) -> list[Configuration]:
    """All combinations of declared values that the game accepts, each once."""
    return list(combined(title))


def covering(title: Title, most: int) -> list[Configuration]:
    """All configurations, or, where there are more than `most`, a few in which every pair of values meets."""
    first = list(islice(combined(title), most + 1))
    return first if len(first) <= most else Cover(title.all_settings()).chosen()


def few(title: Title, most: int) -> list[Configuration]:
    """All configurations, or, where there are more than `most`, a handful in which every value is met."""
    found = covering(title, most)
    if len(found) <= most:
        return found
    found.sort(key=lambda one: int(one["players"]))
    missing: set[str] = set().union(*map(met_values, found))
    chosen = []
    while missing:
        new = [missing & met_values(one) for one in found]
        best = max(range(len(found)), key=lambda i: len(new[i]))
        chosen.append(found[best])
        missing -= new[best]
    return sorted(chosen, key=lambda one: int(one["players"]))


def combined(title: Title) -> Iterator[Configuration]:
    return extended(title.all_settings(), {})


def extended(settings: Sequence[Setting], begun: Configuration) -> Iterator[Configuration]:
    """All ways to go on from the settings that are chosen already."""
    if not settings:
        yield begun
        return
    setting, *rest = settings
    if not setting.applies(begun):
        yield from extended(rest, begun)
        return
    for value in values_of(setting, begun):
        yield from extended(rest, {**begun, setting.name: value})


def values_of(setting: Setting, begun: Configuration) -> Iterator[Value | list[Value]]:
    allowed = possible(setting, begun)
    if not setting.per_seat:
        yield from allowed
        return
    for values in product(allowed, repeat=begun["players"]):
        taken = [v for v in values if v != setting.default]
        if not setting.distinct or len(set(taken)) == len(taken):
            yield list(values)


def possible(setting: Setting, begun: Configuration) -> list[Value]:
    """The values beside those that are chosen already: one player is a solo game, more are not."""
    if setting.name == "solo":
        return [begun["players"] == 1]
    return setting.allowed(begun)


TRIES = 8


class Cover:
    """Few configurations with every pair of values that can stand together, made one pair after the other."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        self.settings = settings
        self.by_name = {setting.name: setting for setting in settings}
        self.chance: Chance = seeded("configurations")

    def chosen(self) -> list[Configuration]:
        players = self.by_name["players"].values
        parts = [
            ((setting.name, seat), value)
            for setting in self.settings
            for seat in (range(max(map(int, players))) if setting.per_seat else [-1])
            for value in setting.values
        ]
        missing = {
            frozenset([written_part(*a), written_part(*b)]): dict([a, b])
            for a, b in combinations(parts, 2)
            if a[0] != b[0]
        }
        found = []
        while missing:
            pair, fixed = next(iter(missing.items()))
            made = [one for _ in range(TRIES) if (one := self.completed(fixed)) is not None]
            if not made:
                del missing[pair]
                continue
            met = [{frozenset(seen) for seen in pairs(one)} & missing.keys() for one in made]
            best = max(range(len(made)), key=lambda i: len(met[i]))
            found.append(made[best])
            for seen in met[best]:
                del missing[seen]
        return found

    def needed(self, fixed: Mapping[Part, Value]) -> dict[Part, Value]:
        """These values, and what they need, and what that needs."""
        wanted = dict(fixed)
        queue = list(fixed.items())
        for (name, _), value in queue:
            setting = self.by_name[name]
            for needs in (setting.needs, setting.values_need.get(value, {})):
                for other, values in needs.items():
                    fitting = [v for v in self.fitting(other, fixed) if v in values]
                    if (other, -1) not in wanted and fitting:
                        wanted[other, -1] = fitting[self.chance.below(len(fitting))]
                        queue.append(((other, -1), wanted[other, -1]))
        return wanted

    def fitting(self, name: str, wanted: Mapping[Part, Value]) -> list[Value]:
        """The values of a setting; enough players for every seat that is named, and one alone where solo is."""
        values = list(self.by_name[name].values)
        if name == "players":
            values = [v for v in values if int(v) > max(seat for _, seat in wanted)]
            if ("solo", -1) in wanted:
                values = [v for v in values if (v == 1) is wanted["solo", -1]]
        return values

    def completed(self, fixed: Mapping[Part, Value]) -> Configuration | None:
        """A configuration with these values, or None where they cannot stand together."""
        wanted = self.needed(fixed)
        made: Configuration = {}
        for setting in self.settings:
            if setting.applies(made):
                seats = range(made["players"]) if setting.per_seat else [-1]
                values: list[Value] = []
                for seat in seats:
                    value = self.value(setting, seat, values, made, wanted)
                    if value is None:
                        return None
                    values.append(value)
                made[setting.name] = values if setting.per_seat else values[0]
        shown = {part for one in made for part in parts_of(one, made[one])}
        return made if all(written_part(*part) in shown for part in fixed.items()) else None

    def value(
        self,
        setting: Setting,
        seat: int,
        before: Sequence[Value],
        made: Configuration,
        wanted: Mapping[Part, Value],
    ) -> Value | None:
        """The value that is wanted here, else any that is possible and is not wanted at a later seat."""
        reserved = [v for (name, _), v in wanted.items() if name == setting.name]
        declared = self.fitting(setting.name, wanted)
        fitting = [v for v in possible(setting, made) if v in declared]
        if setting.distinct:
            fitting = [v for v in fitting if v == setting.default or v not in before]
        if (setting.name, seat) in wanted:
            value = wanted[setting.name, seat]
            return value if value in fitting else None
        free = [v for v in fitting if not setting.distinct or v not in reserved] or fitting
        return free[self.chance.below(len(free))] if free else None


def written_part(part: Part, value: Value) -> str:
    name, seat = part
    return f"{name}={word(value)}" if seat < 0 else f"{name}[{seat}]={word(value)}"


def parts_of(name: str, value: Value | list[Value]) -> list[str]:
    values = list(enumerate(value)) if isinstance(value, list) else [(-1, value)]
    return [written_part((name, seat), one) for seat, one in values]


def met_values(options: Configuration) -> set[str]:
    """The values of a configuration, whichever seat has them."""
    return {
        f"{name}={word(value)}"
        for name, given in options.items()
        for value in (given if isinstance(given, list) else [given])
    }


def pairs(options: Configuration) -> set[tuple[str, str]]:
    """Every two values of a configuration that stand together."""
    return set(
        combinations([part for name in options for part in parts_of(name, options[name])], 2)
    )


def written(options: Configuration) -> str:
    """A configuration in one line: `players=3,map=beta,faction=wild+random+fauns`."""
    return ",".join(
        f"{name}={'+'.join(map(word, value if isinstance(value, list) else [value]))}"
        for name, value in options.items()
    )


def read(title: Title, text: str) -> Configuration:
    """The configuration that a line names; what it leaves out has its default."""
    known = {setting.name: setting for setting in title.all_settings()}
    given: Configuration = {}
    for part in filter(None, text.split(",")):
        name, _, words = part.partition("=")
        values = {word(v): v for v in (known[name].values if name in known else ())}
        found = [values.get(text.lower()) for text in words.split("+")]
        if None in found or not found:
            right = ", ".join(values) or f"one of the options {', '.join(known)}"
            raise BadOption(f"{part}: it must be {right}")
        given[name] = found if known[name].per_seat else found[0]
    return title.checked_settings(given)
