"""Those who look after the server find somebody, mute and block them, close their table; all of it is written down."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import PHONE, Person
from browser.test_access import serious
from cenote.server.owners import set_moderator, set_owner
from cenote.server.settings import database_url
from cenote.server.store.store import existing
from server.house import Server

pytestmark = pytest.mark.slow

PASSWORD = "long enough for all"

# Find, mute, block, close, the question, the button, what stands in the log of each, and what a closed table says.
WORDS = {
    "en": ("Find", "Mute", "Block", "Close", "Why?", "Do it", "muted", "blocked", "table closed", "cancelled"),
    "uk": (
        "Знайти",
        "Позбавити слова",
        "Не пускати",
        "Закрити",
        "Чому?",
        "Зробити",
        "позбавлено слова",
        "не пускати",
        "стіл закрито",
        "скасовано",
    ),
    "ru": (
        "Найти",
        "Лишить слова",
        "Не пускать",
        "Закрыть",
        "Почему?",
        "Сделать",
        "слово отнято",
        "не пускать",
        "стол закрыт",
        "отменён",
    ),
}


def account(person: Person) -> None:
    """An account of one's own, and the page that knows it."""
    person.page.goto("/")
    body = {"name": person.name, "password": PASSWORD}
    answer = person.context.request.post("/api/account", data=body, headers={"origin": person.address})
    assert answer.ok, answer.text()


def me(person: Person) -> Any:
    return person.context.request.get("/api/me").json()


def name(person: Person, host: Server, setter: Any) -> None:
    database = host.options[host.options.index("--database") + 1]
    with existing(database_url(database)) as engine:
        setter(engine, person.name, True)


@pytest.mark.parametrize("language", WORDS)
def test_a_moderator_looks_after_the_server(meet: Meet, host: Server, language: str) -> None:
    find, mute, block, close, why, do_it, muted, blocked, closed, cancelled = WORDS[language]
    mia, ben = meet(f"Mia-{language}", language), meet(f"Ben-{language}", language)
    account(mia)
    account(ben)
    name(mia, host, set_moderator)
    table = ben.make_table("me", "random", visibility="unlisted")
    ben.sit(table)
    ben.wait_turn()

    page = mia.page
    page.goto("/")
    page.get_by_role("contentinfo").locator("a[href='/host']").click()
    page.get_by_role("searchbox").fill(ben.name)
    page.get_by_role("button", name=find, exact=True).click()
    rows = page.get_by_role("row")

    def do(deed: str, about: str, reason: str, told: str) -> None:
        page.get_by_role("button", name=f"{deed}: ").filter(has_text=deed).and_(
            page.locator(f"[aria-label*='{about}']")
        ).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox", name=why).fill(reason)
        dialog.get_by_role("button", name=do_it).click()
        entry = rows.filter(has_text=reason)
        expect(entry).to_contain_text(told)
        expect(entry).to_contain_text(mia.name)

    do(mute, ben.name, f"words-{language}", muted)
    do(close, ben.name, f"table-{language}", closed)
    expect(ben.page.get_by_text(cancelled)).to_be_visible()
    assert not serious(mia)
    assert me(ben)["name"] == ben.name
    do(block, ben.name, f"again-{language}", blocked)
    assert me(ben)["id"] is None
    ben.errors.clear()


def test_who_looks_after_nothing_is_told_so(meet: Meet, host: Server) -> None:
    eve = meet("Eve", "uk")
    eve.introduce()
    eve.page.goto("/host")
    expect(eve.page.get_by_role("alert")).to_have_text("Це для тих, хто доглядає сервер.")
    expect(eve.page.get_by_role("button", name="Закрити")).to_have_count(0)
    expect(eve.page.locator("footer a[href='/host']")).to_have_count(0)


def test_an_owner_appoints_on_a_phone(meet: Meet, host: Server) -> None:
    olga, max_ = meet("Olga", "ru", viewport=PHONE), meet("Max", "ru")
    account(olga)
    account(max_)
    name(olga, host, set_owner)
    page = olga.page
    page.goto("/host")
    page.get_by_role("searchbox").fill("max")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Сделать модератором: Max").click()
    page.get_by_role("textbox", name="Почему?").fill("помогает")
    page.keyboard.press("Enter")
    expect(page.get_by_role("row").filter(has_text="помогает")).to_contain_text("теперь модератор")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert me(max_)["moderator"] and not serious(olga)
