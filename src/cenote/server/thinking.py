"""Code seats think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from cenote import agents
from cenote.agents.levels import Learnt
from cenote.agents.mcts import Mcts
from cenote.core.game import Game
from cenote.server.lanes import Asker, Lane, Ledger
from cenote.server.processes import follow_parent
from cenote.server.rooms import Rooms

logger = logging.getLogger("cenote.thinking")

Data = Mapping[str, tuple[str, str]]
Answer = TypeVar("Answer")

DEEP = tuple(name for name, kind in agents.KINDS.items() if issubclass(kind, (Mcts, Learnt)))  # think for seconds
SWIFT_NICE, DEEP_NICE = 5, 10


class Thinkers:
    """A bounded number of processes; they start when the first code seat has to think.

    Code that answers at once has a lane of its own, so that it never waits for code that takes its time.
    """

    def __init__(self, processes: int, data: Data) -> None:
        ledger = Ledger()
        self.swift = Lane(1, ledger, prepare, dict(data), SWIFT_NICE)
        self.deep = Lane(processes, ledger, prepare, dict(data), DEEP_NICE)

    async def moves(self, asker: Asker, dump: dict[str, Any], agent: str, seed: str, laid: str) -> list[str]:
        """The decisions of a whole turn, with the file that is laid over our components."""
        lane = self.deep if agent in DEEP else self.swift
        return await self.twice(lane, asker, think, dump, agent, seed, laid)

    def expect(self, names: Iterable[str]) -> None:
        """These agents will be asked soon: whoever thinks for them gets up."""
        for name in names:
            (self.deep if name in DEEP else self.swift).warm()

    async def advise(self, asker: Asker, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Something that takes no longer than the turn of a swift code seat."""
        return await self.twice(self.swift, asker, work, *arguments)

    async def study(self, asker: Asker, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Something that takes a while. Short pieces only: strong code seats wait in the same queue."""
        return await self.twice(self.deep, asker, work, *arguments)

    async def twice(self, lane: Lane, asker: Asker, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Done anew where the process dies."""
        try:
            return await lane.do(asker, work, *arguments)
        except BrokenProcessPool:
            logger.error("a thinking process died; starting anew")
            return await lane.do(asker, work, *arguments)

    def stop(self) -> None:
        self.swift.stop()
        self.deep.stop()


# --- in the process that thinks ---

_rooms: list[Rooms] = []


def prepare(data: dict[str, tuple[str, str]], nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):
        os.nice(nice)  # people come first
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # a process thinks on one core: numpy would take them all
    follow_parent()
    _rooms.append(Rooms(data))


def room_of(key: str, rules: int, data: str, laid: str) -> Game:
    return _rooms[0].find(key, rules, data, laid)


def room_of_dump(dump: dict[str, Any], laid: str) -> Game:
    return room_of(dump["game"], dump["rules"], dump["data"], laid)


def think(dump: dict[str, Any], agent: str, seed: str, laid: str = "") -> list[str]:
    """What the agent plays until the turn is another's, or another one."""
    game = room_of_dump(dump, laid)
    state = game.load(dump)
    seat, turn = state.seat, state.turn
    player = agents.make(agent, game, seed)
    moves = []
    while state.seat == seat and state.turn == turn:
        move = player.choose(state)
        state.play(move)
        moves.append(game.notation.write(move))
    return moves
