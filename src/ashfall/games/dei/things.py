"""The words of D.E.I.: colours, levels, symbols of action cards, and everything that may bend a rule."""

from ashfall.languages import LANGUAGES as LANGUAGES

RESOURCES = ("technology", "energy")
TECHNOLOGY, ENERGY = range(2)

COLOURS = ("red", "blue", "green", "yellow")
RED, BLUE, GREEN, YELLOW = range(4)

LEVELS = ("ground", "roof")
GROUND, ROOF = range(2)
SIDES = ("N", "E", "S", "W")

CONSTRUCTIONS = ("refuge", "elevator", "bridge")
REFUGE, ELEVATOR, BRIDGE = range(3)

FACTIONS = ("ravagers", "refuge_42", "farm_z", "auxilia", "wild", "fauns", "psionics")
RAVAGERS, REFUGE_42, FARM_Z, AUXILIA, WILD, FAUNS, PSIONICS = range(7)

DRONES = ("masamune", "simon", "fly", "draco")
MASAMUNE, SIMON, FLY, DRACO = range(4)
ANY_DRONE = len(DRONES)

LEADERS = (
    "grim", "marlowe", "goliath", "swift", "nikita", "lilith", "willow", "kit", "kar_ra", "elly", "vladimir",
)  # fmt: skip
MERCENARIES = ("jukas", "alexandra")
SPECIAL_UNITS = ("tolstoy", "altar_of_gaia", "eal", "slug", "ripley")
FIGURES = (*LEADERS, *MERCENARIES, *SPECIAL_UNITS)
"""DEI-MAJ-01: every unit that there is once; scrappers are counted, figures have a number."""
(
    GRIM, MARLOWE, GOLIATH, SWIFT, NIKITA, LILITH, WILLOW, KIT, KAR_RA, ELLY, VLADIMIR,
    JUKAS, ALEXANDRA, TOLSTOY, ALTAR, EAL, SLUG, RIPLEY,
) = range(18)  # fmt: skip

MARKETS = ("tactical", "logistic", "mechanical", "black", "industrial")
TACTICAL, LOGISTIC, MECHANICAL, BLACK, INDUSTRIAL = range(5)
CARD_KINDS = ("faction", "drone", "tolstoy", "altar", "upgraded", "action", "machine")

SYMBOLS = (
    "move", "collect", "enlist", "build", "build_refuge", "build_elevator", "build_bridge", "strike",
    "buy", "drone", "tolstoy", "altar", "machine",
    "region_majority_bonus", "push_one_unit_each", "swap_resources", "den",
)  # fmt: skip
"""DEI-CARD-01, DEI-RUL-153: what is resolved one after the other. Three of the last are printed as effects; a den
is what construction candies of the Fauns give."""
(
    MOVE, COLLECT, ENLIST, BUILD, BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE, STRIKE, BUY, USE_DRONE,
    USE_TOLSTOY, USE_ALTAR, USE_MACHINE, REGION_BONUS, PUSH, SWAP, PLACE_DEN,
) = range(17)  # fmt: skip

EFFECTS = (
    "",
    # Leaders.
    "extra_collect_with_leader", "enlist_in_leader_region", "leader_counts_as",
    "group_changes_level_without_elevator", "enlist_only_in_leader_region",
    "den_after_move_on_controlled_outpost", "psi_willow", "psi_kit", "psi_kar_ra", "psi_elly",
    "psi_vladimir",
    # Feats and natural feats.
    "majority_bonus_with_leader", "majority_bonus_with_own_refuge", "majority_bonus_on_roof",
    "supply_on_strike", "immune_to_strike_and_forced_move", "single_unit_move_ignores_majority",
    "use_opponent_elevators", "use_opponent_bridges", "one_long_move_per_phase",
    "extra_enlist_per_phase", "buy_discount", "extra_collect_per_phase", "tech_when_recycling",
    "drone_extra_step", "build_without_majority", "collect_from_linked",
    "supply_on_drone_activation", "howl_push", "move_after_placing", "majority_bonus_three_wolves",
    # Cards.
    "region_majority_bonus", "leader_majority_bonus", "push_one_unit_each", "long_move",
    "change_level_without_elevator", "collect_extra", "swap_resources", "gain_energy", "gain_candy",
    "gain_supplies", "use_any_construction", "activate_altar", "tolstoy_excavation", "tolstoy_rage",
    "tolstoy_pack_leader", "tolstoy_roar",
    # The industrial market.
    "repeat_per_own_bridge", "repeat_per_own_refuge", "repeat_per_own_elevator",
    "elevators_linked_together", "collect_at_elevators", "enlist_on_bridged_roofs",
    "collect_under_bridge", "supply_per_collect_at_own_refuge", "supplies_per_construction_set",
    "machine", "machine_eal", "machine_slug", "machine_ripley",
    # Weather.
    "moves_single_unit", "roof_units_cannot_move", "remove_unsheltered_scrappers",
    "no_bridges_no_elevators", "remove_buried_scrappers", "remove_resource_from_occupied_regions",
    # Mercenaries.
    "activate_drone_in_region_at_phase_end", "collect_all_in_region",
    # Signals.
    "signal_power",
)  # fmt: skip
"""Everything that bends a rule, by the word that the component files have for it (0: nothing)."""

ORDERS = (
    "capture_tactical", "capture_logistic", "capture_mechanical", "capture_black",
    "collect_technology", "collect_energy",
    "move_outpost_red", "move_outpost_blue", "move_outpost_green", "move_technology", "move_energy",
    "recruit_den_red", "recruit_den_blue", "recruit_den_green", "recruit_lilith", "recruit_altar",
)  # fmt: skip
"""DEI-AUT-22: everything that an action line of an Automa card can say."""
FIRST_CAPTURE, FIRST_COLLECT, FIRST_MOVE, FIRST_RECRUIT = 0, 4, 6, 11
MOVE_TO_RESOURCE, RECRUIT_AT_LILITH, RECRUIT_AT_ALTAR = 9, 14, 15
AUTOMA_LEVELS = ("easy", "standard", "expert")
OBSTACLES = (
    "no_payable_card", "no_resource", "no_free_units", "no_way", "no_den", "no_outpost", "no_scrapper",
)  # fmt: skip
"""Why the Automa could not do an action of its card."""
(
    NO_PAYABLE_CARD, NO_RESOURCE, NO_FREE_UNITS, NO_WAY, NO_DEN, NO_OUTPOST, NO_SCRAPPER,
) = range(7)  # fmt: skip

CRITERIA = (
    "per_controlled_outpost", "per_roof_region_with_majority", "per_two_ground_regions_with_majority",
    "per_own_construction", "per_tech_energy_pair", "per_market_card_owned",
    "per_majority_region_with_drone", "per_three_scrappers_on_board",
    "per_set_of_three_outpost_colors", "per_unlocked_feat",
    "copy_purebred_upper", "per_region_superior", "per_own_unit_in_region_with_enemy_leader",
    "per_two_own_units_in_region_with_drone", "per_majority_region_with_construction",
    "per_resource_in_up_to_three_regions",
    "per_outpost_with_leader_or_signal", "per_psi_leader_on_roof", "per_scarcer_resource",
    "per_resource_difference", "per_market_card_bought", "sum_symbols_on_kar_ra",
    "per_enemy_unit_with_kar_ra", "per_resource_with_kar_ra", "per_signal_with_drone",
    "per_signal_on_drone_card_or_market", "copy_purebred_current_upper", "per_signal_on_board",
    "outpost_table_1_2_4_6_10_15", "per_majority_region_with_signal",
)  # fmt: skip
"""What missions count, by the word of the component files."""


def bits(mask: int) -> list[int]:
    """The members of a set of small numbers, from the lowest."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def members(mask: int) -> tuple[int, ...]:
    """The same, kept: where a Move may lead is asked all the time, and the same few sets come again and again."""
    found = MEMBERS.get(mask)
    if found is None:
        if len(MEMBERS) >= MOST_SETS:
            MEMBERS.clear()
        found = MEMBERS[mask] = tuple(bits(mask))
    return found


MEMBERS: dict[int, tuple[int, ...]] = {}
MOST_SETS = 1 << 16


def word(id: str) -> str:
    """An id of the component files as a word of the notation."""
    return id.replace("_", "-")


def slug(name: str) -> str:
    """An English name as a word of the notation: `Kar'Ra A` is `kar-ra-a`."""
    kept = [c if c.isalnum() else "-" for c in name.lower().replace("'", "-")]
    return "-".join(part for part in "".join(kept).split("-") if part)
