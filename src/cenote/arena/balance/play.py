"""Plays the games of a balance report: all seats alike first, then the same deals with one seat bound to a habit."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from cenote.agents.habits import ALWAYS, NEVER
from cenote.arena.balance.count import Count, Sample, lead_of
from cenote.arena.hands import hands
from cenote.arena.series import Fixture, Result, lay
from cenote.core.game import Game
from cenote.core.refusal import BadOption

AUTO = "auto"
MOST = 6  # things that are probed by themselves


@dataclass
class Bound:
    """One seat that must take something, or never may, against the same deals without that."""

    habit: str  # "+building/P03", "~place"
    games: int = 0
    did: int = 0  # games in which it took the thing, or did so
    wins: float = 0.0
    score: float = 0.0
    gain: Sample | None = None  # of its lead, from the same seat of the same deal unbound

    @property
    def must(self) -> bool:
        return self.habit.startswith(ALWAYS)

    @property
    def what(self) -> str:
        return self.habit[1:]

    def told(self) -> dict[str, Any]:
        gain = (self.gain or Sample()).told()
        return {"habit": self.habit, "games": self.games, "did": self.did, "wins": self.wins, **gain}


class Balance:
    """All games of a report, and what they say."""

    def __init__(
        self,
        game: Game,
        agent: str = "hard",
        games: int = 100,
        seed: int | str = 1,
        players: int | None = None,
        data: str | None = None,
        probes: Sequence[str] = (),
        nevers: Sequence[str] = (),
        probe_games: int | None = None,
    ) -> None:
        for option, number in (("games", games), ("probe-games", probe_games)):
            if number is not None and number < 1:
                raise BadOption("too-few", option=option, value=number)
        seats = players if players is not None else min(count for count in game.players if count > 1)
        if seats == 1:
            raise BadOption("balance-solo")
        self.series = replace(lay(game, [agent], seed, seats, data=data), census=True)
        self.game = game
        self.agent = agent
        self.games = games
        self.probes = list(probes)
        self.probe_games = min(games, probe_games or games)
        self.habits = [f"{NEVER}{verb}" for verb in nevers]
        for word in self.probes:
            if word != AUTO:
                self.habits += [f"{ALWAYS}{word}", f"{NEVER}{word}"]
        for habit in self.habits:
            lay(game, [agent + habit], seed, seats, data=data)
        self.results: dict[int, Result] = {}
        self.bound: dict[str, dict[int, Result]] = {}

    def play(self, processes: int | None = None, ray: str | None = None) -> Generator[int, None, None]:
        """Play everything; tells after each game how many there will be in all, as far as is known."""
        with closing(hands(self.series, self.game, self.games, processes, ray)) as players:
            for result in players.play(self.series.fixtures(self.games)):
                self.results[result.number] = result
                yield self.total()
            if AUTO in self.probes:
                self.habits += self.standing_out()
            for habit in dict.fromkeys(self.habits):
                played = self.bound.setdefault(habit, {})
                for result in players.play([self.fixture(habit, number + 1) for number in range(self.probe_games)]):
                    played[result.number] = result
                    yield self.total()

    def total(self) -> int:
        automatic = 2 * MOST if AUTO in self.probes and len(self.results) < self.games else 0
        return self.games + (len(dict.fromkeys(self.habits)) + automatic) * self.probe_games

    def fixture(self, habit: str, number: int) -> Fixture:
        """The deal of that number with one seat bound, each seat in turn."""
        seats = list(self.series.seats(number))
        seats[self.seat_of(number)] += habit
        return Fixture(number, tuple(seats))

    def seat_of(self, number: int) -> int:
        return (number - 1) % self.series.players

    def standing_out(self) -> list[str]:
        """Habits to probe what stands out, as far as a move takes it."""
        found: list[str] = []
        for row in self.count().odd():
            word = f"{row.kind}/{row.id}"
            try:
                self.game.census().moves(self.game, word)
            except BadOption:
                continue
            found += [f"{ALWAYS}{word}", f"{NEVER}{word}"]
        return found[: 2 * MOST]

    def count(self) -> Count:
        return Count(self.game.census(), self.results.values())

    def bounds(self) -> list[Bound]:
        return [self.compared(habit, played) for habit, played in self.bound.items() if played]

    def compared(self, habit: str, played: dict[int, Result]) -> Bound:
        """The bound seat against the same seat of the same deal, game by game."""
        bound = Bound(habit, gain=Sample())
        word = habit[1:]
        keys = {word} if "/" in word else {f"{kind}/{word}" for kind in self.game.census().things}
        for number, result in sorted(played.items()):
            seat = self.seat_of(number)
            assert result.notes is not None and bound.gain is not None
            notes = result.notes.seats[seat]
            bound.games += 1
            bound.did += bool(keys & set(notes.took)) or word in notes.did
            bound.wins += float(result.victory(seat))
            bound.score += float(result.scores[seat])
            bound.gain.add(lead_of(result, seat) - lead_of(self.results[number], seat))
        bound.score /= max(1, bound.games)
        return bound

    def told(self) -> dict[str, Any]:
        """Everything, as JSON."""
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "data": self.game.mark,
            "agent": self.agent,
            "seed": str(self.series.seed),
            **self.count().told(),
            "bound": [bound.told() for bound in self.bounds()],
        }
