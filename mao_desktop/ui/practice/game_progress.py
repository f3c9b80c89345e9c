"""Keeps what a game adds to a person's progress: duties met and missed, wins, penalties and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.practice import Happened, Happening, attempts_in_game, happenings_in_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.session import Session
    from mao_desktop.store.own_progress import OwnProgress


def keep_game(session: Session, progress: OwnProgress, date: Callable[[], int], *, is_new: bool) -> None:
    """Keep what a session adds to the progress of its one person; of several it is not known whose it is.

    `date` tells the date (ms UTC); a game that is gone on with counts once.
    """
    people, variant = session.setup.people, session.setup.variant
    if len(people) != 1:
        return
    (seat,) = people

    def told(_: Stamped, facts: tuple[Fact, ...]) -> None:
        if facts:
            progress.keep(*attempts_in_game(session.state, facts, seat, date()))
            progress.keep_happenings(*happenings_in_game(variant, facts, seat, date()))

    if is_new:
        progress.keep_happenings(Happening(date(), variant, Happened.GAME))
    session.subscribe(told)
