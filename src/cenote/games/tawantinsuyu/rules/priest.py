"""The high priest: moving, activating, worship and offering, and what others gain by it.

Rules W61, W62, W63, W64, W65, W66, W67, W121, W146.
"""

from __future__ import annotations

from typing import Final

from cenote.core.kernel import Frame, Move, Reason, Step, seated
from cenote.games.tawantinsuyu.names import (
    ACTING,
    ACTION,
    ACTIONS,
    CONQUEST,
    FLAG,
    GOLD,
    LARGE,
    OFFERING,
    PRODUCTION,
    RESTORATION,
    SECTORS,
    WORSHIP,
    Z11,
    Z12,
    Z16,
    Z17,
    Z18,
)
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy, WarLoss
from cenote.games.tawantinsuyu.rules.decks import draw_army_to_hand
from cenote.games.tawantinsuyu.rules.her.priest import act, react
from cenote.games.tawantinsuyu.rules.moments import Moment
from cenote.games.tawantinsuyu.rules.monuments import sacrifice
from cenote.games.tawantinsuyu.rules.payment import affords, bill, charge
from cenote.games.tawantinsuyu.rules.production import Produce
from cenote.games.tawantinsuyu.rules.restoring import FOR_CORN, FOR_FOOD, Restore
from cenote.games.tawantinsuyu.rules.temple import TOP_STEP, BuyStep, Climb, can_climb
from cenote.games.tawantinsuyu.rules.weaving import FreeWeaving
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import DONE, OFFER, PART, PERFORM, SACRIFICE, TAKE_GOLD
from cenote.games.tawantinsuyu.vocabulary import BUY_STEP, GOD, WEAVING

NOT_IN_BONUS: Final = Reason("W126", "not-in-bonus", "part")
NO_OWN_STATUE: Final = Reason("W64", "no-own-statue", "size", "god")
ONE_OF_EACH_SIZE: Final = Reason("W64", "one-of-each-size", "size")
ONE_STEP_ONLY: Final = Reason("W65", "one-step-only")
DEAR_OFFERING: Final = Reason("W65", "dear", "cost", "have")


def advance(s: Tawantinsuyu, me: Player, steps: int) -> None:
    """One or two cells clockwise (W61)."""
    me.priest = (me.priest + steps) % SECTORS
    action = s.action_at(me.priest)
    if s.events is not None:
        s.tell("advance", me.seat, action=ACTIONS[action])
    s.stack.append(ActOrGold(me.seat, action))


class ActOrGold(Moment):
    """The mover performs the action or takes 1 gold instead; it is activated either way (W62)."""

    rule = "W62"
    takes = seated(action=ACTION)
    lies_on = ("EndTurn", "SecondAction")
    same_seat = True

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def options(self, s: Tawantinsuyu) -> list[Move]:
        return [PERFORM.moves[0], TAKE_GOLD.moves[0]]

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        activate(s, self.seat, self.action, move[0] == TAKE_GOLD.name)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        return None if move[0] in (PERFORM.name, TAKE_GOLD.name) else super().obstacle(s, move)


def activate(s: Tawantinsuyu, seat: int, action: int, gold: bool) -> None:
    """War loss, triggers of all, the mover's part, then the others (W146)."""
    order = s.order(seat)
    frames: list[Frame[Tawantinsuyu]] = []
    if action == CONQUEST:
        frames.append(WarLoss(seat))
    for other in order:
        frames.append(Trigger(other, action))
    frames.append(Act(seat, action, int(gold)))
    if action == CONQUEST:
        frames += [Levy(other, int(other == seat)) for other in order if other != seat or not gold]
        frames += [Conquer(other, 0) for other in order if other != seat or not gold]
        if not gold:
            frames.append(Conquer(seat, 1))
    else:
        frames += [React(other, action) for other in order[1:]]
    frames.reverse()
    s.stack += frames


class Trigger(Step[Tawantinsuyu]):
    """Permanent buildings of a player that work whenever anyone, Axomamma too, activates the action.

    Rules W111, W112, W117, W118, WS54.
    """

    takes = seated(action=ACTION)
    lies_on = ("Act", "Trigger")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if not me.permanent:
            return
        if self.action == OFFERING:
            due = me.has(Z11) + 2 * me.has(Z12)
            if due:
                s.stack.append(Triggers(self.seat, due))
        elif self.action == CONQUEST and me.has(Z17):
            s.gain(me, GOLD, 1)
            s.score(me, 1, "buildings")
        elif self.action == RESTORATION and me.has(Z18):
            draw_army_to_hand(s, me, 1)
            s.gain(me, GOLD, 1)


class Triggers(Moment):
    """Z11 and Z12 at an offering, in their owner's order (W126, W160)."""

    since = 2
    rule = "W126"
    takes = seated(left=range(1, 4))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # 1 for Z11, 2 for Z12

    def options(self, s: Tawantinsuyu) -> list[Move]:
        moves: list[Move] = []
        if self.left & 1:
            moves.append(PART.moves[WEAVING - GOD])
        if self.left & 2:
            moves.append(PART.moves[BUY_STEP - GOD])
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        weaving = PART.number(move) == WEAVING - GOD
        left = self.left & (2 if weaving else 1)
        if left:
            s.stack.append(Triggers(self.seat, left))
        s.stack.append(FreeWeaving(self.seat, 1) if weaving else BuyStep(self.seat))

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == PART.name:
            return None if move in self.options(s) else NOT_IN_BONUS
        return super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"part": move[1]} if move[0] == PART.name else super().numbers(s, move)


class Act(Step[Tawantinsuyu]):
    """The mover's own part of the action, or the gold (W62, W63, W64, W65, W66, W67)."""

    takes = seated(action=ACTION, gold=FLAG)
    lies_on = ("React", "Levy")

    def __init__(self, seat: int, action: int, gold: int) -> None:
        self.seat = seat
        self.action = action
        self.gold = gold

    def possible(self, s: Tawantinsuyu) -> bool:
        return self.seat == s.active

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            act(s, self.action)  # Axomamma acts and reacts by her own rules
            return
        if self.action == PRODUCTION:
            s.stack.append(Produce(self.seat, 1 - self.gold, 1 - self.gold, int(me.has(Z16)), 0))
        if self.gold:
            s.gain(me, GOLD, 1)
        elif self.action == WORSHIP:
            s.stack.append(Worship(self.seat, 1, 1, 0))
        elif self.action == OFFERING:
            s.stack.append(Offering(self.seat, 0))
        elif self.action == RESTORATION:
            s.stack.append(Restore(self.seat, 1, FOR_FOOD, 0))


class React(Step[Tawantinsuyu]):
    """Another player's part of the action."""

    takes = seated(action=ACTION)
    lies_on = (*ACTING, "React")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: Tawantinsuyu) -> None:
        me = s.players[self.seat]
        if s.is_her(me):
            react(s, self.action)
        elif self.action == PRODUCTION:
            s.stack.append(Produce(self.seat, 1, 0, int(me.has(Z16)), 0))
        elif self.action == WORSHIP:
            s.stack.append(Worship(self.seat, 1, 1, 1))
        elif self.action == OFFERING:
            s.stack.append(Offering(self.seat, 1))
        else:
            s.stack.append(Restore(self.seat, 0, FOR_CORN, 0))


class Worship(Moment):
    """Discard statues for temple steps: the mover one of each size, another player one for one step (W64, W147)."""

    rule = "W64"
    takes = seated(small=FLAG, large=FLAG, other=FLAG)

    def __init__(self, seat: int, small: int, large: int, other: int) -> None:
        self.seat = seat
        self.small = small
        self.large = large
        self.other = other

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        own = [statue for statue in range(2 * LARGE) if me.statues[statue]]
        moves = [SACRIFICE.moves[statue] for statue in own if self.no_sacrifice(s, me, statue) is None]
        moves.append(DONE)
        return moves

    def no_sacrifice(self, s: Tawantinsuyu, me: Player, statue: int) -> Reason | None:
        if not can_climb(s, me):
            return TOP_STEP
        if not me.statues[statue]:
            return NO_OWN_STATUE
        return None if (self.large if statue >= LARGE else self.small) else ONE_OF_EACH_SIZE

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        statue = SACRIFICE.number(move)
        large = statue >= LARGE
        if not self.other:
            small_left, large_left = (self.small, 0) if large else (0, self.large)
            if small_left or large_left:
                s.stack.append(Worship(self.seat, small_left, large_left, 0))
        s.stack.append(Climb(self.seat, 3 if large and not self.other else 1))
        sacrifice(s, s.players[self.seat], statue)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == SACRIFICE.name:
            return self.no_sacrifice(s, s.players[self.seat], SACRIFICE.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        return {"size": move[1], "god": move[2]} if move[0] == SACRIFICE.name else super().numbers(s, move)


class Offering(Moment):
    """Corn for temple steps: the mover 2, 4 or 6 for 1, 2 or 3; another player 3 for 1 (W65)."""

    rule = "W65"
    takes = seated(other=FLAG)

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def corn(self, steps: int) -> int:
        return 3 if self.other else 2 * steps

    def options(self, s: Tawantinsuyu) -> list[Move]:
        me = s.players[self.seat]
        moves = [OFFER.moves[n - 1] for n in range(1, len(OFFER.moves) + 1) if self.no_offer(s, me, n) is None]
        moves.append(DONE)
        return moves

    def no_offer(self, s: Tawantinsuyu, me: Player, steps: int) -> Reason | None:
        if self.other and steps > 1:
            return ONE_STEP_ONLY
        if steps > s.box.top_step - me.step:
            return TOP_STEP
        return None if affords(me, 0, self.corn(steps), 0, 0, 0) else DEAR_OFFERING

    def helped(self, s: Tawantinsuyu) -> bool:
        return can_climb(s, s.players[self.seat])

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == DONE:
            return
        steps = 1 + OFFER.number(move)
        s.stack.append(Climb(self.seat, steps))
        charge(s, s.players[self.seat], 0, self.corn(steps), 0, 0, 0)

    def obstacle(self, s: Tawantinsuyu, move: Move) -> Reason | None:
        if move[0] == OFFER.name:
            return self.no_offer(s, s.players[self.seat], 1 + OFFER.number(move))
        return None if move == DONE else super().obstacle(s, move)

    def numbers(self, s: Tawantinsuyu, move: Move) -> dict[str, object]:
        if move[0] != OFFER.name:
            return super().numbers(s, move)
        return bill(s.players[self.seat], {"corn": self.corn(1 + OFFER.number(move))})
