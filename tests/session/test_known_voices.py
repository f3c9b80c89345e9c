"""Two people at one microphone whose voices are known: each has said what they said, and nobody pays by a voice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from synthetic import in_blocks, mixed, speak
from tables import Game, cards, laid_out

from mao_desktop.engine import Corrected, DutyMet, Play, Ruling, Spoken, Verdict, replay
from mao_desktop.language.commands import Commands
from mao_desktop.language.reading import Lexicon
from mao_desktop.session import GameLog
from mao_desktop.session.known_voices import KnownVoices
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.speech.recognition.pipeline import RecognitionPipeline
from mao_desktop.speech.recognition.recogniser import Recogniser
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.speech.speakers.encoder import speaker_encoder
from mao_desktop.voices import VoiceProfile

if TYPE_CHECKING:
    from mao_desktop.language.commands import Command
    from mao_desktop.speech.recognition.recogniser import Model
    from mao_desktop.store.setup import Setup

ANN, BOB = "flite:slt", "flite:rms"
PHRASES = (
    "have a very very nice day",
    "failure to say the seven of spades",
    "that's the badger and the queen",
    "last card",
)
BADGER = "that's the badger"
NICE = "have a nice day"


@cache
def learnt(voice: str) -> VoiceProfile:
    vectors = (speaker_encoder().learnt(speak(phrase, voice)) for phrase in PHRASES)
    return VoiceProfile(tuple(vector for vector in vectors if vector))


class Obeyed:
    """Notes what was commanded, and for whom it was done."""

    def __init__(self) -> None:
        self.commands = Commands(("Ann", "Bob", "Cleo"), {"vote against": "no", "what's on the pile": "pile"})
        self.done: list[tuple[int, str]] = []

    def read(self, text: str) -> Command[str] | None:
        return self.commands.read(text)

    def obey(self, seat: int, command: Command[str]) -> None:
        self.done.append((seat, command.action))


class Table:
    """Ann and Bob at one microphone, Cleo is silent; their voices are known unless said."""

    def __init__(self, model: Model, *, knows: tuple[int, ...] = (0, 1), setup: Setup | None = None) -> None:
        self.game = Game(setup or laid_out({"Ann": "9D 4H QD", "Bob": "9D 2C", "Cleo": "5H 6H"}, "7D"))
        session = self.session = self.game.session
        voices = {seat: learnt(voice) if seat in knows else VoiceProfile() for seat, voice in enumerate((ANN, BOB))}
        self.taught: list[tuple[int, VoiceProfile]] = []
        known = KnownVoices(session, voices, lambda seat, profile: self.taught.append((seat, profile)))
        self.orders = Obeyed()
        lexicon = Lexicon((*self.game.setup.lexicon().entries, *self.orders.commands.lexicon().entries))
        vocabulary = vocabulary_of_variant(lexicon, model)
        self.hears = RecognitionPipeline(Recogniser(model, vocabulary.sounds), vocabulary)
        self.hears.tell_voices(speaker_encoder().vector)
        self.ear = MicrophoneChannel(session, "table", (0, 1), voices=known, orders=self.orders)

    def hear(
        self, seconds: float, *said: tuple[float, str, str], plays: tuple[tuple[int, int, str], ...] = ()
    ) -> Table:
        left = list(plays)
        sound = mixed(seconds, *((at, speak(text, voice)) for at, text, voice in said), background=15)
        for block in in_blocks(sound):
            now = round(block.end / 16)
            self.game.at(now)
            while left and now >= left[0][0]:
                _, seat, card = left.pop(0)
                self.session.submit(Play(seat, cards(card)[0]))
            self.hears.expect(self.session.awaited_phrases(self.ear.seats))
            for report in self.hears.hear(block):
                self.ear.take(report)
        for report in self.hears.end():
            self.ear.take(report)
        return self

    def voices(self) -> list[tuple[str, int | None]]:
        events = [stamped.event for stamped, _ in self.game.told]
        return [(" ".join(w.text for w in e.words), e.voice) for e in events if isinstance(e, Spoken)]

    def rulings(self) -> list[tuple[Verdict, int | None, int | None]]:
        return [(fact.verdict, fact.by, fact.paid_by) for fact in self.game.facts() if isinstance(fact, Ruling)]


def number_of_words(table: Table) -> int:
    return next(n for n, (stamped, _) in enumerate(table.game.told, 1) if isinstance(stamped.event, Spoken))


def test_each_of_two_at_one_microphone_has_said_what_they_said(model: Model) -> None:
    table = Table(model).hear(7, (1.0, NICE, BOB), (4.0, "point of order", ANN))
    assert table.voices() == [(NICE, 1), ("point of order", 0)]


def test_a_phrase_that_is_owed_is_told_with_its_voice_as_soon_as_it_stands(model: Model) -> None:
    table = Table(model).hear(4, (1.0, BADGER, ANN), plays=((200, 0, "9D"),))
    assert table.voices() == [("thats the badger", 0)]
    assert [fact.seat for fact in table.game.facts() if isinstance(fact, DutyMet)] == [0]


def test_of_two_who_owe_the_same_the_one_who_says_it_has_said_it(model: Model) -> None:
    plays = ((200, 0, "9D"), (1_500, 1, "9D"))
    table = Table(model).hear(5, (2.0, BADGER, BOB), plays=plays)
    assert [fact.seat for fact in table.game.facts() if isinstance(fact, DutyMet)] == [1]


def test_what_another_says_for_who_owes_it_costs_nobody_a_card(model: Model) -> None:
    table = Table(model).hear(9, (1.0, BADGER, BOB), plays=((200, 0, "9D"),))
    table.session.call(2, f"failure to say {BADGER}", 0)
    table.ear.close()
    assert table.rulings() == [(Verdict.VOID, 2, None)]


def test_words_of_a_known_voice_are_no_offence_by_the_voice_alone(model: Model) -> None:
    table = Table(model).hear(5, (1.0, "mao", ANN), (3.0, "spades", BOB))
    assert not [record for seat in table.session.state.settled.seats for record in seat.infractions]


def test_a_call_in_a_known_voice_is_that_seats_where_it_is_upheld(model: Model) -> None:
    table = Table(model).hear(9, (5.2, f"failure to say {BADGER}", BOB), plays=((200, 0, "9D"),))
    table.ear.close()
    assert table.rulings() == [(Verdict.UPHELD, 1, 0)]


def test_a_command_in_a_known_voice_is_done_for_that_seat_though_another_is_on_turn(model: Model) -> None:
    table = Table(model).hear(6, (0.4, "vote against", BOB), (3.2, "what's on the pile", ANN))
    assert table.session.view(0).judged.turn.seat == 0
    assert table.orders.done == [(1, "no"), (0, "pile")]


def test_a_strangers_voice_is_nobodys(model: Model) -> None:
    table = Table(model).hear(4, (1.0, NICE, "espeak:en-us"))
    assert table.voices() == [(NICE, None)]


def test_where_only_one_voice_is_known_the_others_is_nobodys(model: Model) -> None:
    table = Table(model, knows=(0,)).hear(7, (1.0, NICE, BOB), (4.0, NICE, ANN))
    assert table.voices() == [(NICE, None), (NICE, 0)]


def test_a_held_key_outweighs_the_voice(model: Model) -> None:
    table = Table(model)
    table.ear.hold(0, held=True)
    table.hear(4, (1.0, NICE, BOB))
    (spoken,) = [stamped.event for stamped, _ in table.game.told if isinstance(stamped.event, Spoken)]
    assert (spoken.seat, spoken.voice) == (0, None)


def test_a_correction_by_click_teaches_the_voice(model: Model) -> None:
    table = Table(model, knows=(0,)).hear(4, (1.0, NICE, BOB))
    table.session.correct(1, number_of_words(table))
    ((seat, profile),) = table.taught
    assert (seat, len(profile.samples)) == (1, 1)
    assert profile.samples[0].likeness(learnt(BOB).mean) > profile.samples[0].likeness(learnt(ANN).mean)
    table.session.correct(0, number_of_words(table))
    assert [(seat, len(profile.samples)) for seat, profile in table.taught[1:]] == [(0, 5), (1, 0)]


def test_a_correction_of_what_the_microphone_did_not_hear_teaches_nothing(model: Model) -> None:
    table = Table(model)
    table.session.say(None, NICE)
    table.session.correct(1, 1)
    assert table.taught == []


def test_a_game_with_voices_is_judged_the_same_again(model: Model) -> None:
    table = Table(model).hear(9, (1.0, BADGER, BOB), (5.2, f"failure to say {BADGER}", BOB), plays=((200, 0, "9D"),))
    table.session.submit(Corrected(1, number_of_words(table)))
    table.ear.close()
    assert replay(GameLog(table.game.setup).state, table.session.log())[0] == table.session.state


def test_two_who_speak_at_once_are_nobody_for_sure(model: Model) -> None:
    voices = Table(model).hear(4, (1.0, NICE, ANN), (1.0, "point of order", BOB)).voices()
    assert [voice for _, voice in voices if voice is not None] == []
