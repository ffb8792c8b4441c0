"""The board of Tawantinsuyu as the eye meets it: large, named, nothing cut, nothing covered, nothing that jumps."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.people import MOVED, Person
from browser.reading import unreadable
from browser.test_tawantinsuyu import play_until, press, sit

LAPTOP = {"width": 1280, "height": 720}
DESKTOP = {"width": 1440, "height": 900}
TABLETS = ({"width": 1024, "height": 768}, {"width": 820, "height": 1180})
CODE = re.compile(r"\b(?:[TMBPZGA]\d\d|SW\d\d)\b")

PANELS = ".room .panel, .room .hill, .below > .below"
PILED = ".hill, .hand, .tapestry"
SCROLLED = ".shelved .shelf, .her .told"  # on a tablet; what the rival of a single player did


def size(person: Person, selector: str) -> tuple[int, int]:
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return round(box["width"]), round(box["height"])


@pytest.mark.parametrize(("screen", "card"), [(LAPTOP, (60, 120)), (DESKTOP, (64, 170))])
def test_cards_and_cells_are_large(meet: Meet, screen: dict[str, int], card: tuple[int, int]) -> None:
    mira = meet(viewport=screen)
    sit(mira, "me", "greedy", "greedy", "greedy", seed="large")
    play_until(mira, "Your turn", random.Random(1))
    assert size(mira, ".hand .card .card") == card
    least = (80, 27) if screen is LAPTOP else (92, 38)
    wide, high = size(mira, ".place")
    assert wide >= least[0] and high >= least[1], (wide, high)
    assert size(mira, ".hill")[0] >= (490 if screen is LAPTOP else 600)


@pytest.mark.parametrize(("kinds", "language"), [(("me",), "uk"), (("me", "greedy", "random", "random"), "ru")])
def test_nothing_is_small_cut_or_over_another(meet: Meet, kinds: tuple[str, ...], language: str) -> None:
    mira = meet(language=language)
    sit(mira, *kinds, seed="fit")
    rng = random.Random(7)
    for turn in range(6):
        for screen in (LAPTOP, DESKTOP, *TABLETS) if turn % 3 == 0 else (LAPTOP,):
            mira.page.set_viewport_size(screen)
            mira.page.wait_for_timeout(150)
            found = unreadable(mira.page, PANELS, PILED, SCROLLED, tablet=screen in TABLETS)
            assert not found, "\n".join([f"{screen}: {mira.headline().inner_text()}", *found])
        mira.page.set_viewport_size(LAPTOP)
        mira.play_on(8, rng)


def test_no_code_stands_on_the_board(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", "greedy", seed="names")
    play_until(mira, "Your turn", random.Random(2))
    page = mira.page
    said = page.locator("main").evaluate(
        "main => [main.innerText, ...[...main.querySelectorAll('*')].flatMap("
        "each => [each.dataset?.tip ?? '', each.getAttribute('aria-label') ?? ''])].join('\\n')"
    )
    assert not CODE.findall(said)
    names = page.locator(".market .head b").all_inner_texts()
    assert len(names) == 4
    assert all(len(name) > 4 for name in names)


def test_what_explains_a_space_stays_on_the_hill_and_beside_it(meet: Meet) -> None:
    mira = meet(language="ru")
    sit(mira, "me", "greedy", seed="tips")
    play_until(mira, "Ваш ход", random.Random(9))
    page = mira.page
    hill = page.locator("section.hill").bounding_box()
    assert hill is not None
    for spot in page.locator("[data-spot^='space/']").all():
        spot.hover(force=True)
        tip = page.locator(".hill [role=tooltip]").bounding_box()
        space = spot.bounding_box()
        assert tip is not None and space is not None
        assert tip["x"] >= hill["x"] - 1 and tip["x"] + tip["width"] <= hill["x"] + hill["width"] + 1
        assert tip["y"] >= hill["y"] - 1 and tip["y"] + tip["height"] <= hill["y"] + hill["height"] + 1
        x, y = space["x"] + space["width"] / 2, space["y"] + space["height"] / 2
        assert not (tip["x"] < x < tip["x"] + tip["width"] and tip["y"] < y < tip["y"] + tip["height"])
    over = "tip => tip.matches(':popover-open')"
    assert page.locator(".hill [role=tooltip]").evaluate(over), "it lies over the decks in the corners, and over rings"


def choice_of_workers(person: Person) -> set[str]:
    """The workers of different kinds that may be placed now, if there are several."""
    workers = {said.split()[-1] for said in person.page.locator(".tray .worker").all_inner_texts()}
    may = person.page.locator("[data-spot^='space/'].spot").count() > 0
    return workers if may and len(workers) > 1 else set()


def test_the_chooser_tells_what_each_worker_does(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", "greedy", seed="workers")
    page, rng = mira.page, random.Random(3)
    play_until(mira, "Your turn", rng)
    while not (workers := choice_of_workers(mira)):
        mira.decide(rng.randrange(100), by_keyboard=False)
        play_until(mira, "Your turn", rng)
    page.locator("[data-spot^='space/'].spot").first.focus()
    page.keyboard.press("Enter")
    rows = page.locator(".chooser .move")
    assert rows.count() > 1
    for row in rows.all():
        said = row.inner_text()
        assert any(worker in said for worker in workers), said
        assert re.search(r"\(W4[2-6]\)", said), said


def test_a_pawn_lies_on_the_space_while_it_is_paid(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", seed="pay4")
    play_until(mira, "Your turn", random.Random(4))
    mira.unfold()
    page = mira.page
    press(mira, page.locator(".talk .move[data-move^='place']").last)
    expect(mira.headline()).to_contain_text("do you pay")
    expect(page.locator(".hill .announced")).to_have_count(1)


def test_the_action_and_the_worker_are_named(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", "greedy", seed="named")
    page = mira.page
    play_until(mira, "Do you perform the action", random.Random(5))
    action = page.locator(".talk .move", has_text="Perform:").inner_text().split(":")[1].split()[0]
    instead = re.compile(f"1 gold instead of.*{action}", re.I | re.S)
    expect(page.locator(".talk .move", has_text=instead)).to_have_count(1)
    expect(page.locator(".offer .choice", has_text=f"Perform: {action}")).to_have_count(1)
    play_until(mira, "do you hire a worker", random.Random(6))
    expect(page.locator(".talk .prompt")).to_contain_text("somebody leaves the game")
    ends = page.locator(".village .end [role=img]").evaluate_all("pawns => pawns.map(pawn => pawn.ariaLabel)")
    rows = page.locator(".talk .move", has_text=re.compile("end; you have")).all_inner_texts()
    assert rows
    for row in rows:
        assert any(worker.lower() in row.lower() for worker in ends), (row, ends)


def test_nothing_comes_under_the_pointer_where_a_card_was(meet: Meet) -> None:
    mira = meet()
    sit(mira, "me", "greedy", seed="places")
    play_until(mira, "Which of the cards laid out", random.Random(8))
    page = mira.page
    for _ in range(3):
        cards = page.locator(".offer .line .press")
        if not cards.count():
            break
        box = cards.first.bounding_box()
        assert box is not None
        before = mira.seq()
        press(mira, cards.first)
        assert mira.seq() != before
        while not page.locator("#prompt", has_text="Which of the cards laid out").count():
            under = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('.choice')?.textContent ?? ''",
                [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
            )
            assert under == ""
            seq = mira.seq()
            mira.decide(0, by_keyboard=False)
            page.wait_for_function(MOVED, arg=seq)
        expect(page.locator(".offer .hole").first).to_be_attached()
