"""What happens by itself: idle tables leave the memory, time runs out, other rules keep a table from being played."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cenote.server import caretaker
from cenote.server.store.store import make_engine
from server.house import PATIENCE, Chair, Guest, Indoors, Server, come_to_rest, play_on

OWN_TILE = '[building.A1-01]\nstatus = "recalled"\n'


def wait_until(ready: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_table_that_nobody_looks_at_leaves_the_memory(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "IDLE", 0.2)
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat")
    chair = guest.sit(table)
    chair.play()
    position = chair.position
    time.sleep(0.8)
    assert table in indoors.hub.tables  # somebody looks
    chair.close()
    wait_until(lambda: table not in indoors.hub.tables)
    again = guest.sit(table)
    assert {**again.position, "clock": None} == {**position, "clock": None} and again.draft == chair.draft


def test_who_has_no_time_left_is_played_for_to_the_end(indoors: Indoors) -> None:
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "game", "seconds": 600})
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    acting, other = chairs if chairs[0].position["yours"] else chairs[::-1]
    seat = acting.position["seat"]
    acting.play()
    indoors.hub.tables[table].clock.left[seat] = 0.3
    acting.until(lambda: acting.last["table"]["seats"][seat]["auto"] == "game" and 1 in acting.entries)
    assert acting.entries[1]["kind"] == "handover" and acting.entries[1]["why"] == "game"
    play_on([other], lambda: other.position["n"] >= 12)
    come_to_rest(chairs)
    assert not acting.position["yours"] and other.last["table"]["seats"][seat]["auto"] == "game"
    assert acting.guest.refused("POST", f"/api/tables/{table}/join") == (409, "time-is-out")
    assert acting.command("undo")["key"] == "not-your-turn"


def test_who_comes_and_goes_does_not_touch_the_draft_of_another(indoors: Indoors) -> None:
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    acting, other = chairs if chairs[0].position["yours"] else chairs[::-1]
    acting.play()
    draft = acting.draft
    other.guest.post(f"/api/tables/{table}/leave")
    other.guest.post(f"/api/tables/{table}/join")
    acting.catch_up(2)
    assert acting.draft == draft and acting.position["drafting"]
    for chair in chairs:
        chair.close()
    wait_until(lambda: not indoors.hub.tables[table].connections)
    indoors.hub.tables.pop(table)
    again = acting.guest.sit(table)
    assert again.draft == draft and [entry["kind"] for entry in again.entries.values()] == ["handover", "return"]
    again.play_turn()


def test_after_a_restart_nobody_has_lost_by_it_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "cenote.sqlite"))
    guest = server.guest("Ana")
    table = guest.table("me", "hotseat", clock={"kind": "game", "seconds": 600})
    guest.sit(table).play()
    assert server.stop() == 0
    engine = make_engine(f"sqlite:///{tmp_path / 'cenote.sqlite'}")
    with engine.begin() as connection:  # as if the server had been away for an hour
        connection.execute(text("UPDATE tables SET deadline = deadline - 3600"))
        stored = connection.execute(text("SELECT clock FROM tables")).scalar()
        since = float(str(stored).partition('"since":')[2].rstrip("}"))
        connection.execute(
            text("UPDATE tables SET clock = :clock"), {"clock": str(stored).replace(str(since), str(since - 3600))}
        )
    engine.dispose()
    server.start()
    chair = guest.sit(table)
    assert chair.position["yours"] and 30 <= chair.position["clock"]["left"][chair.position["seat"]] <= 60
    assert server.stop() == 0


def test_a_table_of_other_rules_can_be_looked_at_not_played(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat")
    chair = guest.sit(table)
    chair.play_turn()
    chair.close()
    with indoors.hub.store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    indoors.hub.tables.pop(table)
    again = guest.sit(table)
    assert again.last["table"]["playable"] is False and "position" not in again.last
    assert again.entries[1]["verb"] == "keep" and again.entries[1]["move"] is None
    again.send(type="play", id="x", seq="2", move="done")
    assert again.answer("x")["key"] == "table-rules"
    assert guest.refused("GET", f"/api/tables/{table}/at/1") == (409, "table-rules")
    assert len(guest.get(f"/api/tables/{table}/history")["moves"]) == again.entries[2]["k"]


def test_tables_keep_the_components_they_were_begun_with(tmp_path: Path) -> None:
    database = str(tmp_path / "cenote.sqlite")
    (tmp_path / "own.toml").write_text(OWN_TILE)
    own = ("--data", f"tzolkin={tmp_path / 'own.toml'}")
    server = Server(tmp_path, database)
    guest = server.guest("Ana")
    plain = guest.table("me", "hotseat")
    assert server.stop() == 0
    server.options += own
    server.start()
    assert next(game for game in guest.get("/api/games") if game["key"] == "tzolkin")["data"] != ""
    assert guest.get("/api/games/tzolkin/components")["A1-01"]["status"] == "recalled"
    changed = guest.table("me", "random")
    for table in (plain, changed):
        chair = guest.sit(table)
        chair.wait_for_turn()
        chair.play_turn()
    assert server.stop() == 0
    server.options = server.options[: -len(own)]
    server.start()
    assert guest.get(f"/api/tables/{plain}")["playable"] and not guest.get(f"/api/tables/{changed}")["playable"]
    assert Guest(server).refused("GET", f"/api/tables/{changed}/at/0") == (409, "table-data")
    assert server.stop() == 0


def test_what_was_taken_back_is_not_remembered(indoors: Indoors) -> None:
    """Positions are kept every 40 decisions, to open a table sooner; those of what no longer stands must go."""
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat", seed="taken-back")
    chair = guest.sit(table)

    def kept() -> list[int]:
        with indoors.hub.store.engine.begin() as connection:
            rows = connection.execute(text("SELECT n FROM snapshots WHERE table_id = :id ORDER BY n"), {"id": table})
            return [row.n for row in rows]

    while chair.position["n"] < 80:
        chair.play_turn()
    first, second = kept()
    assert 40 <= first < 80 <= second <= chair.position["n"]
    assert chair.command("takeback", to=first)["type"] == "ack"
    assert kept() == [first]
    assert chair.command("takeback", to=first - 1)["type"] == "ack"
    assert kept() == [] and chair.position["n"] == first - 1
    while chair.position["n"] < first:  # another way than before
        assert (chair.command("confirm") if chair.position["can_confirm"] else last_move(chair))["type"] == "ack"
    view, n = chair.position["view"], chair.position["n"]
    chair.close()
    indoors.hub.tables.pop(table)
    again = guest.sit(table)
    assert (again.position["view"], again.position["n"]) == (view, n)


def last_move(chair: Chair) -> dict[str, Any]:
    return chair.command("play", move=chair.position["moves"][-1]["move"])


# --- what the database has that cannot be ---


def put(indoors: Indoors, statement: str, **values: str) -> None:
    """Something is written behind the back of the server, which has forgotten the table."""
    indoors.hub.tables.clear()
    with make_engine(indoors.house.settings.database).begin() as connection:
        connection.execute(text(statement), values)


def test_a_draft_that_does_not_replay_is_dropped(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat")
    chair = guest.sit(table)
    chair.play()
    assert chair.draft
    chair.close()
    put(indoors, "UPDATE drafts SET moves = :moves WHERE table_id = :id", id=table, moves='["place palenque 77"]')
    again = guest.sit(table)
    assert not again.draft and again.position["yours"]
    assert again.play()["type"] == "ack"


def test_a_log_that_does_not_replay_can_be_looked_at(indoors: Indoors) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", "hotseat", seed="log")
    chair = guest.sit(table)
    play_on([chair], lambda: chair.position["n"] >= 3)
    chair.close()
    put(indoors, "UPDATE log SET move = 'pass' WHERE table_id = :id AND k = 2", id=table)
    again = guest.sit(table)
    assert again.last["table"]["playable"] is False and 2 in again.entries
    again.send(type="play", id="x", seq="3", move="done")
    refused = again.answer("x")
    assert refused["key"] == "table-log" and "Entry 2" in refused["text"]


def test_nobody_loses_by_a_step_of_time(indoors: Indoors) -> None:
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "turn", "seconds": 60})
    ben.post(f"/api/tables/{table}/join")
    chair = ana.sit(table)
    indoors.hub.watch.seen -= 7200  # the machine slept for two hours, and its clock tells us so now
    indoors.hub.tables[table].clock.skip(-7200)
    time.sleep(1.0)
    chair.quiet(0.1)
    assert not any(seat["auto"] for seat in chair.last["table"]["seats"])
    assert 50 < indoors.hub.tables[table].clock.deadline - time.time() < 61


def test_who_has_left_has_no_say(indoors: Indoors) -> None:
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    chairs = [ana.sit(table), ben.sit(table)]
    play_on(chairs, lambda: chairs[0].position["n"] >= 2)
    ben.post(f"/api/tables/{table}/leave")
    assert chairs[1].command("answer", to=0, accept=False)["key"] == "not-seated"
