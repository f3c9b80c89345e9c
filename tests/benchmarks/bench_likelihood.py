"""Whether the ear's likelihoods are true: of what it calls 95 % likely, 95 % should have been said.

`mao-desktop bench likelihood --people DIR --plot FILE.svg` lets it hear people's recordings (folders as of `bench ear
--people`): while nobody owes anything, while what is said is owed, and while another line is owed. Each likelihood that
it works out stands beside whether that line was said. `--plot` draws the reliability diagram. The last table tells what
is met, as usual and where the ear had often missed it of who owes it.
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import dataclass, field
from itertools import chain, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_ear import table  # noqa: E402  beside this file
from ear_engines import plain_lexicon  # noqa: E402
from ear_people import DIGITS, OWED, RECALLED, interval, plain, tasks_of  # noqa: E402
from synthetic import in_blocks  # noqa: E402

from mao_desktop.language.phrases import pattern  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline  # noqa: E402
from mao_desktop.speech.recognition.recogniser import Model, Recogniser  # noqa: E402
from mao_desktop.speech.recognition.verification import Verifier  # noqa: E402
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: E402
from mao_desktop.speech.reports import HeardPhrase  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ear_people import Task
    from ear_sets import Clip, Row

    from mao_desktop.speech.recognition.verification import _Found

EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 1.0)
"""Likelihoods are gathered between these."""
NOT_OWED, SAID, NOT_SAID = "nobody owes it", "owed and said", "owed, not said"


@dataclass(frozen=True, slots=True)
class Look:
    """A look for a line in a recording: how likely it was called, and whether it was said."""

    speaker: str
    likelihood: float
    said: bool


@dataclass(slots=True)
class Case:
    """All recordings that were heard while somebody owed this or that."""

    looks: list[Look] = field(default_factory=list)
    met: list[bool] = field(default_factory=list)
    """Whether what was owed was met, in each."""
    met_more_readily: list[bool] = field(default_factory=list)
    """The same where the ear had often missed it of who owes it."""


class Trial:
    """Lets the ear hear recordings with one grammar."""

    def __init__(self, model: Model, grammar: Sequence[str]) -> None:
        """Take a model and lines to listen for."""
        self._model = model
        self._vocabulary = vocabulary_of_variant(plain_lexicon(grammar), model)

    def hears(self, clip: Clip, owed: str = "", *, often_missed: bool = False) -> bool:
        """Tell whether it surely hears what is owed in a recording."""
        due = (pattern(owed),) if owed else ()
        pipeline = RecognitionPipeline(Recogniser(self._model, self._vocabulary.sounds), self._vocabulary)
        pipeline.expect(due, due if often_missed else ())
        heard = [*chain.from_iterable(map(pipeline.hear, in_blocks(clip.samples))), *pipeline.end()]
        return any(isinstance(told, HeardPhrase) and told.sure and plain(told.text) == plain(owed) for told in heard)

    def takes_in(self, case: Case, clip: Clip, owed: str = "") -> None:
        """Hear a recording while something is owed, or nothing, and note all that is looked for in it meanwhile."""
        works_out = Verifier._likely  # noqa: SLF001  what is measured is told nowhere else

        def noting(verifier: Verifier, line: _Found, *others: Any) -> float:
            likelihood = works_out(verifier, line, *others)
            if not owed or plain(line.text) == plain(owed):
                case.looks.append(Look(clip.voice, likelihood, plain(line.text) == plain(clip.text)))
            return likelihood

        with patch.object(Verifier, "_likely", noting):
            case.met.append(self.hears(clip, owed))
        if owed:
            case.met_more_readily.append(self.hears(clip, owed, often_missed=True))


def cases(tasks: Iterable[Task], seed: int) -> dict[str, Case]:
    """Let the ear hear all recordings in each case."""
    model = Model(find_model(BUNDLED))
    chance = np.random.default_rng(seed)
    found = {name: Case() for name in (NOT_OWED, SAID, NOT_SAID)}
    for task in tasks:
        trial = Trial(model, task.grammar)
        pool = DIGITS if task.kind == "digits" else OWED
        for clip in task.clips:
            other = str(chance.choice([text for text in pool if plain(text) != plain(clip.text)]))
            trial.takes_in(found[NOT_OWED], clip)
            trial.takes_in(found[NOT_SAID], clip, other)
            if task.kind in RECALLED:
                trial.takes_in(found[SAID], clip, clip.text)
    return found


def bins(looks: Sequence[Look], seed: int) -> Iterator[tuple[float, float, float, float, int]]:
    """Give, between two edges each: the mean likelihood, the share that was said, its interval, and their number."""
    for low, high in pairwise(EDGES):
        within = [look for look in looks if low <= look.likelihood < high]
        if within:
            said = [float(look.said) for look in within]
            least, most = interval([look.speaker for look in within], said, [1.0] * len(within), seed)
            mean = float(np.mean([look.likelihood for look in within]))
            yield mean, sum(said) / len(said), least, most, len(within)


def _rows(name: str, looks: Sequence[Look], seed: int) -> Iterator[Row]:
    for mean, share, least, most, number in bins(looks, seed):
        told = f"{100 * share:.0f} % ({100 * least:.0f} to {100 * most:.0f})"
        yield {"line": name, "called likely": f"{100 * mean:.0f} %", "was said": told, "looks": str(number)}


def _share(met: Sequence[bool]) -> str:
    return f"{sum(met)} of {len(met)} ({100 * sum(met) / len(met):.1f} %)"


def picture(groups: Sequence[tuple[str, str, Sequence[Look]]], seed: int) -> str:
    """Draw the reliability diagram as SVG: a name, a colour and the looks of each group."""
    side, left, top = 360, 60, 30

    def at(likelihood: float, share: float) -> tuple[float, float]:
        return left + side * likelihood, top + side * (1 - share)

    parts = ['<rect width="100%" height="100%" fill="white"/>']
    for tick in (0, 0.2, 0.4, 0.6, 0.8, 1):
        x, y = at(tick, tick)
        parts += [
            f'<path d="M{x:.0f} {top}V{top + side}M{left} {y:.0f}H{left + side}" stroke="#ddd"/>',
            f'<text x="{x:.0f}" y="{top + side + 18}" text-anchor="middle">{100 * tick:.0f} %</text>',
            f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{100 * tick:.0f} %</text>',
        ]
    parts.append(f'<path d="M{left} {top + side}L{left + side} {top}" stroke="#888" stroke-dasharray="4 4"/>')
    for n, (name, colour, looks) in enumerate(groups):
        for mean, share, least, most, number in bins(looks, seed):
            (x, y), (_, low), (_, high) = at(mean, share), at(mean, least), at(mean, most)
            radius = 2 + 1.2 * math.log2(number)
            parts += [
                f'<path d="M{x:.0f} {low:.0f}V{high:.0f}" stroke="{colour}"/>',
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.7"/>',
            ]
        parts.append(f'<text x="{left + 12}" y="{top + 20 + 18 * n}" fill="{colour}">{name}</text>')
    parts += [
        f'<text x="{left + side / 2}" y="{top + side + 40}" text-anchor="middle">called so likely</text>',
        f'<text x="{left}" y="18">was said (circles by number, intervals of 95 % by speaker)</text>',
    ]
    size = f'width="{left + side + 30}" height="{top + side + 55}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=Path, required=True, help="a folder of sets of people's recordings")
    parser.add_argument("--limit", type=int, default=0, help="at most so many recordings of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the reliability diagram here")
    chosen = parser.parse_args(arguments)
    found = cases(tasks_of(chosen.people, chosen.limit, chosen.seed), chosen.seed)
    owed = [look for name in (SAID, NOT_SAID) for look in found[name].looks]
    groups = [("nobody owes it", "#b5524a", found[NOT_OWED].looks), ("owed", "#4a7ab5", owed)]
    rows = [row for name, _, looks in groups for row in _rows(name, looks, chosen.seed)]
    easier: list[Row] = []
    for name in (SAID, NOT_SAID):
        usual, often_missed = _share(found[name].met), _share(found[name].met_more_readily)
        easier.append({"recordings": name, "met": usual, "met where the ear often missed it": often_missed})
    sys.stdout.write(f"{table(rows)}\n\n{table(easier)}\n")
    if chosen.plot:
        chosen.plot.write_text(picture(groups, chosen.seed), "utf-8")


if __name__ == "__main__":
    main()
