"""Wheels of this checkout, built once and kept in build/wheels, and put into the running virtual environment.

`python tools/wheels.py` installs the compiled form; `make play` uses the interpreted one while that is being built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from subprocess import Popen

ROOT = Path(__file__).resolve().parents[1]
WHEELS = ROOT / "build" / "wheels"
STAMP = Path(sys.prefix) / "cenote"  # which wheel is installed here
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
MADE_OF = ("src", "web", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "requirements.lock")
MADE_HERE = {"node_modules", "__pycache__", "static", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
KEPT = 8  # wheels

INTERPRETED, COMPILED = "interpreted", "compiled"


class Failed(Exception):
    """A step did not work; what it said was shown."""


# --- which wheel ---


def name_of(form: str) -> str:
    """A wheel's folder: its form, and a fingerprint of everything it is made of."""
    key = blake2b(sys.version.encode(), digest_size=10)
    for top in MADE_OF:
        for file in sorted((ROOT / top).rglob("*")) if (ROOT / top).is_dir() else [ROOT / top]:
            if file.is_file() and not MADE_HERE & set(file.parts):
                key.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return f"{form}-{key.hexdigest()}"


def kept(name: str) -> Path | None:
    return next((WHEELS / name).glob("*.whl"), None)


def is_compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-none-any.whl")


def installed() -> str:
    return STAMP.read_text() if STAMP.exists() else ""


# --- building and installing ---


def building(name: str, nice: bool = False) -> Popen[bytes]:
    """Starts to build a wheel, in a session of its own so that it can be ended with everything it started."""
    half = WHEELS / f"{name}.{os.getpid()}"
    half.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "CENOTE_PROGRESS": str(half / "progress")}
    if name.startswith(INTERPRETED):
        environment["CENOTE_COMPILE"] = "0"
    command = [*PIP, "wheel", "--no-deps", "--wheel-dir", str(half), str(ROOT)]
    if nice and (nicely := shutil.which("nice")):
        command = [nicely, "-n", "10", *command]
    with (half / "log").open("wb") as log:
        return Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def progress(name: str) -> str:
    file = WHEELS / f"{name}.{os.getpid()}" / "progress"
    return file.read_text(encoding="utf-8") if file.exists() else "fetching what is needed to build"


def built(name: str, process: Popen[bytes]) -> Path:
    """Puts the wheel that was built where it is kept. Raises Failed with what pip said if there is none."""
    half = WHEELS / f"{name}.{os.getpid()}"
    said = (half / "log").read_text(encoding="utf-8", errors="replace")
    if process.returncode == 0 and kept(name) is None:
        for file in (half / "log", half / "progress"):
            file.unlink(missing_ok=True)
        half.replace(WHEELS / name)
    shutil.rmtree(half, ignore_errors=True)
    wheel = kept(name)
    if wheel is None:
        raise Failed(f"the wheel could not be built\n{said}")
    for old in sorted(WHEELS.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return wheel


def needs(*extras: str) -> list[str]:
    """The requirements of the package and of these extras of it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]


def fetching(requirements: Sequence[str]) -> Popen[bytes]:
    return Popen([*PIP, "install", *requirements], start_new_session=True)


def install(name: str, wheel: Path) -> None:
    STAMP.unlink(missing_ok=True)
    subprocess.run([*PIP, "install", "--no-deps", "--force-reinstall", str(wheel)], check=True)
    STAMP.write_text(name)


# --- waiting ---


class Line:
    """A line that says what is going on: rewritten in a terminal, written when it changes elsewhere."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.last = ""

    def say(self, text: str) -> None:
        if sys.stdout.isatty():
            print(f"\r\033[KCenote: {text} ({time.monotonic() - self.since:.0f} s)", end="", flush=True)
        elif (gist := text.partition(":")[0]) != self.last:
            print(f"Cenote: {text}", flush=True)
            self.last = gist

    def end(self, text: str) -> None:
        print(f"{chr(13) + chr(27) + '[K' if sys.stdout.isatty() else ''}Cenote: {text}", flush=True)


def stop(*processes: Popen[bytes]) -> None:
    """Ends what was started in a session of its own."""
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, 15)
            process.wait()


def make_ready(form: str, *extras: str) -> None:
    """Have this form installed with its requirements: what is built and what is fetched goes side by side."""
    name = name_of(form)
    if installed() == name:
        return
    line = Line()
    fetched = fetching(needs(*extras))
    started = None if kept(name) else building(name)
    try:
        while fetched.poll() is None or (started and started.poll() is None):
            line.say(progress(name) if started and started.poll() is None else "fetching what it needs")
            time.sleep(0.3)
        if fetched.returncode:
            raise Failed("what Cenote needs could not be fetched")
        wheel = built(name, started) if started else kept(name)
        assert wheel is not None
        line.say("installing")
        install(name, wheel)
        how = form if form == INTERPRETED or is_compiled(wheel) else "interpreted: it could not be compiled"
        line.end(f"installed, {how} ({time.monotonic() - line.since:.0f} s)")
    finally:
        stop(fetched, *([started] if started else []))
        shutil.rmtree(WHEELS / f"{name}.{os.getpid()}", ignore_errors=True)


if __name__ == "__main__":
    try:
        make_ready(COMPILED, "server")
    except Failed as failed:
        sys.exit(f"Cenote: {failed}")
    except KeyboardInterrupt:
        sys.exit(130)
