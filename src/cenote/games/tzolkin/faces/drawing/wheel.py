"""The calendar, the five gears that mesh with it, and what their spaces do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import (
    HALO,
    INK,
    INK_2,
    INK_3,
    LINE,
    LINE_STRONG,
    LIT,
    LIT_FILL,
    SLAB,
    SLAB_2,
    STONE,
    STONE_2,
    STONE_3,
)
from cenote.drawing.shapes import DISPLAY, circle, n, path, polar, text
from cenote.games.tzolkin.components import Box
from cenote.games.tzolkin.faces.drawing.icons import icon
from cenote.games.tzolkin.faces.drawing.plaques import Plaques
from cenote.games.tzolkin.faces.drawing.shapes import CITY_COLOURS, GOOD_COLOURS, cogwheel, dummy, piece, squeezed
from cenote.games.tzolkin.names import CHICHEN, GEARS, LAST_SPACE, TEETH

DAYS = 26  # teeth of the calendar
STEP = 360 / DAYS
U = 5.5  # pitch radius for each tooth: the same for all wheels, so that they mesh
MODULE = 2 * U
RADIUS = DAYS * U
WHERE = (9, 4, 0, 22, 17)  # at which tooth of the calendar each gear sits, counter-clockwise from the right
BACK = 180  # where the arrow points


class Wheel:
    """The middle of the board, around one centre."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, cx: float, cy: float) -> None:
        self.view = view
        self.box = box
        self.say = words.say
        self.term = words.term
        self.cx = cx
        self.cy = cy

    def draw(self) -> str:
        gears = [self.gear(gear) for gear in range(len(GEARS))]
        return self.ripples() + self.calendar() + "".join(gears) + self.teeth_corn() + self.first_player()

    def ripples(self) -> str:
        rings = ((186, 0.7), (226, 0.5), (272, 0.35))
        return "".join(
            f'<g opacity="{opacity}">{circle(self.cx, self.cy, r, "none", edge=SLAB, line=2)}</g>'
            for r, opacity in rings
        )

    # --- the calendar ---

    def calendar(self) -> str:
        cx, cy = self.cx, self.cy
        drawn = path(cogwheel(cx, cy + 4, DAYS, RADIUS, MODULE, 0), "#0d3b42", opacity=0.25)
        drawn += path(cogwheel(cx, cy, DAYS, RADIUS, MODULE, 0), STONE_2, edge=INK, line=1.5)
        drawn += circle(cx, cy, RADIUS - 14, SLAB_2, edge=INK, line=0.8)
        drawn += circle(cx, cy, RADIUS - 37, STONE, edge=INK, line=0.8)
        drawn += "".join(self.tooth(tooth) for tooth in range(DAYS)) + self.fret()
        arrow = f"M{n(cx - RADIUS - 33)} {n(cy - 10)}h13v-5l15 15-15 15v-5h-13z"
        return drawn + path(arrow, INK, edge=HALO, line=1.5) + self.hub()

    def tooth(self, tooth: int) -> str:
        """A day: how many more to the food day, or the food day itself; behind the arrow what is past."""
        days, day = self.box.food_days, self.view["day"] + tooth
        past = day > days[-1]
        day -= DAYS * past
        middle = BACK - tooth * STEP
        x, y = polar(self.cx, self.cy, RADIUS - 25.5, middle)
        if day in days:
            fill = INK if tooth == 0 else LIT if days.index(day) % 2 else GOOD_COLOURS["corn"]
            drawn = self.sector(middle, fill, 0.45 if past else 1) + icon("corn", x, y, 16, SLAB, fill)
        else:
            drawn = self.sector(middle, INK if tooth == 0 else "none", 1)
            if day >= 0:
                fill = SLAB if tooth == 0 else LINE_STRONG if past else INK
                drawn += text(x, y, 12.5, str(min(food for food in days if food > day) - day), fill=fill)
        return drawn

    def sector(self, middle: float, fill: str, opacity: float) -> str:
        inner, outer = RADIUS - 37, RADIUS - 14

        def at(radius: float, angle: float) -> str:
            x, y = polar(self.cx, self.cy, radius, angle)
            return f"{n(x)} {n(y)}"

        start, end = middle + STEP / 2, middle - STEP / 2
        d = f"M{at(inner, start)}A{n(inner)} {n(inner)} 0 0 1 {at(inner, end)}L{at(outer, end)}"
        d += f"A{n(outer)} {n(outer)} 0 0 0 {at(outer, start)}z"
        return path(d, fill, edge=LINE_STRONG, line=0.7, opacity=opacity)

    def fret(self) -> str:
        """The stepped ornament, cut from the temple stairs."""
        step = f'd="M-8 -96v-4h4v-4h4v4h4v4h4" fill="none" stroke="{STONE_3}" stroke-width="1.8"'
        at = f"translate({n(self.cx)} {n(self.cy)})"
        return "".join(f'<path transform="{at} rotate({n(tooth * STEP)})" {step}/>' for tooth in range(DAYS))

    def teeth_corn(self) -> str:
        """The corn lies on the teeth just behind the arrow, one on each (T62, T65)."""
        drawn = ""
        for tooth in range(1, min(self.view["teeth_corn"], DAYS - 1) + 1):
            x, y = polar(self.cx, self.cy, RADIUS + 0.5, BACK + tooth * STEP)
            drawn += circle(x, y, 8.5, "#f2b632", edge=INK) + icon("corn", x, y, 12, "#4a2c00", "#f2b632")
        return drawn

    def hub(self) -> str:
        cx, cy, v = self.cx, self.cy, self.view
        over = v["food_days"] == len(self.box.food_days)
        title = f"{self.say('pic-round', round=v['round'])} · {self.say('pic-age', age=v['age'])}"
        drawn = circle(cx, cy, 90, SLAB, edge=INK, line=0.8)
        drawn += squeezed(cx, cy - 58, 12, title, fill=INK_3, room=132)
        if over:
            drawn += icon("sun", cx, cy - 18, 48, LIT) + squeezed(cx, cy + 22, 14.5, self.say("pic-over"), room=150)
        elif not v["days_left"]:
            drawn += icon("corn", cx, cy - 20, 52, GOOD_COLOURS["corn"])
            drawn += squeezed(cx, cy + 22, 14.5, self.say("pic-food-day", days=0), room=150)
        else:
            drawn += text(cx - 19, cy - 18, 50, str(v["days_left"]), weight=800, family=DISPLAY)
            drawn += icon("corn", cx + 21, cy - 20, 44, GOOD_COLOURS["corn"])
            drawn += squeezed(cx, cy + 22, 14.5, self.say("pic-days-left", days=v["days_left"]), room=152)
        drawn += path(f"M{n(cx - 50)} {n(cy + 38)}h100", "none", edge=LINE)
        return drawn + squeezed(cx, cy + 54, 12.5, self.say("pic-teeth-corn", n=v["teeth_corn"]), fill=INK_2, room=120)

    def first_player(self) -> str:
        x, y = self.cx - RADIUS - 62, self.cy
        who = self.view["occupant"]
        ring = circle(x, y, 23, SLAB if who is not None else LIT_FILL, edge=INK if who is not None else LIT, line=2.5)
        inside = icon("sun", x, y, 30, LIT, LIT_FILL) if who is None else piece(who, x, y, 12)
        first, second = self.say("pic-first-player").split(" ", 1)
        return ring + inside + squeezed(x, y + 35, 12, first, room=70) + squeezed(x, y + 49, 12, second, room=70)

    # --- a gear ---

    def gear(self, gear: int) -> str:
        teeth, r = TEETH[gear], TEETH[gear] * U
        at = WHERE[gear] * STEP
        gx, gy = polar(self.cx, self.cy, (DAYS + teeth) * U, at)
        first = at + 180 + 180 / teeth
        drawn = path(cogwheel(gx, gy + 2.5, teeth, r, MODULE, first), "#0d3b42", opacity=0.22)
        drawn += path(cogwheel(gx, gy, teeth, r, MODULE, first), CITY_COLOURS[gear], edge=INK, line=1.4)
        drawn += circle(gx, gy, r - MODULE * 1.75, "#000000", edge="#ffffff", opacity=0.25)
        drawn += circle(gx, gy, r - MODULE * 2.05, SLAB)
        size, room = 14.5 if gear == CHICHEN else 12.5, 2 * r - MODULE * 4.8
        drawn += squeezed(gx, gy, size, self.term("gear", GEARS[gear]), weight=700, family=DISPLAY, room=room)
        angles = [at + 180 - (space + 1.5) * 360 / teeth for space in range(teeth)]
        for space, angle in enumerate(angles):
            drawn += self.occupant(gear, space, *polar(gx, gy, r - MODULE * 0.38, angle))
        return drawn + Plaques(self.view, self.box, gear).draw(gx, gy, r + MODULE * 0.86 + 4, angles)

    def occupant(self, gear: int, space: int, x: float, y: float) -> str:
        spaces = self.view["gears"][GEARS[gear]]
        who = spaces[space]
        if who == "dummy":
            return dummy(x, y, 8.5)
        if who is not None:
            return piece(who, x, y, 9.4)
        if space > LAST_SPACE[gear]:
            return circle(x, y, 2.5, "#ffffff", opacity=0.5)
        if None not in spaces[:space]:  # the lowest free space: here a worker would go
            return circle(x, y, 10, LIT_FILL, edge=LIT, line=2.5) + text(x, y, 11.5, str(space), fill=LIT, weight=700)
        return circle(x, y, 9.5, "#000000", opacity=0.22) + text(x, y, 11.5, str(space), fill="#ffffff")
