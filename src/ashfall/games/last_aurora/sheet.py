"""The text board: made from the view alone, so it cannot show more."""

from collections.abc import Mapping, Sequence
from typing import Any

from ashfall.engine.sheet import Maker, Row, Section, T

from .words import PHASE_WORDS

View = Mapping[str, Any]


def sections(view: View, made: Maker[T]) -> list[T]:
    """Race, exploration zone, enemies, then every convoy and the Automa."""
    convoys, automat, road = view["convoys"], view["automa"], view["road"]["waypoints"]
    places = [found["waypoint"] for found in (*convoys, *([automat] if automat else []))]
    found = [
        made(race, view, ("road", "aurora", "order", "round", "phase"), places),
        made(zone, view, ("zone", "expedition", "decks")),
    ]
    if view["enemies"]:
        found.append(made(enemies, view, ("enemies", "odds", "decks")))
    for own in convoys:
        counter = road[own["waypoint"]]["counter"]
        found.append(made(convoy, view, ("phase", "odds"), own, counter))
    if automat is not None:
        found.append(made(automa, view, ("automa",), len(convoys)))
    return [*found, made(supply, view, ("supply", "decks"))]


def race(view: View, places: Sequence[int]) -> Section:
    """Where the Aurora and the convoys are, the turn order, and what lies on the road."""
    road = view["road"]
    aurora = view["aurora"]
    rows = [
        Row(
            "row-aurora",
            thing=f"waypoint:{aurora['waypoint']}",
            number=aurora["number"],
            waypoint=aurora["waypoint"],
        )
    ]
    for place, side in enumerate(reversed(view["order"]), 1):
        region = road["waypoints"][places[side]]["region"]
        rows.append(Row("row-place", place=place, seat=side, waypoint=places[side], region=region))
    rows += [
        Row("row-counter", thing=found["thing"], waypoint=w, counter=found["counter"])
        for w, found in enumerate(road["waypoints"])
        if found["counter"] is not None
    ]
    rows += [shortcut(found) for found in road["shortcuts"]]
    rows += [Row("row-mine", waypoint=start, end=end) for start, end in road["mines"]]
    number = PHASE_WORDS.index(view["phase"])
    return Section("section-race", rows, round=view["round"], phase=view["phase"], number=number)


def shortcut(found: View) -> Row:
    if found["closed"]:
        message = "row-shortcut-closed"
    elif found["tracks"]:
        message = "row-shortcut-tracks"
    elif found["avalanche"]:
        message = "row-shortcut-avalanche"
    else:
        message = "row-shortcut-dangerous"
    values = {name: found[name] for name in ("damage", "contamination")}
    return Row(message, thing=found["thing"], waypoint=found["from"], end=found["to"], **values)


def zone(view: View) -> Section:
    """The five positions with their cards."""
    rows = []
    for number, position in enumerate(view["zone"], 1):
        thing = position["thing"]
        if position["card"] is None:
            rows.append(Row("row-empty", thing=thing, position=number, cost=position["cost"]))
        else:
            rows += card_rows(position, number, view["expedition"])
        rows.append(Row("row-bonus", thing=thing, depth=1, bonus=position["bonus"]))
    return Section(
        "section-zone", rows, count=view["decks"]["exploration"], period=view["decks"]["period"]
    )


def card_rows(position: View, number: int, expedition: View | None) -> list[Row]:
    """A card of the zone; of the location that is explored each block by itself, for the choice between them."""
    card = position["card"]
    here = expedition is not None and expedition["position"] == number
    head = {"position": number, "cost": position["cost"], "card": card["card"]}
    kind = card["kind"]
    rows = [Row(f"row-zone-{kind}", thing=position["thing"], **head, **printed(card))]
    if kind == "location" and here:
        rows += [
            Row("row-block", f"block:{block}", 1, block=block, token=position[block])
            for block in ("left", "right")
        ]
    elif kind == "location":
        rows.append(Row("row-blocks", depth=1, left=position["left"], right=position["right"]))
    elif kind == "encounter":
        rows.append(Row("row-wares", depth=1, left=position["left"]))
    elif kind == "enemy":
        rows += ambush_rows(card)
    elif "slots" in card:
        rows.append(Row("row-slots", depth=1, slots=[slot_word(slot) for slot in card["slots"]]))
    return rows


def ambush_rows(enemy: View) -> list[Row]:
    """LA-AMB-07: what an enemy does when it comes; of alternatives the player chooses one."""
    return [
        Row(
            f"row-ambush-or-{harm['harm']}" if choice else f"row-ambush-{harm['harm']}",
            depth=1,
            count=harm["count"],
            area=harm["area"],
        )
        for choice, harms in enumerate(enemy["ambush"])
        for harm in harms
    ]


def printed(card: View) -> dict[str, Any]:
    if card["kind"] == "survivor":
        return {"skill": card["skill"], "ability": card["ability"].replace("_", "-")}
    if card["kind"] == "truck":
        return {"speed": card["speed"], "towing": card["towing"]}
    if card["kind"] == "location":
        return {"effect": card["effect"].replace("_", "-")}
    return {"rank": card["rank"]} if card["kind"] == "enemy" else {}


def slot_word(slot: View) -> str:
    """The word of a kind of slot: `slot-type-weapon-2` in the catalogues."""
    if slot["type"] == "weapon":
        return f"weapon-{slot['level']}"
    if slot["type"] == "special":
        word = slot["effect"].replace("_", "-")
        return f"{word}-{slot['amount']}" if word == "fame-end-of-game" else str(word)
    return str(slot["type"]).replace("_", "-")


def enemies(view: View) -> Section:
    """Enemies above the board: region, defence, target circles, ambush."""
    rows = []
    for enemy in view["enemies"]:
        rows.append(
            Row(
                "row-enemy",
                thing=enemy["thing"],
                enemy=enemy["card"],
                region=enemy["region"],
                damage=enemy["damage"],
                defence=enemy["defence"],
                seats=[side for side in enemy["circles"] if side is not None],
            )
        )
        rows += ambush_rows(enemy)
    if view["odds"] is not None:
        rows += [Row("row-odds", level=level, **shot(view["odds"], level)) for level in range(1, 5)]
    return Section("section-enemies", rows, area=view["decks"]["outcome_area"])


def convoy(view: View, found: View, counter: str | None) -> Section:
    """A player's board: fame, crew, cargo, cards, objects."""
    seat = found["seat"]
    if found["out"]:
        return Section("section-convoy", [Row("row-out")], seat=seat, side=seat)
    rows = [
        Row("row-fame", fame=found["fame"], speed=found["speed"], count=found["targets"]),
        Row("row-cargo", cargo=found["cargo"], free=found["free"]),
    ]
    rows += notices(found, view["phase"], counter)
    rows += [crew_row(survivor) for survivor in found["crew"]]
    for card in found["cards"]:
        message = "row-above" if card["above"] else "row-card"
        rows.append(Row(message, column=card["column"], card=card["card"]))
        rows += [slot_row(slot, view["odds"]) for slot in card["slots"]]
    if found["objects"] is not None:
        rows.append(Row("row-objects", object=found["objects"]))
        rows += [object_row(card) for card in found["object_cards"]]
    else:
        rows.append(Row("row-object-count", count=found["object_count"]))
    return Section("section-convoy", rows, seat=seat, side=seat)


def notices(found: View, phase: str, counter: str | None) -> list[Row]:
    """What is good to know when one is asked: the damage due, the counter here, a turn that is lost, the cargo."""
    rows = []
    if found["owed_damage"]:
        rows.append(
            Row(
                "row-owed-damage",
                "ask:damage",
                count=found["owed_damage"],
                area=found["damage_area"],
                cause=found["damage_cause"],
            )
        )
    if counter is not None:
        rows.append(Row("row-counter-here", "ask:waypoint-take", counter=counter))
    if phase in ("exploration", "rest") and not found["cargo"]["fuel"]:
        rows.append(Row("row-no-fuel", "ask:explore-or-pass"))
    for card in found["cards"] if found["arranged"] else ():
        loads = [slot["load"] for slot in card["slots"] if slot["load"] is not None]
        tokens = {load: loads.count(load) for load in loads}
        rows.append(Row("forecast-loads", "ask:arrange", card=card["card"], token=tokens))
    return rows


def crew_row(survivor: View) -> Row:
    message = "row-crew-food" if survivor["food"] else "row-crew"
    return Row(
        message,
        thing=survivor["thing"],
        crew=survivor["card"],
        zone=survivor["zone"],
        skill=survivor["skill"],
        contamination=survivor["contamination"],
        food=survivor["food"],
    )


def object_row(card: View) -> Row:
    """LA-OBJ-01: what is printed on an object of one's own."""
    return Row(
        f"row-object-{card['effect']}",
        card["thing"],
        1,
        object=card["object"],
        phase=card["phase"],
        count=card["count"],
    )


def shot(odds: View, level: int) -> dict[str, Any]:
    """LA-CF-07, LA-CF-08: what a weapon of a level does on the cards that the next outcome can be."""
    counts = odds["weapons"][level - 1]
    return {
        "cards": odds["cards"],
        "hits": odds["cards"] - counts[0],
        "damage": sum(damage * cards for damage, cards in enumerate(counts)),
        "most": len(counts) - 1,
        "jams": odds["jams"][level - 1],
    }


def slot_row(slot: View, odds: View | None) -> Row:
    """A slot; of a weapon that works, while an enemy is there, also how often it hits (LA-CF-06)."""
    kind = slot_word(slot)
    if slot["type"] == "weapon" and not slot["damaged"] and odds is not None:
        chances = shot(odds, slot["level"])
        return Row("row-slot-weapon", slot["thing"], 1, slot=slot["thing"], kind=kind, **chances)
    if slot["damaged"]:
        return Row("row-slot-damaged", thing=slot["thing"], depth=1, slot=slot["thing"], kind=kind)
    if slot["load"] is not None:
        return Row(
            "row-slot-loaded",
            thing=slot["thing"],
            depth=1,
            slot=slot["thing"],
            kind=kind,
            token=slot["load"],
        )
    return Row("row-slot", thing=slot["thing"], depth=1, slot=slot["thing"], kind=kind)


def automa(view: View, side: int) -> Section:
    """The Automa's board row by row."""
    found = view["automa"]
    rows = [
        Row("row-automa", count=found["counter"], fame=found["fame"]),
        Row("row-automa-crew", survivors=found["survivors"], contaminated=found["contaminated"]),
    ]
    for row in found["rows"]:
        damaged = [column for column, slot in enumerate(row["slots"], 1) if slot["damaged"]]
        if row["row"] == "a":
            working = [automa_word(slot) for slot in row["slots"] if not slot["damaged"]]
            rows.append(Row("row-automa-a", slots=working, damaged=damaged))
        else:
            filled = sum(slot["filled"] for slot in row["slots"])
            rows.append(
                Row(
                    "row-automa-store",
                    token=row["slots"][0]["type"],
                    filled=filled,
                    damaged=damaged,
                )
            )
    rows.append(
        Row("row-automa-cards", stack=found["stack"], action=found["shown"], kept=found["kept"])
    )
    for action in found["actions"]:
        rows += action_rows(action)
    return Section("section-automa", rows, seat=side)


def action_rows(action: View) -> list[Row]:
    """LA-AUT-60: what is printed on an action card that lies face up."""
    head = {name: action[name] for name in ("action", "skill", "arrow")}
    rows = [Row("row-action", action["thing"], **head)]
    if action["priority"]:
        rows.append(Row("row-action-priority", depth=1, priority=action["priority"]))
    if action["gain"] is not None:
        rows.append(Row("row-action-gain", depth=1, token=action["gain"]))
    if action["movement"] != "none":
        rows.append(Row(f"row-action-{action['movement']}", depth=1))
    if action["ending"] != "none":
        rows.append(Row(f"row-action-{action['ending']}", depth=1, count=action["count"]))
    return rows


def automa_word(slot: View) -> str:
    if slot["type"] == "weapon":
        return f"weapon-{slot['level']}"
    return "speed-plus" if slot["type"] == "speed" else "armour"


def supply(view: View) -> Section:
    """The supply, and the discard pile of the exploration cards."""
    decks = view["decks"]
    rows = [
        Row("row-supply", token=view["supply"]),
        Row("row-decks", objects=decks["objects"], outcomes=decks["outcomes"], loot=decks["loot"]),
        Row("row-discard", card=decks["discard"]),
        Row("row-object-discard", object=decks["object_discard"]),
    ]
    return Section("section-supply", rows)
