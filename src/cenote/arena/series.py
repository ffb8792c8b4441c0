"""A series of games: who sits where in each, which seed it has, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from time import perf_counter

from cenote import agents, games
from cenote.arena.notes import Notes, Watcher
from cenote.arena.traces import Trace
from cenote.core import quipu
from cenote.core.data import fingerprint
from cenote.core.game import Game, Value
from cenote.core.match import Match, Played
from cenote.core.refusal import BadOption


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played: its number, and who sits where."""

    number: int  # from 1
    agents: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How one game ended. Agents, scores, places and traces are by seat."""

    number: int  # of the game, from 1
    seed: str
    agents: tuple[str, ...]
    scores: tuple[int | Fraction, ...]
    places: tuple[int, ...]
    turns: int
    decisions: int
    record: str = ""  # the quipu, if records were asked for
    traces: tuple[Trace, ...] = ()  # what each seat did, if that was asked for
    notes: Notes | None = None  # what became of the components, if that was asked for
    seconds: float = field(default=0.0, compare=False)

    def victory(self, seat: int) -> Fraction:
        """The seat's share of the victory: 1 for the winner alone, 1/n for each of n who share the first place."""
        return Fraction(1, self.places.count(1)) if self.places[seat] == 1 else Fraction(0)


@dataclass(frozen=True)
class Series:
    """What is played, in plain values only, so that it can be sent to another process."""

    game: str
    rules: int
    data: str | None  # the text of a host's own component file
    agents: tuple[str, ...]
    players: int
    options: dict[str, Value]
    seed: int | str
    records: bool
    traces: bool = False
    census: bool = False

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where. From game to game all move on by one seat, so that each has every seat equally often."""
        return tuple(self.agents[(seat + number - 1) % len(self.agents)] for seat in range(self.players))

    def fixtures(self, games: int) -> list[Fixture]:
        return [Fixture(number, self.seats(number)) for number in range(1, games + 1)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def open(self) -> Callable[[Fixture], Result]:
        """What plays a given game."""
        game = self.room()
        return lambda fixture: self.play(game, fixture)

    def room(self) -> Game:
        """The game, in the version and with the components that are played."""
        game = games.get(self.game)
        if self.data is not None:
            game = game.with_data("data", self.data)
        return game.at(self.rules)

    def play(self, game: Game, fixture: Fixture) -> Result:
        start = perf_counter()
        seed = self.seed_of(fixture.number)
        match = Match(game, self.players, seed, self.options, fixture.agents)
        state = match.state
        traces = [Trace(game) for _ in fixture.agents] if self.traces else []
        watcher = Watcher(game, len(fixture.agents)) if self.census else None
        if not traces and watcher is None:
            state.events = None  # nobody watches
        seats = [agents.make(name, game, f"{seed}/{seat}") for seat, name in enumerate(fixture.agents)]
        played = match.played
        decisions = 0
        while (seat := state.seat) is not None:
            if watcher is not None:
                watcher.before(state)
            move = seats[seat].choose(state)
            if self.records:
                played.append(Played(seat, state.turn, move, []))
            state.play(move)
            decisions += 1
            events = state.told() if state.events is not None else []
            if traces:
                traces[seat].made(game, move)
                for event in events:
                    if event.seat is not None:
                        traces[event.seat].saw(game, event)
            if watcher is not None:
                watcher.after(seat, move, events)
        return Result(
            number=fixture.number,
            seed=seed,
            agents=fixture.agents,
            scores=tuple(state.scores()),
            places=tuple(state.ranking()),
            turns=state.turn,
            decisions=decisions,
            record=quipu.write(match) if self.records else "",
            traces=tuple(traces),
            notes=watcher.over() if watcher is not None else None,
            seconds=perf_counter() - start,
        )


def lay(
    game: Game,
    names: Sequence[str],
    seed: int | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    data: str | None = None,
    records: bool = False,
    traces: bool = False,
) -> Series:
    """A series for these agents. Raises BadOption for what cannot be played."""
    if game.data != ("" if data is None else fingerprint(data)):
        raise ValueError("give the text of the component file that the game was made with")
    for name in names:
        agents.make(name, game)
    if not names:
        raise BadOption("no-agents", known=", ".join(agents.KINDS))
    if len(str(seed).split()) != 1 or str(seed) != str(seed).strip():
        raise BadOption("seed", seed=str(seed))
    if players is None:
        players = next((count for count in game.players if count >= len(names)), game.players[-1])
    game.new(players, seed, options)
    if len(names) > players:
        raise BadOption("more-agents-than-seats", agents=len(names), players=players)
    chosen = game.all_options(options or {})
    return Series(game.key, game.rules, data, tuple(names), players, chosen, seed, records, traces)
