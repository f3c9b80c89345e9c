"""The ear at a table: its microphones' reports come to the window's thread as queued signals, and go on into the game.

The way of a spoken word: `speech.microphone` > `speech.listener` (a thread, which owns Vosk) > `ui.live_microphone` >
here > `session.table_ears` > `session.session` (stamps and journals it) > `engine.reducer`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.language.reading import Lexicon
from mao_desktop.session.microphone_channel import MicrophoneChannel, Orders
from mao_desktop.session.microphone_group import MicrophoneGroup
from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.devices import devices
from mao_desktop.speech.audio.portaudio import NoPortAudioError
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.models import models_here
from mao_desktop.speech.reports import Forming, HeardPhrase, Level
from mao_desktop.ui.ear import EarState
from mao_desktop.ui.live_microphone import LiveMicrophone
from mao_desktop.ui.voice_control import commands_of
from mao_desktop.ui.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import Thread

    from mao_desktop.language.commands import Command
    from mao_desktop.language.reading import Entry
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import Report
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.bridge import Game
    from mao_desktop.ui.live_microphone import Wanted
    from mao_desktop.ui.live_voice import LiveVoice

OPENED_BY = ("listen", "microphone", "own_microphones", "model", "voice_commands")
"""Settings for which the microphones are opened anew."""
SHARED = ""
"""Stands for the microphone of all who have none of their own; no player is called so."""


class LiveEar(QObject):
    """Listens at a table with one microphone for all, or for some of them with one of their own."""

    def __init__(
        self, settings: Settings, voice: LiveVoice, clock: Callable[[], int], *, without_microphone: str = ""
    ) -> None:
        """Begin without a table.

        Args:
            settings: whether it listens, where, and with which model.
            voice: speaks for the computer players; the microphones are deaf to it.
            clock: the monotonic clock (ms).
            without_microphone: why it never listens; empty where it does.
        """
        super().__init__()
        self._without = without_microphone
        self._settings, self._voice, self._clock = settings, voice, clock
        self._microphones: dict[str, LiveMicrophone] = {}
        self._closing: dict[Thread, LiveMicrophone] = {}
        """Microphones that are being closed, each with the thread that does it."""
        self._ears = MicrophoneGroup({})
        self._game: Game | None = None
        self._remedy = ""
        self._partial: Callable[[str], None] = lambda _: None
        self._obey: Callable[[int, Command], None] = lambda _seat, _command: None
        self._checked: tuple[str, Callable[[str], None]] | None = None

    # Sitting down and leaving

    def sit_down(self, game: Game) -> None:
        """Listen for a game from now on, and let its computer players be heard."""
        self.leave()
        self._game = game
        self._voice.sit_down(game)
        self._begin()

    def leave(self) -> None:
        """Listen no longer; again does no harm."""
        self._end()
        self._voice.leave()
        self._game, self._checked = None, None

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Listen for one phrase without a game, and let `heard` be told what is heard of it; `leave` ends it."""
        self.leave()
        self._checked = (phrase, heard)
        self._begin()

    def use(self, settings: Settings) -> None:
        """Take other settings."""
        before, self._settings = self._settings, settings
        self._voice.use(settings)
        if any(getattr(before, name) != getattr(settings, name) for name in OPENED_BY):
            self._begin()
        self._ears.set_keys_only(keys_only=settings.keys_only)

    def close(self) -> None:
        """End it, and wait until its threads are over."""
        self.leave()
        for closing in self._closing:
            closing.join()
        self._forget_closed()

    def _begin(self) -> None:
        """Open the microphones, if there is something to listen for."""
        self._end()
        off = "" if self._settings.listen else tr("The microphone is switched off in the settings.")
        self._remedy = self._without or off
        if self._remedy:
            return
        if self._game and self._game.setup.people:
            self._listen(self._game)
        elif self._checked:
            self._open(SHARED, self._settings.microphone, self._clock(), _only(self._checked[0]))

    def _listen(self, game: Game) -> None:
        """Open the microphones of a game: each person's own, and one for all who have none."""
        commands = commands_of(game.setup) if self._settings.voice_commands else None
        entries = game.setup.lexicon().entries + (commands.lexicon().entries if commands else ())
        orders = Orders(commands, self._obey) if commands else None
        names, own = game.setup.names, self._settings.own_microphones
        people = sorted(game.setup.people)
        groups: dict[str, tuple[int, ...]] = {names[seat]: (seat,) for seat in people if own.get(names[seat])}
        if sharing := tuple(seat for seat in people if not own.get(names[seat])):
            groups[SHARED] = sharing
        game.let(lambda: self._open_ears(game, groups, orders))
        for name, seats in groups.items():
            seat = seats[0] if len(seats) == 1 else None
            self._open(name, own.get(name) or self._settings.microphone, game.session.zero, _all_of(entries), seat)

    def _open_ears(self, game: Game, groups: dict[str, tuple[int, ...]], orders: Orders | None) -> None:
        keys_only = self._settings.keys_only
        ears = {
            n: MicrophoneChannel(game.session, n, seats, keys_only=keys_only, orders=orders)
            for n, seats in groups.items()
        }
        self._ears = MicrophoneGroup(ears)

    def _open(self, name: str, device: str, zero: int, wanted: Wanted, seat: int | None = None) -> None:
        microphone = LiveMicrophone(device, self._settings.model, zero, wanted, seat, tuple(self._closing))
        self._microphones[name] = microphone
        microphone.opened.connect(self._opened)
        microphone.failed.connect(lambda: self._failed(name))
        microphone.reported.connect(lambda report: self._take(name, report))
        microphone.open()

    def _end(self) -> None:
        microphones, self._microphones = self._microphones, {}
        self._forget_closed()
        self._closing |= {microphone.close(): microphone for microphone in microphones.values()}
        ears, self._ears = self._ears, MicrophoneGroup({})
        if self._game:
            self._game.let(ears.close)
        self._voice.heard_by()

    def _forget_closed(self) -> None:
        """Let go of the microphones whose threads are over."""
        for closing in [thread for thread in self._closing if not thread.is_alive()]:
            self._closing.pop(closing).deleteLater()

    # What the microphones tell

    def _opened(self, deaf_to: str) -> None:
        if deaf_to and self._game:
            self._game.failed.emit(tr("The model lacks words of {phrases}: type them").format(phrases=deaf_to))
        self._voice.heard_by(*(m.listener for m in self._microphones.values() if m.listener))

    def _failed(self, name: str) -> None:
        if self._game:
            self._game.let(lambda: self._ears.close(name))

    def _take(self, name: str, report: Report) -> None:
        match report:
            case Level(speech=False):
                self._partial("")
            case Forming(text=text):
                self._partial(text)
                self._tell_checked(text)
            case HeardPhrase(text=text):
                self._tell_checked(text)
            case _:
                pass
        ears = self._ears
        if self._game:
            self._game.let(lambda: ears.take(name, report) if ears is self._ears else None)

    def _tell_checked(self, text: str) -> None:
        if self._checked:
            self._checked[1](text)

    # What the window asks

    def state(self) -> EarState:
        """Tell what the microphones are doing: what is amiss with one of them rather than what is well."""
        states = [microphone.state for microphone in self._microphones.values()] or [EarState.OFF]
        state = next((state for state in states if state is not EarState.OPEN), EarState.OPEN)
        if state is not EarState.OPEN:
            return state
        if any(microphone.is_muted for microphone in self._microphones.values()):
            return EarState.MUTED
        if self._voice.sounding and not self._settings.headphones:
            return EarState.SPEAKING
        if self._ears.held:
            return EarState.TALK_KEY_HELD
        return EarState.WAITING if self._game and self._settings.keys_only else EarState.OPEN

    def level(self) -> float:
        """Tell how loud it is, from 0 (silence) to 1 (too loud)."""
        return max((microphone.level for microphone in self._microphones.values()), default=0.0)

    def remedy(self) -> str:
        """Say in one sentence why it is off or lost and what to do, empty where it is well."""
        return self._remedy or next((m.remedy for m in self._microphones.values() if m.remedy), "")

    def microphones(self) -> tuple[str, ...]:
        """List the microphones by name."""
        try:
            return tuple(dict.fromkeys(device.name for device in devices(microphone=True)))
        except NoPortAudioError as wrong:
            return self._microphones_of_qt(str(wrong))
        except SpeechError as wrong:
            self._remedy = str(wrong)
            return ()

    def _microphones_of_qt(self, remedy: str) -> tuple[str, ...]:
        try:
            from mao_desktop.ui.qt_microphone import microphone_names  # noqa: PLC0415  a large package that few need
        except ImportError:
            self._remedy = remedy
            return ()
        return microphone_names()

    def models(self) -> tuple[str, ...]:
        """List the recogniser's models by name."""
        return tuple(models_here())

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on; what could not be opened is tried again."""
        if self.state() is EarState.OFF:
            self._begin()
            return
        for microphone in self._microphones.values():
            microphone.mute(muted=muted)

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's talk key: what is said meanwhile is said by it."""
        self._ears.hold(seat, held=held)

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's call key: what is said meanwhile is a call by it."""
        self._ears.hold(seat, held=held, call=True)

    def listen(self, partial: Callable[[str], None], obey: Callable[[int, Command], None]) -> None:
        """Let `partial` be told what is being heard, before it is known for good, and `obey` what a seat commands."""
        self._partial, self._obey = partial, obey

    def say(self, sentence: str) -> None:
        """Say something aloud that was asked for."""
        self._voice.say(sentence)

    def is_private(self) -> bool:
        """Tell whether what is said aloud reaches nobody but the person at the computer."""
        return self._settings.headphones

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in so many parts; nothing where it is not kept."""
        kept = [microphone.sound.loudness(begin, end, parts) for microphone in self._microphones.values()]
        return max(kept, key=sum, default=())

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again, as the microphone heard it where it was loudest."""
        sounds = [microphone.sound for microphone in self._microphones.values()]
        if sounds:
            loudest = max(sounds, key=lambda sound: sum(sound.loudness(begin, end, 1)))
            self._voice.play(loudest.between(begin, end), RATE)


def _all_of(entries: tuple[Entry, ...]) -> Wanted:
    """Listen for all that a table knows."""

    def wanted(model: Model) -> Vocabulary:
        from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: PLC0415  it loads what Vosk needs

        return vocabulary_of_variant(Lexicon(entries), model)

    return wanted


def _only(phrase: str) -> Wanted:
    """Listen for one phrase."""

    def wanted(model: Model) -> Vocabulary:
        from mao_desktop.speech.recognition.vocabulary import vocabulary_of  # noqa: PLC0415  see above

        return vocabulary_of((phrase,), model)

    return wanted
