"""Pictures of every screen and kind of decision, at both sizes and in three languages: `make screenshots`.

Run as `python -m tests.web.screenshots [folder] [lang,lang] [size,size]`; look at them all.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import ashfall
from ashfall import bots
from tests.web.house import PHONE, QUIET, WIDE, Player, Site, chromium

SIZES = {"wide": WIDE, "phone": PHONE}
DECISIONS = 24
"""How many choices are played to meet different kinds of questions."""
LATE = 40
"""From so many choices on a game that is played well is late."""


class Album:
    """Takes the pictures of one person at one size in one language."""

    def __init__(self, browser: Browser, site: Site, folder: Path, lang: str, size: str) -> None:
        self.browser, self.site = browser, site
        self.folder = folder / lang / size
        self.folder.mkdir(parents=True, exist_ok=True)
        self.lang, self.size = lang, size

    def person(self, **settings: object) -> Player:
        touch = {"has_touch": True, "is_mobile": True} if self.size == "phone" else {}
        player = Player(self.browser, self.site, self.lang, size=SIZES[self.size], **touch)
        player.settle(**{"motion": "off", **settings})
        return player

    def take(self, player: Player, name: str, whole: bool = False) -> None:
        player.page.wait_for_timeout(250)
        player.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def everything(self) -> None:
        self.before_the_game()
        for game in ashfall.games():
            self.solo(str(game["id"]))
        self.a_game_played_well("auztralia", {"choose_action", "choose_target", "combat_continue"})
        self.themes()
        self.the_end()

    def before_the_game(self) -> None:
        player = self.person()
        player.open()
        player.page.wait_for_selector("article")
        self.take(player, "01-front", whole=True)
        player.card("last-aurora").locator('[data-way="solo"]').click()
        self.take(player, "02-start-solo")
        player.page.keyboard.press("Escape")
        player.card("last-aurora").locator('[data-way="friends"]').click()
        self.take(player, "03-start-friends")
        player.page.locator("dialog .go").click()
        player.page.wait_for_selector('[data-screen="lobby"]')
        self.take(player, "04-lobby", whole=True)
        player.start("outlive", "here")
        player.page.wait_for_selector('[data-screen="curtain"]')
        self.take(player, "05-curtain")
        player.open("/rules/last-aurora")
        player.page.wait_for_selector("dl")
        self.take(player, "06-rules")
        player.open("/credits")
        player.page.wait_for_selector("main")
        self.take(player, "07-credits")
        player.close()

    def solo(self, game: str) -> None:
        """Each kind of question once, the film, menus and reasons."""
        player = self.person(film="step")
        player.start(game)
        asked: set[str] = set()
        filmed = False
        for number in range(DECISIONS):
            if not player.wait_turn():
                break
            if player.page.locator('[data-screen="film"]').count():
                if not filmed:
                    self.take(player, f"10-{game}-film")
                    filmed = True
                player.skip_film()
            question = player.page.locator("#question").inner_text()
            kind = player.choices()[0].split()[0]
            if kind not in asked:
                asked.add(kind)
                self.take(player, f"11-{game}-{number:02}-{kind}")
                if len(asked) == 1:
                    self.close_up(player, game)
            assert question
            player.choose(player.random.choice(player.choices()))
        self.parts(player, game)
        player.close()

    def a_game_played_well(self, game: str, questions: set[str]) -> None:
        """Questions that who clicks at random hardly meets: once late in the game, and the film of then."""
        player = self.person(film="step", confirm="never")
        player.practice(game, seed="5")
        table = ashfall.new(game, players=1, solo=True, seed="5")
        bot, wanted, filmed = bots.player("greedy:8", seed=5), set(questions), False
        while (wanted or not filmed) and player.wait_turn():
            [asked] = table.waiting()
            if len(table.choices) > LATE and not filmed:
                filmed = self.march(player, f"17-{game}-film-late")
            player.skip_film()
            if len(table.choices) > LATE and asked.question in wanted:
                wanted.remove(asked.question)
                self.take(player, f"17-{game}-late-{asked.question}")
                if asked.question == "choose_action":
                    self.layers(player, f"18-{game}-layer")
            choice = bot.choose(table, asked.seat, asked)
            player.pick(str(choice))
            table.play(choice, seat=asked.seat)
        player.close()

    def layers(self, player: Player, name: str) -> None:
        """What the map brings forward, one layer after the other, then all again."""
        page = player.page
        for layer in ("terrain", "rail", "farms", "goods", "old-ones", "all"):
            if self.size == "phone":
                page.locator("select[data-layers]").select_option(layer)
            else:
                page.locator(f'[data-layers] input[value="{layer}"]').check()
            self.take(player, f"{name}-{layer}")

    def march(self, player: Player, name: str) -> bool:
        """The step of the film in which an Old One moves, if there is one."""
        forward = player.page.locator("[data-film-next]")
        while player.page.locator(".film .said").count():
            if player.page.locator(".marching .step").count():
                self.take(player, name)
                return True
            forward.click()
        return False

    def close_up(self, player: Player, game: str) -> None:
        page = player.page
        if self.size == "wide":
            page.locator(".choices [data-choice]").first.hover()
            page.wait_for_selector('[data-screen="glimpse"]')
            self.take(player, f"16-{game}-glimpse")
            page.mouse.move(0, 0)
        lit, unlit = page.locator(".thing.lit"), page.locator(".thing.unlit")
        if unlit.count():
            unlit.first.dispatch_event("click")
            page.wait_for_timeout(300)
            self.take(player, f"12-{game}-why")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        if lit.count():
            lit.first.dispatch_event("click")
            page.wait_for_timeout(300)
            self.take(player, f"13-{game}-menu-or-preview")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")

    def parts(self, player: Player, game: str) -> None:
        page = player.page
        player.skip_film()
        if self.size == "phone":
            for tab in ("mine", "others", "log"):
                page.locator(f"#tab-{tab}").click()
                self.take(player, f"14-{game}-{tab}")
            page.locator("#tab-board").click()
        text = page.locator("header.bar button[aria-pressed]")
        if text.count():
            text.first.click()
            self.take(player, f"15-{game}-text")

    def themes(self) -> None:
        """Dark, high contrast, words instead of icons, forced colours; the boards with some pieces in play."""
        looks: dict[str, dict[str, object]] = {
            "dark": {"theme": "dark"},
            "contrast": {"theme": "contrast"},
            "words": {"words": True},
            "forced": {},
        }
        for look, settings in looks.items():
            player = self.person(film="off", confirm="never", **settings)
            if look == "forced":
                player.page.emulate_media(forced_colors="active")
            player.open()
            player.page.wait_for_selector("article")
            self.take(player, f"20-front-{look}", whole=True)
            for game in ("last-aurora", "outlive", "auztralia"):
                player.start(game)
                player.play(12)
                player.wait_turn()
                self.take(player, f"21-{game}-{look}")
                if self.size == "phone":
                    player.page.locator("#tab-mine").click()
                    self.take(player, f"21-{game}-{look}-mine")
            player.close()

    def the_end(self) -> None:
        player = self.person(film="off", confirm="never")
        player.start("outlive")
        player.play()
        self.take(player, "30-score", whole=True)
        player.page.locator('[data-screen="score"] a.strong').click()
        player.page.wait_for_selector('[data-screen="replay"]')
        self.take(player, "31-replay")
        player.page.locator(".charts button").click()
        player.page.wait_for_selector(".charts svg")
        player.page.locator(".charts").scroll_into_view_if_needed()
        self.take(player, "32-charts")
        player.open()
        player.page.locator("header button").last.click()
        self.take(player, "33-settings")
        player.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    langs = sys.argv[2].split(",") if len(sys.argv) > 2 else ["en", "ru", "pl"]
    sizes = sys.argv[3].split(",") if len(sys.argv) > 3 else list(SIZES)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Site(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        try:
            for lang in langs:
                for size in sizes:
                    Album(browser, site, folder, lang, size).everything()
                    print(lang, size, "done", flush=True)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
