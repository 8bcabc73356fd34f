"""What a seat may know: everything but the order of the draw piles (DEI-RUL-84), the same for all."""

from functools import lru_cache
from typing import Any

from .ahead import losses_view, move_view, named, strengths_view
from .automa_view import automa_view
from .box import Box
from .building import left
from .buying import SLOTS, lack, price, why_not_buy
from .city import City, written
from .factions import faction
from .growth import dens_left
from .majority import colours_controlled, occupied
from .missions import column_of, in_time, worths_of
from .modules import active
from .psionic_view import signals_view
from .sacrifices import promise
from .scoring import score_sheet
from .state import Board, Dei, Grove
from .things import (
    COLOURS,
    CONSTRUCTIONS,
    FACTIONS,
    JUKAS,
    LEVELS,
    MOVE,
    RESOURCES,
    SYMBOLS,
    bits,
    word,
)

CITIES_KEPT = 64
CARDS_KEPT = 1024
AMOUNTS_KEPT = 1024


def view(t: Dei) -> dict[str, Any]:
    """DEI-RUL-84: the whole table as it lies open."""
    built = bool(t.plan)
    return {
        "round": t.round,
        "phase": t.phase,
        "order": t.order[:],
        "queue": t.queue[:],
        "turn": t.order[-len(t.queue) - 1] if len(t.queue) < len(t.order) and t.phase else None,
        "city": city_view(t.city) if built else None,
        "regions": regions_view(t) if built else [],
        "strengths": strengths_view(t) if built else [],
        "bridges": bridges_view(t) if built else [],
        "drones": drones_view(t),
        "weather": weather_view(t) if t.skies else None,
        "mercenaries": mercenaries_view(t),
        "automa": automa_view(t) if t.automa is not None else None,
        "supply": counted(t.supply),
        "candies": len(t.candies),
        "players": [player_view(t, side) for side in t.sides],
        "markets": markets_view(t),
        "tolstoy": [card_view(t, card) for card in t.tolstoy],
        "signals": signals_view(t, t.signals) if t.signals is not None else None,
        "fauns": fauns_view(t, t.grove) if t.grove is not None else None,
        "missions": missions_view(t),
        "draft": [feat_view(t, feat) for feat in t.draft],
        "play": play_view(t) if t.play.card >= 0 else None,
        "move": move_view(t) if moving(t) else None,
        "score": [{"category": name, "points": points} for name, points in score_sheet(t)],
    }


def moving(t: Dei) -> bool:
    """A Move is being decided: of a symbol, or one that something else gives (and that asks for a scrapper)."""
    return t.play.origin >= 0 and (going_on(t) == MOVE or t.play.least > 0)


def counted(goods: list[int]) -> dict[str, int]:
    return amounts(*goods)


@lru_cache(maxsize=AMOUNTS_KEPT)
def amounts(*goods: int) -> dict[str, int]:
    """So many of each resource: few amounts stand all over the table."""
    return dict(zip(RESOURCES, goods, strict=True))


@lru_cache(maxsize=CITIES_KEPT)
def city_view(city: City) -> dict[str, Any]:
    """DEI-MAP-15: the cells of the board with their tiles; nothing of it changes in a game."""
    return {
        "columns": city.layout.columns,
        "rows": city.layout.rows,
        "plan": written(
            city.districts, city.layout, list(zip(city.tiles, city.turns, strict=True))
        ),
        "tiles": [
            {"cell": cell, "tile": city.districts.ids[tile], "turn": city.turns[cell]}
            for cell, tile in enumerate(city.tiles)
        ],
    }


def regions_view(t: Dei) -> list[dict[str, Any]]:
    """DEI-MAP-01, DEI-MAP-08, DEI-FAU-24: the regions with what is there."""
    shown = [{**printed} for printed in printed_regions(t.city)]
    at = dict(zip(t.city.regions, shown, strict=True))
    goods, holder = t.goods, t.holder
    for region, found in at.items():
        found["goods"] = counted(goods[2 * region : 2 * region + 2])
        if holder[region] >= 0:
            found["holder"] = holder[region]
    for outpost, region in enumerate(t.outposts):
        put(at, region, "outposts", COLOURS[t.colour(outpost)])
    for side, board in enumerate(t.boards):
        for region in bits(occupied(t, side)):
            put(at, region, "units", units_view(t, side, region))
        dens = faction(t, side).dens(t, side) if board.faction >= 0 else 0
        for kind, mask in (
            ("refuge", board.refuges), ("elevator", board.elevators), ("den", dens),
        ):  # fmt: skip
            for region in bits(mask):
                put(at, region, "built", {"construction": kind, "seat": side})
    for drone, region in enumerate(t.drones):
        put(at, region, "drones", named("drone", drone))
    for figure in t.mercenaries:
        if t.owner(figure) < 0:
            put(at, t.place[figure], "mercenaries", named("figure", figure))
    return shown


def put(at: dict[int, dict[str, Any]], region: int, part: str, thing: Any) -> None:
    """Add something to a region that is on the board; what is printed there stays as it is."""
    if region in at:
        at[region][part] = [*at[region][part], thing]


@lru_cache(maxsize=CITIES_KEPT)
def printed_regions(city: City) -> list[dict[str, Any]]:
    """The regions with nothing in them; read once for each city."""
    found = []
    for region in city.regions:
        printed = city.districts.regions[region]
        x, y = city.point(region)
        found.append(
            {
                "region": named("region", region),
                "cell": city.cell_of[printed.tile],
                "level": LEVELS[printed.level],
                "x": x,
                "y": y,
                "linked": [named("region", r) for r in bits(city.beside[region])],
                "over": [named("region", r) for r in bits(city.over[region])],
                "goods": {},
                "outposts": [],
                "holder": None,
                "units": [],
                "neutral": [
                    CONSTRUCTIONS[kind]
                    for kind, mask in enumerate((city.refuges, city.elevators))
                    if mask >> region & 1
                ],
                "built": [],
                "drone_start": printed.drone_start,
                "drones": [],
                "mercenaries": [],
            }
        )
    return found


def units_view(t: Dei, side: int, region: int) -> dict[str, Any]:
    board = t.boards[side]
    return {
        "seat": side,
        "scrappers": board.scrappers[region],
        "figures": [named("figure", f) for f in bits(t.figures_at(side, region))],
        "strength": board.strength[region],
    }


def bridges_view(t: Dei) -> list[dict[str, Any]]:
    """DEI-MAP-05, DEI-MAP-08: every site and whose bridge is there: a seat's, "neutral", or none."""
    owners: dict[int, int | str] = dict.fromkeys(t.bridges, "neutral")
    for side, board in enumerate(t.boards):
        owners.update(dict.fromkeys(board.bridges, side))
    sites = zip(t.city.sites, printed_sites(t.city), strict=True)
    return [{**printed, "owner": owners.get(site)} for site, printed in sites]


@lru_cache(maxsize=CITIES_KEPT)
def printed_sites(city: City) -> list[dict[str, Any]]:
    return [
        {
            "site": named("site", site),
            "roofs": [named("region", roof) for roof in city.districts.sites[site]],
        }
        for site in city.sites
    ]


def weather_view(t: Dei) -> dict[str, Any]:
    """DEI-WEA-02, DEI-WEA-03: the card in force and the forecast."""
    return {
        "now": named("weather", t.skies[-1]),
        "forecast": named("weather", t.forecast) if t.forecast >= 0 else "",
        "effect": named("effect", t.sky[0] >> 4),
        **losses_view(t),
    }


def mercenaries_view(t: Dei) -> list[dict[str, Any]]:
    """DEI-MER-05, DEI-MER-13: where each mercenary is, and whose it is (none: it waits)."""
    return [
        {
            "figure": named("figure", figure),
            "region": where(t, t.place[figure]),
            "owner": t.owner(figure) if t.owner(figure) >= 0 else None,
            "need": t.box.mercenaries[figure - JUKAS].needs,
            "progress": [sum(m.progress(t, s, figure) for m in active(t)) for s in t.seats],
        }
        for figure in t.mercenaries
        if t.place[figure] >= 0
    ]


def drones_view(t: Dei) -> list[dict[str, Any]]:
    return [
        {"drone": named("drone", drone), "region": named("region", where) if where >= 0 else None}
        for drone, where in enumerate(t.drones)
    ]


def card_view(t: Dei, card: int) -> dict[str, Any]:
    return printed_card(t.box, card)


@lru_cache(maxsize=CARDS_KEPT)
def printed_card(box: Box, card: int) -> dict[str, Any]:
    printed = box.cards[card]
    return {
        "card": named("card", card),
        "symbols": [word(SYMBOLS[symbol]) for symbol in printed.symbols],
        "effect": named("effect", printed.effect) if printed.effect else "",
        "amount": printed.amount,
        "supplies": printed.supplies,
    }


def player_view(t: Dei, side: int) -> dict[str, Any]:
    board = t.boards[side]
    chosen = board.faction >= 0
    leaders = [f for f in board.figures if t.box.leaders >> f & 1]
    return {
        "seat": side,
        "faction": word(FACTIONS[board.faction]) if chosen else "",
        "leaders": [
            {"figure": named("figure", f), "region": where(t, t.place[f])} for f in leaders
        ],
        "others": [
            {"figure": named("figure", f), "region": where(t, t.place[f])}
            for f in board.figures
            if f not in leaders
        ],
        "supplies": board.supplies,
        "goods": counted(board.goods),
        "reserve": faction(t, side).scrappers_available(t, side) if board.figures else 0,
        "constructions": {
            name: left(t, side, kind) if chosen else 0 for kind, name in enumerate(CONSTRUCTIONS)
        },
        "hand": [card_view(t, card) for card in sorted(board.hand)],
        "up": played_view(t, board),
        "down": [named("card", card) for card in board.down],
        "bin": [named("card", card) for card in board.bin],
        "bin_supplies": sum(t.box.cards[card].supplies for card in board.bin),
        "candies": [named("candy", t.box.candy_kind[c]) for c in sorted(board.candies)],
        "feats": [
            feat_view(t, feat) | {"unlocked": bool(board.unlocked >> place & 1)}
            for place, feat in enumerate(board.feats)
        ],
        "natural_feats": natural_view(t, side) if chosen else [],
        "outposts": dict(zip(COLOURS, colours_controlled(t, side), strict=True)),
        "missions": [named("mission", m) if m >= 0 else "" for m in board.missions],
        "scored": board.scored[:],
    }


def feat_view(t: Dei, feat: int) -> dict[str, Any]:
    """DEI-FEAT-01: a token with its colour and what it bends."""
    printed = t.box.feats[feat]
    return {
        "feat": named("feat", feat),
        "colour": COLOURS[printed.colour],
        "effect": named("effect", printed.effect),
    }


def natural_view(t: Dei, side: int) -> list[dict[str, Any]]:
    """DEI-WLD-06, DEI-WLD-10: the natural feats, how many outposts each needs, and which are unlocked."""
    if not faction(t, side).natural_feats():
        return []
    held = sum(colours_controlled(t, side))
    return [
        {
            "natural": named("natural", place),
            "effect": named("effect", effect),
            "outposts": need,
            "held": held,
            "unlocked": bool(t.boards[side].unlocked >> place & 1),
        }
        for place, (effect, need, _) in enumerate(t.box.natural_feats)
    ]


def where(t: Dei, region: int) -> str | None:
    return named("region", region) if region >= 0 else None


def played_view(t: Dei, board: Board) -> list[dict[str, Any]]:
    return [
        {
            "card": named("card", card),
            "candy": named("candy", t.box.candy_kind[sweet]) if sweet >= 0 else "",
        }
        for card, sweet in zip(board.up, board.sweets, strict=True)
    ]


def markets_view(t: Dei) -> list[dict[str, Any]]:
    """DEI-SET-10: the open cards from left to right, their prices, and who could buy them now."""
    found = []
    seats = [s for s in t.seats if t.boards[s].faction >= 0 and t.plan]
    for market, pile in enumerate(t.piles):
        stalls = range(SLOTS * market, SLOTS * market + SLOTS)
        number = t.markets[market]
        colour = t.box.market_colour[number]
        found.append(
            {
                "market": named("market", number),
                "colour": COLOURS[colour] if colour >= 0 else "",
                "need": t.box.market_needs[number],
                "pile": len(pile),
                "cards": [stall_view(t, stall, seats) for stall in stalls],
            }
        )
    return found


def stall_view(t: Dei, stall: int, seats: list[int]) -> dict[str, Any] | None:
    card = t.stalls[stall]
    if card < 0:
        return None
    captor = t.captor[stall]
    if captor >= 0:
        return {"captor": captor, "card": named("card", card)}
    lacks = [lack(t, seat, card) for seat in seats]
    payers = [seat for seat, lacking in zip(seats, lacks, strict=True) if not any(lacking)]
    return {
        **card_view(t, card),
        "captor": None,
        "price": counted(price(t, card)),
        "pays": sum(module.pays(t, stall) for module in active(t)),
        "buyers": [seat for seat in payers if why_not_buy(t, seat, card) is None],
        "lack": lacks,
    }


def missions_view(t: Dei) -> list[dict[str, Any]]:
    known = [side for side in t.sides if t.boards[side].faction >= 0]
    marking = [side for side in known if faction(t, side).purebred()]
    return [mission_view(t, mission, known, marking) for mission in t.missions]


def mission_view(t: Dei, mission: int, known: list[int], marking: list[int]) -> dict[str, Any]:
    """DEI-MIS-01, DEI-MIS-04: a mission, who has marked it, and what it would give each now and next round."""
    column = column_of(t, mission)
    timely = in_time(t, mission)
    later = column >= t.round
    worths = [worths_of(t, side, mission) for side in known]
    soon, late = [worth[0] for worth in worths], [worth[1] for worth in worths]
    return {
        "mission": named("mission", mission),
        "column": column + 1,
        "in_time": timely,
        "marked": [s for s, board in enumerate(t.boards) if board.missions[column] == mission],
        "open": [s for s in marking if t.boards[s].missions[column] < 0],
        "now": soon if timely else late,
        "next": soon if later else late,
        "late": late,
        "criterion": t.box.missions[mission].counts,
        "upper": t.box.missions[mission].upper,
        "lower": t.box.missions[mission].lower,
    }


def fauns_view(t: Dei, grove: Grove) -> dict[str, Any]:
    """DEI-FAU-04, DEI-FAU-05, DEI-FAU-11, DEI-FAU-37: dens left, the growth token, upgraded cards, own missions."""
    missions = t.box.missions
    return {
        "seat": grove.seat,
        "dens": dens_left(t, grove.seat),
        "cubes": dict(zip(COLOURS, grove.cubes, strict=True)),
        "upgrades": [card_view(t, card) for card in grove.upgrades],
        "missions": [
            {
                "mission": named("mission", mission),
                "done": mission in grove.done,
                "now": promise(t, grove.seat, mission),
                "criterion": missions[mission].counts,
                "upper": missions[mission].upper,
                "sacrifice": missions[mission].sacrifice,
            }
            for mission in grove.missions
        ],
        "offered": [named("region", region) for region in grove.offered],
    }


def play_view(t: Dei) -> dict[str, Any]:
    """DEI-RND-04, DEI-RND-06: the card being resolved: its side, what is done, what is going on and still to come."""
    play, going = t.play, going_on(t)
    return {
        "seat": play.seat,
        "card": named("card", play.card),
        "face": "down" if play.card in t.boards[play.seat].down else "up",
        "symbols": [word(SYMBOLS[symbol]) for symbol in play.symbols],
        "symbol": word(SYMBOLS[going]) if going >= 0 else "",
        "done": [word(SYMBOLS[symbol]) for symbol in done(t)],
    }


def going_on(t: Dei) -> int:
    """DEI-RND-06: the symbol whose action is being decided; none while the next one is chosen."""
    asked = {lane.ask.question for lane in t.waiting() if lane.ask is not None}
    return -1 if "choose_next_action" in asked else t.play.symbol


def done(t: Dei) -> list[int]:
    """DEI-RND-06: the symbols of the card and its candy that were used; none of a card face down or not played yet."""
    play, board = t.play, t.boards[t.play.seat]
    if not board.up or board.up[-1] != play.card:
        return []
    used = t.box.cards[play.card].symbols[:]
    if board.sweets[-1] >= 0:
        candy = t.box.candy_symbols[t.box.candy_kind[board.sweets[-1]]]
        used.append(faction(t, play.seat).candy_symbol(t, play.seat, candy))
    for symbol in (*play.symbols, going_on(t)):
        if symbol in used:
            used.remove(symbol)
    return used
