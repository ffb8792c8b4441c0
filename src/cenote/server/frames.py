"""Frames of a WebSocket: where one ends, what it says, and how something is said in one."""

from __future__ import annotations

import struct
from typing import Final

from cenote.server.wire import LARGEST_MESSAGE

FIN: Final = 0x80
TEXT: Final = 0x1
CONTROL: Final = 0x8
MASKED: Final = 0x80
LENGTH: Final = 0x7F
LONG: Final = 126  # stands for a length in two bytes that follow, 127 for one in eight
HEAD: Final = 2  # bytes
MASK: Final = 4


def frame_size(data: bytes) -> int:
    """Of the first frame in it; 0 where that is none of those that are read here, or more is to come to tell."""
    if len(data) < HEAD:
        return 0
    first, second = data[0], data[1]
    if not second & MASKED or not (first == FIN | TEXT or first & CONTROL):
        return 0
    length = second & LENGTH
    if length < LONG:
        return HEAD + MASK + length
    if length > LONG or len(data) < HEAD + 2:
        return 0
    length = data[2] << 8 | data[3]
    return HEAD + 2 + MASK + length if length <= LARGEST_MESSAGE else 0


def unmasked(frame: bytes) -> bytes:
    """What a whole frame of a client says."""
    start = HEAD + MASK + (2 if frame[1] & LENGTH == LONG else 0)
    size = len(frame) - start
    mask = frame[start - MASK : start] * (size // MASK + 1)
    return (int.from_bytes(frame[start:], "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")


def framed(text: bytes) -> bytes:
    """A frame of a server that says it."""
    size = len(text)
    if size < LONG:
        return struct.pack("!BB", FIN | TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", FIN | TEXT, LONG, size) + text
    return struct.pack("!BBQ", FIN | TEXT, LONG + 1, size) + text
