"""Set-up: decks and stacks, the survey of the map, discs, ports."""

from collections.abc import Mapping

from ashfall.engine.chance import seeded
from ashfall.engine.errors import Reason
from ashfall.engine.settings import Value
from ashfall.engine.verbs import verb

from .box import CHARACTERS, COAST, LEVELS, PLAIN, STANDARD, Box
from .railways import old_ones_changed, survey_network
from .state import Auztralia, Player, no_battle
from .turns import next_turn

WILD_HEX = 14
"""AZ-SOLO-06: the survey hex that easy and hard solo games leave out."""


def set_up(box: Box, options: Mapping[str, Value], seed: int | str) -> Auztralia:
    """AZ-SET-03, AZ-SET-04, AZ-SET-20, AZ-SET-21, AZ-RUL-92: the kits, the discs, the supply."""
    players = int(options["players"])
    level = LEVELS.index(str(options.get("level", STANDARD)))
    goods = box.solo_goods[level] if players == 1 else box.start_goods
    vp = box.solo_points[level] if players == 1 else 0
    boards = [new_player(box, goods, vp) for _ in range(players)]
    cells = [box.start_cell[players]] * players + [box.old_ones_start]
    t = Auztralia(
        box=box, players=players, level=level, turn=-1, cells=cells, order=list(range(players + 1)),
        boards=boards, lode=[0] * (4 * box.hexes.count + 4), lairs=[], lurking=[],
        stacks=[stack[:] for stack in box.stacks], awake=[], place=[], cubes=[], damage_discs=[],
        gone=[], events=[], events_unused=[], events_seen=[], deck=list(range(len(CHARACTERS))),
        row=[], removed=[], dismissed=[], cards=list(box.cards), cards_seen=[],
        supply=box.unit_count[:], fallen=-1, plan=[], pending=[], battle=no_battle(),
    )  # fmt: skip
    t.chance = seeded(seed)
    t.pieces(box.pieces)
    t.then((prepare_decks,), (survey,), (choose_first_player,), (place_ports,), (next_turn,))
    return t


def new_player(box: Box, goods: list[int], vp: int) -> Player:
    """AZ-SET-01, AZ-SET-02: all cubes in the HQ, two discs as damage markers."""
    return Player(
        goods=goods[:], boxes=[0] * len(box.time), barracks=[0] * len(box.unit_count), vp=vp,
        hq=box.cubes, discs=box.discs,
    )  # fmt: skip


def prepare_decks(t: Auztralia) -> None:
    """AZ-SET-05, AZ-SET-17, AZ-SET-18, AZ-SET-19, AZ-RUL-21: stacks, event deck, character row, Old One deck."""
    for stack in t.stacks:
        t.shuffle(stack)
    for level in (3, 2, 1):
        cards = [card for card in t.box.events if t.box.event_level[card] == level]
        t.shuffle(cards)
        used = t.box.events_per_level
        t.events.extend(cards[:used])
        t.events_unused.extend(cards[used:])
    t.shuffle(t.deck)
    for _ in range(t.box.row_length):
        t.row.append(t.reveal(t.deck))
    t.shuffle(t.cards)


def survey(t: Auztralia) -> None:
    """AZ-SET-06, AZ-SET-07, AZ-SET-16, AZ-RUL-01, AZ-RUL-02: tile by tile, in the order of the hexes."""
    tiles = list(t.box.surveys)
    t.shuffle(tiles)
    for hex in surveyed_hexes(t):
        resolve(t, hex, t.reveal(tiles))
    old_ones_changed(t)


def surveyed_hexes(t: Auztralia) -> list[int]:
    """AZ-MAP-06, AZ-SOLO-06, AZ-RUL-73, AZ-RUL-74: all with a triangle; alone on easy and hard without hex 14."""
    if t.players == 1 and not t.box.solo_wild[t.level]:
        return [hex for hex in t.box.survey_hexes if hex != WILD_HEX]
    return t.box.survey_hexes


def resolve(t: Auztralia, hex: int, tile: int) -> None:
    """AZ-RUL-17, AZ-SET-08, AZ-SET-09, AZ-SET-11, AZ-MAP-04: what a survey tile shows for its hex and around it."""
    places = [hex, *t.box.hexes.toward[hex]]
    shown = t.box.shows[tile]
    lodes: list[int] = []
    lairs: list[int] = []
    risen: list[int] = []
    for place, good, amount in shown.goods:
        there = places[place]
        if there and t.box.terrain[there] != COAST:
            t.lode[4 * there + good] += amount
            t.lodes |= 1 << there
            lodes.append(there)
    for place in shown.old_ones:
        there = places[place]
        found = risen if there in t.lairs else lairs
        if there and settle(t, there):
            found.append(there)
    t.tell("surveyed", rule="AZ-SET-08", hex=hex, survey=tile, lots=len(lodes), lodes=lodes,
           hidden=len(lairs), lairs=lairs, higher=len(risen), risen=risen)  # fmt: skip


def settle(t: Auztralia, hex: int) -> bool:
    """AZ-SET-12, AZ-SET-13, AZ-SET-14, AZ-RUL-04, AZ-RUL-05: a face-down tile, or escalation; whether one came.

    The new tile is drawn before the old one goes under its stack.
    """
    if t.box.terrain[hex] != PLAIN:
        return False
    if hex not in t.lairs:
        tile = draw_tile(t, t.box.hex_level[hex])
        if tile >= 0:
            t.lairs.append(hex)
            t.lurking.append(tile)
        return tile >= 0
    index = t.lairs.index(hex)
    old = t.lurking[index]
    level = t.box.level[old]
    tile = draw_tile(t, level + 1) if level < 3 else -1
    if tile >= 0:
        t.stacks[level - 1].insert(0, old)
        t.lurking[index] = tile
    return tile >= 0


def draw_tile(t: Auztralia, level: int) -> int:
    """AZ-SET-10, AZ-RUL-03: the top tile of the level's stack, unseen; of a lower one if it is empty; else -1."""
    for stack in reversed(t.stacks[:level]):
        if stack:
            return t.draw_unseen(stack)
    return -1


def choose_first_player(t: Auztralia) -> None:
    """AZ-SET-22, AZ-SET-23, AZ-SOLO-01: first player at random; the discs lie in turn order, the first on top."""
    t.first = t.roll(t.players) if t.players > 1 else 0
    seats = [(t.first + i) % t.players for i in t.seats]
    t.order = [*seats, t.old_ones]
    t.tell("first_player", rule="AZ-SET-22", seat=t.first)


def place_ports(t: Auztralia) -> None:
    """AZ-SET-24, AZ-SET-26: ports are placed in reverse turn order, one each."""
    t.then(*[(place_port, seat) for seat in reversed(t.order) if seat != t.old_ones])


def place_port(t: Auztralia, seat: int) -> None:
    """AZ-SET-25, AZ-MAP-07, AZ-RUL-07, AZ-SOLO-07: a free port site at distance 3 or more from every port."""
    t.ask(seat, "place_port", FOUND)


def port_sites(t: Auztralia, seat: int) -> list[int]:
    """AZ-MAP-07: the hexes with a port symbol."""
    return t.box.port_sites


def why_not_found(t: Auztralia, seat: int, hex: int) -> Reason | None:
    """AZ-SET-25: why a port cannot be founded on this site."""
    if t.ports & t.box.hexes.within[hex][t.box.port_distance - 1]:
        return Reason("AZ-SET-25", need=t.box.port_distance)
    return None


def found(t: Auztralia, seat: int, hex: int) -> None:
    """AZ-SET-25, AZ-SET-26: the port stands; the network begins with it."""
    t.boards[seat].port = hex
    t.ports |= 1 << hex
    survey_network(t, seat)
    t.tell("port_placed", rule="AZ-SET-25", seat=seat, hex=hex)


FOUND = verb(
    found, when="AZ-SET-26", only="AZ-MAP-07", domain=port_sites, why=why_not_found, word="port"
)
