"""What the browser has to know of the games: options, verbs, rules and components, in one language."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from cenote.agents import LEARNT, levels
from cenote.core.data import CHECKED
from cenote.core.game import Game, Option
from cenote.core.words import SHARED, Words
from cenote.server.protocol.games import (
    AgentInfo,
    ComponentInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
    Rules,
    RuleSection,
    VerbInfo,
)
from cenote.server.seats import OPPONENT
from cenote.server.words import LOCALE, game_words

NOT_SHOWN = ("status", "from_rulebook", CHECKED)
STATIC = LOCALE.parent / "static"
MESSAGE = re.compile(r"^[a-z][^\n]*\n(?:[ \t][^\n]*\n)*", re.MULTILINE)
PARTS = re.compile(r"(\D*?)-?(?P<n>\d*)-?(?P<m>\d*)(?=\D?$)")  # of an id: palenque-3, 2-1, Tt03
SAID_BY_PAGES = ("agent-", "analyse-", "language-", "learnt-", "nothing", "why-")


def describe_game(game: Game, language: str) -> GameInfo:
    words = game_words(language, game)
    return GameInfo(
        key=game.key,
        title=words.say("game-title"),
        about=said(words, "game-about"),
        players=game.players,
        options=[describe_option(option, words) for option in game.options],
        agents=[AgentInfo(key, words.term("agent", key), key in LEARNT) for key in levels(game)],
        opponent=OPPONENT,
        verbs={verb.name: VerbInfo(list(verb.slots), verb.at, verb.secret) for verb in game.notation.verbs.values()},
        rules=game.rules,
        data=game.data,
    )


def describe_option(option: Option, words: Words) -> OptionInfo:
    labels = {written(value): said(words, f"option-{option.key}-{written(value)}") for value in option.values}
    return OptionInfo(
        key=option.key,
        default=option.default,
        values=option.values,
        solo=option.solo,
        title=said(words, f"option-{option.key}") or option.key,
        about=said(words, f"option-{option.key}-about"),
        labels={value: label for value, label in labels.items() if label},
    )


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def said(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""


@cache
def rules_of(game: Game, language: str) -> Rules:
    """The numbered rules under their headings."""
    file = game.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    sections: list[RuleSection] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"## (.+)", line):
            sections.append(RuleSection(heading[1], []))
        elif rule := re.fullmatch(r"- \*\*(\w+)\*\* (.+)", line):
            if not sections:
                sections.append(RuleSection("", []))
            sections[-1].rules.append(RuleInfo(rule[1], rule[2]))
    return Rules([section for section in sections if section.rules])


@lru_cache(maxsize=64)
def describe_components(game: Game, language: str) -> dict[str, ComponentInfo]:
    """Every component by its id; by kind and id where another kind has the same id."""
    words = game_words(language, game)
    shown: dict[str, ComponentInfo] = {}
    for kind, entries in game.components().tables.items():
        for id, entry in entries.items():
            key = f"{kind}/{id}" if id in shown else id
            shown[key] = ComponentInfo(
                kind=kind,
                name=name_of(game, kind, id, words),
                text=description(game, id, words),
                status=entry["status"],
                data={field: value for field, value in entry.items() if field not in NOT_SHOWN},
            )
    return shown


def name_of(game: Game, kind: str, id: str, words: Words) -> str:
    """As moves say it, where they speak of it, else by what it is; empty for what has no name."""
    terms = [term for term in game.notation.terms(kind, id) if words.has(f"{term}-{id}")]
    return words.term(terms[0], id) if terms else name_by_kind(game, kind, id, words)


def name_by_kind(game: Game, kind: str, id: str, words: Words) -> str:
    """Texts and numbers of its data may be told, and the numbers of its id as $n and $m."""
    key = piece_key(kind, id, words)
    entry = game.components()[kind][id]
    told = {field: value for field, value in entry.items() if isinstance(value, str | int) and value != ""}
    told |= {name: int(number) for name, number in parts_of(id).groupdict().items() if number}
    return words.say(key, **told) if key else ""


def piece_key(kind: str, id: str, words: Words) -> str:
    """`piece-setup-monks`, `piece-node-Tt` for Tt03, `piece-step` for 3; empty without a message."""
    keys = (f"piece-{kind}-{id}", f"piece-{kind}-{parts_of(id)[1]}", f"piece-{kind}")
    return next((key for key in keys if words.has(key)), "")


def parts_of(id: str) -> re.Match[str]:
    parts = PARTS.match(id)
    assert parts is not None
    return parts


def description(game: Game, id: str, words: Words) -> str:
    try:
        return game.describe(id, words)
    except (KeyError, NotImplementedError):
        return ""


@cache
def shared_messages(language: str) -> str:
    """Of the words that the terminal has too, those that the browser app says."""
    text = (SHARED / f"{language}.ftl").read_text(encoding="utf-8")
    return "".join(message for message in MESSAGE.findall(text) if message.startswith(SAID_BY_PAGES))


@cache
def game_messages(game: Game, language: str) -> str:
    return (game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
