"""What the evaluation sees: what a gain is worth to who has it, cards that come again, the side of a chief."""

from __future__ import annotations

from cenote.agents import make
from cenote.games.endlesswinter.components import CARDS, STONE_IDS
from cenote.games.endlesswinter.judge.learning import learning
from cenote.games.endlesswinter.judge.outlook import Outlook, ability_value
from endlesswinter.table import GAME, Table, table


def worth(t: Table, name: str, card: str) -> float:
    """Of what a culture card does, to this seat."""
    me = t.player(name)
    out = Outlook(t.state, me, GAME.weights["evaluate"], GAME.weights["gains"])
    return ability_value(t.state, me, t.state.box.cards[CARDS.index(card)].action, out)


def owning(*stones: str) -> Table:
    t = table("wolf", "bison").goods("wolf", food=3, tools=3)
    t.player("wolf").stones = [STONE_IDS.index(stone) for stone in stones]
    return t


def test_nothing_is_worth_much_without_room_for_it() -> None:
    assert worth(owning("I-01", "I-02"), "wolf", "C33") > 0.0
    assert worth(owning("I-01", "I-02", "I-03"), "wolf", "C33") == 0.0, "all three spaces are taken"
    t = table("wolf", "bison")
    hungry = worth(t.goods("wolf", food=0), "wolf", "C29")
    assert hungry > worth(t.goods("wolf", food=6), "wolf", "C29"), "what fills the track fills less of it"
    few = worth(t, "wolf", "C37")
    assert worth(t.cards("wolf", buried=["elder"] * 4), "wolf", "C37") > few, "two points more for four buried cards"


def test_what_is_short_is_worth_more() -> None:
    t = table("wolf", "bison")
    assert worth(t.goods("wolf", food=0), "wolf", "C01") > worth(t.goods("wolf", food=5), "wolf", "C01")
    few = worth(t.cards("wolf", hand=["brave", "elder"]), "wolf", "C04")
    assert few > worth(t.cards("wolf", hand=["brave"] * 2 + ["tribesman"] * 4), "wolf", "C04"), "cards for a full hand"
    none = worth(t.cards("wolf", buried=[]), "wolf", "C25")
    assert none > worth(t.cards("wolf", buried=["elder"]), "wolf", "C25"), "the first one buried makes honour count"


def test_a_culture_card_in_the_deck_comes_again() -> None:
    """The better of two cards with the same points is worth more, wherever it lies, until the last round."""
    t = table("wolf", "bison")
    strong, weak = (GAME.evaluate(t.cards("wolf", discard=[card]).state, 0) for card in ("C23", "C27"))
    assert strong > weak
    t.state.round = 4
    late = [GAME.evaluate(t.cards("wolf", discard=[card]).state, 0) for card in ("C23", "C27")]
    assert late[0] == late[1]


def in_sight(t: Table, name: str) -> float:
    """What the culture card that the turn may end with counts for."""
    me = t.player(name)
    return learning(t.state, me, Outlook(t.state, me, GAME.weights["evaluate"], GAME.weights["gains"]))


def test_a_culture_card_is_in_sight_while_its_labour_can_be_had() -> None:
    """E53: 3 labour, from cards in hand and from food (E38, E42); the nearer, the more it counts."""
    t = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["crafter", "elder"])
    t.play("place tribe develop")
    far = in_sight(t, "wolf")
    assert far > 0.0, "2 + 1 + 1 labour"
    t.play("play crafter")
    assert in_sight(t, "wolf") > far
    short = table("wolf", "bison").goods("wolf", food=1).cards("wolf", hand=["explorer", "tribesman"])
    assert in_sight(short.play("place tribe develop"), "wolf") == 0.0, "1 + ½ + 1 labour: in Develop an explorer has 1"


def test_greedy_gathers_the_labour_for_a_culture_card() -> None:
    """Although a sacred stone could be had at once."""
    t = table("wolf", "bison", game=GAME).goods("wolf", food=2, tools=2)
    t.cards("wolf", hand=["crafter", "crafter", "tribesman", "tribesman"])
    t.play("place tribe develop")
    agent, state, taken = make("greedy", GAME, 1), t.state, []
    while state.seat == 0 and not taken:
        move = agent.choose(state)
        taken = [move[1]] if move[0] == "develop" else []
        state.play(move)
    assert taken


def test_the_side_of_a_chief_depends_on_the_stones_on_offer() -> None:
    chosen: dict[str, set[str]] = {}
    for seed in range(60):
        state = GAME.new(2, seed)
        values = {}
        for move in state.legal():
            after = state.clone()
            after.play(move)
            values[move] = GAME.evaluate(after, state.seat or 0)
        best = max(values, key=lambda move: values[move])
        chosen.setdefault(best[1], set()).add(best[2])
    assert chosen and all(sides == {"A", "B"} for sides in chosen.values())
