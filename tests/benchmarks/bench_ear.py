"""How well the ear hears: accuracy by set and voice, false phrases, times, delay, speed and memory, beside others.

`python tests/benchmarks/bench_ear.py --set FOLDER` takes any folder of *.wav with *.txt beside them. Beside the
project's model it measures the official one where that is installed, and pocketsphinx where the extra `bench` is.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from ear_degradations import DEGRADATIONS  # noqa: E402  beside this file
from ear_engines import LIVE, POCKETSPHINX, Heard, Measured, measure  # noqa: E402
from ear_noises import noise_task  # noqa: E402
from ear_people import RECALLED, due, false_alarms, picture, plain, recall, tasks_of  # noqa: E402
from ear_sets import Clip, Row, SoundSet, folder_set, game_phrases, stream, synthetic_set, talk_stream  # noqa: E402

from mao_desktop.speech import SpeechError  # noqa: E402
from mao_desktop.speech.audio.samples import RATE  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ear_people import Task

OFFICIAL = "vosk-model-small-en-us-0.15"


@dataclass(frozen=True, slots=True)
class Score:
    """How well clips were heard: how many, right, right but unsure, something else, nothing; (s) for times.

    From the end of a phrase it takes `delays` until it is known, and `met` until a duty that it meets is shown as met,
    which is sooner where it stood while it formed.
    """

    clips: int
    right: int
    unsure: int
    wrong: int
    nothing: int
    starts: tuple[float, ...]
    delays: tuple[float, ...]
    met: tuple[float, ...]

    def row(self) -> Row:
        """Give it as a row of the table."""
        return {
            "clips": str(self.clips),
            "right": f"{100 * self.right / self.clips:.1f} %",
            "unsure": f"{100 * self.unsure / self.clips:.1f} %",
            "wrong": f"{100 * self.wrong / self.clips:.1f} %",
            "nothing": f"{100 * self.nothing / self.clips:.1f} %",
            "start off by (median, 95 %)": _quantiles(np.abs(self.starts).tolist(), 1000, "ms"),
            "end to met (median, 95 %)": _quantiles(self.met, 1, "s"),
            "end to known (median, 95 %)": _quantiles(self.delays, 1, "s"),
        }


def _quantiles(values: Sequence[float], scale: float, unit: str) -> str:
    if not values:
        return "–"
    middle, most = np.quantile(values, [0.5, 0.95]) * scale
    return f"{middle:.0f}, {most:.0f} {unit}" if unit == "ms" else f"{middle:.2f}, {most:.2f} {unit}"


def score(clips: Sequence[Clip], heard: Sequence[Heard]) -> Score:
    """Compare what was said with what was heard."""
    counts: dict[str, int] = defaultdict(int)
    starts, delays, met = [], [], []
    for clip, found in zip(clips, heard, strict=True):
        texts = [plain(phrase.text) for phrase in found.phrases]
        if texts == ([plain(clip.text)] if clip.text else []):
            phrase = found.phrases[0] if clip.text else None
            counts["right" if phrase is None or phrase.sure else "unsure"] += 1
            if phrase:
                starts.append(phrase.start - clip.begin)
                delays.append(phrase.known - clip.end)
                met.append((phrase.known if phrase.early is None else phrase.early) - clip.end)
        else:
            counts["wrong" if texts else "nothing"] += 1
    return Score(
        len(clips), counts["right"], counts["unsure"], counts["wrong"], counts["nothing"],
        tuple(starts), tuple(delays), tuple(met),
    )  # fmt: skip


def engines() -> list[str]:
    """List what can be compared here."""
    found = [BUNDLED]
    try:
        found.append(find_model(OFFICIAL).name)
    except SpeechError:
        sys.stderr.write(f"{OFFICIAL} is not installed, and left out\n")
    if importlib.util.find_spec("pocketsphinx"):
        found.append(POCKETSPHINX)
    else:
        sys.stderr.write("pocketsphinx is not installed (extra “bench”), and left out\n")
    return found


def accuracy(sets: Iterable[SoundSet], compared: Sequence[str]) -> Iterable[Row]:
    """Measure each set with each engine; a row for each voice, and one for all."""
    for each in sets:
        for engine in compared:
            measured = measure(engine, [clip.samples for clip in each.clips], each.phrases)
            by_voice: dict[str, list[int]] = defaultdict(list)
            for n, clip in enumerate(each.clips):
                by_voice[clip.voice].append(n)
            groups = {**by_voice, "all": list(range(len(each.clips)))}
            for voice, numbers in groups.items():
                made = score([each.clips[n] for n in numbers], [measured.heard[n] for n in numbers])
                yield {"set": each.name, "voice": voice, "engine": engine, **made.row(), **_cost(measured)}


def _cost(measured: Measured) -> Row:
    return {"real-time factor": f"{measured.real_time_factor:.3f}", "memory": f"{measured.megabytes:.0f} MB"}


def streams(minutes: float, phrases: tuple[str, ...], seed: int, compared: Sequence[str]) -> Iterable[Row]:
    """Measure long streams: phrases that nobody said in other talk, and words that came after the watermark."""
    mixed_in, strewn = stream(minutes, phrases, seed)
    for name, sound in (("talk", talk_stream(minutes, seed)), (f"talk with {strewn} phrases", mixed_in)):
        hours = len(sound) / RATE / 3600
        for engine in compared:
            (heard,) = measure(engine, [sound], phrases).heard
            sure = [phrase.text for phrase in heard.phrases if phrase.sure]
            yield {
                "stream": name,
                "minutes": f"{hours * 60:.0f}",
                "engine": engine,
                "phrases an hour": f"{len(sure) / hours:.0f}",
                "of these of several words": f"{len([t for t in sure if ' ' in t]) / hours:.0f}",
                "unsure ones an hour": f"{(len(heard.phrases) - len(sure)) / hours:.0f}",
                "words": str(heard.words),
                "stood, but not known": "–" if engine == POCKETSPHINX else str(heard.taken_back),
                "words after the watermark": "–" if engine == POCKETSPHINX else str(heard.late_words),
            }


def table(rows: Sequence[Row]) -> str:
    """Lay rows out as a table in Markdown."""
    heads = list(rows[0])
    widths = [max(len(head), *(len(row[head]) for row in rows)) for head in heads]
    lines = [heads, ["-" * width for width in widths], *([row[head] for head in heads] for row in rows)]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )


def people(tasks: Iterable[Task], seed: int, compared: Sequence[str], degraded: Sequence[str]) -> list[list[Row]]:
    """Measure people's recordings: what was to be heard, what was owed, and what nobody said."""
    recalled: list[Row] = []
    owed: list[Row] = []
    false: list[Row] = []
    for task in tasks:
        for engine in compared:
            if task.kind in RECALLED:
                recalled += recall(task, engine, seed, degraded)
            else:
                false += false_alarms(task, engine, seed)
            if engine != POCKETSPHINX:
                owed += due(task, engine, seed)
    return [rows for rows in (recalled, owed, false) if rows]


def plot(rows: Sequence[Row], file: Path) -> None:
    """Draw the accuracy of each engine by set and voice."""
    import matplotlib as mpl  # noqa: PLC0415  only where a plot is asked for

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    labels = list(dict.fromkeys(f"{row['set']}: {row['voice']}" for row in rows))
    names = list(dict.fromkeys(row["engine"] for row in rows))
    right = {(f"{row['set']}: {row['voice']}", row["engine"]): float(row["right"].rstrip(" %")) for row in rows}
    figure, axes = plt.subplots(figsize=(8, 1 + 0.35 * len(labels)), layout="constrained")
    height = 0.8 / len(names)
    for n, name in enumerate(names):
        places = [at + (n - (len(names) - 1) / 2) * height for at in range(len(labels))]
        axes.barh(places, [right.get((label, name), 0) for label in labels], height, label=name)
    axes.set(yticks=range(len(labels)), yticklabels=labels, xlim=(0, 100), xlabel="heard whole and surely (%)")
    axes.invert_yaxis()
    axes.legend(loc="lower left")
    figure.savefig(file)
    plt.close(figure)


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--set", action="append", type=Path, default=[], help="a folder of *.wav with *.txt")
    parser.add_argument("--people", type=Path, help="a folder of sets of people's recordings; nothing else is measured")
    parser.add_argument("--noises", type=float, default=0, help="minutes of each noise; only that and --people")
    parser.add_argument("--limit", type=int, default=0, help="at most so many recordings of each kind")
    parser.add_argument("--half", type=int, choices=(0, 1), help="a half of the speakers: the ear was tuned on 0")
    parser.add_argument(
        "--degrade", nargs="*", default=[], choices=[*DEGRADATIONS, "all"], help="measure people made worse as well"
    )
    parser.add_argument("--phrases", type=int, default=40, help="phrases of the game, said by synthetic voices")
    parser.add_argument("--grammar", type=int, default=60, help="phrases that are listened for in the streams")
    parser.add_argument("--minutes", type=float, default=10, help="length of the streams")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ours-only", action="store_true", help="compare with nothing")
    parser.add_argument(
        "--live", action="store_true", help="play all on the usual loudspeaker, and hear it at the usual microphone"
    )
    parser.add_argument("--markdown", type=Path, help="write the tables here as well")
    parser.add_argument("--plot", type=Path, help="draw the accuracy here")
    chosen = parser.parse_args(arguments)
    compared = [LIVE] if chosen.live else [BUNDLED] if chosen.ours_only else engines()
    if chosen.people or chosen.noises:
        worse = tuple(DEGRADATIONS) if "all" in chosen.degrade else tuple(chosen.degrade)
        tasks = tasks_of(chosen.people, chosen.limit, chosen.seed, chosen.half) if chosen.people else []
        tasks += [noise_task(chosen.noises, chosen.seed)] if chosen.noises else []
        report = people(tasks, chosen.seed, compared, worse)
        _tell([table(rows) for rows in report], chosen.markdown)
        if chosen.plot:
            chosen.plot.write_text(picture([row for row in report[0] if "right" in row]), "utf-8")
        return
    sets = [folder_set(folder) for folder in chosen.set]
    if chosen.phrases:
        sets.append(synthetic_set(chosen.phrases, chosen.seed))
    rows = list(accuracy(sets, compared))
    tables = [table(rows)] if rows else []
    if chosen.minutes:
        tables.append(
            table(list(streams(chosen.minutes, game_phrases(chosen.grammar, chosen.seed), chosen.seed, compared)))
        )
    _tell(tables, chosen.markdown)
    if chosen.plot and rows:
        plot(rows, chosen.plot)


def _tell(tables: Sequence[str], markdown: Path | None) -> None:
    """Print tables, and write them where that is wanted."""
    text = "\n\n".join(tables) + "\n"
    sys.stdout.write(text)
    if markdown:
        markdown.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
