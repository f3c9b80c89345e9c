"""Products of matrices on one core: larger ones BLAS shares among all cores, and waits long where these are busy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    Array = npt.NDArray[np.float32]

LARGEST = 2 * 256 * 1024
"""Multiplications in a product that OpenBLAS still does on one core."""


def product(left: Array, right: Array) -> Array:
    """Multiply two matrices, a few rows of the left one at a time."""
    rows = max(1, LARGEST // right.size)
    pieces = [left[begin : begin + rows] @ right for begin in range(0, len(left), rows)]
    return np.asarray(np.concatenate(pieces), np.float32)
