"""Takes pictures of the app for docs/screens/: a real server, and games in progress.

Run with `make screenshots`, or `python tests/browser/screenshots.py [GAME ...]`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from io import BytesIO
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "src")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser import chromium  # noqa: E402
from browser.people import FOLD, MOVE, MOVED, MOVED_OR_ARMED, PHONE, WIDE, Person  # noqa: E402
from cenote import games  # noqa: E402
from server.house import Server  # noqa: E402

SCREENS = TESTS.parent / "docs" / "screens"
LARGEST = 250_000  # bytes of a picture
DECISIONS = 14
LONGEST = 1_200_000  # bytes of an animated picture
FRAMES, PACE, STILL = 80, 150, 1500  # of it; milliseconds of each, and of the last
ACROSS = 800


class Studio:
    """One visitor in many dresses."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.host = Person(browser, address, "Мирослава")
        self.host.introduce()

    def take(self, name: str, path: str, language: str = "en", theme: str = "light", phone: bool = False) -> None:
        """A picture of a page."""
        guest = Person(
            self.browser,
            self.address,
            "Мирослава",
            language,
            viewport=PHONE if phone else WIDE,
            color_scheme=theme,
            storage_state=self.host.context.storage_state(),
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
        )
        guest.context.add_cookies([{"name": "cenote_lang", "value": language, "url": self.address}])
        guest.page.goto(path)
        guest.page.locator("main").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        guest.page.wait_for_timeout(800)
        save(guest.page, SCREENS / f"{name}.png")
        guest.done()

    def film(self, name: str, path: str) -> None:
        """What the rivals did, shown again, as an animated picture."""
        guest = Person(
            self.browser,
            self.address,
            "Мирослава",
            reduced_motion="no-preference",
            storage_state=self.host.context.storage_state(),
        )
        guest.sit(path)
        guest.wait_turn()
        again = guest.page.get_by_role("button", name="Show me again")
        again.click()
        frames, lasts = [], []
        while len(frames) < FRAMES and not (len(frames) > 1 and again.is_visible()):
            started = time.monotonic()
            frames.append(Image.open(BytesIO(guest.page.screenshot())).convert("RGB"))
            guest.page.wait_for_timeout(max(0.0, PACE - 1000 * (time.monotonic() - started)))
            lasts.append(round(1000 * (time.monotonic() - started)))
        guest.done()
        save_film(frames, lasts, SCREENS / f"{name}.webp")

    def workshop(self, name: str) -> None:
        """Some tiles compared with the box, and one with a number that is put right."""
        guest = Person(self.browser, self.address, "Ixchel", viewport={"width": 1440, "height": 900})
        guest.introduce()
        page = guest.page
        page.goto("/workshop/tzolkin?piece=building/A2-01")
        for _ in range(7):
            page.locator(".form h2").wait_for()
            before = page.locator(".form h2").inner_text()
            page.keyboard.press("Control+Enter")
            page.locator(".form h2").filter(has_not_text=before).wait_for()
        page.goto("/workshop/tzolkin?piece=building/A2-08")
        page.locator(".form [data-field=effects] .stepper input").fill("7")
        page.locator(".form [data-words]", has_text="7").wait_for()
        page.get_by_role("searchbox").fill("tomb")
        page.locator("h1").click()
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(800)
        save(page, SCREENS / f"{name}.png")
        guest.done()

    def game_in_progress(self, game: str) -> str:
        """A table after some turns, played as code advises."""
        table = self.host.make_table("me", "greedy", "greedy", game=game, seed="screens")
        self.host.sit(table)
        for _ in range(DECISIONS):
            self.host.wait_turn()
            self.follow_advice()
        self.host.wait_turn()
        return table

    def follow_advice(self) -> None:
        page, before = self.host.page, self.host.seq()
        if page.locator(f"{MOVE}, {FOLD}").count():
            page.locator(".talk .hint").click()
            page.locator(".talk .hint", has_text=":").wait_for()
            row = page.locator(f"{MOVE}.advised")
            if row.count():
                row.first.click()
                page.wait_for_function(MOVED_OR_ARMED, arg=before)
        if self.host.seq() == before:
            self.host.end_turn(by_keyboard=False)
        page.wait_for_function(MOVED, arg=before)


def save(page: Page, file: Path) -> None:
    """In all its colours where that makes a small file, else with a palette."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.save(file, optimize=True)
    if file.stat().st_size > LARGEST:
        picture.quantize(255, dither=Image.Dither.NONE).save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.name}: {size // 1000} KB")
    assert size <= LARGEST, f"{file} has {size} bytes"


def save_film(frames: list[Image.Image], lasts: list[int], file: Path) -> None:
    """The last of its frames stays for a while."""
    size = (ACROSS, ACROSS * frames[0].height // frames[0].width)
    first, *others = (frame.resize(size, Image.Resampling.LANCZOS) for frame in frames)
    lasts[-1] += STILL
    first.save(file, save_all=True, append_images=others, duration=lasts, loop=0, quality=70, method=6)
    taken = file.stat().st_size
    print(f"{file.name}: {taken // 1000} KB, {len(frames)} frames")
    assert taken <= LONGEST, f"{file} has {taken} bytes"


def fill_lobby(browser: Browser, address: str) -> None:
    """Tables of others, so that the lobby looks as it does on an evening."""
    for name, game, seats, clock in (
        ("Остап", "endlesswinter", ("me", "open", "open"), {"kind": "none", "seconds": 0}),
        ("Zoë", "santamaria", ("greedy", "me", "open", "open"), {"kind": "game", "seconds": 1500}),
        ("Пётр Ильич", "tawantinsuyu", ("me", "open"), {"kind": "turn", "seconds": 2 * 86400}),
        ("Mira", "tzolkin", ("me", "greedy", "open"), {"kind": "none", "seconds": 0}),
    ):
        guest = Person(browser, address, name)
        guest.introduce()
        guest.make_table(*seats, game=game, clock=clock)
        guest.done()


def take_all(browser: Browser, address: str, wanted: list[str]) -> None:
    studio = Studio(browser, address)
    fill_lobby(browser, address)
    for game in wanted:
        table = studio.game_in_progress(game)
        studio.take(game, table)
        if game == wanted[0]:
            studio.film("turn", table)
        studio.take(f"{game}-dark-uk", table, "uk", "dark")
        studio.take(f"{game}-phone-ru", table, "ru", phone=True)
    finished = studio.host.make_table("random", "random", "random", game=wanted[0], seed="screens").removeprefix("/t/")
    studio.take("lobby", "/")
    studio.take("lobby-phone-uk", "/", "uk", phone=True)
    studio.take("new-table", f"/new?game={wanted[0]}")
    studio.take("rules", f"/rules/{wanted[0]}")
    studio.workshop("workshop")
    studio.host.page.goto(f"/t/{finished}")
    studio.host.page.get_by_role("dialog").wait_for(timeout=600_000)
    studio.host.page.wait_for_timeout(800)
    save(studio.host.page, SCREENS / "result.png")
    studio.take("replay-dark", f"/replay/{finished}?n=150", theme="dark")
    studio.host.done()


def main() -> None:
    wanted = sys.argv[1:] or ["tzolkin", *sorted(set(games.keys()) - {"tzolkin"})]
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Server(Path(folder), str(Path(folder) / "cenote.sqlite"))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
            take_all(browser, host.address, wanted)
        finally:
            host.stop()


if __name__ == "__main__":
    main()
