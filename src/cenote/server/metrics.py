"""What a server counts, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)

DECISIONS = Counter("cenote_decisions_total", "Committed decisions", ["game"])
FORWARDED = Counter("cenote_forwarded_total", "Commands passed on to the process that writes the table")
COMMANDS = Counter("cenote_commands_total", "Commands by what came of them", ["type", "answer"])
COMMAND_SECONDS = Histogram("cenote_command_seconds", "From a command to its durable answer", buckets=SHORT)
COMMIT_SECONDS = Histogram("cenote_commit_seconds", "Duration of a commit", buckets=SHORT)
COMMIT_GROUP = Histogram(
    "cenote_commit_group", "Commands that shared a commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
THINKING_SECONDS = Histogram("cenote_thinking_seconds", "A turn of a code seat", ["agent"])
WAITING = Gauge("cenote_waiting_to_think", "Turns of code seats that wait for a process", multiprocess_mode="livesum")
SOCKETS = Gauge("cenote_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("cenote_tables_in_memory", "Tables held in memory", multiprocess_mode="livesum")
REQUESTS = Counter("cenote_http_requests_total", "Requests by route and status", ["route", "status"])
LIMITED = Counter("cenote_limited_total", "Requests refused by a rate limit", ["what"])
NOTICES = Counter("cenote_notices_total", "Notices by way and by what came of them", ["way", "outcome"])
NOTICE_SECONDS = Histogram("cenote_notice_seconds", "From sending a notice to its answer", ["way"])
NOTICES_WAITING = Gauge("cenote_notices_waiting", "Notices that are not due or not sent", multiprocess_mode="livesum")
BACKUPS = Counter("cenote_backups_total", "Backups that the server made by itself", ["outcome"])
BACKED_UP = Gauge("cenote_backup_timestamp_seconds", "When the last one was made", multiprocess_mode="max")


@cache
def part(counter: Counter, *labels: str) -> Counter:
    """What is counted under these labels. They are few; to look one up each time costs more than to count."""
    return counter.labels(*labels)
