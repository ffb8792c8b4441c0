"""The page that every visit begins with. It tells the browser at once what else it will need, in its language."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

PAGES = {
    "": "Lobby",
    "new": "NewTable",
    "t": "Table",
    "replay": "Replay",
    "records": "Records",
    "learn": "Learn",
    "p": "Person",
    "ratings": "Ratings",
    "me": "Me",
}
HEAD = "</head>"


def first_page(static: Path, path: str, lang: str) -> bytes | None:
    """The page for an address that the app understands; None where the app is not built in."""
    file = static / "index.html"
    try:
        return composed(static, file.stat().st_mtime_ns, PAGES.get(path.split("/")[0], ""), lang)
    except OSError:
        return None


@lru_cache(64)
def composed(static: Path, _built: int, page: str, lang: str) -> bytes:
    text = (static / "index.html").read_text(encoding="utf-8")
    parts: dict[str, Any] = {}
    if (static / "parts.json").is_file():
        parts = json.loads((static / "parts.json").read_text(encoding="utf-8"))
    links = [*asked(page, lang), *needed(parts, f"locale/{lang}.ftl?raw"), *needed(parts, f"src/pages/{page}.svelte")]
    own = [link for link in dict.fromkeys(links) if link not in text]
    return text.replace('lang="en"', f'lang="{lang}"', 1).replace(HEAD, "\n".join([*own, HEAD]), 1).encode()


def asked(page: str, lang: str) -> list[str]:
    """What the page will ask the server for."""
    urls = [f"/api/games?lang={lang}", "/api/me", *(["/api/lobby"] if page == "Lobby" else [])]
    return [f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{escape(url)}" />' for url in urls]


def needed(parts: dict[str, Any], name: str) -> list[str]:
    """Links to a part of the app and to all that it imports."""
    found = list[str]()
    seen, open_ = set[str](), [name]
    while open_:
        name = open_.pop()
        part = parts.get(name)
        if part is None or name in seen or part.get("isEntry"):
            continue
        seen.add(name)
        found.append(f'<link rel="modulepreload" crossorigin href="/{part["file"]}">')
        found += [f'<link rel="stylesheet" crossorigin href="/{sheet}">' for sheet in part.get("css", [])]
        open_ += part.get("imports", [])
    return found
