"""The end of a game: points by category and side, and who has won."""

from ashfall.engine.game import Game
from ashfall.lang import Speaker, printed

from .console import Console, wide


def tell_scores(console: Console, speaker: Speaker, game: Game) -> None:
    """The score sheet in the rulebook's order, then the winners."""
    sides = [speaker.side(side, i) for i, side in enumerate(game.sides())]
    sheet = [(speaker.score(category), points) for category, points in game.score_sheet()]
    sheet.append((speaker.say("score-total"), game.scores()))
    rows = [["", *sides]]
    rows += [[name, *(printed(str(p), speaker.lang) for p in points)] for name, points in sheet]
    console.line()
    console.line(speaker.say("score-title"), style="strong")
    if sum(max(wide(row[i]) for row in rows) + 2 for i in range(len(rows[0]))) <= console.width - 2:
        console.columns(rows, indent=2)
    else:
        side_by_side(console, rows)
    if game.over:
        winners = [i if side == "seat" else side for i, side in enumerate(game.sides())]
        winners = [winners[i] for i in game.winners()]
        console.line()
        console.line(speaker.say("winners", sides=winners, count=len(winners)), style="strong")


def side_by_side(console: Console, rows: list[list[str]]) -> None:
    """The same for narrow screens: one block per side."""
    for column, side in enumerate(rows[0][1:], 1):
        console.line(side, indent=2, style="strong")
        for row in rows[1:]:
            console.line(f"{row[0]}: {row[column]}", indent=4, hang=2)
