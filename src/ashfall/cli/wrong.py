"""A command line that cannot be understood: what is wrong with it, in the language of whoever typed it."""

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .pages import typed_language

if TYPE_CHECKING:
    from cyclopts import App

    from ashfall.lang import Speaker


def in_words(typed: Sequence[str]) -> Callable[[CycloptsError], str]:
    """Says the faults of one command line."""

    def say(error: CycloptsError) -> str:
        from ashfall.lang import Speaker, language

        speaker = Speaker(None, language(typed_language(typed), os.environ))
        return f"ashfall: {sentence(speaker, error)}"

    return say


def sentence(speaker: "Speaker", error: CycloptsError) -> str:
    """One sentence: what is wrong, and what would be right where that is known."""
    match error:
        case UnknownCommandError():
            typed = (error.unused_tokens or ["…"])[0]
            allowed = ", ".join(commands(error.app))
            return speaker.say("error-command", text=typed, allowed=allowed)
        case UnknownOptionError():
            return speaker.say("error-option", text=error.token.keyword or error.token.value)
        case CoercionError():
            value = error.token.value if error.token is not None else "…"
            return speaker.say("error-not-a-value", name=name_of(error), value=value)
        case MissingArgumentError():
            return speaker.say("error-missing", name=name_of(error))
        case RepeatArgumentError():
            return speaker.say("error-twice", name=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            return speaker.say("error-too-many", text=" ".join(error.unused_tokens or []))
    return str(error)


def name_of(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "…"


def commands(app: "App | None") -> list[str]:
    return [name for name in app or () if not name.startswith("-")]
