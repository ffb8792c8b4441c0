"""Writes what follows from the declared positions: `python -m cenote.games.declare`, with `--check` only looks.

For each room, `fields.py` with the classes that hold the fields, and the types of its views for the browser.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cenote.core.declared import Part, View
from cenote.core.fields import union

ROOMS = Path(__file__).parent
ROOT = ROOMS.parents[2]
COMMAND = "python -m cenote.games.declare"


def main() -> None:
    check = "--check" in sys.argv
    keys = sorted(file.parent.name for file in ROOMS.glob("*/position.py"))
    with bare_rooms(keys):  # the classes first: a room whose fields changed may not start without
        stale = brought_up({ROOMS / key / "fields.py": fields(key) for key in keys}, check)
    stale += brought_up({types_file(key): types(key) for key in keys}, check)
    for file in stale:
        print(f"{'stale' if check else 'written'}: {file.relative_to(ROOT)}")
    if stale and check:
        sys.exit(f"Run {COMMAND}.")


def brought_up(files: dict[Path, str], check: bool) -> list[Path]:
    """The files that are not as they should be; unless they are only checked, they are now."""
    stale = [file for file, text in files.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    for file in stale if not check else ():
        file.write_text(files[file], encoding="utf-8")
    return stale


@contextmanager
def bare_rooms(keys: list[str]) -> Iterator[None]:
    """Rooms whose modules can be imported one by one, without the game itself."""
    for key in keys:
        room = ModuleType(f"cenote.games.{key}")
        room.__path__ = [str(ROOMS / key)]
        sys.modules[room.__name__] = room
    yield
    for name in [name for name in sys.modules if name.startswith(tuple(f"cenote.games.{key}" for key in keys))]:
        del sys.modules[name]


# --- classes ---


def fields(key: str) -> str:
    """The source of a room's `fields.py`."""
    room = import_module(f"cenote.games.{key}.position")
    parts = [part for part in vars(room).values() if isinstance(part, Part)]
    classes = "".join(f"\n\n{fields_class(part)}" for part in parts)
    return f'''"""The fields of a position, as `position.py` declares them: written by `{COMMAND}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cenote.core.kernel import State
from cenote.core.rng import Rng

if TYPE_CHECKING:
    from cenote.core.game import Game
{classes}'''


def fields_class(part: Part) -> str:
    """A class whose fields are at their start, or those of another one: clones share what is not copied."""
    name = f"{part.name}Fields"
    base, takes, first = "", "", ""
    if part.name == "Table":
        base, takes, first = "(State)", "game: Game, rng: Rng, ", "        super().__init__(game, rng)\n"
    elif part.name == "Player":
        takes, first = "seat: int, ", "        self.seat = seat\n"
    starts = "".join(
        f"            self.{field.name}: {field.kind.python} = {field.kind.start()}\n" for field in part.fields
    )
    copies = "".join(
        f"            self.{field.name} = {field.kind.copied(f'of.{field.name}')}\n" for field in part.fields
    )
    shared = "            self._share(of)\n" if base else ""
    return (
        f'class {name}{base}:\n    """{part.about}"""\n\n'
        f"    def __init__(self, {takes}of: {name} | None = None) -> None:\n{first}"
        f"        if of is None:\n{starts}        else:\n{shared}{copies}"
    )


# --- types ---


def types_file(key: str) -> Path:
    return ROOT / "web" / "src" / "games" / key / "view.ts"


def types(key: str) -> str:
    """The types of a room's views, as the browser gets them."""
    room = import_module(f"cenote.games.{key}.position")
    view: View = import_module(f"cenote.games.{key}.view").VIEW
    words: dict[str, tuple[str, ...]] = room.WORDS
    lists = "".join(
        f"export const {name} = [{', '.join(repr(word) for word in each)}] as const;\n"
        f"export type {one_of(name)} = (typeof {name})[number];\n"
        for name, each in words.items()
    )
    outlook = derived(import_module(f"cenote.games.{key}.faces.outlook").OUTLOOK)
    player = {"seat": "number", **shown(view.player), **derived(view.of_player)}
    table = {
        "game": "string", "seat": "number | null", "you": "number | null", "turn": "number",
        **shown(view.table), **derived(view.follows), "players": "PlayerState[]", "outlook": "Outlook",
    }  # fmt: skip
    text = (
        f"/** What views of the game show: written by `{COMMAND}`. */\n\n{lists}\n"
        f"{interface('PlayerState', player)}\n{interface('Outlook', outlook)}\n{interface('Position', table)}"
    )
    for name, each in words.items():
        text = text.replace(f"Record<{union(each)}", f"Record<{one_of(name)}")
    return text


def one_of(name: str) -> str:
    """GEARS -> GearName"""
    return f"{name.removesuffix('S').title().replace('_', '')}Name"


def shown(part: Part) -> dict[str, str]:
    return {field.typescript_name(): field.typescript() for field in part.visible}


def derived(views: Any) -> dict[str, str]:
    return {one.name: one.kind.typescript() for one in views}


def interface(name: str, fields: dict[str, str]) -> str:
    return f"export interface {name} {{\n" + "".join(f"  {key}: {kind};\n" for key, kind in fields.items()) + "}\n"


if __name__ == "__main__":
    main()
