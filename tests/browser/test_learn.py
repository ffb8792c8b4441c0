"""The first games: in each game a coach leads through ten turns, and through whatever the player does instead."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Meet
from browser.people import CONFIRM, PATIENCE, PHONE, Person
from cenote import games

GAMES = ("tzolkin", "tawantinsuyu", "santamaria", "endlesswinter")
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"
TURNS = 10
MOST_DECISIONS = 160
#: For all decisions of a turn that the coach plays, and for the opponent's answer, in milliseconds.
TURN_TIME = 2 * PATIENCE
NEXT = f".talk .move.advised, {CONFIRM}"
#: What cannot be undone is chosen first and then made.
FINAL = ".talk .bar .final.go"
#: Verbs of Tzolk'in whose moves have a place on the board of a wide screen.
ON_BOARD = {"keep", "place", "pick", "action", "ahead", "advance", "build", "up", "take"}
#: What the closing counts, and the first rule it leads to.
CLOSINGS = {"tzolkin": (5, "T50"), "tawantinsuyu": (7, "W83"), "santamaria": (5, "S73"), "endlesswinter": (7, "E58")}
#: Begin and Skip.
BUTTONS = {"en": ("Begin", "Skip"), "uk": ("Почати", "Пропустити"), "ru": ("Начать", "Пропустить")}


def begin(person: Person, game: str, button: str = "Begin") -> Page:
    person.page.goto(f"/learn/{game}")
    person.page.get_by_role("button", name=button).click()
    person.page.locator(".coach").wait_for()
    return person.page


def turn(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".coach .count").inner_text())[0])


def place(page: Page) -> str:
    """Where the game stands, as far as the page shows it: the moves, the draft, the turn."""
    return str(
        page.evaluate(
            """() => [
                ...[...document.querySelectorAll('.talk [data-move]')].map((row) => row.dataset.move),
                document.querySelectorAll('.draft li').length,
                document.querySelectorAll('.talk .bar .go').length,
                document.querySelector('.talk')?.dataset.seq,
            ].join()"""
        )
    )


def think(page: Page) -> None:
    """Until the coach knows what to say."""
    page.locator(".coach .now[aria-busy=false], .closing").first.wait_for()


def follow(page: Page) -> None:
    """Do what the coach suggests, or confirm, and wait until the page shows what came of it."""
    before = place(page)
    chosen = page.locator(FINAL)
    (chosen if chosen.count() else page.locator(NEXT)).first.click()
    deadline = time.monotonic() + PATIENCE / 1000
    while place(page) == before and not page.locator(".closing").count():
        assert time.monotonic() < deadline, before
        page.wait_for_timeout(20)


def sentence(game: str, text: str) -> str:
    """What the game itself calls a move."""
    notation, words = games.get(game).notation, games.get(game).words("en")
    move = notation.read(text)
    return words.move(notation.verb(move), move)


def check_suggestion(page: Page, game: str) -> None:
    """The coach names it, and it is the only one that is marked in the list; in Tzolk'in on the board too."""
    suggested = page.locator(".talk .advised")
    expect(suggested).to_have_count(1)
    named = suggested.locator(".label, [role=img]").first  # a row, or the piece at the end of one
    if not named.count():
        named = page.locator(".talk .shared", has=suggested).locator(".label")
    label = named.get_attribute("aria-label") or " ".join((named.text_content() or "").split()).rpartition(": ")[2]
    text = suggested.get_attribute("data-move") or ""
    told = page.locator(".coach .now b").inner_text().casefold()
    assert label.casefold() in told or sentence(game, text).casefold() == told
    verb = text.partition(" ")[0]
    if game == "tzolkin":
        expect(page.locator(".board .advised")).to_have_count(1 if verb in ON_BOARD else 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_name_the_same_rules_in_every_language(game: str) -> None:
    rules = games.get(game).rulebook("en")
    english, *others = (cited(game, language) for language in BUTTONS)
    assert [key for key, named in english.items() if key.endswith("-text") and not named] == []
    assert {rule for named in english.values() for rule in named} <= rules.keys()
    assert others == [english, english]


def cited(game: str, language: str) -> dict[str, set[str]]:
    """The rules that each message of a lesson names."""
    text = (LESSONS / game / "learn" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\b[A-Z]{1,2}\d+\b", words)) for key, words in messages}


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_gives_reasons_and_comments_another_choice(meet: Meet, game: str) -> None:
    mira = meet()
    mira.page.goto(f"/learn/{game}")
    expect(mira.page.locator("main ol li")).to_have_count(TURNS)
    expect(mira.page.locator(f"main a[href='/rules/{game}']")).to_be_visible()

    page = begin(mira, game)
    coach = page.locator(".coach")
    expect(coach.locator(".count")).to_have_text(f"Turn 1 of {TURNS}")
    expect(coach.locator(f".text a[href^='/rules/{game}#']").first).to_be_visible()
    coach.get_by_role("button", name="Why?").click()
    expect(coach.locator(".reason")).to_have_text(re.compile(r"\w+ .*\."))
    expect(coach.locator(f".reason a[href^='/rules/{game}#']").first).to_be_visible()
    check_suggestion(page, game)

    page.locator(".talk .move:not(.advised):not(.blocked)").first.click()
    final = page.locator(FINAL)
    if lasting := final.count():
        final.click()
    expect(coach.locator(".remark")).to_contain_text(re.compile(r"You chose “.+” instead\. \w+"))
    if not lasting:
        page.keyboard.press("u")
        expect(coach.locator(".remark")).to_have_count(0)
    expect(page.locator(".move.advised")).to_have_count(1)


def test_a_coach_without_an_answer_says_so_and_can_be_asked_again(meet: Meet) -> None:
    mira = meet()
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, json={"error": "busy", "text": "too many questions"})

    mira.page.route("**/advice*", refuse)
    page = begin(mira, "tzolkin")
    again = page.locator(".coach").get_by_role("button", name="Ask again")
    again.wait_for()
    expect(page.locator(".coach p.now")).to_contain_text("gives no answer")
    tries = len(asked)
    page.wait_for_timeout(2500)  # longer than the coach used to wait between two tries
    assert len(asked) == tries > 1

    page.unroute("**/advice*")
    again.click()
    expect(page.locator(".move.advised")).to_have_count(1)
    expect(again).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_following_the_coach_through_ten_turns(meet: Meet, game: str) -> None:
    mira = meet()
    page = begin(mira, game)
    seen: list[int] = []
    for _ in range(MOST_DECISIONS):
        page.locator(f"{NEXT}, .closing").first.wait_for()
        think(page)
        if page.locator(".closing").count():
            break
        seen.append(turn(page))
        if page.locator(".move.advised").count():
            check_suggestion(page, game)
        follow(page)
    assert sorted(set(seen)) == list(range(1, TURNS + 1))
    assert seen == sorted(seen)

    counted, rule = CLOSINGS[game]
    done = page.locator(".closing .done li").all_inner_texts()
    assert counted - 1 <= len(done) <= counted, "what was not done is left out"
    assert not [deed for deed in done if deed.startswith(("0", "-"))]
    expect(page.locator(".closing a").first).to_have_attribute("href", f"/rules/{game}#{rule}")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(mira.headline()).to_contain_text("Your turn")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


@pytest.mark.slow
def test_a_lesson_goes_on_after_other_choices_and_a_break(meet: Meet) -> None:
    mira = meet()
    page = begin(mira, "tzolkin")
    page.locator(".coach").get_by_role("button", name="Why?").click()
    expect(page.locator(".coach .reason")).to_contain_text("A skull is worth many points")
    page.locator("[data-move='keep W-15']").click()
    expect(page.locator(".coach .remark")).to_contain_text("You chose “Keep: A worker” instead")
    expect(page.locator(".coach .remark")).to_contain_text("eats on every food day")
    page.keyboard.press("u")
    expect(page.locator(".coach .remark")).to_have_count(0)

    page.locator(".coach").get_by_role("button", name="Skip").click()
    expect(page.locator(".coach .count")).to_have_text("Turn 2 of 10")
    page.locator("[data-move='place uxmal']").click()
    expect(page.locator(".coach .remark")).to_contain_text("Uxmal trades")
    expect(page.locator(".move.advised")).to_have_count(1)

    page.locator(".coach").get_by_role("button", name="Leave").click()
    expect(page.locator(".posters")).to_be_visible()
    begin(mira, "tzolkin", "Continue your lesson")
    expect(page.locator(".coach .count")).to_have_text("Turn 2 of 10")
    expect(page.locator(".draft li")).to_have_count(1)
    page.locator(".coach").get_by_role("button", name="Skip").click()
    expect(page.locator(".coach .count")).to_have_text("Turn 3 of 10")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_the_coach_plays_on_a_phone_in_other_languages(meet: Meet, game: str, language: str) -> None:
    guest = meet(language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    start, skip = BUTTONS[language]
    page = begin(guest, game, start)
    coach = page.locator(".coach")
    for step in range(1, TURNS + 1):
        expect(coach.locator(".count")).to_contain_text(re.compile(rf"\b{step}\b.*{TURNS}"))
        check_words(coach.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        coach.get_by_role("button", name=skip).tap()
        if step < TURNS:
            number = re.compile(rf"\b{step + 1}\b.*{TURNS}")
            expect(coach.locator(".count")).to_contain_text(number, timeout=TURN_TIME)
    expect(page.locator(".closing")).to_be_visible(timeout=TURN_TIME)
    check_words(page.locator(".closing").inner_text())


def check_words(text: str) -> None:
    """No id of a message stands there in place of its words, and the words are Cyrillic."""
    assert not re.search(r"(learn|coach)-", text)
    assert len(re.findall("[а-яіїєґё]", text, re.IGNORECASE)) > len(text) / 2
