"""Lets computer players be heard: each utterance sounds in its seat's voice, and enters the game with real times.

The table's sounds go over the same loudspeaker.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, Qt, Signal

from mao_desktop.players.characters import CHARACTERS
from mao_desktop.speech.synthesis import USUAL, Mute, Sentence, Sounded, Sounding, Tone, Voice, VoiceReport
from mao_desktop.threads import Owner
from mao_desktop.ui.audio.table_sounds import TableSounds
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.session import Utterance
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.listener import Listener
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.game.game_controller import GameController

MS = 1000
ANSWERS = 11
"""The voice that answers."""


class SpeechOutput(QObject):
    """The program's voice at a table; the window's thread owns it, and the voice's thread only emits `_told`."""

    read_out = Signal()
    """What was read without a game is over, or could not be read."""
    _told = Signal(object, object)
    """A voice, and what it reports: sent in its thread, taken in the window's."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Begin without a table."""
        super().__init__(parent)
        self._owner = Owner("the speech output")
        self._owner.check()
        self._settings = settings
        self._voice: Voice | None = None
        self._control: GameController | None = None
        self._reading: tuple[int, Callable[[str], None]] | None = None
        """Where no game is spoken for but cards are read: time 0 on the clock (ms), and who is told what goes wrong."""
        self._speaking_for: QMetaObject.Connection | None = None
        self._waiting: deque[Utterance | None] = deque()
        """What is being said: utterances of computer players, and answers (None)."""
        self._listeners: tuple[Listener, ...] = ()
        self._sounds = TableSounds(self.sound, settings, self)
        self.sounding = False
        """Whether it is to be heard right now."""
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def attach(self, control: GameController) -> None:
        """Speak for the computer players of a game."""
        self.detach()
        self._control = control
        control.session.give_voice(voiced=self._settings.speak)
        self._speaking_for = control.game.spoke.connect(self._speak)
        self._sounds.attach(control.game)
        if self._settings.sounds:
            self._ready()

    def read(self, zero: int, failed: Callable[[str], None]) -> None:
        """Answer without a game from now on: `zero` is its time 0 on the clock (ms); `failed` is told why it can't."""
        self.detach()
        self._reading = (zero, failed)

    @property
    def reads(self) -> bool:
        """Whether it answers without a game."""
        return self._reading is not None

    def detach(self) -> None:
        """Fall silent; again does no harm."""
        self._sounds.detach()
        self._fall_silent()
        if self._voice:
            self._voice.close()
        self._voice, self._control, self._reading = None, None, None
        self._waiting.clear()
        self.sounding = False

    def apply_settings(self, settings: Settings) -> None:
        """Take other settings."""
        self._settings = settings
        self._sounds.apply_settings(settings)
        if self._control:
            self._control.session.give_voice(voiced=settings.speak)
        if self._voice:
            self._voice.volume = settings.voice_volume
        self.heard_by(*self._listeners)

    def heard_by(self, *listeners: Listener) -> None:
        """Say which microphones hear the loudspeaker."""
        self._listeners = listeners
        if self._voice:
            self._voice.heard_by(*(() if self._settings.headphones else listeners))

    def duck(self, *, ducked: bool) -> None:
        """Speak softly while a person speaks."""
        if self._voice:
            self._voice.ducked = ducked

    def say(self, sentence: str, language: str) -> None:
        """Answer somebody aloud, in the language (its code) of the sentence."""
        if voice := self._ready():
            self._waiting.append(None)
            voice.answer(sentence, ANSWERS, language)

    def hush(self) -> None:
        """End answers that are being said, or still to be said; computer players speak on."""
        if self._voice and None in self._waiting:
            self._voice.hush()

    def play(self, samples: Samples, rate: int) -> None:
        """Play what was recorded at a rate (Hz)."""
        if voice := self._ready():
            voice.play(Sentence("", samples, rate))

    def sound(self, samples: Samples, rate: int, volume: float, *, deafening: bool) -> None:
        """Play a sound of a rate (Hz) at once, where a loudspeaker is open.

        A deafening one comes after what is being said, as if it were said: no microphone hears it.
        """
        voice = self._ready()
        if voice is None or not voice.loudspeaker.is_open:
            return
        if deafening:
            voice.play(Sentence("", samples, rate), volume)
        else:
            voice.loudspeaker.play(samples, rate, volume)

    def _ready(self) -> Voice | None:
        """Give the voice of this table, which begins when it is first needed."""
        zero = self._control.session.zero if self._control else self._reading[0] if self._reading else None
        if self._voice is None and zero is not None:
            self._voice = voice = Voice(lambda report: self._told.emit(voice, report), zero=zero / MS)
            self._voice.volume = self._settings.voice_volume
            self.heard_by(*self._listeners)
        return self._voice

    def _speak(self, utterance: Utterance) -> None:
        voice = self._ready() if self._settings.speak else None
        if voice and self._control:
            self._waiting.append(utterance)
            who = self._control.game.setup.seats[utterance.seat]
            character = CHARACTERS.get(who.name)
            tone = Tone(character.rate, character.pitch) if character else USUAL
            voice.say(utterance.text, who.voice, tone)

    def _take(self, voice: Voice, report: VoiceReport) -> None:
        self._owner.check()
        control = self._control
        if voice is not self._voice:
            return
        if control is None:
            self._take_read(report)
            return
        if isinstance(report, Mute) and not report.text:
            control.failed.emit(tr(report.remedy))
            return
        utterance = self._waiting[0]
        match report:
            case Sounding(begin=begin, end=end):
                self.sounding = True
                if utterance:
                    begin, end = control.session.table_time(begin), control.session.table_time(end)
                    control.perform(lambda: control.session.spoken(utterance.id, begin, end))
            case Sounded():
                self.sounding = False
                self._waiting.popleft()
            case Mute(remedy=remedy):
                self._waiting.popleft()
                self._go_on_silently(control, utterance, remedy)

    def _take_read(self, report: VoiceReport) -> None:
        """Follow what is read without a game."""
        self.sounding = isinstance(report, Sounding)
        if not self.sounding and self._waiting:
            self._waiting.popleft()
        if isinstance(report, Mute) and self._reading:
            self._reading[1](tr(report.remedy))
        if not self.sounding:
            self.read_out.emit()

    def _go_on_silently(self, control: GameController, utterance: Utterance | None, remedy: str) -> None:
        """Let an utterance that can't be heard be said as planned, and those after it too."""
        self.sounding = False
        control.failed.emit(tr(remedy))
        if utterance is None:
            return
        control.perform(lambda: control.session.spoken(utterance.id, utterance.start, utterance.end))
        control.session.give_voice(voiced=False)
        self._fall_silent()

    def _fall_silent(self) -> None:
        if self._speaking_for is not None:
            QObject.disconnect(self._speaking_for)
            self._speaking_for = None
