"""People among people: friends, recent rivals, blocking, muting, invitations, reports, a rematch."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import pytest
from sqlalchemy import text

from cenote.cli import main
from server.farside import Post, link_in, until
from server.house import Guest, Indoors
from server.test_notices import mailbox
from server.test_profiles import account, hidden, page, show
from server.test_ratings import play_out


def tie(guest: Guest, kind: str, on: bool = True, **toward: Any) -> None:
    guest.post("/api/ties", toward=toward, kind=kind, on=on)


def names(people: list[Any]) -> list[str]:
    return [person["name"] for person in people]


def together(first: Guest, *others: Guest, **more: Any) -> str:
    table = first.table("me", *["open"] * len(others), **more)
    for other in others:
        other.post(f"/api/tables/{table}/join")
    return table


def test_friends_and_recent_rivals(house: Indoors) -> None:
    ana, ben, cyr = account(house, "Ana"), account(house, "Ben"), account(house, "Cyr")
    guest = house.guest("Guest")
    table = together(ana, ben, guest)
    known = ana.get("/api/ties")
    assert names(known["recent"]) == ["Ben"] and not known["friends"]  # a guest cannot be called by name
    tie(ana, "friend", name="cyr")
    tie(ana, "friend", table=table, seat=1)
    known = ana.get("/api/ties")
    assert sorted(names(known["friends"])) == ["Ben", "Cyr"] and not known["recent"]
    assert all(friend["page"] is None for friend in known["friends"])
    show(cyr, "everybody")
    assert page(ana, "Cyr")["ties"] == ["friend"]
    tie(ana, "friend", on=False, name="Cyr")
    assert names(ana.get("/api/ties")["friends"]) == ["Ben"]
    assert ben.get("/api/ties")["friends"] == []  # it is Ana's list
    for toward in ({"name": "Nemo"}, {"name": "Ana"}, {"table": table, "seat": 0}, {"table": table, "seat": 9}, {}):
        body = {"toward": toward, "kind": "friend", "on": True}
        assert ana.refused("POST", "/api/ties", **body) == (404, "no-such-person"), toward
    assert Guest(house).refused("POST", "/api/ties", toward={"name": "Ana"}, kind="friend", on=True)[0] == 401


def test_who_blocks_and_who_is_blocked_do_not_meet(house: Indoors) -> None:
    ana, ben, cyr = account(house, "Ana"), account(house, "Ben"), account(house, "Cyr")
    show(ana, "everybody")
    show(ben, "everybody")
    shared = together(cyr, ana, ben)
    tie(ana, "block", name="Ben")
    hers, his = ana.table("me", "open"), ben.table("me", "open")
    assert ben.refused("POST", f"/api/tables/{hers}/join") == (403, "kept-apart")
    assert ana.refused("POST", f"/api/tables/{his}/join") == (403, "kept-apart")
    theirs = cyr.table("me", "open", "open")
    ben.post(f"/api/tables/{theirs}/join")
    assert ana.refused("POST", f"/api/tables/{theirs}/join") == (403, "kept-apart")
    hidden(ben, "Ana")
    hidden(ana, "Ben")
    chair = ben.sit(shared)
    assert chair.command("chat", text="psst", to=1)["type"] == "refused"
    assert chair.command("chat", text="psst", to=0)["type"] == "ack"
    assert names(ana.get("/api/ties")["away"]) == ["Ben"] and not ben.get("/api/ties")["away"]
    tie(ana, "block", on=False, name="Ben")
    ben.post(f"/api/tables/{hers}/join")


def test_what_the_muted_write_is_not_shown_nor_told(house: Indoors, post: Post) -> None:
    ana, ben, cyr = account(house, "Ana"), house.guest("Ben"), house.guest("Cyr")
    table = together(ana, ben, cyr)
    channel = mailbox(ana, post, "ana@example.org")
    kinds = dict.fromkeys(("urgent", "invited", "over", "chat", "enters"), True)
    ana.post(f"/api/notices/channels/{channel}", turn=False, **kinds)
    tie(ana, "mute", table=table, seat=1)
    his, hers = ben.sit(table), cyr.sit(table)
    assert his.command("chat", text="noise")["type"] == "ack"
    assert hers.command("chat", text="music")["type"] == "ack"
    assert post.next()["To"] == "ana@example.org"
    assert ana.sit(table).chat == ["music"]
    assert cyr.sit(table).chat == ["noise", "music"]
    with house.hub.store.engine.connect() as connection:
        kinds_told = list(connection.execute(text("SELECT kind FROM outbox")).scalars())
    assert kinds_told == ["chat"]  # of the music alone
    [muted] = ana.get("/api/ties")["away"]
    assert muted["name"] == "Ben" and muted["ties"] == ["mute"]
    tie(ana, "mute", on=False, id=muted["id"])
    assert ana.sit(table).chat == ["noise", "music"]


def test_an_invitation_by_name_reaches_all_but_those_who_keep_apart(house: Indoors, post: Post) -> None:
    ana, ben = account(house, "Ana"), account(house, "Ben")
    mailbox(ben, post)
    table = ana.table("me", "open", visibility="private")
    stranger = account(house, "Stranger")
    assert stranger.refused("POST", f"/api/tables/{table}/invite", name="Ben") == (404, "no-such-table")
    tie(ben, "block", name="Ana")
    assert ana.post(f"/api/tables/{table}/invite", name="Ben") == {}
    with house.hub.store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM outbox")).scalar() == 0
    tie(ben, "block", on=False, name="Ana")
    ana.post(f"/api/tables/{table}/invite", name="ben")
    mail = post.next()
    assert mail["To"] == "ben@example.org"
    assert f"/t/{table}?invite=" in link_in(str(mail.get_content()), "t")


def test_a_report_is_for_the_host_alone(house: Indoors, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    ana, ben = account(house, "Ana"), house.guest("Ben")
    table = together(ana, ben)
    ana.post("/api/reports", toward={"table": table, "seat": 1}, text="rude\x1b[2J words")
    assert Guest(house).refused("POST", "/api/reports", toward={"name": "Ana"}, text="x")[0] == 401
    arguments = ["--database", database, "--lang", "en"]
    assert main(["reports", *arguments]) == 0
    told = capsys.readouterr().out
    assert "about Ben, from Ana" in told and table in told and "rude" in told and "\x1b" not in told
    assert main(["reports", "--settle", told.split()[0], *arguments]) == 0
    assert "Nothing to read" in capsys.readouterr().out
    assert main(["reports", "--all", *arguments]) == 0
    assert "about Ben" in capsys.readouterr().out
    assert main(["reports", "--settle", "nothing", *arguments]) != 0


def test_a_rematch_turns_the_seats_and_there_is_one_for_all(house: Indoors) -> None:
    ana, ben, cyr = account(house, "Ana"), account(house, "Ben"), account(house, "Cyr")
    clock = {"kind": "game", "seconds": 3600, "increment": 5, "delay": 0, "holidays": 0, "out": "over"}
    table = ana.table("me", "open", "random", clock=clock, rated=False)
    assert ana.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over-yet")
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    play_out(chairs)
    assert cyr.refused("POST", f"/api/tables/{table}/rematch") == (404, "no-such-table")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    chairs[1].until(lambda: chairs[1].last["table"]["rematch"] == again)  # Ben is told at once
    assert cyr.sit(table).last["table"]["rematch"] is None
    waiting = ana.get(f"/api/tables/{again}")
    assert [seat["kind"] for seat in waiting["seats"]] == ["agent", "person", "open"]
    assert waiting["seats"][1]["you"] and waiting["seats"][0]["agent"] == "random"
    assert waiting["clock"] == clock and not waiting["rated"]
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == again
    begun = ben.get(f"/api/tables/{again}")
    assert begun["started"] and begun["seats"][2]["you"] and begun["seats"][2]["name"] == "Ben"
    until(lambda: house.hub.tables[again].status == "running")


def test_a_guest_who_is_forgotten_takes_ties_along(indoors: Indoors) -> None:
    ana, guest = account(indoors, "Ana"), indoors.guest("Guest")
    table = together(ana, guest)
    tie(ana, "mute", table=table, seat=1)
    id = guest.get("/api/me")["id"]
    with indoors.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE seats SET person = NULL WHERE person = :id"), {"id": id})
        connection.execute(text("UPDATE people SET created = 0 WHERE id = :id"), {"id": id})
        connection.execute(text("UPDATE sessions SET used = 0 WHERE person = :id"), {"id": id})
    swept = asyncio.run_coroutine_threadsafe(indoors.hub.expiry.sweep(time()), next(iter(indoors.hub.tasks)).get_loop())
    swept.result(30)
    assert guest.get("/api/me")["id"] is None and ana.get("/api/ties")["away"] == []
