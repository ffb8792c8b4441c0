"""Somebody at a browser, and what they do there."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
MOVE = ".talk .move:not(.blocked)"
FOLD = ".talk .moves .fold:not(.stop)[aria-expanded=false]"
CONFIRM = ".talk .bar .go"
MOVED = "before => document.querySelector('.talk')?.dataset.seq !== before"
MOVED_OR_ARMED = f"before => document.querySelector('.talk .bar .final') || ({MOVED})(before)"


class Person:
    """A person with a browser window of their own. Errors of the page are kept, for the test to look at."""

    def __init__(self, browser: Browser, address: str, name: str, language: str = "en", **settings: Any) -> None:
        settings.setdefault("viewport", WIDE)
        settings.setdefault("reduced_motion", "reduce")
        self.name = name
        self.address = address
        self.context = browser.new_context(locale=language, base_url=address, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        """Keep what the page complains of; requests that were refused are none of its faults."""
        if message.type in ("error", "warning") and not message.text.startswith(("Failed to load", "WebSocket")):
            self.errors.append(message.text)

    # --- coming and going ---

    def introduce(self) -> None:
        """Get a name, as the app would after asking for one."""
        self.page.goto("/")
        answer = self.context.request.post("/api/me", data={"name": self.name}, headers={"origin": self.address})
        assert answer.ok, answer.text()

    def make_table(self, *kinds: str, **more: Any) -> str:
        """A table with these seats (me, open, hotseat or an agent); its address on the server."""
        seats = [{"kind": kind} if kind in ("me", "open") else special(kind) for kind in kinds]
        body = {"game": "tzolkin", "seats": seats, "visibility": "public", **more}
        answer = self.context.request.post("/api/tables", data=body, headers={"origin": self.address})
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    def sit(self, table: str) -> None:
        self.page.goto(table)
        self.page.locator(".talk, .seats").first.wait_for()

    # --- playing ---

    @property
    def moves(self) -> Locator:
        return self.page.locator(MOVE)

    def unfold(self) -> None:
        """Open every group of rows that is folded away."""
        while self.page.locator(FOLD).count():
            self.page.locator(FOLD).first.click()

    def wait_turn(self) -> None:
        self.page.locator(f"{MOVE}, {FOLD}, {CONFIRM}").first.wait_for()

    def has_turn(self) -> bool:
        return self.page.locator(f"{MOVE}, {FOLD}, {CONFIRM}").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".talk .over").count() > 0

    def decide(self, choice: int, by_keyboard: bool) -> None:
        """Make one decision, or end the turn, and wait until the page shows what came of it."""
        before = self.seq()
        self.unfold()
        ways = self.moves.count() + self.page.locator(CONFIRM).count()
        if choice % ways < self.moves.count():
            row = self.moves.nth(choice % ways)
            if by_keyboard:
                row.focus()
                self.page.keyboard.press("Enter")
            else:
                row.click()
            self.page.wait_for_function(MOVED_OR_ARMED, arg=before)
        if self.seq() == before:
            self.end_turn(by_keyboard)
        self.page.wait_for_function(MOVED, arg=before)

    def end_turn(self, by_keyboard: bool) -> None:
        """Press the one button: it ends the turn, or makes what was chosen and cannot be undone."""
        if by_keyboard:
            self.page.locator("#prompt").focus()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(CONFIRM).click()

    def seq(self) -> str | None:
        """The sequence number of the position on the page."""
        return self.page.locator(".talk").get_attribute("data-seq")

    def turn(self) -> str | None:
        """The number of the turn that the page shows."""
        return self.page.locator(".talk").get_attribute("data-turn")

    def play_turn(self, rng: random.Random, by_keyboard: bool = False) -> None:
        """Decide until the turn is over. Rivals of code may have answered by then: the next turn is left alone."""
        self.wait_turn()
        turn = self.turn()
        while self.has_turn() and (self.turn() == turn or self.has_only_to_end()):
            self.decide(rng.randrange(100), by_keyboard)

    def has_only_to_end(self) -> bool:
        """All is decided, and the page counts the next turn; this one is not ended yet."""
        return self.page.locator(f"{MOVE}, {FOLD}").count() == 0

    def play_on(self, decisions: int, rng: random.Random) -> None:
        """Make so many decisions by chance, over as many turns as it takes."""
        for _ in range(decisions):
            self.wait_turn()
            self.decide(rng.randrange(100), by_keyboard=False)
        self.wait_turn()

    def headline(self) -> Locator:
        return self.page.locator("#prompt")

    def done(self) -> None:
        """Go home. Nothing may have gone wrong on the page."""
        self.context.close()
        assert not self.errors, self.errors


def special(kind: str) -> dict[str, str]:
    return {"kind": "hotseat", "name": kind} if kind.istitle() else {"kind": "agent", "agent": kind}
