"""A game as the environments play it: actions are numbers, what a seat sees is an array."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cenote import games
from cenote.agents.network.observation import Observation
from cenote.core.kernel import IllegalMove, State
from cenote.core.refusal import Refusal
from cenote.core.rewards import worth

Seen = dict[str, NDArray[Any]]
RENDER_MODES = ("ansi",)
WIDTH = 100  # columns of a picture


class BadAction(Refusal):
    """An action outside the mask. Nothing has changed."""


class Episodes:
    """One game after another, of the same kind."""

    def __init__(
        self, key: str, players: int, options: Mapping[str, object] | None, reward: str, rules: int | None = None
    ) -> None:
        game = games.get(key)
        self.game = game if rules is None else game.at(rules)
        self.players = players
        self.options = dict(options or {})
        self.worth = worth(reward)
        self.state: State = self.game.new(players, 0, self.options)
        self.observation = Observation(self.state, players)
        self.actions = len(self.game.notation.moves)
        self.paid = [0.0] * players

    def deal(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.new(self.players, seed, self.options)
        self.paid = [0.0] * self.players

    def mask(self) -> NDArray[np.int8]:
        """A one for each action that is legal now."""
        mask = np.zeros(self.actions, np.int8)
        numbers = self.game.notation.numbers
        for move in self.state.legal():
            mask[numbers[move]] = 1
        return mask

    def see(self, seat: int) -> Seen:
        """What the seat sees, and what it may do now."""
        row = self.observation.encode(self.state, seat)
        mask = self.mask() if self.state.seat == seat else np.zeros(self.actions, np.int8)
        return {"observation": row, "action_mask": mask}

    def play(self, action: object) -> None:
        """Raises BadAction, and changes nothing, if the action is not in the mask."""
        number = whole(action)
        if not 0 <= number < self.actions:
            raise BadAction("no-such-action", action=str(action), last=self.actions - 1)
        move = self.game.notation.moves[number]
        try:
            self.state.play(move)
        except IllegalMove as error:
            raise BadAction("illegal-action", action=number, move=" ".join(move), error=str(error)) from None

    def rewards(self) -> list[float]:
        """What each seat has gained since the last call."""
        before, self.paid = self.paid, self.worth(self.state)
        return [now - then for now, then in zip(self.paid, before, strict=True)]

    def picture(self, seat: int | None) -> str:
        """The table as the seat sees it, as text."""
        from rich.console import Console

        console = Console(width=WIDTH, color_system=None, file=None, force_terminal=False)
        names = [name_of(number) for number in range(len(self.state.view(None)["players"]))]
        with console.capture() as capture:
            console.print(self.game.picture(self.state.view(seat), self.game.words("en"), names, WIDTH))
        return capture.get()


def whole(action: Any) -> int:
    """The number that an action is, also as an array of one; -1 if it is none."""
    try:
        return -1 if isinstance(action, bool) else index(action)
    except TypeError:
        return -1


def name_of(seat: int) -> str:
    return f"seat_{seat}"


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refusal("no-such-render-mode", mode=mode, known=", ".join(RENDER_MODES))
    return mode
