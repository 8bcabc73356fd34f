"""The words of D.E.I. for `position`: an empty city, and on it what the test says.

Of the table: plan, round, phase, turn (the seat that acts), order, goods {region: (technology, energy)}, outposts
{region: [colours]}, drones {drone: region}, bridges [(roof, roof)], markets {market: [cards from left to right]},
missions [names column by column], weather (a card, with the option `weather`), mercenaries {figure: region} (who
wait, with the option `mercenaries`). Of a seat (`seat0={…}`): faction, hand, leader (a region), units {region:
scrappers}, goods, feats (unlocked), locked, candies, refuges, elevators, bridges, supplies, missions {column: name},
bin, machines {figure: region}, mercenary {figure: region} (hired); of the Wild also tolstoy (a region) and natural
(natural feats unlocked); of the Fauns altar (a region), dens (regions; else where a neutral refuge is), cubes {colour:
number}, own_missions (the rest of the five come in order) and done (those marked); of the Psionics leaders {leader:
region}, signals {region: [symbols of each token]}, kar_ra [symbols], charged {card: symbols}, boards {market: symbols}
and open (missions; the others lie face down). Of the Automa (`automa={…}`, where it plays): lilith, altar (regions),
units, goods, dens {colour: region}, removed {colour: outposts}, deck (numbers of the cards on top, the first one
first). Scrappers, resources and pieces that are not named are in reserve, supply and pile; cards that a faction does
not hold are out of the game, Tolstoy's lie beside the market, upgraded ones beside the board.
"""

from typing import Any

from ashfall.engine.table import EVERYBODY, Lane
from ashfall.games.dei.bends import code
from ashfall.games.dei.buying import SLOTS, slide
from ashfall.games.dei.cards import no_play
from ashfall.games.dei.factions import faction
from ashfall.games.dei.majority import settle_everywhere
from ashfall.games.dei.psionic_signals import LEVELS, new_signals
from ashfall.games.dei.rounds import next_turn
from ashfall.games.dei.setup import new_board
from ashfall.games.dei.state import AutomaBoard, Board, Dei, Grove
from ashfall.games.dei.things import (
    ALTAR,
    COLOURS,
    EFFECTS,
    FACTIONS,
    FAUNS,
    LILITH,
    MARKETS,
    MERCENARIES,
    PSIONICS,
)
from ashfall.games.dei.words import GRAMMAR

OPTIONS = {"players": 2, "factions": "dealt", "feats": "random"}
PLANS = {
    2: "board_2 D05N D06N D03N D09N D01N D10N D11N D12N D13N",
    3: "board_3 D03N D04N D05N D06N D01N D07N D09N D02N D10N D11N D12N D13N",
    4: "board_4 D03N D04N D05N D06N D07N D01N D08N D09N D10N D11N D02N D12N D13N D14N D15N D16N",
}
"""Cities with every tile as printed, north up."""


def number(kind: str, word: str) -> int:
    found = GRAMMAR.names[kind].find(word)
    if not found:
        raise LookupError(f"there is no {kind} {word!r}")
    return found[0]


def region(word: str) -> int:
    return number("region", word)


def site(roofs: tuple[str, str]) -> int:
    a, b = sorted(region(roof) for roof in roofs)
    return GRAMMAR.names["site"].find(f"{word_of(a)}/{word_of(b)}")[0]


def word_of(number: int) -> str:
    return GRAMMAR.names["region"].word(number)


def arrange(t: Dei, given: dict[str, Any]) -> dict[str, Any]:
    """Lay the table out; what is left of the words is unknown."""
    while not t.missions:
        (lane,) = t.waiting()
        assert lane.ask is not None
        t.answer(lane, lane.ask.options[0])
    clear(t, given.pop("plan", PLANS[len(t.boards)]))
    t.round, t.phase = given.pop("round", 1), given.pop("phase", 1)
    for seat in t.seats:
        seated(t, seat, dict(given.pop(f"seat{seat}", {})))
    if t.automa is not None:
        automated(t, t.automa, dict(given.pop("automa", {})))
    t.order = given.pop("order", list(t.sides))
    for place, (technology, energy) in given.pop("goods", {}).items():
        for resource, amount in enumerate((technology, energy)):
            t.goods[2 * region(place) + resource] = amount
            t.supply[resource] -= amount
    lay_outposts(t, given.pop("outposts", {}))
    for drone, place in given.pop("drones", {}).items():
        t.drones[number("drone", drone)] = region(place)
    t.bridges = [site(roofs) for roofs in given.pop("bridges", [])]
    stock_markets(t, given.pop("markets", {}))
    lay_missions(t, given.pop("missions", []))
    if "weather" in given:
        blow(t, given.pop("weather"))
    for figure, place in given.pop("mercenaries", {}).items():
        t.place[number("figure", figure)] = region(place)
    for side in t.sides:
        settle_everywhere(t, side)
    turn = given.pop("turn", 0)
    t.queue = t.order[t.order.index(turn) + 1 :]
    t.root = Lane([(next_turn,), faction(t, turn).turn(turn)], None, (), [])
    t.lane = t.root
    return given


def clear(t: Dei, plan: str) -> None:
    """Nothing but the city: tokens in the supply, cards in the piles."""
    t.plan = plan
    regions = len(t.box.districts.regions)
    t.boards = [new_board(regions) for _ in t.boards]
    t.goods = [0] * len(t.goods)
    t.supply = [tokens + (extra if t.players > 4 else 0) for tokens, extra in t.box.tokens_of]
    t.outposts = [-1] * len(t.outposts)
    t.holder = [-1] * len(t.holder)
    t.place = [-1] * len(t.place)
    t.drones = [-1] * len(t.drones)
    t.candies = t.box.candies[:]
    t.unused_feats, t.boxed, t.tolstoy, t.signals = list(t.box.feats), [], [], None
    t.play = no_play()
    t.grove = None
    t.captor = [-1] * len(t.captor)
    t.known = [0] * len(t.known)


def seated(t: Dei, seat: int, given: dict[str, Any]) -> None:
    """A faction board with what is on it, and the faction's units and constructions."""
    board = t.boards[seat]
    board.faction = FACTIONS.index(given.pop("faction", FACTIONS[seat]))
    kit = t.box.kits[board.faction]
    board.figures = kit.leaders[:] + ([kit.special] if kit.special >= 0 else [])
    board.bends = [code(*t.box.skills[leader]) for leader in kit.leaders]
    refuge = next(r for r in t.city.regions if t.city.refuges >> r & 1)
    if board.faction == PSIONICS:
        signals_of(t, seat, board, given)
    else:
        t.place[kit.leaders[0]] = region(given.pop("leader")) if "leader" in given else refuge
    if kit.special >= 0:
        special = "altar" if kit.dens else "tolstoy"
        t.place[kit.special] = region(given.pop(special)) if special in given else refuge
    cards_of(t, board, given)
    if kit.dens:
        grove_of(t, seat, given)
    for place, count in given.pop("units", {}).items():
        board.scrappers[region(place)] = count
    board.reserve = kit.scrappers - sum(board.scrappers) if kit.scrappers else 0
    board.goods = list(given.pop("goods", (0, 0)))
    t.supply = [have - taken for have, taken in zip(t.supply, board.goods, strict=True)]
    board.refuges = sum(1 << region(place) for place in given.pop("refuges", []))
    board.elevators = sum(1 << region(place) for place in given.pop("elevators", []))
    board.bridges = [site(roofs) for roofs in given.pop("bridges", [])]
    board.supplies = given.pop("supplies", 0)
    for column, mission in given.pop("missions", {}).items():
        board.missions[column - 1] = number("mission", mission)
    feats_of(t, board, given)
    natural_feats_of(t, board, given)
    figures_of(t, board, given)
    candies_of(t, board, given)
    if given:
        raise TypeError(f"a seat has no word {', '.join(given)}")


def signals_of(t: Dei, seat: int, board: Board, given: dict[str, Any]) -> None:
    """The leaders in play, the signal tokens by their symbols, the open missions."""
    mine = t.signals = new_signals(t, seat)
    board.bends.append(code(EFFECTS.index("signal_power"), 0))
    for leader, place in given.pop("leaders", {}).items():
        t.place[number("figure", leader)] = region(place)
    for place, tokens in given.pop("signals", {}).items():
        for symbols in tokens:
            mine.supply[symbols - 1] -= 1
            mine.levels[LEVELS * region(place) + symbols - 1] += 1
            board.scrappers[region(place)] += 1
    for symbols in given.pop("kar_ra", []):
        mine.supply[symbols - 1] -= 1
        mine.kar_ra[symbols - 1] += 1
    for kind, laid in (("card", mine.cards), ("market", mine.markets)):
        for word, symbols in given.pop({"card": "charged", "market": "boards"}[kind], {}).items():
            mine.supply[symbols - 1] -= 1
            laid += [number(kind, word), symbols - 1]
    for level, (_, count, last) in enumerate(t.box.signals):
        if last and t.round >= last:
            mine.boxed[level], mine.supply[level] = count, mine.supply[level] - count
    opened = [number("mission", word) for word in given.pop("open", [])]
    mine.piles = [sorted(pile - set(opened)) for pile in t.box.psionic_piles]
    mine.missions = opened
    for piece in opened:
        t.known[piece] = EVERYBODY


def automated(t: Dei, automa: AutomaBoard, given: dict[str, Any]) -> None:
    """The board of the Automa, its units and dens; the cards that are not named lie below the others."""
    board, kit = t.boards[-1], t.box.kits[FAUNS]
    board.faction, board.figures = FAUNS, kit.figures()
    t.boxed += t.box.own[FAUNS]
    refuge = next(r for r in t.city.regions if t.city.refuges >> r & 1)
    for figure, name in ((LILITH, "lilith"), (ALTAR, "altar")):
        t.place[figure] = region(given.pop(name)) if name in given else refuge
    for place, count in given.pop("units", {}).items():
        board.scrappers[region(place)] = count
    board.reserve = kit.scrappers - sum(board.scrappers)
    board.goods = list(given.pop("goods", (0, 0)))
    t.supply = [have - taken for have, taken in zip(t.supply, board.goods, strict=True)]
    automa.dens = [-1] * len(COLOURS)
    for colour, place in given.pop("dens", {}).items():
        automa.dens[COLOURS.index(colour)] = region(place)
    removed = given.pop("removed", {})
    automa.removed = [removed.get(colour, 0) for colour in COLOURS]
    first = [t.box.first_automa + number - 1 for number in given.pop("deck", [])]
    automa.deck = [c for c in t.box.automa_cards if c not in first] + first[::-1]
    if given:
        raise TypeError(f"the Automa has no word {', '.join(given)}")


def cards_of(t: Dei, board: Board, given: dict[str, Any]) -> None:
    own = t.box.hands[board.faction]

    def card(word: str) -> int:
        found = GRAMMAR.names["card"].find(word)
        mine = [piece for piece in found if piece in own]
        return (mine or found)[0]

    board.bin = [card(word) for word in given.pop("bin", [])]
    board.hand = [card(word) for word in given.pop("hand")] if "hand" in given else own[:]
    absent = [p for p in t.box.own[board.faction] if p not in board.hand + board.bin]
    t.tolstoy += [piece for piece in absent if t.box.cards[piece].kind == "tolstoy"]
    t.boxed += [piece for piece in absent if piece not in t.tolstoy]
    for piece in (*board.hand, *board.bin):
        t.known[piece] = EVERYBODY
        for pile in t.piles:
            if piece in pile:
                pile.remove(piece)
        if piece in t.stalls:
            t.stalls[t.stalls.index(piece)] = -1


def grove_of(t: Dei, seat: int, given: dict[str, Any]) -> None:
    """Dens, growth token and missions of the Fauns."""
    own = [number("mission", word) for word in given.pop("own_missions", [])]
    rest = [piece for piece in t.box.faun_missions if piece not in own]
    short = t.box.limits["faun_missions_open"] - len(own)
    cubes = given.pop("cubes", {})
    t.grove = Grove(
        cubes=[cubes.get(colour, 0) for colour in COLOURS],
        upgrades=[p for p in t.boxed if t.box.cards[p].kind == "upgraded"],
        missions=sorted(own + rest[:short]),
        done=[number("mission", word) for word in given.pop("done", [])],
        offered=[],
        seat=seat,
        dens=t.city.refuges,
    )
    t.boxed = [p for p in t.boxed if p not in t.grove.upgrades] + rest[short:]
    if "dens" in given:
        t.grove.dens = sum(1 << region(place) for place in given.pop("dens"))
    for piece in (*t.grove.upgrades, *t.box.faun_missions):
        t.known[piece] = EVERYBODY


def feats_of(t: Dei, board: Board, given: dict[str, Any]) -> None:
    unlocked, locked = given.pop("feats", []), given.pop("locked", [])
    for place, word in enumerate((*unlocked, *locked)):
        feat = number("feat", word)
        board.feats.append(feat)
        t.unused_feats.remove(feat)
        t.known[feat] = EVERYBODY
        if word in unlocked:
            board.unlocked |= 1 << place
            board.bends.append(code(t.box.feats[feat].effect, t.box.feats[feat].amount))


def natural_feats_of(t: Dei, board: Board, given: dict[str, Any]) -> None:
    for word in given.pop("natural", []):
        place = number("natural", word)
        board.unlocked |= 1 << place
        board.bends.append(code(t.box.natural_feats[place][0], 1))


def figures_of(t: Dei, board: Board, given: dict[str, Any]) -> None:
    """Machines that the side has deployed, the mercenary it has hired."""
    hired = given.pop("mercenary", {})
    for word, place in {**given.pop("machines", {}), **hired}.items():
        figure = number("figure", word)
        board.figures.append(figure)
        t.place[figure] = region(place)
        if word in hired:
            board.bends.append(code(t.box.mercenaries[MERCENARIES.index(word)].skill, 0))


def candies_of(t: Dei, board: Board, given: dict[str, Any]) -> None:
    for word in given.pop("candies", []):
        kind = number("candy", word)
        candy = next(c for c in t.candies if t.box.candy_kind[c] == kind)
        t.candies.remove(candy)
        t.known[candy] = EVERYBODY
        board.candies.append(candy)


def lay_outposts(t: Dei, given: dict[str, list[str]]) -> None:
    each = len(t.outposts) // len(COLOURS)
    for place, colours in given.items():
        for colour in colours:
            first = COLOURS.index(colour) * each
            free = next(o for o in range(first, first + each) if t.outposts[o] < 0)
            t.outposts[free] = region(place)


def stock_markets(t: Dei, given: dict[str, list[str]]) -> None:
    for market in range(len(t.piles)):
        for slot in range(SLOTS):
            stall = market * SLOTS + slot
            if t.stalls[stall] >= 0:
                t.piles[market].append(t.stalls[stall])
                t.stalls[stall] = -1
    for name, words in given.items():
        market = t.markets.index(MARKETS.index(name))
        for slot, word in enumerate(words):
            card = number("card", word)
            t.piles[market].remove(card)
            t.known[card] = EVERYBODY
            t.stalls[market * SLOTS + slot] = card
    for market in range(len(t.piles)):
        if MARKETS[t.markets[market]] not in given:
            slide(t, market)


def lay_missions(t: Dei, words: list[str]) -> None:
    named = [number("mission", word) for word in words]
    rest = [piece for piece in t.box.purebred if piece not in named]
    shown = named + rest[: len(t.missions) - len(named)]
    t.unused_missions = [piece for piece in t.box.purebred if piece not in shown]
    t.missions = shown
    for piece in shown:
        t.known[piece] = EVERYBODY


def blow(t: Dei, word: str) -> None:
    """This card is in force; the other cards of the deck keep their order."""
    card = number("weather", word)
    deck = [piece for piece in (*t.weather, t.forecast, *t.skies) if piece != card]
    t.forecast = deck.pop()
    t.weather, t.skies = deck, [card]
    t.sky = [code(t.box.weather_effects[card - t.box.first_weather], 0)]
    t.known[card] = t.known[t.forecast] = EVERYBODY
