"""What the networks that come with the games choose at fixed decisions: the same on every machine, compiled or not.

    cd tests && PYTHONPATH=../src ../.venv/bin/python -m records.choices

What was recorded belongs to one network, and to the rules and components of its games: this is due again with others.
"""

from __future__ import annotations

import json
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cenote import agents, games
from cenote.agents.network.trained import read_weights
from cenote.core.game import Game
from cenote.core.kernel import State
from cenote.core.rng import Rng

FILE = Path(__file__).parent / "choices.toml"
DECISIONS = 100  # of each network


def undecided(game: Game, players: int, seed: int) -> list[State]:
    """The positions of a random game at which there is something to decide."""
    state, chance, found = game.new(players, seed), Rng.seeded(f"undecided {seed}"), []
    while state.seat is not None:
        moves = state.moves()
        if len(moves) > 1:
            found.append(state.clone())
        state.play(moves[chance.below(len(moves))])
    return found


def decisions(game: Game) -> list[State]:
    """From all parts of random games, one with each number of players that the network has met."""
    about = read_weights(str(game.network)).about
    found: list[State] = []
    for left, players in zip(range(len(about["players"]), 0, -1), about["players"], strict=True):
        number, positions = (DECISIONS - len(found)) // left, undecided(game, players, players)
        number = min(number, len(positions))
        found += [positions[at * len(positions) // number] for at in range(number)]
    return found


def belongs_to(game: Game) -> dict[str, Any]:
    """What the choices depend on: the network, by a mark of its file, and the games that are played."""
    assert game.network is not None
    mark = blake2b(game.network.read_bytes(), digest_size=8).hexdigest()
    return {"network": mark, "rules": game.rules, "data": game.mark}


def choices(game: Game) -> list[str]:
    agent = agents.make(f"network:{game.network}", game)
    return [game.notation.write(agent.choose(state)) for state in decisions(game)]


def recorded() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def main() -> None:
    """Writes down what is not known yet, or belongs to a network of before."""
    known, lines = recorded(), ["# Written by `python -m records.choices`."]
    for game in games.all():
        if game.network is not None:
            told = known.get(game.key, {})
            if {name: told.get(name) for name in belongs_to(game)} != belongs_to(game):
                told = {**belongs_to(game), "choices": choices(game)}
                print(game.key)
            lines += ["", f"[{game.key}]"] + [f"{name} = {json.dumps(told[name])}" for name in belongs_to(game)]
            lines += ["choices = [", *(f"    {json.dumps(choice)}," for choice in told["choices"]), "]"]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
