"""Where tokens, counters and convoys come to lie: cases that lie next to each other."""

import pytest

from ashfall.games.last_aurora import arrangement
from ashfall.games.last_aurora.things import AMMO, OBJECT, SURVIVOR

from .driving import NO_CREW_BONUS, turn
from .scene import Scene


@pytest.mark.rule("LA-MOVE-04", "LA-WAY-01")
def test_who_halts_behind_a_shortcut_ends_the_move_there():
    scene = Scene(map="beta").cargo(fuel=1).crew(active=NO_CREW_BONUS).at(5, 0)
    scene.t.special[9] = OBJECT
    turn(scene).play("drive 0 0", "take-shortcut 2 road", "damage truck-1", "damage trailer1-1")
    scene.play("halt")
    assert scene.told("arrived")["waypoint"] == 9
    assert scene.asked == "waypoint_take"


def stowing(*cards: str, **loads: str) -> list[tuple[int, int]]:
    """Where an ammo token that was set aside can go, in a convoy of these cards."""
    scene = Scene().cargo(ammo=1, fuel=1 if loads else 0).convoy_cards(0, *cards)
    scene.arrange(0, **loads)
    scene.convoy().aside = [AMMO]
    return arrangement.places_to_stow(scene.t, 0, arrangement.ASIDE)


@pytest.mark.rule("LA-PLC-02", "LA-UPG-10")
def test_equal_slots_are_offered_once_for_each_card_and_not_once_for_a_column():
    """The truck's slots for anything are 3 and 4, those of the device above it 1 and 2."""
    truck, above, trailer = 2, 8, 16
    assert stowing("truck", "roof-rack", "container", "-") == [
        (AMMO, truck),
        (AMMO, above),
        (AMMO, trailer),
    ]
    assert stowing("truck", "roof-rack", "container", "-", above_truck_1="fuel") == [
        (AMMO, truck),
        (AMMO, above),
        (AMMO, above + 1),
        (AMMO, trailer),
    ], "a slot with another token is another slot"


@pytest.mark.rule("LA-RUL-99")
def test_the_slots_for_a_prisoner_are_told_apart_by_card_too():
    scene = Scene().cargo().convoy_cards(0, "truck", "roof-rack", "container", "-")
    scene.arrange()
    slots = arrangement.prisoner_slots(scene.t, scene.convoy())
    assert slots == [1, 2, 8, 16], "the survivor slot and the first slot for anything of each card"


@pytest.mark.rule("LA-RUL-91", "LA-AMB-01")
def test_an_enemy_of_the_zone_threatens_the_region_of_the_leading_convoy():
    scene = Scene(3).at(2, 12, 20).zone("war-wolves")
    assert arrangement.threatened_regions(scene.t) == [2]
    scene.at(2, 20, 12)
    assert arrangement.threatened_regions(scene.t) == [2], "whoever it is"
    scene.at(2, 3, 12)
    assert arrangement.threatened_regions(scene.t) == [1]
    scene.zone()
    assert arrangement.threatened_regions(scene.t) == []


@pytest.mark.rule("LA-PLC-01", "LA-PLC-03")
def test_no_slot_for_survivors_is_passed_over_while_everything_else_is_needed():
    """Four survivors for the truck's slot and the three of the cabin; five fuel for the five slots for anything."""
    scene = Scene().crew(active="leader co-pilot hermit medic").cargo(fuel=5)
    scene.convoy_cards(0, "truck", "crew-cabin", "container", "-").arrange()
    arrangement.rearrange(scene.t, 0)
    truck, cabin = 1, 8
    assert arrangement.places_for_next(scene.t, 0) == [(SURVIVOR, truck)]
    scene.cargo(fuel=4)
    arrangement.rearrange(scene.t, 0)
    assert (SURVIVOR, cabin) in arrangement.places_for_next(scene.t, 0), "one slot is to spare"
