"""Readers for what CMU gave away and pocketsphinx's package carries: acoustic model, dictionary, word frequencies."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pocketsphinx

Array = npt.NDArray[np.float32]

_ROOT = Path(pocketsphinx.get_model_path("en-us"))
_MODEL = _ROOT / "en-us"
_BYTE_ORDER = 0x11223344
_LOG_STEP = 1024 * float(np.log(1.0001))
_LEAST_VARIANCE, _MOST_VARIANCE = 0.02, 50.0


@dataclass(frozen=True, slots=True)
class Mixtures:
    """Mixtures of Gaussians, shared by the states of a phone.

    Attributes:
        phones: names of the phones, P of them.
        means: P x streams x Gaussians x dimensions.
        variances: likewise.
        log_weights: streams x P x 3 states x Gaussians.
    """

    phones: tuple[str, ...]
    means: Array
    variances: Array
    log_weights: Array


def read_mixtures() -> Mixtures:
    """Read the context-independent part of the acoustic model.

    A few Gaussians are degenerate; their variances are brought within bounds, else they wreck the 8 and 16 bit weights.
    """
    means, variances = _parameters(_MODEL / "means"), _parameters(_MODEL / "variances")
    usual = np.median(variances, axis=(0, 2), keepdims=True)
    variances = np.clip(variances, _LEAST_VARIANCE * usual, _MOST_VARIANCE * usual)
    phones, states, senones = _definitions()
    weights = _senone_weights(senones)[:, :, states]
    return Mixtures(phones, means, variances, np.ascontiguousarray(weights.transpose(0, 2, 3, 1)))


def _parameters(path: Path) -> Array:
    """Read a parameter file (`s3` format): codebooks x streams x Gaussians x dimensions."""
    data = path.read_bytes()
    at = data.index(b"endhdr\n") + len(b"endhdr\n")
    if struct.unpack_from("<I", data, at)[0] != _BYTE_ORDER:
        message = f"{path} is not in this machine's byte order."
        raise ValueError(message)
    books, streams, gaussians = struct.unpack_from("<3i", data, at + 4)
    sizes = struct.unpack_from(f"<{streams}i", data, at + 16)
    at += 16 + 4 * streams
    count = struct.unpack_from("<i", data, at)[0]
    return np.frombuffer(data, "<f4", count, at + 4).reshape(books, streams, gaussians, sizes[0])


def _definitions() -> tuple[tuple[str, ...], npt.NDArray[np.int64], int]:
    """Read the model definition: phones, the senones of each phone's states, the number of senones."""
    data = (_MODEL / "mdef").read_bytes()
    at = 12 + struct.unpack_from("<i", data, 8)[0]
    phones, models, _, _, senones, _, sequences, _, contexts, _ = struct.unpack_from("<10i", data, at)
    start = at = at + 40
    names = []
    for _ in range(phones):
        end = data.index(b"\0", at)
        names.append(data[at:end].decode())
        at = end + 1
    at = start + (at - start + 3) // 4 * 4 + 8 * contexts
    model = np.dtype([("sequence", "<i4"), ("transitions", "<i4"), ("attributes", "i1", 4)])
    which = np.frombuffer(data, model, models, at)["sequence"][:phones]
    at += models * model.itemsize
    count = struct.unpack_from("<i", data, at)[0]
    table = np.frombuffer(data, "<u2", count, at + 4).reshape(sequences, -1)
    return tuple(names), table[which].astype(np.int64), senones


def _senone_weights(senones: int) -> Array:
    """Read the mixture weights as logarithms: streams x Gaussians x senones."""
    data = (_MODEL / "sendump").read_bytes()
    at = 0
    while length := struct.unpack_from("<i", data, at)[0]:
        at += 4 + length
    rows, columns = struct.unpack_from("<2i", data, at + 4)
    codes = np.frombuffer(data, "u1", 3 * rows * columns, at + 12).reshape(3, rows, columns)[:, :, :senones]
    return (codes * np.float32(-_LOG_STEP)).astype(np.float32)


def read_dictionary() -> dict[str, list[list[str]]]:
    """Read each word's pronunciations."""
    words: dict[str, list[list[str]]] = {}
    for line in (_ROOT / "cmudict-en-us.dict").read_text(encoding="utf-8").splitlines():
        word, *phones = line.split()
        words.setdefault(word.split("(", maxsplit=1)[0], []).append(phones)
    return words


def ranked_words() -> list[tuple[str, float]]:
    """List the words of the language model with their weights (logarithms, unscaled), the most frequent first."""
    data = (_ROOT / "en-us.lm.bin").read_bytes()
    magic = b"Trie Language Model"
    at = len(magic)
    order = data[at]
    count = struct.unpack_from("<I", data, at + 1)[0]
    at += 1 + 4 * order
    at += 4 + (2 * (order - 2) + 1) * 65536 * 4  # the quantiser's tables
    unigrams = np.frombuffer(data, np.dtype([("weight", "<f4"), ("backoff", "<f4"), ("next", "<u4")]), count, at)
    words = [word.decode("latin-1") for word in data.rstrip(b"\0").split(b"\0")[-count:]]
    pairs = zip(words, unigrams["weight"].tolist(), strict=True)
    return sorted(pairs, key=lambda pair: (-pair[1], pair[0]))
