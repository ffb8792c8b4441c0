"""Which game is played: the options of a table, as the rules ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COLONIES: Final = ("usual", "choose", "deal", "cacao")


class Variant:
    """The options, settled for a number of players. Never changed: clones share it."""

    def __init__(self, options: Mapping[str, object], players: int) -> None:
        five = players == 5  # needs the Maya and the ambassadors (SXC7, SXD1)
        self.maya = bool(options["maya"]) or five
        self.ambassadors = bool(options["ambassadors"]) or five
        self.governor = bool(options["governor"])
        self.specialists = bool(options["specialists"])
        self.colonies = str(options["colonies"])
        self.kingdoms = (
            bool(options["expansion"])
            or self.maya
            or self.ambassadors
            or self.governor
            or self.specialists
            or self.colonies == "cacao"
        )
        self.cacao_colony = self.colonies == "cacao" or (
            self.colonies == "usual" and self.kingdoms and not self.maya
        )  # SX10, SX17
        self.advanced = bool(options["advanced"])
        self.shared = bool(options["shared_dice"])
        self.open_scores = bool(options["open_scores"])
        seat = options["maya_seat"]
        self.maya_seat = seat if isinstance(seat, int) else 0  # counted from 1; 0 is drawn
        self.options: dict[str, bool | int | str] = {
            "expansion": self.kingdoms,
            "governor": self.governor,
            "specialists": self.specialists,
            "ambassadors": self.ambassadors,
            "maya": self.maya,
            "maya_seat": self.maya_seat,
            "advanced": self.advanced,
            "shared_dice": self.shared,
            "colonies": self.colonies,
            "open_scores": self.open_scores,
        }
