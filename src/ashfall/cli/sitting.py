"""A game being played by people and programs, with every choice on the disk before anybody sees its outcome."""

from ashfall.engine.errors import IllegalMove, Reason
from ashfall.engine.game import Game
from ashfall.engine.question import Option, Waiting
from ashfall.lang import Speaker
from ashfall.rulesets import names_at

from .journal import Journal
from .seats import Seat

IMAGINED = 3


class Sitting:
    """The game, who sits at it, and its save. It neither prints nor reads."""

    def __init__(
        self, game: Game, seats: list[Seat], journal: Journal | None, practice: bool
    ) -> None:
        self.game = game
        self.seats = seats
        self.journal = journal
        self.practice = practice

    def speaker(self, lang: str) -> Speaker:
        """Somebody who can say what happens here."""
        names = [seat.name for seat in self.seats]
        speaker = Speaker(self.game.title, lang, names, names_at(self.game))
        sides = self.game.sides()
        speaker.names += [speaker.side(side, i) for i, side in enumerate(sides)][len(self.seats) :]
        return speaker

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def asked(self, last: int | None) -> Waiting:
        """Whose decision comes next: programs first, then whoever sits at the screen, then the others."""
        return min(
            self.game.waiting(),
            key=lambda w: (self.seats[w.seat].human, w.seat != last),
        )

    def bot_turn(self, asked: Waiting) -> None:
        """A program decides."""
        bot = self.seats[asked.seat].bot
        assert bot is not None
        self.commit(bot.choose(self.game, asked.seat, asked), asked.seat)

    def commit(self, option: Option, seat: int) -> None:
        """Play a choice and save it. When it cannot be saved it does not happen."""
        before = self.game.clone() if self.journal is not None else None
        self.game.play(option, seat=seat)
        if self.journal is None or before is None:
            return
        try:
            self.journal.choice(seat, str(option))
            if self.game.over:
                self.journal.end(self.game)
        except OSError:
            self.game = before
            raise

    def can_undo(self, seat: int) -> bool:
        if self.practice:
            return any(self.seats[by].human for by, _ in self.game.choices)
        return self.game.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a choice; at a practice table further, to the last decision of a person."""
        if not self.can_undo(seat):
            raise IllegalMove("this cannot be taken back", Reason("cannot-undo"))
        self.game.undo(practice=self.practice)
        while self.practice and self.game.choices and self.bots_decide():
            self.game.undo(practice=True)
        if self.journal is not None:
            self.journal.rewrite(self.game)

    def bots_decide(self) -> bool:
        return not any(self.seats[w.seat].human for w in self.game.waiting())

    def secrets(self, one: int, other: int) -> bool:
        """Whether the screen of one person could tell the other something that is not for his eyes.

        Pieces that only some know, events that only some saw, and whatever else looks different when
        the one's secrets are dealt again as the other may imagine them.
        """
        game, table = self.game, self.game.table
        if any(
            table.known[piece] and not table.knows(None, piece)
            for place in table.hidden()
            for piece in place.pieces
        ):
            return True
        if any(game.log(seat, -1) != game.log(None, -1) for seat in (one, other)):
            return True
        return any(
            board(game.imagine(away, seed), here) != board(game, here)
            for here, away in ((one, other), (other, one))
            for seed in range(IMAGINED)
        )


def board(game: Game, seat: int) -> list[dict[str, object]]:
    return [section.data() for section in game.sheet(seat)]
