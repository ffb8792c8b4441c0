"""What is told of those at a table: their ratings, what the table did to them, and how long they take."""

from __future__ import annotations

from typing import Any

import pytest

from cenote.server.profiles.pace import Line, turns
from server.farside import until
from server.house import Chair, Guest, Indoors, Window
from server.test_profiles import account
from server.test_ratings import play_out


def together(*guests: Guest, **more: Any) -> list[Chair]:
    table = guests[0].table("me", *["open"] * (len(guests) - 1), **more)
    invite = guests[0].get(f"/api/tables/{table}")["invite"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", invite=invite)
    return [guest.sit(table, invite=invite) for guest in guests]


def company(guest: Guest, table: str) -> dict[int, tuple[int | None, int | None]]:
    found = guest.get(f"/api/tables/{table}/company")["seats"]
    return {seat["seat"]: (seat["points"], seat["change"]) for seat in found}


def test_ratings_at_a_table_are_for_those_who_may_see_them(indoors: Indoors) -> None:
    ana, ben, cleo = account(indoors, "Ana"), account(indoors, "Ben"), indoors.guest("Cleo")
    table = play_out(together(ana, ben))
    until(lambda: company(ana, table)[0][1] is not None)
    own = company(ana, table)
    assert set(own) == {0} and own[0][0] == 1500 + (own[0][1] or 0)
    assert set(company(ben, table)) == {1} and company(cleo, table) == {}
    ben.post("/api/me/shown", shown_to="rivals")
    both = company(ana, table)
    assert set(both) == {0, 1} and both[1] == company(ben, table)[1]
    assert company(cleo, table) == {}
    ana.post("/api/me/shown", shown_to="everybody")
    assert company(cleo, table) == own
    ana.post("/api/ties", toward={"name": "Ben"}, kind="block", on=True)
    assert set(company(ana, table)) == {0} and set(company(ben, table)) == {1}


def test_before_the_first_game_there_is_no_rating_but_levels_have_one(indoors: Indoors) -> None:
    ana = account(indoors, "Ana")
    table = ana.table("me", "open")
    told = ana.get(f"/api/tables/{table}/company")
    assert told["seats"] == [{"seat": 0, "points": None, "change": None}]
    anchors = {anchor["level"]: anchor["points"] for anchor in told["anchors"]}
    assert anchors["easy"] < anchors["normal"] == 1500 < anchors["hard"]


def test_who_may_not_see_a_table_is_told_nothing_of_its_people(indoors: Indoors) -> None:
    ana = account(indoors, "Ana")
    table = ana.table("me", "open", visibility="private")
    assert indoors.guest("Cleo").refused("GET", f"/api/tables/{table}/company") == (404, "no-such-table")


def test_the_lobby_tells_each_how_it_ended_for_them(indoors: Indoors) -> None:
    ana, ben, cleo = account(indoors, "Ana"), account(indoors, "Ben"), indoors.guest("Cleo")
    window = Window(ana)
    chairs = together(ana, ben)
    table = play_out(chairs)
    ranking = chairs[0].last["over"]["ranking"]
    window.until(lambda: window.cards.get(table, {}).get("change") is not None)
    told = window.cards[table]
    assert told["place"] == ranking[0] and (told["change"] > 0) == (ranking[0] == 1)

    def card(guest: Guest, part: str) -> Any:
        return next(card for card in guest.get("/api/lobby")[part] if card["id"] == table)

    assert card(ana, "mine")["change"] == told["change"]
    assert card(ben, "mine")["place"] == ranking[1]
    onlooker = card(cleo, "finished")
    assert onlooker["place"] is None and onlooker["change"] is None


# --- how long somebody takes ---


def line(kind: str, seat: int, at: float, why: str = "") -> Line:
    return Line("t", kind, seat, at, f'{{"n":0,"why":"{why}"}}' if why else "")


def test_a_turn_lasts_from_the_decision_of_somebody_else_to_the_last_own_one() -> None:
    game = [line("play", 0, 10), line("play", 1, 30), line("play", 1, 35), line("play", 0, 50), line("play", 1, 51)]
    assert list(turns(game, 1)) == [25]
    assert list(turns(game, 0)) == [15]


@pytest.mark.parametrize(("why", "back"), [("turn", None), ("left", "return")])
def test_what_code_plays_is_nobodys_pace(why: str, back: str | None) -> None:
    game = [line("play", 0, 10), line("handover", 1, 100, why), line("play", 1, 101), line("play", 0, 110)]
    game += [line(back, 1, 111)] if back else []
    game += [line("play", 1, 130), line("play", 0, 140)]
    assert list(turns(game, 1)) == [20]
    gone = [each for each in game if each.kind != "return"]
    assert list(turns(gone, 1)) == ([20] if why == "turn" else [])


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_the_pace_of_somebody_is_on_the_page_for_who_may_see_the_games(indoors: Indoors, visibility: str) -> None:
    ana, ben, cleo = account(indoors, "Ana"), account(indoors, "Ben"), account(indoors, "Cleo")
    ana.post("/api/me/shown", shown_to="everybody")
    assert ana.get("/api/people/Ana")["pace"] is None
    play_out(together(ana, ben, visibility=visibility))
    pace = ana.get("/api/people/Ana")["pace"]
    assert 0 <= pace["usual"] <= pace["within"] < 60
    assert ben.get("/api/people/Ana")["pace"] == pace
    assert cleo.get("/api/people/Ana")["pace"] == (pace if visibility == "public" else None)
    assert indoors.guest("Dora").get("/api/people/Ana")["pace"] is None  # guests see name and rating
