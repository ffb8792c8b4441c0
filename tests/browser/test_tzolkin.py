"""The table of Tzolk'in in a browser: its board can be read, workers are taken in hand, spaces say what they do."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import MOVED, PHONE, Person
from browser.reading import unreadable_at_any_size
from cenote.games import get

GAME = get("tzolkin")


def seat(person: Person, players: int, seed: str) -> None:
    person.introduce()
    person.sit(person.make_table("me", *["random"] * (players - 1), game="tzolkin", seed=seed))
    person.wait_turn()


def decide_until(person: Person, selector: str, rng: random.Random) -> None:
    """Play at random until the board shows this."""
    for _ in range(60):
        person.wait_turn()
        if person.page.locator(selector).count():
            return
        person.decide(rng.randrange(100), by_keyboard=False)
    pytest.fail(f"{selector} never came")


# --- what can be read ---


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("players", [2, 4])
def test_everything_on_the_board_can_be_read(meet: Meet, players: int, theme: str) -> None:
    mira = meet("Мира", "ru", color_scheme=theme)
    seat(mira, players, f"read-{players}")
    mira.play_on(12, random.Random(7))
    found = unreadable_at_any_size(mira.page)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_tiles_have_names_and_whole_prices(meet: Meet, language: str) -> None:
    mira = meet("Mira", language)
    seat(mira, 4, "tiles")
    decide_until(mira, "[data-spot^='tooth/']", random.Random(1))
    tiles = mira.page.locator(".shelves .tile")
    assert tiles.count() == 12
    for tile in tiles.all():
        id = (tile.get_attribute("data-component") or "").split("/")[-1]
        assert tile.locator(".name").inner_text().replace("\u00ad", "") == GAME.words(language).say(f"tile-{id}")
        frame = tile.bounding_box()
        assert frame is not None
        for price in tile.locator(".cost .good").all():
            box = price.bounding_box()
            assert box is not None
            assert frame["x"] <= box["x"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_the_age_stands_clear_of_its_ring(meet: Meet) -> None:
    mira = meet("Мира", "ru")
    seat(mira, 3, "ring")
    decide_until(mira, "[data-spot^='tooth/']", random.Random(1))
    ring = mira.page.locator("circle.middle").bounding_box()
    assert ring is not None
    radius = ring["width"] / 2
    x, y = ring["x"] + radius, ring["y"] + radius
    for line in mira.page.locator("text.cap").all():
        box = line.bounding_box()
        assert box is not None
        for side in (box["x"], box["x"] + box["width"]):
            assert ((side - x) ** 2 + (box["y"] + 2 - y) ** 2) ** 0.5 < radius - 3


def test_dummies_do_not_outshine_the_players_in_the_dark(meet: Meet) -> None:
    mira = meet(color_scheme="dark")
    seat(mira, 2, "dummies")
    decide_until(mira, "[data-holds='dummy']", random.Random(1))
    light = """(selector) => {
      const fill = getComputedStyle(document.querySelector(selector)).fill;
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.fillStyle = fill;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }"""
    dummy = mira.page.evaluate(light, ".dummy")
    halo = mira.page.evaluate(light, "[data-spot='marker'] path")
    assert dummy < 128 < halo, "the halo of a player's piece is the lightest thing on a gear"
    edge = mira.page.evaluate("getComputedStyle(document.querySelector('.dummy')).stroke")
    assert edge == mira.page.evaluate(
        "getComputedStyle(document.querySelector(\"[data-spot='marker'] path:nth-child(2)\")).stroke"
    )


# --- playing on the board ---


def test_a_worker_is_taken_in_hand_and_put_on_a_gear(meet: Meet) -> None:
    mira = meet()
    seat(mira, 3, "lift")
    decide_until(mira, "g.spot[data-spot^='gear/']", random.Random(1))
    page = mira.page
    worker, gear = page.locator("[data-lift='hand']"), page.locator("g.spot[data-spot^='gear/']").last
    worker.click()
    expect(worker).to_have_attribute("aria-pressed", "true")
    before = mira.seq()
    gear.click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".draft li")).to_have_count(1)


def test_a_worker_is_dragged_to_a_gear(meet: Meet) -> None:
    mira = meet()
    seat(mira, 3, "drag")
    decide_until(mira, "g.spot[data-spot='gear/tikal']", random.Random(1))
    page = mira.page
    before = mira.seq()
    start = page.locator("[data-lift='hand']").bounding_box()
    end = page.locator("g.spot[data-spot='gear/tikal']").bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=10)
    page.mouse.up()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".draft li")).to_contain_text("Tikal")


def test_a_space_tells_what_it_takes_and_gives(meet: Meet) -> None:
    """What the row of the move says, stands beside its space while the pointer rests there."""
    mira = meet()
    seat(mira, 3, "preview")
    page = mira.page
    decide_until(mira, ".talk .move[data-move^='place ']:has(.exchange)", random.Random(1))
    row = page.locator(".talk .move[data-move^='place ']:has(.exchange)").first
    spot = (row.get_attribute("data-move") or "").replace("place ", "gear/")
    page.locator(f"g.spot[data-spot='{spot}']").hover()
    preview = page.locator(f"[data-preview='{spot}'] .exchange")
    assert preview.inner_text().split() == row.locator(".exchange").inner_text().split() != []
    page.locator("#prompt").hover()
    expect(page.locator("[data-preview]")).to_have_count(0)
    decide_until(mira, "g.spot[data-spot^='worker/']", random.Random(2))
    page.locator("g.spot[data-spot^='worker/']").first.hover()
    expect(page.locator("[data-preview^='worker/']")).to_be_visible()


def test_a_phone_shows_the_wheel_and_its_tiles(meet: Meet) -> None:
    mira = meet("Мира", "ru", viewport=PHONE, has_touch=True, is_mobile=True)
    seat(mira, 3, "phone")
    page = mira.page
    tabs = page.locator("nav[aria-label='Части стола'] button")
    for name, part in (("Храмы", ".part svg"), ("Здания", ".part .tile")):
        tabs.filter(has_text=name).tap()
        expect(page.locator(part).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
