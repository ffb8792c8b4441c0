"""A finished game as it might have gone."""

from __future__ import annotations

from cenote import games
from cenote.arena import simulate
from server.house import Guest, Server


def finished(guest: Guest, name: str = "santamaria") -> str:
    (played,) = simulate(games.get(name), ["random"], 1, seed=3, players=2, processes=1, records=True)
    return str(guest.post("/api/import", text=played.record)["id"])


def test_another_move_is_played_on_by_code(server: Server) -> None:
    guest = server.guest("Ana")
    table = finished(guest)
    made = guest.get(f"/api/tables/{table}/history")["moves"]
    n = next(i for i, move in enumerate(made) if i > 20 and move["verb"] == "die")
    moments = guest.get(f"/api/tables/{table}/instead/{n}", move=made[n]["move"])
    assert [moment["n"] for moment in moments] == [n + 1 + i for i in range(len(moments))]
    assert 1 <= len(moments) <= 12
    there = guest.get(f"/api/tables/{table}/at/{n + 1}")
    assert moments[0]["view"] == there["view"], "the move that was made leads where it led"
    assert moments[0]["entry"]["events"] == there["entry"]["events"]
    assert moments == guest.get(f"/api/tables/{table}/instead/{n}", move=made[n]["move"])


def test_only_legal_moves_of_finished_games(server: Server) -> None:
    guest = server.guest("Ana")
    table = finished(guest)
    assert guest.refused("GET", f"/api/tables/{table}/instead/0?move=nonsense") == (404, "no-such-position")
    assert guest.refused("GET", f"/api/tables/{table}/instead/0?move=done") == (404, "no-such-position")
    assert guest.refused("GET", f"/api/tables/{table}/instead/99999?move=done") == (404, "no-such-position")
    running = guest.table("me", "greedy")
    assert guest.refused("GET", f"/api/tables/{running}/instead/0?move=done") == (409, "analysis-not-over")
