"""The server's words, and the language in which somebody is spoken to."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping
from pathlib import Path

from cenote.core.game import Game
from cenote.core.refusal import Refusal
from cenote.core.words import LANGUAGES, Words, words

LOCALE = Path(__file__).parent / "locale"


def server_words(language: str) -> Words:
    return words(language, LOCALE)


def game_words(language: str, game: Game) -> Words:
    return game.words(language, LOCALE)


async def words_for(language: str, game: Game) -> Words:
    """The same, for who must not wait: to read them for the first time takes as long as people notice."""
    return await to_thread(game_words, language, game)


def sentence(refusal: Refusal, language: str, game: Game | None = None) -> str:
    """What a refusal says; the game's own words are needed where it cites a rule."""
    return (server_words(language) if game is None else game_words(language, game)).refusal(refusal)


def language_of(query: Mapping[str, str], cookies: Mapping[str, str], accepts: str) -> str:
    """What was asked for, else what was chosen before, else the first language of the browser that we speak."""
    asked = [query.get("lang", ""), cookies.get("cenote_lang", "")]
    asked += [part.split(";")[0].strip()[:2].lower() for part in accepts.split(",")]
    for language in asked:
        if language in LANGUAGES:
            return language
    return "en"
