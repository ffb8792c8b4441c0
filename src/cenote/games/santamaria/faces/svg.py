"""The table as an SVG picture: the players, one colony or the Maya city, and the common board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cenote.core.words import Words
from cenote.drawing.palette import DEEP, INK, INK_3, LINE, ON_DEEP, ON_DEEP_2, SLAB_2, WATER
from cenote.drawing.shapes import HEIGHT, TOP, WIDTH, sheet
from cenote.games.santamaria.components import Box
from cenote.games.santamaria.faces.drawing.colony import City, Colony
from cenote.games.santamaria.faces.drawing.phrases import Phrases
from cenote.games.santamaria.faces.drawing.shapes import (
    BLUE,
    DISPLAY,
    UI,
    WHITE,
    badge,
    badges,
    die,
    panel,
    rect,
    shortened,
    text,
)

RAIL = 216  # the players, at the left
MIDDLE = 232  # where the colony begins
SIDE = 660  # where the common board begins
SIDE_WIDTH = WIDTH - SIDE - 8
MIDDLE_WIDTH = SIDE - MIDDLE - 8


def draw(view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> str:
    """A view as a self-contained SVG."""
    title = words.say("game-title")
    picture = Picture(view, box, words, names)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, WATER),
        picture.header(title),
        *picture.seats(),
        picture.shown_colony(),
        picture.tiles(),
        picture.tracks(),
        picture.people(),
        picture.harbour(),
        picture.dice(),
    ]
    return sheet(title, parts, UI)


class Picture:
    """One view, drawn for whoever looks."""

    def __init__(self, view: Mapping[str, Any], box: Box, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.say = words.say
        self.phrases = Phrases(box, words)
        self.names = names

    def header(self, title: str) -> str:
        v = self.view
        year = self.say("pic-over") if v["over"] else self.say("pic-year", year=v["year"])
        return (
            rect(0, 0, WIDTH, TOP, DEEP)
            + text(16, 22, 18, "Cenote", ON_DEEP, weight=700, family=DISPLAY)
            + rect(92, 12, 1, 20, ON_DEEP_2)
            + text(104, 22, 18, title, ON_DEEP, weight=700, family=DISPLAY)
            + text(WIDTH - 40, 22, 14, f"{year} · {self.say('pic-first')}", ON_DEEP_2, "end")
            + badge(WIDTH - 24, 22, v["first"])
        )

    # --- players ---

    def seats(self) -> list[str]:
        players = self.view["players"]
        height = (HEIGHT - TOP - 16) / len(players) - 6
        return [self.seat(player, TOP + 8 + i * (height + 6), min(height, 160)) for i, player in enumerate(players)]

    def seat(self, player: Mapping[str, Any], y: float, height: float) -> str:
        seat = player["seat"]
        vp = "?" if player["vp"] is None else str(player["vp"])
        goods = "  ".join(f"{n} {self.phrases.good(good)}" for good, n in player["goods"].items() if n) or "-"
        drawn = panel(8, y, RAIL, height)
        if self.view["seat"] == seat:
            drawn += rect(8, y + 8, 4, height - 16, INK)
        drawn += badge(28, y + 20, seat, 9)
        drawn += text(44, y + 20, 15, shortened(self.names[seat], 15, 128), INK, weight=700)
        drawn += text(RAIL - 4, y + 20, 18, vp, INK, "end", 700, DISPLAY)
        drawn += text(20, y + 44, 13, goods)
        drawn += text(20, y + 64, 12, self.dice_of(player), INK_3)
        if player["colony"] is not None:
            ships = "  ".join(
                f"{self.phrases.dock(i)} {len(ids)}" for i, ids in enumerate(player["colony"]["docks"].values())
            )
            drawn += text(20, y + 84, 12, f"{self.say('pic-docks')} {ships}", INK_3)
        if player["passed"]:
            drawn += text(20, y + 104, 12, self.say("pic-passed", space=player["passed"]), INK_3)
        return drawn

    def dice_of(self, player: Mapping[str, Any]) -> str:
        white = f"□ {player['white_used']}/{self.view['white_limit']}"
        own = " ".join(f"■{value}" for value, n in enumerate(player["blue"], 1) for _ in range(n))
        blue = own if self.view["blue"] is None else f"■ {player['blue_used']}/{player['dice']}"
        return f"{white}   {blue}"

    def shown_colony(self) -> str:
        """That of the seat that looks, else of who is to decide, else of the first player."""
        v = self.view
        seat = v["you"] if v["you"] is not None else v["seat"] if v["seat"] is not None else v["first"]
        if seat == v["maya"]:
            return City(self.box, self.words).draw(v["city"], MIDDLE, TOP + 8)
        return Colony(self.box, self.words).draw(v["players"][seat]["colony"], MIDDLE, TOP + 8)

    # --- the common board ---

    def tiles(self) -> str:
        y = TOP + 428
        drawn = panel(MIDDLE, y, MIDDLE_WIDTH, HEIGHT - y - 8, self.say("pic-tiles"))
        for i, id in enumerate(self.view["display"]):
            left, top = MIDDLE + 10 + i % 3 * 136, y + 26 + i // 3 * 52
            drawn += rect(left, top, 130, 44, SLAB_2, LINE, 4)
            drawn += text(left + 6, top + 12, 11, id, INK_3)
            drawn += text(left + 65, top + 29, 14, self.phrases.tile(id), INK, "middle", 700)
        return drawn

    def tracks(self) -> str:
        box, y = self.box, TOP + 8
        drawn = panel(SIDE, y, SIDE_WIDTH, 116)
        symbols = {space: self.say("pic-symbol-gold") for space in box.gold_spaces}
        drawn += self.track("march", box.march_end, symbols, y + 8, self.say("pic-march"))
        symbols = {space: self.say("pic-symbol-monk") for space in box.monk_spaces}
        symbols |= {space: self.say("pic-symbol-die") for space in box.die_spaces}
        return drawn + self.track("religion", box.religion_end, symbols, y + 62, self.say("pic-religion"))

    def track(self, name: str, last: int, symbols: Mapping[int, str], y: float, title: str) -> str:
        step = (SIDE_WIDTH - 20) / (last + 1)
        drawn = text(SIDE + 10, y + 6, 11, title.upper(), INK_3, weight=700)
        order = self.view["order"] if name == "march" else range(len(self.names))
        for space in range(last + 1):
            left = SIDE + 10 + space * step
            drawn += rect(left, y + 16, step - 3, 30, SLAB_2, LINE, 4)
            drawn += text(left + 4, y + 23, 9, f"{space}{symbols.get(space, '')}", INK_3)
            standing = [seat for seat in order if self.view["players"][seat][name] == space]
            drawn += badges(left + 8, y + 37, standing, min(7.0, (step - 8) / max(1, len(standing)) / 1.8))
        return drawn

    def people(self) -> str:
        y = TOP + 132
        drawn = panel(SIDE, y, SIDE_WIDTH, 190)
        for row, kind in enumerate(("scholar", "bishop", "mission")):
            places = [place for place in self.view["places"] if place["kind"] == kind]
            drawn += text(SIDE + 10, y + 14 + row * 62, 11, self.say(f"pic-{kind}s").upper(), INK_3, weight=700)
            for i, place in enumerate(places):
                left, top = SIDE + 10 + i * 150, y + 24 + row * 62
                drawn += rect(left, top, 144, 34, SLAB_2, LINE, 4)
                drawn += text(left + 6, top + 10, 12, shortened(self.words.term("place", place["place"]), 12, 140), INK)
                drawn += badges(left + 10, top + 24, place["monks"], 6)
        return drawn

    def harbour(self) -> str:
        v, y = self.view, TOP + 330
        left_over = f"{v['ships']}" + (f"+{v['special_ships']}" if "special" in v["docks"] else "")
        drawn = panel(SIDE, y, SIDE_WIDTH, 84, self.say("pic-harbour", n=left_over))
        width = (SIDE_WIDTH - 20) / len(v["docks"])
        for i, (dock, ship) in enumerate(v["docks"].items()):
            left = SIDE + 10 + i * width
            drawn += rect(left, y + 26, width - 6, 50, SLAB_2, LINE, 4)
            drawn += text(left + 6, y + 37, 11, shortened(self.words.term("dock", dock), 11, width - 14), INK_3)
            drawn += text(left + width / 2, y + 59, 13, self.phrases.ship(ship), INK, "middle", 700)
        return drawn

    def dice(self) -> str:
        """The pool with the specialists, the ambassadors, and the passing spaces."""
        v, y = self.view, TOP + 422
        drawn = panel(SIDE, y, SIDE_WIDTH, HEIGHT - y - 8, self.say("pic-white"))
        for value in range(1, 7):
            left = SIDE + 10 + (value - 1) * 100
            drawn += rect(left, y + 26, 94, 84, SLAB_2, LINE, 4)
            for i in range(v["white"][value - 1]):
                drawn += die(left + 15 + i % 4 * 22, y + 42 + i // 4 * 22, str(value), WHITE)
            if v["specialists"] and v["specialists"][value - 1] is not None:
                name = self.words.term("specialist", v["specialists"][value - 1])
                drawn += text(left + 47, y + 100, 10, shortened(name, 10, 92), INK, "middle")
        return drawn + self.other_dice(y + 130) + self.passing(y + 160)

    def other_dice(self, y: float) -> str:
        v = self.view
        shown = []
        if v["blue"] is not None:
            shown += [(str(value), BLUE) for value, n in enumerate(v["blue"], 1) for _ in range(n)]
        if v["ambassadors"] is not None:
            shown += [(f"◆{value or '-'}", fill) for value, fill in zip(v["ambassadors"], (WHITE, BLUE), strict=True)]
        return "".join(die(SIDE + 26 + i * 30, y, value, fill, 24) for i, (value, fill) in enumerate(shown))

    def passing(self, y: float) -> str:
        drawn = text(SIDE + 10, y + 6, 11, self.say("pic-passing").upper(), INK_3, weight=700)
        for space in range(1, len(self.box.passing) + 1):
            left = SIDE + 10 + (space - 1) * 120
            standing = [seat for seat in self.view["passed"] if self.view["players"][seat]["passed"] == space]
            drawn += rect(left, y + 18, 114, 52, SLAB_2, LINE, 4)
            drawn += text(left + 8, y + 30, 13, f"{space}  {self.phrases.passing(space)}", INK, weight=700)
            drawn += badges(left + 14, y + 54, standing, 9)
        return drawn
