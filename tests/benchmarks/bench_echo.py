"""How well people are heard while computer players speak over a loudspeaker, in computed rooms.

`mao-desktop bench echo --minutes 5 --seed 1` lets players say the game's phrases one after the other, and synthetic
voices of persons speak over them; `--people DIR` takes recordings instead (see `bench ear --people`). In each room the
players are heard alone as well. With `--checked` a sound check is held before, in which a player says one sentence;
with `--owed` each phrase of the person's is owed from a second before it.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_ear import table  # noqa: E402  beside this file
from ear_engines import gathered, plain_lexicon  # noqa: E402
from ear_people import GAME, tasks_of  # noqa: E402
from ear_sets import Clip  # noqa: E402
from echoing_room import LOUDNESS, PLACES, Place, echoed, heard_over, noise, players, strength  # noqa: E402
from synthetic import FLITE, speak  # noqa: E402

from mao_desktop.speech.audio.samples import RATE, in_ms  # noqa: E402
from mao_desktop.speech.models import BUNDLED, find_model  # noqa: E402
from mao_desktop.speech.recognition.own_words import OwnWords  # noqa: E402
from mao_desktop.speech.recognition.recogniser import Model, Recogniser  # noqa: E402
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: E402
from mao_desktop.speech.reports import Echo, Gap, Why  # noqa: E402
from mao_desktop.ui.audio.sound_check import LESSON  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ear_engines import Heard, Phrase
    from ear_sets import Row
    from echoing_room import Said, Sound

    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import EchoPath, Report

MINUTE, GAME_MINUTES = 60, 10
CHECK_SECONDS = 5
OTHERWISE_LATE = 25
"""The cards' times are wrong by so much (ms) more in the sound check."""
BETWEEN = 0.8, 2.0
"""The person pauses so long between phrases (s)."""
UNTIL_SETTLED = 12.0
"""The person begins to speak after this (s)."""
OWED_BEFORE = RATE
"""It is owed from so many samples before."""
SAME = 0.4
"""A phrase is the person's if it begins at most so long (s) before or after."""


def clips_of(people: Path | None, seed: int) -> list[Clip]:
    """Give what persons say: recordings of phrases, or the game's phrases in synthetic voices."""
    chance = np.random.default_rng(seed)
    if people:
        clips = [clip for task in tasks_of(people, 0, seed) if task.kind == "phrases" for clip in task.clips]
        return [clips[n] for n in chance.permutation(len(clips))]
    said = ((str(chance.choice(GAME)), str(chance.choice(FLITE))) for _ in range(1_000))
    return [_clip(text, voice) for text, voice in said]


def _clip(text: str, voice: str) -> Clip:
    sound = speak(text, voice)
    return Clip("synthetic", voice, text, sound, 0.0, len(sound) / RATE)


def person(clips: Sequence[Clip], said: Sequence[Said], length: int, seed: int) -> tuple[Sound, list[tuple[Clip, int]]]:
    """Let a person speak over the players, each time other words than theirs; tell the samples at which clips begin."""
    chance = np.random.default_rng(seed + 1)
    sound, placed = np.zeros(length), []
    free = round(UNTIL_SETTLED * RATE)
    for clip in clips:
        words = clip.samples[round(clip.begin * RATE) : round(clip.end * RATE)].astype(np.float64)
        begins = (one.begin + round(float(chance.uniform(0, 0.5)) * (one.end - one.begin)) for one in said)
        begin = next((at for at in begins if at >= free and not _said_by(said, clip.text, at, at + len(words))), length)
        if begin + len(words) + RATE > length:
            break
        sound[begin : begin + len(words)] += words * (LOUDNESS / strength(words))
        placed.append((clip, begin))
        free = begin + len(words) + round(float(chance.uniform(*BETWEEN)) * RATE)
    return sound, placed


def _said_by(said: Sequence[Said], text: str, begin: int, end: int) -> bool:
    """Tell whether a player says the same, or most of it, between two samples."""
    own = (OwnWords(one.text, round(in_ms(one.begin)), round(in_ms(one.end))) for one in said)
    return any(one.sound_between(round(in_ms(begin)), round(in_ms(end))) and one.have(text) for one in own)


def heard_of(wanted: Sequence[tuple[Clip, int]], heard: Heard) -> list[bool]:
    """Tell of each phrase that a person said whether it was heard, surely."""
    return [any(_is(phrase, clip, begin / RATE) for phrase in heard.phrases) for clip, begin in wanted]


def _is(phrase: Phrase, clip: Clip, begin: float) -> bool:
    end = begin + clip.end - clip.begin
    return phrase.sure and phrase.text == clip.text and begin - SAME <= phrase.start <= end


def learnt(place: Place, model: Model, vocabulary: Vocabulary, seed: int) -> EchoPath | None:
    """Tell what the sound check learns of the echo in a room; the cards' times are otherwise later."""
    played, said = players((LESSON,), CHECK_SECONDS, seed)
    sound = echoed(played, place, seed) + noise(len(played), seed, place.noise)
    checking = replace(place, late=place.late + OTHERWISE_LATE)
    told = heard_over(played, said, sound, checking, Recogniser(model, vocabulary.sounds), vocabulary)
    return next((echo.path for echo in reversed(list(told)) if isinstance(echo, Echo)), None)


def row(name: str, place: Place, clips: Sequence[Clip], minutes: float, seed: int, *, checked: bool, owed: bool) -> Row:
    """Measure one room."""
    model = Model(find_model(BUNDLED))
    words = dict.fromkeys((*GAME, *(clip.text for clip in clips)))
    vocabulary = vocabulary_of_variant(plain_lexicon(words), model)
    played, said = players(GAME, minutes * MINUTE, seed)
    voice, wanted = person(clips, said, len(played), seed)
    echo, silence = echoed(played, place, seed), noise(len(played), seed, place.noise)
    voice *= 10 ** (-place.softer / 20)
    known = learnt(place, model, vocabulary, seed) if checked else None
    due = [(clip.text, at - OWED_BEFORE) for clip, at in wanted] if owed else []

    def heard(sound: Sound) -> list[Report]:
        recogniser = Recogniser(model, vocabulary.sounds)
        return list(heard_over(played, said, sound, place, recogniser, vocabulary, known, due))

    begin = time.process_time()
    told = heard(echo + silence)
    spent = time.process_time() - begin
    recogniser = Recogniser(model, vocabulary.sounds)
    nobody = np.zeros(len(played))
    alone = gathered(heard_over(nobody, (), voice + silence, Place(), recogniser, vocabulary, owed=due))
    players_alone, over = gathered(told), gathered(heard(echo + voice + silence))
    clear, through = heard_of(wanted, alone), heard_of(wanted, over)
    kept = sum(one and other for one, other in zip(clear, through, strict=True))
    deaf = sum(gap.end - gap.begin for gap in told if isinstance(gap, Gap) and gap.why is Why.OWN_VOICE) / 1000
    sure = [phrase for phrase in players_alone.phrases if phrase.sure]
    strangers = [p for p in over.phrases if p.sure and not any(_is(p, clip, at / RATE) for clip, at in wanted)]
    return {
        "room": name,
        "deaf (s)": f"{deaf:.1f}",
        f"of a game of {GAME_MINUTES} minutes": f"{deaf / (GAME_MINUTES * MINUTE):.1%}",
        "players' phrases": str(len(said)),
        "taken for a person's": str(len(sure)),
        "unsurely": str(len(players_alone.phrases) - len(sure)),
        "person's phrases heard alone": f"{sum(clear)} of {len(wanted)}",
        "of these over the players": f"{kept} ({kept / max(1, sum(clear)):.0%})",
        "other sure phrases": str(len(strangers)),
        "real-time factor": f"{spent / (len(played) / RATE):.3f}",
    }


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5, help="of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", choices=list(PLACES), action="append", help="only this one")
    parser.add_argument("--checked", action="store_true", help="the sound check is held before")
    parser.add_argument("--owed", action="store_true", help="what the person says is owed")
    parser.add_argument("--people", type=Path, help="recordings of people, see `bench ear --people`")
    chosen = parser.parse_args(arguments)
    clips = clips_of(chosen.people, chosen.seed)
    rows = [
        row(name, PLACES[name], clips, chosen.minutes, chosen.seed, checked=chosen.checked, owed=chosen.owed)
        for name in chosen.room or list(PLACES)
    ]
    sys.stdout.write(table(rows) + "\n")


if __name__ == "__main__":
    main()
