"""What a visitor with an empty cache has to load, and how often one thing waits for another: counted, not timed."""

import pytest

from tests.web.speed import FAR_AWAY, SIX, Place, Visit, front_page, table, visit

CODE = 200_000
"""Bytes of JavaScript and styles that a table may load, as they come over the line."""
SCRIPTS = {"en": {"latin"}, "pl": {"latin", "polish"}, "ru": {"latin", "cyrillic"}}
LATENCIES = (700, 2100, 6300)
"""On a busy machine one wave may fall apart into two: then it is looked at again from farther away."""


@pytest.fixture
def place(browser, site, request) -> Place:
    name = request.param
    if name == "front":
        return front_page()
    return table(browser, site, name.removesuffix(", six"), SIX if name.endswith("six") else None)


def letters(found: Visit) -> set[str]:
    return {script(one.path) for one in found.fetched if one.kind == "Font"}


@pytest.mark.parametrize(
    ("place", "lang"),
    [("auztralia", "en"), ("dei, six", "ru"), ("last-aurora", "pl"), ("outlive", "en")],
    indirect=["place"],
)
def test_a_table_loads_at_most_200_kilobytes_of_code(browser, site, place, lang):
    found = visit(browser, site, place, lang=lang, rest=True)
    print(found.by_kind())
    assert 50_000 < found.code <= CODE
    assert found.bytes <= 600_000
    assert letters(found) == SCRIPTS[lang]


@pytest.mark.parametrize("place", ["front"], indirect=True)
@pytest.mark.parametrize("lang", list(SCRIPTS))
def test_letters_come_only_for_the_script_that_is_read(browser, site, place, lang):
    assert letters(visit(browser, site, place, lang=lang, rest=True)) == SCRIPTS[lang]


@pytest.mark.parametrize("place", ["front"], indirect=True)
def test_the_front_page_loads_little_before_it_is_shown(browser, site, place):
    found = visit(browser, site, place)
    assert sum(one.bytes for one in found.fetched if one.kind != "Font") <= 120_000


@pytest.mark.parametrize(
    ("place", "most"), [("front", 4), ("outlive", 6), ("dei, six", 6)], indirect=["place"]
)
def test_few_things_wait_for_one_another(browser, site, place, most):
    for latency in LATENCIES:
        found = visit(browser, site, place, {**FAR_AWAY, "latency": latency}).waves(latency)
        if len(found) <= most:
            break
    assert len(found) <= most, [[one.path for one in wave] for wave in found]


def script(path: str) -> str:
    for name in ("latin-ext", "latin", "cyrillic"):
        if f"-{name}-" in path:
            return name
    return "polish"
