"""Files of corrected components on a server: who may use them, and the tables and records that are played with them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from cenote import games
from cenote.core import quipu
from cenote.core.data import fingerprint
from cenote.core.refusal import Refusal
from cenote.server import files
from cenote.server.owners import set_owner
from server.house import PATIENCE, Guest, Indoors
from shell import Output, refused, said

KEY = "tzolkin"
TEXT = '[building.A1-01]\ncost = { wood = 2 }\nstatus = "verified"\n[about]\ntitle = "Mine"\nby = "Ixchel"\n'


def uploaded(guest: Guest, text: str = TEXT) -> str:
    return str(guest.post("/api/files", game=KEY, text=text)["digest"])


def with_file(digest: str, visibility: str = "private", kind: str = "open") -> dict[str, Any]:
    return {"game": KEY, "seats": [{"kind": "me"}, {"kind": kind}], "file": digest, "visibility": visibility}


def owner(house: Indoors, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/account", name=name, password="long enough")
    set_owner(house.house.store.engine, name, True)
    return guest


def finished(guest: Guest, digest: str) -> str:
    """A table at which code plays with the file, when it is over."""
    seats = [{"kind": "agent", "agent": "random"}, {"kind": "agent", "agent": "greedy"}]
    table = guest.post("/api/tables", game=KEY, seats=seats, visibility="private", file=digest)["id"]
    until = time.monotonic() + PATIENCE
    while not guest.get(f"/api/tables/{table}")["over"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    return str(table)


# --- the workshop itself ---


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_game_has_forms(indoors: Indoors, language: str) -> None:
    guest = indoors.guest()
    for shelf in guest.get("/api/workshop", lang=language):
        shown = guest.get(f"/api/workshop/{shelf['game']}", lang=language)
        assert shown["title"] == shelf["title"] and shown["progress"] == shelf["progress"]
        kinds = {kind["key"]: {field["key"] for field in kind["fields"]} for kind in shown["kinds"]}
        assert all(set(piece["values"]) <= kinds[piece["kind"]] for piece in shown["pieces"])
        assert sum(kind["progress"]["total"] for kind in shown["kinds"]) == len(shown["pieces"])
    assert guest.refused("GET", "/api/workshop/chess")[0] in (404, 422)


def test_a_draft_is_told_what_is_wrong_and_what_is_unusual(indoors: Indoors) -> None:
    guest = indoors.guest()
    entries = {"building": {"A2-08": {"effects": ["market", "vp 60"]}, "A1-01": {"cost": {"wood": -1}}}}
    found = guest.post("/api/workshop/tzolkin/check", entries=entries)
    [trouble] = found["troubles"]
    assert (trouble["id"], trouble["field"], trouble["error"]) == ("A1-01", "cost", "data-between")
    [doubt] = found["doubts"]
    assert (doubt["value"], doubt["usual"], doubt["ours"]) == (60, [2, 8], 6)
    assert found["text"] == found["digest"] == ""
    [piece] = [piece for piece in found["pieces"] if piece["id"] == "A2-08"]
    assert "60 victory points" in piece["text"] and piece["changed"] == ["effects"]
    entries["building"]["A1-01"] = None  # type: ignore[assignment]
    sound = guest.post("/api/workshop/tzolkin/check", entries=entries, about={"title": "Mine"})
    assert not sound["troubles"] and sound["digest"] == fingerprint(sound["text"])
    again = guest.post("/api/workshop/tzolkin/check", text=sound["text"])
    assert again["text"] == sound["text"] and again["entries"] == sound["entries"] and again["about"]["title"] == "Mine"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"text": "a = " + "[" * 9000}, "data-deep"),
        ({"text": "a = "}, "data-syntax"),
        ({"about": {"title": "a\nb"}}, "data-long"),
        ({"about": {"on": "soon"}}, "data-day"),
        ({"text": "x" * 400_000}, "bad-request"),
        ({"text": "x" * 700_000}, "too-big"),
    ],
)
def test_what_is_no_draft_is_refused(indoors: Indoors, body: dict[str, Any], key: str) -> None:
    assert indoors.guest().refused("POST", "/api/workshop/tzolkin/check", **body)[1] == key


def test_nothing_posted_breaks_the_workshop(indoors: Indoors) -> None:
    guest = indoors.guest()
    for value in (
        1,
        10**30,
        1e300,
        True,
        "x" * 5000,
        [[[[[[[[]]]]]]]],
        {"a": {"b": {"c": []}}},
        [None],
        {"wood": None},
    ):
        for field in ("cost", "effects", "age", "status", "checked", "class", "nothing"):
            entries = {"building": {"A1-01": {field: value}}, "nothing": {"x": {field: value}}}
            found = guest.post("/api/workshop/tzolkin/check", entries=entries)
            assert found["troubles"] and all(trouble["text"] for trouble in found["troubles"]), (field, value)
    deep = '{"entries": {"building": {"A1-01": {"cost": ' + "[" * 30_000 + "]" * 30_000 + "}}}}"
    response = guest.http.post(
        "/api/workshop/tzolkin/check", content=deep, headers={"content-type": "application/json"}
    )
    assert response.status_code == 422


def test_files_are_merged_side_by_side(indoors: Indoors) -> None:
    guest = indoors.guest()
    other = TEXT.replace("wood = 2", "wood = 3").replace("Ixchel", "Bob")
    found = guest.post("/api/workshop/merge", game=KEY, texts=[TEXT, other])
    [conflict] = found["conflicts"]
    assert [side["value"] for side in conflict["sides"]] == [{"wood": 2}, {"wood": 3}]
    assert [side["checked"]["by"] for side in conflict["sides"]] == ["Ixchel", "Bob"]
    assert conflict["ours"] == {"wood": 1} and "wood = 2" in found["checked"]["text"]
    take = {"kind": "building", "id": "A1-01", "field": "cost", "file": 1}
    assert (
        "wood = 3" in guest.post("/api/workshop/merge", game=KEY, texts=[TEXT, other], takes=[take])["checked"]["text"]
    )


# --- who may ---


def test_own_files_at_tables_that_are_not_public_shared_ones_anywhere(indoors: Indoors) -> None:
    ana, bob, chief = indoors.guest("Ana"), indoors.guest("Bob"), owner(indoors, "Chief")
    digest = uploaded(ana)
    assert [file["digest"] for file in ana.get("/api/files", game=KEY)] == [digest]
    assert bob.get("/api/files") == [] and ana.get("/api/files", game="santamaria") == []
    assert ana.refused("POST", "/api/tables", **with_file(digest, "public")) == (403, "file-not-shared")
    assert bob.refused("POST", "/api/tables", **with_file(digest)) == (403, "file-not-yours")
    assert bob.refused("POST", "/api/tables", **with_file("0" * 16)) == (404, "no-such-file")
    assert ana.refused("POST", "/api/tables", **{**with_file(digest), "game": "santamaria"}) == (422, "file-game")
    assert ana.refused("POST", f"/api/files/{digest}/share", shared=True) == (403, "not-owner")
    ana.post("/api/tables", **with_file(digest))
    ana.post("/api/play-now", game=KEY, file=digest)
    assert chief.post(f"/api/files/{digest}/share", shared=True)["shared"]
    table = bob.post("/api/tables", **with_file(digest, "public"))["id"]
    tag = {"digest": digest, "title": "Mine", "by": "Ixchel"}
    assert bob.get(f"/api/tables/{table}")["file"] == tag
    [card] = [card for card in ana.get("/api/lobby")["open"] if card["id"] == table]
    assert card["file"] == tag
    assert bob.refused("POST", f"/api/files/{digest}/delete") == (403, "file-not-yours")
    assert ana.refused("POST", f"/api/files/{digest}/delete") == (409, "file-used")


def test_a_file_twice_is_one_and_goes_with_its_last_holder(indoors: Indoors) -> None:
    ana, bob, chief = indoors.guest("Ana"), indoors.guest("Bob"), owner(indoors, "Chief")
    digest = uploaded(ana)
    assert uploaded(bob, "# another comment\n" + TEXT) == digest
    bob.post(f"/api/files/{digest}/delete")
    assert bob.get("/api/files") == [] and ana.http.get(f"/api/files/{digest}").status_code == 200
    chief.post(f"/api/files/{digest}/share", shared=True)
    assert ana.refused("POST", f"/api/files/{digest}/delete") == (409, "file-shared")
    chief.post(f"/api/files/{digest}/share", shared=False)
    ana.post(f"/api/files/{digest}/delete")
    assert ana.refused("GET", f"/api/files/{digest}") == (404, "no-such-file")


def test_nobody_fills_the_server(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = indoors.guest("Ana")
    for number in range(files.GUEST_FILES):
        uploaded(guest, f'[about]\ntitle = "{number}"\n')
    assert guest.refused("POST", "/api/files", game=KEY, text=TEXT) == (409, "files-full")
    uploaded(guest, '[about]\ntitle = "0"\n')  # it is held already
    guest.post("/api/account", name="Ana", password="long enough")
    uploaded(guest)
    monkeypatch.setattr(files, "MOST_BYTES", 10)
    assert guest.refused("POST", "/api/files", game=KEY, text='[about]\ntitle = "more"\n') == (409, "files-full")


def test_uploads_are_limited(tmp_path: Path) -> None:
    from cenote.server.limits import Limits

    limits = Limits()
    assert [limits.files.allows("somebody") for _ in range(11)] == [True] * 10 + [False]


@pytest.mark.parametrize("text", ["[building.A1-01]\ncost = { wood = 99 }\n", '[about]\ngame = "santamaria"\n', "a ="])
def test_what_cannot_be_played_with_is_not_kept(indoors: Indoors, text: str) -> None:
    guest = indoors.guest("Ana")
    status, key = guest.refused("POST", "/api/files", game=KEY, text=text)
    assert status == 422 and key.startswith("data-")
    assert guest.get("/api/files") == []


# --- tables ---


def test_a_table_is_played_with_its_file_for_ever(database: str, tmp_path: Path, capsys: Output) -> None:
    """Code thinks with it, faces show it, the record carries it and replays; also after a restart, and elsewhere."""
    house = Indoors(tmp_path, database)
    try:
        ana = house.guest("Ana")
        digest = uploaded(ana)
        table = finished(ana, digest)
        info = ana.get(f"/api/tables/{table}")
        faces = ana.get(f"/api/games/{KEY}/components", rules=info["rules"], data=info["data"])
        assert faces["A1-01"]["data"]["cost"] == {"wood": 2} and faces["A1-01"]["status"] == "verified"
        assert ana.get(f"/api/games/{KEY}/components")["A1-01"]["data"]["cost"] == {"wood": 1}
        text = ana.http.get(f"/api/tables/{table}/record").text
    finally:
        house.stop()
    record = quipu.read(text)
    assert record.header["data"].endswith(f"/{digest}") and fingerprint(record.file) == digest
    with pytest.raises(Refusal):
        record.play_through(games.get(KEY))
    kept = tmp_path / "game.quipu"
    kept.write_text(text, encoding="utf-8")
    said(capsys, "verify", str(kept))
    assert said(capsys, "export", table, "--database", database) == text
    said(capsys, "backup", str(tmp_path / "all.jsonl"), "--database", database)
    moved = str(tmp_path / "moved.sqlite")
    said(capsys, "restore", str(tmp_path / "all.jsonl"), "--database", moved)
    assert said(capsys, "export", table, "--database", moved) == text


def test_a_record_brings_its_file(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    house = Indoors(tmp_path / "here")
    try:
        ana = house.guest("Ana")
        digest = uploaded(ana)
        text = ana.http.get(f"/api/tables/{finished(ana, digest)}/record").text
    finally:
        house.stop()
    elsewhere = Indoors(tmp_path / "there")
    try:
        bob = elsewhere.guest("Bob")
        assert bob.refused("POST", "/api/import", text=text, visibility="public") == (403, "file-not-shared")
        assert bob.get("/api/files") == []
        table = bob.post("/api/import", text=text)["id"]
        assert bob.get(f"/api/tables/{table}")["file"]["digest"] == digest
        assert [file["digest"] for file in bob.get("/api/files")] == [digest]
        branch = bob.post("/api/import", text=text, **{"from": 5})["id"]
        assert bob.get(f"/api/tables/{branch}")["playable"]
        hostile = text.replace("cost = { wood = 2 }", "cost = { wood = -2 }")
        assert bob.refused("POST", "/api/import", text=hostile) == (422, "data-between")
        other = text.replace("cost = { wood = 2 }", "cost = { wood = 3 }")
        assert bob.refused("POST", "/api/import", text=other) == (422, "record-data")
        assert len(bob.get("/api/files")) == 1
    finally:
        elsewhere.stop()


def test_hints_and_analyses_know_the_file(indoors: Indoors) -> None:
    ana = indoors.guest("Ana")
    digest = uploaded(ana)
    table = ana.post("/api/play-now", game=KEY, file=digest)["id"]
    until = time.monotonic() + PATIENCE
    while (answer := ana.http.post(f"/api/tables/{table}/hint")).json().get("error") == "not-your-turn":
        assert time.monotonic() < until
        time.sleep(0.1)
    assert answer.json()["move"]
    over = finished(ana, digest)
    assert ana.post(f"/api/tables/{over}/analysis")["status"] in ("working", "done")
    while not ana.post(f"/api/tables/{over}/analysis")["done"]:
        assert time.monotonic() < until
        assert ana.post(f"/api/tables/{over}/analysis")["status"] != "failed"
        time.sleep(0.2)


# --- the owner ---


def test_the_command_line_names_the_owner(database: str, tmp_path: Path, capsys: Output) -> None:
    house = Indoors(tmp_path, database)
    try:
        ana = house.guest("Ana")
        assert "no account" in refused(capsys, "owner", "Ana", "--database", database), "a guest is none"
        ana.post("/api/account", name="Ana", password="long enough")
        assert not ana.get("/api/me")["owner"]
        assert "Ana" in said(capsys, "owner", "ANA", "--database", database)
        assert ana.get("/api/me")["owner"], "at the next request"
        assert "no owner" in said(capsys, "owner", "Ana", "--remove", "--database", database)
        assert not ana.get("/api/me")["owner"]
    finally:
        house.stop()
