"""Where the browser for the tests comes from: the machine, its package manager, or Playwright."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu"]


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def find() -> str | None:
    """The path of a Chromium; None lets Playwright use its own. Says plainly what is missing where there is neither."""
    if path := installed():
        return path
    if apt := shutil.which("apt-get"):
        if os.geteuid() == 0 and not run([apt, "install", "--yes", "--quiet", "chromium"]):
            run([apt, "update", "--quiet"])
            run([apt, "install", "--yes", "--quiet", "chromium"])
        if path := installed():
            return path
    if own() or (run([sys.executable, "-m", "playwright", "install", "chromium"]) and own()):
        return None
    raise RuntimeError(
        "The browser tests need Chromium: install the package “chromium”, "
        "or run “python -m playwright install chromium”."
    )


def own() -> bool:
    """Has Playwright a browser of its own?"""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def run(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0
