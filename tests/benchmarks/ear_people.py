"""How well the ear hears people: folders of recordings, made worse in several ways, and what it heard as figures.

A folder holds sets, each a folder of *.wav or *.flac. What is said stands in a *.txt beside a recording, or is the
digit with which a name such as 7_jackson_2.wav begins. The speaker is the middle of such a name, what stands after two
underscores (yes__0ea0e2f4_1.flac), or what stands before the first hyphen; of a time there (hello__T01_24_01.flac) ten
minutes are one speaker. Else every recording is a speaker. Without a text nothing of the game is said.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from ear_degradations import DEGRADATIONS
from ear_engines import measure
from ear_sets import LEAD, ROOM, TAIL, Clip, Row
from synthetic import mixed

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.audio.sound_file import file_blocks
from mao_desktop.speech.models import BUNDLED, find_model
from mao_desktop.speech.recognition.vocabulary import SOUND_ALIKE
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ear_engines import Heard

DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
GAME = tuple(dict.fromkeys(VARIANTS["cambridge"].lexicon({}, ()).spoken()))
"""All that may be said at a table of Cambridge: the grammar in which all but digits is heard."""
OWED = (
    "have a nice day", "have a very nice day", "that's the badger", "thank you", "last card", "mao", "spades",
    "five of spades", "queen of hearts", "ten of clubs", "seven of diamonds", "point of order", "penalty card", "pass",
)  # fmt: skip
"""What is owed at the table now and then, to be owed where something else is said."""
ENDINGS = (".wav", ".flac")
DRAWS = 1_000
"""How often speakers are drawn again for an interval, of which the middle 95 % are told."""
OUTCOMES = ("right", "unsure", "wrong, sure", "wrong, unsure", "nothing")
"""What may become of a recording in which one phrase is said."""
ALIKE = {word: group[0] for group in SOUND_ALIKE for word in group}
RECALLED = ("digits", "phrases")
"""The kinds of recordings in which something is to be heard."""
FEW = 4
"""A speaker is told by himself from so many recordings on."""


@dataclass(frozen=True, slots=True)
class Task:
    """Recordings to be heard with one grammar: `kind` says what is asked of them."""

    kind: str
    clips: tuple[Clip, ...]
    grammar: tuple[str, ...]


def tasks_of(folder: Path, limit: int, seed: int, half: int | None = None) -> list[Task]:
    """Read the sets of a folder, or of a half of their speakers: at most `limit` recordings of each kind, by the seed.

    Raises:
        SpeechError: there is no recording.
    """
    found: dict[str, list[Path]] = defaultdict(list)
    for sound in sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS):
        if half in (None, _half(speaker_of(sound))):
            found[_kind(_text(sound))].append(sound)
    if not found:
        message = f"{folder} holds no *.wav or *.flac: give a folder of recordings, texts beside them"
        raise SpeechError(message)
    chance = np.random.default_rng(seed)
    tasks = []
    for kind, sounds in sorted(found.items()):
        chosen = sorted(chance.permutation(len(sounds))[:limit]) if limit else range(len(sounds))
        clips = tuple(_clip(sounds[n]) for n in chosen)
        phrases = tuple(dict.fromkeys(clip.text for clip in clips))
        grammar = {"digits": DIGITS, "phrases": tuple(dict.fromkeys((*GAME, *phrases)))}.get(kind, GAME)
        tasks.append(Task(kind, clips, grammar))
    return tasks


def _kind(text: str) -> str:
    """Tell what is asked of a recording: several words that the model knows are to be heard, other words are not."""
    if text in DIGITS:
        return "digits"
    if not text:
        return "talk and noise"
    return "phrases" if " " in text and _known().issuperset(text.split()) else "foreign words"


@cache
def _known() -> frozenset[str]:
    """List the words of the project's model."""
    listed = find_model(BUNDLED).path / "graph" / "words.txt"
    return frozenset(line.split()[0] for line in listed.read_text("utf-8").splitlines())


def _text(sound: Path) -> str:
    written = sound.with_suffix(".txt")
    if written.is_file():
        return " ".join(written.read_text("utf-8").lower().split())
    return DIGITS[int(sound.stem[0])] if re.fullmatch(r"\d_[^_]+_\d+", sound.stem) else ""


def speaker_of(sound: Path) -> str:
    """Read who speaks from a recording's name."""
    name = sound.stem
    for pattern in (r"\d_([^_]+)_\d+", r".+__([0-9a-f]{8})_\d+", r"(\d+)-\d+-\d+", r".+__(T\d+_\d)\d_.*"):
        if known := re.fullmatch(pattern, name):
            return known[1]
    return name


def _half(speaker: str) -> int:
    """Tell in which half of the speakers one is, always the same."""
    return int(hashlib.md5(speaker.encode(), usedforsecurity=False).hexdigest(), 16) % 2


def _clip(sound: Path) -> Clip:
    samples = np.concatenate([block.samples for block in file_blocks(str(sound))])
    padded = mixed(LEAD + len(samples) / RATE + TAIL, (LEAD, samples), background=ROOM)
    return Clip(sound.parent.name, speaker_of(sound), _text(sound), padded, LEAD, LEAD + len(samples) / RATE)


def outcome(text: str, heard: Heard) -> str:
    """Tell what became of a recording in which a text is said; any other sure phrase within it is wrong."""
    sure = [plain(phrase.text) for phrase in heard.phrases if phrase.sure]
    unsure = [plain(phrase.text) for phrase in heard.phrases if not phrase.sure]
    if sure:
        return "right" if sure == [plain(text)] else "wrong, sure"
    if not unsure:
        return "nothing"
    return "unsure" if plain(text) in unsure else "wrong, unsure"


def plain(text: str) -> str:
    """Leave apostrophes out, and take words that sound alike for one."""
    return " ".join(ALIKE.get(word, word) for word in text.replace("'", "").split())


def interval(
    speakers: Sequence[str], counts: Sequence[float], sizes: Sequence[float], seed: int
) -> tuple[float, float]:
    """Give the interval (95 %) of all counts over all sizes, with speakers drawn again."""
    of: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for speaker, count, size in zip(speakers, counts, sizes, strict=True):
        of[speaker][0] += count
        of[speaker][1] += size
    each = np.array(list(of.values()))
    drawn = each[np.random.default_rng(seed).integers(0, len(each), (DRAWS, len(each)))].sum(axis=1)
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], [0.025, 0.975])
    return float(low), float(high)


def _share(clips: Sequence[Clip], fits: Sequence[bool], seed: int) -> str:
    low, high = interval([clip.voice for clip in clips], [float(fit) for fit in fits], [1.0] * len(clips), seed)
    return f"{100 * sum(fits) / len(fits):.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def recall(task: Task, engine: str, seed: int, degraded: Sequence[str]) -> Iterator[Row]:
    """Measure what is said and to be heard: clean, and made worse."""
    for name in ("clean", *degraded):
        worsen = DEGRADATIONS.get(name)
        chance = np.random.default_rng(seed)
        sounds = [worsen(clip.samples, chance) if worsen else clip.samples for clip in task.clips]
        found = [
            outcome(clip.text, heard)
            for clip, heard in zip(task.clips, measure(engine, sounds, task.grammar).heard, strict=True)
        ]
        shares = {kind: _share(task.clips, [each == kind for each in found], seed) for kind in OUTCOMES}
        speakers = by_speaker(task.clips, found)
        yield {
            "what is said": task.kind,
            "made worse by": name,
            "engine": engine,
            "clips": str(len(found)),
            "speakers": str(len({clip.voice for clip in task.clips})),
            **shares,
            f"worst and median speaker of {FEW} clips": speakers,
        }


def due(task: Task, engine: str, seed: int) -> Iterator[Row]:
    """Measure what is owed: the phrase that is said, and another one that is not."""
    chance = np.random.default_rng(seed)
    pool = DIGITS if task.kind == "digits" else tuple(dict.fromkeys((*OWED, *(clip.text for clip in task.clips))))
    other = [str(chance.choice([text for text in pool if text != clip.text])) for clip in task.clips]
    said = [clip.text for clip in task.clips]
    sounds = [clip.samples for clip in task.clips]
    row = {"what is said": task.kind, "engine": engine, "clips": str(len(said))}
    for head, owed in (("owed", said), ("owed is another", other)):
        if head == "owed" and task.kind not in RECALLED:
            row |= {"owed: met": "–", "owed: doubt": "–"}
            continue
        heard = measure(engine, sounds, task.grammar, owed).heard
        for sure, told in ((True, "met"), (False, "doubt")):
            fits = [
                any(plain(p.text) == plain(text) and p.sure is sure for p in each.phrases)
                for each, text in zip(heard, owed, strict=True)
            ]
            row[f"{head}: {told}"] = _share(task.clips, fits, seed)
    yield row


def by_speaker(clips: Sequence[Clip], found: Sequence[str]) -> str:
    """Tell how many per cent are right of the worst and of the median speaker, of those with enough recordings."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for clip, each in zip(clips, found, strict=True):
        counts[clip.voice][each] += 1
    shares = [100 * count["right"] / count.total() for count in counts.values() if count.total() >= FEW]
    return f"{min(shares):.0f}, {np.median(shares):.0f}" if shares else "–"


def false_alarms(task: Task, engine: str, seed: int) -> Iterator[Row]:
    """Measure what nobody said: phrases and knocks an hour, by set."""
    measured = measure(engine, [clip.samples for clip in task.clips], task.grammar).heard
    counted: tuple[tuple[str, Callable[[Heard], float]], ...] = (
        ("one word, sure", lambda heard: sum(p.sure and " " not in p.text for p in heard.phrases)),
        ("one word, unsure", lambda heard: sum(not p.sure and " " not in p.text for p in heard.phrases)),
        ("several words, sure", lambda heard: sum(p.sure and " " in p.text for p in heard.phrases)),
        ("several words, unsure", lambda heard: sum(not p.sure and " " in p.text for p in heard.phrases)),
        ("knocks", lambda heard: heard.knocks),
    )
    for name in (*dict.fromkeys(clip.set for clip in task.clips), "all"):
        chosen = [n for n, clip in enumerate(task.clips) if name in (clip.set, "all")]
        speakers = [task.clips[n].voice for n in chosen]
        hours = [(task.clips[n].end - task.clips[n].begin) / 3600 for n in chosen]
        row = {"set": f"{task.kind}: {name}", "engine": engine, "clips": str(len(chosen))}
        row["minutes"] = f"{60 * sum(hours):.1f}"
        for head, count in counted:
            counts = [float(count(measured[n])) for n in chosen]
            low, high = interval(speakers, counts, hours, seed)
            row[f"{head}, an hour"] = f"{sum(counts) / sum(hours):.0f} ({low:.0f} to {high:.0f})"
        fits = [any(phrase.sure for phrase in measured[n].phrases) for n in chosen]
        row["clips with a sure phrase"] = _share([task.clips[n] for n in chosen], fits, seed)
        yield row


def picture(rows: Sequence[Row]) -> str:
    """Draw what was heard right, with its interval, as SVG: a bar for each row of `recall`."""
    height, left, wide = 22, 330, 400
    lines = []
    for n, row in enumerate(rows):
        right, low, high = (float(number) for number in re.findall(r"[\d.]+", row["right"]))
        top = 30 + n * height
        label = f"{row['what is said']}, {row['made worse by']}, {row['engine']}"
        begin, end = (f"{left + share / 100 * wide:.0f}" for share in (low, high))
        lines += [
            f'<text x="{left - 8}" y="{top + 13}" text-anchor="end">{label}</text>',
            f'<rect x="{left}" y="{top + 2}" width="{right / 100 * wide:.0f}" height="14" fill="#4a7ab5"/>',
            f'<path d="M{begin} {top + 9}H{end}" stroke="#222"/>',
            f'<text x="{left + wide + 8}" y="{top + 13}">{right:.0f} %</text>',
        ]
    size = f'width="{left + wide + 60}" height="{40 + len(rows) * height}"'
    head = f'<text x="{left}" y="18">heard right and surely (%), with intervals of 95 % by speaker</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">\n' + "\n".join(
        ['<rect width="100%" height="100%" fill="white"/>', head, *lines, "</svg>\n"]
    )
