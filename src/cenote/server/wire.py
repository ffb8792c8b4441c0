"""What goes over the wire, and what comes."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

LARGEST_MESSAGE = 16 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[str, Meta(max_length=32)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Written = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]


class Message(Struct, tag_field="type", tag=str.lower):
    """Something that a client says."""


class Hello(Message):
    have: Count | None = None


class Ping(Message):
    pass


class Why(Message):
    id: Id
    move: Written


class Command(Message):
    """A message that may change the table; its id makes sure that it does so once."""

    id: Id


class Play(Command):
    seq: Seq
    move: Written


class Undo(Command):
    seq: Seq


class Redo(Command):
    seq: Seq


class Confirm(Command):
    seq: Seq


class Chat(Command):
    text: Text
    to: SeatNumber | None = None


class Takeback(Command):
    seq: Seq
    to: Count


class Answer(Command):
    to: Count
    accept: bool


class Settings(Command):
    confirm: bool


# What is asked over HTTP or comes from inside, on the same path as the rest.


class Join(Command):
    seat: SeatNumber | None = None
    invite: str = ""


class Leave(Command):
    pass


class Cancel(Command):
    pass


class Think(Command):
    """A code seat has made up its mind about its turn."""

    seat: SeatNumber
    entries: Count
    moves: list[str]


class TimeOut(Command):
    entries: Count


FromClient = Hello | Ping | Why | Play | Undo | Redo | Confirm | Chat | Takeback | Answer | Settings
Act = Why | Play | Undo | Redo | Confirm | Chat | Takeback | Answer | Settings | Join | Leave | Cancel | Think | TimeOut

Json = dict[str, Any]


def plain(value: object) -> object:
    """What JSON has no word for."""
    if isinstance(value, Fraction):
        return float(value)
    raise NotImplementedError(type(value))


encoder = msgspec.json.Encoder(enc_hook=plain)
from_client = msgspec.json.Decoder(FromClient)


def encode(value: object) -> bytes:
    return encoder.encode(value)


def written(value: object) -> str:
    """JSON as a text, for the database."""
    return encoder.encode(value).decode()


def read(text: str | bytes) -> Any:
    return msgspec.json.decode(text)
