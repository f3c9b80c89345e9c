"""All microphones of a table: what several of them heard at once was said at the one where it was loudest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.speech.recognition.attribution import Attribution
from mao_desktop.speech.reports import Forming, HeardPhrase, HeardUpTo, OtherTalk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.session.microphone_channel import MicrophoneChannel
    from mao_desktop.speech.reports import Report


class MicrophoneGroup:
    """Leads the reports of microphones to their ears; all of it is used from the session's thread."""

    def __init__(self, ears: Mapping[str, MicrophoneChannel]) -> None:
        """Join ears that are open, by the names of their microphones."""
        self._ears = dict(ears)
        self._attribution = Attribution(dict.fromkeys(ears, 0))

    def take(self, name: str, report: Report) -> None:
        """Take in what a microphone tells; a single one is taken at its word at once."""
        if name not in self._ears:
            return
        ear = self._ears[name]
        if len(self._ears) == 1:
            ear.take(report)
            return
        match report:
            case HeardPhrase():
                self._attribution = self._attribution.took(name, report)
            case HeardUpTo(time, known):
                self._attribution = self._attribution.up_to(name, time)
                self._settle(known)
            case OtherTalk() | Forming():
                pass  # talk is mostly a neighbour's phrase from too far away; who is louder is not known early
            case _:
                ear.take(report)

    def set_keys_only(self, *, keys_only: bool) -> None:
        """Say whether only what is said with a key held counts."""
        for ear in self._ears.values():
            ear.keys_only = keys_only

    def hold(self, seat: int, *, held: bool, call: bool = False) -> None:
        """Note that a seat's talk key, or call key, is pressed or let go."""
        for ear in self._ears.values():
            if seat in ear.seats:
                ear.hold(seat, held=held, call=call)

    @property
    def held(self) -> bool:
        """Whether a key is held."""
        return any(ear.held for ear in self._ears.values())

    def close(self, name: str | None = None) -> None:
        """Let the watermark wait no longer for a microphone, or for any."""
        for gone in [name] if name else list(self._ears):
            if ear := self._ears.pop(gone, None):
                self._attribution = self._attribution.without(gone)
                ear.close()

    def _settle(self, known: int) -> None:
        """Tell what no microphone can hear louder any more, and up to when all is told."""
        self._attribution, phrases = self._attribution.settled()
        for phrase in phrases:
            next(ear for ear in self._ears.values() if ear.hears(phrase.seat)).take(phrase)
        if (mark := self._attribution.watermark) is not None:
            for ear in self._ears.values():
                ear.take(HeardUpTo(mark, known))
