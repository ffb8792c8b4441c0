"""Passwords that would be guessed within the first few thousand tries are refused."""

from __future__ import annotations

from pathlib import Path

from cenote.server.names import likeness
from cenote.server.refused import Refused

SHORTEST, LONGEST = 8, 256
FEWEST_LETTERS = 4  # that differ
SHORTEST_NAME = 3  # that would be noticed within a password
FEW_MORE = 4  # what may stand beside a word or name without making it any better

# What people everywhere take first; with digits or signs around it, it is no better.
COMMON = frozenset(Path(__file__).with_name("passwords.txt").read_text(encoding="utf-8").split())
ROWS = (
    "0123456789012345678901234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "qwertyuiopasdfghjklzxcvbnm",
    "йцукенгшщзхъфывапролджэячсмитьбю",
    "йцукенгшщзхїфівапролджєячсмитьбю",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
)


def check_password(password: str, name: str) -> None:
    """Raises Refused for one that is too short, too long or too easy."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password-length", 422, shortest=SHORTEST, longest=LONGEST)
    if like_name(password, name):
        raise Refused("password-name", 422)
    if weak(password):
        raise Refused("password-weak", 422)


def weak(password: str) -> bool:
    low = password.casefold()
    core = low.strip("0123456789!@#$%^&*()_+-=.,?;:'\"/\\<>[]{}~`| №")
    if len(set(low)) < FEWEST_LETTERS or repeats(low) or low in COMMON:
        return True
    if any(low in row or low in row[::-1] for row in ROWS):
        return True
    easy = core in COMMON or (len(core) > 3 and any(core in row or core in row[::-1] for row in ROWS))
    return not core or (easy and len(low) - len(core) <= 2 * FEW_MORE)


def repeats(text: str) -> bool:
    """Is it a short piece over and over?"""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1))


def like_name(password: str, name: str) -> bool:
    plain, known = likeness(password), likeness(name)
    turned = plain[::-1]
    return len(known) >= SHORTEST_NAME and (
        plain in (known, known[::-1])
        or any(known in text and len(text) - len(known) <= FEW_MORE for text in (plain, turned))
    )
