"""Agents against each other, with ratings. It lives in a folder and goes on from wherever it was stopped."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cenote.arena.hands import hands
from cenote.arena.ledger import Ledger, draft_of, write_whole
from cenote.arena.ratings import Ratings
from cenote.arena.schedule import FORMS, Schedule, Swiss
from cenote.arena.series import Fixture, Result, Series, lay
from cenote.arena.standings import Line, Meeting, standings
from cenote.arena.survey import Survey
from cenote.core.game import Game
from cenote.core.refusal import BadOption

PLAN = "tournament.json"
RESULTS = "results.jsonl"


class Tournament:
    """Which agents play what, how often, and all results so far."""

    def __init__(
        self,
        game: Game,
        agents: Sequence[str],
        games: int,
        seed: int | str = 0,
        players: int | None = None,
        form: str = "round-robin",
        options: Mapping[str, object] | None = None,
        data: str | None = None,
    ) -> None:
        if games < 1:
            raise BadOption("too-few", option="games", value=games)
        if len(agents) < 2:
            raise BadOption("tournament-alone")
        for agent in agents:
            if agents.count(agent) > 1:
                raise BadOption("agent-twice", agent=agent)
        seats = players if players is not None else min(count for count in game.players if count > 1)
        if seats == 1:
            raise BadOption("tournament-solo")
        self.game = game
        self.agents = tuple(agents)
        self.series: Series = replace(
            lay(game, agents[:seats], seed, seats, options, data, traces=True), agents=self.agents
        )
        for agent in agents[seats:]:
            lay(game, [agent], seed, seats, options, data)
        self.form = form
        self.schedule: Schedule = FORMS[form](agents, seats, games)
        self.results: dict[int, Result] = {}

    @property
    def total(self) -> int:
        return self.schedule.total

    def play(self, processes: int | None = None, ray: str | None = None) -> Generator[Result, None, None]:
        """The results that are still missing, as they come. Who takes them writes them down."""
        with closing(hands(self.series, self.game, self.total, processes, ray)) as players:
            for round in range(self.schedule.rounds):
                left = [fixture for fixture in self.fixtures(round) if fixture.number not in self.results]
                for result in players.play(left):
                    self.results[result.number] = result
                    yield result

    def fixtures(self, round: int) -> list[Fixture]:
        """The games of a round; they depend on the results of the rounds before only."""
        first = round * (self.total // self.schedule.rounds)
        before = [result for number, result in self.results.items() if number <= first]
        standing = [rating.agent for rating in Ratings(self.agents).add(before).standing()]
        return self.schedule.fixtures(round, standing, before)

    def standings(self) -> list[Line]:
        """The table: points of all games so far, and what decides between equals."""
        over = [result for _, result in sorted(self.results.items())]
        if isinstance(self.schedule, Swiss):
            return standings(self.agents, self.schedule.meetings(over))
        return standings(self.agents, (Meeting(result.agents, result.places) for result in over))

    def ratings(self) -> Ratings:
        return Ratings(self.agents).add(self.results.values())

    def survey(self) -> Survey:
        survey = Survey(self.game)
        for _, result in sorted(self.results.items()):
            survey.add(result)
        return survey

    # --- in a folder ---

    def plan(self) -> dict[str, Any]:
        """What makes it this tournament and no other. How many games it has is no part of that: it can be prolonged."""
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "data": self.game.data,
            "options": self.series.options,
            "agents": list(self.agents),
            "players": self.series.players,
            "seed": str(self.series.seed),
            "form": self.form,
        }

    def name(self) -> str:
        """The same tournament has the same name."""
        text = json.dumps(self.plan(), sort_keys=True)
        return f"{self.game.key}-{blake2b(text.encode(), digest_size=4).hexdigest()}"

    def settle_in(self, folder: Path) -> Ledger:
        """Take over what the folder has of this tournament. Raises BadOption where it has something else."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if not file.exists():
            if any(path.name != draft_of(file).name for path in folder.iterdir()):
                raise BadOption("folder-not-tournament", path=str(folder))
            write_whole(file, json.dumps(self.plan(), indent=2, ensure_ascii=False) + "\n")
        found = read_plan(file)
        for key, value in self.plan().items():
            if found.get(key) != value:
                raise BadOption("other-tournament", path=str(folder), field=key, found=show(found.get(key)))
        ledger = Ledger(folder / RESULTS)
        for result in ledger.read():
            self.check(result, ledger)
            if result.number <= self.total:
                self.results[result.number] = result
        return ledger

    def check(self, result: Result, ledger: Ledger) -> None:
        if result.seed != self.series.seed_of(result.number) or not set(result.agents) <= set(self.agents):
            raise BadOption("results-foreign", path=str(ledger.path), number=result.number)


def read_plan(file: Path) -> dict[str, Any]:
    try:
        plan = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise BadOption("folder-not-tournament", path=str(file.parent))
    return plan


def show(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
