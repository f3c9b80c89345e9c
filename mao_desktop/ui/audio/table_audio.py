"""Sound at a table: reports of its microphones come to the window's thread as queued signals, and enter the game.

The path of a spoken word: `speech.audio.microphone` > `speech.listener` (a thread, which owns Vosk) >
`ui.audio.microphone_worker` > here > `session.microphone_group` > `session.session` (stamps and journals it) >
`engine.reducer`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject

from mao_desktop.language.reading import Lexicon
from mao_desktop.language.words import words_of
from mao_desktop.session.known_voices import KnownVoices
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.session.microphone_group import MicrophoneGroup
from mao_desktop.speech import SpeechError
from mao_desktop.speech.audio.devices import devices
from mao_desktop.speech.audio.portaudio import NoPortAudioError
from mao_desktop.speech.audio.samples import RATE
from mao_desktop.speech.models import models_here
from mao_desktop.speech.reports import Echo, Forming, HeardPhrase, Level
from mao_desktop.speech.synthesis import ENGLISH
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.microphone_worker import MicrophoneWorker
from mao_desktop.ui.languages import spoken
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from threading import Thread

    from mao_desktop.engine import Phrase
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.listener import Listener
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.speech.recognition.vocabulary import Vocabulary
    from mao_desktop.speech.reports import EchoPath, Report
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import EchoTold, SpokenCommands, Voices
    from mao_desktop.ui.audio.microphone_worker import Wanted
    from mao_desktop.ui.audio.speech_output import SpeechOutput
    from mao_desktop.ui.game.game_controller import GameController

OPENED_BY = ("listen", "asked_to_listen", "microphone", "own_microphones", "model", "voice_commands")
"""Settings for which the microphones are opened again."""
SHARED = ""
"""Stands for the microphone of all who have none of their own; no player is called so."""


class TableAudio(QObject):
    """Listens at a table with one microphone for all, or for some of them with one of their own.

    The window's thread owns it.
    """

    def __init__(
        self, settings: Settings, voice: SpeechOutput, clock: Callable[[], int], *, without_microphone: str = ""
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
        self._microphones: dict[str, MicrophoneWorker] = {}
        self._closing: dict[Thread, MicrophoneWorker] = {}
        """Microphones that are being closed, each with the thread that does it."""
        self._group = MicrophoneGroup({})
        self._control: GameController | None = None
        self._remedy = tr(without_microphone)
        self._partial: Callable[[str], None] = lambda _: None
        self._commands: SpokenCommands | None = None
        self._lexicon = Lexicon(())
        self._heard = self._lexicon
        self._following: QMetaObject.Connection | None = None
        self._checked: tuple[str, int, Callable[[str], None]] | None = None
        """The phrase that is checked, table time 0 on the clock (ms), and who is told what is heard."""
        self._cancelled: dict[str, float] = {}
        """Microphones that hear over the program's voice, and by how much (dB) softer it is to them."""
        self._echo_paths: dict[str, EchoPath] = {}
        """What was learnt of the loudspeaker's echo at a microphone, by its name: the next table begins with it."""
        self._measured: EchoTold | None = None
        self._no_voice = ""
        """Why nothing was said when the echo was to be measured."""
        voice.read_out.connect(self._tell_measured)
        self._practised: tuple[Wanted, int, Callable[[Report], None]] | None = None
        self._voices: Voices | None = None
        self._often_missed: Mapping[int, tuple[str, ...]] = {}
        self._telling: frozenset[str] = frozenset()
        """The names of microphones that tell what voices sound like."""
        self._dictated: Callable[[HeardPhrase], None] | None = None
        self._ask: Callable[[], None] | None = None
        self._asking = False
        """Whether it was asked if a microphone may be opened, and is not answered yet."""

    # A table comes and goes

    def attach(self, control: GameController) -> None:
        """Listen for a game from now on, and let its computer players be heard."""
        self.detach()
        self._control = control
        self._voice.attach(control)
        self._following = control.game.changed.connect(self._follow)
        self._begin()

    def detach(self) -> None:
        """Listen no longer; again does no harm."""
        if self._following is not None:
            QObject.disconnect(self._following)
            self._following = None
        self._end()
        self._voice.detach()
        self._control, self._checked, self._practised, self._measured = None, None, None, None
        self._dictated = None
        self._telling = frozenset()

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Listen for one phrase without a game, and let `heard` be told what is heard of it; `detach` ends it."""
        self.detach()
        zero = self._clock()
        self._voice.read(zero, self._note_no_voice)
        self._checked = (phrase, zero, heard)
        self._begin()

    def measure_echo(self, sentence: str, told: EchoTold) -> None:
        """Say a sentence, and let `told` know by how much (dB) softer the ear makes it; and why nothing was said."""
        self._measured, self._no_voice = told, ""
        self._voice.say(sentence, ENGLISH)

    def practise(
        self, lexicon: Lexicon, zero: int, take: Callable[[Report], None], failed: Callable[[str], None]
    ) -> None:
        """Listen for a lexicon without a game, and let `take` be told what is heard, in ms from `zero` of the clock.

        `failed` is told in one sentence why there is no voice.
        """
        self.detach()
        self._voice.read(zero, failed)
        self._practised = (_all_of(lexicon), zero, take)
        self._begin()

    def expect(self, due: tuple[Phrase, ...]) -> None:
        """Look for what is owed in what is practised, from now on."""
        for microphone in self._microphones.values():
            microphone.expect(due)

    def know_voices(self, voices: Voices) -> None:
        """Tell those who share a microphone apart by their voices, where these are known."""
        self._voices = voices

    def know_missed(self, often_missed: Mapping[int, tuple[str, ...]]) -> None:
        """Know the phrases that the ear often missed of who sits at some seats of the next table."""
        self._often_missed = often_missed

    def learn_voice(self, phrases: tuple[str, ...], take: Callable[[Report], None]) -> None:
        """Listen for phrases, and let `take` be told what is heard; `detach` ends it."""
        self.detach()
        self._practised = (_only(*phrases), self._clock(), take)
        self._telling = frozenset({SHARED})
        self._begin()

    def ask_first(self, ask: Callable[[], None]) -> None:
        """Let `ask` be called where a microphone is wanted and nobody was asked yet whether it may be opened."""
        self._ask = ask

    def dictate(self, lexicon: Lexicon, take: Callable[[HeardPhrase], None]) -> None:
        """Listen for a lexicon alone while the game stands still, and let `take` be told what is heard of it."""
        self._dictated = take
        for microphone in self._microphones.values():
            microphone.expect(())
            microphone.listen_for(_all_of(lexicon))

    def end_dictation(self) -> None:
        """Listen for the game again; again does no harm."""
        if self._dictated is None:
            return
        self._dictated = None
        for microphone in self._microphones.values():
            microphone.listen_for(_all_of(self._lexicon))

    def apply_settings(self, settings: Settings) -> None:
        """Take other settings."""
        before, self._settings = self._settings, settings
        self._voice.apply_settings(settings)
        if any(getattr(before, name) != getattr(settings, name) for name in OPENED_BY):
            self._begin()
        self._group.set_keys_only(keys_only=settings.keys_only)

    def close(self) -> None:
        """End it, and wait until its threads are over."""
        self.detach()
        for closing in self._closing:
            closing.join()
        self._forget_closed()

    def _begin(self) -> None:
        """Open the microphones, if there is something to listen for and a person lets it."""
        self._end()
        self._asking = bool(self._ask and self._is_wanted() and not self._may_open())
        if self._ask and self._asking:
            self._ask()
        off = "" if self._settings.listen else tr("The microphone is switched off in the settings.")
        asked = tr("Nothing is heard until you have answered.") if self._asking else ""
        self._remedy = tr(self._without) or asked or off
        if self._remedy:
            return
        if self._control and self._control.game.setup.people:
            self._listen(self._control)
        elif self._checked:
            self._open(SHARED, self._settings.microphone, self._checked[1], _only(self._checked[0]))
        elif self._practised:
            self._open(SHARED, self._settings.microphone, self._practised[1], self._practised[0])

    def _is_wanted(self) -> bool:
        """Tell whether there is something to listen for, and a microphone to do it."""
        people = self._control.game.setup.people if self._control else ()
        return not self._without and bool(people or self._checked or self._practised)

    def _may_open(self) -> bool:
        """Tell whether a person has said that the microphone may be opened, or that it may not."""
        return self._settings.listen or self._settings.asked_to_listen

    def _listen(self, control: GameController) -> None:
        """Open the microphones of a game: each person's own, and one for all who have none."""
        names, own = control.game.setup.names, self._settings.own_microphones
        people = sorted(control.game.setup.people)
        groups: dict[str, tuple[int, ...]] = {names[seat]: (seat,) for seat in people if own.get(names[seat])}
        if sharing := tuple(seat for seat in people if not own.get(names[seat])):
            groups[SHARED] = sharing
        control.perform(lambda: self._open_channels(control, groups))
        self._heard = control.session.lexicon()
        self._lexicon = self._with_commands(self._heard)
        for name, seats in groups.items():
            seat = seats[0] if len(seats) == 1 else None
            device = own.get(name) or self._settings.microphone
            self._open(name, device, control.session.zero, _all_of(self._lexicon), seat)

    def _with_commands(self, lexicon: Lexicon) -> Lexicon:
        """Give all that may be said, with the commands where they may be spoken."""
        commands = self._obeyed()
        return Lexicon((*lexicon.entries, *commands.lexicon().entries)) if commands else lexicon

    def _obeyed(self) -> SpokenCommands | None:
        """Give the commands that may be spoken, None where the settings want none."""
        return self._commands if self._settings.voice_commands else None

    def _follow(self) -> None:
        """Let the recognisers know what may be said, and what is owed to be said."""
        if self._control is None or not self._microphones or self._checked or self._dictated:
            return
        self._follow_rules(self._control)
        for name, microphone in self._microphones.items():
            seats = self._group.seats(name)
            microphone.expect(self._control.session.awaited_phrases(seats), self._missed(self._control, seats))

    def _missed(self, control: GameController, seats: tuple[int, ...]) -> tuple[Phrase, ...]:
        """List what seats owe that the ear often missed of who sits there."""
        missed = {seat: [words_of(text) for text in self._often_missed.get(seat, ())] for seat in seats}
        return tuple(
            phrase
            for seat, texts in missed.items()
            for phrase in (control.session.due_phrases((seat,)) if texts else ())
            if any(map(phrase.says, texts))
        )

    def _follow_rules(self, control: GameController) -> None:
        """Give the recognisers a new grammar where other rules are in force, which have other phrases."""
        heard = control.session.lexicon()
        if heard is self._heard:
            return
        self._heard = heard
        lexicon = self._with_commands(heard)
        if set(lexicon.spoken()) != set(self._lexicon.spoken()):
            self._lexicon = lexicon
            for microphone in self._microphones.values():
                microphone.listen_for(_all_of(lexicon))

    def _open_channels(self, control: GameController, groups: dict[str, tuple[int, ...]]) -> None:
        session, keys_only, orders = control.session, self._settings.keys_only, self._obeyed()
        known = {name: self._known(control, seats) for name, seats in groups.items()}
        self._telling = frozenset(name for name, voices in known.items() if voices)
        self._group = MicrophoneGroup(
            {
                name: MicrophoneChannel(session, name, seats, keys_only=keys_only, orders=orders, voices=known[name])
                for name, seats in groups.items()
            }
        )

    def _known(self, control: GameController, seats: tuple[int, ...]) -> KnownVoices | None:
        """Give the voices of those who share a microphone; None where none of them is known."""
        voices, names = self._voices, control.game.setup.names
        if voices is None or len(seats) == 1:
            return None
        profiles = {seat: voices.of(names[seat]) for seat in seats}
        if not any(profile.is_known for profile in profiles.values()):
            return None
        return KnownVoices(control.session, profiles, lambda seat, profile: voices.keep(names[seat], profile))

    def _open(self, name: str, device: str, zero: int, wanted: Wanted, seat: int | None = None) -> None:
        microphone = MicrophoneWorker(device, self._settings.model, zero, wanted, seat, tuple(self._closing))
        self._microphones[name] = microphone
        microphone.opened.connect(lambda: self._opened(name, microphone))
        microphone.lacking.connect(self._tell_lacking)
        microphone.failed.connect(lambda: self._failed(name))
        microphone.reported.connect(lambda report: self._take(name, report))
        microphone.open()

    def _end(self) -> None:
        microphones, self._microphones, self._cancelled = self._microphones, {}, {}
        self._forget_closed()
        self._closing |= {microphone.close(): microphone for microphone in microphones.values()}
        group, self._group = self._group, MicrophoneGroup({})
        if self._control:
            self._control.perform(group.close)
        self._voice.heard_by()

    def _forget_closed(self) -> None:
        """Let go of the microphones whose threads are over."""
        for closing in [thread for thread in self._closing if not thread.is_alive()]:
            self._closing.pop(closing).deleteLater()

    # What the microphones tell

    def _tell_lacking(self, phrases: str) -> None:
        if self._control:
            self._control.failed.emit(tr("The model lacks words of {phrases}: type them").format(phrases=phrases))

    def _opened(self, name: str, microphone: MicrophoneWorker) -> None:
        if microphone.listener and name in self._telling:
            self._tell_voices(microphone.listener)
        path = self._echo_paths.get(microphone.device)
        if microphone.listener and path:
            microphone.listener.recall_echo(path)
        self._voice.heard_by(*(m.listener for m in self._microphones.values() if m.listener))

    def _tell_voices(self, listener: Listener) -> None:
        """Let a listener tell what voices sound like."""
        from mao_desktop.speech.speakers.encoder import speaker_encoder  # noqa: PLC0415  only where voices are known

        try:
            encoder = speaker_encoder()
            listener.tell_voices(encoder.learnt if self._practised else encoder.vector)
        except SpeechError as wrong:
            self._remedy = tr(str(wrong))

    def _failed(self, name: str) -> None:
        if self._control:
            self._control.perform(lambda: self._group.close(name))

    def _take(self, name: str, report: Report) -> None:
        match report:
            case Echo(cancelled=True, softer=softer, path=path):
                self._cancelled[name] = softer
                if path:
                    self._echo_paths[self._microphones[name].device] = path
            case Echo():
                self._cancelled.pop(name, None)
                self._voice.duck(ducked=False)
            case Level(speech=speech):
                self._voice.duck(ducked=speech and (name in self._cancelled or self._settings.headphones))
                if not speech:
                    self._partial("")
            case Forming(text=text):
                self._partial(text)
                self._tell_checked(text)
            case HeardPhrase(text=text):
                self._tell_checked(text)
            case _:
                pass
        if self._practised:
            self._practised[2](report)
        group, heard = self._group, self._control.session.heard(report) if self._control else None
        if self._control and heard:
            self._control.perform(lambda: group.take(name, heard) if group is self._group else None)
        elif self._control:
            self._take_in_pause(report)

    def _take_in_pause(self, report: Report) -> None:
        """Let what lies over the table be answered or written by voice; nothing of it enters the game."""
        if self._dictated:
            if isinstance(report, HeardPhrase):
                self._dictated(report)
            return
        commands = self._obeyed()
        if commands and isinstance(report, HeardPhrase) and report.sure and (command := commands.read(report.text)):
            commands.obey_here(command)

    def _tell_checked(self, text: str) -> None:
        if self._checked:
            self._checked[2](text)

    def _note_no_voice(self, remedy: str) -> None:
        self._no_voice = remedy

    def _tell_measured(self) -> None:
        told, self._measured = self._measured, None
        if told:
            told(self._cancelled.get(SHARED), self._no_voice)

    # What the window asks

    def state(self) -> ListeningState:
        """Tell what the microphones are doing: what is wrong with one of them before what is not."""
        if self._asking:
            return ListeningState.ASKING
        states = [microphone.state for microphone in self._microphones.values()] or [ListeningState.OFF]
        state = next((state for state in states if state is not ListeningState.OPEN), ListeningState.OPEN)
        if state is not ListeningState.OPEN:
            return state
        if any(microphone.is_muted for microphone in self._microphones.values()):
            return ListeningState.MUTED
        if self._voice.sounding and not self._settings.headphones and self._cancelled.keys() < self._microphones.keys():
            return ListeningState.SPEAKING
        if self._group.held:
            return ListeningState.TALK_KEY_HELD
        return ListeningState.WAITING if self._control and self._settings.keys_only else ListeningState.OPEN

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
            return self._microphones_of_qt(tr(str(wrong)))
        except SpeechError as wrong:
            self._remedy = tr(str(wrong))
            return ()

    def _microphones_of_qt(self, remedy: str) -> tuple[str, ...]:
        try:
            from mao_desktop.ui.audio.qt_microphone import microphone_names  # noqa: PLC0415  a large package that few need
        except ImportError:
            self._remedy = remedy
            return ()
        return microphone_names()

    def models(self) -> tuple[str, ...]:
        """List the recogniser's models by name."""
        return tuple(models_here())

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on; what could not be opened is tried again."""
        if self.state() is ListeningState.OFF:
            self._begin()
            return
        for microphone in self._microphones.values():
            microphone.mute(muted=muted)

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's talk key: what is said meanwhile is said by it."""
        self._group.hold(seat, held=held)

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's call key: what is said meanwhile is a call by it."""
        self._group.hold(seat, held=held, call=True)

    def listen(self, partial: Callable[[str], None], commands: SpokenCommands) -> None:
        """Let `partial` be told what is being heard, before it is known for good, and let `commands` be obeyed."""
        self._partial, self._commands = partial, commands

    def say(self, sentence: str) -> None:
        """Say something aloud that was asked for."""
        self._voice.say(sentence, spoken())

    def hush(self) -> None:
        """End answers that are being said, or still to be said."""
        self._voice.hush()

    def is_private(self) -> bool:
        """Tell whether what is said aloud reaches nobody but the person at the computer."""
        return self._settings.headphones

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in equal `parts`; nothing where it is not kept."""
        begin, end = self._counted(begin), self._counted(end)
        kept = [microphone.sound.loudness(begin, end, parts) for microphone in self._microphones.values()]
        return max(kept, key=sum, default=())

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again, as the microphone heard it where it was loudest."""
        begin, end = self._counted(begin), self._counted(end)
        sounds = [microphone.sound for microphone in self._microphones.values()]
        if sounds:
            loudest = max(sounds, key=lambda sound: sum(sound.loudness(begin, end, 1)))
            self._voice.play(loudest.between(begin, end), RATE)

    def recorded(self, begin: int, end: int) -> Samples | None:
        """Give what the microphone of practice took in from `begin` to `end` (ms), None where nothing was kept."""
        sounds = (microphone.sound.between(begin, end) for microphone in self._microphones.values())
        return next((sound for sound in sounds if len(sound)), None)

    def replay(self, sound: Samples, failed: Callable[[str], None]) -> None:
        """Play what was recorded without a game; `failed` is told in one sentence why it can't."""
        if not self._voice.reads:
            self._voice.read(self._clock(), failed)
        self._voice.play(sound, RATE)

    def _counted(self, time: int) -> int:
        """Give a table time as the microphones count it, which know of no pauses."""
        return self._control.session.counted(time) if self._control else time


def _all_of(lexicon: Lexicon) -> Wanted:
    """Listen for all that a table knows."""

    def wanted(model: Model) -> Vocabulary:
        from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant  # noqa: PLC0415  it loads what Vosk needs

        return vocabulary_of_variant(lexicon, model)

    return wanted


def _only(*phrases: str) -> Wanted:
    """Listen for some phrases."""

    def wanted(model: Model) -> Vocabulary:
        from mao_desktop.speech.recognition.vocabulary import vocabulary_of  # noqa: PLC0415  see above

        return vocabulary_of(phrases, model)

    return wanted
