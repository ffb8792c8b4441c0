"""The tables of docs/protocol.md. Markers on the page say which of them stand where:

<!-- requests PEOPLE -->  the requests of a topic, up to <!-- end -->
<!-- fields Me Naming --> the fields of these structures
<!-- values -->           the types that have a name of their own
"""

from __future__ import annotations

import re
from collections import Counter

from cenote.server.protocol import endpoints
from cenote.server.protocol.endpoints import Endpoint
from cenote.server.protocol.shapes import Declared, spelled_kind

BLOCK = re.compile(r"<!-- (requests|fields|values)((?: \w+)*) -->\n.*?<!-- end -->", re.DOTALL)


def filled(page: str, declared: Declared) -> str:
    """The page with its tables as they have to be. Raises ValueError where one is missing, or is there twice."""
    shown: Counter[str] = Counter()

    def table(block: re.Match[str]) -> str:
        kind, names = block[1], block[2].split()
        shown.update([kind] if kind == "values" else names)
        lines = {"requests": requests, "fields": fields, "values": values}[kind](names, declared)
        return "\n".join([f"<!-- {kind}{block[2]} -->", *lines, "<!-- end -->"])

    page = BLOCK.sub(table, page)
    wanted = Counter(["values", *TOPICS, *declared.structures])
    if shown != wanted:
        missing, vain = sorted(wanted - shown), sorted(shown - wanted)
        raise ValueError(f"docs/protocol.md lacks tables of {missing}, and has in vain or twice {vain}")
    return page


TOPICS = (
    "PEOPLE",
    "ACCOUNTS",
    "PROFILES",
    "NOTICES",
    "GAMES",
    "WORKSHOP",
    "TABLES",
    "TOURNAMENTS",
    "HOST",
    "OPERATIONS",
)


def requests(names: list[str], declared: Declared) -> list[str]:
    lines = ["| request | body | answer | |", "|---|---|---|---|"]
    for name in names:
        topic: tuple[Endpoint, ...] = getattr(endpoints, name, ())
        lines += [request(endpoint) for endpoint in topic]
    return lines


def request(endpoint: Endpoint) -> str:
    query = "?" + "&".join(f"{name}=" for name in endpoint.query) if endpoint.query else ""
    body = f"`{endpoint.body.__name__}`" + (" or nothing" if endpoint.optional else "") if endpoint.body else ""
    status = "201 " if endpoint.statuses == (201,) else ""
    answer = "text" if endpoint.answer is str else code(spelled_kind(endpoint.answer))
    return f"| `{endpoint.request}{query}` | {body} | {status}{answer} | {endpoint.means} |"


def fields(names: list[str], declared: Declared) -> list[str]:
    lines = ["| structure | field | type | |", "|---|---|---|---|"]
    for name in names:
        structure = declared.structures.get(name)
        if structure is None:
            continue  # told by the one who counts
        tag = f"`{structure.tag.name}` | {code(structure.tag.type)}" if structure.tag is not None else "|"
        lines.append(f"| **{name}** | {tag} | {structure.means} |")
        for member in structure.members:
            mark = "?" if member.optional else ""
            lines.append(f"| | `{member.name}{mark}` | {code(member.type)} | {member.means} |")
    return lines


def values(names: list[str], declared: Declared) -> list[str]:
    rows = [f"| **{value.name}** | {code(value.type)} | {value.means} |" for value in declared.values.values()]
    return ["| name | type | |", "|---|---|---|", *rows]


def code(type: str) -> str:
    return "`" + type.replace("|", "\\|") + "`"
