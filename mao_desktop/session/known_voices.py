"""Voices that are known at a table: whose a phrase clearly was, beside who owes it and whose turn it is.

Who corrects whose voice it was teaches the voice of that seat. What is certainly a seat's own tells how its voice
sounds at this table, and is forgotten with it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Corrected, Spoken
from mao_desktop.voices import CERTAIN, VoiceHere, VoiceProfile, clear_seat, shares

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.session.session import Session
    from mao_desktop.voices import VoiceVector

OWED, ON_TURN = 6.0, 2.0
"""How much likelier somebody says a phrase that they owe, or speaks on their turn."""
REMEMBERED = 40
"""So many utterances can still be corrected to teach a voice."""


class KnownVoices:
    """The voices of the seats at one microphone; all of it is used from the session's thread."""

    def __init__(
        self,
        session: Session,
        profiles: Mapping[int, VoiceProfile],
        learnt: Callable[[int, VoiceProfile], None],
    ) -> None:
        """Follow a game.

        Args:
            session: the game.
            profiles: what is known of each seat's voice that speaks at the microphone, also where that is nothing yet.
            learnt: takes a seat's voice after it was taught.
        """
        self._session, self._profiles, self._learnt = session, dict(profiles), learnt
        self._here = {seat: VoiceHere(profile) for seat, profile in profiles.items() if profile.is_known}
        self._means = {seat: voice.mean for seat, voice in self._here.items()}
        self._heard: deque[tuple[int, VoiceVector]] = deque(maxlen=REMEMBERED)
        """When utterances began (ms), and what their voices sounded like."""
        self._unsubscribe = session.subscribe(self._follow)

    def judged(self, spoken: Spoken, vector: VoiceVector) -> Spoken:
        """Give an utterance with the seat whose voice it clearly was, and how likely it was each one's."""
        self._heard.append((spoken.words[0].start, vector))
        likely = shares(vector, self._means, self._before(spoken))
        certain = clear_seat(likely, CERTAIN)
        if certain is not None:
            self._here[certain] = self._here[certain].hears(vector)
            self._means[certain] = self._here[certain].mean
        return Spoken(None, spoken.words, spoken.sure, spoken.db, clear_seat(likely), tuple(likely.items()))

    def speaker(self, vector: VoiceVector) -> int | None:
        """Tell whose voice it clearly was, whatever was said."""
        return clear_seat(shares(vector, self._means, dict.fromkeys(self._profiles, 1.0)))

    def close(self) -> None:
        """Follow the game no longer."""
        self._unsubscribe()

    def _before(self, spoken: Spoken) -> dict[int, float]:
        """Tell how likely each seat says this now, before anything is known of the voice."""
        words = tuple(word.text for word in spoken.words)
        turn = self._session.view(next(iter(self._profiles))).judged.turn.seat
        return {
            seat: (OWED if self._session.is_due(words, (seat,)) else 1.0) * (ON_TURN if seat == turn else 1.0)
            for seat in self._profiles
        }

    def _follow(self, stamped: Stamped, _facts: tuple[Fact, ...]) -> None:
        match stamped.event:
            case Corrected(seat, utterance) if seat in self._profiles:
                self._teach(seat, utterance)
            case _:
                pass

    def _teach(self, seat: int, utterance: int) -> None:
        """Learn that an utterance was this seat's, and no other's."""
        said = self._session.event(utterance)
        if not isinstance(said, Spoken | Called):
            return
        began = said.words[0].start
        vector = next((vector for start, vector in self._heard if start == began), None)
        if vector is None:
            return
        for each, before in list(self._profiles.items()):
            profile = before.taught(vector) if each == seat else before.untaught(vector)
            if profile != before:
                self._profiles[each] = profile
                self._learnt(each, profile)
        heard = {each: voice.heard.untaught(vector) for each, voice in self._here.items()}
        self._here = {
            each: VoiceHere(profile, heard.get(each, VoiceProfile()))
            for each, profile in self._profiles.items()
            if profile.is_known
        }
        self._means = {each: voice.mean for each, voice in self._here.items()}
