"""Names decline, agree and are counted as their language has it, and never stand in a wrong form."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from ashfall.engine.data import File, Row
from ashfall.engine.errors import BadData
from ashfall.engine.words import Numbers
from ashfall.games import title
from ashfall.lang import SEATS, Speaker, dashed, files
from ashfall.lang.forms import CASES, COUNTED, GENDERS, Functions, Named, expanded
from ashfall.languages import LANGUAGES

from .catalogue import CATALOGUES, GAMES, known, listed, messages, walk

FUNCTIONS = ("AGREE", "CASE", "COLUMNS", "COUNT", "GENDER", "SIZE", "WORD")
PLAYERS = ("seat", "rival", "side")
PLURALS = ("nom_pl", "gen_pl", "acc_pl")
INFANTRY = {
    "gender": "f inan",
    "nom": "пехота",
    "gen": "пехоты",
    "acc": "пехоту",
    "ins": "пехотой",
    "gen_pl": "пехот",
}
WOLF = {
    "gender": "m anim",
    "nom": "волк",
    "gen": "волка",
    "acc": "волка",
    "gen_pl": "волков",
    "acc_pl": "волков",
}
TIN = {"gender": "pl", "one": "банка", "one_acc": "банку", "few": "банки", "many": "банок"}
SCRAPPER = {
    "gender": "m pers", "nom": "złomiarz", "gen": "złomiarza", "acc": "złomiarza", "nom_pl": "złomiarze",
    "gen_pl": "złomiarzy", "acc_pl": "złomiarzy",
}  # fmt: skip
REGION = {
    "gender": "f",
    "nom": "strefa",
    "gen": "strefy",
    "acc": "strefę",
    "nom_pl": "strefy",
    "gen_pl": "stref",
}


def named(label, forms, lang):
    return Named(label, label.lower(), expanded(label, forms, lang))


def said(lang, text, **values):
    functions = Functions(lang)
    bundle = FluentBundle([lang], functions=functions.all(), use_isolating=False)
    functions.bundle = bundle
    for path in files("", lang):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    bundle.add_resource(FluentResource(f"it = {text}\n"))
    pattern = bundle.get_message("it").value
    assert pattern is not None
    told, faults = bundle.format_pattern(pattern, values)
    assert faults == []
    return str(told).replace("\u00a0", " ")


def counts(lang, thing, case):
    return [said(lang, f'{{ COUNT($t, $n, case: "{case}") }}', t=thing, n=n) for n in (1, 2, 5, 21)]


def test_a_name_stands_in_the_case_of_its_sentence():
    infantry = named("Пехота", INFANTRY, "ru")
    assert said("ru", 'Анна теряет { CASE($t, case: "acc") }.', t=infantry) == "Анна теряет пехоту."
    assert said("ru", "{ $t }: 3", t=infantry) == "Пехота: 3"
    assert said("ru", "{ CASE($t) }", t=infantry) == "пехота"


def test_things_are_counted_as_the_language_counts():
    wolf, tin = named("Волк", WOLF, "ru"), named("Консервы", TIN, "ru")
    assert counts("ru", wolf, "nom") == ["1 волк", "2 волка", "5 волков", "21 волк"]
    assert counts("ru", wolf, "acc") == ["1 волка", "2 волков", "5 волков", "21 волка"]
    assert counts("ru", wolf, "gen") == ["1 волка", "2 волков", "5 волков", "21 волка"]
    assert counts("ru", tin, "acc") == ["1 банку", "2 банки", "5 банок", "21 банку"]
    scrapper, region = named("Złomiarz", SCRAPPER, "pl"), named("Strefa", REGION, "pl")
    assert counts("pl", scrapper, "nom") == [
        "1 złomiarz", "2 złomiarzy", "5 złomiarzy", "21 złomiarzy"
    ]  # fmt: skip
    assert counts("pl", region, "acc") == ["1 strefę", "2 strefy", "5 stref", "21 stref"]
    chip = named("Microchip", {"nom": "microchip", "nom_pl": "microchips"}, "en")
    assert counts("en", chip, "nom") == [
        "1 microchip",
        "2 microchips",
        "5 microchips",
        "21 microchips",
    ]


def test_several_things_are_declined_one_by_one():
    wolf, infantry = named("Волк", WOLF, "ru"), named("Пехота", INFANTRY, "ru")
    several = Named("", items=[(wolf, 2), (infantry, 1)])
    assert said("ru", '{ CASE($t, case: "acc") }', t=several) == "2 волков и пехоту"
    assert said("ru", '{ COUNT($t, case: "acc") }', t=several) == "2 волков и 1 пехоту"
    assert said("ru", '{ CASE($t, join: "or") }', t=several) == "2 волка или пехота"
    text = "{ SIZE($t) ->\n    [0] никто\n    [few] немногие\n   *[other] многие\n}"
    assert said("ru", text, t=several) == "немногие"
    assert said("ru", text, t=Named("нет", items=[])) == "никто"


def test_words_agree_with_a_name():
    text = "{ GENDER($t) ->\n    [m] готов\n    [f] готова\n   *[other] это готово\n}"
    assert said("ru", text, t=named("Пехота", INFANTRY, "ru")) == "готова"
    assert said("ru", text, t=Named("Хвощ", "horsetail")) == "это готово"
    assert said("pl", "{ GENDER($t) }", t=Named("Rangerzy", "r", {"gender": "pl pers"})) == "mp"


def test_a_verb_agrees_with_a_side_that_is_many():
    text = '{ $s } { AGREE($s, one: "берёт", many: "берут") } воду'
    assert said("ru", text, s="Анна") == "Анна берёт воду"
    assert (
        said("ru", text, s=Named("Бродяги", "drifters", {"gender": "pl"})) == "Бродяги берут воду"
    )
    text = '{ AGREE($t, m: "готов", f: "готова", n: "готово", pl: "готовы", other: "есть") }'
    assert said("ru", text, t=named("Пехота", INFANTRY, "ru")) == "готова"
    assert said("ru", text, t=Named("Хвощ", "horsetail")) == "есть"


def test_a_name_without_forms_stands_in_quotation_marks_and_a_player_as_they_are():
    thing = Named("Пехота", "infantry")
    assert said("ru", 'теряет { CASE($t, case: "acc") }', t=thing) == "теряет «Пехота»"
    assert said("pl", 'traci { CASE($t, case: "acc") }', t=thing) == "traci „Пехота”"
    assert said("ru", "{ COUNT($t, 3) }", t=thing) == "3 × Пехота"
    assert said("ru", 'видит { CASE($t, case: "acc") }', t="Анна") == "видит Анна"


def test_a_variant_is_chosen_by_the_word_that_all_languages_share():
    text = "{ WORD($t) ->\n    [left] влево\n   *[right] вправо\n}"
    assert said("ru", text, t=Named("Налево", "left")) == "влево"
    assert said("ru", text, t="left") == "влево"


def test_names_stand_side_by_side_in_columns_and_break_between_their_words_only():
    names = ["Радиохолм", "Двор двух башен", "Энергоблок"]
    several = Named(", ".join(names), "", items=[(name, 1) for name in names])
    above, below = (
        said("ru", f"{{ COLUMNS($t, wide: 11, line: {line}) }}", t=several) for line in (1, 2)
    )
    assert above == "           Двор двух"
    assert below == "Радиохолм  башен      Энергоблок"


def test_forms_are_read_from_a_row_and_wrong_ones_refused():
    row = Row("units.toml", "unit", "infantry", {"name": "Infantry", "forms_ru": INFANTRY})
    assert row.forms("ru") == INFANTRY and row.forms("pl") == {}
    wrong = Row("units.toml", "unit", "infantry", {"forms_ru": {"vocative": "пехото"}})
    with pytest.raises(BadData, match=r'unit "infantry": forms_ru must be a table of texts'):
        wrong.forms("ru")


def test_an_overlay_that_renames_a_thing_takes_its_old_forms_away():
    rows = [{"id": "a", "name": "A", "name_ru": "Пехота", "forms_ru": INFANTRY}]
    mine = File("units.toml", {"unit": rows})
    mine.lay_over(File("units.toml", {"unit": [{"id": "a", "name_ru": "Гвардия"}]}))
    assert mine.rows("unit")[0].forms("ru") == {}
    guard = {"acc": "гвардию"}
    mine.lay_over(
        File("units.toml", {"unit": [{"id": "a", "name_ru": "Гвардия", "forms_ru": guard}]})
    )
    assert mine.rows("unit")[0].forms("ru") == guard


# What the catalogues say


def calls(message):
    for node in walk(message):
        if isinstance(node, ftl.FunctionReference) and node.id.name in FUNCTIONS:
            yield node


def option(call, name, default):
    return next((n.value.value for n in call.arguments.named if n.name.name == name), default)


def needed(game, language):
    """(message, variable, forms) for each function of the game's sentences."""
    for id, message in known(game, language).items():
        for call in calls(message):
            first = call.arguments.positional[0]
            if not isinstance(first, ftl.VariableReference):
                continue
            case, name = option(call, "case", "nom"), first.id.name
            if call.id.name == "CASE" and case != "nom":
                yield id, name, [case]
            elif call.id.name == "COUNT":
                end = "" if case == "nom" else f"_{case}"
                categories = ("one", "other") if language == "en" else ("one", "few", "many")
                yield id, name, [f"{category}{end}" for category in categories]
            elif call.id.name in ("GENDER", "AGREE"):
                yield id, name, ["gender"]


def lacking(game, language):
    """Forms that a sentence of the game can ask for in vain."""
    speaker = Speaker(title(game), language)
    for id, name, keys in needed(game, language):
        names = speaker.names_of(name)
        if names is None or isinstance(names, Numbers) or names.kind in SEATS:
            continue
        for word in dict.fromkeys(names.words):
            thing = speaker.thing(names.kind, word)
            told = thing.forms if isinstance(thing, Named) else {}
            if word != "-":
                yield from (
                    f"{language}: {id}: {names.kind}:{word} has no {k}"
                    for k in keys
                    if k not in told
                )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_form_that_its_sentences_need(game):
    wrong = [line for language in LANGUAGES for line in lacking(game, language)]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_the_functions_are_used_as_they_are_meant(name, language):
    wrong = []
    for id, message in messages(name, language).items():
        for call in calls(message):
            case = option(call, "case", "nom")
            if case not in (COUNTED if call.id.name == "COUNT" else (*CASES, *PLURALS)):
                wrong.append(f"{id}: no case {case}")
            first = call.arguments.positional[0]
            if call.id.name == "AGREE":
                keys = {n.name.name for n in call.arguments.named}
                if keys not in ({"one", "many"}, {*GENDERS[language], "other"}):
                    wrong.append(f"{id}: AGREE has one and many, or all genders and other")
            players = isinstance(first, ftl.VariableReference) and first.id.name in PLAYERS
            article = language == "en" and call.id.name == "CASE" and case == "nom"
            if players and call.id.name in ("CASE", "COUNT") and not article:
                wrong.append(f"{id}: players' names are not declined")
        wrong += [f"{id}: {text}" for text in bad_genders(message, language)]
    assert not wrong, listed(wrong)


def bad_genders(message, language):
    """A choice by gender has every gender of the language, and a wording that fits a name without forms."""
    for node in walk(message):
        if not isinstance(node, ftl.SelectExpression):
            continue
        if isinstance(node.selector, ftl.FunctionReference) and node.selector.id.name == "GENDER":
            keys = {variant.key.name: variant.default for variant in node.variants}
            if set(keys) != {*GENDERS[language], "other"} or not keys["other"]:
                yield f"a choice by gender needs {', '.join(GENDERS[language])} and *[other]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_variant_is_chosen_by_a_name_of_one_language(game, language):
    """A value that the speaker turns into a name is asked for its word: `WORD($card)`."""
    have, names = known(game, language), title(game).grammar.names
    wrong = []
    for id, message in have.items():
        for node in walk(message):
            if not isinstance(node, ftl.SelectExpression):
                continue
            if isinstance(node.selector, ftl.VariableReference):
                name = node.selector.id.name
                kind = names[name].kind if name in names else name
                keys = [getattr(v.key, "name", "") for v in node.variants]
                if any(f"{dashed(kind)}-{dashed(key)}" in have for key in keys if key):
                    wrong.append(f"{id} chooses by the name of ${name}")
    assert not wrong, listed(wrong)
