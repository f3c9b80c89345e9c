"""A pause: table time stands still, nothing is done, what is heard does not count, and the journal says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tables import Game, cards, company, laid_out

from mao_desktop.engine import Draw, Gap, Pause, Play, Ruling, Spoken, Verdict
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import Session, SessionError
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech import reports
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rejudging import rejudge

if TYPE_CHECKING:
    from pathlib import Path

BADGER = "that's the badger"
HANDS = {"Ann": "9D 4H KD", "Bob": "7C 2D 5H"}
WHY = "the rule book is open"


def paused_for(game: Game, length: int) -> None:
    """Let the game stand still for so long (ms)."""
    game.session.pause(WHY)
    game.clock.time += length
    game.session.wake()
    game.session.go_on()
    game.zero += length


def phrase(text: str, start: int, end: int) -> reports.HeardPhrase:
    return reports.HeardPhrase(text, (reports.HeardWord(text, start, end, end, 1.0),), end, sure=True)


def test_a_grace_goes_on_where_it_stood() -> None:
    game = Game(laid_out(HANDS, "2D"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(2_000)
    paused_for(game, 600_000)
    assert game.session.now() == 2_000
    game.at(4_900).say(0, BADGER)
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    assert [ruling.verdict for ruling in game.rulings()] == [Verdict.BAD]
    assert Pause(WHY, 600_000) in [stamped.event for stamped in game.session.log()]


def test_nothing_is_done_in_a_pause_and_nobody_is_woken() -> None:
    game = Game(laid_out(HANDS, "2D"))
    game.at(1_000).pause(WHY)
    assert game.session.next_wake() is None
    with pytest.raises(SessionError, match="the game stands still"):
        game.session.submit(Draw(0))
    with pytest.raises(SessionError):
        game.session.raise_hand(0)


def test_computer_players_stand_still_too() -> None:
    game = Game(company())
    game.session.deal()
    game.at(3_000).pause(WHY)
    told = len(game.told)
    game.clock.time += 300_000
    game.session.wake()
    assert len(game.told) == told
    game.session.go_on()
    assert game.session.now() == 3_000


def test_a_raised_hand_stays_up_for_its_time_beside_the_pause() -> None:
    game = Game(laid_out(HANDS, "2D"))
    game.at(1_000).raise_hand(1)
    game.at(2_000)
    paused_for(game, 60_000)
    assert game.session.view(0).raised == (1,)
    game.at(7_000).wake()
    assert game.session.view(0).raised == ()


def test_what_is_heard_in_a_pause_does_not_count_and_leaves_no_gap() -> None:
    game = Game(laid_out(HANDS, "2D"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    channel = MicrophoneChannel(game.session, "desk", (0,))
    game.at(2_000).pause(WHY)
    game.clock.time += 60_000
    for report in (
        phrase("good gracious", 20_000, 21_000),
        reports.Gap(30_000, 40_000, reports.Why.OWN_VOICE, 40_000),
        reports.Knocked(1, 41_000, 41_000),
        reports.HeardUpTo(61_000, 61_000),
    ):
        if heard := game.session.heard(report):
            channel.take(heard)
    game.session.go_on()
    game.zero += 60_000
    game.at(3_000)
    for later in (phrase("thats the badger", 62_200, 62_900), reports.HeardUpTo(63_000, 63_000)):
        heard = game.session.heard(later)
        assert heard
        channel.take(heard)
    events = [stamped.event for stamped in game.session.log()]
    assert not [event for event in events if isinstance(event, Gap)]
    assert [(event.words[0].start, event.words[-1].end) for event in events if isinstance(event, Spoken)] == [
        (2_200, 2_900)
    ]


def test_words_begun_before_a_pause_that_become_known_after_it_keep_their_time() -> None:
    game = Game(laid_out(HANDS, "2D"))
    game.at(2_000)
    paused_for(game, 60_000)
    heard = game.session.heard(phrase("thats the badger", 1_500, 2_300))
    assert isinstance(heard, reports.HeardPhrase)
    assert (heard.start, heard.end) == (1_500, 2_000)
    assert game.session.counted(2_500) == 62_500


def test_a_game_with_pauses_is_replayed_resumed_and_exported(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = laid_out(HANDS, "2D")
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(2_000)
    paused_for(game, 58_000)
    game.at(5_500).call(1, f"failure to say {BADGER}", 0)
    game.session.close()
    assert rejudge(read_game(path)).differences == ()
    script = export(read_game(path))
    assert f"pause: [2.0, 60.0], why: {WHY}" in script
    assert "{at: 63.5, seat: Bob, call:" in script
    judged = judge(read_script(script.encode()))
    assert [fact for fact in judged.facts if isinstance(fact, Ruling)] == game.rulings()
    assert [ruling.verdict for ruling in game.rulings()] == [Verdict.UPHELD]
    Session.resume(path, clock=lambda: 0).close()


def test_bug_a_game_that_stood_still_for_days_was_exported_as_no_script(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game", setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    for at in (1_500, 2_000):
        game.at(at)
        paused_for(game, 20 * 3_600_000)
    game.at(4_000).say(0, BADGER)
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    game.session.close()
    judged = judge(read_script(export(read_game(tmp_path / "game")).encode()))
    assert [fact.verdict for fact in judged.facts if isinstance(fact, Ruling)] == [Verdict.BAD]
    assert judged.log[-1].at == game.session.log()[-1].at
