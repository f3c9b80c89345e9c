"""Acts that cannot be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.model.facts import Refused

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.model.facts import Refusal


def refuse(fold: Fold, seat: int, why: Refusal, detail: str = "") -> None:
    """Say that an act cannot be carried out."""
    fold.facts.append(Refused(fold.now, fold.ruled, seat, why, detail))
