"""What must hold in every position of AuZtralia."""

from .box import BLANK, CHARACTERS
from .hexes import bits
from .state import STRIKING, Auztralia
from .victory import damage_on


def invariants(t: Auztralia) -> list[str]:
    """Everything that is wrong with a position."""
    return [
        *piece_faults(t),
        *player_faults(t),
        *map_faults(t),
        *network_faults(t),
        *track_faults(t),
        *battle_faults(t),
    ]


def piece_faults(t: Auztralia) -> list[str]:
    """AZ-GEN-07: no tile, card or unit is lost or doubled."""
    faults = []
    trophies = [tile for player in t.boards for tile in bits(player.trophies)]
    tiles = [p for stack in t.stacks for p in stack] + t.lurking + t.awake + t.gone + trophies
    if sorted(tiles) != list(t.box.tiles):
        faults.append("the Old One tiles are not all there, or one twice")
    owned = [c for player in t.boards for c in bits(player.characters)]
    if sorted(t.deck + t.row + t.removed + t.dismissed + owned) != list(range(len(CHARACTERS))):
        faults.append("the characters are not all there, or one twice")
    if sorted(t.events + t.events_seen + t.events_unused) != list(t.box.events):
        faults.append("the event cards are not all there, or one twice")
    drawn = [t.battle.card] if t.battle.card >= 0 else []
    if sorted(t.cards + t.cards_seen + drawn) != list(t.box.cards):
        faults.append("the Old One cards are not all there, or one twice")
    for unit, count in enumerate(t.box.unit_count):
        found = t.supply[unit] + t.battle.force[unit] + sum(p.barracks[unit] for p in t.boards)
        if found != count or t.supply[unit] < 0:
            faults.append(f"there are {found} units of kind {unit}, not {count}")
    return faults


def player_faults(t: Auztralia) -> list[str]:
    """AZ-GEN-07: cubes, discs, tracks and farms stay within the player's kit; nothing is negative."""
    faults = []
    for seat, player in enumerate(t.boards):
        cubes = player.hq + sum(player.boxes) + sum(t.cubes[seat :: t.players])
        if cubes != t.box.cubes or player.hq < 0:
            faults.append(f"seat {seat} has {cubes} cubes, {player.hq} of them in the HQ")
        discs = player.discs + sum(t.damage_discs[seat :: t.players])
        if discs != t.box.discs or player.discs < 0:
            faults.append(f"seat {seat} has {discs} damage discs")
        if min([*player.goods, *player.barracks, player.vp]) < 0:
            faults.append(f"seat {seat} owes something: {player.goods} {player.barracks}")
        if player.tracks.bit_count() > t.box.track_pieces:
            faults.append(f"seat {seat} has laid {player.tracks.bit_count()} tracks")
        for kind, most in enumerate(t.box.farms_each):
            mask = t.box.terrain_mask[t.box.farm_terrain[kind]]
            if (player.farms & mask).bit_count() > most:
                faults.append(f"seat {seat} has too many farms of kind {kind}")
    return faults


def map_faults(t: Auztralia) -> list[str]:
    """AZ-SET-15, AZ-MAP-04, AZ-FARM-04, AZ-WIN-01: what may lie where."""
    faults = []
    if len(set(t.lairs)) != len(t.lairs) or len(t.lairs) != len(t.lurking):
        faults.append("two face-down tiles lie in one hex")
    if any(not t.box.hex_level[hex] for hex in t.lairs):
        faults.append("a face-down tile lies on the coast or on hills")
    for i, tile in enumerate(t.awake):
        dead = damage_on(t, i) >= t.box.health[tile] and t.battle.card < 0 and not t.pending
        if dead or t.box.kind[tile] == BLANK or not 1 <= t.place[i] <= t.box.hexes.count:
            faults.append(f"tile {tile} is dead, blank or nowhere: hex {t.place[i]}")
    if t.ports != sum(1 << player.port for player in t.boards if player.port):
        faults.append("the set of ports is not in step")
    farms = [hex for player in t.boards for hex in bits(player.farms)]
    if tuple(sorted(farms)) != bits(t.farmed) or t.blighted & ~t.farmed:
        faults.append("the farms do not fit together")
    if t.farmed & (t.lodes | t.ports):
        faults.append("a farm shares its hex with a port or resources")
    if t.lodes & t.box.terrain_mask[0]:
        faults.append("there are resources on the coast")
    for hex in t.box.hexes.numbers:
        if any(t.lode[4 * hex : 4 * hex + 4]) != bool(t.lodes >> hex & 1):
            faults.append(f"the resources of hex {hex} are not in step")
    size = len(t.awake) * t.players
    if len(t.cubes) != size or len(t.damage_discs) != size or len(t.place) != len(t.awake):
        faults.append("the damage on the Old Ones is not in step")
    return faults


def network_faults(t: Auztralia) -> list[str]:
    """AZ-NET-02, AZ-RAIL-07: the kept networks are those that a fresh look finds."""
    faults = []
    if t.blocked != sum(1 << hex for hex in sorted({*t.lairs, *t.place})):
        faults.append("the set of hexes with Old Ones is not in step")
    laid = 0
    for seat, player in enumerate(t.boards):
        if laid & player.tracks:
            faults.append("two tracks cross one side")
        laid |= player.tracks
        if player.port and player.reach != fresh_reach(t, seat):
            faults.append(f"the reachable network of seat {seat} is not in step")
    if laid != t.laid:
        faults.append("the set of sides with tracks is not in step")
    return faults


def fresh_reach(t: Auztralia, seat: int) -> int:
    """The reachable hexes, walked hex by hex."""
    player = t.boards[seat]
    waiting = [player.port]
    seen: set[int] = set()
    while waiting:
        here = waiting.pop()
        if here in seen or t.blocked >> here & 1:
            continue
        seen.add(here)
        waiting += [there for side, there in t.box.hexes.ways[here] if player.tracks >> side & 1]
    return sum(1 << hex for hex in seen)


def track_faults(t: Auztralia) -> list[str]:
    """AZ-TRK-01: the discs stand in turn order."""
    faults = []
    if sorted(t.order) != list(range(t.players + 1)):
        faults.append("the discs are not all there")
    elif [t.cells[d] for d in t.order] != sorted(t.cells):
        faults.append("the discs are not in order")
    if not all(1 <= cell <= t.box.last_cell for cell in t.cells):
        faults.append("a disc lies beside the track")
    return faults


def battle_faults(t: Auztralia) -> list[str]:
    """AZ-CMB-12, AZ-PORT-10: no stack carries more damage than its health; ports are free outside activations."""
    battle = t.battle
    faults = []
    for unit, wounds in enumerate(battle.wounds):
        if wounds and (not battle.force[unit] or wounds >= t.box.unit_health[unit] + 1):
            faults.append(f"{wounds} damage on {battle.force[unit]} units of kind {unit}")
    if t.turn >= 0 and t.blocked & t.ports:
        faults.append("an Old One stands in a port in a player's turn")
    if t.turn < 0 and t.owed and battle.sort != STRIKING:
        faults.append("Time is owed outside a turn")
    if t.turn >= 0 and t.held:
        faults.append("a farm is held in a player's turn")
    return faults
