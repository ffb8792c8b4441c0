"""Whatever is given: the ladder of benefits with its lesser ones, and abilities part by part (E9, E15, E16, E134)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import MANY, NONE
from cenote.core.kernel import Move, Reason, seated
from cenote.games.endlesswinter import vocabulary as v
from cenote.games.endlesswinter.geometry import AREA
from cenote.games.endlesswinter.names import BETWEEN, IN_GAINING, NEUTRAL
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.cards import can_draw, draw
from cenote.games.endlesswinter.rules.choices import (
    BuryCards,
    DiscardCards,
    Recruit,
    RevealAnimals,
    catch_some,
    learn,
    move_camps,
    take_tops,
)
from cenote.games.endlesswinter.rules.idols import add_steps, no_step, step
from cenote.games.endlesswinter.rules.megaliths import no_place, place, places, targets
from cenote.games.endlesswinter.rules.parts import (
    count_of,
    is_open,
    kind_numbers,
    no_kind,
    possible,
    stands_right,
)
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import (
    DONE,
    IDOL,
    MEGALITH,
    PART,
    TAKE,
    TAKE_CARD,
    TAKE_FOOD,
    TAKE_TOOL,
)
from cenote.games.endlesswinter.vocabulary import BITS, LEFT, MOST, TIMES, Ability, Part

DECLINE_INSIDE: Final = Reason("E15", "decline-inside")
NOT_LESSER: Final = Reason("E9", "not-lesser")
NO_CARD: Final = Reason("E8", "no-card")
NO_ARROW_THERE: Final = Reason("E84", "no-arrow-there")
ARROW_NO_LESSER: Final = Reason("E9", "arrow-no-lesser")

# --- giving ---


def give(s: EndlessWinter, me: Player, ability: Ability) -> None:
    """Everything that a component gives; nested gains are finished first (E134)."""
    if ability.direct:
        part = ability.parts[0]
        if possible(s, me, part.kind):
            apply(s, me, part.kind, part.n)
    elif ability.parts:
        s.stack.append(Receive(me.seat, ability.number, ability.left))


def use(s: EndlessWinter, me: Player, ability: Ability) -> None:
    """An ability that was asked for: a single part needs no second question."""
    if len(ability.parts) == 1 and ability.parts[0].times == 1:
        perform(s, me, ability.parts[0])
    else:
        give(s, me, ability)


def perform(s: EndlessWinter, me: Player, part: Part) -> None:
    """Pay for one part and give what it brings (E16, E135)."""
    if part.column != BETWEEN and s.column == BETWEEN:
        s.bound = part.column
    if part.paid:
        s.spend(me, part.food, part.tools, part.labour)
    if part.discard:
        s.stack.append(DiscardCards(me.seat, part.discard, 0))
    if part.inner != NONE:
        give(s, me, s.box.abilities[part.inner])
    else:
        n = part.n * count_of(me, part)
        if n:
            apply(s, me, part.kind, n)


def apply(s: EndlessWinter, me: Player, kind: int, n: int) -> None:
    """One kind of gain, n times."""
    if kind == v.FOOD:
        s.gain_food(me, n)
    elif kind <= v.MEGALITH:
        s.stack.append(Gain(me.seat, kind, n))
    elif kind == v.VP:
        s.score(me, n, "effects")
    elif kind == v.LABOUR:
        s.gain_labour(me, n)
    elif kind == v.FILL:
        s.gain_food(me, s.box.food_track)  # up to the limit (E117)
    elif kind == v.CAMP:
        for _ in range(n):
            s.place_camp(me)
    elif kind == v.MOVE:
        move_camps(s, me.seat, n)
    elif kind == v.VILLAGE:
        s.push("BuildVillage", me.seat)
    elif kind == v.BURY:
        s.stack.append(BuryCards(me.seat, n))
    elif kind == v.TRIBE_HAND or kind == v.TRIBE_DISCARD:
        s.stack.append(Recruit(me.seat, n, int(kind == v.TRIBE_HAND)))
    elif kind == v.CULTURE:
        learn(s, me.seat, n)
    elif kind == v.ANIMAL_PICK:
        catch_some(s, me.seat, n)
    elif kind == v.ANIMAL_TOP:
        take_tops(s, me.seat, n)
    elif kind == v.ANIMAL_REVEAL:
        s.stack.append(RevealAnimals(me.seat, n))
    elif kind == v.STONE:
        s.push("FreeStone", me.seat)
    else:
        s.push("TurnAnimals", me.seat, n, int(kind == v.TURN_DIFFERENT), 0)


class Receive(Asked):
    """The parts of an ability in the order of the player's choice; what has a price may be left (E15, E16)."""

    rule = "E15"
    takes = seated(ability=range(1, MANY), left=LEFT)
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, ability: int, left: int) -> None:
        self.seat = seat
        self.ability = ability
        self.left = left  # how often each part may still be used, BITS bits each

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        abilities = s.box.abilities
        return self.ability < len(abilities) and abilities[self.ability].has(self.left)

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves: list[Move] = []
        parts = self.open_parts(s)
        for part in parts:
            move = PART.moves[part.kind]
            if move not in moves:
                moves.append(move)
        if self.no_end(s, parts) is None:
            moves.append(DONE)
        return moves

    def open_parts(self, s: EndlessWinter) -> list[Part]:
        """The parts that may be asked for now."""
        me = s.players[self.seat]
        found: list[Part] = []
        left = self.asked(s)
        for part in s.box.abilities[self.ability].parts:
            if left & TIMES and is_open(s, me, part):
                found.append(part)
            left >>= BITS
        return found

    def asked(self, s: EndlessWinter) -> int:
        """What is left without the parts that come by themselves, BITS bits each."""
        left = self.left
        parts = s.box.abilities[self.ability].parts
        for i in range(len(parts)):
            if self.by_itself(s, parts[i]):
                left &= ~(TIMES << (BITS * i))
        return left

    def no_end(self, s: EndlessWinter, parts: list[Part]) -> Reason | None:
        """What has no price cannot be left (E15)."""
        for part in parts:
            if not self.may_be_left(s, part):
                return DECLINE_INSIDE
        return None

    def by_itself(self, s: EndlessWinter, part: Part) -> bool:
        """Given without a question when all else is done."""
        return part.plain and (part.column == BETWEEN or s.column != BETWEEN)

    def may_be_left(self, s: EndlessWinter, part: Part) -> bool:
        return part.asks or (part.column != BETWEEN and s.column == BETWEEN)

    def play(self, s: EndlessWinter, move: Move) -> None:
        me = s.players[self.seat]
        parts = s.box.abilities[self.ability].parts
        if move == DONE:
            self.give_plain(s, me, parts)
            return
        kind = PART.number(move)
        for i in range(len(parts)):
            part = parts[i]
            if part.kind == kind and self.left >> (BITS * i) & TIMES and is_open(s, me, part):
                s.stack.append(Receive(self.seat, self.ability, self.left - (1 << (BITS * i))))
                perform(s, me, part)
                return

    def give_plain(self, s: EndlessWinter, me: Player, parts: list[Part]) -> None:
        for i in range(len(parts)):
            part = parts[i]
            if self.left >> (BITS * i) & TIMES and self.by_itself(s, part) and stands_right(s, part):
                perform(s, me, part)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return self.no_end(s, self.open_parts(s))
        if move[0] != PART.name:
            return super().obstacle(s, move)
        ability = s.box.abilities[self.ability]
        return no_kind(s, s.players[self.seat], ability, self.asked(s), PART.number(move))

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        ability = s.box.abilities[self.ability]
        return kind_numbers(s, s.players[self.seat], ability, self.asked(s), PART.number(move))


# --- the ladder of benefits ---

LADDER: Final = (MEGALITH.name, TAKE.name, IDOL.name)


class Gain(Asked):
    """One unit of a benefit, or of any lower one (E9)."""

    rule = "E9"
    asks = ("gain-tool", "gain-idol", "gain-card", "gain-megalith")
    takes = seated(kind=range(v.TOOL, v.MEGALITH + 1), n=range(1, MOST + 1))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, kind: int, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n

    def waits(self) -> bool:
        return True

    def question(self, s: EndlessWinter) -> str:
        return self.asks[self.kind - v.TOOL]

    def moves(self, s: EndlessWinter) -> list[Move]:
        return ladder(s, s.players[self.seat], self.kind)

    def play(self, s: EndlessWinter, move: Move) -> None:
        if self.n > 1:
            s.stack.append(Gain(self.seat, self.kind, self.n - 1))
        gain(s, s.players[self.seat], move)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move[0] in LADDER:
            return no_gain(s, s.players[self.seat], self.kind, move)
        return super().obstacle(s, move)


def ladder(s: EndlessWinter, me: Player, kind: int) -> list[Move]:
    """The benefit and all lower ones; to decline it one takes the food, which never hurts (E9, E15)."""
    moves: list[Move] = []
    if no_rung(kind, v.MEGALITH) is None:
        for at in places(s, me):
            moves.append(MEGALITH.moves[at])
    if no_rung(kind, v.CARD) is None and no_card(me) is None:
        moves.append(TAKE_CARD)
    if no_rung(kind, v.IDOL) is None:
        add_steps(s, me, moves)
    moves.append(TAKE_TOOL)
    moves.append(TAKE_FOOD)
    return moves


def gain(s: EndlessWinter, me: Player, move: Move) -> None:
    """Carry out one unit of the ladder."""
    if move[0] == MEGALITH.name:
        raise_megalith(s, me, MEGALITH.number(move))
    elif move[0] == IDOL.name:
        give(s, me, step(s, me, IDOL.number(move)))
    elif move == TAKE_FOOD:
        s.gain_food(me, 1)
    elif move == TAKE_TOOL:
        s.gain_tools(me, 1)
    else:
        draw(s, me, 1)


def no_rung(kind: int, wanted: int) -> Reason | None:
    """A benefit can be changed into a lesser one alone (E9)."""
    return NOT_LESSER if wanted > kind else None


def no_card(me: Player) -> Reason | None:
    return None if can_draw(me) else NO_CARD


def no_gain(s: EndlessWinter, me: Player, kind: int, move: Move) -> Reason | None:
    """What stands against a move of the ladder; food and tools can always be had."""
    if move[0] == MEGALITH.name:
        return no_rung(kind, v.MEGALITH) or no_place(s, me, MEGALITH.number(move))
    if move[0] == IDOL.name:
        return no_rung(kind, v.IDOL) or no_step(s, me, IDOL.number(move))
    return no_rung(kind, v.CARD) or no_card(me) if move == TAKE_CARD else None


def raise_megalith(s: EndlessWinter, me: Player, at: int) -> None:
    """Place a megalith; on the board it gives what it covers, on a start cell one more (E82, E84)."""
    place(s, me, at)
    if at >= AREA:
        return
    number = s.cells[at]
    if s.box.start_cells[number]:
        if targets(s, at) and me.neutrals + me.megaliths:
            s.stack.append(Arrow(me.seat, at))
    else:
        give(s, me, s.box.cells[number])


class Arrow(Asked):
    """One more megalith on a cell that the start cell points at; no lesser benefit (E9, E84)."""

    rule = "E84"
    takes = seated(cell=range(AREA))
    lies_on = IN_GAINING
    same_seat = True

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def possible(self, s: EndlessWinter) -> bool:
        me = s.players[self.seat]
        starts = s.cells[self.cell] != NONE and s.box.start_cells[s.cells[self.cell]]
        return starts and s.megaliths[self.cell] == NEUTRAL and me.neutrals + me.megaliths > 0

    def moves(self, s: EndlessWinter) -> list[Move]:
        moves = [MEGALITH.moves[at] for at in targets(s, self.cell)]
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move != DONE:
            raise_megalith(s, s.players[self.seat], MEGALITH.number(move))

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move[0] == MEGALITH.name:
            return None if MEGALITH.number(move) in targets(s, self.cell) else NO_ARROW_THERE
        return ARROW_NO_LESSER if move[0] in LADDER else super().obstacle(s, move)
