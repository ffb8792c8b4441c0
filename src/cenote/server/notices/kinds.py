"""What somebody may be told, and by which ways."""

from __future__ import annotations

from cenote.server.protocol.notices import NoticeKind, Way
from cenote.server.settings import DAY

TURN: NoticeKind = "turn"
URGENT: NoticeKind = "urgent"
INVITED: NoticeKind = "invited"
OVER: NoticeKind = "over"
CHAT: NoticeKind = "chat"
KINDS: tuple[NoticeKind, ...] = (TURN, URGENT, INVITED, OVER, CHAT)

PUSH: Way = "push"
MAIL: Way = "mail"
HOOKS: tuple[Way, ...] = ("discord", "slack", "telegram", "matrix", "ntfy", "json")
WAYS: tuple[Way, ...] = (PUSH, MAIL, *HOOKS)

# After so long nobody wants to hear of it any more.
KEPT: dict[str, float] = {TURN: 3 * DAY, URGENT: DAY, INVITED: 3 * DAY, OVER: 3 * DAY, CHAT: DAY}

NEW, ON, OFF, DEAD = "new", "on", "off", "dead"  # what a channel can be
