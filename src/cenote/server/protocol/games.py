"""What the browser has to know of a game, in one language."""

from __future__ import annotations

from typing import Annotated, Any

from cenote.server.protocol.terms import ComponentStatus, OptionValue, Sent, means


class OptionInfo(Sent):
    """Something that can be chosen for a game."""

    key: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    solo: Annotated[bool, means("does it belong to the solo game alone?")]
    title: str
    about: str
    labels: Annotated[dict[str, str], means('by the value as JSON writes it: `"true"`, `"3"`, `"advanced"`')]


class AgentInfo(Sent):
    """A player made of code."""

    key: str
    title: str
    learnt: Annotated[bool, means("does it play by a network, where one has learnt what is played?")]


class VerbInfo(Sent):
    """A kind of move, as the game declares it."""

    slots: Annotated[list[str], means("the names of its arguments, in order")]
    at: Annotated[str, means("the spot on the board that it lights up: `gear/{gear}`")]
    secret: Annotated[bool, means("are its arguments hidden from the other seats while the game runs?")]


class GameInfo(Sent):
    """A game that this server offers."""

    key: str
    title: str
    about: str
    players: Annotated[tuple[int, ...], means("how many may play")]
    options: list[OptionInfo]
    agents: list[AgentInfo]
    opponent: Annotated[str, means("the agent that newcomers meet")]
    verbs: dict[str, VerbInfo]
    rules: Annotated[int, means("the version of the rules")]
    data: Annotated[str, means("the fingerprint of the host's own component file, empty for ours")]


class RuleInfo(Sent):
    """One numbered rule."""

    id: Annotated[str, means("its number: `T29`")]
    text: str


class RuleSection(Sent):
    """Rules under one heading."""

    title: str
    rules: list[RuleInfo]


class Rules(Sent):
    """All rules of a game."""

    sections: list[RuleSection]


class ComponentInfo(Sent):
    """A tile, card or token of a game."""

    kind: str
    name: str
    text: Annotated[str, means("what it does, in words; empty where that is plain")]
    status: ComponentStatus
    data: Annotated[dict[str, Any], means("its values, as the game's component file has them")]
