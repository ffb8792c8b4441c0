"""What happens at a table besides playing: watching, losing the line, looking back, talking, sharing a screen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from server.house import Server

pytestmark = pytest.mark.slow

BEYOND_THE_WINDOW = """[...document.querySelectorAll('header.top > *')]
  .filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML)"""


def test_a_lost_line_comes_back_and_nothing_is_lost(meet: Meet, host: Server) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", seed="line"))
    mira.wait_turn()
    mira.decide(0, by_keyboard=False)
    drafted = mira.page.locator(".draft li").all_inner_texts()
    host.kill()
    expect(mira.page.get_by_text("The connection is lost")).to_be_visible()
    host.start()
    mira.page.get_by_role("button", name="Try now").click()
    expect(mira.page.get_by_text("The connection is lost")).to_be_hidden()
    expect(mira.page.locator(".draft li")).to_have_text(drafted)
    mira.play_turn(random.Random(1))
    expect(mira.page.locator(".log li").first).to_be_visible()


def test_spectators_see_what_is_committed_and_cannot_play(meet: Meet) -> None:
    mira, guest = meet(), meet("Zoë", "uk")
    mira.introduce()
    table = mira.make_table("me", "greedy", seed="watch")
    mira.sit(table)
    guest.sit(table)
    expect(guest.page.get_by_text("Ви дивитеся")).to_be_visible()
    expect(mira.page.get_by_label("1 person is watching").first).to_be_visible()
    mira.wait_turn()
    mira.decide(0, by_keyboard=False)
    guest.page.wait_for_timeout(500)
    assert guest.page.locator(".talk").locator(".draft, .move, .bar").count() == 0
    expect(guest.headline()).to_have_text("Думає Mira")
    while mira.page.locator("#prompt", has_text="place workers").count() == 0:
        mira.wait_turn()
        mira.decide(0, by_keyboard=False)
    guest.page.locator(".log .turn").last.click()
    expect(guest.page.locator(".log")).to_contain_text("Mira залишає собі")


def test_a_table_is_asked_for_once_whatever_the_address(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    table = mira.make_table("me", "greedy", seed="once")
    asked: list[str] = []
    mira.page.on("request", lambda request: asked.append(request.url.removeprefix(mira.address)))
    mira.page.on("websocket", lambda socket: asked.append(socket.url[socket.url.index("/api") :]))
    mira.sit(table)
    mira.wait_turn()
    mira.page.get_by_role("link", name="Skip to the content").focus()
    mira.page.keyboard.press("Enter")
    expect(mira.page).to_have_url(f"{mira.address}{table}#main")
    mira.decide(0, by_keyboard=False)
    mira.page.get_by_role("link", name="Cenote").first.click()
    mira.page.locator("main h1").wait_for()
    mira.page.wait_for_load_state("networkidle")
    api = table.replace("/t/", "/api/tables/")
    assert [each for each in asked if re.match("/api/tables/?($|[^/]*(/socket)?$)", each)] == [api, f"{api}/socket"]


@pytest.mark.parametrize("game", ["tzolkin", "santamaria", "endlesswinter", "tawantinsuyu"])
@pytest.mark.parametrize("width", [1280, 1024, 820, 390])
def test_the_bar_fits_the_window(meet: Meet, game: str, width: int) -> None:
    mira = meet(language="uk", viewport={"width": width, "height": 844})
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", game=game, seed="bar"))
    mira.play_on(6, random.Random(1))
    assert mira.page.evaluate(BEYOND_THE_WINDOW) == []
    expect(mira.page.locator("header.top h1")).to_be_visible()


def test_looking_back_and_coming_back(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", seed="past"))
    for _ in range(3):
        mira.play_turn(random.Random(2))
        mira.wait_turn()
    moves = mira.moves.count()
    mira.page.locator(".log .turn").last.click()
    mira.page.locator(".log .look").first.click()
    expect(mira.headline()).to_contain_text("Move ")
    assert mira.moves.count() == 0
    mira.page.get_by_role("button", name="One move on").click()
    mira.page.get_by_role("button", name="Back to now").click()
    expect(mira.moves).to_have_count(moves)
    seats = mira.page.locator(".log .filter button")
    everything = mira.page.locator(".log li").count()
    seats.nth(1).click()
    assert 0 < mira.page.locator(".log li").count() < everything


def test_why_not_names_the_rule(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", seed="why"))
    rng = random.Random(4)
    while mira.page.locator(".fold.stop").count() == 0:
        mira.play_on(1, rng)
        mira.page.wait_for_timeout(1200)  # reasons come when somebody takes a moment to think
    mira.page.locator(".fold.stop").click()
    row = mira.page.locator(".move.blocked").first
    expect(row.locator(".why")).to_contain_text("(T")
    row.focus()
    mira.page.keyboard.press("Enter")
    rule = mira.page.locator(".toast.why a")
    expect(rule).to_have_attribute("href", re.compile(r"^/rules/tzolkin#T\d+$"))


def test_chat_and_takeback_between_two_people(meet: Meet) -> None:
    mira, petr = meet(), meet("Пётр", "ru")
    for person in (mira, petr):
        person.introduce()
    table = mira.make_table("me", "open", seed="talk")
    mira.sit(table)
    petr.sit(table)
    petr.page.get_by_role("button", name="Сесть").click()
    petr.page.locator(".talk").wait_for()
    mira.page.get_by_role("button", name="Chat").click()
    mira.page.get_by_label("Say something").fill("Good luck!")
    mira.page.keyboard.press("Enter")
    expect(petr.page.locator(".fold b")).to_have_text("1")
    petr.page.get_by_role("button", name="Чат").click()
    expect(petr.page.locator(".chat")).to_contain_text("Good luck!")

    mira.page.locator(".talk").wait_for()
    first = mira if mira.has_turn() else petr
    other = petr if first is mira else mira
    while first.has_turn():
        first.play_turn(random.Random(3))
    other.wait_turn()
    turn = other.headline().inner_text()
    first.page.locator("button[popovertarget=settings]").click()
    asking = "Ask to take my last turn back" if first is mira else "Попросить вернуть мой последний ход"
    first.page.get_by_role("button", name=asking).click()
    other.page.locator(".ask .go").click()
    first.wait_turn()
    expect(other.headline()).not_to_have_text(turn)


def test_a_shared_screen_has_a_curtain(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.page.goto(mira.make_table("me", "Ostap", seed="curtain", visibility="unlisted"))
    curtain = mira.page.locator(".curtain")
    names = []
    for _ in range(2):
        curtain.wait_for()
        assert mira.page.locator(".talk").count() == 0
        names.append(curtain.get_by_role("button").inner_text())
        curtain.get_by_role("button").click()
        mira.wait_turn()
        while not curtain.count():
            mira.decide(0, by_keyboard=False)
            mira.page.wait_for_timeout(300)
    assert sorted(names) == ["I am Mira", "I am Ostap"]


def test_the_language_changes_at_the_table(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "greedy", seed="words"))
    expect(mira.headline()).to_have_text("Keep two of your four starting wealth tiles")
    mira.page.locator("button[popovertarget=settings]").click()
    mira.page.get_by_role("button", name="Українська").click()
    expect(mira.headline()).to_contain_text("Залиште собі")
    expect(mira.page.locator("html")).to_have_attribute("lang", "uk")
