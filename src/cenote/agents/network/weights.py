"""A trained network as a file, and what it says of a position. Needs numpy, not torch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from cenote.core.refusal import BadOption

Floats = NDArray[np.float32]

FORM = 1  # of the file


class Weights:
    """Layers from an observation to a preference for each move, and to the lead that is still to come."""

    def __init__(self, about: dict[str, Any], arrays: dict[str, NDArray[Any]], file: str = "") -> None:
        self.about = about
        self.file = file
        self.arrays = arrays
        self.layers: list[tuple[Floats, Floats]] = []
        while f"weight{len(self.layers)}" in arrays:
            number = len(self.layers)
            self.layers.append(layer(arrays, f"weight{number}", f"bias{number}"))
        self.moves = layer(arrays, "moves_weight", "moves_bias")
        self.lead = layer(arrays, "lead_weight", "lead_bias")

    @staticmethod
    def read(file: Path) -> Weights:
        """Raises BadOption for a file that is none of ours."""
        try:
            with np.load(file, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
            about = json.loads(str(arrays.pop("about")))
            if about["form"] != FORM:
                raise ValueError
            return Weights(about, arrays, str(file))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise BadOption("no-network", file=str(file)) from None

    def judge(self, seen: Floats) -> tuple[Floats, Floats]:
        """For each row a preference for each move of the game, and by how many points the seat will yet get ahead."""
        there = np.flatnonzero(seen.any(axis=0))  # nine tenths of what could be seen are not there
        (first, bias), *others = self.layers
        seen = np.maximum(seen[:, there] @ first[there] + bias, 0)
        for weight, bias in others:
            seen = np.maximum(seen @ weight + bias, 0)
        preferences: Floats = seen @ self.moves[0] + self.moves[1]
        leads: Floats = (seen @ self.lead[0] + self.lead[1])[:, 0] * np.float32(self.about["points"])
        return preferences, leads


def layer(arrays: dict[str, NDArray[Any]], weight: str, bias: str) -> tuple[Floats, Floats]:
    """To be multiplied from the right."""
    return np.ascontiguousarray(arrays[weight].T, np.float32), arrays[bias].astype(np.float32)


def write_weights(file: Path, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
    """In half precision, with what is to be known about it."""
    kept: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    kept["about"] = np.array(json.dumps({"form": FORM, **about}))
    fresh = file.with_name(file.name + ".new")
    with fresh.open("wb") as out:
        np.savez_compressed(out, **kept)
    fresh.replace(file)
