"""Ends a game that is won: a little later, once one has seen how, its card is opened and confetti falls."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from mao_desktop.engine import GameOver, NotWon, Won, is_over, lacks_for_rule
from mao_desktop.ui.game.table_features import may_come_in
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.ending.confetti import Confetti
from mao_desktop.ui.table.ending.ending_card import WIDE, EndingCard, Offered
from mao_desktop.ui.table.ending.story_texts import lines_of, wins_lines
from mao_desktop.ui.texts import card_name, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Card, Seen
    from mao_desktop.practice.statistics import Wins
    from mao_desktop.session import SeenEvent
    from mao_desktop.ui.table.table_page import TablePage

AFTER = 1_300
"""After this time (ms) from a win its card is opened: first one sees how it came, and hears it."""
PIECE = 0.62
"""Size of a piece of confetti, in sizes of the text."""


class Ending(QObject):
    """Follows a table's page to its wins; the page owns it."""

    def __init__(self, page: TablePage, wins: Callable[[], Wins | None]) -> None:
        """Follow a page; `wins` tells how often its person has won, None where that is not kept."""
        super().__init__(page)
        self._page, self._wins = page, wins
        self.won: list[Won | GameOver] = []
        self._confetti: Confetti | None = None
        self.card = card = EndingCard(page.look, page)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self._open)
        page.game.told.connect(self._told)
        page.view.resized.connect(self._place)
        card.grown.connect(self._place)
        page.pauses.watch(card, tr("a game is won"))
        card.closed.connect(self._close)
        card.next_round.clicked.connect(lambda: self._leave_for(page.control.deal))
        card.come_in.clicked.connect(lambda: self._leave_for(lambda: page.performer.perform(TableAction.COME_IN)))
        card.write_rule.clicked.connect(lambda: self._leave_for(lambda: page.performer.perform(TableAction.WRITE_RULE)))
        card.leave.clicked.connect(page.left)

    def _told(self, _: SeenEvent, facts: tuple[Seen, ...], _number: int) -> None:
        for fact in facts:
            match fact:
                case Won() | GameOver():
                    self.won.append(fact)
                    self._soon.start()
                case NotWon(seat=seat, at=at):
                    self._take_back(seat, at)
                case _:
                    pass

    def _take_back(self, seat: int, at: int) -> None:
        """Forget a win claimed at `at` (ms) that was none after all."""
        kept = [won for won in self.won if (won.seat, won.at) != (seat, at)]
        if len(kept) < len(self.won):
            self.won = kept
            self._soon.stop()
            self.card.close_card()

    def _open(self) -> None:
        """Open the card, once nothing else is open for which the game stands still."""
        won, page = self.won[-1], self._page
        if page.control.paused or page.privacy.passing:
            self._soon.start()
            return
        self.card.offer(self._offered())
        lines = lines_of(page.game.story(won.at), page.narrator)
        lines += wins_lines(self._wins(), Counter(won.seat for won in self.won), page.narrator)
        title = self._title(won)
        card = self._last_card(won.seat)
        how = tr("with the {card}").format(card=card_name(card)) if card else ""
        plate = page.scene.plate(won.seat)
        self.card.picture.show_winner(plate.name, plate.face, card)
        self.card.show_ending(title, how, lines)
        self._place()
        page.rulings.announce(self.card.text())
        if page.scene.tabletop.motion.enabled:
            self._confetti = Confetti(page.scene, page.look.theme, page.look.font.pixelSize() * PIECE)

    def _title(self, won: Won | GameOver) -> str:
        """Tell who has won; who plays here alone is not told of by name."""
        if self._page.privacy.people == (won.seat,):
            return tr("You win the game") if isinstance(won, GameOver) else tr("You win")
        text = tr("{name} wins the game") if isinstance(won, GameOver) else tr("{name} wins")
        return text.format(name=self._page.narrator.name(won.seat))

    def _last_card(self, seat: int) -> Card | None:
        """Give the card that a seat put down last, if it lies on the pile still."""
        pile = self._page.game.view(self._page.privacy.front).pile
        return next((lain.card for lain in reversed(pile) if lain.seat == seat), None)

    def _offered(self) -> Offered:
        page, front = self._page, self._page.privacy.front
        view, features = page.game.view(front), page.rules.features
        judged = view.judged
        person = front in page.privacy.people
        return Offered(
            next_round=not judged.running and not is_over(judged),
            come_in=person and may_come_in(view, features),
            write_rule=person and features.rules_made and lacks_for_rule(judged, front) is None,
            goes_on=judged.running,
        )

    def _leave_for(self, what: Callable[[], None]) -> None:
        """Close the card, and do what was chosen on it once the game goes on."""
        self.card.close_card()
        self._page.pauses.when_going(what)

    def _close(self) -> None:
        if self._confetti:
            self._confetti.end()
            self._confetti = None
        self._page.view.setFocus()

    def _place(self) -> None:
        """Let the card lie over the middle of the table, no larger than the page."""
        card, page = self.card, self._page
        if not card.isVisible():
            return
        text = page.font().pixelSize()
        wide = min(max(WIDE * text, card.minimumSizeHint().width() + 2 * text), page.width() - text)
        card.resize(wide, min(card.heightForWidth(wide), page.height() - text))
        table = page.view.geometry()
        home = table if card.height() < table.height() and card.width() < table.width() else page.rect()
        card.move(home.center() - card.rect().center())
