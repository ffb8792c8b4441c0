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

    def __init__(self, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
        self.about = about
        self.layers: list[tuple[Floats, Floats]] = []
        while f"weight{len(self.layers)}" in arrays:
            number = len(self.layers)
            self.layers.append((whole(arrays[f"weight{number}"]), whole(arrays[f"bias{number}"])))
        self.moves = whole(arrays["moves_weight"]), whole(arrays["moves_bias"])
        self.lead = whole(arrays["lead_weight"]), whole(arrays["lead_bias"])

    @staticmethod
    def read(file: Path) -> Weights:
        """Raises BadOption for a file that is none of ours."""
        try:
            with np.load(file, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
            about = json.loads(str(arrays.pop("about")))
            if about["form"] != FORM:
                raise ValueError
            return Weights(about, arrays)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise BadOption("no-network", file=str(file)) from None

    def judge(self, seen: Floats) -> tuple[Floats, float]:
        """A preference for each move of the game, and by how many points the seat will yet get ahead."""
        for weight, bias in self.layers:
            seen = np.maximum(weight @ seen + bias, 0)
        preferences: Floats = self.moves[0] @ seen + self.moves[1]
        lead = float((self.lead[0] @ seen + self.lead[1])[0])
        return preferences, lead * float(self.about["points"])


def whole(array: NDArray[Any]) -> Floats:
    return np.ascontiguousarray(array, np.float32)


def write_weights(file: Path, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
    """In half precision, with what is to be known about it."""
    kept: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    kept["about"] = np.array(json.dumps({"form": FORM, **about}))
    fresh = file.with_name(file.name + ".new")
    with fresh.open("wb") as out:
        np.savez_compressed(out, **kept)
    fresh.replace(file)
