"""How a game is learnt: sizes, paces and shares. One set does for all games so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from cenote.learn.refusal import BadRun


@dataclass(frozen=True)
class Recipe:
    """What a run is made of. A decision is worth what its seat's lead grows by after it."""

    width: int = 512  # of each hidden layer
    depth: int = 3  # hidden layers
    tables: int = 4096  # games at a time, over all numbers of players
    steps: int = 48  # decisions at each table between two improvements
    batch: int = 16384  # decisions that are looked at together
    rounds: int = 2  # looks at each decision
    pace: float = 3e-4  # of learning, at first; it falls to a tenth
    discount: float = 1.0  # of a point that comes one decision later
    trust: float = 0.95  # in what really came, against what was expected
    clip: float = 0.2  # how much more or less likely a decision may become at a time
    variety: float = 0.03  # how much is paid for not being sure, at first; it falls to a tenth
    reward: str = "ahead"  # as in research environments; its rewards make up the lead that is learnt
    longest: int = 0  # decisions of each seat after which a game is broken off; 0 lets all games end
    cost: float = 60.0  # points, of letting that happen, for who plays alone: rivals pay alike
    points: float = 20.0  # that count as one
    looks: int = 6  # at each decision that planners showed
    lesson_pace: float = 1e-3  # of learning from them, at its highest
    lesson_batch: int = 4096  # decisions of theirs that are looked at together
    league: float = 0.2  # of the tables have one seat of a former self
    selves: int = 24  # former selves that are remembered
    remember: int = 20  # improvements between two of them


def small() -> Recipe:
    """For two cores and a minute: shows that everything works, and learns a little."""
    return Recipe(width=64, depth=2, tables=32, steps=32, batch=256, lesson_batch=64, selves=4, remember=2)


def changed(recipe: Recipe, settings: Iterable[str]) -> Recipe:
    """By `pace=1e-4` and the like; the last one counts."""
    kinds = {field.name: type(getattr(recipe, field.name)) for field in fields(recipe)}
    found = {}
    for name, _, value in (one.partition("=") for one in settings):
        if name not in kinds:
            raise BadRun("recipe-setting", name=name, known=", ".join(kinds))
        try:
            found[name] = kinds[name](value)
        except ValueError:
            raise BadRun("recipe-value", name=name, value=value) from None
    return replace(recipe, **found)
