"""What is written can be read back."""

from __future__ import annotations

import numpy as np
import pytest

from models.recipe import kaldi
from models.recipe.evaluator import Reader


def test_numbers_and_tokens_are_read_back() -> None:
    reader = Reader(kaldi.token("<Dim>") + kaldi.integer(-7) + kaldi.integers([3, -1, 70000]) + kaldi.token("</Dim>"))
    assert (reader.token(), reader.integer(), reader.integers(), reader.token()) == (
        "<Dim>",
        -7,
        [3, -1, 70000],
        "</Dim>",
    )
    reader = Reader(kaldi.single(0.5) + kaldi.double(-1e-9))
    assert (reader.number(), reader.number()) == (0.5, -1e-9)


@pytest.mark.parametrize(("storage", "steps"), [(kaldi.PLAIN, 1e9), (kaldi.BYTES, 255), (kaldi.WORDS, 65535)])
def test_a_matrix_is_read_back_to_within_half_a_step(storage: int, steps: float) -> None:
    table = np.random.default_rng(1).normal(size=(7, 13)).astype(np.float32)
    found = Reader(kaldi.matrix(table, storage)).matrix()
    assert found.shape == table.shape
    assert np.abs(found - table).max() <= np.ptp(table) * (0.5 / steps + 1e-6)


def test_bytes_keep_small_whole_numbers_exact() -> None:
    table = np.array([[0.0, 1.0, 2.0, 3.0]])
    np.testing.assert_allclose(Reader(kaldi.matrix(table, kaldi.BYTES)).matrix(), table, atol=1e-6)


def test_vectors_and_doubles_are_read_back() -> None:
    values = np.array([1.5, -2.25])
    np.testing.assert_array_equal(Reader(kaldi.vector(values)).vector(), values)
    np.testing.assert_array_equal(Reader(kaldi.doubles(values[None])).matrix(), values[None])


def test_every_transition_has_one_number_and_one_probability() -> None:
    section, numbers = kaldi.transition_model({1: [0, 1, 2, 3], 2: [4], 5: [6, 7, 8, 9]})
    blocks, loop = (numbers[1], numbers[5]), numbers[2]
    assert isinstance(loop, kaldi.Loop)
    entered = [loop.enter, loop.repeat]
    for block in blocks:
        assert isinstance(block, kaldi.Block)
        entered += [block.whole, block.begin, block.middle, block.more, block.end]
    assert len(set(entered)) == len(entered)
    reader = Reader(section, section.index(b"<LogProbs> ") + len(b"<LogProbs> "))
    chances = np.exp(reader.vector())
    assert len(chances) == 1 + 7 + 2 + 7, "a number each, and the unused number 0"
    assert max(entered) < len(chances)
    np.testing.assert_allclose(chances[[loop.enter, loop.repeat]].sum(), 1.0)
    reader = Reader(section, section.index(b"<Triples> ") + len(b"<Triples> "))
    triples = [tuple(reader.integer() for _ in range(3)) for _ in range(reader.integer())]
    assert triples == sorted(triples)
    assert triples[:5] == [(1, 0, 0), (1, 1, 1), (1, 2, 2), (1, 3, 3), (2, 0, 4)]
