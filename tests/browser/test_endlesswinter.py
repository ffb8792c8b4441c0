"""The table of Endless Winter: every form opens, the board plays moves, and whole games are played to the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import PHONE, WIDE, Person
from browser.test_access import serious

GAME = "endlesswinter"
MODULES = {"glacier_tokens": True, "rest_tokens": True, "sole_majority": True, "slow_start": True}
FORMS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "solo": (("me",), {"level": "harsh"}),
    "two": (("me", "greedy"), {}),
    "three with drafts": (("me", "greedy", "random"), {"draft": "chiefs"}),
    "four with modules": (("me", "greedy", "random", "random"), MODULES),
}
NOWHERE = {"done"}  # the one choice without a place on the board
MOST_ROUNDS = 400


def sit_down(person: Person, form: str, seed: str) -> None:
    seats, options = FORMS[form]
    person.introduce()
    person.sit(person.make_table(*seats, game=GAME, options=options, seed=seed))
    person.wait_turn()


def spots(person: Person) -> set[str]:
    """The spots of the moves in the list, as the verbs of the game name them."""
    verbs = next(game for game in person.context.request.get("/api/games").json() if game["key"] == GAME)["verbs"]
    named = set()
    person.unfold()
    for move in person.moves.evaluate_all("rows => rows.map(row => row.dataset.move)"):
        verb, *values = move.split()
        at = verbs[verb]["at"]
        for slot, value in zip(verbs[verb]["slots"], values, strict=True):
            at = at.replace("{" + slot + "}", value)
        named.add(at)
    return named


def drawn(person: Person) -> set[str]:
    """The spots that have a place on the board and are lit."""
    lit = person.page.locator(".board [data-spot]:is(.lit, .spot)")
    return set(lit.evaluate_all("all => all.map(one => one.dataset.spot)"))


def homeless(person: Person) -> set[str]:
    """Spots of moves without a lit place. Of the camps that may move one is picked up at a time."""
    lit = drawn(person)
    missing = spots(person) - lit - NOWHERE
    steps = {spot for spot in missing if spot.startswith("step/")}
    picks = person.page.locator(".board .pick").count()
    origins = {spot.split("-")[0] for spot in steps}
    return missing - steps if len(origins) == picks else missing


def overlong(person: Person) -> list[int]:
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    return list(person.page.evaluate(size))


@pytest.mark.parametrize("form", FORMS)
def test_every_form_opens_and_fits(meet: Meet, form: str) -> None:
    mira = meet()
    sit_down(mira, form, "open")
    rng = random.Random(form)
    for _ in range(12):
        mira.wait_turn()
        assert not homeless(mira)
        mira.decide(rng.randrange(100), by_keyboard=False)
    assert overlong(mira) == [WIDE["width"], WIDE["height"]]
    for part in (".columns", ".map svg", ".megaliths svg", ".idols svg", ".offers", ".hand", ".own"):
        box = mira.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= WIDE["height"]


def test_a_lit_spot_on_the_board_makes_its_move(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "spot")
    page = mira.page
    while not page.locator("[data-spot='column/migrate'].lit").count():
        mira.decide(0, by_keyboard=False)
        mira.wait_turn()
    page.locator("[data-spot='column/migrate']").click()
    page.get_by_role("dialog").get_by_role("button").first.click()
    expect(page.locator(".draft li").last).to_contain_text("Migrate")
    card = page.locator(".board [data-spot^='hand/'].lit").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board .above [data-spot^='above/']")).to_have_count(1)
    expect(page.locator(".column.acts .labour")).to_contain_text("½")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".board .above")).to_have_count(0)


def test_what_is_not_lit_tells_why(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "why")
    mira.page.locator(".board [data-spot^='stone/']").first.click()
    expect(mira.page.locator(".toast")).to_contain_text(re.compile(r"E\d+"))


def test_components_say_that_they_are_reconstructed(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "solo", "honest")
    mira.page.locator(".board [data-component^='C']").first.hover()
    expect(mira.page.get_by_role("tooltip")).to_contain_text("reconstructed")
    mira.page.locator(".nomad header").hover()
    expect(mira.page.get_by_role("tooltip")).to_contain_text("our own design")
    mira.page.locator(".map .about").hover()
    expect(mira.page.get_by_role("tooltip")).to_contain_text("reconstructed by us")
    for page in (f"/new?game={GAME}", f"/rules/{GAME}"):
        mira.page.goto(page)
        expect(mira.page.locator("main")).to_contain_text("reconstructed by us")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_serious(meet: Meet, theme: str, size: str) -> None:
    mira = meet(color_scheme=theme, viewport=WIDE if size == "wide" else PHONE)
    sit_down(mira, "four with modules", "axe")
    rng = random.Random(8)
    found = serious(mira)
    for _ in range(10):
        mira.wait_turn()
        mira.decide(rng.randrange(100), by_keyboard=False)
    mira.wait_turn()
    found += serious(mira)
    assert not found, "\n".join(["", *found])


def test_a_phone_has_the_parts_in_tabs(meet: Meet) -> None:
    mira = meet("Мирослава", "uk", viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(mira, "solo", "phone")
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tabs = page.locator("nav[aria-label='Частини столу'] button")
    for name, part in (("Своє", ".part .hand"), ("Мегаліти", ".part svg"), ("Вибір", ".part .display")):
        tabs.filter(has_text=name).tap()
        expect(page.locator(part).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.slow
@pytest.mark.parametrize("hand_over", ["mouse", "keyboard"])
def test_two_people_and_code_play_to_the_end(meet: Meet, hand_over: str) -> None:
    rng = random.Random(hand_over)
    mira, petr = meet("Мирослава", "uk"), meet("Пётр", "ru")
    people = [(mira, hand_over == "keyboard"), (petr, hand_over == "mouse")]
    for person, _ in people:
        person.introduce()
    options = {**MODULES, "draft": "chiefs"} if hand_over == "mouse" else {}
    table = mira.make_table("me", "open", "greedy", game=GAME, options=options, seed=f"winter-{hand_over}")
    mira.sit(table)
    petr.sit(table)
    petr.page.get_by_role("button", name="Сесть").first.click()
    for person, _ in people:
        person.page.locator(".talk").wait_for()

    for _ in range(MOST_ROUNDS):
        if mira.is_over():
            break
        mira.page.wait_for_timeout(100)
        for person, by_keyboard in people:
            if person.has_turn():
                assert not homeless(person)
                person.play_turn(rng, by_keyboard)
    else:
        pytest.fail("the game does not end")

    expect(mira.page.get_by_role("dialog")).to_contain_text("1-е місце")
    expect(petr.page.get_by_role("dialog")).to_contain_text("1-е место")
    scores = [person.page.locator("dialog tfoot td").all_inner_texts() for person, _ in people]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3


@pytest.mark.slow
def test_a_solo_game_to_the_end_on_the_board_itself(meet: Meet) -> None:
    """Spots are clicked wherever the board has them; only what has none is played from the list."""
    mira = meet("Мирослава", "uk")
    sit_down(mira, "solo", "solo")
    rng = random.Random(11)
    clicked = 0
    while not mira.is_over():
        if not mira.has_turn():
            mira.page.wait_for_timeout(50)
            continue
        assert not homeless(mira)
        clicked += decide_on_board(mira, rng)
    expect(mira.page.get_by_role("dialog")).to_be_visible()
    assert clicked > 60


def decide_on_board(person: Person, rng: random.Random) -> int:
    """One decision by a click on the board, with the list for what several moves share; 1 if the board was used."""
    before = person.seq()
    lit = person.page.locator(".board [data-spot]:is(.lit, .spot)")
    if not lit.count() or person.page.locator(".talk .bar .go").count() or rng.random() < 0.15:
        person.decide(rng.randrange(100), by_keyboard=False)
        return 0
    lit.nth(rng.randrange(lit.count())).focus()
    person.page.keyboard.press("Enter")
    chooser = person.page.get_by_role("dialog")
    person.page.wait_for_timeout(30)
    if chooser.count() and person.seq() == before:
        chooser.get_by_role("button").first.click()
    person.page.wait_for_function("before => document.querySelector('.talk')?.dataset.seq !== before", arg=before)
    return 1
