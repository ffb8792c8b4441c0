"""The window of the active player: army cards, Z15 and Z19 before any decision of the own turn (W26, W123, W164)."""

from __future__ import annotations

from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import without
from cenote.games.tawantinsuyu.names import FEW, FLAG, Z15, Z19
from cenote.games.tawantinsuyu.rules.decks import draw_god_to_hand, gods_left
from cenote.games.tawantinsuyu.rules.gifts import give
from cenote.games.tawantinsuyu.rules.payment import affords, charge, exchange, exchanges, why_dear, why_not_exchange
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu
from cenote.games.tawantinsuyu.verbs import EXCHANGE, FROM_DECK, GAIN, SKIP, SPEND, SUMMON


def faces(s: Tawantinsuyu, cards: list[int]) -> list[int]:
    """One army card of each face: those with the same face are all alike."""
    seen = 0
    found = []
    for card in cards:
        face = 1 << s.box.army[card].face
        if not seen & face:
            seen |= face
            found.append(card)
    return found


def free_moves(s: Tawantinsuyu, me: Player) -> list[Move]:
    moves = [SPEND.moves[card] for card in faces(s, me.army)]
    if me.permanent & (Z15 | Z19):
        if me.has(Z19) and gods_left(s) and affords(me, 1, 0, 0, 0, 0):
            moves.append(SUMMON.moves[0])
        if me.has(Z15):
            moves += [EXCHANGE.moves[deal] for deal in exchanges(me, s.exchanged)]
    return moves


class Moment(Choice[Tawantinsuyu]):
    """A decision before which the active player may still use army cards, Z15 and Z19."""

    def waits(self) -> bool:
        return True

    def options(self, s: Tawantinsuyu) -> list[Move]:
        """What the decision itself offers, in a list of its own."""
        raise NotImplementedError

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        raise NotImplementedError

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        return Reason(self.rule, "not-now")

    def cost(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        """What an option of the decision itself costs."""
        return {}

    def helped(self, s: Tawantinsuyu) -> bool:
        """With a single option left: could more goods or cards change anything?"""
        return False

    def moves(self, s: Tawantinsuyu) -> list[Move]:
        moves = self.options(s)
        if self.seat == s.active and (len(moves) > 1 or self.helped(s)):
            me = s.players[self.seat]
            if not s.is_her(me):
                moves += free_moves(s, me)
        return moves

    def play(self, s: Tawantinsuyu, move: Move) -> None:
        me = s.players[self.seat]
        verb = move[0]
        if verb == EXCHANGE.name:
            s.stack.append(self)
            exchange(s, me, EXCHANGE.number(move))
            return
        s.exchanged = 0
        if verb == SPEND.name:
            s.stack.append(self)
            spend(s, me, SPEND.number(move))
        elif verb == SUMMON.name:
            s.stack.append(self)
            s.stack.append(TakeGod(self.seat, 1, 0))
            charge(s, me, 1, 0, 0, 0, 0)
        else:
            self.act(s, move)

    def why_not(self, s: Tawantinsuyu, move: Move) -> Reason:
        if move[0] in (SPEND.name, EXCHANGE.name, SUMMON.name):
            return why_not_free(s, s.players[self.seat], move)
        return self.refuse(s, move)

    def price(self, s: Tawantinsuyu, move: Move) -> dict[str, int]:
        if move[0] == SUMMON.name:
            return {"potato": 1}
        return {} if move[0] in (SPEND.name, EXCHANGE.name) else self.cost(s, move)


class Placement(Moment):
    """The work of a placed worker, to which a task may go back that could not be done."""

    def refused(self, node: int) -> Placement:
        raise NotImplementedError


def spend(s: Tawantinsuyu, me: Player, card: int) -> None:
    """Discard an army card from hand for its bonus (W26)."""
    me.army = without(me.army, card)
    s.army_discard = [*s.army_discard, card]
    if s.events is not None:
        s.tell("spend", me.seat, army=s.box.army[card].id)
    give(s, me, s.box.army[card].bonus)


def why_not_free(s: Tawantinsuyu, me: Player, move: Move) -> Reason:
    if s.active != me.seat:
        return Reason("W123", "not-your-turn")
    if move[0] == SPEND.name:
        card = SPEND.number(move)
        if card in me.army:
            same = next(other for other in faces(s, me.army) if s.box.army[other].face == s.box.army[card].face)
            if same != card:
                return Reason("W26", "same-face", army=s.box.army[same].id)
            return Reason("W123", "nothing-to-wait-for")
        return Reason("W26", "not-in-army-hand", army=move[1])
    if move[0] == EXCHANGE.name:
        return why_not_exchange(s, me, move)
    if not me.has(Z19):
        return Reason("W119", "no-summoning")
    if not gods_left(s):
        return Reason("W124", "no-god-cards")
    return why_dear(me, "W119", {"potato": 1})


class TakeGod(Moment):
    """Gain god cards one by one, each from the altar or from the deck (W7)."""

    rule = "W7"
    takes = seated(n=FEW, optional=FLAG)

    def __init__(self, seat: int, n: int, optional: int) -> None:
        self.seat = seat
        self.n = n
        self.optional = optional

    def options(self, s: Tawantinsuyu) -> list[Move]:
        if not gods_left(s):
            return [SKIP]
        moves = [GAIN.moves[card] for card in s.altar]
        moves.append(FROM_DECK)
        if self.optional:
            moves.append(SKIP)
        return moves

    def act(self, s: Tawantinsuyu, move: Move) -> None:
        if move == SKIP:
            return
        if self.n > 1:
            s.stack.append(TakeGod(self.seat, self.n - 1, self.optional))
        take_god(s, s.players[self.seat], move)

    def refuse(self, s: Tawantinsuyu, move: Move) -> Reason:
        return why_not_god(s, move, self.rule)


def take_god(s: Tawantinsuyu, me: Player, move: Move) -> None:
    if move == FROM_DECK:
        draw_god_to_hand(s, me)
        return
    card = GAIN.number(move)
    s.altar = without(s.altar, card)
    me.hand = sorted([*me.hand, card])
    if s.events is not None:
        s.tell("god-altar", me.seat, card=move[1])


def why_not_god(s: Tawantinsuyu, move: Move, rule: str) -> Reason:
    if move[0] == GAIN.name:
        return Reason("W124", "no-god-cards") if move == FROM_DECK else Reason("W7", "not-on-altar", card=move[1])
    if move == SKIP:
        return Reason("W5", "must-take-god")
    return Reason(rule, "not-now")
