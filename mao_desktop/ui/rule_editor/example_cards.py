"""Small cards that say what a rule does: “9♥ on 4♠: bad card”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from mao_desktop.engine import Played, Seats, Validity
from mao_desktop.secret_rules import show_effect, show_event
from mao_desktop.ui.style.flow_layout import FlowLayout
from mao_desktop.ui.texts import card_name, card_sign, tr

if TYPE_CHECKING:
    from mao_desktop.secret_rules import Effect, Example


class ExampleCards(QWidget):
    """Shows examples in a row."""

    def __init__(self) -> None:
        """Begin without any."""
        super().__init__()
        self._layout = FlowLayout(self, self.fontMetrics().height() // 3)
        self.shown: list[str] = []
        """The examples as sentences."""
        self._frames: list[QFrame] = []

    def show_examples(self, examples: tuple[Example, ...], call: str) -> None:
        """Show examples; `call` is what breaking the rule is called, empty for the usual words."""
        for frame in self._frames:
            self._layout.removeWidget(frame)
            frame.hide()
            frame.deleteLater()
        self._frames = [_card(example, call) for example in examples]
        self.shown = [frame.accessibleName() for frame in self._frames]
        for frame in self._frames:
            self._layout.addWidget(frame)
            frame.show()
        self.updateGeometry()


def _card(example: Example, call: str) -> QFrame:
    frame = QFrame()
    frame.setObjectName("example")
    column = QVBoxLayout(frame)
    column.setSpacing(0)
    room = frame.fontMetrics().height() // 3
    column.setContentsMargins(2 * room, room, 2 * room, room)
    what, follows = QLabel(situation(example)), QLabel(outcome(example, call))
    what.setObjectName("strong")
    follows.setObjectName("" if example.effects else "quiet")
    for label in (what, follows):
        column.addWidget(label)
    frame.setAccessibleName(f"{situation(example, spoken=True)}: {follows.text()}")
    return frame


def situation(example: Example, *, spoken: bool = False) -> str:
    """Say what happens in an example; with signs for suits, or as it is read aloud."""
    name = card_name if spoken else card_sign
    laid = [name(card) for card in example.cards if card is not None]
    on = tr("{card} on {under}")
    happens = show_event(example.event)
    if isinstance(example.event, Played) and laid:
        happens = laid[0]
        for under in laid[1:]:
            happens = on.format(card=happens, under=under)
    asides = [_hand(who, size) for who, size in example.hands]
    if example.direction is not None:
        asides.append(tr("clockwise") if example.direction > 0 else tr("counterclockwise"))
    if example.out_of_turn:
        asides.append(tr("out of turn"))
    return ", ".join((happens, *asides))


def _hand(who: Seats, size: int) -> str:
    """Say how many cards a seat holds."""
    match who:
        case Seats.NEXT:
            return tr("the next seat has 1 card") if size == 1 else tr("the next seat has %n cards", "", size)
        case Seats.PREVIOUS:
            return tr("the previous seat has 1 card") if size == 1 else tr("the previous seat has %n cards", "", size)
        case _:
            return tr("1 card left") if size == 1 else tr("%n cards left", "", size)


def outcome(example: Example, call: str) -> str:
    """Say what follows in an example."""
    return ", ".join(_follows(effect, call) for effect in example.effects) or tr("nothing")


def _follows(effect: Effect, call: str) -> str:
    if isinstance(effect, Validity):
        return tr("may lie there") if effect.valid else call or tr("bad card")
    return show_effect(effect)
