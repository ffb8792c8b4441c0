"""The table of Endless Winter: every form opens, the board plays moves, and whole games are played to the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import MOVED, MOVED_OR_ARMED, PHONE, WIDE, Person
from browser.reading import unreadable
from browser.test_access import serious

GAME = "endlesswinter"
MODULES = {"glacier_tokens": True, "rest_tokens": True, "sole_majority": True, "slow_start": True}
FORMS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "solo": (("me",), {"level": "harsh"}),
    "two": (("me", "greedy"), {}),
    "three with drafts": (("me", "greedy", "random"), {"draft": "chiefs"}),
    "four with modules": (("me", "greedy", "random", "random"), MODULES),
}
LIT = ":is(.board, .rail) [data-spot]:is(.lit, .spot)"  # the idol tracks stand below the players
NOWHERE = {"done"}  # the one choice without a place on the board
MOST_ROUNDS = 400
LARGE = {"width": 1440, "height": 900}
SIZES = {"1280x720": WIDE, "1440x900": LARGE}
GROUNDS = ("forest", "wetland", "grassland", "hills", "tundra", "mountains", "glacier")
ALL_GROUNDS = """
names => names.map(name => {
  const hex = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  hex.setAttribute('class', `ground ground-${name}`);
  document.querySelector('.map svg').append(hex);
  const colour = getComputedStyle(hex).getPropertyValue('--ground').trim();
  hex.remove();
  return colour;
})
"""


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
    lit = person.page.locator(LIT)
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
    for part in (
        ".columns",
        ".map svg",
        ".megaliths svg",
        ".stones",
        ".rail .idols",
        ".culture",
        ".grounds",
        ".hand",
        ".own",
    ):
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
    expect(page.locator(".board [data-spot^='above/']")).to_have_count(1)
    expect(page.locator(".column.acts .labour")).to_contain_text("½")
    assert page.locator(".column.acts .labour i.have").count() == 1, "a pip, not a number alone"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".board [data-spot^='above/']")).to_have_count(0)


def box(person: Person, part: str) -> dict[str, float]:
    found = person.page.locator(part).first.bounding_box()
    assert found is not None, part
    return {
        "x": round(found["x"], 1),
        "y": round(found["y"], 1),
        "width": round(found["width"], 1),
        "height": round(found["height"], 1),
    }


def play_until(person: Person, part: str) -> None:
    """Make the first move there is, until the board shows this."""
    while not person.page.locator(part).count():
        person.decide(0, by_keyboard=False)
        person.wait_turn()


@pytest.mark.parametrize(("size", "high", "icon"), [("1280x720", 186, 18), ("1440x900", 222, 24)])
def test_columns_and_cards_have_room(meet: Meet, size: str, high: int, icon: int) -> None:
    mira = meet(viewport=SIZES[size])
    sit_down(mira, "two", "room")
    for column in mira.page.locator(".column").all():
        shape = column.bounding_box()
        assert shape is not None
        assert shape["height"] >= high - 1
        first = column.locator(".way .icon").first.bounding_box()
        assert first is not None
        assert first["width"] == icon
    card = box(mira, ".culture-card")
    assert (card["width"], card["height"]) >= ((130, 44) if size == "1440x900" else (104, 35))
    assert card["height"] >= (44 if size == "1440x900" else 35)


def test_cards_and_stones_bear_their_names(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "four with modules", "names")
    page = mira.page
    components = mira.context.request.get(f"/api/games/{GAME}/components?lang=en").json()
    names = {id: info["name"] for id, info in components.items()}
    cards = page.locator(".culture-card")
    assert cards.count() == 8
    for card in cards.all():
        assert card.locator(".name").inner_text() == names[card.get_attribute("data-component")]
    stones = page.locator(".stones .stone")
    assert stones.count() == 14
    assert len(set(stones.locator(".name").all_inner_texts())) == 14
    for stone in stones.all():
        full = names[stone.get_attribute("data-component")]
        assert stone.locator(".name").inner_text().split()[0].lower() in full.lower()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_on_the_board_can_be_read(meet: Meet, size: str, language: str) -> None:
    mira = meet("Мира", language, viewport=SIZES[size])
    sit_down(mira, "four with modules", "read")
    found = unreadable(mira.page, ".board, .rail .idols", piled=".draft")  # chiefs to choose from lie over the map
    found += unreadable(mira.page, ".draft")
    mira.play_on(14, random.Random(3))
    found += unreadable(mira.page, ".board, .rail .idols")
    assert not found, "\n".join(["", *found])


def test_the_cards_to_draft_lie_side_by_side(meet: Meet) -> None:
    mira = meet("Мира", "ru")
    sit_down(mira, "three with drafts", "draft")
    frame = mira.page.locator(".draft-cards")
    assert frame.evaluate("one => one.scrollHeight <= one.clientHeight"), "all rows are seen at once"
    assert not unreadable(mira.page, ".draft")


def test_a_column_is_explained_while_it_may_be_chosen(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "explain")
    page = mira.page
    play_until(mira, "[data-spot='column/hunt'].lit")
    tip = page.get_by_role("tooltip")
    parts = page.locator("[data-spot='column/hunt'] .part")
    for part, says in ((0, "reveal two animals"), (1, "turn one of your animals"), (2, "first figure")):
        parts.nth(part).hover()
        expect(tip).to_contain_text(says)
    page.locator("[data-spot='column/initiate'] [data-component='shaman']").hover()
    expect(tip).to_contain_text("shaman")
    page.locator("[data-spot='column/rest'] .part").hover()
    expect(tip).to_contain_text("draw a card")


def test_a_lit_hex_tells_its_price(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "spot")
    page = mira.page
    play_until(mira, "[data-spot='column/migrate'].lit")
    page.locator("[data-spot='column/migrate']").click()
    page.get_by_role("dialog").get_by_role("button").first.click()
    play_until(mira, ".board [data-spot^='step/'].spot")
    hex = page.locator(".board [data-spot^='step/'].spot").first
    expect(hex.locator(".price + use + text")).to_have_text("1")
    hex.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("1 labour")
    assert not re.search(r"\b[a-e][1-5]\b", page.get_by_role("tooltip").inner_text()), "a place, not a code"


def test_cards_keep_their_places_during_a_turn(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "spot")
    page = mira.page
    play_until(mira, "[data-spot='column/develop'].lit")
    page.locator("[data-spot='column/develop']").click()
    page.get_by_role("dialog").get_by_role("button").first.click()
    cards = page.locator(".board .cards .card")
    page.locator(".board [data-spot^='hand/'].lit").first.wait_for()
    before = [each.bounding_box() for each in cards.all()]
    assert len(before) > 2
    while page.locator(".board [data-spot^='hand/'].lit").count():
        mine = page.locator(".talk").get_attribute("data-seq")
        page.locator(".board [data-spot^='hand/'].lit").first.click()
        page.wait_for_function(MOVED, arg=mine)
        assert [each.bounding_box() for each in cards.all()] == before
    assert page.locator(".board [data-spot^='above/']").count() == len(before)


def test_grounds_differ_in_the_dark(meet: Meet) -> None:
    mira = meet(color_scheme="dark")
    sit_down(mira, "two", "dark")
    colours = mira.page.evaluate(ALL_GROUNDS, GROUNDS)
    assert len(set(colours)) == len(GROUNDS)
    assert colours[0] == "#2c5f3a"
    patterns = mira.page.locator(".board pattern path").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert len(set(patterns)) == len(patterns) == len(GROUNDS) + 1


def test_the_zoom_button_hides_nothing_on_a_phone(meet: Meet) -> None:
    mira = meet(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(mira, "solo", "zoom")
    play_until(mira, "[data-spot='column/rest'].lit")
    button = box(mira, ".board .buttons button")
    for part in [*mira.page.locator(".board .column").all(), mira.page.locator(".board .rest")]:
        shape = part.bounding_box()
        assert shape is not None
        apart = shape["x"] + shape["width"] <= button["x"] or shape["y"] >= button["y"] + button["height"]
        assert apart, "the button lies on it"
    mira.page.locator("[data-spot='column/rest']").tap()
    expect(mira.page.get_by_role("dialog")).to_contain_text("Rest zone")


def test_what_is_not_lit_tells_why(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "two", "why")
    mira.page.locator(".board [data-spot^='stone/']").first.click()
    expect(mira.page.locator(".toast")).to_contain_text(re.compile(r"E\d+"))


def test_components_say_that_they_are_reconstructed(meet: Meet) -> None:
    mira = meet()
    sit_down(mira, "solo", "honest")
    mira.page.locator(".board [data-component^='C']").first.click(button="right")
    expect(mira.page.locator(".source").first).to_contain_text("reconstructed")
    mira.page.keyboard.press("Escape")
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
    found = serious(mira)
    mira.play_on(10, random.Random(8))
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

    expect(mira.page.get_by_role("dialog")).to_contain_text("1-ше місце")
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
    lit = person.page.locator(LIT)
    if not lit.count() or rng.random() < 0.15:
        person.decide(rng.randrange(100), by_keyboard=False)
        return 0
    lit.nth(rng.randrange(lit.count())).focus()
    person.page.keyboard.press("Enter")
    chooser = person.page.get_by_role("dialog")
    person.page.wait_for_timeout(30)
    if chooser.count() and person.seq() == before:
        chooser.get_by_role("button").first.click()
    person.page.wait_for_function(MOVED_OR_ARMED, arg=before)
    if person.seq() == before:
        person.end_turn(by_keyboard=False)
        person.page.wait_for_function(MOVED, arg=before)
    return 1
