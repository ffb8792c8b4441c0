"""What people may call themselves, so that nobody passes for somebody else."""

from __future__ import annotations

import re
import unicodedata

from cenote.server.refused import Refused

LONGEST_NAME = 32
MOST_MARKS = 2  # accents and the like that stand on one letter

# Letters that show nothing, though they count as letters.
INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")

# Cyrillic and Greek letters and digits that look like a Latin letter, small or large; I, l and 1 are the same.
PAIRS = "аa вb еe кk мm нh оo рp сc тt уy хx іl їl јj ѕs ԁd һh ԛq ԝw αa βb εe ζz ηh ιl κk μm νv οo ρp τt υy χx 0o 1l il"
ALIKE = str.maketrans({pair[0]: pair[1] for pair in PAIRS.split()})


def good_name(name: str, longest: int = LONGEST_NAME) -> str:
    """One line of letters that can be seen. Raises Refused for anything else."""
    name = " ".join(name.split())
    seen = not INVISIBLE & set(name) and most_marks(name) <= MOST_MARKS
    if not 1 <= len(name) <= longest or not name.isprintable() or not seen or not re.search(r"\w", name):
        raise Refused("bad-name", 422, longest=longest)
    return name


def most_marks(name: str) -> int:
    runs = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else " " for letter in name).split()
    return max((len(run) for run in runs), default=0)


def folded(name: str) -> str:
    """By which an account is found when somebody logs in."""
    return " ".join(name.split()).casefold()


def likeness(name: str) -> str:
    """The same for names that can hardly be told apart."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in apart if letter.isalnum()).translate(ALIKE) or folded(name)
