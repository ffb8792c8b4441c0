"""The lobby fills: people find each other's tables, and everybody sees at once what changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Meet
from browser.people import PHONE, Person

RECORD = Path(__file__).parents[2] / "docs" / "tzolkin.quipu"
READY = ".poster .play:enabled"


def rows(person: Person, name: str) -> Locator:
    """Tables in a list of the lobby that have this word."""
    return person.page.locator("main section li").filter(has_text=name)


def enter(person: Person) -> None:
    person.introduce()
    person.page.goto("/")
    person.page.locator(READY).first.wait_for()


def post(person: Person, path: str, **body: object) -> None:
    answer = person.context.request.post(path, data=body, headers={"origin": person.address})
    assert answer.ok, answer.text()


def test_open_for_anybody_is_seen_by_everybody_at_once(meet: Meet) -> None:
    host, guest, watcher = meet("Олена", "uk"), meet("Вадим", "ru"), meet("Nora", "en")
    for person in (host, guest, watcher):
        enter(person)
    page = host.page
    page.goto("/new?game=tzolkin")
    page.locator(".counts button", has_text="2").click()
    expect(page.locator(".told")).to_have_text("У залі столу не видно; дивитися може той, хто знає адресу.")
    page.locator("ol li:nth-child(2) select").first.select_option("open")
    expect(page.locator(".told")).to_have_text(
        "Стіл видно в залі: кожен може сісти на вільне місце, кожен може дивитися."
    )
    page.locator("button.go").click()
    page.wait_for_url("**/t/*")
    expect(rows(watcher, "Олена")).to_have_count(1)
    rows(guest, "Олена").get_by_role("button").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(".talk").wait_for()
    page.locator(".talk").wait_for()
    expect(rows(watcher, "Олена")).to_have_count(0)
    watcher.page.locator(".lists button").nth(1).click()
    expect(rows(watcher, "Олена, Вадим")).to_have_count(1)


def test_private_needs_the_link_and_one_screen_is_neither(meet: Meet) -> None:
    host, stranger = meet("Вера", "ru"), meet("Otto", "en")
    enter(stranger)
    host.introduce()
    page = host.page
    page.goto("/new?game=tzolkin&seats=hotseat")
    expect(page.locator(".told")).to_have_text("Только за этим экраном: в зале не виден, больше никто не сядет.")
    expect(page.locator("input[name=visibility]")).to_have_count(0)
    page.goto("/new?game=tzolkin&visibility=private")
    expect(page.locator(".told")).to_have_text("В зале стола не видно: войдут только те, у кого есть ссылка.")
    expect(page.locator("input[name=visibility]")).to_have_count(2)
    page.locator("button.go").click()
    page.wait_for_url("**/t/*")
    stranger.page.wait_for_timeout(1500)
    expect(rows(stranger, "Вера")).to_have_count(0)
    stranger.page.goto(page.url.split("?")[0])
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    stranger.errors.clear()


def test_the_lobby_does_not_ask_again_and_again(meet: Meet) -> None:
    person = meet("Ana", "en")
    person.introduce()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.goto("/")
    person.page.locator(READY).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(500)
    asked.clear()
    person.page.wait_for_timeout(7000)
    assert asked == []


def test_a_lost_connection_is_said_until_it_is_back(meet: Meet) -> None:
    person, other = meet("Ana", "uk"), meet("Ben", "en")
    other.introduce()
    lines: list[WebSocketRoute] = []
    down = False

    def socket(line: WebSocketRoute) -> None:
        lines.append(line)
        if down:
            line.close()
        else:
            line.connect_to_server()

    person.page.route_web_socket("**/api/lobby/socket", socket)
    enter(person)
    strip = person.page.locator(".strip")
    expect(strip).to_have_count(0)
    down = True
    lines[-1].close()
    strip.wait_for()
    for _ in range(12):  # while it is tried again and again
        person.page.wait_for_timeout(250)
        assert strip.count() == 1
    assert len(lines) > 2
    other.make_table("me", "open")
    down = False
    strip.get_by_role("button").click()
    expect(strip).to_have_count(0)
    expect(rows(person, "Ben")).to_have_count(1)  # what came meanwhile is there


@pytest.mark.parametrize(("language", "play"), [("en", "Play"), ("uk", "Грати"), ("ru", "Играть")])
def test_your_tables_say_what_is_urgent(meet: Meet, language: str, play: str) -> None:
    me, rival = meet("Ana", language), meet("Zoë", "en")
    me.introduce()
    rival.introduce()
    slow = me.make_table("me", "open", clock={"kind": "turn", "seconds": 86400})
    quick = me.make_table("me", "open", game="santamaria", clock={"kind": "turn", "seconds": 600})
    waiting = me.make_table("me", "open", "open")
    for table in (slow, quick):
        post(rival, f"/api{table.replace('/t/', '/tables/')}/join")
    me.page.goto("/")
    own = me.page.locator(".own")
    expect(own).to_have_count(3)
    mine = [index for index in range(3) if own.nth(index).locator("a.go").count()]
    assert mine == list(range(len(mine))), "my turns come first"
    expect(own.locator("a.go")).to_have_text([play] * len(mine))
    assert waiting in (own.nth(2).locator("a").get_attribute("href") or "")
    for table in (slow, quick):
        row = own.filter(has=me.page.locator(f'a[href="{table}"]'))
        expect(row.locator(".chips")).to_contain_text("Zoë")
        expect(row.locator(".acting")).to_have_count(1)
        expect(row.locator(".time b")).not_to_be_empty()
    before = [own.nth(index).locator(".time b").inner_text() for index in range(2)]
    me.page.wait_for_timeout(1500)
    assert before != [own.nth(index).locator(".time b").inner_text() for index in range(2)], "time runs"


def test_a_finished_game_is_put_away_and_got_back(meet: Meet) -> None:
    me = meet("Ana", "en", viewport=PHONE)
    me.introduce()
    post(me, "/api/import", text=RECORD.read_text(encoding="utf-8"))
    me.page.goto("/")
    own = me.page.locator(".own")
    expect(own).to_have_count(1)
    own.get_by_role("button", name="Put away").click()
    expect(own).to_have_count(0)
    me.page.reload()
    me.page.locator(READY).first.wait_for()
    expect(own).to_have_count(0)
    post(me, "/api/tables", game="tzolkin", seats=[{"kind": "me"}, {"kind": "open"}])
    expect(own).to_have_count(1)
    me.page.locator("header .away").click()
    own.get_by_role("button", name="Get back").click()
    me.page.locator("header .away").click()
    expect(own).to_have_count(2)
