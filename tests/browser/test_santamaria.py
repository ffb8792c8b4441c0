"""The table of Santa Maria in a browser: every form opens, the board plays, and whole games come to their end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import CONFIRM, MOVED, MOVED_OR_ARMED, PHONE, Person
from browser.reading import unreadable_at_any_size
from browser.test_access import serious
from cenote.games import get
from cenote.games.santamaria.names import BISHOPS, SCHOLARS

GAME = get("santamaria")
MOST_ROUNDS = 4000
KINGDOMS = {"governor": True, "specialists": True, "ambassadors": True, "maya": True}
FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "base": (4, {}),
    "solo": (1, {}),
    "advanced": (3, {"advanced": True, "shared_dice": True}),
    "kingdoms": (5, {**KINGDOMS, "maya_seat": 3}),
    "maya": (4, {**KINGDOMS, "maya_seat": 1}),
    "solo-maya": (1, {"maya": True}),
}


def seat(person: Person, form: str, seed: str, **more: Any) -> None:
    """Sit down at a table of this form, at its first seat, with code at the others."""
    players, options = FORMS[form]
    kinds = ["me"] + ["random"] * (players - 1)
    person.introduce()
    person.sit(person.make_table(*kinds, game="santamaria", seed=seed, options=options, **more))
    person.wait_turn()


def decide_until(person: Person, selector: str, rng: random.Random) -> None:
    """Play at random until the board shows this."""
    for _ in range(200):
        person.wait_turn()
        if person.page.locator(selector).count():
            return
        person.decide(rng.randrange(100), by_keyboard=False)
    pytest.fail(f"{selector} never came")


def choose_colony(person: Person) -> None:
    """Take the first colony, where colonies are chosen, and wait for the first turn."""
    if person.page.locator("[data-spot^='colony/']").count():
        before = person.seq()
        person.page.locator(".place.lit[data-spot^='colony/']").first.click()
        person.page.wait_for_function(MOVED_OR_ARMED, arg=before)
        if person.seq() == before:
            person.end_turn(by_keyboard=False)
        changed(person, before)
    while not person.page.locator(".place.lit[data-spot^='pass/']").count():
        person.wait_turn()
        if person.page.locator(CONFIRM).count():
            person.decide(0, by_keyboard=False)


def changed(person: Person, before: str | None) -> None:
    person.page.wait_for_function(MOVED, arg=before)


def spot_of(text: str) -> str:
    move = GAME.notation.read(text)
    return GAME.notation.verb(move).spot(move)


# --- every form opens ---


@pytest.mark.parametrize("form", FORMS)
def test_the_board_opens_and_fits(meet: Meet, form: str) -> None:
    mira = meet()
    seat(mira, form, f"open-{form}")
    mira.page.locator("section.ground").wait_for()
    page = mira.page
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    for part in (".ground", ".tracks", ".people", ".harbour", ".dice"):
        box = page.locator(f".table section{part}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720
    cut = page.evaluate(
        "[...document.querySelectorAll('.rail .seat, section.ground, .people, .harbour, .dice, .shelf, .beside')]"
        ".filter(part => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)"
        ".map(part => part.className)"
    )
    assert cut == []


@pytest.mark.parametrize("form", ["base", "kingdoms", "maya"])
def test_every_lit_spot_has_its_place(meet: Meet, form: str) -> None:
    """What the move list offers can be clicked on the board, but for payments and finishing."""
    mira = meet()
    seat(mira, form, "places")
    rng = random.Random(3)
    for _ in range(25):
        mira.wait_turn()
        mira.unfold()
        texts = mira.page.locator(".talk .move:not(.blocked)").evaluate_all("rows => rows.map(row => row.dataset.move)")
        shown = mira.page.locator(".board [data-spot]").evaluate_all("spots => spots.map(spot => spot.dataset.spot)")
        lacking = {spot_of(text) for text in texts if text and text.split()[0] not in ("done", "pay", "lay")} - set(
            shown
        )
        assert not lacking
        mira.decide(rng.randrange(100), by_keyboard=False)


# --- playing on the board ---


def test_a_die_shows_its_line_before_it_is_used(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "line")
    choose_colony(mira)
    page = mira.page
    die = page.locator(".place.lit[data-spot^='die/white/']").first
    value = (die.get_attribute("data-spot") or "")[-1]
    die.hover()
    badges = page.locator(".course circle.badge").count()
    assert badges > 0
    before = mira.seq()
    die.click()
    changed(mira, before)
    page.locator(f"[data-spot='line/column/{value}']").hover()
    assert page.locator(".course circle.badge").count() == badges
    before = mira.seq()
    page.locator(f"[data-spot='line/column/{value}']").click()
    changed(mira, before)
    expect(page.locator(".draft")).to_contain_text(f"Use it as {value}: column")


def press(person: Person, spot: str) -> None:
    """Press a place of the board where it is seen: what lies over it would get the click."""
    before = person.seq()
    person.page.locator(f"[data-spot='{spot}']").first.click()
    changed(person, before)


def use_blue_die(person: Person) -> int:
    """Use the first own blue die along its own row, by die and head; its value."""
    die = person.page.locator("section.ground .spot[data-spot^='die/blue/']").first
    value = int((die.get_attribute("data-spot") or "")[-1])
    press(person, f"die/blue/{value}")
    press(person, f"line/row/{value}")
    return value


def test_a_blue_die_and_the_head_of_its_row_are_both_pressed(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "tile")
    choose_colony(mira)
    page = mira.page
    for value in range(1, 7):
        die, head = page.locator(f"[data-piece='die-blue-0:{value}']"), page.locator(f"[data-head='row-{value}']")
        if die.count():
            first, second = die.bounding_box(), head.bounding_box()
            assert first is not None
            assert second is not None
            assert first["x"] + first["width"] <= second["x"]
    value = use_blue_die(mira)
    expect(page.locator(".draft")).to_contain_text(f"Use it as {value}: row")


def test_a_used_die_shows_its_face(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "tile")
    choose_colony(mira)
    value = use_blue_die(mira)
    die = mira.page.locator("[data-piece^='on-blue:0/']")
    for _ in range(20):
        if die.count():
            break
        mira.decide(0, by_keyboard=False)
    assert die.locator(".pip").count() == value


def test_heads_can_be_read_while_their_line_is_shown(meet: Meet) -> None:
    """The digit stands out from its head, whichever die or head the pointer rests on; no price is cut."""
    mira = meet()
    seat(mira, "base", "line")
    choose_colony(mira)
    page = mira.page
    die = page.locator(".place.lit[data-spot^='die/white/']").first
    value = (die.get_attribute("data-spot") or "")[-1]
    before = mira.seq()
    die.click()
    changed(mira, before)
    page.mouse.move(2, 2)
    for hovered in (None, f"die/white/{value}", f"line/column/{value}", f"line/column/{int(value) % 6 + 1}"):
        if hovered:
            page.locator(f"[data-spot='{hovered}']").hover()
        assert page.evaluate(FAINT_HEADS) == []
    ground = page.locator("section.ground svg[role=group]").bounding_box()
    assert ground is not None
    for price in page.locator("[data-head] .price").all():
        box = price.bounding_box()
        assert box is not None
        assert box["y"] >= ground["y"]


FAINT_HEADS = """() => [...document.querySelectorAll('[data-head]')].filter((head) => {
  const light = (colour) => colour.match(/[0-9.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  const [plate, digit] = [head.querySelector('.ring, .plate'), head.querySelector('text')];
  return Math.abs(light(getComputedStyle(plate).fill) - light(getComputedStyle(digit).fill)) < 250;
}).map((head) => head.textContent)"""


def take_tile(person: Person) -> None:
    before = person.seq()
    person.page.locator(".place.lit[data-spot^='tile/']").first.click()
    changed(person, before)
    if person.page.locator(".talk .move", has_text="Pay").count():
        person.decide(0, by_keyboard=False)


def test_a_tile_is_turned_and_laid_on_the_grid(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "tile")
    choose_colony(mira)
    take_tile(mira)
    page = mira.page
    cell = page.locator("[data-cell]").nth(5)
    cell.hover()
    ghost = page.locator(".ghost .edge")
    first = ghost.get_attribute("d")
    page.keyboard.press("r")
    assert ghost.get_attribute("d") != first
    page.keyboard.press("Shift+R")
    assert ghost.get_attribute("d") == first
    page.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("d", first or "")
    page.mouse.wheel(0, -100)
    expect(ghost).to_have_attribute("d", first or "")
    page.evaluate("addEventListener('contextmenu', (event) => (window.shown = !event.defaultPrevented))")
    cell.click(button="right")
    assert ghost.get_attribute("d") != first
    assert page.evaluate("window.shown") is False
    page.get_by_role("button", name="Turn the tile to the left").click()
    cell.hover()
    assert ghost.get_attribute("d") == first
    page.locator("#prompt").click(button="right")
    assert page.evaluate("window.shown") is True, "elsewhere the right button is the browser's"
    cell.hover()
    before = mira.seq()
    cell.click()
    changed(mira, before)
    expect(page.locator(".draft")).to_contain_text("Lay its first cell")


@pytest.mark.parametrize("start", [".one:has(.place.lit[data-spot^='tile/'])", ".hand .tile"])
def test_a_tile_is_dragged_to_the_colony(meet: Meet, start: str) -> None:
    """Straight from the display, or when it is in hand already."""
    mira = meet()
    seat(mira, "base", "tile")
    choose_colony(mira)
    page = mira.page
    if "hand" in start:
        take_tile(mira)
    box = page.locator(start).first.bounding_box()
    assert box is not None
    before = mira.seq()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 30, steps=4)
    cell = page.locator("[data-cell]").nth(5)
    cell.wait_for()
    there = cell.bounding_box()
    assert there is not None
    page.mouse.move(there["x"] + 20, there["y"] + 20, steps=8)
    page.locator(".ghost .edge").wait_for()
    page.mouse.up()
    changed(mira, before)
    expect(page.locator(".draft")).to_contain_text("Lay its first cell")


def test_declining_names_what_is_skipped(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "skip")
    decide_until(mira, ".talk .move:has-text('Skip this building')", random.Random(2))


def test_the_topmost_marker_begins_the_next_year(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "first")
    decide_until(mira, ".passing .next", random.Random(4))
    passed = mira.page.locator(".passing .place[data-holds]:not([data-holds=''])").first
    topmost = passed.locator(".seat-mark").first.get_attribute("aria-label")
    assert topmost
    expect(mira.page.locator(".passing .next .seat-mark")).to_have_attribute("aria-label", topmost)


def test_a_tile_is_laid_with_the_keyboard_alone(meet: Meet) -> None:
    mira = meet()
    seat(mira, "advanced", "hall")
    page = mira.page
    before = mira.seq()
    page.locator(".place.lit[data-spot^='hall/']").first.focus()
    page.keyboard.press("Enter")
    changed(mira, before)
    page.locator("[data-cell]").first.focus()
    place = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") != place
    page.keyboard.press("]")
    before = mira.seq()
    page.keyboard.press("Enter")
    changed(mira, before)


def test_what_cannot_be_done_says_why(meet: Meet) -> None:
    mira = meet()
    seat(mira, "base", "why")
    choose_colony(mira)
    mira.page.locator("[data-spot^='dock/']").first.click()
    expect(mira.page.locator(".toast").first).to_contain_text("S")


def test_the_colonies_of_others_are_a_click_away(meet: Meet) -> None:
    mira = meet()
    seat(mira, "maya", "others")
    page = mira.page
    expect(page.locator("section.ground svg[role=group]")).to_have_attribute("aria-label", "Maya city of Mira")
    page.locator(".rail .mini").nth(2).click()
    expect(page.locator("section.ground svg[role=group]")).to_have_attribute("aria-label", r"Colony of Macaw")
    back = page.get_by_role("button", name="back to your own")
    bar, heads = back.bounding_box(), page.locator("[data-head^='column-']").last.bounding_box()
    assert bar is not None
    assert heads is not None
    assert bar["y"] + bar["height"] <= heads["y"], "the way back covers no head"
    back.click()
    expect(page.locator("section.ground svg[role=group]")).to_have_attribute("aria-label", "Maya city of Mira")


def test_the_maya_bargains_with_another_player(meet: Meet) -> None:
    mira, ostap = meet(), meet("Остап", "uk")
    for person in (mira, ostap):
        person.introduce()
    options = {"maya": True, "maya_seat": 1}
    table = mira.make_table("me", "open", game="santamaria", seed="bargain-2", options=options)
    mira.sit(table)
    ostap.sit(table)
    ostap.page.get_by_role("button", name="Сісти").click()
    rng = random.Random(1)
    for _ in range(40):
        if ostap.has_turn():
            ostap.play_turn(rng)
        if mira.has_turn():
            if mira.page.locator(".place.lit[data-spot$='/trade']").count():
                break
            mira.play_turn(rng)
        mira.page.wait_for_timeout(100)

    def press(person: Person, spot: str) -> None:
        before = person.seq()
        person.page.locator(f".place.lit[data-spot{spot}]").first.click()
        changed(person, before)

    press(mira, "$='/trade'")
    press(mira, "='seat/2'")
    press(mira, "^='give/'")
    expect(mira.page.locator(".bargain")).to_contain_text("puts an offer together")
    press(mira, "='propose'")
    if mira.page.locator(".talk .bar .go").count():
        mira.decide(0, by_keyboard=False)
    expect(ostap.page.locator(".bargain")).to_contain_text("очікуємо: Остап")
    expect(mira.page.locator(".bargain")).to_contain_text("waiting for Остап")
    press(ostap, "='accept'")
    ostap.play_turn(rng)
    expect(mira.page.locator(".bargain")).to_have_count(0)


# --- access and small screens ---


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("form", ["base", "maya"])
def test_axe_finds_nothing_serious(meet: Meet, form: str, theme: str) -> None:
    mira = meet(color_scheme=theme)
    seat(mira, form, "axe")
    mira.page.wait_for_timeout(1200)
    assert serious(mira) == []
    decide_until(mira, ".talk .bar .go", random.Random(5))
    assert serious(mira) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("form", ["base", "kingdoms", "maya"])
def test_everything_on_the_board_can_be_read(meet: Meet, form: str, theme: str) -> None:
    mira = meet("Мира", "ru", color_scheme=theme)
    seat(mira, form, f"read-{form}")
    mira.play_on(10, random.Random(7))
    found = unreadable_at_any_size(mira.page)
    assert not found, "\n".join(["", *found])


def test_scholars_bishops_and_loads_have_names(meet: Meet) -> None:
    mira = meet("Мира", "ru")
    seat(mira, "base", "names")
    page = mira.page
    names = page.locator(".people .scholar .name, .people .bishop .name").all_inner_texts()
    assert len(names) == page.locator(".people .scholar .place, .people .bishop .place").count() == 6
    known = {
        word.replace("\u00ad", "")
        for id in (*SCHOLARS, *BISHOPS)
        for word in [said("scholar", id) or said("bishop", id)]
    }
    assert {name.replace("\u00ad", "") for name in names} <= known
    loads = page.locator(".harbour .word").all_inner_texts()
    assert set(loads) <= {"древесина", "зерно", "сахар", "самоцвет", "золото"}
    assert len(loads) >= 8


def said(kind: str, id: str) -> str:
    words = GAME.words("ru")
    return words.say(f"{kind}-{id}") if words.has(f"{kind}-{id}") else ""


def test_a_phone_has_its_tabs(meet: Meet) -> None:
    mira = meet("Мирослава", "uk", viewport=PHONE, has_touch=True, is_mobile=True)
    seat(mira, "kingdoms", "phone")
    page = mira.page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tabs = page.locator("nav[aria-label='Частини столу'] button")
    for name, part in (("Кубики", ".part .dice"), ("Поле", ".part .tracks"), ("Інші", ".part svg[role=group]")):
        tabs.filter(has_text=name).tap()
        expect(page.locator(part).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# --- whole games ---


def play_out(people: list[tuple[Person, bool]], rng: random.Random) -> None:
    """Everybody decides when it is their turn, until the game is over."""
    for _ in range(MOST_ROUNDS):
        if people[0][0].is_over():
            return
        acted = False
        for person, by_keyboard in people:
            if person.has_turn():
                person.decide(rng.randrange(100), by_keyboard)
                acted = True
        if not acted:
            people[0][0].page.wait_for_timeout(50)
    pytest.fail("the game does not end")


@pytest.mark.slow
def test_two_people_and_code_play_to_the_end(meet: Meet) -> None:
    mira, petr = meet("Мирослава", "uk"), meet("Пётр", "ru")
    for person in (mira, petr):
        person.introduce()
    table = mira.make_table("me", "open", "greedy", game="santamaria", seed="santamaria-base")
    mira.sit(table)
    petr.sit(table)
    petr.page.get_by_role("button", name="Сесть").first.click()
    play_out([(mira, False), (petr, True)], random.Random("base"))
    expect(mira.page.get_by_role("dialog")).to_contain_text("1-ше місце")
    expect(petr.page.get_by_role("dialog")).to_contain_text("1-е место")
    scores = [person.page.locator("dialog tfoot td").all_inner_texts() for person in (mira, petr)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3


@pytest.mark.slow
@pytest.mark.parametrize("form", ["solo", "solo-maya"])
def test_one_person_plays_to_the_end(meet: Meet, form: str) -> None:
    mira = meet()
    seat(mira, form, f"whole-{form}")
    expect(mira.page.locator("header").first).to_contain_text("Goal: 100")
    play_out([(mira, False)], random.Random(form))
    expect(mira.page.get_by_role("dialog")).to_be_visible()
    expect(mira.page.locator(".log")).to_contain_text("the goal of 100")


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5])
def test_all_modules_with_a_maya_seat_to_the_end(meet: Meet, players: int) -> None:
    mira, ostap = meet("Mira", "en"), meet("Остап", "uk")
    for person in (mira, ostap):
        person.introduce()
    kinds = ["me", "open"] + ["random"] * (players - 2)
    options = {**KINGDOMS, "maya_seat": 2}
    table = mira.make_table(*kinds, game="santamaria", seed=f"santamaria-all-{players}", options=options)
    mira.sit(table)
    ostap.sit(table)
    ostap.page.get_by_role("button", name="Сісти").first.click()
    play_out([(mira, False), (ostap, True)], random.Random(players))
    expect(ostap.page.get_by_role("dialog")).to_contain_text("1-ше місце")
    expect(mira.page.locator("dialog tfoot td")).to_have_count(players)
