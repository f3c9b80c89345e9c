"""A raised hand: the call counts from it, nothing is ruled past it meanwhile, and it comes down by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tables import Game, cards, laid_out

from mao_desktop.engine import OVERSEER, Authority, Leave, Play, RaiseHand, Refusal, Refused, Ruling, Verdict
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import Session
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rejudging import rejudge

if TYPE_CHECKING:
    from pathlib import Path

BADGER = "that's the badger"
CALL = f"failure to say {BADGER}"
HANDS = {"Ann": "9D 4H KD", "Bob": "7C 2D 5H", "Cid": "JH AC 3S"}


def owing(journal: Journal | None = None) -> Game:
    """Ann played the nine of diamonds at 1 s, and said nothing: the badger is overdue from 5 s on."""
    game = Game(laid_out(HANDS, "2D"), journal)
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    return game


def test_a_call_counts_from_the_raised_hand_though_the_phrase_came_before_the_call() -> None:
    game = owing()
    game.at(5_500).raise_hand(1)
    game.at(6_500).say(0, BADGER)
    game.at(8_000).call(1, CALL, 0)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.at, ruling.paid_by) == (Verdict.UPHELD, 5_500, 0)


def test_without_the_hand_the_phrase_that_came_first_beats_the_call() -> None:
    game = owing()
    game.at(6_500).say(0, BADGER)
    game.at(8_000).call(1, CALL, 0)
    assert [ruling.verdict for ruling in game.rulings()] == [Verdict.BAD]


def test_nothing_is_ruled_past_a_raised_hand_until_it_is_down() -> None:
    game = owing()
    game.at(5_500).raise_hand(1)
    game.at(6_000).call(2, CALL, 0)
    assert game.rulings() == []
    game.at(7_000).lower_hand(1)
    assert [(ruling.by, ruling.verdict) for ruling in game.rulings()] == [(2, Verdict.UPHELD)]


def test_who_raised_the_hand_first_is_first_though_the_other_s_call_was_made_before() -> None:
    game = owing()
    game.at(5_500).raise_hand(1)
    game.at(6_000).call(2, CALL, 0)
    game.at(7_000).call(1, CALL, 0)
    first, _ = game.rulings()
    assert (first.by, first.verdict) == (1, Verdict.UPHELD)


def test_a_hand_is_seen_by_all_and_comes_down_by_itself_after_six_seconds() -> None:
    game = owing()
    game.at(5_500).raise_hand(1)
    assert [game.session.view(seat).raised for seat in range(3)] == [(1,)] * 3
    assert game.session.next_wake() == 11_500
    game.at(11_499).wake()
    assert game.session.view(0).raised == (1,)
    game.at(11_500).wake()
    assert game.session.view(0).raised == ()
    game.at(12_000).call(1, CALL, 0)
    assert [ruling.at for ruling in game.rulings()] == [12_000]


def test_a_call_takes_the_hand_down() -> None:
    game = owing()
    game.at(5_500).raise_hand(1)
    game.at(6_000).call(1, CALL, 0)
    assert game.session.view(0).raised == ()


def test_raised_again_the_call_counts_from_the_later_time() -> None:
    game = owing()
    game.at(2_000).raise_hand(1)
    game.at(5_500).raise_hand(1)
    game.at(6_000).call(1, CALL, 0)
    assert [ruling.at for ruling in game.rulings()] == [5_500]


def test_an_overseer_raises_a_hand_as_well() -> None:
    setup = replace(laid_out(HANDS, "2D"), authority=Authority.MASTER, master=OVERSEER, overseer="Mo")
    game = Game(setup)
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(5_500).raise_hand(OVERSEER)
    assert game.session.view(0).raised == (OVERSEER,)
    game.at(7_000).call(OVERSEER, CALL, 0)
    assert [(ruling.at, ruling.verdict) for ruling in game.rulings()] == [(5_500, Verdict.UPHELD)]


def test_a_seat_that_is_out_of_the_game_for_good_raises_no_hand() -> None:
    game = Game(laid_out({"Ann": "9D KD", "Bob": "7C 8H", "Cid": "JH AC"}, "10D", variant="german"))
    game.at(2_000).submit(Leave(2))
    assert game.at(3_000).raise_hand(2) == ()
    facts = game.session.submit(RaiseHand(2))
    assert [fact.why for fact in facts if isinstance(fact, Refused)] == [Refusal.OUT_OF_GAME]
    assert game.session.view(0).raised == ()


def test_a_game_with_raised_hands_is_resumed_replayed_and_exported(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    game = owing(Journal.begin(tmp_path / "game.jsonl", setup, "now"))
    game.at(5_500).raise_hand(1)
    game.at(6_500).say(0, BADGER)
    game.at(8_000).call(1, CALL, 0)
    game.at(9_000).raise_hand(2)
    game.session.close()
    path = tmp_path / "game.jsonl"
    assert rejudge(read_game(path)).differences == ()
    script = export(read_game(path))
    assert "at: 5.5, seat: Bob, call: failure to say thats the badger, until: 5.5, known: 8.0" in script
    assert [fact for fact in judge(read_script(script.encode())).facts if isinstance(fact, Ruling)] == game.rulings()
    resumed = Session.resume(path, clock=lambda: 0)
    assert resumed.view(0).raised == (2,)
    resumed.close()
