"""From fixed deals, as many positions can be reached as ever."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cenote import games
from records.perft import count, start

COUNTS = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))


def test_every_game_and_number_of_players_is_counted() -> None:
    counted = {(deal["game"], deal["players"]) for deal in COUNTS.values()}
    assert counted == {(game.key, players) for game in games.all() for players in game.players}


@pytest.mark.compiled
@pytest.mark.parametrize("name", COUNTS)
def test_positions_by_depth(name: str) -> None:
    deal = COUNTS[name]
    assert count(start(deal), len(deal["leaves"])) == (deal["leaves"], deal["different"])
