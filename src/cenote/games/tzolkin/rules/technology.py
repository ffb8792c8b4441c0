"""The four technologies: prices, levels and the bonus beyond level 3 (T73, T74, T75, T76)."""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Choice, Move, Reason, Step, seated
from cenote.core.shared import added
from cenote.games.tzolkin.names import AGRICULTURE, ARCHITECTURE, EXTRACTION, IN_ACTION, TOP_LEVEL, TRACKS
from cenote.games.tzolkin.rules.payment import Pay, TakeResource
from cenote.games.tzolkin.rules.temples import ChooseTemple
from cenote.games.tzolkin.state import Player, Tzolkin
from cenote.games.tzolkin.verbs import ADVANCE, DONE

DEAR_ADVANCE: Final = Reason("T73", "dear-advance", "track", "cost", "have")
MUST_ADVANCE: Final = Reason("T47", "must-advance")
MUST_ADVANCE_ONCE: Final = Reason("T49", "must-advance")


def price(level: int) -> int:
    """1, 2, 3 resources for the levels, 1 for the bonus beyond them (T73)."""
    return level + 1 if level < TOP_LEVEL else 1


def cheapest(me: Player) -> int:
    levels = me.levels
    return min(price(levels[0]), price(levels[1]), price(levels[2]), price(levels[3]))


def no_advance(me: Player, track: int) -> Reason | None:
    """What stands against paying for an advance."""
    return DEAR_ADVANCE if price(me.levels[track]) > me.resources else None


def advance(s: Tzolkin, me: Player, track: int) -> None:
    """One level up, or the bonus of the track on level 3 (T74, T76)."""
    if me.levels[track] < TOP_LEVEL:
        me.levels = added(me.levels, track, 1)
        if s.events is not None:
            s.tell("advance", me.seat, track=TRACKS[track], level=me.levels[track])
        return
    if s.events is not None:
        s.tell("bonus", me.seat, track=TRACKS[track])
    if track == AGRICULTURE:
        s.stack.append(ChooseTemple(me.seat, 0, -1))
    elif track == EXTRACTION:
        s.stack.append(TakeResource(me.seat, 2))
    elif track == ARCHITECTURE:
        s.score(me, 3, "technology")
    else:
        s.gain_skulls(me, 1)


class Learn(Step[Tzolkin]):
    """The advance that was paid for."""

    takes = seated(track=range(4))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def run(self, s: Tzolkin) -> None:
        advance(s, s.players[self.seat], self.track)


class Advance(Choice[Tzolkin]):
    """Pay for an advance on one track; after the first of Tikal 3 a second one may follow (T47, T49)."""

    rule = "T49"
    takes = seated(left=range(1, 3), optional=range(2))
    lies_on = IN_ACTION
    same_seat = True

    def __init__(self, seat: int, left: int, optional: int) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional

    def waits(self) -> bool:
        return bool(self.optional)

    def cited(self, s: Tzolkin) -> str:
        return "T47" if self.left == 1 and not self.optional else self.rule

    def moves(self, s: Tzolkin) -> list[Move]:
        me = s.players[self.seat]
        moves = [ADVANCE.moves[track] for track in range(4) if no_advance(me, track) is None]
        if self.optional:
            moves.append(DONE)
        return moves

    def play(self, s: Tzolkin, move: Move) -> None:
        if move == DONE:
            return
        track = ADVANCE.number(move)
        if self.left > 1:
            s.stack.append(Advance(self.seat, self.left - 1, 1))
        s.stack.append(Learn(self.seat, track))
        s.stack.append(Pay(self.seat, price(s.players[self.seat].levels[track])))

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        if move[0] == ADVANCE.name:
            return no_advance(s.players[self.seat], ADVANCE.number(move))
        if move == DONE:
            return None if self.optional else MUST_ADVANCE if self.left == 1 else MUST_ADVANCE_ONCE
        return super().obstacle(s, move)

    def numbers(self, s: Tzolkin, move: Move) -> dict[str, object]:
        if move[0] != ADVANCE.name:
            return {}
        me = s.players[self.seat]
        return {"track": move[1], "cost": price(me.levels[ADVANCE.number(move)]), "have": me.resources}


class FreeAdvance(Choice[Tzolkin]):
    """A free advance on a track of choice (T74)."""

    rule = "T74"
    lies_on = IN_ACTION
    same_seat = True

    def waits(self) -> bool:
        return True

    def moves(self, s: Tzolkin) -> list[Move]:
        return ADVANCE.moves.copy()

    def obstacle(self, s: Tzolkin, move: Move) -> Reason | None:
        return None if move[0] == ADVANCE.name else super().obstacle(s, move)

    def play(self, s: Tzolkin, move: Move) -> None:
        advance(s, s.players[self.seat], ADVANCE.number(move))
