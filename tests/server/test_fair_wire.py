"""The redeal test on the wire: whatever a seat or a spectator can ask for, over sockets and over HTTP, stays the same
byte for byte when everything that is hidden from them is dealt anew."""

from __future__ import annotations

import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from cenote import games
from cenote.core.game import Game
from cenote.core.rng import Rng
from cenote.server import lookback
from cenote.server.table import Table
from server.house import Chair, Guest, Indoors
from server.test_fairness import dealt_anew

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)

CHANGING = re.compile(r'"(at|id|updated)":("[^"]*"|[0-9.]+)')  # times, and the client's own numbers
QUIET = ('{"type":"presence"', '{"type":"pong"')


class Company:
    """Two people at a table of one game, and somebody who watches."""

    def __init__(self, house: Indoors, game: Game, seed: str) -> None:
        self.house = house
        self.game = game
        self.rng = random.Random(seed)
        self.dealer = Rng.seeded(seed)
        guests = [house.guest("Ana"), house.guest("Ben")]
        self.id = guests[0].table("me", "open", game=game.key, seed=seed)
        guests[1].post(f"/api/tables/{self.id}/join")
        self.chairs = [guest.sit(self.id) for guest in guests]
        self.viewers: dict[int | None, Guest] = {0: guests[0], 1: guests[1], None: Guest(house)}

    @property
    def table(self) -> Table:
        return self.house.hub.tables[self.id]

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    def play(self, decisions: int) -> None:
        """Some random decisions; may stop in the middle of a turn."""
        for _ in range(decisions):
            acting = self.table.acting
            if acting is None:
                return
            chair = self.chairs[acting.seat]
            chair.until(lambda chair=chair: chair.position["yours"])  # type: ignore[misc]
            moves = chair.position["moves"]
            assert chair.play(self.rng.choice(moves)["move"] if moves else None)["type"] == "ack"

    def compare(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Everybody asks for everything, before and after the cards that they do not know are exchanged."""
        truth = self.table.course
        assert truth is not None
        for seat, guest in self.viewers.items():
            questions = self.impossible()
            expected = self.everything(guest, questions)
            with monkeypatch.context() as patch:
                other = dealt_anew(truth, seat, self.dealer)
                patch.setattr(self.table, "course", other)
                patch.setattr(lookback, "position_after", lambda table, n, snapshot=None, other=other: other.committed)
                self.table.composed.clear()
                got = self.everything(guest, questions)
            self.table.composed.clear()
            assert got == expected, (self.game.key, truth.n, seat)

    def impossible(self) -> list[str]:
        """Moves that are not legal now, for the server to say why."""
        course = self.table.course
        assert course is not None
        legal, notation = set(course.position.legal()), self.game.notation
        moves = self.rng.sample(notation.moves, min(8, len(notation.moves)))
        return [notation.write(move) for move in moves if move not in legal]

    def everything(self, guest: Guest, questions: list[str]) -> list[str]:
        chair = guest.sit(self.id)
        if guest.name:
            for move in questions:
                chair.command("why", move=move)
                chair.command("play", move=move)
        chair.close()
        return [CHANGING.sub("", text) for text in [*heard(chair), *self.asked(guest)]]

    def asked(self, guest: Guest) -> list[str]:
        n, here = len(self.table.line), f"/api/tables/{self.id}"
        paths = [here, f"{here}/history", f"{here}/at/{n}", f"{here}/record", "/api/lobby"]
        paths += [f"{here}/at/{n}?seat={seat}" for seat in range(2)] + [f"{here}/at/{n + 1}"]
        answers = [guest.http.get(path) for path in paths]
        assert [answer.status_code for answer in answers[:5]] == [200, 200, 200, 409, 200]
        return [f"{answer.status_code} {length(answer)} {answer.text}" for answer in answers]


def length(answer: httpx.Response) -> int:
    """Without what is left out of the comparison: a time may have a digit more."""
    return int(answer.headers["content-length"]) - sum(len(found[0]) for found in CHANGING.finditer(answer.text))


def heard(chair: Chair) -> list[str]:
    return [text for text in chair.raw if not text.startswith(QUIET)]


def besiege(game: Game, seed: str, checks: int, pace: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with TemporaryDirectory() as folder:
        house = Indoors(Path(folder))
        try:
            company = Company(house, game, seed)
            for number in range(checks):
                company.play(number % pace + 1)
                if company.over:
                    assert number > 0
                    return
                company.compare(monkeypatch)
        finally:
            house.stop()


@every_game
def test_nothing_that_can_be_asked_for_depends_on_what_is_hidden(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    besiege(game, "wire", checks=7, pace=7, monkeypatch=monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two"])
@every_game
def test_nothing_depends_on_what_is_hidden_in_whole_games(
    game: Game, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    besiege(game, seed, checks=150, pace=13, monkeypatch=monkeypatch)
