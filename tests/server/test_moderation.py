"""Looking after a server: who may do what about whom, that it holds at once, and that it is written down."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from cenote.server.moderation import MARKING
from cenote.server.owners import moderators, owners, set_moderator, set_owner
from cenote.server.settings import database_url
from cenote.server.store.store import existing
from server.house import Guest, Indoors, Server, open_socket
from shell import Output, refused, said

PASSWORD = "long enough for all"


class Cast:
    """An owner, two moderators, an account and a guest."""

    def __init__(self, house: Server | Indoors, engine: Any, tail: str = "") -> None:
        self.house = house
        self.engine = engine
        self.owner, self.mod, self.other, self.ben = (
            self.account(name + tail) for name in ("Olga", "Mia", "Max", "Ben")
        )
        self.eve = house.guest("Eve")
        set_owner(engine, f"Olga{tail}", True)
        set_moderator(engine, f"Mia{tail}", True)
        set_moderator(engine, f"Max{tail}", True)

    def account(self, name: str) -> Guest:
        guest = Guest(self.house)
        guest.post("/api/account", name=name, password=PASSWORD)
        guest.name = name
        return guest

    def log(self) -> list[tuple[Any, ...]]:
        with self.engine.connect() as connection:
            found = connection.execute(text("SELECT by_name, deed, name, table_id, why FROM audit ORDER BY at"))
            return [tuple(row) for row in found]

    def marks(self) -> list[tuple[Any, ...]]:
        with self.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(text("SELECT person, mark FROM marks ORDER BY 1, 2"))]


@pytest.fixture
def cast(indoors: Indoors) -> Cast:
    return Cast(indoors, indoors.house.store.engine)


def id_of(guest: Guest) -> str:
    return str(guest.get("/api/me")["id"])


def judge(by: Guest, about: Guest, deed: str, why: str = "rude") -> Any:
    return by.post(f"/api/host/people/{id_of(about)}", deed=deed, why=why)


# --- who may ---


def test_strangers_see_and_do_nothing(cast: Cast) -> None:
    table = cast.ben.table("me", "open")
    before = cast.log(), cast.marks()
    for stranger in (cast.ben, cast.eve):
        assert stranger.refused("GET", "/api/host") == (403, "not-host")
        for deed in MARKING:
            path = f"/api/host/people/{id_of(cast.mod)}"
            assert stranger.refused("POST", path, deed=deed, why="x") == (403, "not-host")
        assert stranger.refused("POST", f"/api/host/tables/{table}/close", why="x") == (403, "not-host")
    nobody = Guest(cast.house)
    assert nobody.refused("GET", "/api/host") == (401, "who-are-you")
    assert nobody.refused("POST", f"/api/host/tables/{table}/close", why="x") == (401, "who-are-you")
    assert (cast.log(), cast.marks()) == before
    assert cast.ben.get(f"/api/tables/{table}")["status"] == "gathering"


def test_moderators_touch_neither_owners_nor_one_another(cast: Cast) -> None:
    before = cast.log(), cast.marks()
    for about in (cast.owner, cast.other, cast.mod):
        for deed in MARKING:
            path = f"/api/host/people/{id_of(about)}"
            assert cast.mod.refused("POST", path, deed=deed, why="x") == (403, "not-yours-to-judge"), deed
    for deed in ("appoint", "dismiss"):
        path = f"/api/host/people/{id_of(cast.ben)}"
        assert cast.mod.refused("POST", path, deed=deed, why="x") == (403, "not-yours-to-judge")
    assert cast.owner.refused("POST", f"/api/host/people/{id_of(cast.owner)}", deed="block", why="x")[0] == 403
    assert (cast.log(), cast.marks()) == before


def test_an_owner_appoints_and_dismisses(cast: Cast) -> None:
    assert not cast.ben.get("/api/me")["moderator"]
    assert judge(cast.owner, cast.ben, "appoint")["deeds"] == ["mute", "block", "dismiss"]
    assert cast.ben.get("/api/me")["moderator"] and cast.ben.get("/api/host")["owner"] is False
    judge(cast.owner, cast.ben, "dismiss")
    assert cast.ben.refused("GET", "/api/host") == (403, "not-host")
    path = f"/api/host/people/{id_of(cast.eve)}"
    assert cast.owner.refused("POST", path, deed="appoint", why="a guest") == (403, "not-yours-to-judge")
    assert [row[:3] for row in cast.log()[-2:]] == [("Olga", "appoint", "Ben"), ("Olga", "dismiss", "Ben")]


def test_what_makes_no_sense_is_refused(cast: Cast) -> None:
    assert cast.mod.refused("POST", "/api/host/people/nobody", deed="mute", why="x") == (404, "person-gone")
    path = f"/api/host/people/{id_of(cast.ben)}"
    for body in ({"deed": "mute"}, {"deed": "mute", "why": ""}, {"deed": "burn", "why": "x"}, {"why": "x"}):
        assert cast.mod.refused("POST", path, **body)[0] == 422
    assert cast.mod.refused("POST", path, deed="unmute", why="x") == (403, "not-yours-to-judge")
    assert cast.mod.refused("POST", "/api/host/tables/nowhere/close", why="x") == (404, "no-such-table")


# --- what it does ---


def test_who_is_muted_says_nothing(cast: Cast) -> None:
    table = cast.ben.table("me", "open")
    cast.eve.post(f"/api/tables/{table}/join")
    ben, eve = cast.ben.sit(table), cast.eve.sit(table)
    assert ben.command("chat", text="one")["type"] == "ack"
    assert judge(cast.mod, cast.ben, "mute")["muted"]
    answer = ben.command("chat", text="two")
    assert (answer["type"], answer["key"]) == ("refused", "muted")
    acting = ben if ben.position["yours"] else eve
    assert acting.play()["type"] == "ack"  # and plays on
    assert not judge(cast.mod, cast.ben, "unmute")["muted"]
    assert ben.command("chat", text="three")["type"] == "ack"
    eve.until(lambda: "three" in eve.chat)
    assert "two" not in eve.chat


def test_who_is_blocked_is_gone(cast: Cast) -> None:
    running, waiting = cast.ben.table("me", "open"), cast.ben.table("me", "open")
    theirs = cast.eve.table("me", "open", "open")
    cast.eve.post(f"/api/tables/{running}/join")
    cast.ben.post(f"/api/tables/{theirs}/join")
    chair = cast.ben.sit(running)
    assert judge(cast.mod, cast.ben, "block", "spam")["blocked"]
    with pytest.raises(ConnectionClosed):
        chair.until(lambda: False, timeout=10)
    assert cast.ben.get("/api/me")["id"] is None  # the cookie is worth nothing
    assert Guest(cast.house).refused("POST", "/api/login", name="Ben", password=PASSWORD) == (403, "blocked")
    assert Guest(cast.house).refused("POST", "/api/login", name="Ben", password="wrong one") == (403, "wrong-login")
    seats = cast.eve.get(f"/api/tables/{running}")["seats"]
    assert [seat["auto"] for seat in seats] == ["left", ""]  # code plays on
    assert cast.eve.get(f"/api/tables/{waiting}")["status"] == "cancelled"
    assert [seat["kind"] for seat in cast.eve.get(f"/api/tables/{theirs}")["seats"]] == ["person", "open", "open"]
    found = cast.mod.get("/api/host", like="ben")["people"]
    assert [(one["name"], one["blocked"], one["deeds"]) for one in found] == [("Ben", True, ["mute", "unblock"])]
    cast.mod.post(f"/api/host/people/{found[0]['id']}", deed="unblock", why="sorry")
    back = Guest(cast.house)
    assert back.post("/api/login", name="Ben", password=PASSWORD)["name"] == "Ben"
    back.post(f"/api/tables/{running}/join")


def test_a_session_that_slips_in_is_nobodys(cast: Cast) -> None:
    """Whatever made it: a link in a mail, or a login in the same moment."""
    about, cookie = id_of(cast.ben), dict(cast.ben.http.cookies)
    with cast.engine.connect() as connection:
        (session,) = connection.execute(text("SELECT * FROM sessions WHERE person = :id"), {"id": about}).mappings()
    judge(cast.mod, cast.ben, "block")
    with cast.engine.begin() as connection:
        insert = "INSERT INTO sessions (token, person, created, used) VALUES (:token, :person, :created, :used)"
        connection.execute(text(insert), dict(session))
    cast.ben.http.cookies.update(cookie)
    assert cast.ben.get("/api/me")["id"] is None
    table = cast.eve.table("me", "open")
    joined = cast.ben.http.post(f"/api/tables/{table}/join").json()
    assert about not in str(joined) and cast.ben.get("/api/me")["id"] != about


def test_a_table_is_closed_in_the_middle_of_a_game(cast: Cast) -> None:
    table = cast.ben.table("me", "open", clock={"kind": "turn", "seconds": 600})
    cast.eve.post(f"/api/tables/{table}/join")
    chairs = [cast.ben.sit(table), cast.eve.sit(table)]
    acting = next(chair for chair in chairs if chair.position["yours"])
    acting.play()
    assert table in [one["id"] for one in cast.mod.get("/api/host")["tables"]]
    cast.mod.post(f"/api/host/tables/{table}/close", why="  foul   words ")
    for chair in chairs:
        chair.until(lambda chair=chair: chair.last["table"]["status"] == "cancelled")  # type: ignore[misc]
    answer = acting.command("confirm", seq=acting.position["seq"])
    assert answer["type"] in ("refused", "stale")
    assert cast.log()[-1] == ("Mia", "close", None, table, "foul words")
    assert table not in [one["id"] for one in cast.mod.get("/api/host")["tables"]]
    assert cast.mod.refused("POST", f"/api/host/tables/{table}/close", why="again") == (409, "game-over")
    cast.house.hub.tables.clear()  # type: ignore[union-attr]
    assert cast.eve.get(f"/api/tables/{table}")["status"] == "cancelled"  # as the database has it
    assert open_socket(cast.eve, table, "") is not None
    with cast.engine.connect() as connection:
        assert connection.execute(text("SELECT deadline FROM tables WHERE id = :id"), {"id": table}).scalar() is None


# --- what is written down ---


def test_nothing_is_done_that_is_not_written_down(cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row of the log and the deed are one transaction: where the one fails, so does the other."""
    table = cast.ben.table("me", "open")
    before = cast.log(), cast.marks()
    broken = "INSERT INTO audit (id) VALUES (:id, :nothing)"
    monkeypatch.setattr("cenote.server.store.marks.ADD_AUDIT", broken)
    for path, body in (
        (f"/api/host/people/{id_of(cast.ben)}", {"deed": "block", "why": "x"}),
        (f"/api/host/tables/{table}/close", {"why": "x"}),
    ):
        assert cast.mod.refused("POST", path, **body)[0] == 503
    assert (cast.log(), cast.marks()) == before
    assert cast.ben.get("/api/me")["name"] == "Ben"
    assert cast.ben.get(f"/api/tables/{table}")["status"] == "gathering"


def test_the_page_tells_who_did_what(cast: Cast) -> None:
    judge(cast.mod, cast.eve, "mute", "Лайка")
    page = cast.owner.get("/api/host")
    newest = page["log"][0]
    assert (newest["by"], newest["deed"], newest["name"], newest["why"]) == ("Mia", "mute", "Eve", "Лайка")
    assert [(one["by"], one["deed"]) for one in page["log"][1:]] == [("", "appoint"), ("", "appoint"), ("", "own")]
    assert {one["name"] for one in page["people"]} == {"Olga", "Mia", "Max", "Eve"}
    assert [one["name"] for one in cast.owner.get("/api/host", like="be")["people"]] == ["Ben"]
    assert cast.owner.get("/api/host", like="100%")["people"] == []


# --- on the command line, and with both databases ---


def test_the_command_line_names_moderators(database: str, tmp_path: Any, capsys: Output) -> None:
    server = Server(tmp_path, database)
    try:
        with existing(database_url(database)) as engine:
            cast = Cast(server, engine)
            assert said(capsys, "moderator", "--database", database) == "Moderators of this server: Max, Mia.\n"
            assert "Max" not in said(capsys, "moderator", "max", "--remove", "--database", database)
            assert cast.other.refused("GET", "/api/host") == (403, "not-host")
            assert "Nix" in refused(capsys, "moderator", "Nix", "--database", database)
            assert (moderators(engine), owners(engine)) == (["Mia"], ["Olga"])
            judge(cast.mod, cast.ben, "mute")
            judge(cast.owner, cast.ben, "block")
            assert [row[:3] for row in cast.log()] == [
                ("", "own", "Olga"), ("", "appoint", "Mia"), ("", "appoint", "Max"), ("", "dismiss", "Max"),
                ("Mia", "mute", "Ben"), ("Olga", "block", "Ben"),
            ]  # fmt: skip
            said(capsys, "moderator", "mia", "--remove", "--database", database)
            assert "no moderators" in said(capsys, "moderator", "--database", database)
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log()
