"""What a microphone hears enters a game: whose it is, what is a call, when it was deaf; with sound and real Vosk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import pytest
from command_lines import LINES, Verb
from synthetic import in_blocks, knock, mixed, noise, speak
from tables import Game, cards, company, laid_out

from mao_desktop.engine import Called, Card, DutyMet, Event, Gap, HeardUpTo, Knock, Play, Ruling, Spoken, Verdict
from mao_desktop.language.commands import Command, Commands
from mao_desktop.language.reading import Lexicon
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.speech.reports import Why

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.store.setup import Setup

Key = tuple[int, bool, bool]
"""A seat's key: whose, whether it is held from now on, and whether it is the call key."""
BADGER = "that's the badger"
EARLY = 250
"""What stands is told within so many ms of sound after its end, and what is known for good later."""


@dataclass
class Obeying:
    """Notes what is commanded."""

    commands: Commands[Verb]
    obeyed: list[tuple[int, Command[Verb]]]

    def read(self, text: str) -> Command[Verb] | None:
        return self.commands.read(text)

    def obey(self, seat: int, command: Command[Verb]) -> None:
        self.obeyed.append((seat, command))


class Table:
    """Ann, Bob and Cleo at one microphone, or one of them; second 0 of the sound is table time 0."""

    def __init__(
        self,
        model: Model,
        seats: tuple[int, ...] = (0, 1, 2),
        *,
        keys_only: bool = False,
        orders: bool = False,
        setup: Setup | None = None,
    ) -> None:
        self.obeyed: list[tuple[int, Command[Verb]]] = []
        self.game = Game(setup or laid_out({"Ann": "9D 4H QD", "Bob": "KD 2C", "Cleo": "5H 6H"}, "7D"))
        self.session = self.game.session
        commands = Commands(self.game.setup.names, LINES)
        entries = self.game.setup.lexicon().entries + (commands.lexicon().entries if orders else ())
        vocabulary = vocabulary_of_variant(Lexicon(entries), model)
        self.hears = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
        obeying = Obeying(commands, self.obeyed) if orders else None
        self.ear = MicrophoneChannel(self.session, "table", seats, keys_only=keys_only, orders=obeying)

    def hear(self, sound: Samples, *, plays: str = "", keys: Mapping[int, Key] | None = None) -> Table:
        """Let Ann play a card after 200 ms, and the sound be heard; keys change at their times (ms)."""
        pressed = dict(keys or {})
        for block in in_blocks(sound):
            now = round(block.end / 16)
            self.game.at(now)
            if plays and now >= 200:
                self.session.submit(Play(0, cards(plays)[0]))
                plays = ""
            for time in [time for time in pressed if time <= now]:
                seat, held, call = pressed.pop(time)
                self.ear.hold(seat, held=held, call=call)
            self.hears.expect(self.session.awaited_phrases(self.ear.seats))
            for report in self.hears.hear(block):
                self.ear.take(report)
        for report in self.hears.end():
            self.ear.take(report)
        return self

    def entered(self) -> list[Event]:
        events = (stamped.event for stamped, _ in self.game.told)
        return [event for event in events if not isinstance(event, HeardUpTo | Play)]

    def said(self) -> list[tuple[int | None, str]]:
        spoken = (event for event in self.entered() if isinstance(event, Spoken))
        return [(event.seat, " ".join(word.text for word in event.words)) for event in spoken]


def test_at_an_own_microphone_the_voice_is_that_seats(model: Model) -> None:
    table = Table(model, (1,)).hear(mixed(4, (1.0, speak("have a nice day")), background=15))
    assert table.said() == [(1, "have a nice day")]


def test_at_a_shared_microphone_who_owes_a_phrase_has_said_it(model: Model) -> None:
    table = Table(model).hear(mixed(5, (1.0, speak(BADGER)), background=15), plays="9D")
    assert table.said() == [(None, "thats the badger")]
    (met,) = [fact for fact in table.game.facts() if isinstance(fact, DutyMet)]
    assert met.seat == 0
    assert met.at == pytest.approx(1_000, abs=60)


def test_a_phrase_that_is_owed_is_met_in_a_hiss_in_which_it_is_not_heard_else(model: Model) -> None:
    said = mixed(5, (1.0, speak(BADGER, "flite:rms")))
    sound = np.clip(said.astype(np.int32) + noise(5, 1_500, seed=3), -32768, 32767).astype(np.int16)
    assert any(isinstance(fact, DutyMet) for fact in Table(model).hear(sound, plays="9D").game.facts())


def test_a_phrase_that_is_owed_enters_as_soon_as_it_stands_and_once(model: Model) -> None:
    badger = speak(BADGER)
    table = Table(model).hear(mixed(5, (1.0, badger), background=15), plays="9D")
    (stamped,) = [stamped for stamped, _ in table.game.told if isinstance(stamped.event, Spoken)]
    assert stamped.at - (1_000 + len(badger) / 16) < EARLY
    assert len([fact for fact in table.game.facts() if isinstance(fact, DutyMet)]) == 1


def test_the_ear_expects_the_claim_of_who_has_no_cards_left_and_of_nobody_else() -> None:
    game = Game(laid_out({"Ann": "9D", "Bob": "KD 2C", "Cleo": "5H 6H"}, "7D"))
    assert game.session.awaited_phrases((0, 1, 2)) == ()
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    assert [phrase.text for phrase in game.session.awaited_phrases((0, 1, 2))] == [BADGER, "mao"]
    assert game.session.awaited_phrases((1, 2)) == ()


def test_a_suit_that_is_heard_in_either_form_meets_its_duty_early_too(model: Model) -> None:
    name = speak("four of spades")
    setup = laid_out({"Ann": "4S 4H QD", "Bob": "KD 2C", "Cleo": "5H 6H"}, "7S")
    table = Table(model, setup=setup).hear(mixed(5, (1.0, name), background=15), plays="4S")
    (stamped,) = [stamped for stamped, _ in table.game.told if isinstance(stamped.event, Spoken)]
    assert stamped.at - (1_000 + len(name) / 16) < EARLY


def test_a_phrase_that_nobody_owes_waits_until_it_is_known_for_good(model: Model) -> None:
    badger = speak(BADGER)
    table = Table(model).hear(mixed(5, (1.0, badger), background=15))
    (stamped,) = [stamped for stamped, _ in table.game.told if isinstance(stamped.event, Spoken)]
    assert stamped.at - (1_000 + len(badger) / 16) > EARLY


def test_who_holds_the_talk_key_has_said_it(model: Model) -> None:
    keys = {900: (2, True, False), 2_200: (2, False, False)}
    table = Table(model).hear(mixed(4, (1.0, speak("have a nice day")), background=15), keys=keys)
    assert table.said() == [(2, "have a nice day")]


def test_a_key_pressed_and_let_go_a_little_late_or_soon_still_counts(model: Model) -> None:
    keys = {1_100: (1, True, False), 1_900: (1, False, False)}
    table = Table(model).hear(mixed(4, (1.0, speak("have a very nice day")), background=15), keys=keys)
    assert table.said() == [(1, "have a very nice day")]


def test_what_is_said_with_the_call_key_held_is_that_seats_call(model: Model) -> None:
    keys = {5_000: (1, True, True), 7_000: (1, False, True)}
    sound = mixed(9, (5.2, speak(f"failure to say {BADGER}")), background=15)
    table = Table(model).hear(sound, plays="9D", keys=keys)
    (called,) = [event for event in table.entered() if isinstance(event, Called)]
    assert (called.caller, called.on) == (1, None)
    (ruling,) = [fact for fact in table.game.facts() if isinstance(fact, Ruling)]
    assert (ruling.verdict, ruling.by, ruling.on) == (Verdict.UPHELD, 1, 0)


def test_with_keys_only_what_is_said_without_one_is_nothing(model: Model) -> None:
    sound = mixed(8, (1.0, speak("have a nice day")), (5.0, speak("point of order")), background=15)
    keys = {4_900: (0, True, False), 6_500: (0, False, False)}
    assert Table(model, keys_only=True).hear(sound, keys=keys).said() == [(0, "point of order")]


def test_a_spoken_call_without_a_key_waits_for_its_caller(model: Model) -> None:
    sound = mixed(8, (5.2, speak(f"failure to say {BADGER}")), background=15)
    table = Table(model).hear(sound, plays="9D")
    assert not [fact for fact in table.game.facts() if isinstance(fact, Ruling)]
    number = next(n for n, (stamped, _) in enumerate(table.game.told, 1) if isinstance(stamped.event, Spoken))
    table.session.correct(2, number)
    table.ear.close()
    (ruling,) = [fact for fact in table.game.facts() if isinstance(fact, Ruling)]
    assert (ruling.verdict, ruling.by, ruling.on) == (Verdict.UPHELD, 2, 0)


def test_knocks_at_a_shared_table_are_those_of_who_is_on_turn(model: Model) -> None:
    table = Table(model).hear(mixed(4, (1.0, knock(1)), (1.3, knock(2)), background=15))
    assert [e for e in table.entered() if isinstance(e, Knock)] == [Knock(0, 2, pytest.approx(1_000, abs=20))]  # type: ignore[arg-type]


def test_a_gap_is_of_those_who_speak_at_the_microphone_alone(model: Model) -> None:
    table = Table(model, (0, 2))
    table.hears.deafen(1_000, 2_000, Why.MUTED)
    table.hear(mixed(4, background=15))
    gaps = [event for event in table.entered() if isinstance(event, Gap)]
    assert {(gap.why, gap.seats) for gap in gaps} == {("muted", (0, 2))}


def test_what_the_microphone_had_not_told_when_it_was_closed_is_a_gap(model: Model) -> None:
    table = Table(model, (0,))
    table.game.at(1_500)
    table.ear.close()
    assert table.entered() == [Gap(0, 1_500, "the microphone was lost", (0,))]


def test_a_command_is_done_and_is_no_talk(model: Model) -> None:
    sound = mixed(9, (1.0, speak("play the nine of diamonds")), (4.0, speak("have a nice day")), background=15)
    table = Table(model, orders=True).hear(sound)
    assert table.obeyed == [(0, Command(Verb.PLAY, card=Card.parse("9D")))]
    assert table.said() == [(None, "have a nice day")]


def test_a_call_on_a_name_is_a_call_on_that_seat(model: Model) -> None:
    sound = mixed(10, (6.0, speak(f"call Ann, failure to say {BADGER}")), background=15)
    table = Table(model, (1,), orders=True).hear(sound, plays="9D")
    (ruling,) = [fact for fact in table.game.facts() if isinstance(fact, Ruling)]
    assert (ruling.verdict, ruling.by, ruling.on) == (Verdict.UPHELD, 1, 0)


@pytest.mark.parametrize("talks", [False, True])
def test_computer_players_do_not_talk_over_who_speaks(model: Model, *, talks: bool) -> None:
    talk = np.concatenate([speak("have a very very very nice day")] * 2)
    begin, end = 4_300, 4_000 + round(len(talk) / 16)
    begun: list[int] = []
    for seed in range(5, 10):
        table = Table(model, (0,), setup=company(people=1, players=3, seed=seed))
        table.session.listen(lambda utterance: begun.append(utterance.start))
        table.session.deal()
        table.hear(mixed(8.5, (4.0, talk if talks else talk[:0]), background=15))
    assert any(begin < time < end for time in begun) is not talks
