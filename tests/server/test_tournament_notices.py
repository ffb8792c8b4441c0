"""People who are not there are called to their round, by the ways they have chosen."""

from __future__ import annotations

from server.farside import FarSide, until
from server.house import Indoors
from server.test_notices import hook
from server.tourney import Cup


def test_who_does_not_decide_first_is_told_that_the_round_has_begun(house: Indoors, far: FarSide) -> None:
    cup = Cup(house, "Ana", "Ben", rounds=1)
    for name, guest in cup.people.items():
        hook(guest, far.url(f"/{name}"), far)
    cup.start()
    until(lambda: len(far.received) == 2)
    told = {each.json["kind"]: each.json for each in far.received}
    assert set(told) == {"invited", "turn"}
    assert told["invited"]["title"] == "Round 1 of “Spring cup” has begun: Tzolk’in"
    (board,) = cup.boards(1)
    assert told["invited"]["table"] == board["table"] and "invite=" not in told["invited"]["link"]
