"""No sound at all, for tests of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.ui.audio.audio_port import ListeningState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine import Phrase
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import HeardPhrase, Report
    from mao_desktop.store.settings import Settings
    from mao_desktop.ui.audio.audio_port import EchoTold, SpokenCommands, Voices
    from mao_desktop.ui.game.game_controller import GameController


class SilentAudio:
    """No microphone: the table is played by typing and clicking."""

    def __init__(self, remedy: str = "") -> None:
        """Say why there is none."""
        self._remedy = remedy

    def know_voices(self, voices: Voices) -> None:
        """No voice is ever heard."""

    def know_missed(self, often_missed: Mapping[int, tuple[str, ...]]) -> None:
        """No phrase is ever heard."""

    def learn_voice(self, phrases: tuple[str, ...], take: Callable[[Report], None]) -> None:
        """Nothing is ever heard."""

    def attach(self, control: GameController) -> None:
        """Nothing is listened for."""

    def detach(self) -> None:
        """There is nothing to leave."""

    def check(self, phrase: str, heard: Callable[[str], None]) -> None:
        """Nothing is ever heard."""

    def measure_echo(self, sentence: str, told: EchoTold) -> None:
        """Nothing is said."""

    def practise(
        self, lexicon: Lexicon, zero: int, take: Callable[[Report], None], failed: Callable[[str], None]
    ) -> None:
        """Nothing is ever heard."""

    def expect(self, due: tuple[Phrase, ...]) -> None:
        """Nothing is ever heard."""

    def apply_settings(self, settings: Settings) -> None:
        """There is nothing to set."""

    def ask_first(self, ask: Callable[[], None]) -> None:
        """No microphone is ever wanted."""

    def state(self) -> ListeningState:
        """Tell that it is off."""
        return ListeningState.OFF

    def level(self) -> float:
        """Nothing is heard."""
        return 0.0

    def remedy(self) -> str:
        """Say why there is none."""
        return self._remedy

    def microphones(self) -> tuple[str, ...]:
        """There are none to choose from."""
        return ()

    def models(self) -> tuple[str, ...]:
        """There are none to choose from."""
        return ()

    def mute(self, *, muted: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_talk_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def hold_call_key(self, seat: int, *, held: bool) -> None:
        """Do nothing: it hears nothing anyway."""

    def listen(self, partial: Callable[[str], None], commands: SpokenCommands) -> None:
        """Nothing is ever heard."""

    def dictate(self, lexicon: Lexicon, take: Callable[[HeardPhrase], None]) -> None:
        """Nothing is ever heard."""

    def end_dictation(self) -> None:
        """Nothing was heard."""

    def say(self, sentence: str) -> None:
        """There is no voice."""

    def hush(self) -> None:
        """Nothing is being said."""

    def is_private(self) -> bool:
        """Nothing is said at all."""
        return True

    def sound(self, begin: int, end: int, parts: int) -> tuple[float, ...]:  # noqa: ARG002  no sound is kept
        """No sound is kept."""
        return ()

    def play(self, begin: int, end: int) -> None:
        """There is nothing to play."""

    def recorded(self, begin: int, end: int) -> Samples | None:  # noqa: ARG002  no sound is kept
        """No sound is kept."""
        return None

    def replay(self, sound: Samples, failed: Callable[[str], None]) -> None:
        """There is nothing to play."""

    def close(self) -> None:
        """There is nothing to end."""
