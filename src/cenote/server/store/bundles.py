"""What is written for many tables in one commit: one statement with many rows, where each would have its own."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.server.store.statements import (
    ADD_COMMAND,
    ADD_ENTRY,
    DROP_DRAFT,
    NOTIFY,
    PUT_DRAFT,
    PUT_SNAPSHOT,
    SET_STANDING,
    Params,
    Statement,
)

Bundle = tuple[str, list[Params]]  # a statement, and the rows that it is for

DRAFTS = frozenset((PUT_DRAFT, DROP_DRAFT))
SINGLE = frozenset((PUT_DRAFT, DROP_DRAFT, PUT_SNAPSHOT, SET_STANDING, ADD_COMMAND))  # one row for a table
COMMON = frozenset((*SINGLE, ADD_ENTRY, NOTIFY))


def bundled(writes: Sequence[Sequence[Statement]]) -> list[Bundle]:
    """The same, in which the rows of several tables share a statement. Whatever else is written keeps its place."""
    bundles: list[Bundle] = []
    shared: dict[str, list[Params]] = {}
    tables: set[object] = set()
    for statements in writes:
        table = table_of(statements)
        if table is None or table in tables:
            bundles += shared.items()
            shared, tables = {}, set()
        if table is None:
            bundles += [(sql, [params]) for sql, params in statements]
            continue
        tables.add(table)
        for sql, params in statements:
            shared.setdefault(sql, []).append(params)
    return [*bundles, *shared.items()]


def table_of(statements: Sequence[Statement]) -> object:
    """The one table that they are for; None where their order matters, or where they are about something else."""
    kinds = [sql for sql, _ in statements]
    found = set(kinds)
    if not found or not found <= COMMON or found >= DRAFTS or any(kinds.count(sql) > 1 for sql in found & SINGLE):
        return None
    sql, params = statements[0]
    return params["id"] if sql == SET_STANDING else params.get("table_id")
