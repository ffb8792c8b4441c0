"""The installed package is compiled, and plays exactly as the sources do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src"
SCRIPT = TESTS / "conformance" / "digests.py"
GAMES = os.environ.get("CENOTE_TEST_GAMES", "2")


def run(where: Path, *arguments: str, sources: Path | None = None) -> str:
    """What the running Python prints, with the sources before the installed package, or without them."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernel of the installed package."""
    where = tmp_path_factory.mktemp("elsewhere")
    find = "import importlib.util as u; print(u.find_spec('cenote') is not None)"
    if run(where, "-c", find).strip() != "True":
        pytest.fail("cenote is not installed for this Python: `make test` does it, or `pip install .`")
    kernel = Path(run(where, "-c", "import cenote.core.kernel as k; print(k.__file__)").strip())
    assert not kernel.is_relative_to(SOURCES), "installed in place: the compiled form needs `pip install .`"
    return kernel


@pytest.mark.parametrize("part", ["core.kernel", "agents.search", "games.tzolkin.rules.placing", "server.table"])
def test_the_installed_package_is_compiled(installed: Path, part: str, tmp_path: Path) -> None:
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
    wanted = compiler and os.environ.get("CENOTE_COMPILE", "1") != "0"
    file = run(tmp_path, "-c", f"import cenote.{part} as part; print(part.__file__)").strip()
    assert (Path(file).suffix in (".so", ".pyd")) == wanted


def test_compiled_and_interpreted_games_are_the_same(installed: Path, tmp_path: Path) -> None:
    compiled = run(tmp_path, str(SCRIPT), GAMES).splitlines()
    interpreted = run(tmp_path, str(SCRIPT), GAMES, sources=SOURCES).splitlines()
    assert compiled
    differ = [one for one, other in zip(compiled, interpreted, strict=True) if one != other]
    assert not differ, f"not the same in {installed}"
