"""Before the game: chat, ready marks, and what a host may arrange. Everybody in the room sees it at once."""

from __future__ import annotations

from typing import Any

from server.house import Chair, Server, play_on


def info(chair: Chair) -> dict[str, Any]:
    return chair.last["table"]


def kinds(chair: Chair) -> list[str]:
    return [seat["kind"] for seat in info(chair)["seats"]]


def room(server: Server, *more: str, **options: Any) -> tuple[str, Chair, Chair, Chair]:
    """A table with a host, somebody who has joined, and somebody who looks on."""
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = ana.table("me", "open", "open", *more, **options)
    ben.post(f"/api/tables/{table}/join")
    return table, ana.sit(table), ben.sit(table), eve.sit(table)


def test_people_talk_before_the_game(server: Server) -> None:
    _, ana, ben, eve = room(server)
    assert ben.command("chat", text="Shall we wait?")["type"] == "ack"
    assert eve.command("chat", text="I keep quiet.")["type"] == "ack"
    ana.until(lambda: "I keep quiet." in ana.chat)
    assert ana.chat == ["Shall we wait?", "I keep quiet."]


def test_code_has_a_seat_until_it_is_taken_back(server: Server) -> None:
    _, ana, ben, eve = room(server)
    assert ben.command("give", seat=2)["key"] == "not-the-host"
    assert ana.command("give", seat=1)["key"] == "no-free-seat"
    assert ana.command("give", seat=7)["key"] == "no-seat-there"
    assert ana.command("give", seat=2, agent="oracle")["key"] == "no-such-agent"
    assert ana.command("give", seat=2, agent="greedy")["type"] == "ack"
    for chair in (ana, ben, eve):
        chair.until(lambda chair=chair: kinds(chair) == ["person", "person", "agent"])  # type: ignore[misc]
        assert not info(chair)["started"], "it begins when somebody says so"
    assert ana.command("free", seat=2)["type"] == "ack"
    for chair in (ben, eve):
        chair.until(lambda chair=chair: kinds(chair) == ["person", "person", "open"])  # type: ignore[misc]
    ana.command("give", seat=2, agent="random")
    assert ben.command("start")["key"] == "not-the-host"
    assert ana.command("start")["type"] == "ack"
    ana.until(lambda: "position" in ana.last)
    play_on([ana, ben], lambda: ana.position["n"] >= 6)
    assert ana.command("give", seat=2)["key"] == "already-started"


def test_who_was_sent_away_does_not_come_back(server: Server) -> None:
    table, ana, ben, eve = room(server)
    assert ana.command("free", seat=0)["key"] == "no-seat-to-free"
    assert ana.command("free", seat=2)["key"] == "no-seat-to-free"
    assert ana.command("free", seat=1)["type"] == "ack"
    for chair in (ben, eve):
        chair.until(lambda chair=chair: kinds(chair) == ["person", "open", "open"])  # type: ignore[misc]
    assert ben.guest.refused("POST", f"/api/tables/{table}/join") == (403, "sent-away")
    assert eve.guest.post(f"/api/tables/{table}/join")["seats"][1]["you"]
    assert info(ana)["seats"][0]["host"] and not info(ana)["seats"][1]["host"]


def test_it_begins_when_everybody_is_there_and_ready(server: Server) -> None:
    table, ana, ben, eve = room(server)
    assert eve.command("ready", ready=True)["key"] == "not-seated"
    assert ben.command("ready", ready=False)["type"] == "ack"
    ana.until(lambda: [seat["ready"] for seat in info(ana)["seats"]] == [True, False, True])
    eve.guest.post(f"/api/tables/{table}/join")
    ana.until(lambda: kinds(ana) == ["person"] * 3)
    assert not info(ana)["started"]
    assert ana.command("start")["key"] == "not-all-ready"
    assert ben.command("ready", ready=True)["type"] == "ack"
    for chair in (ana, ben, eve):
        chair.until(lambda chair=chair: "position" in chair.last)  # type: ignore[misc]


def test_a_host_begins_with_fewer(server: Server) -> None:
    table, ana, ben, eve = room(server, "open")
    ben.guest.post(f"/api/tables/{table}/leave")
    assert ana.command("start")["key"] == "too-few-people"
    eve.guest.post(f"/api/tables/{table}/join", seat=3)
    ana.until(lambda: kinds(ana)[3] == "person")
    assert ana.command("start")["type"] == "ack"
    eve = eve.guest.sit(table)
    assert info(eve)["players"] == 2 and [seat["name"] for seat in info(eve)["seats"]] == ["Ana", "Eve"]
    assert info(eve)["seats"][1]["you"]
    ana.until(lambda: "position" in ana.last)
    play_on([ana, eve], lambda: ana.position["n"] >= 6)
    card = next(card for card in eve.guest.get("/api/lobby")["mine"] if card["id"] == table)
    assert card["players"] == 2 and len(card["seats"]) == 2


def test_it_is_told_whether_code_has_learnt_what_will_be_played(server: Server) -> None:
    _, ana, _, eve = room(server, game="santamaria")
    assert (info(ana)["learnt"], info(eve)["learnt"]) == ("examined", "examined")
    clock = {"kind": "none", "seconds": 0}
    assert ana.command("arrange", options={"expansion": True, "governor": True}, clock=clock)["type"] == "ack"
    for chair in (ana, eve):
        chair.until(lambda chair=chair: info(chair)["learnt"] == "unlearnt")  # type: ignore[misc]


def test_a_host_changes_how_it_is_played(server: Server) -> None:
    table, ana, ben, eve = room(server, game="santamaria")
    clock = {"kind": "game", "seconds": 1500, "increment": 10}
    assert ben.command("arrange", options={}, clock=clock)["key"] == "not-the-host"
    assert ana.command("arrange", options={"elephants": True}, clock=clock)["key"] == "option"
    assert ana.command("arrange", options={}, clock={"kind": "turn", "seconds": 1})["key"] == "clock-too-short"
    before = info(ana)["options"]
    option = next(key for key, value in before.items() if value is False)
    assert ana.command("arrange", options={**before, option: True}, clock=clock)["type"] == "ack"
    for chair in (ana, ben, eve):
        chair.until(lambda chair=chair: info(chair)["options"] == {**before, option: True})  # type: ignore[misc]
        assert info(chair)["clock"]["seconds"] == 1500 and info(chair)["clock"]["increment"] == 10
        assert [seat["ready"] for seat in info(chair)["seats"]] == [True, False, True]
    eve.guest.post(f"/api/tables/{table}/join")
    ana.until(lambda: kinds(ana) == ["person"] * 3)
    assert not info(ana)["started"], "whoever sat there has not agreed yet"
    ben.command("ready", ready=True)
    ana.until(lambda: "position" in ana.last)
    assert ana.position["clock"]["left"] == [1500, 1500, 1500] or min(ana.position["clock"]["left"]) > 1490
    assert ana.command("arrange", options={}, clock=clock)["key"] == "already-started"
    again = server.guest("Zoë").get(f"/api/tables/{table}")
    assert again["options"] == {**before, option: True}
