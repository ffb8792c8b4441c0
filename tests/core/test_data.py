"""Component files: read with their lines, and laid over each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.core.data import Data, fingerprint, read, read_folder
from cenote.core.refusal import BadData
from core.toy import PEARLS

OURS = """\
# our cards
[card.A]
cost = 3
name = "ara"
free = false
tags = ["x"]
gain = { corn = 1 }
weight = 1.5
status = "public"

[card.B]
cost = 4
status = "rulebook"

[supply.pearls]
number = 9
status = "rulebook"
"""


def ours() -> Data:
    return read("ours.toml", OURS)


def refused(text: str) -> BadData:
    with pytest.raises(BadData) as refusal:
        ours().overlay(read("mine.toml", text))
    assert str(refusal.value).startswith(str(refusal.value.details["where"]))
    return refusal.value


def test_read() -> None:
    data = ours()
    assert data["card"]["A"]["cost"] == 3
    assert data.where(("card", "A", "cost")) == "ours.toml:3"
    assert data.where(("card", "B")) == "ours.toml:11"
    assert data.where(("card",)) == "ours.toml:2"
    assert data.where(("card", "A", "gain", "corn")) == "ours.toml:7"
    assert data.where(("nothing", "like", "it")) == "ours.toml:1"


def test_read_folder(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(OURS, encoding="utf-8")
    (tmp_path / "b.toml").write_text("[other.C]\nstatus = 'public'\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not this", encoding="utf-8")
    data = read_folder(tmp_path)
    assert list(data.tables) == ["card", "supply", "other"]
    assert data.where(("other", "C", "status")) == "b.toml:2"


def test_overlay() -> None:
    base = ours()
    mine = read("mine.toml", "\n[card.A]\ncost = 5\nstatus = 'recalled'\n[supply.pearls]\nnumber = 2\n")
    data = base.overlay(mine)
    assert data["card"]["A"]["cost"] == 5
    assert data["card"]["A"]["name"] == "ara"
    assert data["card"]["A"]["status"] == "recalled"
    assert data["supply"]["pearls"] == {"number": 2, "status": "rulebook"}
    assert data.where(("card", "A", "cost")) == "mine.toml:3"
    assert data.where(("card", "A", "name")) == "ours.toml:4"
    assert base["card"]["A"]["cost"] == 3, "ours stays as it is"


def test_one_overlay_over_another() -> None:
    """What the first one changed stays changed, and is known to be."""
    once = ours().overlay(read("mine.toml", "[card.A]\ncost = 5\n"))
    twice = once.overlay(read("yours.toml", "[card.B]\ncost = 6\n"))
    assert (twice["card"]["A"]["cost"], twice["card"]["B"]["cost"]) == (5, 6)
    assert once.changed == {("card", "A", "cost")}
    assert twice.changed == {("card", "A", "cost"), ("card", "B", "cost")}
    assert ours().changed == set()


@pytest.mark.parametrize(
    "text",
    [
        "[card]\nA.cost = 5\n",
        "[card]\nA = { cost = 5 }\n",
        "card.A.cost = 5\n",
        'card."A".cost = 5\n',
        "[ card . 'A' ]\ncost = 5\n",
        "card = { A = { cost = 5 } }\n",
    ],
)
def test_however_it_is_written(text: str) -> None:
    data = ours().overlay(read("mine.toml", text))
    assert data["card"]["A"]["cost"] == 5
    assert data.where(("card", "A", "cost")).startswith("mine.toml:")
    assert int(data.where(("card", "A", "cost")).split(":")[1]) == len(text.splitlines())


def test_syntax() -> None:
    for text, line in (("[card.A]\ncost = \n", 2), ("[card.A\n", 1), ("[card.A]\n\ncost = 3 4\n", 3)):
        refusal = refused(text)
        assert refusal.key == "data-syntax"
        assert refusal.details["where"] == f"mine.toml:{line}"


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "[card.A]\ncost = " + "9" * 5000, "[card.A]\nname = 'x", "cost"])
def test_syntax_that_breaks_readers(text: str) -> None:
    assert refused(text).key == "data-syntax"


@pytest.mark.parametrize(
    ("text", "key", "line", "details"),
    [
        ("card = 3\n", "data-table", 1, {"kind": "card"}),
        ("[[card]]\ncost = 3\n", "data-table", 1, {"kind": "card"}),
        ("\n[card]\nA = 3\n", "data-entry", 3, {"kind": "card", "id": "A"}),
        ("\n[tile.A]\ncost = 3\n", "data-kind", 2, {"kind": "tile", "known": "card, supply"}),
        ("\n\n[card.Z]\ncost = 3\n", "data-id", 3, {"kind": "card", "id": "Z"}),
        ("[card.B]\ncost = 3\nname = 'x'\n", "data-field", 3, {"id": "B", "field": "name", "known": "cost, status"}),
        ("[card.A]\ncost = '3'\n", "data-type", 2, {"field": "cost", "wanted": "int"}),
        ("[card.A]\ncost = true\n", "data-type", 2, {"field": "cost", "wanted": "int"}),
        ("[card.A]\ncost = 3.0\n", "data-type", 2, {"field": "cost", "wanted": "int"}),
        ("[card.A]\nname = 3\n", "data-type", 2, {"field": "name", "wanted": "str"}),
        ("[card.A]\nfree = 0\n", "data-type", 2, {"field": "free", "wanted": "bool"}),
        ("[card.A]\ntags = 'x'\n", "data-type", 2, {"field": "tags", "wanted": "list"}),
        ("[card.A]\ngain = []\n", "data-type", 2, {"field": "gain", "wanted": "dict"}),
        ("[card.A]\nweight = 2\n", "data-type", 2, {"field": "weight", "wanted": "float"}),
        ("[card.A]\nfree = 1979-05-27\n", "data-type", 2, {"field": "free", "wanted": "bool"}),
    ],
)
def test_what_is_refused(text: str, key: str, line: int, details: dict[str, str]) -> None:
    refusal = refused(text)
    assert refusal.key == key
    assert refusal.details == {"where": f"mine.toml:{line}", **details}


def test_status() -> None:
    refusal = refused("[card.A]\nstatus = 'invented'\n")
    assert refusal.key == "data-status"
    assert refusal.details["where"] == "mine.toml:2"
    assert refusal.details["known"] == "verified, rulebook, public, recalled, reconstructed"


def test_fingerprint() -> None:
    assert fingerprint("a") == fingerprint("a")
    assert fingerprint("a") != fingerprint("b")
    assert len(fingerprint("")) == 16


def test_a_game_with_a_file_of_its_own() -> None:
    deep = PEARLS.with_data("deep.toml", "[pile.cards]\ndeepest = 10\n")
    assert deep.components()["pile"]["cards"]["deepest"] == 10
    assert deep.data
    s = deep.new(players=1, seed=1)
    assert s.dump()["data"] == deep.data
    assert deep.load(s.dump()) == s
