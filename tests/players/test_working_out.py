"""Computer players work secret rules out: what they come to say, to call and to leave, by what they saw alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from planned import PERFECT, begin, called, cards, said

from mao_desktop.engine import (
    HeardUpTo,
    Knock,
    Play,
    Ruling,
    Spoken,
    Stamped,
    Verdict,
    WriteRule,
    apply,
    seen_by,
    view,
)
from mao_desktop.inference import Applies, PlainTable, SeenPlay, card_of, lawful_cards
from mao_desktop.players.memory import CallOut, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.players.working_out import forbids
from mao_desktop.public_record import PublicRecord
from mao_desktop.secret_rules import When, parse, written
from mao_desktop.session.simulation import Simulation

if TYPE_CHECKING:
    from mao_desktop.engine import Event, Fact
    from mao_desktop.players.memory import Deed

FOUR = 'when a 4 is played, say "that\'s the rabbit"'
AUTHOR = 0


def game(text: str, seed: int, wins: int) -> list[tuple[Stamped, tuple[Fact, ...]]]:
    """Play with a secret rule of the first seat's; give all that happened."""
    table = Simulation("cambridge", 4, seed)
    told: list[tuple[Stamped, tuple[Fact, ...]]] = []
    table.session.subscribe(lambda stamped, facts: told.append((stamped, facts)))
    row = written(text, table.session.view(AUTHOR).judged.rules, None)
    table.session.submit(WriteRule(AUTHOR, text, row, agreed=True))
    table.play(wins)
    return told


def test_players_come_to_say_what_a_secret_rule_asks_for_and_tell_that_they_have_it() -> None:
    told = [*game(FOUR, seed=6, wins=6), *game(FOUR, seed=7, wins=6)]
    words = [(s.event.seat, " ".join(w.text for w in s.event.words)) for s, _ in told if isinstance(s.event, Spoken)]
    rulings = [f for _, facts in told for f in facts if isinstance(f, Ruling) and "rabbit" in f.call]
    assert len({seat for seat, text in words if "thats the rabbit" in text} - {AUTHOR}) > 1
    assert {seat for seat, text in words if text == "i think i have it"} - {AUTHOR}
    assert rulings
    assert all(ruling.verdict is not Verdict.BAD for ruling in rulings)


class Watcher:
    """A computer player at the third seat of a table that is played on event by event."""

    def __init__(self, text: str, *hands: str, pile: str = "2D") -> None:
        self.player, self.memory, self.now = Player(2, PERFECT, 1), Memory(), 0
        self.record = PublicRecord()
        self.state = begin(*hands, pile=pile)
        rule = WriteRule(AUTHOR, text, written(text, self.state.settled.rules, None), agreed=True)
        self.see((0, rule))

    def see(self, *events: tuple[int, Event]) -> None:
        """Let events happen at times (ms), and the player hear and think of each."""
        for at, event in events:
            for each in (event, HeardUpTo(at)):
                before, stamped = self.state, Stamped(at, each)
                self.state, facts = apply(before, stamped)
                happened = self.record.note(before, self.state, stamped, facts)
                seen = (seen_by(entry, 2) for entry in (each, *facts))
                told = tuple(entry for entry in seen if entry is not None)
                self.memory = self.memory.hearing(2, (*told, *happened))
                self.now = at
                self.deeds()

    def train(self, text: str, call: str, plays: int) -> None:
        """Let the player have seen plays before, of which each breach was called."""
        sentence = parse(f"when {text}, knock once", ()).sentence
        applies = Applies.of(sentence) if isinstance(sentence, When) else None
        watch, chance = self.memory.watch, np.random.default_rng(1)
        assert applies is not None
        assert watch is not None
        table = PlainTable(chance, lawful_cards(self.state.settled.rules), 3)
        for number in range(-plays, 0):
            while not (choices := table.choices()):
                table.draw()
                table.pass_on()
            which = int(chance.integers(len(choices)))
            sight, seat = table.sights(choices)[which], table.turn
            card, under = card_of(sight[0]), card_of(sight[1])
            assert card is not None
            watch = watch.played(SeenPlay(number, number, seat, card, under, sight, (seat + 1) % 3, (seat - 1) % 3))
            if applies.holding(sight):
                watch = watch.upheld("SEC:1", call, seat, card, forbidden=call == "bad card")
            watch = watch.settled(number + 1, frozenset({number}))
            table.put_down(choices[which])
            table.pass_on()
        self.memory = replace(self.memory, watch=watch)

    def deeds(self) -> list[Deed]:
        self.memory, found = self.player.think(view(self.state, 2, self.now), self.memory, self.now)
        return [plan.deed for plan in found]


def test_who_has_a_rule_calls_others_by_it_and_not_who_kept_it() -> None:
    for said_it in (False, True):
        table = Watcher(FOUR, "4D 9H KD", "5D 6D JD", "9D 8D QD")
        table.train("a 4 is played", "failure to say thats the rabbit", 90)
        table.see((1_000, Play(0, cards("4D")[0])))
        table.see(said(0, "four of diamonds", 1_500))
        if said_it:
            table.see(said(0, "that's the rabbit", 2_000))
        table.see((9_000, HeardUpTo(9_000)))
        calls = [deed for deed in table.deeds() if isinstance(deed, CallOut)]
        assert [(deed.text, deed.on) for deed in calls] == [("failure to say thats the rabbit", 0)] * (not said_it)


def test_who_has_a_rule_says_what_it_asks_for_and_puts_down_no_card_that_it_forbids() -> None:
    table = Watcher(FOUR, "9D 9H KD", "5D 6D JD", "4D 8D QD")
    table.train("a 4 is played", "failure to say thats the rabbit", 90)
    table.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])), (4_000, Play(2, cards("4D")[0])))
    assert any(isinstance(deed, Say) and deed.text == "thats the rabbit" for deed in table.deeds())
    forbidden = Watcher("when a red card is played, the play is invalid", "9D 9H KD", "5D 6D JD", "4D 8D 5S")
    forbidden.train("a red card is played", "bad card", 60)
    forbidden.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])))
    played = [deed for deed in forbidden.deeds() if isinstance(deed, Play)]
    assert [str(deed.card) for deed in played] == ["5S"]


def test_what_was_never_called_makes_no_difference_to_what_a_player_does() -> None:
    """Only who reads a rule can tell the two apart: the first card is a 4, the second a 5."""
    deeds = []
    for rank in (4, 5):
        table = Watcher(f"when a {rank} is played, knock twice", "4D 9D KD", "5D 6D JD", "7D 8D QD")
        table.see((1_000, Play(0, cards("4D")[0])), (8_000, Play(1, cards("5D")[0])))
        assert table.memory.watch is not None
        deeds.append(table.deeds())
    assert deeds[0] == deeds[1]


def test_called_for_what_it_did_not_say_it_says_so_at_once() -> None:
    table = Watcher(FOUR, "9D 9H KD", "5D 6D JD", "4D 8D QD")
    table.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])), (4_000, Play(2, cards("4D")[0])))
    assert not any(isinstance(deed, Say) and "rabbit" in deed.text for deed in table.deeds())
    table.see((20_000, HeardUpTo(20_000)), called(0, "failure to say that's the rabbit", 2, 20_500))
    assert Say("thats the rabbit", 239) in table.deeds()


def test_a_call_in_words_of_its_own_does_not_tell_what_is_to_be_said() -> None:
    text = FOUR + ', the call is "manners"'
    table = Watcher(text, "9D 9H KD", "5D 6D JD", "4D 8D QD")
    table.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])), (4_000, Play(2, cards("4D")[0])))
    table.see((20_000, HeardUpTo(20_000)), called(0, "manners", 2, 20_500))
    (suspicion,) = table.memory.watch.suspicions if table.memory.watch else ()
    assert (suspicion.call, suspicion.phrase) == ("manners", "")
    assert not any(isinstance(deed, Say) and deed.text != "bad call" for deed in table.deeds())


MANNERS = 'when "sorry" is said, that is forbidden, the call is "manners"'


def apologised(*said_by_others: tuple[int, str, bool]) -> Watcher:
    """Let others say something; True: it is called."""
    table = Watcher(MANNERS, "9D 9H KD", "5D 6D JD", "4D 8D QD")
    for number, (seat, text, is_called) in enumerate(said_by_others, 1):
        table.see(said(seat, text, 20_000 * number))
        if is_called:
            table.see(called(AUTHOR, "manners", seat, 20_000 * number + 2_000))
    return table


def test_of_words_that_were_called_it_finds_those_that_are_forbidden_and_calls_who_says_them() -> None:
    table = apologised((1, "so sorry", True), (1, "so what", False), (1, "oh sorry", True), (1, "well well", False))
    table.see(said(0, "i am sorry", 100_000), said(1, "so am i", 101_000), (104_000, HeardUpTo(104_000)))
    assert [deed.on for deed in table.deeds() if isinstance(deed, CallOut) and deed.text == "manners"] == [0]


@pytest.mark.parametrize(("text", "minds"), [("sorry for you", True), ("poor you", False)])
def test_it_does_not_say_what_it_believes_to_be_forbidden(text: str, minds: bool) -> None:  # noqa: FBT001
    table = apologised((1, "so sorry", True), (1, "so what", False), (1, "oh sorry", True), (1, "well well", False))
    table.see((100_000, HeardUpTo(100_000)))
    perception = table.player.perceive(view(table.state, 2, table.now), table.memory, table.now)
    assert forbids(perception, text) is minds


def test_who_wrote_a_rule_has_nothing_to_work_out() -> None:
    memory = Memory().hearing(2, (WriteRule(2, FOUR, None),))
    assert memory == Memory()


def test_one_knock_was_too_few_so_it_knocks_twice_the_next_time() -> None:
    table = Watcher("when a 4 is played, knock twice", "9D 9H KD", "5D 6D JD", "4D 8D QD")
    table.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])), (4_000, Play(2, cards("4D")[0])))
    for at, knocks in ((20_000, 1), (40_000, 2)):
        table.see((at, HeardUpTo(at)), called(0, "failure to knock", 2, at + 500))
        assert [deed.count for deed in table.deeds() if isinstance(deed, Knock)] == [knocks]
        table.see((at + 2_000, Knock(2, knocks, at + 2_000)))


def test_bug_a_player_who_sat_down_after_a_rule_was_written_works_it_out_from_the_first_call_on() -> None:
    table = Watcher(FOUR, "9D 9H KD", "5D 6D JD", "4D 8D QD")
    table.memory = Memory()
    table.see((1_000, Play(0, cards("9D")[0])), (2_000, Play(1, cards("5D")[0])), (4_000, Play(2, cards("4D")[0])))
    table.see((20_000, HeardUpTo(20_000)), called(0, "failure to say that's the rabbit", 2, 20_500))
    assert any(isinstance(deed, Say) and "rabbit" in deed.text for deed in table.deeds())
