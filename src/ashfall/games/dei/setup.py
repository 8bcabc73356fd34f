"""Set-up (SET): factions, the city, drones, resources, outposts, markets, missions, feats, deployment."""

from collections.abc import Mapping
from typing import Any

from ashfall.engine.chance import seeded
from ashfall.engine.verbs import verb

from .box import Box
from .buying import SLOTS, slide
from .cards import no_play
from .city import written
from .factions import PLAYED, faction
from .majority import settle_everywhere
from .missions import COLUMNS
from .modules import MODULES, active, wanted
from .rounds import begin_round
from .state import Board, Dei
from .things import (
    BLACK,
    COLOURS,
    DRONES,
    FACTIONS,
    FIGURES,
    GREEN,
    LOGISTIC,
    MECHANICAL,
    RED,
    RESOURCES,
    TACTICAL,
    bits,
)

ANY_FACTION = "any"
"""The value of a seat's setting that leaves its faction to a choice or the deal."""


def set_up(box: Box, options: Mapping[str, Any], seed: int | str) -> Dei:
    """DEI-SET-00: an empty table; the steps of set-up follow."""
    players = int(options["players"])
    modules = wanted(options)
    boards = [TACTICAL, LOGISTIC, MECHANICAL, BLACK]
    for name in modules:
        boards = MODULES[name].markets(boards)
    others = sum(MODULES[name].sides() for name in modules)
    regions = len(box.districts.regions)
    t = Dei(
        box,
        players,
        boards=[new_board(regions) for _ in range(players + others)],
        order=[],
        queue=[],
        goods=[0] * (regions * len(RESOURCES)),
        supply=[0, 0],
        outposts=[-1] * box.counts["token_outpost_red"] * len(COLOURS),
        holder=[-1] * regions,
        place=[-1] * len(FIGURES),
        drones=[-1] * len(DRONES),
        bridges=[],
        piles=[box.stock[market][:] for market in boards],
        stalls=[-1] * (len(boards) * SLOTS),
        captor=[-1] * (len(boards) * SLOTS),
        candies=box.candies[:],
        missions=[],
        unused_missions=box.purebred[:],
        unused_feats=[],
        draft=[],
        boxed=[],
        tolstoy=[],
        mercenaries=[],
        weather=[],
        skies=[],
        sky=[],
        markets=boards,
        modules=modules,
        play=no_play(),
        signals=None,
        automa=None,
        grove=None,
        plan="",
        random_feats=int(options["feats"] == "random"),
        short_missions=int(bool(options["short_missions"])),
        dealt_factions=int(options["factions"] == "dealt"),
        forecast=-1,
        round=1,
    )
    for seat, name in enumerate(options["faction"]):
        if name != ANY_FACTION:
            t.boards[seat].faction = FACTIONS.index(name)
    for name in modules:
        MODULES[name].take(t, options)
    t.chance = seeded(seed)
    t.pieces(box.pieces)
    t.then(
        (choose_factions,), (build_city,), (neutral_bridges,), (start_tokens,), (resources,),
        (candy_pool,), (outposts,), (markets,), (missions,), (initiative,), (take_boards,),
        (prepare_feats,), (before_deployment,), (deployment,), (begin_round,),
    )  # fmt: skip
    return t


def new_board(regions: int) -> Board:
    """DEI-SET-13, DEI-SET-17: nothing gained yet: the supply token lies on 0."""
    return Board(
        hand=[], up=[], sweets=[], down=[], bin=[], candies=[], feats=[], figures=[],
        scrappers=[0] * regions, strength=[0] * regions, bridges=[], bends=[], bonus=[], figure_bonus=[],
        missions=[-1] * COLUMNS, scored=[0] * COLUMNS, goods=[0] * len(RESOURCES), faction=-1,
    )  # fmt: skip


def choose_factions(t: Dei) -> None:
    """DEI-SET-27, DEI-RUL-119: in random seat order, or dealt; who has a faction already keeps it."""
    seats = list(t.seats)
    shuffle(t, seats)
    for seat in seats:
        if t.boards[seat].faction >= 0:
            join(t, seat, t.boards[seat].faction)
    seats = [seat for seat in seats if t.boards[seat].faction < 0]
    if t.dealt_factions:
        free = free_factions(t, 0)
        shuffle(t, free)
        for seat, number in zip(seats, free, strict=False):
            join(t, seat, number)
    else:
        t.then(*[(choose_faction, seat) for seat in seats])


def shuffle(t: Dei, things: list[int]) -> None:
    """DEI-RUL-86: an order by chance of things that are no face-down pieces."""
    t.barrier = True
    t.chance.shuffle(things)


def choose_faction(t: Dei, seat: int) -> None:
    """DEI-SET-27: a faction that nobody has."""
    t.ask(seat, "choose_faction", JOIN)


def free_factions(t: Dei, seat: int) -> list[int]:
    """DEI-SET-25: no two participants have the same faction."""
    taken = {board.faction for board in t.boards}
    return [number for number in sorted(PLAYED) if number not in taken]


def join(t: Dei, seat: int, faction: int) -> None:
    """DEI-SET-14, DEI-SET-27: the seat plays this faction."""
    t.boards[seat].faction = faction
    t.tell("joined", rule="DEI-SET-27", seat=seat, faction=faction)


def build_city(t: Dei) -> None:
    """DEI-SET-01, DEI-MAP-11: fixed tiles in their cells, the others shuffled, all turned at random."""
    layout = t.box.districts.layout(len(t.boards))
    drawn = layout.drawn[:]
    shuffle(t, drawn)
    tiles = layout.always + drawn[: layout.draw]
    shuffle(t, tiles)
    cells = []
    for cell in range(layout.columns * layout.rows):
        tile = layout.fixed[cell] if cell in layout.fixed else tiles.pop()
        cells.append((tile, t.roll(4)))
    t.plan = written(t.box.districts, layout, cells)
    t.tell("city_built", rule="DEI-SET-01", tiles=len(cells))


def neutral_bridges(t: Dei) -> None:
    """DEI-SET-02: drawn one by one from the best stage that offers a site; two share no roof if that can be."""
    for stage in bridge_stages(t):
        sites = [site for site in stage if site not in t.bridges]
        while sites and len(t.bridges) < t.city.layout.bridges:
            ends = t.box.districts.sites
            roofs = {roof for site in t.bridges for roof in ends[site]}
            apart = [site for site in sites if not roofs & set(ends[site])]
            choice = apart or sites
            site = choice[t.roll(len(choice))]
            sites.remove(site)
            t.bridges.append(site)
            t.tell("neutral_bridge", rule="DEI-SET-02", site=site)


def bridge_stages(t: Dei) -> list[list[int]]:
    """DEI-SET-02: sites between tiles that begin over a neutral elevator, all between tiles, the last resort."""
    city, districts = t.city, t.box.districts
    lifted = {districts.regions[region].tile for region in bits(city.elevators)}
    between = [site for site in city.sites if site not in city.inside]
    near = [
        site
        for site in between
        if lifted & {districts.regions[roof].tile for roof in districts.sites[site]}
    ]
    last = [
        site
        for tile in city.layout.last_resort
        for site in city.inside
        if districts.regions[districts.sites[site][0]].tile == tile
    ]
    return [near, between, last]


def start_tokens(t: Dei) -> None:
    """DEI-SET-03, DEI-SET-26: one token per participant, each on a region with a drone start symbol."""
    starts = sorted(t.city.drone_starts)
    shuffle(t, starts)
    for side, region in zip(t.sides, starts, strict=False):
        faction(t, side).found_start(t, side, region)


def resources(t: Dei) -> None:
    """DEI-SET-04, DEI-SET-05, DEI-RUL-87: every region as printed; the rest is the general supply."""
    large = int(len(t.boards) > 4)
    for resource, (tokens, extra) in enumerate(t.box.tokens_of):
        t.supply[resource] = tokens + extra * large
    for region in t.city.regions:
        for resource, amount in enumerate(t.box.districts.regions[region].goods):
            t.goods[2 * region + resource] = amount
            t.supply[resource] -= amount


def candy_pool(t: Dei) -> None:
    """DEI-SET-06: the candies, face down."""
    t.shuffle(t.candies)


def outposts(t: Dei) -> None:
    """DEI-SET-07, DEI-SET-08, DEI-OUT-01: one on each slot in random order, each with its cube."""
    layout = t.city.layout
    slots = t.city.slots[:]
    shuffle(t, slots)
    each = len(t.outposts) // len(COLOURS)
    for colour in layout.colours:
        for number in range(layout.outposts):
            t.outposts[each * colour + number] = slots.pop()


def markets(t: Dei) -> None:
    """DEI-SET-09, DEI-SET-10: each market's cards shuffled, three of them open."""
    for market, pile in enumerate(t.piles):
        t.shuffle(pile)
        slide(t, market)


def missions(t: Dei) -> None:
    """DEI-SET-11, DEI-VAR-01: 8 missions, 2 in each column; the short game has 4."""
    t.shuffle(t.unused_missions)
    count = t.box.missions_short if t.short_missions else t.box.missions_shown
    for _ in range(count):
        t.missions.append(t.reveal(t.unused_missions))
    for module in active(t):
        module.set_up(t)


def initiative(t: Dei) -> None:
    """DEI-SET-15: the order of round 1 is random; who always goes last is no part of that."""
    last = [side for side in t.sides if faction(t, side).goes_last()]
    t.order = [side for side in t.sides if side not in last]
    shuffle(t, t.order)
    t.order += last
    t.tell("initiative", rule="DEI-SET-15", sides=t.order)


def take_boards(t: Dei) -> None:
    """DEI-SET-14: what each takes, then what it lays out."""
    for side in t.order:
        faction(t, side).take_board(t, side)
    for side in reversed(t.order):
        faction(t, side).prepare(t, side)


def prepare_feats(t: Dei) -> None:
    """DEI-SET-22, DEI-SET-23, DEI-VAR-02: a draft colour by colour, or one random feat of each colour."""
    seats = [side for side in t.order if faction(t, side).standard_feats()]
    for colour in range(GREEN, RED - 1, -1):
        tokens = [piece for piece, feat in t.box.feats.items() if feat.colour == colour]
        t.shuffle(tokens)
        t.unused_feats += tokens
    steps = [(deal_feats if t.random_feats else draft_feats, colour) for colour in range(3)]
    if seats:
        t.then(*steps)


def tokens_of(t: Dei, colour: int, count: int) -> list[int]:
    """So many feats of a colour, turned up; the rest of the colour stays face down."""
    mine = [piece for piece in t.unused_feats if t.box.feats[piece].colour == colour]
    found = []
    for piece in mine[:count]:
        t.unused_feats.remove(piece)
        t.show(piece)
        found.append(piece)
    return found


def deal_feats(t: Dei, colour: int) -> None:
    """DEI-SET-23: one random feat of the colour for each."""
    seats = [side for side in t.order if faction(t, side).standard_feats()]
    for seat, feat in zip(seats, tokens_of(t, colour, len(seats)), strict=True):
        take_feat(t, seat, feat)


def draft_feats(t: Dei, colour: int) -> None:
    """DEI-SET-22: one more than there are players; red and green in initiative order, blue in reverse."""
    seats = [side for side in t.order if faction(t, side).standard_feats()]
    t.draft = tokens_of(t, colour, len(seats) + t.box.limits["feat_draft_extra"])
    t.tell("feats_revealed", rule="DEI-SET-22", feat=t.draft[:])
    turns = seats if colour in (RED, GREEN) else seats[::-1]
    t.then(*[(draft_feat, seat) for seat in turns], (end_draft,))


def draft_feat(t: Dei, seat: int) -> None:
    """DEI-SET-22: one of the revealed feats."""
    t.ask(seat, "draft_feat", PICK)


def revealed(t: Dei, seat: int) -> list[int]:
    return sorted(t.draft)


def pick(t: Dei, seat: int, feat: int) -> None:
    """DEI-SET-22: it is taken."""
    t.draft.remove(feat)
    take_feat(t, seat, feat)


def take_feat(t: Dei, seat: int, feat: int) -> None:
    """DEI-FEAT-01, DEI-FEAT-02: locked on the board, its text public."""
    t.boards[seat].feats.append(feat)
    t.tell("feat_taken", rule="DEI-SET-22", seat=seat, feat=feat)


def end_draft(t: Dei) -> None:
    """DEI-SET-22: what nobody took goes back to the box."""
    t.boxed += t.draft
    t.draft = []


def before_deployment(t: Dei) -> None:
    """DEI-FLOW-06: what comes before the first units."""
    for module in active(t):
        module.before_deployment(t)


def deployment(t: Dei) -> None:
    """DEI-SET-21, DEI-FLOW-01: in initiative order, before the first card."""
    t.then(*[faction(t, side).deploy(side) for side in t.order], (evaluate,))


def evaluate(t: Dei) -> None:
    """DEI-MAJ-05: majorities as the first round begins."""
    for side in t.sides:
        settle_everywhere(t, side)


JOIN = verb(join, when="DEI-SET-27", domain=free_factions, only="DEI-SET-25")
PICK = verb(pick, when="DEI-SET-22", domain=revealed)
