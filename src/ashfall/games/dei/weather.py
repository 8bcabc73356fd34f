"""Weather (WEA): a card in force for a round, the next one foretold; what it bends, what it does after phase III."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import verb, verb_about

from .bends import Bend, code, enter
from .collecting import goods_in
from .factions import faction
from .majority import settle_everywhere
from .modules import Module, enter_module
from .state import Dei
from .things import EFFECTS, RESOURCES, bits

FLARE = "remove_resource_from_occupied_regions"


class Weather(Module):
    """DEI-WEA-01: an optional module for any game."""

    def set_up(self, t: Dei) -> None:
        """DEI-WEA-01: six cards shuffled, one in force, the next one turned up as the forecast."""
        t.weather = t.box.weather[:]
        t.shuffle(t.weather)
        t.forecast = t.reveal(t.weather)
        change(t)

    def takes_scrappers(self, t: Dei) -> list[tuple[int, int, int]]:
        """DEI-WEA-12, DEI-WEA-14: as the weather in force has it."""
        return burials(t)

    def burns_resources(self, t: Dei) -> list[int]:
        """DEI-WEA-15: in a solar flare."""
        return struck_regions(t) if EFFECTS[t.sky[0] >> 4] == FLARE else []

    def after_phase_three(self, t: Dei) -> None:
        """DEI-WEA-16, DEI-RUL-134: after the last participant has finished phase III."""
        effect = EFFECTS[t.sky[0] >> 4]
        if effect in TAKING:
            bury(t, TAKING[effect][1])
        elif effect == FLARE:
            t.then((solar_flare, t.order[0]))

    def in_refresh(self, t: Dei) -> None:
        """DEI-WEA-04: after step 2 of the refresh phase."""
        change(t)


def change(t: Dei) -> None:
    """DEI-WEA-02, DEI-WEA-03, DEI-WEA-04: the forecast comes true; the next card is turned up."""
    t.skies.append(t.forecast)
    t.sky = [code(t.box.weather_effects[t.forecast - t.box.first_weather], 0)]
    t.forecast = t.reveal(t.weather) if t.weather else -1
    t.tell("weather", rule="DEI-WEA-02", weather=t.skies[-1])


class Blizzard(Bend):
    """DEI-WEA-10, DEI-RUL-25: each Move takes only 1 unit."""

    def holds_back(self, t: Dei, side: int, region: int, company: int, count: int) -> bool:
        return count > 1 and not faction(t, side).braves_weather(t, company, count)


class GustyWind(Bend):
    """DEI-WEA-11, DEI-RUL-26: nobody starts a Move on a roof."""

    def holds_back(self, t: Dei, side: int, region: int, company: int, count: int) -> bool:
        return bool(t.city.roofs >> region & 1) and not faction(t, side).braves_weather(
            t, company, count
        )


class BlackIce(Bend):
    """DEI-WEA-13, DEI-RUL-27: no bridge and no elevator is used."""

    def closes(self, t: Dei, side: int, company: int) -> bool:
        return not faction(t, side).braves_weather(t, company, company.bit_count())


def open_sky(t: Dei) -> list[int]:
    """DEI-WEA-12, DEI-RUL-68: for each side the regions where its scrappers are without shelter."""
    outposts = sum(1 << region for region in t.city.regions if region in t.outposts)
    return [~(outposts | faction(t, side).shelter(t, side)) for side in t.sides]


def snowed_up(t: Dei) -> list[int]:
    """DEI-WEA-14, DEI-RUL-97: regions with any refuge or elevator, or under any bridge; the same for each side."""
    city = t.city
    buried = city.refuges | city.elevators
    bridges = t.bridges[:]
    for board in t.boards:
        buried |= board.refuges | board.elevators
        bridges += board.bridges
    for site in bridges:
        buried |= city.under[site]
    return [buried] * len(t.boards)


TAKING = {
    "remove_unsheltered_scrappers": (open_sky, "DEI-WEA-12"),
    "remove_buried_scrappers": (snowed_up, "DEI-WEA-14"),
}
"""The weather that takes scrappers: where, and by which rule."""


def burials(t: Dei) -> list[tuple[int, int, int]]:
    """DEI-WEA-12, DEI-WEA-14, DEI-RUL-67: the scrappers that the weather takes: side, region, how many."""
    effect = EFFECTS[t.sky[0] >> 4]
    if effect not in TAKING:
        return []
    where = TAKING[effect][0](t)
    return [
        (side, region, board.scrappers[region])
        for side, board in enumerate(t.boards)
        if faction(t, side).weathered(t, side)
        for region in t.city.regions
        if board.scrappers[region] and where[side] >> region & 1
    ]


def bury(t: Dei, rule: str) -> None:
    """DEI-RUL-67: all scrappers of each side in its regions go back to the reserve; then control is updated."""
    for side, region, count in burials(t):
        board = t.boards[side]
        board.scrappers[region] = 0
        board.reserve += count
        t.tell("weather_took", rule=rule, seat=side, region=region, count=count)
    for side in t.sides:
        settle_everywhere(t, side)


def struck_regions(t: Dei) -> list[int]:
    """DEI-WEA-15, DEI-RUL-69: regions with at least 1 unit and a resource."""
    units = 0
    for side in t.sides:
        units |= faction(t, side).unit_regions(t, side)
    return [region for region in bits(units) if goods_in(t, region)]


def solar_flare(t: Dei, seat: int) -> None:
    """DEI-WEA-15, DEI-ASK-13: where both types lie the first participant chooses; elsewhere there is no choice."""
    both = [r for r in struck_regions(t) if t.goods[2 * r] and t.goods[2 * r + 1]]
    if both:
        t.then((solar_flare_types, seat))
    else:
        burn_all(t, 0)


def solar_flare_types(t: Dei, seat: int) -> None:
    """DEI-ASK-13: one type first everywhere, or region by region."""
    t.ask(seat, "solar_flare_types", BURN_FIRST, BURN_SINGLY)


def types(t: Dei, seat: int) -> list[int]:
    return list(range(len(RESOURCES)))


def burn_first(t: Dei, seat: int, resource: int) -> None:
    """DEI-ASK-13: this type where it lies, the other one elsewhere."""
    burn_all(t, resource)


def burn_singly(t: Dei, seat: int) -> None:
    """DEI-ASK-13: region by region; only those with both types are asked for."""
    t.then(*[(solar_flare_region, seat, region) for region in struck_regions(t)])


def solar_flare_region(t: Dei, seat: int, region: int) -> None:
    """DEI-WEA-15: which type in this region."""
    t.ask(seat, "solar_flare_region", BURN.of(region))


def there(t: Dei, seat: int, region: int) -> list[tuple[int, int]]:
    return [(region, resource) for resource in range(len(RESOURCES))]


def why_not_burn(t: Dei, seat: int, asked: int, region: int, resource: int) -> Reason | None:
    """DEI-WEA-15: no such resource lies there."""
    return None if t.goods[2 * region + resource] else Reason("DEI-WEA-15")


def burn(t: Dei, seat: int, region: int, resource: int) -> None:
    """DEI-WEA-15, DEI-RUL-143: the token goes to the general supply."""
    t.goods[2 * region + resource] -= 1
    t.supply[resource] += 1
    t.tell("burned", rule="DEI-WEA-15", region=region, resource=resource)


def burn_all(t: Dei, first: int) -> None:
    """DEI-WEA-15: one resource of each region with a unit, of one type before the other."""
    for region in struck_regions(t):
        resource = first if t.goods[2 * region + first] else 1 - first
        burn(t, t.order[0], region, resource)


BURN_FIRST = verb(burn_first, when="DEI-WEA-15", domain=types)
BURN_SINGLY = verb(burn_singly, when="DEI-WEA-15")
BURN = verb_about(burn, when="DEI-WEA-15", domain=there, why=why_not_burn)

enter("moves_single_unit", Blizzard())
enter("roof_units_cannot_move", GustyWind())
enter("no_bridges_no_elevators", BlackIce())
enter_module("weather", Weather())
