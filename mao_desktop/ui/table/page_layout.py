"""Where everything lies on the table's page: its parts for the room that there is, and the cards over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.ui.style.scale import PAD, is_tight
from mao_desktop.ui.style.spacing import give_edge

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from mao_desktop.ui.table.table_widgets import TableWidgets

SCENE_TEXT_SHARE, SMALLEST_TEXT = 27, 13
"""Text on the table: the largest as a share of the page's height (1 / 27), and the smallest (pixels)."""
SIDE = 0.28
"""The column beside the table take this share of the width at most."""
LEAST = 12
"""Least height of a sheet over the table, in sizes of the text: before the page has its size, it has none."""
EVIDENCE, VOTES, RULE = (42, 0), (34, 0), (60, 0)
"""Width and height of the cards over the table, in sizes of the text; 0 is as high as it needs."""
ROOMY = 33
"""A table that is wider (in sizes of the text) holds what lies over it; else that reaches over what is beside it."""


def text_on_table(text: int, height: int) -> int:
    """Give the size of the text on a table, for one of the window's text on a page so high (all in pixels)."""
    return min(text, max(height // SCENE_TEXT_SHARE, SMALLEST_TEXT))


def fit(page: TableWidgets, text: int) -> None:
    """Fit what depends on the room that there is for a size of text (pixels)."""
    page.look.font.setPixelSize(text_on_table(text, page.height()))
    page.side.setFixedWidth(min(text * 18, round(page.width() * SIDE)))
    page.evidence.restyle(page.look.theme, page.look.font)
    for card in (page.evidence, page.help, page.votes):
        give_edge(card, text)
    for beside in (page.scores, page.notebook, page.calls):
        give_edge(beside, text, PAD)
    page.scores.fit()
    tight = is_tight(page.width(), text + text // 4)
    page.top_bar.title.setVisible(not tight)
    page.microphone.text.setVisible(not tight)
    page.say_bar.fit(page.width() - (0 if page.side.isHidden() else page.side.width()), text)


def place(page: TableWidgets, text: int) -> None:
    """Put the cards over the table into their places, for a size of text (pixels)."""
    if page.unfold():
        fit(page, text)
    table = page.view.geometry()
    for card, (width, height) in (
        (page.evidence, EVIDENCE),
        (page.votes, VOTES),
        (page.rule, RULE),
        (page.guess, RULE),
    ):
        wide = min(width * text, (table.width() if table.width() > ROOMY * text else page.width()) - text)
        needed = card.heightForWidth(wide)  # the rule's slots stand in lines: their hint is of the narrowest
        tall = height * text or (needed if card in (page.rule, page.guess) else max(card.sizeHint().height(), needed))
        card.resize(wide, min(tall, page.height() - text))
    page.pass_screen.resize(page.pass_screen.sizeHint())
    page.ready.resize(page.ready.sizeHint())
    for box in (page.evidence, page.pass_screen, page.ready, page.rule, page.guess):
        across = table if box.width() < table.width() else page.rect()
        down = table if box.height() < table.height() else page.rect()
        box.move(across.center().x() - box.width() // 2, down.center().y() - box.height() // 2)
    page.calls.setGeometry(page.side.geometry())  # over the captions: pile, seats and hand stay in sight
    page.notebook.setGeometry(page.side.geometry())
    page.scores.setGeometry(page.side.geometry())
    below = page.rect().adjusted(0, page.top_bar.height(), 0, 0)  # the bar says that the game stands still
    page.help.fit(below.width() - text, max(below.height() - text, LEAST * text), text)
    page.help.move(below.center() - page.help.rect().center())
    page.votes.move(max(0, table.center().x() - page.votes.width() // 2), table.top() + text // 2)
    if page.scene.seating.plates:
        page.bubbles.subtitle.in_sight = page.scene.in_sight()
    page.bubbles.place()
    if page.side.isHidden():
        _place_notice(page, table, text)
    _place_on_table(page, table, text)


def _place_notice(page: TableWidgets, table: QRect, text: int) -> None:
    """Put a notice into the table's upper corner, where no hand shows its faces."""
    notice = page.bubbles.notice
    wide = page.side.maximumWidth()
    notice.resize(wide, notice.heightForWidth(wide))
    notice.move(table.right() - wide - text // 2, table.top() + text // 2)
    notice.raise_()


def _place_on_table(page: TableWidgets, table: QRect, text: int) -> None:
    """Put the corners of several people and the buttons at the table's foot; where a hand would lie one comes in."""
    foot = table.height() - text // 2
    for corner in reversed(page.corners):
        corner.resize(corner.sizeHint())
        foot -= corner.height() + text // 3
        corner.move(text // 2, foot)
    for button in (page.turn_button, page.turn_cards, page.come_in):
        button.ensurePolished()
        button.adjustSize()
    button = page.turn_button
    edge = table.width() - text * 3 // 2
    button.move(edge - button.width(), table.height() - button.height() - text * 3 // 2)
    page.turn_cards.move(edge - page.turn_cards.width(), button.y() - page.turn_cards.height() - text // 2)
    page.come_in.move((table.width() - page.come_in.width()) // 2, table.height() - page.come_in.height() - text * 3)
