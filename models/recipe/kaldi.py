"""Writers for the binary files of a Vosk model folder, as Kaldi reads them; no Kaldi is needed.

A number is preceded by its size in bytes, a token is followed by a space, and matrices may be stored with 8 or 16 bits
a weight (`CompressedMatrix`), which Kaldi reads wherever it expects a matrix.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

Floats = npt.NDArray[np.floating]

BINARY = b"\0B"
PLAIN, BYTES, WORDS = 0, 1, 2
"""How a matrix is stored: 32 bits a weight, 8, or 16."""

_HALF = 0.5
_BLOCK_MOVES: tuple[tuple[tuple[int, float], ...], ...] = (
    ((4, _HALF), (1, _HALF)),  # S: the whole phone, or
    ((2, _HALF), (3, _HALF)),  # B: its beginning, on to
    ((2, _HALF), (3, _HALF)),  # M: its middle as often as need be, on to
    ((4, 1.0),),  # E: its end
)
_LOOP_MOVES: tuple[tuple[tuple[int, float], ...], ...] = (((0, _HALF), (1, _HALF)),)


def token(text: str) -> bytes:
    """Write a token."""
    return text.encode() + b" "


def integer(value: int) -> bytes:
    """Write an integer of 32 bits."""
    return b"\x04" + struct.pack("<i", value)


def single(value: float) -> bytes:
    """Write a float of 32 bits."""
    return b"\x04" + struct.pack("<f", value)


def double(value: float) -> bytes:
    """Write a float of 64 bits."""
    return b"\x08" + struct.pack("<d", value)


def integers(values: Sequence[int]) -> bytes:
    """Write a list of integers."""
    return b"\x04" + struct.pack("<i", len(values)) + np.asarray(values, "<i4").tobytes()


def vector(values: Floats | Sequence[float]) -> bytes:
    """Write a vector."""
    flat = np.asarray(values, "<f4").ravel()
    return token("FV") + integer(len(flat)) + flat.tobytes()


def matrix(values: Floats, storage: int = PLAIN) -> bytes:
    """Write a matrix; with `BYTES` or `WORDS` each weight is a step between the least and the greatest."""
    table = np.ascontiguousarray(values, "<f4")
    rows, columns = table.shape
    if storage == PLAIN:
        return token("FM") + integer(rows) + integer(columns) + table.tobytes()
    least = float(table.min())
    span = float(table.max() - least) or 1e-6
    name, steps, kind = ("CM3", 255, "u1") if storage == BYTES else ("CM2", 65535, "<u2")
    codes = np.clip(np.rint((table - least) / span * steps), 0, steps).astype(kind)
    return token(name) + struct.pack("<ffii", least, span, rows, columns) + codes.tobytes()


def doubles(values: Floats) -> bytes:
    """Write a matrix of 64 bits a number."""
    table = np.ascontiguousarray(values, "<f8")
    return token("DM") + integer(table.shape[0]) + integer(table.shape[1]) + table.tobytes()


@dataclass(frozen=True, slots=True)
class Loop:
    """A phone of one state that may repeat: the transitions that enter and repeat it."""

    enter: int
    repeat: int


@dataclass(frozen=True, slots=True)
class Block:
    """A phone in blocks of 30 ms, the transitions that are taken on its way.

    Attributes:
        whole: it fits into one block.
        begin: its first block, when the end follows at once or after the middle.
        middle: its first middle block.
        more: each further middle block.
        end: its last block.
    """

    whole: int
    begin: int
    middle: int
    more: int
    end: int


def transition_model(pdfs: Mapping[int, Sequence[int]]) -> tuple[bytes, dict[int, Loop | Block]]:
    """Write how phones are made of states.

    Args:
        pdfs: for each phone the outputs that score its states: one for a loop, four (S, B, M, E) for blocks.

    Returns:
        The section of `final.mdl`, and the transition numbers of each phone; they count from 1, in the order of the
        triples (phone, state, output).
    """
    phones = sorted(pdfs)
    shapes = {1: _LOOP_MOVES, 4: _BLOCK_MOVES}
    order = list(shapes)
    shape_of = [-1] * (max(phones) + 1)
    for phone in phones:
        shape_of[phone] = order.index(len(pdfs[phone]))
    triples = [(phone, state, pdf) for phone in phones for state, pdf in enumerate(pdfs[phone])]
    probabilities = [move[1] for phone, state, _ in triples for move in shapes[len(pdfs[phone])][state]]
    parts = [token("<TransitionModel>"), token("<Topology>"), integers(phones), integers(shape_of)]
    parts += [integer(len(order)), *(_shape(moves) for moves in shapes.values()), token("</Topology>")]
    parts += [token("<Triples>"), integer(len(triples)), *(integer(n) for triple in triples for n in triple)]
    parts += [token("</Triples>"), token("<LogProbs>"), vector([0.0, *np.log(probabilities)])]
    parts += [token("</LogProbs>"), token("</TransitionModel>")]
    return b"".join(parts), _numbers(pdfs)


def _shape(moves: Sequence[Sequence[tuple[int, float]]]) -> bytes:
    parts = [integer(len(moves) + 1)]
    for state, targets in enumerate(moves):
        parts += [integer(state), integer(len(targets))]
        parts += [integer(target) + single(chance) for target, chance in targets]
    return b"".join([*parts, integer(-1), integer(0)])


def _numbers(pdfs: Mapping[int, Sequence[int]]) -> dict[int, Loop | Block]:
    """Give each phone its transitions' numbers; a number means that its state has just been scored."""
    numbers: dict[int, Loop | Block] = {}
    at = 1
    for phone in sorted(pdfs):
        if len(pdfs[phone]) == 1:
            numbers[phone] = Loop(enter=at + 1, repeat=at)
            at += 2
        else:
            numbers[phone] = Block(whole=at, begin=at + 3, middle=at + 5, more=at + 4, end=at + 6)
            at += 7
    return numbers


def network(lines: Sequence[str], components: Iterable[tuple[str, bytes]]) -> bytes:
    """Write an nnet3 network from its configuration lines and its components."""
    written = [token("<ComponentName>") + token(name) + body for name, body in components]
    head = b"<Nnet3> \n" + ("\n".join(lines) + "\n\n").encode()
    return head + token("<NumComponents>") + integer(len(written)) + b"".join(written) + token("</Nnet3>")


def write_acoustic_model(path: Path, transitions: bytes, net: bytes) -> None:
    """Write `final.mdl`; the network's contexts are worked out when it is loaded, and there are no priors."""
    contexts = token("<LeftContext>") + integer(0) + token("<RightContext>") + integer(0)
    path.write_bytes(BINARY + transitions + net + contexts + token("<Priors>") + vector([]))


def write_mean(path: Path, mean: Floats, weight: float = 1000.0) -> None:
    """Write `global_cmvn.stats`: what the features are on average, before anything has been heard."""
    table = np.zeros((2, len(mean) + 1))
    table[0] = [*(mean * weight), weight]
    table[1, :-1] = (mean**2 + 1) * weight
    path.write_bytes(BINARY + doubles(table))
