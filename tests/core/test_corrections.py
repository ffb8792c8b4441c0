"""Files of corrections: hostile ones are refused with a line, good ones are written in one way and laid together."""

from __future__ import annotations

import tomllib
from time import perf_counter

import pytest

from cenote.core import corrections
from cenote.core.corrections import Corrections
from cenote.core.data import STATUSES
from cenote.core.refusal import BadData
from cenote.core.room import Room
from cenote.games import get


def room() -> Room:
    game = get("tzolkin")
    assert isinstance(game, Room)
    return game


ROOM = room()
MINE = """\
# what my box says
[building.A2-08]
effects = ["market", "vp 7"]
status = "verified"
checked = { on = 2026-11-17, by = "Ixchel" }

[building.A1-01]
cost = { wood = 1 }
status = "verified"

[about]
by = "Ixchel"
title = "Mine"
"""
CANONICAL = """\
[about]
title = "Mine"
by = "Ixchel"
game = "tzolkin"

[building.A1-01]
status = "verified"

[building.A2-08]
effects = ["market", "vp 7"]
status = "verified"
checked = { by = "Ixchel", on = "2026-11-17" }
"""


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        corrections.accepted(ROOM, "mine.toml", text)
    assert str(caught.value).startswith("mine.toml:"), str(caught.value)
    return caught.value


def test_written_in_our_order_and_only_what_differs() -> None:
    tidy, text = corrections.accepted(ROOM, "mine.toml", MINE)
    assert text == CANONICAL
    assert corrections.accepted(ROOM, "mine.toml", text)[1] == text
    assert tidy.entries == {kind: ids for kind, ids in tomllib.loads(text).items() if kind != "about"}


def test_provenance_is_not_played_by() -> None:
    said = ROOM.with_data("mine.toml", '[building.A1-01]\nstatus = "verified"\nchecked = { by = "me" }\n')
    assert said.fingerprint == ROOM.fingerprint
    assert said.mark != ROOM.mark, "records still say which file it was"
    assert said.components()["building"]["A1-01"]["status"] == "verified"
    assert ROOM.with_data("mine.toml", MINE).fingerprint != ROOM.fingerprint


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("x" * 300_000, "data-big", 1),
        ("\n\na = " + "[" * 5000, "data-deep", 3),
        ("a = " + "{b=" * 3000, "data-deep", 1),
        (".".join("a" * 30) + " = 1", "data-deep", 1),
        ("[a]\n" + ".".join(f'"{n}"' for n in range(900)) + " = 1", "data-deep", 2),
        ("a = '" + "x" * 5000 + "'", "data-deep", 1),
        ("a = ", "data-syntax", 1),
        ("a = 1", "data-table", 1),
        ("[building.A1-01]\ncost = { wood = -1 }", "data-between", 2),
        ("[building.A1-01]\ncost = { wood = 999999999999999999999 }", "data-between", 2),
        ("[building.A1-01]\ncost = nan", "data-type", 2),
        ("[building.A1-01]\ncost = { tin = 1 }", "data-value", 2),
        ('[building.A1-01]\neffects = ["win 1"]', "data-effect", 2),
        ('[building.A1-01]\neffects = ["vp 100"]', "data-effect", 2),
        ('[building.A1-01]\neffects = ["build", "build", "build", "build", "build"]', "data-length", 2),
        ('[building.A1-01]\neffects = ["build\\u0007"]', "data-long", 2),
        ("[building.A1-01]\nprice = 3", "data-field", 2),
        ('[building.A1-01]\nfrom_rulebook = ["cost"]', "data-field", 2),
        ("[building.A9-99]\nage = 1", "data-id", 1),
        ("[castle.A1]\nage = 1", "data-kind", 1),
        ('[building.A1-01]\nstatus = "sure"', "data-status", 2),
        ('[building.A1-01]\nchecked = "me"', "data-type", 2),
        ('[building.A1-01]\nchecked = { by = "\\u202Eevil" }', "data-long", 2),
        ('[about]\ntitle = "' + "x" * 81 + '"', "data-long", 2),
        ('[about]\ntitle = "a\\nb"', "data-long", 2),
        ('[about]\non = "yesterday"', "data-day", 2),
        ('[about]\nhome = "x"', "data-field", 2),
        ("[about]\ntitle = 3", "data-long", 2),
        ('[about]\ngame = "chess"', "data-other-game", 2),
        ("[temple.brown]\npoints = [-1, 0, 2]", "data-length", 2),
    ],
)
def test_hostile_files_are_refused_with_a_line(text: str, key: str, line: int) -> None:
    start = perf_counter()
    found = refusal(text)
    assert (found.key, found.details["where"]) == (key, f"mine.toml:{line}")
    assert perf_counter() - start < 2


def test_every_trouble_is_told() -> None:
    made = corrections.parse("mine.toml", "[building.A1-01]\nage = 3\ncost = { wood = 99 }\nclass = 'farm'\n")
    assert [trouble.path[2] for trouble in corrections.troubles(ROOM, made)] == ["age", "cost"]


def test_what_is_unusual_is_a_doubt_and_no_trouble() -> None:
    tidy, _ = corrections.accepted(ROOM, "mine.toml", '[building.A2-08]\neffects = ["market", "vp 60"]\n')
    [doubt] = corrections.doubts(ROOM, tidy)
    assert (doubt.path, doubt.part, doubt.value, doubt.usual, doubt.ours) == (
        ("building", "A2-08", "effects"), "vp", 60, (2, 8), 6,
    )  # fmt: skip


def test_drafts_go_back_to_ours() -> None:
    base = corrections.parse("mine.toml", MINE)
    made = corrections.drafted(base, {"building": {"A2-08": {"effects": None, "age": 1}, "A1-01": None}})
    assert made.entries["building"]["A1-01"] == {}
    assert list(made.entries["building"]["A2-08"]) == ["status", "checked", "age"]
    assert "effects" in base.entries["building"]["A2-08"]


def test_files_are_laid_together() -> None:
    first = corrections.parse("a.toml", MINE)
    second = corrections.parse(
        "b.toml",
        '[about]\nby = "Bob"\n[building.A2-08]\neffects = ["market", "vp 8"]\n'
        '[building.A1-02]\nstatus = "verified"\n[building.A1-01]\ncost = { wood = 1 }\n',
    )
    made, conflicts = corrections.merged([first, second])
    [conflict] = conflicts
    assert conflict.path == ("building", "A2-08", "effects")
    assert conflict.sides == [(0, ["market", "vp 7"]), (1, ["market", "vp 8"])]
    assert second.check_of("building", "A2-08")["by"] == "Bob"
    assert made.entries["building"]["A2-08"]["effects"] == ["market", "vp 7"]
    assert made.entries["building"]["A1-02"] == {"status": "verified"}
    assert made.about["by"] == "Ixchel"
    taken, _ = corrections.merged([first, second], {conflict.path: 1})
    assert taken.entries["building"]["A2-08"] == {"effects": ["market", "vp 8"]}, "Bob did not say that he has looked"


def test_progress_counts_everything_once() -> None:
    data = ROOM.with_data("mine.toml", MINE).components()
    whole = corrections.progress(data)
    assert whole["verified"] == 2
    assert whole["total"] == sum(map(len, data.tables.values())) == sum(whole.values()) - whole["total"]
    kinds = [corrections.progress(data, kind) for kind in data.tables]
    assert {name: sum(kind[name] for kind in kinds) for name in whole} == whole
    assert "verified" in STATUSES


def test_nothing_is_read_of_nothing() -> None:
    tidy, text = corrections.accepted(ROOM, "mine.toml", "")
    assert isinstance(tidy, Corrections)
    assert text == '[about]\ngame = "tzolkin"\n'
