"""A loudspeaker that several threads use: one opens and closes it, any may play."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import numpy as np
import pytest
from synthetic import tone

from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio import loudspeaker as loudspeaker_module
from mao_desktop.speech.audio.loudspeaker import Loudspeaker, Sound
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.threads import WrongThreadError

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def loudspeaker(card: object) -> Iterator[Loudspeaker]:  # noqa: ARG001  the loudspeaker is the card's
    made = Loudspeaker()
    yield made
    made.close()


def test_bug_a_sound_played_on_a_closed_loudspeaker_waited_and_sounded_when_it_was_opened_again(
    loudspeaker: Loudspeaker,
) -> None:
    loudspeaker.open()
    loudspeaker.close()
    sound = loudspeaker.play(tone(0.5), RATE)
    assert sound.wait(0)
    with pytest.raises(SpeechError, match="takes no sound"):
        sound.begin(0)


def test_a_sound_that_never_began_is_over_as_the_loudspeaker_is_closed(loudspeaker: Loudspeaker) -> None:
    loudspeaker.open()
    sound = loudspeaker.play(np.zeros(60 * RATE, np.int16), RATE)
    loudspeaker.close()
    assert sound.wait(0)


def test_only_its_owner_opens_and_closes_it(loudspeaker: Loudspeaker) -> None:
    loudspeaker.open()
    wrong: list[Exception] = []

    def close() -> None:
        try:
            loudspeaker.close()
        except WrongThreadError as error:
            wrong.append(error)

    other = threading.Thread(target=close)
    other.start()
    other.join()
    assert len(wrong) == 1
    assert loudspeaker.is_open


def test_others_play_while_its_owner_opens_and_closes_it(loudspeaker: Loudspeaker) -> None:
    over = threading.Event()
    sounds = []

    def play() -> None:
        while not over.is_set():
            if loudspeaker.is_open:
                sounds.append(loudspeaker.play(tone(0.01), RATE))
            time.sleep(0.001)

    player = threading.Thread(target=play)
    player.start()
    for _ in range(5):
        loudspeaker.open()
        time.sleep(0.1)
        loudspeaker.close()
    over.set()
    player.join()
    assert len(sounds) > 10
    assert all(sound.wait(0) for sound in sounds)


def test_bug_a_sound_that_nobody_waited_for_any_longer_sounded_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker_module, "PATIENCE", 0.01)
    sound = Sound(np.ones(100, np.int16), RATE)
    with pytest.raises(SpeechError, match="the loudspeaker takes no sound: choose another"):
        sound.begin(0)
    assert len(sound.next_piece(100)) == 0
