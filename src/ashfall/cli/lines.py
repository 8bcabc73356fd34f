"""The table for programs: one JSON object per line out, one choice per line in."""

import json
from typing import Any

from ashfall.engine.errors import AshfallError, IllegalMove
from ashfall.engine.question import Waiting

from .console import Console
from .sitting import Sitting
from .understand import meant


class Lines:
    """Writes `{"seat", "view", "choices", "events"}` for each decision of a person and reads his choice."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting = sitting
        self.console = console
        self.told: dict[int, int] = {}

    def write(self, data: dict[str, Any]) -> None:
        self.console.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
        self.console.out.flush()

    def play(self) -> None:
        last: int | None = None
        while not self.sitting.game.over:
            asked = self.sitting.asked(last)
            if not self.sitting.seats[asked.seat].human:
                self.sitting.bot_turn(asked)
                continue
            last = asked.seat
            self.pose(asked)
            if not self.decide(asked):
                return
        game = self.sitting.game
        sheet = [{"category": name, "points": points} for name, points in game.score_sheet()]
        self.write(
            {"over": True, "scores": game.scores(), "winners": game.winners(), "sheet": sheet}
        )

    def pose(self, asked: Waiting) -> None:
        game, seat = self.sitting.game, asked.seat
        events = game.log(seat, min(self.told.get(seat, -1), len(game.choices)))
        self.told[seat] = len(game.choices)
        view = game.view(seat)
        choices = view["table"]["choices"]
        self.write({"seat": seat, "view": view, "choices": choices, "events": events})

    def decide(self, asked: Waiting) -> bool:
        """Read until there is a choice; False when nobody writes any more."""
        while True:
            text = self.next_line()
            if text is None or text == "quit":
                return False
            try:
                if text == "undo":
                    self.sitting.undo(asked.seat)
                    return True
                options = meant(text, asked.options)
                exact = [o for o in options if str(o) == text] or (
                    options if text.isdigit() else []
                )
                if len(exact) == 1:
                    self.sitting.commit(exact[0], asked.seat)
                    return True
                reason = self.sitting.game.why_not(text, asked.seat)
                self.write(
                    {"error": reason.data() if reason is not None else {"rule": "unfinished-move"}}
                )
            except IllegalMove as error:
                self.write({"error": error.reason.data()})
            except (AshfallError, OSError) as error:
                self.write({"error": {"text": str(error)}})

    def next_line(self) -> str | None:
        """Nothing is echoed and no prompt is written: a program reads what comes out."""
        if self.console.lines is None:
            try:
                return input().strip()
            except EOFError:
                return None
        text = next(self.console.lines, None)
        return None if text is None else text.strip()
