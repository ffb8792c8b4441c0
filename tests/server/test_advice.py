"""What code thinks: analyses of finished games, hints in running ones."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any
from urllib.parse import urlencode

import pytest

from cenote import games
from cenote.arena import simulate
from cenote.server.analyses import deeds_of_turn
from server.house import Chair, Guest, Indoors, Json, Server, play_on

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
    """What to expect as it stands, after the move and after others, and which sources make the difference."""
    guest = server.guest("Ana")
    table = guest.table("me", "random")
    chair = guest.sit(table)
    chair.wait_for_turn()
    hint = guest.post(f"/api/tables/{table}/hint")
    why = guest.post(f"/api/tables/{table}/hint/why?{urlencode({'move': hint['move']})}")
    moves = [offer["move"] for offer in chair.position["moves"]]
    assert why["move"] == hint["move"] and why["seq"] == hint["seq"]
    others = [other["move"] for other in why["others"]]
    assert 1 <= len(others) <= 2 and set(others) <= set(moves) - {hint["move"]}
    for expected in (why["before"], why["after"], *(other["expected"] for other in why["others"])):
        assert expected["score"] > -50 and 0 <= expected["win"] <= 1
    words = games.get("tzolkin").words("en")
    assert len(why["reasons"]) <= 3
    assert all(words.has(f"source-{source}") and points for source, points in why["reasons"])
    assert guest.refused("POST", f"/api/tables/{table}/hint/why?move=nonsense") == (409, "hint-other")


def test_alone_a_hint_tells_no_chance_to_win(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", game="santamaria")
    chair = guest.sit(table)
    chair.wait_for_turn()
    move = chair.position["moves"][0]["move"]
    why = guest.post(f"/api/tables/{table}/hint/why?{urlencode({'move': move})}")
    assert why["before"]["win"] is None and why["after"]["win"] is None and why["after"]["score"] > 0


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


# --- advice for a turn that is to have certain moves ---


def ask(guest: Guest, table: str, seq: str, *wishes: list[str], spare: tuple[str, ...] = ()) -> Json:
    return guest.post(f"/api/tables/{table}/advice", seq=seq, wishes=list(wishes), spare=list(spare))


def opened(guest: Guest) -> tuple[str, Chair]:
    """A table of Tzolk'in where the guest's first turn with workers waits."""
    table = guest.table("me", "random", seed="advice")
    chair = guest.sit(table)
    chair.wait_for_turn()
    while chair.position["ask"] != "turn":
        if chair.position["can_confirm"]:
            chair.command("confirm", seq=chair.position["seq"])
        else:
            chair.play(chair.position["moves"][0]["move"])
        chair.wait_for_turn()
    return table, chair


def test_advice_is_a_plan_for_the_turn_that_grants_wishes(server: Server) -> None:
    guest = server.guest("Ana")
    table, chair = opened(guest)
    wanted = (["place tikal"], ["place palenque", "place yaxchilan"])
    first = ask(guest, table, chair.position["seq"], *wanted)
    assert first == ask(guest, table, chair.position["seq"], *wanted), "the same question gets the same answer"
    assert first["granted"] == [True, True] and first["seq"] == chair.position["seq"]
    assert "place tikal" in first["moves"]
    assert first["moves"][0] in [offer["move"] for offer in chair.position["moves"]]
    chair.play("place tikal")
    chair.wait_for_turn()
    after = ask(guest, table, chair.position["seq"], *wanted, spare=("place tikal",))
    assert after["granted"] == [True, True] and "place tikal" not in after["moves"], "what is drafted counts"
    none = ask(guest, table, chair.position["seq"], ["build *"])
    assert none["granted"] == [False] and none["moves"]
    for move in after["moves"]:
        assert not chair.position["can_confirm"]
        chair.play(move)
        chair.wait_for_turn()
    body = {"seq": chair.position["seq"], "wishes": [], "spare": []}
    assert guest.refused("POST", f"/api/tables/{table}/advice", **body) == (409, "hint-confirm")


def test_what_was_done_before_a_barrier_belongs_to_the_turn(indoors: Indoors) -> None:
    """The same turn, told whole: in Tawantinsuyu an act that shows something new splits it."""
    guest = indoors.guest("Ana")
    chair = guest.sit(guest.table("me", "random", game="tawantinsuyu", seed="split"))
    table = indoors.hub.tables[chair.table_id]
    for _ in range(300):
        chair.wait_for_turn()
        if chair.position["can_confirm"]:
            chair.command("confirm", seq=chair.position["seq"])
            continue
        begun = [entry for entry in table.line if entry.turn == chair.position["turn"]]
        if begun and chair.draft:
            break
        chair.play(chair.position["moves"][0]["move"])
    deeds = deeds_of_turn(table)
    drafted = [trial.move for trial in table.running().draft]
    read = table.playable().notation.read
    assert [deed.move for deed in deeds] == [*(read(entry.move) for entry in begun), *drafted]
    assert len(begun) and drafted
    assert deeds[0].before.turn == chair.position["turn"]
    for one, other in pairwise(deeds):
        assert one.after.digest() == other.before.digest()
    assert deeds[-1].after.digest() == table.running().position.digest()


def test_advice_is_for_the_position_that_was_seen(server: Server) -> None:
    guest = server.guest("Ana")
    table, chair = opened(guest)
    old = chair.position["seq"]
    chair.play("place tikal")
    chair.wait_for_turn()
    body = {"seq": old, "wishes": [], "spare": []}
    assert guest.refused("POST", f"/api/tables/{table}/advice", **body) == (409, "advice-stale")


def test_advice_is_for_the_one_who_plays_against_code(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table, chair = opened(ana)
    body = {"seq": chair.position["seq"], "wishes": [], "spare": []}
    assert ben.refused("POST", f"/api/tables/{table}/advice", **body) == (409, "not-your-turn"), "a spectator"
    shared = ana.table("me", "open")
    ben.post(f"/api/tables/{shared}/join")
    for guest in (ana, ben):
        assert guest.refused("POST", f"/api/tables/{shared}/advice", **body) == (403, "hint-people")
    assert ana.refused("POST", "/api/tables/nowhere/advice", **body) == (404, "no-such-table")


def test_wishes_are_bounded_and_have_to_be_moves(server: Server) -> None:
    guest = server.guest("Ana")
    table, chair = opened(guest)

    def refused(wishes: Any, spare: Any = ()) -> tuple[int, str]:
        seq = chair.position["seq"]
        return guest.refused("POST", f"/api/tables/{table}/advice", seq=seq, wishes=wishes, spare=spare)

    assert refused([["fly *"]]) == (422, "no-such-verb")
    assert refused([["place moon"]]) == (422, "no-such-value")
    assert refused([["place *"]], ["place * -honey"]) == (422, "no-such-value")
    assert refused([[" "]]) == (422, "no-move")
    bad = (422, "bad-request")
    assert refused([["place *"]] * 9) == bad and refused([["place *"] * 9]) == bad and refused([[]]) == bad
    assert refused([], ["place *"] * 25) == bad and refused([["place " + "x" * 80]]) == bad
    assert refused("place *") == bad and refused([["place *"]], [3]) == bad
    assert ask(guest, table, chair.position["seq"], *[["place *"]] * 8, spare=("place *",) * 24)["moves"]
