"""Everything that this server knows of somebody, for that person alone."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, select

from cenote.server.store.reads import Row, row, rows
from cenote.server.store.schema import (
    channels,
    chat,
    entrants,
    files,
    holders,
    people,
    quiet,
    rating_steps,
    reports,
    result_seats,
    results,
    seats,
    sessions,
    tables,
    ties,
    tournaments,
)

FORMAT = "cenote person 1"
SECRETS = ("password", "token", "code", "invite", "seed")  # what opens something, or tells hidden things


def portrait(connection: Connection, person: str) -> dict[str, Any]:
    def of(table: Table, *conditions: ColumnElement[bool]) -> list[Row]:
        return [plain(each) for each in rows(connection, select(table).where(*conditions))]

    mine = select(seats.c.table_id).where(seats.c.person == person)
    played = select(result_seats.c.table_id).where(result_seats.c.person == person)
    held = select(holders.c.digest).where(holders.c.person == person)
    somebody = row(connection, select(people).where(people.c.id == person))
    return {
        "format": FORMAT,
        "person": plain(somebody or {}),
        "sessions": of(sessions, sessions.c.person == person),
        "channels": [plain(each) | {"target": place(each)} for each in of(channels, channels.c.person == person)],
        "quiet_hours": of(quiet, quiet.c.person == person),
        "tables": of(tables, tables.c.id.in_(mine)),
        "seats": of(seats, seats.c.person == person),
        "results": of(results, results.c.table_id.in_(played)),
        "result_seats": [
            without_others(each, person) for each in of(result_seats, result_seats.c.table_id.in_(played))
        ],
        "ratings": of(rating_steps, rating_steps.c.person == person),
        "chat": of(chat, chat.c.person == person),
        "files": of(files, files.c.digest.in_(held)),
        "tournaments": of(tournaments, tournaments.c.organizer == person),
        "entered": of(entrants, entrants.c.person == person),
        "ties": [named(connection, each) for each in of(ties, ties.c.person == person)],
        "reports": of(reports, reports.c.by_person == person),
    }


def plain(found: Row) -> Row:
    return {name: value for name, value in found.items() if name not in SECRETS}


def place(channel: Row) -> dict[str, str]:
    """Where a channel leads, without what would let others use it."""
    target: dict[str, str] = json.loads(channel["target"])
    return {name: value for name, value in target.items() if name in ("to", "room")}


def without_others(seat: Row, person: str) -> Row:
    """Names at a table are known to all who sat there; ids are nobody's business."""
    return seat if seat["person"] == person else seat | {"person": None}


def named(connection: Connection, tie: Row) -> Row:
    other = row(connection, select(people.c.name).where(people.c.id == tie["other"]))
    return {"kind": tie["kind"], "at": tie["at"], "name": other["name"] if other is not None else None}
