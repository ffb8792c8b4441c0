"""Who is at which table, in other processes too: heard by the one that sends notices."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

BELIEVED = 15.0  # seconds for which another process is believed about who is there


class Attendance:
    def __init__(self) -> None:
        self.listening = False
        self.heard: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}  # by table and process
        self.at: dict[str, set[str]] = {}  # the processes that were heard of, by table

    def hear(self, table_id: str, process: str, persons: Iterable[str]) -> None:
        if not self.listening:
            return
        self.heard[table_id, process] = monotonic() + BELIEVED, frozenset(persons)
        self.at.setdefault(table_id, set()).add(process)

    def present(self, table_id: str, person: str) -> bool:
        now = monotonic()
        for process in self.at.get(table_id, ()):
            until, persons = self.heard[table_id, process]
            if until > now and person in persons:
                return True
        return False

    def forget(self) -> None:
        """What is not believed any more."""
        now = monotonic()
        for table_id, process in [key for key, (until, _) in self.heard.items() if until <= now]:
            del self.heard[table_id, process]
            self.at[table_id].discard(process)
            if not self.at[table_id]:
                del self.at[table_id]

    def stop(self) -> None:
        self.listening = False
        self.heard.clear()
        self.at.clear()
