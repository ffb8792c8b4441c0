"""Decks, altar, bag, nomads and village: what comes from a hidden pile and what goes back (W6, W8, W37, W124)."""

from __future__ import annotations

from cenote.core.fields import NONE
from cenote.core.shared import added, without
from cenote.games.tawantinsuyu.names import TOKEN_VP, WORKERS
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu

# --- god cards ---


def gods_left(s: Tawantinsuyu) -> bool:
    """Can a god card be gained at all? (W6)"""
    return bool(s.deck) or bool(s.altar)


def draw_god(s: Tawantinsuyu) -> int:
    """The top of the deck; an empty deck is made anew from the altar (W6)."""
    if not s.deck:
        s.deck, s.altar = s.altar.copy(), []
        s.shuffle(s.deck)
    return s.draw(s.deck) if s.deck else NONE


def draw_god_to_hand(s: Tawantinsuyu, me: Player) -> None:
    card = draw_god(s)
    if card != NONE:
        me.hand = sorted([*me.hand, card])
        if s.events is not None:
            s.tell("god-deck", me.seat)


def lay_on_altar(s: Tawantinsuyu, card: int) -> None:
    """A full altar is first shuffled into the deck (W37)."""
    if len(s.altar) >= s.box.altar[len(s.players)]:
        deck = s.deck + s.altar
        s.shuffle(deck)
        s.deck, s.altar = deck, []
        if s.events is not None:
            s.tell("altar-full")
    s.altar = [*s.altar, card]
    if s.events is not None:
        s.tell("altar", card=s.box.cards[card].id)


# --- army cards ---


def army_left(s: Tawantinsuyu) -> bool:
    return bool(s.army_deck) or bool(s.army_discard)


def draw_army(s: Tawantinsuyu) -> int:
    """The top of the army deck, made anew from the discard pile when it is empty (W6)."""
    if not s.army_deck:
        s.army_deck, s.army_discard = s.army_discard.copy(), []
        s.shuffle(s.army_deck)
    return s.draw(s.army_deck) if s.army_deck else NONE


def draw_army_to_hand(s: Tawantinsuyu, me: Player, n: int) -> None:
    before = me.army
    for _ in range(n):
        card = draw_army(s)
        if card != NONE:
            me.army = sorted([*me.army, card])
    if s.events is not None and len(me.army) > len(before):
        s.tell("army", me.seat, n=len(me.army) - len(before))


# --- workers ---


def refill_nomads(s: Tawantinsuyu) -> None:
    if s.bag and len(s.nomads) < s.box.nomads[len(s.players)]:
        bag, nomads = s.bag.copy(), s.nomads.copy()
        while bag and len(nomads) < s.box.nomads[len(s.players)]:
            nomads.append(s.draw(bag))
        s.bag, s.nomads = bag, nomads


def take_nomad(s: Tawantinsuyu, worker: int) -> None:
    """One nomad of the colour leaves, and the bag fills the gap (W8)."""
    s.nomads = without(s.nomads, worker)
    refill_nomads(s)


def gain_worker(s: Tawantinsuyu, me: Player, worker: int) -> None:
    me.workers[worker] += 1
    if s.events is not None:
        s.tell("worker", me.seat, worker=WORKERS[worker])


def leave_village(s: Tawantinsuyu, corn_end: bool) -> int:
    """The worker at one end of the village; the last one brings the ceremony token (W83)."""
    worker = s.village[-1 if corn_end else 0]
    s.village = s.village[:-1] if corn_end else s.village[1:]
    if not s.village and s.holder == NONE:
        take_token(s, s.active)
    return worker


def take_token(s: Tawantinsuyu, seat: int) -> None:
    s.holder = seat
    if s.events is not None:
        s.tell("token", seat)
    s.score(s.players[seat], TOKEN_VP[s.ceremonies], "token")


def to_losses(s: Tawantinsuyu, worker: int) -> None:
    s.losses = added(s.losses, worker, 1)
    if s.events is not None:
        s.tell("loss", worker=WORKERS[worker])
