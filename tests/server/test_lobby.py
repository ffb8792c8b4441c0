"""The lobby: fair pages, what was put away, and the socket that tells what changes."""

from __future__ import annotations

import json
import time

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cenote.server import hall, lobby
from cenote.server.lobby import MOST, MOST_OF_ONE
from server.house import Guest, Indoors, Server, Window, open_at, play_on

# --- pages ---


def test_the_tables_of_one_host_push_nobody_out_of_the_lobby(indoors: Indoors) -> None:
    first = indoors.guest("Ana").table("me", "open")
    many = indoors.guest("Ben")
    of_one = [many.table("me", "open") for _ in range(MOST + 5)][::-1]
    looking = indoors.guest("Cleo")
    listed = [card["id"] for card in looking.get("/api/lobby")["open"]]
    assert listed[: MOST_OF_ONE + 1] == [*of_one[:MOST_OF_ONE], first] and len(listed) == MOST
    assert pages(looking, "open") == [*of_one[:MOST_OF_ONE], first, *of_one[MOST_OF_ONE:]]
    assert len(many.get("/api/lobby")["mine"]) == MOST


def test_every_table_is_on_a_page_however_many_there_are(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 4)
    monkeypatch.setattr(lobby, "MOST_OF_ONE", 2)
    monkeypatch.setattr(lobby, "LOOKED_AT", 7)
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    hosts = [ana, ben, ana, ana, ana, ben, ana, ana, ana, ana, ana, ana, ana, ben]
    tables = [host.table("me", "open") for host in hosts]
    found = pages(indoors.guest("Cleo"), "open")
    assert sorted(found) == sorted(tables) and len(found) == len(tables)
    assert found[:3] == [tables[13], tables[12], tables[11]]  # then ana has had her turn


def test_the_lobby_has_pages(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 4)
    monkeypatch.setattr(lobby, "MOST_OF_ONE", 2)
    hosts = [indoors.guest(f"host {number}") for number in range(5)]
    tables = [host.table("me", "open") for host in hosts for _ in range(2)][::-1]
    for part, expected in (("open", tables), ("mine", tables[:2])):
        assert pages(hosts[-1], part) == expected, part
    mine = [hosts[0].table("me", "hotseat", visibility="private") for _ in range(9)][::-1]
    with indoors.hub.store.engine.begin() as connection:
        over = text("UPDATE tables SET status = 'over' WHERE id = :id")
        for id in mine[:5]:
            connection.execute(over, {"id": id})
    assert pages(hosts[0], "mine") == [*mine[5:], *tables[-2:], *mine[:5]]
    assert hosts[0].refused("GET", "/api/lobby/mine?after=elephant") == (422, "bad-request")
    assert hosts[0].refused("GET", "/api/lobby/elephants?after=0~1~x") == (404, "not-found")
    assert hosts[0].get("/api/lobby/finished", after="0~0.0~x") == {"cards": [], "further": None}


def pages(guest: Guest, part: str) -> list[str]:
    """All of a list, page by page; no page is long."""
    first = guest.get("/api/lobby")
    cards, further = first[part], first["further"][part]
    found = [card["id"] for card in cards]
    longest = 2 * lobby.MOST
    assert len(cards) <= longest
    while further:
        page = guest.get(f"/api/lobby/{part}", after=further)
        assert 0 < len(page["cards"]) <= longest
        found += [card["id"] for card in page["cards"]]
        further = page["further"]
    return found


def test_a_table_that_waits_is_shown_however_old_it_is(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 3)
    ana, ben = indoors.guest("Ana"), indoors.guest("Ben")
    waiting = [ana.table("me", "open") for _ in range(2)]
    for table in waiting:
        ben.post(f"/api/tables/{table}/join")
    calls = {card["id"]: card["your_turn"] for card in ana.get("/api/lobby")["mine"]}
    for _ in range(4):
        ana.table("me", "open")
    mine = ana.get("/api/lobby")["mine"]
    assert len(mine) == 3 + sum(calls.values())
    assert {card["id"] for card in mine if card["your_turn"]} == {id for id, calling in calls.items() if calling}


# --- one's own ---


def test_a_card_says_where_the_game_stands_and_how_much_time_is_left(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open", clock={"kind": "turn", "seconds": 3600})
    before = card_of(ana, table)
    assert before["stage"] is None and before["deadline"] is None and before["yours"]
    ben.post(f"/api/tables/{table}/join")
    lobby = ben.get("/api/lobby")
    card = next(card for card in lobby["mine"] if card["id"] == table)
    assert card["stage"] == {"name": "round", "number": 0}
    assert 3500 < card["deadline"] - lobby["at"] <= 3600
    assert not card_of(server.guest("Eve"), table, "running")["yours"]
    years = ana.table("me", "random", game="santamaria")
    assert card_of(ana, years)["stage"] == {"name": "year", "number": 1}


def card_of(guest: Guest, table: str, part: str = "mine") -> dict[str, object]:
    cards: list[dict[str, object]] = guest.get("/api/lobby")[part]
    return next(card for card in cards if card["id"] == table)


def test_what_was_put_away_is_out_of_the_way_and_comes_back(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("me", "open", visibility="private")
    other = ana.get(f"/api/tables/{table}")
    archive = f"/api/tables/{table}/archive"
    assert ana.refused("POST", archive, archived=True) == (409, "still-playing")
    ben.post(f"/api/tables/{table}/join", invite=other["invite"])
    assert ben.refused("POST", archive, archived=True) == (409, "still-playing")
    assert server.guest("Eve").refused("POST", archive, archived=True) == (404, "no-such-table")
    assert Guest(server).refused("POST", archive, archived=True) == (401, "who-are-you")
    ben.post(f"/api/tables/{table}/leave")
    ben.post(archive, archived=True)
    assert table not in json.dumps(ben.get("/api/lobby"))
    away = ben.get("/api/lobby/archived", after="")
    assert [card["id"] for card in away["cards"]] == [table] and away["cards"][0]["archived"]
    assert table in [card["id"] for card in ana.get("/api/lobby")["mine"]]
    ben.post(f"/api/tables/{table}/join")  # who plays again has it before the eyes
    assert table in [card["id"] for card in ben.get("/api/lobby")["mine"]]
    ben.post(f"/api/tables/{table}/leave")
    ben.post(archive, archived=True)
    ben.post(archive, archived=False)
    assert ben.get("/api/lobby/archived", after="")["cards"] == []


# --- the socket ---


def test_everybody_in_the_lobby_is_told_what_changes(server: Server) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    windows = [Window(guest) for guest in (ana, ben, server.guest("Eve"), Guest(server))]
    table = ana.table("me", "open")
    for window in windows:
        window.until(lambda window=window: table in window.cards)  # type: ignore[misc]
    assert [window.cards[table]["yours"] for window in windows] == [True, False, False, False]
    ben.post(f"/api/tables/{table}/join")
    for window in windows:
        window.until(lambda window=window: window.cards[table]["status"] == "running")  # type: ignore[misc]
    assert [window.cards[table]["your_turn"] for window in windows].count(True) == 1
    acting, waiting = sorted(windows[:2], key=lambda window: not window.cards[table]["your_turn"])
    acting.guest.sit(table).play_turn()
    waiting.until(lambda: waiting.cards[table]["your_turn"])
    for window in windows:
        window.close()


def test_nobody_hears_of_tables_that_are_not_for_them(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    windows = [Window(guest) for guest in (ana, ben, eve)]
    made = ana.post("/api/tables", game="tzolkin", seats=[{"kind": "me"}, {"kind": "open"}], visibility="private")
    table, invite = made["id"], made["invite"]
    windows[0].until(lambda: table in windows[0].cards)
    ben.post(f"/api/tables/{table}/join", invite=invite)
    windows[1].until(lambda: table in windows[1].cards)
    chair = ana.sit(table)
    play_on([chair, ben.sit(table)], lambda: chair.position["n"] >= 4)
    windows[2].quiet(1.5)
    assert table not in json.dumps(windows[2].heard) and invite not in json.dumps([w.heard for w in windows])


def test_a_table_that_is_cancelled_or_left_disappears(server: Server) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    windows = [Window(guest) for guest in (ana, ben, eve)]
    made = ana.post(
        "/api/tables", game="tzolkin", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], visibility="private"
    )
    public = ana.table("me", "open")
    ben.post(f"/api/tables/{made['id']}/join", invite=made["invite"])
    windows[1].until(lambda: made["id"] in windows[1].cards)
    ben.post(f"/api/tables/{made['id']}/leave")
    windows[1].until(lambda: made["id"] not in windows[1].cards)
    windows[0].until(lambda: made["id"] in windows[0].cards)
    windows[2].until(lambda: public in windows[2].cards)
    ana.post(f"/api/tables/{public}/cancel")
    for window in windows:
        window.until(lambda window=window: public not in window.cards)  # type: ignore[misc]


def test_who_comes_back_hears_what_came_after(server: Server) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    window = Window(eve)
    since = window.heard[-1]["at"]
    window.close()
    table = ana.table("me", "open")
    late = Window(eve, since)
    assert table in [card["id"] for card in late.heard[0]["cards"]]
    assert Window(eve, time.time() - 3600).heard == [{"type": "again"}]
    asked = Window(eve)
    asked.send(type="look")
    assert asked.hear() == {"type": "again"}
    asked.send(type="ping")
    assert asked.hear() == {"type": "pong"}


def test_many_changes_come_in_bundles(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_AT_ONCE", 8)
    ana, eve = indoors.guest("Ana"), indoors.guest("Eve")
    window = Window(eve)
    tables = {ana.table("me", "open") for _ in range(20)}
    window.until(lambda: tables <= set(window.cards))
    told = [len(message["cards"]) for message in window.heard[1:]]
    assert max(told) <= 8 and sum(told) == 20
    assert Window(eve, time.time()).heard == [{"type": "again"}]  # more than one bundle has changed since


def test_a_draft_is_no_news(server: Server) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = ana.table("me", "hotseat", "open")
    window = Window(eve)
    server.guest("Ben").post(f"/api/tables/{table}/join")
    window.until(lambda: window.cards[table]["status"] == "running")
    window.quiet(0.8)
    chair = ana.sit(table)
    if chair.position["yours"]:
        chair.play()
        assert chair.command("undo")["type"] == "ack"
    assert window.quiet(1.2) == []


def test_a_slow_reader_looks_anew(indoors: Indoors) -> None:
    ana = indoors.guest("Ana")
    window = Window(indoors.guest("Eve"))
    onlooker = next(iter(indoors.hub.hall.onlookers))
    assert onlooker.line is not None
    onlooker.line.pause_writing()
    table = ana.table("me", "open")
    assert window.quiet(1.2) == []
    onlooker.line.resume_writing()
    assert window.hear() == {"type": "again"} and table not in window.cards


def test_what_makes_no_sense_closes_the_socket_and_others_pages_get_none(server: Server) -> None:
    eve = server.guest("Eve")
    for said in ('{"type": "chat"}', "elephant", '{"type": "look", "since": "x"}'):
        window = Window(eve)
        window.socket.send(said)
        with pytest.raises(ConnectionClosed):
            while True:
                window.hear()
    for origin in (None, "http://elsewhere.example"):
        with pytest.raises(InvalidStatus):
            open_at(eve, "/api/lobby/socket", origin)


def test_who_logs_out_is_told_nothing_more(server: Server) -> None:
    ana = server.guest("Ana")
    window = Window(ana)
    ana.post("/api/logout")
    with pytest.raises(ConnectionClosed):
        while True:
            window.hear()
