"""Names of guests: what may be one, and which two look the same."""

import unicodedata

from ashfall.lang.names import LONGEST, clean_name, letters

from .refusals import Refusal

LOOKALIKES = str.maketrans(
    dict(zip("аеорсхуіјѕкмтвнԁһԛԝ", "aeopcxyijskmtbhdhqw", strict=True))
    | dict(zip("αοερτυικνχ", "aoeptuikvx", strict=True))
    | {"0": "o", "1": "l", "|": "l", "i": "l", "ı": "l", "ł": "l", "з": "3"}
)


def guest_name(text: str) -> str:
    """The name as it will be shown everywhere, or a Refusal."""
    if "\0" in text:
        raise Refusal("bad_text")
    if len(letters(unicodedata.normalize("NFC", text[:1000]).strip())) > LONGEST:
        raise Refusal("bad_name")
    name = clean_name(text)
    if not any(c.isalnum() or unicodedata.category(c) in ("So", "Po", "Sm", "Pd") for c in name):
        raise Refusal("bad_name")
    return name


def skeleton(name: str) -> str:
    """Equal for names that people cannot tell apart."""
    text = unicodedata.normalize("NFKD", name.casefold())
    text = "".join(c for c in text if not unicodedata.combining(c) and c != " ")
    return text.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")
