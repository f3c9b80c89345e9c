"""Moonshine's network: from sound to states, and from states to how likely each piece of a text is.

`models/README.md` tells where it comes from. Its encoder hears a sound once; its decoder is asked for a text piece by
piece, for given texts all at once, or for the likeliest of many lines.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import nlargest
from itertools import accumulate
from operator import itemgetter
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import onnxruntime
from onnxruntime.capi.onnxruntime_pybind11_state import Fail, InvalidGraph, InvalidProtobuf, NoSuchFile

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.rescoring.pieces import BEGIN, END, Pieces
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

Array = npt.NDArray[np.float32]
Past = dict[str, Array]
"""What the decoder keeps of the sound, and of the pieces that it was given before: a row for each text."""
Understood = tuple[tuple[int, float], ...]
"""A text by its pieces, each with how likely it was after those before it (natural logarithm)."""

HEADS, WIDTH = 8, 36
ONLY_ERRORS = 3
PER_SECOND = 6.5
"""So many pieces people say in a second, at most."""
PROVIDER = ("CPUExecutionProvider", {"arena_extend_strategy": "kSameAsRequested"})
"""Memory is taken as it is needed, not twice as much each time."""
ENDS = ".!?,"
AT_ONCE = 16
"""So many texts are compared at once: each piece of each is beside all that might stand there, which takes 130 kB."""
BEAM = 8
"""So many beginnings of lines are followed at once."""


@dataclass(slots=True)
class Tree:
    """Lines by their pieces: what may follow, and the line that is whole here, if one is."""

    following: dict[int, Tree] = field(default_factory=dict)
    line: str | None = None


Beginning = tuple[float, int, int, Tree]
"""A line's beginning: its likelihood, the row of the one that it follows, its last piece, and what may follow."""


class Network:
    """The network with its weights, which computes in the thread that asks."""

    def __init__(self, folder: Path) -> None:
        """Read the weights.

        Raises:
            SpeechError: they can't be read.
        """
        self._encoder, self._decoder = _opened(folder / "encoder.onnx"), _opened(folder / "decoder.onnx")
        self._pieces = Pieces(folder / "pieces.bin")
        self._ends = [END, *map(self._pieces.number, ENDS)]
        self._past = [tensor.name for tensor in self._decoder.get_inputs() if tensor.name.startswith("past")]

    def states(self, sound: Array) -> Array:
        """Hear a sound (16,000 samples a second, from -1 to 1); give its states, a row for each 24 ms."""
        (states,) = self._encoder.run(None, {"input_values": sound[None]})
        return np.asarray(states, np.float32)

    def likeliest(self, states: Array, seconds: float) -> Understood:
        """Give the text that is likeliest piece by piece, at least one, with the sign that ends it."""
        understood: list[tuple[int, float]] = []
        number, past = BEGIN, None
        for _ in range(int(seconds * PER_SECOND) + 2):
            ranked, past = self._decoded([[number]], states, past)
            if not understood:
                ranked[0, -1, END] = -np.inf
            number = int(ranked[0, -1].argmax())
            understood.append((number, float(ranked[0, -1, number])))
            if number == END:
                break
        return tuple(understood)

    def likelihoods(self, states: Array, texts: Sequence[str]) -> list[float]:
        """Tell how likely each text is (natural logarithm), whatever sign ends it."""
        numbers = [[BEGIN, *self._pieces.numbers(text)] for text in texts]
        parts = (numbers[begin : begin + AT_ONCE] for begin in range(0, len(numbers), AT_ONCE))
        return [likelihood for part in parts for likelihood in self._likelihoods(states, part)]

    def _likelihoods(self, states: Array, numbers: Sequence[list[int]]) -> list[float]:
        longest = max(map(len, numbers))
        filled = [each + [END] * (longest - len(each)) for each in numbers]
        ranked, _ = self._decoded(filled, states, None)
        return [
            float(ranked[row, range(len(each) - 1), each[1:]].sum()) + self._ended(ranked[row, len(each) - 1])
            for row, each in enumerate(numbers)
        ]

    def tree(self, spelled: Iterable[tuple[str, str]]) -> Tree:
        """Gather lines, each with a way to spell it, by their pieces."""
        tree = Tree()
        for text, line in spelled:
            at = tree
            for number in self._pieces.numbers(text):
                at = at.following.setdefault(number, Tree())
            at.line = line
        return tree

    def likeliest_line(self, states: Array, tree: Tree, least: float) -> tuple[float, str] | None:
        """Find the likeliest line of a tree, with its likelihood (natural logarithm), if one is so likely at least.

        Of each length the likeliest beginnings are followed (a beam search), so a line that begins badly may be missed.
        """
        best = None
        beam: list[Beginning] = [(0.0, 0, BEGIN, tree)]
        past = None
        while beam:
            whole, longer, past = self._followed(states, beam, past)
            for likelihood, line in whole:
                if likelihood >= least:
                    least, best = likelihood, (likelihood, line)
            beam = [each for each in longer if each[0] >= least]
        return best

    def may_begin(self, states: Array, tree: Tree, understood: Understood, least: float) -> bool:
        """Tell whether a line of a tree may begin as is understood of a sound that goes on.

        That is so where a beginning of a line is likelier than as much of what is understood by so much (natural
        logarithm) at least. The last word is left out, unless there is no other: it may not be over.
        """
        words = [n for n, (number, _) in enumerate(understood) if self._pieces.begins_word(number)]
        wanted = [likely for _, likely in understood[: words[-1] if len(words) > 1 else 1]]
        beam: list[Beginning] = [(0.0, 0, BEGIN, tree)]
        past = None
        for likelihood in accumulate(wanted):
            if beam:
                _, longer, past = self._followed(states, beam, past)
                beam = [each for each in longer if each[0] >= likelihood + least]
        return bool(beam)

    def _followed(
        self, states: Array, beam: Sequence[Beginning], past: Past | None
    ) -> tuple[list[tuple[float, str]], list[Beginning], Past]:
        """Follow beginnings of lines by a piece more; tell which lines are whole, and what goes on likeliest."""
        if past:
            rows = [row for _, row, _, _ in beam]
            past = {name: kept[rows] for name, kept in past.items()}
        ranked, past = self._decoded([[number] for _, _, number, _ in beam], states, past)
        whole: list[tuple[float, str]] = []
        longer: list[Beginning] = []
        for row, (likelihood, _, _, at) in enumerate(beam):
            likely = ranked[row, -1]
            if at.line is not None:
                whole.append((likelihood + self._ended(likely), at.line))
            longer += [(likelihood + float(likely[n]), row, n, after) for n, after in at.following.items()]
        return whole, nlargest(BEAM, longer, key=itemgetter(0)), past

    def _ended(self, ranked: Array) -> float:
        """Tell how likely it is that a text ends here."""
        return float(np.logaddexp.reduce(ranked[self._ends]))

    def _decoded(self, numbers: Sequence[Sequence[int]], states: Array, past: Past | None) -> tuple[Array, Past]:
        """Tell how likely each piece is after each of the given ones, which follow on a past; give the new past too."""
        given = {
            "input_ids": np.array(numbers, np.int64),
            "encoder_hidden_states": np.repeat(states, len(numbers), axis=0),
            "use_cache_branch": np.array([past is not None]),
        }
        nothing = np.zeros((len(numbers), HEADS, 0, WIDTH), np.float32)
        ranks, *present = self._decoder.run(None, given | (past or dict.fromkeys(self._past, nothing)))
        told = dict(zip(self._past, present, strict=True))
        if past:  # of the sound nothing is told again
            told |= {name: kept for name, kept in past.items() if ".encoder." in name}
        ranks -= ranks.max(axis=-1, keepdims=True)
        ranks -= np.log(np.exp(ranks).sum(axis=-1, keepdims=True))
        return ranks, told


def _opened(path: Path) -> onnxruntime.InferenceSession:
    """Read a part of the network; it computes in the thread that asks, and prints errors only."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = ONLY_ERRORS
    try:
        return onnxruntime.InferenceSession(path, options, providers=[PROVIDER])
    except (Fail, InvalidGraph, InvalidProtobuf, NoSuchFile) as wrong:
        message = Message("{path} can't be read ({why}): install the program again", path=path, why=wrong)
        raise SpeechError(message) from None
