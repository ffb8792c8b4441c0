"""What code thinks of a game: a hint while it is played, and the analysis when it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import MOVE

pytestmark = pytest.mark.slow


def test_a_hint_names_a_move_and_marks_it(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.sit(mira.make_table("me", "easy", seed="hint"))
    mira.wait_turn()
    ask = mira.page.locator(".talk .hint")
    expect(ask).to_have_text("Hint")
    ask.click()
    expect(ask).to_contain_text("Hint: ")
    marked = mira.page.locator(f"{MOVE}.advised")
    expect(marked).to_have_count(1)
    marked.click()
    expect(ask).to_have_text("Hint")


def test_there_is_no_hint_where_another_person_plays(meet: Meet) -> None:
    mira, petr = meet("Mira"), meet("Petr")
    for person in (mira, petr):
        person.introduce()
    table = mira.make_table("me", "open", seed="hint")
    mira.sit(table)
    petr.sit(table)
    petr.page.get_by_role("button", name="Sit down").click()
    petr.wait_turn()
    expect(petr.page.locator(".talk .hint")).to_have_count(0)


def test_a_finished_table_is_analysed_in_words_and_plots(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.page.goto(mira.make_table("greedy", "random", seed="analysis"))
    result = mira.page.get_by_role("dialog")
    result.locator("tfoot td").first.wait_for(timeout=600_000)
    result.get_by_role("button", name="Analyse").click()
    expect(result.locator("progress")).to_be_visible()
    expect(result.get_by_role("img", name="Expected score after each turn")).to_be_visible(timeout=900_000)
    expect(result.get_by_role("img", name="Chance to win after each turn")).to_be_visible()
    result.locator(".seats button").nth(1).click()
    slips = result.locator("article")
    expect(slips).to_have_count(3)
    expect(slips.first.locator(".better b")).not_to_be_empty()
