"""What can be done now, as choices for switches: what lies over the table, the own cards, words, calls, acts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from mao_desktop.engine import newest_ballot
from mao_desktop.ui.switches.ring import Choice
from mao_desktop.ui.table.actions.table_action import TableAction, button_text
from mao_desktop.ui.table.panels.overlay import Overlay
from mao_desktop.ui.texts import card_name, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.engine import View
    from mao_desktop.ui.game.phrase_list import CallKind
    from mao_desktop.ui.table.scene.card_items import CardItem
    from mao_desktop.ui.table.table_page import TablePage

TOP = 3
"""Of cards only those that lie uppermost are offered to be named: a list of all takes too long by switches."""
FEW = 12
"""So many calls of a kind are listed whole."""


def of_widgets(inside: QWidget) -> tuple[Choice, ...]:
    """List the buttons that are shown inside something."""
    buttons = inside.findChildren(QAbstractButton)
    shown = [button for button in buttons if button.isVisible() and button.isEnabled() and _stands_alone(button)]
    return tuple(Choice(_name(button), button.click, mark=button.setFocus) for button in shown if _name(button))


def _stands_alone(button: QAbstractButton) -> bool:
    return not isinstance(button.parent(), QComboBox)


def _name(button: QAbstractButton) -> str:
    return button.accessibleName() or button.text()


def of_table(page: TablePage) -> tuple[Choice, ...]:
    """List what can be done at a table, by who has the screen."""
    for over in (page.pass_screen, *page.findChildren(Overlay)):
        if over.isVisible():
            return of_widgets(over)
    if not page.privacy.is_there():
        return ()
    view = page.game.view(page.privacy.front)
    return (*_votes(page, view), *_cards(page), *_turn(page, view), *_words(page, view), *_acts(page, view))


def _does(page: TablePage, action: TableAction) -> Choice:
    spec = action.value
    return Choice(button_text(action) if spec.button else tr(spec.text), partial(page.performer.perform, action))


def _votes(page: TablePage, view: View) -> Iterator[Choice]:
    if newest_ballot(view.judged) is not None:
        yield _does(page, TableAction.YES)
        yield _does(page, TableAction.NO)
    if view.judged.meeting is not None:
        yield _does(page, TableAction.POINT)


def _cards(page: TablePage) -> Iterator[Choice]:
    """List the own cards, where they are to be seen."""
    table = page.scene.tabletop
    for item in table.hand if table.face_up and table.is_running() else ():
        if item.card:
            yield Choice(card_name(item.card), partial(_play, page, item), mark=partial(table.mark, item))


def _play(page: TablePage, item: CardItem) -> None:
    page.scene.tabletop.mark(None)
    page.scene.pointer.play(item)


def _turn(page: TablePage, view: View) -> Iterator[Choice]:
    if view.judged.running:
        yield _does(page, TableAction.DRAW)
    for button in (page.top_bar.deal, page.turn_button, page.turn_cards, page.come_in):
        if button.isVisible():
            yield Choice(button.text(), button.click)


def _words(page: TablePage, view: View) -> Iterator[Choice]:
    yield Choice(tr("say …"), then=lambda: tuple(_phrases(page, view)))
    yield Choice(tr("call …"), partial(_raise_hand, page), then=lambda: tuple(_seats(page, view)))


def _phrases(page: TablePage, view: View) -> Iterator[Choice]:
    """List what can be said: the names of the uppermost cards and then all that names no card."""
    top = _names_of_top(view)
    lines = page.say_bar.box.phrases()
    named = [line for line in lines if " of " in line]
    for line in (*(name for name in top if name in named), *(line for line in lines if line not in named)):
        yield Choice(line, partial(page.performer.type, line))


def _names_of_top(view: View) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card_name(lain.card) for lain in reversed(view.pile[-TOP:])))


def _raise_hand(page: TablePage) -> None:
    page.performer.at_front(lambda player: page.control.raise_hand(player.seat))


def _seats(page: TablePage, view: View) -> Iterator[Choice]:
    for seat, name in enumerate(view.seats):
        if seat != view.seat:
            yield Choice(name, then=lambda seat=seat: tuple(_calls(page, view, seat, page.rules.call_kinds)))  # type: ignore[misc]  # a default binds it


def _calls(page: TablePage, view: View, seat: int, kinds: Iterable[CallKind]) -> Iterator[Choice]:
    """List the calls on a seat, by their kinds; of many that name cards those that name the uppermost ones."""
    for kind in kinds:
        if kind.choices:
            yield Choice(kind.text, then=lambda kind=kind: tuple(_of_kind(page, view, seat, kind)))  # type: ignore[misc]  # as above
        else:
            yield _call(page, view.seat, kind.text, seat)


def _of_kind(page: TablePage, view: View, seat: int, kind: CallKind) -> Iterator[Choice]:
    top = _names_of_top(view)
    many = len(kind.choices) > FEW
    for call in kind.choices:
        if not many or " of " not in call or any(name in call for name in top):
            yield _call(page, view.seat, call, seat)


def _call(page: TablePage, caller: int, text: str, seat: int) -> Choice:
    return Choice(text, lambda: page.control.call(caller, text, seat))


def _acts(page: TablePage, view: View) -> Iterator[Choice]:
    """List what else the own seat can do, and how the table is left."""
    for action in page.performer.offered_at(view.seat):
        if action is not TableAction.DEAL:
            yield _does(page, action)
    if view.judged.meeting is None and page.top_bar.point.isVisible():
        yield _does(page, TableAction.POINT)
    yield Choice(tr("more …"), then=lambda: of_widgets(page.top_bar))
