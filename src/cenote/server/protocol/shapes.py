"""The declared structures as plain descriptions, for all that is made from them."""

from __future__ import annotations

import inspect
from typing import Any

from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from cenote.server.protocol.commands import ClientMessage
from cenote.server.protocol.endpoints import ENDPOINTS
from cenote.server.protocol.general import Problem
from cenote.server.protocol.lobby import LobbyAsk, LobbyTold
from cenote.server.protocol.talking import ServerMessage

PLAIN: dict[type[Type], str] = {
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
}


class Member:
    """A field: its name on the wire, its type as TypeScript writes it, and what it means."""

    def __init__(self, name: str, type: str, means: str = "", optional: bool = False) -> None:
        self.name = name
        self.type = type
        self.means = means
        self.optional = optional

    @staticmethod
    def of(field: Field) -> Member:
        extra = field.type.extra_json_schema if isinstance(field.type, Metadata) else None
        return Member(field.encode_name, spelled(field.type), (extra or {}).get("description", ""), not field.required)


class Structure:
    def __init__(self, info: StructType) -> None:
        self.name = info.cls.__name__
        self.means = " ".join((inspect.getdoc(info.cls) or "").split())
        self.tag = None if info.tag_field is None else Member(info.tag_field, quoted(info.tag))
        self.members = [Member.of(field) for field in info.fields]


class Value:
    """A type with a name of its own that is no structure."""

    def __init__(self, name: str, type: str, means: str) -> None:
        self.name = name
        self.type = type
        self.means = means


class Declared:
    """All that goes over the wire, in the order in which it is met."""

    def __init__(self) -> None:
        self.structures: dict[str, Structure] = {}
        self.values: dict[str, Value] = {}
        kinds: list[Any] = [ServerMessage, ClientMessage, LobbyAsk, LobbyTold, Problem]
        for endpoint in ENDPOINTS:
            kinds += [endpoint.answer] if endpoint.body is None else [endpoint.body, endpoint.answer]
        for kind in kinds:
            self.meet(type_info(kind))

    def meet(self, found: Type) -> None:
        """Take in a type, and all that it is made of."""
        if isinstance(found, Metadata):
            self.meet_value(found)
        if isinstance(found, StructType):
            if found.cls.__name__ in self.structures:
                return
            self.structures[found.cls.__name__] = Structure(found)
        for part in parts(found):
            self.meet(part)

    def meet_value(self, found: Metadata) -> None:
        name = title(found)
        if name:
            self.values[name] = Value(name, spelled(found.type), (found.extra or {})["means"])


def parts(found: Type) -> list[Type]:
    """The types that a type is made of."""
    if isinstance(found, Metadata):
        return [found.type]
    if isinstance(found, StructType):
        return [field.type for field in found.fields]
    if isinstance(found, UnionType):
        return list(found.types)
    if isinstance(found, TupleType):
        return list(found.item_types)
    if isinstance(found, ListType | VarTupleType):
        return [found.item_type]
    if isinstance(found, DictType):
        return [found.value_type]
    return []


def spelled(found: Type) -> str:
    """The type as TypeScript writes it."""
    if isinstance(found, Metadata):
        return title(found) or spelled(found.type)
    if isinstance(found, StructType):
        return found.cls.__name__
    if isinstance(found, LiteralType):
        return " | ".join(map(quoted, found.values))
    if isinstance(found, UnionType):
        return " | ".join(dict.fromkeys(spelled(part) for part in found.types))
    if isinstance(found, ListType | VarTupleType):
        item = spelled(found.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(found, TupleType):
        return f"[{', '.join(map(spelled, found.item_types))}]"
    if isinstance(found, DictType):
        return f"Record<string, {spelled(found.value_type)}>"
    return PLAIN[type(found)]


def spelled_kind(kind: Any) -> str:
    return spelled(type_info(kind))


def title(found: Metadata) -> str:
    return str((found.extra_json_schema or {}).get("title", ""))


def quoted(value: Any) -> str:
    return f"'{value}'"
