"""What a game tells the engine about itself. One `Title` per folder in `games/`."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files as resources
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from .data import File, read_files
from .settings import Chosen, Given, Setting, checked
from .sheet import Maker, Section, T, at_once
from .table import Event, Table
from .verbs import Step
from .words import Grammar, Names


class Use(NamedTuple):
    """Pieces of a kind of the grammar (these numbers, or all that have a word) and the events that use one of them."""

    name: str
    events: tuple[str, ...]
    numbers: tuple[int, ...] = ()


class Title:
    """A game: identity, settings, grammar, and the functions the outside needs.

    `version` is the rules version written into records.
    `players` are the seats people and bots may take; `solo` says that one player may meet the automa.
    `automa_setting` brings the automa to the table when it is true: the solo game, unless the title
    has one that can also seat it beside several players.
    `levels` are the settings that say how strong the automa is: reports tell victories by their values.
    `modules` hold its rules: a step in a saved position is named `<module>.<function>`, with the path of the module
    below the game's package (`factions.attack.fire`). `aliases` lead from the names of rules that were moved since
    somebody saved a position to their names of today. They go on being saved by the first of these names, so that one
    rules version writes the same position in every program; with the next version of the rules they can go.
    `table` is the class of its state, built from `box`, `players` and its fields.
    `concealed` are the kinds of things that can lie face down.
    `goes_on` are the questions that belong to the sentence of the choice before: a page asks them in one form.
    `proposes` are the questions where the page puts an answer forward, as for losses; `costs` those among them that are
    the price of the choice before: what is put forward stands in its sentence. `repeats` are the verbs that a player
    may order to be said again as long as the same is asked, `lasts` the questions with the verb that he may order for
    the rest of the game, as he may the losses that are put forward unless they are `grave`; `closes` are verbs that
    only say "that was all".
    `sources` says of each category of the score sheet which rule it follows and which kinds of events change it.
    `middle` are the parts of the text board that show what lies in the middle of the table: a screen too low for the
    whole board shows these and one's own.
    `nothing_due` says of rules that ask when they have nothing to ask about, and `closing` are verbs that only say that
    nothing more is done. Where a rule does not ask otherwise, no answer may change anything: the fuzzer tries them.
    `uses` says which events use a piece, by what people call such pieces: the fuzzer counts what is hardly ever used.
    """

    id: str
    version: str
    players: tuple[int, ...]
    solo: bool = False
    automa_setting: str = "solo"
    settings: tuple[Setting, ...] = ()
    levels: tuple[str, ...] = ()
    modules: tuple[ModuleType, ...] = ()
    aliases: Mapping[str, str] = {}
    grammar: Grammar
    table: type[Table]
    concealed: tuple[str, ...] = ()
    goes_on: tuple[str, ...] = ()
    proposes: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    repeats: tuple[str, ...] = ()
    lasts: tuple[tuple[str, str], ...] = ()
    grave: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    sources: Mapping[str, Sequence[str]] = {}
    middle: tuple[str, ...] = ()
    nothing_due: Mapping[Callable[..., None], Callable[..., bool]] = {}
    closing: tuple[Callable[..., None], ...] = ()
    uses: Mapping[str, Use] = {}

    def __init__(self) -> None:
        self.rules: dict[str, Any] = {}
        self.rule_names: dict[Any, str] = {}
        for module in self.modules:
            place = self.place(module)
            for name, thing in vars(module).items():
                own = callable(thing) and getattr(thing, "__module__", "") == module.__name__
                if own and thing.__name__ == name:  # a second name for a rule is not its name
                    self.named(f"{place}.{name}", thing)
                    self.rule_names[thing] = f"{place}.{name}"
        for old, today in self.aliases.items():
            if today not in self.rules:
                raise ValueError(
                    f"{self.id}: {old} is called {today!r} today, but there is no such rule"
                )
            self.named(old, self.rules[today])
            if self.rule_names[self.rules[today]] == today:
                self.rule_names[self.rules[today]] = old

    def place(self, module: ModuleType) -> str:
        """A module's name below the game's package: `attack`, `factions.attack`."""
        package = f"{type(self).__module__}."
        inside = module.__name__.startswith(package)
        return module.__name__[len(package) :] if inside else module.__name__.rpartition(".")[2]

    def named(self, name: str, rule: Any) -> None:
        """Give a rule the name that saved positions know it by."""
        if self.rules.setdefault(name, rule) is not rule:
            raise ValueError(f"{self.id}: two rules are called {name!r} in saved positions")

    # Written by each game

    def box(self, overlay: Path | None = None) -> Any:
        """The frozen component tables, with the rows of the overlay folder in place of the printed ones."""
        raise NotImplementedError

    def files(self, overlay: Path | None = None) -> dict[str, File]:
        """The component files: those in the folder `data` beside the game's modules, and the overlay's rows."""
        return read_files(
            resources(sys.modules[type(self).__module__].__package__ or "") / "data", overlay
        )

    def set_up(self, box: Any, options: Chosen, seed: int | str) -> Table:
        """A table ready for the first step, its agenda filled (not yet run)."""
        raise NotImplementedError

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, written field by field."""
        raise NotImplementedError

    def sheet(self, view: Mapping[str, Any]) -> list[Section]:
        """The view as a text board: made from the view alone, so it cannot show more."""
        return self.sections(view, at_once)

    def sections(self, view: Mapping[str, Any], made: Maker[T]) -> list[T]:
        """The text board, each section by `made` from a function and the parts of the view that it reads.

        So whoever shows one position after the other makes only what changed. A game without it has a `sheet`.
        """
        raise NotImplementedError

    def own_view(self, table: Any, seat: int, shared: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """The view of a seat, made beside the spectators' view of the same moment.

        It may share that view's parts and must not change them; a game that has nothing to share leaves this be.
        """
        return self.view(table, seat)

    def sides(self, table: Any) -> list[str]:
        """Who scores: `seat` for each seat in order, then the automa or whatever else plays."""
        raise NotImplementedError

    def score_sheet(self, table: Any) -> list[tuple[str, list[int]]]:
        """Points by category in the rulebook's order, one number per side."""
        raise NotImplementedError

    def winners(self, table: Any) -> list[int]:
        """The sides that win once the game is over (none: everybody lost)."""
        raise NotImplementedError

    def invariants(self, table: Any) -> list[str]:
        """Everything that is wrong with a position: nothing, unless there is a bug."""
        raise NotImplementedError

    def estimate(self, table: Any, seat: int) -> int:
        """How good the position looks for a seat, for simple players; larger is better."""
        raise NotImplementedError

    def course(self, events: Sequence[Event]) -> dict[str, tuple[int, int]]:  # noqa: ARG002
        """What simulations count of a game's course: for each figure the hits, and out of how many."""
        return {}

    def names(self, table: Any) -> Mapping[str, Names]:  # noqa: ARG002
        """What people call things at this table; a game whose overlays can rename things says it here."""
        return self.grammar.names

    def traits(self, table: Any) -> dict[str, list[str]]:  # noqa: ARG002
        """What each seat was dealt or chose that reports tell apart (a faction, a leader): a word per seat."""
        return {}

    # The same for all games

    def checked_settings(self, given: Mapping[str, Given], kept: bool = False) -> Chosen:
        """Every setting that applies with its value; `kept` ones come from a save and stay as they are."""
        return checked(self.id, self.all_settings(), given, kept)

    def all_settings(self) -> list[Setting]:
        """Players and solo first, then the game's own."""
        counts = ((1,) if self.solo and 1 not in self.players else ()) + self.players
        default = 2 if 2 in self.players else self.players[0]
        head = [Setting("players", counts, default)]
        if self.solo:
            head.append(Setting("solo", (False, True), False))
        return [*head, *self.settings]

    def scores(self, table: Any) -> list[int]:
        """The total of each side."""
        totals = [0] * len(self.sides(table))
        for _, points in self.score_sheet(table):
            totals = [a + b for a, b in zip(totals, points, strict=True)]
        return totals

    def step_data(self, s: Step) -> list[Any]:
        return [self.rule_names[s[0]], *s[1:]] if s else []

    def step_from(self, data: Sequence[Any]) -> Step:
        if not data:
            return ()
        if data[0] not in self.rules:
            raise ValueError(f"{self.id} has no rule {data[0]!r}")
        return (self.rules[data[0]], *data[1:])
