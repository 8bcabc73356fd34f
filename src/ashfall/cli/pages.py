"""Pages of help in plain lines, folded at the width of the screen."""

import re
import shutil
from typing import TYPE_CHECKING

from cyclopts.help import PlainFormatter

from .console import NARROWEST, folded

if TYPE_CHECKING:
    from rich.console import Console

INDENT = "  "


class Pages(PlainFormatter):
    """Entries with their folded parts further in, descriptions as paragraphs, no defaults that say nothing."""

    def _print_plain(self, console: "Console", text: str) -> None:
        width = max(shutil.get_terminal_size((80, 24)).columns - 1, NARROWEST)
        text = text.replace(" [default: False]", "")
        if text.startswith(INDENT):
            paragraphs = [" ".join(text.split())]
        else:
            paragraphs = [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]
        for number, paragraph in enumerate(paragraphs):
            if number:
                console.print()
            entry = len(INDENT) if text.startswith(INDENT) else 0
            for line in folded(paragraph, width, entry, entry):
                console.print(line, highlight=False, markup=False, soft_wrap=True)
