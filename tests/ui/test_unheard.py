"""Not heard is said: at once, once, with its reason, and never what was due; and time is seen to wait."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from table_hands import laid_out

from mao_desktop.engine import Gap as GapEvent
from mao_desktop.session import Utterance
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.session.utterances import spread
from mao_desktop.speech.reports import Gap, HeardPhrase, HeardUpTo, HeardWord, Why
from mao_desktop.ui.audio.audio_port import ListeningState

if TYPE_CHECKING:
    from collections.abc import Callable

    from table_hands import Hands

    from mao_desktop.speech.reports import Report
    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

DUE = "nine of spades"
AGAIN = "I was not sure I heard that: say it again"
WAITS = "not heard: time waits"


class Ear:
    """The microphone of Ann's, which tells what the test wants."""

    def __init__(self, hands: Hands) -> None:
        self._control = hands.page.control
        self._channel = MicrophoneChannel(self._control.session, "desk", (0,))

    def tell(self, *reports: Report) -> None:
        for report in (*reports, HeardUpTo(self._control.now(), self._control.now())):
            self._control.perform(partial(self._channel.take, report))

    def was_deaf(self, length: int, why: Why) -> None:
        now = self._control.now()
        self.tell(Gap(now - length, now, why, now))

    def doubts(self, text: str) -> None:
        now = self._control.now()
        words = tuple(HeardWord(word, now, now, now, 0.4) for word in text.split())
        self.tell(HeardPhrase(text, words, now, sure=False))


def owing(sit: Sit) -> tuple[Hands, Ear, list[str]]:
    """Sit down as Ann, who owes words; give what a screen reader is told from then on, too."""
    hands = sit(laid_out("9S KH 2H", "2C 3C", "4C 5C", pile="4H 4S"))
    ear = Ear(hands)
    read: list[str] = []
    setattr(hands.page.rulings, "announce", read.append)  # noqa: B010  mypy would not have a method replaced
    hands.drag(hands.at("9S"), hands.middle())
    return hands, ear, read


def of_ear(hands: Hands) -> list[str]:
    return [row.text.text() for row in hands.page.captions.rows if not row.who.isVisibleTo(row)]


def test_words_while_a_player_speaks_are_not_heard_and_it_says_who_spoke(sit: Sit) -> None:
    hands, ear, read = owing(sit)
    now = hands.page.control.now()
    hands.page.game.spoke.emit(Utterance(1, 1, "last card", spread("last card", now, now + 900)))
    hands.bot.wait(50)
    ear.was_deaf(40, Why.OWN_VOICE)
    assert of_ear(hands) == ["I could not hear anything: Bob was speaking"]
    assert read.count("I could not hear anything: Bob was speaking") == 1
    assert hands.page.bubbles.subtitle.text() == "I could not hear anything: Bob was speaking"


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Why.OWN_VOICE, "I could not hear anything: the program was speaking"),
        (Why.MUTED, "I could not hear anything: the microphone was muted"),
        (Why.UNPLUGGED, "I could not hear anything: the microphone was lost"),
    ],
)
def test_it_says_why_nothing_was_heard(sit: Sit, why: Why, told: str) -> None:
    hands, ear, _ = owing(sit)
    ear.was_deaf(40, why)
    assert of_ear(hands) == [told]


def test_a_long_deafness_that_is_told_in_pieces_is_said_once(sit: Sit) -> None:
    hands, ear, read = owing(sit)
    for _ in range(4):
        ear.was_deaf(60, Why.MUTED)
        hands.bot.wait(50)
    assert len(hands.did(GapEvent)) == 4
    assert of_ear(hands) == ["I could not hear anything: the microphone was muted"]
    assert len([line for line in read if "hear" in line]) == 1


def test_words_that_were_heard_unsurely_are_to_be_said_again(sit: Sit) -> None:
    hands, ear, read = owing(sit)
    ear.doubts(DUE)
    assert of_ear(hands) == [AGAIN]
    assert read.count(AGAIN) == 1


def test_words_that_were_heard_unsurely_are_marked(sit: Sit) -> None:
    hands, ear, _ = owing(sit)
    ear.doubts("five of clubs")
    (written,) = [row.text for row in hands.page.captions.rows if row.said.startswith("five")]
    assert written.text() == "five of clubs (?)"
    assert written.toolTip() == "Not heard surely: it costs nobody a card"
    assert hands.page.bubbles.subtitle.text() in ("Ann: five of clubs (?)", AGAIN)


def test_what_is_due_is_never_told(sit: Sit) -> None:
    hands, ear, _ = owing(sit)
    ear.was_deaf(40, Why.MUTED)
    (told,) = of_ear(hands)
    assert not {*DUE.split()} & {*told.split()}


def test_where_nobody_owes_words_nothing_is_said(sit: Sit) -> None:
    hands = sit(laid_out("4D KH 2H", "2C 3C"))
    ear = Ear(hands)
    hands.drag(hands.at("4D"), hands.middle())
    ear.was_deaf(40, Why.MUTED)
    ear.doubts(DUE)
    assert of_ear(hands) == []


def test_where_another_owes_words_at_a_microphone_of_their_own_nothing_is_said(sit: Sit) -> None:
    hands, _, _ = owing(sit)
    now = hands.page.control.now()
    hands.page.control.act(GapEvent(now - 40, now, Why.MUTED.value, (1,)))
    assert of_ear(hands) == []


def test_time_is_seen_to_wait_while_the_microphone_is_deaf(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, _, read = owing(sit)
    state = [ListeningState.SPEAKING]
    monkeypatch.setattr(hands.window.audio, "state", lambda: state[0])
    hands.page.microphone.look()
    assert WAITS in hands.names()
    assert [hands.page.scene.plate(seat).note for seat in range(3)] == [WAITS, "", ""]
    assert read.count(WAITS) == 1
    hands.page.refresh()
    assert read.count(WAITS) == 1
    state[0] = ListeningState.OPEN
    hands.page.microphone.look()
    assert WAITS not in hands.names()


def test_who_owes_nothing_has_no_time_that_waits(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(laid_out("4D KH 2H", "2C 3C"))
    monkeypatch.setattr(hands.window.audio, "state", lambda: ListeningState.MUTED)
    hands.page.microphone.look()
    assert WAITS not in hands.names()
