"""What everybody has seen of the cards of a seat, and whether a deal can be the end of it.

    watched = Watched(state)
    watched.play(move)
    assert watched.possible(watched.state.redeal(0, rng), 1)

It follows events alone and shares nothing with the memory that the rules keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from cenote.core.kernel import Event, Move
from cenote.games.endlesswinter.components import CARDS
from cenote.games.endlesswinter.names import FIRST_TRIBE
from cenote.games.endlesswinter.state import EndlessWinter, Player

COME, LEAVE, DRAW, BURY, SHUFFLE = range(5)
OPEN = {"play": "above", "culture": "above", "discard": "discard"}  # events that show a card leave the hand

Cards = tuple[int, ...]


class Seen:
    """The cards of one seat: every event of its hand, and what lies open."""

    def __init__(self, s: EndlessWinter, me: Player) -> None:
        start = [s.box.setups[me.setup].tribe, CARDS.index("brave"), CARDS.index("tribeswoman")]
        deck = [card for card in range(FIRST_TRIBE) for _ in range(s.box.cards[card].copies)]
        self.shuffled = [Counter(deck) - Counter(start)]  # what each deck was made of
        self.happened = [(COME, card) for card in start] + [(DRAW, 0), (DRAW, 0)]
        self.discard: list[int] = []
        self.above: list[int] = []
        self.buried: list[int] = []

    def hear(self, event: Event) -> None:
        name, card = event.name, event.args.get("card")
        cards = [] if card is None else [CARDS.index(one) for one in (card if isinstance(card, list) else [card])]
        if name in ("recruit", "learn"):
            self.happened.append((COME, cards[0]))
        elif name == "recruit-discard":
            self.discard += cards
        elif name in OPEN:
            self.happened.append((LEAVE, cards[0]))
            getattr(self, OPEN[name]).append(cards[0])
        elif name == "show-pile":
            self.happened += [(LEAVE, one) for one in cards]
            self.happened += [(COME, one) for one in cards if one >= 8]
            self.above += [one for one in cards if one < 8]
        elif name in ("draw", "bury"):
            self.happened.append((DRAW if name == "draw" else BURY, 0))
        elif name == "bury-open":
            getattr(self, event.args["zone"]).remove(cards[0])
            self.buried += cards
        elif name == "reshuffle":
            self.happened.append((SHUFFLE, 0))
            self.shuffled.append(Counter(self.discard))
            self.discard = []

    def possible(self, me: Player) -> bool:
        """Can all that happened have led to these cards face down?"""
        if not self.lies_right(me):
            return False
        drawn = [*self.shuffled[:-1], self.shuffled[-1] - Counter(me.deck)]
        left = [tuple(sorted(deck.elements())) for deck in drawn]
        buried = Counter(me.buried) - Counter(self.buried)
        return can_happen(tuple(self.happened), tuple(left), tuple(sorted(buried.elements())))

    def lies_right(self, me: Player) -> bool:
        """Openly buried cards are buried, the deck is of what was shuffled, and what came since a burial is held."""
        held = Counter(me.hand + me.pile)
        buried_last = max((at for at, (kind, _) in enumerate(self.happened) if kind == BURY), default=-1)
        since: Counter[int] = Counter()
        for kind, card in self.happened[buried_last + 1 :]:
            if kind == COME:
                since[card] += 1
            elif kind == LEAVE and since[card]:
                since[card] -= 1
        return since <= held and Counter(self.buried) <= Counter(me.buried) and Counter(me.deck) <= self.shuffled[-1]

    @property
    def secret_burials(self) -> int:
        return sum(kind == BURY for kind, _ in self.happened)


def can_happen(happened: tuple[Cards, ...], decks: tuple[Cards, ...], buried: Cards) -> bool:
    """Some order in which these cards were drawn from each deck, and these buried."""

    @cache
    def go_on(at: int, deck: int, known: Cards, decks: tuple[Cards, ...], drawn: Cards, buried: Cards) -> bool:
        """From an event on: known cards in hand, cards of each deck that are not out of the hand, how many it gave."""
        while at < len(happened) and happened[at][0] in (COME, DRAW, SHUFFLE):
            kind, card = happened[at]
            if kind == COME:
                known = tuple(sorted((*known, card)))
            elif kind == DRAW:
                drawn = more(drawn, deck, 1)
            else:
                deck, drawn = deck + 1, (*drawn, 0)
            at += 1
        if at == len(happened):
            return not buried
        kind, card = happened[at]
        return any(
            leave(at, deck, known, decks, drawn, buried if kind == LEAVE else less(buried, one), one)
            for one in ({card} if kind == LEAVE else set(buried))
        )

    def leave(
        at: int, deck: int, known: Cards, decks: tuple[Cards, ...], drawn: Cards, buried: Cards, card: int
    ) -> bool:
        if card in known and go_on(at + 1, deck, less(known, card), decks, drawn, buried):
            return True
        for number in range(deck + 1):
            if drawn[number] and card in decks[number]:
                fewer = (*decks[:number], less(decks[number], card), *decks[number + 1 :])
                if go_on(at + 1, deck, known, fewer, more(drawn, number, -1), buried):
                    return True
        return False

    return go_on(0, 0, (), decks, (0,), buried)


def less(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def more(numbers: Cards, at: int, n: int) -> Cards:
    return (*numbers[:at], numbers[at] + n, *numbers[at + 1 :])


class Watched:
    """A game from its first round on, and what everybody has seen of each seat."""

    def __init__(self, s: EndlessWinter) -> None:
        while s.round == 0:
            s.play(s.moves()[0])
        self.state = s
        self.seen = [Seen(s, me) for me in s.players[: s.people]]
        s.watch()

    def play(self, move: Move) -> None:
        """In two halves: what lies above the boards goes to the discards without a word, between turns and rounds."""
        self.hear(lambda: self.state.play(move, to_turns_end=True))
        self.hear(self.state.settle)

    def hear(self, happens: Callable[[], None]) -> None:
        s, round = self.state, self.state.round
        happens()
        for seen in self.seen if s.round != round else ():
            seen.discard, seen.above = seen.discard + seen.above, []
        for event in s.told():
            if event.seat is not None:
                self.seen[event.seat].hear(event)
        for seen, me in zip(self.seen, s.players, strict=False):
            seen.discard, seen.above = me.discard.copy(), me.above.copy()

    def possible(self, s: EndlessWinter, seat: int) -> bool:
        """Does a deal agree with all that everybody saw of the seat?"""
        return self.seen[seat].possible(s.players[seat])
