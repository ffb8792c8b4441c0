"""The finished games of somebody, as far as somebody else may see them, and what they add up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from cenote.server.ladder.fold import place, points
from cenote.server.ladder.games import Finished, SeatResult
from cenote.server.ladder.settle import with_seats
from cenote.server.protocol.profiles import PastGame, PastGames, PastSeat, Rival, Streaks, Tally
from cenote.server.seats import AGENT, PERSON
from cenote.server.settings import DAY
from cenote.server.store.reads import rows
from cenote.server.store.schema import people, rating_steps, result_seats, results, tables

PAGE = 12
MOST_RIVALS = 8


class Past(NamedTuple):
    """A game, and the seat of the person in it."""

    game: Finished
    mine: SeatResult

    @property
    def place(self) -> int:
        """As it counts: behind all who stayed, for who left it to code."""
        return 1 + sum(place(other) < place(self.mine) for other in self.game.seats)

    @property
    def won(self) -> bool:
        return self.place == 1 and self.game.players > 1


def games_of(connection: Connection, person: str, viewer: str | None) -> list[Past]:
    """Oldest first. Others see public games, and those at which they sat themselves."""
    mine = select(result_seats.c.table_id).where(result_seats.c.person == person, result_seats.c.kind == PERSON)
    query = select(results).where(results.c.table_id.in_(mine)).order_by(results.c.ended, results.c.table_id)
    found = []
    for game in with_seats(connection, rows(connection, query)):
        own = next(seat for seat in game.seats if seat.person == person)
        there = viewer is not None and any(seat.person == viewer for seat in game.seats)
        if game.visibility == "public" or there:
            found.append(Past(game, own))
    return found


def places_of(connection: Connection, table_ids: Sequence[str]) -> dict[tuple[str, str], int]:
    """Who came in where, by table and person."""
    query = select(results).where(results.c.table_id.in_(table_ids))
    return {
        (game.table_id, str(seat.person)): Past(game, seat).place
        for game in with_seats(connection, rows(connection, query))
        for seat in game.seats
        if seat.kind == PERSON
    }


def tallies(past: Sequence[Past]) -> list[Tally]:
    groups: defaultdict[tuple[str, int], list[Past]] = defaultdict(list)
    for one in past:
        groups[one.game.game, one.game.players].append(one)
    return [tally(game, players, group) for (game, players), group in sorted(groups.items())]


def tally(game: str, players: int, group: Sequence[Past]) -> Tally:
    places = [sum(one.place == nth for one in group) for nth in range(1, players + 1)]
    scores = [one.mine.score for one in group]
    return Tally(game, players, len(group), places, sum(scores) / len(scores), max(scores))


def streaks(past: Sequence[Past]) -> Streaks:
    longest = run = 0
    for one in past:
        if one.game.players > 1:
            run = run + 1 if one.won else 0
            longest = max(longest, run)
    days = sorted({int(one.game.ended // DAY) for one in past})
    days_longest = days_run = 0
    for number, day in enumerate(days):
        days_run = days_run + 1 if number and days[number - 1] == day - 1 else 1
        days_longest = max(days_longest, days_run)
    return Streaks(longest, run, days_longest)


def rivals(connection: Connection, past: Sequence[Past], seen: set[str]) -> list[Rival]:
    """Whom the person met most often; `seen`: those whose pages the viewer may see."""
    met: dict[tuple[str, str], list[tuple[Past, SeatResult]]] = defaultdict(list)
    for one in past:
        for seat in one.game.seats:
            if seat.kind == PERSON and seat.person not in (None, one.mine.person):
                met["person", str(seat.person)].append((one, seat))
            elif seat.kind == AGENT and seat.agent:
                met["agent", seat.agent].append((one, seat))
    often = sorted(met.items(), key=lambda item: (-len(item[1]), -item[1][-1][0].game.ended))[:MOST_RIVALS]
    ids = [id for (kind, id), _ in often if kind == "person"]
    named = rows(connection, select(people.c.id, people.c.name, people.c.login).where(people.c.id.in_(ids)))
    known = {row["id"]: row for row in named}
    found = []
    for (kind, id), games in often:
        person = known.get(id) if kind == "person" else None
        page = person["name"] if person is not None and person["login"] is not None and id in seen else None
        name = person["name"] if person is not None else None
        ahead = sum(one.place < place_of(one, seat) for one, seat in games)
        behind = sum(one.place > place_of(one, seat) for one, seat in games)
        agent = id if kind == "agent" else None
        found.append(
            Rival(
                name, agent, page, len({one.game.table_id for one, _ in games}), ahead, behind, games[-1][0].game.ended
            )
        )
    return found


def place_of(one: Past, seat: SeatResult) -> int:
    return Past(one.game, seat).place


def page_of(connection: Connection, past: Sequence[Past], scope: str, after: str) -> PastGames:
    """Some games of a scope, newest first, older than the one that is named."""
    wanted = [one for one in reversed(past) if scope in ("", one.game.game)]
    ids = [one.game.table_id for one in wanted]
    first = ids.index(after) + 1 if after in ids else 0
    shown = wanted[first : first + PAGE]
    further = shown[-1].game.table_id if len(wanted) > first + PAGE else None
    keys = [one.game.table_id for one in shown]
    kept = set(connection.execute(select(tables.c.id).where(tables.c.id.in_(keys))).scalars())
    changes: dict[str, int] = {}
    if shown:
        steps = select(rating_steps).where(rating_steps.c.table_id.in_(keys), rating_steps.c.scope == scope)
        for step in rows(connection, steps.where(rating_steps.c.person == shown[0].mine.person)):
            changes[step["table_id"]] = points(step["mu"]) - points(step["mu_before"])
    return PastGames([told(one, changes, kept) for one in shown], further)


def told(one: Past, changes: dict[str, int], kept: set[str]) -> PastGame:
    game = one.game
    seats = [
        PastSeat(seat.seat, seat.name, seat.kind, seat.agent, seat is one.mine, whole(seat.score), seat.place)  # type: ignore[arg-type]
        for seat in game.seats
    ]
    change = changes.get(game.table_id)
    id, auto = game.table_id, one.mine.auto
    return PastGame(id, game.game, game.ended, seats, one.place, auto, game.rated, change, id in kept, game.visibility)  # type: ignore[arg-type]


def whole(score: float) -> int | float:
    return int(score) if score == int(score) else score
