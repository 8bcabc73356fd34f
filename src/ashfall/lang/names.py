"""Names that people type: one line, nothing invisible, no escape codes, at most 24 letters as people count them."""

import re
import unicodedata

LONGEST = 24
MARKS = 3
"""How many accents one letter may carry."""

ESCAPE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b.|\x9b[0-?]*[ -/]*[@-~]"
)
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str) -> str:
    """The name without anything that could harm a screen; empty when nothing is left of it."""
    text = unicodedata.normalize("NFC", ESCAPE.sub("", text[:1000]))
    text = "".join(" " if c in "\t\n\r" else c for c in text)
    text = "".join(c for c in text if unicodedata.category(c) not in UNSEEN)
    return "".join(letters(" ".join(text.split()))[:LONGEST]).strip()


def letters(text: str) -> list[str]:
    """The text in letters as people count them: a sign with its accents is one."""
    found: list[str] = []
    marks = 0
    for sign in text:
        if unicodedata.category(sign) in ("Mn", "Me", "Mc") or "\U0001f3fb" <= sign <= "\U0001f3ff":
            marks += 1
            if found and marks <= MARKS:
                found[-1] += sign
        else:
            marks = 0
            found.append(sign)
    return found
