"""The one list of languages: `languages.json`, which the page reads as well. The first is what others fall back on."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal

NAMES: dict[str, str] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
"""What each language calls itself."""

LANGUAGES = tuple(NAMES)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""One of the languages, for what checks values by their type."""
