"""Nothing that the window shows, or names to a screen reader, tells what only others hold or what the stack holds."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from silent_audio import SilentAudio
from tables import Clock, company
from window_texts import texts_of

from mao_desktop.engine import Draw, Play
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.texts import card_name
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Card
    from mao_desktop.ui.table.table_page import TablePage

    Text = tuple[str, str]
    """Where a text stands, and the text."""

MOMENTS, BETWEEN = 12, 6_000
"""How often everything is read in a game, and how long it goes on in between (ms)."""
STEP = 1_000
"""The longest time for which nobody does anything (ms)."""
COUNTS_AS = re.compile(r" \(here [^)]*\)")


@dataclass
class Watched:
    """A game of one person at a window; `seen` are the cards that lay on the pile."""

    window: MainWindow
    clock: Clock
    chance: random.Random
    seen: set[Card] = field(default_factory=set)

    @property
    def page(self) -> TablePage:
        assert self.window.page
        return self.window.page

    def go_on(self, length: int) -> None:
        """Let time pass (ms): the computer players do what they want, the person plays and draws by chance."""
        control, until = self.page.control, self.clock.time + length
        while self.clock.time < until:
            wake = control.session.next_wake()
            step = STEP if wake is None else max(1, min(wake - control.now(), STEP))
            self.clock.time += step
            control.perform(control.session.wake)
            self._take_part()
            self.seen |= {lain.card for lain in self.page.game.view(0).pile}

    def _take_part(self) -> None:
        view, control = self.page.game.view(0), self.page.control
        if not view.judged.running:
            control.deal()
        elif view.judged.turn.seat == 0 and self.chance.random() < 0.2:
            playing = view.hand and self.chance.random() < 0.7
            control.act(Play(0, self.chance.choice(view.hand)) if playing else Draw(0))

    def hidden(self) -> set[Card]:
        """List the cards of which no equal one is in the own hand, or is or was on the pile, or was played."""
        played = {stamped.event.card for stamped in self.page.control.session.log() if isinstance(stamped.event, Play)}
        return set(self.page.game.setup.cards) - self.seen - played - set(self.page.game.view(0).hand)

    def texts(self) -> set[Text]:
        """Read everything: what is on the table, and all texts of all widgets, shown or not."""
        QApplication.processEvents()  # what was told is shown
        found = {("the table", item.name) for item in self.page.view.accessible_items()}
        for action in (TableAction.EVIDENCE, TableAction.CALL):
            self.page.performer.perform(action)
            QApplication.processEvents()
            found |= {text for widget in (self.window, *self.window.findChildren(QWidget)) for text in texts_of(widget)}
            self.page.performer.perform(TableAction.CANCEL)
        return found


def naming(texts: Iterable[Text], cards: Iterable[Card]) -> list[Text]:
    """List the texts that name one of these cards, in words or in its short form; what a joker counts as is none."""
    names = "|".join(re.escape(name) for card in cards for name in (card_name(card), str(card)))
    pattern = re.compile(rf"(?<!\w)({names})(?!\w)")
    return sorted(text for text in texts if pattern.search(COUNTS_AS.sub("", text[1])))


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path) -> Iterator[Watched]:
    clock, settings = Clock(), Settings(motion=False, speak=False, sounds=False)
    window = MainWindow(Profile(tmp_path, tmp_path), settings, lambda _: SilentAudio(), clock)
    window.show()
    qtbot.waitExposed(window)
    yield Watched(window, clock, random.Random(3))  # noqa: S311  cards, not secrets
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_text_names_a_card_that_only_others_can_know(watched: Watched, variant: str) -> None:
    watched.window.tables.open(company(variant, seed=6), by_hand=True)
    lists = watched.texts()
    watched.window.tables.open(company(variant, seed=5), by_hand=True)
    lists &= watched.texts()  # all that can be said and called stands there however the cards lie
    rows = {f"{row.id}: {row.text}" for row in watched.page.rules.book}
    own = 0
    for moment in range(MOMENTS):
        watched.go_on(BETWEEN)
        texts, hidden = {text for text in watched.texts() - lists if text[1] not in rows}, watched.hidden()
        assert hidden
        assert naming(texts, hidden) == [], moment
        own += len(naming(texts, watched.page.game.view(0).hand))
    assert own
