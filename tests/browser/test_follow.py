"""What holds at every table, whoever plays: names instead of codes, sheets that add up, nothing cut or covered."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest

from browser.conftest import Meet
from browser.people import CONFIRM, FOLD, MOVE, Person
from cenote import games
from test_names import codes_in

GAMES = ("tzolkin", "santamaria", "endlesswinter", "tawantinsuyu")
LANGUAGES = ("en", "uk", "ru")
SIZES = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844))
SECONDS = 60
WHOLE = 900

# (T46), (T76, T81), (S50–S53): where a tip says which rule it tells of.
CITED = re.compile(r"\(([A-Z]\d+(?:(?:, |–)[A-Z]\d+)*)\)")

# Rows, the log without the numbers of its rules, tips and whatever is open above the page.
TOLD = """() => [
    ...[...document.querySelectorAll('.talk .moves, .talk .log, .talk .draft, .chooser, dialog[open]')].map(each => {
        const copy = each.cloneNode(true);
        copy.querySelectorAll('.rule, a, button.rule').forEach(rule => rule.remove());
        return [...copy.querySelectorAll('*')].flatMap(inner => [...inner.childNodes]
            .filter(node => node.nodeType === 3).map(node => node.textContent));
    }).flat(),
    ...[...document.querySelectorAll('main [data-tip]')].map(each => each.dataset.tip),
    ...[...document.querySelectorAll('main [aria-label]')].map(each => each.getAttribute('aria-label')),
].map(text => text.trim()).filter(Boolean)"""

# The parts of a table beside each other: none lies over another, none hangs out of the window.
COVERED = """() => {
    const boxes = [...document.querySelectorAll('main > .talk, main > .rail, main > .board')]
        .map(each => [each.className, each.getBoundingClientRect()]);
    const found = [];
    for (const [name, box] of boxes) {
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            found.push(`${name} hangs out of the window`);
        for (const [other, there] of boxes) {
            const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
            const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
            if (name < other && wide > 2 && high > 12) found.push(`${name} and ${other} overlap by ${wide}x${high}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page scrolls sideways');
    return found;
}"""

# Words that a box cuts without saying so: no ellipsis, no way to scroll.
CUT = """() => { const holder = inner => {
    let at = inner.parentElement;
    while (at && getComputedStyle(at).overflowX === 'visible') at = at.parentElement;
    return at;
}; return [...document.querySelectorAll('main *')].filter(each => {
    if (!(each instanceof HTMLElement) || each.closest('.visually-hidden, [aria-hidden=true]')) return false;
    const style = getComputedStyle(each);
    if (!['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis') return false;
    if (!each.clientWidth || each.closest('.log, .inside, .frame')) return false;
    return [...each.querySelectorAll('*')].some(inner => inner.childNodes.length === 1 &&
        inner.firstChild.nodeType === 3 && inner.firstChild.textContent.trim() &&
        !inner.closest('.visually-hidden') &&
        inner.getBoundingClientRect().width && holder(inner) === each &&
        inner.getBoundingClientRect().right > each.getBoundingClientRect().right + 3);
}).map(each => `${each.tagName}.${each.className}: ${each.innerText.slice(0, 60)}`)}"""


def begin(person: Person, game: str, seed: str) -> None:
    person.introduce()
    person.sit(person.make_table("me", "greedy", "greedy", game=game, seed=seed))


def play(person: Person, seconds: float, rng: random.Random) -> Any:
    """Decide at random, and stop at each decision to look."""
    end = time.monotonic() + seconds
    while not person.is_over() and time.monotonic() < end:
        person.page.locator(f"{MOVE}, {FOLD}, {CONFIRM}, .talk .over").first.wait_for()
        if not person.is_over():
            yield
            person.decide(rng.randrange(100), by_keyboard=False)


def without_rules(game: str, text: str) -> str:
    """A rule that exists may be cited in brackets; it leads to the rule and is no id of a thing."""
    rules = games.get(game).rulebook("en").keys()
    return CITED.sub(lambda found: "" if set(re.split(", |–", found[1])) <= rules else found[0], text)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_reads_a_code(meet: Meet, game: str, language: str) -> None:
    mira = meet("Mira", language)
    begin(mira, game, f"codes-{language}")
    read: set[str] = set()
    for _ in play(mira, SECONDS, random.Random(game + language)):
        mira.unfold()
        read |= set(mira.page.evaluate(TOLD))
    assert len(read) > 100
    wrong = [text for text in read if codes_in(games.get(game), without_rules(game, text))]
    assert not wrong, sorted(wrong)[:20]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_column_of_the_score_sheet_adds_up(meet: Meet, game: str) -> None:
    mira = meet()
    begin(mira, game, "sheet")
    for _ in play(mira, WHOLE, random.Random(game)):
        pass
    assert mira.is_over()
    sheet = mira.page.locator("dialog table").first
    sheet.wait_for()
    totals = [number(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    for part in ("tr[data-source]", "tr.block"):  # each source by itself, and the blocks of the pad
        rows = [row.locator("td").all_inner_texts() for row in sheet.locator(f"tbody {part}").all()]
        sums = [sum(map(number, column)) for column in zip(*rows, strict=True)]
        assert sums == totals, part


def number(text: str) -> float:
    """1¾ and −2, as people write them."""
    quarters = {"¼": 0.25, "½": 0.5, "¾": 0.75}
    match = re.fullmatch(r"([−-]?)(\d*)([¼½¾]?)", text.strip())
    assert match, text
    sign, whole, part = match.groups()
    return (-1 if sign else 1) * (int(whole or 0) + quarters.get(part, 0))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_covered(meet: Meet, game: str, size: tuple[int, int]) -> None:
    mira = meet("Mira", "ru", viewport={"width": size[0], "height": size[1]})
    begin(mira, game, "sizes")
    rng, found = random.Random(5), set[str]()
    for step, _ in enumerate(play(mira, SECONDS, rng)):
        mira.page.wait_for_timeout(150)
        found |= set(mira.page.evaluate(COVERED)) | set(mira.page.evaluate(CUT))
        if step >= 14:
            break
    assert not found, sorted(found)[:20]


# What may be played lies open: neither a lit place nor a row of the list has anything of a note over it.
UNDER_THE_NOTE = """() => {
    const note = document.querySelector('.toast').getBoundingClientRect();
    return [...document.querySelectorAll('main .lit, main .spot, .talk .move, .talk .bar button')].filter(each => {
        const box = each.getBoundingClientRect();
        return box.width && box.left < note.right && note.left < box.right
            && box.top < note.bottom && note.top < box.bottom;
    }).map(each => each.className.baseVal ?? each.className);
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_note_lies_over_nothing_that_can_be_played(meet: Meet, size: tuple[int, int]) -> None:
    mira = meet("Mira", "ru", viewport={"width": size[0], "height": size[1]})
    begin(mira, "tzolkin", "notes")
    blocked = mira.page.locator(".talk .fold.stop")
    for _ in play(mira, SECONDS, random.Random(2)):
        mira.page.wait_for_timeout(1200)  # reasons come when somebody takes a moment to think
        if blocked.count():
            break
    blocked.click()
    mira.page.locator(".talk .move.blocked").first.click(force=True)  # it says why, and does nothing else
    mira.page.locator(".toast.why").wait_for()
    assert not mira.page.evaluate(UNDER_THE_NOTE)
