"""The guided first games, followed without a browser: what the coach advises is what the learner does."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cenote import agents, games
from cenote.agents.adviser import Adviser, Plan
from cenote.agents.wishes import Deed, Wishes
from cenote.core.kernel import Event, State

LESSONS = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = ("tzolkin", "tawantinsuyu", "santamaria", "endlesswinter")
LEARNER = 0
MOST = 400  # decisions


def lesson(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((LESSONS / game / "learn" / "lesson.json").read_text(encoding="utf-8"))
    return found


# --- which turn of the lesson is on, as the page counts them ---


def told(events: Sequence[Event], name: str) -> bool:
    return any(event.name == name for event in events)


def own_turns(events: Sequence[Event]) -> int:
    return sum(event.name == "turn" and event.seat == LEARNER for event in events)


def year_by_turns(events: Sequence[Event]) -> int:
    """Who begins the game does so before anything is told."""
    begun = next((event for event in events if event.name == "turn"), None)
    return max(1, (begun is not None and begun.seat != LEARNER) + own_turns(events))


STEPS: dict[str, Callable[[Sequence[Event]], int]] = {
    "tzolkin": lambda events: 1 + sum(event.name == "round" for event in events),
    "tawantinsuyu": lambda events: 1 + told(events, "open") + own_turns(events),
    "santamaria": year_by_turns,
    "endlesswinter": lambda events: 1 + told(events, "eclipse") + own_turns(events),
}


class Pupil:
    """Somebody who does what the coach says, against the rival of the lesson."""

    def __init__(self, key: str, seed: str | None = None) -> None:
        self.lesson = lesson(key)
        self.game = games.get(key)
        seed = self.lesson["seed"] if seed is None else seed
        self.state = self.game.new(players=2, seed=seed, options=self.lesson["options"])
        self.state.watch()
        self.seed = seed
        self.decisions = 0
        self.adviser = Adviser(self.game)
        self.events: list[Event] = []  # of what stands
        self.drafted: list[Event] = []
        self.deeds: list[Deed] = []  # of the turn
        self.granted: dict[int, int] = {}  # by turns of the lesson
        self.done: dict[int, list[str]] = {}

    @property
    def step(self) -> int:
        return STEPS[self.game.key](self.events)

    def wishes(self) -> Wishes:
        turn = self.lesson["turns"][self.step - 1]
        return Wishes.read(self.game, self.game.holdings(self.state, LEARNER), turn["wishes"], turn["spare"])

    def follow(self) -> None:
        """To the end of the lesson."""
        for _ in range(MOST):
            if self.state.seat is None or self.step > len(self.lesson["turns"]):
                return
            if self.state.seat == LEARNER:
                self.obey()
            else:
                self.wait()
        raise AssertionError("the lesson does not come to an end")

    def wait(self) -> None:
        """The turn of the rival, who thinks as at a table of the server with this seed."""
        s = self.state
        seat, turn = s.seat, s.turn
        rival = agents.make(self.lesson["rivals"][0], self.game, f"{self.seed} {seat} {self.decisions}")
        while s.seat == seat and s.turn == turn:
            s.play(rival.choose(s))
            self.decisions += 1
        self.events += s.told()

    def advised(self, wishes: Wishes) -> Plan:
        return self.adviser.advise(self.state, wishes, wishes.by(self.deeds))

    def obey(self) -> None:
        s, wishes, step = self.state, self.wishes(), self.step
        self.deeds = [deed for deed in self.deeds if deed.before.turn == s.turn]  # rivals may have answered between
        move = self.advised(wishes).moves[0]
        before = s.clone()
        s.play(move)
        self.decisions += 1
        self.drafted += s.told()
        self.deeds.append(Deed(move, LEARNER, before, s.clone()))
        self.granted[step] = self.granted.get(step, 0) | wishes.by(self.deeds)
        self.done.setdefault(step, []).append(" ".join(move))
        over = is_over(before, s)
        if over or s.barriers != before.barriers:
            self.events += self.drafted
            self.drafted = []

    def lacking(self) -> list[str]:
        """The turns that did not have what they are about: their first wish; the others only help."""
        turns = enumerate(self.lesson["turns"], 1)
        return [turn["key"] for step, turn in turns if turn["wishes"] and not self.granted.get(step, 0) & 1]


def is_over(before: State, after: State) -> bool:
    return after.seat != LEARNER or after.turn != before.turn
