"""Cards that anybody may put down at any time, and that move no turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism, Right

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.offences import TableState


@dataclass(frozen=True, slots=True)
class FreeCards(Mechanism):
    """Part: cards that anybody may put down at any time, and that move no turn."""

    which: Callable[[TableState, Card], bool]

    def right(self, judged: Judgement, seat: int, card: Card) -> Right | None:  # noqa: ARG002
        """Let a free card lie."""
        return Right.FREE if self.which(judged, card) else None
