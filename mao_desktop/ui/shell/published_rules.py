"""Rules that were published in a game, for the rule book: who wrote each, and how hard it was to find out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import Verdict
from mao_desktop.store.rule_book import BookRule
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from mao_desktop.engine import Row
    from mao_desktop.public_record import PublicRecord
    from mao_desktop.ui.game.game_view import GameView


def published_in(game: GameView) -> tuple[BookRule, ...]:
    """List the rules that seats wrote and published in a game."""
    rows = game.view(0).judged.rules.written
    names, record = game.setup.names, game.public_record()
    return tuple(
        BookRule(row.text, row.text, names[row.author], 1, _how_hard(row, record, names))
        for row in rows
        if row.published and row.author is not None
    )


def _how_hard(row: Row, record: PublicRecord, names: tuple[str, ...]) -> str:
    """Say who called by a rule first, its author left out, and after how many plays."""
    for ruling in record.rulings:
        upheld = ruling.verdict is Verdict.UPHELD and ruling.rule == row.id
        if upheld and ruling.by is not None and ruling.by >= 0 and ruling.by != row.author:
            plays = sum(play.at <= ruling.at for play in record.plays)
            text = tr("{name} called by it first, after 1 play")
            if plays != 1:
                text = tr("{name} called by it first, after %n plays", "", plays)
            return text.format(name=names[ruling.by])
    if len(record.plays) == 1:
        return tr("nobody but its author called by it in 1 play")
    return tr("nobody but its author called by it in %n plays", "", len(record.plays))
