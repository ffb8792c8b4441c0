"""`make play`: a server as soon as possible.

Compiling takes longer than anybody likes to wait. So the first start after a change plays interpreted while the rules
are compiled behind; when that is done, the server starts anew with them. Tables go on where they were.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import Popen

from wheels import (
    COMPILED,
    INTERPRETED,
    WHEELS,
    Failed,
    building,
    built,
    install,
    is_compiled,
    kept,
    make_ready,
    name_of,
    stop,
)

CENOTE = Path(sys.executable).with_name("cenote")


def main(options: list[str]) -> int:
    compiled = name_of(COMPILED)
    if kept(compiled) or os.environ.get("CENOTE_COMPILE") == "0":
        make_ready(INTERPRETED if os.environ.get("CENOTE_COMPILE") == "0" else COMPILED, "server")
        return wait(Popen([CENOTE, "serve", *options]))
    make_ready(INTERPRETED, "server")
    server = Popen([CENOTE, "serve", *options])
    behind = building(compiled, nice=True)
    try:
        return play_on(server, behind, compiled, options)
    finally:
        stop(behind)
        shutil.rmtree(WHEELS / f"{compiled}.{os.getpid()}", ignore_errors=True)


def play_on(server: Popen[bytes], behind: Popen[bytes], name: str, options: list[str]) -> int:
    """Serve interpreted until the compiled form is there, and compiled from then on."""
    print("Cenote: the rules are being compiled behind; until then code opponents think several times slower.")
    while server.poll() is None and behind.poll() is None:
        try:
            time.sleep(0.3)
        except KeyboardInterrupt:
            return wait(server, end=True)
    if server.poll() is not None:
        return server.returncode
    try:
        wheel = built(name, behind)
    except Failed as failed:
        print(f"Cenote: plays on interpreted, {failed}", file=sys.stderr)
        return wait(server)
    if not is_compiled(wheel):
        print("Cenote: plays on interpreted; a C compiler would make code opponents several times faster.")
        return wait(server)
    print("Cenote: the rules are compiled; starting anew with them.", flush=True)
    wait(server, end=True)
    install(name, wheel)
    return wait(Popen([CENOTE, "serve", *options]))


def wait(server: Popen[bytes], end: bool = False) -> int:
    """Until the server has stopped in good order; Ctrl-C reaches it too."""
    while server.poll() is None:
        try:
            if end:
                server.terminate()
            return server.wait()
        except KeyboardInterrupt:
            end = True
    return server.returncode


def ended(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, ended)
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as failed:
        sys.exit(f"Cenote: {failed}")
    except subprocess.CalledProcessError:
        sys.exit("Cenote: could not be installed.")
    except KeyboardInterrupt:
        sys.exit(130)
