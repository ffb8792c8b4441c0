"""The first visit: little is loaded, and nothing is said in another language or taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import Person

FIRST = 190_000  # bytes to the first lobby, headers included
BOARD = 200_000  # from there to any board
GAMES = ("tzolkin", "santamaria", "endlesswinter", "tawantinsuyu")
READY = ".poster .play:enabled"


class Scales:
    """What has come over the line."""

    def __init__(self, person: Person) -> None:
        self.sizes: list[int] = []
        line = person.context.new_cdp_session(person.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self.weigh)

    def weigh(self, finished: dict[str, Any]) -> None:
        self.sizes.append(int(finished["encodedDataLength"]))

    def read(self) -> int:
        total = sum(self.sizes)
        self.sizes.clear()
        return total


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_first_visit_is_light(meet: Meet, language: str) -> None:
    person = meet("Ana", language)
    scales = Scales(person)
    person.page.goto("/")
    person.page.locator(READY).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert 20_000 < scales.read() < FIRST
    assert person.errors == []


@pytest.mark.parametrize("place", range(len(GAMES)), ids=GAMES)
def test_every_board_is_light(meet: Meet, place: int) -> None:
    person = meet("Ana", "uk")
    person.introduce()
    scales = Scales(person)
    person.page.goto("/")
    person.page.locator(READY).nth(place).wait_for()
    person.page.wait_for_load_state("networkidle")
    scales.read()
    person.page.locator(READY).nth(place).click()
    person.wait_turn()
    person.page.wait_for_load_state("networkidle")
    assert 20_000 < scales.read() < BOARD
    assert person.errors == []


def hold_up(person: Person, answers: str) -> list[str]:
    """Let these answers come late; what is asked meanwhile is written down."""
    asked: list[str] = []

    def late(route: Any) -> None:
        asked.append(route.request.url)
        person.page.wait_for_timeout(400)
        route.continue_()

    person.page.route(answers, late)
    return asked


def test_titles_come_in_the_readers_language_however_late(meet: Meet) -> None:
    person = meet("Ana", "uk")
    asked = hold_up(person, "**/api/games?*")
    person.page.goto("/")
    posters = person.page.locator(".poster")
    posters.first.wait_for()
    assert "Цольк’ін" in posters.first.inner_text()
    assert person.page.locator(".soon").count() == 0, "what is not known yet is not called missing"
    person.page.locator(READY).first.wait_for()
    assert "Цольк’ін" in posters.first.inner_text()
    assert asked and all("lang=uk" in url for url in asked)


def test_nothing_is_said_before_its_words_are_there(meet: Meet) -> None:
    person = meet("Ana", "uk")
    asked = hold_up(person, "**/locale/*.ftl")
    person.page.goto("/ratings")
    level = person.page.locator("tr.anchor .name").first
    expect(level).to_have_text("Програма, майстер")
    person.page.get_by_role("button", name="Русский").click()
    expect(level).to_have_text("Программа, мастер")
    assert len(asked) == 2
    assert person.errors == []
