"""Where the browser for the tests comes from: the machine, its package manager, or Playwright.

Run as a program, it makes sure that there is one, and says in one line what is missing where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu"]
PATIENCE = 300  # seconds for one attempt to install it
APT = ["--yes", "--quiet", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=60"]


class NoBrowser(Exception):
    """There is none, and none can be installed."""


def find() -> str | None:
    """The path of a Chromium; None lets Playwright use its own. Raises NoBrowser where there is neither."""
    if (path := installed()) or own():
        return path
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        if not run([apt, "install", *APT, "chromium"]):
            run([apt, "update", "--quiet"])
            run([apt, "install", *APT, "chromium"])
        if path := installed():
            return path
    if run([sys.executable, "-m", "playwright", "install", "chromium"]) and own():
        return None
    raise NoBrowser("install the package “chromium”, or run “python -m playwright install chromium”")


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def own() -> bool:
    """Has Playwright a browser of its own?"""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def run(command: list[str]) -> bool:
    """Did it work, and in time?"""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=environment, timeout=PATIENCE, check=False, stdout=DEVNULL, stderr=DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


if __name__ == "__main__":
    try:
        find()
    except NoBrowser as missing:
        sys.exit(f"The tests in the browser are left out, they need Chromium: {missing}.")
