"""The few kinds of nnet3 layers that the model is made of, and a network as they are put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kaldi import PLAIN, double, integer, matrix, network, single, token, vector

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .kaldi import Floats


class Network:
    """A network that is being put together; each method adds a layer and gives its node's name."""

    def __init__(self, inputs: int) -> None:
        """Begin with so many features a frame, in the node `input`."""
        self._lines = [f"input-node name=input dim={inputs}"]
        self._components: list[tuple[str, bytes]] = []

    def affine(self, name: str, source: str, weights: Floats, bias: Floats, storage: int = PLAIN) -> str:
        """Multiply by fixed weights (outputs x inputs) and add a bias."""
        body = token("<LinearParams>") + matrix(weights, storage) + token("<BiasParams>") + vector(bias)
        return self._add(name, source, "FixedAffineComponent", body)

    def bias(self, name: str, source: str, values: Floats) -> str:
        """Add fixed values."""
        return self._add(name, source, "FixedBiasComponent", token("<Bias>") + vector(values))

    def product(self, name: str, source: str, outputs: int) -> str:
        """Multiply the first half of the input with the second."""
        sizes = token("<InputDim>") + integer(2 * outputs) + token("<OutputDim>") + integer(outputs)
        return self._add(name, source, "ElementwiseProductComponent", sizes)

    def greatest(self, name: str, source: str, groups: int, size: int) -> str:
        """Take the greatest of each `size` inputs in a row."""
        return self._pool(name, source, (groups, size, 1), (1, size, 1))

    def greatest_of(self, name: str, sources: Sequence[str], size: int) -> str:
        """Take the greatest of several nodes, value by value."""
        return self._pool(name, joined(sources), (len(sources), 1, size), (len(sources), 1, 1))

    def _pool(self, name: str, source: str, shape: tuple[int, int, int], pool: tuple[int, int, int]) -> str:
        sizes = dict(zip(("InputXDim", "InputYDim", "InputZDim"), shape, strict=True))
        sizes |= dict(zip(("PoolXSize", "PoolYSize", "PoolZSize"), pool, strict=True))
        sizes |= dict(zip(("PoolXStep", "PoolYStep", "PoolZStep"), pool, strict=True))
        body = b"".join(token(f"<{field}>") + integer(value) for field, value in sizes.items())
        return self._add(name, source, "MaxpoolingComponent", body)

    def positive(self, name: str, source: str, size: int) -> str:
        """Make what is negative 0."""
        return self._add(name, source, "RectifiedLinearComponent", _nonlinear(size))

    def log_softmax(self, name: str, source: str, size: int) -> str:
        """Make scores logarithms of probabilities."""
        return self._add(name, source, "LogSoftmaxComponent", _nonlinear(size))

    def same(self, name: str, source: str, size: int) -> str:
        """Give a sum a name, so that frames before and after can be taken of it."""
        body = token("<Dim>") + integer(size) + token("<BackpropScale>") + single(1.0)
        return self._add(name, source, "NoOpComponent", body)

    def part(self, name: str, source: str, start: int, size: int) -> str:
        """Take some of a node's values."""
        self._lines.append(f"dim-range-node name={name} input-node={source} dim-offset={start} dim={size}")
        return name

    def written(self, output: str) -> bytes:
        """Write the network with `output` as its output."""
        return network([*self._lines, f"output-node name=output input={output} objective=linear"], self._components)

    def _add(self, name: str, source: str, kind: str, body: bytes) -> str:
        self._lines.append(f"component-node name={name} component={name} input={source}")
        self._components.append((name, token(f"<{kind}>") + body + token(f"</{kind}>")))
        return name


def around(source: str, offsets: Sequence[int]) -> str:
    """Join a node's frames at these distances, in frames of 10 ms."""
    return joined([source if offset == 0 else f"Offset({source},{offset})" for offset in offsets])


def joined(sources: Sequence[str]) -> str:
    """Join nodes side by side."""
    return f"Append({','.join(sources)})"


def _nonlinear(size: int) -> bytes:
    statistics = token("<ValueAvg>") + vector([]) + token("<DerivAvg>") + vector([])
    return token("<Dim>") + integer(size) + statistics + token("<Count>") + double(0)
