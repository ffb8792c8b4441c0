"""The OpenSpiel face: `cenote_tzolkin` and its likes, with one parameter for each option of the game.

Chance moves first and once: four chance nodes of 256 outcomes draw the 32 bits of the seed, and with them every shuffle
and every die of the game. From then on nothing is random, but much is hidden: what players observe is what their seats
see. As a game in extensive form this is exact. A search that clones the true position (OpenSpiel's MCTS) looks into the
hidden future, though; a fair one deals anew from `resample_from_infostate`, as OpenSpiel's IS-MCTS does.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from cenote import games
from cenote.agents.network.observation import Observation
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.refusal import BadOption, Refusal
from cenote.core.rewards import worth
from cenote.core.rng import Rng

SEED_BYTES = 4
OUTCOMES = 256  # of a chance node: one byte of the seed
LONGEST = 5000  # decisions; no game of the house comes near
UTILITIES = {"place": (-1.0, 1.0), "win": (0.0, 1.0)}
POINTS = (-1000.0, 1000.0)  # of all other rewards


class Held:
    """The position inside an OpenSpiel state, which copies and pickles everything it holds."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state and self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return held, (self.state and self.state.dump(),)


def held(dump: dict[str, Any] | None) -> Held:
    return Held(None if dump is None else games.get(dump["game"]).load(dump))


def game_type(game: Game) -> Any:
    """How OpenSpiel knows the game."""
    return pyspiel.GameType(
        short_name=f"cenote_{game.key}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(max(game.players), 2),
            "reward": "place",
            "rules": game.rules,
            **{option.key: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with a number of players and options."""

    key = ""  # set for each game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = TYPES[self.key]
        settings = {**kind.parameter_specification, **(params or {})}
        self.rules = games.get(self.key).at(int(settings["rules"]))
        self.players = int(settings["players"])
        self.options = {option.key: settings[option.key] for option in self.rules.options}
        self.worth = worth(settings["reward"])
        self.observation = Observation(self.rules.new(self.players, 0, self.options), self.players)
        lowest, highest = UTILITIES.get(settings["reward"], POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.notation.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=lowest,
            max_utility=highest,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """First the bytes of the seed, then the position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.held = Held(None)

    @property
    def position(self) -> State | None:
        return self.held.state

    @property
    def table(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        numbers = self.position.game.notation.numbers
        return sorted(numbers[move] for move in self.position.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.play(self.position.game.notation.moves[action])
            return
        self.seed.append(action)
        if len(self.seed) == SEED_BYTES:
            table = self.table
            self.held = Held(table.rules.new(table.players, int.from_bytes(self.seed, "big"), table.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        rules = self.table.rules
        return rules.notation.write(rules.notation.moves[action])

    def returns(self) -> list[float]:
        table = self.table
        if self.position is None or not self.is_terminal():
            return [0.0] * table.players
        return table.worth(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to the player, everything hidden from it dealt anew.

        Its history is that of the true state; what others did in secret may not fit what they now hold.
        """
        other: SpielState = self.clone()
        if other.position is not None:
            other.held = Held(other.position.redeal(player, Rng.seeded(repr(sampler()))))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.seed}"
        return json.dumps(self.position.dump(), sort_keys=True)


class SpielObserver:
    """What a seat, or a spectator, sees: as text the view itself, as a tensor the observation."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Refusal("no-such-observer")
        self.spectator = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self.observation = game.observation
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def view(self, state: SpielState, player: int) -> dict[str, Any]:
        assert state.position is not None
        return state.position.view(None if self.spectator else player)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observation.encode(state.position, None if self.spectator else player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.position is None else json.dumps(self.view(state, player))


def load(key: str, **parameters: Any) -> Any:
    """The OpenSpiel game with these parameters. Raises BadOption for what cannot be played."""
    game = games.get(key)
    known = TYPES[key].parameter_specification
    for name in parameters:
        if name not in known:
            raise BadOption("option", game=key, option=name, known=", ".join(known))
    worth(parameters.get("reward", "place"))
    settings = {option.key: parameters[option.key] for option in game.options if option.key in parameters}
    game.new(parameters.get("players", known["players"]), 0, settings, parameters.get("rules"))
    return pyspiel.load_game(f"cenote_{key}", parameters)


def register() -> dict[str, Any]:
    """Tell OpenSpiel of every game of the house."""
    types = {game.key: game_type(game) for game in games.all()}
    for key, kind in types.items():
        pyspiel.register_game(kind, type(f"Spiel_{key}", (SpielGame,), {"key": key}))
    return types


TYPES = register()
