"""Why not: for every reason the game can give, a position, a move, and the numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cenote.core.kernel import Decision, IllegalMove, Reason
from cenote.games.endlesswinter.rules import choices, further
from cenote.games.endlesswinter.state import EndlessWinter
from conformance.battery import said_once
from endlesswinter.table import GAME, Table, table

SQUARE = ("M1", "M2", "M3", "M4")


def wolf(*hand: str, food: int = 0, tools: int = 0, **options: object) -> Table:
    return table("wolf", "bison", **options).goods("wolf", food=food, tools=tools).cards("wolf", hand=list(hand))


def at(column: str, *hand: str, food: int = 0, tools: int = 0) -> Table:
    """Wolf has placed a tribe figure, with a card more than it plays."""
    return wolf(*hand, "tribesman", food=food, tools=tools).play(f"place tribe {column}")


def megaliths(*neutral: str, kind: str = "megalith") -> Table:
    return table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", *neutral).gain("wolf", kind)


def own_megaliths(*neutral: str) -> Table:
    t = table("wolf", "bison").tiles(*SQUARE).megaliths("neutral", *neutral)
    t.state.players[0].neutrals, t.state.players[1].neutrals = 0, 4 - len(neutral)
    return t.gain("wolf", "megalith")


def eclipse() -> Table:
    """Wolf has an elder and a crafter in the pile, leads two hexes and has a stone and an empty supply space."""
    t = table("wolf", "bison").tiles(*SQUARE).land(b1="forest", b2="wetland", c2="glacier").camps("bison")
    t.camps("wolf", "b1", "b2", "c2").megaliths("neutral", "a2", "a1").stones("wolf", "I-08")
    return t.cards("wolf", hand=["brave"], pile=["elder", "crafter"]).start_eclipse().play("take food")


def claiming() -> Table:
    return eclipse().play("use elder", "done", "take tool", "take tool")


def on_board() -> Table:
    return claiming().play("claim b2", "take tool", "take tool")


def sole() -> Table:
    t = table("wolf", "bison", sole_majority=True).land(b1="forest", b2="wetland", b3="wetland")
    t.camps("wolf", "b1", "b2", "b3").camps("bison", "b3").cards("wolf", pile=["brave"])
    return t.start_eclipse().play("take food")


def chief(name: str, side: str, *moves: str, food: int = 0, tools: int = 0) -> Table:
    t = wolf("hunter", "brave", food=food, tools=tools).chief("wolf", name, side)
    return t.play(*moves) if moves else t


def last_turn(*moves: str) -> Table:
    t = wolf("brave", "hunter").chief("wolf", "handseer", "A").turn("wolf", cycle=2, at="develop")
    return t.play("place chief hunt", "done", *moves)


def villages() -> Table:
    t = wolf("brave", food=3).camps("wolf", "b1", "b2", "c2").village("bison", "a1-a2-b2")
    return t.play("place tribe migrate")


def hunting(cards: int, deck: int, labour: bool = True, tools: int = 1) -> Table:
    t = wolf("hunter", "brave", tools=tools).hunting(ground_sloth=cards).animal_deck(*["woolly_rhino"] * deck)
    return t.play("place tribe hunt", *(["play hunter"] if labour else []))


def price(food: int = 0, tool: int = 0, labour: float = 0.0) -> dict[str, float]:
    return {"food": food, "tool": tool, "labour": labour}


CASES: list[tuple[Callable[[], Table], str, Reason]] = [
    # step 1 and placing
    (wolf, "culture C01", Reason("E32", "not-in-hand", card="C01")),
    (lambda: wolf("C18", "C01").play("culture C18"), "culture C01", Reason("E32", "no-card-to-pay")),
    (
        lambda: wolf("C18", "C01", "brave", "hunter").play("culture C18", "culture C01"),
        "done",
        Reason("E32", "must-pay-card"),
    ),
    (lambda: wolf("brave"), "play brave", Reason("E38", "place-first")),
    (
        lambda: table("wolf", "bison").turn("wolf", cycle=2),
        "place tribe hunt",
        Reason("E35", "no-figure", figure="tribe"),
    ),
    (lambda: chief("handseer", "A", "chief", "take food"), "place tribe hunt", Reason("E43", "chief-bound")),
    (lambda: at("hunt", "C01"), "culture C01", Reason("E33", "culture-first")),
    # cards
    (lambda: at("hunt", "brave"), "play hunter", Reason("E38", "not-in-hand", card="hunter")),
    (
        lambda: at("initiate", "elder", tools=1).play("play elder", "initiate hunter"),
        "play hunter",
        Reason("E48", "just-initiated", card="hunter"),
    ),
    (lambda: at("hunt", "shaman"), "use shaman", Reason("E38", "not-played", card="shaman")),
    (
        lambda: at("hunt", "tribesman").play("play tribesman"),
        "use tribesman",
        Reason("E40", "no-action-ability", card="tribesman"),
    ),
    (lambda: at("hunt", "brave").play("play brave"), "use brave", Reason("E38", "labour-by-itself", card="brave")),
    (
        lambda: at("hunt", "tribeswoman", food=2).play("play tribeswoman", "use tribeswoman", "take tool"),
        "use tribeswoman",
        Reason("E38", "used-already", card="tribeswoman"),
    ),
    (
        lambda: at("hunt", "tribeswoman").play("play tribeswoman"),
        "use tribeswoman",
        Reason("E16", "too-dear", cost=price(food=1), have={"food": 0}),
    ),
    (lambda: at("hunt"), "eat", Reason("E42", "no-icon")),
    (lambda: at("hunt", food=3).play("lower hunt"), "eat", Reason("E136", "labour-useless")),
    # the chief
    (lambda: chief("handseer", "A", "chief", "take food"), "chief", Reason("E43", "chief-used")),
    (lambda: chief("handseer", "A", "place tribe hunt"), "chief", Reason("E43", "no-chief-turn")),
    (lambda: chief("firewolf", "A", "place chief hunt"), "chief", Reason("E39", "other-column")),
    (lambda: chief("tuskbreaker", "B", "place chief hunt"), "chief", Reason("E135", "no-effect")),
    (lambda: chief("thunderclaw", "B", "place chief hunt", "lower hunt"), "chief", Reason("E136", "labour-useless")),
    (lambda: last_turn("lay brave"), "chief", Reason("E43", "pile-begun")),
    # columns
    (lambda: at("hunt"), "camp", Reason("E36", "other-column-stands", column="hunt")),
    (lambda: at("hunt").play("lower hunt"), "lower hunt", Reason("E36", "lower-done")),
    (lambda: at("hunt").play("lower hunt"), "reveal", Reason("E36", "no-way-back")),
    (
        lambda: (
            table("wolf", "bison").cards("bison", hand=["brave"]).play("place tribe hunt", "done", "place tribe hunt")
        ),
        "lower hunt",
        Reason("E36", "lower-taken"),
    ),
    (
        lambda: at("initiate", "elder", tools=2).play("play elder", "initiate hunter"),
        "initiate hunter",
        Reason("E48", "same-tribe", card="hunter"),
    ),
    (
        lambda: at("develop", "crafter", "crafter").show("C01").play("play crafter", "play crafter"),
        "develop C02",
        Reason("E53", "not-shown", card="C02"),
    ),
    (
        lambda: at("develop", "crafter", "crafter").show("C01").play("play crafter", "play crafter"),
        "develop none",
        Reason("E54", "display-not-empty"),
    ),
    (
        lambda: wolf("brave", food=2, tools=2).offer("II-01").turn("wolf").play("place tribe develop"),
        "stone II-01",
        Reason("E55", "era-later", stone="II-01"),
    ),
    (
        lambda: wolf("brave", food=2, tools=2).stones("bison", "I-01").turn("wolf").play("place tribe develop"),
        "stone I-01",
        Reason("E55", "not-on-offer", stone="I-01"),
    ),
    (
        lambda: (
            wolf("brave", food=2, tools=2)
            .stones("wolf", "I-01", "I-02", "I-03")
            .turn("wolf")
            .play("place tribe develop")
        ),
        "stone I-04",
        Reason("E55", "stones-full"),
    ),
    (
        lambda: wolf("brave", tools=1).camps("wolf", *["c3"] * 5).play("place tribe migrate"),
        "camp",
        Reason("E61", "no-camp-left"),
    ),
    (lambda: at("migrate", "explorer").play("play explorer"), "move b1-b2", Reason("E152", "no-camp-there", hex="b1")),
    (villages, "village d1-d2-e1", Reason("E58", "camps-missing", junction="d1-d2-e1")),
    (villages, "village a1-a2-b2", Reason("E58", "junction-taken", junction="a1-a2-b2")),
    (
        lambda: wolf("brave", food=3).village("wolf", "d1-d2-e1", "c4-c5-d4", "a2-a3-b3").play("place tribe migrate"),
        "village b1-b2-c2",
        Reason("E58", "no-village-left"),
    ),
    (lambda: hunting(6, 2), "reveal", Reason("E62", "grounds-full", limit=6)),
    (lambda: hunting(2, 0), "reveal", Reason("E62", "deck-empty")),
    (lambda: hunting(2, 2), "hunt none", Reason("E63", "animals-left")),
    (lambda: hunting(2, 2), "hunt argentavis", Reason("E63", "not-on-grounds", animal="argentavis")),
    (lambda: hunting(2, 2), "flip argentavis", Reason("E64", "no-unturned", animal="argentavis")),
    # resting
    (lambda: wolf("brave").play("place tribe rest"), "play brave", Reason("E44", "no-cards-at-rest")),
    (lambda: wolf().play("place tribe rest"), "done", Reason("E44", "draw-first")),
    (lambda: wolf().play("place tribe rest"), "part food", Reason("E115", "no-token")),
    (
        lambda: (
            chief("handseer", "A")
            .animals("wolf", ground_sloth=2)
            .play("place chief rest", "take food", "flip ground_sloth")
        ),
        "flip ground_sloth",
        Reason("E44", "turned-already"),
    ),
    # step 4
    (lambda: chief("handseer", "A", "place chief hunt", "done"), "lay brave", Reason("E47", "last-turn-only")),
    # gains
    (lambda: megaliths(kind="idol"), "take card", Reason("E9", "not-lesser")),
    (lambda: wolf().cards("wolf", deck=[], discard=[]).gain("wolf", "card"), "take card", Reason("E8", "no-card")),
    (
        lambda: wolf().idols("wolf", honour=10).gain("wolf", "idol"),
        "idol honour",
        Reason("E88", "honour-top", track="honour"),
    ),
    (lambda: megaliths("a2"), "megalith 0 g7", Reason("E80", "no-cell", cell="g7")),
    (lambda: megaliths("a2"), "megalith 0 f6", Reason("E80", "no-neighbour", cell="f6")),
    (lambda: megaliths("a2"), "megalith 0 a2", Reason("E85", "covered", cell="a2")),
    (lambda: megaliths("a2"), "megalith 1 a1", Reason("E79", "neutral-on-board")),
    (lambda: own_megaliths("a2", "c5"), "megalith 0 e1", Reason("E80", "start-cell-neutral", cell="e1")),
    (lambda: own_megaliths("a2", "c5"), "megalith 1 a1", Reason("E81", "no-square", cell="a1")),
    (lambda: megaliths().play("megalith 0 a2"), "megalith 0 f6", Reason("E84", "no-arrow-there")),
    (lambda: megaliths().play("megalith 0 a2"), "take food", Reason("E9", "arrow-no-lesser")),
    (
        lambda: wolf("brave", "C06").cards("wolf", hand=["brave", "C06"], discard=["hunter"]).play("culture C06"),
        "bury hunter",
        Reason("E52", "not-in-hand", card="hunter"),
    ),
    (
        lambda: wolf("brave", "C06").play("culture C06"),
        "bury-open discard brave",
        Reason("E52", "not-in-discard", card="brave"),
    ),
    (
        lambda: wolf("brave", "C06").play("culture C06"),
        "bury-open above brave",
        Reason("E52", "not-above", card="brave"),
    ),
    (
        lambda: wolf("brave", "hunter", "C04").play("culture C04", "part card", "take food", "take food"),
        "done",
        Reason("E121", "must-discard"),
    ),
    (lambda: wolf("C05", "brave", food=1).play("culture C05"), "part food", Reason("E15", "no-such-part")),
    (
        lambda: (
            table("wolf", "bison")
            .round(3)
            .cards("wolf", hand=["C34"])
            .animals("wolf", ground_sloth=2, argentavis=1)
            .play("culture C34", "flip ground_sloth")
        ),
        "flip ground_sloth",
        Reason("E120", "same-type", animal="ground_sloth"),
    ),
    # the eclipse
    (eclipse, "use hunter", Reason("E71", "not-in-pile", card="hunter")),
    (eclipse, "done", Reason("E15", "decline-inside")),
    (claiming, "claim c2", Reason("E142", "hex-gives-nothing", hex="c2")),
    (claiming, "claim d2", Reason("E71", "not-leading", hex="d2")),
    (sole, "claim b3", Reason("E108", "not-leading", hex="b3")),
    (on_board, "board villages", Reason("E73", "board-gives-nothing", item="villages")),
    (on_board, "score I-01", Reason("E73", "not-your-stone", stone="I-01")),
    # anything else
    (wolf, "claim a1", Reason("E31", "not-now")),
]
ELSEWHERE = {
    "setup-not-offered", "chief-not-offered", "bound-column", "no-megalith", "claimed-already", "no-token-there",
    "scored-already",
}  # fmt: skip


@pytest.mark.parametrize(("position", "move", "reason"), CASES, ids=[f"{case[2].key}: {case[1]}" for case in CASES])
def test_why_not(position: Callable[[], Table], move: str, reason: Reason) -> None:
    t = position()
    said_once(t.state)
    assert t.refused(move) == reason


RARE: list[Decision[EndlessWinter]] = [
    choices.MoveCamps(0, 1), choices.BuryCards(0, 1), choices.Recruit(0, 1, 1), choices.Learn(0, 1),
    choices.Catch(0, 1), choices.TakeTop(0, 1), choices.RevealAnimals(0, 1), further.TurnAnimals(0, 1, 0, 0),
    further.FreeStone(0), further.BuildVillage(0),
]  # fmt: skip


@pytest.mark.parametrize("decision", RARE, ids=[type(decision).__name__ for decision in RARE])
def test_what_random_games_seldom_ask_is_said_once(decision: Decision[EndlessWinter]) -> None:
    """E15: gains with a choice, each of which may be declined."""
    t = wolf("brave").camps("wolf", "b1", "b2", "c2").hunting(ground_sloth=1).animals("wolf", ground_sloth=1)
    t.ask(decision)
    assert t.state.decision is decision
    said_once(t.state)


def test_a_used_part_is_there_no_more() -> None:
    """E15: what was taken once is not said to have no effect."""
    t = wolf("brave", rest_tokens=True).play("place tribe rest", "token shown")
    part = t.legal("part")[0]
    while part in t.legal():
        t.play(part)
        while t.state.decision.rule != "E44":
            t.play(t.legal()[-1])
    assert t.refused(part) == Reason("E15", "no-such-part")


def test_why_not_in_set_up() -> None:
    """E20, E105, E106: cards that are not on offer."""
    s = GAME.new(players=2, seed=1)
    own = s.moves()[0][1]
    other = next(move for move in GAME.notation.verbs["lead"].moves if move[1] != own)
    assert s.why_not(other) == Reason("E20", "chief-not-offered", chief=other[1])
    s = GAME.new(players=2, seed=1, options={"draft": "chiefs"})
    other = next(move for move in GAME.notation.verbs["lead"].moves if move not in s.moves())
    assert s.why_not(other) == Reason("E106", "chief-not-offered", chief=other[1])
    s = GAME.new(players=2, seed=1, options={"draft": "setup"})
    while s.moves()[0][0] == "lead":
        s.play(s.moves()[0])
    other = next(move for move in GAME.notation.verbs["setup"].moves if move not in s.moves())
    assert s.why_not(other) == Reason("E105", "setup-not-offered", setup=other[1])


def test_why_not_again() -> None:
    """E85, E111, E138, E142: reasons that other tests meet on their way."""
    t = claiming()
    t.state.claimed = 1 << 3
    t.state._legal = None
    assert t.state.why_not(("claim", "b1")) == Reason("E142", "claimed-already", hex="b1")


def test_every_reason_is_tested() -> None:
    text = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^why-([\w-]+) =", text, re.MULTILINE))
    assert keys == {reason.key for _, _, reason in CASES} - {"not-now"} | ELSEWHERE


def test_an_illegal_move_is_a_sentence_with_its_rule() -> None:
    t = at("migrate")
    with pytest.raises(IllegalMove) as illegal:
        t.state.play(("move", "c3-c4"))
    assert str(illegal.value) == "E57: this costs 1 labour, you have nothing"


def test_a_move_that_is_none() -> None:
    assert wolf().state.why_not(("place", "cuzco")) == Reason("E31", "no-such-move", move="place cuzco")


def test_when_the_game_is_over() -> None:
    s = GAME.new(players=2, seed=1)
    while s.seat is not None:
        s.play(s.moves()[0])
    assert s.why_not(("done",)) == Reason("", "game-over")
