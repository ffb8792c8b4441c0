"""Step 2 in a column: tribe cards, food and the chief at any moment; upper, middle and lower section.

Rules E36, E37, E38, E39, E40, E41, E42, E43.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Move, Reason
from cenote.core.shared import without
from cenote.games.endlesswinter.names import (
    COLUMNS,
    DEVELOP,
    FIRST_CULTURE,
    FOLK,
    HUNT,
    INITIATE,
    LOWER,
    MIDDLE,
    MIGRATE,
    REST,
    STONES,
    UPPER,
)
from cenote.games.endlesswinter.reading import Price
from cenote.games.endlesswinter.rules.animals import take_top
from cenote.games.endlesswinter.rules.asking import Asked
from cenote.games.endlesswinter.rules.camps import step_numbers
from cenote.games.endlesswinter.rules.cards import just_initiated, no_play
from cenote.games.endlesswinter.rules.chief import LABOUR_USELESS, chief_numbers, no_chief, use_chief
from cenote.games.endlesswinter.rules.column import Column
from cenote.games.endlesswinter.rules.develop import DevelopColumn
from cenote.games.endlesswinter.rules.effects import apply, give, use
from cenote.games.endlesswinter.rules.hunt import HuntColumn
from cenote.games.endlesswinter.rules.initiate import InitiateColumn
from cenote.games.endlesswinter.rules.memory import saw_leave
from cenote.games.endlesswinter.rules.migrate import MigrateColumn
from cenote.games.endlesswinter.rules.parts import (
    no_part,
    part_numbers,
    possible,
    price_numbers,
    stands_right,
)
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import (
    CHIEF,
    CULTURE,
    DONE,
    EAT,
    EATING,
    FINISH,
    MOVE,
    PLAY,
    USE,
    USE_CHIEF,
    said,
)
from cenote.games.endlesswinter.verbs import LOWER as GO_LOWER
from cenote.games.endlesswinter.vocabulary import ANIMAL_TOP, Ability

# Where each verb of the columns is said: its column and section.
SECTIONS: Final = {
    "initiate": (INITIATE, UPPER),
    "rites": (INITIATE, MIDDLE),
    "develop": (DEVELOP, UPPER),
    "stone": (DEVELOP, MIDDLE),
    "camp": (MIGRATE, UPPER),
    "move": (MIGRATE, UPPER),
    "village": (MIGRATE, MIDDLE),
    "reveal": (HUNT, UPPER),
    "hunt": (HUNT, UPPER),
    "flip": (HUNT, MIDDLE),
}

ACTIONS: Final[list[Column]] = [InitiateColumn(), DevelopColumn(), MigrateColumn(), HuntColumn()]

CULTURE_FIRST: Final = Reason("E33", "culture-first")
NOT_PLAYED: Final = Reason("E38", "not-played", "card")
NO_ABILITY: Final = Reason("E40", "no-action-ability", "card")
LABOUR_ELSEWHERE: Final = Reason("E39", "labour-by-itself", "card")
LABOUR_COUNTED: Final = Reason("E38", "labour-by-itself", "card")
USED: Final = Reason("E38", "used-already", "card")
NO_ICON: Final = Reason("E42", "no-icon")
LOWER_ELSEWHERE: Final = Reason("E35", "other-column-stands", "column")
LOWER_DONE: Final = Reason("E36", "lower-done")
LOWER_TAKEN: Final = Reason("E36", "lower-taken")
STANDS_ELSEWHERE: Final = Reason("E36", "other-column-stands", "column")
NO_WAY_BACK: Final = Reason("E36", "no-way-back")


def play_card(s: EndlessWinter, me: Player, card: int) -> None:
    """Above the board, with its labour; what is only more labour comes by itself (E38, E39)."""
    me.hand = without(me.hand, card)
    saw_leave(s, me, card)
    me.above = [*me.above, card]
    if s.events is not None:
        s.tell("play", me.seat, card=FOLK[card])
    face = s.box.cards[card]
    halves = face.labour
    if face.action.only_labour:
        for part in face.action.parts:
            if stands_right(s, part):
                halves += part.n
    elif face.action.parts:
        me.ready = [*me.ready, card]
    s.gain_labour(me, halves)


def cells_to_icon(s: EndlessWinter, me: Player) -> int:
    """How much food is moved to cross the next labour icon; 0 if there is none (E42)."""
    for cell in range(me.food, 0, -1):
        if s.box.icons[cell]:
            return me.food - cell + 1
    return 0


class Act(Asked):
    """One thing more in the column, or the end of the actions; cards, food and chief between any two (E36, E137)."""

    rule = "E36"
    lies_on = ("DiscardPlayed",)
    same_seat = True

    def waits(self) -> bool:
        return True

    def possible(self, s: EndlessWinter) -> bool:
        return s.column in range(REST) and s.section <= LOWER

    def moves(self, s: EndlessWinter) -> list[Move]:
        me = s.players[self.seat]
        moves: list[Move] = []
        last = NONE
        for card in me.hand:
            if card >= FIRST_CULTURE:
                break
            if card != last and just_initiated(me, card) is None:
                moves.append(PLAY.moves[card])
            last = card
        seen = 0
        for card in me.ready:
            if not seen >> card & 1 and no_effect(s, me, s.box.cards[card].action) is None:
                seen |= 1 << card
                moves.append(USE.moves[card])
        if no_chief(s, me) is None:
            moves.append(USE_CHIEF)
        if no_eating(s, me) is None:
            moves.append(EATING)
        if no_section(s) is None:
            ACTIONS[s.column].add_moves(s, me, moves)
        if no_lower(s, s.column) is None:
            moves.append(GO_LOWER.moves[s.column])
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        verb = move[0]
        if verb == FINISH.name:
            return
        me = s.players[self.seat]
        s.stack.append(self)
        if verb == PLAY.name:
            play_card(s, me, PLAY.number(move))
        elif verb == USE.name:
            use_card(s, me, USE.number(move))
        elif verb == CHIEF.name:
            use_chief(s, me)
        elif verb == EAT.name:
            eat(s, me)
        elif verb == GO_LOWER.name:
            go_lower(s, me)
        else:
            act(s, me, move)

    def obstacle(self, s: EndlessWinter, move: Move) -> Reason | None:
        me = s.players[self.seat]
        if move == DONE:
            return None
        if move[0] == PLAY.name:
            return no_play(me, PLAY.number(move))
        if move[0] == USE.name:
            return no_use(s, me, USE.number(move))
        if move == USE_CHIEF:
            return no_chief(s, me)
        if move == EATING:
            return no_eating(s, me)
        if move[0] == GO_LOWER.name:
            return no_lower(s, GO_LOWER.number(move))
        if move[0] in SECTIONS:
            return no_act(s, me, move)
        return CULTURE_FIRST if move[0] == CULTURE.name else super().obstacle(s, move)

    def numbers(self, s: EndlessWinter, move: Move) -> dict[str, object]:
        me = s.players[self.seat]
        if move == USE_CHIEF:
            return chief_numbers(s, me)
        told = said(move)
        if move[0] == USE.name:
            parts = s.box.cards[USE.number(move)].action.parts
            return {**told, **part_numbers(s, me, parts[0])} if parts else told
        told["column"] = COLUMNS[s.column]
        if move[0] == MOVE.name:
            told |= step_numbers(move)
        price = price_of(s, me, move[0])
        return {**told, **price_numbers(s, me, price)} if price is not None else told


def use_card(s: EndlessWinter, me: Player, card: int) -> None:
    """The ability of a played card, once for each card (E38)."""
    me.ready = without(me.ready, card)
    if s.events is not None:
        s.tell("use", me.seat, card=FOLK[card])
    use(s, me, s.box.cards[card].action)


def eat(s: EndlessWinter, me: Player) -> None:
    """Move the food marker across the next icon (E42)."""
    s.spend(me, cells_to_icon(s, me), 0, 0)
    s.gain_labour(me, 2)


def go_lower(s: EndlessWinter, me: Player) -> None:
    """The lower action of the first figure; in Migrate the camp comes before the move (E36, E60)."""
    s.section = LOWER
    ability = s.box.lower[s.column]
    if s.events is not None:
        s.tell("lower", me.seat, column=COLUMNS[s.column])
    if ability.direct and ability.parts[0].kind == ANIMAL_TOP:
        for _ in range(ability.parts[0].n):
            take_top(s, me)
    elif s.column == MIGRATE:
        for part in ability.parts:
            if possible(s, me, part.kind):
                apply(s, me, part.kind, part.n)
    else:
        give(s, me, ability)


def act(s: EndlessWinter, me: Player, move: Move) -> None:
    """An action of the upper or the middle section."""
    s.section = SECTIONS[move[0]][1]
    ACTIONS[s.column].act(s, me, move)


def price_of(s: EndlessWinter, me: Player, verb: str) -> Price | None:
    """What an action of a column costs."""
    if verb == "stone":
        return s.box.stone_prices[len(me.stones)] if len(me.stones) < STONES else None
    prices = {
        "initiate": s.box.initiate_price,
        "rites": s.box.rites_price,
        "develop": s.box.develop_price,
        "camp": s.box.camp_price,
        "move": s.box.move_price,
        "village": s.box.village_price,
        "reveal": s.box.reveal_price,
        "hunt": s.box.hunt_price,
    }
    return prices.get(verb)


# --- what stands against it ---


def no_use(s: EndlessWinter, me: Player, card: int) -> Reason | None:
    """A played card with an ability that was not used yet and works now, in some part (E38, E39, E40)."""
    if card not in me.above:
        return NOT_PLAYED
    ability = s.box.cards[card].action
    if not ability.parts:
        return NO_ABILITY
    if ability.only_labour:
        return LABOUR_COUNTED if stands_right(s, ability.parts[0]) else LABOUR_ELSEWHERE
    return no_effect(s, me, ability) if card in me.ready else USED


def no_effect(s: EndlessWinter, me: Player, ability: Ability) -> Reason | None:
    """Nothing, if some part works now; else what stands against the first (E39)."""
    for part in ability.parts:
        if no_part(s, me, part) is None:
            return None
    return no_part(s, me, ability.parts[0])


def no_eating(s: EndlessWinter, me: Player) -> Reason | None:
    """Labour is of use in the upper section alone; and there has to be an icon to cross (E42, E136)."""
    if s.section > UPPER:
        return LABOUR_USELESS
    return None if cells_to_icon(s, me) else NO_ICON


def no_lower(s: EndlessWinter, column: int) -> Reason | None:
    """The lower action is for the first figure of a column, once (E36, E37)."""
    if column != s.column:
        return LOWER_ELSEWHERE
    if s.section > MIDDLE:
        return LOWER_DONE
    return None if len(s.columns[column]) == 1 else LOWER_TAKEN


def no_section(s: EndlessWinter) -> Reason | None:
    """Upper and middle actions are for a figure that still stands beside the upper section (E36)."""
    return NO_WAY_BACK if s.section > UPPER else None


def no_act(s: EndlessWinter, me: Player, move: Move) -> Reason | None:
    """What stands against an action of the upper or the middle section."""
    if SECTIONS[move[0]][0] != s.column:
        return STANDS_ELSEWHERE
    return no_section(s) or ACTIONS[s.column].obstacle(s, me, move)
