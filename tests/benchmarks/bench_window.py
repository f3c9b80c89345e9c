"""Plays at a real table with ear and voice, in real time, and tells whether memory, frames, handles or threads grow.

`mao-desktop bench window --minutes 60`. The window is drawn by software without a screen; a person plays, says what is
owed on a virtual sound card (PulseAudio, flite), and three computer players talk. On Linux, in a clone.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from bench_hours import EVERY, handles, memory, rules_in_force, threads  # noqa: E402  beside this file

from mao_desktop.memory import give_back  # noqa: E402  likewise

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import View
    from mao_desktop.session import Session
    from mao_desktop.ui.shell.window import MainWindow

TICK = 20
"""How often (ms) it is looked whether the window answers: a tick that is late is a frame that waits."""
PACE = 4.0, 9.0
"""How long (s) the person waits between two things that it does."""
STILL = 6.0
"""Where the table hides whose turn it is, the person takes it to be its own after so long (s) without a move."""
YARDSTICK = 2_000
"""A piece of work of so many steps, done after each event, tells how fast the machine is just then."""
BACK = "re-entering the game"
"""What who has won says to play on, in Cambridge Mao."""
PATIENCE = 30.0
"""A microphone that does not listen after so long (s) never will."""


class Look(NamedTuple):
    """What was seen at a time (s): events, rulings, written rules in force, memory (MB), handles and threads.

    `acts` counts what the person did since. In ms, in the median: `event` for which the window's thread computed for an
    event that entered, all that shows it included, `act` for which it did until an act of the person was shown; `late`
    and `latest` are ticks that are late. `steady` is an event in yardsticks, which a slower machine does not change.
    """

    at: float
    events: int
    rulings: int
    rules: int
    acts: int
    memory: float
    event: float
    steady: float
    act: float
    late: float
    latest: float
    handles: int
    threads: int

    def line(self) -> str:
        """Give it as a line of the table."""
        return (
            f"{self.at / 60:4.0f} {self.events:7} {self.rulings:8} {self.rules:5} {self.acts:5} {self.memory:6.1f} "
            f"{self.event:8.2f} {self.steady:10.2f} {self.act:7.1f} {self.late:8.1f} {self.latest:8.1f} "
            f"{self.handles:8} {self.threads:8}\n"
        )


class Person:
    """Plays lawful cards or draws when it is on turn, deals when a round is over, and says aloud what it owes."""

    def __init__(self, window: MainWindow, play: Callable[[str], object]) -> None:
        """Sit at seat 0; `play` lets a text sound."""
        self._window, self._play = window, play
        self._chance = random.Random(1)  # noqa: S311  cards, not secrets
        self.acts: list[float] = []
        """How long (ms of processor time) each act took until it was shown."""
        self.events: list[tuple[float, float]] = []
        """How long (ms of processor time) each event took that entered, and how long a yardstick just after it."""
        self._moved: tuple[tuple[int, ...], float] = (), 0.0
        """How many moves each seat had made, and since when (s) they were as many."""
        assert window.page
        session = window.page.control.session
        for name in ("submit", "wake"):
            setattr(session, name, self._timed(session, getattr(session, name)))

    def _timed(self, session: Session, enter: Callable[..., object]) -> Callable[..., object]:
        """Let it be noted what the events take that enter by a method of the session."""

        def timed(*args: Any, **kwargs: Any) -> object:
            before, begin = session.state.log, time.thread_time()
            result = enter(*args, **kwargs)
            took = time.thread_time() - begin
            if entered := session.state.log - before:
                self.events.append((took * 1000 / entered, min(_yardstick() for _ in range(3))))
            return result

        return timed

    def act(self) -> float:
        """Do one thing, and tell how long (s) it waits then."""
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415  it takes the platform at once

        from mao_desktop.ui.table.ending.ending_card import EndingCard  # noqa: PLC0415

        page = self._window.page
        assert page
        begin = time.thread_time()
        if (card := page.findChild(EndingCard)) and card.isVisible():
            card.next_round.click()
        elif not page.control.paused and not self._moves(page.control.session.view(0)):
            return 1.0
        QApplication.processEvents()
        self.acts.append((time.thread_time() - begin) * 1000)
        return self._chance.uniform(*PACE)

    def _moves(self, view: View) -> bool:
        """Say what is owed, come in again or move, and tell whether there was anything to do."""
        from mao_desktop.engine import Draw, Play, may_lie  # noqa: PLC0415

        page, judged = self._window.page, view.judged
        assert page
        owed = [duty.spec.phrase.text for duty in judged.duties if duty.seat == 0 and duty.spec.phrase]
        lawful = [card for card in view.hand if may_lie(judged, 0, card)]
        if judged.seats[0].out:
            self._play(BACK)
        elif owed:
            self._play(owed[0])
        elif not judged.running:
            page.control.deal()
        elif judged.turn.seat == 0 or self._takes_it_for_its_turn(view):
            page.control.act(Play(0, self._chance.choice(lawful)) if lawful else Draw(0))
        else:
            return False
        return True

    def _takes_it_for_its_turn(self, view: View) -> bool:
        """Tell whether the table hides whose turn it is, and nobody has moved for a while."""
        moves, now = tuple(seat.moves for seat in view.judged.seats), time.monotonic()
        if moves != self._moved[0]:
            self._moved = moves, now
        return view.turn_is_hidden and now - self._moved[1] > STILL


def main(arguments: list[str] | None = None) -> None:
    """Sit down, play, and tell what was seen every few minutes."""
    parser = argparse.ArgumentParser(prog="mao-desktop bench window", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--variant", default="cambridge")
    parser.add_argument("--every", type=float, default=EVERY / 60_000, help="how often (min) it is looked")
    chosen = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from sound_card import sound_server  # noqa: PLC0415  beside the tests

    temporary = tempfile.TemporaryDirectory
    with temporary() as folder, temporary() as runtime, sound_server(Path(runtime)) as card:
        card.plug_in()
        sit(Path(folder), chosen.variant, chosen.minutes * 60, chosen.every * 60)


def sit(folder: Path, variant: str, seconds: float, every: float) -> None:
    """Play for so many seconds."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  it takes the platform at once
    from synthetic import mixed, speak  # noqa: PLC0415  beside the tests
    from table_frames import settle  # noqa: PLC0415

    from mao_desktop.app import monotonic_ms  # noqa: PLC0415
    from mao_desktop.players.roster import ROSTER  # noqa: PLC0415
    from mao_desktop.speech.audio.loudspeaker import Loudspeaker  # noqa: PLC0415
    from mao_desktop.speech.audio.samples import RATE  # noqa: PLC0415
    from mao_desktop.store.profile import Profile  # noqa: PLC0415
    from mao_desktop.store.settings import Settings  # noqa: PLC0415
    from mao_desktop.store.setup import Seat, Setup  # noqa: PLC0415
    from mao_desktop.ui.audio.speech_output import SpeechOutput  # noqa: PLC0415
    from mao_desktop.ui.audio.table_audio import TableAudio  # noqa: PLC0415
    from mao_desktop.ui.shell.window import MainWindow  # noqa: PLC0415

    application = QApplication([])
    settings, loudspeaker = Settings(listen=True, asked_to_listen=True), Loudspeaker()
    loudspeaker.open()
    audio = TableAudio(settings, SpeechOutput(settings), monotonic_ms)
    window = MainWindow(Profile(folder / "config", folder / "data"), settings, lambda _: audio, monotonic_ms, seed=1)
    window.resize(1280, 720)
    window.show()
    seats = (Seat("You"), *(Seat(name, skill, n) for n, (name, skill) in enumerate(ROSTER[:3], 1)))
    window.tables.open(Setup(variant, seats, seed=1, dealer=3))
    assert window.page
    window.page.privacy.take()
    end = time.monotonic() + PATIENCE
    while window.page.microphone.text.text() != "listening" and time.monotonic() < end:
        settle(0.1)
    sys.stdout.write(f"microphone: {window.page.microphone.text.text()}\n")
    person = Person(window, lambda text: loudspeaker.play(mixed(3.3, (0.3, speak(text)), background=15), RATE))
    play(window, person, seconds, every)
    window.close()
    loudspeaker.close()
    application.quit()


def play(window: MainWindow, person: Person, seconds: float, every: float) -> None:
    """Let the person play, and look every so many seconds."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer  # noqa: PLC0415  it takes the platform at once

    late: list[float] = []
    looks: list[Look] = []
    begin = due = next_act = time.monotonic()
    before = begin

    def tick() -> None:
        nonlocal before, due, next_act
        now = time.monotonic()
        late.append(max(0.0, (now - before) * 1000 - TICK))
        if now >= next_act:
            next_act = now + person.act()
        over = now - begin >= seconds
        if over or now - due >= every:
            due = now
            looks.append(_look(window, now - begin, person, late))
            sys.stdout.write(looks[-1].line())
            sys.stdout.flush()
        if over:
            loop.quit()
        before = time.monotonic()

    sys.stdout.write(
        " min  events  rulings rules  acts     MB event ms yardsticks  act ms  late 99%  latest ms  handles  threads\n"
    )
    timer, loop = QTimer(), QEventLoop()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(TICK)
    loop.exec()
    first, last = next((look for look in looks if look.at * 1000 >= EVERY), looks[0]), looks[-1]
    sys.stdout.write(
        f"from minute {first.at / 60:.0f} to {last.at / 60:.0f}: memory {last.memory / first.memory:.3f} of what it "
        f"was, an event {last.event / first.event:.2f} (in yardsticks {last.steady / first.steady:.2f}), "
        f"an act {last.act / first.act:.2f}; "
        f"processor {100 * time.process_time() / last.at:.0f} %\n"
    )


def _yardstick() -> float:
    """Do a piece of work that is always the same, and tell how long it took (ms of processor time)."""
    begin, seen = time.thread_time(), dict[int, tuple[int, str]]()
    for step in range(YARDSTICK):
        seen[step % 37] = step, str(step)
    return (time.thread_time() - begin) * 1000


def _look(window: MainWindow, at: float, person: Person, late: list[float]) -> Look:
    """Look at what the program holds; what was timed is timed anew from here on."""
    assert window.page
    give_back()  # as the window does each minute: between, what sound took stays, tens of MB
    session = window.page.control.session
    events, acts, ticks = person.events or [(0.0, 1.0)], person.acts or [0.0], late or [0.0, 0.0]
    seen = Look(
        at,
        session.state.log,
        len(session.public_record().rulings),
        rules_in_force(session.state),
        len(person.acts),
        memory(),
        median(took for took, _ in events),
        median(took / stick for took, stick in events),
        median(acts),
        quantiles(ticks, n=100)[-1],
        max(ticks),
        handles(),
        threads(),
    )
    person.events.clear()
    person.acts.clear()
    late.clear()
    return seen


if __name__ == "__main__":
    main()
