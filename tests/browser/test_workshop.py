"""The workshop: components are put right, saved, played with, replayed and exported, in three languages."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Meet
from browser.people import PHONE, WIDE, Person
from browser.test_access import serious
from browser.test_host import account
from cenote import games
from cenote.cli import main
from server.house import Server

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "uk", "ru")
LIVE, WORDS, ALERT, SAVE = ".form [data-live]", ".form [data-words]", ".form .message", ".form footer .go"
FILES = ".draft .button >> nth=0"
DOWNLOAD, KEEP, PLAY = (f"dialog .line .button >> nth={place}" for place in range(3))
SEED = "workshop"  # what it deals lies open at the tables below


@dataclass(frozen=True)
class Correction:
    """What somebody finds on a card that lies open at the table: one more than we have. And what no card can have."""

    game: str
    piece: str
    field: str
    bad: str

    @property
    def id(self) -> str:
        return self.piece.partition("/")[2]

    @property
    def number(self) -> str:
        kind, _, id = self.piece.partition("/")
        ours = games.get(self.game).components()[kind][id][self.field]
        return str(1 + (next(iter(ours.values())) if isinstance(ours, dict) else ours))


CORRECTIONS = (
    Correction("tzolkin", "building/A1-07", "cost", "-1"),
    Correction("santamaria", "ship/S01", "points", "-3"),
    Correction("endlesswinter", "card/C09", "points", "900"),
    Correction("tawantinsuyu", "conquest/chinchaysuyu-2", "turn", "0.3"),
)


def open_piece(person: Person, game: str, piece: str) -> None:
    person.page.goto(f"/workshop/{game}?piece={piece}")
    person.page.locator(LIVE).wait_for()
    expect(card(person.page, piece)).to_be_visible()


def card(page: Page, piece: str) -> Locator:
    return page.locator(f'[data-piece-key="{piece}"]')


def number(page: Page, field: str) -> Locator:
    return page.locator(f".form [data-field={field}] .stepper input").first


def correct(person: Person, correction: Correction) -> None:
    """Type a number that cannot be, hear why, then the right one; drawing and words follow; save."""
    page = person.page
    open_piece(person, correction.game, correction.piece)
    drawn, said = page.locator(LIVE).inner_html(), page.locator(WORDS).inner_text()
    number(page, correction.field).fill(correction.bad)
    expect(page.locator(ALERT)).to_have_count(1)
    assert len(page.locator(ALERT).locator("p").inner_text()) > 10
    expect(page.locator(SAVE)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+Enter")
    number(page, correction.field).fill(correction.number)
    expect(page.locator(ALERT)).to_have_count(0)
    assert page.locator(LIVE).inner_html() != drawn
    expect(page.locator(WORDS)).not_to_have_text(said)
    page.keyboard.press("Control+Enter")
    expect(card(page, correction.piece).locator("svg.verified")).to_have_count(1)


def download(person: Person, folder: Path) -> str:
    with person.page.expect_download() as saving:
        person.page.locator(DOWNLOAD).click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file.read_text(encoding="utf-8")


def start_private_table(person: Person) -> str:
    """From the draft to a running table of one's own: the digest of its file."""
    page = person.page
    page.locator(PLAY).click()
    page.wait_for_url("**/new?*")
    expect(page.locator("input[name=file][value]")).to_be_checked()
    digest = page.locator("input[name=file][value]").input_value()
    start_table(person, "private")
    return digest


def start_table(person: Person, visibility: str) -> None:
    """With the deal that the tests know, against code."""
    page = person.page
    page.locator(".counts button", has_text="2").click()
    page.locator(f"input[name=visibility][value={visibility}]").check()
    page.locator("summary").click()
    page.locator("details input").fill(SEED)
    page.locator("form .button.go").click()
    page.wait_for_url("**/t/*")
    person.wait_turn()


def replay_and_bring(person: Person, table: str, folder: Path) -> None:
    """A finished game replays and tells of its file; its record goes out, and comes in again with the same cards."""
    page = person.page
    page.goto(f"/replay/{table}")
    expect(page.locator(".version b")).to_be_visible(timeout=180_000)
    with page.expect_download() as saving:
        page.locator(".talk .buttons .button").nth(1).click()
    saving.value.save_as(folder / "game.quipu")
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(folder / "game.quipu")
    page.locator("form .button.go").click()
    page.wait_for_url("**/replay/*")
    assert not page.url.endswith(table)
    expect(page.locator(".version b")).to_be_visible()


def wait_for_the_end(person: Person, table: str) -> None:
    """Two players of code need no eyes on them."""
    for _ in range(240):
        if person.page.request.get(f"/api/tables/{table}").json()["over"]:
            return
        person.page.wait_for_timeout(500)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("correction", CORRECTIONS, ids=lambda each: each.game)
def test_a_card_is_corrected_and_played_with(meet: Meet, tmp_path: Path, correction: Correction, language: str) -> None:
    mira = meet(language=language)
    page = mira.page
    mira.introduce()
    correct(mira, correction)
    page.reload()
    expect(card(page, correction.piece).locator("svg.verified")).to_have_count(1)
    page.locator(FILES).click()
    text = download(mira, tmp_path)
    assert f"[{correction.piece.replace('/', '.')}]" in text
    assert re.search(rf"^{correction.field} = .*\b{correction.number}\b", text, re.MULTILINE)
    digest = start_private_table(mira)
    expect(page.locator("header .file")).to_be_visible()
    expect(page.locator(f'.board [data-component="{correction.id}"]').first).to_contain_text(correction.number)
    mira.play_on(3, random.Random(4))
    seats = {"game": correction.game, "file": digest, "visibility": "private", "seed": SEED}
    table = mira.make_table("random", "random", **seats).removeprefix("/t/")
    wait_for_the_end(mira, table)
    replay_and_bring(mira, table, tmp_path)
    expect(page.locator(f'.board [data-component="{correction.id}"]').first).to_contain_text(correction.number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_shares_a_file_and_others_play_with_it(meet: Meet, host: Server, language: str) -> None:
    """The command line names the owner, whose file is there for all, at public tables too; others share nothing."""
    correction = CORRECTIONS[0]
    olga, ben = meet(f"Olga-{language}", language), meet(f"Ben-{language}", language)
    account(olga)
    assert main(["owner", olga.name, *host.options[:2]]) == 0
    correct(olga, correction)
    page = olga.page
    page.locator(FILES).click()
    page.locator("dialog input").first.fill(f"box-{language}")
    page.locator(KEEP).click()
    share = page.locator("dialog li", has_text=f"box-{language}").locator(".acts button").nth(1)
    offered = share.inner_text()
    share.click()
    expect(share).not_to_have_text(offered)

    ben.introduce()
    page = ben.page
    open_piece(ben, correction.game, correction.piece)
    page.locator(FILES).click()
    row = page.locator("dialog li", has_text=f"box-{language}")
    expect(row.locator(".acts button")).to_have_count(1)
    row.locator("a.button").first.click()
    page.wait_for_url("**/new?*")
    start_table(ben, "public")
    expect(page.locator("header .file")).to_be_visible()
    expect(page.locator(f'.board [data-component="{correction.id}"]').first).to_contain_text(correction.number)


def test_the_box_may_say_something_unusual(meet: Meet) -> None:
    """60 points are doubted: put back what is usual, undo that, insist; a reload keeps all of it."""
    mira = meet()
    page = mira.page
    mira.introduce()
    open_piece(mira, "tzolkin", "building/A2-08")
    number(page, "effects").fill("60")
    expect(page.locator(ALERT)).to_have_count(1)
    page.get_by_role("button", name="Put 6", exact=True).click()
    expect(number(page, "effects")).to_have_value("6")
    page.get_by_role("button", name="Undo").click()
    expect(number(page, "effects")).to_have_value("60")
    page.reload()
    expect(number(page, "effects")).to_have_value("60")
    page.get_by_role("button", name="The box really says 60").click()
    expect(page.locator(ALERT)).to_have_count(0)
    page.locator(SAVE).click()
    expect(card(page, "building/A2-08").locator("svg.verified")).to_have_count(1)
    expect(page.locator(".form h2")).not_to_have_text("Tomb of the Merchants")


def test_effects_are_moved_removed_and_added(meet: Meet) -> None:
    mira = meet()
    page = mira.page
    mira.introduce()
    open_piece(mira, "tzolkin", "building/A2-08")
    words = page.locator(".form [data-field=effects] li .word")
    expect(words).to_have_count(2)
    assert words.first.input_value() == "market"
    page.get_by_role("button", name="Move down").first.click()
    expect(words.first).to_have_value("vp")
    page.get_by_role("button", name="Remove").nth(1).click()
    expect(words).to_have_count(1)
    page.locator(".form [data-field=effects] .add select").select_option("temple")
    expect(words).to_have_count(2)
    expect(page.locator(WORDS)).to_contain_text("temple")


def test_search_keys_and_chips(meet: Meet) -> None:
    mira = meet()
    page = mira.page
    mira.introduce()
    page.goto("/workshop/tzolkin")
    cards = page.locator(".gallery .card")
    expect(cards).to_have_count(96)
    page.keyboard.press("/")
    page.keyboard.type("tomb merchants")
    expect(cards).to_have_count(1)
    page.locator(".rest .button").click()
    page.get_by_role("button", name=re.compile("^Monuments")).click()
    expect(cards).to_have_count(13)
    page.keyboard.press("n")
    page.locator(LIVE).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(LIVE)).to_have_count(0)


def test_two_files_become_one(meet: Meet, tmp_path: Path) -> None:
    """Where a file and the draft differ, both stand side by side, and one is taken."""
    mira = meet()
    page = mira.page
    mira.introduce()
    open_piece(mira, "tzolkin", "building/A1-07")
    number(page, "cost").fill("2")
    page.locator(SAVE).click()
    expect(card(page, "building/A1-07").locator("svg.verified")).to_have_count(1)
    page.locator(FILES).click()
    theirs = download(mira, tmp_path).replace("wood = 2", "wood = 1")
    (tmp_path / "theirs.toml").write_text(theirs, encoding="utf-8")
    page.locator("dialog input[type=file]").set_input_files(tmp_path / "theirs.toml")
    sides = page.locator("dialog .sides label")
    expect(sides).to_have_count(2)
    merge = page.locator("dialog .end .go")
    expect(merge).to_be_disabled()
    sides.nth(1).click()
    merge.click()
    expect(page.locator("dialog")).to_have_count(0)
    open_piece(mira, "tzolkin", "building/A1-07")
    expect(number(page, "cost")).to_have_value("1")


HOSTILE = {
    "no data": "this = is [not a file",
    "a negative price": '[building.A1-01]\ncost = { wood = -2 }\nstatus = "verified"\n',
    "an effect of its own": '[building.A1-01]\neffects = ["steal 3"]\nstatus = "verified"\n',
    "no such card": '[building.A9-99]\nage = 1\nstatus = "verified"\n',
    "too large": "# " + "a" * 300_000,
    "too deep": "[" + "a." * 400 + "b]\nc = 1\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_file_gets_one_clear_sentence(meet: Meet, tmp_path: Path, language: str) -> None:
    mira = meet(language=language)
    page = mira.page
    mira.introduce()
    page.goto("/workshop/tzolkin")
    page.locator(".gallery .card").first.wait_for()
    page.locator(FILES).click()
    refusal = page.locator("dialog .refusal")
    before = ""
    for name, text in HOSTILE.items():
        file = tmp_path / f"{name}.toml"
        file.write_text(text, encoding="utf-8")
        page.locator("dialog input[type=file]").set_input_files(file)
        expect(refusal).to_have_count(1)
        expect(refusal).not_to_have_text(before)
        before = refusal.inner_text().strip()
        assert len(before) > 10, (name, before)
        assert "\n" not in before, (name, before)
    expect(page.locator(DOWNLOAD)).to_be_disabled()


def show_few(page: Page, piece: str) -> None:
    """A handful of cards is like all of them, and is looked at sooner."""
    page.get_by_role("searchbox").evaluate(
        "(node, id) => { node.value = id; node.dispatchEvent(new Event('input', { bubbles: true })) }",
        piece.partition("/")[2],
    )
    expect(page.locator(".gallery .rest")).to_be_visible()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_serious_in_the_workshop(meet: Meet, theme: str, size: str) -> None:
    mira = meet(color_scheme=theme, viewport=WIDE if size == "wide" else PHONE)
    page = mira.page
    mira.introduce()
    problems: dict[str, list[str]] = {}
    for game, piece in (("santamaria", "colony/A1"), ("endlesswinter", "megalith/M2")):
        open_piece(mira, game, piece)
        show_few(page, piece)
        problems[piece] = serious(mira)
    number(page, "cells").fill("900")
    expect(page.locator(ALERT).first).to_be_visible()
    problems["refused"] = serious(mira)
    assert not any(problems.values()), problems


def test_everything_is_within_reach_on_the_phone(meet: Meet) -> None:
    mira = meet(language="uk", viewport=PHONE, has_touch=True, is_mobile=True)
    page = mira.page
    mira.introduce()
    open_piece(mira, "tawantinsuyu", "production/P04")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """[...document.querySelectorAll('.form :is(button, select, input:not([type=radio]), label:has([type=radio]))')]
            .map(node => [node.outerHTML.slice(0, 90), node.getBoundingClientRect()])
            .filter(([, box]) => box.height && (box.height < 43.5 || box.width < 40)).map(([said]) => said)"""
    )
    assert not small, small
    page.keyboard.press("Escape")
    expect(page.locator(LIVE)).to_have_count(0)
