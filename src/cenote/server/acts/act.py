"""From an act to the deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cenote.server.acts import closing, gathering, playing, replacing, seating, talking, timing, turning_back
from cenote.server.acts.deed import Deed
from cenote.server.acts.orders import Act, Cancel, Close, Fill, Join, Leave, TakeOver, Think, TimeOut
from cenote.server.acts.who import Who
from cenote.server.protocol.commands import (
    Answer,
    Arrange,
    Chat,
    Command,
    Confirm,
    Free,
    Give,
    Holiday,
    Play,
    Ready,
    Redo,
    Replace,
    Settings,
    Start,
    Takeback,
    Undo,
    Why,
)
from cenote.server.protocol.talking import Ack
from cenote.server.table import Table

DOING: dict[type[Any], Callable[[Table, Who, Any, float], Deed]] = {
    Play: playing.play,
    Undo: playing.undo,
    Redo: playing.redo,
    Confirm: playing.confirm,
    Why: playing.why,
    Think: playing.think,
    Chat: talking.chat,
    Settings: talking.settings,
    Takeback: turning_back.takeback,
    Answer: turning_back.answer,
    Join: seating.join,
    Leave: seating.leave,
    Cancel: seating.cancel,
    Close: closing.close,
    TimeOut: timing.time_out,
    Replace: replacing.replace,
    TakeOver: replacing.take_over,
    Holiday: timing.holiday,
    Ready: gathering.ready,
    Give: gathering.give,
    Free: gathering.free,
    Arrange: gathering.arrange,
    Start: gathering.start,
    Fill: gathering.fill,
}


def perform(table: Table, who: Who, act: Act, now: float) -> Deed:
    """Do it, in memory. Raises Refused, IllegalMove, BadNotation or Stale, and has changed nothing then."""
    if isinstance(act, Command):
        done = table.commands.get((who.person, act.id))
        if done is not None:
            return Deed([], Ack(act.id, done))
    return DOING[type(act)](table, who, act, now)
