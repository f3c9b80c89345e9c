"""A second slow, obvious judge: of the variants that are played in rounds (German Mao, Mau Mau, Santa Cruz)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .german import German
from .judge import Judge
from .mau_mau import MauMau
from .santa_cruz import SantaCruz

if TYPE_CHECKING:
    from oracle.record import Verdicts
    from oracle.tape import Tape

VARIANTS = {"german": German, "mau-mau": MauMau, "santa-cruz": SantaCruz}


def judge(tape: Tape) -> Verdicts:
    """The verdicts of a round that is known as a whole."""
    return Judge(tape, VARIANTS[tape.layout.variant](tape)).run()
