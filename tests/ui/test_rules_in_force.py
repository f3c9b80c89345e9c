"""What the window shows of rules follows the rules in force: a vote changes it at once, and nothing typed is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from noted_microphone import NotedMicrophone
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from table_hands import Hands, laid_out

from mao_desktop.app import monotonic_ms
from mao_desktop.engine import Card, Play, Propose, Scoring, Spoken, Vote
from mao_desktop.practice import Attempt, Drill, Result, Source
from mao_desktop.store.profile import Profile
from mao_desktop.store.settings import Settings
from mao_desktop.ui.audio import table_audio
from mao_desktop.ui.audio.speech_output import SpeechOutput
from mao_desktop.ui.audio.table_audio import TableAudio
from mao_desktop.ui.dialogs.rule_book import RuleBook
from mao_desktop.ui.game.rules_in_force import rules_in_force
from mao_desktop.ui.shell.window import MainWindow
from mao_desktop.ui.table.actions.table_action import TableAction
from mao_desktop.ui.table.panels.help_lines import groups_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mao_desktop.engine import View
    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

SPADE = "failure to say ace of spades"


def vote(hands: Hands, proposal: str) -> None:
    """Let both seats carry a proposal in a point of order, which goes on."""
    control = hands.page.control
    if hands.page.game.view(0).judged.meeting is None:
        control.say(0, hands.page.rules.features.meeting)
    control.act(Propose(0, proposal))
    for seat in (0, 1):
        control.act(Vote(seat, yes=True))
    hands.settle()


def typed(hands: Hands) -> tuple[str, int]:
    line = hands.page.say_bar.box.lineEdit()
    assert line
    return line.text(), line.cursorPosition()


def begin_to_type(hands: Hands) -> None:
    hands.key(Qt.Key.Key_T)
    hands.type("have a very ")
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Left)


def calls(hands: Hands) -> list[str]:
    model = hands.page.calls.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def book(hands: Hands) -> RuleBook:
    hands.page.performer.perform(TableAction.RULES)
    return hands.window.findChildren(RuleBook)[-1]


def test_a_dropped_row_leaves_the_calls_at_once_and_what_is_typed_stays(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    assert SPADE in hands.page.rules.calls
    assert "bad card" in calls(hands)
    begin_to_type(hands)
    vote(hands, "drop CAM-34")
    assert SPADE not in hands.page.rules.calls
    assert "bad card" in hands.page.rules.calls
    assert typed(hands) == ("have a very ", 10)
    vote(hands, "restore CAM-34")
    assert SPADE in hands.page.rules.calls


@pytest.mark.parametrize("proposal", ["drop CAM-34", "grace = 6", "last_card_voids_mao = on", "no_talking = on"])
def test_what_is_being_typed_stays_whatever_is_voted(sit: Sit, proposal: str) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    begin_to_type(hands)
    before = hands.page.rules
    vote(hands, proposal)
    assert hands.page.rules != before
    assert typed(hands) == ("have a very ", 10)


def test_rules_that_are_only_built_again_clear_nothing(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    session = hands.page.control.session
    told: list[object] = []
    view = session.view

    def built_again(seat: int) -> View:
        seen = view(seat)
        return replace(seen, judged=replace(seen.judged, rules=replace(seen.judged.rules)))

    monkeypatch.setattr(session, "view", built_again)
    hands.page.rules_changed.connect(told.append)
    begin_to_type(hands)
    hands.page.control.say(1, "have a nice day")
    hands.settle()
    assert typed(hands) == ("have a very ", 10)
    assert told == []


def test_an_open_panel_of_calls_keeps_what_is_typed_and_marked(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(Qt.Key.Key_C)
    hands.type("p")
    hands.key(Qt.Key.Key_Down)
    marked = hands.page.calls.list.currentIndex().data()
    vote(hands, "laughing = on")
    assert hands.page.calls.field.text() == "p"
    assert hands.page.calls.list.currentIndex().data() == marked
    hands.page.calls.field.clear()
    assert "laughing" in calls(hands)


def test_the_rule_book_of_a_table_follows_votes(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    rules = book(hands)
    assert rules.choice.currentText() == "In force at this table"
    assert "grace = " not in rules.page.toPlainText()
    hands.page.control.go_on()  # as where others' votes come in meanwhile
    vote(hands, "grace = 6")
    assert "grace = 6" in rules.page.toPlainText()
    vote(hands, "last_card_voids_mao = on")
    assert "last_card_voids_mao = on (CAM-18)" in rules.page.toPlainText()
    assert "(dropped)" not in rules.page.toPlainText()
    vote(hands, "drop CAM-34")
    assert "spade: say the card's name (dropped)" in rules.page.toPlainText()
    rules.choice.setCurrentIndex(1)
    vote(hands, "grace = 7")
    assert "(dropped)" not in rules.page.toPlainText()
    rules.reject()


def test_where_talking_becomes_forbidden_typed_commands_are_marked(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    vote(hands, "no_talking = on")
    completer = hands.page.say_bar.box.completer()
    assert completer
    model = completer.model()
    assert isinstance(model, QStringListModel)
    offered = model.stringList()
    assert "table draw" in offered
    assert "draw" not in offered
    hands.page.performer.type("draw")
    hands.settle()
    assert [word.text for word in hands.did(Spoken)[-1].words] == ["draw"]
    assert "Draw" not in hands.done()


def test_a_dropped_point_of_order_leaves_the_bar_and_the_keys(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    assert hands.page.top_bar.point.isVisible()
    vote(hands, "drop CAM-70")
    assert not hands.page.top_bar.point.isVisible()
    groups = groups_of(hands.page.rules.features, ("Ann", "Bob"), marked=False)
    assert not any("oint of order" in line.text for group in groups for line in group.lines)


def test_a_point_of_order_that_voted_itself_away_is_over(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    vote(hands, "drop CAM-70")
    assert hands.page.game.view(0).judged.meeting is None
    assert not hands.page.votes.isVisible()
    assert all(item.face_up for item in hands.page.scene.tabletop.hand)


def test_what_a_seat_offers_follows_a_vote(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    begin = TableAction.BEGIN.value.available
    assert not begin(hands.page.rules.features)
    vote(hands, "first_seat = named")
    assert begin(hands.page.rules.features)


def test_points_and_locked_cards_go_with_their_rows(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C", "2C 3C", variant="mau-mau"))
    assert hands.page.top_bar.points.isVisible()
    rules = hands.page.game.view(0).judged.rules
    row = next(rule for rule in rules.rows if any(isinstance(part, Scoring) for part in rule.parts))
    changed = rules.changed(dropped=frozenset({row.id}))
    assert rules_in_force(rules).features.scored
    assert not rules_in_force(changed).features.scored


def offered(hands: Hands, seat: int) -> list[TableAction]:
    return list(hands.page.performer.offered_at(seat))


def vote_out(hands: Hands, row: str) -> None:
    """Drop a row by vote, and end the point of order."""
    vote(hands, f"drop {row}")
    hands.page.control.say(0, hands.page.rules.features.end_of_meeting)
    hands.settle()
    assert row in hands.page.game.view(0).judged.rules.off


def test_tokens_can_be_given_until_the_row_that_allows_it_is_dropped(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", variant="moo"))
    vote_out(hands, "MOO-50")
    assert TableAction.GIVE_TOKEN in offered(hands, 1), "buying rules is another row"
    vote_out(hands, "MOO-06")
    assert TableAction.GIVE_TOKEN not in offered(hands, 1)


def test_what_is_cheating_goes_with_its_row(sit: Sit) -> None:
    hands = sit(laid_out("4D 9C KH", "2C 3C", variant="moo"))
    tried = {TableAction.STIR, TableAction.PUT_AWAY, TableAction.TAKE, TableAction.PEEK}
    assert tried <= {*offered(hands, 0), *offered(hands, 1)}
    vote_out(hands, "MOO-75")
    assert not tried & {*offered(hands, 0), *offered(hands, 1)}
    hands.key(Qt.Key.Key_B)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_X)
    assert hands.hand() == ["4D", "9C", "KH"]
    assert not {"Touch", "Discard"} & set(hands.done())


def test_who_cannot_come_in_again_may_drop_out_still(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    vote_out(hands, "CAM-22")
    assert TableAction.COME_IN not in offered(hands, 0)
    assert TableAction.DROP_OUT in offered(hands, 0), "no vote keeps anybody at the table"


@pytest.mark.parametrize(("row", "counts"), [("MMT-03", True), ("MMT-05", False)])
def test_the_ten_count_goes_with_its_own_row(row: str, *, counts: bool) -> None:
    rules = laid_out("4D 9C", "2C 3C", variant="mau-mau").rules()
    assert rules_in_force(rules).features.counting
    assert rules_in_force(rules.changed(dropped=frozenset({row}))).features.counting is counts


def test_dropped_votes_leave_the_point_of_order_without_proposals(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(Qt.Key.Key_P)
    assert hands.page.votes.propose.isVisible()
    vote(hands, "drop CAM-74")
    assert hands.page.votes.isVisible()
    assert not hands.page.votes.propose.isVisible()
    assert "propose" not in hands.page.votes.what.text()


def test_where_nobody_turns_cards_by_hand_any_more_none_lie_face_down(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C", variant="santa-cruz"))
    hands.key(Qt.Key.Key_U)
    view = hands.page.game.view(0)
    assert hands.page.rules.features.lies_down(view, 0)
    rules = view.judged.rules.changed(dropped=frozenset({"SCM-03", "SCM-46"}))
    assert not rules_in_force(rules).features.turned_by_hand
    assert not rules_in_force(rules).features.lies_down(view, 0)


def propose(hands: Hands, text: str) -> None:
    """Type a proposal into the panel of a point of order, as a person does."""
    line = hands.page.votes.text.lineEdit()
    assert line
    line.setFocus()
    QTest.keyClicks(line, text)
    QTest.mouseClick(hands.page.votes.propose, Qt.MouseButton.LeftButton)
    hands.settle()


@pytest.mark.parametrize(
    ("proposal", "why"),
    [
        ("drop CAM-16", "CAM-16 is part of CAM-15"),
        ("drop CAM-11", "CAM-11 can't be dropped: who cannot play could not go on"),
    ],
)
def test_a_refused_proposal_is_told_with_its_reason(sit: Sit, proposal: str, why: str) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(Qt.Key.Key_P)
    propose(hands, proposal)
    refusal = hands.page.votes.refusal
    assert refusal.isVisible()
    assert refusal.text() == f"Not put to the vote: {why}."
    assert not hands.page.votes.yes.isVisible()
    propose(hands, "grace = 6")
    assert not refusal.isVisible()
    assert hands.page.votes.yes.isVisible()


def test_a_refusal_goes_with_the_point_of_order(sit: Sit) -> None:
    hands = sit(laid_out("9C KH", "2C 3C"))
    hands.key(Qt.Key.Key_P)
    propose(hands, "drop CAM-16")
    for _ in range(2):
        hands.page.performer.perform(TableAction.POINT)
        hands.settle()
    assert hands.page.votes.isVisible()
    assert not hands.page.votes.refusal.isVisible()


@pytest.fixture
def heard(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    monkeypatch.setattr(NotedMicrophone, "made", [], raising=False)
    monkeypatch.setattr(table_audio, "MicrophoneWorker", NotedMicrophone)
    settings = Settings(motion=False, listen=True, speak=False, sounds=False, voice_commands=True)
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
    window = MainWindow(Profile(tmp_path, tmp_path), settings, lambda _: audio, monotonic_ms, seed=7)
    window.show()
    NotedMicrophone.made.clear()  # that of the start screen
    window.tables.open(laid_out("9C KH", "2C 3C"))
    hands = Hands(window, qtbot, [])
    hands.page.privacy.take()
    hands.settle()
    hands.page.control.session.close_microphone("")
    yield hands
    window.close()


def test_the_recogniser_gets_a_new_grammar_when_a_vote_brings_new_phrases(heard: Hands) -> None:
    (microphone,) = NotedMicrophone.made
    assert not any("laughing" in line for line in microphone.heard_for[-1].lines)
    vote(heard, "laughing = on")
    assert len(microphone.heard_for) == 2
    assert "laughing" in microphone.heard_for[-1].lines
    assert "draw" in microphone.heard_for[-1].lines


def test_the_recogniser_listens_for_marked_commands_where_talking_becomes_forbidden(heard: Hands) -> None:
    (microphone,) = NotedMicrophone.made
    vote(heard, "no_talking = on")
    assert "draw" not in microphone.heard_for[-1].lines
    assert "table draw" in microphone.heard_for[-1].lines


def test_a_vote_without_new_phrases_leaves_the_recogniser_alone(heard: Hands) -> None:
    (microphone,) = NotedMicrophone.made
    vote(heard, "grace = 6")
    assert heard.page.game.view(0).judged.rules.effective_options["grace"] == 6
    assert len(microphone.heard_for) == 1


def test_the_recogniser_knows_what_somebody_owes_and_that_it_was_said(heard: Hands) -> None:
    (microphone,) = NotedMicrophone.made
    assert microphone.owed == []
    heard.page.control.act(Play(0, Card.parse("9C")))
    heard.settle()
    assert microphone.owed


def test_the_recogniser_knows_what_of_it_the_ear_often_missed_of_who_owes_it(heard: Hands) -> None:
    (microphone,) = NotedMicrophone.made
    desk, owed = heard.window.practice, "last card"
    unsure = Attempt(1, "cambridge", "say:CAM-40", Drill.CARD, Source.PRACTICE, Result.UNSURE, due=owed, words="mumble")
    desk._owners = {0: desk._progress}  # noqa: SLF001  the desk's alone
    desk._progress.keep(*[unsure] * 4)  # noqa: SLF001
    assert desk.often_missed() == {0: (owed,)}
    heard.window.audio.know_missed(desk.often_missed())
    heard.page.control.act(Play(0, Card.parse("9C")))
    heard.settle()
    assert [microphone.owed, microphone.often_missed] == [[owed], [owed]]
