"""Webhooks: what each service wants to be sent. Names of people are words of strangers, and stay plain words."""

from __future__ import annotations

import json
import re
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from cenote.server.notices.message import Letter
from cenote.server.protocol.notices import NewChannel, Way
from cenote.server.refused import Refused

TELEGRAM = "https://api.telegram.org"
BOT = re.compile(r"\d{3,20}:[\w-]{20,100}")
CHAT = re.compile(r"-?\d{1,20}|@\w{3,64}")
ROOM = re.compile(r"[!#][^\s/]{1,200}")
TOPIC = re.compile(r"/[\w-]{1,64}")


class Request(NamedTuple):
    url: str
    headers: dict[str, str]
    body: bytes
    method: str = "POST"


def hook_target(new: NewChannel) -> dict[str, str]:
    """What is kept of a webhook. Raises Refused for what cannot be one."""
    if new.way == "telegram" and not (BOT.fullmatch(new.token) and CHAT.fullmatch(new.room)):
        raise Refused("notice-telegram", 422)
    if new.way == "matrix" and not (ROOM.fullmatch(new.room) and new.token.isprintable() and new.token):
        raise Refused("notice-matrix", 422)
    if new.way == "ntfy" and not TOPIC.fullmatch(urlsplit(new.address).path):
        raise Refused("notice-ntfy", 422)
    if not new.token.isascii() or not new.token.isprintable():
        raise Refused("notice-address", 422)
    return {"url": new.address.rstrip("/"), "room": new.room, "token": new.token}


def request(way: Way, target: dict[str, str], letter: Letter) -> Request:
    return FORMS[way](target, letter)


def discord(target: dict[str, str], letter: Letter) -> Request:
    text = f"**{escaped(letter.title)}**\n{escaped(letter.text)}\n<{letter.link}>"
    return posted(target["url"], {"content": text, "allowed_mentions": {"parse": []}})


def slack(target: dict[str, str], letter: Letter) -> Request:
    text = f"{letter.title}\n{letter.text}".replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return posted(target["url"], {"text": f"{text}\n<{letter.link}>", "unfurl_links": False})


def telegram(target: dict[str, str], letter: Letter) -> Request:
    body = {"chat_id": target["room"], "text": letter.whole, "link_preview_options": {"is_disabled": True}}
    return posted(f"{target['url']}/bot{target['token']}/sendMessage", body)


def matrix(target: dict[str, str], letter: Letter) -> Request:
    """The same transaction twice is one message."""
    room, said = quote(target["room"], safe=""), quote(letter.id, safe="")
    url = f"{target['url']}/_matrix/client/v3/rooms/{room}/send/m.room.message/{said}"
    body = {"msgtype": "m.text", "body": letter.whole, "m.mentions": {}}
    return posted(url, body, "PUT", Authorization=f"Bearer {target['token']}")


def ntfy(target: dict[str, str], letter: Letter) -> Request:
    parts = urlsplit(target["url"])
    body = {
        "topic": parts.path.strip("/"),
        "title": letter.title,
        "message": letter.text,
        "click": letter.link,
        "priority": 4 if letter.urgent else 3,
    }
    headers = {"Authorization": f"Bearer {target['token']}"} if target["token"] else {}
    return posted(f"{parts.scheme}://{parts.netloc}/", body, **headers)


def plain(target: dict[str, str], letter: Letter) -> Request:
    headers = {"Idempotency-Key": letter.id}
    if target["token"]:
        headers["Authorization"] = f"Bearer {target['token']}"
    return posted(target["url"], letter.told(), **headers)


FORMS = {"discord": discord, "slack": slack, "telegram": telegram, "matrix": matrix, "ntfy": ntfy, "json": plain}


def posted(url: str, body: object, method: str = "POST", **headers: str) -> Request:
    content = {"Content-Type": "application/json"}
    written = json.dumps(body, ensure_ascii=False).encode()
    return Request(url, content | headers, written, method)


def escaped(text: str) -> str:
    """Without what Discord would take for a sign."""
    return re.sub(r"([\\`*_~|>#\[\]()<@:])", r"\\\1", text)
