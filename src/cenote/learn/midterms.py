"""Exams while a network learns: a few games now and then, so that its curve tells how well it plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cenote import games
from cenote.agents.network.weights import write_weights
from cenote.learn.exam import play
from cenote.learn.network import Net
from cenote.learn.sitting import Sitting

RIVALS = ("greedy", "mcts:100")  # the second plays like `hard`, but by no clock


class Midterms(NamedTuple):
    every: float = 120.0  # seconds of learning; 0 for none
    games: int = 20  # against each rival
    rivals: Sequence[str] = RIVALS
    processes: int | None = None

    def sit(self, about: dict[str, Any], table: Sitting, net: Net, former: Net) -> dict[str, float]:
        """Shares of victories, against rivals on all other seats and against a former self there."""
        game = games.get(about["game"])
        point: dict[str, float] = {"exam": self.games, "players": table.players}
        with TemporaryDirectory() as folder:
            now, then = Path(folder, "now.npz"), Path(folder, "then.npz")
            write_weights(now, about, net.arrays())
            write_weights(then, about, former.arrays())
            rivals = {f"beats {rival}": rival for rival in self.rivals} | {"beats its former self": f"network:{then}"}
            for name, rival in rivals.items() if table.players > 1 else [("wins alone", "")]:
                summary, _ = play(
                    game, f"network:{now}", rival, table, self.games, f"midterm/{about['seed']}", self.processes
                )
                point[name] = round(float(summary.agents[f"network:{now}"].win_rate), 3)
        return point


def examined(sittings: Sequence[Sitting]) -> Sitting:
    """What exams are about: the first of what is learnt where there are rivals, if anywhere."""
    return next((sitting for sitting in sittings if sitting.players > 1), sittings[0])
