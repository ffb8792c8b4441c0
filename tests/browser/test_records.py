"""A finished game: replay, score sheet, record out and in, playing on from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet

pytestmark = pytest.mark.slow


def test_replay_save_bring_and_play_on(meet: Meet, tmp_path: Path) -> None:
    mira = meet()
    page = mira.page
    mira.introduce()
    table = mira.make_table("greedy", "random", seed="record").removeprefix("/t/")
    page.goto(f"/t/{table}")
    page.locator("dialog tfoot td").first.wait_for(timeout=600_000)
    total = page.locator("dialog tfoot td").all_inner_texts()

    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    moment = page.locator("output")
    expect(moment).to_contain_text("0/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).not_to_contain_text("0/")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Moment of the game").fill("40")
    expect(moment).to_contain_text("40/")
    page.get_by_label("With the eyes of").select_option("Jaguar")
    expect(page.locator(".rail article").first).to_have_attribute("aria-label", "Jaguar")
    page.get_by_role("button", name="Score sheet").click()
    page.locator("dialog tfoot td").first.wait_for()
    assert sorted(page.locator("dialog tfoot td").all_inner_texts()) == sorted(total)
    page.keyboard.press("Escape")

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / saving.value.suggested_filename
    saving.value.save_as(record)
    assert record.read_text().startswith("quipu 1")

    page.goto("/records")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Open").click()
    page.wait_for_url("**/replay/*")
    assert page.url.rpartition("/")[2] != table
    page.get_by_label("Moment of the game").fill("40")
    expect(moment).to_contain_text("40/")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    mira.wait_turn()


def test_a_bad_record_is_refused_in_words(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    mira.page.goto("/records")
    mira.page.get_by_label("Or paste its text").fill("this is no record")
    mira.page.get_by_role("button", name="Open").click()
    expect(mira.page.locator(".toast")).to_contain_text("quipu 1")
