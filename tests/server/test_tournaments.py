"""The life of a tournament: who may do what, rounds that follow one another, and what remains of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cenote.arena.standings import Meeting, standings
from cenote.server.owners import set_moderator
from server.farside import until
from server.house import Chair, Guest, Indoors, play_on
from server.test_expiry import later
from server.test_notices_outbox import outbox, reachable
from server.tourney import LOST, Cup, Follower, account, lose_time


@pytest.fixture
def house(tmp_path: Path, database: str) -> Iterator[Indoors]:
    house = Indoors(tmp_path, database, notice_after=60.0)
    yield house
    house.stop()


def test_a_swiss_over_three_rounds_of_people_and_code(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", code=("random",))
    watcher = house.guest("Wes")
    follower = Follower(watcher, cup.id)
    assert cup.page(watcher)["deeds"] == ["join"] and cup.page()["standings"] == []
    cup.start()
    assert follower.hear() == {"type": "tournament", "id": cup.id}
    met: list[frozenset[str]] = []
    for number in (1, 2, 3):
        cup.reach(number)
        met += [frozenset(pair) for pair in cup.together(number)]
        for board in cup.boards(number):
            look_at(cup, watcher, board["table"])
        cup.end_round(number)
    cup.reach(3, "over")
    assert len(met) == len(set(met)) == 6, "in three rounds of four everybody meets everybody"
    page = cup.page(watcher)
    assert page["deeds"] == [] and page["ended"] is not None and page["card"]["status"] == "over"
    played = [
        Meeting(tuple(board["entrants"]), tuple(board["places"])) for boards in page["rounds"] for board in boards
    ]
    lines = standings([each["id"] for each in page["entrants"]], played)
    assert [(line.player, line.rank, float(line.points)) for line in lines] == [
        (line["entrant"], line["rank"], line["points"]) for line in page["standings"]
    ]
    assert cup.points()["random"] == 3, "who has to decide loses here, and code always decides in time"
    assert follower.hear()["id"] == cup.id


def look_at(cup: Cup, watcher: Guest, table: str) -> None:
    """Everybody may watch, and nobody else sits down."""
    info = watcher.get(f"/api/tables/{table}")
    assert info["tournament"] == cup.id and info["status"] == "running"
    assert watcher.sit(table).last["table"]["visibility"] == "public"
    assert watcher.refused("POST", f"/api/tables/{table}/join") == (409, "already-started")
    assert watcher.get("/api/lobby")["mine"] == []
    people = [seat for seat in info["seats"] if seat["kind"] == "person"]
    for seat in people:
        mine = [card["id"] for card in cup.people[seat["name"]].get("/api/lobby")["mine"]]
        assert table in mine


def test_a_round_that_is_played_to_its_end_counts_for_ratings_too(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", rounds=1)
    cup.start()
    (board,) = cup.boards(1)
    chairs: list[Chair] = [guest.sit(board["table"]) for guest in cup.people.values()]
    play_on(chairs, lambda: all("over" in chair.last for chair in chairs))
    cup.reach(1, "over")
    (board,) = cup.boards(1)
    ranking = chairs[0].last["over"]["ranking"]
    assert board["places"] == ranking and len(board["scores"]) == 2
    best = cup.page()["standings"][0]
    assert best["points"] in (1.0, 0.5) and board["places"][board["entrants"].index(best["entrant"])] == 1
    assert cup.organizer.get(f"/api/tables/{board['table']}")["rated"]
    until(lambda: cup.organizer.get("/api/people/Ana")["ratings"])


def test_byes_go_round_and_are_worth_a_win(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo")
    cup.start()
    byes: list[str] = []
    for number in (1, 2, 3):
        cup.reach(number)
        byes += cup.byes(number)
        assert cup.points()[byes[-1]] >= 1
        cup.end_round(number)
    cup.reach(3, "over")
    assert sorted(byes) == ["Ana", "Ben", "Cleo"]
    assert sum(cup.points().values()) == 6, "a point for each bye, and one for each table"


def test_who_drops_out_is_not_drawn_again_and_code_plays_on(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", "Dan", rounds=2)
    cup.start()
    cleo = cup.people["Cleo"]
    (table,) = [board["table"] for board, pair in zip(cup.boards(1), cup.together(1), strict=True) if "Cleo" in pair]
    assert cleo.post(cup.path("leave"))["deeds"] == []
    assert cleo.refused("POST", cup.path("leave")) == (409, "not-entered")
    assert cleo.refused("POST", cup.path("join")) == (409, "tournament-begun")
    assert [seat["auto"] for seat in cleo.get(f"/api/tables/{table}")["seats"] if seat["you"]] == ["left"]
    (rival,) = [pair - {"Cleo"} for pair in cup.together(1) if "Cleo" in pair]
    chair = cup.people[rival.pop()].sit(table)
    play_on([chair], lambda: "over" in chair.last)
    cup.end_round(1)
    assert cup.points()["Cleo"] == 0, "who left comes last, however well code plays"
    cup.reach(2)
    assert not any("Cleo" in pair for pair in cup.together(2)) and len(cup.byes(2)) == 1
    assert [each["out"] for each in cup.page()["entrants"]] == [False, False, True, False]
    cup.end_round(2)
    cup.reach(2, "over")


def test_code_plays_a_table_to_its_end_that_all_people_have_left(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", rounds=1, players=3)
    cup.start()
    for name in ("Ben", "Cleo"):
        cup.people[name].post(cup.path("leave"))
    (board,) = cup.boards(1)
    cup.organizer.post(f"/api/tables/{board['table']}/leave")
    until(lambda: cup.page()["card"]["status"] == "over", 120)
    assert set(cup.points().values()) == {0.5}, "all of them have left it to code"


def test_everybody_meets_everybody_in_a_round_robin(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", form="round-robin")
    assert cup.page()["card"]["rounds"] == 0
    assert cup.start()["card"]["rounds"] == 3
    pairs: list[frozenset[str]] = []
    for number in (1, 2, 3):
        cup.reach(number)
        pairs += [frozenset(pair) for pair in cup.together(number)]
        assert cup.byes(number) == [], "who has no rival in this round has one more in another"
        cup.end_round(number)
    cup.reach(3, "over")
    assert len(pairs) == len(set(pairs)) == 3 and sum(cup.points().values()) == 3


def test_a_table_that_was_closed_is_shared_and_holds_up_nobody(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", rounds=2)
    mia = account(house, "Mia")
    set_moderator(house.hub.store.engine, "Mia", True)
    cup.start()
    (board,) = cup.boards(1)
    mia.post(f"/api/host/tables/{board['table']}/close", why="they shout")
    cup.reach(2)
    assert cup.points() == {"Ana": 0.5, "Ben": 0.5}
    (closed,) = cup.boards(1)
    assert closed["over"] and closed["scores"] is None and closed["places"] == [1, 1]
    mia.post(cup.path("cancel"), why="they shout again")
    assert cup.page()["card"]["status"] == "cancelled"
    said = [line for line in mia.get("/api/host")["log"] if line["deed"] == "call-off"]
    assert [(line["by"], line["name"], line["why"]) for line in said] == [("Mia", "Spring cup", "they shout again")]
    (going_on,) = cup.boards(2)
    assert not going_on["over"], "a game that runs is played on"
    lose_time(house, going_on["table"])
    until(lambda: cup.boards(2)[0]["over"])
    assert cup.page()["card"]["round"] == 2


def test_who_follows_it_is_told_of_every_table_that_ends(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", "Dan")
    cup.start()
    follower = Follower(house.guest("Wes"), cup.id)
    assert follower.hears_nothing()
    lose_time(house, cup.boards(1)[0]["table"])
    assert follower.hear()["id"] == cup.id
    assert [board["over"] for board in cup.boards(1)] == [True, False] and cup.page()["card"]["round"] == 1


# --- who may ---


def test_only_an_account_opens_one_and_only_what_can_be_played(house: Indoors) -> None:
    guest, ana = house.guest("Gus"), account(house, "Ana")
    plan: dict[str, Any] = {"title": "Cup", "game": "tzolkin", "players": 2, "clock": LOST}

    def refused(**more: Any) -> tuple[int, str]:
        return ana.refused("POST", "/api/tournaments", **(plan | more))

    assert guest.refused("POST", "/api/tournaments", **plan) == (403, "account-needed")
    assert Guest(house).refused("POST", "/api/tournaments", **plan) == (401, "who-are-you")
    assert refused(game="chess") == (422, "no-such-game")
    assert refused(players=7) == (422, "players")
    assert refused(players=1) == (422, "bad-request") == refused(rounds=0) == refused(form="knock-out")
    assert refused(clock={"kind": "none"}) == (422, "tournament-clock")
    assert refused(clock={"kind": "turn", "seconds": 1}) == (422, "clock-too-short")
    assert refused(title=" \t ") == (422, "bad-name") == refused(title="x" * 61)
    assert refused(options={"nothing": True})[0] == 422
    assert ana.get("/api/tournaments") == {"open": [], "running": [], "finished": []}


def test_only_the_organizer_arranges_it(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", form="round-robin", players=4)
    ben, eve = cup.people["Ben"], house.guest("Eve")
    (him,) = [each["id"] for each in cup.page()["entrants"] if each["name"] == "Ben"]
    for deed, body in (("start", {}), ("code", {"agent": "random"}), ("remove", {"entrant": him}), ("cancel", {})):
        assert ben.refused("POST", cup.path(deed), **body) == (403, "not-the-organizer")
        assert Guest(house).refused("POST", cup.path(deed), **body) == (401, "who-are-you")
    assert ben.refused("POST", cup.path("join")) == (409, "already-entered")
    assert eve.refused("POST", cup.path("leave")) == (409, "not-entered")
    assert cup.organizer.refused("POST", cup.path("start")) == (409, "tournament-too-few")
    assert cup.organizer.refused("POST", cup.path("code"), agent="oracle") == (422, "no-such-agent")
    assert cup.organizer.refused("POST", cup.path("remove"), entrant="nobody") == (404, "no-such-entrant")
    missing = (404, "no-such-tournament")
    assert eve.refused("GET", "/api/tournaments/nowhere") == missing
    assert (
        eve.refused("POST", "/api/tournaments/nowhere/join")
        == missing
        == eve.refused("POST", "/api/tournaments/x/leave")
    )
    cup.organizer.post(cup.path("remove"), entrant=him)
    assert ben.refused("POST", cup.path("join")) == (409, "tournament-sent-away")
    for _ in range(7):
        cup.organizer.post(cup.path("code"), agent="random")
    assert eve.refused("POST", cup.path("join")) == (409, "tournament-full")
    cup.organizer.post(cup.path("leave"))
    assert cup.organizer.refused("POST", cup.path("start")) == (409, "tournament-no-people")
    cup.organizer.post(cup.path("cancel"))
    for deed in ("start", "join", "cancel"):
        assert cup.organizer.refused("POST", cup.path(deed)) == (409, "tournament-over")


def test_who_keep_apart_do_not_enter_the_same(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben")
    eve = account(house, "Eve")
    cup.people["Ben"].post("/api/ties", kind="block", on=True, toward={"name": "Eve"})
    until(lambda: eve.http.post(cup.path("join")).status_code == 403)
    assert eve.refused("POST", cup.path("join")) == (403, "tournament-kept-apart")


def test_what_is_not_listed_is_told_to_nobody(house: Indoors) -> None:
    watcher = house.guest("Wes")
    everything = Follower(watcher, None)
    cup = Cup(house, "Ana", "Ben", rounds=1, visibility="unlisted")
    assert watcher.get("/api/tournaments")["open"] == []
    assert [card["id"] for card in cup.people["Ben"].get("/api/tournaments")["open"]] == [cup.id]
    assert watcher.get(cup.path())["card"]["title"] == "Spring cup", "who knows the address may look"
    cup.start()
    (board,) = cup.boards(1)
    assert watcher.get(f"/api/tables/{board['table']}")["visibility"] == "unlisted"
    assert watcher.get("/api/lobby")["running"] == [] == watcher.get("/api/tournaments")["running"]
    assert everything.hears_nothing()
    public = cup.organizer.post("/api/tournaments", title="Open", game="tzolkin", players=2)["id"]
    assert everything.hear() == {"type": "tournament", "id": public}


# --- who is called, and who goes ---


def test_everybody_is_called_to_a_round(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", rounds=1)
    for guest in cup.people.values():
        reachable(house, guest, "turn", "invited")
    cup.start()
    (board,) = cup.boards(1)
    calls = outbox(house)
    assert sorted(call["kind"] for call in calls) == ["invited", "turn"]
    assert {call["table_id"] for call in calls} == {board["table"]} and len({call["person"] for call in calls}) == 2


def test_who_deletes_the_account_is_out_and_leaves_no_name(house: Indoors) -> None:
    cup = Cup(house, "Ana", "Ben", "Cleo", rounds=2)
    idle = cup.organizer.post("/api/tournaments", title="Another", game="tzolkin", players=2)["id"]
    cup.start()
    cup.organizer.post("/api/account/delete", password="correct horse staple")
    page = cup.page(cup.people["Ben"])
    assert [each["name"] for each in page["entrants"] if each["out"]] == [None]
    assert page["card"]["organizer"] is None and page["card"]["status"] == "running"
    assert cup.people["Ben"].get(f"/api/tournaments/{idle}")["card"]["status"] == "cancelled"
    with house.hub.store.engine.connect() as connection:
        names = connection.execute(text("SELECT name FROM entrants WHERE name = 'Ana'")).all()
    assert names == []


def test_one_that_nobody_starts_is_called_off_after_a_while(house: Indoors) -> None:
    waiting, begun = Cup(house, "Ana", "Ben"), Cup(house, "Cleo", "Dan")
    begun.start()
    later(house, 13)
    assert waiting.page()["card"]["status"] == "open"
    later(house, 15)
    assert waiting.page()["card"]["status"] == "cancelled"
    assert begun.page()["card"]["status"] == "running"
