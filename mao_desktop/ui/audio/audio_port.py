"""What the window asks of its sound: a narrow protocol for each who asks, and all of them together.

`TableAudio` is the one that the program has.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine import Phrase
    from mao_desktop.language.commands import Command
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import HeardPhrase, Report
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.voices import VoiceProfile

    EchoTold = Callable[[float | None, str], None]
    """Takes by how much (dB) the program's voice is made softer; None where nothing is heard while it speaks.

    Then a sentence says what is to be done where there is no voice; else it is empty.
    """


class ListeningState(Enum):
    """What the microphone is doing."""

    OFF = auto()
    """There is none, or it is switched off; everything can be typed and clicked."""
    ASKING = auto()
    """It is off, and somebody is asked whether it may be opened."""
    OPENING = auto()
    OPEN = auto()
    WAITING = auto()
    """It listens only while a talk key is held."""
    TALK_KEY_HELD = auto()
    MUTED = auto()
    SPEAKING = auto()
    """The program's own voice speaks, and the microphone hears nothing over it."""
    LOST = auto()
    SILENT = auto()
    """It gives nothing but zeros: it is switched off, or leaves out all that is soft."""


class SpokenCommands(Protocol):
    """What can be commanded by voice, by the rules in force, and who does it for a seat."""

    def lexicon(self) -> Lexicon:
        """Give the commands as phrases for the recogniser."""

    def read(self, text: str) -> Command[Any] | None:
        """Read a phrase; None where it is no command."""

    def obey(self, seat: int, command: Command[Any]) -> None:
        """Do what a seat commanded."""

    def obey_here(self, command: Command[Any]) -> None:
        """Do what was commanded at the screen while the game stands still."""


class Microphone(Protocol):
    """The microphones as one: what they do, and a switch for them."""

    def state(self) -> ListeningState:
        """Tell what the microphones are doing."""

    def level(self) -> float:
        """Tell how loud it is, from 0 (silence) to 1 (too loud)."""

    def remedy(self) -> str:
        """Say in one sentence why it is off or lost and what to do, empty where nothing is wrong."""

    def mute(self, *, muted: bool) -> None:
        """Stop listening for a while, or go on."""


class AudioDevices(Protocol):
    """What there is to listen with."""

    def microphones(self) -> tuple[str, ...]:
        """List the microphones by name."""

    def models(self) -> tuple[str, ...]:
        """List the recogniser's models by name."""

    def remedy(self) -> str:
        """Say in one sentence why nothing can be heard and what to do, empty where nothing is wrong."""


class PhraseCheck(Microphone, Protocol):
    """Listens for one phrase without a game."""

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Listen for one phrase, and let `heard` be told what is heard of it; `detach` ends it."""

    def measure_echo(self, sentence: str, told: EchoTold) -> None:
        """Say a sentence, and let `told` know by how much (dB) softer the ear makes it; and why nothing was said."""

    def detach(self) -> None:
        """Listen no longer; again does no harm."""


class PracticeSound(Microphone, Protocol):
    """Listens for all that can be said by some rules without a game, and reads cards aloud."""

    def practise(
        self, lexicon: Lexicon, zero: int, take: Callable[[Report], None], failed: Callable[[str], None]
    ) -> None:
        """Listen, and let `take` be told what is heard, in ms from `zero` of the clock; `detach` ends it.

        `failed` is told in one sentence why there is no voice.
        """

    def expect(self, due: tuple[Phrase, ...]) -> None:
        """Look for what is owed in what is practised, from now on, as at a table."""

    def detach(self) -> None:
        """Listen no longer; again does no harm."""

    def say(self, sentence: str) -> None:
        """Say something aloud."""

    def recorded(self, begin: int, end: int) -> Samples | None:
        """Give what the microphone took in from `begin` to `end` (ms from `zero`); None where nothing was kept."""

    def replay(self, sound: Samples, failed: Callable[[str], None]) -> None:
        """Play what was recorded, also after `detach`, which ends it; `failed` is told in one sentence why it can't."""


class Dictation(Microphone, Protocol):
    """The microphones while something is written by voice over a game that stands still."""

    def dictate(self, lexicon: Lexicon, take: Callable[[HeardPhrase], None]) -> None:
        """Listen for a lexicon alone, and let `take` be told what is heard of it."""

    def end_dictation(self) -> None:
        """Listen for the game again; again does no harm."""


class Voices(Protocol):
    """The voices of those who play here, by the names of their owners."""

    def names(self) -> tuple[str, ...]:
        """List those whose voices can be learnt."""

    def of(self, name: str) -> VoiceProfile:
        """Give a voice; an empty one where nothing is known of it."""

    def keep(self, name: str, profile: VoiceProfile) -> None:
        """Keep a voice."""

    def forget(self, name: str) -> None:
        """Delete a voice."""


class VoiceLearning(Microphone, Protocol):
    """Listens for phrases without a game, and tells what their voice sounds like."""

    def learn_voice(self, phrases: tuple[str, ...], take: Callable[[Report], None]) -> None:
        """Listen for phrases, and let `take` be told what is heard; `detach` ends it."""

    def detach(self) -> None:
        """Listen no longer; again does no harm."""


class TalkKeys(Protocol):
    """Keys that tell whose voice is heard while they are held."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's talk key: what is said meanwhile is said by it."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Hold a seat's call key: what is said meanwhile is a call by it."""


class Answers(Protocol):
    """Says aloud what was asked for."""

    def say(self, sentence: str) -> None:
        """Say something aloud."""

    def hush(self) -> None:
        """End answers that are being said, or still to be said."""

    def is_private(self) -> bool:
        """Tell whether what is said aloud reaches nobody but the person at the computer."""


class AudioPort(PhraseCheck, PracticeSound, VoiceLearning, Dictation, AudioDevices, TalkKeys, Answers, Protocol):
    """Microphones and voices as the window sees them; all of it is used from the window's thread."""

    def know_voices(self, voices: Voices) -> None:
        """Tell those who share a microphone apart by their voices, where these are known."""

    def know_missed(self, often_missed: Mapping[int, tuple[str, ...]]) -> None:
        """Know the phrases that the ear often missed of who sits at some seats of the next table."""

    def attach(self, control: GameController) -> None:
        """Listen for a game from now on, and let its computer players be heard."""

    def apply_settings(self, settings: Settings) -> None:
        """Take other settings."""

    def ask_first(self, ask: Callable[[], None]) -> None:
        """Let `ask` be called where a microphone is wanted and nobody was asked yet whether it may be opened."""

    def listen(self, partial: Callable[[str], None], commands: SpokenCommands) -> None:
        """Let `partial` be told what is being heard, before it is known for good, and let `commands` be obeyed."""

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:
        """Give the loudness (0 to 1) of a stretch of table time (ms) in equal `parts`; nothing where it is not kept."""

    def play(self, begin: int, end: int) -> None:
        """Play a stretch of table time (ms) again."""

    def close(self) -> None:
        """End it with its threads."""
