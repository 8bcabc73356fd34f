"""Standing orders: what is said again and again is said by the page, in sight, until somebody stops it."""

from playwright.sync_api import expect

ORDER = '[data-always="losses"]'


def play_until(player, wanted: str) -> bool:
    """Play the first choices until something is on the page."""
    for _ in range(160):
        if not player.wait_turn():
            return False
        player.rest()
        if player.page.locator(wanted).count():
            return True
        player.pick(player.choices()[0])
    return False


def test_losses_are_taken_as_suggested_until_the_order_is_stopped(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("last-aurora", seed="3")
    page = player.page
    assert play_until(player, ORDER)
    suggested = str(page.locator("[data-proposed]").get_attribute("data-proposed")).split("; ")
    page.locator(ORDER).click()
    expect(page.locator('[data-order="losses"]')).to_be_visible()
    assert player.sent("move")[-1]["choice"] in (suggested, suggested[0])
    # Whatever loss comes now is taken without a press.
    moves, pressed = len(player.sent("move")), 0
    while len(player.sent("move")) - moves == pressed:
        assert player.wait_turn(), "no loss was asked again"
        player.rest()
        if page.locator(ORDER).count():
            page.wait_for_selector(ORDER, state="detached")
            continue
        player.pick(player.choices()[0])
        pressed += 1
    page.locator('[data-order="losses"] [data-stop]').click()
    expect(page.locator("[data-order]")).to_have_count(0)
    assert player.complaints == []


def test_cargo_stays_as_it_lies_by_order(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("last-aurora", seed="2")
    page = player.page
    assert play_until(player, '[data-always="ready"]')
    page.locator('[data-always="ready"]').press("Enter")
    order = page.get_by_role("list", name="Standing orders")
    expect(order.get_by_role("listitem")).to_have_count(1)
    assert player.sent("move")[-1]["choice"] in ("ready", ["ready"])
    # The order stands when the page comes again, and stays away once it was stopped.
    page.reload()
    expect(order.get_by_role("listitem")).to_have_count(1)
    order.get_by_role("button").press("Enter")
    expect(order).to_have_count(0)
    page.reload()
    assert player.wait_turn()
    expect(order).to_have_count(0)
    assert player.complaints == []


def test_orders_are_forgotten_with_the_end_of_the_game(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    table = player.practice("last-aurora", seed="2")
    page = player.page
    assert play_until(player, '[data-always="ready"]')
    page.locator('[data-always="ready"]').press("Enter")
    kept = f"localStorage.getItem('ashfall.orders.{table}')"
    page.wait_for_function(f"() => {kept} !== null")
    player.play()
    page.wait_for_function(f"() => {kept} === null")
    assert player.complaints == []


def test_losses_of_one_night_are_one_list_with_totals_and_one_confirm(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("outlive", seed="15")
    page = player.page
    assert play_until(player, "[data-losses]"), "somebody starves"
    losses = page.get_by_role("group", name="What is lost")
    before = str(losses.get_attribute("data-losses"))
    assert len(before.split("; ")) > 1
    expect(losses.locator("[data-deltas]").first).to_contain_text("→")
    # Who eats has a row each: what pays for it, or that nothing does; the button names what is lost.
    rows = losses.locator("[data-due]")
    assert rows.count() >= 1
    count = len(before.split("; "))
    unpaid = losses.locator("[data-due].missing .short").all_inner_texts()
    assert sum(int(text.split()[-1]) for text in unpaid) == count
    expect(losses.locator("[data-proposed]")).to_have_text(f"Feed, lose {count} survivors")
    assert losses.locator("[data-bill] .lost").count() == count
    # By keyboard: something else in the first slot, then Confirm.
    sent = len(player.sent("move"))
    losses.locator('[data-fill][aria-pressed="false"]').first.press("Enter")
    expect(losses).not_to_have_attribute("data-losses", before)
    expect(losses.locator("[data-deltas]").first).to_contain_text("→")
    said = str(losses.get_attribute("data-losses")).split("; ")
    assert len(player.sent("move")) == sent, "nothing is lost before it is confirmed"
    losses.locator("[data-proposed]").press("Enter")
    expect(page.locator(f'[data-losses="{"; ".join(said)}"]')).to_have_count(0)
    (move,) = player.sent("move")[sent:]
    assert move["choice"] in (said, said[0])
    assert player.complaints == []


def test_what_is_eaten_is_chosen_in_rows_with_the_stores_before_and_after(arrive):
    player = arrive()
    player.settle(film="off", confirm="never")
    player.practice("outlive", seed="2")
    page = player.page
    assert play_until(player, '[data-bill] ~ .ask [data-fill^="mix"]'), "water or cans"
    losses = page.get_by_role("group", name="What is lost")
    stores = losses.locator("[data-stores]")
    before = stores.inner_text()
    sent = len(player.sent("move"))
    losses.locator('[data-fill^="mix"][aria-pressed="false"]').first.press("Enter")
    expect(stores).not_to_have_text(before)
    said = str(losses.get_attribute("data-losses")).split("; ")
    assert len(player.sent("move")) == sent, "nothing is paid before it is confirmed"
    losses.locator("[data-proposed]").press("Enter")
    expect(page.locator(f'[data-losses="{"; ".join(said)}"]')).to_have_count(0)
    (move,) = player.sent("move")[sent:]
    assert move["choice"] in (said, said[0])
    assert player.complaints == []
