"""Action cards of the Maya: festival, construction, and the way to a trade (SXD13, SXD15, SXD29)."""

from __future__ import annotations

from typing import ClassVar

from cenote.core.fields import NONE
from cenote.core.kernel import Choice, Move, Reason, seated
from cenote.core.shared import changed, without
from cenote.games.santamaria.city_box import (
    CONSTRUCTION_HALF,
    DISTRICT_OF_HALF,
    FESTIVAL_HALF,
    HALVES,
    TECHNOLOGY_HALF,
    TRADE_HALF,
    Half,
)
from cenote.games.santamaria.components import TOKENS
from cenote.games.santamaria.names import COIN, OF_MAYA, SITES, TOKEN_KINDS
from cenote.games.santamaria.rules.bargains import start_trading
from cenote.games.santamaria.rules.effects import receive
from cenote.games.santamaria.rules.goods import goods_of, named
from cenote.games.santamaria.rules.run import tuck
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BUILD, CARD, SITE


def has_token(s: SantaMaria, kind: int) -> bool:
    for token in s.the_city.tokens:
        if s.box.city.tokens[token].kind == kind:
            return True
    return False


def playable(s: SantaMaria, me: Player, half: Half) -> bool:
    """A half must be carried out: full payment, and for construction a token and a site (SXD29)."""
    if half.kind == TECHNOLOGY_HALF:
        return False
    for good in range(COIN):
        if me.goods[good] < half.pay[good]:
            return False
    if half.kind == CONSTRUCTION_HALF:
        return has_token(s, half.token) and NONE in s.the_city.sites
    return True


def card_moves(s: SantaMaria, me: Player) -> list[Move]:
    moves = []
    for card in s.the_city.hand:
        for half in s.box.city.cards[card].halves:
            if playable(s, me, half):
                moves.append(CARD.moves[len(HALVES) * card + half.kind])
    return moves


def why_not_card(s: SantaMaria, me: Player, move: Move) -> Reason:
    number = CARD.number(move)
    card = s.box.city.cards[number // len(HALVES)]
    kind = number % len(HALVES)
    if number // len(HALVES) not in s.the_city.hand:
        return Reason("SXD13", "card-not-in-hand", card=move[1])
    if kind not in card.kinds:
        return Reason("SXD13", "no-such-half", card=move[1], half=move[2])
    if kind == TECHNOLOGY_HALF:
        return Reason("SXD13", "technology-with-die")
    half = card.half(kind)
    if any(me.goods[good] < half.pay[good] for good in range(COIN)):
        return Reason("SXD29", "dear-card", cost=named(half.pay), have=goods_of(me))
    if not has_token(s, half.token):
        return Reason("SXD29", "no-token-left", kind=TOKEN_KINDS[half.token])
    return Reason("SXD29", "no-empty-site")


def play_card(s: SantaMaria, me: Player, move: Move) -> None:
    number = CARD.number(move)
    kind = number % len(HALVES)
    half = s.box.city.cards[number // len(HALVES)].half(kind)
    tuck(s, me, number // len(HALVES), DISTRICT_OF_HALF[kind], kind)
    s.pay_all(me, half.pay)
    if kind == TRADE_HALF:
        start_trading(s, me)
    elif kind == FESTIVAL_HALF:
        receive(s, me, half.get)
    else:
        s.stack.append(ChooseToken(me.seat, half.token))


class ChooseToken(Choice[SantaMaria]):
    """Which building token is built (SXD15)."""

    rule = "SXD15"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(kind=range(len(TOKEN_KINDS)))
    lies_on = ("NextTurn",)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def possible(self, s: SantaMaria) -> bool:
        return NONE in s.the_city.sites

    def moves(self, s: SantaMaria) -> list[Move]:
        tokens = s.box.city.tokens
        return [BUILD.moves[token] for token in s.the_city.tokens if tokens[token].kind == self.kind]

    def play(self, s: SantaMaria, move: Move) -> None:
        token = BUILD.number(move)
        s.the_city.tokens = without(s.the_city.tokens, token)
        s.stack.append(ChooseSite(self.seat, token))

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        if move[0] != BUILD.name:
            return super().why_not(s, move)
        token = BUILD.number(move)
        if s.box.city.tokens[token].kind != self.kind:
            return Reason("SXD15", "other-token", kind=TOKEN_KINDS[self.kind])
        return Reason("SXD15", "token-built", token=move[1])


class ChooseSite(Choice[SantaMaria]):
    """Where the token goes: any empty site (SXD15)."""

    rule = "SXD15"
    whose: ClassVar[int] = OF_MAYA
    takes = seated(token=range(len(TOKENS)))
    lies_on = ("NextTurn",)

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def possible(self, s: SantaMaria) -> bool:
        return self.token not in s.the_city.tokens

    def moves(self, s: SantaMaria) -> list[Move]:
        sites = s.the_city.sites
        return [SITE.moves[site] for site in range(SITES) if sites[site] == NONE]

    def play(self, s: SantaMaria, move: Move) -> None:
        site = SITE.number(move)
        token = s.box.city.tokens[self.token]
        s.the_city.sites = changed(s.the_city.sites, site, token.building)
        if s.events is not None:
            s.tell("build", self.seat, token=token.id, road=site // 3 + 1, site=site % 3 + 1)

    def why_not(self, s: SantaMaria, move: Move) -> Reason:
        return Reason("SXD15", "site-built") if move[0] == SITE.name else super().why_not(s, move)
