"""Phase 4, Fire: the Renegade's choice, Ambush, Convoy fire, Enemy fire."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, Verb, verb, verb_about

from . import (
    attack,
    automa,
    automa_effects,
    cargo,
    contamination,
    convoy,
    crew,
    elimination,
    hits,
    loot,
    objects,
)
from .box import Harm
from .decks import area_on_top, reveal_outcome
from .road import region_of, road_of
from .state import Aurora, Enemy
from .things import AMBUSHED, AMMO, FIRE, NONE, UNDER_FIRE

HARMS = ("contamination", "lose_resource", "damage")
CONTAMINATION, LOSE_RESOURCE, DAMAGE = 0, 1, 2


def fire_phase(t: Aurora) -> None:
    """LA-FIRE-01, LA-FIRE-03: without an enemy in the zone or above the board the phase has no effect."""
    t.start_phase(FIRE)
    for player in t.convoys:
        player.ignored = NONE
    if t.automa is not None:
        t.automa.fired = 0
    if t.enemies or t.enemies_in_zone():
        t.then(
            *[(name_enemy, seat) for seat in t.forward() if has_renegade(t, seat)],
            (ambush,),
            (convoy_fire,),
            (enemy_fire,),
            (end_of_fire,),
        )


def end_of_fire(t: Aurora) -> None:
    """LA-PLC-05: from now on the cargo may be moved about again."""
    for player in t.convoys:
        player.loads = []


# The Renegade


def has_renegade(t: Aurora, side: int) -> bool:
    return side < t.players and crew.active_with(t, side, crew.RENEGADE) != NONE


def name_enemy(t: Aurora, seat: int) -> None:
    """LA-FIRE-02, LA-SURV-09, LA-RUL-16: an active Renegade names one enemy, in the zone or above the board."""
    t.ask(seat, "renegade_enemy", NAME)


def all_enemies(t: Aurora, seat: int) -> list[int]:
    return t.enemies_in_zone() + [enemy.card for enemy in t.enemies]


def name(t: Aurora, seat: int, enemy: int) -> None:
    """LA-SURV-09, LA-RUL-107: its ambush and attack do not affect this player to the end of the phase."""
    t.convoys[seat].ignored = enemy
    t.tell("renegade", rule="LA-SURV-09", seat=seat, enemy=enemy)


def ignores(t: Aurora, side: int, enemy: int) -> bool:
    """LA-RUL-16: the Renegade protects only his owner."""
    return side < t.players and t.convoys[side].ignored == enemy


# Ambush


def ambush(t: Aurora) -> None:
    """LA-AMB-04, LA-AMB-10, LA-ORD-06: enemies come forward to the leading convoy and ambush, the leftmost first.

    Those who were above the board already do not ambush again.
    """
    coming = t.enemies_in_zone()
    region = region_of(t, t.order[-1])
    for card in coming:
        come_forward(t, card, region)
    t.then(*[(ambush_by, card) for card in coming])


def come_forward(t: Aurora, card: int, region: int) -> None:
    """LA-AMB-01, LA-AMB-02, LA-AMB-08, LA-AMB-09, LA-RUL-87: above the region, with the top loot card.

    The enemy's position stays empty until the end of the round.
    """
    t.zone[t.zone.index(card)] = NONE
    loot = [t.draw_unseen(t.loot)]
    t.enemies.append(Enemy(card=card, region=region, loot=loot, circles=[NONE] * 4))
    t.tell("enemy_comes", rule="LA-AMB-01", enemy=card, region=road_of(t).region_thing(region))


def ambush_by(t: Aurora, enemy: int) -> None:
    """LA-AMB-05, LA-EF-06, LA-RUL-53: an ambush hits every convoy in the region, in forward turn order."""
    region = attack.enemy_named(t, enemy).region
    if t.listener is not None:
        t.tell("ambush", rule="LA-AMB-05", enemy=enemy)
    t.then(*[(suffer_ambush, side, enemy) for side in sides_in(t, region)], (elimination.settle,))


def sides_in(t: Aurora, region: int) -> list[int]:
    """The sides whose convoy is in a region, in forward turn order."""
    regions = road_of(t).region_of
    found = []
    for side in t.forward():
        waypoint = t.convoys[side].waypoint if side < t.players else t.waypoint_of(side)
        if regions[waypoint] == region:
            found.append(side)
    return found


def suffer_ambush(t: Aurora, side: int, enemy: int) -> None:
    """LA-AMB-07: what is printed on the enemy card; of two alternatives one is chosen."""
    if side not in t.order or ignores(t, side, enemy):
        return
    alternatives = t.box.ambush[enemy]
    if len(alternatives) == 1:
        suffer_all(t, side, alternatives[0])
    elif side < t.players:
        t.battle.seat = side
        t.then((choose_ambush, side, enemy))
    else:
        t.then((automa_effects.automa_ambush, enemy))


def suffer_all(t: Aurora, side: int, harms: list[Harm]) -> None:
    """LA-AMB-06, LA-ENEMY-01, LA-ENEMY-02, LA-ENEMY-05, LA-ENEMY-06: damage in each area, in the order printed."""
    for _, count, area in reversed(harms[1:]):
        t.then((hits.place_damage, side, area, count, AMBUSHED))
    _, count, area = harms[0]
    hits.place_damage(t, side, area, count, AMBUSHED)


def choose_ambush(t: Aurora, seat: int, enemy: int) -> None:
    """LA-AMB-07, LA-ENEMY-03, LA-ENEMY-04, LA-RUL-13, LA-RUL-39: which harm; before that an object may be used.

    Nothing happens where no alternative can be carried out.
    """
    if t.battle.seat != seat or t.convoys[seat].out:
        return
    possible = any(why_not_suffer(t, seat, *row) is None for row in harms_of(t, seat, enemy))
    asked = objects.moment_asked(t, seat)
    if not possible and not asked:
        return
    verbs: list[Verb] = [SUFFER.of(enemy)]
    if not possible:
        verbs.append(SUFFER_NOTHING)
    if asked:
        verbs.append(objects.USE.of(objects.MOMENT))
    t.ask_of(seat, "ambush_choice", tuple(verbs), always=asked, again=True)


def harms_of(t: Aurora, seat: int, enemy: int) -> list[tuple[int, int]]:
    """LA-AMB-07: the alternatives that are printed on the enemy card."""
    return [(enemy, HARMS.index(alternative[0][0])) for alternative in t.box.ambush[enemy]]


def why_not_this_harm(t: Aurora, seat: int, asked: int, enemy: int, harm: int) -> Reason | None:
    return why_not_suffer(t, seat, enemy, harm)


def printed_harm(t: Aurora, enemy: int, harm: int) -> tuple[int, int]:
    """How much of a harm an enemy card does, and in which area; nothing if it is not printed there."""
    for alternative in t.box.ambush[enemy]:
        effect, count, area = alternative[0]
        if effect == HARMS[harm]:
            return count, area
    return 0, 0


def why_not_suffer(t: Aurora, seat: int, enemy: int, harm: int) -> Reason | None:
    """LA-RUL-13: a resource to lose; an undamaged slot in the area. Contamination can always be chosen."""
    area = printed_harm(t, enemy, harm)[1]
    player = t.convoys[seat]
    if harm == LOSE_RESOURCE and not (player.food or player.fuel or player.ammo):
        return Reason("LA-RUL-13", "resource")
    if harm == DAMAGE and not hits.can_be_damaged(t, seat, area):
        return Reason("LA-RUL-13", "damage")
    return None


def suffer(t: Aurora, seat: int, enemy: int, harm: int) -> None:
    """LA-ENEMY-03, LA-ENEMY-04, LA-RUL-13, LA-RUL-14: a survivor contaminated, a resource lost, or damage."""
    t.battle.seat = NONE
    count, area = printed_harm(t, enemy, harm)
    if harm == CONTAMINATION:
        t.then((contamination.contaminate, seat, count, 0))
    elif harm == LOSE_RESOURCE:
        t.then(*[(cargo.lose_resource, seat) for _ in range(count)])
    else:
        t.then((hits.place_damage, seat, area, count, AMBUSHED))


def suffer_nothing(t: Aurora, seat: int) -> None:
    """LA-RUL-13: no alternative is possible."""
    t.battle.seat = NONE


# Convoy fire


def convoy_fire(t: Aurora) -> None:
    """LA-CF-01, LA-CF-15: in forward turn order everybody shoots; then loot and objects are handed out."""
    regions = [enemy.region for enemy in t.enemies]
    turns: list[Step] = []
    for side in t.forward():
        if side >= t.players:
            turns.append((automa.automa_fire,))
        elif t.convoys[side].objects or region_of(t, side) in regions:
            turns.append((start_fire_turn, side))
    t.then(*turns, (loot.hand_out_spoils,))


def start_fire_turn(t: Aurora, seat: int) -> None:
    """LA-CF-01, LA-CF-03: the turn goes on until its player ends it; without ammo and objects there is none."""
    t.march.seat = seat
    if t.convoys[seat].ammo or t.convoys[seat].objects:
        t.then((fire_turn, seat))


def fire_turn(t: Aurora, seat: int) -> None:
    """LA-CF-01, LA-CF-02, LA-CF-04, LA-CF-05: any number of attacks, one after another.

    Each with a weapon and an enemy, for ammo or Incendiary Ammo.
    """
    player = t.convoys[seat]
    if t.march.seat != seat or player.out:
        return
    region = region_of(t, seat)
    targets = []
    for enemy in t.enemies:
        if enemy.region == region:
            targets.append(enemy.card)
    weapons = convoy.weapon_slots(t, seat) if targets else []
    if player.fired:
        weapons = [weapon for weapon in weapons if not player.fired >> weapon & 1]
    options: list[Step] = []
    if player.ammo:
        options = [(shoot, seat, weapon, target) for weapon in weapons for target in targets]
    asked = bool(player.objects) and objects_matter(t, seat, bool(targets), bool(weapons))
    if not options and not asked:
        return
    verbs: list[Verb] = [SHOOT]
    if weapons and objects.holds(t, seat, objects.INCENDIARY):
        options += [
            (shoot_incendiary, seat, weapon, target) for weapon in weapons for target in targets
        ]
        verbs.append(BURN)
    if player.objects:
        options += objects.moment_options(t, seat)
        verbs.append(objects.USE.of(objects.MOMENT))
    options.append((end_fire, seat))
    t.ask_of(seat, "fire_turn", (*verbs, END_FIRE), (), options, always=asked, again=True)


def shots(t: Aurora, seat: int) -> list[tuple[int, int]]:
    """LA-CF-02, LA-CF-04: each undamaged weapon with each enemy above the board."""
    enemies = [enemy.card for enemy in t.enemies]
    return [(slot, enemy) for slot in convoy.weapon_slots(t, seat) for enemy in enemies]


def no_ammo(t: Aurora, seat: int) -> Reason | None:
    """LA-CF-03: an attack costs 1 ammo."""
    return None if t.convoys[seat].ammo else Reason("LA-CF-03")


def objects_matter(t: Aurora, seat: int, targets: bool, weapons: bool) -> bool:
    """Whether an object could be needed in the turn of Convoy fire, as far as everybody can see.

    Incendiary Ammo makes an attack possible, a Welding Torch a weapon, or a slot that works at the end of the
    round. Everything else can wait until something hits the convoy, or for the end of the round.
    """
    player = t.convoys[seat]
    burning = objects.may_hold(t, seat, objects.INCENDIARY)
    if weapons and (player.ammo or burning):
        return True
    if not any(player.damage) or not objects.may_hold(t, seat, objects.WELDING):
        return False
    weapon, late = convoy.damaged_slots_of_use(t, seat)
    shot = player.ammo or (burning and len(player.objects) > 1)
    return late or bool(targets and weapon & ~player.fired and shot)


def why_not_aim(t: Aurora, seat: int, slot: int, enemy: int) -> Reason | None:
    """LA-CF-02, LA-CF-04, LA-RUL-89: a weapon not yet used in this phase, an enemy above the own region."""
    if t.phase == FIRE and t.convoys[seat].fired >> slot & 1:
        return Reason("LA-CF-04", "used")
    region = region_of(t, seat)
    if not any(found.card == enemy and found.region == region for found in t.enemies):
        return Reason("LA-CF-02")
    return None


def shoot(t: Aurora, seat: int, slot: int, enemy: int) -> None:
    """LA-CF-03, LA-CF-04: 1 ammo, of his choice; the weapon is used for this phase."""
    t.convoys[seat].fired |= 1 << slot
    t.then((ask_ammo, seat), (aim, seat, slot, enemy, False))


def ask_ammo(t: Aurora, seat: int) -> None:
    """LA-RUL-93: which token, since it leaves its slot empty."""
    t.ask(seat, "pay_ammo", SPEND)


def ammo_slots(t: Aurora, seat: int) -> list[int]:
    return convoy.token_slots(t, seat, AMMO)


def spend(t: Aurora, seat: int, slot: int) -> None:
    """LA-RUL-93: the token in this slot goes to the supply."""
    convoy.unload(t, seat, slot)
    t.tell("spent", rule="LA-CF-03", seat=seat, token=AMMO)


def shoot_incendiary(t: Aurora, seat: int, slot: int, enemy: int) -> None:
    """LA-ITEM-01: discard the card instead of ammo."""
    t.convoys[seat].fired |= 1 << slot
    objects.use_up(t, seat, objects.INCENDIARY)
    t.then((aim, seat, slot, enemy, True))


def aim(t: Aurora, seat: int, weapon: int, enemy: int, incendiary: bool) -> None:
    """LA-CF-05: the attack is declared."""
    attack.start_attack(t, seat, weapon, enemy, incendiary)


def end_fire(t: Aurora, seat: int) -> None:
    """LA-CF-01: no more attacks."""
    t.march.seat = NONE


# Enemy fire


def enemy_fire(t: Aurora) -> None:
    """LA-EF-01, LA-EF-02, LA-RUL-36: region by region from the right, each with an enemy gets an outcome card."""
    held = [enemy.region for enemy in t.enemies]
    regions = [region for region in (2, 1, 0) if region in held]
    t.then(*[(fire_on_region, region) for region in regions], (leave_empty_regions,))


def fire_on_region(t: Aurora, region: int) -> None:
    """LA-EF-07, LA-EF-08, LA-RUL-37, LA-RUL-38, LA-RUL-106: the enemies of a region fire.

    Every convoy of the region takes the sum of all numbers, in the area on the back now on top; then come the
    ambushes in order of type.
    """
    card = reveal_outcome(t)
    ranks, strength = t.box.rank, t.box.enemy_hits[card]
    enemies = [enemy.card for enemy in t.enemies if enemy.region == region]
    enemies.sort(key=lambda enemy: ranks[enemy])
    if t.listener is not None:
        t.tell("enemy_fire", rule="LA-EF-02", region=road_of(t).region_thing(region), outcome=card)
        for enemy in enemies:
            tell_shot(t, enemy, card)
    area = area_on_top(t)
    steps: list[Step] = []
    for side in sides_in(t, region):
        total = 0
        for enemy in enemies:
            if not ignores(t, side, enemy):
                total += strength[ranks[enemy] - 1]
        if total and side < t.players:
            steps.append((suffer_fire, side, area, total))
        elif total:
            steps.append((automa.automa_under_fire, card, total))
    steps.append((elimination.settle,))
    for enemy in enemies:
        if t.box.enemy_ambushes[card][ranks[enemy] - 1]:
            steps.append((ambush_by, enemy))
    t.then(*steps)


def tell_shot(t: Aurora, enemy: int, outcome: int) -> None:
    """LA-EF-03: what the row of its type says."""
    row = t.box.rank[enemy] - 1
    count = t.box.enemy_hits[outcome][row]
    if count:
        t.tell("enemy_hits", rule="LA-EF-03", enemy=enemy, count=count)
    if t.box.enemy_ambushes[outcome][row]:
        t.tell("enemy_ambushes", rule="LA-EF-06", enemy=enemy)
    elif not count:
        t.tell("enemy_misses", rule="LA-EF-03", enemy=enemy)


def suffer_fire(t: Aurora, seat: int, area: int, count: int) -> None:
    """LA-EF-04, LA-RUL-88: each owner places all of it before the next."""
    if t.listener is not None:
        t.tell("under_fire", rule="LA-EF-04", seat=seat, count=count, area=area)
    hits.place_damage(t, seat, area, count, UNDER_FIRE)


def leave_empty_regions(t: Aurora) -> None:
    """LA-EF-09, LA-EF-10: enemies whom no convoy faces go, with their loot unseen; the others stay.

    Such loot stays face down among the spoils, owned by nobody.
    """
    held = {region_of(t, side) for side in t.order}
    for enemy in [found for found in t.enemies if found.region not in held]:
        for side in enemy.circles:
            if side != NONE:
                attack.change_targets(t, side, 1)
        t.enemies.remove(enemy)
        t.gone.append(enemy.card)
        t.spoils += enemy.loot
        t.spoil_owners.append(NONE)
        t.tell("enemy_leaves", rule="LA-EF-09", enemy=enemy.card)


# The bonus attack of Beta


def why_not_bonus_attack(t: Aurora, seat: int) -> Reason | None:
    """LA-BETA-10, LA-BETA-11: 1 ammo, an undamaged weapon, an enemy above the own region."""
    if not t.convoys[seat].ammo:
        return Reason("LA-BETA-10")
    if not convoy.weapon_slots(t, seat):
        return Reason("LA-CF-04")
    region = region_of(t, seat)
    if all(enemy.region != region for enemy in t.enemies):
        return Reason("LA-BETA-11")
    return None


def bonus_attack(t: Aurora, seat: int) -> None:
    """LA-BETA-10: 1 ammo for one attack at once."""
    convoy.pay(t, seat, AMMO)
    t.tell("spent", rule="LA-BETA-10", seat=seat, token=AMMO)
    t.then((ask_bonus_attack, seat))


def ask_bonus_attack(t: Aurora, seat: int) -> None:
    """LA-BETA-10, LA-BETA-11, LA-BETA-13: any undamaged weapon, whenever it was used last."""
    t.ask(seat, "bonus_attack", STRIKE)


def strike(t: Aurora, seat: int, slot: int, enemy: int) -> None:
    """LA-BETA-10, LA-BETA-12, LA-BETA-13: the attack; what it wins is handed out at once."""
    t.then((bonus_spoils,))
    attack.start_attack(t, seat, slot, enemy, bonus=True)


def bonus_spoils(t: Aurora) -> None:
    """LA-BETA-12, LA-LOOT-07: loot and objects at once."""
    if any(owner != NONE for owner in t.spoil_owners):
        t.then((loot.hand_out_spoils,))


NAME = verb(name, when="LA-SURV-09", domain=all_enemies)
SUFFER = verb_about(suffer, when="LA-AMB-07", domain=harms_of, why=why_not_this_harm)
SUFFER_NOTHING = verb(suffer_nothing, when="LA-RUL-13")
SHOOT = verb(shoot, when="LA-CF-01", only="LA-CF-04", domain=shots, bar=no_ammo, why=why_not_aim)
BURN = verb(
    shoot_incendiary, when="LA-ITEM-01", only="LA-CF-04", domain=shots, why=why_not_aim, word="burn"
)  # fmt: skip
SPEND = verb(spend, when="LA-RUL-93", domain=ammo_slots)
END_FIRE = verb(end_fire, when="LA-CF-01")
STRIKE = verb(strike, when="LA-BETA-10", only="LA-CF-04", domain=shots, why=why_not_aim)
