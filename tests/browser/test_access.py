"""axe finds nothing serious on any page, in light and in dark; a turn can be played with the keyboard alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import PHONE, WIDE, Person

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# Numbers on the board are part of a picture, not labels that somebody would say aloud.
LABELS = "label-content-name-mismatch"
EVERYWHERE = f"axe.run(document, {{ rules: {{ '{LABELS}': {{ enabled: false }} }} }})"
BESIDE_THE_BOARD = f"axe.run({{ exclude: ['.board', '.rail .steps'] }}, {{ runOnly: ['{LABELS}'] }})"


def serious(person: Person) -> list[str]:
    """What axe holds against the page as it is now."""
    if not AXE.is_file():
        pytest.fail("axe is missing: run “npm install” in web/.", pytrace=False)
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = []
    for run in (EVERYWHERE, BESIDE_THE_BOARD):
        found += person.page.evaluate(run)["violations"]
    return [
        f"{problem['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for problem in found
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_serious(meet: Meet, theme: str, size: str) -> None:
    mira = meet(color_scheme=theme, viewport=WIDE if size == "wide" else PHONE)
    mira.introduce()
    mira.make_table("me", "open", seed="open")
    finished = mira.make_table("greedy", "random", seed="axe").removeprefix("/t/")
    problems: dict[str, list[str]] = {}
    for path in (
        "/",
        "/new?game=tzolkin",
        "/rules/tzolkin",
        "/records",
        "/credits",
        "/notices",
        "/ratings",
        "/me",
        f"/replay/{finished}",
    ):
        mira.page.goto(path)
        mira.page.locator("main").first.wait_for()
        mira.page.wait_for_timeout(600)
        problems[path] = serious(mira)
    mira.sit(mira.make_table("me", "greedy", "greedy", "random", seed="axe"))
    for turn in range(2):
        mira.wait_turn()
        mira.page.wait_for_timeout(1200)
        problems[f"turn {turn}"] = serious(mira)
        mira.play_turn(random.Random(5))
    mira.page.locator("button[popovertarget=settings]").click()
    problems["settings"] = serious(mira)
    found = [f"{place}: {problem}" for place, there in problems.items() for problem in there]
    assert not found, "\n".join(["", *found])


def test_everything_can_be_reached_with_the_keyboard(meet: Meet) -> None:
    mira = meet()
    page = mira.page
    page.goto("/")
    page.locator(".poster").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    while page.evaluate("document.activeElement.className.includes('play')") is False:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#ask-name")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    mira.wait_turn()
    for _ in range(3):
        mira.play_turn(random.Random(6), by_keyboard=True)
        mira.wait_turn()
    rule = page.locator("#prompt-rule").inner_text().split()[-1]
    page.keyboard.press("Shift+Slash")
    expect(page.locator(".rulesheet .asked .number")).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(page.locator(".rulesheet")).to_have_count(0)
