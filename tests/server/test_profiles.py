"""Pages of people: what is on them, and who may see it."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from cenote import agents
from cenote.games import get
from cenote.server.ladder.anchors import FEW
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.ladder.prove import replace
from cenote.server.ladder.settle import settle
from cenote.server.settings import DAY
from server.house import Guest, Indoors, Server

PASSWORD = "correct horse staple"


def account(house: Indoors | Server, name: str) -> Guest:
    guest = Guest(house)
    guest.post("/api/account", name=name, password=PASSWORD)
    guest.name = name
    return guest


def seat(number: int, who: Guest | str, score: float, place: int, auto: str = "") -> SeatResult:
    if isinstance(who, str):
        return SeatResult(number, "agent", None, who, who, "", score, place)
    me = who.get("/api/me")
    return SeatResult(number, "person", me["id"], me["name"], None, auto, score, place)


def past(house: Indoors, *seats: SeatResult, day: int = 1, key: str = "tzolkin", visibility: str = "public") -> str:
    """A game that ended on some day."""
    id = uuid4().hex
    people = sum(seat.kind == "person" for seat in seats)
    rated = visibility == "public" and people > 1
    with house.hub.store.engine.begin() as connection:
        replace(connection, Finished(id, key, len(seats), 0.0, day * DAY, visibility, rated, seats))
    settle(house.hub.store.engine)
    return id


def show(guest: Guest, to: str) -> None:
    guest.post("/api/me/shown", shown_to=to)


def page(viewer: Guest, who: str) -> Any:
    return viewer.get(f"/api/people/{who}")


def hidden(viewer: Guest, who: str) -> None:
    for path in ("", "/games", "/curve"):
        assert viewer.refused("GET", f"/api/people/{who}{path}") == (404, "no-such-person")


def test_a_page_tells_games_results_scores_rivals_and_streaks(indoors: Indoors) -> None:
    ana, ben = account(indoors, "Ana"), account(indoors, "Ben")
    past(indoors, seat(0, ana, 60, 1), seat(1, ben, 50, 2), day=1)
    past(indoors, seat(0, ben, 50.25, 2), seat(1, ana, 70, 1), day=2)
    past(indoors, seat(0, ana, 40, 3), seat(1, "normal", 90, 1), seat(2, ben, 80, 2), day=3)
    last = past(indoors, seat(0, ana, 90, 1), seat(1, "normal", 80, 2), day=9, key="santamaria")
    mine = page(ana, "Ana")
    assert mine["you"] and mine["whole"] and mine["shown_to"] == "nobody"
    assert mine["finished"] == 4 and mine["won"] == 3 and mine["left"] == 0
    assert mine["streaks"] == {"won": 2, "now": 1, "days": 3}
    tallies = {(tally["game"], tally["players"]): tally for tally in mine["tallies"]}
    assert tallies["tzolkin", 2]["places"] == [2, 0] and tallies["tzolkin", 2]["average"] == 65
    assert tallies["tzolkin", 3]["places"] == [0, 0, 1] and tallies["santamaria", 2]["best"] == 90
    rivals = {rival["name"] or rival["agent"]: rival for rival in mine["rivals"]}
    assert (rivals["Ben"]["ahead"], rivals["Ben"]["behind"], rivals["Ben"]["games"]) == (2, 1, 3)
    assert (rivals["normal"]["ahead"], rivals["normal"]["behind"]) == (1, 1)
    assert rivals["Ben"]["page"] is None  # who has not opened it
    games = mine["past"]["games"]
    assert games[0]["id"] == last and games[0]["change"] is None and not games[0]["rated"]
    assert games[1]["change"] < 0 < games[2]["change"]
    assert games[2]["seats"][0]["score"] == 50.25 and games[2]["seats"][1]["here"]
    assert [rating["scope"] for rating in mine["ratings"]] == ["", "tzolkin"]
    assert mine["ratings"][0]["games"] == 3 and mine["ratings"][0]["best"] >= mine["ratings"][0]["points"]
    curve = ana.get("/api/people/Ana/curve", scope="tzolkin")
    assert (
        len(curve["curve"]) == 3
        and [anchor["level"] for anchor in curve["anchors"]] == agents.levels(get("tzolkin"))[::-1]
    )


def test_who_left_it_to_code_is_last_on_the_page_too(indoors: Indoors) -> None:
    ana, ben = account(indoors, "Ana"), account(indoors, "Ben")
    past(indoors, seat(0, ana, 90, 1, "left"), seat(1, ben, 50, 2))
    mine = page(ana, "Ana")
    assert mine["won"] == 0 and mine["left"] == 1 and mine["past"]["games"][0]["place"] == 2
    assert (mine["rivals"][0]["ahead"], mine["rivals"][0]["behind"]) == (0, 1)
    assert page(ben, "Ben")["won"] == 1


def test_a_page_is_private_until_its_person_says_otherwise(indoors: Indoors) -> None:
    ana, ben, cyr = account(indoors, "Ana"), account(indoors, "Ben"), account(indoors, "Cyr")
    guest, nobody = indoors.guest("Guest"), Guest(indoors)
    past(indoors, seat(0, ana, 60, 1), seat(1, ben, 50, 2))
    for viewer in (ben, cyr, guest, nobody):
        hidden(viewer, "Ana")
    show(ana, "rivals")
    assert page(ben, "ana")["whole"] and page(ben, "Ana")["shown_to"] is None
    for viewer in (cyr, guest, nobody):
        hidden(viewer, "Ana")
    show(ana, "everybody")
    assert page(cyr, "Ana")["whole"] and page(cyr, "Ana")["finished"] == 1
    for viewer in (guest, nobody):
        brief = page(viewer, "Ana")
        assert not brief["whole"] and brief["ratings"] and brief["name"] == "Ana"
        assert brief["finished"] == 0 and not brief["past"]["games"] and brief["since"] is None
        assert not brief["rivals"] and not brief["tallies"]
        assert viewer.refused("GET", "/api/people/Ana/games") == (404, "no-such-person")
        assert viewer.refused("GET", "/api/people/Ana/curve") == (404, "no-such-person")
    assert nobody.refused("GET", "/api/people/Nemo") == (404, "no-such-person")
    assert nobody.refused("POST", "/api/me/shown", shown_to="everybody") == (401, "who-are-you")
    assert ana.refused("POST", "/api/me/shown", shown_to="martians")[0] == 422


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_private_games_are_never_shown_to_others(indoors: Indoors, visibility: str) -> None:
    ana, ben, cyr = account(indoors, "Ana"), account(indoors, "Ben"), account(indoors, "Cyr")
    show(ana, "everybody")
    secret = past(indoors, seat(0, ana, 60, 1), seat(1, ben, 50, 2), visibility=visibility)
    assert [game["id"] for game in page(ana, "Ana")["past"]["games"]] == [secret]
    assert [game["id"] for game in page(ben, "Ana")["past"]["games"]] == [secret]  # who sat there, too
    seen = page(cyr, "Ana")
    assert seen["finished"] == 0 and not seen["past"]["games"] and not seen["rivals"] and not seen["tallies"]
    assert cyr.get("/api/people/Ana/games")["games"] == []
    assert secret not in cyr.http.get("/api/people/Ana").text


def test_a_running_game_is_on_no_page(indoors: Indoors) -> None:
    ana, ben = account(indoors, "Ana"), account(indoors, "Ben")
    show(ana, "everybody")
    table = ana.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    assert table not in ben.http.get("/api/people/Ana").text
    assert page(ben, "Ana")["finished"] == 0


def test_a_guest_has_a_page_and_takes_it_along(indoors: Indoors) -> None:
    guest, ben = indoors.guest("Guest"), account(indoors, "Ben")
    past(indoors, seat(0, guest, 60, 1), seat(1, ben, 50, 2))
    id = guest.get("/api/me")["id"]
    before = page(guest, id)
    assert not before["account"] and before["finished"] == 1 and before["page"] == id
    guest.post("/api/account", name="Gus", password=PASSWORD)
    after = page(guest, "Gus")
    assert after["account"] and after["past"] == before["past"] | {"games": after["past"]["games"]}
    assert after["ratings"] == before["ratings"] and after["finished"] == 1


def test_the_list_has_places_anchors_and_only_whom_one_may_see(indoors: Indoors) -> None:
    ana, ben, cyr = account(indoors, "Ana"), account(indoors, "Ben"), account(indoors, "Cyr")
    guest = indoors.guest("Guest")
    for day in range(1, 4):
        past(indoors, seat(0, ana, 60, 1), seat(1, ben, 50, 2), seat(2, cyr, 40, 3), day=day)
    past(indoors, seat(0, guest, 60, 1), seat(1, cyr, 50, 2), day=5)
    nobody = Guest(indoors)
    assert nobody.get("/api/ratings")["people"] == [] and nobody.get("/api/ratings")["hidden"] == 3
    show(ana, "everybody")
    show(cyr, "rivals")
    assert [row["name"] for row in nobody.get("/api/ratings")["people"]] == ["Ana"]
    found = ben.get("/api/ratings", scope="tzolkin")
    assert [(row["place"], row["name"], row["you"]) for row in found["people"]] == [
        (1, "Ana", False),
        (2, "Ben", True),
        (3, "Cyr", False),
    ]
    assert found["hidden"] == 0 and found["people"][0]["games"] == 3
    assert [anchor["level"] for anchor in found["anchors"]] == agents.levels(get("tzolkin"))[::-1]
    told = {(each["players"], each["level"]): each for each in found["levels"]}
    assert told[2, "normal"]["points"] == 1500 and told[2, "normal"]["reach"] == 0 < told[2, "hard"]["reach"]
    assert told[2, "hard"]["games"] >= FEW
    assert ben.get("/api/ratings", scope="santamaria")["people"] == []
    assert ben.get("/api/ratings", scope="chess")["anchors"] == []


def test_many_games_come_page_by_page(indoors: Indoors) -> None:
    ana = account(indoors, "Ana")
    made = [past(indoors, seat(0, ana, 60, 1), seat(1, "normal", 50, 2), day=day) for day in range(1, 46)]
    first = page(ana, "Ana")["past"]
    parts = [first]
    while parts[-1]["further"] is not None:
        parts.append(ana.get("/api/people/Ana/games", after=parts[-1]["further"]))
    assert len(parts) == 4
    assert [game["id"] for part in parts for game in part["games"]] == made[::-1]
    assert ana.get("/api/people/Ana/games", scope="santamaria")["games"] == []
