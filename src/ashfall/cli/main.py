"""The `ashfall` command. Each group of commands has a module of its own with a function `register`."""

import os
import sys
import traceback
from contextlib import suppress
from importlib import import_module

from cyclopts import App, CycloptsError

from ashfall.builds import compiled_python
from ashfall.engine.errors import AshfallError

GROUPS = (
    "ashfall.cli.play",
    "ashfall.cli.replay",
    "ashfall.cli.reference",
    "ashfall.cli.lab",
    "ashfall.cli.laboratory",
    "ashfall.cli.serve",
    "ashfall.cli.admin",
)

WRONG_FILE = 1
WRONG_COMMAND = 2
OWN_FAULT = 70
INTERRUPTED = 130


def assembled(words: list[str]) -> App:
    """The command with all its groups."""
    from ashfall.cli.pages import Pages
    from ashfall.cli.play import with_game_options
    from ashfall.cli.reference import version
    from ashfall.cli.wrong import in_words

    app = App(
        name="ashfall",
        help="Demanding survival board games with every rule enforced.",
        help_format="plaintext",
        help_formatter=Pages(words),
        error_formatter=in_words(words),
        version=version,
        version_flags=["--version"],
    )
    for group in GROUPS:
        import_module(group).register(app)
    with_game_options(app, words)
    return app


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever goes wrong is a sentence and an exit code, never a traceback."""
    try:
        words = sys.argv[1:] if arguments is None else arguments
        python = compiled_python() if arguments is None and words[:1] == ["simulate"] else None
        if python is not None:
            os.execv(python, [python, "-m", "ashfall.cli.main", *words])
        outcome = assembled(words)(
            words,
            result_action="return_value",
            exit_on_error=False,
            print_error=True,
        )
        code = outcome if isinstance(outcome, int) else 0
        sys.stdout.flush()
    except CycloptsError:
        code = WRONG_COMMAND
    except AshfallError as error:
        code = fail(str(error), WRONG_COMMAND)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has left; the interpreter must not try to write to him once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except OSError as error:
        code = fail(
            f"{error.filename or ''}: {error.strerror or error}".removeprefix(": "), WRONG_FILE
        )
    except Exception as error:  # the last net: a person must never meet a traceback
        code = fail(crash(error), OWN_FAULT)
    sys.exit(code)


def fail(text: str, code: int) -> int:
    with suppress(OSError):
        sys.stdout.flush()
    print(f"ashfall: {text}", file=sys.stderr)
    return code


def crash(error: Exception) -> str:
    """Keep the details in a file that can be sent, and say where."""
    from ashfall.cli.journal import home

    if os.environ.get("ASHFALL_DEBUG"):
        traceback.print_exc()
    report = home() / "last-fault.txt"
    text = f"this is a fault of Ashfall itself ({type(error).__name__}: {error})"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return f"{text}. Every confirmed choice is saved."
    return f"{text}. Every confirmed choice is saved; the details are in {report}"


if __name__ == "__main__":
    main()
