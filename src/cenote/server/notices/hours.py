"""Quiet hours, in the time zone of the person."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from cenote.server.refused import Refused


def good_zone(zone: str) -> str:
    """Raises Refused for what is no time zone."""
    if zone not in available_timezones():
        raise Refused("notice-zone", 422)
    return zone


def quiet_until(begins: int, ends: int, zone: str, now: float) -> float | None:
    """When the quiet hours are over that it is now; None outside of them."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if begins <= ends:
        quiet = begins <= minute < ends
    else:
        quiet = minute >= begins or minute < ends
    if not quiet:
        return None
    day = here if minute < ends else here + timedelta(days=1)
    return day.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0).timestamp()
