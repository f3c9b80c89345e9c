"""How much time runs for a seat, in a sentence: only what everybody at the table may know.

What is owed is not among it: whoever has to say something has to know so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import TurnLimit
from mao_desktop.ui.texts import seconds, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import View


def time_left(view: View, now: int) -> str:
    """Say what time runs at a table time (ms)."""
    if view.judged.meeting is not None:
        return tr("The clocks stand still.")
    return " ".join((*_votes(view, now), *_turn(view, now))) or tr("No time runs now.")


def _votes(view: View, now: int) -> Iterator[str]:
    for vote in view.judged.house_votes:
        yield tr("The vote closes in {time}.").format(time=seconds(max(0, vote.closes - now)))


def _turn(view: View, now: int) -> Iterator[str]:
    """Tell how long the seat on turn has, where a turn has a limit and the table shows whose it is."""
    turn, limit = view.judged.turn, view.judged.rules.one(TurnLimit)
    if limit is None or limit.limit == 0 or turn.seat is None or not view.judged.running or view.turn_is_hidden:
        return
    end = view.judged.turn_watch.when(turn.since + (turn.limits + 1) * limit.limit)
    if end is None:
        return
    left = seconds(max(0, end - now))
    own = tr("You have {time} for your turn."), tr("{name} has {time} for the turn.")
    yield own[0].format(time=left) if turn.seat == view.seat else own[1].format(name=view.seats[turn.seat], time=left)
