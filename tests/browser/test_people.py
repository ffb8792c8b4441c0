"""Somebody: a guest becomes an account, has a page and a rating, knows people, plays once more, and goes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import PHONE, Person
from browser.test_access import serious
from browser.test_notices import ask, mailbox
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.ladder.prove import replace
from cenote.server.ladder.settle import settle
from cenote.server.settings import DAY, database_url
from cenote.server.store.store import existing
from server.farside import Post, link_in
from server.house import Guest, Server
from server.test_ratings import play_out

pytestmark = pytest.mark.slow

PASSWORD = "correct horse staple"
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "password": "Password",
        "register": "Make an account",
        "own": "My page",
        "everybody": "Everybody",
        "won": "Won",
        "settings": "Account and settings",
        "friend": "Friend",
        "invite": "Invite",
        "by-name": "Invite by name",
        "rematch": "Rematch, seats turned",
        "join": "Join the rematch",
        "delete": "Delete the account",
        "for-good": "Delete for good",
        "former": "a former player",
        "rating": "rating",
    },
    "uk": {
        "password": "Пароль",
        "register": "Створити обліковий запис",
        "own": "Моя сторінка",
        "everybody": "Усі",
        "won": "Виграно",
        "settings": "Обліковий запис і налаштування",
        "friend": "Друг",
        "invite": "Запросити",
        "by-name": "Запросити за ім’ям",
        "rematch": "Реванш, місця по колу",
        "join": "До реваншу",
        "delete": "Видалити обліковий запис",
        "for-good": "Видалити назавжди",
        "former": "колишній гравець",
        "rating": "рейтинг",
    },
    "ru": {
        "password": "Пароль",
        "register": "Создать учётную запись",
        "own": "Моя страница",
        "everybody": "Все",
        "won": "Выиграно",
        "settings": "Учётная запись и настройки",
        "friend": "Друг",
        "invite": "Пригласить",
        "by-name": "Пригласить по имени",
        "rematch": "Реванш, места по кругу",
        "join": "К реваншу",
        "delete": "Удалить учётную запись",
        "for-good": "Удалить навсегда",
        "former": "бывший игрок",
        "rating": "рейтинг",
    },
}
CHANGE = re.compile(r"[+−]\d+$")
RATING = re.compile(r"\b1[45]\d\d\b")
every_language = pytest.mark.parametrize("language", ["en", "uk", "ru"])


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.stop()


@pytest.fixture(scope="module")
def host(page_is_built: None, tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    options = ("--mail", post.url, "--allow-private-targets", "--notice-after", "0")
    server = Server(folder, str(folder / "cenote.sqlite"), *options)
    yield server
    server.stop()


def unique(name: str) -> str:
    return f"{name} {uuid4().hex[:5]}"


def register(person: Person) -> None:
    ask(person, "/api/account", {"name": person.name, "password": PASSWORD})


def with_account(meet: Meet, name: str, language: str = "en", **settings: Any) -> Person:
    person = meet(unique(name), language, **settings)
    register(person)
    return person


def ended(host: Server, *people: Person, day: int = 20_000, visibility: str = "public") -> None:
    """A game that ended with these people in this order."""
    seats = []
    for number, person in enumerate(people):
        me = ask(person, "/api/me")
        score, place = 90.0 - 7.25 * number, number + 1
        seats.append(SeatResult(number, "person", me["id"], me["name"], None, "", score, place))
    game = Finished(
        uuid4().hex, "tzolkin", len(seats), 0.0, day * DAY, visibility, visibility == "public", tuple(seats)
    )
    with existing(database_url(str(host.folder / "cenote.sqlite"))) as engine:
        with engine.begin() as connection:
            replace(connection, game)
        settle(engine)


@every_language
def test_a_guest_becomes_an_account_and_opens_the_page(meet: Meet, host: Server, language: str) -> None:
    words = WORDS[language]
    mira, ben, nobody = meet(unique("Mira"), language), with_account(meet, "Ben", language), meet("Nobody", language)
    mira.introduce()
    ended(host, mira, ben)
    ended(host, mira, ben, day=20_001, visibility="private")
    page = mira.page
    page.goto("/me")
    page.get_by_label(words["password"]).fill("password1")
    page.get_by_role("button", name=words["register"]).click()
    expect(page.get_by_role("alert")).to_be_visible()  # the first that anybody would guess
    page.get_by_label(words["password"]).fill(PASSWORD)
    page.get_by_role("button", name=words["register"]).click()
    expect(page.locator("form")).to_have_count(2)  # name, and password: an account
    page.get_by_role("link", name=words["own"]).first.click()
    expect(page.locator("h1")).to_have_text(mira.name)
    expect(page.locator(".row:has(.seats)")).to_have_count(2)
    expect(page.locator("dl")).to_contain_text(words["won"])

    ben.page.goto(f"/p/{mira.name}")
    expect(ben.page.locator(".shut")).to_be_visible()
    page.locator("fieldset").get_by_text(words["everybody"], exact=True).click()
    expect(page.locator("fieldset label.on")).to_have_text(words["everybody"])
    assert not serious(mira)

    other = with_account(meet, "Cyr", language)
    other.page.goto(f"/p/{mira.name}")
    expect(other.page.locator(".row:has(.seats)")).to_have_count(1)  # the private one is not for others
    nobody.page.goto(f"/p/{mira.name}")
    expect(nobody.page.locator(".note")).to_be_visible()  # name and rating, no more
    expect(nobody.page.locator(".rating")).to_be_visible()
    expect(nobody.page.locator(".row:has(.seats)")).to_have_count(0)
    nobody.page.goto("/ratings/tzolkin")
    expect(nobody.page.get_by_role("link", name=mira.name)).to_be_visible()
    expect(nobody.page.get_by_role("link", name=ben.name)).to_have_count(0)
    expect(nobody.page.locator("tr.anchor")).to_have_count(5)
    assert not serious(nobody)


@every_language
def test_friends_are_invited_by_name(meet: Meet, post: Post, language: str) -> None:
    words = WORDS[language]
    ana, ben = with_account(meet, "Ana", language), with_account(meet, "Ben", language)
    mailbox(ben, post, "ben@example.org")
    ask(ben, "/api/me/shown", {"shown_to": "everybody"})
    ana.page.goto(f"/p/{ben.name}")
    ana.page.get_by_role("button", name=words["friend"], exact=True).click()
    expect(ana.page.locator(".ties .on")).to_have_text(words["friend"])
    table = ana.make_table("me", "open")
    ana.sit(table)
    ana.page.get_by_role("button", name=words["by-name"]).click()
    ana.page.get_by_role("button", name=f"{words['invite']}: {ben.name}").click()
    expect(ana.page.locator("dialog p[role=status]")).to_contain_text(ben.name)
    assert not serious(ana)
    ana.page.reload()
    expect(ana.page.locator(".seating")).to_contain_text(ben.name)  # who was invited, and when
    link = link_in(str(post.next().get_content()), "t")
    ben.page.goto(link)
    ben.page.locator("li .button.go").click()
    ben.page.locator(".talk").wait_for()


def test_a_stranger_is_kept_away(meet: Meet) -> None:
    """Three people at a table: one writes too much, is not heard any more, and does not come to the next one."""
    ana, ben, cyr = with_account(meet, "Ana"), with_account(meet, "Ben"), with_account(meet, "Cyr")
    table = ana.make_table("me", "open", "open")
    for guest in (ben, cyr):
        ask(guest, f"/api{table.replace('/t/', '/tables/')}/join", {})
    ana.sit(table)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="People at this table").click()
    his = ana.page.locator("dialog li", has_text=ben.name)
    his.get_by_role("button", name="Mute").click()
    his.get_by_role("button", name="Block").click()
    his.get_by_role("button", name="Tell the host").click()
    his.get_by_label(f"What should the host know about {ben.name}?").fill("He shouts.")
    his.get_by_role("button", name="Send").click()
    expect(his.locator("form")).to_have_count(0)
    assert not serious(ana)
    another = ana.make_table("me", "open", "open")
    ben.sit(another)
    ben.page.locator("li .button.go").first.click()
    expect(ben.page.get_by_text("keep apart")).to_be_visible()
    cyr.sit(another)
    cyr.page.locator("li .button.go").first.click()
    expect(cyr.page.locator("li", has_text=cyr.name)).to_be_visible()
    ana.page.goto("/me")
    away = ana.page.locator("li", has_text=ben.name)
    away.get_by_role("button", name="Unblock").click()
    expect(away.get_by_role("button", name="Unblock")).to_have_count(0)
    expect(away.get_by_role("button", name="Hear again")).to_be_visible()


@every_language
def test_once_more_with_the_seats_turned(meet: Meet, host: Server, language: str) -> None:
    words = WORDS[language]
    first, second = Guest(host, unique("Ana")), Guest(host, unique("Ben"))  # type: ignore[arg-type]
    table = first.table("me", "open")
    second.post(f"/api/tables/{table}/join")
    play_out([first.sit(table), second.sit(table)])
    ana, ben = (bring(meet, guest, language) for guest in (first, second))
    for person in (ana, ben):
        person.page.goto(f"/t/{table}")
        expect(person.page.locator("tr.rating td small")).to_have_text(CHANGE)  # the own one; pages are private
    ana.page.get_by_role("button", name=words["rematch"]).click()
    mine = ana.page.locator(".seats li").nth(1)
    mine.get_by_text(ana.name).wait_for()  # who was first is second
    expect(mine).to_contain_text(RATING)
    expect(ana.page.get_by_role("log")).to_contain_text(ana.name)  # who opened the table
    ben.page.get_by_role("button", name=words["join"]).click()
    ben.page.wait_for_url(ana.page.url)
    ben.page.locator(".talk").wait_for()
    ana.page.goto("/")
    expect(ana.page.locator(".own .time").filter(has_text=words["rating"])).to_have_text(CHANGE)


def bring(meet: Meet, guest: Guest, language: str) -> Person:
    """The same person, at a browser."""
    person = meet(guest.name, language)
    person.context.add_cookies([{"name": "cenote", "value": guest.http.cookies["cenote"], "url": person.address}])
    return person


def test_a_forgotten_password_by_mail(meet: Meet, post: Post) -> None:
    ana, thief = with_account(meet, "Ana"), meet("Thief")
    mailbox(ana, post, "ana@example.org")
    stranger = meet("Stranger")
    page = stranger.page
    page.goto("/")
    page.get_by_role("button", name="Your name and account").click()
    page.get_by_label("Name", exact=True).fill(ana.name)
    page.get_by_role("button", name="Forgot the password?").click()
    expect(page.locator("dialog p[role=status]")).to_contain_text("on its way")
    link = link_in(str(post.next().get_content()), "reset")
    page.goto(link)
    page.get_by_label("New password").fill("12345678")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("New password").fill("battery lantern river")
    page.get_by_role("button", name="Change the password").click()
    expect(page.locator("h1")).to_have_text(ana.name)
    thief.page.goto(link)  # the link was stolen, too late
    expect(thief.page.get_by_text("used already")).to_be_visible()
    assert ask(ana, "/api/me")["id"] is None


@every_language
def test_who_goes_leaves_the_games(meet: Meet, host: Server, language: str) -> None:
    words = WORDS[language]
    ana, ben = with_account(meet, "Ana", language, viewport=PHONE), with_account(meet, "Ben", language)
    ended(host, ben, ana)
    page = ana.page
    page.goto("/me")
    page.get_by_role("button", name=words["delete"]).click()
    assert not serious(ana)
    page.locator("dialog input").fill("not it")
    page.get_by_role("button", name=words["for-good"]).click()
    expect(page.locator("dialog").get_by_role("alert")).to_be_visible()
    page.locator("dialog input").fill(PASSWORD)
    page.get_by_role("button", name=words["for-good"]).click()
    page.wait_for_url(f"{ana.address}/")
    assert ask(ana, "/api/me")["id"] is None
    ben.page.goto(f"/p/{ben.name}")
    expect(ben.page.locator(".row .seat").nth(1).get_by_role("img")).to_have_attribute("aria-label", words["former"])
    expect(ben.page.locator(".words", has_text=words["former"])).to_be_visible()
    assert ana.name not in ben.page.content()
