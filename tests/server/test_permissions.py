"""Nobody acts for another seat, sees what is not theirs, or comes in without the link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.house import PATIENCE, Guest, Server, finished, open_socket


def raw(chair_messages: list[dict[str, Any]]) -> str:
    return json.dumps(chair_messages)


def test_a_private_table_is_not_there_without_the_link(server: Server) -> None:
    host, friend, stranger = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    made = host.post("/api/tables", game="tzolkin", seats=[{"kind": "me"}, {"kind": "open"}], visibility="private")
    table, invite = made["id"], made["invite"]
    missing = (404, "no-such-table")
    for path in ("", "/history", "/at/0", "/record"):
        assert stranger.refused("GET", f"/api/tables/{table}{path}") == missing
        assert stranger.refused("GET", f"/api/tables/{table}{path}?invite=wrong") == missing
    assert stranger.refused("POST", f"/api/tables/{table}/join") == missing
    assert stranger.refused("POST", f"/api/tables/{table}/join", invite="wrong") == missing
    for link in ("", "wrong"):
        with pytest.raises(InvalidStatus):
            open_socket(stranger, table, link)
    listed = stranger.get("/api/lobby")
    assert table not in json.dumps(listed)
    assert friend.get(f"/api/tables/{table}", invite=invite)["invite"] is None
    assert friend.post(f"/api/tables/{table}/join", invite=invite)["invite"] == invite
    assert friend.sit(table).position["n"] == 0


def test_open_for_anybody_is_listed_and_can_be_joined(server: Server) -> None:
    host, other = server.guest("Ana"), server.guest("Ben")
    table = host.table("me", "open")
    assert table in [card["id"] for card in other.get("/api/lobby")["open"]]
    plan = {"game": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert host.refused("POST", "/api/tables", **plan, visibility="unlisted") == (422, "open-unlisted")
    other.post(f"/api/tables/{table}/join")
    listed = server.guest("Cleo").get("/api/lobby")
    assert table in [card["id"] for card in listed["running"]] and table not in json.dumps(listed["open"])


def test_a_table_at_one_screen_is_neither_public_nor_private(server: Server) -> None:
    host, other = server.guest("Ana"), server.guest("Ben")
    table = host.table("hotseat", "hotseat")
    assert host.get(f"/api/tables/{table}")["visibility"] == "unlisted"
    assert table not in json.dumps(other.get("/api/lobby"))
    assert other.refused("POST", f"/api/tables/{table}/join") == (409, "already-started")
    plan = {"game": "tzolkin", "seats": [{"kind": "hotseat"}, {"kind": "agent"}]}
    assert host.refused("POST", "/api/tables", **plan, visibility="public") == (422, "hotseat-public")
    shared = host.table("hotseat", "hotseat", "open")
    assert shared in [card["id"] for card in other.get("/api/lobby")["open"]]


def test_an_unlisted_table_is_open_to_who_knows_the_address(server: Server) -> None:
    host, other = server.guest("Ana"), server.guest("Ben")
    table = host.table("me", "random", visibility="unlisted")
    assert table not in json.dumps(other.get("/api/lobby"))
    assert other.get(f"/api/tables/{table}")["you_host"] is False


def test_nobody_acts_for_another_seat(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = [guest.sit(table) for guest in (ana, ben, eve)]
    acting = next(chair for chair in chairs if chair.position["yours"])
    for chair in chairs:
        if chair is acting:
            continue
        move = acting.position["moves"][0]["move"]
        assert chair.position["moves"] == [] and chair.position["ask"] is None
        assert chair.command("play", move=move)["key"] == "not-your-turn"
        assert chair.command("play", move=move, seq=acting.position["seq"])["key"] == "not-your-turn"
        for type in ("undo", "redo", "confirm"):
            assert chair.command(type)["key"] == "not-your-turn"
    assert chairs[2].command("takeback", to=0)["key"] == "not-seated"
    assert chairs[2].command("answer", to=0, accept=True)["key"] == "not-seated"
    assert acting.position["k"] == 0 and all(message["type"] == "presence" for message in acting.quiet())
    assert eve.refused("POST", f"/api/tables/{table}/leave") == (409, "not-seated")
    assert eve.refused("POST", f"/api/tables/{table}/join") == (409, "already-started")
    assert ben.refused("POST", f"/api/tables/{table}/cancel") == (403, "not-the-host")
    assert ana.refused("POST", f"/api/tables/{table}/cancel") == (409, "already-started")
    assert Guest(server).refused("POST", f"/api/tables/{table}/leave") == (401, "who-are-you")


def test_seats_are_taken_once(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = ana.table("me", "open", "open")
    assert ana.refused("POST", f"/api/tables/{table}/join") == (409, "already-seated")
    ben.post(f"/api/tables/{table}/join", seat=2)
    assert eve.refused("POST", f"/api/tables/{table}/join", seat=2) == (409, "no-free-seat")
    assert eve.refused("POST", f"/api/tables/{table}/join", seat=0) == (409, "no-free-seat")
    ben.post(f"/api/tables/{table}/leave")
    eve.post(f"/api/tables/{table}/join", seat=2)
    assert ben.post(f"/api/tables/{table}/join")["started"]
    cancelled = ana.table("me", "open")
    ana.post(f"/api/tables/{cancelled}/cancel")
    assert ben.refused("POST", f"/api/tables/{cancelled}/join") == (409, "already-started")
    twice = [{"kind": "me"}, {"kind": "me"}]
    assert ana.refused("POST", "/api/tables", game="tzolkin", seats=twice) == (422, "two-seats")


def test_another_draft_and_another_hand_are_not_to_be_had(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    acting, other = chairs if chairs[0].position["yours"] else chairs[::-1]
    hand = acting.position["view"]["players"][acting.position["seat"]]["dealt"]
    acting.play()
    acting.play()
    fresh = other.guest.sit(table)
    for tile in hand:
        assert tile not in raw(other.heard) and tile not in raw(fresh.heard)
        for path in ("", "/history", "/at/0"):
            assert tile not in other.guest.http.get(f"/api/tables/{table}{path}").text
    seat = acting.position["seat"]
    assert other.guest.refused("GET", f"/api/tables/{table}/at/0?seat={seat}") == (403, "not-your-seat")
    assert other.guest.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")
    assert "seed" not in raw(other.heard).replace('"origin": "seed"', "")


def test_after_the_end_everything_is_open(server: Server) -> None:
    chair, _ = finished(server)
    host, table = chair.guest, chair.table_id
    watcher = Guest(server)
    moves = watcher.get(f"/api/tables/{table}/history")["moves"]
    assert all(entry["move"] for entry in moves)
    assert watcher.get(f"/api/tables/{table}/at/1", seat=1)["as"] == 1
    record = watcher.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200 and record.text.startswith("quipu 1")
    assert chair.command("play", move="done")["key"] == "game-over"
    assert chair.command("takeback", to=0)["key"] == "game-over"
    assert host.refused("POST", f"/api/tables/{table}/leave") == (409, "game-over")


def test_a_whisper_is_read_by_two(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = ana.table("me", "open", "open")
    ben.post(f"/api/tables/{table}/join")
    eve.post(f"/api/tables/{table}/join")
    chairs = [guest.sit(table) for guest in (ana, ben, eve)]
    watcher = Guest(server).sit(table)
    assert chairs[0].command("chat", text="  hello \n all ")["type"] == "ack"
    assert chairs[0].command("chat", text="between us", to=1)["type"] == "ack"
    assert chairs[2].command("chat", text="me too")["type"] == "ack"
    for chair in (*chairs, watcher):
        chair.until(lambda chair=chair: "me too" in chair.chat)  # type: ignore[misc]
        texts = chair.chat
        assert "hello all" in texts
        assert ("between us" in texts) == (chair in chairs[:2])
    again = ana.sit(table)
    again.until(lambda: "chat" in again.last)
    assert [line["to"] for line in again.last["chat"]["entries"]] == [None, 1, None]
    assert chairs[0].command("chat", text=" \n ")["key"] == "empty-chat"
    assert chairs[0].command("chat", text="hi", to=7)["key"] == "no-seat-there"


def test_requests_from_other_pages_are_refused(server: Server) -> None:
    guest = server.guest("Ana")
    table = guest.table("me", "open")
    evil = {"Origin": "https://evil.example"}
    response = guest.http.post(f"/api/tables/{table}/cancel", headers=evil)
    assert response.status_code == 403 and response.json()["error"] == "other-origin"
    for origin in ("https://evil.example", "null", None):
        with pytest.raises(InvalidStatus):
            open_socket(guest, table, origin=origin)
    same = {"Origin": server.address}
    assert guest.http.post(f"/api/tables/{table}/cancel", headers=same).status_code == 200


def test_only_json_of_a_bounded_size_is_taken(server: Server) -> None:
    http = httpx.Client(base_url=server.address, timeout=PATIENCE)
    form = http.post("/api/me", content=b'{"name":"Ana"}', headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    big = http.post("/api/me", json={"name": "x" * 70_000})
    assert big.status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    chunked = http.post("/api/me", content=endless(), headers={"Content-Type": "application/json"})
    assert chunked.status_code == 413
    assert http.post("/api/import", json={"text": "x" * 900_000}).json()["error"] == "record-not-a-quipu"
    assert http.post("/api/me", content=b"{", headers={"Content-Type": "application/json"}).status_code == 422
    assert http.post("/api/me", json={"name": "Ana", "id": "root"}).status_code == 422


def test_every_answer_protects_the_page(server: Server) -> None:
    headers = Guest(server).http.get("/api/games").headers
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
