"""The one list of languages: `languages.json`, which the page reads as well. The first is what others fall back on."""

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

NAMES: dict[str, str] = json.loads(files(__package__).joinpath("languages.json").read_text("utf-8"))
"""What each language calls itself."""

LANGUAGES = tuple(NAMES)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""One of the languages, for what checks values by their type."""
