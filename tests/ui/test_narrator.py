"""What the window says of a ruling."""

from __future__ import annotations

from mao_desktop.engine import Reason, Ruling, Verdict
from mao_desktop.ui.game.narrator import Narrator


def test_each_of_the_five_blasphemies_is_told_with_its_word() -> None:
    ruling = Ruling(
        at=3_000,
        ruled=3_000,
        verdict=Verdict.UPHELD,
        call="in vain",
        by=1,
        on=0,
        rule="CAM-20",
        paid_by=0,
        cards=1,
        reason=Reason.BROKEN,
        word="lying",
    )
    told = Narrator(("Ann", "Bob"), "").ruling(ruling)
    assert told.startswith("“in vain” on Ann, called by Bob: ")
    assert told.endswith(" Lying: 1 card for Ann.")
