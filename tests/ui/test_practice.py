"""Practice in the window: a round by keys, typed or heard, its list, and what is kept of it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from silent_audio import SilentAudio
from table_hands import LEFT

from mao_desktop import practice
from mao_desktop.language.cards import card_name
from mao_desktop.players.chance import Chance
from mao_desktop.players.skill import Skill
from mao_desktop.practice import SEATS, Attempt, Drill, Kind, Result, Source, Step, Trial, begin
from mao_desktop.speech.reports import Forming, HeardPhrase, HeardUpTo, HeardWord, OtherTalk
from mao_desktop.store.own_progress import OwnProgress
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.ui.audio.audio_port import ListeningState
from mao_desktop.ui.audio.sound_check import SoundCheck
from mao_desktop.ui.practice.answers import answers
from mao_desktop.ui.practice.chooser import Book, Chooser
from mao_desktop.ui.practice.round_list import RoundList
from mao_desktop.ui.practice.round_page import RoundPage
from mao_desktop.ui.practice.round_runner import RoundRunner
from mao_desktop.ui.practice.step_texts import asked_of, done_in, verdict, why
from mao_desktop.ui.style.theme import DARK
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import Phrase, Rules
    from mao_desktop.language.reading import Lexicon
    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.shell.window import MainWindow

RULES = VARIANTS["cambridge"].rules({}, SEATS)
SEED = 4


class Clock:
    """Times that are set by hand."""

    time = 0

    def now(self) -> int:
        return self.time

    def date(self) -> int:
        return self.time

    def day(self, at: int) -> int:
        return at // 86_400_000


class HearingAudio(SilentAudio):
    """A microphone that hears what a test tells it to."""

    take: Callable[[Report], None]
    expected: tuple[str, ...] = ()

    def expect(self, due: tuple[Phrase, ...]) -> None:
        self.expected = tuple(phrase.text for phrase in due)

    def practise(
        self,
        lexicon: Lexicon,  # noqa: ARG002  it hears all of it
        zero: int,  # noqa: ARG002  its clock is the test's
        take: Callable[[Report], None],
        failed: Callable[[str], None],  # noqa: ARG002  it never fails
    ) -> None:
        self.take = take

    def state(self) -> ListeningState:
        return ListeningState.OPEN


class Drilled:
    """A round of a few items with a clock that is set by hand; those that are chosen came before unless `new`."""

    def __init__(
        self, drill: Drill, *chosen: str, sound: SilentAudio | None = None, new: bool = False, rules: Rules = RULES
    ) -> None:
        self.clock, self.kept = Clock(), list[Attempt]()
        self.sound = sound or SilentAudio()
        told = (Attempt(0, rules.variant, key, drill, Source.PRACTICE, Result.TOLD) for key in chosen)
        going = begin(rules, () if new else told, 0, seed=SEED, drills=(drill,), chosen=chosen)
        self.runner = RoundRunner(going, self.sound, self.clock, self.kept.append)
        self.steps: list[Step] = []
        self.runner.judged.connect(self.steps.append)
        self.runner.start()

    def trial(self) -> Trial:
        assert self.runner.run
        return self.runner.run.trial

    def to(self, time: int) -> None:
        """Let the trial go on to a time of its own."""
        assert self.runner.run
        self.clock.time = self.runner.run.began + time
        self.runner.tick()


@pytest.fixture
def badger(qtbot: QtBot) -> Drilled:  # noqa: ARG001  it makes the application
    return Drilled(Drill.CARD, "say:CAM-35")


def test_a_right_answer_is_told_with_its_time_and_kept(badger: Drilled) -> None:
    badger.to(badger.trial().cue + 900)
    badger.runner.pick("that's the badger")
    (step,) = badger.steps
    assert verdict(step) == "✓  correct · 0.9 s"
    assert done_in(step, ()) == "that's the badger"
    assert why(step).startswith("Easy: begun after 0.9 s. CAM-35: nine of diamonds")
    (kept,) = badger.kept
    assert (kept.item, kept.result, kept.latency, kept.source) == ("say:CAM-35", Result.MET, 900, Source.PRACTICE)


def test_what_is_new_is_shown_with_its_answer_and_does_not_count(qtbot: QtBot) -> None:
    drilled = Drilled(Drill.CARD, "say:CAM-35", new=True)
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=False)
    qtbot.addWidget(page)
    drilled.runner.begun.emit(drilled.runner.run)
    assert page.heard.text() == "nine of diamonds or joker: say “that's the badger”"
    assert not page.verdict.text()  # the card that lies there first asks for nothing
    drilled.to(drilled.trial().cue)
    assert page.verdict.text() == "Due: “that's the badger”"
    drilled.to(drilled.trial().cue + 900)
    drilled.runner.pick("that's the badger")
    assert page.verdict.text() == "✓  correct · 0.9 s · new: not counted yet"
    assert drilled.kept[0].result is Result.TOLD


def test_bug_who_misses_what_is_new_is_told_what_was_due(qtbot: QtBot) -> None:  # noqa: ARG001  it makes the application
    drilled = Drilled(Drill.CARD, "say:CAM-35", new=True)
    drilled.to(drilled.trial().until + 1)
    (step,) = drilled.steps
    assert verdict(step) == "✗  not said · new: not counted yet. Due: “that's the badger”"
    assert drilled.kept[0].result is Result.TOLD


def test_bug_what_is_picked_before_the_card_lies_is_told_of_and_no_answer(badger: Drilled) -> None:
    told: list[str] = []
    badger.runner.hearing.connect(told.append)
    badger.to(badger.trial().cue - 300)
    badger.runner.pick("that's the badger")
    assert told == ["Too early: wait for the card."]
    badger.to(badger.trial().cue + 900)
    badger.runner.pick("that's the badger")
    assert badger.steps[0].outcome.result is Result.MET


def test_bug_a_bad_call_is_told_at_once(qtbot: QtBot) -> None:  # noqa: ARG001  it makes the application
    drilled = Drilled(Drill.CALL, "call:CAM-35")
    drilled.to(drilled.trial().cue - 400)
    drilled.runner.pick(drilled.trial().due[0])
    assert drilled.steps[0].outcome.result is Result.WRONG


def test_bug_a_card_that_lands_on_an_equal_one_is_seen_to_land(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    drilled = Drilled(Drill.CALL, "call:MMT-21", rules=VARIANTS["mau-mau"].rules({}, SEATS))
    run = drilled.runner.run
    assert run
    twin = drilled.trial().card
    first = drilled.trial().script[0].at
    assert run.shown(first - 1) == (twin, None)
    assert run.shown(first) == (twin, twin)


def test_silence_where_something_is_due_is_told_with_what_was_due(badger: Drilled) -> None:
    badger.to(badger.trial().until - 1)
    assert not badger.steps
    badger.to(badger.trial().until + 1)
    assert verdict(badger.steps[0]) == "✗  not said. Due: “that's the badger”"


def test_it_stays_on_the_screen_until_one_goes_on(badger: Drilled) -> None:
    first = badger.trial()
    badger.to(first.cue + 900)
    badger.runner.pick("have a nice day")
    badger.to(first.until + 1)
    assert badger.trial() is first
    badger.runner.go_on()
    assert badger.trial() is not first


def phrase(text: str, start: int, *, sure: bool = True) -> HeardPhrase:
    words = text.split()
    heard = tuple(
        HeardWord(word, start + 200 * n, start + 200 * n + 190, start + 2_000, 1) for n, word in enumerate(words)
    )
    return HeardPhrase(text, heard, start + 2_000, sure=sure)


def test_what_is_heard_late_counts_from_when_it_was_said_and_a_miss_waits_for_the_ear(qtbot: QtBot) -> None:  # noqa: ARG001
    sound = HearingAudio()
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    cue = drilled.trial().cue
    drilled.to(drilled.trial().until + 500)
    assert not drilled.steps
    sound.take(phrase("that's the badger", cue + 700))
    drilled.runner.tick()
    assert drilled.kept[0].latency == 700
    assert drilled.kept[0].lag == 2_000


def forming(text: str, start: int) -> Forming:
    return Forming(text, (phrase(text, start),), start + 1_000)


def test_bug_a_phrase_that_was_known_early_is_heard_once_though_its_time_is_known_better_later(
    qtbot: QtBot,  # noqa: ARG001  it makes the application
) -> None:
    sound = HearingAudio()
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    begun = drilled.trial().cue + 700
    for start in (begun, begun + 1, begun - 2):  # a busy computer tells the times of its sound with jitter
        sound.take(forming("that's the badger", start))
    sound.take(phrase("that's the badger", begun + 3))
    drilled.to(drilled.trial().cue + 3_000)
    assert drilled.kept[0].words == "thats the badger"


def test_what_is_not_due_counts_only_once_it_is_known_for_good(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    sound = HearingAudio()
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    begun = drilled.trial().cue + 700
    sound.take(forming("have a nice day", begun))
    sound.take(phrase("that's the badger", begun))
    drilled.to(drilled.trial().cue + 3_000)
    assert drilled.kept[0].words == "thats the badger"


@pytest.mark.parametrize(
    ("drill", "key", "owed"),
    [
        (Drill.CARD, "say:CAM-35", ("that's the badger",)),
        (Drill.LAST, "claim:CAM-15", ("mao",)),
        (Drill.CALL, "call:CAM-10", ()),
    ],
)
def test_the_ear_looks_for_what_is_due_from_the_cue_on_as_at_a_table(
    qtbot: QtBot,  # noqa: ARG001  it makes the application
    drill: Drill,
    key: str,
    owed: tuple[str, ...],
) -> None:
    sound = HearingAudio()
    drilled = Drilled(drill, key, sound=sound)
    drilled.to(drilled.trial().cue - 1)
    assert sound.expected == ()
    drilled.to(drilled.trial().cue)
    assert sound.expected == owed
    begun = drilled.trial().cue + 700
    sound.take(phrase(drilled.trial().due[0], begun))
    drilled.to(drilled.trial().cue + 3_000)
    assert drilled.steps[0].outcome.result is Result.MET
    assert sound.expected == ()


def test_what_the_ear_was_not_sure_of_does_not_count(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    sound = HearingAudio()
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    sound.take(phrase("that's the badger", drilled.trial().cue + 700, sure=False))
    drilled.to(drilled.trial().until + 500)
    sound.take(HeardUpTo(drilled.clock.time, drilled.clock.time))
    drilled.runner.tick()
    assert drilled.steps[0].outcome.result is Result.UNSURE
    assert drilled.steps[0].rated.rating is None


def test_talk_that_is_no_phrase_counts_for_the_ear_and_not_against_the_person(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    sound = HearingAudio()
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    begun = drilled.trial().cue + 700
    sound.take(OtherTalk(begun, begun + 900, begun + 1_500, sure=True))
    drilled.to(drilled.trial().until + 500)
    sound.take(HeardUpTo(drilled.clock.time, drilled.clock.time))
    drilled.runner.tick()
    assert drilled.steps[0].outcome.result is Result.UNSURE
    assert done_in(drilled.steps[0], ()) == "…"


def test_what_the_ear_misses_of_this_person_is_in_the_sound_check(window: MainWindow) -> None:
    missed = Attempt(1, "german", "say:GER-10", Drill.CARD, Source.PRACTICE, Result.UNSURE, due="paul", words="mumble")
    window.practice._progress.keep(*[missed] * 4)  # noqa: SLF001  the desk's alone
    window.check_sound()
    (check,) = window.findChildren(SoundCheck)
    assert check.ask.text() == "Say “have a nice day”."
    check.which.setCurrentIndex(1)
    assert check.ask.text() == "Say “paul”."
    assert check.about.text() == (
        "The ear was not sure of it 4 of 4 times. It was taken for “…”. "
        "What helps: nearer to the microphone, slower, nobody else talking. "
        "These rules take as well: “ringo”, “george”, “john”."
    )


def test_a_call_is_made_on_whoever_played(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    drilled = Drilled(Drill.CALL, "call:CAM-10")
    drilled.to(drilled.trial().cue + 800)
    drilled.runner.pick(drilled.trial().due[0])
    assert drilled.steps[0].outcome.result is Result.MET


def test_who_takes_a_penalty_and_does_not_thank_is_watched_and_called(qtbot: QtBot) -> None:
    drilled = Drilled(Drill.CALL, "call:GER-15", rules=VARIANTS["german"].rules({}, SEATS))
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=False)
    qtbot.addWidget(page)
    drilled.runner.begun.emit(drilled.runner.run)
    trial = drilled.trial()
    assert trial.watched
    assert page.asks.text() == f"Watch {SEATS[trial.watched]}: call, or keep silent"
    drilled.to(trial.cue - 100)
    assert page.view.caption == "A penalty is given"
    drilled.to(trial.cue + 800)
    drilled.runner.pick(trial.due[0])
    assert drilled.steps[0].outcome.result is Result.MET
    assert asked_of(trial) == "A penalty is given"


def test_whose_turn_it_is_stands_there_before_a_card_out_of_turn(qtbot: QtBot) -> None:
    drilled = Drilled(Drill.CALL, "call:CAM-12")
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=False)
    qtbot.addWidget(page)
    drilled.runner.begun.emit(drilled.runner.run)
    trial = drilled.trial()
    assert trial.layout.turn not in (None, trial.watched)
    assert page.view.caption in ("It is your turn.", "Ann is on turn", "Bob is on turn")
    drilled.to(trial.cue + 800)
    drilled.runner.pick("playing out of turn")
    assert drilled.steps[0].outcome.result is Result.MET


def test_the_other_way_round_a_card_of_the_hand_is_the_answer(qtbot: QtBot) -> None:
    drilled = Drilled(Drill.REVERSE, "say:CAM-35")
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=False)
    qtbot.addWidget(page)
    drilled.runner.begun.emit(drilled.runner.run)
    assert "“that's the badger”" in page.view.text
    drilled.to(drilled.trial().cue + 800)
    right = next(n for n, each in enumerate(answers(drilled.trial(), ())) if each.what == drilled.trial().card)
    QTest.keyClicks(page.line, str(right + 1))
    assert drilled.steps[0].outcome.result is Result.MET


def test_the_other_way_round_the_cards_of_the_hand_lie_there_to_be_clicked(qtbot: QtBot) -> None:
    drilled = Drilled(Drill.REVERSE, "say:CAM-35")
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=False)
    qtbot.addWidget(page)
    page.setStyleSheet("font-size: 16px")
    page.resize(900, 600)
    page.show()
    qtbot.waitExposed(page)
    drilled.runner.begun.emit(drilled.runner.run)
    right = page.view.hand.index(drilled.trial().card)
    middle = page.view.places()[right].center().toPoint()
    drilled.to(drilled.trial().cue + 800)
    QTest.mouseClick(page.view, LEFT, pos=middle)
    assert drilled.steps[0].outcome.result is Result.MET


def test_the_answers_to_pick_do_not_give_the_right_one_away(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    drilled = Drilled(Drill.NAMES, "say:CAM-34")
    offered = [each.text for each in answers(drilled.trial(), practice.items(RULES))]
    assert drilled.trial().due[0] in offered
    assert len(offered) > 3
    assert offered == sorted(offered)


def test_bug_knocks_are_offered_as_knocks_whether_or_not_one_is_due() -> None:
    german = VARIANTS["german"].rules({}, SEATS)
    found = {item.key: item for item in practice.items(german)}
    for key, drill in (("knock:GER-11", Drill.KNOCK), ("say:GER-13", Drill.NAMES)):
        trial = practice.make_trial(german, found[key], drill, 3_000, Chance(1))
        assert trial
        offered = [each.text for each in answers(trial, found.values())]
        assert offered[:3] == ["Knock", "Knock 2 times", "Knock 3 times"]
        assert "1" not in offered


def test_a_call_for_a_cards_name_is_offered_whether_or_not_it_is_due(qtbot: QtBot) -> None:  # noqa: ARG001  see above
    drilled = Drilled(Drill.CALL, "call:CAM-10")
    card = drilled.trial().card
    assert card
    named = [each.text for each in answers(drilled.trial(), practice.items(RULES))]
    assert f"failure to say {card_name(card).text}" in named
    assert not any(text.endswith(" of spades") for text in named)


def test_without_looking_the_card_is_read_and_lies_face_down(qtbot: QtBot) -> None:
    read: list[str] = []

    class Reading(SilentAudio):
        def say(self, sentence: str) -> None:
            read.append(sentence)

    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=Reading())
    page = RoundPage(drilled.runner, drilled.sound, DARK, "standard", 16, blind=True)
    qtbot.addWidget(page)
    drilled.runner.begun.emit(drilled.runner.run)
    drilled.to(drilled.trial().cue - 100)
    assert read[0] in ("nine of diamonds", "joker")
    assert len(read) == 1
    drilled.to(drilled.trial().cue + 100)
    assert page.view.hidden
    drilled.runner.voiceless.emit("There is no voice.")
    drilled.runner.tick()
    assert not page.view.hidden
    assert page.heard.text() == "There is no voice."


class Recording(HearingAudio):
    """A microphone whose sound is kept, and a loudspeaker that fails where it is told so."""

    fails = ""

    def __init__(self) -> None:
        super().__init__()
        self.spans: list[tuple[int, int]] = []
        self.played: list[Samples] = []

    def recorded(self, begin: int, end: int) -> Samples | None:
        self.spans.append((begin, end))
        return np.full(1, len(self.spans), np.int16)

    def replay(self, sound: Samples, failed: Callable[[str], None]) -> None:
        if self.fails:
            failed(self.fails)
        else:
            self.played.append(sound)


def listed(qtbot: QtBot, sound: SilentAudio) -> RoundList:
    """End a round of two trials."""
    drilled = Drilled(Drill.CARD, "say:CAM-35", sound=sound)
    for _ in range(2):
        drilled.to(drilled.trial().cue + 900)
        drilled.runner.pick(next(iter(drilled.trial().due), "mao"))
        drilled.clock.time += 4_000
        drilled.runner.tick()
    drilled.runner.stop()
    shown = RoundList(drilled.runner, sound, (), 16)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_every_trial_can_be_heard_again_by_a_button_and_a_key(qtbot: QtBot) -> None:
    sound = Recording()
    shown = listed(qtbot, sound)
    assert shown.why.text().startswith("Easy: begun after 0.9 s.")
    shown.table.setCurrentCell(1, 0)
    QTest.mouseClick(shown.hear, LEFT)
    shown.table.setCurrentCell(0, 0)
    with qtbot.waitActive(shown):
        shown.activateWindow()
    QTest.keyClick(shown.table, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: len(sound.played) > 1)  # a button shows that it is pressed
    assert [int(each[0]) for each in sound.played] == [2, 1]
    (begin, end), (later, _) = sound.spans
    assert begin + 900 < end <= later


def test_what_hinders_hearing_a_trial_again_is_said(qtbot: QtBot) -> None:
    without = listed(qtbot, SilentAudio("There is no microphone: plug one in."))
    without.table.setCurrentCell(0, 0)
    without.hear.click()
    assert without.why.text() == "There is no sound of it. There is no microphone: plug one in."
    sound = Recording()
    sound.fails = "There is no loudspeaker: plug one in."
    mute = listed(qtbot, sound)
    mute.table.setCurrentCell(0, 0)
    mute.hear.click()
    assert mute.why.text() == sound.fails


def practise(window: MainWindow) -> None:
    QTest.mouseClick(window.start.practice, LEFT)


def test_from_the_start_screen_to_the_list_and_back(window: MainWindow, qtbot: QtBot) -> None:
    practise(window)
    page = window.practice.page
    assert page
    assert page.chooser.due.text().startswith("All of it is new:")
    assert window.focusWidget() is page.chooser.start
    assert "There is none." not in page.chooser.remedy.text() or page.chooser.remedy.isVisible()
    QTest.keyClick(page.chooser.start, Qt.Key.Key_Return)
    runner = page.runner
    assert runner
    qtbot.waitUntil(lambda: bool(runner.run and runner.run.waits(runner.now())), timeout=6_000)
    assert runner.run
    QTest.keyClicks(window.focusWidget(), runner.run.trial.due[0])
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    shown = page.findChild(RoundList)
    assert shown
    assert shown.table.rowCount() == len(runner.round.steps)
    QTest.keyClick(shown.other, Qt.Key.Key_Return)
    QTest.mouseClick(page.back, LEFT)
    assert window.start.isVisible()


def test_the_rules_of_the_last_table_are_offered_with_those_agreed_there(window: MainWindow) -> None:
    seats = (Seat("Zoe"), Seat("Ann", Skill()))
    rabbit = 'when a 4 is played, say "that\'s the rabbit"'
    window.tables.open(Setup("cambridge", seats, {"grace": 3}, seed=4, agreed=(rabbit,)))
    window.leave()
    practise(window)
    page = window.practice.page
    assert page
    assert page.chooser.book.itemText(0) == "Cambridge Mao, by the rules of the last table"
    assert "that's the rabbit" in [item.example for item in practice.items(page.chooser.rules())]
    assert page.chooser.rules().grace == 3_000


def test_only_what_is_due_today_can_be_practised(window: MainWindow) -> None:
    own = window.practice._progress  # noqa: SLF001  the desk's alone
    own.keep(Attempt(1, "cambridge", "say:CAM-35", Drill.CARD, Source.PRACTICE, Result.MET, 900, 5_000))
    practise(window)
    page = window.practice.page
    assert page
    assert page.chooser.due.text() == "Due today: “that's the badger”. New here: 15 of 16."
    page.chooser.only_due.click()
    page.begin_round()
    assert page.runner
    assert [item.key for item in page.runner.round.items] == ["say:CAM-35"]


def test_items_are_picked_one_by_one_and_stay_picked(window: MainWindow) -> None:
    practise(window)
    page = window.practice.page
    assert page
    chooser = page.chooser
    QTest.mouseClick(chooser.none, LEFT)
    assert not chooser.start.isEnabled()
    for row in range(chooser.picked.count()):
        if chooser.picked.item(row).text() in ("“have a nice day”", "spade: say the card's name"):
            chooser.picked.setCurrentRow(row)
            QTest.keyClick(chooser.picked, Qt.Key.Key_Space)
    page.begin_round()
    assert page.runner
    assert [item.key for item in page.runner.round.items] == ["say:CAM-34", "say:CAM-40"]
    page.runner.stop()
    page.choose()
    assert chooser.wanted() == ("say:CAM-34", "say:CAM-40")


def test_rules_by_which_nothing_is_to_be_said_are_told_of(qtbot: QtBot) -> None:
    silent = RULES.changed(dropped=frozenset(row.id for row in RULES.rows))
    chooser = Chooser((Book("Silence", silent), Book("Cambridge", RULES)), 16)
    qtbot.addWidget(chooser)
    chooser.show()
    chooser.ask((), (), "")
    assert chooser.nothing.isVisible()
    assert not chooser.start.isEnabled()
    chooser.book.setCurrentIndex(1)
    qtbot.waitUntil(lambda: not chooser.nothing.isVisible())
    assert chooser.start.isEnabled()


def test_progress_of_a_newer_version_is_told_of_left_alone_and_does_not_hinder_practice(window: MainWindow) -> None:
    path = window._profile.progress  # noqa: SLF001  where they are kept is the window's alone
    path.parent.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    practise(window)
    box = next(d for d in window.findChildren(QMessageBox) if d.isVisible())
    assert "newer version" in box.text()
    assert window.practice.page
    assert path.read_bytes() == before


def test_what_a_full_disk_refused_is_kept_as_soon_as_there_is_room(tmp_path: Path) -> None:
    told: list[str] = []
    own = OwnProgress(tmp_path / "progress.sqlite", "Zoe", told.append)
    attempt = Attempt(1, "cambridge", "say:CAM-35", Drill.CARD, Source.PRACTICE, Result.MET, 900, 5_000)
    own.keep(attempt)
    database = own._open()[0]._db  # noqa: SLF001  a disk is full for SQLite where its file may not grow
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    database.execute(f"PRAGMA max_page_count = {pages}")
    own.keep(*[attempt] * 200)
    assert "the disk is full: make room" in told[0]
    database.execute("PRAGMA max_page_count = 100000")
    own.keep(attempt)
    own.close()
    again = OwnProgress(tmp_path / "progress.sqlite", "Zoe", told.append)
    assert len(again.attempts()) == 202
    again.close()


def test_silence_is_right_where_nothing_is_due(qtbot: QtBot) -> None:  # noqa: ARG001  it makes the application
    drilled = Drilled(Drill.CARD)
    for _ in range(30):
        if drilled.trial().item.kind is Kind.SILENCE:
            break
        drilled.to(drilled.trial().cue + 500)
        for due in drilled.trial().due:
            drilled.runner.pick(due)
        drilled.runner.go_on()
    drilled.to(drilled.trial().until + 1)
    assert verdict(drilled.steps[-1]) == "✓  correct"
