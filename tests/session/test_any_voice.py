"""Where any voice counts: a sound begun in time, and the phrase chosen after it, meet what is owed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tables import Game, laid_out

from mao_desktop.engine import Card, DutyMet, Play, Ruling, Spoken, Verdict, replay
from mao_desktop.session.any_voice import CHOOSING
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech.reports import HeardUpTo, Level, OtherTalk
from mao_desktop.store.setup import opening

if TYPE_CHECKING:
    from collections.abc import Callable

BADGER = "that's the badger"


def table(*, any_voice: bool = True) -> Game:
    setup = laid_out({"Ann": "9D 4C 8C", "Bob": "2H 3C 5C"}, "4D")
    ann, *others = setup.seats
    return Game(replace(setup, seats=(replace(ann, any_voice=any_voice), *others)))


def verdict_of(game: Game, *, voice: int | None, chosen: int, called: int) -> Verdict:
    """Let Ann play the badger at 1 s, sound, and choose her words; Bob calls. All times are in ms."""
    game.at(1_000).submit(Play(0, Card.parse("9D")))
    acts: list[tuple[int, Callable[[], object]]] = [
        (called, lambda: game.session.call(1, f"failure to say {BADGER}", 0)),
        (chosen, lambda: game.session.say(0, BADGER)),
    ]
    if voice is not None:
        acts.append((voice + 150, lambda: game.session.begin_voice(0, voice)))
    for time, act in sorted(acts, key=lambda each: each[0]):
        game.at(time)
        act()
    game.at(max(called, voice or 0) + CHOOSING + 2_000)
    (ruling,) = game.rulings()
    return ruling.verdict


def test_a_sound_in_time_and_the_phrase_chosen_later_meet_what_is_owed() -> None:
    assert verdict_of(table(), voice=3_000, chosen=8_000, called=9_000) is Verdict.BAD


def test_a_call_before_the_phrase_was_chosen_waits_for_it() -> None:
    game = table()
    assert verdict_of(game, voice=3_000, chosen=8_000, called=6_000) is Verdict.BAD
    assert game.rulings()[0].ruled >= 8_000


@pytest.mark.parametrize(("voice", "verdict"), [(None, Verdict.UPHELD), (5_200, Verdict.BAD), (5_600, Verdict.UPHELD)])
def test_a_sound_after_the_call_is_too_late_and_one_just_before_it_is_not(voice: int | None, verdict: Verdict) -> None:
    assert verdict_of(table(), voice=voice, chosen=8_000, called=5_500) is verdict


def test_where_it_was_not_agreed_a_sound_changes_nothing() -> None:
    game = table(any_voice=False)
    assert verdict_of(game, voice=3_000, chosen=8_000, called=6_000) is Verdict.UPHELD
    assert game.rulings()[0].ruled < 8_000


def test_a_sound_for_which_nothing_is_chosen_holds_rulings_up_for_a_while_only() -> None:
    game = table()
    assert verdict_of(game, voice=3_000, chosen=30_000, called=6_000) is Verdict.UPHELD
    assert game.rulings()[0].ruled == 3_000 + CHOOSING


def test_words_that_are_not_owed_count_from_when_they_were_chosen() -> None:
    game = table()
    game.at(1_000).submit(Play(0, Card.parse("9D")))
    game.at(3_000).begin_voice(0, 3_000)
    game.at(5_000).say(0, "have a nice day")
    game.session.say(0, BADGER)
    said = [stamped.event.words[0].start for stamped in game.session.log() if isinstance(stamped.event, Spoken)]
    assert said == [5_000, 3_000]


def test_a_game_is_ruled_the_same_when_its_log_is_judged_again() -> None:
    game = table()
    verdict_of(game, voice=3_000, chosen=8_000, called=6_000)
    _, facts = replay(opening(game.setup), game.session.log())
    assert [fact for fact in facts if isinstance(fact, Ruling)] == game.rulings()


def test_what_the_microphone_takes_for_a_voice_is_such_a_sound_and_no_talk() -> None:
    game = table()
    microphone = MicrophoneChannel(game.session, "desk", (0,))
    game.at(1_000).submit(Play(0, Card.parse("9D")))
    game.at(3_100)
    for report in (
        Level(3_000, -20.0, speech=True),
        Level(3_400, -60.0, speech=False),
        OtherTalk(3_000, 3_400, 3_600, sure=True),
        HeardUpTo(9_000, 9_000),
    ):
        microphone.take(report)
    game.at(8_000).say(0, BADGER)
    said = [stamped.event for stamped in game.session.log() if isinstance(stamped.event, Spoken)]
    assert [(event.words[0].text, event.words[0].start) for event in said] == [("thats", 3_000)]
    assert [met.at for met in game.facts() if isinstance(met, DutyMet)] == [3_000]
