"""The own account: name, password, a forgotten one, everything that is known, and the end."""

from __future__ import annotations

import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from cenote.cli import main
from cenote.server.ladder.prove import prove
from cenote.server.passwords import weak
from cenote.server.rooms import Rooms
from server.farside import Post, link_in, until
from server.house import ConnectionClosed, Guest, Indoors
from server.test_notices import mailbox
from server.test_profiles import account, page, past, seat, show
from server.test_ratings import play_out, sit_down

OLD, NEW = "correct horse staple", "battery lantern river"


def log_in(house: Indoors, name: str, password: str) -> Guest:
    guest = Guest(house)
    guest.post("/api/login", name=name, password=password)
    return guest


# --- passwords ---


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "12345678",
        "87654321",
        "qwertyui",
        "йцукенгш",
        "aaaaaaaa",
        "abcabcabc",
        "qwerty2024",
        "11223344",
        "iloveyou1",
        "1q2w3e4r",
        "Пароль123",
        "!!!!!!!!",
        "20242025",
        "cenote99",
    ],
)
def test_passwords_that_everybody_would_try_are_weak(password: str) -> None:
    assert weak(password)


@pytest.mark.parametrize("password", [OLD, NEW, "long enough", "kapok-7-jade", "вечірня пташка", "tr0ub4dor&3"])
def test_others_are_not(password: str) -> None:
    assert not weak(password)


def test_weak_passwords_are_refused_wherever_one_is_set(indoors: Indoors) -> None:
    guest = Guest(indoors)
    assert guest.refused("POST", "/api/account", name="Quetzal", password="password1") == (422, "password-weak")
    for like in ("Quetzal1", "quetzal!!", "lazteuq12", "QUETZAL."):
        assert guest.refused("POST", "/api/account", name="Quetzal", password=like) == (422, "password-name"), like
    ana = account(indoors, "Quetzal")
    for new, why in (("12345678", "password-weak"), ("quetzal9", "password-name"), ("short", "password-length")):
        assert ana.refused("POST", "/api/account/password", old=OLD, new=new) == (422, why)


def test_a_new_password_ends_all_other_sessions(house: Indoors) -> None:
    ana = account(house, "Ana")
    elsewhere = log_in(house, "Ana", OLD)
    chair = elsewhere.sit(elsewhere.table("me", "open"))
    assert ana.refused("POST", "/api/account/password", old="wrong horse", new=NEW) == (403, "wrong-password")
    assert house.guest("Guest").refused("POST", "/api/account/password", old=OLD, new=NEW) == (403, "account-needed")
    assert Guest(house).refused("POST", "/api/account/password", old=OLD, new=NEW) == (401, "who-are-you")
    before = ana.http.cookies["cenote"]
    ana.post("/api/account/password", old=OLD, new=NEW)
    assert ana.get("/api/me")["name"] == "Ana" and ana.http.cookies["cenote"] != before
    assert elsewhere.get("/api/me")["id"] is None
    with pytest.raises(ConnectionClosed):
        chair.quiet(5)
    thief = Guest(house)
    thief.http.cookies.set("cenote", before)
    assert thief.get("/api/me")["id"] is None
    assert Guest(house).refused("POST", "/api/login", name="Ana", password=OLD) == (403, "wrong-login")
    log_in(house, "Ana", NEW)


def test_logging_out_everywhere(house: Indoors) -> None:
    ana = account(house, "Ana")
    others = [log_in(house, "Ana", OLD) for _ in range(2)]
    assert ana.get("/api/account")["sessions"] == 3
    bystander = account(house, "Ben")
    others[0].post("/api/account/everywhere")
    assert all(guest.get("/api/me")["id"] is None for guest in (ana, *others))
    assert bystander.get("/api/me")["name"] == "Ben"


# --- name and language ---


def test_an_account_changes_its_name_and_keeps_everything(house: Indoors) -> None:
    ana, ben = account(house, "Ana"), account(house, "Ben")
    past(house, seat(0, ana, 60, 1), seat(1, ben, 50, 2))
    for taken in ("Ben", "BEN", "Вen", "Guest"):
        assert ana.refused("POST", "/api/account/name", name=taken) == (409, "name-taken"), taken
    assert ana.refused("POST", "/api/account/name", name="\u3164")[0] == 422
    assert ana.post("/api/account/name", name="ANA")["name"] == "ANA"
    assert ana.post("/api/account/name", name="Anna")["name"] == "Anna"
    assert page(ana, "Anna")["finished"] == 1
    assert Guest(house).refused("POST", "/api/login", name="Ana", password=OLD) == (403, "wrong-login")
    log_in(house, "Anna", OLD)
    assert house.guest("Guest").refused("POST", "/api/account/name", name="Anton") == (403, "account-needed")


def test_a_language_goes_with_the_account(indoors: Indoors) -> None:
    ana = account(indoors, "Ana")
    assert ana.get("/api/account")["language"] is None
    ana.post("/api/account/language", language="uk")
    assert log_in(indoors, "Ana", OLD).get("/api/account")["language"] == "uk"
    assert ana.refused("POST", "/api/account/language", language="xx")[0] == 422


# --- a forgotten password ---


def test_a_link_by_mail_sets_a_new_password_once(house: Indoors, post: Post) -> None:
    ana = account(house, "Ana")
    mailbox(ana, post, "ana@example.org")
    assert ana.get("/api/account")["mail"] == ["a…@example.org"] and ana.get("/api/account")["can_mail"]
    stranger = Guest(house)
    stranger.post("/api/account/forgot", name="ana")
    mail = post.next()
    assert mail["To"] == "ana@example.org" and mail["Subject"] == "Cenote: a new password"
    token = link_in(str(mail.get_content()), "reset").strip("/").split("/")[-1]
    assert stranger.get(f"/api/account/reset/{token}") == {"name": "Ana"}
    assert stranger.refused("POST", "/api/account/reset", token=token, password="password1") == (422, "password-weak")
    assert stranger.post("/api/account/reset", token=token, password=NEW)["name"] == "Ana"
    assert ana.get("/api/me")["id"] is None  # whoever was signed in is so no longer
    assert Guest(house).refused("POST", "/api/account/reset", token=token, password=OLD) == (410, "reset-spent")
    assert Guest(house).refused("GET", f"/api/account/reset/{token}") == (410, "reset-spent")
    log_in(house, "Ana", NEW)


def test_a_link_leads_where_the_person_goes_not_where_a_stranger_points(house: Indoors, post: Post) -> None:
    mailbox(account(house, "Ana"), post, "ana@example.org")
    told = Guest(house).http.post("/api/account/forgot", json={"name": "Ana"}, headers={"Host": "192.0.2.66"})
    assert told.status_code == 200
    letter = str(post.next().get_content())
    assert f"{house.address}/reset/" in letter and "192.0.2.66" not in letter


def test_nobody_learns_who_has_an_account_or_an_address(house: Indoors, post: Post) -> None:
    account(house, "Ana")
    unconfirmed = account(house, "Ben")
    unconfirmed.post("/api/notices/channels", way="mail", address="ben@example.org")
    post.next()
    stranger = Guest(house)
    for name in ("Ana", "Ben", "Nobody"):
        assert stranger.post("/api/account/forgot", name=name) == {}
    time.sleep(0.5)
    assert not post.mail


def test_of_many_who_use_a_link_at_once_one_comes_in(house: Indoors, post: Post) -> None:
    mailbox(account(house, "Ana"), post, "ana@example.org")
    Guest(house).post("/api/account/forgot", name="Ana")
    token = link_in(str(post.next().get_content()), "reset").strip("/").split("/")[-1]
    guests = [Guest(house) for _ in range(5)]

    def attempt(number: int) -> int:
        body = {"token": token, "password": f"{NEW} {number}"}
        return guests[number].http.post("/api/account/reset", json=body).status_code

    with ThreadPoolExecutor(5) as pool:
        assert sorted(pool.map(attempt, range(5))) == [200, 410, 410, 410, 410]


def test_an_old_link_is_worth_nothing(house: Indoors, post: Post) -> None:
    mailbox(account(house, "Ana"), post, "ana@example.org")
    Guest(house).post("/api/account/forgot", name="Ana")
    token = link_in(str(post.next().get_content()), "reset").strip("/").split("/")[-1]
    with house.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE resets SET expires = 1"))
    assert Guest(house).refused("POST", "/api/account/reset", token=token, password=NEW) == (410, "reset-spent")


def test_the_host_makes_a_link(house: Indoors, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    account(house, "Ana")
    assert main(["password", "ana", "--database", database, "--origin", "https://cenote.example", "--lang", "en"]) == 0
    found = re.search(r"https://cenote\.example/reset/(\S+)", capsys.readouterr().out)
    assert found
    assert Guest(house).post("/api/account/reset", token=found[1], password=NEW)["name"] == "Ana"
    assert main(["password", "Nemo", "--database", database, "--lang", "en"]) != 0


# --- everything that is known ---


def test_all_own_data_in_one_file_and_nobody_elses(house: Indoors, post: Post) -> None:
    ana, ben = account(house, "Ana"), account(house, "Ben")
    mailbox(ana, post, "ana@example.org")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chair = ana.sit(table)
    chair.command("chat", text="my words")
    ben.sit(table).command("chat", text="not hers")
    past(house, seat(0, ana, 60, 1), seat(1, ben, 50, 2))
    response = ana.http.get("/api/account/export")
    assert "attachment" in response.headers["content-disposition"]
    found: Any = response.json()
    assert found["person"]["name"] == "Ana" and found["channels"][0]["target"] == {"to": "ana@example.org"}
    assert [line["text"] for line in found["chat"]] == ["my words"]
    assert len(found["results"]) == 1 and len(found["ratings"]) == 2
    assert [each["id"] for each in found["tables"]] == [table]
    whole = json.dumps(found)
    for secret in ("argon2", "not hers", ben.get("/api/me")["id"], '"seed"', '"invite"', '"token"'):
        assert secret not in whole, secret
    assert Guest(house).refused("GET", "/api/account/export") == (401, "who-are-you")


# --- the end ---


def test_a_deleted_account_leaves_its_games_and_nothing_else(house: Indoors, post: Post) -> None:
    ana, ben = sit_down(house, "Ana of old", "Ben")
    ana.guest.post("/api/account", name="Ana of old", password=OLD)
    ana = ana.guest.sit(ana.table_id)
    table = play_out([ana, ben])
    until(lambda: house.hub.ladder.settled == 1)
    assert ben.command("chat", text="well played")["type"] == "ack"
    assert ana.command("chat", text="my words")["type"] == "ack"
    mailbox(ana.guest, post, "ana@example.org")
    running = ana.guest.table("me", "open")
    ben.guest.post(f"/api/tables/{running}/join")
    waiting = ana.guest.table("me", "open")
    show(ben.guest, "everybody")
    id = ana.guest.get("/api/me")["id"]
    assert ana.guest.refused("POST", "/api/account/delete", password="wrong") == (403, "wrong-password")
    ana.guest.post("/api/account/delete", password=OLD)

    assert ana.guest.get("/api/me")["id"] is None
    assert Guest(house).refused("POST", "/api/login", name="Ana of old", password=OLD) == (403, "wrong-login")
    with house.hub.store.engine.connect() as connection:
        from cenote.server.store.schema import metadata

        for name in metadata.tables:
            kept = " ".join(str(row) for row in connection.execute(text(f"SELECT * FROM {name}")))
            for personal in (id, "Ana of old", "ana@example.org", "my words"):
                assert personal not in kept, (name, personal)
    game = page(ben.guest, ben.guest.get("/api/me")["id"])["past"]["games"][0]
    assert game["id"] == table and sorted(each["name"] or "" for each in game["seats"]) == ["", "Ben"]
    seats = ben.guest.get(f"/api/tables/{running}")["seats"]
    assert seats[0]["name"] is None and seats[0]["auto"] == "left"
    assert ben.guest.get(f"/api/tables/{waiting}")["status"] == "cancelled"
    assert ben.guest.sit(table).chat == ["well played"]
    assert "Ana of old" not in ben.guest.http.get(f"/api/tables/{table}/record").text
    assert prove(house.hub.store.engine, Rooms(), mend=False).right  # the ratings of the others still follow


def test_a_guest_may_go_too(indoors: Indoors) -> None:
    guest = indoors.guest("Guest")
    table = guest.table("me", "open")
    guest.post("/api/account/delete")
    assert guest.get("/api/me")["id"] is None
    assert Guest(indoors).get(f"/api/tables/{table}")["status"] == "cancelled"
