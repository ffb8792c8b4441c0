"""What code thinks: analyses of finished games, hints in running ones."""

from __future__ import annotations

import time
from urllib.parse import urlencode

import pytest

from cenote import games
from cenote.arena import simulate
from server.house import Guest, Json, Server, play_on

LONG = 120.0


def finished(guest: Guest) -> str:
    """A table with a finished game of one."""
    game = games.get("santamaria")
    (played,) = simulate(game, ["random"], 1, seed=3, players=1, processes=1, records=True)
    return str(guest.post("/api/import", text=played.record)["id"])


def analysed(guest: Guest, table: str) -> Json:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        study: Json = guest.post(f"/api/tables/{table}/analysis")
        if study["status"] != "working":
            return study
        time.sleep(0.2)
    raise AssertionError("the analysis does not come to an end")


def test_a_finished_game_is_analysed_once_for_all(server: Server) -> None:
    guest, other = server.guest("Ana"), server.guest("Ben")
    table = finished(guest)
    first = guest.post(f"/api/tables/{table}/analysis")
    assert first["status"] == "working" and first["analysis"] is None
    study = analysed(guest, table)
    assert study["status"] == "done" and study["done"] == study["total"] > 0
    found = study["analysis"]
    assert found["game"] == "santamaria" and not found["wins"]
    assert [len(found[part]) for part in ("seats", "balance", "costly", "strokes")] == [1, 1, 1, 1]
    assert other.post(f"/api/tables/{table}/analysis") == study


def test_while_the_game_runs_it_is_not_analysed(server: Server) -> None:
    guest = server.guest("Ana")
    table = guest.table("me", "greedy")
    assert guest.refused("POST", f"/api/tables/{table}/analysis") == (409, "analysis-not-over")
    assert guest.refused("POST", "/api/tables/nowhere/analysis") == (404, "no-such-table")


def test_a_hint_is_a_legal_move(server: Server) -> None:
    guest = server.guest("Ana")
    table = guest.table("me", "random")
    chair = guest.sit(table)
    chair.wait_for_turn()
    while not chair.position["can_confirm"]:
        hint = guest.post(f"/api/tables/{table}/hint")
        assert hint["seq"] == chair.position["seq"]
        assert hint["move"] in [offer["move"] for offer in chair.position["moves"]]
        assert chair.play(hint["move"])["type"] == "ack"
        chair.wait_for_turn()
    assert guest.refused("POST", f"/api/tables/{table}/hint") == (409, "hint-confirm")


def test_a_hint_says_why(server: Server) -> None:
    """Against the best of the other moves: what to expect of either, and which sources make the difference."""
    guest = server.guest("Ana")
    table = guest.table("me", "random")
    chair = guest.sit(table)
    chair.wait_for_turn()
    hint = guest.post(f"/api/tables/{table}/hint")
    why = guest.post(f"/api/tables/{table}/hint/why?{urlencode({'move': hint['move']})}")
    moves = [offer["move"] for offer in chair.position["moves"]]
    assert why["move"] == hint["move"] and why["seq"] == hint["seq"]
    assert why["other"] in moves and why["other"] != why["move"]
    assert all(score > -50 for score in why["score"]) and all(0 <= win <= 1 for win in why["win"])
    words = games.get("tzolkin").words("en")
    assert all(words.has(f"source-{source}") and points for source, points in why["reasons"])
    assert guest.refused("POST", f"/api/tables/{table}/hint/why?move=nonsense") == (409, "hint-other")


def test_hints_are_for_the_one_who_plays_against_code(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    alone = ana.table("me", "random")
    ana.sit(alone).wait_for_turn()
    assert ben.refused("POST", f"/api/tables/{alone}/hint") == (409, "not-your-turn")
    shared = ana.table("me", "open")
    assert ana.refused("POST", f"/api/tables/{shared}/hint") == (409, "not-started")
    ben.post(f"/api/tables/{shared}/join")
    for guest in (ana, ben):
        assert guest.refused("POST", f"/api/tables/{shared}/hint") == (403, "hint-people")
    hotseat = ana.table("hotseat", "hotseat")
    assert ana.refused("POST", f"/api/tables/{hotseat}/hint") == (403, "hint-people")


@pytest.mark.slow
def test_code_seats_play_on_while_a_game_is_analysed(server: Server) -> None:
    guest = server.guest("Ana")
    done = finished(guest)
    guest.post(f"/api/tables/{done}/analysis")
    chair = guest.sit(guest.table("me", "random"))
    play_on([chair], lambda: "over" in chair.last, seconds=LONG)
    assert analysed(guest, done)["status"] == "done"
