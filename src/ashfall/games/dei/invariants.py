"""What must hold in every position of D.E.I.: every token in one place, the counts of the box, majority as counted."""

from collections import Counter

from .bends import code
from .cards import no_play
from .factions import faction
from .majority import NOBODY, count_strength
from .missions import column_of
from .modules import active
from .state import Dei, Play, Signals
from .things import COLOURS, CONSTRUCTIONS, EFFECTS, JUKAS, MERCENARIES, RESOURCES


def invariants(t: Dei) -> list[str]:
    """Everything that is wrong with a position."""
    if not t.plan or any(board.faction < 0 for board in t.boards):
        return []
    return [
        *card_faults(t),
        *piece_faults(t),
        *resource_faults(t),
        *unit_faults(t),
        *construction_faults(t),
        *majority_faults(t),
        *course_faults(t),
        *bend_faults(t),
        *nothing_faults(t),
        *(signal_faults(t, t.signals) if t.signals is not None else []),
        *[fault for module in active(t) for fault in module.faults(t)],
        *grove_faults(t),
    ]


def card_faults(t: Dei) -> list[str]:
    """DEI-SET-00: every card is in exactly one place."""
    rows = [*t.piles, t.stalls, t.boxed, t.tolstoy]
    for side, board in enumerate(t.boards):
        rows += [
            board.hand,
            board.up,
            board.down,
            board.bin,
            faction(t, side).cards_beside(t, side),
        ]
    most = len(t.box.cards)
    found = [card for cards in rows for card in cards if 0 <= card < most]
    if len(set(found)) != len(found):
        return ["a card is in two places"]
    markets = {card for market in t.markets for card in t.box.stock[market]}
    if markets - set(found):
        return [f"market cards are lost: {sorted(markets - set(found))}"]
    own = {card for board in t.boards if board.figures for card in t.box.own[board.faction]}
    if own - set(found):
        return [f"cards of a faction are lost: {sorted(own - set(found))}"]
    return [
        f"seat {side} has {len(board.up)} cards face up and {len(board.sweets)} places for candies"
        for side, board in enumerate(t.boards)
        if len(board.up) != len(board.sweets)
    ]


def piece_faults(t: Dei) -> list[str]:
    """DEI-SET-00: candies, feats and missions are all there, once."""
    faults = []
    laid = [candy for board in t.boards for candy in board.sweets if candy >= 0]
    candies = t.candies + laid + [candy for board in t.boards for candy in board.candies]
    if sorted(candies) != t.box.candies:
        faults.append("the candies are not all there, or one twice")
    taken = [feat for board in t.boards for feat in board.feats]
    feats = t.unused_feats + t.draft + taken + [p for p in t.boxed if p in t.box.feats]
    if feats and sorted(feats) != list(t.box.feats):
        faults.append("the feats are not all there, or one twice")
    foretold = [t.forecast] if t.forecast >= 0 else []
    if t.skies and sorted(t.weather + t.skies + foretold) != t.box.weather:
        faults.append("the weather cards are not all there, or one twice")
    if sorted(t.missions + t.unused_missions) != t.box.purebred:
        faults.append("the missions are not all there, or one twice")
    return faults


def resource_faults(t: Dei) -> list[str]:
    """DEI-SET-00: the resource tokens are all there."""
    faults = []
    for resource, (tokens, extra) in enumerate(t.box.tokens_of):
        reserves = [board.goods[resource] for board in t.boards]
        there = t.goods[resource::2]
        found = t.supply[resource] + sum(there) + sum(reserves)
        right = tokens + (extra if len(t.boards) > 4 else 0)
        if any(t.supply) and found != right:
            faults.append(f"there are {found} of {RESOURCES[resource]}, not {right}")
        if min([t.supply[resource], *there, *reserves]) < 0:
            faults.append(f"{RESOURCES[resource]} is owed")
    return faults


def unit_faults(t: Dei) -> list[str]:
    """DEI-SET-00, DEI-MAJ-07: scrappers on the board and in the reserve are the box's; leaders never leave."""
    faults = []
    inside = 0
    for region in t.city.regions:
        inside |= 1 << region
    for side, board in enumerate(t.boards):
        kit = t.box.kits[board.faction]
        if not board.figures:
            continue
        count = board.reserve + sum(board.scrappers)
        if kit.scrappers and (count != kit.scrappers or min([board.reserve, *board.scrappers]) < 0):
            faults.append(f"seat {side} has {count} scrappers")
        units = [region for region, scrappers in enumerate(board.scrappers) if scrappers]
        if any(not inside >> region & 1 for region in units):
            faults.append(f"seat {side} has scrappers outside the city")
    standing = [place for place in (*t.place, *t.drones) if place >= 0]
    if any(not inside >> place & 1 for place in standing):
        faults.append("a figure or drone stands outside the city")
    figures = [figure for board in t.boards for figure in board.figures]
    if len(set(figures)) != len(figures):
        faults.append("a figure belongs to two sides")
    return faults


def construction_faults(t: Dei) -> list[str]:
    """DEI-ACT-08, DEI-ACT-09, DEI-ACT-10, DEI-SET-19: nothing beyond the count, nothing where it may not stand."""
    faults = []
    city = t.city
    for side, board in enumerate(t.boards):
        built = (board.refuges.bit_count(), board.elevators.bit_count(), len(board.bridges))
        most = t.box.kits[board.faction].constructions
        for kind, name in enumerate(CONSTRUCTIONS):
            if built[kind] > most[kind]:
                faults.append(f"seat {side} has built {built[kind]} of {name}")
        if board.refuges & city.refuges or board.elevators & (city.elevators | city.roofs):
            faults.append(f"seat {side} has built where it may not")
    bridges = t.bridges + [site for board in t.boards for site in board.bridges]
    if len(set(bridges)) != len(bridges) or not set(bridges) <= set(city.sites):
        faults.append("two bridges share a site, or there is no such site")
    where = Counter(region for region in t.outposts if region >= 0)
    if not where <= Counter(city.slots):
        faults.append("more outposts in a region than it has slots")
    if len(t.outposts) % len(COLOURS):
        faults.append("the outposts have no colours")
    return faults


def majority_faults(t: Dei) -> list[str]:
    """DEI-MAJ-03, DEI-OUT-02: kept values and holders are those that a count from nothing finds."""
    faults = []
    everywhere: set[int] = set()
    for side, board in enumerate(t.boards):
        units = {region for region, count in enumerate(board.scrappers) if count}
        units.update([t.place[figure] for figure in board.figures])
        units.discard(NOBODY)
        counted = [0] * len(board.strength)  # whoever has no unit there counts nothing
        for region in units:
            counted[region] = count_strength(t, side, region)
        if counted != board.strength:
            faults.append(f"the strengths of seat {side} are {counted}, not {board.strength}")
        everywhere |= units
    holders = [NOBODY] * len(t.holder)
    for region in everywhere:
        values = [board.strength[region] for board in t.boards]
        best = max(values)
        if best > 0 and values.count(best) == 1:
            holders[region] = values.index(best)
    if holders != t.holder:
        faults.append(f"the regions are held by {holders}, not {t.holder}")
    return faults


def course_faults(t: Dei) -> list[str]:
    """DEI-RND-04, DEI-RND-15, DEI-MIS-03: everybody is in the order once; no more is played than may be."""
    faults = []
    if t.order and sorted(t.order) != list(t.sides):
        faults.append(f"the initiative order is {t.order}")
    for side, board in enumerate(t.boards):
        if (
            len(board.down) > t.phase
            or len(board.up) + len(board.down) > t.box.plays * t.box.phases
        ):
            faults.append(f"seat {side} has played too many cards")
        done = sum(mission >= 0 for mission in board.missions)
        if done > t.round or board.supplies < sum(board.scored):
            faults.append(f"seat {side} has completed {done} missions")
        for column, mission in enumerate(board.missions):
            if mission in t.missions and column_of(t, mission) != column:
                faults.append(f"seat {side} has a mission of another column")
    return faults


def bend_faults(t: Dei) -> list[str]:
    """DEI-RND-11, DEI-FAC-03, DEI-FEAT-03: a side is bent by what it has and by its card; then nothing is left."""
    faults = []
    nothing, play = no_play(), t.play
    left = [name for name in Play.FIELDS if getattr(play, name) != getattr(nothing, name)]
    if play.seat < 0 and set(left) - {"card", "bought"}:  # a card is held before its side is named
        faults.append(f"nobody plays a card, and yet there is its {', '.join(left)}")
    for side, board in enumerate(t.boards):
        due, found = Counter(bends_due(t, side)), Counter(board.bends)
        if play.seat == side and play.bent and found != due:
            due[play.bent] += 1
        if board.figures and found != due:
            faults.append(f"the rules of side {side} are bent by {found}, not {due}")
    return faults


def bends_due(t: Dei, side: int) -> list[int]:
    """What bends the rules for a side between two cards: skills, signals, feats and a mercenary."""
    board, box = t.boards[side], t.box
    kit = box.kits[board.faction]
    due = [code(*box.skills[leader]) for leader in kit.leaders if side < t.players]
    if t.signals is not None and t.signals.side == side:
        due.append(code(EFFECTS.index("signal_power"), 0))
    if faction(t, side).natural_feats():
        unlocked = [code(effect, 1) for effect, _, _ in box.natural_feats]
    else:
        unlocked = [code(box.feats[feat].effect, box.feats[feat].amount) for feat in board.feats]
    due += [bend for place, bend in enumerate(unlocked) if board.unlocked >> place & 1]
    hired = [figure - JUKAS for figure in board.figures if 0 <= figure - JUKAS < len(MERCENARIES)]
    return due + [code(box.mercenaries[mercenary].skill, 0) for mercenary in hired]


def nothing_faults(t: Dei) -> list[str]:
    """What is not there is -1, and nothing else: positions that are alike are the same."""
    play, dens = t.play, [] if t.automa is None else t.automa.dens
    named = [play.seat, play.card, play.symbol, play.origin, play.target]
    rows = [t.outposts, t.holder, t.place, t.drones, t.stalls, t.captor, [t.forecast], named, dens]
    for board in t.boards:
        rows += [board.missions, board.sweets]
    found = min([min(row, default=NOBODY) for row in rows])
    return [f"something that is not there is {found}"] if found < NOBODY else []


def signal_faults(t: Dei, mine: Signals) -> list[str]:
    """DEI-PSI-04, DEI-PSI-15, DEI-PSI-46: every token is somewhere, every mission too, one completed per leader."""
    faults = []
    for level, (_, count, _) in enumerate(t.box.signals):
        lying = sum(mine.levels[level :: len(t.box.signals)])
        charged = (*mine.cards[1::2], *mine.markets[1::2]).count(level)
        found = mine.supply[level] + mine.boxed[level] + mine.kar_ra[level] + lying + charged
        if found != count:
            faults.append(f"there are {found} signals of level {level}, not {count}")
    scrappers = t.boards[mine.side].scrappers
    each = len(t.box.signals)
    levels = [mine.levels[level::each] for level in range(each)]
    if [sum(there) for there in zip(*levels, strict=True)] != scrappers:
        faults.append("the signals of a region are not its scrappers")
    if min([*mine.levels, *mine.supply, *mine.kar_ra, *mine.boxed]) < 0:
        faults.append("a signal is owed")
    if len(set(mine.cards[::2])) != len(mine.cards) // 2:
        faults.append("two signals lie on one card")
    laid = [mission for pile in mine.piles for mission in pile]
    if sorted(laid + mine.missions) != t.box.psionic_missions:
        faults.append("the missions of the Psionics are not all there, or one twice")
    done = [mission for mission in t.boards[mine.side].missions if mission >= 0]
    leaders = {t.box.missions[mission].leader for mission in done}
    if not set(done) <= set(mine.missions) or len(leaders) != len(done):
        faults.append("the Psionics have completed a mission that they may not")
    return faults


def grove_faults(t: Dei) -> list[str]:
    """DEI-FAU-01, DEI-FAU-04, DEI-FAU-12, DEI-RUL-143: dens, cubes and missions of the Fauns are those of the box."""
    grove, layout, most = t.grove, t.city.layout, t.box.limits
    if grove is None or not grove.missions:
        return []
    faults = []
    if grove.dens.bit_count() > t.box.kits[t.boards[grove.seat].faction].dens:
        faults.append("there are more dens than tokens")
    left = Counter([t.colour(o) for o, region in enumerate(t.outposts) if region >= 0])
    for colour in layout.colours:
        if left[colour] + grove.cubes[colour] > layout.outposts:
            faults.append(f"an outpost of {COLOURS[colour]} is both on the board and on the token")
    if max(grove.cubes) > most["growth_cells_per_color"]:
        faults.append("a colour has more cubes on the growth token than cells")
    boxed = [piece for piece in t.boxed if piece in t.box.missions]
    if sorted(grove.missions + boxed) != t.box.faun_missions:
        faults.append("the missions of the Fauns are not all there, or one twice")
    if not set(grove.done) <= set(grove.missions) or len(set(grove.done)) != len(grove.done):
        faults.append("a mission of the Fauns is marked twice, or was not open")
    return faults
