"""What can be typed besides choices: explanations, looking around, taking back, saving, leaving."""

import difflib
import enum
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ashfall import rulebook
from ashfall.engine.errors import BadOption, Reason
from ashfall.engine.question import Waiting
from ashfall.engine.sheet import foretold
from ashfall.lang import Speaker, printed
from ashfall.languages import LANGUAGES

from . import journal
from .understand import every, sentences

if TYPE_CHECKING:
    from .terminal import Terminal

LAST_LINES = 15
MOST_RULES = 8
MOST_SENTENCES = 60


class Outcome(enum.Enum):
    """What follows: the same question again, the next decision, or nothing because somebody leaves."""

    ASK = 0
    NEXT = 1
    LEAVE = 2


Run = Callable[["Terminal", Waiting, str], Outcome]


class Command:
    """A word and what it does. Its words in other languages are in the catalogues, `words-<name>`."""

    def __init__(self, name: str, run: Run, *signs: str) -> None:
        self.name = name
        self.run = run
        self.signs = signs

    def words(self, speaker: Speaker) -> list[str]:
        own = speaker.say(f"words-{self.name}").split()
        return [self.name, *self.signs, *(word for word in own if word != self.name)]


def exactly(speaker: Speaker, text: str) -> Command | None:
    """The command whose word stands first, whole."""
    word = first(text)
    return next((c for c in ALL if word in c.words(speaker)), None)


def beginning(speaker: Speaker, text: str) -> Command | None:
    """The only command that begins like the first word."""
    word = first(text)
    found = [c for c in ALL if any(w.startswith(word) for w in c.words(speaker))] if word else []
    return found[0] if len(found) == 1 else None


def first(text: str) -> str:
    return text.removeprefix("/").lower().split(" ")[0]


def rest(text: str) -> str:
    return text.partition(" ")[2].strip()


def help_(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    for command in ALL:
        words = ", ".join(command.words(t.speaker))
        t.console.line(f"{words}: {t.say(f'help-{command.name}')}", indent=2, hang=2)
    t.console.line(t.say("help-choices"), indent=2, hang=2)
    t.pose(asked)
    return Outcome.ASK


def menu(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    t.page = 0
    t.pose(asked)
    return Outcome.ASK


def more(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    t.page += 1
    t.menu(asked)
    return Outcome.ASK


def why(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """Why a move is not possible; for a verb alone, every move of it that is not."""
    game = t.sitting.game
    whole = sentences(text, game.title.grammar)
    options = t.meant(text, asked.options) if text else []
    verbs = [word for word in game.title.grammar.by_word if text and word.startswith(text.lower())]
    shut = t.shut(asked, text) if text and not whole and text.lower() not in verbs else None
    if not text:
        t.console.line(t.say("help-why"))
    elif len(options) == 1 and (len(whole) != 1 or whole[0] == str(options[0])):
        t.console.line(t.say("why-possible", text=t.told_as(options[0])))
    elif shut is not None:
        refuse(t, shut)
    elif not whole and (text.lower() in verbs or len(verbs) == 1):
        why_each(t, asked, text.lower() if text.lower() in verbs else verbs[0])
    elif len(whole) > 1:
        t.console.line(t.say("several", count=len(whole)))
        for sentence in whole[:LAST_LINES]:
            t.console.line(spoken(t, sentence), indent=2)
    else:
        reason = game.why_not(whole[0] if whole else text, asked.seat)
        if reason is None and whole:
            t.console.line(t.say("why-possible", text=spoken(t, whole[0])))
        else:
            refuse(t, reason or Reason("unfinished-move"))
    return Outcome.ASK


def refuse(t: "Terminal", reason: Reason) -> None:
    """A reason, with the sentence of its rule."""
    t.refuse(reason)
    quote(t, reason.rule)


def spoken(t: "Terminal", sentence: str) -> str:
    """A sentence of the notation in the words of the language."""
    game = t.sitting.game
    return t.told_as(game.option(game.title.grammar.read(0, sentence)[0]))


def why_each(t: "Terminal", asked: Waiting, verb: str) -> None:
    """Each reason once; where they differ, under it what it is said of."""
    found = every(verb, t.sitting.game.title.grammar, MOST_SENTENCES)
    reasons = [(text, t.sitting.game.why_not(text, asked.seat)) for text in found]
    if not found:
        t.console.line(t.say("why-which"))
    said: dict[str, list[str]] = {}
    for text, reason in reasons:
        told = t.speaker.reason(reason) if reason is not None else t.say("why-possible-short")
        if reason is not None and reason.rule.isupper():
            told = t.say("with-rule", text=told, rule=reason.rule)
        said.setdefault(told, []).append(text)
    for told, texts in said.items():
        t.console.line(told, indent=2, hang=2)
        if len(said) > 1:
            names = dict.fromkeys(named(t, text) for text in texts)
            t.console.line("; ".join(names), indent=4, hang=2)


def named(t: "Terminal", sentence: str) -> str:
    """What a sentence of the notation names, in the words of the language; all of it where it names nothing."""
    game = t.sitting.game
    option = game.option(game.title.grammar.read(0, sentence)[0])
    names = [str(t.speaker.value(name, value)) for name, value in option.values.items()]
    return printed(", ".join(names), t.lang) or t.words_of(option)


def preview(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """What a choice would change on the text board."""
    options = t.meant(text, asked.options) if text else []
    if len(options) != 1:
        if not text:
            t.console.line(t.say("help-preview"))
        else:
            t.explain(asked, text, options)
        return Outcome.ASK
    found = t.sitting.game.preview(str(options[0]), asked.seat)
    if found["random"]:
        t.console.line(t.say("preview-random"))
        return Outcome.ASK
    changes = changed(t.speaker, found["before"], found["after"])
    t.console.line(t.say("preview-changes", count=sum(len(lines) for _, lines in changes)))
    for title, lines in changes:
        t.console.line(title, indent=2)
        for line in lines:
            t.console.line(line, indent=4, hang=2)
    return Outcome.ASK


def changed(
    speaker: Speaker, before: list[dict[str, Any]], after: list[dict[str, Any]]
) -> list[tuple[str, list[str]]]:
    """The lines of the text board that differ, under the titles of their parts."""
    old = {key(section): section for section in before}
    new = {key(section): section for section in after}
    found = []
    for name in dict.fromkeys([*old, *new]):
        rows = [
            [speaker.row(row) for row in side[name]["rows"] if not foretold(row["message"])]
            if name in side
            else []
            for side in (old, new)
        ]
        lines = [line for line in difflib.ndiff(rows[0], rows[1]) if line[0] in "+-"]
        if lines:
            found.append((speaker.section(new.get(name) or old[name]), lines))
    return found


def key(section: dict[str, Any]) -> tuple[str, int | None]:
    return section["message"], section["seat"]


def undo(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    last = t.sitting.game.choices[-1] if t.sitting.game.choices else None
    t.sitting.undo(asked.seat)
    assert last is not None
    t.console.line(t.say("undone", text=t.told_as(t.sitting.game.option(last[1]))))
    t.back_to = last[0]
    count = len(t.sitting.game.choices)
    t.told = {seat: min(told, count) for seat, told in t.told.items()}
    return Outcome.NEXT


def rules(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    tell_rules(t, t.sitting.game.title.id, text)
    return Outcome.ASK


def tell_rules(t: "Terminal", game: str, text: str) -> None:
    try:
        if not text:
            t.console.line(t.say("help-rules", rule=rulebook.rules(game)[0].id))
            return
        found = rulebook.find(game, text, t.speaker.lang)
    except LookupError:
        found = []
    t.console.line(t.say("rules-found", count=len(found)))
    for rule in found[:MOST_RULES]:
        t.console.line(f"{rule.id}  {rule.text}", indent=2, hang=2)
    if len(found) > MOST_RULES:
        t.console.line(t.say("rules-more", count=len(found) - MOST_RULES), indent=2)


def log(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """The last lines of what happened."""
    count = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else LAST_LINES
    for event in t.sitting.game.log(t.viewer, -1)[-count:] if count else []:
        t.event(event)
    return Outcome.ASK


def since(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """What happened since the viewer's last choice, with the sentence of each rule behind it."""
    choices = t.sitting.game.choices
    mine = [number for number, (seat, _) in enumerate(choices) if seat == t.viewer]
    for event in t.sitting.game.log(t.viewer, mine[-1] if mine else -1):
        t.event(event)
        quote(t, event["rule"])
    return Outcome.ASK


def quote(t: "Terminal", rule_id: str) -> None:
    """The sentence of a rule, when a ledger has it."""
    rule = rulebook.rule(rule_id, t.speaker.lang)
    if rule is not None:
        t.console.line(rule.text, indent=6, style="dim")


def show(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """The text board: all of it, one's own part, or the sections whose title or player fits."""
    sections = t.sections()
    wanted = text.lower()
    if wanted and wanted in (*ME, *t.say("words-me").split()):
        sections = [s for s in sections if s.seat == t.viewer] or sections
    elif wanted:
        titles = [t.speaker.section(s).lower() for s in sections]
        owners = [t.speaker.player(s.seat).lower() if s.seat is not None else "" for s in sections]
        sections = [
            section
            for section, title, owner in zip(sections, titles, owners, strict=True)
            if wanted in title or owner.startswith(wanted) or wanted == str((section.seat or 0) + 1)
        ]
    if not sections:
        t.console.line(t.say("show-nothing", text=text))
        for section in t.sections():
            t.console.line(t.speaker.section(section), indent=2)
        return Outcome.ASK
    t.board(sections)
    return Outcome.ASK


def look(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """Everything the board says about the things that a choice names, or about what is called so."""
    options = t.meant(text, asked.options) if text else []
    things = [thing for option in options for thing in option.things]
    found = t.about(things) if options else t.named(text) if text else []
    if not text:
        t.console.line(t.say("help-look"))
    elif found:
        t.board(found)
    elif options:
        t.console.line(t.say("look-nothing"))
    else:
        t.explain(asked, text, options)
    return Outcome.ASK


ME = ("me", "my", "mine")


def save(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    """Every choice is saved already; a file name keeps a copy there."""
    if text:
        path = Path(text)
        if path.exists():
            raise BadOption(t.say("error-exists", path=str(path)))
        seats = [(seat.kind, seat.name) for seat in t.sitting.seats]
        journal.create(path, t.sitting.game, seats).close()
        t.console.line(t.say("saved-copy", path=str(path)))
    elif t.sitting.journal is not None:
        t.console.line(t.say("saved", path=str(t.sitting.journal.path)))
    return Outcome.ASK


def lang(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    if text.lower() not in LANGUAGES:
        raise BadOption(t.say("error-value", name="lang", value=text, allowed=", ".join(LANGUAGES)))
    t.speak(text.lower())
    t.pose(asked)
    return Outcome.ASK


def leave(t: "Terminal", asked: Waiting, text: str) -> Outcome:
    return Outcome.LEAVE


ALL = (
    Command("help", help_, "?"),
    Command("menu", menu),
    Command("more", more),
    Command("show", show),
    Command("look", look),
    Command("why", why),
    Command("preview", preview),
    Command("undo", undo),
    Command("rules", rules),
    Command("log", log),
    Command("since", since),
    Command("save", save),
    Command("lang", lang),
    Command("quit", leave),
)
