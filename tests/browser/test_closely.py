"""Looking closely: inspector, tips, tableaus, rules beside the board, legend, reasons of hints, sheets that add up."""

from __future__ import annotations

import json
import random
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Meet
from browser.people import PHONE, WIDE, Person
from cenote import games
from cenote.arena import simulate

pytestmark = pytest.mark.slow

GAMES = ("tzolkin", "santamaria", "endlesswinter", "tawantinsuyu")
ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
QUARTERS = {"¼": Fraction(1, 4), "½": Fraction(1, 2), "¾": Fraction(3, 4)}
TIP = "[role=tooltip]:popover-open"
OVERLAPS = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].some((each) => {
    const b = each.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  });
}"""

UNCOVERED = """all => all.findIndex((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
# From the board on, each arrow key at each thing that any of them led to; the things that none led to.
NOT_REACHED = """() => {
  const board = document.querySelector('.board');
  const press = (key) => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement;
  };
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  board.focus();
  const reached = new Set([press('ArrowDown')]);
  for (const thing of reached)
    for (const key of keys) {
      thing.setAttribute('tabindex', '-1');
      thing.focus();
      reached.add(press(key));
    }
  return [...board.querySelectorAll('[data-component]')]
    .filter((each) => each.getBoundingClientRect().width && each.checkVisibility() && !reached.has(each))
    .map((each) => each.dataset.component);
}"""

every_game = pytest.mark.parametrize("game", GAMES)


def sit_down(person: Person, game: str, turns: int = 0, rivals: int = 2, seed: str = "closely") -> Page:
    """At a table with rivals of code, after some turns' worth of decisions by chance."""
    person.introduce()
    person.sit(person.make_table("me", *["random"] * rivals, game=game, seed=seed))
    person.play_on(5 * turns, random.Random(7))
    return person.page


def inside(page: Page, part: Locator) -> bool:
    box, window = part.bounding_box(), page.viewport_size
    assert box is not None and window is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] + box["height"] <= window["height"] + 1
    )


# --- the inspector ---


@every_game
def test_a_right_click_looks_closely(meet: Meet, game: str) -> None:
    page = sit_down(meet(), game, turns=1)
    things = page.locator(".board button[data-component]:visible")
    things.nth(things.evaluate_all(UNCOVERED)).click(button="right")
    seen = page.locator(".inspector")
    expect(seen.locator("h2")).not_to_be_empty()
    expect(seen.locator(".twin > *")).to_be_visible()
    expect(seen.locator(".source")).to_have_text(re.compile("rulebook|public|recalled|reconstructed"))
    expect(seen.locator("dl a").first).to_have_text(re.compile(r"^[A-Z]+\d+$"))
    assert inside(page, seen)
    name = seen.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(seen.locator("h2")).not_to_have_text(name)
    page.keyboard.press("ArrowLeft")
    expect(seen.locator("h2")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(seen).to_have_count(0)


def test_a_monument_shows_what_it_takes_and_where_everybody_stands(meet: Meet) -> None:
    mira = meet()
    page = sit_down(mira, "tzolkin", turns=2)
    page.locator(".board button[data-component^='M-']:visible").first.click(button="right")
    seen = page.locator(".inspector")
    expect(seen.locator(".ladder .seat-mark")).to_have_count(3)
    expect(seen.locator(".ladder li.mine .seat-mark")).not_to_have_count(0)
    goods = seen.locator(".needed")
    expect(goods.first).to_contain_text("you have")
    for good in goods.all():
        need, have = (int(number) for number in re.findall(r"\d+", good.inner_text()))
        assert good.locator(".pips i").count() == need
        assert good.locator(".pips .full").count() == min(need, have)
        assert good.locator(".short").count() == (have < need)


def test_a_right_click_that_a_game_uses_is_left_to_it(meet: Meet) -> None:
    page = sit_down(meet(), "santamaria")
    page.evaluate("document.querySelector('.board').addEventListener('contextmenu', (each) => each.preventDefault())")
    page.locator(".board button[data-component]:visible").first.click(button="right", force=True)
    page.wait_for_timeout(200)
    expect(page.locator(".inspector")).to_have_count(0)


def test_focus_and_i_look_closely_and_the_focus_comes_back(meet: Meet) -> None:
    mira = meet()
    page = sit_down(mira, "tzolkin")
    lit = page.locator(".board button.tile.lit").first
    before = mira.seq()
    lit.focus()
    page.keyboard.press("i")
    expect(page.locator(".inspector h2")).to_have_text(lit.get_attribute("aria-label") or "")
    expect(page.locator(".inspector dl")).to_contain_text("Now")
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)
    expect(lit).to_be_focused()
    assert mira.seq() == before, "looking plays nothing"


@every_game
def test_arrow_keys_reach_every_component_of_the_board(meet: Meet, game: str) -> None:
    mira = meet()
    page = sit_down(mira, game)
    before = mira.seq()
    page.locator("section.board").focus()
    page.keyboard.press("ArrowDown")
    rng = random.Random(3)
    for _ in range(100):
        if page.evaluate("document.activeElement.matches('[data-component]:not(.lit, .spot)')"):
            break
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    component = page.evaluate("document.activeElement.dataset.component")
    page.keyboard.press("i")
    expect(page.locator(".inspector .told")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".inspector")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.component") == component
    page.keyboard.press("Enter")
    assert page.evaluate(NOT_REACHED) == []
    assert mira.seq() == before, "going about the board plays nothing"


def test_a_long_press_looks_and_plays_nothing(meet: Meet) -> None:
    mira = meet(viewport=PHONE, has_touch=True)
    page = sit_down(mira, "tzolkin", turns=1)
    before = mira.seq()
    box = page.locator(".board [data-spot^='space/']").first.bounding_box()
    assert box is not None
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(page.locator(".inspector")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(page.locator(".inspector")).to_be_visible()
    assert inside(page, page.locator(".inspector"))
    assert mira.seq() == before
    page.locator(".inspector .close").tap()
    expect(page.locator(".inspector")).to_have_count(0)


def test_who_rests_a_long_moment_sees_it_large(meet: Meet) -> None:
    page = sit_down(meet(), "tzolkin", turns=1)
    page.locator(".board button.tile").first.hover()
    expect(page.locator(f"{TIP}.grown .twin > *")).to_be_visible()
    expect(page.locator(f"{TIP}.grown .source")).to_be_visible()
    page.mouse.move(640, 5)
    expect(page.locator(TIP)).to_have_count(0)


# --- tips ---


@every_game
def test_tips_cover_nothing_that_is_read_and_stay_in_the_window(meet: Meet, game: str) -> None:
    page = sit_down(meet(), game, turns=2)
    things = page.locator(".board [data-tip]:visible, .board [data-component]:visible, .rail [data-tip]:visible").all()
    seen = 0
    for thing in random.Random(3).sample(things, min(14, len(things))):
        page.mouse.move(640, 4)
        expect(page.locator(TIP)).to_have_count(0)
        thing.hover(force=True)
        try:
            page.locator(TIP).wait_for(timeout=1200)
        except Exception:  # something else lies above it
            continue
        seen += 1
        assert inside(page, page.locator(TIP))
        assert not page.evaluate(OVERLAPS, [TIP, ".talk"])
        assert not re.search("Source|reconstructed", page.locator(TIP).inner_text())
    assert seen >= 5


def test_a_tip_of_a_row_leaves_the_list_alone_and_closes(meet: Meet) -> None:
    page = sit_down(meet(), "tzolkin")
    row = page.locator(".talk .move[data-component]").first
    row.hover()
    expect(page.locator(TIP)).to_be_visible()
    assert not page.evaluate(OVERLAPS, [TIP, ".talk"])
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(640, 4)
    page.locator(".board button.tile:not(.lit)").first.hover()
    expect(page.locator(TIP)).to_be_visible()
    page.mouse.down()
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.up()


@every_game
def test_no_title_is_left(meet: Meet, game: str) -> None:
    mira = meet()
    page = sit_down(mira, game, turns=2)
    for address in (page.url, "/", f"/new?game={game}", f"/rules/{game}"):
        page.goto(address)
        page.locator("main").first.wait_for()
        expect(page.locator("body [title], body svg title")).to_have_count(0)


# --- tableaus ---


@every_game
def test_a_panel_opens_the_whole_tableau(meet: Meet, game: str) -> None:
    mira = meet()
    page = sit_down(mira, game, turns=2)
    page.locator(".rail .seat").nth(1).locator("header .score, header .seat-mark").first.click()
    tableau = page.locator(".tableau")
    expect(tableau.locator("h2")).to_have_text("Jaguar")
    expect(tableau.locator(".inside .caption").first).to_be_visible()
    assert not page.evaluate(OVERLAPS, [".tableau", ".talk"]), "the turn goes on beside it"
    page.keyboard.press("c")
    expect(tableau.locator("h2")).to_have_text("Macaw")
    page.keyboard.press("ArrowLeft")
    expect(tableau.locator("h2")).to_have_text("Jaguar")
    tableau.get_by_role("button", name="Mira", exact=True).click()
    expect(tableau.locator("h2")).to_have_text("Mira")
    mira.decide(0, by_keyboard=False)
    expect(tableau).to_be_visible()
    page.locator(".tableau h2").click()
    page.keyboard.press("Escape")
    expect(tableau).to_have_count(0)
    name = page.locator(".rail .seat").nth(2).locator("button.name")
    name.focus()
    page.keyboard.press("Enter")
    expect(tableau.locator("h2")).to_have_text("Macaw")
    page.keyboard.press("Escape")
    expect(name).to_be_focused()


def test_the_discard_of_a_rival_lies_open(meet: Meet) -> None:
    mira = meet()
    page = sit_down(mira, "endlesswinter", turns=4)
    state = json.loads(mira.context.request.get(page.url.replace("/t/", "/api/tables/") + "/at/30").text())
    assert state["view"]["players"][1]["discard"] is not None
    page.locator(".rail .seat").nth(1).locator("header .seat-mark").click()
    expect(page.locator(".tableau")).to_contain_text(re.compile("Discard|Eclipse pile|Above", re.IGNORECASE))
    expect(page.locator(".tableau [data-component]").first).to_be_visible()


# --- rules, legend, hints ---


def test_a_rule_opens_beside_the_board(meet: Meet) -> None:
    mira = meet()
    page = sit_down(mira, "tzolkin", turns=1)
    link = page.locator("#prompt-rule")
    number = link.inner_text().split()[-1]
    link.click()
    sheet = page.locator(".rulesheet")
    expect(sheet.locator(".asked .number")).to_have_text(number)
    assert sheet.locator(".rule").count() > 1, "its neighbours stand with it"
    assert len(page.context.pages) == 1
    sheet.get_by_role("searchbox").fill("monument")
    expect(sheet.locator("mark").first).to_be_visible()
    mira.seq()
    sheet.get_by_role("searchbox").press("1")
    expect(sheet).to_be_visible()
    sheet.get_by_role("searchbox").fill("")
    other = sheet.locator("dd a").first
    wanted = other.inner_text()
    other.click()
    expect(sheet.locator(".asked .number")).to_have_text(wanted)
    page.locator(".board button.tile:not(.lit)").first.click()
    expect(page.locator(".toast.why")).to_be_visible()
    page.locator(".toast a").click()
    expect(sheet.locator(".asked")).to_be_visible()
    sheet.get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator("#prompt").focus()
    page.keyboard.press("?")
    expect(sheet.locator(".asked .number")).to_have_text(number)


def icons_of(game: str) -> set[str]:
    """Those of the table: what only the poster of the lobby uses needs no name."""
    room = ROOMS / game
    code = [file.read_text("utf-8") for file in room.rglob("*.[ts]*") if file.name not in ("Poster.svelte", "card.ts")]
    code += [file.read_text("utf-8") for file in room.glob("*.svelte") if file.name != "Poster.svelte"]
    used = json.loads((room / "icons.json").read_text("utf-8"))
    return {icon for icon in used if any(re.search(rf"['\"]{icon}['\"]", text) for text in code)}


@every_game
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_legend_names_every_icon(meet: Meet, game: str, language: str) -> None:
    mira = meet(language=language)
    page = sit_down(mira, game)
    page.keyboard.press("l")
    legend = page.locator("dialog[open] li[data-icon]")
    legend.first.wait_for()
    named = {each.get_attribute("data-icon"): each.inner_text().strip() for each in legend.all()}
    assert not icons_of(game) - named.keys()
    assert all(named.values())
    assert inside(page, page.locator("dialog[open]"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_hint_says_why(meet: Meet) -> None:
    mira = meet()
    page = sit_down(mira, "tzolkin", turns=1)
    page.locator("button.hint").click()
    told = page.locator(".talk .why tr.told")
    expect(told).to_contain_text(re.compile(r"ith this move\s*\d+\s*\d+%"), timeout=180_000)
    others = page.locator(".talk .why tbody tr:not(.told) th")
    assert others.count() and all(text.strip() for text in others.all_inner_texts())
    page.set_viewport_size({"width": 390, "height": 844})
    expect(told).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the score sheet ---


def finished(person: Person, game: str) -> Page:
    """A table where the game is over, as the record of one brings it."""
    room = games.get(game)
    players = min(4, max(room.players))
    (played,) = simulate(room, ["random"] * players, 1, seed=11, players=players, processes=1, records=True)
    answer = person.context.request.post(
        "/api/import", data={"text": played.record}, headers={"origin": person.address}
    )
    assert answer.ok, answer.text()
    person.page.goto(f"/t/{answer.json()['id']}")
    person.page.locator("dialog tfoot td").first.wait_for()
    return person.page


def number(text: str) -> Fraction:
    """A number as the sheet writes it: −31¼."""
    sign = -1 if text.startswith("−") else 1
    digits = text.lstrip("−")
    quarter = QUARTERS.get(digits[-1:], Fraction(0))
    return sign * (Fraction(digits.rstrip("¼½¾") or "0") + quarter)


def column(rows: list[Locator], place: int) -> list[Fraction]:
    return [number(row.locator("td").nth(place).inner_text()) for row in rows]


@every_game
@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_sheet_adds_up_and_fits(meet: Meet, game: str, window: dict[str, Any]) -> None:
    mira = meet(viewport=window)
    mira.introduce()
    page = finished(mira, game)
    dialog = page.locator("dialog[open]")
    totals = dialog.locator("tfoot td").all_inner_texts()
    rows = dialog.locator("tbody tr[data-source]").all()
    blocks = dialog.locator("tbody tr.block").all()
    for place, total in enumerate(totals):
        assert sum(column(rows, place)) == sum(column(blocks, place)) == number(total)
    pad = ["start", *(source for sources in games.get(game).pad.values() for source in sources)]
    shown = [row.get_attribute("data-source") or "" for row in rows]
    assert shown == sorted(shown, key=pad.index)
    assert inside(page, dialog)
    for button in dialog.locator(".buttons .button").all():
        assert inside(page, button)
    assert inside(page, dialog.locator("tfoot"))
