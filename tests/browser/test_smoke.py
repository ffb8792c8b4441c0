"""From the lobby to a played turn, as somebody does it who comes for the first time."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import CONFIRM
from cenote import games


def test_lobby_play_now_moves_undo_confirm(meet: Meet) -> None:
    mira = meet()
    page = mira.page
    page.goto("/")
    expect(page.locator(".poster")).to_have_count(len(games.keys()))
    page.get_by_role("button", name="Play Tzolk’in against code opponents now").click()
    page.get_by_role("textbox", name="What shall we call you?").fill("Mira")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")

    expect(mira.headline()).to_have_text("Keep two of your four starting wealth tiles")
    expect(page).to_have_title("● Your turn · Tzolk’in · Cenote")
    expect(mira.moves).to_have_count(4)
    mira.moves.nth(1).click()
    expect(mira.moves).to_have_count(3)
    expect(page.locator(".draft li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(mira.moves).to_have_count(4)
    page.keyboard.press("r")
    expect(mira.moves).to_have_count(3)
    page.keyboard.press("1")
    page.locator(CONFIRM).wait_for()
    page.keyboard.press("Enter")

    page.locator("#prompt", has_text="place workers").wait_for()
    page.locator(".talk").get_by_role("button", name="Place a worker: Palenque").click()
    expect(page.locator(CONFIRM)).to_have_text("End turn")
    page.keyboard.press("u")
    expect(mira.headline()).to_contain_text("pick workers up")
    page.keyboard.press("r")
    expect(mira.headline()).to_have_text(re.compile("finish|Your turn is played"))  # as the corn dealt reaches
    page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("Palenque")


def test_every_page_opens_in_three_languages(meet: Meet) -> None:
    for language, rules in (("en", "Placing"), ("uk", "Розміщення"), ("ru", "Размещение")):
        guest = meet(language=language)
        guest.page.goto("/rules/tzolkin#T29")
        expect(guest.page.locator("#T29")).to_be_in_viewport()
        expect(guest.page.locator("main")).to_contain_text(rules)
        assert guest.page.locator("html").get_attribute("lang") == language
        for path in ("/", "/new?game=tzolkin", "/records", "/credits", "/nowhere"):
            guest.page.goto(path)
            expect(guest.page.locator("main h1").first).not_to_be_empty()


@pytest.mark.parametrize("game", games.keys())
def test_a_turn_is_played_and_code_answers(meet: Meet, game: str) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", game=game, seed="smoke"))
    mira.wait_turn()
    mira.page.locator(".log .filter button").nth(1).click()
    told = mira.page.locator(".log li button")  # what the code seat did
    before = told.count()
    rng = random.Random(game)
    for _ in range(4):  # a set-up may leave the first word to one seat alone
        mira.play_turn(rng)
        mira.wait_turn()
        if told.count() > before:
            break
    expect(told.nth(before)).to_be_attached()
