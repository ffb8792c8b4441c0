"""`cenote workshop`: one card corrected from start to finish; what is wrong is refused with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote import games
from cenote.cli.values import value
from cenote.core import corrections, quipu
from cenote.core.match import Match
from cenote.core.room import Room
from cenote.core.words import LANGUAGES
from shell import Output, refused, said

TZOLKIN = ("workshop", "tzolkin")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return str(tmp_path / "mine.toml")


def test_one_card_from_start_to_finish(capsys: Output, mine: str) -> None:
    listed = said(capsys, *TZOLKIN, "list", "merchants", "--kind", "building")
    assert "A2-08" in listed and "A2-09" not in listed
    assert "6 victory points" in said(capsys, *TZOLKIN, "show", "A2-08")
    by = ("--by", "Ixchel", "--against", "second printing", "--on", "2026-11-17")
    told = said(capsys, *TZOLKIN, "set", "A2-08", "effects", "market; vp 60", "--verified", "--file", mine, *by)
    assert "unusual" in told and "60 victory points" in told and "1 of 96 verified" in told
    said(capsys, *TZOLKIN, "set", "A2-08", "effects", '["market", "vp 7"]', "cost", "stone=2, wood 1", "--file", mine)
    said(capsys, *TZOLKIN, "verify", "building/A1-01", "--file", mine, *by)
    assert Path(mine).read_text(encoding="utf-8") == (
        '[about]\nby = "Ixchel"\nagainst = "second printing"\ngame = "tzolkin"\n\n'
        '[building.A1-01]\nstatus = "verified"\n'
        'checked = { by = "Ixchel", on = "2026-11-17", against = "second printing" }\n\n'
        '[building.A2-08]\ncost = { wood = 1, stone = 2 }\neffects = ["market", "vp 7"]\nstatus = "verified"\n'
        'checked = { by = "Ixchel", on = "2026-11-17", against = "second printing" }\n'
    )
    assert "2 of 96" in said(capsys, *TZOLKIN, "check", mine)
    verified = said(capsys, *TZOLKIN, "list", "--status", "verified", "--file", mine)
    assert "A1-01" in verified and "A2-08" in verified and "A1-02" not in verified
    said(capsys, "simulate", "tzolkin", "--agents", "random,random", "--games", "1", "--data", mine)


def test_going_back_to_ours_leaves_nothing(capsys: Output, mine: str) -> None:
    said(capsys, *TZOLKIN, "set", "A1-01", "cost", "wood=2", "--file", mine)
    said(capsys, *TZOLKIN, "set", "A1-01", "cost", "wood=1", "--file", mine)
    assert Path(mine).read_text(encoding="utf-8") == '[about]\ngame = "tzolkin"\n'


def test_files_that_disagree(capsys: Output, tmp_path: Path) -> None:
    first, second, both = (str(tmp_path / name) for name in ("a.toml", "b.toml", "c.toml"))
    said(capsys, *TZOLKIN, "set", "A1-01", "cost", "wood=2", "--file", first, "--by", "Ana")
    said(capsys, *TZOLKIN, "set", "A1-01", "cost", "wood=3", "--file", second, "--by", "Bob")
    from cenote.cli.parser import main

    assert main([*TZOLKIN, "merge", first, second, "-o", both, "--lang", "en"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "1 a.toml: wood 2 (Ana)" in told and "2 b.toml: wood 3 (Bob)" in told and not Path(both).exists()
    said(capsys, *TZOLKIN, "merge", first, second, "-o", both, "--take", "2")
    assert "wood = 3" in Path(both).read_text(encoding="utf-8")
    assert "file number 3" in refused(capsys, *TZOLKIN, "merge", first, second, "-o", both, "--take", "3")


def test_what_is_wrong_is_refused(capsys: Output, mine: str) -> None:
    for arguments, reason in (
        (("A9-99", "cost", "wood=1"), "no component"),
        (("A1-01", "price", "3"), "no field"),
        (("A1-01", "cost"), "no value"),
        (("A1-01", "cost", "wood=-1"), "from 0 to 9"),
        (("A1-01", "effects", "win 1"), "not an effect"),
        (("A1-01", "age", "soon"), "from 1 to 2"),
    ):
        assert reason in refused(capsys, *TZOLKIN, "set", *arguments, "--file", mine)
        assert not Path(mine).exists()
    assert "good/wood" in refused(capsys, "workshop", "santamaria", "show", "wood")
    Path(mine).write_text("[building.A1-01]\nage = 3\ncost = 1\n", encoding="utf-8")
    from cenote.cli.parser import main

    assert main([*TZOLKIN, "check", mine, "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "mine.toml:2" in told and "mine.toml:3" in told
    assert "mine.toml:2" in refused(capsys, *TZOLKIN, "verify", "A1-02", "--file", mine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_in_every_language(capsys: Output, language: str) -> None:
    for game in games.all():
        assert said(capsys, "workshop", game.key, "progress", "--lang", language)
        assert said(capsys, "workshop", game.key, "list", "--status", "rulebook", "--lang", language)


def test_progress_is_a_bar(capsys: Output, tmp_path: Path) -> None:
    tzolkin, file = games.get("tzolkin"), tmp_path / "mine.toml"
    assert isinstance(tzolkin, Room)
    total = corrections.progress(tzolkin.ours)["total"]
    buildings = tzolkin.ours["building"]
    file.write_text("".join(f'[building.{id}]\nstatus = "verified"\n' for id in buildings), encoding="utf-8")
    told = said(capsys, *TZOLKIN, "progress", "--file", str(file), "--lang", "en")
    assert told.count("█") == 40 * len(buildings) // total
    assert told.count("█") + told.count("░") == 40
    assert f"{len(buildings)} of {total}" in told


def test_values_are_read_as_people_write_them() -> None:
    for key, kind, field, text, wanted in (
        ("endlesswinter", "card", "labour", "1", 1.0),
        ("endlesswinter", "animal", "joker", "yes", True),
        ("endlesswinter", "setup", "animals", "ground_sloth, argentavis", ["ground_sloth", "argentavis"]),
        ("endlesswinter", "layout", "corners", "0,0; 3,0; 0,3; 3,3", [[0, 0], [3, 0], [0, 3], [3, 3]]),
        ("santamaria", "colony", "cells", "1-2=wood, 1-1=gem", {"1-1": "gem", "1-2": "wood"}),
        ("santamaria", "dock", "bonus", "coin 2", "coin 2"),
        ("tzolkin", "calendar", "days", "7,13,20,26", [7, 13, 20, 26]),
        ("tzolkin", "building", "class", "tomb", "tomb"),
    ):
        room = games.get(key)
        assert isinstance(room, Room)
        found = value(room.schema[kind][field], text)
        assert found == wanted and type(found) is type(wanted)


def test_records_carry_their_file_and_no_hostile_one(capsys: Output, tmp_path: Path) -> None:
    room = games.get("tzolkin")
    assert isinstance(room, Room)
    for wood, carried in ((2, True), (2, False), (99, True)):
        _, text = corrections.accepted(room, "mine.toml", "[building.A1-01]\ncost = { wood = 2 }\n")
        text = text.replace("wood = 2", f"wood = {wood}")
        match = Match(room.with_data("mine.toml", text), 2, 7, {}, ["Ana", "Bob"])
        match.play(match.state.legal()[0])
        file = tmp_path / "game.quipu"
        file.write_text(quipu.write(match, text if carried else ""), encoding="utf-8")
        if not carried:
            assert "components" in refused(capsys, "replay", str(file))
        elif wood == 99:
            assert "from 0 to 9" in refused(capsys, "replay", str(file)), "the room would take it, the workshop not"
        else:
            assert said(capsys, "replay", str(file))
