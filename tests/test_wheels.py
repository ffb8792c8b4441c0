"""Wheels are kept for as long as nothing they are made of has changed."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import wheels


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one with a source, a page and what else a wheel is made of."""
    for name in wheels.MADE_OF:
        if "." in name or name == "LICENSE":
            (tmp_path / name).write_text(name)
        else:
            (tmp_path / name).mkdir()
            (tmp_path / name / "file").write_text(name)
    monkeypatch.setattr(wheels, "ROOT", tmp_path)
    monkeypatch.setattr(wheels, "WHEELS", tmp_path / "build" / "wheels")
    return tmp_path


@pytest.mark.parametrize("name", ["src/file", "src/new", "web/file", "pyproject.toml", "hatch_build.py"])
def test_a_change_asks_for_another_wheel(checkout: Path, name: str) -> None:
    before = wheels.name_of(wheels.COMPILED)
    assert wheels.name_of(wheels.COMPILED) == before
    (checkout / name).write_text("changed")
    assert wheels.name_of(wheels.COMPILED) != before


def test_what_is_made_on_the_way_asks_for_none(checkout: Path) -> None:
    before = wheels.name_of(wheels.COMPILED)
    for folder in wheels.MADE_HERE:
        (checkout / "src" / folder).mkdir()
        (checkout / "src" / folder / "file").write_text("made")
    assert wheels.name_of(wheels.COMPILED) == before
    assert wheels.name_of(wheels.INTERPRETED) != before


def test_a_wheel_is_kept_whole_or_not_at_all(checkout: Path) -> None:
    name = wheels.name_of(wheels.COMPILED)
    half = wheels.WHEELS / f"{name}.{os.getpid()}"
    for worked in (False, True):
        half.mkdir(parents=True)
        (half / "log").write_text("gcc is not there")
        (half / "cenote-1-py3-none-any.whl").write_text("half" if not worked else "whole")
        process = subprocess.Popen([sys.executable, "-c", f"raise SystemExit({0 if worked else 1})"])
        process.wait()
        if worked:
            assert wheels.built(name, process).read_text() == "whole"
        else:
            with pytest.raises(wheels.Failed, match="gcc is not there"):
                wheels.built(name, process)
            assert wheels.kept(name) is None
    kept = wheels.kept(name)
    assert kept is not None
    assert not wheels.is_compiled(kept)
    assert [folder.name for folder in wheels.WHEELS.iterdir()] == [name]


def test_the_oldest_wheels_are_forgotten(checkout: Path) -> None:
    for number in range(wheels.KEPT + 3):
        old = wheels.WHEELS / f"old-{number}"
        old.mkdir(parents=True)
        os.utime(old, (number, number))
    half = wheels.WHEELS / f"new.{os.getpid()}"
    half.mkdir()
    (half / "log").touch()
    (half / "cenote-1-py3-none-any.whl").touch()
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    wheels.built("new", process)
    left = {folder.name for folder in wheels.WHEELS.iterdir()}
    assert left == {"new", *(f"old-{number}" for number in range(4, wheels.KEPT + 3))}


def test_the_server_is_asked_for_with_its_extra() -> None:
    assert "rich>=13.7" in wheels.needs()
    assert not any(line.startswith("fastapi") for line in wheels.needs())
    assert any(line.startswith("fastapi") for line in wheels.needs("server"))


# --- compiled libraries ---

HOOK = "hatchling.builders.hooks.plugin.interface"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What builds a wheel, without what is only there while one is built."""
    parts = HOOK.split(".")
    for number in range(1, len(parts) + 1):
        monkeypatch.setitem(sys.modules, ".".join(parts[:number]), SimpleNamespace(BuildHookInterface=list))  # type: ignore[misc]
    monkeypatch.syspath_prepend(wheels.ROOT)
    return importlib.import_module("hatch_build")


@pytest.mark.parametrize("sign", ["<{}>", '"{}"'])
def test_a_library_is_compiled_anew_when_what_it_includes_has_changed(
    tmp_path: Path, build: ModuleType, sign: str
) -> None:
    """Libraries find each other's things by their place in the headers: an old one among new ones takes wrong ones."""
    for name, text in (("agents.c", "agents.h"), ("agents.h", "core.h"), ("core.h", "Python.h")):
        (tmp_path / name).write_text(f"#include {sign.format(text)}\n")
    module = SimpleNamespace(name="agents", extra_compile_args=[], sources=[str(tmp_path / "agents.c")])
    before = build.key_of(module, tmp_path)
    assert build.key_of(module, tmp_path) == before
    (tmp_path / "core.h").write_text("struct more;\n")
    assert build.key_of(module, tmp_path) != before


def test_messages_are_not_compiled(build: ModuleType) -> None:
    """What a message may hold is read from its class at run time, where a compiled one tells too little."""
    for files in build.groups(wheels.ROOT / "src" / "cenote").values():
        for file in files:
            assert "import Struct" not in file.read_text(encoding="utf-8"), file
