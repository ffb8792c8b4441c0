"""What takes a while is done aside: nobody's first look stops everybody else's game."""

from __future__ import annotations

from collections.abc import Callable
from threading import current_thread
from types import SimpleNamespace
from typing import Any

import pytest

from cenote.server import lookback, words
from cenote.server.api import importing
from cenote.server.opening import Plan
from server.house import Indoors, play_on


def noting(work: Callable[..., Any], done_by: list[str]) -> Callable[..., Any]:
    def noted(*args: Any, **kwargs: Any) -> Any:
        done_by.append(current_thread().name)
        return work(*args, **kwargs)

    return noted


def test_reasons_in_a_language_that_nobody_has_read_yet(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = indoors.guest("Ana")
    chair = guest.sit(guest.table("me", "hotseat"))
    done_by: list[str] = []
    monkeypatch.setattr(words, "game_words", noting(words.game_words, done_by))
    legal = {offer["move"] for offer in chair.position["moves"]}
    move = next(move for move in ("place tikal", "pass", "done") if move not in legal)
    chair.send(type="why", id="why", move=move)
    assert chair.answer("why")["text"]
    assert chair.command("play", move=move)["reason"]
    assert len(done_by) == 2 and indoors.thread.name not in done_by


def test_records_and_moments_of_the_past(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = indoors.guest("Ana")
    table = guest.table("me", "random", seed="aside")
    chair = guest.sit(table)
    play_on([chair], lambda: "over" in chair.last)
    record = guest.http.get(f"/api/tables/{table}/record").text
    done_by: list[str] = []
    monkeypatch.setattr(importing, "quipu", SimpleNamespace(read=noting(importing.quipu.read, done_by)))
    monkeypatch.setattr(Plan, "statements", noting(Plan.statements, done_by))
    imported = guest.post("/api/import", text=record)["id"]
    monkeypatch.setattr(lookback, "position_after", noting(lookback.position_after, done_by))
    assert guest.get(f"/api/tables/{imported}/at/5")["n"] == 5
    assert len(done_by) == 3 and indoors.thread.name not in done_by
