"""Two people and a code opponent play to the end: one with the mouse, one with the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet

pytestmark = pytest.mark.slow

MOST_TURNS = 200


@pytest.mark.parametrize("hand_over", ["mouse", "keyboard"])
def test_two_people_and_code_play_to_the_end(meet: Meet, hand_over: str) -> None:
    rng = random.Random(hand_over)
    mira, petr = meet("Мирослава", "uk"), meet("Пётр", "ru")
    people = [(mira, hand_over == "keyboard"), (petr, hand_over == "mouse")]
    for person, _ in people:
        person.introduce()
    table = mira.make_table("me", "open", "greedy", seed=f"browser-{hand_over}")
    mira.sit(table)
    expect(mira.page.locator("main")).to_contain_text("Бракує ще 1 гравця")
    petr.sit(table)
    petr.page.get_by_role("button", name="Сесть").first.click()
    for person, _ in people:
        person.page.locator(".talk").wait_for()

    for _ in range(MOST_TURNS):
        if mira.is_over():
            break
        mira.page.wait_for_timeout(100)
        for person, by_keyboard in people:
            if person.has_turn():
                person.play_turn(rng, by_keyboard)
    else:
        pytest.fail("the game does not end")

    expect(mira.page.get_by_role("dialog")).to_contain_text("1-ше місце")
    expect(petr.page.get_by_role("dialog")).to_contain_text("1-е место")
    scores = [person.page.locator("dialog tfoot td").all_inner_texts() for person, _ in people]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
    assert mira.page.locator("dialog svg[role=img]").last.is_visible()
