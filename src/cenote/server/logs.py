"""What the server writes while it runs: lines for people, or JSON for machines."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

from cenote.server.settings import Settings

MINUTE = 60.0
MOST_LINES = 60  # of one kind in a minute
MOST_KINDS = 500


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Of what is said again and again, so many lines a minute; then how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.said: OrderedDict[tuple[str, str], list[float]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        key = record.name, str(record.msg)
        begun, lines = self.said.get(key, [record.created, 0])
        left_out = 0
        if record.created - begun > MINUTE:
            begun, left_out, lines = record.created, max(0, int(lines) - MOST_LINES), 0
        self.said[key] = [begun, lines + 1]
        self.said.move_to_end(key)
        if len(self.said) > MOST_KINDS:
            self.said.popitem(last=False)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more in the minute before)"
        return lines < MOST_LINES


def set_up(settings: Settings) -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.log_json else plain)
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cenote").setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
