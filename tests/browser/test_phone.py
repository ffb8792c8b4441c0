"""The same table on a phone: strip, board that pans and zooms, sheet with tabs."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Meet
from browser.people import PHONE

pytestmark = pytest.mark.slow

HALL = ("/", "/new?game=tzolkin", "/tournaments", "/ratings", "/workshop", "/rules/tzolkin", "/records", "/credits")
SMALL: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
# Tools of the bar that have less room than they need, or stand beyond the window.
SQUEEZED = """[...document.querySelectorAll('header.top > :is(select, button, .tool)')].filter((each) => {
  const box = each.getBoundingClientRect();
  const alone = each.cloneNode(true);
  alone.style.position = 'absolute';
  each.after(alone);
  const room = alone.getBoundingClientRect().width;
  alone.remove();
  return box.width < room || box.right > innerWidth;
}).map((each) => each.outerHTML)"""


def test_a_turn_on_a_phone(meet: Meet) -> None:
    mira = meet("Мирослава", "uk", viewport=PHONE, has_touch=True, is_mobile=True)
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", "random", seed="phone"))
    mira.wait_turn()
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for row in mira.moves.all():
        box = row.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    mira.moves.first.tap()
    expect(page.locator(".draft li")).to_have_count(1)
    mira.play_turn(random.Random(4))

    page.get_by_role("button", name="Збільшити").tap()
    assert "scale(1.6)" in (page.locator(".frame > .inside").get_attribute("style") or "")
    page.get_by_role("button", name="Усе поле").tap()
    assert "scale(1)" in (page.locator(".frame > .inside").get_attribute("style") or "")

    tabs = page.locator("nav[aria-label='Частини столу'] button")
    for tab in range(tabs.count()):
        tabs.nth(tab).tap()
        expect(tabs.nth(tab)).to_have_attribute("aria-current", "true")
        expect(page.get_by_role("button", name="Завершити хід")).to_be_visible()
    tabs.filter(has_text="Журнал").tap()
    expect(page.locator(".log li").first).to_be_visible()


def test_the_menu_says_where_no_network_knows_what_is_played(meet: Meet) -> None:
    mira = meet("Мирослава", "uk", viewport=PHONE, has_touch=True, is_mobile=True)
    mira.introduce()
    note = mira.page.get_by_text("не вчилася жодна мережа", exact=False)
    for advanced in (True, False):
        mira.sit(mira.make_table("me", "expert", game="santamaria", options={"advanced": advanced}))
        mira.page.get_by_role("button", name="Налаштування").tap()
        if advanced:
            expect(note.filter(visible=True)).to_have_count(1)
            box = note.filter(visible=True).bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        else:
            expect(mira.page.locator(".version").filter(visible=True)).to_have_count(1)
            expect(note.filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_hall_fits_a_phone(meet: Meet, language: str, size: ViewportSize) -> None:
    guest = meet(language=language, viewport=size, has_touch=True, is_mobile=True)
    for path in HALL:
        guest.page.goto(path)
        guest.page.locator("main h1").first.wait_for()
        guest.page.wait_for_timeout(300)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
        assert guest.page.evaluate(SQUEEZED) == [], path


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_way_to_every_page_is_in_sight_on_a_tablet(meet: Meet, language: str) -> None:
    guest = meet(language=language, viewport=TABLET, has_touch=True)
    guest.page.goto("/ratings")
    guest.page.locator("main h1").first.wait_for()
    assert guest.page.locator("header nav").evaluate("(nav) => nav.scrollWidth - nav.clientWidth") <= 0
