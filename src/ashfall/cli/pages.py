"""Pages of help in plain lines, folded at the width of the screen, in the language of whoever reads them."""

import os
import re
import shutil
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from cyclopts.help import PlainFormatter

from .console import NARROWEST, folded

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from rich.console import Console

INDENT = "  "
PLACEHOLDER = re.compile(r"\b(?:STR|INT|PATH|CHOICE|OPTIONS|COMMAND|FILE)\b")
REMARK = re.compile(r" \[(choices|default|required)(: [^\]]*)?\]")


class Pages(PlainFormatter):
    """Entries with their folded parts further in, descriptions as paragraphs, no defaults that say nothing.

    The sentences of the code are English; `help.ftl` has the same ones in every language.
    """

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self.typed = words

    def _print_plain(self, console: "Console", text: str) -> None:
        width = max(shutil.get_terminal_size((80, 24)).columns - 1, NARROWEST)
        text = text.replace(" [default: False]", "").replace(' [default: ""]', "")
        entry = len(INDENT) if text.startswith(INDENT) else 0
        parts = [text] if entry else re.split(r"\n\s*\n", text)
        for number, part in enumerate(parts):
            if number:
                console.print()
            paragraph = " ".join(part.split())
            said = self.entry(paragraph) if entry else self.paragraph(paragraph)
            for line in folded(said, width, entry, entry):
                console.print(line, highlight=False, markup=False, soft_wrap=True)

    def entry(self, text: str) -> str:
        """`--seed STR: the same seed gives the same game [default: x]`: its parts in the language."""
        name, colon, rest = text.partition(": ")
        remarks = "".join(found[0] for found in REMARK.finditer(rest))
        about = REMARK.sub("", rest)
        remarks = REMARK.sub(lambda m: f" [{self.said(m[1])}{m[2] or ''}]", remarks)
        return f"{self.named(name)}{colon}{self.said(about)}{remarks}"

    def paragraph(self, text: str) -> str:
        """A description, a heading with its colon, or the line of usage."""
        heading, colon, rest = text.partition(":")
        if colon and heading in self.known:
            return f"{self.said(heading)}:{self.named(rest)}"
        return self.said(text)

    def named(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda found: self.said(found[0]), text)

    def said(self, english: str) -> str:
        return self.known.get(english, english)

    @cached_property
    def known(self) -> dict[str, str]:
        """Each sentence of the help in the language that is typed behind --lang, or that of the environment."""
        from ashfall.lang import bundle, catalogue, language

        lang = language(typed_language(self.typed), os.environ)
        english, other = bundle("help", "en"), bundle("help", lang)
        ids = re.findall(r"^([a-z-]+) =", catalogue("help", "en").read_text("utf-8"), re.MULTILINE)
        return {sentence(english, id): sentence(other, id) for id in ids}


def typed_language(words: Sequence[str]) -> str | None:
    """What stands behind --lang on a command line."""
    typed = " ".join(words).replace("--lang=", "--lang ").split()
    return dict(pairwise(typed)).get("--lang")


def sentence(found: "FluentBundle", id: str) -> str:
    pattern = found.get_message(id).value
    return str(found.format_pattern(pattern)[0]) if pattern is not None else id
