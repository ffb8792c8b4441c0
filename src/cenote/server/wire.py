"""How structures become JSON, and JSON structures."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import msgspec

from cenote.server.protocol.commands import ClientMessage

LARGEST_MESSAGE = 16 * 1024
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def plain(value: object) -> object:
    """What JSON has no word for."""
    if isinstance(value, Fraction):
        return float(value)
    raise NotImplementedError(type(value))


encoder = msgspec.json.Encoder(enc_hook=plain)
from_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(value: object) -> bytes:
    return encoder.encode(value)


def written(value: object) -> str:
    """JSON as a text, for the database."""
    return encoder.encode(value).decode()


def has_nul(text: str | bytes) -> bool:
    """Does JSON hold a character of code zero? No database takes one in a text."""
    text = text.encode(errors="replace") if isinstance(text, str) else text
    return rb"\u0000" in text and NUL.search(text) is not None


def read(text: str | bytes) -> Any:
    return msgspec.json.decode(text)
