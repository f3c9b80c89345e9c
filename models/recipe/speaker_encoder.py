"""Takes the weights of Resemblyzer's speaker encoder out of its wheel, and writes them as the program reads them.

Its file is an old one of torch: four pickles, then the numbers. They are read without torch, and nothing that a pickle
names is made but tensors.
"""

from __future__ import annotations

import hashlib
import io
import pickle
import struct
import zipfile
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from pathlib import Path

PRETRAINED = "resemblyzer/pretrained.pt"
LICENCE = "LICENSE"
PRETRAINED_SHA256 = "39373b86598fa3da9fcddee6142382efe09777e8d37dc9c0561f41f0070f134e"
"""Of the wheel of Resemblyzer 0.1.4."""
HEADS = 3
"""Pickles before that of the weights: a magic number, the protocol and sizes of numbers."""
LAYERS = 3

Array = npt.NDArray[np.float32]


class _Tensor(NamedTuple):
    """Where a tensor's numbers lie."""

    storage: str
    first: int
    shape: tuple[int, ...]


class _Unpickler(pickle.Unpickler):
    """Reads tensors, dictionaries and plain values, and refuses all else."""

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401  as in its base
        if name in ("_rebuild_tensor", "_rebuild_tensor_v2"):
            return lambda storage, first, shape, *_: _Tensor(storage, first, shape)
        if name.endswith("Storage"):
            return name
        if name == "OrderedDict":
            return OrderedDict
        message = f"{PRETRAINED} names {module}.{name}, which is no tensor"
        raise pickle.UnpicklingError(message)

    def persistent_load(self, pid: tuple[Any, ...]) -> str:
        return str(pid[2])


def convert(wheel: Path, folder: Path) -> None:
    """Write weights and licence of a wheel of Resemblyzer into a folder.

    Raises:
        ValueError: it is another wheel.
    """
    with zipfile.ZipFile(wheel) as archive:
        licence = next(name for name in archive.namelist() if name.endswith(f".dist-info/{LICENCE}"))
        pretrained, terms = archive.read(PRETRAINED), archive.read(licence)
    if hashlib.sha256(pretrained).hexdigest() != PRETRAINED_SHA256:
        message = f"{wheel} has other weights than Resemblyzer 0.1.4: take that wheel from PyPI"
        raise ValueError(message)
    folder.mkdir(parents=True, exist_ok=True)
    written: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in weights_of(_tensors(pretrained)).items()
    }
    np.savez_compressed(folder / "weights.npz", **written)
    (folder / "LICENSE.resemblyzer").write_bytes(terms)


def weights_of(tensors: dict[str, Array]) -> dict[str, Array]:
    """Name the weights as the program does: rows are what goes in, and a layer's two biases are one."""
    weights = {"linear": tensors["linear.weight"].T, "linear_bias": tensors["linear.bias"]}
    for n in range(LAYERS):
        weights[f"input_{n}"] = tensors[f"lstm.weight_ih_l{n}"].T
        weights[f"hidden_{n}"] = tensors[f"lstm.weight_hh_l{n}"].T
        weights[f"bias_{n}"] = tensors[f"lstm.bias_ih_l{n}"] + tensors[f"lstm.bias_hh_l{n}"]
    return {name: np.ascontiguousarray(array) for name, array in weights.items()}


def _tensors(pretrained: bytes) -> dict[str, Array]:
    file = io.BytesIO(pretrained)
    for _ in range(HEADS):
        _Unpickler(file).load()
    state = _Unpickler(file).load()["model_state"]
    keys = _Unpickler(file).load()
    numbers = {key: np.frombuffer(file.read(4 * struct.unpack("<q", file.read(8))[0]), "<f4") for key in keys}
    return {name: _array(tensor, numbers[tensor.storage]) for name, tensor in state.items() if tensor.shape != (1,)}


def _array(tensor: _Tensor, numbers: Array) -> Array:
    return numbers[tensor.first : tensor.first + int(np.prod(tensor.shape))].reshape(tensor.shape)
