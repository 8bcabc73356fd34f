"""The grammar of Outlive: how its options are written, read and named in every language."""

from collections.abc import Mapping, Sequence

from ashfall.engine import data
from ashfall.engine.verbs import verbs_of
from ashfall.engine.words import Grammar, Names, Numbers
from ashfall.languages import LANGUAGES

from . import (
    attack,
    building,
    cities,
    disasters,
    movement,
    night,
    repairing,
    setup,
    shelter,
    ship,
    zones,
)
from .box import files
from .things import RESOURCES, TEAMS


def word(id: str) -> str:
    return id.replace("_", "-")


def relief_words() -> list[str]:
    return ["-".join(RESOURCES[r] for r in relief) or "none" for relief in night.RELIEFS]


class Labels:
    """Names of things from the component files."""

    def __init__(self, files: Mapping[str, data.File]) -> None:
        self.files = files

    def names(self, kind: str, file: str, rows: str) -> Names:
        found = self.files[file].rows(rows)
        return self.named(kind, [word(row.id) for row in found], found)

    def named(self, kind: str, words: Sequence[str], rows: Sequence[data.Row]) -> Names:
        return Names(kind, words, data.labels(rows, LANGUAGES), data.forms(rows, LANGUAGES))

    def teams(self) -> Names:
        return self.named("team", TEAMS, self.files["supply"].rows("team"))

    def kinds(self) -> Names:
        rows = self.files["rooms"].rows("room")
        return Names("kind", [word(row.id) for row in rows], self.titles(), self.title_forms())

    def title_forms(self) -> dict[str, list[dict[str, str]]]:
        """The forms of a room's title: the file's names are sentences that nobody declines."""
        return data.forms(self.files["rooms"].rows("room"), LANGUAGES)

    def titles(self) -> dict[str, list[str]]:
        return data.labels(self.files["rooms"].rows("room"), LANGUAGES, "title")

    def effects(self) -> Names:
        """What each kind of room does; the English texts start with its title."""
        rows = self.files["rooms"].rows("room")
        labels = data.labels(rows, LANGUAGES)
        labels["en"] = [text.partition(": ")[2] or text for text in labels["en"]]
        return Names("effect", [word(row.id) for row in rows], labels)

    def rooms(self) -> Names:
        """Both copies of every kind, then the airlock."""
        words = [w for row in self.kinds().words for w in (row, f"{row}-2")]
        airlock = self.files["shelter"].single().row("airlock")
        airlock_names = airlock.names(LANGUAGES)
        labels = {
            lang: [*(t for title in titles for t in (title, f"{title} 2")), airlock_names[lang]]
            for lang, titles in self.titles().items()
        }
        forms = {
            lang: [*(f for own in found for f in (own, second(own, lang))), airlock.forms(lang)]
            for lang, found in self.title_forms().items()
        }
        return Names("room", [*words, "airlock"], labels, forms)


def second(forms: dict[str, str], lang: str) -> dict[str, str]:
    """The forms of the second of two equal things: English says so, the others put the number behind."""
    found = {}
    for key, text in forms.items():
        head, the, name = text.rpartition("the ")
        found[key] = f"{head}{the}second {name}" if lang == "en" else f"{text} 2"
    return found | {key: forms[key] for key in ("gender",) if key in forms}


def thing_names(files: Mapping[str, data.File]) -> dict[str, Names]:
    """The names of everything, as these component files have them."""
    labels = Labels(files)
    return {
        "resource": labels.names("resource", "supply", "resource"),
        "zone": labels.names("zone", "board", "zone"),
        "team": labels.teams(),
        "kind": labels.kinds(),
        "effect": labels.effects(),
        "room": labels.rooms(),
        "leader": labels.names("leader", "leaders", "leader"),
        "equipment": labels.names("equipment", "equipment", "equipment"),
        "disaster": labels.names("disaster", "disasters", "disaster"),
        "game": labels.names("game", "tokens", "game"),
        "token": labels.names("token", "tokens", "search"),
        "card": labels.names("card", "solo", "drifter_card"),
        "relief": Names("relief", relief_words()),
        "discount": Names("discount", repairing.DISCOUNTS),
        "prefer": Names("prefer", ("strong", "weak")),
        "seat": Numbers("seat", 0, 3),
        "rival": Numbers("seat", 0, 3),
        "count": Numbers("count", 0, 30),
        "place": Numbers("place", 3, 6),
        "depth": Numbers("depth", 1, 10),
        "ammo": Numbers("ammo", 0, 30),
        "tools": Numbers("tools", 0, 2),
        "wood": Numbers("wood", 0, 30),
        "metal": Numbers("metal", 0, 30),
        "microchip": Numbers("microchip", 0, 30),
        "water": Numbers("water", 0, 30),
        "can": Numbers("can", 0, 30),
    }


def grammar() -> Grammar:
    chapters = (
        setup, disasters, shelter, movement, ship, attack, zones, cities, night, building,
        repairing,
    )  # fmt: skip
    return Grammar(verbs_of(*chapters), thing_names(files()))
