"""What rivals did: marked until my turn ends, shown as a film that is never in the way; great moments are staged."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import CONFIRM, FOLD, MOVE, Person

GAMES = ("tzolkin", "santamaria", "endlesswinter", "tawantinsuyu")
CHECKS = 6
SECONDS = 60
HELD = """() => Object.fromEntries([...document.querySelectorAll('main [data-holds]')]
    .map(each => [each.dataset.at ?? each.dataset.spot, each.dataset.holds]))"""
SETTLED = """marked => JSON.stringify(marked) === JSON.stringify(
    [...document.querySelectorAll('.marks [data-of]')].map(each => each.dataset.of).sort())"""


@pytest.mark.parametrize("game", GAMES)
def test_what_rivals_changed_is_marked_and_nothing_else(meet: Meet, game: str) -> None:
    marked = follow(meet(), game, checks=CHECKS, seconds=SECONDS)
    assert any(marked), "the rivals changed nothing at all"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_rivals_changed_is_marked_through_a_whole_game(meet: Meet, game: str) -> None:
    mira = meet()
    assert len(follow(mira, game, checks=1000, seconds=600)) > CHECKS
    assert mira.is_over()


def follow(mira: Person, game: str, checks: int, seconds: float) -> list[list[str]]:
    """Play at random against two rivals; each time they have moved, compare the marks with what has changed."""
    table = begin(mira, game, "film")
    rng, end, seen, marked = random.Random(game), time.monotonic() + seconds, 0, list[list[str]]()
    while not mira.is_over() and len(marked) < checks and time.monotonic() < end:
        mira.page.locator(f"{MOVE}, {FOLD}, {CONFIRM}, .talk .over").first.wait_for()
        if mira.is_over():
            break
        last = history(mira, table)
        if last and last[-1]["n"] > seen and last[-1]["seat"] != 0:
            seen = last[-1]["n"]
            marked.append(compare(mira, last))
        mira.decide(rng.randrange(100), by_keyboard=False)
    return marked


def begin(person: Person, game: str, seed: str) -> str:
    person.introduce()
    table = person.make_table("me", "greedy", "greedy", game=game, seed=seed)
    person.sit(table)
    return table


def history(person: Person, table: str) -> list[dict[str, Any]]:
    answer = person.context.request.get(f"/api{table.replace('/t/', '/tables/')}/history")
    moves: list[dict[str, Any]] = answer.json()["moves"]
    return moves


def compare(person: Person, moves: list[dict[str, Any]]) -> list[str]:
    """The marks are the places that rivals changed since my last turn ended and that hold what they left there."""
    page = person.page
    now = page.evaluate(HELD)
    page.get_by_role("button", name="Show me again").click()
    film = page.locator(".film")
    film.wait_for()
    page.get_by_role("button", name="Pause").click()
    while film.get_attribute("data-step") != "0":
        page.keyboard.press(",")
        page.wait_for_timeout(30)
    before, after = walk(person, [move["seat"] for move in moves])
    assert page.evaluate(HELD) == now
    changed = sorted(spot for spot, left in after.items() if before[spot] != left == now.get(spot))
    page.wait_for_function(SETTLED, arg=changed, timeout=10_000)
    return changed


def walk(person: Person, seats: list[int]) -> tuple[dict[str, str], dict[str, str]]:
    """Step by step to the end of the film: what the places that rivals change held before, and what they hold then."""
    page, film = person.page, person.page.locator(".film")
    before, after = dict[str, str](), dict[str, str]()
    shown, steps = page.evaluate(HELD), int(film.get_attribute("data-steps") or 0)
    for step in range(1, steps):
        page.keyboard.press(".")
        expect(film).to_have_attribute("data-step", str(step))
        last, shown = shown, page.evaluate(HELD)
        if seats[step - steps] == 0:
            continue
        for spot in last.keys() | shown.keys():
            if (was := last.get(spot, "")) != (left := shown.get(spot, "")):
                before.setdefault(spot, was)
                after[spot] = left
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    return before, after


def test_a_film_is_skipped_and_never_in_the_way(meet: Meet) -> None:
    mira = meet(reduced_motion="no-preference")
    begin(mira, "tzolkin", "skip")
    film = mira.page.locator(".film")
    rng = random.Random(1)
    until_film(mira, rng)
    mira.wait_turn()
    assert film.count() == 1
    mira.page.keyboard.press(" ")
    expect(film).to_have_count(0, timeout=500)
    mira.wait_turn()
    until_film(mira, rng)
    mira.wait_turn()
    assert film.count() == 1
    seq = mira.seq()
    mira.moves.first.click(timeout=1000)
    mira.page.wait_for_function("before => document.querySelector('.talk')?.dataset.seq !== before", arg=seq)
    expect(film).to_have_count(0)
    assert mira.page.locator(".draft li").count() == 1


def until_film(person: Person, rng: random.Random) -> None:
    film = person.page.locator(".film")
    for _ in range(60):
        if film.count():
            return
        if person.has_turn():
            person.decide(rng.randrange(100), by_keyboard=False)
    pytest.fail("no film")


def test_who_wants_no_motion_gets_none(meet: Meet) -> None:
    mira = meet()
    begin(mira, "tzolkin", "still")
    mira.page.evaluate("""() => { window.films = 0; new MutationObserver(() => {
        window.films += document.querySelectorAll('.film, .sky > *').length;
    }).observe(document.body, {subtree: true, childList: true}) }""")
    rng = random.Random(2)
    for _ in range(12):
        mira.wait_turn()
        mira.decide(rng.randrange(100), by_keyboard=False)
    assert mira.page.evaluate("window.films") == 0


def test_the_first_food_day_is_staged(meet: Meet) -> None:
    mira = meet()
    table = begin(mira, "tzolkin", "food")
    rng, band = random.Random(3), mira.page.locator(".moment")
    for _ in range(150):
        if band.count():
            break
        mira.wait_turn()
        mira.decide(rng.randrange(100), by_keyboard=False)
    expect(band.locator("h2")).to_have_text("Food day 1 of 4")
    expect(band).to_have_attribute("role", "status")
    expect(band.locator("tbody tr")).to_have_count(3)
    hunger = [event for move in history(mira, table) for event in move["events"] if event["name"] == "score"]
    if hunger:
        expect(band.locator("thead")).to_contain_text("hungry workers")
    band.get_by_role("button").click()
    expect(band).to_have_count(0)
