"""The colours of the house, and those of its seats."""

from __future__ import annotations

from cenote.core.quipu import LETTERS as LETTERS

# The room is water, what lies on it stone, what may be done is light.
WATER, WATER_2, DEEP, ON_DEEP, ON_DEEP_2 = "#d3e2df", "#bfd4d1", "#0d3b42", "#eef6f2", "#a9c9c8"
SLAB, SLAB_2, STONE, STONE_2, STONE_3 = "#fbf9f3", "#f2eee3", "#e7dfcd", "#d6cab0", "#b9a985"
LINE, LINE_STRONG, INK, INK_2, INK_3 = "#cfc6b1", "#857b64", "#14282d", "#3f5357", "#4e6062"
LIT, LIT_FILL, STOP, HALO, VP = "#00736d", "#d2f3ec", "#a32418", "#fffdf7", "#7a2e62"

SEATS = ("#c8402a", "#2f6fbf", "#f2b632", "#3baa8c", "#4a2560")
ON_SEATS = ("#ffffff", "#ffffff", "#14282d", "#10242a", "#ffffff")
