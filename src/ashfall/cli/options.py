"""A game's declared options as flags of the command line, and as questions in plain words."""

from collections.abc import Sequence

from ashfall.engine.errors import BadOption
from ashfall.engine.title import Choice, Title, Value
from ashfall.lang import Speaker

from .console import Console

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")


def from_flags(title: Title, words: Sequence[str], speaker: Speaker) -> dict[str, Value]:
    """`--map beta --mines --players=3` as options; whatever does not fit is refused with what would."""
    choices = {choice.name.replace("_", "-"): choice for choice in title.all_choices()}
    found: dict[str, Value] = {}
    queue = list(words)
    while queue:
        word = queue.pop(0)
        flag, given, value = word.removeprefix("--").partition("=")
        negative = flag.removeprefix("no-")
        if word.startswith("--") and flag in choices:
            choice = choices[flag]
            if not given and takes_value(choice, queue):
                value = queue.pop(0)
            elif not given:
                value = "true" if is_flag(choice) else ""
            found[choice.name] = value_of(choice, value, speaker)
        elif word.startswith("--no-") and negative in choices and is_flag(choices[negative]):
            found[choices[negative].name] = False
        else:
            right = ", ".join(f"--{name}" for name in choices)
            raise BadOption(speaker.say("error-unknown", text=word, allowed=right))
    return found


def is_flag(choice: Choice) -> bool:
    return all(isinstance(value, bool) for value in choice.values)


def takes_value(choice: Choice, queue: Sequence[str]) -> bool:
    """Whether the next word belongs to this flag; `--mines` alone means yes."""
    if not queue or queue[0].startswith("--"):
        return False
    return not is_flag(choice) or queue[0].lower() in TRUE + FALSE


def value_of(choice: Choice, text: str, speaker: Speaker) -> Value:
    """The value that a text means for this option."""
    wanted = text.strip().lower()
    for value in choice.values:
        if isinstance(value, bool):
            if wanted in (TRUE if value else FALSE):
                return value
        elif str(value).lower() == wanted:
            return value
    allowed = ", ".join(written(value) for value in choice.values)
    raise BadOption(speaker.say("error-value", name=choice.name, value=text, allowed=allowed))


def written(value: Value) -> str:
    return str(value).lower()


def described(title: Title, speaker: Speaker) -> list[str]:
    """The options of a game for a page of help."""
    found = []
    for choice in title.all_choices():
        name = choice.name.replace("_", "-")
        values = "|".join(written(value) for value in choice.values)
        head = f"--{name}" if is_flag(choice) else f"--{name} {values}"
        found.append(f"{head}: {speaker.choice(choice.name)} ({written(choice.default)})")
    return found


def picked(
    console: Console, speaker: Speaker, question: str, answers: list[str], default: int
) -> int:
    """The number of the answer that somebody picks from a short menu; Enter takes the default."""
    console.line()
    console.line(question, style="strong")
    for number, answer in enumerate(answers):
        mark = f" {speaker.say('menu-default')}" if number == default else ""
        console.line(f"{number + 1:>3}  {answer}{mark}", hang=5)
    while True:
        text = console.read("> ")
        if text is None:
            raise BadOption(speaker.say("error-no-answer", question=question))
        if not text.strip() and default >= 0:
            return default
        wanted = text.strip().lower()
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:6]) <= len(answers):
            return int(wanted[:6]) - 1
        fitting = [
            i for i, answer in enumerate(answers) if wanted and answer.lower().startswith(wanted)
        ]
        if len(fitting) == 1:
            return fitting[0]
        console.line(speaker.say("error-pick", count=len(answers)), style="warn")


def asked(title: Title, console: Console, speaker: Speaker) -> dict[str, Value]:
    """Every option of a game, asked in plain words."""
    found: dict[str, Value] = {}
    for choice in title.all_choices():
        if choice.name == "solo":
            # One player means solo; asking twice would only confuse.
            continue
        default = choice.values.index(choice.default)
        answers = [speaker.choice_value(choice.name, value) for value in choice.values]
        number = picked(console, speaker, speaker.choice(choice.name), answers, default)
        found[choice.name] = choice.values[number]
    return found
