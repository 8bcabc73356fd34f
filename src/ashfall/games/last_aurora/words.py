"""The notation of Last Aurora: verbs with the names of their arguments, and the words of all things."""

from ashfall.engine.verbs import Verb
from ashfall.engine.words import Grammar, Names, Numbers

from . import (
    arrangement,
    attack,
    bonus,
    card_action,
    combat,
    convoy,
    crew,
    encounters,
    events,
    exploration,
    hits,
    loot,
    mines,
    movement,
    objects,
    repair,
    rest,
    round_end,
    travel,
    upgrade,
    waypoints,
)  # fmt: skip
from .box import (
    ABILITIES,
    BONUSES,
    LOCATION_EFFECTS,
    MOST_SLOTS,
    MOST_TOWING,
    SPECIALS,
    TOKEN_WORDS,
    Box,
    standard_box,
)  # fmt: skip
from .state import AREAS

COLUMN_WORDS = ("truck", *[f"trailer{n}" for n in range(1, MOST_TOWING + 1)])
SPOT_WORDS = [word for column in COLUMN_WORDS for word in (column, f"above-{column}")]
SLOT_WORDS = [f"{spot}-{n}" for spot in SPOT_WORDS for n in range(1, MOST_SLOTS + 1)]
WAY_WORDS = (
    "road", "track1", "track2", "track1-2", "track3", "track1-3", "track2-3", "track1-2-3",
)  # fmt: skip
"""Masks of the tracked shortcuts of a map that a leg of a move runs over."""
SLOT_KIND_WORDS = [
    "any", "survivor", "food-fuel", "armour", *[f"weapon-{n}" for n in range(1, 5)],
    *[word.replace("_", "-") for word in SPECIALS[1:] if word != "fame_end_of_game"],
    *[f"fame-end-of-game-{n}" for n in range(1, 10)],
]  # fmt: skip
PHASE_WORDS = ("set-up", "exploration", "rest", "movement", "fire", "end-of-round")

EXPLORING = [
    Verb(exploration.explore, "position", "crew", why=exploration.why_not_explore),
    Verb(exploration.pass_with, "crew", word="pass", why=exploration.why_not_pass),
    Verb(exploration.end_turn),
    Verb(exploration.send, "crew", why=exploration.why_not_send),
    Verb(exploration.feed, "crew", why=exploration.why_not_feed),
    Verb(card_action.gather, "block", why=card_action.why_not_gather),
    Verb(card_action.sift, "block", why=card_action.why_not_gather),
    Verb(card_action.decline, "token"),
    Verb(card_action.keep),
    Verb(card_action.recruit),
    Verb(card_action.build),
    Verb(card_action.fit, "column"),
    Verb(exploration.finish, word="skip"),
    Verb(encounters.help, "token", why=encounters.why_not_help),
    Verb(encounters.rob),
    Verb(encounters.swap, "token", why=encounters.why_not_swap),
    Verb(encounters.trade, why=encounters.why_not_trade),
    Verb(bonus.bonus, "bonus", why=bonus.why_not_this_bonus),
    Verb(events.take_fuel, "count"),
    Verb(events.leave_fuel),
    Verb(rest.recover, "crew"),
    Verb(rest.fed),
    Verb(rest.mechanic),
    Verb(rest.rested),
]

CONVOY = [
    Verb(hits.damage, "slot", why=hits.why_not_damage),
    Verb(hits.sacrifice),
    Verb(hits.bury, "slot", "token"),
    Verb(convoy.lose, "token"),
    Verb(convoy.throw, "slot"),
    Verb(repair.mend, "slot", word="repair", why=repair.why_not_mend),
    Verb(repair.mend_two, "slot", "second", word="repair-two", why=repair.why_not_mend_two),
    Verb(repair.stop_repairing, word="no-more-repairs"),
    Verb(crew.infect, "crew", word="contaminate"),
    Verb(crew.vacate, "slot"),
    Verb(crew.give_up, "crew"),
    Verb(crew.decontaminate, "crew"),
    Verb(crew.stop_curing, word="no-more-cures"),
    Verb(objects.discard_object, "object", word="discard"),
    Verb(objects.use, "object"),
    Verb(objects.wake, "crew"),
    Verb(objects.warm, "crew"),
    Verb(upgrade.replace, "column", "card"),
    Verb(upgrade.mount, "column", "card"),
    Verb(upgrade.drop, "column"),
    Verb(upgrade.retrieve, "card"),
    Verb(arrangement.ready),
    Verb(arrangement.rearrange),
    Verb(arrangement.put, "token", "slot"),
    Verb(arrangement.stow, "token", "slot"),
    Verb(arrangement.return_token, "token", word="return"),
]

DRIVING = [
    Verb(movement.drive, "fuel", "food", why=movement.why_not_drive),
    Verb(
        movement.drive_on_nitromethane,
        "fuel",
        "food",
        word="nitro-drive",
        why=movement.why_not_nitromethane,
    ),
    Verb(movement.drive_to, "fuel", "food", "waypoint", "way", why=movement.why_not_drive_to),
    Verb(
        movement.nitro_drive_to,
        "fuel",
        "food",
        "waypoint",
        "way",
        why=movement.why_not_nitro_drive_to,
    ),
    Verb(movement.stay),
    Verb(movement.medic, "crew", why=movement.why_not_medic),
    Verb(movement.jackal, "token", why=movement.why_not_jackal),
    Verb(travel.go, "waypoint", "way", why=travel.why_not_go),
    Verb(travel.halt),
    Verb(travel.take_shortcut, "shortcut", "way", why=travel.why_not_shortcut),
    Verb(travel.cross_mine, "waypoint", "way"),
    Verb(waypoints.take_counter),
    Verb(waypoints.leave_counter),
    Verb(mines.lay_mine, "waypoint", why=mines.why_not_mine),
    Verb(mines.mine_shortcut, "shortcut", why=mines.why_not_mine_shortcut),
    Verb(movement.end_movement),
]

FIGHTING = [
    Verb(combat.name, "enemy"),
    Verb(combat.suffer, "enemy", "harm", why=combat.why_not_suffer),
    Verb(combat.suffer_nothing),
    Verb(combat.shoot, "slot", "enemy", why=combat.why_not_shoot),
    Verb(
        combat.shoot_incendiary, "slot", "enemy", word="burn", why=combat.why_not_shoot_incendiary
    ),
    Verb(combat.spend, "slot"),
    Verb(combat.end_fire),
    Verb(combat.strike, "slot", "enemy", why=combat.why_not_aim),
    Verb(attack.use_gunner),
    Verb(attack.decline_gunner),
    Verb(attack.move_counter, "enemy", "circle"),
    Verb(attack.replace_counter, "circle"),
    Verb(loot.take_loot, "card"),
    Verb(loot.leave_loot, "card"),
    Verb(round_end.grow_food),
    Verb(round_end.run_workshop),
    Verb(round_end.end_round_turn),
]


def region_names(box: Box) -> Names:
    """The regions of both maps: those of Alpha, then those of Beta."""
    words = [word for road in box.roads for word in road.regions]
    labels = [names for road in box.roads for names in road.region_names]
    return Names("region", words, {lang: [names[lang] for names in labels] for lang in box.labels})


def grammar() -> Grammar:
    """All verbs, and names for all their arguments and for the values of events."""
    box = standard_box()
    tokens = (*TOKEN_WORDS, "contamination")
    names: dict[str, Names] = {
        "position": Numbers("position", 1, 5),
        "crew": Names("crew", box.words, box.labels),
        "card": Names("card", box.words, box.labels),
        "object": Names("object", box.words, box.labels),
        "enemy": Names("enemy", box.words, box.labels),
        "slot": Names("slot", SLOT_WORDS),
        "second": Names("slot", SLOT_WORDS),
        "token": Names("token", tokens),
        "block": Names("block", ("left", "right")),
        "column": Names("column", COLUMN_WORDS),
        "bonus": Names("bonus", [word.replace("_", "-") for word in BONUSES]),
        "phase": Names("phase", PHASE_WORDS),
        "count": Numbers("count", 0, 99),
        "fuel": Numbers("fuel", 0, 14),
        "food": Numbers("food", 0, 10),
        "waypoint": Numbers("waypoint", 0, 99),
        "shortcut": Numbers("shortcut", 1, 20),
        "way": Names("way", WAY_WORDS),
        "region": region_names(box),
        "harm": Names("harm", ("contamination", "resource", "damage")),
        "circle": Names("circle", ("a", "b", "c", "d")),
        "row": Names("row", ("a", "b", "c", "d")),
        "arrow": Names("arrow", ("left", "right")),
        "priority": Names("priority", ("gather", "recruit", "convoy-card", "encounter")),
        "area": Names("area", [word.replace("_", "-") for word in AREAS]),
        "counter": Names("token", tokens),
        "outcome": Names("card", box.words, box.labels),
        "action": Names("card", box.words, box.labels),
        "enemies": Names("enemy", box.words, box.labels),
    }
    slot_kinds = Names("slot-type", SLOT_KIND_WORDS)
    names |= {
        "kind": slot_kinds,
        "slots": slot_kinds,
        "left": names["token"],
        "right": names["token"],
        "cargo": names["token"],
        "ability": Names("ability", [word.replace("_", "-") for word in ABILITIES]),
        "effect": Names("effect", [word.replace("_", "-") for word in LOCATION_EFFECTS]),
        "zone": Names("zone", ("active", "rest", "exhausted")),
    }
    return Grammar([*EXPLORING, *CONVOY, *DRIVING, *FIGHTING], names)
