"""The table of Tawantinsuyu: every form of it opens, every spot has its place, whole games are played to the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Meet
from browser.people import MOVED, MOVED_OR_ARMED, PHONE, Person
from browser.test_access import serious

KEY = "tawantinsuyu"
MOST_TURNS = 400
SPOTS = "main .spot[data-spot], main .lit[data-spot], main .choice[data-spot]"


def sit(person: Person, *kinds: str, **more: Any) -> str:
    person.introduce()
    table = person.make_table(*kinds, game=KEY, **more)
    person.sit(table)
    return table


def verbs(person: Person) -> dict[str, Any]:
    games = person.context.request.get("/api/games").json()
    found: dict[str, Any] = next(game["verbs"] for game in games if game["key"] == KEY)
    return found


def wanted(person: Person, known: dict[str, Any]) -> set[str]:
    """The spots of the moves in the list."""
    spots = set()
    person.unfold()
    for row in person.page.locator(".talk .move[data-move]:not(.blocked)").all():
        verb, *values = (row.get_attribute("data-move") or "").split()
        spot = known[verb]["at"]
        for slot, value in zip(known[verb]["slots"], values, strict=True):
            spot = spot.replace(f"{{{slot}}}", value)
        spots.add(spot)
    return spots


def lit(person: Person) -> set[str]:
    """The spots that glow on the board."""
    return set(person.page.eval_on_selector_all(SPOTS, "spots => spots.map(spot => spot.dataset.spot)"))


def press(person: Person, spot: Locator) -> None:
    """Choose on the board, by key; what cannot be undone is made by the button of the turn."""
    before = person.seq()
    spot.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(MOVED_OR_ARMED, arg=before)
    if person.seq() == before:
        person.end_turn(by_keyboard=False)
    person.page.wait_for_function(MOVED, arg=before)


def play_until(person: Person, headline: str, rng: random.Random) -> None:
    """Decide at random until this is asked."""
    for _ in range(MOST_TURNS):
        person.wait_turn()
        if person.page.locator("#prompt", has_text=headline).count():
            return
        person.decide(rng.randrange(100), by_keyboard=False)
    pytest.fail(f"nobody asks: {headline}")


@pytest.mark.parametrize(
    ("kinds", "options", "language"),
    [
        (("me",), {}, "en"),
        (("me",), {"E1": True, "H4": True, "arrival": True}, "uk"),
        (("me", "greedy"), {"learning": True}, "ru"),
        (("me", "greedy", "random"), {}, "uk"),
        (("me", "greedy", "greedy", "random"), {}, "en"),
    ],
)
def test_every_form_opens_and_fits(meet: Meet, kinds: tuple[str, ...], options: dict[str, Any], language: str) -> None:
    mira = meet(language=language)
    sit(mira, *kinds, seed="open", options=options)
    mira.wait_turn()
    page = mira.page
    expect(page.locator(".board [data-spot^='space/']")).to_have_count(45)
    expect(page.locator(".board [data-spot^='conquest/']")).to_have_count(24)
    expect(page.locator(".board [data-spot^='stairs/']")).to_have_count(10)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1280, 720]
    expect(page.locator(".her")).to_have_count(1 if len(kinds) == 1 else 0)


def test_a_spot_on_the_board_makes_its_move(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", seed="spot")
    page = mira.page
    press(mira, page.locator(".offer .lit").first)
    expect(mira.headline()).to_contain_text("Keep three")
    page.locator(".offer .lit").first.click()
    expect(page.locator(".draft li")).to_have_count(1)
    play_until(mira, "Where does your high priest begin", random.Random(1))
    press(mira, page.locator("[data-spot='action/offering'].spot"))
    expect(mira.headline()).not_to_contain_text("Where does your high priest begin")


def test_a_space_tells_what_it_would_cost_and_bring(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", seed="cost")
    play_until(mira, "Your turn", random.Random(2))
    page = mira.page
    told = page.locator(".hill [role=tooltip]")
    spots = page.locator("[data-spot^='space/'].spot")
    for spot in spots.all():
        spot.hover(force=True)
        space = (spot.get_attribute("data-spot") or "").removeprefix("space/")
        food = int(page.locator(f".hill [role=tooltip][data-space='{space}'] .sum b").inner_text())
        price = int(spot.locator(".cost").text_content() or "")
        assert price in (food, food - 1), "only a courier pays less than distance and height"
    spot = spots.first
    spot.hover(force=True)
    expect(told).to_contain_text("distance")
    expect(told).to_contain_text("task")
    assert page.locator(".hill .near").count() >= 4


def test_every_lit_spot_has_its_place(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", "random", seed="places")
    known = verbs(mira)
    rng = random.Random(3)
    for _ in range(60):
        mira.wait_turn()
        spots = wanted(mira, known)
        if spots:
            assert lit(mira) == spots, mira.headline().inner_text()
        mira.decide(rng.randrange(100), by_keyboard=False)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(meet: Meet, theme: str) -> None:
    mira = meet(color_scheme=theme)
    sit(mira, "me", seed="axe")
    found = []
    rng = random.Random(5)
    for _ in range(3):
        mira.wait_turn()
        mira.page.wait_for_timeout(500)
        found += serious(mira)
        for _ in range(8):
            mira.wait_turn()
            mira.decide(rng.randrange(100), by_keyboard=False)
    assert not found, "\n".join(["", *sorted(set(found))])


def test_a_phone_has_its_tabs(meet: Meet) -> None:
    mira = meet("Мирослава", "uk", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(mira, "me", "greedy", seed="phone")
    mira.wait_turn()
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".hill svg").first).to_be_visible()
    tabs = page.locator("nav[aria-label='Частини столу'] button")
    for name, part in (("Моє", ".tray"), ("Запас", ".market"), ("Храм", ".regions")):
        tabs.filter(has_text=name).tap()
        expect(page.locator(f".part {part}").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tabs.filter(has_text="Хід").tap()
    mira.play_turn(random.Random(4))


@pytest.mark.slow
def test_two_people_and_code_play_to_the_end(meet: Meet) -> None:
    rng = random.Random(11)
    mira, petr = meet("Мирослава", "uk"), meet("Пётр", "ru")
    petr.introduce()
    table = sit(mira, "me", "open", "greedy", seed="whole")
    petr.sit(table)
    petr.page.get_by_role("button", name="Сесть").first.click()
    people = [(mira, False), (petr, True)]
    for person, _ in people:
        person.page.locator(".talk").wait_for()

    waited: set[str] = set()
    for _ in range(20 * MOST_TURNS):
        if mira.is_over():
            break
        for person, by_keyboard in people:
            if person.has_turn():
                other = petr if person is mira else mira
                waited.update(other.page.locator(".ribbon").all_inner_texts())
                person.decide(rng.randrange(100), by_keyboard)
        mira.page.wait_for_timeout(30)
    else:
        pytest.fail("the game does not end")

    assert any("Чекаємо: Пётр" in text for text in waited), waited
    assert any("Ждём: Мирослава" in text for text in waited), waited
    expect(mira.page.get_by_role("dialog")).to_contain_text("1-ше місце")
    expect(petr.page.get_by_role("dialog")).to_contain_text("1-е место")
    scores = [person.page.locator("dialog tfoot td").all_inner_texts() for person, _ in people]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3


@pytest.mark.slow
def test_somebody_plays_against_axomamma_to_the_end(meet: Meet) -> None:
    rng = random.Random(12)
    mira = meet("Мирослава", "uk")
    sit(mira, "me", seed="alone")
    known = verbs(mira)
    for _ in range(3 * MOST_TURNS):
        if mira.is_over():
            break
        if not mira.has_turn():
            mira.page.wait_for_timeout(30)
            continue
        spots = wanted(mira, known)
        if spots:
            assert lit(mira) == spots, mira.headline().inner_text()
        mira.decide(rng.randrange(100), by_keyboard=bool(rng.randrange(2)))
    else:
        pytest.fail("the game does not end")
    expect(mira.page.locator(".her header")).to_have_attribute("data-tip", re.compile(r"\S+"))
    expect(mira.page.get_by_role("dialog")).to_be_visible()
