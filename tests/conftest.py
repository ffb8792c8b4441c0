"""Which form of cenote is tested: the sources, or with CENOTE_TEST_INSTALLED=1 the installed package."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import hypothesis
import pytest

from cenote.core import kernel

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src"

if os.environ.get("CENOTE_TEST_INSTALLED") == "1" and Path(str(kernel.__file__)).is_relative_to(SOURCES):
    pytest.exit("CENOTE_TEST_INSTALLED=1 wants the installed package: run pytest with -o pythonpath=tests", 2)

COMPILED = not str(kernel.__file__).endswith(".py")

# Interpreted classes cannot be made from compiled ones, so the toy game of tests/core lives in the sources alone.
collect_ignore_glob = ["core/*"] if COMPILED else []

# A shell makes what it starts in the background deaf to Ctrl-C; the tests that press it would wait in vain.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis.settings.register_profile("cenote", deadline=None, max_examples=100)
hypothesis.settings.load_profile("cenote")


def pytest_report_header(config: pytest.Config) -> str:
    form = "compiled" if COMPILED else "interpreted"
    return f"cenote: {form}, {Path(str(kernel.__file__)).parent.parent}"
