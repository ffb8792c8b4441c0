"""The page of a person, and the list of all who are rated."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from cenote.server.ladder.anchors import USUAL, anchors, measured, played
from cenote.server.ladder.fold import UNFINISHED, points, reach
from cenote.server.ladder.lists import Standing, ratings_of, standing
from cenote.server.people import Person
from cenote.server.profiles import past
from cenote.server.profiles.pace import pace
from cenote.server.profiles.sight import (
    EVERYBODY,
    NOTHING,
    RIVALS,
    WHOLE,
    blocks_of,
    companions,
    find_person,
    sight,
    ties_of,
)
from cenote.server.protocol.profiles import (
    AnchorInfo,
    Curve,
    CurvePoint,
    LevelRating,
    PastGames,
    PersonPage,
    RatedPerson,
    RatingInfo,
    RatingList,
    Streaks,
)
from cenote.server.refused import Refused
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import people, rating_steps

MOST_POINTS = 200  # of a curve
MOST_LISTED = 300


def seen_person(connection: Connection, who: str, viewer: Person | None) -> tuple[Row, str]:
    """The person, and how much the viewer sees. Raises Refused as if there were none where that is nothing."""
    person = find_person(connection, who)
    how = sight(connection, person, viewer) if person is not None else NOTHING
    if person is None or not how:
        raise Refused("no-such-person", 404)
    return person, how


def person_page(connection: Connection, who: str, viewer: Person | None) -> PersonPage:
    person, how = seen_person(connection, who, viewer)
    id, you = person["id"], viewer is not None and viewer.id == person["id"]
    whole = how == WHOLE
    games = past.games_of(connection, id, viewer.id if viewer is not None else None) if whole else []
    return PersonPage(
        page=person["name"] if person["login"] is not None else id,
        name=person["name"],
        account=person["login"] is not None,
        you=you,
        whole=whole,
        shown_to=person["shown_to"] if you else None,
        since=person["created"] if whole else None,
        ratings=ratings(connection, id),
        finished=len(games),
        won=sum(one.won for one in games),
        left=sum(one.mine.auto in UNFINISHED for one in games),
        tallies=past.tallies(games),
        streaks=past.streaks(games) if whole else Streaks(0, 0, 0),
        pace=pace(connection, games),
        rivals=past.rivals(connection, games, seen_by(connection, viewer)),
        past=past.page_of(connection, games, "", "") if whole else PastGames([], None),
        ties=ties_of(connection, viewer.id, id) if viewer is not None and not you else [],  # type: ignore[arg-type]
    )


def ratings(connection: Connection, person: str) -> list[RatingInfo]:
    best = select(rating_steps.c.scope, func.max(rating_steps.c.mu).label("mu")).where(rating_steps.c.person == person)
    highest = {row["scope"]: row["mu"] for row in rows(connection, best.group_by(rating_steps.c.scope))}
    return [
        RatingInfo(row["scope"], points(row["mu"]), reach(row["sigma"]), row["number"], points(highest[row["scope"]]))
        for row in ratings_of(connection, person)
    ]


def games_page(connection: Connection, who: str, viewer: Person | None, scope: str, after: str) -> PastGames:
    person, how = seen_person(connection, who, viewer)
    if how != WHOLE:
        raise Refused("no-such-person", 404)
    games = past.games_of(connection, person["id"], viewer.id if viewer is not None else None)
    return past.page_of(connection, games, scope, after)


def curve(connection: Connection, who: str, viewer: Person | None, scope: str) -> Curve:
    person, how = seen_person(connection, who, viewer)
    if how != WHOLE:
        raise Refused("no-such-person", 404)
    own = (rating_steps.c.person == person["id"], rating_steps.c.scope == scope)
    steps = rows(connection, select(rating_steps).where(*own).order_by(rating_steps.c.number))
    shown = [CurvePoint(step["ended"], points(step["mu"]), reach(step["sigma"])) for step in thinned(steps)]
    return Curve(scope, shown, anchor_list(scope))


def thinned(steps: Sequence[Row]) -> Sequence[Row]:
    """Not more than a curve can show; the first and the last are among them."""
    if len(steps) <= MOST_POINTS:
        return steps
    last = len(steps) - 1
    return [steps[round(number * last / (MOST_POINTS - 1))] for number in range(MOST_POINTS)]


def anchor_list(scope: str, players: int = USUAL) -> list[AnchorInfo]:
    found = sorted(anchors(scope, players).items(), key=lambda item: -item[1])
    return [AnchorInfo(level, points(mu)) for level, mu in found]


def level_list(scope: str) -> list[LevelRating]:
    """With every number of players that levels have played with."""
    return [
        LevelRating(players, level, points(found.mu), reach(found.sigma), found.games)
        for players in played(scope)
        for level, found in measured(scope, players).items()
    ]


def rating_list(connection: Connection, viewer: Person | None, scope: str) -> RatingList:
    seen = seen_by(connection, viewer)
    listed = list(enumerate(standing(connection, scope), 1))
    shown = [rated(place, row, viewer) for place, row in listed if row.person in seen]
    return RatingList(scope, shown[:MOST_LISTED], len(listed) - len(shown), anchor_list(scope), level_list(scope))


def rated(place: int, row: Standing, viewer: Person | None) -> RatedPerson:
    you = viewer is not None and viewer.id == row.person
    return RatedPerson(place, row.name, row.points, row.reach, row.games, you)


def seen_by(connection: Connection, viewer: Person | None) -> set[str]:
    """All accounts whose pages the viewer may see, at least name and ratings."""
    query = select(people.c.id, people.c.shown_to).where(people.c.login.is_not(None), people.c.shown_to != "nobody")
    known = companions(connection, viewer.id) if viewer is not None else set()
    shut = blocks_of(connection, viewer.id) if viewer is not None else set()
    found = {
        id
        for id, shown_to in connection.execute(query)
        if id not in shut and (shown_to == EVERYBODY or (shown_to == RIVALS and id in known))
    }
    return found | ({viewer.id} if viewer is not None else set())
