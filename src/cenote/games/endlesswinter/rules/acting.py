"""Step 2 in a column: tribe cards, food and the chief at any moment; upper, middle and lower section (E36-E43)."""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason
from cenote.core.shared import without
from cenote.games.endlesswinter.names import (
    COLUMNS,
    DEVELOP,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOLK,
    HUNT,
    INITIATE,
    LOWER,
    MIDDLE,
    MIGRATE,
    REST,
    UPPER,
)
from cenote.games.endlesswinter.reading import Price
from cenote.games.endlesswinter.rules import develop, hunt, initiate, migrate
from cenote.games.endlesswinter.rules.animals import take_top, why_not_turn
from cenote.games.endlesswinter.rules.cards import playable
from cenote.games.endlesswinter.rules.chief import can_use_chief, use_chief, why_not_chief
from cenote.games.endlesswinter.rules.effects import apply, give, use
from cenote.games.endlesswinter.rules.further import turn_animal
from cenote.games.endlesswinter.rules.parts import is_open, possible, price_of_use, priced, stands_right, why_not_part
from cenote.games.endlesswinter.state import EndlessWinter, Player
from cenote.games.endlesswinter.verbs import (
    DONE,
    EATING,
    FLIP,
    HOLD_RITES,
    NEW_CAMP,
    PLAY,
    REVEALING,
    USE,
    USE_CHIEF,
)
from cenote.games.endlesswinter.verbs import LOWER as GO_LOWER
from cenote.games.endlesswinter.vocabulary import ANIMAL_TOP

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


def play_card(s: EndlessWinter, me: Player, card: int) -> None:
    """Above the board, with its labour; what is only more labour comes by itself (E38, E39)."""
    me.hand = without(me.hand, card)
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


def usable(s: EndlessWinter, me: Player, card: int) -> bool:
    """Has the played card an ability that can be used now? (E38)"""
    for part in s.box.cards[card].action.parts:
        if is_open(s, me, part):
            return True
    return False


def cells_to_icon(s: EndlessWinter, me: Player) -> int:
    """How much food is moved to cross the next labour icon; 0 if there is none (E42)."""
    for cell in range(me.food, 0, -1):
        if s.box.icons[cell]:
            return me.food - cell + 1
    return 0


def first_in_column(s: EndlessWinter) -> bool:
    """Is the lower section still free for this turn's figure? (E36, E37)"""
    return len(s.columns[s.column]) == 1


class Act(Choice[EndlessWinter]):
    """One thing more in the column, or the end of the actions (E36)."""

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
            if card != last and playable(me, card):
                moves.append(PLAY.moves[card])
            last = card
        seen = 0
        for card in me.ready:
            if not seen >> card & 1 and usable(s, me, card):
                seen |= 1 << card
                moves.append(USE.moves[card])
        if can_use_chief(s, me):
            moves.append(USE_CHIEF)
        if s.section == UPPER:
            if cells_to_icon(s, me):
                moves.append(EATING)
            add_actions(s, me, moves)
        if s.section <= MIDDLE and first_in_column(s):
            moves.append(GO_LOWER.moves[s.column])
        moves.append(DONE)
        return moves

    def play(self, s: EndlessWinter, move: Move) -> None:
        if move == DONE:
            return
        me = s.players[self.seat]
        s.stack.append(self)
        if move[0] == PLAY.name:
            play_card(s, me, PLAY.number(move))
        elif move[0] == USE.name:
            use_card(s, me, USE.number(move))
        elif move == USE_CHIEF:
            use_chief(s, me)
        elif move == EATING:
            eat(s, me)
        elif move[0] == GO_LOWER.name:
            go_lower(s, me)
        else:
            act(s, me, move)

    def why_not(self, s: EndlessWinter, move: Move) -> Reason:
        me = s.players[self.seat]
        if move[0] == PLAY.name:
            return why_not_play(me, move)
        if move[0] == USE.name:
            return why_not_use(s, me, move)
        if move == USE_CHIEF:
            return why_not_chief(s, me)
        if move == EATING:
            return Reason("E42", "no-icon") if s.section == UPPER else Reason("E136", "labour-useless")
        if move[0] == GO_LOWER.name:
            return why_not_lower(s, move)
        if move[0] in SECTIONS:
            return why_not_act(s, me, move)
        if move[0] == "culture":
            return Reason("E33", "culture-first")
        return super().why_not(s, move)

    def price(self, s: EndlessWinter, move: Move) -> dict[str, int]:
        me = s.players[self.seat]
        if move == EATING:
            return {"food": cells_to_icon(s, me)}
        if move == USE_CHIEF:
            return price_of_use(s.box.chiefs[me.chief])
        if move[0] == USE.name:
            return price_of_use(s.box.cards[USE.number(move)].action)
        price = price_of(s, me, move[0])
        return priced(price.food, price.tools, price.labour) if price is not None else {}


def add_actions(s: EndlessWinter, me: Player, moves: list[Move]) -> None:
    """The upper and the middle section of the figure's column."""
    if s.column == INITIATE:
        initiate.add_upper(s, me, moves)
        initiate.add_middle(s, me, moves)
    elif s.column == DEVELOP:
        develop.add_upper(s, me, moves)
        develop.add_middle(s, me, moves)
    elif s.column == MIGRATE:
        migrate.add_upper(s, me, moves)
        migrate.add_middle(s, me, moves)
    else:
        hunt.add_upper(s, me, moves)
        hunt.add_middle(me, moves)


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
    verb = move[0]
    s.section = SECTIONS[verb][1]
    if verb == "initiate":
        initiate.initiate(s, me, move)
    elif move == HOLD_RITES:
        initiate.hold_rites(s, me)
    elif verb == "develop":
        develop.develop(s, me, move)
    elif verb == "stone":
        develop.buy_stone(s, me, move)
    elif move == NEW_CAMP:
        migrate.new_camp(s, me)
    elif verb == "move":
        migrate.pay_and_move(s, me, move)
    elif verb == "village":
        migrate.pay_and_settle(s, me, move)
    elif move == REVEALING:
        hunt.pay_and_reveal(s, me)
    elif verb == "hunt":
        hunt.hunt(s, me, move)
    else:
        turn_animal(s, me, FLIP.number(move))


def price_of(s: EndlessWinter, me: Player, verb: str) -> Price | None:
    """What an action of a column costs."""
    if verb == "stone":
        return s.box.stone_prices[len(me.stones)]
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


def why_not_play(me: Player, move: Move) -> Reason:
    card = PLAY.number(move)
    if card >= FIRST_TRIBE and card in me.hand:
        return Reason("E48", "just-initiated", card=move[1])
    return Reason("E38", "not-in-hand", card=move[1])


def why_not_use(s: EndlessWinter, me: Player, move: Move) -> Reason:
    card = USE.number(move)
    ability = s.box.cards[card].action
    if card not in me.above:
        return Reason("E38", "not-played", card=move[1])
    if not ability.parts:
        return Reason("E40", "no-action-ability", card=move[1])
    if ability.only_labour:
        return Reason("E39" if not stands_right(s, ability.parts[0]) else "E38", "labour-by-itself", card=move[1])
    if card not in me.ready:
        return Reason("E38", "used-already", card=move[1])
    return why_not_part(s, me, ability, ability.parts[0].kind)


def why_not_lower(s: EndlessWinter, move: Move) -> Reason:
    if move[1] != COLUMNS[s.column]:
        return Reason("E35", "other-column-stands", column=COLUMNS[s.column])
    if s.section == LOWER:
        return Reason("E36", "lower-done")
    return Reason("E36", "lower-taken")


def why_not_act(s: EndlessWinter, me: Player, move: Move) -> Reason:
    verb = move[0]
    column, _ = SECTIONS[verb]
    if column != s.column:
        return Reason("E36", "other-column-stands", column=COLUMNS[s.column])
    if s.section > UPPER:
        return Reason("E36", "no-way-back")
    if verb == "initiate":
        return initiate.why_not_initiate(s, me, move)
    if verb == "rites":
        return initiate.why_not_rites(s, me)
    if verb == "develop":
        return develop.why_not_develop(s, me, move)
    if verb == "stone":
        return develop.why_not_buy(s, me, move)
    if verb == "camp":
        return migrate.why_not_camp(s, me)
    if verb == "move":
        return migrate.why_not_pay_and_move(s, me, move)
    if verb == "village":
        return migrate.why_not_village(s, me, move)
    if verb == "reveal":
        return hunt.why_not_reveal(s, me)
    if verb == "hunt":
        return hunt.why_not_hunt(s, me, move)
    return why_not_turn(me, FLIP.number(move))
