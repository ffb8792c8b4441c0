"""Lists of people by their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, func, select

from cenote.server.ladder.fold import points, reach
from cenote.server.store.reads import Row, rows
from cenote.server.store.schema import people, rating_steps


class Standing(NamedTuple):
    person: str
    name: str
    shown_to: str
    points: int
    reach: int
    games: int


def standing(connection: Connection, scope: str) -> list[Standing]:
    """Everybody with an account and a rating, the strongest first. Guests have ratings, but no place in the list."""
    last = last_of_each(scope).subquery()
    query = select(last, people.c.name, people.c.shown_to).join(people, people.c.id == last.c.person)
    found = rows(connection, query.where(people.c.login.is_not(None)).order_by(last.c.mu.desc(), people.c.id))
    return [
        Standing(row["person"], row["name"], row["shown_to"], points(row["mu"]), reach(row["sigma"]), row["number"])
        for row in found
    ]


def ratings_of(connection: Connection, person: str) -> Sequence[Row]:
    """The last step of a person in every scope."""
    own = rating_steps.c.person == person
    newest = select(rating_steps.c.scope, func.max(rating_steps.c.number).label("number")).where(own)
    last = newest.group_by(rating_steps.c.scope).subquery()
    joined = and_(last.c.scope == rating_steps.c.scope, last.c.number == rating_steps.c.number)
    return rows(connection, select(rating_steps).join(last, joined).where(own).order_by(rating_steps.c.scope))


def last_of_each(scope: str) -> Select[Any]:
    newest = select(rating_steps.c.person, func.max(rating_steps.c.number).label("number"))
    last = newest.where(rating_steps.c.scope == scope).group_by(rating_steps.c.person).subquery()
    joined = and_(last.c.person == rating_steps.c.person, last.c.number == rating_steps.c.number)
    return select(rating_steps).join(last, joined).where(rating_steps.c.scope == scope)
