"""Who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from cenote.agents import KINDS
from cenote.agents.mcts import Mcts
from cenote.core.refusal import BadOption
from cenote.server.protocol.terms import Absence, SeatKind
from cenote.server.store.statements import Params

PERSON: SeatKind = "person"
HOTSEAT: SeatKind = "hotseat"
AGENT: SeatKind = "agent"
OPEN: SeatKind = "open"
STAND_IN = "greedy"  # plays for a person whose time is out, or who has left
GONE = ("left", "away")  # why code plays for somebody who may come back
OPPONENT = "normal" if "normal" in KINDS else STAND_IN  # whom newcomers play against
SEATED = tuple(name for name, kind in KINDS.items() if kind is not Mcts)  # a level says how long it thinks


class Seat:
    def __init__(
        self,
        seat: int,
        kind: SeatKind = OPEN,
        person: str | None = None,
        name: str | None = None,
        agent: str | None = None,
        auto: Absence | Literal[""] = "",
        confirm: bool = True,
        ready: bool = True,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.person = person
        self.name = name
        self.agent = agent
        self.auto = auto  # why code plays for the person; empty where it does not
        self.confirm = confirm  # does the person want to confirm each turn?
        self.ready = ready  # may the game begin, for this seat?

    @staticmethod
    def stored(row: Mapping[str, Any]) -> Seat:
        return Seat(
            row["seat"],
            row["kind"],
            row["person"],
            row["name"],
            row["agent"],
            row["auto"],
            bool(row["confirm"]),
            bool(row["ready"]),
        )

    @property
    def code(self) -> str:
        """The agent that plays here now; empty where a person does."""
        if self.kind == AGENT:
            return self.agent or STAND_IN
        return STAND_IN if self.auto else ""

    def params(self, table_id: str) -> Params:
        return {
            "table_id": table_id,
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "agent": self.agent,
            "auto": self.auto,
            "confirm": self.confirm,
            "ready": self.ready,
        }


def code_seat(number: int, agent: str | None) -> Seat:
    """A seat that code has. Raises BadOption for code that there is not."""
    agent = agent or OPPONENT
    if agent not in SEATED:
        raise BadOption("no-such-agent", agent=agent, known=", ".join(SEATED))
    return Seat(number, AGENT, name=agent, agent=agent)
