"""The notation of Last Aurora: verbs with the names of their arguments, and the words of all things."""

from ashfall.engine.words import Grammar, Names, Numbers, Verb

from . import (
    arrangement, attack, bonus, combat, convoy, crew, encounters, events, exploration, loot, movement, objects,
    rest, round_end, upgrade,
)  # fmt: skip
from .box import BONUSES, MOST_SLOTS, MOST_TOWING, TOKEN_WORDS, standard_box

COLUMN_WORDS = ("truck", *[f"trailer{n}" for n in range(1, MOST_TOWING + 1)])
SPOT_WORDS = [word for column in COLUMN_WORDS for word in (column, f"above-{column}")]
SLOT_WORDS = [f"{spot}-{n}" for spot in SPOT_WORDS for n in range(1, MOST_SLOTS + 1)]
PHASE_WORDS = ("set-up", "exploration", "rest", "movement", "fire", "end-of-round")

EXPLORING = [
    Verb(exploration.explore, "position", why=exploration.why_not_explore),
    Verb(exploration.pass_with, "crew", word="pass", why=exploration.why_not_pass),
    Verb(exploration.end_turn),
    Verb(exploration.send, "crew", why=exploration.why_not_send),
    Verb(exploration.feed, "crew", why=exploration.why_not_feed),
    Verb(exploration.gather, "block", why=exploration.why_not_gather),
    Verb(exploration.sift, "block", why=exploration.why_not_gather),
    Verb(exploration.decline, "token"),
    Verb(exploration.keep),
    Verb(exploration.recruit),
    Verb(exploration.build),
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
    Verb(convoy.damage, "slot", why=convoy.why_not_damage),
    Verb(convoy.sacrifice),
    Verb(convoy.bury, "slot", "token"),
    Verb(convoy.lose, "token"),
    Verb(convoy.throw, "slot"),
    Verb(convoy.mend, "slot", word="repair", why=convoy.why_not_mend),
    Verb(convoy.stop_repairing, word="no-more-repairs"),
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

DRIVING: list[Verb] = []

FIGHTING: list[Verb] = []


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
        "token": Names("token", tokens),
        "block": Names("block", ("left", "right")),
        "column": Names("column", COLUMN_WORDS),
        "bonus": Names("bonus", [word.replace("_", "-") for word in BONUSES]),
        "phase": Names("phase", PHASE_WORDS),
        "count": Numbers("count", 0, 99),
    }
    return Grammar([*EXPLORING, *CONVOY, *DRIVING, *FIGHTING], names)
