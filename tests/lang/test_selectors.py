"""Every choice in a sentence is tried with every value that the program can give it, as the speaker gives it.

In two languages every movement card of AuZtralia was once announced as "Right": the speaker had put the
value into words before the sentence chose by it.
"""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from ashfall import lang
from ashfall.engine.words import Numbers
from ashfall.games import title
from ashfall.lang import SEATS, Speaker
from ashfall.languages import LANGUAGES

from .catalogue import CATEGORIES, GAMES, known, listed, walk

PLURALS = {*CATEGORIES, "other"}


def key_of(variant):
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else None


def choices(message):
    """The selections of a message that choose by a word: the expression, its variable and the words."""
    for node in walk(message):
        if isinstance(node, ftl.SelectExpression):
            keys = [key_of(variant) for variant in node.variants]
            variables = [n for n in walk(node.selector) if isinstance(n, ftl.VariableReference)]
            words = [key for key in keys if key is not None and key not in PLURALS]
            function = getattr(getattr(node.selector, "id", None), "name", "")
            if words and len(variables) == 1 and function != "GENDER":
                yield node, variables[0].id.name, keys


def probe(id, node):
    """A message that says which variant was chosen."""
    variants = [
        ftl.Variant(v.key, ftl.Pattern([ftl.TextElement(f"<{key_of(v)}>")]), v.default)
        for v in node.variants
    ]
    choice = ftl.SelectExpression(node.selector, variants)
    return ftl.Message(ftl.Identifier(id), ftl.Pattern([ftl.Placeable(choice)]))


def values_for(speaker, name, keys):
    """Each value with the word that it is known by: all that the name can have, else what is chosen by."""
    names = speaker.names_of(name)
    if names is not None and not isinstance(names, Numbers):
        return [(word, word) for word in dict.fromkeys(names.words) if word != "-"]
    if {"true", "false"} & set(keys):
        return [(True, "true"), (False, "false")]
    return [(key, key) for key in keys if key is not None and key not in PLURALS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_value_chooses_its_own_variant(game, language):
    speaker = Speaker(title(game), language)
    found = [
        (id, node, name, keys)
        for id, message in known(game, language).items()
        for node, name, keys in choices(message)
    ]
    probes = [probe(f"probe-{i}", node) for i, (_, node, _, _) in enumerate(found)]
    bundle = lang.bundle.__wrapped__(game, language)
    bundle.add_resource(FluentResource(FluentSerializer().serialize(ftl.Resource(probes))))
    wrong = []
    for i, (id, node, name, keys) in enumerate(found):
        default = next(key_of(variant) for variant in node.variants if variant.default)
        given = values_for(speaker, name, keys)
        if speaker.kind(name) in SEATS:
            continue
        for value, word in given:
            pattern = bundle.get_message(f"probe-{i}").value
            assert pattern is not None
            told = str(bundle.format_pattern(pattern, {name: speaker.value(name, value)})[0])
            if told != f"<{word if word in keys else default}>":
                wrong.append(f"{id}: ${name} {word!r} chooses {told}")
        never = {key for key in keys if key not in {word for _, word in given} | {default, None}}
        wrong += [f"{id}: ${name} is never {key!r}" for key in never - PLURALS]
    assert found or game == "toy"
    assert not wrong, listed(wrong)
