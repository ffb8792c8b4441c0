"""docs/research.md runs, and its tables say what is so."""

from __future__ import annotations

import csv
import re
import runpy
from pathlib import Path
from typing import Any

import cenote
import cenote.envs
from envs.test_observations import VERSIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
TRAINING = "# needs cenote[train]\n"


def test_the_code_runs() -> None:
    """Block after block, as a reader would; the training run, which needs torch, is only read."""
    names: dict[str, Any] = {"__name__": "__main__"}
    run = [block for block in BLOCKS if not block.startswith(TRAINING)]
    assert len(run) == len(BLOCKS) - 1 == 9
    for block in run:
        exec(compile(block, "research.md", "exec"), names)
    assert names["names"] == cenote.envs.feature_names("tzolkin")
    assert not names["env"].unwrapped.episodes.state.moves()
    (training,) = set(BLOCKS) - set(run)
    compile(training, "research.md", "exec")


def test_the_table_of_environments_is_right() -> None:
    rows = re.findall(r"^\| `(cenote/\w+)` \| (\d)-(\d) \| (\d+) \| ([\d, ]+) \|$", PAGE, re.MULTILINE)
    known = dict(zip(cenote.envs.names(), cenote.games.all(), strict=True))
    assert [name for name, *_ in rows] == sorted(VERSIONS)
    for name, first, last, actions, sizes in rows:
        game = known[name]
        assert tuple(range(int(first), int(last) + 1)) == game.players
        assert int(actions) == len(game.notation.moves)
        assert [int(size) for size in sizes.split(", ")] == [
            len(cenote.envs.feature_names(game.key, players)) for players in game.players
        ]


def test_the_learning_curve_is_drawn_from_its_data() -> None:
    learning = runpy.run_path(str(ROOT / "benchmarks" / "learning.py"))
    with (ROOT / "docs" / "learning.csv").open(newline="", encoding="utf-8") as file:
        results = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    assert learning["draw"](results) == (ROOT / "docs" / "learning.svg").read_text(encoding="utf-8")
    shares = [result["wins"] / result["games"] for result in results]
    assert shares[0] < 0.7 < 0.9 < shares[-1], "the page says that the learner beats random"
