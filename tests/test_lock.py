"""The browser app can be built wherever Python and Node run: the lock file names what each machine needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

LOCK = Path(__file__).parent.parent / "web" / "package-lock.json"
MACHINES = [(system, chip) for system in ("linux", "darwin", "win32") for chip in ("x64", "arm64")]


@pytest.mark.parametrize("package", ["rolldown", "lightningcss"])
@pytest.mark.parametrize(("system", "chip"), MACHINES)
def test_native_part_is_locked(package: str, system: str, chip: str) -> None:
    packages = json.loads(LOCK.read_text())["packages"]
    wanted = packages[f"node_modules/{package}"]["optionalDependencies"]
    parts = [packages[f"node_modules/{name}"] for name in wanted if f"node_modules/{name}" in packages]
    assert any(part.get("os") == [system] and part.get("cpu") == [chip] for part in parts)
