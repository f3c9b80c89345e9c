"""What is heard, from the recogniser itself: phrases, their times, silence, pauses, endless talk, gaps."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pytest
from synthetic import BLOCK, ESPEAK, FLITE, in_blocks, knock, mixed, noise, silence, speak, tone

from mao_desktop.speech.audio.samples import RATE, Block, in_ms
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of
from mao_desktop.speech.recognition.watermark import Speaking
from mao_desktop.speech.reports import (
    Forming,
    Gap,
    HeardPhrase,
    HeardUpTo,
    HeardWord,
    Knocked,
    OtherTalk,
    Report,
    Why,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.speech.recognition.vocabulary import Vocabulary

    Hear = Callable[..., list[Report]]

SLURRED = "heart", "flite:rms"
"""What the rescorer takes for “good”."""
GAME = (
    "that's the badger", "have a very nice day", "point of order", "five of spades", "ten of clubs", "ace of diamonds",
    "last card", "bad card", "thank you", "thank you very much", "mao",
)  # fmt: skip


Kind = TypeVar("Kind", bound=Report)


def phrases(heard: list[Report]) -> list[str]:
    return [report.text for report in heard if isinstance(report, HeardPhrase)]


def of_kind(heard: list[Report], kind: type[Kind]) -> list[Kind]:
    return [report for report in heard if isinstance(report, kind)]


@pytest.mark.parametrize("voice", [*FLITE, ESPEAK[0], ESPEAK[2]])
@pytest.mark.parametrize("text", ["that's the badger", "have a very nice day", "point of order"])
def test_a_phrase_is_heard_whole_and_where_it_was_said(hear: Hear, text: str, voice: str) -> None:
    said = speak(text, voice)
    heard = hear(mixed(5, (1.3, said), background=15), *GAME)
    (phrase,) = of_kind(heard, HeardPhrase)
    assert (phrase.text, phrase.sure) == (text, True)
    assert phrase.start == pytest.approx(1300, abs=60)
    assert phrase.end == pytest.approx(1300 + in_ms(len(said)), abs=90)


def test_each_word_is_heard_where_it_was_said(hear: Hear) -> None:
    onsets = {"ten": 1.0, "queen": 2.5, "seven": 4.0, "badger": 5.5}
    heard = hear(mixed(8, *((at, speak(word)) for word, at in onsets.items()), background=15), *onsets)
    words = {word.text: word.start for word in of_kind(heard, HeardWord)}
    assert words == {word: pytest.approx(at * 1000, abs=60) for word, at in onsets.items()}


def test_a_whole_phrase_counts_and_its_parts_do_not(hear: Hear) -> None:
    heard = hear(mixed(4, (1.0, speak("point of")), background=15), *GAME)
    assert phrases(heard) == []


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
def test_a_phrase_that_was_mixed_up_with_others_is_made_out_at_a_second_look(
    model: Model, cambridge: Vocabulary, voice: str
) -> None:
    pipeline = RecognitionPipeline(Recogniser(model, cambridge.sounds), cambridge)
    heard = hear_with(pipeline, list(in_blocks(mixed(5, (1.0, speak("end of point of order", voice)), background=15))))
    assert phrases(heard) == ["end of point of order"]


@pytest.mark.parametrize("voice", FLITE)
def test_the_end_of_a_longer_phrase_is_not_surely_heard(hear: Hear, voice: str) -> None:
    said = np.concatenate([speak("the bishop and", voice), silence(0.05), speak("point of order", voice)])
    heard = hear(mixed(5, (1.0, said), background=15), "point of order", "end of point of order")
    assert [phrase.sure for phrase in of_kind(heard, HeardPhrase)] == [False]


def test_a_pause_within_a_phrase_does_not_break_it(hear: Hear) -> None:
    first, second = speak("thank you"), speak("very much")
    gap = 1.0 + in_ms(len(first)) / 1000 + 0.6
    heard = hear(mixed(5, (1.0, first), (gap, second), background=15), *GAME)
    assert phrases(heard) == ["thank you very much"]


@pytest.mark.parametrize("voice", ["flite:slt", "flite:rms", "espeak:en-us"])
@pytest.mark.parametrize(("first", "rest"), [("have", "a very nice day"), ("end of", "point of order")])
def test_bug_a_little_word_beside_a_pause_was_lost_and_the_phrase_with_it(
    hear: Hear, first: str, rest: str, voice: str
) -> None:
    begun, ended = speak(first, voice), speak(rest, voice)
    on = 1.0 + in_ms(len(begun)) / 1000 + 0.55
    heard = hear(mixed(5, (1.0, begun), (on, ended), background=15), *GAME, "end of point of order")
    assert [(phrase.text, phrase.sure) for phrase in of_kind(heard, HeardPhrase)] == [(f"{first} {rest}", True)]


def test_a_phrase_that_could_go_on_is_told_when_it_does_not(hear: Hear) -> None:
    heard = hear(mixed(6, (1.0, speak("thank you")), background=15), *GAME)
    (phrase,) = of_kind(heard, HeardPhrase)
    assert phrase.text == "thank you"
    assert phrase.known < 4_000


def test_words_that_sound_alike_are_what_is_asked_for(hear: Hear) -> None:
    sound = mixed(4, (1.0, speak("mao")), background=15)
    assert phrases(hear(sound, "mao", "ten of clubs")) == ["mao"]
    assert phrases(hear(sound, "mau", "ten of clubs")) == ["mau"]


def test_words_that_sound_alike_do_not_make_each_other_unsure(hear: Hear) -> None:
    heard = hear(mixed(4, (1.0, speak("mao")), background=15), "mao", "mau mau")
    (phrase,) = of_kind(heard, HeardPhrase)
    assert (phrase.text, phrase.sure) == ("mao", True)


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
@pytest.mark.parametrize("text", ["heart", "clubs", "four of spade", "ten of diamonds"])
def test_a_suit_may_be_said_in_the_singular_or_the_plural(hear: Hear, text: str, voice: str) -> None:
    both = [way for line in ("heart", "club", "four of spade", "ten of diamond") for way in (line, f"{line}s")]
    heard = hear(mixed(4, (1.0, speak(text, voice)), background=15), *both, "last card")
    (phrase,) = of_kind(heard, HeardPhrase)
    assert phrase.text.removesuffix("s") == text.removesuffix("s")
    assert phrase.sure or (text, voice) == SLURRED


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
def test_bug_ace_spade_was_never_heard_as_it_sounds_like_a_spade(hear: Hear, voice: str) -> None:
    lines = ("ace spade", "two spade", "six spade", "spade", "failure to call a spade a spade")
    heard = hear(mixed(3, (1.0, speak("ace spade", voice)), background=15), *lines)
    (phrase,) = of_kind(heard, HeardPhrase)
    assert phrase.text == "ace spade"
    assert phrase.sure or voice in FLITE  # which run it together to “base paid”


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
def test_a_spade_within_a_longer_phrase_is_surely_no_ace(hear: Hear, voice: str) -> None:
    lines = ("ace spade", "two spade", "six spade", "spade", "failure to call a spade a spade")
    heard = hear(mixed(4, (1.0, speak("failure to call a spade a spade", voice)), background=15), *lines)
    assert ("ace spade", True) not in [(phrase.text, phrase.sure) for phrase in of_kind(heard, HeardPhrase)]


@pytest.mark.parametrize("kind", ["digital silence", "soft noise", "loud noise", "a tone"])
def test_nothing_is_heard_where_nobody_speaks(hear: Hear, kind: str) -> None:
    sounds = {
        "digital silence": silence(20),
        "soft noise": noise(20, 20),
        "loud noise": noise(20, 900),
        "a tone": mixed(20, (3.0, tone(10.0)), background=20),
    }
    heard = hear(sounds[kind], *GAME, "six", "one", "oh")
    assert phrases(heard) == []
    assert of_kind(heard, HeardUpTo)[-1].time == 20_000


@pytest.mark.parametrize("text", ["six", "that's the badger", "ten of clubs"])
def test_digital_silence_around_a_phrase_grows_no_other(hear: Hear, text: str) -> None:
    heard = hear(mixed(9, (3.0, speak(text))), *GAME, "six", "one", "oh", "eight")
    assert phrases(heard) == [text]


def test_in_silence_the_watermark_stays_close_behind(hear: Hear) -> None:
    marks = of_kind(hear(noise(10, 15), *GAME), HeardUpTo)[:-1]
    assert all(mark.known - mark.time <= 800 for mark in marks)
    assert len(marks) >= 20


def test_a_talker_who_never_pauses_is_cut_and_holds_nothing_up(hear: Hear) -> None:
    talk = speak("once upon a time there was an old king who lived alone in a large house beside the cold sea")
    endless = np.concatenate([talk] * 8)
    heard = hear(np.concatenate([silence(1), endless, speak("point of order"), silence(2)]), *GAME)
    marks = of_kind(heard, HeardUpTo)
    assert len(endless) > 30 * RATE
    assert all(mark.known - mark.time <= 10_000 for mark in marks)
    assert phrases(heard)[-1:] == ["point of order"]


def test_a_phrase_within_endless_talk_is_not_lost(hear: Hear) -> None:
    talk = speak("the weather was cold and nobody wanted to go out into the garden so they all stayed in bed")
    parts = [talk, speak("ten of clubs")] * 6
    heard = hear(np.concatenate([silence(1), *parts, silence(2)]), *GAME)
    assert phrases(heard).count("ten of clubs") >= 5


def begun_before_the_watermark(heard: list[Report]) -> list[HeardPhrase]:
    promised, late = 0, []
    for report in heard:
        if isinstance(report, HeardUpTo):
            assert report.time > promised
            promised = report.time
        elif isinstance(report, HeardWord | HeardPhrase):
            assert report.late is (report.start < promised)
            late += [report] if isinstance(report, HeardPhrase) and report.late else []
    return late


def test_hardly_a_phrase_after_a_pause_is_known_after_the_watermark_has_passed_its_beginning(hear: Hear) -> None:
    chance = np.random.default_rng(11)
    voices = [*FLITE, *ESPEAK]
    talk = ["what shall we do today", "I never said that you could take it", "so it goes", "six seven eight"]
    pieces = [silence(1)]
    for _ in range(60):
        text = str(chance.choice([*GAME, *talk]))
        pieces += [speak(text, str(chance.choice(voices))), silence(0.9)]
    heard = hear(np.concatenate(pieces) + noise(sum(map(len, pieces)) / RATE, 15), *GAME)
    assert len(phrases(heard)) >= 30
    assert len(begun_before_the_watermark(heard)) <= 2  # the rescorer takes them for talk


def test_what_is_being_said_is_told_meanwhile_and_stands_before_it_is_known(hear: Hear) -> None:
    said = np.concatenate(
        [speak("that's the badger"), silence(0.1), speak("what a lovely evening it is today my friends")]
    )
    heard = hear(mixed(6, (1.0, said), background=15), *GAME)
    stable = [report.known for report in of_kind(heard, Forming) if any(p.text == GAME[0] for p in report.stable)]
    (phrase,) = [phrase for phrase in of_kind(heard, HeardPhrase) if phrase.text == GAME[0]]
    assert stable
    assert min(stable) < phrase.known - 500


def first_stood(heard: list[Report], text: str) -> int:
    return min(report.known for report in of_kind(heard, Forming) if any(p.text == text for p in report.stable))


@pytest.mark.parametrize("voice", [*FLITE, *ESPEAK])
@pytest.mark.parametrize("text", ["that's the badger", "point of order", "last card"])
def test_a_phrase_stands_as_soon_as_it_is_over(hear: Hear, text: str, voice: str) -> None:
    said = speak(text, voice)
    heard = hear(mixed(4, (1.0, said), background=15), *GAME)
    assert phrases(heard) == [text]
    assert first_stood(heard, text) <= 1000 + in_ms(len(said)) + 250


def test_a_phrase_that_may_go_on_does_not_stand_before_it_is_known(hear: Hear) -> None:
    said = np.concatenate([speak("thank you"), silence(0.3), speak("very much")])
    heard = hear(mixed(5, (1.0, said), background=15), *GAME)
    assert phrases(heard) == ["thank you very much"]
    assert {p.text for report in of_kind(heard, Forming) for p in report.stable} == {"thank you very much"}


def test_a_pause_too_short_to_end_anything_changes_no_word(hear: Hear) -> None:
    said = np.concatenate([speak("have a"), silence(0.25), speak("very nice day")])
    heard = hear(mixed(5, (1.0, said), background=15), *GAME)
    assert phrases(heard) == ["have a very nice day"]
    (phrase,) = of_kind(heard, HeardPhrase)
    assert phrase.start == pytest.approx(1000, abs=60)
    assert phrase.end == pytest.approx(1000 + in_ms(len(said)), abs=90)


def test_loudness_is_told_over_what_is_usual(hear: Hear) -> None:
    said = speak("point of order")
    soft = (said * 0.25).astype(np.int16)
    heard = hear(mixed(14, *((1.0 + 2 * n, soft) for n in range(5)), (11.0, said), background=10), *GAME)
    louder = [phrase.db for phrase in of_kind(heard, HeardPhrase)]
    assert louder[:5] == [pytest.approx(0, abs=2)] * 5
    assert louder[5] == pytest.approx(12, abs=2)


def test_knocks_are_told_among_speech(hear: Hear) -> None:
    sound = mixed(7, (1.0, speak("last card")), (3.5, knock(1)), (3.8, knock(2)), background=15)
    heard = hear(sound, *GAME)
    (knocked,) = of_kind(heard, Knocked)
    assert (knocked.count, knocked.time) == (2, pytest.approx(3500, abs=20))
    assert phrases(heard) == ["last card"]
    marks = [mark.time for mark in of_kind(heard[: heard.index(knocked)], HeardUpTo)]
    assert max(marks) <= 3500


def test_other_talk_is_told_as_talk(hear: Hear) -> None:
    heard = hear(
        mixed(5, (1.0, speak("wonderful weather we are having this afternoon")), background=15), "ten of clubs"
    )
    assert phrases(heard) == []
    assert any(talk.sure for talk in of_kind(heard, OtherTalk))


def pipeline_for(model: Model, *phrases: str) -> RecognitionPipeline:
    vocabulary = vocabulary_of(phrases, model)
    return RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)


def hear_with(pipeline: RecognitionPipeline, blocks: list[Block]) -> list[Report]:
    return [report for block in blocks for report in pipeline.hear(block)] + pipeline.end()


def test_what_is_said_while_muted_is_not_heard_and_makes_a_gap(model: Model) -> None:
    sound = mixed(7, (1.0, speak("last card")), (3.0, speak("bad card")), (5.0, speak("ten of clubs")), background=15)
    pipeline = pipeline_for(model, *GAME)
    pipeline.deafen(2_500, None, Why.MUTED)
    pipeline.undeafen(4_500, Why.MUTED)
    heard = hear_with(pipeline, list(in_blocks(sound)))
    assert phrases(heard) == ["last card", "ten of clubs"]
    gaps = of_kind(heard, Gap)
    assert gaps[0].begin == pytest.approx(2_500, abs=60)
    assert gaps[-1].end == pytest.approx(4_500, abs=60)
    assert all(one.end == other.begin for one, other in pairwise(gaps))
    assert {gap.why for gap in gaps} == {Why.MUTED}


def test_a_long_gap_is_told_as_it_goes_on_and_does_not_hold_the_watermark(model: Model) -> None:
    pipeline = pipeline_for(model, *GAME)
    pipeline.deafen(1_000, None, Why.MUTED)
    heard = [report for block in in_blocks(silence(9)) for report in pipeline.hear(block)]
    assert of_kind(heard, HeardUpTo)[-1].time >= 7_500
    assert len(of_kind(heard, Gap)) >= 6


def test_lost_sound_makes_a_gap_and_later_words_keep_their_times(model: Model) -> None:
    before = list(in_blocks(mixed(4, (1.0, speak("last card")), background=15)))
    after = list(in_blocks(mixed(4, (1.0, speak("ten of clubs")), background=15)))
    first = before[-1].end
    moved = [
        Block(first + b.first, in_ms(first + b.first) + 700, b.samples, broken=n == 0) for n, b in enumerate(after)
    ]
    heard = hear_with(pipeline_for(model, *GAME), before + moved)
    assert phrases(heard) == ["last card", "ten of clubs"]
    (gap,) = of_kind(heard, Gap)
    assert (gap.begin, gap.end, gap.why) == (pytest.approx(4_000, abs=5), pytest.approx(4_700, abs=5), Why.OVERFLOW)
    assert of_kind(heard, HeardPhrase)[1].start == pytest.approx(5_700, abs=60)


def test_a_microphone_that_is_gone_makes_a_gap_up_to_now(model: Model) -> None:
    pipeline = pipeline_for(model, *GAME)
    heard = [r for b in in_blocks(mixed(3, (2.7, speak("last card")), background=15)) for r in pipeline.hear(b)]
    heard += pipeline.absent(5_000, Why.UNPLUGGED)
    heard += pipeline.absent(9_000, Why.UNPLUGGED)
    gaps = of_kind(heard, Gap)
    assert (gaps[0].begin, gaps[-1].end) == (pytest.approx(3_000, abs=5), 9_000)
    assert of_kind(heard, HeardUpTo)[-1].time == 9_000


def test_a_word_that_comes_late_all_the_same_is_marked(hear: Hear, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speaking, "bound", property(lambda self: self.since + 5_000))
    heard = hear(mixed(6, (1.0, speak("have a very nice day")), background=15), *GAME)
    (phrase,) = of_kind(heard, HeardPhrase)
    assert phrase.late


def test_the_same_sound_is_always_heard_alike(hear: Hear) -> None:
    sound = mixed(5, (1.0, speak("have a very nice day")), (3.0, speak("mao", "espeak:en-gb")), background=40)
    one, other = (of_kind(hear(sound, *GAME), HeardPhrase) for _ in range(2))
    assert [(phrase.text, phrase.sure) for phrase in one] == [("have a very nice day", True), ("mao", True)]
    assert one == other


def test_the_sound_need_not_come_in_blocks_of_one_size(model: Model) -> None:
    sound = mixed(4, (1.0, speak("that's the badger")), background=15)
    sizes = [BLOCK // 2, BLOCK, BLOCK + 480]
    blocks: list[Block] = []
    first = 0
    while first < len(sound):
        size = sizes[len(blocks) % 3]
        blocks.append(Block(first, in_ms(first), sound[first : first + size]))
        first += size
    assert phrases(hear_with(pipeline_for(model, *GAME), blocks)) == ["that's the badger"]


def test_what_is_listened_for_can_change_while_it_listens(model: Model) -> None:
    badger = GAME[0]
    before, after = vocabulary_of(("last card", "thank you"), model), vocabulary_of(("last card", badger), model)
    pipeline = RecognitionPipeline(Recogniser(model, before.sounds), before)
    sound = mixed(9, (1.0, speak(badger)), (3.5, speak("last card")), (6.0, speak(badger)), background=15)
    heard: list[Report] = []
    for block in in_blocks(sound):
        if in_ms(block.first) == 3_720:  # while somebody speaks
            pipeline.listen_for(Recogniser(model, after.sounds), after)
        heard += pipeline.hear(block)
    heard += pipeline.end()
    assert phrases(heard) == ["last card", badger]
    assert of_kind(heard, HeardPhrase)[-1].start == pytest.approx(6_000, abs=60)
    assert not of_kind(heard, Gap)
