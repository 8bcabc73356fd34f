"""The text board of Outlive, made from a view alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from ashfall.engine.sheet import Maker, Row, Section, T

AFTER_FEEDING = 3
DAM, ACCESS_CARD = "zone:dam", "equipment:access-card"


ROUND = (
    "day", "night", "over", "radiation", "disasters", "face_down_disasters", "first", "turn", "supply", "survivors",
    "next_level",
)  # fmt: skip
"""What of the view the first section tells."""


def sections(view: Mapping[str, Any], made: Maker[T]) -> list[T]:
    """The round, a deal, the board, the colonies, the Drifters' deck."""
    found = [made(round_section, view, ROUND, zone_of_turn(view))]
    if view["setup"] is not None:
        found.append(made(setup_section, view, ("setup",)))
    if view["day"]:
        found.append(made(board_section, view, ("zones",)))
    elif any(colony["leader"] for colony in view["colonies"]):
        found.append(made(placement_section, view, ("zones",)))
    for colony in view["colonies"]:
        if colony["rooms"]:
            teams = teams_of(view["zones"], colony["side"])
            found.append(made(colony_section, view, ("night", "over"), colony, teams))
    if view["drifter_deck"] is not None:
        drifters = view["colonies"][-1]
        found.append(made(drifters_section, view, ("drifter_deck",), drifters))
    return found


def word_of(thing: str) -> str:
    """`equipment:axe` without its kind, for the sentence that says what it does."""
    return thing.partition(":")[2]


def round_section(view: Mapping[str, Any], here: Mapping[str, Any] | None) -> Section:
    day = view["day"]
    rows = [
        Row(
            "row-disaster",
            thing=d["disaster"],
            disaster=d["disaster"],
            does=word_of(d["disaster"]),
            resource=d["cost"],
            points=d["points"],
        )
        for d in view["disasters"]
    ]
    rows.append(Row("row-face-down-disasters", count=view["face_down_disasters"]))
    if day:
        rows.append(Row("row-first-player", seat=view["first"]))
    if view["turn"] is not None:
        rows.append(turn_row(view["turn"], here))
    rows.append(Row("row-supply", resource=view["supply"], count=view["survivors"]))
    if view["next_level"]:
        rows.append(Row("row-next-level"))
    radiation = view["radiation"][day - 1] if day else view["radiation"][0]
    return Section(where(view), rows, day=day, radiation=radiation, night=view["night"])


def where(view: Mapping[str, Any]) -> str:
    """The title of the whole: before the first day, by day, at night, or after the last one."""
    if view["over"]:
        return "section-over"
    if not view["day"]:
        return "section-setup"
    return "section-night" if view["night"] else "section-day"


def zone_of_turn(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Where the team is that is on turn."""
    where = view["turn"]["zone"] if view["turn"] is not None else None
    return next((zone for zone in view["zones"] if zone["zone"] == where), None)


def turn_row(turn: Mapping[str, Any], here: Mapping[str, Any] | None) -> Row:
    """Who is on turn, where, with how many actions left, and what lies there."""
    side, team = turn["side"], turn["team"]
    if turn["defender"] is not None:
        return Row("row-attack", seat=side, rival=turn["defender"], count=turn["value"])
    if here is None:
        return Row("row-turn-team", "ask:choose-destination", seat=side, team=team)
    message = "row-turn"
    found = {}
    if "stock" in here:
        message = "row-turn-stock"
        found = {"resource": here["resource"], "stock": here["stock"]}
        game = here.get("game")
        if game is not None and game["top"] is not None and not turn["hunted"]:
            message = "row-turn-game"
            found |= {key: game[key] for key in ("endurance", "meat")} | {"game": game["top"]}
    return Row(
        message,
        "ask:act",
        seat=side,
        team=team,
        zone=turn["zone"],
        count=turn["actions"],
        **found,
    )


def setup_section(view: Mapping[str, Any]) -> Section:
    setup = view["setup"]
    rows = [
        Row(
            "row-deal-room",
            thing=r["kind"],
            kind=r["kind"],
            effect=word_of(r["kind"]),
            cells=r["cells"],
            food=r["food"],
        )
        for r in setup["rooms"]
    ]
    for card in setup["leaders"]:
        message = "row-leader-searches" if card["searches"] else "row-leader"
        rows.append(
            Row(
                message,
                thing=card["leader"],
                leader=card["leader"],
                age=card["age"],
                zone=card["zones"],
                resource=card["store"],
                equipment=card["equipment"],
            )
        )
    return Section("section-deal", rows)


def board_section(view: Mapping[str, Any]) -> Section:
    rows: list[Row] = []
    for zone in view["zones"]:
        rows += zone_rows(zone)
    return Section("section-board", rows)


def placement_section(view: Mapping[str, Any]) -> Section:
    """OL-VAR-01, OL-SOLO-01: before the first day, where teams stand already."""
    rows: list[Row] = []
    for zone in view["zones"]:
        rows.append(Row("row-zone", zone["zone"], zone=zone["zone"]))
        rows += [
            Row("row-team", team["team"], 1, seat=team["side"], team=team["team"])
            for team in zone["teams"]
        ]
    return Section("section-board", rows)


def zone_rows(zone: Mapping[str, Any]) -> list[Row]:
    thing = zone["zone"]
    rows = []
    if "stock" in zone:
        message = "row-zone-dam" if thing == DAM else "row-zone-stock"
        rows.append(Row(message, thing, zone=thing, resource=zone["resource"], count=zone["stock"]))
    else:
        rows.append(Row("row-zone", thing, zone=thing))
    if zone.get("algae"):
        rows.append(Row("row-algae", depth=1))
    if "game" in zone:
        rows += game_rows(zone["game"])
    for place in zone.get("places", ()):
        survivor = "yes" if place["survivor"] else "no"
        rows.append(
            Row(
                "row-place",
                f"place:{place['place']}",
                1,
                place=place["place"],
                count=place["cans"],
                survivor=survivor,
                seat=place["sides"],
            )
        )
    if "search_left" in zone:
        rows += city_rows(zone)
    for team in zone["teams"]:
        rows.append(Row(message_of(team), team["team"], 1, seat=team["side"], team=team["team"]))
    return rows


def game_rows(game: Mapping[str, Any]) -> list[Row]:
    if game["top"] is None:
        return [Row("row-no-game", depth=1)]
    rows = [
        Row(
            "row-game",
            game["top"],
            1,
            game=game["top"],
            endurance=game["endurance"],
            meat=game["meat"],
            more=game["more"],
            count=game["left"],
        )
    ]
    seen = [kind for kind in game["seen"][1:] if kind is not None]
    if seen:
        rows.append(Row("row-game-seen", depth=2, game=seen))
    return rows


def city_rows(zone: Mapping[str, Any]) -> list[Row]:
    rows = [
        Row("row-city-equipment", depth=1, equipment=zone["equipment"], count=zone["stack"]),
        *[tile_row("row-city-tile", tile, 2) for tile in zone["tiles"]],
        Row("row-city-search", depth=1, count=zone["search_left"], token=zone["search_shown"]),
    ]
    seen = [token for token in zone["search_seen"] if token is not None]
    if seen:
        rows.append(Row("row-search-seen", depth=2, token=seen))
    return rows


def colony_section(
    view: Mapping[str, Any], colony: Mapping[str, Any], teams: Sequence[tuple[Any, str]]
) -> Section:
    rows = [
        Row("row-store", resource=colony["store"]),
        Row("row-airlock", "room:airlock", count=colony["airlock"], cells=colony["airlock_cells"]),
    ]
    rows += [room_row(room) for room in colony["rooms"]]
    if view["night"] < AFTER_FEEDING and not view["over"]:
        rows.append(Row("row-food", rows=colony["rows"], food=colony["food"]))
    if colony["virtual_water"]:
        rows.append(Row("row-virtual-water", count=colony["virtual_water"]))
    rows += own_rows(colony) + team_rows(teams) + shut_rows(colony)
    return Section("section-colony", rows, seat=colony["side"], **heading(colony))


def heading(colony: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "leader": colony["leader"],
        "points": colony["points"],
        "count": colony["survivors"],
        "side": colony["side"],
    }


def own_rows(colony: Mapping[str, Any]) -> list[Row]:
    rows = [Row("row-radiation", points=colony["radiation"])]
    rows += [tile_row("row-broken", tile) for tile in colony["broken"]]
    for tile in colony["repaired"]:
        rows.append(tile_row("row-repaired" if tile["ready"] else "row-exhausted", tile))
    if colony["solved"]:
        rows.append(Row("row-solved", disaster=colony["solved"]))
    if colony["game"]:
        rows.append(Row("row-trophies", game=colony["game"]))
    return rows


def tile_row(message: str, tile: Mapping[str, Any], depth: int = 0) -> Row:
    """What is printed on a tile: its effect, its cost, and the tile that it makes a pair with."""
    kind = tile["equipment"]
    return Row(
        message,
        kind,
        depth,
        equipment=kind,
        does=word_of(kind),
        resource=tile["cost"],
        pair=tile["pair"],
    )


def teams_of(zones: Sequence[Mapping[str, Any]], side: int) -> list[tuple[Any, str]]:
    """The teams of a side with their zones, the strongest first."""
    own = [(team, zone["zone"]) for zone in zones for team in zone["teams"] if team["side"] == side]
    own.sort(key=lambda pair: (-pair[0]["strength"], pair[0]["team"]))
    return own


def team_rows(teams: Sequence[tuple[Any, str]]) -> list[Row]:
    """Where each team of a side is."""
    return [
        Row(
            message_of(team).replace("row-team", "row-own-team"),
            team["team"],
            team=team["team"],
            zone=zone,
        )
        for team, zone in teams
    ]


def message_of(team: Mapping[str, Any]) -> str:
    if team["active"]:
        return "row-team-active"
    return "row-team-spent" if team["spent"] else "row-team"


def shut_rows(colony: Mapping[str, Any]) -> list[Row]:
    """OL-ZONE-40, OL-ZONE-41: who has neither microchip nor access card gathers nothing at the dam."""
    ready = [tile["equipment"] for tile in colony["repaired"] if tile["ready"]]
    if colony["store"]["microchip"] or ACCESS_CARD in ready:
        return []
    return [Row("forecast-dam-shut", DAM, zone=DAM)]


def room_row(room: Mapping[str, Any]) -> Row:
    if not room["built"]:
        message = "row-unbuilt"
    elif not room["full"]:
        message = "row-room"
    else:
        message = "row-full-used" if room["used"] else "row-full"
    return Row(
        message,
        room["room"],
        room=room["room"],
        effect=word_of(room["kind"]),
        count=room["survivors"],
        cells=room["cells"],
        food=room["food"],
    )


def drifters_section(view: Mapping[str, Any], colony: Mapping[str, Any]) -> Section:
    deck = view["drifter_deck"]
    rows = [Row("row-store", resource=colony["store"]), Row("row-annexes", count=deck["rooms"])]
    rows += own_rows(colony)
    if deck["next"] is not None:
        rows.append(card_row("row-next-card", deck["next"]))
    elif deck["left"]:
        rows.append(Row("row-deck", count=deck["left"]))
    rows += [card_row("row-used-card", card) for card in deck["used"]]
    return Section("section-drifters", rows, seat=colony["side"], **heading(colony))


def card_row(message: str, card: Mapping[str, Any]) -> Row:
    return Row(message, card["card"], card=card["card"], zone=card["zones"], prefer=card["prefer"])
