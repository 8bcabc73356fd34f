"""What can be added to the game (DEI-SET-24): each module answers the points at which it enters the course of the game.

A module is a file that enters itself here under the name of its option; the chapters know no module by name.
"""

from .state import Dei


class Module:
    """The points at which modules enter, with the answer of a module that does nothing there."""

    def set_up(self, t: Dei) -> None:
        """DEI-SET-24: its components, after the missions are laid out."""

    def before_deployment(self, t: Dei) -> None:
        """DEI-FLOW-06: after the initiative of round 1 is known, before units are deployed."""

    def after_phase_three(self, t: Dei) -> None:
        """DEI-RUL-145: after the last participant of phase III, before the refresh phase."""

    def in_refresh(self, t: Dei) -> None:
        """DEI-FLOW-04: between steps 2 and 3 of the refresh phase."""


MODULES: dict[str, Module] = {}


def enter_module(option: str, module: Module) -> None:
    MODULES[option] = module


def active(t: Dei) -> list[Module]:
    """The modules of this game."""
    return [MODULES[name] for name in t.modules]
