"""A finished game on the board: the analysis beside it, both lines of a costly move, the curve as a scrubber."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from cenote import games
from cenote.arena import simulate

pytestmark = pytest.mark.slow


def test_a_costly_move_opens_with_both_lines(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    (played,) = simulate(games.get("santamaria"), ["random"], 1, seed=3, players=1, processes=1, records=True)
    answer = mira.context.request.post("/api/import", data={"text": played.record}, headers={"origin": mira.address})
    table = answer.json()["id"]
    page = mira.page
    page.goto(f"/replay/{table}?analysis")
    page.get_by_role("button", name="Analyse").click()
    better = page.locator(".hindsight .better").first
    better.wait_for(timeout=120_000)
    curve = page.get_by_role("slider").first
    better.click()
    branch = page.locator(".branch")
    expect(branch).to_contain_text("step 1 of")
    before = curve.get_attribute("aria-valuenow")
    page.get_by_role("button", name="One move on").click()
    expect(branch).to_contain_text("step 2 of")
    assert curve.get_attribute("aria-valuenow") == before, "the game itself stays where it is"
    page.locator(".hindsight .made").first.click()
    expect(branch).to_have_count(0)
    expect(curve).to_have_attribute("aria-valuenow", str(int(before or 0) + 1))
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 40)
    assert 0 < int(curve.get_attribute("aria-valuenow") or 0) < int(curve.get_attribute("aria-valuemax") or 0)
