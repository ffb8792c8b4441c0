"""What happens at a table that somebody who is not there may want to know. It is written with the act itself.

A notice of a turn belongs to one stretch in which the table waits for that person: it is named by the entries of the
log at its beginning, which never go back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import NamedTuple

from cenote.server.notices import kinds
from cenote.server.notices.statements import ADD_NOTICE
from cenote.server.protocol.notices import NoticeKind
from cenote.server.seats import HOTSEAT, PERSON
from cenote.server.store.statements import Statement
from cenote.server.table import OVER, Table

LOW = 0.1  # of the time a seat has at first
SHORTEST_WARNING = 60.0  # seconds


class Standing(NamedTuple):
    """How a table stood before an act."""

    status: str
    waits_for: str | None
    decisions: int
    chat: int


def standing(table: Table) -> Standing:
    return Standing(table.status, waits_for(table), len(table.line), table.chat[-1]["number"] if table.chat else 0)


def waits_for(table: Table) -> str | None:
    """The person who has to decide."""
    acting = table.acting
    return acting.person if acting is not None and not acting.code else None


def nobody(_: str) -> Set[str]:
    return frozenset()


def arising(
    table: Table,
    before: Standing,
    reachable: Set[str],
    now: float,
    patience: float,
    silenced: Callable[[str], Set[str]] = nobody,
) -> list[Statement]:
    """What has to be written, for those of its people who can be reached. The others are given `patience` seconds to
    see it at the table. Nobody is told of words that they do not want to hear."""
    found: list[Statement] = []
    person = waits_for(table)
    turned = person != before.waits_for or len(table.line) < before.decisions
    if person is not None and person in reachable and turned:
        found.append(notice(table, kinds.TURN, person, now, now + patience))
        low = runs_low(table, now)
        if low is not None:
            found.append(notice(table, kinds.URGENT, person, now, low))
    if table.status == OVER and before.status != OVER:
        found += [notice(table, kinds.OVER, each, now, now + patience) for each in seated(table) if each in reachable]
    if table.chat and table.chat[-1]["number"] > before.chat:
        line = table.chat[-1]
        hearers: Iterable[str] = seated(table) if line["to_seat"] is None else {line["to_person"]} - {None}
        told = [each for each in hearers if each != line["person"] and each in reachable]
        told = [each for each in told if line["person"] not in silenced(each)]
        found += [notice(table, kinds.CHAT, each, now, now + patience) for each in told]
    return found


def notice(table: Table, kind: NoticeKind, person: str, now: float, due: float) -> Statement:
    row = {"table_id": table.id, "kind": kind, "turn": table.k, "person": person, "at": now, "due": due}
    return ADD_NOTICE[kind], row


def seated(table: Table) -> list[str]:
    """Everybody who sits there and has not left."""
    staying = [seat for seat in table.seats if seat.kind in (PERSON, HOTSEAT) and seat.auto != "left"]
    return sorted({seat.person for seat in staying if seat.person is not None})


def runs_low(table: Table, now: float) -> float | None:
    """When the time of the seat that has to decide becomes short; None where no clock runs."""
    deadline = table.clock.deadline
    return None if deadline is None else deadline - warning(table.clock.seconds, deadline - now)


def warning(seconds: float, left: float) -> float:
    """How long before its end a clock runs low: not in the first half of what is left."""
    return min(max(LOW * seconds, SHORTEST_WARNING), max(0.0, left) / 2)
