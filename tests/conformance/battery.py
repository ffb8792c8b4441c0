"""What holds for every position of every game, checked on random ones.

Nothing here knows a game: whatever the registry lists is tried with every number of players and every value of
every option. `CENOTE_TEST_GAMES` sets how many games are played for each of them, `CENOTE_TEST_ONLY` names the
games that are tried, if not all, and `CENOTE_TEST_OPTIONS=0` leaves the options as they are.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cenote import agents, games
from cenote.core.game import Game
from cenote.core.kernel import Event, IllegalMove, State
from cenote.core.match import Match
from cenote.core.preview import Deals, Preview, interrupted, is_open, outcomes, previews
from cenote.core.refusal import BadOption
from cenote.core.rng import Rng
from cenote.core.verbs import Move
from cenote.core.words import LANGUAGES
from conformance.observing import observed

GAMES = int(os.environ.get("CENOTE_TEST_GAMES", "2"))
OPTIONS = os.environ.get("CENOTE_TEST_OPTIONS", "1") != "0"
BOUND = 5000  # decisions; no game of the house comes near

Form = tuple[Game, int, dict[str, Any]]

EXPLAINED: set[tuple[Game, str]] = set()  # reasons that were said in every language
TOLD: set[tuple[Game, int, str]] = set()  # and events


def chosen() -> list[Game]:
    keys = os.environ.get("CENOTE_TEST_ONLY", "").split()
    return [games.get(key) for key in keys] or games.all()


def forms(tried: list[Game], with_options: bool = OPTIONS) -> Iterator[Form]:
    """Each game with each number of players: all options as they are, then each other value once, if it may be."""
    for game in tried:
        for players in game.players:
            yield game, players, {}
            for option in game.options if with_options else ():
                for value in option.values:
                    if value != option.default and allowed(game, players, {option.key: value}):
                        yield game, players, {option.key: value}


def allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Some options go with some numbers of players only."""
    try:
        game.new(players=players, seed=0, options=options)
    except BadOption:
        return False
    return True


def name_of(form: Form) -> str:
    game, players, options = form
    return "-".join([game.key, str(players), *(f"{key}={value}" for key, value in options.items())])


def seeds(form: Form, times: int = 1) -> range:
    """As many games as wanted, and a quarter of them where an option is tried."""
    return range(max(1, GAMES * times // (4 if form[2] else 1)))


def looked_at(form: Form, seed: int) -> Iterator[State]:
    """Positions of one random game: all of them, or every second and the last where an option is tried."""
    every = 2 if form[2] else 1
    for number, state in enumerate(random_game(form, seed)):
        if number % every == seed % every or state.seat is None:
            yield state


def text(view: dict[str, Any]) -> str:
    """A view or a dump byte for byte: also that it is JSON."""
    return json.dumps(view, sort_keys=False, allow_nan=False)


def random_game(form: Form, seed: int) -> Iterator[State]:
    """Every position of one random game, the last one included."""
    game, players, options = form
    state = game.new(players=players, seed=seed, options=options)
    chance = Rng.seeded(f"moves {seed}")
    for _ in range(BOUND):
        yield state
        if state.seat is None:
            return
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
    raise AssertionError(f"{game.key} with seed {seed} does not end")


# --- the properties of one position ---


def alive(state: State) -> None:
    """There is a move exactly as long as the game goes on; the moves are stable, different, and all declared."""
    moves = state.moves()
    assert bool(moves) == (state.seat is not None)
    assert moves == state.moves() == state.clone().moves()
    assert len(set(moves)) == len(moves)
    notation = state.game.notation
    for move in moves:
        number = notation.numbers[move]
        assert notation.moves[number] == move
        assert notation.read(notation.write(move)) == move
    moves.clear()
    assert state.moves() or state.seat is None, "the list that is handed out is the caller's"


def exact(state: State) -> None:
    """A dump gives the position back; a clone is equal and goes its own way."""
    digest = state.digest()
    dump = json.loads(text(state.dump()))
    loaded = state.game.load(dump)
    assert loaded == state
    assert loaded.digest() == digest
    assert loaded.moves() == state.moves()
    assert loaded.seat == state.seat
    clone = state.clone()
    assert clone == state
    assert hash(clone) == hash(state)
    if state.seat is not None:
        move = state.moves()[-1]
        clone.play(move)
        loaded.play(move)
        assert clone == loaded
        assert clone != state
    assert state.digest() == digest


def fair(state: State, seed: int) -> None:
    """What is dealt anew looks the same from its seat, comes from what that seat knows alone, and can be played."""
    digest = state.digest()
    seats = (*range(players_of(state)), None)
    for number, seat in enumerate(seats):
        view = text(state.view(seat))
        other = state.redeal(seat, Rng.seeded(seed))
        assert text(other.view(seat)) == view
        assert text(other.outlook(seat)) == text(state.outlook(seat))
        assert observed(other, seat) == observed(state, seat)
        assert other.redeal(seat, Rng.seeded(seed)) == other
        assert other.seat == state.seat
        if state.seat == seat:
            assert other.moves() == state.moves()
        if number == seed % len(seats):
            loaded = state.game.load(json.loads(text(other.dump())))
            assert loaded == other
            assert loaded.moves() == other.moves()
        if other.seat is not None:
            other.play(other.moves()[0])
    assert state.digest() == digest


def guarded(state: State, chance: Rng) -> None:
    """What can be taken back has shown its seat nothing: unless the barrier closes, the move ends alike in all deals
    that the seat cannot tell apart."""
    legal = state.moves()
    for move in {legal[chance.below(len(legal))] for _ in range(2)}:
        shown = [seen_after(deal, move) for deal in (state.clone(), state.redeal(state.seat, chance))]
        if not shown[0][0]:
            assert shown[0] == shown[1], (type(state.decision).__name__, move)


def seen_after(state: State, move: Move) -> tuple[bool, str, str, list[Move], str]:
    """Whether a move closes the barrier, and what its seat sees, may do and is told then."""
    seat, barriers = state.seat, state.barriers
    state.watch()
    state.play(move)
    moves = state.moves() if state.seat == seat else []
    return state.barriers != barriers, text(state.view(seat)), text(state.outlook(seat)), moves, repr(state.told())


def players_of(state: State) -> int:
    return len(state.scores())


def firm(state: State, chance: Rng) -> None:
    """An illegal move is refused with its reason in every language, and changes nothing."""
    moves = state.game.notation.moves
    legal = set(state.moves())
    digest = state.digest()
    for _ in range(6):
        move = moves[chance.below(len(moves))]
        if move not in legal:
            refuse(state, move)
    refuse(state, ("no", "such", "move"))
    assert state.digest() == digest


def said_once(state: State) -> None:
    """Of all moves of the notation exactly the legal ones meet every requirement, so a reason names one that fails."""
    decision = state.decision
    if "obstacle" not in vars(type(decision)):
        return
    legal = set(state.moves())
    for move in state.game.notation.moves:
        found = decision.obstacle(state, move)
        assert (found is None) == (move in legal), f"{type(decision).__name__} {decision.args()}: {move} {found}"


def refuse(state: State, move: Move) -> None:
    try:
        state.play(move)
    except IllegalMove as illegal:
        assert illegal.move == move
        assert illegal.reason == state.why_not(move)
        explain(state.game, illegal)
    else:
        raise AssertionError(f"{move} was played")


def explain(game: Game, illegal: IllegalMove) -> None:
    """What is said of a reason depends on nothing else: to hear each once is enough."""
    reason = game, repr(illegal.reason)
    if reason not in EXPLAINED:
        EXPLAINED.add(reason)
        assert str(illegal) == game.words("en").reason(illegal.reason)
        assert all(game.words(language).reason(illegal.reason) for language in LANGUAGES)


def spoken(state: State) -> None:
    """Every legal move, and the question, in every language; and the spot of the move."""
    for language in LANGUAGES:
        words = state.game.words(language)
        if state.seat is not None:
            assert words.ask(state)
        for move in state.moves():
            assert words.move(state.game.notation.verb(move), move)
    for move in state.moves():
        assert "{" not in state.game.notation.verb(move).spot(move)


# --- the properties of a whole game ---


def promised(form: Form, seed: int) -> None:
    """What a move was said to cost and to bring is what the seat finds afterwards; in words of every language."""
    game, players, options = form
    state = game.new(players, seed, options)
    chance = Rng.seeded(seed)
    while state.seat is not None:
        legal = state.moves()
        told = previews(state, chance)
        assert [preview.move for preview in told] == legal
        if state.turn % 5 == 0:
            hides_nothing(state, chance.word())
        one = told[chance.below(len(told))]
        for language in LANGUAGES:
            assert game.words(language).exchange(one.changes | one.later) or not (one.changes or one.later)
        carry_out(state, one, chance)


def hides_nothing(state: State, seed: int) -> None:
    """What is told of moves comes from what the seat knows, and from nothing that is hidden from it."""
    other = state.redeal(state.seat, Rng.seeded(seed + 1))
    told, of_other = (map(repr, previews(one, Rng.seeded(seed))) for one in (state, other))
    assert [*told] == [*of_other]


def may_go_on(state: State, move: Move, chance: Rng) -> bool:
    """Does the turn go on after the move in one of its ways: where it is paid for so that enough is left for more?"""
    return any(not end.ends_turn for end in outcomes(Deals(state, chance).first(1)[0], move))


def carry_out(state: State, told: Preview, chance: Rng) -> None:
    """Make the move, decide how it is carried out, and look whether it was promised."""
    seat, barriers, turn = state.seat, state.barriers, state.turn
    assert seat is not None
    before, start = with_mixes(state, seat), state.clone()
    asked = interrupted(state, told.move)
    state.play(told.move)
    while is_open(state, seat, asked):
        ways = state.decision.ways(state)
        state.play(ways[chance.below(len(ways))])
    if state.barriers != barriers:
        assert told.reveals or might_reveal(start, told.move, chance), told
        return
    ended = state.seat != seat or state.turn != turn
    assert told.ends == ended or (ended and may_go_on(start, told.move, chance)), told
    after = with_mixes(state, seat)
    for name in after:
        least, most = (told.changes.get(name, (0, 0))[i] + told.later.get(name, (0, 0))[i] for i in (0, 1))
        if is_said(told, name, state.game.mixes):
            assert least <= after[name] - before[name] <= most, (told, name)


def might_reveal(state: State, move: Move, chance: Rng) -> bool:
    """Whether something comes to light depends on what is hidden: in some deals it does, in others not."""
    assert state.seat is not None
    seen = [outcomes(state.redeal(state.seat, chance), move) for _ in range(60)]
    return 0 < sum(any(end.reveals for end in ends) for ends in seen) < len(seen)


def with_mixes(state: State, seat: int) -> dict[str, float]:
    held = state.game.holdings(state, seat)
    return held | {mix: sum(held[part] for part in parts) for mix, parts in state.game.mixes.items()}


def is_said(told: Preview, name: str, mixes: Mapping[str, Sequence[str]]) -> bool:
    """Of a mix either the sum is told or its parts."""
    said = told.changes | told.later
    if name in mixes:
        return name in said
    return not any(name in parts and mix in said for mix, parts in mixes.items())


def left_alone(form: Form, seed: int) -> None:
    """Clones share lists with the position they come from: what is played there or in another deal changes none."""
    kept: list[tuple[State, str]] = []
    for state in random_game(form, seed):
        if state.seat is None:
            break
        kept.append((state.clone(), state.digest()))
        other = state.redeal(state.seat, Rng.seeded(len(kept)))
        other.play(other.moves()[-1])
        if len(kept) > 5:
            clone, digest = kept.pop(0)
            assert clone.digest() == digest
    assert all(clone.digest() == digest for clone, digest in kept)


def replayed(form: Form, seed: int) -> None:
    """The same moves lead to the same positions, watched or not; what happens can be told in every language."""
    game, players, options = form
    match = Match(game, players, seed, options)
    chance = Rng.seeded(f"moves {seed}")  # as in random_game
    for state in random_game(form, seed):
        assert match.state.digest() == state.digest()
        if match.state.seat is not None:
            moves = match.state.moves()
            tell(match.play(moves[chance.below(len(moves))]), match)
    again = game.new(players=players, seed=seed, options=options)
    for played in match.played:
        assert (again.seat, again.turn) == (played.seat, played.turn)
        again.play(played.move)
    assert again == match.state
    assert len(again.ranking()) == players
    assert min(again.ranking()) == 1 or players == 1  # alone, one may lose to the game


def tell(events: list[Event], match: Match) -> None:
    """Each event is heard once, as a reason is."""
    names = [f"player {seat}" for seat in range(match.players)]
    for event in events:
        happened = match.game, match.players, repr(event)
        if happened not in TOLD:
            TOLD.add(happened)
            assert all(match.game.words(language).event(event, names) for language in LANGUAGES)


def undone(form: Form, seed: int) -> None:
    """Undo restores every position it returns to, and stops at barriers and at the decisions of others."""
    game, players, options = form
    match = Match(game, players, seed, options)
    chance = Rng.seeded(f"undo {seed}")
    back: list[str] = []  # the positions that undo may return to
    last = None
    while match.state.seat is not None:
        before, seat, barriers = match.state.digest(), match.state.seat, match.state.barriers
        moves = match.state.moves()
        match.play(moves[chance.below(len(moves))])
        back = [] if seat != last or match.state.barriers != barriers else back
        back += [before] if match.state.barriers == barriers else []
        last = seat
        assert match.can_undo == bool(back)
        assert not match.can_redo
        if not chance.below(3):
            back_and_forth(match, back)


def back_and_forth(match: Match, back: list[str]) -> None:
    """Take back all that may be taken back, and make it again."""
    after, count = match.state.digest(), len(match.played)
    for digest in reversed(back):
        assert match.can_undo
        match.undo()
        assert match.state.digest() == digest
    assert not match.can_undo
    assert len(match.played) == count - len(back)
    while match.can_redo:
        match.redo()
    assert match.state.digest() == after
    assert len(match.played) == count


def thoughtful(form: Form, seed: int, agent: str, positions: int) -> None:
    """An agent leaves the position as it is, and the same seed thinks the same."""
    for number, state in enumerate(random_game(form, seed)):
        if state.seat is None:
            return
        if number % 37 == seed % 37 and positions:
            positions -= 1
            digest, barriers = state.digest(), state.barriers
            move = agents.make(agent, state.game, seed=seed).choose(state)
            assert move in state.moves()
            assert (state.digest(), state.barriers) == (digest, barriers)
            assert agents.make(agent, state.game, seed=seed).choose(state.clone()) == move
