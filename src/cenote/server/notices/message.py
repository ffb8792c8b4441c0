"""What a notice says: the game, who else plays, and a link. Never anything from the table itself."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from cenote.core.game import Game
from cenote.core.words import Words
from cenote.server.notices.kinds import CHAT, INVITED, OVER, TURN, URGENT
from cenote.server.store.reads import Row
from cenote.server.words import game_words, server_words

SHOWN_NAMES = 5
HOUR = 3600.0


class Letter:
    """A message to one channel, in the language of its person."""

    def __init__(self, id: str, title: str, text: str, link: str, *, kind: str = "", tag: str = "") -> None:
        self.id = id  # the same when it is sent once more
        self.title = title
        self.text = text
        self.link = link
        self.kind = kind
        self.tag = tag  # a later message with the same tag takes the place of this one
        self.stop_link = ""
        self.stop_words = ""
        self.more: dict[str, Any] = {}  # for programs
        self.lasts = HOUR  # seconds for which it is worth being delivered

    @property
    def urgent(self) -> bool:
        return self.kind == URGENT

    @property
    def whole(self) -> str:
        return f"{self.title}\n{self.text}\n{self.link}"

    def told(self) -> dict[str, Any]:
        """For a program that hears of it."""
        return {"id": self.id, "kind": self.kind, "title": self.title, "text": self.text, "link": self.link} | self.more


def notice_id(row: Row) -> str:
    """The name of a notice, which tells nothing to others and is the same at every try."""
    key = "\0".join(str(row[name]) for name in ("channel", "table_id", "kind", "turn"))
    return blake2b(key.encode(), digest_size=15).hexdigest()


def notice_letter(
    row: Row,
    game: Game,
    language: str,
    seats: list[Row],
    table: Row,
    link: str,
    now: float,
    tournament: Row | None = None,
) -> Letter:
    words = game_words(language, game)
    title, say = words.say("game-title"), words.say
    names = rivals(seats, row["person"])
    host = next((seat["name"] for seat in seats if seat["person"] == table["host"]), None) or say("guest")
    headline = {
        TURN: lambda: say("notice-turn", title=title),
        URGENT: lambda: say("notice-urgent", title=title),
        INVITED: lambda: invitation(words, title, host, tournament),
        OVER: lambda: say("notice-over", title=title),
        CHAT: lambda: say("notice-chat", title=title),
    }[row["kind"]]()
    lines = [say("notice-with", names=", ".join(names[:SHOWN_NAMES]))] if names else []
    if row["kind"] == URGENT and table["deadline"] is not None:
        lines.append(left(words, table["deadline"] - now))
    elif row["kind"] == TURN:
        lines.append(say("notice-round", turn=table["turn"]))
    letter = Letter(notice_id(row), headline, " ".join(lines), link, kind=row["kind"], tag=f"cenote-{table['id']}")
    letter.more = {"game": table["game"], "table": table["id"], "rivals": names, "turn": table["turn"]}
    return letter


def invitation(words: Words, title: str, host: str, tournament: Row | None) -> str:
    if tournament is None:
        return words.say("notice-invited", title=title, who=host)
    return words.say("notice-tournament", title=title, tournament=tournament["title"], round=tournament["round"])


def left(words: Words, seconds: float) -> str:
    if seconds >= 2 * HOUR:
        return words.say("notice-left-hours", hours=int(seconds // HOUR))
    return words.say("notice-left-minutes", minutes=max(1, int(seconds // 60)))


def rivals(seats: list[Row], person: str) -> list[str]:
    return [seat["name"] for seat in seats if seat["name"] and seat["person"] != person]


def trial_letter(id: str, language: str, name: str, link: str, code: str | None, by_hand: bool) -> Letter:
    """To see whether a channel works; with a code it has to be confirmed."""
    say = server_words(language).say
    if code is not None and by_hand:
        title, text = say("notice-confirm"), say("notice-confirm-text", who=name, code=code)
    else:
        title, text = say("notice-trial"), say("notice-trial-text", who=name)
    letter = Letter(id, title, text, link, kind="trial" if code is None else "confirm", tag="cenote")
    if code is not None:
        letter.more = {"code": code}
    return letter
