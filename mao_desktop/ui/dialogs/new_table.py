"""The dialog of a new table: variant, seats, who deals, and the variant's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mao_desktop.limits import FEWEST_SEATS, MOST_SEATS
from mao_desktop.players.roster import company
from mao_desktop.store.house_tables import HouseTable
from mao_desktop.store.more_time import with_more_time
from mao_desktop.store.newcomers import newcomers_options
from mao_desktop.store.setup import Setup
from mao_desktop.ui.dialogs.agreed_rules import AgreedRules
from mao_desktop.ui.dialogs.option_form import OptionForm
from mao_desktop.ui.dialogs.seat_row import FOR_NEWCOMERS, PERSON, REGULAR, SeatRow
from mao_desktop.ui.dialogs.spoken_line import SpokenLine
from mao_desktop.ui.style.spacing import give_room, take_room
from mao_desktop.ui.texts import QT_TR_NOOP, tr
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.store.rule_book import BookRule
    from mao_desktop.variants.variant import Variant

USUAL_SEATS = 4
TIMES = {1: QT_TR_NOOP("Usual times"), 2: QT_TR_NOOP("Twice the time"), 3: QT_TR_NOOP("Three times the time"),
         5: QT_TR_NOOP("Five times the time")}  # fmt: skip
FOR_SWITCHES = 2
"""The place of the times for who uses switches."""


class NewTableDialog(QDialog):
    """Asks who plays what."""

    chosen = Signal(object, bool)
    """The table, and whether its first cards are dealt by hand."""
    kept = Signal(object)
    """A house table, to be kept."""
    sound_check_wanted = Signal()

    def __init__(
        self,
        player: str,
        seed: int,
        parent: QWidget,
        rules: Sequence[BookRule] = (),
        *,
        newcomers: bool = False,
        here: Sequence[str] = (),
    ) -> None:
        """Ask.

        Args:
            player: the name of whoever sits at the computer.
            seed: of the table.
            parent: the window.
            rules: the kept rules, which can be agreed on.
            newcomers: whether the table is one for them.
            here: the names of those who use the program here, of whom something is kept.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("New table"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._seed, self._text = seed, parent.font().pixelSize()
        column = QVBoxLayout(self)
        self.variant = QComboBox()
        self.variant.setAccessibleName(tr("Variant"))
        for variant in VARIANTS.values():
            self.variant.addItem(variant.title, variant.name)
        self.character = QLabel()
        self.character.setWordWrap(True)
        self.character.setObjectName("quiet")
        column.addWidget(self.variant)
        column.addWidget(self.character)
        self.newcomers = QCheckBox(tr("For newcomers: patient players, time to think, and three things are told first"))
        column.addWidget(self.newcomers)
        self.untold = QCheckBox(tr("As it is meant to be: no rule is told, you find them out"))
        self.untold.setToolTip(
            tr("The rule book is shut, and rulings say only what was called; you write down your guesses")
        )
        column.addWidget(self.untold)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._seats(player, here), tr("Seats"))
        self._options = QScrollArea()
        self._options.setWidgetResizable(True)
        self.tabs.addTab(self._options, tr("Rules and times"))
        self.rules = AgreedRules(rules)
        self.tabs.addTab(self.rules, tr("Kept rules"))
        column.addWidget(self.tabs, 1)
        self.spoken = SpokenLine()
        column.addWidget(self.spoken)
        self.wrong = QLabel()
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        column.addWidget(self.wrong)
        column.addWidget(self._buttons())
        self.newcomers.toggled.connect(self._show_patience)
        self.untold.toggled.connect(self._shut_rules)
        self.newcomers.setChecked(newcomers)
        self.variant.currentIndexChanged.connect(self._show_variant)
        self._show_variant()
        text = self._text
        give_room(self, text)
        take_room(self, parent, text * 46, text * 38)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.ok = buttons.addButton(tr("Sit down"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.ok.setObjectName("main")
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.keep = buttons.addButton(tr("Keep as house table …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.keep.clicked.connect(self._keep)
        self.sound_check = buttons.addButton(tr("Sound check …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.sound_check.clicked.connect(self.sound_check_wanted)
        buttons.accepted.connect(self._choose)
        buttons.rejected.connect(self.reject)
        return buttons

    def _seats(self, player: str, here: Sequence[str]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addLayout(self._head())
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        inner = QWidget()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 0, 0)
        names = [player, *(name for name, _ in company(player))]
        self.rows = [SeatRow(n, names[n], REGULAR if n else PERSON, here) for n in range(MOST_SEATS)]
        for row in self.rows:
            rows.addWidget(row)
            row.kind.currentIndexChanged.connect(self._show_dealing)
            row.name.textChanged.connect(self._show_rows)
        rows.addStretch(1)
        scroll.setWidget(inner)
        column.addWidget(scroll, 1)
        self.count.valueChanged.connect(self._show_rows)
        self.dealer.currentIndexChanged.connect(self._show_dealing)
        self._show_rows()
        return page

    def _head(self) -> QHBoxLayout:
        """Ask how many sit at the table, and who deals."""
        head = QHBoxLayout()
        self.count = QSpinBox()
        self.count.setRange(FEWEST_SEATS, MOST_SEATS)
        self.count.setValue(USUAL_SEATS)
        self.dealer = QComboBox()
        self.by_hand = QCheckBox(tr("Deal by hand"))
        self.by_hand.setToolTip(tr("Drag the first cards from the stack to the seats; for a person who deals"))
        self.times = QComboBox()
        self.times.addItems([tr(text) for text in TIMES.values()])
        self.times.setToolTip(tr("How long one has to say, to do and to begin: for everybody at the table"))
        for text, widget in ((tr("Seats"), self.count), (tr("Dealer"), self.dealer), (tr("Times"), self.times)):
            label = QLabel(text)
            label.setBuddy(widget)
            widget.setAccessibleName(text)
            head.addWidget(label)
            head.addWidget(widget)
            head.addSpacing(12)
        head.addWidget(self.by_hand)
        head.addStretch(1)
        return head

    def _show_rows(self) -> None:
        """Show as many seats as there are; the last one deals where nobody else was chosen."""
        count, chosen = self.count.value(), self.dealer.currentIndex()
        last = chosen in (-1, self.dealer.count() - 1)
        for n, row in enumerate(self.rows):
            row.setVisible(n < count)
        self.dealer.blockSignals(True)
        self.dealer.clear()
        self.dealer.addItems([row.name.text() for row in self.rows[:count]])
        self.dealer.setCurrentIndex(count - 1 if last or chosen >= count else chosen)
        self.dealer.blockSignals(False)
        self._show_dealing()

    def _show_dealing(self) -> None:
        """Offer to deal by hand where a person deals."""
        person = self.rows[max(0, self.dealer.currentIndex())].is_person()
        self.by_hand.setEnabled(person)
        if not person:
            self.by_hand.setChecked(False)

    def _show_patience(self, newcomers: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        """Let patient players sit where usual ones did, or the other way round; who was chosen otherwise stays."""
        before, after = (REGULAR, FOR_NEWCOMERS) if newcomers else (FOR_NEWCOMERS, REGULAR)
        for row in self.rows:
            if row.kind.currentIndex() == before:
                row.kind.setCurrentIndex(after)

    def _shut_rules(self, untold: bool) -> None:  # noqa: FBT001  a signal's arguments have no names
        """Show no options where no rule is told: they name the rules, and stay as the variant has them."""
        self.tabs.setTabVisible(1, not untold)

    def choose_variant(self, name: str) -> None:
        """Choose what is played."""
        self.variant.setCurrentIndex(self.variant.findData(name))

    def choose_players(self, kind: int) -> None:
        """Let all who are no persons play as one kind of computer player does."""
        for row in self.rows:
            if not row.is_person():
                row.kind.setCurrentIndex(kind)

    def _variant(self) -> Variant:
        return VARIANTS[self.variant.currentData(Qt.ItemDataRole.UserRole)]

    def _show_variant(self) -> None:
        """Show the character and the options of the chosen variant, at their defaults."""
        self.character.setText(tr(self._variant().character))
        self._form = OptionForm(self._variant())
        self._options.setWidget(self._form)
        give_room(self._form, self._text)

    def setup(self) -> Setup:
        """Give the table as it was chosen.

        Raises:
            ValueError: one sentence says what is wrong.
        """
        seats = tuple(row.seat() for row in self.rows[: self.count.value()])
        dealer = self.dealer.currentIndex()
        options = {} if self.untold.isChecked() else self._form.chosen()
        if self.newcomers.isChecked():
            options = {**newcomers_options(self._variant().name), **options}
        if factor := self.times.currentIndex():
            options = with_more_time(self._variant().name, options, list(TIMES)[factor])
        self._variant().rules(options, ())
        agreed, untold = self.rules.agreed(), self.untold.isChecked()
        return Setup(self._variant().name, seats, options, seed=self._seed, dealer=dealer, agreed=agreed, untold=untold)

    def _choose(self) -> None:
        setup = self._playable()
        if setup:
            self.accept()
            self.chosen.emit(setup, self.by_hand.isChecked())

    def _playable(self) -> Setup | None:
        """Give the table as it was chosen; None where it can't be played, and one sentence says why."""
        try:
            setup = self.setup()
        except ValueError as wrong:
            self.wrong.setText(tr("This can't be played: {why}.").format(why=tr(str(wrong))))
            self.wrong.show()
            return None
        self.wrong.hide()
        return setup

    def _keep(self) -> None:
        """Ask for a name, and keep the table under it."""
        if self._playable():
            name, given = QInputDialog.getText(self, tr("House table"), tr("Its name on the start screen:"))
            if given and name.strip():
                self.keep_as(name.strip())

    def keep_as(self, name: str) -> None:
        """Keep the table as it is chosen under a name."""
        setup = self.setup()
        self.kept.emit(HouseTable(name, setup.variant, setup.options, setup.agreed, len(setup.seats)))
        self.wrong.setText(tr("“{name}” stands on the start screen now.").format(name=name))
        self.wrong.show()
