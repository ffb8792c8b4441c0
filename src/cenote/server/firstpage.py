"""The page that every visit begins with. It tells the browser at once what else it will need, in its language."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

HEAD = "</head>"
LOST = "lost"  # whatever the app has no page for


def first_page(static: Path, path: str, lang: str) -> bytes | None:
    """The page for an address that the app understands; None where the app is not built in."""
    file = static / "index.html"
    try:
        built = file.stat().st_mtime_ns
        place = path.split("/")[0]
        return composed(static, built, place if place in facts(static / "routes.json", built) else LOST, lang)
    except OSError:
        return None


@lru_cache(64)
def composed(static: Path, built: int, place: str, lang: str) -> bytes:
    text = (static / "index.html").read_text(encoding="utf-8")
    parts, routes = (facts(static / name, built) for name in ("parts.json", "routes.json"))
    route = routes.get(place, {"page": "", "words": []})
    words = [f"locale/{part}/{lang}.ftl?raw" for part in route["words"]]
    names = [f"locale/{lang}.ftl?raw", *words, f"src/pages/{route['page']}.svelte"]
    links = [*asked(route["page"], lang), *(link for name in names for link in needed(parts, name))]
    own = [link for link in dict.fromkeys(links) if link not in text]
    return text.replace('lang="en"', f'lang="{lang}"', 1).replace(HEAD, "\n".join([*own, HEAD]), 1).encode()


@lru_cache(4)
def facts(file: Path, _built: int) -> dict[str, Any]:
    """What the build has written down."""
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}


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
