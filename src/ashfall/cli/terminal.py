"""The table in a terminal: what happened, the question, the menu, and what somebody types."""

import re
from collections.abc import Callable, Iterator, Sequence

from ashfall.engine.errors import AshfallError, IllegalMove, Reason
from ashfall.engine.question import Option, Waiting
from ashfall.engine.sheet import Row, Section, foretold
from ashfall.lang import dashed, printed

from . import commands, journal
from .console import Console, Line, completing
from .scores import tell_scores
from .sitting import Sitting
from .understand import bare, in_order, meant, plain, sentences

HEADINGS = ("chapter", "heading")
"""Messages of a game's catalogue that name events which begin a part of the game: `chapter-round`."""

BRACKETS = re.compile(r"^\(([^()]*)\)(:?)")
TITLE = re.compile(r"(?:«[^»]*»|„[^”]*”|[^.:,(])*")
"""The beginning of a title; what stands between quotes is a name, whatever is in it."""
SPARE_LINES = 6
MOST_MATCHES = 12


class Terminal:
    """One screen that several people may share. `viewer` is the one whose eyes it is for."""

    def __init__(self, sitting: Sitting, console: Console, lang: str, step: bool = False) -> None:
        self.sitting = sitting
        self.console = console
        self.step = step
        people = sitting.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.told: dict[int | None, int] = {}
        self.begun = False
        self.chapter = False
        """Whether a part of the game has begun since somebody was asked: then the board is shown again."""
        self.back_to: int | None = None
        """Whose choice was just taken back: he decides again."""
        self.page = 0
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.speaker = self.sitting.speaker(lang)
        self.say = self.speaker.say
        self.spoken: dict[str, str] = {}

    # Coming and going

    def header(self) -> None:
        """What is played, with which options, by whom."""
        game = self.sitting.game
        message = "resumed" if game.choices else "started"
        count = len(game.choices)
        name = self.say("game-name")
        self.console.line(
            self.say(message, game=name, seed=str(game.seed), count=count), style="strong"
        )
        for option, value in game.options.items():
            if option not in ("players", "solo"):
                spoken = self.speaker.choice_value(option, value)
                self.console.line(
                    self.say("option-line", name=self.speaker.choice(option), value=spoken),
                    indent=2,
                )
        names = self.speaker.several((name, 1) for name in self.speaker.names)
        self.console.line(self.say("players-line", names=names), indent=2)

    def greet(self) -> None:
        self.header()
        if self.sitting.journal is not None:
            self.console.line(self.say("saved", path=str(self.sitting.journal.path)), indent=2)
        self.console.line(self.say("hint"), indent=2)

    def farewell(self) -> None:
        if self.sitting.journal is not None:
            path = self.sitting.journal.path
            usual = path.parent == journal.home() / "tables"
            self.console.line(self.say("farewell"))
            self.console.write(f"  ashfall play --resume {path.stem if usual else path}\n")

    # The course of the game

    def play(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        completing(self.words)
        while not self.sitting.game.over:
            asked = self.sitting.asked(self.viewer if self.back_to is None else self.back_to)
            self.back_to = None
            if self.sitting.seats[asked.seat].human:
                if not self.decide(asked):
                    return False
            else:
                self.sitting.bot_turn(asked)
                self.tell()
        self.tell()
        tell_scores(self.console, self.speaker, self.sitting.game)
        return True

    def decide(self, asked: Waiting) -> bool:
        """Ask a person until there is an answer; False when somebody wants to leave."""
        board = self.come(asked.seat)
        self.tell()
        if board or self.chapter:
            self.glance()
        self.chapter = False
        self.page = 0
        self.pose(asked)
        while True:
            text = self.console.read("> ")
            if text is None:
                return False
            outcome = self.answer(asked, text.strip())
            if outcome is not commands.Outcome.ASK:
                return outcome is commands.Outcome.NEXT

    def answer(self, asked: Waiting, text: str) -> commands.Outcome:
        """A choice is played, a command is obeyed; what is neither is explained."""
        if not text:
            self.pose(asked)
            return commands.Outcome.ASK
        try:
            command = commands.exactly(self.speaker, text)
            options = [] if text.startswith("/") else self.meant(text, asked.options)
            if command is not None and not self.names_option(text, options):
                return command.run(self, asked, commands.rest(text))
            if len(options) == 1 and self.clear(text, options[0]):
                return self.choose(asked, options[0])
            command = command or commands.beginning(self.speaker, text)
            if command is not None and not options:
                return command.run(self, asked, commands.rest(text))
            self.explain(asked, text, options)
        except IllegalMove as error:
            self.refuse(error.reason)
        except (AshfallError, OSError) as error:
            self.console.line(str(error), style="warn")
        return commands.Outcome.ASK

    def meant(self, text: str, options: Sequence[Option]) -> list[Option]:
        """The options that a text can mean, in the notation or in the words of the language."""
        return meant(text, options, self.words_of)

    def words_of(self, option: Option) -> str:
        """An option in words; each is put into words once, because long menus are searched by them."""
        notation = str(option)
        if notation not in self.spoken:
            self.spoken[notation] = self.speaker.option(option)
        return self.spoken[notation]

    def shut(self, asked: Waiting, text: str) -> Reason | None:
        """Why the one thing that the text means, of those the menu names as impossible, is so."""
        closed = self.sitting.game.closed(asked)
        found = self.meant(text, [option for option, _ in closed])
        if text.strip().isdigit() or len(found) != 1:
            return None
        return next(reason for option, reason in closed if option is found[0])

    def told_as(self, option: Option) -> str:
        """An option in words, with its notation in brackets where that says anything else."""
        return self.say("with-notation", text=self.words_of(option), notation=str(option))

    def names_option(self, text: str, options: list[Option]) -> bool:
        """Whether the text is an option of the game letter for letter: the game goes before the commands."""
        words = bare(text)
        return any(
            str(option) == plain(text)
            or words in (bare(self.words_of(option)), bare(self.told_as(option)))
            for option in options
        )

    def clear(self, text: str, option: Option) -> bool:
        """A whole sentence that is not allowed now is never taken for the beginning of another one."""
        grammar = self.sitting.game.title.grammar
        return str(option) == text.lower() or not grammar.read(0, text)

    def choose(self, asked: Waiting, option: Option) -> commands.Outcome:
        try:
            self.sitting.commit(option, asked.seat)
        except OSError as error:
            reason = error.strerror or str(error)
            self.console.line(self.say("error-not-saved", text=reason), style="warn")
            return commands.Outcome.NEXT
        self.console.line(self.say("chosen", text=self.told_as(option)), style="dim")
        return commands.Outcome.NEXT

    def explain(self, asked: Waiting, text: str, options: list[Option]) -> None:
        """Why a text is no choice: it fits several options, or a rule forbids it, or nobody understands it."""
        game = self.sitting.game
        whole = sentences(text, game.title.grammar)
        shut = self.shut(asked, text) if not options and not whole else None
        if shut is not None:
            self.refuse(shut)
        elif len(options) > 1:
            self.console.line(self.say("several", count=len(options)), style="warn")
            for option in options[:MOST_MATCHES]:
                self.menu_line(asked.options.index(option), option)
        elif len(whole) == 1:
            self.refuse(game.why_not(whole[0], asked.seat) or Reason("unfinished-move"))
        else:
            self.refuse(game.why_not(text, asked.seat) or Reason("unfinished-move"))

    def refuse(self, reason: Reason) -> None:
        text = self.speaker.reason(reason)
        if "-" in reason.rule and reason.rule.isupper():
            text = self.say("with-rule", text=text, rule=reason.rule)
        self.console.line(text, style="warn")

    # What is on the screen

    def come(self, seat: int) -> bool:
        """Somebody sits down; whether he needs to see the board.

        Between two people the curtain falls, unless nobody could see anything new behind it.
        """
        last, self.viewer = self.viewer, seat
        first, self.begun = not self.begun, True
        if last == seat:
            return first
        if self.sitting.secrets(seat if last is None else last, seat):
            self.curtain(seat)
            return True
        self.told[seat] = max(self.told.get(seat, -1), self.told.get(last, -1))
        self.console.line()
        self.console.line(self.say("turn-of", seat=seat), style="strong")
        return first

    def curtain(self, seat: int) -> None:
        self.console.clear()
        self.console.line(self.say("turn-of", seat=seat), style="strong")
        if self.console.person:
            # Until the right person says so, nobody is looking: Tab must not complete anything.
            self.viewer = None
            self.console.read(self.say("curtain", seat=seat) + " ")
            self.viewer = seat

    def tell(self) -> None:
        """What happened since the viewer last looked, each line with the rule behind it."""
        game = self.sitting.game
        since = min(self.told.get(self.viewer, -1), len(game.choices))
        for event in game.log(self.viewer, since):
            self.event(event)
            if self.step and self.console.person:
                self.console.read(self.say("press-enter") + " ")
        self.told[self.viewer] = len(game.choices)

    def event(self, event: dict[str, object], indent: int = 2) -> None:
        text = self.speaker.event(event)
        kind = dashed(str(event["kind"]))
        if any(self.speaker.has(f"{heading}-{kind}") for heading in HEADINGS):
            self.console.line()
            indent = 0
            self.chapter = self.chapter or self.speaker.has(f"chapter-{kind}")
        if event["rule"]:
            text = self.say("with-rule", text=text, rule=event["rule"])
        self.console.line(text, indent=indent, hang=2)

    def board(self, sections: list[Section] | None = None) -> None:
        """The text board, or some sections of it, as the viewer may see it."""
        lines = self.lines_of(self.sections() if sections is None else sections)
        self.console.paged(lines, self.say("page-more"))

    def glance(self) -> None:
        """The board; where it is too long for the screen its middle, one's own part and the titles of the rest."""
        sections = self.sections()
        height = self.console.height
        if height and self.console.tall(self.lines_of(sections)) > height - SPARE_LINES:
            # The title of older rules is another class, which may not say what lies in the middle.
            middle = getattr(self.sitting.game.title, "middle", ())
            shown = [s for s in sections if s.seat == self.viewer or s.message in middle]
            rest = [self.short_title(section) for section in sections if section not in shown]
            self.board([kept(section) for section in shown])
            self.console.line()
            self.console.line(self.say("show-rest", titles="; ".join(rest)), style="dim")
        else:
            self.board(sections)

    def short_title(self, section: Section) -> str:
        """The beginning of a title, enough to ask for its part."""
        found = TITLE.match(self.speaker.section(section))
        return found[0].strip() if found else ""

    def lines_of(self, sections: list[Section]) -> list[Line]:
        found: list[Line] = []
        for section in sections:
            found += [Line(""), Line(self.speaker.section(section), style="strong")]
            found += [Line(self.speaker.row(row), 2 + 2 * row.depth, 4) for row in section.rows]
        return found

    def sections(self) -> list[Section]:
        return self.sitting.game.sheet(self.viewer)

    def pose(self, asked: Waiting) -> None:
        """The question and the menu."""
        self.console.line()
        question = self.speaker.question(asked)
        if len(self.sitting.people) > 1:
            question = self.say("question-for", seat=asked.seat, question=question)
        self.console.line(question, style="strong")
        for row in self.rows_of(f"ask:{dashed(asked.question)}"):
            self.console.line(self.speaker.row(row), indent=2)
        self.menu(asked)

    def menu(self, asked: Waiting) -> None:
        """A page of numbered options; everything at once where nobody has to scroll."""
        options = asked.options
        size = max(self.console.height - SPARE_LINES, 8) if self.console.height else len(options)
        size = len(options) if len(options) <= size + 2 else size
        first = self.page * size % max(len(options), 1)
        shown = range(first, min(first + size, len(options)))
        known = self.rows_by_thing()
        for i in shown:
            self.menu_line(i, options[i], known)
        if len(shown) < len(options):
            self.console.line(
                self.say("menu-page", first=first + 1, last=shown[-1] + 1, count=len(options)),
                style="dim",
            )
        closed = [option for option, _ in self.sitting.game.closed(asked)]
        if closed:
            listed = "; ".join(self.told_as(option) for option in closed)
            words = self.words_of(closed[0])
            text = self.say("menu-closed", list=listed, first=words[:1].lower() + words[1:])
            self.console.line(text, indent=2, style="dim")

    def menu_line(self, number: int, option: Option, known: dict[str, Row] | None = None) -> None:
        text = f"{number + 1:>3}  {self.told_as(option)}"
        about = [
            self.row_about(thing, known[thing])
            for thing in option.things
            if known and thing in known
        ]
        if any(about):
            said = "; ".join(dict.fromkeys(filter(None, about)))
            text = self.speaker.put("menu-about", {"text": text, "about": said})
        self.console.line(text, hang=5)

    def row_about(self, thing: str, row: Row) -> str:
        """A row of the board without the name of the thing, which the option has said already."""
        kind, _, word = thing.partition(":")
        text = self.speaker.row(row)
        name = printed(self.speaker.thing(kind, word), self.lang)
        rest = said_once(text.removeprefix(name), name)
        if rest[:1].isalnum():
            return text if text.startswith(name) else rest
        return BRACKETS.sub(r"\1\2", rest.lstrip(" \u00a0:,.–—"))

    def rows_of(self, thing: str) -> list[Row]:
        """All that the board says about one thing to the viewer."""
        return [
            row
            for section in self.sections()
            for row in section.rows
            if row.thing == thing and row.values.get("seat", section.seat) in (None, self.viewer)
        ]

    def rows_by_thing(self) -> dict[str, Row]:
        """What the board says about each thing, for the menu: the viewer's own pieces before those that all share.

        Pieces of others may have the same name, but a choice never means them by it.
        """
        found: dict[str, Row] = {}
        for section in sorted(self.sections(), key=lambda section: section.seat is None):
            for row, owner in owned(section):
                if row.thing and owner in (None, self.viewer):
                    found.setdefault(row.thing, row)
        return found

    def about(self, things: list[str]) -> list[Section]:
        """Everything the board says about these things."""
        return self.where(lambda row: row.thing in things)

    def named(self, text: str) -> list[Section]:
        """Everything the board says about what is called so, by the beginnings of its words."""
        words = bare(text)
        return self.where(lambda row: in_order(words, bare(self.speaker.row(row))))

    def where(self, wanted: Callable[[Row], bool]) -> list[Section]:
        """The rows of the board that are wanted, and what stands under them."""
        found: list[Section] = []
        for section in self.sections():
            rows: list[Row] = []
            depth = -1
            for row in section.rows:
                if row.depth <= depth:
                    depth = -1
                if depth < 0 and wanted(row):
                    depth = row.depth
                if depth >= 0:
                    rows.append(row)
            if rows:
                found.append(with_rows(section, rows))
        return found

    def words(self) -> list[str]:
        """What Tab may complete: the options of the viewer, then the commands."""
        game = self.sitting.game
        offered = [o for w in game.waiting() if w.seat == self.viewer for o in w.options]
        mine = [text for o in offered for text in (str(o), self.words_of(o).lower())]
        return mine + [word for command in commands.ALL for word in command.words(self.speaker)]


def said_once(text: str, name: str) -> str:
    """A text without the name of a thing inside it: the part between commas that says where it is, or its number."""
    words = r"\s+".join(re.escape(word) for word in name.split())
    if name.isdecimal():
        return re.sub(rf"^[^\W\d]+\s+{words}(?=[,:])", "", text)
    return re.sub(rf",\s[^,:;.]*\b{words}(?=[,:;.]|$)", "", text)


def kept(section: Section) -> Section:
    """A part of the board without what is reckoned ahead: the menu says it beside each choice."""
    return with_rows(section, [row for row in section.rows if not foretold(row.message)])


def with_rows(section: Section, rows: list[Row]) -> Section:
    """The same part of the board with other rows; of older rules it is another class."""
    return type(section)(section.message, rows, section.seat, **section.values)


def owned(section: Section) -> Iterator[tuple[Row, int | None]]:
    """The rows of a part of the board, each with whose it is: its own word, else that of the row it stands under."""
    above: list[tuple[int, int | None]] = []
    for row in section.rows:
        while above and above[-1][0] >= row.depth:
            above.pop()
        owner = row.values.get("seat", above[-1][1] if above else section.seat)
        above.append((row.depth, owner))
        yield row, owner
