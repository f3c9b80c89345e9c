"""End to end, with nothing faked: the mouse drags a card, a voice sounds on a virtual sound card, and it is judged."""

from __future__ import annotations

import threading
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import Qt
from synthetic import mixed, speak
from table_hands import Hands, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import (
    Called,
    CardsTaken,
    DutyMet,
    Fact,
    Gap,
    Propose,
    Ruling,
    Spoken,
    Stamped,
    Verdict,
    Vote,
    Won,
)
from mao_desktop.language.reading import Lexicon
from mao_desktop.players.skill import Skill
from mao_desktop.practice import SEATS, Attempt, Drill, Result, Source, Step, items
from mao_desktop.speech.audio.loudspeaker import Loudspeaker
from mao_desktop.speech.audio.samples import RATE, level
from mao_desktop.speech.audio.sound_history import displayed_loudness
from mao_desktop.speech.speakers.encoder import speaker_encoder
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.store.setup import Seat
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.audio.voice_lesson import PHRASES
from mao_desktop.ui.dialogs.new_table import NewTableDialog
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.variants import VARIANTS
from mao_desktop.voices import VoiceProfile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot
    from sound_card import SoundCard

    from mao_desktop.store.setup import Setup
    from mao_desktop.ui.game.game_controller import GameController
    from mao_desktop.ui.game.game_view import GameView

PATIENCE = 30_000
GRACE = 4_000
CLOSE = 60
"""Words come back within so many ms."""
Kind = TypeVar("Kind", bound=Fact)
BADGER = "that's the badger"
KEYS = tuple(item.key for item in items(VARIANTS["cambridge"].rules({}, SEATS)))
"""What is practised of Cambridge: nothing of it is new in the tests."""


@dataclass
class Listening(Hands):
    """Hands at a table with a microphone, and a voice that is none of the program's."""

    audio: TableAudio
    facts: list[Fact] = field(default_factory=list)
    loudspeaker: Loudspeaker = field(default_factory=Loudspeaker)

    @property
    def game(self) -> GameView:
        return self.page.game

    @property
    def control(self) -> GameController:
        return self.page.control

    def sit_down(self, setup: Setup) -> None:
        """Sit down, and wait until the microphone hears."""
        self.window.tables.open(setup)
        self.control.session.subscribe(self._note)
        self.page.privacy.take()
        self.bot.waitUntil(lambda: self.page.microphone.text.text() == "listening", timeout=PATIENCE)

    def _note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        self.events.append(stamped.event)
        self.facts.extend(facts)

    def of_kind(self, kind: type[Kind]) -> list[Kind]:
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def loudest_since(self, begin: int) -> float:
        return max(self.audio.sound(begin, self.game.now(), 50), default=0.0)

    def of_players(self) -> list[tuple[int, int]]:
        """Tell from when to when (ms) computer players spoke."""
        said = [e for e in self.events if isinstance(e, Spoken | Called) and e.words and self.whose(e) != 0]
        return [(event.words[0].start, event.words[-1].end) for event in said]

    @staticmethod
    def whose(event: Spoken | Called) -> int | None:
        return event.seat if isinstance(event, Spoken) else event.caller

    def wait_until(self, time: int) -> None:
        self.bot.waitUntil(lambda: self.game.now() >= time, timeout=PATIENCE)

    def wait_for_ruling(self) -> Ruling:
        self.bot.waitUntil(lambda: bool(self.of_kind(Ruling)), timeout=PATIENCE)
        return self.of_kind(Ruling)[-1]

    def play_badger(self) -> int:
        """Drag the nine of diamonds onto the pile; tell when (ms)."""
        self.drag(self.at("9D"), self.middle())
        return self.game.now()

    def say(self, text: str, after: float = 0.3, voice: str = "flite:slt") -> int:
        """Say a text aloud, so many seconds from now; tell when it begins to sound (ms)."""
        sound = mixed(after + 3, (after, speak(text, voice)), background=15)
        begin = self.loudspeaker.play(sound, RATE).begin(self.control.session.zero / 1000)
        return begin + round(after * 1000)

    def has_captions(self, count: int) -> bool:
        """Tell whether so many things were said for good."""
        return len([row for row in self.page.captions.rows if row.number]) == count

    def call(self) -> None:
        """Let Bob call by a click on Ann's name and in the list."""
        self.control.call(1, f"failure to say {BADGER}", 0)


@pytest.fixture
def table(card: SoundCard, qtbot: QtBot, tmp_path: Path) -> Iterator[Listening]:  # noqa: ARG001  its microphone is used
    def table_audio(settings: Settings) -> TableAudio:
        return TableAudio(settings, SpeechOutput(settings), monotonic_ms)

    profile = Profile(tmp_path / "config", tmp_path / "data")
    window = MainWindow(profile, Settings(motion=False, listen=True), table_audio, monotonic_ms, seed=7)
    qtbot.addWidget(window)
    window.show()
    audio = window.audio
    assert isinstance(audio, TableAudio)
    hands = Listening(window, qtbot, [], audio)
    hands.loudspeaker.open()
    hands.loudspeaker.play(mixed(1.0), RATE).wait(PATIENCE / 1000)  # no sound card falls asleep where people talk
    try:
        yield hands
    finally:
        window.close()
        hands.loudspeaker.close()


def test_what_was_said_in_time_is_met_and_a_later_call_is_bad(table: Listening) -> None:
    table.sit_down(laid_out("4D 9D KH 2H", "2C 3C"))
    played = table.play_badger()
    begun = table.say(BADGER)
    table.bot.waitUntil(lambda: bool(table.of_kind(DutyMet)), timeout=PATIENCE)
    (met,) = table.of_kind(DutyMet)
    assert met.seat == 0
    assert abs(met.at - begun) < CLOSE
    table.wait_until(played + GRACE + 200)
    table.call()
    ruling = table.wait_for_ruling()
    assert (ruling.verdict, ruling.paid_by) == (Verdict.BAD, 1)
    assert BADGER in [row.text.text() for row in table.page.captions.rows]


def test_what_was_not_said_is_called_and_a_card_flies(table: Listening) -> None:
    table.sit_down(laid_out("4D 9D KH 2H", "2C 3C"))
    played = table.play_badger()
    table.wait_until(played + GRACE + 200)
    table.call()
    ruling = table.wait_for_ruling()
    assert (ruling.verdict, ruling.paid_by) == (Verdict.UPHELD, 0)
    table.settle()
    assert len(table.hand()) == 4
    assert [(taken.seat, len(taken.cards)) for taken in table.of_kind(CardsTaken)] == [(0, 1)]


@pytest.mark.parametrize(("call_after", "verdict"), [(250, Verdict.BAD), (-250, Verdict.UPHELD)])
def test_what_was_begun_just_before_the_call_counts_and_just_after_it_does_not(
    table: Listening, call_after: int, verdict: Verdict
) -> None:
    table.sit_down(laid_out("4D 9D KH 2H", "2C 3C"))
    played = table.play_badger()
    table.wait_until(played + GRACE + 200)
    begun = table.say(BADGER, after=0.8)
    table.wait_until(begun + call_after)
    table.call()
    assert "waiting to hear" in table.page.rulings.notes()[0].text.text()
    assert table.wait_for_ruling().verdict is verdict


def test_among_talking_computer_players_a_person_is_heard_and_they_are_not_taken_for_one(table: Listening) -> None:
    skill = Skill(attention=0.9, memory=1.0, honesty=1.0, speed=0.8)
    people = laid_out("4D 9D KH 2H 4C", "7D 7C QD", "7H 7S QC")
    seats = (Seat("Ann"), Seat("Bob", skill, 1), Seat("Cleo", skill, 2))
    table.sit_down(replace(people, seats=seats))
    table.play_badger()
    begun = table.say(BADGER)
    table.bot.waitUntil(lambda: 0 in [met.seat for met in table.of_kind(DutyMet)], timeout=PATIENCE)
    table.bot.waitUntil(lambda: len(table.of_players()) >= 2, timeout=PATIENCE)
    table.wait_until(table.of_players()[-1][1] + 2_000)
    met = next(met for met in table.of_kind(DutyMet) if met.seat == 0)
    assert abs(met.at - begun) < CLOSE
    assert [" ".join(w.text for w in e.words) for e in table.events if isinstance(e, Spoken) and e.seat == 0] == [
        "thats the badger"
    ]
    own = [gap for gap in table.events if isinstance(gap, Gap) and gap.why == "own voice"]
    assert {gap.seats for gap in own} == {(0,)}, table.page.bubbles.notice.text()
    for begin, end in table.of_players():
        assert (
            sum(min(gap.end, end) - max(gap.begin, begin) for gap in own if gap.end > begin and gap.begin < end)
            > (end - begin) * 0.9
        )


def test_a_table_is_sat_down_at_a_round_played_and_the_table_left_by_voice_alone(table: Listening) -> None:
    window, bot = table.window, table.bot
    window.use(replace(window.settings, voice_commands=True, speak=False, sounds=False))

    def say(text: str, until: Callable[[], bool]) -> None:
        """Say it, and again where nothing comes of it, as people do."""
        for _ in range(3):
            table.loudspeaker.play(mixed(2.4, (0.2, speak(text)), background=15), RATE)
            with suppress(bot.TimeoutError):
                bot.waitUntil(until, timeout=PATIENCE // 3)
                return
        pytest.fail(f"nothing came of “{text}”")

    def answered() -> None:
        """Wait until the program has said its answer: no microphone hears anything else meanwhile."""
        for state in (ListeningState.SPEAKING, ListeningState.OPEN):
            bot.waitUntil(lambda state=state: table.audio.state() is state, timeout=PATIENCE)  # type: ignore[misc]
        bot.wait(500)  # a room echoes

    bot.waitUntil(lambda: table.audio.state() is ListeningState.OPEN, timeout=PATIENCE)
    say("new table", lambda: window.page is not None)
    setup = laid_out("5D 6D", "8D 8C 9C", variant="german")
    bob = Seat("Bob", Skill(attention=0.0, memory=1.0, honesty=1.0, speed=1.0))
    table.sit_down(replace(setup, seats=(setup.seats[0], bob)))
    say("table play the five of diamonds", lambda: table.top() != "7D")
    say("mao", lambda: 0 in [met.seat for met in table.of_kind(DutyMet)])
    bot.waitUntil(lambda: table.game.view(0).judged.turn.seat == 0, timeout=PATIENCE)
    say("table what's on the pile", lambda: table.page.bubbles.notice.text() == "eight of diamonds")
    answered()
    say("table play the six of diamonds", lambda: bool(table.of_kind(Won)))
    bot.waitUntil(lambda: bool(table.control.paused), timeout=PATIENCE)
    say("table next round", lambda: len(table.game.view(0).hand) == 5)
    say("table leave the table", lambda: "Leave the table?" in table.page.bubbles.notice.text())
    answered()
    say("table yes", lambda: window.page is None)


def test_after_a_vote_the_microphone_hears_the_new_phrase(table: Listening) -> None:
    table.sit_down(laid_out("4D 9D KH 2H", "2C 3C"))
    table.control.say(0, "point of order")
    for event in (Propose(0, "laughing = on"), Vote(0, yes=True), Vote(1, yes=True)):
        table.control.act(event)
    table.bot.waitUntil(lambda: "laughing" in table.page.rules.lines, timeout=PATIENCE)
    table.control.say(0, "end of point of order")
    table.wait_until(table.game.now() + 1_000)
    table.say("laughing")
    table.bot.waitUntil(lambda: "laughing" in [row.text.text() for row in table.page.captions.rows], timeout=PATIENCE)
    assert [gap.why for gap in table.events if isinstance(gap, Gap)] == ["opening"]


def test_the_sound_check_tells_what_it_heard(table: Listening) -> None:
    table.window.tables.ask()
    dialog = table.window.findChild(NewTableDialog)
    assert dialog
    dialog.sound_check.click()
    check = table.window.findChild(SoundCheck)
    assert check
    table.bot.waitUntil(lambda: check.microphone.text.text() == "listening", timeout=PATIENCE)
    table.loudspeaker.play(mixed(3, (0.3, speak("have a nice day")), background=15), RATE)
    table.bot.waitUntil(lambda: check.heard.text() == "✓ I heard: have a nice day", timeout=PATIENCE)
    check.reject()
    dialog.reject()
    names = ("listener", "opening", "closing")
    table.bot.waitUntil(
        lambda: not [thread for thread in threading.enumerate() if thread.name in names], timeout=PATIENCE
    )


def test_who_share_a_microphone_are_named_by_their_voices(table: Listening) -> None:
    voices = {"Ann": "flite:slt", "Bob": "flite:rms"}
    for name, voice in voices.items():
        vectors = (speaker_encoder().learnt(speak(phrase, voice)) for phrase in PHRASES)
        table.window.voices.keep(name, VoiceProfile(tuple(vector for vector in vectors if vector)))
    table.sit_down(laid_out("4D 9C", "2C 3C"))
    for count, voice in enumerate(voices.values(), 1):
        table.say("have a nice day", voice=voice)
        table.bot.waitUntil(partial(table.has_captions, count), timeout=PATIENCE)
    assert [row.who.text() for row in table.page.captions.rows] == list(voices)


def test_the_first_table_hears_who_is_new(table: Listening) -> None:
    table.window.tables.open_first()
    guide = table.window.tables._guide  # noqa: SLF001  the window's alone
    assert guide
    table.bot.waitUntil(lambda: table.page.microphone.text.text() == "listening", timeout=PATIENCE)
    table.loudspeaker.play(mixed(3, (0.3, speak("have a nice day")), background=15), RATE)
    table.bot.waitUntil(guide.card.next.isVisible, timeout=PATIENCE)
    assert "I heard: “have a nice day”" in guide.card.told.text()


def test_in_practice_a_phrase_counts_from_when_it_was_said(table: Listening) -> None:
    before = [Attempt(1, "cambridge", key, Drill.CARD, Source.PRACTICE, Result.TOLD) for key in KEYS]
    table.window.practice._progress.keep(*before)  # noqa: SLF001  the desk's alone
    table.window.practice.practise()
    page = table.window.practice.page
    assert page
    for drill, box in page.chooser.drills.items():
        box.setChecked(drill is Drill.CARD)
    page.begin_round()
    runner, steps = page.runner, list[Step]()
    assert runner
    runner.judged.connect(steps.append)
    table.bot.waitUntil(lambda: bool(runner.run and runner.run.waits(runner.now()) is not None), timeout=PATIENCE)
    run = runner.run
    assert run
    spoken = [(0.4 + 2.2 * n, speak(phrase)) for n, phrase in enumerate(run.trial.due)]  # a 7♠ asks for two phrases
    said = table.loudspeaker.play(mixed(3.5 + 2.2 * (len(spoken) - 1), *spoken, background=15), RATE)
    cue = monotonic_ms() - runner.now() + run.began + run.trial.cue
    began = said.begin(cue / 1000) + 400
    table.bot.waitUntil(lambda: bool(steps), timeout=PATIENCE)
    assert steps[0].outcome.result is Result.MET
    assert steps[0].outcome.latency == pytest.approx(began, abs=CLOSE)
    assert steps[0].attempt.lag
    runner.go_on()
    sound = runner.sounds[0]
    assert sound is not None
    assert displayed_loudness(level(sound)) > 0.3
    page.close_page()


def test_in_practice_without_looking_the_voice_reads_the_card(table: Listening) -> None:
    begin = monotonic_ms()
    table.audio.practise(Lexicon(()), begin, lambda _: None, print)
    table.bot.waitUntil(lambda: table.audio.state() is ListeningState.OPEN, timeout=PATIENCE)
    table.audio.say("nine of diamonds")
    table.bot.waitUntil(lambda: table.audio.state() is ListeningState.SPEAKING, timeout=PATIENCE)
    table.bot.waitUntil(lambda: table.audio.state() is ListeningState.OPEN, timeout=PATIENCE)
    assert max(table.audio.sound(0, monotonic_ms() - begin, 50)) > 0.2
    table.audio.detach()


def test_what_was_heard_can_be_heard_again(table: Listening) -> None:
    table.sit_down(laid_out("4D 9D KH 2H", "2C 3C"))
    played = table.play_badger()
    begun = table.say(BADGER)
    table.wait_until(played + GRACE + 200)
    table.call()
    table.wait_for_ruling()
    table.key(Qt.Key.Key_E)
    assert table.page.evidence.play.isEnabled()
    loud = table.audio.sound(begun, begun + 600, 6)
    quiet = table.audio.sound(begun + 2_000, begun + 2_600, 6)
    assert min(loud) > max(quiet)
    again = table.game.now()
    table.page.evidence.play.click()
    table.key(Qt.Key.Key_Escape)  # the table's clock stands still while the card is open
    table.bot.waitUntil(lambda: table.loudest_since(again) > max(quiet) + 0.2, timeout=PATIENCE)
