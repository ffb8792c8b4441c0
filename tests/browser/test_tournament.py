"""Two people in a tournament: one opens it, the other finds it, rounds come by themselves, and the page says so."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Meet
from browser.people import PHONE
from browser.test_access import serious
from browser.test_notices import ask
from browser.test_people import register, unique, with_account

pytestmark = pytest.mark.slow

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "tournaments": "Tournaments",
        "new": "Open a tournament",
        "name": "Name of the tournament",
        "join": "Join",
        "add": "Add code",
        "start": "Start the first round",
        "to-table": "To your table",
        "drop-out": "Drop out",
        "out": "dropped out",
        "round": "Round 1 of 3",
        "second": "Round 2 of 2",
        "final": "Final standings",
        "look": "Look back",
        "account": "needs an account",
    },
    "uk": {
        "tournaments": "Турніри",
        "new": "Відкрити турнір",
        "name": "Назва турніру",
        "join": "Взяти участь",
        "add": "Додати програму",
        "start": "Почати перший тур",
        "to-table": "До свого столу",
        "drop-out": "Вибути",
        "out": "вибув",
        "round": "Тур 1 із 3",
        "second": "Тур 2 із 2",
        "final": "Підсумкова таблиця",
        "look": "Переглянути",
        "account": "потрібен обліковий запис",
    },
    "ru": {
        "tournaments": "Турниры",
        "new": "Открыть турнир",
        "name": "Название турнира",
        "join": "Участвовать",
        "add": "Добавить программу",
        "start": "Начать первый тур",
        "to-table": "К своему столу",
        "drop-out": "Выбыть",
        "out": "выбыл",
        "round": "Тур 1 из 3",
        "second": "Тур 2 из 2",
        "final": "Итоговая таблица",
        "look": "Посмотреть",
        "account": "нужна учётная запись",
    },
}
QUICK: dict[str, Any] = {"kind": "turn", "seconds": 5, "out": "over"}
every_language = pytest.mark.parametrize("language", WORDS)


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


@every_language
def test_from_opening_it_to_the_first_table(meet: Meet, language: str) -> None:
    words, name = WORDS[language], unique("Cup")
    ana, ben = meet(unique("Ana"), language), meet(unique("Ben"), language, viewport=PHONE)
    ana.introduce()
    ana.page.goto("/tournaments/new")
    expect(ana.page.get_by_text(words["account"])).to_be_visible()
    register(ana)
    ben.introduce()
    ben.page.goto("/tournaments")

    ana.page.goto("/")
    ana.page.get_by_role("navigation").get_by_role("link", name=words["tournaments"]).click()
    ana.page.get_by_role("link", name=words["new"]).click()
    ana.page.get_by_label(words["name"]).fill(name)
    button(ana.page, words["new"]).click()
    expect(ana.page.locator("h1")).to_have_text(name)
    button(ana.page, words["join"]).click()
    button(ana.page, words["add"]).click()
    expect(ana.page.locator("section li")).to_have_count(2)

    ben.page.get_by_role("link", name=name).click()  # it came into the list by itself
    button(ben.page, words["join"]).click()
    expect(ana.page.locator("section li")).to_have_count(3)
    assert not serious(ana) and not serious(ben)

    button(ana.page, words["start"]).click()
    for person in (ana, ben):
        expect(person.page.get_by_role("status").first).to_have_text(words["round"])
        expect(person.page.locator("tbody tr")).to_have_count(3)
    assert not serious(ana) and not serious(ben)
    ana.page.get_by_role("link", name=words["to-table"]).click()
    ana.page.locator(".talk").wait_for()
    ana.page.wait_for_load_state("networkidle")  # the board, too, has come
    ana.page.locator("a.tool[href^='/tournaments/']").click()
    expect(ana.page.locator("h1")).to_have_text(name)

    ben.page.once("dialog", lambda dialog: dialog.accept())
    button(ben.page, words["drop-out"]).click()
    expect(ana.page.locator("tr.out")).to_contain_text(words["out"])
    expect(ben.page.locator("tr.out.you")).to_contain_text(ben.name)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_rounds_follow_one_another_while_people_look_on(meet: Meet, language: str) -> None:
    words = WORDS[language]
    ana, ben = with_account(meet, "Ana", language), with_account(meet, "Ben", language)
    watcher = meet("Wes", language)
    plan = {"title": unique("Cup"), "game": "tzolkin", "players": 2, "rounds": 2, "clock": QUICK}
    id = ask(ana, "/api/tournaments", plan)["id"]
    for person in (ana, ben):
        ask(person, f"/api/tournaments/{id}/join", {})
    watcher.page.goto(f"/tournaments/{id}")
    expect(watcher.page.locator("section li")).to_have_count(2)
    ask(ana, f"/api/tournaments/{id}/start", {})
    watcher.page.locator("article").get_by_role("link").first.wait_for()
    expect(watcher.page.get_by_role("status").first).to_have_text(words["second"])
    expect(watcher.page.locator("h2").first).to_have_text(words["final"])
    expect(watcher.page.locator("details")).to_have_count(2)
    expect(watcher.page.get_by_role("link", name=words["look"]).first).to_be_visible()
    points = [text.strip() for text in watcher.page.locator("tbody .points").all_inner_texts()]
    assert sum(float(text.replace(",", ".")) for text in points) == 2, points
    assert not serious(watcher)
    ana.page.goto("/")
    ana.page.locator(".own-tables a[href^='/tournaments/']").first.click()
    expect(ana.page.locator("h1")).to_have_text(plan["title"])
