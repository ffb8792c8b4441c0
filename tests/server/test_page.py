"""The app as the server sends it: packed, told early what it needs, in the reader's language."""

from __future__ import annotations

import gzip
import json
from email.message import Message
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from cenote.core.words import LANGUAGES
from cenote.server import catalogue
from cenote.server.api import page
from server.house import Indoors

PARTS = {
    "index.html": {"file": "assets/index-1.js", "isEntry": True},
    "src/pages/Lobby.svelte": {"file": "assets/Lobby-1.js", "imports": ["_hall.js"], "css": ["assets/Lobby-1.css"]},
    "src/pages/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_hall.js", "index.html"]},
    "_hall.js": {"file": "assets/hall-1.js", "imports": ["src/pages/Lobby.svelte"]},
    "locale/uk.ftl?raw": {"file": "assets/uk-1.js"},
    "locale/table/uk.ftl?raw": {"file": "assets/uk-2.js"},
}
ROUTES = {"": {"page": "Lobby", "words": []}, "t": {"page": "Table", "words": ["table"]}}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An app that is built, in small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html lang="en"><head><title>Cenote</title></head></html>')
    (folder / "parts.json").write_text(json.dumps(PARTS))
    (folder / "routes.json").write_text(json.dumps(ROUTES))
    for suffix in ("", ".br", ".gz"):
        (folder / "assets" / f"index-1.js{suffix}").write_text(f"as {suffix or 'it is'}")
    (folder / "assets" / "small-1.css").write_text("b{}")
    monkeypatch.setattr(page, "STATIC", folder)
    return folder


def as_sent(indoors: Indoors, path: str, accepted: str) -> tuple[Message, bytes]:
    """Headers and bytes as they come over the line."""
    with urlopen(Request(indoors.address + path, headers={"Accept-Encoding": accepted})) as response:
        return response.headers, response.read()


@pytest.mark.parametrize(
    ("accepted", "coding", "text"),
    [
        ("gzip, deflate, br", "br", "as .br"),
        ("gzip;q=1.0, br;q=0", "gzip", "as .gz"),
        ("identity", None, "as it is"),
    ],
)
def test_files_are_sent_packed_to_whoever_can_unpack_them(
    indoors: Indoors, app: Path, accepted: str, coding: str | None, text: str
) -> None:
    headers, sent = as_sent(indoors, "/assets/index-1.js", accepted)
    assert sent == text.encode() and headers["content-encoding"] == coding
    assert headers["content-type"].partition(";")[0].endswith("javascript")
    assert "immutable" in headers["cache-control"] and headers["vary"] == "Accept-Encoding"
    headers, sent = as_sent(indoors, "/assets/small-1.css", accepted)
    assert sent == b"b{}" and headers["content-encoding"] is None


def test_the_first_page_tells_early_what_will_be_needed(indoors: Indoors, app: Path) -> None:
    guest = indoors.guest()
    guest.http.headers["Accept-Language"] = "uk"
    lobby, table = guest.http.get("/"), guest.http.get("/t/somewhere")
    for response in (lobby, table):
        assert response.text.startswith('<html lang="uk"><head><title>Cenote</title><link')
        assert response.text.count("assets/hall-1.js") == response.text.count("assets/uk-1.js") == 1
        assert "/api/games?lang=uk" in response.text and "index-1" not in response.text
        assert "Accept-Language" in response.headers["vary"] and response.headers["cache-control"] == "no-cache"
    assert "assets/Lobby-1.css" in lobby.text and "/api/lobby" in lobby.text
    assert "assets/Table-1.js" in table.text and "/api/lobby" not in table.text
    assert "assets/uk-2.js" in table.text and "assets/uk-2.js" not in lobby.text
    assert "assets/uk-1.js" in guest.http.get("/nowhere").text


def test_an_app_whose_parts_are_not_known_is_sent_all_the_same(indoors: Indoors, app: Path) -> None:
    for name in ("parts.json", "routes.json"):
        (app / name).unlink()
    assert indoors.guest().http.get("/records").status_code == 200


def test_words_come_packed_and_only_those_that_pages_say(indoors: Indoors) -> None:
    for language in LANGUAGES:
        text = catalogue.shared_messages(language)
        families = {line.split("-")[0].split(" ")[0] for line in text.splitlines() if line[:1].isalpha()}
        assert families == {"agent", "analyse", "language", "learnt", "nothing", "why"}
        headers, sent = as_sent(indoors, f"/locale/{language}.ftl", "gzip")
        assert headers["content-encoding"] == "gzip" and gzip.decompress(sent).decode() == text
