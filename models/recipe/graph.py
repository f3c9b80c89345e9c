"""The search graph: words as phones, phones as states, in the two halves that Vosk joins with a grammar while it runs.

`HCLr.fst` holds every word of the lexicon in a loop, with endings shared; `Gr.fst` is the grammar for free speech. Vosk
wants the first one sorted for look-ahead, which renumbers the words; `words.txt` and `Gr.fst` use the new numbers.
"""

# ruff: noqa: S603  OpenFst's tools are programs

from __future__ import annotations

import ctypes.util
import math
import os
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from .kaldi import Loop
from .phones import GARBAGE, POSITIONS, SILENCE, in_positions, phone_ids

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .kaldi import Block

UNKNOWN = "[unk]"
_SILENCE_COST = _NO_SILENCE_COST = -math.log(0.5)
_STAY_COST = 0.1
_MIDDLE_COST = 0.05
_KINDS = dict(zip(POSITIONS, ("begin", "end", "internal", "singleton"), strict=True))

Lexicon = list[tuple[str, list[str]]]
Arc = tuple[int, int, int, int, float]
"""From, to, what is scored, which word begins, at which cost."""


class Graph:
    """A graph that grows: words are added as a tree of phones, endings are shared."""

    def __init__(self, transitions: Mapping[int, Loop | Block]) -> None:
        """Begin with silence alone; `transitions` are those of each phone by its number."""
        ids = phone_ids()
        self._moves = {name: transitions[number] for name, number in ids.items() if number in transitions}
        self.arcs: list[Arc] = []
        self._states = 0
        self._insides: dict[tuple[str, int], int] = {}
        self._endings: dict[tuple[str, tuple[str, ...]], int] = {}
        self.start, self.between = self._state(), self._state()
        self._silence = self._phone(SILENCE)
        self._arc(self.start, self.between, 0, 0, _NO_SILENCE_COST)
        self._arc(self._silence, self.between, 0, 0, 0.0)
        self._enter(SILENCE, self.start, self._silence, 0, _SILENCE_COST)

    def add(self, words: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        """Add words: numbers with phones in their positions."""
        self._branch(list(words), 0, self.between)

    def add_garbage(self, number: int) -> None:
        """Add the word for whatever is no other word."""
        self._enter(GARBAGE, self.between, self._ending(GARBAGE, ()), number)

    def _branch(self, words: list[tuple[int, tuple[str, ...]]], depth: int, source: int) -> None:
        groups: defaultdict[str, list[tuple[int, tuple[str, ...]]]] = defaultdict(list)
        for word in words:
            groups[word[1][depth]].append(word)
        for phone, group in groups.items():
            if len(group) == 1:
                number, phones = group[0]
                self._enter(phone, source, self._ending(phone, phones[depth + 1 :]), number)
                continue
            for number, phones in group:
                if len(phones) == depth + 1:
                    self._enter(phone, source, self._ending(phone, ()), number)
            if longer := [word for word in group if len(word[1]) > depth + 1]:
                state = self._phone(phone)
                self._enter(phone, source, state, 0)
                self._branch(longer, depth + 1, state)

    def _ending(self, phone: str, rest: tuple[str, ...]) -> int:
        """Give the state in which `phone` has been heard and `rest` is to follow."""
        key = (phone, rest)
        if key not in self._endings:
            state = self._endings[key] = self._phone(phone)
            if rest:
                self._enter(rest[0], state, self._ending(rest[0], rest[1:]), 0)
            else:
                self._arc(state, self.between, 0, 0, _NO_SILENCE_COST)
                self._enter(SILENCE, state, self._silence, 0, _SILENCE_COST)
        return self._endings[key]

    def _phone(self, phone: str) -> int:
        """Make the state in which a phone has been heard; a phone that is a loop may go on there."""
        state = self._state()
        moves = self._moves[phone]
        if isinstance(moves, Loop):
            self._arc(state, state, moves.repeat, 0, _STAY_COST)
        return state

    def _enter(self, phone: str, source: int, target: int, word: int, cost: float = 0.0) -> None:
        """Lead from `source` through a phone to `target`; the word is told on the first arc."""
        moves = self._moves[phone]
        if isinstance(moves, Loop):
            self._arc(source, target, moves.enter, word, cost)
            return
        self._arc(source, target, moves.whole, word, cost)
        inside = self._insides.get((phone, target))
        if inside is None:
            inside = self._insides[phone, target] = self._state()
            middle = self._state()
            self._arc(inside, target, moves.end, 0, 0.0)
            self._arc(inside, middle, moves.middle, 0, _MIDDLE_COST)
            self._arc(middle, middle, moves.more, 0, _MIDDLE_COST)
            self._arc(middle, target, moves.end, 0, 0.0)
        self._arc(source, inside, moves.begin, word, cost)

    def _state(self) -> int:
        self._states += 1
        return self._states - 1

    def _arc(self, source: int, target: int, scored: int, word: int, cost: float) -> None:
        self.arcs.append((source, target, scored, word, cost))


def number_words(lexicon: Lexicon) -> dict[str, int]:
    """Give the words numbers as they come, from 1; 0 is none."""
    words = dict.fromkeys(["<eps>", *(word for word, _ in lexicon), UNKNOWN])
    return {word: number for number, word in enumerate(words)}


def write_graph(lexicon: Lexicon, transitions: Mapping[int, Loop | Block], folder: Path) -> None:
    """Write the graph's files into a model's `graph` folder.

    Raises:
        FileNotFoundError: OpenFst's tools are not installed (`apt-get install libfst-tools`).
    """
    numbers = number_words(lexicon)
    graph = Graph(transitions)
    spoken = dict.fromkeys((numbers[word], in_positions(phones)) for word, phones in lexicon)
    graph.add(list(spoken))
    graph.add_garbage(numbers[UNKNOWN])
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    renumbered = _compile_words(graph, folder / "HCLr.fst")
    final = {word: renumbered.get(number, number) for word, number in numbers.items()}
    ordered = sorted(final.items(), key=lambda item: item[1])
    (folder / "words.txt").write_text("".join(f"{word} {number}\n" for word, number in ordered), encoding="utf-8")
    _compile_free_speech([number for number in final.values() if number], folder / "Gr.fst")
    last = max(arc[2] for arc in graph.arcs)
    (folder / "disambig_tid.int").write_text(f"{last + 1}\n", encoding="utf-8")
    boundaries = "".join(f"{number} {_kind(name)}\n" for name, number in phone_ids().items() if number)
    (folder / "phones" / "word_boundary.int").write_text(boundaries, encoding="utf-8")


def _kind(phone: str) -> str:
    if phone == SILENCE:
        return "nonword"
    return "singleton" if phone == GARBAGE else _KINDS[phone[-2:]]


def _compile_words(graph: Graph, path: Path) -> dict[int, int]:
    """Compile the words' half; the new numbers of the words come back."""
    arcs = sorted(graph.arcs, key=lambda arc: arc[0])
    text = "".join(f"{a}\t{b}\t{scored}\t{word}\t{cost:.4f}\n" for a, b, scored, word, cost in arcs)
    with tempfile.TemporaryDirectory() as folder:
        pairs = Path(folder) / "pairs"
        steps = [
            ["fstcompile"],
            ["fstarcsort", "--sort_type=olabel"],
            ["fstconvert", "--fst_type=olabel_lookahead", f"--save_relabel_opairs={pairs}"],
        ]
        path.write_bytes(_pipe(f"{text}{graph.between}\n".encode(), steps))
        rows = [row.split() for row in pairs.read_text(encoding="utf-8").splitlines()]
    return {int(old): int(new) for old, new in rows}


def _compile_free_speech(words: list[int], path: Path) -> None:
    """Compile a grammar in which any word follows any."""
    cost = math.log(len(words) + 1)
    text = "".join(f"0\t0\t{number}\t{number}\t{cost:.3f}\n" for number in words) + "0\n"
    steps = [["fstcompile"], ["fstarcsort", "--sort_type=ilabel"], ["fstconvert", "--fst_type=const"]]
    path.write_bytes(_pipe(text.encode(), steps))


def _pipe(data: bytes, steps: list[list[str]]) -> bytes:
    """Send data through OpenFst's tools; the look-ahead type is in a library of its own."""
    plugin = ctypes.util.find_library("fstlookahead")
    if plugin is None:
        message = "OpenFst's tools are missing: apt-get install libfst-tools."
        raise FileNotFoundError(message)
    environment = {**os.environ, "LD_PRELOAD": plugin}
    for command in steps:
        done = subprocess.run(command, input=data, capture_output=True, check=True, env=environment)
        data = done.stdout
    return data
