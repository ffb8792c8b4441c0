"""Positions as they are declared: parts made of fields, and the views that show them.

Written down, read back and shown here, field by field, for all games alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cenote.core.fields import ALL, MANY, NOBODY_SEES, NONE, OWNER, SIZE, Flag, Kind, Number
from cenote.core.kernel import Frame, State
from cenote.core.reader import Reader
from cenote.core.refusal import BadPosition
from cenote.core.rng import MASK, Rng


class Field:
    """One field of a position: its name, what it is, and who sees it.

    A field of its owner alone is opened to all when `until` says so of the position. `shown` is its name in views,
    if it has another one there, and `within` the record of a view in which it stands, if it is not the view itself.
    What is not `written` follows from other fields: it is only copied. Under rules before `since` it is neither written
    nor shown, so that older positions stay as they are. What is only `remembered` may be missing in what is written,
    and is no part of the digest: people can remember more without making another game of it.
    """

    def __init__(
        self, name: str, kind: Kind, sees: str = ALL, until: Callable[[Any], bool] | None = None,
        shown: str = "", written: bool = True, within: str = "", since: int = 1,
        remembered: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = kind
        self.sees = sees
        self.until = until
        self.shown = shown or name
        self.written = written
        self.within = within
        self.since = since
        self.remembered = remembered
        self.plain = sees == ALL and type(kind) in (Number, Flag)  # shown to all as it is

    def typescript(self) -> str:
        text = "number" if self.sees == SIZE else self.kind.typescript()
        return f"{text} | null" if self.sees == OWNER and not text.endswith("| null") else text

    def typescript_name(self) -> str:
        """Older rules do not know it: then it may be missing."""
        return self.shown if self.since == 1 else f"{self.shown}?"


class Derived:
    """Something that views show and that follows from the position: `of(s, seat)`, or `of(s, me, seat)` of a player."""

    def __init__(self, name: str, kind: Kind, of: Callable[..., Any]) -> None:
        self.name = name
        self.kind = kind
        self.of = of


class Part:
    """A part of a position: the table itself, or what each player has."""

    def __init__(self, name: str, about: str, *fields: Field) -> None:
        self.name = name
        self.about = about
        self.fields = fields
        self.written = [field for field in fields if field.written]
        self.remembered = [field.name for field in fields if field.remembered]
        self.visible = self.seen("")

    def seen(self, within: str) -> list[Field]:
        """What somebody sees of it in views, or within a record of them."""
        return [field for field in self.fields if field.sees != NOBODY_SEES and field.within == within]

    def write(self, of: Any, rules: int) -> dict[str, Any]:
        written = {}
        for field in self.written:
            value = getattr(of, field.name)
            if field.since <= rules and (value or not field.remembered):
                written[field.name] = field.kind.write(value)
        return written

    def read(self, into: Any, reader: Reader, box: Any, seats: int, rules: int) -> None:
        """Take every field from what is written, or raise BadPosition."""
        for field in self.written:
            if field.since > rules or (field.remembered and not reader.has(field.name)):
                continue
            value = field.kind.read(reader, field.name, reader.take(field.name), box, seats)
            setattr(into, field.name, value)

    def show(self, s: Any, of: Any, own: bool) -> dict[str, Any]:
        shown: dict[str, Any] = {}
        show_fields(shown, self.visible, s, of, own)
        return shown


def show_fields(shown: dict[str, Any], fields: list[Field], s: Any, of: Any, own: bool) -> None:
    """Add to a view what it shows of these fields."""
    for field in fields:
        if field.since > 1 and field.since > s.rules:
            continue
        value = getattr(of, field.name)
        if field.plain:
            shown[field.shown] = value
        elif field.sees == SIZE:
            shown[field.shown] = len(value)
        elif field.sees == OWNER and not own and not (field.until is not None and field.until(s)):
            shown[field.shown] = None
        else:
            shown[field.shown] = field.kind.show(value)


class Within(Kind):
    """A record within a view: the fields of a part that are shown there, and what follows from them."""

    def __init__(self, part: Part, within: str = "", follows: Sequence[Derived] = ()) -> None:
        self.fields = part.seen(within)
        self.follows = tuple(follows)

    def show_of(self, s: Any, of: Any, own: bool, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {}
        show_fields(shown, self.fields, s, of, own)
        for derived in self.follows:
            shown[derived.name] = derived.of(s, of, seat)
        return shown

    def typescript(self) -> str:
        shown = [f"{field.typescript_name()}: {field.typescript()}" for field in self.fields]
        return "{ " + "; ".join([*shown, *(f"{one.name}: {one.kind.typescript()}" for one in self.follows)]) + " }"


class View:
    """What the seats of a table may see: the declared fields, and what follows from them."""

    def __init__(
        self, table: Part, player: Part, follows: Sequence[Derived] = (), of_player: Sequence[Derived] = (),
        owns: Callable[[Any, int, int | None], bool] | None = None,
    ) -> None:  # fmt: skip
        self.table = table
        self.player = player
        self.follows = tuple(follows)
        self.of_player = tuple(of_player)
        self.owns = owns

    def show(self, s: Any, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"game": s.game.key, "seat": s.seat, "you": seat, "turn": s.turn}
        show_fields(shown, self.table.visible, s, s, False)
        for derived in self.follows:
            shown[derived.name] = derived.of(s, seat)
        shown["players"] = [self.show_player(s, player, seat) for player in s.players]
        return shown

    def show_player(self, s: Any, player: Any, seat: int | None) -> dict[str, Any]:
        own = player.seat == seat if self.owns is None else self.owns(s, player.seat, seat)
        shown: dict[str, Any] = {"seat": player.seat}
        show_fields(shown, self.player.visible, s, player, own)
        for derived in self.of_player:
            shown[derived.name] = derived.of(s, player, seat)
        return shown


# --- dumps ---


class Balance:
    """Something of which there is always the same number: where it is found, and how many there must be.

    `details` name it where one sentence speaks of many such things.
    """

    def __init__(self, key: str, found: Callable[..., int], wanted: Callable[..., int], **details: object) -> None:
        self.key = key
        self.found = found
        self.wanted = wanted
        self.details = details

    def check(self, s: Any) -> None:
        self.compare(self.found(s), self.wanted(s))

    def compare(self, found: int, wanted: int, **more: object) -> None:
        if found != wanted:
            raise BadPosition(self.key, **self.details, **more, found=found, wanted=wanted)


class Each(Balance):
    """The same for every player: `found(s, me)` and `wanted(s, me)`."""

    def check(self, s: Any) -> None:
        for me in s.players:
            self.compare(self.found(s, me), self.wanted(s, me), seat=me.seat)


class Pieces:
    """Components of which each is in one place at most: their names, and everything that lies about."""

    def __init__(self, names: Sequence[str], found: Callable[[Any], list[int]]) -> None:
        self.names = names
        self.found = found

    def check(self, s: Any) -> None:
        seen: set[int] = set()
        for number in self.found(s):
            if number in seen:
                raise BadPosition("twice", tile=self.names[number])
            seen.add(number)


def write(s: Any, table: Part, player: Part) -> dict[str, Any]:
    """A game's own part of the dump."""
    return {"players": [player.write(one, s.rules) for one in s.players], **table.write(s, s.rules)}


def forget(fields: dict[str, Any], player: Part) -> None:
    """Leave out of a dump what is only remembered."""
    for name in player.remembered:
        for one in fields["players"]:
            one.pop(name, None)


def read_rng(reader: Reader) -> Rng:
    return Rng(*(reader.check("rng", word, range(MASK + 1)) for word in reader.values("rng", 4)))


def read_player(reader: Reader, part: Part, me: Any, box: Any, seats: int, rules: int) -> Any:
    """What one seat has, of the list of players in a dump."""
    written = reader.values("players")[me.seat]
    where = f"players[{me.seat}]"
    if not isinstance(written, Mapping):
        raise BadPosition("field-missing", field=where)
    part.read(me, Reader(written, f"{where}."), box, seats, rules)
    return me


def read_table(s: State, reader: Reader, part: Part, box: Any, seats: int) -> None:
    """The fields of the table, the turn, and what is still to be done."""
    s.turn = reader.number("turn", range(MANY))
    part.read(s, reader, box, seats, s.rules)
    s.stack = [read_frame(s, entry, seats) for entry in reader.values("stack")]


def read_frame(s: State, written: object, seats: int) -> Frame[Any]:
    frame = s.game.frame(written)
    for name, allowed in frame.takes.items():
        if getattr(frame, name) not in (range(seats) if name == "seat" else allowed):
            raise BadPosition("frame", frame=str(written))
    return frame


def check_stack(s: State) -> None:
    """Each frame lies where it may lie and fits the position, and there is something to decide on top."""
    below: Frame[Any] | None = None
    for frame in s.stack:
        if not may_lie(frame, below) or not frame.possible(s):
            raise out_of_place(frame)
        below = frame
    if s.stack and not s.has_choice():
        raise BadPosition("no-decision")


def may_lie(frame: Frame[Any], below: Frame[Any] | None) -> bool:
    """May the frame lie on this one, or at the bottom?"""
    if frame.lies_on and (type(below).__name__ if below is not None else "") not in frame.lies_on:
        return False
    if below is None:
        return True
    return below.waits() and not (frame.same_seat and "seat" in below.takes and seat_of(frame) != seat_of(below))


def seat_of(frame: Frame[Any]) -> int:
    """Whose it is; NONE for what belongs to nobody."""
    seat: int = getattr(frame, "seat", NONE)
    return seat


# --- the sentences of a refusal that all rooms say ---


def out_of_place(frame: Frame[Any]) -> BadPosition:
    """This cannot be still to do."""
    return BadPosition("frame", frame=str([type(frame).__name__, *frame.args()]))


def out_of_bounds(field: str, value: object, lowest: int, highest: int) -> BadPosition:
    return BadPosition("field-value", field=field, value=str(value), lowest=lowest, highest=highest)
