"""A real server, a real browser, and people who use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import chromium
from browser.people import PATIENCE, Person
from server.house import SOURCES, Server

STATIC = SOURCES / "cenote" / "server" / "static"

Meet = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    path = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The browser app is not built: run “make .venv/installed”.", pytrace=False)


@pytest.fixture(scope="module")
def host(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a database of its own, shared by the tests of a file."""
    folder: Path = tmp_path_factory.mktemp("house")
    server = Server(folder, str(folder / "cenote.sqlite"))
    yield server
    server.stop()


@pytest.fixture
def meet(chrome: Browser, host: Server) -> Iterator[Meet]:
    """Brings somebody to the house: meet("Mira", "uk"). Afterwards everybody goes home without errors."""
    guests: list[Person] = []

    def make(name: str = "Mira", language: str = "en", **settings: Any) -> Person:
        guests.append(Person(chrome, host.address, name, language, **settings))
        return guests[-1]

    yield make
    for guest in guests:
        guest.done()
