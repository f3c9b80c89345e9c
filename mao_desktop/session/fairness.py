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
WAS_SAID = (Reason.SAID, Reason.NOT_YET)
"""Why a call is bad that was not true."""


@dataclass(slots=True)
class Fairness:
    """What happened between a person at seat `person` and the others: rulings, and cards that the person paid."""

    person: int
    made: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    true: int = 0
    true_paid: int = 0
    true_cards: int = 0
    upheld_by: Counter[int] = field(default_factory=Counter)
    upheld_on_others: Counter[bool] = field(default_factory=Counter)
    cards_for_silence: int = 0
    most_cards: int = 0
    _paid: deque[tuple[int, int]] = field(default_factory=deque)

    def note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        """Count an event with what came of it."""
        self.made += isinstance(stamped.event, Called) and stamped.event.caller == self.person
        for fact in facts:
            if isinstance(fact, Ruling) and fact.by is not None:
                self._note(fact, fact.by)

    def _note(self, ruling: Ruling, by: int) -> None:
        upheld, mine = ruling.verdict is Verdict.UPHELD, by == self.person
        paid = ruling.cards if ruling.paid_by == self.person else 0
        if upheld:
            self.upheld_by[by] += 1
        if upheld and ruling.on != self.person:
            self.upheld_on_others[mine] += 1
        if mine:
            self.verdicts[ruling.verdict.value] += 1
            true = ruling.reason not in WAS_SAID
            self.true += true
            self.true_paid += true and paid > 0
            self.true_cards += paid * true
        elif any(words in ruling.call for words in SILENCE):
            self.cards_for_silence += paid
        self._note_paid(ruling.at, paid)

    def _note_paid(self, at: int, cards: int) -> None:
        self._paid.append((at, cards))
        while self._paid[0][0] < at - WINDOW:
            self._paid.popleft()
        self.most_cards = max(self.most_cards, sum(each for _, each in self._paid))


def report(games: list[Fairness], names: tuple[str, ...]) -> Iterator[str]:
    """Tell in lines how a person was treated in some games."""
    verdicts, upheld, on_others = Counter[str](), Counter[int](), Counter[bool]()
    for game in games:
        verdicts.update(game.verdicts)
        upheld.update(game.upheld_by)
        on_others.update(game.upheld_on_others)
    ruled = ", ".join(f"{verdict} {count}" for verdict, count in sorted(verdicts.items()))
    yield f"the person's calls: {sum(game.made for game in games)} ({ruled or 'none ruled'})"
    shares = (f"{name} {_share(upheld[seat], upheld.total())}" for seat, name in enumerate(names))
    yield f"upheld calls: {upheld.total()}, of them by {', '.join(shares)}"
    yield (
        f"upheld calls on others than the person: {on_others.total()}, "
        f"of them by the person {_share(on_others[True], on_others.total())}"
    )
    true, paid = sum(game.true for game in games), sum(game.true_paid for game in games)
    yield (
        f"true calls of the person that cost a card: {paid} of {true} ({_share(paid, true)}), "
        f"{sum(game.true_cards for game in games)} cards"
    )
    yield (
        f"the person's cards for silence: {sum(game.cards_for_silence for game in games)}; "
        f"most penalty cards within two minutes: {max(game.most_cards for game in games)}"
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"
