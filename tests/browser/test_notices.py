"""People say how they are called, are called, and come back by the link; the app installs, and renews itself whole."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from browser.conftest import Meet
from browser.people import PHONE, Person
from browser.test_access import serious
from server.farside import FarSide, Post, link_in, until
from server.house import Server

pytestmark = pytest.mark.slow

WORDS = {
    "en": ("E-mail address", "Send a code", "Code", "Confirm", "It works.", "Quiet hours", "Somebody writes"),
    "uk": (
        "Адреса електронної пошти",
        "Надіслати код",
        "Код",
        "Підтвердити",
        "Працює.",
        "Тихі години",
        "Мені пишуть",
    ),
    "ru": ("Адрес электронной почты", "Прислать код", "Код", "Подтвердить", "Работает.", "Тихие часы", "Мне пишут"),
}


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.stop()


@pytest.fixture(scope="module")
def host(page_is_built: None, tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    options = ("--mail", post.url, "--allow-private-targets", "--notice-after", "0")
    server = Server(folder, str(folder / "cenote.sqlite"), *options)
    yield server
    server.stop()


def ask(person: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"origin": person.address}
    request = person.context.request
    answer = request.get(path) if body is None else request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def mailbox(person: Person, post: Post, address: str) -> None:
    """An address that is confirmed already."""
    post.mail.clear()
    ask(person, "/api/notices/channels", {"way": "mail", "address": address})
    _, channel, code = link_in(str(post.next().get_content()), "confirm").strip("/").split("/")
    ask(person, "/api/notices/confirm", {"channel": channel, "code": code})


def call_ben(meet: Meet, post: Post) -> tuple[str, str, str]:
    """Ben is away, it becomes his turn: the table, his link, and the link to stop such mail."""
    ana, ben = meet("Ana"), meet("Ben")
    ana.introduce()
    ben.introduce()
    mailbox(ben, post, "ben@example.org")
    table = ana.make_table("open", "me", seed="seat-0-begins")
    ask(ben, f"/api{table.replace('/t/', '/tables/')}/join", {})
    mail = post.next()
    return table, link_in(str(mail.get_content()), "come"), link_in(mail["List-Unsubscribe"], "stop")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_an_address_is_added_confirmed_and_set(meet: Meet, post: Post, language: str) -> None:
    address, send, code, confirm, works, quiet, writes = WORDS[language]
    mira = meet("Mira", language)
    mira.introduce()
    page = mira.page
    page.goto("/notices")
    mail = page.locator(".sorts button").nth(1)
    mail.click()
    post.mail.clear()
    page.get_by_label(address).fill("mira@example.org")
    page.get_by_role("button", name=send).click()
    told = str(post.next().get_content())
    field = page.get_by_label(code, exact=True)
    field.fill("wrong")
    page.get_by_role("button", name=confirm).click()
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill(link_in(told, "confirm").rpartition("/")[2].upper())
    page.get_by_role("button", name=confirm).click()
    expect(page.get_by_text(works)).to_be_visible()
    switch = page.get_by_role("switch", name=writes)
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    page.get_by_role("switch", name=quiet).click()
    begins = page.get_by_role("slider").first
    begins.focus()
    page.keyboard.press("ArrowRight")
    expect(begins).to_have_attribute("aria-valuetext", "23:15")
    until(lambda: (ask(mira, "/api/notices")["quiet"] or {}).get("begins") == 23 * 60 + 15)
    assert serious(mira) == []
    assert ask(mira, "/api/notices")["channels"][0]["kinds"]["chat"] is True
    page.reload()
    expect(page.get_by_role("slider").first).to_have_attribute("aria-valuetext", "23:15")


def test_a_webhook_is_tried_and_its_answer_told(meet: Meet) -> None:
    far = FarSide()
    try:
        mira = meet(viewport=PHONE)
        mira.introduce()
        page = mira.page
        page.goto("/notices")
        page.locator(".sorts button").nth(2).click()
        page.locator("main select").select_option("json")
        page.get_by_label("Webhook address").fill(far.url("/hook"))
        page.get_by_role("button", name="Send a code").click()
        expect(page.get_by_text("Answered with 200")).to_be_visible()
        page.get_by_label("Code", exact=True).fill(far.received[0].json["code"])
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("It works.")).to_be_visible()
        far.behaviour["/hook"] = "redirecting"
        page.get_by_role("button", name="Try it").click()
        expect(page.get_by_text("leads on to another one")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("There is no way to call you yet")).to_be_visible()
    finally:
        far.stop()


def test_the_link_leads_to_the_table_as_its_person_once(meet: Meet, post: Post) -> None:
    table, link, _ = call_ben(meet, post)
    elsewhere, thief, zoe = meet("Ben's phone"), meet("Thief"), meet("Zoe")
    zoe.introduce()
    zoe.page.goto(link)
    expect(zoe.page.get_by_text("This link was sent to Ben, and you are here as Zoe.")).to_be_visible()
    zoe.page.get_by_role("button", name="Stay Zoe").click()
    zoe.page.wait_for_url(f"**{table}")
    assert ask(zoe, "/api/me")["name"] == "Zoe"
    elsewhere.page.goto(link)
    elsewhere.page.wait_for_url(f"**{table}")
    expect(elsewhere.page.get_by_text("You are here as Ben.")).to_be_visible()
    elsewhere.wait_turn()
    thief.page.goto(link)
    thief.page.wait_for_url(f"**{table}")
    expect(thief.page.get_by_text("The link has been used already")).to_be_visible()
    assert ask(thief, "/api/me")["id"] is None


def test_whoever_is_asked_may_go_on_as_the_other(meet: Meet, post: Post) -> None:
    table, link, _ = call_ben(meet, post)
    zoe = meet("Zoe")
    zoe.introduce()
    zoe.page.goto(link)
    zoe.page.get_by_role("button", name="Go on as Ben").click()
    zoe.page.wait_for_url(f"**{table}")
    zoe.wait_turn()
    assert ask(zoe, "/api/me")["name"] == "Ben"


def test_mail_is_stopped_by_a_button_not_by_looking(meet: Meet, post: Post) -> None:
    _, _, stop = call_ben(meet, post)
    anybody = meet("")
    anybody.page.goto(stop)
    expect(anybody.page.get_by_text("b…@example.org")).to_be_visible()
    anybody.page.reload()
    anybody.page.get_by_role("button", name="Stop them").click()
    expect(anybody.page.get_by_role("heading", name="Stopped")).to_be_visible()
    anybody.page.goto(stop)
    expect(anybody.page.get_by_role("alert")).to_contain_text("used already")


# --- the worker behind the page ---


def worker(page: Page, context: BrowserContext) -> tuple[Any, str]:
    """The line to the browser, and the name of the worker there."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    heard = lambda event: found.extend(one["registrationId"] for one in event["registrations"])  # noqa: E731
    session.on("ServiceWorker.workerRegistrationUpdated", heard)
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    end = time.monotonic() + 20
    while not found:
        assert time.monotonic() < end, "no worker"
        page.wait_for_timeout(50)
    return session, found[-1]


def pushed(person: Person, told: dict[str, Any]) -> None:
    session, registration = worker(person.page, person.context)
    data = {"origin": person.address, "registrationId": registration, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", data)


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 400; tries++) {
    const notes = await worker.getNotifications();
    if (notes.length) return notes.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
}"""


def test_a_push_is_shown_and_a_second_one_takes_its_place(meet: Meet) -> None:
    mira = meet(permissions=["notifications"])
    mira.introduce()
    told = {"kind": "turn", "title": "Your turn", "text": "With Ana.", "tag": "cenote-x", "waiting": 2}
    pushed(mira, told | {"link": "https://elsewhere.example/t/abc"})
    assert mira.page.evaluate(SHOWN) == [
        {"title": "Your turn", "body": "With Ana.", "tag": "cenote-x", "link": "/t/abc"}
    ]
    pushed(mira, told | {"text": "With Ben.", "link": "/t/abc"})
    mira.page.wait_for_timeout(500)
    assert [note["body"] for note in mira.page.evaluate(SHOWN)] == ["With Ben."]


def test_a_browser_confirms_itself(meet: Meet) -> None:
    """The first push carries the code, which the worker tells back."""
    far = FarSide()
    try:
        mira = meet(permissions=["notifications"])
        mira.introduce()
        tried = ask(mira, "/api/notices/channels", {"way": "json", "address": far.url("/push")})
        mira.page.goto("/notices")
        pushed(mira, far.received[0].json | {"kind": "confirm"})
        until(lambda: ask(mira, "/api/notices")["channels"][0]["status"] == "on")
        expect(mira.page.get_by_text("It works.")).to_be_visible()  # the page hears of it by itself
        assert tried["channel"]["status"] == "new"
    finally:
        far.stop()


@pytest.mark.parametrize(("language", "words"), [("en", "no connection"), ("uk", "Немає"), ("ru", "Нет соединения")])
def test_without_a_line_there_is_a_plain_word(meet: Meet, language: str, words: str) -> None:
    mira = meet("Mira", language)
    mira.page.goto("/")
    mira.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    mira.page.wait_for_function("async () => Boolean(await caches.match('/offline'))")
    mira.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    mira.context.set_offline(True)
    mira.page.goto("/records")
    expect(mira.page.get_by_role("heading")).to_contain_text(words)
    mira.context.set_offline(False)
    mira.page.get_by_role("link").click()
    expect(mira.page.locator("main")).to_be_visible()
    assert mira.page.evaluate("async () => (await caches.keys()).join()") == "cenote-offline"  # no page is kept


def test_the_app_can_be_installed(meet: Meet) -> None:
    mira = meet()
    mira.page.goto("/")
    mira.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = mira.context.new_cdp_session(mira.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and not manifest["errors"]
    for icon in json.loads(manifest["data"])["icons"]:
        assert mira.context.request.get(icon["src"]).ok
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_title_counts_the_games_that_wait(meet: Meet) -> None:
    mira = meet()
    mira.introduce()
    for _ in range(2):
        mira.make_table("me", "greedy", seed="badge")
    mira.page.goto("/records")
    mira.page.wait_for_function("() => document.title.startsWith('(2) ')")


def test_a_page_of_an_older_version_is_left_at_the_next_step(meet: Meet) -> None:
    """The server has another version: the next page is loaded as a whole, and what was written is not lost before."""
    mira = meet()
    mira.page.goto("/records")
    expect(mira.page.locator("main")).to_be_visible()

    def renewed(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body="<script type=module src=/assets/index-new.js></script>", content_type="text/html")
        else:
            route.continue_()

    mira.page.route(f"{mira.address}/", renewed)
    mira.page.evaluate("window.old = true")
    with mira.page.expect_response(f"{mira.address}/"):
        mira.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    mira.page.wait_for_timeout(200)
    assert mira.page.evaluate("window.old") is True  # nobody is thrown out of what they do
    mira.page.locator("nav").get_by_role("link", name="Rules").click()
    mira.page.wait_for_url("**/rules*")
    mira.page.wait_for_function("() => window.old === undefined")
    expect(mira.page.locator("main")).to_be_visible()
