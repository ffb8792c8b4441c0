"""The README runs, and its tables say what is so."""

from __future__ import annotations

import doctest
import re
import shlex
from collections import Counter
from pathlib import Path

import pytest

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


def test_the_card_of_the_example_is_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commands, typed as they stand there, write the file that stands there; it can be played with."""
    page = TINKERING.read_text(encoding="utf-8")
    [own] = re.findall(r"```toml\n(.+?)```", page, re.DOTALL)
    typed = [shlex.split(line) for line in page.splitlines() if line.startswith("cenote workshop tzolkin")]
    monkeypatch.chdir(tmp_path)
    for command in typed:
        if "merge" not in command:
            assert main([*command[1:], "--lang", "en"]) == 0, capsys.readouterr().err
    assert (tmp_path / "my-cards.toml").read_text(encoding="utf-8") == own
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    (tmp_path / "yours.toml").write_text(own.replace("vp 7", "vp 8"), encoding="utf-8")
    assert [main([*command[1:], "--lang", "en"]) for command in typed if "merge" in command] == [1, 0]
    game = cenote.games.get("tzolkin").with_data("my-cards.toml", own)
    assert game.components()["building"]["A2-08"]["effects"] == ["market", "vp 7"]
