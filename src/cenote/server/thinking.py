"""Code seats think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeVar

from cenote import agents
from cenote.core.game import Game
from cenote.server.processes import follow_parent
from cenote.server.rooms import Rooms

logger = logging.getLogger("cenote.thinking")

Data = Mapping[str, tuple[str, str]]
Answer = TypeVar("Answer")


class Thinkers:
    """A bounded number of processes; they start when the first code seat has to think."""

    def __init__(self, processes: int, data: Data) -> None:
        self.processes = processes
        self.data = data
        self.pool: ProcessPoolExecutor | None = None

    async def moves(self, dump: dict[str, Any], agent: str, seed: str, laid: str) -> list[str]:
        """The decisions of a whole turn, with the file that is laid over our components."""
        try:
            return await asyncio.wrap_future(self.submit(dump, agent, seed, laid))
        except BrokenProcessPool:
            logger.error("a thinking process died; starting anew")
            self.pool = None
            return await asyncio.wrap_future(self.submit(dump, agent, seed, laid))

    def submit(self, dump: dict[str, Any], agent: str, seed: str, laid: str) -> Future[list[str]]:
        self.start()
        assert self.pool is not None
        return self.pool.submit(think, dump, agent, seed, laid)

    def start(self) -> None:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), prepare, (dict(self.data),))

    async def run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Something else that takes a while. Short pieces only: code seats wait in the same queue."""
        self.start()
        assert self.pool is not None
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *arguments))
        except BrokenProcessPool:
            self.pool = None
            raise

    def stop(self) -> None:
        if self.pool is None:
            return
        for process in list((self.pool._processes or {}).values()):
            process.terminate()  # what is being thought about is thought about again after the restart
        self.pool.shutdown(cancel_futures=True)
        self.pool = None


# --- in the process that thinks ---

_rooms: list[Rooms] = []


def prepare(data: dict[str, tuple[str, str]]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):
        os.nice(5)  # people come first
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
