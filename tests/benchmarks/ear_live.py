"""The project's ear live: a clip is played on the usual loudspeaker, and heard at the usual microphone."""

from __future__ import annotations

import queue
import time
from typing import TYPE_CHECKING

from ear_engines import Ours, gathered

from mao_desktop.language.phrases import pattern
from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.microphone import Microphone
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.listener import Listener
from mao_desktop.speech.reports import HeardUpTo

if TYPE_CHECKING:
    from ear_engines import Heard

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import Report

PATIENCE = 20.0
"""How long to wait (s) until the microphone tells times that agree."""
LINGERS = 1.0
"""So much longer (s) it listens, since what was said is told a little later."""


class Live(Ours):
    """The project's ear, with a loudspeaker and a microphone before it."""

    def hear(self, samples: Samples, due: str = "") -> Heard:
        """Hear a clip; its times count from the moment at which it began to sound."""
        zero = time.monotonic()
        told: queue.SimpleQueue[Report] = queue.SimpleQueue()
        listener = Listener(Microphone("", zero), self.model, self.vocabulary, told.put)
        listener.expect((pattern(due),) if due else ())
        loudspeaker = Loudspeaker()
        loudspeaker.open()
        try:
            listener.start()
            while not isinstance(told.get(timeout=PATIENCE), HeardUpTo):
                continue
            playing = loudspeaker.play(samples, RATE)
            begin = playing.begin(zero)
            while not playing.wait(PATIENCE):
                continue
            time.sleep(LINGERS)
        finally:
            listener.close()
            loudspeaker.close()
        return gathered((told.get() for _ in range(told.qsize())), begin)
