"""The card beside a guided table: what to do now, what came of it, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.style.scrolled import Scrolled
from mao_desktop.ui.texts import tr

NEXT_KEY = "Ctrl+Return"


class GuideCard(QFrame):
    """Tells one thing at a time; its button leads on, and takes the keyboard from the table only when pressed."""

    on_wanted = Signal()
    again_wanted = Signal()
    skip_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build it, empty."""
        super().__init__(parent)
        self.setObjectName("guide")
        column = QVBoxLayout(self)
        self.place = _text("quiet")
        self.title = _text("heading")
        self.does = _text("")
        self.told = _text("")
        self.next = QPushButton(tr("Next"))
        self.next.setObjectName("main")
        self.next.setShortcut(QKeySequence(NEXT_KEY))
        self.next.setToolTip(tr("Go on (Ctrl+Enter)"))
        self.again = QPushButton(tr("Lay out again"))
        self.skip = QPushButton(tr("Skip"))
        self.next.clicked.connect(self.on_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        choice = QWidget()
        row = FlowLayout(choice, self.fontMetrics().height() // 3)
        row.addWidget(self.again)
        row.addWidget(self.skip)
        text = QWidget()
        texts = QVBoxLayout(text)
        texts.setContentsMargins(0, 0, 0, 0)
        for label in (self.place, self.title, self.does, self.told):
            texts.addWidget(label)
        texts.addStretch(1)
        reading = Scrolled(text)
        reading.setAccessibleName(tr("Your first table"))
        for widget in (reading, self.next, choice):
            column.addWidget(widget)

    def ask(self, place: str, title: str, does: str) -> None:
        """Show a thing to do."""
        self.place.setText(place)
        self.title.setText(title)
        self.does.setText(does)
        self.does.show()
        self.told.hide()
        self.next.hide()
        self.again.show()
        self.skip.show()
        self._announce(f"{title}. {does}")

    def tell(self, told: str, *, done: bool) -> None:
        """Show what came of it: that it is done, or that it has to be begun again."""
        sign = "✓" if done else "↺"
        self.told.setObjectName("" if done else "heed")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.told.setText(f"{sign}  {told}")
        self.told.show()
        self.does.hide()
        self.next.setVisible(done)
        self.again.setVisible(not done)
        self.skip.setVisible(not done)
        self._announce(told)

    def note(self, told: str) -> None:
        """Show something that one should know before, as that nothing can be heard."""
        self.told.setObjectName("quiet")
        self.told.setText(told)
        self.told.setVisible(bool(told))

    def _announce(self, sentence: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))


def _text(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    return label
