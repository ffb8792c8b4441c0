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


def test_a_waiting_room_of_three(meet: Meet) -> None:
    host, second, third = meet("Олена", "uk"), meet("Вадим", "ru"), meet("Nora", "en")
    for person in (host, second, third):
        person.introduce()
    table = host.make_table("me", "open", "open", "open", game="santamaria")
    post(second, f"/api{table.replace('/t/', '/tables/')}/join")
    for person in (host, second, third):
        person.page.goto(table)
        person.page.locator(".chair").first.wait_for()
    second.page.locator(".chat input").fill("Подождём?")
    second.page.keyboard.press("Enter")
    expect(host.page.locator(".chat li").last).to_contain_text("Подождём?")
    expect(third.page.locator(".chat li").last).to_contain_text("Подождём?")

    seat = '[data-seat="2"]'
    host.page.locator(f"{seat} .button").click()
    host.page.locator(".levels button").first.click()
    expect(third.page.locator(seat)).to_contain_text("code")
    expect(second.page.locator(seat)).to_contain_text("программа")
    host.page.locator(f"{seat} .button").click()
    expect(third.page.locator(seat)).to_contain_text("Open seat")
    third.page.locator(f"{seat} .go").click()
    expect(host.page.locator(seat)).to_contain_text("Nora")
    expect(second.page.locator(seat)).to_contain_text("Nora")

    host.page.get_by_role("button", name="Змінити стіл").click()
    host.page.locator(".clock-fields input").nth(2).check()
    host.page.locator("dialog .go").click()
    expect(third.page.locator(".options .pill").first).to_have_text("25 min each")
    expect(host.page.locator(".chair .pill.call")).to_have_count(1)
    start = host.page.locator(".start")
    expect(start).to_have_text("Почати: 2 ще не готові")
    second.page.get_by_role("button", name="Можно начинать").click()
    third.page.get_by_role("button", name="I am ready").click()
    expect(start).to_have_text("Почати без 1 вільного місця")
    start.click()
    for person in (host, second, third):
        person.page.locator(".talk").wait_for()
        expect(person.page.locator(".players .seat")).to_have_count(3)
        expect(person.page.locator(".players time")).to_have_count(3)
    second.page.set_viewport_size(PHONE)
    expect(second.page.locator(".players time").last).to_be_visible()


def test_a_room_tells_where_no_network_knows_what_is_played(meet: Meet) -> None:
    host = meet("Ana", "en")
    host.introduce()
    options = {"expansion": True, "governor": True}
    host.sit(host.make_table("me", "open", "normal", game="santamaria", options=options))
    assert host.page.locator(".options .pill").all_text_contents()[1] == "American Kingdoms"
    note = host.page.get_by_text("No network has learnt what is played here")
    expect(note).to_have_count(0)
    host.page.locator('[data-seat="1"] .button', has_text="Give to code").click()
    expect(note).to_have_count(1)
    host.page.locator(".levels button").last.click()
    expect(host.page.locator(".levels")).to_have_count(0)
    expect(note).to_have_count(1)
    host.sit(host.make_table("me", "master", game="santamaria"))
    expect(note).to_have_count(0)


def test_somebody_is_sent_away(meet: Meet) -> None:
    host, other = meet("Ana", "en"), meet("Ben", "uk")
    for person in (host, other):
        person.introduce()
    table = host.make_table("me", "open", "open")
    other.page.goto(table)
    other.page.locator('[data-seat="1"] .go').click()
    host.page.goto(table)
    host.page.once("dialog", lambda dialog: dialog.accept())
    host.page.get_by_role("button", name="Send away").click()
    expect(host.page.locator('[data-seat="1"]')).to_contain_text("Open seat")
    other.page.locator('[data-seat="1"] .go').click()
    expect(other.page.locator(".toast")).to_contain_text("попросив вас піти")


def test_a_quick_match_of_two_and_code(meet: Meet) -> None:
    first, second = meet("Вера", "ru"), meet("Olha", "uk", viewport=PHONE)
    for person in (first, second):
        enter(person)
        person.page.locator(".way").first.click()
        dialog = person.page.locator("dialog")
        dialog.locator(".games button").nth(2).click()
        dialog.locator(".counts button", has_text="3").click()
        dialog.locator("select").select_option("15")
        dialog.locator(".go").click()
        person.page.wait_for_url("**/t/*")
        person.page.locator(".chair, .talk").first.wait_for()
    assert first.page.url == second.page.url
    for person in (first, second):
        person.page.locator(".talk").wait_for()
        expect(person.page.locator(".players .seat")).to_have_count(3)


def test_a_holiday_is_seen_by_all(meet: Meet) -> None:
    me, rival = meet("Ana", "en"), meet("Zoë", "ru")
    for person in (me, rival):
        person.introduce()
    table = me.make_table("me", "open", clock={"kind": "bank", "seconds": 864000, "holidays": 604800})
    post(rival, f"/api{table.replace('/t/', '/tables/')}/join")
    me.sit(table)
    rival.sit(table)
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("On holiday (7 d 0 h left)").check()
    expect(rival.page.get_by_role("img", name="в отпуске").first).to_be_visible()
    me.page.get_by_label("On holiday (6 d 23 h left)").or_(me.page.get_by_label("On holiday (7 d 0 h left)")).uncheck()
    expect(rival.page.get_by_role("img", name="в отпуске")).to_have_count(0)


def test_options_of_the_solo_game_are_offered_for_one_player_only(meet: Meet) -> None:
    person = meet("Ana", "en")
    person.introduce()
    page = person.page
    page.goto("/new?game=tawantinsuyu")
    solo = page.locator(".option").filter(has_text="Dearer buildings")
    expect(page.locator(".option").filter(has_text="Learning game")).to_be_visible()
    expect(solo).to_have_count(0)
    page.locator(".counts button", has_text="1").click()
    solo.get_by_role("checkbox").check()
    page.locator(".counts button", has_text="2").click()
    expect(solo).to_have_count(0)
    page.locator("button.go").click()  # what was chosen for one player is no obstacle for two
    page.wait_for_url("**/t/*")
    person.wait_turn()
