"""Microphones of their own: what two of them heard is one person's, and counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from synthetic import in_blocks, mixed, noise, speak
from tables import Game, laid_out

from mao_desktop.engine import Gap, Spoken
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.session.microphone_group import MicrophoneGroup
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant

if TYPE_CHECKING:
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import Model

PEOPLE = {"Ann": "9D 4H QD", "Bob": "KD 2C"}
FAR = 0.2
"""At the neighbour's microphone a voice is so much softer."""


def heard(model: Model, ann: Samples, bob: Samples, *, until_gone: int | None = None) -> Game:
    """Let Ann's and Bob's microphones hear sound of the same length; Bob's may be closed in between (ms)."""
    game = Game(laid_out(PEOPLE, "7D"))
    vocabulary = vocabulary_of_variant(game.setup.lexicon(), model)
    ears = MicrophoneGroup({name: MicrophoneChannel(game.session, name, (seat,)) for seat, name in enumerate(PEOPLE)})
    hearing = [RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary, seat=seat) for seat in range(2)]
    for blocks in zip(in_blocks(ann), in_blocks(bob), strict=True):
        now = round(blocks[0].end / 16)
        game.at(now)
        if until_gone is not None and now >= until_gone:
            ears.close("Bob")
        for name, ear, block in zip(PEOPLE, hearing, blocks, strict=True):
            for report in ear.hear(block):
                ears.take(name, report)
    for name, ear in zip(PEOPLE, hearing, strict=True):
        for report in ear.end():
            ears.take(name, report)
    return game


def said(game: Game) -> list[tuple[int | None, str]]:
    spoken = [stamped.event for stamped, _ in game.told if isinstance(stamped.event, Spoken)]
    return [(event.seat, " ".join(word.text for word in event.words)) for event in spoken]


def softly(samples: Samples) -> Samples:
    return (samples * FAR).astype(samples.dtype)


def test_each_person_is_heard_once_at_their_own_microphone(model: Model) -> None:
    nice, order = speak("have a nice day"), speak("point of order", "flite:rms")
    ann = mixed(8, (1.0, nice), (4.5, softly(order)), background=15)
    bob = mixed(8, (1.0, softly(nice)), (4.5, order), background=15)
    assert said(heard(model, ann, bob)) == [(0, "have a nice day"), (1, "point of order")]


def test_two_who_speak_at_once_are_each_heard_at_their_own_microphone(model: Model) -> None:
    nice, order = speak("have a nice day"), speak("point of order", "flite:rms")
    ann = mixed(4, (1.0, nice), (1.1, softly(order)), background=15)
    bob = mixed(4, (1.0, softly(nice)), (1.1, order), background=15)
    assert sorted(said(heard(model, ann, bob))) == [(0, "have a nice day"), (1, "point of order")]


@pytest.mark.parametrize("gone", [None, 500])
def test_a_microphone_that_is_closed_holds_nothing_up(model: Model, gone: int | None) -> None:
    ann = mixed(5, (1.0, speak("have a nice day")), background=15)
    game = heard(model, ann, noise(5, 15), until_gone=gone)
    assert said(game) == [(0, "have a nice day")]
    gaps = [stamped.event for stamped, _ in game.told if isinstance(stamped.event, Gap)]
    assert [gap.seats for gap in gaps] == ([] if gone is None else [(1,)])
