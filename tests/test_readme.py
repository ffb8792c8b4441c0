"""The README runs, and its tables say what is so."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from pathlib import Path

import cenote
from cenote.cli import main
from cenote.core.data import STATUSES

README = Path(__file__).parents[1] / "README.md"
TINKERING = README.parent / "docs" / "tinkering.md"


def test_the_session_in_the_readme_runs() -> None:
    failed, attempted = doctest.testfile(str(README), module_relative=False)
    assert attempted > 15
    assert failed == 0


def test_the_fidelity_table_counts_the_components() -> None:
    rows = re.findall(
        r"^\| ([\w' ]+?) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE
    )
    written = {name: [int(n) for n in counts] for name, *counts in rows}
    assert len(written) > 3
    for name, counts in written.items():
        game = next(game for game in cenote.games.all() if game.title.replace("’", "'").startswith(name))
        entries = [entry for table in game.components().tables.values() for entry in table.values()]
        count = Counter(entry["status"] for entry in entries)
        assert counts == [count[status] for status in STATUSES if status != "verified"]
        assert not count["verified"], "only who has the box can say so"


def test_the_picture_is_drawn_from_its_record(tmp_path: Path) -> None:
    docs = README.parent / "docs"
    drawn = tmp_path / "tzolkin.svg"
    assert main(["show", str(docs / "tzolkin.quipu"), "--turn", "60", "--svg", str(drawn), "--lang", "en"]) == 0
    assert drawn.read_text(encoding="utf-8") == (docs / "tzolkin.svg").read_text(encoding="utf-8")


def test_the_own_cards_of_the_example_are_taken() -> None:
    [own] = re.findall(r"```toml\n(.+?)```", TINKERING.read_text(encoding="utf-8"), re.DOTALL)
    game = cenote.games.get("tzolkin").with_data("my-cards.toml", own)
    assert game.components()["building"]["A1-01"]["cost"] == {"wood": 2}
    assert game.data != cenote.games.get("tzolkin").data
