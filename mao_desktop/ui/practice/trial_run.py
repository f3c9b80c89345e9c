"""A trial that is under way: what happened in it so far, what was heard, and how it ends. Times are ms of the trial."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Play, Spoken, Word
from mao_desktop.language.words import words_of
from mao_desktop.practice import Drill, awaited, is_quiet, judge
from mao_desktop.speech.reports import OTHER_TALK, Forming, HeardPhrase, HeardUpTo, Knocked, OtherTalk
from mao_desktop.ui.practice.answers import event_of, spoken

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Phrase, Stamped, Suit
    from mao_desktop.practice import Outcome, Trial
    from mao_desktop.speech.reports import Report


class TrialRun:
    """Collects what a person does in a trial, and judges it; `began` is when it did on the clock of the round (ms)."""

    def __init__(self, trial: Trial, began: int) -> None:
        """Begin with nothing done."""
        self.trial, self.began = trial, began
        self.done: list[Stamped] = []
        self.lag: int | None = None
        """How long (ms) the ear took to know what it heard first."""
        self._phrases: list[HeardPhrase] = []
        self._heard: int | None = None
        self._judged: tuple[int, bool, bool] | None = None

    def pick(self, what: str | int | Suit | Card, now: int) -> None:
        """Let an answer be typed or picked at a time of the clock."""
        self.done.append(event_of(self.trial, what, now - self.began))

    def is_early(self, now: int) -> bool:
        """Tell whether nothing can be answered yet at a time of the clock."""
        first = min((stamped.at for stamped in self.trial.script), default=self.trial.cue)
        return now - self.began < (first if self.trial.drill is Drill.CALL else self.trial.cue)

    def take(self, report: Report) -> None:
        """Take in what the microphone tells, in times of the clock."""
        match report:
            case HeardPhrase():
                self._say(report)
            case Forming(stable=stable):
                for phrase in stable:
                    if phrase.sure and self._is_right(phrase):
                        self._say(phrase)
            case OtherTalk(start, end, known, sure=True) if start >= self.began + self.trial.cue:
                talk = (Word(OTHER_TALK, start - self.began, end - self.began),)
                self.done.append(spoken(self.trial, talk, known - self.began, sure=False))
            case Knocked(count, time, known) if time >= self.began:
                self.done.append(event_of(self.trial, count, time - self.began))
                self._note_lag(known - time)
            case HeardUpTo(time):
                self._heard = time - self.began
            case _:
                pass

    def _is_right(self, phrase: HeardPhrase) -> bool:
        """Tell whether a phrase is one that is due: any other may still become another one until it is known."""
        return words_of(phrase.text) in map(words_of, self.trial.due)

    def _say(self, phrase: HeardPhrase) -> None:
        """Take a phrase once, whether it was known early or for good; one that was begun before does not count."""
        words = tuple(
            Word(text, word.start - self.began, word.end - self.began)
            for word in phrase.words
            for text in words_of(word.text)
        )
        if not words or words[0].start < 0 or any(phrase.is_again(before) for before in self._phrases):
            return
        self._phrases.append(phrase)
        self.done.append(spoken(self.trial, words, phrase.known - self.began, sure=phrase.sure))
        self._note_lag(phrase.known - phrase.start)

    def _note_lag(self, lag: int) -> None:
        self.lag = lag if self.lag is None else self.lag

    def outcome(self, now: int, *, listening: bool) -> Outcome | None:
        """Judge the trial at a time of the clock; None while it is open.

        While somebody is `listening` it is over only once all that was said is known.
        """
        time = now - self.began
        heard = min(time, self._heard or 0) if listening else time
        at = max([heard, *(stamped.at + 1 for stamped in self.done)])
        asked = (len(self.done), heard >= self.trial.until, is_quiet(self.trial, self.done, at))
        if asked == self._judged:
            return None
        self._judged = asked
        return judge(self.trial, self.done, at)

    def awaited(self, now: int) -> tuple[Phrase, ...]:
        """List what the ear has to expect at a time of the clock: nothing before the cue."""
        return () if self.waits(now) is None else self._awaited

    @cached_property
    def _awaited(self) -> tuple[Phrase, ...]:
        return awaited(self.trial)

    def happened(self, now: int) -> tuple[Stamped, ...]:
        """List what has happened by itself up to a time of the clock."""
        return tuple(stamped for stamped in self.trial.script if stamped.at <= now - self.began)

    def shown(self, now: int) -> tuple[Card | None, Card | None]:
        """Give the card on top of the pile at a time of the clock, and the one under it once a card was played."""
        played = [stamped.event.card for stamped in self.happened(now) if isinstance(stamped.event, Play)]
        lying = [*self.trial.layout.pile[-1:], *played]
        return lying[-1] if lying else None, lying[-2] if played and len(lying) > 1 else None

    def left(self, seat: int, now: int) -> int:
        """Count the cards that a seat has left at a time of the clock."""
        hand = len(self.trial.layout.hands[seat]) if self.trial.layout.hands else 0
        return hand - sum(isinstance(each.event, Play) and each.event.seat == seat for each in self.happened(now))

    def caption(self, now: int) -> tuple[int, str] | None:
        """Tell who said what last by itself, None where nobody did."""
        events = [stamped.event for stamped in self.happened(now)]
        said = [event for event in events if isinstance(event, Spoken | Called)]
        if not said:
            return None
        seat = said[-1].seat if isinstance(said[-1], Spoken) else said[-1].caller
        return seat or 0, " ".join(word.text for word in said[-1].words)

    def waits(self, now: int) -> float | None:
        """Tell how much of the time for an answer is over (0 to 1), None before it runs and where none is shown."""
        spent = now - self.began - self.trial.cue
        return None if spent < 0 else min(1.0, spent / self.trial.pace)

    @property
    def asks_for_card(self) -> bool:
        """Whether a card of the hand is the answer."""
        return self.trial.drill is Drill.REVERSE
