"""What is printed for the Automa: the slots of its convoy board and its six action cards."""

from ashfall.engine.data import File

from .things import NONE

LEFT, RIGHT = 0, 1
GATHER, RECRUIT, DISCARD_CONVOY_CARD, DISCARD_ENCOUNTER = 0, 1, 2, 3
PRIORITIES = ("gather", "recruit", "discard_convoy_card", "discard_encounter")
MOVEMENTS = (
    "none", "gain_fuel_if_none_else_ammo", "gain_survivor_if_human_has_more", "tracks_and_first_shortcut",
)  # fmt: skip
NO_ABILITY, FUEL_OR_AMMO, CATCH_UP_SURVIVOR, FIRST_SHORTCUT = 0, 1, 2, 3
ENDINGS = (
    "none", "human_damage", "human_loses_fame_if_ahead", "heal_automa_and_contaminate_human",
)  # fmt: skip
HUMAN_DAMAGE, HUMAN_FAME, HEAL_AND_CONTAMINATE = 1, 2, 3


class ActionCard:
    """LA-AUT-60: one of the six action cards as printed."""

    __slots__ = (
        "card", "skill", "arrow", "gain", "priority", "movement", "speed_plus", "ending", "amount",
    )  # fmt: skip

    def __init__(
        self, card: int, skill: int, arrow: int, gain: int, priority: list[int], movement: int,
        speed_plus: int, ending: int, amount: int,
    ) -> None:  # fmt: skip
        self.card = card
        self.skill = skill
        self.arrow = arrow
        self.gain = gain
        self.priority = priority
        self.movement = movement
        self.speed_plus = speed_plus
        self.ending = ending
        self.amount = amount


class Board:
    """LA-AUT-04: the printed board and the numbers of the Automa's rules, frozen."""

    __slots__ = (
        "width", "weapons", "speed", "covered", "groups", "base_speed", "catch_up_distance",
        "catch_up_amount", "most_survivors", "survivors", "food", "fuel", "ammo", "actions",
    )  # fmt: skip

    def __init__(self, file: File) -> None:
        self.width = [0, 0, 0, 0]
        self.weapons = [0] * 8
        self.speed = [0] * 8
        self.covered = [0, 0, 0, 0]
        groups: dict[str, list[int]] = {}
        for row in file.rows("board_slot"):
            line = "SABCD".index(row.text("row", list("SABCD"))) - 1
            if line < 0:
                continue
            column = row.whole("column", 1, 7)
            self.width[line] = max(self.width[line], column)
            self.covered[line] |= row.flag("start_damage") << column - 1
            groups.setdefault(row.text("group"), [0, 0, 0, 0])[line] |= 1 << column - 1
            if row.text("type") == "weapon":
                self.weapons[column] = row.whole("level", 1, 4)
            elif row.text("type") == "special":
                self.speed[column] = row.whole("amount", 0, 4)
        self.groups = [groups[name] for name in sorted(groups)]
        values = file.single()
        self.base_speed = values.whole("base_speed", 0, 9)
        self.catch_up_distance = values.whole("catch_up_distance", 1, 40)
        self.catch_up_amount = values.whole("catch_up_amount", 0, 9)
        self.most_survivors = values.whole("max_survivors", 1, 6)
        start = values.texts("start_tokens", ("survivor", "food", "fuel", "ammo"))
        self.survivors = start.count("survivor")
        self.food, self.fuel, self.ammo = (start.count(name) for name in ("food", "fuel", "ammo"))
        self.actions = action_cards(file)


def action_cards(file: File) -> dict[int, ActionCard]:
    """LA-AUT-60: what is printed on the action cards; the rule of each says what it does."""
    cards: dict[int, ActionCard] = {}
    for row in file.rows("card"):
        gain = row.text("enemy_in_slot_gain", ("food", "fuel", "ammo", "none"), "none")
        card = row.whole("number", 1, 999) - 1
        cards[card] = ActionCard(
            card,
            row.whole("skill", 1, 3),
            ("left", "right").index(row.text("arrow", ("left", "right"))),
            ("food", "fuel", "ammo").index(gain) if gain != "none" else NONE,
            [PRIORITIES.index(name) for name in row.texts("priority", PRIORITIES, [])],
            MOVEMENTS.index(row.text("movement", MOVEMENTS, "none")),
            row.whole("speed_plus", 0, 4, 0),
            ENDINGS.index(row.text("end_of_round", ENDINGS, "none")),
            row.whole("amount", 0, 4, 1),
        )
    return cards
