"""Guests, accounts, and the cookie by which they are known."""

from __future__ import annotations

from uuid import uuid4

import pytest

from server.house import ConnectionClosed, Guest, Server


def new_name() -> str:
    return f"Ana {uuid4().hex[:8]}"


def test_a_guest_has_a_name_and_keeps_it(server: Server) -> None:
    guest = Guest(server)
    nobody = {"id": None, "name": None, "account": False, "confirm": True, "owner": False, "moderator": False}
    assert guest.get("/api/me") == nobody
    first = guest.post("/api/me", name="  Оксана \n Ко ")
    assert first["name"] == "Оксана Ко" and not first["account"]
    assert guest.post("/api/me", name="Olena")["id"] == first["id"]
    assert guest.get("/api/me")["name"] == "Olena"


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 65, "x" * 33, "a\x00b", "\u202e", "...", "\u3164", "A\u3164na", "A\u0301\u0301\u0301na"]
)
def test_bad_names_are_refused(server: Server, name: str) -> None:
    assert Guest(server).refused("POST", "/api/me", name=name)[0] == 422


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    guest = Guest(server)
    header = guest.http.post("/api/me", json={"name": "Ana"}).headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=lax" in header
    cookie = guest.http.cookies["cenote"]
    other_sign = cookie[:-8] + cookie[-8:].swapcase()
    for forged in (other_sign, "A" + cookie, cookie.partition(".")[0], "x", "a.b", "\u00e4.b"):
        other = Guest(server)
        other.http.cookies.set("cenote", forged.encode("ascii", "ignore").decode())
        assert other.get("/api/me")["id"] is None


def test_a_guest_becomes_an_account_and_keeps_everything(server: Server) -> None:
    guest = server.guest("Ana")
    table = guest.table("me", "open")
    before, me = guest.http.cookies["cenote"], guest.get("/api/me")
    name = new_name()
    account = guest.post("/api/account", name=name, password="correct horse")
    assert account["id"] == me["id"] and account["account"] and account["name"] == name
    assert guest.http.cookies["cenote"] != before
    assert [card["id"] for card in guest.get("/api/lobby")["mine"]] == [table]
    assert guest.refused("POST", "/api/me", name="Other") == (409, "account-name")
    assert guest.refused("POST", "/api/account", name=new_name(), password="correct horse") == (409, "account-already")
    elsewhere = Guest(server)
    assert elsewhere.refused("POST", "/api/account", name=name.upper(), password="12345678") == (409, "name-taken")
    assert elsewhere.refused("POST", "/api/account", name=new_name(), password="short") == (422, "password-length")
    assert elsewhere.refused("POST", "/api/login", name=name, password="wrong horse") == (403, "wrong-login")
    assert elsewhere.refused("POST", "/api/login", name="nobody", password="wrong horse") == (403, "wrong-login")
    assert elsewhere.post("/api/login", name=name.upper(), password="correct horse")["id"] == me["id"]
    assert [card["id"] for card in elsewhere.get("/api/lobby")["mine"]] == [table]


def test_a_cookie_from_before_the_login_is_worth_nothing_after_it(server: Server) -> None:
    """An attacker who planted a cookie does not become the one who logs in with it."""
    name = new_name()
    Guest(server).post("/api/account", name=name, password="correct horse")
    victim, attacker = server.guest("Guest"), Guest(server)
    planted = victim.http.cookies["cenote"]
    attacker.http.cookies.set("cenote", planted)
    victim.post("/api/login", name=name, password="correct horse")
    assert victim.http.cookies["cenote"] != planted
    assert attacker.get("/api/me")["id"] is None


def test_logging_out_ends_the_session_and_its_sockets(server: Server) -> None:
    guest = server.guest("Ana")
    chair = guest.sit(guest.table("me", "open"))
    cookie = guest.http.cookies["cenote"]
    guest.post("/api/logout")
    with pytest.raises(ConnectionClosed):
        chair.until(lambda: False)
    guest.http.cookies.set("cenote", cookie)
    assert guest.get("/api/me")["id"] is None


def test_who_has_no_name_plays_as_a_guest(server: Server) -> None:
    nobody = Guest(server)
    table = nobody.post("/api/play-now", game="tzolkin", agent="random")["id"]
    assert nobody.get("/api/me")["name"] == "Guest"
    assert nobody.sit(table).last["table"]["seats"][0]["you"]
    speaker = Guest(server)
    speaker.http.headers["Accept-Language"] = "uk-UA,uk;q=0.9,en;q=0.5"
    speaker.post("/api/play-now", game="tzolkin", agent="random")
    assert speaker.get("/api/me")["name"] == "Гість"


def test_nobody_passes_for_an_account(server: Server) -> None:
    name = "Mira " + new_name()
    server.guest("Ana").post("/api/account", name=name, password="correct horse")
    for alike in (
        name,
        name.upper(),
        name.replace("Mira", "Міrа"),
        name.replace("Mira", "M1ra"),
        name.replace(" ", "_"),
    ):
        assert Guest(server).refused("POST", "/api/me", name=alike) == (409, "name-taken"), alike
        taken = Guest(server).refused("POST", "/api/account", name=alike, password="correct horse")
        assert taken == (409, "name-taken"), alike
    assert server.guest(name.replace("Mira", "Vera")).get("/api/me")["name"] == name.replace("Mira", "Vera")
    assert Guest(server).refused("POST", "/api/account", name="Гость", password="correct horse") == (409, "name-taken")


def test_a_whisper_belongs_to_the_person_and_not_to_the_seat(server: Server) -> None:
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    table = ana.table("me", "open", "open")
    ben.post(f"/api/tables/{table}/join", seat=1)
    assert ana.sit(table).command("chat", text="for Ben", to=1)["type"] == "ack"
    ben.post(f"/api/tables/{table}/leave")
    cleo.post(f"/api/tables/{table}/join", seat=1)
    heard = {guest.name: guest.sit(table) for guest in (ana, ben, cleo)}
    for chair in heard.values():
        chair.quiet(0.3)
    assert {name: chair.chat for name, chair in heard.items()} == {"Ana": ["for Ben"], "Ben": ["for Ben"], "Cleo": []}
