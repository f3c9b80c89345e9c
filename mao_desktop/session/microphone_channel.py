"""Brings what a microphone hears into a game: words and whose they are, calls, knocks, deaf times, the watermark."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard

from mao_desktop.engine import Called, Gap, Knock, Spoken
from mao_desktop.language.words import words_of
from mao_desktop.limits import MOST_KNOCKS
from mao_desktop.speech import reports
from mao_desktop.speech.recognition.event_mapping import arrivals
from mao_desktop.speech.reports import (
    Forming,
    HeardPhrase,
    HeardUpTo,
    HeardWord,
    Knocked,
    Level,
    MicrophoneState,
    OtherTalk,
)

if TYPE_CHECKING:
    from mao_desktop.engine import Event
    from mao_desktop.language.commands import Command
    from mao_desktop.session.known_voices import KnownVoices
    from mao_desktop.session.session import Session
    from mao_desktop.speech.recognition.event_mapping import Arrival
    from mao_desktop.speech.reports import Report
    from mao_desktop.voices import VoiceVector

EARLY, LATE = 300, 500
"""People speak a little (ms) before they have pressed a key, and go on a little after they let it go."""
EARLY_KEPT = 4
CALL_WITHIN = 2_000
"""What is called on somebody begins so soon (ms) after the name."""
KEPT = 30_000
"""How long (ms) it is remembered that a key was held: words become known later."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A seat's talk or call key was held from `begin` to `end` (ms; None while it is)."""

    seat: int
    call: bool
    begin: int
    end: int | None = None

    def overlap(self, begin: int, end: int) -> int:
        """Tell how much (ms) of a stretch of time it covers."""
        over = end if self.end is None else self.end + LATE
        return min(end, over) - max(begin, self.begin - EARLY)


class Orders(Protocol):
    """What can be commanded by voice at a table, and who does it for a seat."""

    def read(self, text: str) -> Command[Any] | None:
        """Read a phrase; None where it is no command."""

    def obey(self, seat: int, command: Command[Any]) -> None:
        """Do what a seat commanded."""


class MicrophoneChannel:
    """One microphone at a table; all of it is used from the session's thread."""

    def __init__(
        self,
        session: Session,
        name: str,
        seats: tuple[int, ...],
        *,
        keys_only: bool = False,
        orders: Orders | None = None,
        voices: KnownVoices | None = None,
    ) -> None:
        """Let the watermark wait for it from now on.

        Args:
            session: the game.
            name: tells it from other microphones of the table.
            seats: who speaks at it; of several persons it is a shared one.
            keys_only: whether only what is said with a talk or call key held counts.
            orders: what can be commanded by voice, and who does it; None where nothing can.
            voices: whose voices are known here; None where none is. It is closed with the microphone.
        """
        self._session, self._name = session, name
        self.seats = seats
        self.keys_only = keys_only
        self._seat = seats[0] if len(seats) == 1 else None
        self._orders, self._voices = orders, voices
        self._calling: tuple[int | None, int] | None = None
        """On whom is called by what is said next, and until when (ms) that may begin."""
        self._told: list[Report] = []
        self._early: tuple[HeardPhrase, ...] = ()
        """Phrases that entered before they were known for good."""
        self._holds: tuple[Hold, ...] = ()
        self._speaking = False
        session.open_microphone(name)

    def take(self, report: Report) -> None:
        """Take in what the microphone tells; what is told at once enters as one utterance."""
        match report:
            case Level(time, speech=speech):
                self._flush()
                if speech and not self._speaking:
                    self._begin_voice(time)
                self._speak(speaking=speech)
            case HeardUpTo(time):
                self._flush()
                self._session.heard_up_to(self._name, time)
            case MicrophoneState():
                self._flush()
            case Forming(stable=stable):
                for phrase in stable:
                    self._take_early(phrase)
            case HeardWord():
                pass
            case OtherTalk() if self._seat in self._session.setup.any_voice:
                pass  # a sound of a voice that need not be words
            case HeardPhrase() if self._was_early(report):
                pass
            case HeardPhrase() if self._orders and (command := self._orders.read(report.text)):
                self._flush()
                if report.sure:
                    self._command(self._orders, command, report)
            case Knocked(count, time):
                self._knock(count, time)
            case reports.Gap() if self._told and _goes_on(before := self._told[-1], report):
                self._told[-1] = replace(report, begin=before.begin)
            case _:
                self._told.append(report)

    def hold(self, seat: int, *, held: bool, call: bool = False) -> None:
        """Note that a seat's talk key, or call key, is pressed or let go."""
        now = self._session.now()
        let_go = (replace(h, end=now) if h.end is None and (h.seat, h.call) == (seat, call) else h for h in self._holds)
        self._holds = tuple(h for h in let_go if h.end is None or h.end > now - KEPT)
        if held:
            self._holds = (*self._holds, Hold(seat, call, now))

    def hears(self, seat: int | None) -> bool:
        """Tell whether what it hears is taken for this seat's, None for that of a shared microphone."""
        return seat == self._seat

    @property
    def held(self) -> bool:
        """Whether a key is held."""
        return any(hold.end is None for hold in self._holds)

    def close(self) -> None:
        """Let the watermark wait for it no longer; what it had not told yet is a gap."""
        self._flush(at_last=True)
        if self._voices:
            self._voices.close()
        self._session.close_microphone(self._name, self.seats)

    def _flush(self, *, at_last: bool = False) -> None:
        """Let what was told enter; that it is deaf at a table that is still is told once something happens there."""
        if not self._told:
            return
        deaf_only = all(isinstance(report, reports.Gap) for report in self._told)
        if deaf_only and not at_last and self._session.is_still():
            return
        told, self._told = self._told, []
        for arrival in arrivals(told, self._seat):
            if event := self._of(arrival):
                self._session.submit(event)

    def _take_early(self, phrase: HeardPhrase) -> None:
        """Let a phrase that is owed meet its duty as soon as it stands: more can only be known of its time."""
        if not phrase.sure or self._was_early(phrase):
            return
        hold = self._hold_during(phrase.start, phrase.end)
        seats = (hold.seat,) if hold else self.seats
        if not (hold.call if hold else self.keys_only) and self._session.is_due(words_of(phrase.text), seats):
            self._told.append(phrase)
            self._flush()
            self._early = (*self._early[1 - EARLY_KEPT :], phrase)

    def _was_early(self, phrase: HeardPhrase) -> bool:
        """Tell whether a phrase is one that entered already."""
        return any(phrase.is_again(early) for early in self._early)

    def _of(self, arrival: Arrival) -> Event | None:
        """Say whose it is: who held a key meanwhile, else the only one who speaks here; a gap is of all of them."""
        event = arrival.event
        if isinstance(event, Gap):
            return replace(event, seats=self.seats)
        hold = self._hold_during(arrival.at, arrival.until)
        if hold is None:
            return None if self.keys_only else self._call_on(self._by_voice(event, arrival.voice))
        if hold.call and isinstance(event, Spoken):
            return Called(hold.seat, event.words, None) if event.sure else None
        return self._call_on(replace(event, seat=hold.seat))

    def _by_voice(self, event: Event, vector: VoiceVector | None) -> Event:
        """Say whose voice it clearly was, where voices are known."""
        if self._voices and vector and isinstance(event, Spoken) and event.seat is None:
            return self._voices.judged(event, vector)
        return event

    def _call_on(self, event: Event) -> Event:
        """Make a call of what is said right after “call” and a name."""
        calling, self._calling = self._calling, None
        if calling and isinstance(event, Spoken) and event.sure and event.words[0].start <= calling[1]:
            return Called(event.seat, event.words, calling[0])
        return event

    def _command(self, orders: Orders, command: Command[Any], phrase: HeardPhrase) -> None:
        """Let a command be done for who held a key, else for whose voice it clearly was, else for who is on turn."""
        if command.calls:
            self._calling = (command.seat, phrase.end + CALL_WITHIN)
            return
        hold = self._hold_during(phrase.start, phrase.end)
        if hold is None and self.keys_only:
            return
        heard = self._voices.speaker(phrase.voice) if self._voices and phrase.voice and hold is None else None
        seat = self._speaker(hold) if heard is None else heard
        if seat in self.seats:
            orders.obey(seat, command)

    def _speaker(self, hold: Hold | None) -> int | None:
        """Tell who it was: who held this key, else the only one who speaks here, else who is on turn."""
        if hold:
            return hold.seat
        return self._seat if self._seat is not None else self._session.view(self.seats[0]).judged.turn.seat

    def _hold_during(self, begin: int, end: int) -> Hold | None:
        """Find the key that was held for most of a stretch of time (ms)."""
        hold = max(self._holds, key=lambda hold: hold.overlap(begin, end), default=None)
        return hold if hold and hold.overlap(begin, end) >= 0 else None

    def _knock(self, count: int, time: int) -> None:
        """Let knocks be those of who held a key, else of who is on turn: another's can't be told from a bump."""
        seat = self._speaker(self._hold_during(time, time))
        if seat in self.seats:
            self._session.submit(Knock(seat, min(count, MOST_KNOCKS), time))

    def _begin_voice(self, time: int) -> None:
        """Tell whose voice begins: who holds the talk key, else the only one who speaks here."""
        hold = self._hold_during(time, time)
        seat = hold.seat if hold else self._seat
        if seat is not None and (hold or not self.keys_only):
            self._session.begin_voice(seat, time)

    def _speak(self, *, speaking: bool) -> None:
        if speaking is not self._speaking:
            self._speaking = speaking
            self._session.set_speaking(self._name, speaking=speaking)


def _goes_on(before: Report, gap: reports.Gap) -> TypeGuard[reports.Gap]:
    """Tell whether a piece of a gap goes on where what was told before it ends."""
    return isinstance(before, reports.Gap) and before.why is gap.why and before.end >= gap.begin
