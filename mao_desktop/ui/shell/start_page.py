"""The start screen: what one can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.engine import Card
from mao_desktop.store.setup import LONGEST_NAME
from mao_desktop.ui.style.card_art import draw_card, shadow_pixmap
from mao_desktop.ui.style.card_shape import CARD_RATIO, SHADOW
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.ui.style.theme import Theme

BESIDE = 2
"""Number of smaller places beside each other."""
MOST_WIDE = 0.5
"""The places take no more of the width than this beside the picture."""
ALONE = 34
"""Width of the places without a picture, in sizes of the text."""
SHOWN = tuple(Card.parse(text) for text in ("7S", "QD", "9D", "JC", "KH"))


class Picture(QWidget):
    """A fan of cards on the felt."""

    def __init__(self) -> None:
        """Begin without a look."""
        super().__init__()
        self.theme: Theme | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def sizeHint(self) -> QSize:
        """Ask for about half of the window."""
        return QSize(500, 500)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the felt and the cards."""
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        gradient = QRadialGradient(self.width() / 2, self.height() * 0.5, max(self.width(), self.height()) * 0.7)
        gradient.setColorAt(0, QColor(self.theme.felt))
        gradient.setColorAt(1, QColor(self.theme.felt_edge))
        painter.fillRect(self.rect(), gradient)
        height = round(min(self.height() * 0.46, self.width() * 0.46))
        ratio = self.devicePixelRatioF()
        middle = (len(SHOWN) - 1) / 2
        for n, card in enumerate(SHOWN):
            painter.save()
            painter.translate(self.width() / 2, self.height() * 0.5 + height * 1.1)
            painter.rotate((n - middle) * 13)
            painter.translate(0, -height * 1.15)
            rect = QRectF(-height * CARD_RATIO / 2, -height / 2, height * CARD_RATIO, height)
            shadow = shadow_pixmap(height, ratio, lifted=False)
            painter.drawPixmap(rect.topLeft() - QPointF(height, height) * SHADOW, shadow)
            draw_card(painter, rect.topLeft(), "standard", card, height, ratio)
            painter.restore()


class StartPage(QWidget):
    """The places that one can go to."""

    first_table_wanted = Signal()
    newcomers_wanted = Signal()
    new_wanted = Signal()
    house_table_wanted = Signal(str)
    resume_wanted = Signal()
    games_wanted = Signal()
    practice_wanted = Signal()
    statistics_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self) -> None:
        """Build it."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        left = QScrollArea()
        left.setWidgetResizable(True)
        left.setFrameShape(QFrame.Shape.NoFrame)
        left.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        left.setWidget(inner)
        self._column.addStretch(1)
        self._motto = self._head()
        self._column.addSpacing(12)
        self.asked = self._ask_name()
        self._column.addWidget(self.asked)
        self.who, self.people = self._choose_person()
        self._column.addWidget(self.who)
        self.first_table = self._place(
            tr("Your first table"), self.first_table_wanted, tr("Four minutes, step by step: how one plays here")
        )
        self.newcomers = self._place(
            tr("A table for newcomers"),
            self.newcomers_wanted,
            tr("Sit down at once: patient players, and time to think"),
        )
        self.new = self._place(tr("New table"), self.new_wanted)
        self._house = QVBoxLayout()
        self._column.addLayout(self._house)
        self.house_tables: list[QPushButton] = []
        self._kept = QHBoxLayout()
        self._column.addLayout(self._kept)
        self.resume = self._place(tr("Go on with the last game"), self.resume_wanted, into=self._kept)
        self.games = self._place(
            tr("Games …"),
            self.games_wanted,
            tr("All games that are kept: go on with one, or delete what is wanted no longer"),
            into=self._kept,
        )
        self._kept.setStretch(0, 1)
        self.practice = self._place(
            tr("Practise"), self.practice_wanted, tr("Three minutes: what is said at which card, and how fast")
        )
        self._beside = QGridLayout()
        self._column.addLayout(self._beside)
        self.statistics = self._aside(tr("Statistics"), self.statistics_wanted)
        self.rules = self._aside(tr("Rule book"), self.rules_wanted)
        self.settings = self._aside(tr("Settings"), self.settings_wanted)
        self.quit = self._aside(tr("Quit"), self.quit_wanted)
        self._column.addStretch(1)
        self._text = 0
        self._left, self._inner = left, inner
        self._picture = Picture()
        row.addWidget(left, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addWidget(self._picture, 1)

    def _head(self) -> QLabel:
        """Put the program's name on top, and give what stands below it."""
        title = QLabel("Mao Desktop")
        title.setObjectName("title")
        motto = QLabel(tr("A card table that listens."))
        motto.setObjectName("quiet")
        motto.setWordWrap(True)
        for label in (title, motto):
            self._column.addWidget(label)
        return motto

    def _ask_name(self) -> QWidget:
        """Ask once how the person at the computer is called."""
        asked = QWidget()
        row = QHBoxLayout(asked)
        row.setContentsMargins(0, 0, 0, 0)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Your name"))
        label = QLabel(tr("Your name"))
        label.setBuddy(self.name)
        row.addWidget(label)
        row.addWidget(self.name, 1)
        return asked

    def _choose_person(self) -> tuple[QToolButton, QMenu]:
        """Let who plays be chosen."""
        who = QToolButton()
        who.setObjectName("person")
        who.setToolTip(tr("Choose who plays: each person has settings, games and progress of their own"))
        who.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        people = QMenu(who)
        who.setMenu(people)
        return who, people

    def _place(self, text: str, wanted: SignalInstance, tip: str = "", into: QHBoxLayout | None = None) -> QPushButton:
        button = _tile(text)
        button.setToolTip(tip)
        button.clicked.connect(wanted)
        (into or self._column).addWidget(button)
        return button

    def _aside(self, text: str, wanted: SignalInstance) -> QPushButton:
        """Add a place that one goes to now and then: two stand beside each other, smaller than tiles."""
        button = QPushButton(text)
        button.setAutoDefault(True)
        button.clicked.connect(wanted)
        count = self._beside.count()
        self._beside.addWidget(button, count // BESIDE, count % BESIDE)
        return button

    def restyle(self, theme: Theme, text: int) -> None:
        """Show it in this look."""
        self._picture.theme, self._text = theme, text
        self._picture.update()
        self._column.setContentsMargins(text * 3, text, text * 3, text)
        self._column.setSpacing(text // 3)
        for inner in (self._house, self._kept, self._beside):
            inner.setSpacing(text // 3)
        self._beside.setContentsMargins(0, text, 0, 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the picture where there is room for it."""
        super().resizeEvent(event)
        self._fit()

    def offer_tables(self, names: tuple[str, ...]) -> None:
        """Offer the house tables of these names."""
        for tile in self.house_tables:
            self._house.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.house_tables = [_tile(tr("Table “{name}”").format(name=name)) for name in names]
        for tile, name in zip(self.house_tables, names, strict=True):
            tile.setToolTip(tr("Sit down at once at this table of your house"))
            tile.clicked.connect(lambda _, name=name: self.house_table_wanted.emit(name))
            self._house.addWidget(tile)
        self._fit()

    def _fit(self) -> None:
        """Give the places as much width as they need, and the picture the rest, if that is enough for it."""
        needed = self._inner.sizeHint().width() + self._left.verticalScrollBar().sizeHint().width()
        roomy = needed <= self.width() * MOST_WIDE
        self._picture.setVisible(roomy)
        self._left.setFixedWidth(needed if roomy else min(self.width(), max(needed, self._text * ALONE)))

    def offer(self, *, last: bool, name: str, player: str) -> None:
        """Offer what can be done: to go on with the `last` game if there is one; `name` is asked for until it is known.

        Where it is, `player` is who plays.

        Who was not asked yet is new here, and offered the guided first table before all others.
        """
        new_here = bool(name)
        self.offer_games(last=last)
        self.asked.setVisible(new_here)
        self.who.setText(tr("{name} plays").format(name=player))
        self.who.setVisible(not new_here)
        self.name.setText(name)
        first = self.first_table if new_here else self.new
        self.recommend(first)
        if last:
            self.resume.setFocus()
        self._fit()

    def offer_games(self, *, last: bool) -> None:
        """Offer to go on with the last game, and the others, if there is one."""
        for place in (self.resume, self.games):
            place.setVisible(last)

    def tell(self, said: str) -> None:
        """Tell what can be said, where it is listened for."""
        self._motto.setText(said or tr("A card table that listens."))

    def recommend(self, first: QPushButton) -> None:
        """Let one place stand out before the others."""
        for tile in (self.first_table, self.newcomers, self.new):
            tile.setObjectName("maintile" if tile is first else "tile")
            tile.style().unpolish(tile)
            tile.style().polish(tile)
        first.setFocus()


def _tile(text: str) -> QPushButton:
    """Make a tile; Enter presses it as the space bar does."""
    button = QPushButton(text)
    button.setAutoDefault(True)
    button.setObjectName("tile")
    return button
