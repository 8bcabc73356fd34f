"""The grammar of Outlive: how its options are written, read and named in every language."""

from ashfall.engine import data
from ashfall.engine.verbs import Verb
from ashfall.engine.words import Grammar, Names, Numbers
from ashfall.languages import LANGUAGES

from . import (
    attack,
    building,
    cities,
    disasters,
    hunting,
    movement,
    night,
    repairing,
    setup,
    shelter,
    ship,
    zones,
)
from .box import FOLDER
from .things import RESOURCES, TEAMS


def word(id: str) -> str:
    return id.replace("_", "-")


def relief_words() -> list[str]:
    return ["-".join(RESOURCES[r] for r in relief) or "none" for relief in night.RELIEFS]


class Labels:
    """Names of things from the component files."""

    def __init__(self) -> None:
        self.files = data.read_files(FOLDER)

    def names(self, kind: str, file: str, rows: str) -> Names:
        found = self.files[file].rows(rows)
        return Names(kind, [word(row.id) for row in found], data.labels(found, LANGUAGES))

    def teams(self) -> Names:
        rows = self.files["supply"].rows("team")
        return Names("team", TEAMS, data.labels(rows, LANGUAGES))

    def kinds(self) -> Names:
        rows = self.files["rooms"].rows("room")
        return Names("kind", [word(row.id) for row in rows], self.titles())

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
        airlock = {"en": "Airlock", "ru": "Шлюз", "pl": "Śluza"}
        labels = {
            lang: [
                *(t for title in titles for t in (title, f"{title} 2")),
                airlock.get(lang, airlock["en"]),
            ]
            for lang, titles in self.titles().items()
        }
        return Names("room", [*words, "airlock"], labels)


def grammar() -> Grammar:
    labels = Labels()
    names: dict[str, Names] = {
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
    return Grammar(VERBS, names)


VERBS = (
    Verb(setup.drop, "kind", word="drop"),
    Verb(setup.found, "kind", word="found"),
    Verb(setup.inside, "count", word="inside"),
    Verb(setup.lead, "leader", word="lead"),
    Verb(setup.place, "team", "zone", word="place"),
    Verb(setup.turn_up, "zone", word="turn-up"),
    Verb(setup.refuse, "token", word="refuse"),
    Verb(disasters.lose, "resource", word="lose"),
    Verb(disasters.lose_reserve, word="lose-reserve"),
    Verb(shelter.lose_survivor, "room", word="lose-survivor"),
    Verb(movement.send, "team", word="send", why=movement.why_not_send),
    Verb(movement.stay, "team", word="stay", why=movement.why_not_stay),
    Verb(movement.look, "zone", word="peek", why=movement.why_not_look),
    Verb(movement.go, "zone", word="go", why=movement.why_not_go),
    Verb(ship.board, "place", word="board", why=ship.why_not_board),
    Verb(ship.house, "room", word="house", why=ship.why_not_house),
    Verb(ship.leave, word="leave"),
    Verb(attack.attack, "rival", word="attack", why=attack.why_not_attack),
    Verb(attack.strike, "rival", word="strike", why=attack.why_not_strike),
    Verb(attack.spare, word="spare", why=attack.why_not_spare),
    Verb(attack.hide, word="hide"),
    Verb(attack.no_hiding, word="no-hiding"),
    Verb(attack.wear, word="wear-armour"),
    Verb(attack.no_armour, word="no-armour"),
    Verb(attack.fire, "count", word="fire", why=attack.why_not_fire),
    Verb(attack.interrogate, word="interrogate"),
    Verb(attack.no_interrogation, word="no-interrogation"),
    Verb(attack.give, "resource", word="give", why=attack.why_not_give),
    Verb(attack.demand, "resource", word="demand", why=attack.why_not_demand),
    Verb(zones.gather, word="gather", why=zones.why_not_gather),
    Verb(zones.algae, word="algae", why=zones.why_not_algae),
    Verb(zones.open_dam, word="open-dam", why=zones.why_not_open),
    Verb(zones.shine, word="shine", why=zones.why_not_shine),
    Verb(zones.done, word="done"),
    Verb(cities.take, "equipment", word="take", why=cities.why_not_take),
    Verb(cities.search, word="search", why=cities.why_not_search),
    Verb(hunting.hunt, word="hunt", why=hunting.why_not_hunt),
    Verb(hunting.sense, word="sense", why=hunting.why_not_sense),
    Verb(hunting.stalk, "depth", "game", word="stalk"),
    Verb(hunting.no_prey, word="no-prey"),
    Verb(hunting.pay, "ammo", "tools", word="pay", why=hunting.why_not_pay),
    Verb(night.solve, "disaster", word="solve", why=night.why_not_solve),
    Verb(night.let_be, word="let-be"),
    Verb(night.relieve, "relief", word="relieve"),
    Verb(night.mix, "water", "can", word="mix"),
    Verb(night.recruit, "count", word="recruit", why=night.why_not_recruit),
    Verb(building.build, "room", word="build", why=building.why_not_build),
    Verb(building.pay_materials, "wood", "metal", "microchip", word="spend"),
    Verb(building.fill, "room", "count", word="fill", why=building.why_not_fill),
    Verb(building.warehouse, word="warehouse"),
    Verb(building.draw, "zone", word="draw"),
    Verb(building.scrap, "equipment", word="scrap"),
    Verb(repairing.repair, "equipment", word="repair", why=repairing.why_not_repair),
    Verb(repairing.discount, "discount", word="discount"),
    Verb(repairing.fetch, word="fetch"),
)
