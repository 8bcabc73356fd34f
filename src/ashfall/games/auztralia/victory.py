"""Damage on the Old Ones and what it brings: cubes, discs, destruction, the division of victory points."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb

from .box import BLANK
from .railways import old_ones_changed
from .state import Auztralia


def damage_on(t: Auztralia, index: int) -> int:
    """AZ-CMB-07, AZ-RUL-77, AZ-CMB-06, AZ-RUL-87: the cubes of all players on an Old One, a disc counting as 5."""
    first, last = index * t.players, (index + 1) * t.players
    return sum(t.cubes[first:last]) + t.box.disc_value * sum(t.damage_discs[first:last])


def damage_by(t: Auztralia, index: int, seat: int) -> int:
    place = index * t.players + seat
    return t.cubes[place] + t.box.disc_value * t.damage_discs[place]


def cubes_at_hand(t: Auztralia, seat: int) -> int:
    """AZ-CMB-08, AZ-CMB-09, AZ-RUL-34, AZ-RUL-36: what a player can still put on Old Ones, all exchanges made."""
    player = t.boards[seat]
    if not player.discs:
        return player.hq
    value = t.box.disc_value
    fives = sum(count // value for count in t.cubes[seat :: t.players])
    return player.hq + value * min(player.discs, fives)


def put_cube(t: Auztralia, seat: int, index: int) -> bool:
    """AZ-CMB-06, AZ-CMB-09: one damage with a cube of the HQ; without a cube it is not dealt."""
    player = t.boards[seat]
    if not player.hq and not free_cubes(t, seat):
        return False
    player.hq -= 1
    t.cubes[index * t.players + seat] += 1
    return True


def put_cubes(t: Auztralia, seat: int, tile: int, amount: int, rule: str) -> None:
    """AZ-CMB-06, AZ-CMB-09: damage on one Old One, as far as there are cubes; told with the rule that deals it."""
    index = t.awake.index(tile)
    dealt = sum(put_cube(t, seat, index) for _ in range(amount))
    t.tell("struck", rule=rule, seat=seat, tile=tile, amount=dealt)


def free_cubes(t: Auztralia, seat: int) -> bool:
    """AZ-RUL-99: in a combat the exchange is made on the Old One with most of the player's cubes."""
    mine = t.cubes[seat :: t.players]
    most = max(mine, default=0)
    if most < t.box.disc_value or not t.boards[seat].discs:
        return False
    exchange(t, seat, t.awake[mine.index(most)])
    return True


def marked(t: Auztralia, seat: int) -> list[int]:
    """AZ-CMB-08: the Old Ones that carry cubes of the player."""
    return [tile for tile, n in zip(t.awake, t.cubes[seat :: t.players], strict=True) if n]


def exchangeable(t: Auztralia, seat: int) -> list[int]:
    """AZ-CMB-08: the Old Ones with five cubes of a player who has a disc left."""
    if not t.boards[seat].discs:
        return []
    return [tile for tile in marked(t, seat) if why_not_exchange(t, seat, tile) is None]


def no_exchange(t: Auztralia, seat: int) -> Reason | None:
    """AZ-CMB-08, AZ-RUL-35: a disc must be left; and it is made only when a cube is missing."""
    if t.boards[seat].hq:
        return Reason("AZ-RUL-35")
    return None if t.boards[seat].discs else Reason("AZ-CMB-08", "discs")


def why_not_exchange(t: Auztralia, seat: int, tile: int) -> Reason | None:
    """AZ-CMB-08: five cubes must lie on the one Old One."""
    have = t.cubes[t.awake.index(tile) * t.players + seat]
    need = t.box.disc_value
    return None if have >= need else Reason("AZ-CMB-08", need=need, have=have)


def exchange(t: Auztralia, seat: int, tile: int) -> None:
    """AZ-CMB-08: a disc lies on the Old One instead of five cubes, which are in the HQ again."""
    place = t.awake.index(tile) * t.players + seat
    t.cubes[place] -= t.box.disc_value
    t.damage_discs[place] += 1
    player = t.boards[seat]
    player.discs -= 1
    player.hq += t.box.disc_value
    t.tell("cubes_exchanged", rule="AZ-CMB-08", seat=seat, tile=tile, amount=t.box.disc_value)


def place_hits(t: Auztralia, seat: int) -> None:
    """AZ-CMB-09, AZ-RUL-33, AZ-RUL-95: put the pending hits on the Old Ones; too few cubes for all: the player
    chooses.
    """
    pending = t.pending
    waiting = [i for i in range(0, len(pending), 2) if pending[i + 1]]
    hand = cubes_at_hand(t, seat)
    if not waiting or not hand:
        t.pending = []
        return
    need = sum(pending[i + 1] for i in waiting)
    if len(waiting) == 1 or hand >= need:
        for i in waiting:
            put_cubes(t, seat, pending[i], pending[i + 1], "AZ-CMB-06")
        t.pending = []
        return
    t.then((assign_hits, seat), (place_hits, seat))


def assign_hits(t: Auztralia, seat: int) -> None:
    """AZ-CMB-09, AZ-RUL-95: which Old One takes the next damage."""
    t.ask(seat, "assign_hits", HIT)


def hits_left(t: Auztralia, seat: int) -> list[int]:
    """AZ-CMB-09: the Old Ones that still have a hit to take."""
    pending = t.pending
    return [pending[i] for i in range(0, len(pending), 2) if pending[i + 1]]


def hit(t: Auztralia, seat: int, tile: int) -> None:
    """AZ-CMB-09: one of the cubes goes on this Old One."""
    put_cubes(t, seat, tile, 1, "AZ-CMB-06")
    for i in range(0, len(t.pending), 2):
        if t.pending[i] == tile:
            t.pending[i + 1] -= 1


def bury(t: Auztralia, here: int = 0) -> None:
    """AZ-WIN-01, AZ-WIN-09, AZ-RUL-96: every Old One (of a hex) with damage up to its health leaves, rewards at once.

    The cubes come home after all of them are paid.
    """
    there = t.standing(here) if here else range(len(t.awake))
    dead = [i for i in there if damage_on(t, i) >= t.box.health[t.awake[i]]]
    if not dead:
        return
    for index in dead:
        reward(t, index)
    for index in reversed(dead):
        take_off(t, index)
    old_ones_changed(t)


def reward(t: Auztralia, index: int) -> None:
    """AZ-RUL-71, AZ-WIN-02, AZ-WIN-03, AZ-WIN-06: the tile for one player, or its VP divided between all who hit it."""
    tile = t.awake[index]
    shares = [damage_by(t, index, seat) for seat in t.seats]
    hunters = [seat for seat in t.seats if shares[seat]]
    t.tell("old_one_destroyed", rule="AZ-WIN-01", tile=tile, hex=t.place[index])
    if len(hunters) == 1:
        t.boards[hunters[0]].trophies |= 1 << tile
        t.tell("trophy_taken", rule="AZ-WIN-02", seat=hunters[0], tile=tile, vp=t.box.points[tile])
        return
    t.gone.append(tile)
    for seat, points in enumerate(divide(t.box.points[tile], shares)):
        if shares[seat]:
            t.boards[seat].vp += points
            t.tell("points_divided", rule="AZ-WIN-03", seat=seat, tile=tile, vp=points)


def divide(points: int, shares: list[int]) -> list[int]:
    """AZ-WIN-03, AZ-WIN-04, AZ-WIN-05: equal parts; the rest to the most damage, divided or lost in a tie."""
    hunters = [seat for seat, share in enumerate(shares) if share]
    part, rest = divmod(points, len(hunters))
    best = [seat for seat in hunters if shares[seat] == max(shares)]
    extra = rest // len(best) if rest % len(best) == 0 else 0
    return [
        (part if seat in hunters else 0) + (extra if seat in best else 0)
        for seat in range(len(shares))
    ]


def give_back(t: Auztralia, index: int) -> None:
    """AZ-WIN-07, AZ-RUL-87: cubes go back to the HQs, discs to their owners."""
    for seat, player in enumerate(t.boards):
        place = index * t.players + seat
        player.hq += t.cubes[place]
        player.discs += t.damage_discs[place]
        t.cubes[place] = 0
        t.damage_discs[place] = 0


def take_off(t: Auztralia, index: int) -> None:
    """AZ-WIN-01: the tile leaves the map, what lay on it goes home. The networks are not looked at yet."""
    give_back(t, index)
    del t.awake[index], t.place[index]
    del t.cubes[index * t.players : (index + 1) * t.players]
    del t.damage_discs[index * t.players : (index + 1) * t.players]


def put_on(t: Auztralia, tile: int, hex: int) -> None:
    """A face-up Old One without damage comes to a hex."""
    t.awake.append(tile)
    t.place.append(hex)
    t.cubes.extend([0] * t.players)
    t.damage_discs.extend([0] * t.players)


def turn_up(t: Auztralia, hex: int, rule: str, blank_rule: str) -> int:
    """AZ-ATK-07, AZ-ATK-08, AZ-EVT-03, AZ-RUL-60: turn up the face-down tile of a hex; a blank leaves the game.

    The rules are those that the log names: of the reveal, and of a blank. The tile.
    """
    index = t.lairs.index(hex)
    tile = t.lurking.pop(index)
    del t.lairs[index]
    t.show(tile)
    t.tell("tile_revealed", rule=rule, tile=tile, hex=hex)
    if t.box.kind[tile] != BLANK:
        put_on(t, tile, hex)
    else:
        t.gone.append(tile)
        t.tell("blank_removed", rule=blank_rule, hex=hex)
    old_ones_changed(t)
    return tile


EXCHANGE = verb(exchange, when="AZ-RUL-35", domain=marked, bar=no_exchange, why=why_not_exchange)
HIT = verb(hit, when="AZ-CMB-09", domain=hits_left)
