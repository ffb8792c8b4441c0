"""People are called back: by mail, by webhook, by push; once, in time, and only those who want it."""

from __future__ import annotations

import asyncio
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import text

from cenote.server.limits import Limits
from cenote.server.notices import sender
from cenote.server.notices.push import encode, raw
from server.farside import FarSide, Post, link_in, opened, until
from server.house import Chair, Guest, Indoors

VICTIM = {"way": "mail", "address": "victim@example.org"}
REST = "person, channel, table_id, expires, session"
EVERYTHING = {"turn": True, "urgent": True, "invited": True, "over": True, "chat": True, "enters": True}


def hook(guest: Guest, url: str, far: FarSide, **kinds: bool) -> str:
    """A confirmed webhook."""
    tried = guest.post("/api/notices/channels", way="json", address=url)
    assert tried["ok"], tried
    path = "/" + url.split("/", 3)[3]
    code = far.at(path)[-1].json["code"]
    channel = tried["channel"]["id"]
    assert guest.post("/api/notices/confirm", channel=channel, code=code)["status"] == "on"
    far.received.clear()
    if kinds:
        guest.post(f"/api/notices/channels/{channel}", **(EVERYTHING | kinds))
    return str(channel)


def mailbox(guest: Guest, post: Post, address: str = "ben@example.org") -> str:
    """A confirmed address of e-mail."""
    tried = guest.post("/api/notices/channels", way="mail", address=address)
    assert tried["ok"] and tried["channel"]["status"] == "new"
    _, channel, code = link_in(str(post.next().get_content()), "confirm").strip("/").split("/")
    assert guest.post("/api/notices/confirm", channel=channel, code=code)["status"] == "on"
    return channel


def two_people(house: Indoors, **more: Any) -> tuple[Chair, Chair]:
    """The one whose turn it is, and the other."""
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = ana.table("me", "open", **more)
    ben.post(f"/api/tables/{table}/join")
    first, second = ana.sit(table), ben.sit(table)
    for chair in (first, second):
        chair.until(lambda chair=chair: "position" in chair.last)
    return (first, second) if first.position["yours"] else (second, first)


def outcomes(house: Indoors) -> list[str]:
    with house.hub.store.engine.connect() as connection:
        return sorted(connection.execute(text("SELECT outcome FROM outbox")).scalars())


def leave(house: Indoors, chair: Chair) -> None:
    """Close the tab, and wait until the server has seen it."""
    chair.close()
    table = house.hub.tables[chair.table_id]
    person = chair.guest.get("/api/me")["id"]
    until(lambda: person not in house.hub.presence.company(table)[0])


def test_mail_says_whose_turn_it_is_and_nothing_else(house: Indoors, post: Post) -> None:
    first, second = two_people(house)
    mailbox(second.guest, post)
    leave(house, second)
    first.play_turn()
    mail = post.next()
    assert mail["Subject"] == "Your turn: Tzolk’in"
    assert f"\r\nList-Unsubscribe: <{house.address}/stop/".encode() in post.raw  # in plain letters, on one line
    assert mail["To"] == "ben@example.org" and mail["From"] == "Cenote <cenote@example.org>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    content = str(mail.get_content())
    assert first.guest.name in content and "seed" not in content and "corn" not in content
    until(lambda: outcomes(house) == ["sent"])
    time.sleep(1)
    assert not post.mail and outcomes(house) == ["sent"]


def test_the_link_signs_in_once_and_only_its_person(house: Indoors, post: Post) -> None:
    first, second = two_people(house)
    mailbox(second.guest, post)
    leave(house, second)
    first.play_turn()
    token = link_in(str(post.next().get_content()), "come").rpartition("/")[2]
    stranger = house.guest("Zoe")
    asked = stranger.post("/api/come", token=token)
    assert (asked["coming"], asked["name"], asked["here"]) == ("asks", second.guest.name, "Zoe")
    assert stranger.get("/api/me")["name"] == "Zoe"
    fresh = house.guest()
    came = fresh.post("/api/come", token=token)
    assert (came["coming"], came["table"]) == ("entered", second.table_id)
    assert fresh.get("/api/me")["id"] == second.guest.get("/api/me")["id"]
    thief = house.guest()
    again = thief.post("/api/come", token=token)
    assert (again["coming"], again["table"], again["name"]) == ("spent", second.table_id, None)
    assert thief.get("/api/me")["id"] is None
    assert stranger.post("/api/come", token=token, switch=True)["coming"] == "spent"
    assert stranger.get("/api/me")["name"] == "Zoe"
    assert fresh.post("/api/come", token="x" * 20)["coming"] == "spent"


def test_the_link_goes_old_and_is_kept_as_a_hash(house: Indoors, post: Post) -> None:
    first, second = two_people(house)
    mailbox(second.guest, post)
    leave(house, second)
    first.play_turn()
    token = link_in(str(post.next().get_content()), "come").rpartition("/")[2]
    with house.hub.store.engine.begin() as connection:
        [stored] = connection.execute(text("SELECT token FROM tickets")).scalars()
        assert token not in stored
        connection.execute(text("UPDATE tickets SET expires = 1"))
    fresh = house.guest()
    assert fresh.post("/api/come", token=token)["coming"] == "spent"
    assert fresh.get("/api/me")["id"] is None


def test_only_one_of_two_who_click_at_once_comes_in(house: Indoors, post: Post) -> None:
    first, second = two_people(house)
    mailbox(second.guest, post)
    leave(house, second)
    first.play_turn()
    token = link_in(str(post.next().get_content()), "come").rpartition("/")[2]
    loop = next(iter(house.hub.tasks)).get_loop()
    with house.hub.store.engine.begin() as connection:  # one more, which nobody looks at before it is used
        connection.execute(text(f"INSERT INTO tickets SELECT 'other', {REST} FROM tickets"))
    entering = [house.house.people.come_in("other", None) for _ in range(3)]
    cookies = [asyncio.run_coroutine_threadsafe(each, loop) for each in entering]
    assert [each.result(30) is None for each in cookies].count(False) == 1
    with ThreadPoolExecutor(6) as pool:
        came = list(pool.map(lambda guest: guest.post("/api/come", token=token)["coming"], map(house.guest, [""] * 6)))
    assert sorted(came) == ["entered"] + ["spent"] * 5


def test_one_click_stops_it_and_a_replay_does_not(house: Indoors, post: Post) -> None:
    first, second = two_people(house)
    channel = mailbox(second.guest, post)
    leave(house, second)
    first.play_turn()
    link = link_in(post.next()["List-Unsubscribe"], "stop")
    anybody = house.guest()
    token = link.rpartition("/")[2]
    assert anybody.get(f"/api/stop/{token}") == {"way": "mail", "shown": "b…@example.org"}
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    done = anybody.http.post(link, content=b"List-Unsubscribe=One-Click", headers=headers)
    assert done.status_code == 200
    [shown] = second.guest.get("/api/notices")["channels"]
    assert (shown["status"], shown["trouble"]) == ("off", "stopped")
    assert second.guest.post(f"/api/notices/channels/{channel}", **EVERYTHING)["status"] == "on"
    assert anybody.http.post(link, content=b"List-Unsubscribe=One-Click", headers=headers).status_code == 410
    assert anybody.http.post("/stop/" + token[:-2] + "xx").status_code == 410
    assert second.guest.get("/api/notices")["channels"][0]["status"] == "on"


def test_nobody_who_is_there_is_called(house: Indoors, far: FarSide) -> None:
    first, second = two_people(house)
    hook(second.guest, far.url("/hook"), far, chat=True)
    first.play_turn()
    first.command("chat", text="your turn")
    until(lambda: outcomes(house) == ["seen", "seen"])
    assert far.received == []


def test_a_turn_that_has_passed_is_not_told(house: Indoors, far: FarSide) -> None:
    first, second = two_people(house)
    hook(second.guest, far.url("/hook"), far)
    hours = time.gmtime()
    now = hours.tm_hour * 60 + hours.tm_min
    quiet = {"begins": (now - 1) % 1440, "ends": (now + 30) % 1440, "zone": "UTC"}
    second.guest.post("/api/notices/quiet", **quiet)
    leave(house, second)
    first.play_turn()
    time.sleep(1)
    assert outcomes(house) == [""] and far.received == []  # it waits for the morning
    second.guest.post(f"/api/tables/{second.table_id}/leave")  # code plays on
    until(lambda: not first.quiet(0.1) and first.position["yours"])
    second.guest.post("/api/notices/quiet", begins=0, ends=0, zone="UTC")
    with house.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE outbox SET due = 1 WHERE due IS NOT NULL"))
    until(lambda: outcomes(house) == ["passed"])
    assert far.received == []


def test_what_is_urgent_is_told_in_quiet_hours(house: Indoors, far: FarSide) -> None:
    first, second = two_people(house, clock={"kind": "turn", "seconds": 8})
    hook(second.guest, far.url("/hook"), far, turn=True, urgent=True)
    hours = time.gmtime()
    now = hours.tm_hour * 60 + hours.tm_min
    second.guest.post("/api/notices/quiet", begins=(now - 1) % 1440, ends=(now + 30) % 1440, zone="UTC")
    leave(house, second)
    first.play_turn()
    until(lambda: far.received)
    assert [each.json["kind"] for each in far.received] == ["urgent"]


def test_invited_and_over(house: Indoors, far: FarSide) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    ben.post("/api/account", name="Benito", password="correct horse")
    hook(ben, far.url("/hook"), far, turn=False)
    table = ana.table("me", "open", visibility="private")
    ana.post(f"/api/tables/{table}/invite", name="benito")
    ana.post(f"/api/tables/{table}/invite", name="Nobody At All")
    until(lambda: far.received)
    ana.post(f"/api/tables/{table}/invite", name="benito")
    told = far.received[0].json
    assert told["kind"] == "invited" and "Ana" in told["title"] and told["rivals"] == ["Ana"]
    invite = told["link"].rpartition("?invite=")[2]
    assert ben.post(f"/api/tables/{table}/join", invite=invite)["id"] == table
    assert ben.refused("POST", f"/api/tables/{table}/invite", name="Ana") == (409, "already-started")
    assert house.guest("Eve").refused("POST", f"/api/tables/{table}/invite", name="Ben")[0] == 404
    time.sleep(0.5)
    assert len(far.received) == 1


def test_a_wrong_code_a_wrong_person_and_an_unconfirmed_address(house: Indoors, far: FarSide) -> None:
    ana, eve = house.guest("Ana"), house.guest("Eve")
    tried = ana.post("/api/notices/channels", way="json", address=far.url("/hook"))
    channel, code = tried["channel"]["id"], far.received[-1].json["code"]
    assert eve.refused("POST", f"/api/notices/channels/{channel}/try") == (404, "no-such-channel")
    assert eve.refused("POST", f"/api/notices/channels/{channel}/delete") == (404, "no-such-channel")
    assert eve.refused("POST", f"/api/notices/channels/{channel}", **EVERYTHING) == (404, "no-such-channel")
    assert eve.get("/api/notices")["channels"] == []
    for _ in range(10):
        assert ana.refused("POST", "/api/notices/confirm", channel=channel, code="aaaaaaaa") == (403, "notice-code")
    assert ana.refused("POST", "/api/notices/confirm", channel=channel, code=code) == (403, "notice-code")
    assert ana.post(f"/api/notices/channels/{channel}", **EVERYTHING)["status"] == "new"  # not by wishing
    ana.post(f"/api/notices/channels/{channel}/try")
    code = far.received[-1].json["code"]
    assert ana.post("/api/notices/confirm", channel=channel, code=f" {code.upper()} ")["status"] == "on"
    assert ana.post(f"/api/notices/channels/{channel}/try")["ok"]
    assert "code" not in far.received[-1].json
    ana.post(f"/api/notices/channels/{channel}/delete")
    assert ana.get("/api/notices")["channels"] == []
    assert ana.get("/api/waiting") == {"tables": 0}


def test_what_failed_is_tried_again_under_the_same_name(
    house: Indoors, far: FarSide, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "FIRST_PAUSE", 0.3)
    first, second = two_people(house)
    hook(second.guest, far.url("/hook"), far)
    leave(house, second)
    far.behaviour["/hook"] = "failing"
    first.play_turn()
    until(lambda: len(far.received) >= 3)
    [shown] = second.guest.get("/api/notices")["channels"]
    assert shown["trouble"] == "refused" and shown["failing"] is not None
    far.behaviour["/hook"] = "well"
    until(lambda: outcomes(house) == ["sent"])
    assert len({each.headers["idempotency-key"] for each in far.received}) == 1
    [shown] = second.guest.get("/api/notices")["channels"]
    assert shown["trouble"] == "" and shown["failing"] is None


def test_a_channel_that_stays_dead_is_switched_off(
    house: Indoors, far: FarSide, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(sender, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(sender, "PATIENCE", 0.5)
    first, second = two_people(house)
    channel = hook(second.guest, far.url("/hook"), far)
    leave(house, second)
    far.behaviour["/hook"] = "failing"
    first.play_turn()
    until(lambda: outcomes(house) == ["dead"])
    [shown] = second.guest.get("/api/notices")["channels"]
    assert (shown["status"], shown["trouble"]) == ("dead", "refused")
    tries = len(far.received)
    assert tries >= sender.FEWEST_FAILURES
    time.sleep(0.5)
    assert len(far.received) == tries
    assert second.guest.post(f"/api/notices/channels/{channel}", **EVERYTHING)["status"] == "on"


def test_a_slow_one_holds_up_nothing_else(house: Indoors, far: FarSide) -> None:
    """Of ten who share a host that hangs, two wait for it at a time; mail and the tables go on."""
    other = FarSide()
    try:
        first, second = two_people(house)
        for number in range(6):
            hook(second.guest, far.url(f"/slow{number}"), far)
        hook(second.guest, other.url("/quick").replace("127.0.0.1", "localhost"), other)
        leave(house, second)
        far.behaviour = {f"/slow{number}": "hanging" for number in range(6)}
        far.most_open = 0
        start = time.monotonic()
        first.play_turn()
        until(lambda: other.received, 5)
        assert first.command("chat", text="still there")["type"] == "ack"
        assert time.monotonic() - start < 6
        until(lambda: far.most_open == 2)
        time.sleep(1)
        assert far.most_open == 2
    finally:
        other.stop()


def test_nobody_is_flooded_with_codes(tmp_path: Path, post: Post) -> None:
    """Whoever asks, and from wherever: to one address only so many."""
    house = Indoors(tmp_path, mail=post.url)
    house.house.limits = Limits(enforced=True)
    try:
        sent = [house.guest(name).http.post("/api/notices/channels", json=VICTIM).status_code for name in "ABCDEF"]
        assert sent == [201] * 4 + [429] * 2 and len(post.mail) == 4
        other = VICTIM | {"address": "somebody@example.org"}
        assert house.guest("G").http.post("/api/notices/channels", json=other).status_code == 201
    finally:
        house.stop()


def test_without_a_mail_server_there_is_no_mail(indoors: Indoors) -> None:
    ana = indoors.guest("Ana")
    assert "mail" not in ana.get("/api/notices")["ways"]
    assert ana.refused("POST", "/api/notices/channels", **VICTIM) == (422, "notice-no-mail")
    hook = {"way": "json", "address": "http://127.0.0.1:1/x"}
    assert ana.refused("POST", "/api/notices/channels", **hook) == (422, "notice-address")
    inside = ana.post("/api/notices/channels", way="json", address="https://localhost/x")
    assert (inside["ok"], inside["trouble"]) == (False, "forbidden")


def test_a_browser_is_called_and_gone_when_it_says_so(house: Indoors, far: FarSide) -> None:
    """A push service carries what only the browser can read; when the browser has ended it, the channel is dead."""
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    first, second = two_people(house)
    keys = {"p256dh": encode(raw(browser.public_key())), "auth": encode(auth)}
    tried = second.guest.post("/api/notices/channels", way="push", address=far.url("/push/1"), **keys)
    assert tried["ok"] and tried["channel"]["shown"] == "127.0.0.1" and tried["channel"]["enters"] is False
    told = json.loads(opened(far.received[-1].body, browser, auth))
    second.guest.post("/api/notices/confirm", channel=told["channel"], code=told["code"])
    far.received.clear()
    leave(house, second)
    first.play_turn()
    until(lambda: far.received)
    [came] = far.received
    told = json.loads(opened(came.body, browser, auth))
    assert told["kind"] == "turn" and told["link"].endswith(f"/t/{second.table_id}") and told["waiting"] == 1
    assert told["tag"] == f"cenote-{second.table_id}" and came.headers["topic"] == told["id"]
    assert came.headers["authorization"].startswith("vapid t=") and int(came.headers["ttl"]) > 0
    far.behaviour["/push/1"] = "gone"
    second.guest.post(f"/api/notices/channels/{tried['channel']['id']}", **EVERYTHING)
    first.command("chat", text="hello?")
    until(lambda: second.guest.get("/api/notices")["channels"][0]["status"] == "dead")
    assert second.guest.get("/api/notices")["channels"][0]["trouble"] == "gone"
