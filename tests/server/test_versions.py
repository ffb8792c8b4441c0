"""Tables after a correction of their game: what was begun is played on as it was, what begins is corrected."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cenote.core import quipu
from cenote.core.refusal import BadData
from cenote.server.refused import Refused
from cenote.server.rooms import Rooms
from scratch import KEY, Scratch
from scratch import scratch as scratch
from server.house import Guest, Indoors, play_on

MINE = "[pearl.rose]\npoints = 3\n"


@contextmanager
def opened(folder: Path, known: Guest | None = None) -> Iterator[Guest]:
    """A server on the database of the folder, and somebody who was there before."""
    house = Indoors(folder)
    guest = Guest(house)
    if known is not None:
        guest.http.cookies = known.http.cookies
    try:
        yield guest
    finally:
        guest.http.close()
        house.stop()


def sell_all(guest: Guest, table: str) -> str:
    """Play to the end with the most expensive pearls first; tells the record."""
    chair = guest.sit(table)
    while "over" not in chair.last:
        moves = [offer["move"] for offer in chair.position["moves"]]
        assert chair.play(next((move for move in reversed(moves) if move.startswith("sell")), None))["type"] == "ack"
        chair.quiet(0.02)
    chair.close()
    return guest.http.get(f"/api/tables/{table}/record").text


def test_tables_keep_their_version(scratch: Scratch, tmp_path: Path) -> None:
    first = scratch.open()
    scratch.release(first)
    with opened(tmp_path) as guest:
        begun = guest.table("me", "hotseat", game=KEY, seed="begun")
        chair = guest.sit(begun)
        play_on([chair], lambda: chair.position["n"] >= 4)
        before, log = chair.position["view"], len(chair.entries)
        chair.close()

    game = scratch.correct()
    with opened(tmp_path, guest) as again:
        info = again.get(f"/api/tables/{begun}")
        assert (info["rules"], info["data"], info["playable"], info["options"]) == (1, first.fingerprint, True, {})
        shown = f"/api/games/{KEY}/components"
        old, new = again.get(shown, rules=1, data=info["data"]), again.get(shown)
        assert [each["black"]["data"]["points"] for each in (old, new)] == [7, 9]
        assert again.refused("GET", f"{shown}?rules=1&data=0123") == (409, "table-data")
        chair = again.sit(begun)
        assert (chair.position["view"], len(chair.entries)) == (before, log)
        chair.close()
        text = sell_all(again, begun)
        assert "rules 1\n" in text and f"data {first.fingerprint}\n" in text
        assert quipu.write(quipu.read(text).play_through(game)) == text
        fresh = again.get(f"/api/tables/{again.table('me', 'hotseat', game=KEY)}")
        assert (fresh["rules"], fresh["data"], fresh["options"]) == (2, game.fingerprint, {"calm": False})


def test_an_older_game_may_be_branched_to_the_newest_rules(scratch: Scratch, tmp_path: Path) -> None:
    scratch.release(scratch.open())
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    with opened(tmp_path) as guest:
        table = guest.table("me", "hotseat", game=KEY, seed="diving")
        chair = guest.sit(table)
        while "over" not in chair.last:  # everybody dives as long as it goes, to five pearls
            moves = [offer["move"] for offer in chair.position["moves"]]
            chair.play("dive" if "dive" in moves else None)
            chair.quiet(0.02)
        chair.close()
        text = guest.http.get(f"/api/tables/{table}/record").text
    scratch.correct()
    with opened(tmp_path) as guest:
        as_it_was = guest.post("/api/import", text=text, seats=seats, **{"from": 3})["id"]
        assert guest.get(f"/api/tables/{as_it_was}")["rules"] == 1
        newest = guest.post("/api/import", text=text, seats=seats, newest=True, **{"from": 2})["id"]
        assert guest.get(f"/api/tables/{newest}")["rules"] == 2
        assert [len(guest.get(f"/api/tables/{one}/history")["moves"]) for one in (as_it_was, newest)] == [3, 2]
        assert "rules 2\n" in sell_all(guest, newest)
        body = {"text": text, "seats": seats, "newest": True}
        assert guest.refused("POST", "/api/import", **body) == (422, "newest-elsewhere")
        assert "after 2 decisions" in guest.http.post("/api/import", json=body).json()["text"]


def test_a_server_finds_the_components_of_a_table(scratch: Scratch) -> None:
    first = scratch.open()
    scratch.release(first)
    theirs = first.with_data("mine.toml", MINE)
    game = scratch.correct()
    rooms = Rooms({KEY: ("mine.toml", MINE)})
    for data, found in (
        (first.fingerprint, ""),
        ("", ""),
        (theirs.mark, theirs.data),
        (theirs.data, theirs.data),
    ):
        room = rooms.find(KEY, 1, data)
        assert (room.rules, room.data) == (1, found)
    assert rooms.find(KEY, 2, game.fingerprint).fingerprint == game.fingerprint
    assert rooms.get(KEY).rules == 2 and rooms.get(KEY).data == theirs.data
    for data, rules, key in (("0123", 1, "table-data"), (game.fingerprint, 1, "table-data"), ("", 3, "table-rules")):
        with pytest.raises(Refused) as refusal:
            rooms.find(KEY, rules, data)
        assert refusal.value.key == key


def test_a_host_s_file_need_not_fit_what_was_before(scratch: Scratch) -> None:
    """It is for the newest components; tables with ours from before are played on without it."""
    scratch.release(scratch.open())
    scratch.change("data/pearls.toml", "points = 2\n", "points = 2\nshine = 1\n")
    scratch.correct()
    rooms = Rooms({KEY: ("mine.toml", "[pearl.rose]\nshine = 5\n")})
    assert rooms.find(KEY, 1, "").data == ""
    with pytest.raises(BadData):
        rooms.get(KEY).at(1)
