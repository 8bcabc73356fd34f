"""One press says a whole sentence: it goes out as one move, and Undo takes all of it back."""

from playwright.sync_api import expect


def test_a_sentence_is_one_move_and_is_taken_back_as_one(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("outlive", seed="5")
    page = player.page
    player.wait_turn()
    player.rest()
    asked = player.choices()
    sentence = page.locator(".choices [data-sentence]").first
    said = str(sentence.get_attribute("data-sentence")).split("; ")
    assert len(said) > 1
    sentence.click()
    page.wait_for_function(
        "asked => document.querySelector('.choices [data-choice]:not([disabled])')?.dataset.choice !== asked",
        arg=asked[0],
    )
    assert [message["choice"] for message in player.sent("move")] == [said]
    player.rest()
    page.locator("[data-undo]").click()
    expect(page.locator(".choices [data-choice]:not([disabled])")).to_have_count(len(asked))
    player.rest()
    assert player.choices() == asked
    assert len(player.sent("undo")) == len(said)
    assert player.complaints == []


def test_while_the_film_runs_nothing_is_asked(arrive):
    player = arrive()
    player.settle(film="step", confirm="never")
    player.start("last-aurora")
    page = player.page
    film = page.locator('[data-screen="film"]')
    for _ in range(30):
        player.wait_turn()
        player.rest()
        if film.count():
            break
        player.pick(player.choices()[0])
    expect(page.locator(".choices")).to_have_attribute("inert", "")
    expect(page.locator('[data-screen="decision"]')).to_have_attribute("data-waits", "others")
    steps = 0
    while not page.locator(".choices:not([inert])").count():
        page.locator("[data-film-next]").click()
        steps += 1
    assert 0 < steps <= 5, "a film has at most five steps"
    expect(page.locator('[data-screen="decision"]')).to_have_attribute("data-waits", "me")
    assert player.complaints == []
