"""What is made from the declarations of the wire is up to date: the browser's types, and the page that tells of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cenote.server.protocol import typescript
from cenote.server.protocol.endpoints import ENDPOINTS
from cenote.server.protocol.page import BLOCK, filled
from cenote.server.protocol.shapes import Declared

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web/src/lib/protocol.generated.ts").read_text(encoding="utf-8")
ELSEWHERE = {"cenote", "cenote_lang", "greedy", "join"}  # words of the page that are no part of a message


def test_types_and_page_are_as_the_server_declares() -> None:
    assert typescript.stale(ROOT) == [], f"run {typescript.COMMAND}"


def test_the_command_notices_and_mends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    page, types = tmp_path / "docs/protocol.md", tmp_path / "web/src/lib/protocol.generated.ts"
    page.parent.mkdir()
    types.parent.mkdir(parents=True)
    page.write_text(PAGE.replace("| `verb` |", "| `word` |"), encoding="utf-8")
    types.write_text(TYPES.replace("  verb: string;\n", ""), encoding="utf-8")
    assert typescript.main(["--check"]) == 1
    told = capsys.readouterr().err
    assert "protocol.md is not" in told and "protocol.generated.ts is not" in told
    assert typescript.main([]) == 0 and typescript.main(["--check"]) == 0
    assert page.read_text(encoding="utf-8") == PAGE and types.read_text(encoding="utf-8") == TYPES
    assert typescript.main(["--nonsense"]) == 2


@pytest.mark.parametrize("marker", ["fields Health", "requests GAMES", "values"])
def test_a_table_that_is_missing_on_the_page_is_noticed(marker: str) -> None:
    with pytest.raises(ValueError, match=marker.split()[-1]):
        filled(PAGE.replace(f"<!-- {marker} -->", ""), Declared())


def test_a_table_of_nothing_on_the_page_is_noticed() -> None:
    with pytest.raises(ValueError, match="Nobody"):
        filled(PAGE.replace("<!-- fields Health -->", "<!-- fields Health Nobody -->"), Declared())


def test_the_page_names_everything_and_nothing_else() -> None:
    """Requests, structures and fields as they stand on the page; a word in code style that is none of them is wrong."""
    declared = Declared()
    assert set(re.findall(r"^\| `((?:GET|POST) [^`?]+)", PAGE, re.MULTILINE)) == {one.request for one in ENDPOINTS}
    names = set(re.findall(r"^\| \*\*(\w+)\*\*", PAGE, re.MULTILINE))
    assert names == {*declared.structures, *declared.values}
    known = ELSEWHERE | names
    for structure in declared.structures.values():
        members = structure.members if structure.tag is None else [structure.tag, *structure.members]
        known |= {member.name for member in members}
        known |= set(re.findall(r"'(\w+)'", " ".join(member.type for member in members)))
    for value in declared.values.values():
        known |= set(re.findall(r"'(\w+)'", value.type))
    prose = BLOCK.sub("", PAGE) + " ".join(one.means for one in [*declared.structures.values(), *ENDPOINTS])
    prose += " ".join(member.means for one in declared.structures.values() for member in one.members)
    assert set(re.findall(r"`([a-z_]+)`", prose)) - known == set()


def test_types_are_written_as_typescript_has_them() -> None:
    for line in (
        "export type SeatKind = 'agent' | 'hotseat' | 'open' | 'person';",
        "export type Changes = Record<string, [number, number]>;",
        "export type Scores = (number | null)[];",
        "export type Nothing = Record<string, never>;",
        "  type: 'position';",
        "  as: number | null;",
        "  from?: number | null;",
        "  auto: Absence | '';",
    ):
        assert line in TYPES.splitlines()
