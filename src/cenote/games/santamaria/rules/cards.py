"""Action cards of the Maya: festival, construction, and the way to a trade (SXD13, SXD15, SXD29)."""

from __future__ import annotations

from typing import ClassVar, Final

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
from cenote.games.santamaria.rules.run import NOT_IN_HAND, tuck
from cenote.games.santamaria.state import Player, SantaMaria
from cenote.games.santamaria.verbs import BUILD, CARD, SITE

NO_SUCH_HALF: Final = Reason("SXD13", "no-such-half", "card", "half")
WITH_A_DIE: Final = Reason("SXD13", "technology-with-die")
DEAR_CARD: Final = Reason("SXD29", "dear-card", "cost", "have")
NO_TOKEN_LEFT: Final = Reason("SXD29", "no-token-left", "kind")
NO_EMPTY_SITE: Final = Reason("SXD29", "no-empty-site")
OTHER_TOKEN: Final = Reason("SXD15", "other-token", "kind")
TOKEN_BUILT: Final = Reason("SXD15", "token-built", "token")
SITE_BUILT: Final = Reason("SXD15", "site-built")


def has_token(s: SantaMaria, kind: int) -> bool:
    for token in s.the_city.tokens:
        if s.box.city.tokens[token].kind == kind:
            return True
    return False


def no_half(s: SantaMaria, me: Player, half: Half) -> Reason | None:
    """A half must be carried out: full payment, and for construction a token and a site (SXD13, SXD29)."""
    if half.kind == TECHNOLOGY_HALF:
        return WITH_A_DIE
    for good in range(COIN):
        if me.goods[good] < half.pay[good]:
            return DEAR_CARD
    if half.kind != CONSTRUCTION_HALF:
        return None
    if not has_token(s, half.token):
        return NO_TOKEN_LEFT
    return None if NONE in s.the_city.sites else NO_EMPTY_SITE


def card_moves(s: SantaMaria, me: Player) -> list[Move]:
    moves = []
    for card in s.the_city.hand:
        for half in s.box.city.cards[card].halves:
            if no_half(s, me, half) is None:
                moves.append(CARD.moves[len(HALVES) * card + half.kind])
    return moves


def no_card(s: SantaMaria, me: Player, move: Move) -> Reason | None:
    """What stands against playing a half of a card as a main action (SXD13)."""
    number = CARD.number(move)
    card, kind = number // len(HALVES), number % len(HALVES)
    if card not in s.the_city.hand:
        return NOT_IN_HAND
    if kind not in s.box.city.cards[card].kinds:
        return NO_SUCH_HALF
    return no_half(s, me, s.box.city.cards[card].half(kind))


def card_numbers(s: SantaMaria, me: Player, move: Move) -> dict[str, object]:
    number = CARD.number(move)
    card, kind = s.box.city.cards[number // len(HALVES)], number % len(HALVES)
    numbers: dict[str, object] = {"card": move[1], "half": move[2], "have": goods_of(me)}
    if kind in card.kinds:
        half = card.half(kind)
        numbers.update(cost=named(half.pay), kind=TOKEN_KINDS[half.token])
    return numbers


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
        return [BUILD.moves[token] for token in s.the_city.tokens if self.no_token(s, token) is None]

    def no_token(self, s: SantaMaria, token: int) -> Reason | None:
        if s.box.city.tokens[token].kind != self.kind:
            return OTHER_TOKEN
        return None if token in s.the_city.tokens else TOKEN_BUILT

    def play(self, s: SantaMaria, move: Move) -> None:
        token = BUILD.number(move)
        s.the_city.tokens = without(s.the_city.tokens, token)
        s.stack.append(ChooseSite(self.seat, token))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        return self.no_token(s, BUILD.number(move)) if move[0] == BUILD.name else super().obstacle(s, move)

    def numbers(self, s: SantaMaria, move: Move) -> dict[str, object]:
        return {"kind": TOKEN_KINDS[self.kind], "token": move[1]}


def no_site(s: SantaMaria, site: int) -> Reason | None:
    return None if s.the_city.sites[site] == NONE else SITE_BUILT


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
        return [SITE.moves[site] for site in range(SITES) if no_site(s, site) is None]

    def play(self, s: SantaMaria, move: Move) -> None:
        site = SITE.number(move)
        token = s.box.city.tokens[self.token]
        s.the_city.sites = changed(s.the_city.sites, site, token.building)
        if s.events is not None:
            s.tell("build", self.seat, token=token.id, road=site // 3 + 1, site=str(site % 3 + 1))

    def obstacle(self, s: SantaMaria, move: Move) -> Reason | None:
        return no_site(s, SITE.number(move)) if move[0] == SITE.name else super().obstacle(s, move)
