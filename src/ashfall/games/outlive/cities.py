"""The cities of Outlive: face-up equipment, the stacks of tiles, and the search tokens."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .box import NOTHING, RADIATION_DOWN
from .rooms import SECOND, usable, use_all, use_room
from .shelter import cleanse, gain
from .state import Colony, Outlive
from .things import (
    CITIES,
    CITY_OF,
    LOOKOUT,
    METAL,
    SCAVENGER_POST,
    SCRAP_YARD,
    SEARCH_PIECE,
    WOOD,
    tile_kind,
)


def kinds_shown(t: Outlive, seat: int) -> list[int]:
    """OL-ZONE-50: the kinds that lie face up in the team's city, each once."""
    kinds: list[int] = []
    for tile in t.shown[CITY_OF[t.turn.zone]]:
        if tile_kind(tile) not in kinds:
            kinds.append(tile_kind(tile))
    return kinds


def no_action_left(t: Outlive, seat: int) -> Reason | None:
    """OL-GEN-08: taking and searching cost an action."""
    return None if t.turn.actions else Reason("OL-GEN-08")


def why_not_take(t: Outlive, seat: int, equipment: int) -> Reason | None:
    """OL-ZONE-57: of a kind not yet owned."""
    return Reason("OL-ZONE-57") if t.colonies[seat].owned >> equipment & 1 else None


def take(t: Outlive, seat: int, equipment: int) -> None:
    """OL-ZONE-50, OL-ZONE-56: the tile is laid down broken; its space stays empty until dawn."""
    turn = t.turn
    turn.actions -= 1
    shown = t.shown[CITY_OF[turn.zone]]
    tile = next(tile for tile in shown if tile_kind(tile) == equipment)
    shown.remove(tile)
    own(t.colonies[seat], tile)
    t.tell("equipment_taken", "OL-ZONE-50", seat=seat, equipment=equipment)


def own(colony: Colony, tile: int) -> None:
    """OL-SHEL-10: new equipment lies broken to the left of the shelter."""
    colony.broken.append(tile)
    colony.owned |= 1 << tile_kind(tile)


def why_not_search(t: Outlive, seat: int) -> Reason | None:
    """OL-ZONE-55: a token can be drawn while the city's stack lasts."""
    return None if t.search[CITY_OF[t.turn.zone]] else Reason("OL-ZONE-55")


def search(t: Outlive, seat: int) -> None:
    """OL-ZONE-51, OL-ZONE-52, OL-ROOM-14, OL-RUL-38: draw one; the first paid search of a visit brings the free ones.

    Free draws cost nothing and are of no use later, so they come at once (OL-GEN-12).
    """
    turn = t.turn
    turn.actions -= 1
    turn.searched += 1
    city = CITY_OF[turn.zone]
    find(t, seat, city)
    part = SECOND * city
    for slot in usable(t, t.colonies[seat], SCAVENGER_POST, part):
        if t.search[city]:
            use_room(t, seat, slot, part)
            for _ in range(min(t.box.room_amount[SCAVENGER_POST], len(t.search[city]))):
                find(t, seat, city)


def find(t: Outlive, side: int, city: int) -> None:
    """OL-ZONE-51, OL-ZONE-53, OL-ZONE-54, OL-ZONE-58: the token is shown to all and gives its content at once."""
    kind = search_kind(t, t.reveal(t.search[city]))
    t.tell("found", "OL-ZONE-51" if side < t.players else "OL-SOLO-15", seat=side, token=kind)
    if t.box.search_gives[kind] == NOTHING:
        scrap_cabinet(t, side, city)
    else:
        give_content(t, side, kind, "OL-ZONE-51" if side < t.players else "OL-SOLO-15")


def give_content(t: Outlive, side: int, kind: int, rule: str) -> None:
    """OL-ZONE-54, OL-RUL-85, OL-LEAD-03: resources from the supply; algae pills move the marker down."""
    gives = t.box.search_gives[kind]
    if gives == RADIATION_DOWN:
        cleanse(t, side, t.box.search_amount[kind])
    elif gives != NOTHING:
        gain(t, side, gives, t.box.search_amount[kind], rule)


def scrap_cabinet(t: Outlive, side: int, city: int) -> None:
    """OL-ROOM-21, OL-RUL-39, OL-ZONE-53: an empty cabinet is worth wood and metal to a full scrap yard."""
    for _ in range(use_all(t, side, SCRAP_YARD, SECOND * city)):
        gain(t, side, WOOD, 1, "OL-ROOM-21")
        gain(t, side, METAL, 1, "OL-ROOM-21")


def search_kind(t: Outlive, piece: int) -> int:
    return t.box.search_kind[(piece - SEARCH_PIECE) % 10]


def draw_tile(t: Outlive, seat: int, city: int) -> None:
    """OL-ROOM-23, OL-RUL-42, OL-RUL-72: the top tile of the stack; owned kinds are discarded and drawn again.

    Tiles discarded in this very draw are not shuffled back into it.
    """
    colony = t.colonies[seat]
    discarded = []
    while renew_stack(t, city):
        tile = t.reveal(t.stacks[city])
        if not colony.owned >> tile_kind(tile) & 1:
            own(colony, tile)
            t.tell("equipment_drawn", "OL-RUL-72", seat=seat, equipment=tile_kind(tile))
            break
        t.tell("equipment_again", "OL-ROOM-23", seat=seat, equipment=tile_kind(tile))
        discarded.append(tile)
    t.junk += discarded


def renew_stack(t: Outlive, city: int) -> bool:
    """OL-DAWN-07, OL-RUL-41: an empty stack is renewed from the one discard pile; whether a tile can be drawn."""
    stack = t.stacks[city]
    if not stack and t.junk:
        stack += t.junk
        t.junk = []
        t.shuffle(stack)
        t.tell("stack_renewed", "OL-DAWN-07", zone=CITIES[city])
    return bool(stack)


def reveal_search(t: Outlive, city: int, count: int, rule: str) -> None:
    """OL-DAWN-08, OL-DIS-10, OL-DIS-13: tokens turned up that nobody gains; as many as there are."""
    found = []
    for _ in range(min(count, len(t.search[city]))):
        found.append(search_kind(t, t.reveal(t.search[city])))
    if found:
        t.tell("search_revealed", rule, zone=CITIES[city], token=found)


def looks(t: Outlive, seat: int) -> list[Step]:
    """OL-ROOM-16, OL-RUL-40: on own turns of the day a full lookout may look into one city's stack."""
    if not usable(t, t.colonies[seat], LOOKOUT):
        return []
    return [(look, seat, zone) for zone in CITIES if why_not_look(t, seat, zone) is None]


def cities_seen(t: Outlive, seat: int) -> tuple[int, ...]:
    return CITIES


def nobody_looks(t: Outlive, seat: int) -> Reason | None:
    """OL-ROOM-16, OL-RUL-40: a full lookout, unused in this round."""
    return None if usable(t, t.colonies[seat], LOOKOUT) else Reason("OL-ROOM-16")


def why_not_look(t: Outlive, seat: int, zone: int) -> Reason | None:
    """OL-ROOM-16: a stack of which the owner knows every token shows nothing new."""
    for piece in t.search[CITY_OF[zone]]:
        if not t.knows(seat, piece):
            return None
    return Reason("OL-ROOM-16", "known")


def look(t: Outlive, seat: int, zone: int) -> None:
    """OL-ROOM-16, OL-RUL-54: the owner alone sees the stack; its order stays."""
    colony = t.colonies[seat]
    colony.used |= 1 << usable(t, colony, LOOKOUT)[0]
    stack = t.search[CITY_OF[zone]]
    for piece in stack:
        t.show(piece, 1 << seat)
    t.tell("looked", "OL-ROOM-16", seat=seat, zone=zone)
    kinds = [search_kind(t, piece) for piece in reversed(stack)]
    t.tell("saw_search", "OL-ROOM-16", to=1 << seat, seat=seat, zone=zone, token=kinds)


TAKE = verb(take, when="OL-ZONE-50", domain=kinds_shown, bar=no_action_left, why=why_not_take)
SEARCH = verb(search, when="OL-ZONE-51", bar=no_action_left, why=why_not_search)
LOOK = verb(
    look, when="OL-ROOM-16", domain=cities_seen, bar=nobody_looks, why=why_not_look, word="peek"
)
