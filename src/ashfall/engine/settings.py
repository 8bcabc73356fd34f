"""How a game is set up: settings that a game declares, checked once at the door for everybody who sets one up."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import BadOption

Value = int | str | bool
Given = Value | Sequence[Value]
"""What a setting is given: a value, or for a setting per seat a list with a value for each."""

Chosen = dict[str, Any]
"""A value for each setting that applies, a list of them for one per seat: plain data, as records hold it."""

Needs = Mapping[str, Sequence[Value]]


class Setting:
    """A name, the values it can take, and the value nobody has to choose.

    It applies where the settings before it have one of the values in `needs`; elsewhere it is absent. `values_need`
    says the same of single values. A setting `per_seat` has a value for each seat; if they are `distinct`, only the
    default may be taken twice.
    """

    __slots__ = ("name", "values", "default", "needs", "values_need", "per_seat", "distinct")

    def __init__(
        self,
        name: str,
        values: Sequence[Value],
        default: Value,
        needs: Needs | None = None,
        values_need: Mapping[Value, Needs] | None = None,
        per_seat: bool = False,
        distinct: bool = False,
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.needs = needs or {}
        self.values_need = values_need or {}
        self.per_seat = per_seat
        self.distinct = distinct

    def data(self) -> dict[str, object]:
        """The setting as everybody outside gets it."""
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "needs": listed(self.needs),
            "values_need": {written(v): listed(needs) for v, needs in self.values_need.items()},
            "per_seat": self.per_seat,
            "distinct": self.distinct,
        }

    def applies(self, chosen: Mapping[str, Any]) -> bool:
        return met(self.needs, chosen)

    def allowed(self, chosen: Mapping[str, Any]) -> list[Value]:
        """The values it can take beside what was chosen before."""
        return [v for v in self.values if met(self.values_need.get(v, {}), chosen)]

    def usual(self, chosen: Mapping[str, Any]) -> Value | list[Value]:
        """What nobody has to choose."""
        value = self.usual_value(chosen)
        return [value] * chosen["players"] if self.per_seat else value

    def usual_value(self, chosen: Mapping[str, Any]) -> Value:
        """The default, or where it is not allowed the first value that is."""
        allowed = self.allowed(chosen)
        return self.default if self.default in allowed or not allowed else allowed[0]


def met(needs: Needs, chosen: Mapping[str, Any]) -> bool:
    return all(name in chosen and chosen[name] in values for name, values in needs.items())


def listed(needs: Needs) -> dict[str, list[Value]]:
    return {name: list(values) for name, values in needs.items()}


def written(value: object) -> str:
    """A value as it is typed and stored."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def checked(
    game: str, settings: Sequence[Setting], given: Mapping[str, Given], kept: bool = False
) -> Chosen:
    """Every setting that applies with its value: what was given, checked, and the defaults of the rest.

    `kept`: they come from a save. What does not apply stays as it was written, because it once was accepted.
    """
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise BadOption(f"{game} has no option {name!r}; it has {', '.join(known)}")
    given = seated(game, known, {**implied(settings, given), **given})
    chosen: Chosen = {}
    for setting in settings:
        if setting.applies(chosen):
            wanted = given.get(setting.name, setting.usual(chosen))
            chosen[setting.name] = fitting(game, setting, wanted, chosen)
        elif setting.name in given:
            found = fitting(game, setting, given[setting.name], chosen)
            if kept:
                chosen[setting.name] = found
            elif found != setting.usual(chosen):
                raise BadOption(f"{game}: {setting.name} is only for {told(setting.needs)}")
    return chosen


def seated(game: str, known: Mapping[str, Setting], given: dict[str, Given]) -> dict[str, Given]:
    """One player is a solo game, where there is one, and a solo game has one player."""
    if "solo" not in known:
        return given
    if given.get("solo") is True:
        if given.get("players", 1) != 1:
            raise BadOption(f"{game}: a solo game has 1 player, not {given['players']}")
        return {**given, "players": 1}
    return {**given, "solo": True} if given.get("players") == 1 else given


def implied(settings: Sequence[Setting], given: Mapping[str, Given]) -> dict[str, Value]:
    """Who names a level of the solo game plays solo: what a given setting needs and nobody said otherwise."""
    found: dict[str, Value] = {}
    for setting in settings:
        if setting.name in given and given[setting.name] != setting.default:
            for name, values in setting.needs.items():
                said = name in given or (name == "solo" and "players" in given)
                if len(values) == 1 and not said:
                    found[name] = values[0]
    return found


def fitting(
    game: str, setting: Setting, wanted: Given, chosen: Mapping[str, Any]
) -> Value | list[Value]:
    """A value that the setting can have, or a list with one for each seat."""
    if not setting.per_seat:
        return one_of(game, setting, wanted, chosen)
    players: int = chosen["players"]
    values = list(wanted) if isinstance(wanted, list | tuple) else [wanted] * players
    if len(values) != players:
        raise BadOption(
            f"{game}: {setting.name} needs a value for each of the {players} seats, not {len(values)}"
        )
    found = [one_of(game, setting, value, chosen) for value in values]
    twice = [v for v in found if setting.distinct and v != setting.default and found.count(v) > 1]
    if twice:
        raise BadOption(f"{game}: only one seat can have the {setting.name} {written(twice[0])}")
    return found


def one_of(game: str, setting: Setting, wanted: object, chosen: Mapping[str, Any]) -> Value:
    for value in setting.values:
        if value == wanted and isinstance(value, bool) == isinstance(wanted, bool):
            needs = setting.values_need.get(value, {})
            if not met(needs, chosen):
                raise BadOption(
                    f"{game}: {setting.name} can be {written(value)} only for {told(needs)}"
                )
            return value
    right = ", ".join(written(v) for v in setting.allowed(chosen))
    raise BadOption(f"{game}: {setting.name} can be {right}, not {str(wanted)[:40]!r}")


def told(needs: Needs) -> str:
    """`solo true, players 5 or 6`"""
    return ", ".join(
        f"{name} {' or '.join(written(v) for v in values)}" for name, values in needs.items()
    )


def lines(chosen: Mapping[str, Any]) -> Iterator[str]:
    """The settings as lines of a record; one per seat has a line for each."""
    for name, value in chosen.items():
        if isinstance(value, list):
            yield from (f"option {name} {seat} {written(v)}" for seat, v in enumerate(value))
        else:
            yield f"option {name} {written(value)}"
