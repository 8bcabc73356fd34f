"""The numbers by which the rules call things: tokens, phases, areas, causes of damage, abilities used."""

NONE = -1

FOOD, FUEL, AMMO, OBJECT, SURVIVOR = 0, 1, 2, 3, 4
RESOURCES = (FOOD, FUEL, AMMO)
CONTAMINATION = 5
"""The sixth kind of special waypoint counter; the others are the tokens above."""

SETTING_UP, EXPLORATION, REST, MOVEMENT, FIRE, END_OF_ROUND = 0, 1, 2, 3, 4, 5

ANYWHERE, TOP_ROW, BOTTOM_ROW, LEFT_COLUMN, TRUCK = 0, 1, 2, 3, 4
AREAS = ("anywhere", "top_row", "bottom_row", "left_column", "truck")

UNSAID, AMBUSHED, UNDER_FIRE, AT_LOCATION, BY_BONUS, BY_EVENT = 0, 1, 2, 3, 4, 5
ON_SHORTCUT, ON_MINE, BY_NITROMETHANE, BY_AUTOMA, BY_FAME = 6, 7, 8, 9, 10
CAUSES = (
    "unsaid", "ambush", "enemy_fire", "location", "bonus", "event",
    "shortcut", "mine", "nitromethane", "automa", "fame",
)  # fmt: skip
"""What a damage comes from, for whoever has to place it."""

AUTOMA = 1
"""The Automa's side in a solo game (your seat is 0)."""

USED_REST = 256
"""The player is done with the step of the Rest phase that goes on."""

USED_MECHANIC, USED_MEDIC, USED_CO_PILOT, USED_DRIVER, USED_JACKAL, USED_GUNNER, USED_RATION, USED_RENEGADE = (
    1, 2, 4, 8, 16, 32, 64, 128,
)  # fmt: skip
