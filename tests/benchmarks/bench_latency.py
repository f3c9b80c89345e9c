"""How soon after its end a phrase meets a duty, and what of that is waiting for sound and what is computing.

`mao-desktop bench latency --phrases 12 --seed 1` lets synthetic voices say phrases, heard in the sound's own time: a
block counts from when its last sample was there, and the processor's time since then is added. So it does not matter
what else the machine does. A sound card adds its own delay; `bench ear --live` measures all together.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_ear import table  # noqa: E402  beside this file
from ear_engines import plain_lexicon  # noqa: E402
from ear_people import GAME, plain  # noqa: E402
from ear_sets import synthetic_set  # noqa: E402
from synthetic import in_blocks  # noqa: E402

from mao_desktop.language.phrases import pattern  # noqa: E402
from mao_desktop.speech.audio.samples import in_ms  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline  # noqa: E402
from mao_desktop.speech.recognition.recogniser import Model, Recogniser  # noqa: E402
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: E402
from mao_desktop.speech.reports import Forming, HeardPhrase  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ear_sets import Clip, Row

    from mao_desktop.speech.audio.samples import Block
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report

WAYS = "it stood before it was over", "it stood as soon as it was over", "it was known for good"
"""How a phrase may meet a duty."""


class FreeMachine:
    """The clock of a machine that does nothing else: the sound's time, and the processor's since a block was there."""

    def __init__(self) -> None:
        """Begin before the first block."""
        self.there = 0.0
        """When the last block was there (ms)."""
        self._from, self._began = 0.0, time.process_time()

    def takes(self, block: Block) -> None:
        """Take in a block as soon as it is there and the one before it is done with."""
        self.there = in_ms(block.end)
        self._from, self._began = max(self.there, self.now()), time.process_time()

    def now(self) -> int:
        """Tell the time (ms)."""
        return round(self._from + 1000 * (time.process_time() - self._began))


@dataclass(frozen=True, slots=True)
class Met:
    """How a phrase met a duty (`WAYS`); how long after its end (ms) the sound was there, and it was told."""

    way: str
    waited: float
    told: float


def met(clip: Clip, model: Model, vocabulary: Vocabulary) -> Met | None:
    """Hear a clip while what is said in it is owed; None where it is not heard surely."""
    machine = FreeMachine()
    pipeline = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary, now=machine.now)
    pipeline.expect((pattern(clip.text),))
    end = clip.end * 1000
    for block in in_blocks(clip.samples):
        machine.takes(block)
        for report in pipeline.hear(block):
            if known := _meets(report, clip.text):
                early = isinstance(report, Forming)
                way = WAYS[2] if not early else WAYS[0] if machine.there <= end else WAYS[1]
                return Met(way, machine.there - end, known - end)
    return None


def _meets(report: Report, text: str) -> int | None:
    """Tell when it was known (ms) that a report meets a duty to say a text; None where it does not."""
    said = report.stable if isinstance(report, Forming) else (report,) if isinstance(report, HeardPhrase) else ()
    return next((phrase.known for phrase in said if phrase.sure and plain(phrase.text) == plain(text)), None)


def rows(found: Sequence[Met | None]) -> list[Row]:
    """Tell where the time goes, for each way in which phrases met a duty."""
    heard = [each for each in found if each]
    groups = {way: [each for each in heard if each.way == way] for way in WAYS} | {"all": heard}
    return [
        {
            "how it met the duty": way,
            "phrases": f"{len(group)} of {len(found)}",
            "until the sound is there (median, 95 %; ms)": _quantiles([each.waited for each in group]),
            "computing": _quantiles([each.told - each.waited for each in group]),
            "together": _quantiles([each.told for each in group]),
        }
        for way, group in groups.items()
    ]


def _quantiles(values: Sequence[float]) -> str:
    return "{:.0f}, {:.0f}".format(*np.quantile(values, [0.5, 0.95])) if values else "–"


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--phrases", type=int, default=12, help="each said by seven voices")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    clips = synthetic_set(chosen.phrases, chosen.seed).clips
    model = Model(find_model(BUNDLED))
    words = dict.fromkeys((*GAME, *(clip.text for clip in clips)))
    vocabulary = vocabulary_of_variant(plain_lexicon(words), model)
    sys.stdout.write(table(rows([met(clip, model, vocabulary) for clip in clips])) + "\n")


if __name__ == "__main__":
    main()
