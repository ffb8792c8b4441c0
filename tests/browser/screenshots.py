"""Takes pictures of the app for docs/screens/: a real server, a real game in progress, every size, theme and language.

Run with `make screenshots`, or `python tests/browser/screenshots.py`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser import chromium  # noqa: E402
from browser.people import PHONE, Person  # noqa: E402
from server.house import Server  # noqa: E402

SCREENS = TESTS.parent / "docs" / "screens"
SIZES = {"1280": {"width": 1280, "height": 720}, "1920": {"width": 1920, "height": 1080}, "phone": PHONE}
TURNS = 5


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Server(Path(folder), str(Path(folder) / "cenote.sqlite"))
        try:
            take_all(playwright.chromium.launch(executable_path=path, args=chromium.FLAGS), host.address)
        finally:
            host.stop()


def take_all(browser: Browser, address: str) -> None:
    mira = Person(browser, address, "Мирослава", "uk")
    mira.introduce()
    finished = mira.make_table("greedy", "greedy", "random", seed="screens").removeprefix("/t/")
    table = mira.make_table("me", "greedy", "greedy", "random", seed="screens")
    fill_lobby(browser, address)
    mira.sit(table)
    for _ in range(TURNS):
        mira.play_turn(random.Random(7))
        mira.wait_turn()
    mira.decide(0, by_keyboard=False)
    kept = mira.context.storage_state()
    for size in SIZES:
        for theme in ("light", "dark"):
            for language in ("en", "uk", "ru"):
                guest = Person(
                    browser,
                    address,
                    "Мирослава",
                    language,
                    viewport=SIZES[size],
                    color_scheme=theme,
                    storage_state=kept,
                    device_scale_factor=2 if size == "phone" else 1,
                )
                guest.context.add_cookies([{"name": "cenote_lang", "value": language, "url": address}])
                take(guest, f"{size}-{theme}-{language}", table, finished)
                guest.done()


def fill_lobby(browser: Browser, address: str) -> None:
    """Tables of others, so that the lobby looks as it does on an evening."""
    for name, seats, clock in (
        ("Остап", ("me", "open", "open"), {"kind": "none", "seconds": 0}),
        ("Zoë", ("greedy", "me", "open", "open"), {"kind": "game", "seconds": 1500}),
        ("Пётр Ильич", ("me", "open"), {"kind": "turn", "seconds": 2 * 86400}),
        ("Mira", ("me", "greedy", "greedy"), {"kind": "none", "seconds": 0}),
    ):
        guest = Person(browser, address, name)
        guest.introduce()
        guest.make_table(*seats, clock=clock)
        guest.done()


def take(guest: Person, name: str, table: str, finished: str) -> None:
    """Each page once; the rest of a page that needs no picture in every dress is left out."""
    pages = {"lobby": "/", "table": table}
    if name in ("1280-light-en", "1280-dark-uk", "phone-light-ru"):
        pages |= {"new": "/new?game=tzolkin", "rules": "/rules/tzolkin#T29", "replay": f"/replay/{finished}?n=150"}
    for page, path in pages.items():
        guest.page.goto(path)
        guest.page.locator("main").first.wait_for()
        guest.page.wait_for_timeout(1500)
        guest.page.screenshot(path=SCREENS / f"{page}-{name}.png")
    if "replay" in pages:
        guest.page.goto(f"/t/{finished}")
        guest.page.get_by_role("dialog").wait_for()
        guest.page.wait_for_timeout(800)
        guest.page.screenshot(path=SCREENS / f"result-{name}.png")


if __name__ == "__main__":
    main()
