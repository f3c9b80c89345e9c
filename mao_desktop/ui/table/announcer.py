"""Tells of what happens at the table: captions, rulings, notices, and words for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from mao_desktop.engine import Called, Deal, Refusal, Refused, RoundOver, RulePublished, Ruling, Spoken
from mao_desktop.ui.game.contest import Contest
from mao_desktop.ui.game.move_texts import move, move_words
from mao_desktop.ui.game.unheard import Unheard
from mao_desktop.ui.table.panels.captions import written
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import Seen
    from mao_desktop.session import SeenEvent, Utterance
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.narrator import Narrator
    from mao_desktop.ui.table.panels.bubbles import Bubbles
    from mao_desktop.ui.table.panels.captions import Captions
    from mao_desktop.ui.table.panels.rulings import Rulings


class Announcer(QObject):
    """Hears of everything that the game tells, and shows it in its place."""

    speaking = Signal(object)
    """The seats whose voices sound."""
    round_over = Signal(object)
    refused = Signal(str)
    """Why something could not be done, in one sentence."""
    rule_refused = Signal(int)
    """The seat whose secret rule was refused."""

    def __init__(
        self, game: GameView, narrator: Narrator, captions: Captions, rulings: Rulings, bubbles: Bubbles
    ) -> None:
        """Listen to a game; what is told goes to these."""
        super().__init__(game)
        self._stream = captions.stream
        self._game, self._narrator = game, narrator
        self._captions, self._rulings, self._bubbles = captions, rulings, bubbles
        self._unheard, self._contest = Unheard(game), Contest(game)
        self.voiced = True
        """Whether computer players are heard aloud: else what they say is announced."""
        self._speaking: frozenset[int] = frozenset()
        game.told.connect(self._told)
        game.spoke.connect(self._spoke)

    def recall(self, seat: int) -> None:
        """Show what was said, done and ruled last at a table that is gone on with, as a seat may know it."""
        for stamped, facts, number in self._game.recent(seat):
            if isinstance(stamped.event, Spoken | Called):
                self._write(number, stamped.event)
            elif not any(isinstance(fact, Refused) for fact in facts):
                self._move(stamped.event)
                self._note(stamped.event)
            for fact in facts:
                self._move(fact)
                self._show(fact)

    def _told(self, stamped: SeenEvent, facts: tuple[Seen, ...], number: int) -> None:
        event = stamped.event
        if isinstance(event, Spoken | Called):
            self._say(event, *self._write(number, event))
        elif not any(isinstance(fact, Refused) for fact in facts):
            self._move(event)
            self._tell_move(event)
            if noted := self._note(event):
                name, what = noted
                self._bubbles.say(name, what)
                self._rulings.announce(f"{name}: {what}")
        if unheard := self._unheard.sentence(event):
            self._captions.tell(unheard)
            self._bubbles.tell(unheard)
            self._rulings.announce(unheard)
        for fact in facts:
            self._move(fact)
            self._tell_move(fact)
            self._tell(fact)
        if answer := self._contest.sentence(stamped, facts):
            self._rulings.tell(answer)
            self._rulings.announce(answer)

    def _move(self, seen: Seen | None) -> None:
        """Show how a card moved, and begin a part of the list with each round."""
        moved = move(seen)
        if isinstance(seen, Deal) and seen.turn_up:
            scored = self._game.rules(seen.seat).features.scored
            round_of = tr("Round {n}").format(n=len(self._game.rounds()) + 1)
            self._stream.begin_part(round_of if scored else tr("New cards"))
        if moved:
            self._captions.move(moved, move_words(seen, self._narrator.name) or "")

    def _tell_move(self, seen: Seen | None) -> None:
        """Announce what cards show by themselves to who looks."""
        if moved := move_words(seen, self._narrator.name):
            self._rulings.announce(moved)

    def _note(self, event: Seen | None) -> tuple[str, str] | None:
        """Write down what a seat did for all to see or hear, and tell its name and what it was."""
        what, seat = self._narrator.act(event), getattr(event, "seat", None)
        if what is None or seat is None:
            return None
        self._captions.note(seat, what)
        return self._narrator.name(seat), what

    def _say(self, said: Spoken | Called, name: str, text: str) -> None:
        """Show who says what, and announce what nobody hears."""
        self._bubbles.say(name, text)
        seat = said.caller if isinstance(said, Called) else _speaker(said)
        if not self.voiced and seat not in self._game.setup.people:
            self._rulings.announce(f"{name}: {text}")

    def _write(self, number: int, said: Spoken | Called) -> tuple[str, str]:
        """Write down what was said for good, and tell by whom and what; a call waits for its ruling.

        Whose voice it was can be corrected where a person may have said it.
        """
        seat, on = (said.caller, self._on(said)) if isinstance(said, Called) else (_speaker(said), "")
        text = self._narrator.heard(said)
        correctable = seat is None or seat in self._game.setup.people
        self._captions.say(number, seat, text, on, correctable=correctable)
        if isinstance(said, Spoken) and not said.sure:
            self._captions.doubt(number)
        if isinstance(said, Called):
            self._rulings.wait(number, said)
        return self._narrator.name(seat), written(text, on)

    def _on(self, called: Called) -> str:
        return self._narrator.name(called.on) if called.on is not None else ""

    def _tell(self, fact: Seen) -> None:
        sentence = self._show(fact)
        if sentence is None:
            return
        if isinstance(fact, RoundOver):
            self.round_over.emit(fact)
        if _is_refusal(fact):
            self.refused.emit(sentence)
            if isinstance(fact, Refused) and fact.why is Refusal.NOT_A_RULE:
                self.rule_refused.emit(fact.seat)
        self._rulings.announce(sentence, urgent=_is_urgent(fact, self._game.setup.people))

    def _show(self, fact: Seen) -> str | None:
        """Write down what came of something, unless it could not be done, and give the sentence that tells it."""
        sentence = self._narrator.sentence(fact)
        if sentence is not None and isinstance(fact, RulePublished):
            sentence = f"{sentence} {self._narrator.story(self._game.rule_story(fact.rule))}"
        if isinstance(fact, Ruling):
            self._rulings.rule(fact)
        elif sentence is not None and not _is_refusal(fact):
            self._rulings.tell(sentence)
        return sentence

    def _spoke(self, utterance: Utterance) -> None:
        """Show who speaks for as long as it is planned."""
        seat = utterance.seat
        self._unheard.note_voice(utterance)
        self._captions.begin(seat, utterance.text)
        self._bubbles.say(self._narrator.name(seat), utterance.text)
        self._set_speaking(self._speaking | {seat})
        rest = max(0, utterance.end - self._game.now())
        QTimer.singleShot(rest, self, lambda: self._set_speaking(self._speaking - {seat}))

    def _set_speaking(self, seats: frozenset[int]) -> None:
        self._speaking = seats
        self.speaking.emit(seats)


def _speaker(said: Spoken) -> int | None:
    """Tell who said something, be it by the sound of the voice alone."""
    return said.voice if said.seat is None else said.seat


def _is_refusal(fact: Seen) -> bool:
    """Tell whether something could not be done."""
    return getattr(fact, "why", None) is not None


def _is_urgent(fact: Seen, people: frozenset[int]) -> bool:
    """Tell whether something concerns a person at this screen at once: a ruling on them, or a refusal."""
    if isinstance(fact, Ruling):
        return not people.isdisjoint({fact.on, fact.paid_by})
    return isinstance(fact, Refused)
