"""The types of the browser app and the tables of docs/protocol.md, made from the declarations.

`python -m cenote.server.protocol.typescript` writes both files, `--check` tells whether they are as they should be.
"""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import wrap

from cenote.server.protocol.page import filled
from cenote.server.protocol.shapes import Declared, Structure, Value

ROOT = Path(__file__).parents[4]
TYPES = Path("web/src/lib/protocol.generated.ts")
PAGE = Path("docs/protocol.md")
COMMAND = "PYTHONPATH=src python -m cenote.server.protocol.typescript"
WIDTH = 120

HEADER = f"""\
/**
 * What goes over the wire, as src/cenote/server/protocol declares it. Not to be edited: made by
 * `{COMMAND}`
 */
"""


def typescript(declared: Declared) -> str:
    """The whole file, laid out as prettier does."""
    values = [written_value(value) for value in declared.values.values()]
    structures = [written_structure(structure) for structure in declared.structures.values()]
    return "\n".join([HEADER, *values, *structures])


def written_value(value: Value) -> str:
    line = f"export type {value.name} = {value.type};\n"
    if len(line) > WIDTH:
        below = f"  {value.type};\n"
        if len(below) > WIDTH:
            below = "".join(f"  | {part}\n" for part in value.type.split(" | "))[:-1] + ";\n"
        line = f"export type {value.name} =\n{below}"
    return comment(value.means) + line


def written_structure(structure: Structure) -> str:
    members = structure.members if structure.tag is None else [structure.tag, *structure.members]
    if not members:
        return comment(structure.means) + f"export type {structure.name} = Record<string, never>;\n"
    lines = []
    for member in members:
        mark = "?" if member.optional else ""
        lines.append(comment(member.means, "  ") + f"  {member.name}{mark}: {member.type};\n")
    return comment(structure.means) + f"export interface {structure.name} {{\n{''.join(lines)}}}\n"


def comment(text: str, indent: str = "") -> str:
    line = f"{indent}/** {text} */"
    if len(line) <= WIDTH:
        return f"{line}\n" if text else ""
    lines = wrap(text, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def made(root: Path) -> dict[Path, str]:
    """What the files have to be. Raises ValueError where the page lacks something."""
    declared = Declared()
    page = (root / PAGE).read_text(encoding="utf-8")
    return {TYPES: typescript(declared), PAGE: filled(page, declared)}


def stale(root: Path) -> list[Path]:
    """Files that are not as they should be."""
    return [
        file
        for file, text in made(root).items()
        if not (root / file).is_file() or (root / file).read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(f"{COMMAND} [--check]", file=sys.stderr)
        return 2
    try:
        late = stale(ROOT)
        if arguments:
            for file in late:
                print(f"{file} is not what src/cenote/server/protocol declares; run {COMMAND}", file=sys.stderr)
            return 1 if late else 0
        for file, text in made(ROOT).items():
            (ROOT / file).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
