"""What can be added to the game (DEI-SET-24): each module answers the points at which it enters the course of the game.

A module is a file that enters itself here under the name of its option; the chapters know no module by name.
"""

from collections.abc import Mapping

from ashfall.engine.settings import Setting, Value

from .state import Dei


class Module:
    """The points at which modules enter, with the answer of a module that does nothing there."""

    def setting(self, option: str) -> Setting:
        """DEI-SET-24: its option: out or in, unless there is more to say; out is False or "none"."""
        return Setting(option, (False, True), False)

    def settings(self, option: str) -> list[Setting]:
        """DEI-SET-24: everything that is chosen about it before the game."""
        return [self.setting(option)]

    def sides(self) -> int:
        """DEI-AUT-01: how many participants it brings besides the players."""
        return 0

    def take(self, t: Dei, options: Mapping[str, Value]) -> None:
        """DEI-SET-24, DEI-AUT-01: the module is in; what it brings to the table before factions are chosen."""

    def markets(self, boards: list[int]) -> list[int]:
        """DEI-SET-09: the market boards of the table."""
        return boards

    def set_up(self, t: Dei) -> None:
        """DEI-SET-24: its components, after the missions are laid out."""

    def before_deployment(self, t: Dei) -> None:
        """DEI-FLOW-06: after the initiative of round 1 is known, before units are deployed."""

    def after_phase_three(self, t: Dei) -> None:
        """DEI-RUL-145: after the last participant of phase III, before the refresh phase."""

    def takes_scrappers(self, t: Dei) -> list[tuple[int, int, int]]:
        """DEI-WEA-16: what it would take at the end of phase III as things are now: side, region, how many."""
        return []

    def burns_resources(self, t: Dei) -> list[int]:
        """DEI-WEA-15: the regions that would lose a resource then."""
        return []

    def entered(self, t: Dei, side: int, region: int, company: int) -> None:
        """DEI-MER-05: figures were moved into a region by an effect of their own side."""

    def progress(self, t: Dei, side: int, figure: int) -> int:
        """DEI-MER-05: how much a side has of what a mercenary asks for."""
        return 0

    def end_of_turn(self, t: Dei, side: int) -> None:
        """DEI-RND-10: after both cards of a turn, before feats and mission."""

    def price(self, t: Dei, card: int) -> list[int] | None:
        """DEI-BUY-01: technology and energy for a card of a market (None: as printed)."""
        return None

    def pays(self, t: Dei, stall: int) -> int:
        """DEI-IND-04: supplies that come with the purchase of the card on a stall."""
        return 0

    def bought(self, t: Dei, side: int, stall: int) -> None:
        """DEI-BUY-01, DEI-FAU-22: a card was paid for; it still lies on its stall."""

    def points(self, t: Dei, side: int) -> int:
        """DEI-END-04: supplies counted with the cards at the end."""
        return 0

    def prospects(self, t: Dei, side: int) -> int:
        """What it may still bring to a side, in hundredths of a supply, for simple players."""
        return 0

    def in_refresh(self, t: Dei) -> None:
        """DEI-FLOW-04: between steps 2 and 3 of the refresh phase."""

    def faults(self, t: Dei) -> list[str]:
        """What is wrong with its pieces."""
        return []


MODULES: dict[str, Module] = {}


def enter_module(option: str, module: Module) -> None:
    MODULES[option] = module


def wanted(options: Mapping[str, Value]) -> list[str]:
    """DEI-SET-24: the modules that the people have chosen; they go together freely."""
    return [name for name in MODULES if options.get(name, False) not in (False, "none")]


def active(t: Dei) -> list[Module]:
    """The modules of this game."""
    return [MODULES[name] for name in t.modules]
