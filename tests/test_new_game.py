"""`cenote new-game`: what it gives can be played and holds what the house holds, as docs/tinkering.md says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cenote.cli import new_game
from shell import LANGUAGES, Output, refused, said

ROOT = Path(__file__).parents[1]
TINKERING = ROOT / "docs" / "tinkering.md"
NEEDED = ("src", "web/src/games", "tests/conformance", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules")


@pytest.fixture
def output(capfd: Output) -> Output:
    """With what the processes say that a command starts."""
    return capfd


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As much of a checkout as a new game is put into."""
    for path in NEEDED:
        if (ROOT / path).is_dir():
            shutil.copytree(ROOT / path, tmp_path / path, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / path, tmp_path / path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def outline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of a checkout, just what a name may be refused for."""
    for path in ("src/cenote/games/tzolkin", "web/src/games/fallback", "tests/conformance"):
        (tmp_path / path).mkdir(parents=True)
    for path in ("src/cenote/games/__init__.py", "src/cenote/games/declare.py", "web/src/games/index.ts"):
        (tmp_path / path).touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def steps() -> str:
    """What the page has a reader type, as one script; a change it shows is made with git."""
    section = TINKERING.read_text(encoding="utf-8").partition("## Bring a fifth game")[2]
    blocks = re.findall(r"^```(sh|diff)\n(.+?)^```$", section, re.MULTILINE | re.DOTALL)
    return "\n".join(text if kind == "sh" else f"git apply <<'END'\n{text}END" for kind, text in blocks)


def test_the_steps_of_the_page_lead_to_a_game(checkout: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("CENOTE_", "PYTEST_"))}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environment["PATH"]])
    script = steps()
    for tool in ("new-game", "simulate", "declare --check", "tests/conformance", "ruff check", "ruff format", "mypy"):
        assert tool in script
    done = subprocess.run(
        ["bash", "-euxo", "pipefail", "-c", script], cwd=checkout, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "games of Pearl divers with 2 players" in done.stdout
    assert "breathless: boolean" in (checkout / "web/src/games/pearls/view.ts").read_text(encoding="utf-8")


def test_a_room_has_the_furniture_of_every_room(checkout: Path, output: Output) -> None:
    told = said(output, "new-game", "pearls")
    room = checkout / "src/cenote/games/pearls"
    kinds = ("*.py", "*.md", "data/*.toml", "judge/*", "faces/*.py", "locale/*", "rules/__init__.py")
    model = ROOT / "src/cenote/games/tzolkin"
    names = {file.relative_to(model).as_posix() for kind in kinds for file in model.glob(kind) if file.is_file()}
    own = {name for name in names if name.startswith("data/")} | {"gears.py"}
    own |= {f"judge/{name}" for name in ("network.npz", "network.toml", "recipe.toml")}  # what comes of learning
    assert [name for name in sorted(names - own) if not (room / name).is_file()] == []
    assert list(room.glob("data/*.toml"))
    board = {file.name for file in (checkout / "web/src/games/pearls").iterdir()}
    assert {"Board.svelte", "PlayerPanel.svelte", "Poster.svelte", "card.ts", "icons.json", "index.ts"} <= board
    for folder in ("src/cenote/games/pearls", "tests/pearls", "web/src/games/pearls"):
        assert folder in told
        assert not any("newgame" in file.read_text().lower() for file in (checkout / folder).rglob("*.*"))


@pytest.mark.parametrize("name", ["azteca", "x2", "averylongnameindeed2"])
def test_any_good_name_gives_tidy_files(checkout: Path, output: Output, name: str) -> None:
    said(output, "new-game", name)
    places = [f"src/cenote/games/{name}", f"tests/{name}"]
    for command in (["check", "--quiet"], ["format", "--quiet", "--check"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--no-cache", *places], check=True)


# --- what is refused ---


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Pearls", "small Latin letters"),
        ("p", "2 to 20"),
        ("averylongnameindeed21", "2 to 20"),
        ("2pearls", "a letter first"),
        ("pearl-divers", "small Latin letters"),
        ("../pearls", "small Latin letters"),
        ("перли", "Latin"),
        ("class", "no word of Python"),
        ("tzolkin", "src/cenote/games/tzolkin is there already"),
        ("declare", "src/cenote/games/declare.py is there already"),
        ("conformance", "tests/conformance is there already"),
        ("fallback", "web/src/games/fallback is there already"),
        ("json", "Python module"),
        ("player", "Player is something else in every room"),
        ("room", "Room is something else in every room"),
    ],
)
def test_names_that_no_game_can_have(outline: Path, output: Output, name: str, part: str) -> None:
    before = sorted(outline.rglob("*"))
    assert part in refused(output, "new-game", name)
    assert sorted(outline.rglob("*")) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, output: Output, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(tmp_path) in refused(output, "new-game", "pearls", language=language)
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_made_once(checkout: Path, output: Output) -> None:
    said(output, "new-game", "pearls")
    assert "pearls is there already" in refused(output, "new-game", "pearls")


def test_no_file_of_the_template_is_a_module() -> None:
    """Linters, type checkers and the registry leave it alone."""
    files = [file for file in new_game.TEMPLATE.rglob("*") if file.is_file()]
    assert len(files) > 40
    assert {file.suffix for file in files} == {new_game.SUFFIX}
