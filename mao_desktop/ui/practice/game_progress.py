"""Keeps what a game adds to the progress of those who play: duties met and missed, wins, penalties and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.practice import Happened, Happening, attempts_in_game, happenings_in_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.engine import Fact, Stamped
    from mao_desktop.session import Session
    from mao_desktop.store.own_progress import OwnProgress


def keep_game(session: Session, owners: Mapping[int, OwnProgress], date: Callable[[], int], *, is_new: bool) -> None:
    """Keep what a session adds to the progress of whoever sits at each seat; of other seats nothing is kept.

    `date` tells the date (ms UTC); a game that is gone on with counts once.
    """
    variant = session.setup.variant

    def told(_: Stamped, facts: tuple[Fact, ...]) -> None:
        for seat, progress in owners.items() if facts else ():
            progress.keep(*attempts_in_game(session.state, facts, seat, date()))
            progress.keep_happenings(*happenings_in_game(variant, facts, seat, date()))

    for progress in owners.values() if is_new else ():
        progress.keep_happenings(Happening(date(), variant, Happened.GAME))
    if owners:
        session.subscribe(told)


def owners_of(
    people: Mapping[int, str], present: OwnProgress, name: str, others: Mapping[str, OwnProgress]
) -> dict[int, OwnProgress]:
    """Tell whose progress the seats of persons add to.

    Args:
        people: the names at the seats of persons.
        present: the progress of whoever is at the computer, whose `name` it is kept under.
        name: their name.
        others: the progress of the others who have a profile here, by their names.

    Returns:
        Who has a profile under a seat's name owns that seat; an only person with a name that nobody has is whoever is
        at the computer, and several such persons are guests, of whom nothing is kept.
    """
    known = {name.casefold(): present, **{other.casefold(): progress for other, progress in others.items()}}
    if len(people) == 1:
        return {seat: known.get(of.casefold(), present) for seat, of in people.items()}
    return {seat: known[of.casefold()] for seat, of in people.items() if of.casefold() in known}
