"""A reader and evaluator of written acoustic models, in numpy: the proof that a model says what it was made from.

It knows the layers of `layers.py` and nothing else of Kaldi's.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Array = npt.NDArray[np.float32]

_PAD = 40
"""Frames by which the sound is lengthened at both ends, so that every layer finds its neighbours."""

_BLOCK = 3


class Reader:
    """Reads what `kaldi.py` writes."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        """Begin to read at a place in the data."""
        self._data, self._at = data, at

    def token(self) -> str:
        """Read a token."""
        end = self._data.index(b" ", self._at)
        text = self._data[self._at : end].decode()
        self._at = end + 1
        return text

    def number(self) -> float:
        """Read an integer or a float: what it is comes from its size and from who asks."""
        size = self._data[self._at]
        value = struct.unpack_from("<f" if size == struct.calcsize("f") else "<d", self._data, self._at + 1)[0]
        self._at += 1 + size
        return float(value)

    def integer(self) -> int:
        """Read an integer of 32 bits."""
        value = struct.unpack_from("<i", self._data, self._at + 1)[0]
        self._at += 5
        return int(value)

    def integers(self) -> list[int]:
        """Read a list of integers."""
        count = struct.unpack_from("<i", self._data, self._at + 1)[0]
        self._at += 5
        return self._take("<i4", count).tolist()

    def vector(self) -> Array:
        """Read a vector."""
        self._expect("FV")
        return self._take("<f4", self.integer())

    def matrix(self) -> Array:
        """Read a matrix, however it is stored."""
        kind = self.token()
        if kind in ("FM", "DM"):
            rows, columns = self.integer(), self.integer()
            return self._take("<f4" if kind == "FM" else "<f8", rows * columns).reshape(rows, columns)
        least, span, rows, columns = struct.unpack_from("<ffii", self._data, self._at)
        self._at += 16
        code, steps = ("u1", 255) if kind == "CM3" else ("<u2", 65535)
        codes = self._take(code, rows * columns).reshape(rows, columns)
        return codes.astype(np.float32) * np.float32(span / steps) + np.float32(least)

    def _take(self, kind: str, count: int) -> npt.NDArray[Any]:
        values = np.frombuffer(self._data, kind, count, self._at)
        self._at += values.nbytes
        return values

    def _expect(self, token: str) -> None:
        if (found := self.token()) != token:
            message = f"{token} was expected in the model, and {found} is there."
            raise ValueError(message)


@dataclass(frozen=True, slots=True)
class AcousticModel:
    """An acoustic model as read: the lines of its network and what each component computes; its weights by name."""

    lines: tuple[str, ...]
    components: dict[str, Callable[[Array], Array]]
    weights: dict[str, tuple[Array, ...]]

    def run(self, features: Array) -> dict[str, Array]:
        """Compute every node for features (frames x 25); `output` has a row for every third frame."""
        count = len(features) + 2 * _PAD
        nodes = {"input": np.pad(features, ((_PAD, _PAD), (0, 0)), "edge")}
        for line in self.lines:
            kind, _, rest = line.partition(" ")
            fields = dict(re.findall(r"([\w-]+)=(\S+)", rest))
            if kind == "component-node":
                nodes[fields["name"]] = self.components[fields["component"]](_joined(fields["input"], nodes, count))
            elif kind == "dim-range-node":
                start, size = int(fields["dim-offset"]), int(fields["dim"])
                nodes[fields["name"]] = nodes[fields["input-node"]][:, start : start + size]
            elif kind == "output-node":
                nodes["output"] = _joined(fields["input"], nodes, count)
        return {name: rows[_PAD:-_PAD][:: _BLOCK if name == "output" else 1] for name, rows in nodes.items()}


def _joined(source: str, nodes: dict[str, Array], count: int) -> Array:
    """Read a descriptor such as `Append(a,Offset(b,-1))`."""
    found = re.fullmatch(r"(Append|Sum|Offset)\((.*)\)", source)
    if not found:
        return nodes[source]
    parts = _parts(found[2])
    if found[1] == "Offset":
        moved = np.clip(np.arange(count) + int(parts[1]), 0, count - 1)
        return _joined(parts[0], nodes, count)[moved]
    values = [_joined(part, nodes, count) for part in parts]
    return np.concatenate(values, 1) if found[1] == "Append" else np.sum(values, 0)


def _parts(text: str) -> list[str]:
    """Part a list at its commas, those within brackets left alone."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def read_acoustic_model(path: Path) -> AcousticModel:
    """Read `final.mdl`."""
    data = path.read_bytes()
    start = data.index(b"<Nnet3> \n") + len(b"<Nnet3> \n")
    end = data.index(b"\n\n", start)
    reader = Reader(data, end + 2)
    reader.token()
    components, weights = {}, {}
    for _ in range(reader.integer()):
        reader.token()
        name = reader.token()
        components[name], weights[name] = _component(reader)
    return AcousticModel(tuple(data[start:end].decode().split("\n")), components, weights)


def _component(reader: Reader) -> tuple[Callable[[Array], Array], tuple[Array, ...]]:
    kind = reader.token().strip("<>")
    compute, weights = _KINDS[kind](reader)
    reader.token()
    return compute, weights


_Read = tuple["Callable[[Array], Array]", tuple[Array, ...]]


def _affine(reader: Reader) -> _Read:
    reader.token()
    weights = reader.matrix()
    reader.token()
    bias = reader.vector()
    return lambda x: x @ weights.T + bias, (weights, bias)


def _bias(reader: Reader) -> _Read:
    reader.token()
    bias = reader.vector()
    return lambda x: x + bias, (bias,)


def _product(reader: Reader) -> _Read:
    _sizes(reader, 2)
    return lambda x: x[:, : x.shape[1] // 2] * x[:, x.shape[1] // 2 :], ()


def _greatest(reader: Reader) -> _Read:
    x, y, z, px, py, _, *_ = _sizes(reader, 9)

    def compute(values: Array) -> Array:
        pooled = values.reshape(len(values), x // px, px, y // py, py, z).max((2, 4))
        return pooled.reshape(len(values), -1)

    return compute, ()


def _positive(reader: Reader) -> _Read:
    _statistics(reader)
    return lambda x: np.maximum(x, 0), ()


def _log_softmax(reader: Reader) -> _Read:
    _statistics(reader)

    def compute(values: Array) -> Array:
        below = values - values.max(1, keepdims=True)
        return below - np.log(np.exp(below).sum(1, keepdims=True))

    return compute, ()


def _same(reader: Reader) -> _Read:
    _sizes(reader, 1)
    reader.token()
    reader.number()
    return lambda x: x, ()


def _sizes(reader: Reader, count: int) -> list[int]:
    sizes = []
    for _ in range(count):
        reader.token()
        sizes.append(reader.integer())
    return sizes


def _statistics(reader: Reader) -> None:
    """Pass over what Kaldi keeps of a layer's values."""
    _sizes(reader, 1)
    for _ in range(2):
        reader.token()
        reader.vector()
    reader.token()
    reader.number()


_KINDS = {
    "FixedAffineComponent": _affine,
    "FixedBiasComponent": _bias,
    "ElementwiseProductComponent": _product,
    "MaxpoolingComponent": _greatest,
    "RectifiedLinearComponent": _positive,
    "LogSoftmaxComponent": _log_softmax,
    "NoOpComponent": _same,
}
