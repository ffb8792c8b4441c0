"""All checks, in the order in which a host can do something about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cenote.core.refusal import Refusal
from cenote.server.doctor import database, files, machine, network
from cenote.server.doctor.finding import Finding, refused
from cenote.server.settings import Settings

CHECKS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
    database.database, files.secret, files.files, files.disk, files.backups, files.leftovers, machine.processes,
    network.server, network.origin, network.proxy, network.mail, files.push,
)  # fmt: skip


def examine(settings: Settings) -> list[Finding]:
    try:
        settings.check()
    except Refusal as refusal:
        return [refused("settings", refusal)]
    return [finding for check in CHECKS for finding in check(settings)]
