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


MIDDLE = """
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const ghost = document.querySelector('[data-ghost]');
  const zones = [...document.querySelectorAll('[data-board] [data-thing^="zone:"]')];
  const far = (one) => Math.hypot(...middle(one).map((at, k) => at - middle(ghost)[k]));
"""
GOAL = f"() => {{ {MIDDLE} return zones.sort((a, b) => far(a) - far(b))[0].dataset.thing; }}"
AWAY = f"(goal) => {{ {MIDDLE} return Math.floor(far(zones.find((one) => one.dataset.thing === goal)) / 2); }}"
"""By how many pairs of pixels the ghost stands beside its goal."""


def test_a_piece_stands_pale_where_a_choice_would_put_it(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("outlive", seed="5")
    page = player.page
    for _ in range(30):
        player.wait_turn()
        player.rest()
        going = page.locator('.choices [data-choice^="go "]')
        if going.count():
            break
        player.pick(player.choices()[0])
    going.last.hover()
    ghost = page.locator("[data-ghost]")
    ghost.wait_for()
    team = str(ghost.get_attribute("data-ghost"))
    # It is the piece itself, outside of what can be pressed.
    assert ghost.inner_text().strip() == team.partition(":")[2][0]
    assert page.locator(f'[data-thing="{team}"]').count() == 1
    # It goes along when the board comes nearer and is drawn along.
    goal = page.evaluate(GOAL)
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_selector("[data-board].near")
    assert player.settled(AWAY, 0, goal) == 0
    page.locator("[data-board]").evaluate("one => one.scrollBy(60, 40)")
    assert player.settled(AWAY, 0, goal) == 0
    page.keyboard.press("0")
    assert player.settled(AWAY, 0, goal) == 0
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)
    assert player.complaints == []


LATE = """(() => {
    const real = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await real(...asked);
        if (!String(asked[0]).includes('/plan?')) return answer;
        await new Promise((done) => setTimeout(done, 15000));
        setTimeout(() => (window.cameLate = (window.cameLate ?? 0) + 1), 300);
        return answer;
    };
})()"""


def test_what_comes_late_never_moves_the_list_under_the_pointer(arrive):
    player = arrive(patient=False)
    player.settle(film="off", confirm="never")
    player.context.add_init_script(LATE)
    player.practice("outlive", seed="5")
    page = player.page
    page.wait_for_selector('.choices[data-planned="true"] [data-choice]')
    where = "() => [...document.querySelectorAll('.choices button')].map(b => [b.innerText, b.offsetTop])"
    before = page.evaluate(where)
    assert not page.evaluate("() => window.cameLate"), "the list opened before the answer"
    page.wait_for_function("() => window.cameLate")
    assert page.evaluate(where) == before
    assert player.complaints == []


CUT = """() => {
  const place = document.querySelector('[data-screen="move"]');
  const edge = place.querySelector('[data-further]').getBoundingClientRect().top;
  const rows = [...place.querySelectorAll('.choices > ol > li')].map((one) => one.getBoundingClientRect());
  return { over: place.scrollHeight > place.clientHeight,
           cut: rows.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length };
}"""


def test_no_choice_is_cut_in_half_behind_the_sentences(arrive):
    player = arrive("pl")
    player.settle(film="off", confirm="never")
    player.practice("last-aurora", seed="1")
    met = 0
    for _ in range(40):
        if not player.wait_turn() or met == 3:
            break
        player.rest()
        if player.page.locator("[data-further]").count():
            found = player.page.evaluate(CUT)
            assert found["cut"] == 0, player.choices()
            met += found["over"]
        player.pick(player.choices()[0])
    assert met == 3, "long lists with sentences beside them"
    assert player.complaints == []
