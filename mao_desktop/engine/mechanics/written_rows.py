"""Rows that seats write while a game runs: who has the right to one, and when it comes into force."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism, put
from mao_desktop.engine.judging.refusals import refuse
from mao_desktop.engine.mechanics.tokens import move_token
from mao_desktop.engine.mechanics.votes import put_in_force
from mao_desktop.engine.model.facts import Refusal

if TYPE_CHECKING:
    from mao_desktop.engine.judging.fold import Fold
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.events import WriteRule
    from mao_desktop.engine.model.row import Row


@dataclass(frozen=True, slots=True)
class HeldRules:
    """For each seat how many rules it may still make, the row that it has written, and whether it has said so."""

    rights: tuple[int, ...]
    rows: tuple[Row | None, ...]
    announced: tuple[bool, ...]

    def known_to(self, seat: int) -> HeldRules:
        """Give what a seat knows of it: not what others have written."""
        return replace(self, rows=tuple(row if at == seat else None for at, row in enumerate(self.rows)))


@dataclass(frozen=True, slots=True)
class RulesMade(Mechanism):
    """Part: seats make new rules; so it is in every variant that has no row for it.

    `adds_only`: a new rule cancels and changes no other one.
    """

    adds_only: bool = False

    def slot(self, seats: int, *, running: bool) -> HeldRules:  # noqa: ARG002
        """Begin with nothing written."""
        return HeldRules((0,) * seats, (None,) * seats, (False,) * seats)

    def lacks(self, judged: Judgement, seat: int) -> Refusal | None:  # noqa: ARG002
        """Tell why a seat may make no rule now; None where it may."""
        return None

    def waits(self, fold: Fold, seat: int) -> bool:  # noqa: ARG002
        """Tell whether a rule of a seat waits for something before it comes into force."""
        return False

    def pay(self, fold: Fold, seat: int) -> None:
        """Take from a seat what a rule costs."""


@dataclass(frozen=True, slots=True)
class RulesBought(RulesMade):
    """Part: a new rule costs a token."""

    def lacks(self, judged: Judgement, seat: int) -> Refusal | None:
        """Ask for a token."""
        return None if judged.seats[seat].tokens else Refusal.NO_TOKEN

    def pay(self, fold: Fold, seat: int) -> None:
        """Take the token."""
        move_token(fold, seat, None)


@dataclass(frozen=True, slots=True)
class RulesWon(RulesMade):
    """Part: each win gives the right to one rule, in force once its author is in the game again.

    `after_round`: it is for the rounds to come.
    """

    after_round: bool = False

    def lacks(self, judged: Judgement, seat: int) -> Refusal | None:
        """Ask for a win that no rule was made for."""
        held = judged.slot_of(HeldRules)
        return None if held and held.rights[seat] else Refusal.NO_WIN

    def waits(self, fold: Fold, seat: int) -> bool:
        """Wait for the author to come in again, or for the end of the round."""
        return fold.running if self.after_round else fold.seats[seat].out

    def pay(self, fold: Fold, seat: int) -> None:
        """Use the right up."""
        held = fold.slot(HeldRules)
        fold.keep(replace(held, rights=put(held.rights, seat, held.rights[seat] - 1)))

    def won(self, fold: Fold, seat: int) -> None:
        """Give the right to one rule."""
        held = fold.slot(HeldRules)
        fold.keep(replace(held, rights=put(held.rights, seat, held.rights[seat] + 1)))

    def win_undone(self, fold: Fold, seat: int) -> None:
        """Take the right back, and what was announced with it."""
        held = fold.slot(HeldRules)
        rights = put(held.rights, seat, max(0, held.rights[seat] - 1))
        fold.keep(replace(held, rights=rights, announced=put(held.announced, seat, False)))

    def came_in(self, fold: Fold, seat: int) -> None:
        """Let the rule come into force whose author has announced it."""
        if fold.slot(HeldRules).announced[seat]:
            introduce(fold, seat)

    def round_ended(self, fold: Fold) -> None:
        """Let the rules come into force that were for the rounds to come."""
        if self.after_round:
            for seat in range(len(fold.seats)):
                introduce(fold, seat)


def lacks_for_rule(judged: Judgement, seat: int) -> Refusal | None:
    """Tell why a seat may make no rule now; None where it may."""
    made = judged.rules.one(RulesMade)
    return made.lacks(judged, seat) if made else None


def write(fold: Fold, act: WriteRule) -> None:
    """Put a written row in force or keep it, where it is one and its author has a right to it."""
    made = fold.rules.one(RulesMade)
    why = made.lacks(fold, act.seat) if made and not act.agreed else None
    dropped = "" if act.agreed else fold.rules.missing(RulesMade)
    if dropped:
        refuse(fold, act.seat, Refusal.NOT_IN_FORCE, dropped)
    elif why is Refusal.NO_TOKEN:  # what can't be paid for is not looked at
        refuse(fold, act.seat, why)
    elif act.row is None:
        refuse(fold, act.seat, Refusal.NOT_A_RULE, act.why)
    elif why is not None:
        refuse(fold, act.seat, why)
    else:
        row = replace(act.row, author=act.seat, source=act.text)
        if made and not act.agreed and (act.held or made.waits(fold, act.seat)):
            _hold(fold, act.seat, row)
        else:
            _come_into_force(fold, row, None if act.agreed else made)


def _hold(fold: Fold, seat: int, row: Row | None, *, announced: bool = False) -> None:
    """Keep a row that its author has written, in place of an earlier one."""
    held = fold.slot(HeldRules)
    announced = announced or (row is not None and held.announced[seat])
    fold.keep(replace(held, rows=put(held.rows, seat, row), announced=put(held.announced, seat, announced)))


def _come_into_force(fold: Fold, row: Row, made: RulesMade | None) -> None:
    """Put a row in force, and let its author pay for it."""
    seat = row.author
    try:
        rules = fold.rules.with_written(row)
    except ValueError as wrong:
        if seat is not None:
            refuse(fold, seat, Refusal.NOT_A_RULE, str(wrong))
        return
    if made and seat is not None:
        made.pay(fold, seat)
    put_in_force(fold, rules)


def introduce(fold: Fold, seat: int | None) -> None:
    """Put the rule in force that a seat has written; on a shared microphone, that of the only one who has."""
    made, held = fold.rules.one(RulesMade), fold.slots.get(HeldRules)
    if made is None or not isinstance(held, HeldRules):
        return
    authors = [at for at, row in enumerate(held.rows) if row is not None]
    speaker = authors[0] if seat is None and len(authors) == 1 else seat
    if speaker is None or speaker < 0:
        return
    row = held.rows[speaker]
    if made.waits(fold, speaker):
        _hold(fold, speaker, row, announced=True)
    elif row is not None:
        _hold(fold, speaker, None)
        if (why := made.lacks(fold, speaker)) is not None:
            refuse(fold, speaker, why)
        else:
            _come_into_force(fold, row, made)


def publish(fold: Fold, seat: int | None) -> None:
    """Let everybody know the rules that a seat wrote, or all of them where it is None; they stay in force."""
    rules = fold.rules.published(row.id for row in fold.rules.written if seat in (None, row.author))
    if rules is not None:
        put_in_force(fold, rules)
