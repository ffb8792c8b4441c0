"""All that a run needs to go on, in a file beside that of its network."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, NamedTuple

import torch

from cenote.agents.network.weights import write_weights
from cenote.core.refusal import BadOption
from cenote.learn.network import Arrays, Net, sizes
from cenote.learn.refusal import BadRun


class Kept(NamedTuple):
    about: dict[str, Any]
    net: Arrays
    optimizer: dict[str, Any]
    former: Sequence[Arrays]
    improvements: int
    spent: float  # seconds of learning
    end: float  # when it was to be over, in these seconds
    done: float  # how far pace and variety had fallen

    def write(self, file: Path) -> None:
        """Beside the network, and the network. Each is written whole or not at all, and the first tells the second."""
        fresh = beside(file).with_name(beside(file).name + ".new")
        torch.save({**self._asdict(), "about": json.dumps(self.about)}, fresh)
        fresh.replace(beside(file))
        self.publish(file)

    def publish(self, file: Path) -> None:
        """The network, to play with."""
        write_weights(file, self.about, {name: part.cpu().numpy() for name, part in self.net.items()})

    @staticmethod
    def read(network: Path, device: str = "cpu") -> Kept:
        """What lies beside a network."""
        file = beside(network)
        if not file.is_file():
            raise BadRun("go-on-missing", file=file.name)
        try:
            state = torch.load(file, map_location=device, weights_only=True)
            return Kept(**{**state, "about": json.loads(state["about"])})
        except (OSError, EOFError, KeyError, RuntimeError, TypeError, ValueError, UnpicklingError):
            raise BadRun("go-on-damaged", file=file.name) from None


def beside(file: Path) -> Path:
    return file.with_suffix(".pt")


def check(net: Net, key: str, about: dict[str, Any], theirs: Arrays, file: Path) -> None:
    """Has what the file holds learnt this game, and is it made like the network of this run?"""
    if about["game"] != key:
        raise BadOption("network-of-another", file=file.name, game=str(about["game"]))
    ours, other = sizes(net.named()), sizes(theirs)
    if (ours[0], ours[-1]) != (other[0], other[-1]):
        raise BadOption("network-outgrown", file=file.name)
    if ours != other:
        raise BadRun("network-shape", file=file.name, theirs=layers(other), ours=layers(ours))


def layers(sizes: list[int]) -> str:
    return " \N{MULTIPLICATION SIGN} ".join(map(str, sizes))
