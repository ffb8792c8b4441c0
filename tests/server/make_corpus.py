"""Writes tables as today's program keeps them, for all later programs to read.

    PYTHONPATH=src:tests python -m server.make_corpus tests/server/corpus/0001-tzolkin.jsonl tzolkin

To be done once for every change of the database or of a game's rules; what is there is never written again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cenote import games
from cenote.core.game import Game
from cenote.server.backup import write_backup
from cenote.server.settings import database_url
from cenote.server.store.store import existing
from server.house import Guest, Indoors, come_to_rest, play_on


def make(file: Path, keys: list[str]) -> None:
    if file.exists():
        sys.exit(f"{file} is there already, and stays as it is")
    with TemporaryDirectory() as folder:
        house = Indoors(Path(folder))
        for key in keys:
            fill(house, games.get(key))
        house.stop()
        with existing(database_url(str(Path(folder) / "cenote.sqlite"))) as engine:
            print(write_backup(engine, file), "rows")


def fill(house: Indoors, game: Game) -> None:
    """One table of each kind: waiting for people, in the middle of a draft, taken back, handed over, finished."""
    ana, ben = house.guest("Ana"), house.guest("Ben")
    players = min(number for number in game.players if number > 1)
    others = ["open"] + ["random"] * (players - 2)
    ana.table("me", *others, game=game.key, seed="corpus-waiting", visibility="private")
    drafting = begin(ana, ben, *others, game=game.key, seed="corpus-drafting")
    chairs = [ana.sit(drafting), ben.sit(drafting)]
    play_on(chairs, lambda: chairs[0].position["n"] > 25)
    come_to_rest(chairs)
    for chair in chairs:
        if chair.position["yours"]:
            chair.play()
    clock = {"kind": "turn", "seconds": 24 * 3600}
    turned = begin(ana, ben, *others, game=game.key, seed="corpus-turned", clock=clock)
    chairs = [ana.sit(turned), ben.sit(turned)]
    play_on(chairs, lambda: chairs[0].position["n"] > 10)
    come_to_rest(chairs)
    chairs[0].command("takeback", to=6)
    chairs[1].until(lambda: chairs[1].last.get("takeback", {}).get("to") == 6)
    chairs[1].command("answer", to=6, accept=True)
    chairs[1].command("chat", text="Ще раз!")
    ben.post(f"/api/tables/{turned}/leave")
    over = ana.sit(ana.table("me", *["random"] * (players - 1), game=game.key, seed="corpus-over"))
    play_on([over], lambda: "over" in over.last, seconds=120)


def begin(host: Guest, guest: Guest, *others: str, **more: Any) -> str:
    table = host.table("me", *others, **more)
    guest.post(f"/api/tables/{table}/join")
    return table


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2:])
