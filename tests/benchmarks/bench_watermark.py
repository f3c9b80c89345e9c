"""How far the watermark lags behind the sound in rooms that are not quiet: babble, a fan, music.

`mao-desktop bench watermark --minutes 20 --seed 1` takes so much sound of each room, in the sound's own time.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_ear import table  # noqa: E402  beside this file
from ear_engines import gathered  # noqa: E402
from ear_noises import ROOMS  # noqa: E402
from synthetic import in_blocks  # noqa: E402

from mao_desktop.speech.audio.samples import RATE, in_ms  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline  # noqa: E402
from mao_desktop.speech.recognition.recogniser import Model, Recogniser  # noqa: E402
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: E402
from mao_desktop.speech.reports import HeardUpTo  # noqa: E402
from mao_desktop.variants import VARIANTS  # noqa: E402

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report

MINUTE = 60


def lags(sound: Samples, pipeline: RecognitionPipeline) -> tuple[list[float], list[Report]]:
    """Let a pipeline hear sound; tell how far its watermark was behind after each block (ms), and all that it told."""
    behind: list[float] = []
    told: list[Report] = []
    promised = 0
    for block in in_blocks(sound):
        reports = pipeline.hear(block)
        told += reports
        promised = max([promised, *(report.time for report in reports if isinstance(report, HeardUpTo))])
        behind.append(in_ms(block.end) - promised)
    return behind, told + pipeline.end()


def row(room: str, minutes: float, seed: int, model: Model, vocabulary: Vocabulary) -> dict[str, str]:
    """Measure one room."""
    sound = ROOMS[room](minutes * MINUTE, seed)
    begin = time.process_time()
    behind, told = lags(sound, RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary))
    spent = time.process_time() - begin
    heard = gathered(told)
    hours = len(sound) / RATE / 3600
    sure = [phrase for phrase in heard.phrases if phrase.sure]
    quantiles = (f"{value / 1000:.2f}" for value in np.quantile(behind, [0.5, 0.95, 1]))
    return {
        "room": room,
        "minutes": f"{minutes:g}",
        "behind by (median, 95 %, most; s)": ", ".join(quantiles),
        "sure phrases an hour": f"{len(sure) / hours:.0f}",
        "unsure ones": f"{(len(heard.phrases) - len(sure)) / hours:.0f}",
        "stood, but not known": str(heard.taken_back),
        "words begun before the watermark": str(heard.late_words),
        "real-time factor": f"{spent / (len(sound) / RATE):.3f}",
    }


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20, help="of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", choices=sorted(ROOMS), action="append", help="only this one")
    parser.add_argument(
        "--variant", choices=sorted(VARIANTS), default="cambridge", help="whose phrases are listened for"
    )
    chosen = parser.parse_args(arguments)
    model = Model(find_model(BUNDLED))
    vocabulary = vocabulary_of_variant(VARIANTS[chosen.variant].lexicon({}, ()), model)
    rooms = chosen.room or list(ROOMS)
    sys.stdout.write(table([row(room, chosen.minutes, chosen.seed, model, vocabulary) for room in rooms]) + "\n")


if __name__ == "__main__":
    main()
