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


def test_an_action_is_a_form_that_is_filled_before_anything_is_sent(arrive):
    player = arrive()
    player.settle(film="off")
    player.practice("auztralia", seed="5")
    page = player.page
    player.wait_turn()
    player.choose(player.choices()[0])
    player.wait_turn()
    player.rest()
    asked, sent = player.choices(), len(player.sent("move"))
    page.locator('.choices [data-opens="true"]').first.click()
    form = page.locator("[data-form]")
    first = str(form.get_attribute("data-form"))
    assert page.locator("[data-slot]").count() > 0
    # What a slot can hold is lit on the board, and nothing was done yet.
    fill = page.locator("[data-fill]").first
    word = str(fill.get_attribute("data-fill")).partition(": ")[2]
    assert page.locator(".thing.lit[data-thing]").count() > 0
    assert len(player.sent("move")) == sent
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    page.locator(f'.choices [data-choice="{first}"]').click()
    fill.click()
    page.wait_for_function(
        "() => document.querySelector('[data-fill][aria-pressed=true]') || !document.querySelector('[data-form]')"
    )
    if form.count():
        page.locator("[data-confirm]").click()
    expect(form).to_have_count(0)
    player.rest()
    (move,) = player.sent("move")[sent:]
    assert move["choice"][:2] == [first, word]
    page.locator("[data-undo]").click()
    player.rest()
    player.wait_turn()
    assert player.choices() == asked
    assert player.complaints == []
