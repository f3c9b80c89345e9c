"""How a table treated a person: the calls that they made, who made those that were upheld, and what silence cost."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Reason, Ruling, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Fact, Stamped

WINDOW = 120_000
"""Within what time (ms) a person's penalty cards are counted, to find the worst."""
SILENCE = ("to say", "to call", "not saying", "not announcing", "not naming", "to play within", "too slow", "too long")
"""What calls say of who did not speak, or not play in time."""
UNTRUE = (Reason.SAID, Reason.NOT_YET)
"""Why a call is bad that was not true when it was made, unless another's call of it was first."""
SECOND = 3_000
"""How long after another's upheld call of a seat (ms) a call of that seat is second to it."""


@dataclass(slots=True)
class Fairness:
    """What happened between a person at seat `person` and the others: rulings, and cards that the person paid."""

    person: int
    made: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    true: int = 0
    true_paid: Counter[str] = field(default_factory=Counter)
    true_cards: int = 0
    upheld_by: Counter[int] = field(default_factory=Counter)
    upheld_on_others: Counter[bool] = field(default_factory=Counter)
    cards_for_silence: int = 0
    most_cards: int = 0
    _called: dict[int | None, int] = field(default_factory=dict)
    _paid: deque[tuple[int, int]] = field(default_factory=deque)

    def note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        """Count an event with what came of it."""
        self.made += isinstance(stamped.event, Called) and stamped.event.caller == self.person
        for fact in facts:
            if isinstance(fact, Ruling) and fact.by is not None:
                self._note(fact, fact.by)

    def _note(self, ruling: Ruling, by: int) -> None:
        upheld, paid = ruling.verdict is Verdict.UPHELD, ruling.cards if ruling.paid_by == self.person else 0
        self.upheld_by[by] += upheld
        if by == self.person:
            self.verdicts[ruling.verdict.value] += 1
            self._note_true(ruling, paid)
        elif any(words in ruling.call for words in SILENCE):
            self.cards_for_silence += paid
        if upheld and ruling.on != self.person:
            self.upheld_on_others[by == self.person] += 1
        if upheld and by != self.person:
            self._called[ruling.on] = ruling.at
        self._note_paid(ruling.at, paid)

    def _note_true(self, ruling: Ruling, paid: int) -> None:
        """Count a call of the person's if it was true, and why it cost a card all the same."""
        second = ruling.on in self._called and ruling.at - self._called[ruling.on] <= SECOND
        if ruling.reason in UNTRUE and not second:
            return
        self.true += 1
        self.true_cards += paid
        if paid:
            why = "not understood" if ruling.reason is Reason.NO_CALL else "second" if second else ruling.verdict.value
            self.true_paid[why] += 1

    def _note_paid(self, at: int, cards: int) -> None:
        self._paid.append((at, cards))
        while self._paid[0][0] < at - WINDOW:
            self._paid.popleft()
        self.most_cards = max(self.most_cards, sum(each for _, each in self._paid))


def report(games: list[Fairness], names: tuple[str, ...]) -> Iterator[str]:
    """Tell in lines how a person was treated in some games."""
    verdicts, upheld, on_others, paid = Counter[str](), Counter[int](), Counter[bool](), Counter[str]()
    for game in games:
        verdicts.update(game.verdicts)
        upheld.update(game.upheld_by)
        on_others.update(game.upheld_on_others)
        paid.update(game.true_paid)
    yield f"the person's calls: {sum(game.made for game in games)}{_listed(verdicts)}"
    shares = (f"{name} {_share(upheld[seat], upheld.total())}" for seat, name in enumerate(names))
    yield f"upheld calls: {upheld.total()}, of them by {', '.join(shares)}"
    yield (
        f"upheld calls on others than the person: {on_others.total()}, "
        f"of them by the person {_share(on_others[True], on_others.total())}"
    )
    true = sum(game.true for game in games)
    yield (
        f"true calls of the person that cost a card: {paid.total()} of {true}, {_share(paid.total(), true)}"
        f"{_listed(paid)}; cards: {sum(game.true_cards for game in games)}"
    )
    yield (
        f"the person's cards for silence: {sum(game.cards_for_silence for game in games)}; "
        f"most penalty cards within two minutes: {max(game.most_cards for game in games)}"
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"


def _listed(counts: Counter[str]) -> str:
    return f" ({', '.join(f'{what} {count}' for what, count in sorted(counts.items()))})" if counts else ""
