"""What everybody saw of a hand since its first card was buried face down, and all ways in which it can have come about.

`story` lists in order (E8, E52, E133):
- a card by its face, where everybody saw it come into the hand; those that were there at the first burial come first;
- UNSEEN for a card that was drawn;
- BURIAL where one of the cards in hand was buried face down;
- LEFT and a card for one that left the hand face up, unless it was seen to come since the last burial: both are struck;
- DRAWN and a card where the deck was empty: all that were UNSEEN until then and are not told yet, in any order.

A deal picks one of the ways in which all this can have happened. All are equally likely: every drawn card may be any of
its deck, and any card of the hand may be the one that was buried, or that left, if it is the like of it.
"""

from __future__ import annotations

from typing import Final

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.core.shared import mixed, without
from cenote.games.endlesswinter.components import BURIAL, DRAWN, LEFT, UNSEEN
from cenote.games.endlesswinter.names import FIRST_CULTURE, FIRST_TRIBE, TRIBES
from cenote.games.endlesswinter.state import Player

FINE: Final = 1 << 30  # how finely chance weighs the ways
LONGEST: Final = 400  # entries of a story; no game comes near
KEPT_WAYS: Final = 32  # stories whose ways were counted; a search deals the same one again and again


def last(came: list[int], card: int, but_one: bool = False) -> int:
    """The last place where it stands, or the last but one; NONE without."""
    for at in range(len(came) - 1, -1, -1):
        if came[at] == card:
            if not but_one:
                return at
            but_one = False
    return NONE


def is_fresh(me: Player, card: int) -> bool:
    """Is one in hand that cannot have been played, since it was initiated this turn (E48)?"""
    return FIRST_TRIBE <= card < FIRST_CULTURE and me.fresh >> (card - FIRST_TRIBE) & 1 == 1


def fresh_places(me: Player, came: list[int]) -> list[int]:
    """Where the cards stand that are in hand for sure, since they were initiated this turn (E48)."""
    return [last(came, FIRST_TRIBE + tribe) for tribe in range(len(TRIBES)) if me.fresh >> tribe & 1]


def face_down(me: Player) -> list[int]:
    """All cards that the others cannot see."""
    return me.hand + me.deck + me.pile + me.buried[me.buried_openly :]


# --- told ---


def tell_leave(me: Player, card: int) -> None:
    seen = last(me.story, card, is_fresh(me, card))
    if seen != NONE and BURIAL not in me.story[seen:]:
        me.story = me.story[:seen] + me.story[seen + 1 :]
    else:
        me.story = [*me.story, LEFT + card]


def tell_reshuffle(me: Player) -> None:
    me.story = me.story + [DRAWN + card for card in untold(me)]


def untold(me: Player) -> list[int]:
    """The faces of all cards drawn and not told yet, and of the deck; NONE alone if there are too few."""
    faces = sorted(face_down(me) + [entry - LEFT for entry in me.story if LEFT <= entry < DRAWN])
    for entry in me.story:
        card = entry if entry < UNSEEN else entry - DRAWN
        if entry < UNSEEN or entry >= DRAWN:
            if card not in faces:
                return [NONE]
            faces.remove(card)
    return faces


# --- all ways ---


class Ways:
    """How a story can have come about: drawn cards stay unknown until one is seen to leave.

    What is in hand stands in places. At the first are cards of which none like it is seen to leave any more, at the
    next ones those of each kind that is (`wanted`). Then come, for each deck: its unknown cards in hand, its unknown
    cards wherever they are, and how many of each wanted kind are among these.
    """

    def __init__(self, story: list[int], kept: list[int], faces: list[int]) -> None:
        self.story = story
        self.wanted = sorted({entry - LEFT for entry in story if LEFT <= entry < DRAWN})
        self.last_leave = [last(story, LEFT + card) for card in self.wanted]
        self.decks, self.places = self.read(kept)
        self.decks[-1] = faces
        self.counted: dict[tuple[int, ...], float] = {}

    def read(self, kept: list[int]) -> tuple[list[list[int]], list[int]]:
        """The faces of each deck's cards as they are told, and where each card of the story comes to stand."""
        decks: list[list[int]] = [[]]
        places = [NONE] * len(self.story)
        for at, entry in enumerate(self.story):
            if entry >= DRAWN:
                decks[-1].append(entry - DRAWN)
                if at + 1 == len(self.story) or self.story[at + 1] < DRAWN:
                    decks.append([])
            elif entry == UNSEEN:
                places[at] = self.unknown(len(decks) - 1)
            elif entry < UNSEEN and at not in kept:
                kind = self.kind(entry)
                places[at] = 1 + kind if kind != NONE and self.last_leave[kind] > at else 0
        return decks, places

    def kind(self, card: int) -> int:
        return self.wanted.index(card) if card in self.wanted else NONE

    def unknown(self, deck: int) -> int:
        """Where a deck's unknown cards in hand stand."""
        return 1 + len(self.wanted) + deck * (2 + len(self.wanted))

    def deck_at(self, place: int) -> int:
        """Of which deck the unknown cards stand there; NONE for named ones."""
        return NONE if place <= len(self.wanted) else (place - 1 - len(self.wanted)) // (2 + len(self.wanted))

    def start(self) -> list[int]:
        held = [0] * (1 + len(self.wanted))
        for deck in self.decks:
            held += [0, len(deck)]
            held += [deck.count(card) for card in self.wanted]
        return held

    def next_choice(self, at: int, held: list[int]) -> int:
        """Let come what comes before it; the end of the story if there is none."""
        while at < len(self.story) and not BURIAL <= self.story[at] < DRAWN:
            if self.places[at] != NONE:
                held[self.places[at]] += 1
            at += 1
        return at

    def choices(self, at: int, held: list[int]) -> list[tuple[int, float]]:
        """From which places the card may have gone, and how many it may have been there."""
        entry, found = self.story[at], []
        kind = NONE if entry == BURIAL else self.kind(entry - LEFT)
        for place in range(1 + len(self.wanted)):
            if held[place] and kind in (NONE, place - 1):
                found.append((place, float(held[place])))
        for deck in range(len(self.decks)):
            place = self.unknown(deck)
            if held[place] and kind == NONE:
                found.append((place, float(held[place])))
            elif held[place] and held[place + 2 + kind]:
                found.append((place, held[place] * held[place + 2 + kind] / held[place + 1]))
        return found

    def gone(self, at: int, held: list[int], place: int) -> list[int]:
        """What is held when the card has gone from there."""
        left = held.copy()
        left[place] -= 1
        if self.story[at] != BURIAL:
            kind = self.kind(self.story[at] - LEFT)
            if place > len(self.wanted):
                left[place + 1] -= 1
                left[place + 2 + kind] -= 1
            if self.last_leave[kind] == at:
                left[0] += left[1 + kind]
                left[1 + kind] = 0
        return left

    def number(self, at: int, held: list[int]) -> float:
        """How many ways there are from here on; 0 if what happened next cannot have happened."""
        held = held.copy()
        at = self.next_choice(at, held)
        if at == len(self.story):
            return 1.0
        key = (at, *held)
        if key not in self.counted:
            total = 0.0
            for place, chance in self.choices(at, held):
                total += chance * self.number(at + 1, self.gone(at, held, place))
            self.counted[key] = total
        return self.counted[key]

    def pick(self, at: int, held: list[int], rng: Rng) -> int:
        """One of the places from which the card may have gone."""
        found = self.choices(at, held)
        weights = [chance * self.number(at + 1, self.gone(at, held, place)) for place, chance in found]
        drawn = sum(weights) * (rng.below(FINE) / FINE)
        for (place, _), weight in zip(found, weights, strict=True):
            if drawn < weight:
                return place
            drawn -= weight
        return max(zip(weights, found, strict=True))[1][0]  # rounded past the end


COUNTED: dict[tuple[tuple[int, ...], ...], Ways] = {}


def ways(me: Player) -> Ways:
    kept, faces = fresh_places(me, me.story), untold(me)
    key = (tuple(me.story), tuple(kept), tuple(faces))
    if key not in COUNTED:
        if len(COUNTED) >= KEPT_WAYS:
            COUNTED.clear()
        COUNTED[key] = Ways(me.story, kept, faces)
    return COUNTED[key]


def can_be_told(me: Player) -> bool:
    """Is there a way to what the player has?"""
    story = me.story
    if len(story) > LONGEST:
        return False
    came = sum(entry <= UNSEEN for entry in story)
    went = sum(BURIAL <= entry < DRAWN for entry in story)
    faces, kept = untold(me), fresh_places(me, story)
    if came - went != len(me.hand) + len(me.pile) or story.count(BURIAL) != len(me.buried) - me.buried_openly:
        return False
    if NONE in faces or NONE in kept:
        return False
    told = ways(me)
    drawn = [told.places.count(told.unknown(deck)) for deck in range(len(told.decks))]
    fits = all(len(deck) == n for deck, n in zip(told.decks[:-1], drawn, strict=False)) and len(faces) >= drawn[-1]
    return fits and told.number(0, told.start()) > 0


# --- dealt anew ---


def deal_story(player: Player, rng: Rng) -> None:
    """One of all ways, and any faces for the cards that are still unknown then."""
    told = ways(player)
    held, decks = told.start(), [mixed(deck, rng) for deck in told.decks]
    named: list[list[int]] = [[] for _ in range(told.unknown(0))]
    graves: list[tuple[int, int]] = []  # a face and NONE, or NONE and a deck
    for at, entry in enumerate(told.story):
        if not BURIAL <= entry < DRAWN:
            place = told.places[at]
            if place != NONE:
                held[place] += 1
                if entry < UNSEEN:
                    named[place].append(entry)
            continue
        place = told.pick(at, held, rng)
        held = told.gone(at, held, place)
        deck = told.deck_at(place)
        card = NONE if deck != NONE else named[place].pop(rng.below(len(named[place])))
        if entry == BURIAL:
            graves.append((card, deck))
            continue
        if deck != NONE:
            decks[deck] = without(decks[deck], entry - LEFT)
        kind = told.kind(entry - LEFT)
        if told.last_leave[kind] == at:
            named[0] += named[1 + kind]
            named[1 + kind] = []
    lay_out(player, told, held, named, graves, decks, rng)


def lay_out(
    player: Player, told: Ways, held: list[int], named: list[list[int]], graves: list[tuple[int, int]],
    decks: list[list[int]], rng: Rng,
) -> None:  # fmt: skip
    """The cards as they lie in the end; those initiated this turn are in hand."""
    buried = [card if deck == NONE else decks[deck].pop() for card, deck in graves]
    rest = [card for cards in named for card in cards]
    for deck in range(len(decks)):
        rest += [decks[deck].pop() for _ in range(held[told.unknown(deck)])]
    rng.shuffle(rest)
    laid = len(player.pile)
    fresh = [player.story[at] for at in fresh_places(player, player.story)]
    player.hand = sorted(fresh + rest[laid:])
    player.pile = sorted(rest[:laid])
    player.deck = decks[-1]
    player.buried = player.buried[: player.buried_openly] + buried
    # The list in brief may conclude what other cards contradict: the story alone tells what is known of these.
    player.came = fresh + [UNSEEN] * (len(rest) + len(buried)) + [BURIAL] * len(buried)
