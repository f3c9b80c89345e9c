"""A running game: what is stamped when, ruled when, told in which order, and what cannot enter."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tables import Game, cards, company, laid_out

from mao_desktop.engine import (
    OVERSEER,
    Authority,
    Called,
    CardsTaken,
    Corrected,
    Deal,
    Draw,
    DutyMet,
    Event,
    Fact,
    Gap,
    HeardUpTo,
    Knock,
    Lift,
    NameSuit,
    Place,
    Play,
    Propose,
    Reason,
    Refused,
    Ruling,
    Shuffled,
    Spoken,
    Stamped,
    Suit,
    Take,
    Touch,
    Verdict,
    Vote,
    Word,
    WriteRule,
)
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.session import Session, SessionError
from mao_desktop.store.journal import Journal, JournalError, read_game

if TYPE_CHECKING:
    from pathlib import Path

BADGER = "that's the badger"
HANDS = {"Ann": "9D 4H KD", "Bob": "7C 2D 5H", "Cid": "JH AC 3S"}


def words(text: str, start: int, end: int) -> tuple[Word, ...]:
    parts = text.split()
    step = (end - start) // len(parts)
    return tuple(Word(part, start + n * step, start + (n + 1) * step) for n, part in enumerate(parts))


def table(**options: Any) -> Game:
    return Game(laid_out(HANDS, "2D", **options))


def test_typed_in_time_the_duty_is_met_and_a_later_call_is_bad() -> None:
    game = table()
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(2_500).say(0, BADGER)
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.reason, ruling.paid_by) == (Verdict.BAD, Reason.SAID, 1)
    assert [fact.at for fact in game.facts() if isinstance(fact, DutyMet)] == [2_500]


def test_not_said_it_is_called_and_the_card_flies() -> None:
    game = table()
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.paid_by, ruling.ruled) == (Verdict.UPHELD, 0, 6_000)
    assert len(game.session.view(0).hand) == 3
    assert any(isinstance(fact, CardsTaken) and fact.seat == 0 for fact in game.facts())


@pytest.mark.parametrize(("began", "verdict"), [(5_700, Verdict.BAD), (6_300, Verdict.UPHELD)])
def test_a_phrase_begun_before_the_call_beats_it_though_it_is_heard_after_it(began: int, verdict: Verdict) -> None:
    game = table()
    game.session.open_microphone("desk")
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(5_500).heard_up_to("desk", 5_400)
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    game.at(6_500)
    assert game.rulings() == []
    game.at(8_000).submit(Spoken(0, words(BADGER, began, began + 900)))
    game.session.heard_up_to("desk", 7_900)
    (ruling,) = game.rulings()
    assert (ruling.verdict, ruling.at, ruling.ruled) == (verdict, 6_000, 8_000)


def test_the_least_of_all_microphones_holds_the_watermark() -> None:
    game = table()
    game.session.open_microphone("Ann")
    game.session.open_microphone("Bob")
    game.at(3_000).heard_up_to("Ann", 2_900)
    assert game.session.view(0).heard == 0
    game.session.heard_up_to("Bob", 1_200)
    assert game.session.view(0).heard == 1_200
    game.session.heard_up_to("Bob", 700)
    assert game.session.view(0).heard == 1_200
    game.session.close_microphone("Bob", (1,))
    assert game.session.view(0).heard == 2_900
    assert Stamped(3_000, Gap(1_200, 3_000, "the microphone was lost", (1,))) in game.session.log()


def test_a_watermark_that_nothing_waits_for_moves_by_seconds_and_one_that_something_waits_for_at_once() -> None:
    game = table()
    game.session.open_microphone("desk")
    for time in range(100, 2_600, 200):
        game.at(time).heard_up_to("desk", time - 50)
    assert [s.event for s in game.session.log()] == [HeardUpTo(1_050), HeardUpTo(2_050)]
    game.at(2_600).submit(Play(0, cards("9D")[0]))
    game.at(2_700).heard_up_to("desk", 2_650)
    assert game.session.view(0).heard == 2_650


def test_a_microphone_that_is_closed_promises_nothing_any_more() -> None:
    game = table()
    game.session.open_microphone("desk")
    game.at(2_000).close_microphone("desk")
    game.at(3_000).heard_up_to("desk", 2_500)
    game.session.close_microphone("desk")
    game.at(3_500).submit(Draw(0))
    assert game.session.view(0).heard == 3_500


def test_without_a_microphone_nothing_is_provisional() -> None:
    game = table()
    for time in (500, 900, 4_000):
        game.at(time).submit(Touch(1, Place.STACK))
        assert game.session.view(0).heard == time


def test_deadlines_are_ruled_at_their_own_time_though_the_owner_wakes_late() -> None:
    game = Game(replace(laid_out(HANDS, "2D"), authority=Authority.COMPUTER))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.clock.time = game.zero + 8_000
    game.session.wake()
    (ruling,) = game.rulings()
    assert (ruling.at, ruling.ruled, ruling.on) == (5_000, 5_000, 0)


def test_it_asks_to_be_woken_for_deadlines_and_for_typed_words() -> None:
    game = table()
    assert game.session.next_wake() == 10_000
    game.at(1_000).say(0, "spades")
    assert game.session.next_wake() == 1_001
    game.session.open_microphone("desk")
    assert game.session.next_wake() is None
    game.session.close()
    assert game.session.next_wake() is None


def test_what_is_stamped_in_the_past_is_stamped_after_what_is_there() -> None:
    game = table()
    game.at(2_000).submit(Draw(0))
    game.session.submit(Draw(1), at=1_500)
    assert [s.at for s in game.session.log() if isinstance(s.event, Draw)] == [2_000, 2_000]


def test_words_from_the_past_are_stamped_later_than_anything_before_and_none_lies_in_the_future() -> None:
    game = table()
    game.session.open_microphone("desk")
    game.at(2_000).submit(Draw(0))
    game.session.submit(
        Spoken(0, (Word("That's", 1_900, 1_950), Word("the", 1_800, 1_990), Word("badger", 1_995, 2_500)))
    )
    stamped = game.session.log()[-1]
    assert stamped == Stamped(
        2_001,
        Spoken(0, (Word("thats", 1_900, 1_950), Word("the", 1_900, 1_990), Word("badger", 1_995, 2_000))),
    )


def test_late_knocks_are_stamped_like_late_words() -> None:
    game = table()
    game.at(2_000).submit(Draw(0))
    game.session.submit(Knock(0, 3, 1_500))
    assert game.session.log()[-2] == Stamped(2_001, Knock(0, 3, 1_500))


def test_everybody_is_told_everything_in_the_order_of_the_log_also_what_they_submit_themselves() -> None:
    game = table()
    other: list[Stamped] = []

    def answer(stamped: Stamped, _facts: tuple[Fact, ...]) -> None:
        other.append(stamped)
        if isinstance(stamped.event, Play) and len(other) < 5:
            game.session.say(0, BADGER)

    end = game.session.subscribe(answer)
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    log = list(game.session.log())
    assert other == log
    assert [stamped for stamped, _ in game.told] == log
    end()
    game.at(2_000).submit(Draw(1))
    assert other == log


def test_the_table_refuses_what_it_cannot_do_and_the_game_goes_on() -> None:
    game = table()
    (refused,) = game.at(1_000).submit(Play(0, cards("AS")[0]))
    assert isinstance(refused, Refused)
    assert game.at(1_500).submit(Play(0, cards("KD")[0])) == ()


@pytest.mark.parametrize(
    "event",
    [
        HeardUpTo(5),
        Shuffled(()),
        Spoken(0, ()),
        Spoken(0, (Word("…", 0, 0),)),
        Called(1, (), 0),
        Draw(3),
        Draw(-1),
        Draw(0, 0),
        Draw(0, 51),
        Touch(0, 7),
        Gap(0, 1, "muted", (9,)),
        Corrected(0, 1),
        Propose(0, " "),
        WriteRule(0, "", None),
        Vote(OVERSEER, yes=True),
        Called(7, (Word("bad", 0, 0),), 0),
    ],
    ids=str,
)
def test_what_no_table_can_hear_of_does_not_enter(event: Event) -> None:
    game = table()
    game.at(100).submit(Draw(0))
    before = game.session.log()
    with pytest.raises(ValueError, match="expected"):
        game.session.submit(event)
    assert game.session.log() == before


def test_an_overseer_calls_from_beside_the_table() -> None:
    setup = replace(laid_out(HANDS, "2D"), authority=Authority.MASTER, master=OVERSEER, overseer="Olga")
    game = Game(setup)
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(6_000).call(OVERSEER, f"failure to say {BADGER}", 0)
    assert [(ruling.verdict, ruling.by) for ruling in game.rulings()] == [(Verdict.UPHELD, OVERSEER)]


def test_whose_voice_it_was_can_be_said_later_by_its_number() -> None:
    game = table()
    numbers: list[tuple[int, Stamped]] = []
    game.session.subscribe(lambda stamped, _: numbers.append((game.session.number(), stamped)))
    game.session.open_microphone("desk")
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(6_500).submit(Called(None, words(f"failure to say {BADGER}", 5_500, 6_400), 0))
    number = next(number for number, stamped in numbers if isinstance(stamped.event, Called))
    game.session.heard_up_to("desk", 6_400)
    assert game.rulings() == []
    game.at(7_000).correct(2, number)
    game.session.heard_up_to("desk", 7_000)
    (ruling,) = game.rulings()
    assert (ruling.by, ruling.at, ruling.verdict) == (2, 5_500, Verdict.UPHELD)


def test_a_deal_gives_everybody_a_hand_and_turns_a_card_up() -> None:
    game = Game(company(people=2, players=2))
    game.session.deal()
    seen = game.session.view(0)
    assert seen.hands == (5, 5, 5, 5)
    assert len(seen.pile) == 1
    assert seen.judged.turn.seat == 1


def test_after_a_round_the_next_deal_shuffles_everything_anew() -> None:
    game = Game(laid_out({"Ann": "KD", "Bob": "4C 5C"}, "2D", round_ends=True))
    count = game.session.cards()
    game.at(1_000).submit(Play(0, cards("KD")[0]))
    game.at(1_500).say(0, "mao")
    game.at(3_000).deal()
    seen = game.session.view(0)
    assert seen.hands == (5, 5)
    assert seen.judged.dealer == 0
    assert game.session.cards() == count
    (deal,) = [s.event for s in game.session.log() if isinstance(s.event, Deal)]
    assert len(deal.order) == count


def test_a_deal_that_was_begun_by_hand_is_finished() -> None:
    game = Game(company("santa-cruz", people=2, players=0))
    game.at(1_000).submit(Deal(0, ((1, 2), (0, 1))))
    game.at(2_000).deal()
    seen = game.session.view(0)
    assert seen.judged.running
    deals = [s.event for s in game.session.log() if isinstance(s.event, Deal)]
    dealt = [(seat, count) for deal in deals for seat, count in deal.portions]
    assert [sum(count for to, count in dealt if to == seat) for seat in (0, 1)] == [5, 5]


def test_a_dealer_who_may_choose_deals_as_many_cards_as_chosen_and_no_other_dealer() -> None:
    for variant, each in (("santa-cruz", 7), ("cambridge", 5)):
        game = Game(company(variant, people=3, players=0))
        game.at(1_000).deal(hand_size=7)
        deals = [s.event for s in game.session.log() if isinstance(s.event, Deal)]
        dealt = [(seat, count) for deal in deals for seat, count in deal.portions]
        assert [sum(count for to, count in dealt if to == seat) for seat in (0, 1, 2)] == [each] * 3


def test_the_next_deal_is_that_of_the_next_in_the_direction_of_play() -> None:
    setup = laid_out({"Ann": "9D", "Bob": "4C 5C", "Cid": "6C 7C"}, "2D", variant="mau-mau")
    game = Game(setup)
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(1_500).say(0, "mau mau")
    game.at(8_000).deal()
    (deal,) = [s.event for s in game.session.log() if isinstance(s.event, Deal)]
    assert deal.seat == 1
    assert [seat for seat, _ in deal.portions[:3]] == [0, 2, 1]
    assert len(deal.portions) == 21


def test_a_short_stack_is_shuffled_from_the_pile_at_once() -> None:
    setup = replace(laid_out(HANDS, "2D 3D 4D 5D"), stack=cards("6C"))
    game = Game(setup)
    game.at(1_000).submit(Draw(0, 3))
    assert len(game.session.view(0).hand) == 6
    assert [s.at for s in game.session.log() if isinstance(s.event, Shuffled)] == [1_000]


def test_a_card_is_taken_at_random_out_of_another_hand() -> None:
    game = table()
    before = set(game.session.view(1).hand)
    game.at(500).submit(Take(0, 1, 0))
    taken = before - set(game.session.view(1).hand)
    assert len(taken) == 1
    assert taken <= set(game.session.view(0).hand)


def test_a_ruling_has_its_evidence() -> None:
    game = table()
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(1_800).say(0, "that's the badge")
    game.at(2_000).say(1, "nice weather")
    game.at(2_200).submit(Gap(2_100, 2_200, "muted"))
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    game.at(20_000).submit(Draw(1))
    (ruling,) = game.rulings()
    found = game.session.evidence(ruling)
    assert [w.text for spoken in found.words for w in spoken.words] == ["thats", "the", "badge"]
    assert found.acts == ((1_000, Play(0, cards("9D")[0])),)
    assert [gap.why for gap in found.gaps] == ["muted"]
    assert [call.caller for call in found.calls] == [1]
    assert found.begin <= 1_000
    assert found.end >= 6_000


def test_what_is_told_stands_in_the_journal_already(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game(laid_out(HANDS, "2D"), Journal.begin(path, laid_out(HANDS, "2D"), "now"))
    seen: list[bool] = []
    game.session.subscribe(lambda stamped, _: seen.append(stamped in journaled(path)))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    assert len(seen) > 3
    assert all(seen)
    game.session.close()


def journaled(path: Path) -> list[Stamped]:
    return [Stamped(record.at, record.event) for record in read_game(path).records]


def test_what_cannot_be_written_down_did_not_happen(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "game.jsonl", laid_out(HANDS, "2D"), "now")
    game = Game(laid_out(HANDS, "2D"), journal)
    journal.close()
    with pytest.raises(JournalError, match="is closed"):
        game.at(1_000).submit(Draw(0))
    assert len(game.session.view(0).hand) == 3
    assert game.told == []


@pytest.mark.parametrize("late", [0, 15, LONGEST_GAME], ids=["to the ms", "bug: a frame late", "bug: a day late"])
def test_after_a_whole_day_a_game_ends_and_its_journal_can_be_read(tmp_path: Path, late: int) -> None:
    setup = laid_out({"Ann": "9D KD", "Bob": "5H 9H"}, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game", setup, "now"))
    game.at(1_000).submit(Draw(0))
    game.clock.time = game.zero + LONGEST_GAME + late
    game.session.submit(Draw(0))
    with pytest.raises(SessionError, match="lasted a whole day: begin a new one"):
        game.session.submit(Draw(0))
    assert game.session.next_wake() is None
    game.session.close()
    assert read_game(tmp_path / "game").records[-1].at == LONGEST_GAME


def test_a_closed_session_takes_nothing_more() -> None:
    game = table()
    game.session.close()
    game.session.close()
    for refuse in (lambda: game.session.submit(Draw(0)), game.session.wake, game.session.deal):
        with pytest.raises(SessionError, match="this game is closed"):
            refuse()


def test_a_resumed_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game.jsonl", setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(2_000).submit(Draw(1))
    before = game.session.view(1)
    game.session.close()
    again = Session.resume(tmp_path / "game.jsonl", clock=lambda: 77)
    after = again.view(1)
    assert again.now() == 2_000
    assert replace(after, judged=replace(after.judged, rules=before.judged.rules)) == before
    again.submit(NameSuit(2, Suit.HEARTS))
    again.close()
    assert read_game(tmp_path / "game.jsonl").records[-2].event == NameSuit(2, Suit.HEARTS)


def test_what_was_not_heard_when_the_program_stopped_is_a_gap(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game.jsonl", setup, "now"))
    game.session.open_microphone("desk")
    game.at(2_000).heard_up_to("desk", 1_900)
    game.at(2_100).submit(Play(0, cards("9D")[0]))
    game.at(4_000).submit(Touch(1, Place.STACK))
    game.session.close()
    again = Session.resume(tmp_path / "game.jsonl", clock=lambda: 0)
    assert Stamped(4_000, Gap(1_900, 4_000, "the program was stopped")) in again.log()
    assert again.view(0).heard == 4_000
    again.close()


def test_a_journal_that_was_changed_is_not_gone_on_with(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    path = tmp_path / "game.jsonl"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    game.session.close()
    path.write_text(path.read_text().replace('"cards":1', '"cards":2'))
    with pytest.raises(JournalError, match="ruled otherwise"):
        Session.resume(path, clock=lambda: 0)


def test_a_shuffle_that_was_not_answered_is_answered_on_going_on(tmp_path: Path) -> None:
    setup = replace(laid_out(HANDS, "2D 3D 4D 5D"), stack=cards("6C"))
    path = tmp_path / "game.jsonl"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Draw(0, 3))
    hand = game.session.view(0).hand
    game.session.close()
    lines = path.read_text().splitlines(keepends=True)
    cut = next(n for n, line in enumerate(lines) if '"Shuffled"' in line)
    path.write_text("".join(lines[:cut]))
    again = Session.resume(path, clock=lambda: 0)
    assert again.view(0).hand == hand
    again.close()


def test_rulings_are_told_once(tmp_path: Path) -> None:
    setup = laid_out(HANDS, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game.jsonl", setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    told = game.at(6_000).call(1, f"failure to say {BADGER}", 0)
    assert [fact for fact in told if isinstance(fact, Ruling)] == game.rulings()
    game.session.close()


def test_a_seat_is_told_of_others_only_what_can_be_seen_at_the_table() -> None:
    game = Game(laid_out({"Ann": "4H KD", "Bob": "5H 2D"}, pile="3H"))
    told: list[object] = []
    game.session.subscribe_as(lambda: 1, lambda stamped, facts: told.extend((stamped.event, *facts)))
    game.session.submit(Lift(0, *cards("KD")))
    game.session.submit(WriteRule(0, "when a 4 is played, say hello", None))
    assert Touch(0, Place.HAND) in told
    assert WriteRule(0, "", None) in told
    assert not [event for event in told if isinstance(event, Lift)]
    assert Touch(0, Place.HAND) in [entry.stamped.event for entry in game.session.recent(1)]
    assert Lift(0, *cards("KD")) in [entry.stamped.event for entry in game.session.recent(0)]


def test_bug_a_game_that_was_left_stayed_in_memory_until_garbage_was_looked_for() -> None:
    session = Session(company(), clock=lambda: 0)
    session.deal()
    session.close()
    left = weakref.ref(session)
    gc.disable()
    try:
        del session
        assert left() is None
    finally:
        gc.enable()
