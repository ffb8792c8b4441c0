"""Games side by side, in bytes: what `vector` makes arrays of. Compiled with the rules, so it knows no arrays."""

from __future__ import annotations

from collections.abc import Callable

from cenote.core.kernel import Move, State
from cenote.core.rng import Rng
from cenote.core.rows import Observer

Deal = Callable[[int], State]  # a new game from its seed
Worth = Callable[[State], list[float]]


class Finished:
    """A game that has ended: where, from which seed, after how many decisions, and how."""

    def __init__(self, table: int, seed: int, decisions: int, scores: list[float], places: list[int]) -> None:
        self.table = table
        self.seed = seed
        self.decisions = decisions
        self.scores = scores
        self.places = places

    def __reduce__(self) -> tuple[type[Finished], tuple[int, int, int, list[float], list[int]]]:
        return Finished, (self.table, self.seed, self.decisions, self.scores, self.places)

    def __repr__(self) -> str:
        return f"<table {self.table}: seed {self.seed}, {self.decisions} decisions, scores {self.scores}>"


class Batch:
    """Tables at which one game follows another. The seeds of a table follow from its own source of chance."""

    def __init__(
        self, deal: Deal, observer: Observer, size: int, seats: int, moves: list[Move], worth: Worth, players: int
    ) -> None:
        self.deal = deal
        self.observer = observer
        self.size = size  # of an observation
        self.all_seats = seats  # those of the players, and of who plays along
        self.moves = moves
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(moves)}
        self.worth = worth
        self.players = players
        self.longest = 0  # decisions after which a game is broken off, if any
        self.cost = 0.0  # of that, for each seat
        self.with_endings = False  # is it told how each game ended?
        self.states: list[State] = []
        self.chances: list[Rng] = []
        self.first = 0  # the number of the first table, where others are elsewhere

    def open(self, chances: list[Rng], first: int) -> None:
        """So many tables, each with its source of chance."""
        n = len(chances)
        self.chances = chances
        self.first = first
        self.observations = bytearray(n * self.size)
        self.masks = bytearray(n * len(self.moves))
        self.endings = bytearray(n * self.size if self.with_endings else 0)
        self.seats = bytearray(n)
        self.ends = bytearray(n)
        self.rewards: list[float] = []
        self.seeds = [0] * n
        self.decisions = [0] * n
        self.finished: list[Finished] = []
        self.paid: list[list[float]] = [[] for _ in range(n)]
        self.no_observations = bytes(n * self.size)
        self.no_masks = bytes(n * len(self.moves))
        self.states = []
        for table in range(n):
            self.states.append(self.new(table))
        self.clear()
        for table in range(n):
            self.show(table)

    def new(self, table: int) -> State:
        chance = self.chances[table]
        seed = (chance.word() << 31) + (chance.word() >> 1)
        self.seeds[table] = seed
        self.decisions[table] = 0
        state = self.deal(seed)
        self.paid[table] = self.worth(state)
        return state

    def clear(self) -> None:
        n = len(self.states)
        self.observations[:] = self.no_observations
        self.masks[:] = self.no_masks
        self.ends[:] = bytes(n)
        self.rewards = [0.0] * (n * self.players)
        self.finished = []

    def step(self, actions: list[int]) -> None:
        """One decision at each table, all of them legal; where a game ends, the next begins."""
        self.clear()
        for table in range(len(self.states)):
            state = self.states[table]
            state.play(self.moves[actions[table]])
            self.decisions[table] += 1
            self.pay(table, state)
            if not state.stack:
                self.finish(table, state)
            elif 0 < self.longest <= self.decisions[table]:
                self.break_off(table, state)
            self.show(table)

    def pay(self, table: int, state: State) -> None:
        """The reward of each seat is by how much its worth has changed."""
        now, before = self.worth(state), self.paid[table]
        if now == before:
            return
        at = table * self.players
        for seat in range(self.players):
            self.rewards[at + seat] = now[seat] - before[seat]
        self.paid[table] = now

    def finish(self, table: int, state: State) -> None:
        scores = [float(points) for points in state.scores()]
        told = Finished(self.first + table, self.seeds[table], self.decisions[table], scores, state.ranking())
        self.finished.append(told)
        self.follow(table, state)

    def break_off(self, table: int, state: State) -> None:
        """Nobody is told of such a game but by what it costs."""
        for seat in range(self.players):
            self.rewards[table * self.players + seat] -= self.cost
        self.follow(table, state)

    def follow(self, table: int, state: State) -> None:
        """The next game; how this one ended is told as the seat sees it that has decided last."""
        self.ends[table] = 1
        if self.with_endings:
            at = table * self.size
            self.endings[at : at + self.size] = bytes(self.size)
            self.observer.observe(state, self.seats[table], self.all_seats, self.endings, at)
        self.states[table] = self.new(table)

    def show(self, table: int) -> None:
        """What the seat that decides sees, and what it may do."""
        state = self.states[table]
        seat = state.seat
        assert seat is not None
        self.seats[table] = seat
        self.observer.observe(state, seat, self.all_seats, self.observations, table * self.size)
        masks, numbers, at = self.masks, self.numbers, table * len(self.moves)
        for move in state.legal():
            masks[at + numbers[move]] = 1
