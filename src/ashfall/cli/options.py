"""A game's declared settings as flags of the command line, and as questions in plain words."""

from collections.abc import Sequence

from ashfall.engine.errors import BadOption
from ashfall.engine.settings import Chosen, Setting, Value, written
from ashfall.engine.title import Title
from ashfall.lang import Speaker

from .console import Console

TRUE = ("true", "yes", "on", "1")
FALSE = ("false", "no", "off", "0")
MOST_SEATS = 20


def from_flags(title: Title, words: Sequence[str], speaker: Speaker) -> Chosen:
    """`--map beta --mines --players=3` as options; whatever does not fit is refused with what would."""
    known = {setting.name.replace("_", "-"): setting for setting in title.all_settings()}
    found: Chosen = {}
    queue = list(words)
    while queue:
        word = queue.pop(0)
        flag, given, value = word.removeprefix("--").partition("=")
        negative = flag.removeprefix("no-")
        if word.startswith("--") and flag in known:
            setting = known[flag]
            if not given and takes_value(setting, queue):
                value = queue.pop(0)
            elif not given:
                value = "true" if is_flag(setting) else ""
            found[setting.name] = values_of(setting, value, Speaker(title, speaker.lang))
        elif word.startswith("--no-") and negative in known and is_flag(known[negative]):
            found[known[negative].name] = False
        else:
            right = ", ".join(f"--{name}" for name in known)
            raise BadOption(speaker.say("error-unknown", text=word, allowed=right))
    return found


def values_of(setting: Setting, text: str, speaker: Speaker) -> Value | list[Value]:
    """The value that a text means; of a setting per seat one for all seats, or one for each between commas."""
    if not setting.per_seat or "," not in text:
        return value_of(setting, text, speaker)
    return [value_of(setting, part, speaker) for part in text.split(",")[:MOST_SEATS]]


def is_flag(setting: Setting) -> bool:
    return all(isinstance(value, bool) for value in setting.values)


def takes_value(setting: Setting, queue: Sequence[str]) -> bool:
    """Whether the next word belongs to this flag; `--mines` alone means yes."""
    if not queue or queue[0].startswith("--"):
        return False
    return not is_flag(setting) or queue[0].lower() in TRUE + FALSE


def value_of(setting: Setting, text: str, speaker: Speaker) -> Value:
    """The value that a text means for this setting."""
    wanted = text.strip().lower()
    for value in setting.values:
        if isinstance(value, bool):
            if wanted in (TRUE if value else FALSE):
                return value
        elif str(value).lower() == wanted:
            return value
    allowed = ", ".join(written(value) for value in setting.values)
    name = speaker.choice(setting.name)
    raise BadOption(speaker.say("error-value", name=name, value=text, allowed=allowed))


def described(title: Title, speaker: Speaker) -> list[str]:
    """The settings of a game for a page of help, each with what it is for where it is not for every game."""
    found = []
    for setting in title.all_settings():
        name = setting.name.replace("_", "-")
        values = "|".join(written(value) for value in setting.values)
        head = f"--{name}" if is_flag(setting) else f"--{name} {values}"
        if setting.per_seat:
            head += f"[,{values}…]"
        only = "".join(
            f"; {speaker.choice(other)}: "
            + ", ".join(speaker.choice_value(other, value) for value in values)
            for other, values in setting.needs.items()
        )
        usual = speaker.choice_value(setting.name, setting.default)
        found.append(f"{head}: {speaker.choice(setting.name)} ({usual}{only})")
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


def asked(title: Title, console: Console, speaker: Speaker) -> Chosen:
    """Every setting that applies, asked in plain words; one per seat is asked for each seat."""
    found: Chosen = {}
    for setting in title.all_settings():
        if setting.name == "solo":
            # One player means solo; asking twice would only confuse.
            found["solo"] = found["players"] == 1
        elif setting.applies(found) and setting.per_seat:
            values: list[Value] = []
            for seat in range(found["players"]):
                who = speaker.say("player", number=seat + 1)
                values.append(asked_value(setting, values, found, f" ({who})", console, speaker))
            found[setting.name] = values
        elif setting.applies(found):
            found[setting.name] = asked_value(setting, [], found, "", console, speaker)
    return found


def asked_value(
    setting: Setting,
    taken: Sequence[Value],
    found: Chosen,
    who: str,
    console: Console,
    speaker: Speaker,
) -> Value:
    """One value of a setting, picked from those that are left."""
    values = [
        value
        for value in setting.allowed(found)
        if not setting.distinct or value == setting.default or value not in taken
    ]
    if len(values) == 1:
        return values[0]
    answers = [speaker.choice_value(setting.name, value) for value in values]
    question = f"{speaker.choice(setting.name)}{who}"
    usual = values.index(setting.usual_value(found))
    return values[picked(console, speaker, question, answers, usual)]
