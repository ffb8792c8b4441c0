"""Breaks the rules of a game in one place at a time, and tells what no test of the game notices.

    .venv/bin/python tests/mutants.py tzolkin --count 40
    .venv/bin/python tests/mutants.py tawantinsuyu --at ceremony.py:231 --no-records

Works on copies in a temporary folder. The same seed breaks the same places.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
GAMES = Path("src/cenote/games")

# Files of a room that hold no rules: how it is shown, what it is worth to code, what a position is made of.
OTHERWISE = {
    "__init__", "components", "describe", "dump", "evaluate", "evaluate_city", "kinds", "names", "parts", "pending",
    "prospects", "reader", "reading", "restore", "soundness", "state", "svg", "terminal", "underway", "verbs", "view",
    "vocabulary", "weights", "whole", "worth", "limits", "checking", "checking_city", "city_box", "preparation",
}  # fmt: skip
BESIDE_RULES = ("scoring.py", "setup.py")  # where the rules have a folder of their own

SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant:
    """A file with one place changed: the `number`th that can be broken, in one of the ways to break it."""

    def __init__(self, file: Path, node: ast.AST, number: int, way: int) -> None:
        self.file = file
        self.line: int = getattr(node, "lineno", 0)
        self.before, self.after = ast.unparse(node), ast.unparse(broken(node, way))
        self.number = number
        self.way = way

    def text(self) -> str:
        """The file as it is then."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        target = sites(tree)[self.number]
        return ast.unparse(ast.fix_missing_locations(Exchange(target, broken(target, self.way)).visit(tree)))

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"

    def __str__(self) -> str:
        return f"{self.place}: {shortened(self.before)}  ->  {shortened(self.after)}"


def shortened(code: str) -> str:
    return " ".join(code.split())[:90]


# --- what can be broken ---


def rule_files(game: str) -> list[Path]:
    room = ROOT / GAMES / game
    if (room / "rules").is_dir():
        found = [*(room / "rules").rglob("*.py"), *(room / name for name in BESIDE_RULES if (room / name).exists())]
    else:
        found = [file for file in room.glob("*.py") if file.stem not in OTHERWISE]
    return sorted(found)


def mutants_of(file: Path) -> list[Mutant]:
    """Every way to break a file, in the order of its lines."""
    nodes = sites(ast.parse(file.read_text(encoding="utf-8")))
    return [Mutant(file, node, number, way) for number, node in enumerate(nodes) for way in range(ways_to_break(node))]


def sites(tree: ast.Module) -> list[ast.AST]:
    """The nodes that can be broken."""
    found: list[ast.AST] = []

    def look(node: ast.AST) -> None:
        if is_telling(node) or isinstance(node, ast.Import | ast.ImportFrom):
            return
        if ways_to_break(node):
            found.append(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "type_comment"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    look(child)

    look(tree)
    return found


def ways_to_break(node: ast.AST) -> int:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return 2
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            return 1
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()) | ast.AugAssign() | ast.Expr(value=ast.Call()):
            return 1
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return 1
        case _:
            return 0


def is_telling(node: ast.AST) -> bool:
    """Events are for those who watch; the rules do not ask for them. Nor is a type that is taken for granted a rule."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in ("s.events is not None", "TYPE_CHECKING")
    return isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and ".tell(" in ast.unparse(node))


def broken(node: ast.AST, variant: int) -> ast.AST:
    match node:
        case ast.Constant(value=int(value)):
            return ast.Constant(value + (1, -1)[variant])
        case ast.Compare(left, [op], comparators):
            return ast.Compare(left, [SWAPS[type(op)]()], comparators)
        case ast.BoolOp(op, values):
            return ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(operand=operand):
            return operand
        case _:
            return ast.Pass()


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        found: ast.AST = super().generic_visit(node)
        return found


# --- who notices ---


class Lab:
    """A copy of the project in which a file can be broken and the tests of a game run."""

    def __init__(self, folder: Path, game: str, records: bool) -> None:
        self.folder = folder
        for part in ("src", "tests"):
            ignored = shutil.ignore_patterns("__pycache__", "static", "corpus", "*.so")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        for name in ("pyproject.toml", "README.md"):
            shutil.copy2(ROOT / name, folder / name)
        tests = [f"tests/{game}", *(["tests/records"] if records else [])]
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        battery = "tests/conformance/test_conformance.py"
        self.commands = [[*pytest, *tests, "-k", game], [*pytest, battery, "-k", f"{game} and (legality or alive)"]]

    def run(self, limit: float) -> str:
        """Nothing if all tests pass, else the first that does not."""
        few = {"CENOTE_TEST_GAMES": "1", "CENOTE_TEST_OPTIONS": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        for command in self.commands:
            try:
                done = subprocess.run(
                    command, cwd=self.folder, env={**os.environ, **few}, capture_output=True, text=True, timeout=limit
                )
            except subprocess.TimeoutExpired:
                return "no end"
            if done.returncode != 0:
                break
        else:
            return ""
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0].split(" - ")[0] if failed else f"exit {done.returncode}"

    def try_out(self, mutant: Mutant, limit: float) -> str:
        file = self.folder / mutant.file.relative_to(ROOT)
        whole = file.read_text(encoding="utf-8")
        file.write_text(mutant.text(), encoding="utf-8")
        try:
            return self.run(limit)
        finally:
            file.write_text(whole, encoding="utf-8")


def try_all(mutants: list[Mutant], labs: list[Lab], limit: float, end: float) -> list[Mutant]:
    """Those that nobody notices. Stops with the time."""
    free: Queue[Lab] = Queue()
    for lab in labs:
        free.put(lab)

    def one(mutant: Mutant) -> str | None:
        if time.monotonic() > end:
            return None
        lab = free.get()
        try:
            return lab.try_out(mutant, limit)
        finally:
            free.put(lab)

    alive, tried = [], 0
    with ThreadPoolExecutor(len(labs)) as pool:
        for mutant, noticed in zip(mutants, pool.map(one, mutants), strict=True):
            if noticed is None:
                continue
            tried += 1
            if not noticed:
                alive.append(mutant)
            print(f"{noticed or 'SURVIVED'}  {mutant}", flush=True)
    print(f"{tried} tried, {len(alive)} survived" + (f" ({len(alive) / tried:.0%})" if tried else ""))
    return alive


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(room.name for room in (ROOT / GAMES).iterdir() if room.is_dir()))
    parser.add_argument("--count", type=int, default=40, help="how many places are broken")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", default="", help="only mutants whose FILE:LINE contains this")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--no-records", action="store_true", help="only the tests in the folder of the game")
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    found = [mutant for file in rule_files(given.game) for mutant in mutants_of(file) if given.at in mutant.place]
    chosen = random.Random(given.seed).sample(found, min(given.count, len(found)))
    print(f"{len(found)} ways to break {given.game}; trying {len(chosen)}", flush=True)
    with TemporaryDirectory(prefix="cenote-mutants-") as folder:
        labs = [Lab(Path(folder) / str(n), given.game, not given.no_records) for n in range(given.processes)]
        begin = time.monotonic()
        if failed := labs[0].run(600):
            print(f"the tests fail as it is: {failed}")
            return 2
        limit = 30 + 5 * (time.monotonic() - begin)
        return 1 if try_all(chosen, labs, limit, end) else 0


if __name__ == "__main__":
    sys.exit(main())
