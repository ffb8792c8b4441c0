"""What the source says to people, read without running it: messages, reasons, events, refusals, rule numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

Arguments = frozenset[str]

ROOT = Path(__file__).parents[1] / "src" / "cenote"


class Source:
    """The Python files of one part of the house."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.trees = [ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in sorted(files)]
        self.nodes = [node for tree in self.trees for node in ast.walk(tree)]
        self.functions = [node for node in self.nodes if isinstance(node, ast.FunctionDef)]
        self.calls = [node for node in self.nodes if isinstance(node, ast.Call)]

    # --- words and names ---

    @cached_property
    def constants(self) -> set[str]:
        return {node.value for node in self.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}

    @cached_property
    def patterns(self) -> list[re.Pattern[str]]:
        """The f-strings that begin with a word of their own, each gap a group."""
        found = [pattern(node) for node in self.nodes if isinstance(node, ast.JoinedStr)]
        return [re.compile(text) for text in found if not text.startswith("(.+)")]

    @cached_property
    def argument_names(self) -> set[str]:
        """Every name under which a value is handed on, and every kind of term asked for."""
        names = {keyword.arg for call in self.calls for keyword in call.keywords if keyword.arg}
        for table in (node for node in self.nodes if isinstance(node, ast.Dict)):
            names |= {text for key in table.keys if key is not None for text in self.texts(key)}
        return names | {text for call in self.named("term") for text in self.texts(call.args[0])}

    @cached_property
    def rules(self) -> set[str]:
        """Every rule number that a decision or a reason cites."""
        cited = {text for call in self.named("Reason") for text in self.texts(call.args[0])}
        for node in self.nodes:
            if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "rule" for target in node.targets):
                cited |= self.texts(node.value)
        return cited - {""}

    # --- what is said ---

    @cached_property
    def messages(self) -> dict[str, set[Arguments | None]]:
        """Messages said by their id, with the names of their arguments (None: not written out)."""
        said: dict[str, set[Arguments | None]] = {}
        for call in self.named("say"):
            for key in self.texts(call.args[0]) if call.args else ():
                said.setdefault(key, set()).add(arguments(call))
        return said

    @cached_property
    def reasons(self) -> dict[str, set[Arguments]]:
        """Keys of reasons, with the sets of arguments they name or are given."""
        found: dict[str, set[Arguments]] = {}
        constants = {id(node.value): target_name(node) for node in self.nodes if isinstance(node, ast.AnnAssign)}
        for call in self.named("Reason"):
            for key in self.texts(call.args[1]):
                named = Arguments(text for each in call.args[2:] for text in self.texts(each))
                more = self.givens(constants[id(call)]) if id(call) in constants and not named else []
                own = (arguments(call) or Arguments()) | named
                found.setdefault(key, set()).update(own | given for given in more or [Arguments()])
        return found

    def givens(self, constant: str) -> list[Arguments]:
        """What `.given(...)` may add to a constant reason: called on it by name, or on some reason found."""
        receivers = {call: call.func.value for call in self.named("given") if isinstance(call.func, ast.Attribute)}
        return [
            arguments(call) or Arguments()
            for call, receiver in receivers.items()
            if isinstance(receiver, ast.Name) and (receiver.id == constant or not receiver.id.isupper())
        ]

    @cached_property
    def events(self) -> dict[str, set[Arguments]]:
        """Names of events, with the sets of arguments they are told with."""
        found: dict[str, set[Arguments]] = {}
        for call in self.named("tell"):
            who = {"who"} if len(call.args) > 1 else set()
            for name in self.texts(call.args[0]):
                found.setdefault(name, set()).add((arguments(call) or Arguments()) | who)
        return found

    @cached_property
    def told_terms(self) -> set[str]:
        """Terms that come into an event through a parameter, as patterns: `score(me, 3, "skulls")` is source-skulls."""
        found: set[str] = set()
        for function in self.functions:
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call) and name_of(node) == "tell"):
                for keyword in call.keywords:
                    if isinstance(keyword.value, ast.Name) and keyword.value.id in names:
                        place = names.index(keyword.value.id)
                        found |= {f"{keyword.arg}-{text}" for text in self.passed(function.name, place)}
        return found

    def passed(self, function: str, place: int) -> Iterator[str]:
        for call in self.named(function):
            given = call.args[place] if len(call.args) > place else None
            if isinstance(given, ast.JoinedStr) or (isinstance(given, ast.Constant) and isinstance(given.value, str)):
                yield pattern(given)

    def refusals(self, kinds: set[str]) -> dict[str, set[Arguments | None]]:
        """Keys of refusals, with their arguments."""
        found: dict[str, set[Arguments | None]] = {}
        for call in self.calls:
            name = name_of(call)
            if name in kinds and call.args:
                key, where = call.args[0], Arguments()
            elif name == "refuse" and len(call.args) > 1:
                key, where = call.args[1], Arguments({"where"})
            else:
                continue
            for text in self.texts(key):
                given = arguments(call)
                found.setdefault(text, set()).add(None if given is None else given | where)
        return found

    # --- reading ---

    def named(self, name: str) -> list[ast.Call]:
        return [call for call in self.calls if name_of(call) == name]

    def texts(self, node: ast.expr) -> set[str]:
        """The texts that an expression can be, as far as they are written out."""
        if isinstance(node, ast.Constant):
            return {node.value} if isinstance(node.value, str) else set()
        if isinstance(node, ast.IfExp):
            return self.texts(node.body) | self.texts(node.orelse)
        if isinstance(node, ast.Name):
            return {text for value in self.assigned(node) for text in self.texts(value)}
        return set()

    def assigned(self, name: ast.Name) -> list[ast.expr]:
        """What a local name is set to in the function around it."""
        inside = ast.walk(self.around[name]) if name in self.around else ()
        settings = [node for node in inside if isinstance(node, ast.Assign)]
        return [node.value for node in settings if any(getattr(target, "id", "") == name.id for target in node.targets)]

    @cached_property
    def around(self) -> dict[ast.AST, ast.FunctionDef]:
        """The innermost function that each node stands in."""
        return {node: function for function in self.functions for node in ast.walk(function)}


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def target_name(node: ast.AnnAssign) -> str:
    return getattr(node.target, "id", "")


def arguments(call: ast.Call) -> Arguments | None:
    """The keyword arguments of a call; None if some are not written out."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def pattern(node: ast.expr) -> str:
    """A text or f-string as a regular expression, a group for each gap."""
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern(part) for part in node.values)
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else "(.+)"


def python_files(folder: Path) -> list[Path]:
    return list(folder.rglob("*.py"))


def refusal_classes(source: Source) -> set[str]:
    """Refusal and everything derived from it."""
    kinds = {"Refusal"}
    while True:
        derived = {
            node.name
            for node in source.nodes
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") in kinds for base in node.bases)
        }
        if derived <= kinds:
            return kinds
        kinds |= derived
