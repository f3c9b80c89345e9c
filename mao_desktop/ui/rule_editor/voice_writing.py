"""A rule written by voice: what can be said to the slot that is open, and what was said put into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import literal
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import words_of
from mao_desktop.secret_rules import Line, cleared, sayings_of
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.rule_editor.slot_names import slot_name
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Sentence, Slot
    from mao_desktop.speech.reports import HeardPhrase
    from mao_desktop.ui.audio.audio_port import Dictation
    from mao_desktop.ui.rule_editor.slot_row import SlotRow

COMMANDS = NEXT, BACK, CLEAR, DONE = "next", "back", "clear", "done"
PHRASES = (
    "good morning", "good evening", "good luck", "goodbye", "hello there", "thank you", "thank you very much",
    "so sorry", "excuse me", "very good", "well done", "not again", "one more", "long live the king",
    "long live the queen", "that's the rabbit", "all hail the king", "what a lovely day", "here we go", "oh dear",
)  # fmt: skip
"""What can be put where any words may stand: of 20,000 words most are heard wrong, so others are typed."""
SHOWN = 8
"""So many things that can be said are shown."""


class VoiceWriting(QWidget):
    """Fills slots by voice while it is switched on; the slot that has the keyboard is open, else the one after it."""

    done = Signal()
    """It was said that the rule is written."""

    def __init__(self, slots: SlotRow, dictation: Dictation, *, shared: bool) -> None:
        """Write into slots; `shared`: others may be in the room, who would hear the rule."""
        super().__init__()
        self._slots, self._dictation, self._shared = slots, dictation, shared
        self._open = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        column.addLayout(row)
        self.button = QPushButton(tr("Write by voice"))
        self.button.setCheckable(True)
        self.button.setAutoDefault(False)
        self.warning = QLabel(tr("Who is in the room hears the rule."))
        row.addWidget(self.button)
        row.addWidget(self.warning, 1)
        self.warning.setVisible(shared)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.setObjectName("quiet")
        column.addWidget(self.told)
        self.button.toggled.connect(self._switch)

    def begin(self) -> None:
        """Offer it where a microphone is open; it is on at once where nobody else is at the table."""
        self._open = 0
        is_open = self._dictation.state() is ListeningState.OPEN
        self.setVisible(is_open)
        self.button.setChecked(is_open and not self._shared)

    def end(self) -> None:
        """Listen no longer."""
        self.button.setChecked(False)

    def take(self, heard: HeardPhrase) -> None:
        """Put what was said into the open slot, or go to another one; what ends the writing must be heard surely.

        Whoever writes sees what was put there, and says it again where it was heard wrong.
        """
        text, slot = heard.text, self._slots.slots[self._at()]
        sentence = cleared(slot) if text == CLEAR else sayings_of(slot, PHRASES).get(words_of(text))
        if text == DONE:
            if heard.sure:
                self.done.emit()
        elif text in (NEXT, BACK):
            self._go(self._at() + (1 if text == NEXT else -1))
        elif sentence is not None:
            self._put(slot, sentence, stays=text == CLEAR)

    def _put(self, slot: Slot, sentence: Sentence, *, stays: bool) -> None:
        """Put a sentence in the place of the one that stands there, and open the next slot."""
        at, count = self._at(), len(self._slots.slots)
        self._slots.put.emit(sentence)
        is_there = any(each.place == slot.place for each in self._slots.slots)
        self._go(at + 1 if not stays and (is_there or len(self._slots.slots) > count) else at)

    def _at(self) -> int:
        """Tell which slot is open."""
        focused = self._slots.focused()
        self._open = min(self._open if focused is None else focused, len(self._slots.slots) - 1)
        return self._open

    def _go(self, at: int) -> None:
        self._open = max(0, min(at, len(self._slots.slots) - 1))
        self._slots.focus(self._open)
        self._follow()

    def _switch(self, on: bool) -> None:  # noqa: FBT001  as Qt has it
        if on:
            self._slots.opened.connect(self._follow)
            self._slots.put.connect(self._follow)
            self._follow()
        else:
            self._slots.opened.disconnect(self._follow)
            self._slots.put.disconnect(self._follow)
            self._dictation.end_dictation()
            self.told.clear()
        self.told.setVisible(on)

    def _follow(self) -> None:
        """Listen for what may stand in the open slot, and show some of it."""
        slot = self._slots.slots[self._at()]
        sayings = [" ".join(words) for words in sayings_of(slot, PHRASES)]
        wanted = tuple(Entry(literal(text), Meaning.NOTHING) for text in (*sayings, *COMMANDS))
        self._dictation.dictate(Lexicon(wanted), self.take)
        shown = ", ".join(f"“{text}”" for text in sayings[:SHOWN]) + (" …" if len(sayings) > SHOWN else "")
        text = tr("{slot}. Say {words}, or “next”, “back”, “clear”, “done”.")
        if isinstance(slot, Line):
            text = tr("{slot}. Type the words, or say {words}, or “next”, “back”, “clear”, “done”.")
        self.told.setText(text.format(slot=slot_name(slot.place), words=shown))
