"""What the view tells about the moment: the tile, the die and the line in hand."""

from __future__ import annotations

from santamaria.table import table


def test_the_tile_in_hand_is_told_until_it_lies() -> None:
    t = table("Anna", "Oleg").goods("Anna", wood=2).display("D01")
    assert t.state.view(0)["doing"] == {}
    t.play("expand D01")
    assert t.state.view(1)["doing"] == {"tile": "D01"}
    t.play("lay 1 1 0")
    assert "tile" not in t.state.view(0)["doing"]


def test_the_die_in_hand_and_the_line_are_told_building_by_building() -> None:
    t = table("Anna", "Oleg").cells("Anna", {(2, 1): "religion", (2, 2): "wood", (2, 4): "religion"}).blue("Anna", 2)
    t.play("die blue 2")
    assert t.state.view(0)["doing"] == {"die": {"die": "blue", "value": 2}}
    t.play("use 2 row coin")
    cells = [[2, 1], [2, 2], [2, 4]]
    assert t.state.view(0)["doing"]["line"] == {"seat": 0, "cells": cells, "waiting": 2}
    t.play("pray plain")
    assert t.state.view(0)["doing"]["line"] == {"seat": 0, "cells": cells, "waiting": 0}
