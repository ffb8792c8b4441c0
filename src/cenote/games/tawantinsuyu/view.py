"""What a seat may see, and the same knowledge dealt anew (W10)."""

from __future__ import annotations

from typing import Any

from cenote.core.fields import NONE
from cenote.core.rng import Rng
from cenote.games.tawantinsuyu.components import ARMY, BUILDINGS, CARDS, CONQUESTS, PRODUCTION, SPACES, WEAVINGS
from cenote.games.tawantinsuyu.names import ACTIONS, GODS, GOODS, LARGE, NODES, SECTORS, SWITCHES, WORKERS
from cenote.games.tawantinsuyu.rules.conquest import Conquer, Levy
from cenote.games.tawantinsuyu.rules.placing import PlaceAs, PlaceWith
from cenote.games.tawantinsuyu.rules.priest import React
from cenote.games.tawantinsuyu.rules.weaving import AddTile, Leftover
from cenote.games.tawantinsuyu.rules.working import Capture, Work
from cenote.games.tawantinsuyu.state import Player, Tawantinsuyu


def view(s: Tawantinsuyu, seat: int | None) -> dict[str, Any]:
    """Everything open, and of the hidden things what the seat itself holds."""
    return {
        "game": s.game.key,
        "seat": s.seat,
        "you": seat,
        "turn": s.turn,
        "solo": s.solo,
        "first": s.first,
        "active": _who(s.active),
        "holder": _who(s.holder),
        "ceremonies": s.ceremonies,
        "last": s.last,
        "actions": [ACTIONS[s.action_at(sector)] for sector in range(SECTORS)],
        "hill": {SPACES[n]: WORKERS[worker] for n, worker in enumerate(s.hill) if worker != NONE},
        "village": _workers(s.village),
        "nomads": _workers(s.nomads),
        "bag": len(s.bag),
        "losses": dict(zip(WORKERS, s.losses, strict=True)),
        "upper": [_who(owner) for owner in s.upper],
        "lower": [_who(owner) for owner in s.lower],
        "conquests": {CONQUESTS[n]: owner for n, owner in enumerate(s.conquests) if owner != NONE},
        "deck": len(s.deck),
        "altar": _ids(CARDS, s.altar),
        "played": None if s.played == NONE else CARDS[s.played],
        "spent": _ids(CARDS, s.spent),
        "army_deck": len(s.army_deck),
        "army_discard": _ids(ARMY, s.army_discard),
        "statues": _statues(s.statues),
        "weavings": len(s.weavings),
        "top_weaving": WEAVINGS[s.weavings[-1]] if s.weavings else None,
        "loom": _ids(WEAVINGS, s.loom),
        "bought": _ids(WEAVINGS, s.bought),
        "starts": _ids(WEAVINGS, s.starts),
        "market": _ids(BUILDINGS, s.market),
        "replaced": _ids(BUILDINGS, s.replaced),
        "stacks": [len(s.production_stack), len(s.permanent_stack)],
        "placing": _placing(s),
        "work": _work(s),
        "adding": _adding(s),
        "awaited": _awaited(s),
        "players": [_player(s, player, seat) for player in s.players],
        "axomamma": _axomamma(s) if s.solo else None,
    }


def _who(seat: int) -> int | None:
    return None if seat == NONE else seat


def _ids(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


def _workers(workers: list[int]) -> list[str]:
    return [WORKERS[worker] for worker in workers]


def _statues(statues: list[int]) -> dict[str, dict[str, int]]:
    return {
        "small": dict(zip(GODS, statues[:LARGE], strict=True)),
        "large": dict(zip(GODS, statues[LARGE:], strict=True)),
    }


def _placing(s: Tawantinsuyu) -> dict[str, str] | None:
    """The placement that is announced and not yet paid (W133)."""
    for frame in s.stack:
        if isinstance(frame, PlaceAs | PlaceWith):
            return {"worker": WORKERS[frame.worker], "space": SPACES[frame.space]}
    return None


def _work(s: Tawantinsuyu) -> dict[str, Any] | None:
    """The placed worker's space, its tasks left, and which of its nodes are done or closed for now (W39, W40)."""
    for frame in s.stack:
        if isinstance(frame, Work):
            done = [bool((frame.done | frame.blocked) >> node & 1) for node in range(NODES)]
            capturing = any(isinstance(other, Capture) for other in s.stack)
            return {"space": SPACES[frame.space], "left": frame.left, "done": done, "capturing": capturing}
    return None


def _adding(s: Tawantinsuyu) -> str | None:
    """The weaving that looks for its place (W56)."""
    top = s.stack[-1] if s.stack else None
    return WEAVINGS[top.tile] if isinstance(top, AddTile) else None


def _awaited(s: Tawantinsuyu) -> list[int]:
    """Who still takes part in the action or weaving that is under way, in turn order (W55, W61, W125)."""
    seats: list[int] = []
    for frame in s.stack[::-1]:
        if isinstance(frame, React | Levy | Conquer | Leftover) and frame.seat not in seats:
            seats.append(frame.seat)
    return seats


def _player(s: Tawantinsuyu, player: Player, seat: int | None) -> dict[str, Any]:
    own = player.seat == seat
    return {
        "seat": player.seat,
        "axomamma": s.is_her(player),
        "vp": player.vp,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "queue": _workers(player.queue),
        "priest": None if player.priest == NONE else player.priest + 1,
        "step": player.step,
        "stairs": player.stairs,
        "markers": player.markers,
        "cards": len(player.hand),
        "hand": _ids(CARDS, player.hand) if own else None,
        "laid": _ids(CARDS, player.laid) if own or s.opened else None,
        "army_cards": len(player.army),
        "army": _ids(ARMY, player.army) if own else None,
        "drawn": _ids(ARMY, player.drawn) if own else None,
        "troops": _ids(ARMY, player.troops),
        "tired": _ids(ARMY, player.tired),
        "leaving": _ids(ARMY, player.leaving),
        "tiring": _ids(ARMY, player.tiring),
        "up": _ids(PRODUCTION, player.up),
        "down": _ids(PRODUCTION, player.down),
        "permanent": [tile for n, tile in enumerate(BUILDINGS[len(PRODUCTION) :]) if player.permanent >> n & 1],
        "statues": _statues(player.statues),
        "tapestries": [_ids(WEAVINGS, list(tapestry)) for tapestry in player.tapestries],
    }


def _axomamma(s: Tawantinsuyu) -> dict[str, Any]:
    return {
        "switches": [switch for n, switch in enumerate(SWITCHES) if s.switches >> n & 1],
        "slots": _ids(CARDS, s.slots),
        "tokens": [
            {"number": number, "cell": s.box.cells[cell].id}
            for number, cell in zip(s.box.token_numbers, s.tokens, strict=False)
        ],
        "personality": None if s.personality == NONE else list(s.box.data["personality"])[s.personality],
        "roll": s.roll,
    }


# --- dealing anew ---


def redeal(s: Tawantinsuyu, seat: int | None, rng: Rng) -> Tawantinsuyu:
    """Piles in another order, and other cards in the hands of the others."""
    new = s.clone()
    rng.shuffle(new.bag)
    rng.shuffle(new.production_stack)
    rng.shuffle(new.permanent_stack)
    if new.weavings:
        top = new.weavings.pop()
        rng.shuffle(new.weavings)
        new.weavings.append(top)
    others = [player for player in new.players if player.seat != seat]
    _redeal_gods(new, others, rng)
    _redeal_army(new, others, rng)
    new.rng = rng.branch()
    if s.seat != seat:
        new._legal = None
    return new


def _redeal_gods(s: Tawantinsuyu, others: list[Player], rng: Rng) -> None:
    pool = s.deck
    for player in others:
        pool = pool + player.hand
        if not s.opened:
            pool = pool + player.laid
    rng.shuffle(pool)
    for player in others:
        promised = _promised(s, player, pool)
        player.hand = sorted(promised + [pool.pop() for _ in range(len(player.hand) - len(promised))])
        if not s.opened:
            player.laid = sorted(pool.pop() for _ in player.laid)
    s.deck = pool


def _promised(s: Tawantinsuyu, player: Player, pool: list[int]) -> list[int]:
    """Who is asked how to pay for an announced placement holds as many cards of the space's god as before."""
    for frame in s.stack:
        if isinstance(frame, PlaceAs | PlaceWith) and frame.seat == player.seat:
            god = s.box.spaces[frame.space].god
            held = sum(s.box.cards[card].god == god for card in player.hand)
            promised = [card for card in pool if s.box.cards[card].god == god][:held]
            for card in promised:
                pool.remove(card)
            return promised
    return []


def _redeal_army(s: Tawantinsuyu, others: list[Player], rng: Rng) -> None:
    pool = s.army_deck
    for player in others:
        pool = pool + player.army + player.drawn
    rng.shuffle(pool)
    for player in others:
        player.drawn = _different(s, pool, len(player.drawn))
    for player in others:
        player.army = sorted(pool.pop() for _ in player.army)
    s.army_deck = pool


def _different(s: Tawantinsuyu, pool: list[int], n: int) -> list[int]:
    """So many cards of different faces: with equal ones there would be nothing to choose."""
    drawn: list[int] = []
    for card in reversed(pool):
        if len(drawn) < n and all(s.box.army[card].face != s.box.army[other].face for other in drawn):
            drawn.append(card)
    for card in drawn:
        pool.remove(card)
    return drawn
