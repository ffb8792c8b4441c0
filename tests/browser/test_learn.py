"""The first game: a coach leads through ten turns, and through whatever the player does instead."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Meet
from browser.people import CONFIRM, PATIENCE, PHONE, Person

pytestmark = pytest.mark.slow

TURNS = 10
MOST_DECISIONS = 120
NEXT = f".talk .move.advised, {CONFIRM}"
#: Verbs whose moves have a place on the board of a wide screen.
ON_BOARD = {"keep", "place", "pick", "action", "advance", "build", "up", "take"}


def begin(person: Person, button: str = "Begin") -> Page:
    person.page.goto("/learn/tzolkin")
    person.page.get_by_role("button", name=button).click()
    person.page.locator(".coach").wait_for()
    return person.page


def turn(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".coach .count").inner_text())[0])


def place(page: Page) -> str:
    """Where the game stands, as far as the page shows it: the moves, the draft, the turn."""
    return str(
        page.evaluate(
            """() => [
                ...[...document.querySelectorAll('.talk [data-move]')].map((row) => row.dataset.move),
                document.querySelectorAll('.draft li').length,
                document.querySelectorAll('.talk .bar .go:enabled').length,
                document.querySelector('.coach .count')?.textContent,
            ].join()"""
        )
    )


def follow(page: Page) -> None:
    """Do what the coach suggests, or confirm, and wait until the page shows what came of it."""
    before = place(page)
    page.locator(NEXT).first.click()
    deadline = time.monotonic() + PATIENCE / 1000
    while place(page) == before and not page.locator(".closing").count():
        assert time.monotonic() < deadline, before
        page.wait_for_timeout(20)


def test_following_the_coach_through_ten_turns(meet: Meet) -> None:
    mira = meet()
    page = begin(mira)
    seen: list[int] = []
    for _ in range(MOST_DECISIONS):
        page.locator(f"{NEXT}, .closing").first.wait_for()
        if page.locator(".closing").count():
            break
        seen.append(turn(page))
        if page.locator(".move.advised").count():
            check_suggestion(page)
        follow(page)
    assert sorted(set(seen)) == list(range(1, TURNS + 1))
    assert seen == sorted(seen)

    done = page.locator(".closing .done li").all_inner_texts()
    assert len(done) == 5  # points, technologies, buildings, temples, skulls
    assert not [deed for deed in done if deed.startswith(("0", "-"))]
    expect(page.locator(".closing")).to_contain_text("Monuments")
    expect(page.locator(".closing a").first).to_have_attribute("href", "/rules/tzolkin#T50")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(mira.headline()).to_have_text("Your turn: place workers or pick workers up")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


def check_suggestion(page: Page) -> None:
    """The coach names it, and it is the only one that is marked, in the list and on the board."""
    suggested = page.locator(".talk .advised")
    expect(suggested).to_have_count(1)
    label = " ".join((suggested.locator(".label").text_content() or "").split())
    assert page.locator(".coach .now b").inner_text().casefold().startswith(label.casefold())
    verb = (suggested.get_attribute("data-move") or "").partition(" ")[0]
    expect(page.locator(".board .advised")).to_have_count(1 if verb in ON_BOARD else 0)


def test_another_choice_is_explained_and_the_lesson_goes_on(meet: Meet) -> None:
    mira = meet()
    page = begin(mira)
    page.locator(".coach").get_by_role("button", name="Why?").click()
    expect(page.locator(".coach .reason")).to_contain_text("A skull is worth many points")
    page.locator("[data-move='keep W-15']").click()
    expect(page.locator(".coach .remark")).to_contain_text("You chose “Keep: A worker” instead")
    expect(page.locator(".coach .remark")).to_contain_text("eats on every food day")
    page.keyboard.press("u")
    expect(page.locator(".coach .remark")).to_have_count(0)

    page.locator(".coach").get_by_role("button", name="Skip").click()
    expect(page.locator(".coach .count")).to_have_text("Turn 2 of 10")
    page.locator("[data-move='place uxmal']").click()
    expect(page.locator(".coach .remark")).to_contain_text("Uxmal trades")
    expect(page.locator(".move.advised")).to_have_count(1)

    page.locator(".coach").get_by_role("button", name="Leave").click()
    expect(page.locator(".posters")).to_be_visible()
    begin(mira, "Continue your lesson")
    expect(page.locator(".coach .count")).to_have_text("Turn 2 of 10")
    expect(page.locator(".draft li")).to_have_count(1)
    page.locator(".coach").get_by_role("button", name="Skip").click()
    expect(page.locator(".coach .count")).to_have_text("Turn 3 of 10")


@pytest.mark.parametrize(
    ("language", "start", "headline", "skip"),
    [("uk", "Почати", "Ваш початок", "Пропустити"), ("ru", "Начать", "Ваше начало", "Пропустить")],
)
def test_the_coach_plays_on_a_phone_in_other_languages(
    meet: Meet, language: str, start: str, headline: str, skip: str
) -> None:
    guest = meet(language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    page = begin(guest, start)
    coach = page.locator(".coach")
    expect(coach.locator("h2")).to_contain_text(headline)
    for step in range(1, TURNS + 1):
        expect(coach.locator(".count")).to_contain_text(re.compile(rf"\b{step}\b.*10"))
        assert "learn-" not in coach.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        coach.get_by_role("button", name=skip).tap()
        if step < TURNS:
            expect(coach.locator(".count")).to_contain_text(re.compile(rf"\b{step + 1}\b.*10"))
    expect(page.locator(".closing")).to_be_visible()
    assert "learn-" not in page.locator(".closing").inner_text()
