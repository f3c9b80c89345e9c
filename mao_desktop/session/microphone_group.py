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
    """Leads the reports of microphones to their channels; all of it is used from the session's thread."""

    def __init__(self, channels: Mapping[str, MicrophoneChannel]) -> None:
        """Join channels that are open, by the names of their microphones."""
        self._channels = dict(channels)
        self._attribution = Attribution(dict.fromkeys(channels, 0))

    def take(self, name: str, report: Report) -> None:
        """Take in what a microphone tells; a single one is taken at its word at once."""
        if name not in self._channels:
            return
        channel = self._channels[name]
        if len(self._channels) == 1:
            channel.take(report)
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
                channel.take(report)

    def seats(self, name: str) -> tuple[int, ...]:
        """Tell who speaks at a microphone; nobody where it is closed."""
        return self._channels[name].seats if name in self._channels else ()

    def set_keys_only(self, *, keys_only: bool) -> None:
        """Say whether only what is said with a key held counts."""
        for channel in self._channels.values():
            channel.keys_only = keys_only

    def hold(self, seat: int, *, held: bool, call: bool = False) -> None:
        """Note that a seat's talk key, or call key, is pressed or let go."""
        for channel in self._channels.values():
            if seat in channel.seats:
                channel.hold(seat, held=held, call=call)

    @property
    def held(self) -> bool:
        """Whether a key is held."""
        return any(channel.held for channel in self._channels.values())

    def close(self, name: str | None = None) -> None:
        """Let the watermark wait no longer for a microphone, or for any."""
        for gone in [name] if name else list(self._channels):
            if channel := self._channels.pop(gone, None):
                self._attribution = self._attribution.without(gone)
                channel.close()

    def _settle(self, known: int) -> None:
        """Tell what no microphone can hear louder any more, and up to when all is told."""
        self._attribution, phrases = self._attribution.settled()
        for phrase in phrases:
            next(channel for channel in self._channels.values() if channel.hears(phrase.seat)).take(phrase)
        if (mark := self._attribution.watermark) is not None:
            heard = HeardUpTo(mark, known)
            for channel in self._channels.values():
                channel.take(heard)
