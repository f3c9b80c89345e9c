"""A sixth variant in this one file: "Queens". It is judged, journaled, replayed, and played by computer and by people.

The player to the right of whoever plays a queen must put a card under the stack within the grace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from of_variants import of
from PySide6.QtCore import Qt
from silent_audio import SilentAudio
from table_hands import Hands, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import (
    Act,
    BadCall,
    Card,
    Deed,
    Discard,
    Duty,
    DutySpec,
    Effect,
    Fold,
    Lawful,
    Mechanism,
    OffenceType,
    OfRank,
    Played,
    PlayedCard,
    Rank,
    Rejoining,
    Row,
    Ruling,
    Sheet,
    TurnOrder,
    Verdict,
    When,
    Won,
    duties,
)
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Lexicon
from mao_desktop.scripts import judge, read_script, report
from mao_desktop.scripts.exporting import export
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.games import Games
from mao_desktop.store.journal import read_game
from mao_desktop.store.profile import Profile
from mao_desktop.store.rejudging import rejudge
from mao_desktop.store.settings import Settings
from mao_desktop.ui.game.table_features import features_of
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.calling import Calling, call_entries, declared_calls
from mao_desktop.variants.cards import follows
from mao_desktop.variants.options import Options, common_options
from mao_desktop.variants.statutes import UntilAnotherMoves
from mao_desktop.variants.variant import Variant
from mao_desktop.variants.wording import written_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Fact, Stamped


@dataclass(frozen=True, slots=True)
class RightNeighbourPays(Effect):
    """Effect: the seat to the right of the player owes a card."""

    due: DutySpec

    def asks(self, fold: Fold, card: PlayedCard) -> None:
        right = (card.seat - 1) % len(fold.seats)
        if fold.in_game(right) and fold.seats[right].cards:
            duties.owe(fold, right, self.due, card=card.id, within=fold.rules.grace)


@dataclass(frozen=True, slots=True)
class CardsUnderStack(Mechanism):
    """Part: a card put under the stack does what is owed."""

    due: DutySpec

    def offences(self) -> Iterable[OffenceType]:
        return self.due.offences()

    def act(self, fold: Fold, act: Act) -> None:
        if not isinstance(act, Discard) or not act.under_stack:
            return
        owed = next((d for d in fold.duties if d.seat == act.seat and d.spec == self.due), None)
        if owed:
            duties.meet(fold, owed, fold.now)

    def deed_for(self, duty: Duty, hand: tuple[Card, ...]) -> Act | None:
        return Discard(duty.seat, hand[0], under_stack=True) if duty.spec == self.due and hand else None


@dataclass(frozen=True, slots=True)
class EmptyHandWins(Mechanism):
    """Part: an empty hand wins at once."""

    def played(self, fold: Fold, seat: int) -> None:
        if not fold.seats[seat].cards:
            fold.facts.append(Won(fold.now, fold.ruled, seat))
            fold.change(seat).cards += 3


def sheet(_options: Options, _seats: tuple[str, ...]) -> Sheet:
    calling = Calling(UntilAnotherMoves(), "continued")
    missed = calling.offence("QUE-02", "failure to pay the queen")
    due = DutySpec(None, missed, deed=Deed.ACT)
    rows = (
        Row("QUE-01", "same suit or rank", (Lawful(follows, calling.offence("QUE-01", "bad card", sends_back=True)),)),
        Row(
            "QUE-02",
            "queen: the player to the right puts a card under the stack",
            (When(Played(OfRank(Rank.QUEEN)), (RightNeighbourPays(due),)), CardsUnderStack(due)),
        ),
        Row("QUE-03", "in turn only", (TurnOrder(calling.offence("QUE-03", "playing out of turn", sends_back=True)),)),
        Row("QUE-04", "a bad call costs a card", (BadCall("QUE-04", as_meant=False),)),
        Row("QUE-05", "an empty hand wins", (EmptyHandWins(), Rejoining(3))),
    )
    calls = declared_calls(rows)
    return Sheet(rows, Lexicon(call_entries(calls)), calls, written_rows(calling, rows))


def one_deck(seats: int) -> int:  # noqa: ARG001
    return 1


QUEENS = Variant("queens", "Queens", "A small one.", common_options("QUE"), sheet, one_deck)


@pytest.fixture(autouse=True)
def queens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VARIANTS, "queens", QUEENS)


SCRIPT = """
variant: queens
seats: [Ann, Bob, Cid]
dealer: Cid
hands: {Ann: [QS, 4H, 5H], Bob: [KD, 2C, 9S], Cid: [7C, 8C, 9C]}
pile: [3S]
stack: [2D, 2H, 6D]
events:
  - {at: 1.0, seat: Ann, play: QS}
%s
  - {at: 6.0, seat: Bob, call: "failure to pay the queen", "on": Cid}
"""


def ruled(extra: str) -> list[dict[str, object]]:
    return list(report(judge(read_script((SCRIPT % extra).encode())), explain=False, open_infractions=True))


def test_the_right_neighbour_of_a_queen_is_called_for_not_paying() -> None:
    ruling, table = ruled("")[0], ruled("")[-1]["table"]
    assert (ruling["verdict"], ruling["rule"], ruling["paid_by"]) == ("upheld", "QUE-02", "Cid")
    assert table["hands"]["Cid"] == ["7C", "8C", "9C", "2D"]  # type: ignore[index]


def test_a_card_under_the_stack_pays_the_queen() -> None:
    lines = ruled("  - {at: 2.0, seat: Cid, discard: 8C, under_stack: true}")
    assert lines[0]["verdict"] == "bad call"
    table = lines[-1]["table"]
    assert table["hands"]["Cid"] == ["7C", "9C"]  # type: ignore[index]
    without = ruled("")[-1]["table"]
    assert table["stack"] == without["stack"] + 1  # type: ignore[index]


def test_computer_players_pay_the_queen_and_the_game_replays(tmp_path: Path) -> None:
    games = Games(tmp_path)
    simulation = Simulation("queens", seats=3, seed=4, journal=games.begin)
    put_under: list[Discard] = []
    rulings: list[Ruling] = []

    def note(stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        if isinstance(stamped.event, Discard):
            put_under.append(stamped.event)
        rulings.extend(fact for fact in facts if isinstance(fact, Ruling))

    simulation.session.subscribe(note)
    played = simulation.play(wins=3)
    assert played.ended
    assert played.cards_kept
    assert put_under
    assert {act.under_stack for act in put_under} == {True}
    simulation.session.close()
    (path,) = tmp_path.glob("*")
    game = read_game(path)
    assert rejudge(game).differences == ()
    script = read_script(export(game).encode())
    again = [fact for fact in judge(script).facts if isinstance(fact, Ruling)]
    assert [(fact.at, fact.rule, fact.verdict) for fact in again] == [(f.at, f.rule, f.verdict) for f in rulings]


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """Let Ann, Bob and Cleo sit at a table of it in a real window; Ann has the screen and is on turn."""
    settings = Settings(motion=False)
    window = MainWindow(Profile(tmp_path, tmp_path), settings, lambda _: SilentAudio(), monotonic_ms, seed=7)
    window.resize(1280, 720)
    window.show()
    window.tables.open(laid_out("QD 4H 5H", "KD 2C 9S", "7C 8C 9C", variant="queens"))
    assert window.page
    at_table = Hands(window, qtbot, [])
    window.page.game.told.connect(lambda stamped, _facts, _number: at_table.events.append(stamped.event))
    window.page.privacy.take()
    window.page.view.setFocus()
    at_table.settle()
    yield at_table
    window.close()


def by_key(hands: Hands) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        hands.key(key)
    hands.key(Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)


def by_button(hands: Hands) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_0):
        hands.key(key)
    hands.push("Put card under stack")


def by_word(hands: Hands) -> None:
    hands.page.performer.type("put the eight of clubs under the stack")
    hands.settle()


def by_mouse(hands: Hands) -> None:
    hands.drag(hands.at("8C"), hands.stack())


@pytest.mark.parametrize("put_under", [by_key, by_button, by_word, by_mouse])
def test_a_person_pays_the_queen_in_the_window(hands: Hands, put_under: Callable[[Hands], None]) -> None:
    hands.drag(hands.at("QD"), hands.middle())
    assert hands.top() == "QD"
    hands.sit_as(2)
    stack = hands.page.game.view(2).stack
    put_under(hands)
    assert hands.did(Discard) == [Discard(2, Card.parse("8C"), under_stack=True)]
    assert hands.hand() == ["7C", "9C"]
    assert hands.page.game.view(2).stack == stack + 1
    assert "Cleo (puts a card under the stack)" in hands.captions()
    assert hands.page.game.view(2).judged.duties == ()
    hands.page.control.call(1, "failure to pay the queen", 2)
    hands.settle()
    assert [ruling.verdict for ruling in hands.page.rulings.rulings] == [Verdict.BAD]


def test_the_window_offers_no_card_under_the_stack_where_no_rule_asks_for_it(hands: Hands) -> None:
    lines = "put the eight of clubs under the stack"
    assert hands.page.performer.read(lines)
    rules = hands.page.game.view(0).judged.rules
    assert features_of(rules).under_stack
    assert not features_of(rules.changed(dropped=frozenset({"QUE-02"}))).under_stack
    hands.window.tables.open(laid_out("QD 4H 5H", "KD 2C 9S", "7C 8C 9C"))
    assert not hands.page.performer.read(lines)
    hands.page.privacy.take()
    hands.settle()
    hands.drag(hands.at("4H"), hands.stack())
    assert hands.top() == "4H"


def test_dropping_the_queens_row_ends_what_it_asks() -> None:
    rules = QUEENS.rules({}, ("Ann", "Bob"))
    dropped = QUEENS.read_proposal(rules, "drop QUE-02")
    assert dropped is not None
    assert not [part for part in dropped.parts if isinstance(part, CardsUnderStack)]  # type: ignore[union-attr]
    assert pattern("failure to pay the queen").text in {form.phrase.text for form in rules.call_forms}


def test_a_variant_that_the_tests_do_not_know_yet_is_told_where_it_goes() -> None:
    with pytest.raises(LookupError, match="'queens' has no entry yet: add one to ENTRIES in tests/support/of_variants"):
        of("queens")
