"""The bar over the table: leaving, dealing, points of order, settings, keys, and the microphone's state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStylePainter,
    QToolButton,
    QWidget,
)

from mao_desktop.ui.audio.microphone_indicator import MicrophoneIndicator
from mao_desktop.ui.table.actions.table_action import TableAction, key_of
from mao_desktop.ui.table.panels.hurry_button import HurryButton
from mao_desktop.ui.texts import begun, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mao_desktop.ui.audio.audio_port import Microphone
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.style.theme import Theme


MOST_EACH = 20
"""The most cards each that are offered for a deal."""


class PauseNote(QLabel):
    """Says for what the game stands still; it ends in dots where the rest of the bar leaves no room."""

    def __init__(self) -> None:
        """Begin hidden."""
        super().__init__()
        self.setObjectName("quiet")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hide()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Write as much as fits."""
        painter = QStylePainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawItemText(self.rect(), middle, self.palette(), True, shown, self.foregroundRole())


class TopBar(QWidget):
    """The bar itself; the page joins its buttons."""

    def __init__(self, title: str, microphone: Microphone, theme: Theme, text: int) -> None:
        """Build it for a variant's title, in a size of text (pixels)."""
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(text // 2, text // 4, text // 2, text // 4)
        self.leave = QPushButton(tr("Leave"))
        self.leave.setToolTip(tr("Leave the table; the game is kept and can be gone on with"))
        self.title = QLabel(title)
        self.title.setObjectName("heading")
        self.microphone = MicrophoneIndicator(microphone, theme, text)
        self.deal = QPushButton(tr("Deal"))
        self.deal.setObjectName("main")
        deals = tr("Has the cards dealt ({key}); or drag cards from the stack to the seats")
        self.deal.setToolTip(deals.format(key=key_of(TableAction.DEAL)))
        self.hand_size = QSpinBox()
        self.hand_size.setRange(1, MOST_EACH)
        self.hand_size.setPrefix(tr("Cards each: "))
        self.hand_size.setToolTip(tr("How many cards each seat gets; the dealer chooses at each deal"))
        self.hand_size.setAccessibleName(tr("Cards each"))
        self.point = QPushButton()
        self.point.setToolTip(tr("Play stops, and proposals can be put ({key})").format(key=key_of(TableAction.POINT)))
        self.points = QPushButton(tr("Points"))
        self.points.setToolTip(tr("The points of all rounds ({key})").format(key=key_of(TableAction.POINTS)))
        self.hurry = HurryButton()
        self.settings = QPushButton(tr("Settings"))
        self.fold = QToolButton()
        self.fold.setObjectName("fold")
        self.fold.setCheckable(True)
        self.fold.setToolTip(tr("Show or hide what happened ({key})").format(key=key_of(TableAction.FOLD)))
        self.fold.setAccessibleName(tr("What happened"))
        self.help = QToolButton()
        self.help.setText("?")
        self.help.setToolTip(tr("Keys ({key})").format(key=key_of(TableAction.HELP)))
        self.help.setAccessibleName(tr("Keys"))
        row.addWidget(self.leave)
        row.addSpacing(text // 2)
        row.addWidget(self.title)
        row.addSpacing(text // 2)
        self.pause = PauseNote()
        row.addWidget(self.pause, 1)
        row.addStretch(0)
        row.addWidget(self.microphone)
        row.addSpacing(text // 2)
        for button in (
            self.hurry,
            self.hand_size,
            self.deal,
            self.points,
            self.point,
            self.settings,
            self.help,
            self.fold,
        ):
            row.addWidget(button)

    def show_pause(self, why: str) -> None:
        """Say for what the game stands still; nothing where it goes on."""
        self.pause.setText(tr("Paused: {why}").format(why=why))
        self.pause.setToolTip(self.pause.text())
        self.pause.setVisible(bool(why))

    def show_features(self, features: TableFeatures) -> None:
        """Show what a table of these features has."""
        self.point.setText(begun(features.meeting))
        self.point.setVisible(bool(features.meeting))
        self.points.setVisible(features.scored)
        if features.chosen_hand_size:
            self.hand_size.setValue(features.chosen_hand_size)

    def offer_deal(self, features: TableFeatures, most: int, *, offered: bool, awaited: bool) -> None:
        """Offer to deal, of up to `most` cards each, or not; the button stands out where a person is `awaited` to."""
        self.deal.setVisible(offered)
        look = "main" if awaited else ""
        if look != self.deal.objectName():
            self.deal.setObjectName(look)
            self.deal.style().polish(self.deal)
        self.hand_size.setVisible(offered and features.chosen_hand_size > 0)
        self.hand_size.setMaximum(min(most, MOST_EACH))
