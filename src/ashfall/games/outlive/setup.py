"""Setup of Outlive: the secret choice of rooms and leaders, the board, and where the teams begin."""

from collections.abc import Mapping

from ashfall.engine.chance import seeded
from ashfall.engine.settings import Value
from ashfall.engine.verbs import Step, step, verb, verb_about

from . import rounds
from .box import Box
from .cities import give_content, own, search_kind
from .drifters import scout
from .rooms import settle
from .shelter import gain
from .state import Outlive, new_colony, new_turn
from .things import (
    AMMO,
    CARD_PIECE,
    CITIES,
    CITY_OF,
    COMMON_ROOMS,
    DIFFICULTIES,
    DISASTER_PIECE,
    GAME_PIECE,
    HAND,
    LEADER_PIECE,
    PIECES,
    PLAN,
    SEARCH_PIECE,
    TILE_PIECE,
    ZONES,
    room_kind,
)

DROPPED, FREE, INSIDE, LEADER, FIVE, FOUR = range(PLAN)
SPECIAL_DEALT = 6
ANY_TEAM = -1


def set_up(box: Box, options: Mapping[str, Value], seed: int | str) -> Outlive:
    """OL-GEN-01, OL-SET-01, OL-SET-22, OL-SET-27, OL-SOLO-01: colours, markers, supply, algae; then the choices."""
    players = int(options["players"])
    solo = DIFFICULTIES.index(str(options["difficulty"])) if players == 1 else -1
    one_by_one = players > 1 and bool(options["strategic_placement"])
    t = Outlive(
        box=box, players=players, solo=solo, one_by_one=one_by_one, supply=list(box.supply),
        crowd=box.survivors, stock=[0] * len(ZONES), algae=True, search=[[], []],
        stacks=[[], []], shown=[[], []], junk=[], game=[[], [], []], caravan=[], struck=[], aside=[],
        plans=[0, -1, -1, -1, -1, -1] * players, cards=[], card_discards=[], pending=[],
        turn=new_turn(-1, -1),
        colonies=[new_colony(box.track_start) for _ in range(players + (players == 1))],
    )  # fmt: skip
    t.chance = seeded(seed)
    t.pieces(PIECES)
    deal(t)
    t.then(step(make_plans), step(reveal))
    return t


def deal(t: Outlive) -> None:
    """OL-SET-03, OL-SET-20, OL-SET-21, OL-SET-24, OL-SET-25: rooms, leaders, disasters, game."""
    rooms = list(range(LEADER_PIECE))
    leaders = list(range(LEADER_PIECE, DISASTER_PIECE))
    disasters = list(range(DISASTER_PIECE, GAME_PIECE))
    game = list(range(GAME_PIECE, SEARCH_PIECE))
    for pieces in (rooms, leaders, disasters, game):
        t.shuffle(pieces)
    for seat in t.seats:
        t.aside += [t.draw(rooms, seat) for _ in range(SPECIAL_DEALT)]
        t.aside += [t.draw(leaders, seat) for _ in range(2)]
    t.caravan = [disasters.pop() for _ in t.box.radiation]
    for stack in t.game:
        stack += [game.pop() for _ in range(t.box.game_size[t.scale])]
        t.show(stack[-1])
    t.aside += rooms + leaders + disasters + game


# The secret choices


def make_plans(t: Outlive) -> None:
    """OL-SET-11, OL-RUL-55: all players choose at the same time, in secret."""
    t.tell("setup", "OL-RUL-55")
    t.together(*[step(plan, seat) for seat in t.seats])


def plan(t: Outlive, seat: int) -> None:
    """OL-RUL-55, OL-VAR-01, OL-SOLO-01: rooms, free room, survivors, leader; placement unless it comes later."""
    steps: list[Step] = [
        (choose_drop, seat), (choose_drop, seat), (choose_free, seat), (choose_inside, seat),
        (choose_leader, seat),
    ]  # fmt: skip
    if t.solo < 0 and not t.one_by_one:
        steps += [(choose_zone, seat, 0), (choose_zone, seat, 1)]
    t.then(*steps)


def hand(t: Outlive, seat: int) -> list[int]:
    return t.aside[seat * HAND : seat * HAND + SPECIAL_DEALT]


def kept(t: Outlive, seat: int) -> list[int]:
    """OL-SET-02, OL-SET-04, OL-SET-05: three common kinds and those not dropped, copies side by side."""
    dropped = t.plans[seat * PLAN + DROPPED]
    special = [room_kind(p) for i, p in enumerate(hand(t, seat)) if not dropped >> i & 1]
    return [*range(COMMON_ROOMS), *sorted(special)]


def choose_drop(t: Outlive, seat: int) -> None:
    """OL-SET-04: four of the six are kept, so two leave the game; copies of a kind are the same choice."""
    t.ask(seat, "drop_room", DROP, always=True)


def special_kinds(t: Outlive, seat: int) -> list[int]:
    return sorted(set(kept(t, seat)[COMMON_ROOMS:]))


def drop(t: Outlive, seat: int, kind: int) -> None:
    dropped = t.plans[seat * PLAN + DROPPED]
    pieces = hand(t, seat)
    i = next(i for i, p in enumerate(pieces) if room_kind(p) == kind and not dropped >> i & 1)
    t.plans[seat * PLAN + DROPPED] |= 1 << i


def choose_free(t: Outlive, seat: int) -> None:
    """OL-SET-06: one of the seven rooms is built for free."""
    t.ask(seat, "free_room", FOUND, always=True)


def kept_kinds(t: Outlive, seat: int) -> list[int]:
    return sorted(set(kept(t, seat)))


def found(t: Outlive, seat: int, kind: int) -> None:
    t.plans[seat * PLAN + FREE] = kept(t, seat).index(kind)


def choose_inside(t: Outlive, seat: int) -> None:
    """OL-SET-07, OL-RUL-56: four survivors, so many of them in the free room, the rest in the airlock."""
    t.ask(seat, "inside", INSIDE_VERB, always=True)


def numbers_inside(t: Outlive, seat: int) -> range:
    room = kept(t, seat)[t.plans[seat * PLAN + FREE]] * 2
    return range(min(t.box.start_survivors, t.box.cells[room]) + 1)


def inside(t: Outlive, seat: int, count: int) -> None:
    t.plans[seat * PLAN + INSIDE] = count


def choose_leader(t: Outlive, seat: int) -> None:
    """OL-SET-08: one of the two leaders; the other leaves the game."""
    t.ask(seat, "leader", LEAD, always=True)


def own_leaders(t: Outlive, seat: int) -> list[int]:
    leaders = t.aside[seat * HAND + SPECIAL_DEALT : seat * HAND + HAND]
    return [piece - LEADER_PIECE for piece in leaders]


def lead(t: Outlive, seat: int, leader: int) -> None:
    leaders = t.aside[seat * HAND + SPECIAL_DEALT : seat * HAND + HAND]
    t.plans[seat * PLAN + LEADER] = leaders.index(LEADER_PIECE + leader)


def planned_leader(t: Outlive, seat: int) -> int:
    chosen = t.plans[seat * PLAN + LEADER]
    return t.aside[seat * HAND + SPECIAL_DEALT + chosen] - LEADER_PIECE


def choose_zone(t: Outlive, seat: int, team: int) -> None:
    """OL-SET-10: the 5 and the 4 choose their zones; the two 3s, which are alike, get the others."""
    t.ask(seat, "place_team", PLACE.of(team), always=True)


def placements(t: Outlive, seat: int, team: int) -> list[tuple[int, int]]:
    """OL-SET-10, OL-VAR-01: one team, or each that is left (ANY_TEAM), in each start zone still free."""
    teams = t.colonies[seat].teams
    left = [team]
    if team == ANY_TEAM:
        left = [one for one in range(4) if teams[one] < 0 and not (one == 3 and teams[2] < 0)]
    zones = free_start_zones(t, seat)
    return [(one, zone) for one in left for zone in zones]


def free_start_zones(t: Outlive, seat: int) -> list[int]:
    """OL-SET-09, OL-SET-10: the leader's zones that hold no own team yet, exactly one team per zone."""
    colony = t.colonies[seat]
    if colony.leader >= 0:
        return [zone for zone in t.box.start_zones[colony.leader] if zone not in colony.teams]
    five = t.plans[seat * PLAN + FIVE]
    zones = t.box.start_zones[planned_leader(t, seat)]
    return [zone for i, zone in enumerate(zones) if i != five]


def place(t: Outlive, seat: int, team: int, zone: int) -> None:
    """OL-SET-10, OL-VAR-01: at once when placement is open, else noted until the reveal."""
    colony = t.colonies[seat]
    if colony.leader >= 0:
        colony.teams[team] = zone
        t.tell(
            "placed", "OL-VAR-01" if t.one_by_one else "OL-SOLO-01", seat=seat, team=team, zone=zone
        )
    else:
        zones = t.box.start_zones[planned_leader(t, seat)]
        t.plans[seat * PLAN + FIVE + team] = zones.index(zone)


# The reveal


def reveal(t: Outlive) -> None:
    """OL-SET-11, OL-SET-14, OL-RUL-55: everything chosen is shown; the oldest leader goes first."""
    gone: list[int] = []
    for seat in t.seats:
        gone += reveal_shelter(t, seat)
        gone.append(reveal_leader(t, seat))
    for piece in gone:
        t.aside.remove(piece)
    t.plans = []
    give_first_token(t)
    split_tiles(t, lay_tiles(t))
    for city in (0, 1):
        lay_search(t, city)
    steps: list[Step] = []
    for seat in t.seats:
        if t.box.searches[t.colonies[seat].leader]:
            steps += [(choose_city, seat)] * 4 + [(choose_token, seat)]
    t.then(*steps, step(place_openly), step(rounds.dawn))


def give_first_token(t: Outlive) -> None:
    """OL-SET-14, OL-SOLO-02: the oldest leader's colony takes the token; ages are all different."""
    t.first = max(t.sides, key=lambda side: t.box.age[t.colonies[side].leader])
    if all(colony.leader >= 0 for colony in t.colonies):
        t.tell("first_player", "OL-SET-14" if t.solo < 0 else "OL-SOLO-02", seat=t.first)


def lay_search(t: Outlive, city: int) -> None:
    """OL-SET-26: each city has ten search tokens of its own, face down."""
    first = SEARCH_PIECE + 10 * city
    t.search[city] = list(range(first, first + 10))
    t.shuffle(t.search[city])


def reveal_shelter(t: Outlive, seat: int) -> list[int]:
    """OL-SET-02, OL-SET-06, OL-SET-07: the rooms, one of them built, and four survivors."""
    colony = t.colonies[seat]
    at = seat * PLAN
    kinds = kept(t, seat)
    colony.rooms = [kind * 2 + (kind in kinds[:slot]) for slot, kind in enumerate(kinds)]
    colony.held = [-1] * len(kinds)
    colony.held[t.plans[at + FREE]] = t.plans[at + INSIDE]
    colony.airlock = t.box.start_survivors - t.plans[at + INSIDE]
    t.crowd -= t.box.start_survivors
    settle(t, colony)
    t.tell("shelter_shown", "OL-SET-11", seat=seat, room=colony.rooms[t.plans[at + FREE]])
    pieces = [p for i, p in enumerate(hand(t, seat)) if not t.plans[at] >> i & 1]
    for piece in pieces:
        t.show(piece)
    return pieces


def reveal_leader(t: Outlive, seat: int) -> int:
    """OL-SET-09, OL-SET-10, OL-SET-12: zones and resources of the leader."""
    colony = t.colonies[seat]
    leader = planned_leader(t, seat)
    colony.leader = leader
    t.show(LEADER_PIECE + leader)
    t.tell("leader_shown", "OL-SET-11", seat=seat, leader=leader)
    for resource, amount in enumerate(t.box.start_store[leader]):
        gain(t, seat, resource, amount, "OL-SET-12")
    zones = t.box.start_zones[leader]
    five, four = t.plans[seat * PLAN + FIVE], t.plans[seat * PLAN + FOUR]
    if four >= 0:
        threes = [zone for i, zone in enumerate(zones) if i not in (five, four)]
        colony.teams = [zones[five], zones[four], *threes]
    else:
        colony.teams = [-1, -1, -1, -1]
    return LEADER_PIECE + leader


def lay_tiles(t: Outlive) -> list[int]:
    """OL-SET-13, OL-RUL-43: each leader's tile is taken out before the others are shuffled."""
    tiles = list(range(TILE_PIECE, CARD_PIECE))
    for seat in t.seats:
        tile = TILE_PIECE + 2 * t.box.start_tile[t.colonies[seat].leader]
        tiles.remove(tile)
        own(t.colonies[seat], tile)
        t.show(tile)
    return tiles


def split_tiles(t: Outlive, tiles: list[int]) -> None:
    """OL-SET-23, OL-RUL-41: two stacks as equal as possible; Blackwood gets the extra tile."""
    t.shuffle(tiles)
    half = (len(tiles) + 1) // 2
    t.stacks = [tiles[:half], tiles[half:]]


# The herbalist


def choose_city(t: Outlive, seat: int) -> None:
    """OL-LEAD-02: four tokens, each from either city, one after the other."""
    t.ask(seat, "culpepper_city", TURN_UP)


def both_cities(t: Outlive, seat: int) -> tuple[int, ...]:
    return CITIES


def turn_up(t: Outlive, seat: int, zone: int) -> None:
    token = t.reveal(t.search[CITY_OF[zone]])
    t.pending.append(token)
    t.tell("token_shown", "OL-LEAD-02", seat=seat, token=search_kind(t, token))


def choose_token(t: Outlive, seat: int) -> None:
    """OL-LEAD-03: after seeing all four."""
    t.ask(seat, "culpepper_token", REFUSE)


def tokens_shown(t: Outlive, seat: int) -> list[int]:
    return sorted({search_kind(t, token) for token in t.pending})


def refuse(t: Outlive, seat: int, token: int) -> None:
    """OL-LEAD-02, OL-LEAD-03: one is discarded, the content of three gained; all go back to their stacks."""
    kinds = [search_kind(t, piece) for piece in t.pending]
    kinds.remove(token)
    for kind in kinds:
        give_content(t, seat, kind, "OL-LEAD-02")
    for piece in t.pending:
        t.search[(piece - SEARCH_PIECE) // 10].append(piece)
    t.pending = []


# Placement in the open


def place_openly(t: Outlive) -> None:
    """OL-VAR-01, OL-SOLO-01: one team at a time in turn order; against the Drifters after their teams."""
    if t.one_by_one:
        t.tell("placement", "OL-VAR-01")
        t.then(*[(place_next, seat) for _ in range(4) for seat in t.in_order()])
    elif t.solo >= 0:
        t.tell("placement", "OL-SOLO-01")
        drifters_arrive(t)
        t.then((choose_zone, 0, 0), (choose_zone, 0, 1), (place_threes, 0))


def place_next(t: Outlive, seat: int) -> None:
    """OL-VAR-01: any team still to be placed in any start zone still free; the two 3s are alike."""
    t.ask(seat, "place_team", PLACE.of(ANY_TEAM))


def place_threes(t: Outlive, seat: int) -> None:
    """OL-SET-10: exactly one team per zone."""
    for team in (2, 3):
        place(t, seat, team, free_start_zones(t, seat)[0])


def drifters_arrive(t: Outlive) -> None:
    """OL-SOLO-02, OL-SOLO-03, OL-SOLO-04, OL-SOLO-05: an unused leader's zones, ammo, survivors, a deck."""
    rival = t.colonies[t.players]
    unused = [p for p in t.aside if LEADER_PIECE <= p < DISASTER_PIECE]
    piece = unused[t.roll(len(unused))]
    t.aside.remove(piece)
    t.show(piece)
    rival.leader = piece - LEADER_PIECE
    rival.teams = list(t.box.start_zones[rival.leader])
    t.tell("leader_shown", "OL-SOLO-02", seat=t.players, leader=rival.leader)
    for team, zone in enumerate(rival.teams):
        t.tell("placed", "OL-SOLO-02", seat=t.players, team=team, zone=zone)
    give_first_token(t)
    gain(t, t.players, AMMO, t.box.drifter_ammo, "OL-SOLO-03")
    rival.pile = t.box.drifter_survivors[t.solo]
    t.crowd -= rival.pile
    t.cards = list(range(CARD_PIECE, PIECES))
    t.shuffle(t.cards)
    scout(t)


DROP = verb(drop, when="OL-SET-04", domain=special_kinds)
FOUND = verb(found, when="OL-SET-06", domain=kept_kinds)
INSIDE_VERB = verb(inside, when="OL-SET-07", domain=numbers_inside)
LEAD = verb(lead, when="OL-SET-08", domain=own_leaders)
PLACE = verb_about(place, when="OL-SET-10", domain=placements)
TURN_UP = verb(turn_up, when="OL-LEAD-02", domain=both_cities)
REFUSE = verb(refuse, when="OL-LEAD-03", domain=tokens_shown)
