"""Every language says everything: nothing missing, nothing unused, each message fit for what the rules hand it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cenote import games
from cenote.core.data import Data
from cenote.core.game import Game
from cenote.core.kernel import Decision, Event, Reason
from cenote.core.rng import Rng
from cenote.core.room import Room
from cenote.core.words import LANGUAGES, SHARED, Words, kebab
from cenote.games.tzolkin.components import BOX, BUILD
from cenote.games.tzolkin.faces.describe import describe
from cenote.games.tzolkin.names import GEARS, LAST_ACTION
from cenote.server.catalogue import piece_key
from spoken import ROOT, Source, python_files, refusal_classes

# Beside the shared words, each part of the house may have its own.
HOUSE = [SHARED, *sorted(file.parent for file in ROOT.glob("*/locale/en.ftl"))]
ROOMS = [game.folder for game in games.all()]
FURNITURE = {"game-title", "game-about"}
SPOKEN_BY_RULES = ("move", "ask", "why", "event", "refusal")  # each of these has a test of its own

OUTSIDE = [file for file in python_files(ROOT) if ROOT / "games" not in file.parents[1:]]  # of the rooms
ALL = Source(OUTSIDE + [file for room in ROOMS for file in python_files(room)])
CORE = Source(python_files(ROOT / "core"))
REFUSALS = ALL.refusals(refusal_classes(ALL))

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_folder = pytest.mark.parametrize(
    "folder", [*HOUSE, *(room / "locale" for room in ROOMS)], ids=lambda folder: folder.parent.name
)


@cache
def room_of(game: Game) -> Source:
    return Source(python_files(game.folder))


# --- the files ---


class Mentions(Visitor):
    """The variables and the other messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("-key"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


@cache
def messages(folder: Path, language: str) -> dict[str, Mentions]:
    found = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(folder: Path, language: str, id: str) -> set[str]:
    """What a message and all those it speaks of take."""
    known = messages(folder, language)
    found, left = set(), [id]
    while left:
        mentions = known[left.pop()]
        found |= mentions.variables
        left += mentions.messages & known.keys()
    return found


@every_folder
@every_language
def test_every_line_is_understood(folder: Path, language: str) -> None:
    broken = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert not broken
    assert sorted(ids) == sorted(set(ids))
    if folder != SHARED:
        assert not set(ids) & messages(SHARED, language).keys()


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages(folder: Path, language: str) -> None:
    assert messages(folder, language).keys() == messages(folder, "en").keys()


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_arguments(folder: Path, language: str) -> None:
    for id in messages(folder, "en"):
        assert variables(folder, language, id) == variables(folder, "en", id), id


# --- nothing unused ---


class Vocabulary:
    """The words that a message id may be put together from."""

    def __init__(self, sources: Iterable[Source], data: Data | None = None) -> None:
        self.words: set[str] = set()
        self.names: set[str] = set()
        self.patterns: list[re.Pattern[str]] = []
        for source in sources:
            self.words |= source.constants
            self.names |= source.argument_names
            self.patterns += source.patterns
        if data is not None:
            self.words |= {word for kind, entries in data.tables.items() for word in (kind, *entries)}

    def knows(self, text: str) -> bool:
        """Is it a word of the source, or put together from such by an f-string?"""
        if text in self.words or text.isdigit():
            return True
        found = [pattern.fullmatch(text) for pattern in self.patterns]
        return any(match is not None and all(self.knows(part) for part in match.groups()) for match in found)

    def names_a_thing(self, id: str) -> bool:
        """Is it the name of a value that is handed on under some name: gear-tikal?"""
        splits = [(id[:place], id[place + 1 :]) for place, letter in enumerate(id) if letter == "-"]
        return any(name in self.names and self.knows(value) for name, value in splits)


def unused(folder: Path, exact: set[str], vocabulary: Vocabulary) -> set[str]:
    spoken_of = {id for mentions in messages(folder, "en").values() for id in mentions.messages}
    found = set()
    for id in messages(folder, "en").keys() - exact - spoken_of:
        by_rules = id.partition("-")[0] in SPOKEN_BY_RULES
        if by_rules or not (vocabulary.knows(id) or vocabulary.names_a_thing(id)):
            found.add(id)
    return found


def counted(game: Game) -> set[str]:
    """What a balance report names."""
    census = game.census()
    kinds = {*census.things, *(track.kind for track in census.tracks)}
    return {f"census-{kind}" for kind in kinds} | {f"deed-{verb}" for verb in census.actions}


def piece_messages(game: Game) -> set[str]:
    """What components are called that no move names."""
    words = game.words("en")
    return {piece_key(kind, id, words) for kind, ids in game.components().tables.items() for id in ids}


@every_game
def test_no_message_of_a_game_is_unused(game: Game) -> None:
    room = room_of(game)
    exact = FURNITURE | verb_messages(game) | asked(game) | {"-".join(move) for move in game.notation.moves}
    exact |= {f"why-{key}" for key in room.reasons} | {f"event-{name}" for name in room.events} | option_messages(game)
    exact |= {f"pad-{block}" for block in game.pad} | workshop_messages(game) | counted(game) | piece_messages(game)
    assert unused(game.folder / "locale", exact, Vocabulary([room, CORE], game.components())) == set()


@pytest.mark.parametrize("folder", HOUSE, ids=lambda folder: folder.parent.name)
def test_no_message_of_the_house_is_unused(folder: Path) -> None:
    exact = {f"why-{key}" for key in CORE.reasons} | {f"refusal-{word}" for word in ALL.constants}
    exact |= {f"wanted-{kind.__name__}" for kind in (bool, int, str, list, dict)}  # what a data file can hold
    assert unused(folder, exact, Vocabulary([ALL])) == set()


# --- nothing missing, everything fits ---


def verb_messages(game: Game) -> set[str]:
    """The message of each verb, and the name of each thing it can be said of; numbers go by themselves."""
    found = {f"move-{verb.name}" for verb in game.notation.verbs.values()}
    for verb in game.notation.verbs.values():
        for slot, values in verb.slots.items():
            if slot == "goods":
                found |= {f"amount-{good}" for value in values for good in value.split("+")}
            else:
                found |= {f"{slot}-{value}" for value in values if not value.isdigit()}
    return found


def option_messages(game: Game) -> set[str]:
    """What a host reads when a table is opened: each option, what it is about, and its values."""
    tails = {option.key: ("", "-about", *(f"-{value}" for value in option.values)) for option in game.options}
    return {f"option-{key}{tail}" for key, endings in tails.items() for tail in endings}


def workshop_messages(game: Game) -> set[str]:
    """What the forms of the workshop say: kinds, fields, effects, and choices that have a name of their own there."""
    assert isinstance(game, Room)
    found = {f"box-kind-{kind}" for kind in game.schema}
    for fields in game.schema.values():
        found |= {f"box-field-{field}" for field in fields}
        for field in fields.values():
            words = game.words("en")
            named = [word.word for word in field.words]
            known = {word for word in named if words.has(f"part-{word}") or words.has(f"good-{word}")}
            found |= {f"box-effect-{word}" for word in named if word not in known}
            for choosing in (field, *(argument for word in field.words for argument in word.arguments)):
                own = [key for key in choosing.named.split() if key.startswith("box-")]
                found |= {f"{key}-{choice}" for key in own for choice in choosing.choices}
    return found


@every_game
@every_language
def test_the_workshop_names_everything(game: Game, language: str) -> None:
    for id in workshop_messages(game):
        fits(game.words(language), id, ())


def asked(game: Game) -> set[str]:
    decisions = {name: frame for name, frame in game.frames.items() if issubclass(frame, Decision)}
    return {f"ask-{question}" for name, frame in decisions.items() for question in (kebab(name), *frame.asks)}


def example(game: Game | None, name: str) -> object:
    """Some value for an argument: what a verb takes under that name, or a number."""
    verbs = game.notation.verbs.values() if game is not None else ()
    return next((verb.slots[name][0] for verb in verbs if name in verb.slots), 2)


def fits(words: Words, id: str, arguments: Iterable[str] | None, game: Game | None = None) -> None:
    """The message is there and, where its arguments are known, formats with them."""
    assert words.has(id), f"{id} is missing in {words.language}"
    if arguments is not None:
        assert words.say(id, **{name: example(game, name) for name in arguments})


@every_game
@every_language
def test_every_move_has_words(game: Game, language: str) -> None:
    words = game.words(language)
    for id in verb_messages(game) | FURNITURE:
        assert words.has(id), id
    texts = [words.move(game.notation.verb(move), move) for move in game.notation.moves]
    assert all(texts)


@every_game
@every_language
def test_every_decision_asks(game: Game, language: str) -> None:
    assert asked(game)
    for id in asked(game):
        fits(game.words(language), id, ())


@every_game
@every_language
def test_every_reason_and_event_fits_its_arguments(game: Game, language: str) -> None:
    room = room_of(game)
    assert room.reasons and room.events
    for prefix, said in (("why", CORE.reasons), ("why", room.reasons), ("event", room.events)):
        for key, uses in said.items():
            for arguments in uses:
                fits(game.words(language), f"{prefix}-{key}", arguments, game)


@every_game
@every_language
def test_everything_a_room_says_is_there(game: Game, language: str) -> None:
    room = room_of(game)
    for id, uses in room.messages.items():
        for arguments in uses:
            fits(game.words(language), id, arguments, game)
    ids = messages(game.folder / "locale", language)
    for term in room.told_terms:
        assert any(re.fullmatch(term, id) for id in ids), f"{term} is missing in {language}"


@every_language
def test_every_refusal_fits_its_arguments(language: str) -> None:
    words = Words(language, HOUSE)
    assert REFUSALS
    for key, uses in REFUSALS.items():
        for arguments in uses:
            fits(words, f"refusal-{key}", arguments)


@every_language
def test_everything_the_house_says_is_there(language: str) -> None:
    words = Words(language, HOUSE)
    for id, uses in Source(OUTSIDE).messages.items():
        for arguments in uses if id not in FURNITURE else ():
            fits(words, id, arguments)


@every_game
@every_language
def test_every_cited_rule_is_in_the_rulebook(game: Game, language: str) -> None:
    known = game.rulebook(language).keys()
    letter = next(iter(known)).rstrip("0123456789")
    cited = re.findall(rf"\b{letter}\d+\b", " ".join(room_of(game).constants))  # docstrings cite rules too
    assert room_of(game).rules
    assert room_of(game).rules | set(cited) <= known


# --- as games are played ---


def played(game: Game) -> tuple[list[Event], list[Reason]]:
    """What happens in random games, and why the moves that were not legal were not: one of each kind."""
    events: dict[str, Event] = {}
    reasons: dict[str, Reason] = {}
    for players, seed in product(game.players, range(10)):
        rng = Rng.seeded(seed)
        s = game.new(players, seed)
        s.watch()
        while s.seat is not None:
            legal = s.legal()
            if rng.below(4) == 0:
                refused = [s.why_not(move) for move in game.notation.moves if move not in legal]
                reasons |= {repr(reason): reason for reason in refused}
            s.play(legal[rng.below(len(legal))])
            events |= {repr(event): event for event in s.told()}
    return list(events.values()), list(reasons.values())


@pytest.mark.compiled
@every_game
def test_games_can_be_told(game: Game) -> None:
    """In every language, everything by its name; and nothing is told that was not read in the source."""
    events, reasons = played(game)
    assert {event.name for event in events} <= room_of(game).events.keys()
    assert {reason.key for reason in reasons} <= room_of(game).reasons.keys() | CORE.reasons.keys()
    assert missing_names(game, [*(event.args for event in events), *(reason.args for reason in reasons)]) == set()
    people = [f"player {seat + 1}" for seat in range(max(game.players))]
    for language in LANGUAGES:
        words = game.words(language)
        assert all(words.event(event, people) for event in events)
        for reason in reasons:
            said = words.reason(reason)
            assert said.startswith(f"{reason.rule}: ") if reason.rule else said, "some things no rule forbids"


def missing_names(game: Game, told: list[dict[str, Any]]) -> set[str]:
    """Of the things that are told of, those without a name."""
    found = set()
    for arguments in told:
        for name, value in arguments.items():
            if name != "goods":
                named = value if isinstance(value, list) else [value]
                found |= {f"{name}-{one}" for one in named if isinstance(one, str) and not one.isdigit()}
    return {id for id in found if not game.words("en").has(id)}


# --- plural forms ---

FORMS = {
    ("uk", "corn"): "1 кукурудзу, 2 кукурудзи, 5 кукурудз, 11 кукурудз, 21 кукурудзу",
    ("uk", "wood"): "1 деревину, 2 деревини, 5 деревин, 11 деревин, 21 деревину",
    ("uk", "skull"): "1 кришталевий череп, 2 кришталеві черепи, 5 кришталевих черепів, 11 кришталевих черепів, "
    "21 кришталевий череп",
    ("ru", "corn"): "1 зерно, 2 зерна, 5 зёрен, 11 зёрен, 21 зерно",
    ("ru", "wood"): "1 дерево, 2 дерева, 5 дерева, 11 дерева, 21 дерево",
    ("ru", "skull"): "1 хрустальный череп, 2 хрустальных черепа, 5 хрустальных черепов, 11 хрустальных черепов, "
    "21 хрустальный череп",
    ("en", "skull"): "1 crystal skull, 2 crystal skulls, 5 crystal skulls, 11 crystal skulls, 21 crystal skulls",
}


@pytest.mark.parametrize(("language", "good"), FORMS)
def test_plural_forms(language: str, good: str) -> None:
    words = games.get("tzolkin").words(language)
    assert ", ".join(words.amounts({good: n}) for n in (1, 2, 5, 11, 21)) == FORMS[language, good]


# --- the tiles and spaces of Tzolk'in ---

TILES = [*BOX.buildings, *BOX.monuments, *BOX.wealth]


@every_language
def test_every_tile_is_described(language: str) -> None:
    words = games.get("tzolkin").words(language)
    names = {words.say(f"tile-{tile.id}") for tile in TILES}
    assert len(names) == len(TILES)
    for tile in TILES:
        text = describe(tile.id, BOX, words)
        assert not text.endswith("…")
        told = {int(number) for number in re.findall(r"\d+", text)}
        lasting = {effect.n for effect in tile.effects if effect.kind < BUILD}
        assert told >= lasting | {n for n in tile.cost if n} | (set(tile.points) if len(tile.points) > 1 else set())


@every_language
def test_action_lines_tell_the_numbers_of_the_data(language: str) -> None:
    words = games.get("tzolkin").words(language)
    for gear, last in zip(GEARS, LAST_ACTION, strict=True):
        for number in range(1, last + 1):
            told = [int(n) for n in re.findall(r"\d+", words.say(f"action-{gear}-{number}"))]
            space = BOX.data["space"].get(f"{gear}-{number}")
            if space is not None:
                numbers = [n for n in [*space.get("gain", {}).values(), *space.values()] if isinstance(n, int) and n]
                assert sorted(told) == sorted(numbers), f"{gear} {number}"
