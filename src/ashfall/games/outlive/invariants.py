"""What must hold in every position of Outlive: nothing appears, nothing vanishes, every mask tells the truth."""

from collections import Counter

from .rooms import settle
from .state import Colony, Outlive
from .things import (
    ALL_TEAMS,
    CARD_PIECE,
    LEADER_PIECE,
    NURSERY,
    PIECES,
    RESOURCES,
    ROOMS,
    SEARCH_PIECE,
    SHIP,
    TILE_PIECE,
    room_kind,
    tile_kind,
)


def invariants(t: Outlive) -> list[str]:
    """OL-GEN-14, OL-GEN-16, OL-SET-22: everything that is wrong with a position; nothing, unless there is a bug."""
    wrong = resources(t) + pieces(t) + board(t)
    for side in t.sides:
        wrong += [f"side {side}: {what}" for what in shelter(t, t.colonies[side])]
        wrong += [f"side {side}: {what}" for what in teams(t, t.colonies[side])]
    return wrong


def resources(t: Outlive) -> list[str]:
    """Tokens and survivors are conserved."""
    wrong = []
    for resource, name in enumerate(RESOURCES):
        stores = [colony.store[resource] for colony in t.colonies]
        zones = [n for z, n in enumerate(t.stock) if t.box.resource[z] == resource]
        total = t.supply[resource] + sum(stores) + sum(zones)
        if total != t.box.supply[resource]:
            wrong.append(f"{total} {name} instead of {t.box.supply[resource]}")
        if min(t.supply[resource], *stores, *zones) < 0:
            wrong.append(f"less than no {name}")
    people = t.crowd + t.aboard.bit_count() + sum(colony.survivors for colony in t.colonies)
    if people != t.box.survivors or t.crowd < 0:
        wrong.append(f"{people} survivors, {t.crowd} of them in the supply")
    return wrong


def pieces(t: Outlive) -> list[str]:
    """Every card, tile and token lies in exactly one place; search tokens that are up lie beside their stack."""
    where = Counter(t.aside + t.caravan + t.struck + t.junk + t.cards + t.card_discards)
    for piles in (t.game, t.search, t.stacks, t.shown):
        for pile in piles:
            where.update(pile)
    rooms = Counter(room_kind(piece) for piece in t.aside if piece < LEADER_PIECE)
    for colony in t.colonies:
        where.update(colony.broken + colony.repaired + colony.trophies + colony.solved)
        rooms.update(room >> 1 for room in colony.rooms if room >> 1 > 2)
        if colony.leader >= 0:
            where[LEADER_PIECE + colony.leader] += 1
    wrong = [f"piece {piece} lies in {n} places" for piece, n in where.items() if n > 1]
    wrong += [f"{n} of {ROOMS[kind]}" for kind, n in rooms.items() if n != 2]
    due = [
        *range(LEADER_PIECE, SEARCH_PIECE),
        *(range(TILE_PIECE, CARD_PIECE) if t.stacks[0] else ()),
    ]
    due += range(CARD_PIECE, PIECES) if t.solo >= 0 and t.colonies[-1].leader >= 0 else ()
    return wrong + [f"piece {piece} is lost" for piece in due if not where[piece]]


def board(t: Outlive) -> list[str]:
    wrong = []
    for zone, most in enumerate(t.box.stock[t.scale]):
        if not 0 <= t.stock[zone] <= most:
            wrong.append(f"zone {zone} holds {t.stock[zone]} tokens")
    for pile in t.game:
        if pile and not t.knows(None, pile[-1]):
            wrong.append("the top of a game stack is not visible")
    for city in (0, 1):
        if any((piece - SEARCH_PIECE) // 10 != city for piece in t.search[city]):
            wrong.append(f"a search token is in the wrong city {city}")
    if not 0 <= t.day <= 6 or t.first not in t.sides:
        wrong.append(f"day {t.day}, first player {t.first}")
    return wrong


def shelter(t: Outlive, colony: Colony) -> list[str]:
    """Cells, masks and marker of one shelter."""
    wrong = []
    if not 0 <= colony.airlock <= t.box.airlock:
        wrong.append(f"{colony.airlock} survivors in the airlock")
    for room, held in zip(colony.rooms, colony.held, strict=True):
        most = t.box.nursery_max if room >> 1 == NURSERY else t.box.cells[room]
        if not -1 <= held <= most:
            wrong.append(f"{held} survivors in room {room}")
    if len(set(colony.rooms)) != len(colony.rooms):
        wrong.append("a room stands twice")
    if not 0 <= colony.radiation < len(t.box.track):
        wrong.append(f"the marker is on space {colony.radiation}")
    fresh = colony.clone()
    settle(t, fresh)
    if fresh.alive != colony.alive:
        wrong.append("the mask of full rooms is wrong")
    kinds = [tile_kind(tile) for tile in colony.broken + colony.repaired]
    if sum(1 << kind for kind in kinds) != colony.owned:
        wrong.append("two tiles of a kind, or the mask of owned tiles is wrong")
    if colony.ready & ~sum(1 << tile_kind(tile) for tile in colony.repaired):
        wrong.append("a tile that is not repaired is ready")
    return wrong


def teams(t: Outlive, colony: Colony) -> list[str]:
    """OL-MOV-04: never two teams of one colour in a zone."""
    wrong = []
    placed = [zone for zone in colony.teams if zone >= 0]
    if len(set(placed)) != len(placed):
        wrong.append(f"two teams in a zone: {colony.teams}")
    if colony.standing & ~colony.spent or colony.spent & ~ALL_TEAMS:
        wrong.append("a team stands that has not been activated")
    aboard = [team for team, zone in enumerate(colony.teams) if zone == SHIP]
    if colony.berth and not (aboard and colony.standing >> aboard[0] & 1) and t.turn.zone >= 0:
        wrong.append(f"place {colony.berth} is held by nobody")
    return wrong
