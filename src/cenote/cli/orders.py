"""What a person types that is not a move: one letter or a word, also as the keys lie on a Cyrillic keyboard."""

from __future__ import annotations

# What each order is called: by its letter, by that key on a Cyrillic keyboard, and in words.
NAMES = {
    "undo": ("u", "г", "undo", "назад"),
    "redo": ("r", "к", "redo", "вперед", "вперёд"),
    "rule": ("?",),
    "why": ("why", "црн", "чому", "почему"),
    "board": ("b", "и", "board", "поле"),
    "log": ("l", "д", "log", "журнал"),
    "save": ("s", "і", "ы", "save", "зберегти", "сохранить"),
    "quit": ("q", "й", "quit", "exit", "вийти", "выйти"),
    "help": ("h", "р", "help", "довідка", "помощь"),
}
FORWARD = ("", "n", "т", "next", "далі", "далее")
BACK = ("p", "з", "previous", "назад")
ORDERS = {name: order for order, names in NAMES.items() for name in names}

# Letters of rule and tile numbers that look the same in both alphabets.
LATIN = str.maketrans("АВСЕНКМОРТХІ", "ABCEHKMOPTXI")


def read_order(text: str) -> tuple[str, str]:
    """The order and the rest of the line; an empty order where it is none."""
    if text.startswith("?"):
        return "rule", text[1:].strip()
    first, _, rest = text.partition(" ")
    return ORDERS.get(first.lower(), ""), rest.strip()


def number_of(text: str) -> str:
    """A rule or tile number as the books write it: "т29" is T29."""
    return text.upper().translate(LATIN)


def count_of(text: str) -> int | None:
    """A plain number, if the text is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None
