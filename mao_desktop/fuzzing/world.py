"""A game with troubles, played out by a plan: one thread, no real time, no chance but the plan's."""

from __future__ import annotations

from collections import Counter, deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    Called,
    HeardUpTo,
    InfractionArose,
    NotWon,
    RoundOver,
    Ruling,
    Spoken,
    VoteClosed,
    Won,
    is_over,
    provisional,
    view,
)
from mao_desktop.fuzzing.disk import FailingFile, LateDisk
from mao_desktop.fuzzing.ear import TroubledEar
from mao_desktop.fuzzing.persons import SillyPerson
from mao_desktop.fuzzing.plan import Trouble
from mao_desktop.fuzzing.views import hidden_cards_exchanged
from mao_desktop.session import GameLog, Session, TakenUp, take_up
from mao_desktop.session.microphone_channel import MicrophoneChannel
from mao_desktop.session.microphone_group import MicrophoneGroup
from mao_desktop.store.games import Games
from mao_desktop.store.journal import Journal, JournalError
from mao_desktop.store.snapshots import Snapshots

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mao_desktop.engine import Fact, Stamped, State
    from mao_desktop.fuzzing.plan import Plan
    from mao_desktop.session import Utterance

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
TOLD = Ruling | Won | NotWon | RoundOver | VoteClosed
"""What everybody is told, and what must never change."""
CALM = 45_000
"""The longest time (ms) between two troubles of the machine."""
LONGEST_SLEEP, LONGEST_PAUSE, LONGEST_DELAY = 7_200_000, 90_000, 900
VOICE_FAILS, PLUGGED_IN, TORN, CLOSED = 0.1, 0.7, 0.5, 0.7
"""How many utterances the voice fails to say, microphones come again at once, kills leave half a line or are none."""
AT_LAST = 20_000
"""How long (ms) the game goes on after everybody fell silent."""
RETRY = 50
"""How soon (ms) what the disk refused is tried again."""
REMEMBERED = 10
"""Of so many utterances persons may say whose they were."""
LOOKED_AT = 0.01
"""After how many of the steps it is looked at what the seats see."""


class Found(Exception):  # noqa: N818  what a search finds is no error of the search
    """Something happened in a game that must not; one sentence says what."""


class World:
    """A game, and all that it plays in; all times are ms of the machine's clock but where table time is named."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Set the table up, with its journal in a folder."""
        self.plan = plan
        self.now, self._asleep = 0, 0
        self.told: list[Fact] = []
        """What everybody was told, by all sessions of the game."""
        self._machine, self._disk = plan.chance("machine"), plan.chance("disk")
        self._voice, self._eyes = plan.chance("voice"), plan.chance("eyes")
        self._ear = plan.chance("ear")
        self._utterances: deque[int] = deque(maxlen=REMEMBERED)
        self._heard = 0
        setup = plan.setup()
        journal = Games(folder).begin(setup, at=BEGUN)
        self.path = journal.path
        self._later = LateDisk()
        self._snapshots = Snapshots(folder / "key", worth=50, syncer=self._later)
        self.cards = len(setup.cards)
        persons = sorted(setup.people)
        self._persons = [SillyPerson(seat, plan.troubles, plan.chance(f"person {seat}"), plan.pace) for seat in persons]
        self._acts = {person.seat: 0 for person in self._persons}
        self._next_trouble = self._calm()
        self._counted: State | None = None
        """The state whose cards were counted last."""
        self._wake_again = 0
        self._begin(TakenUp(GameLog(setup, self._through_disk(journal)), {}, 0))

    def play(self) -> None:
        """Play the game out.

        Raises:
            Found: something happened that must not.
        """
        for _ in self.steps():
            pass
        self._go_on()
        self._unplug()
        end = self.now + AT_LAST
        while self.now < end:
            self._pass_time((end,))
        self.session.close()

    def steps(self) -> Iterator[int]:
        """Play step by step, and give the time (ms) after each, until the persons fall silent.

        Raises:
            Found: something happened that must not.
        """
        self._try(self.session.deal)
        while self.now < self.plan.length + self._asleep:
            self._step()
            yield self.now

    def _begin(self, taken_up: TakenUp) -> None:
        """Let a session run, as a started program does, until it is killed."""
        snapshots = self._snapshots if Trouble.KILLED in self.plan.troubles else None  # else nobody would read them
        self.session = Session.go_on_with(taken_up, clock=lambda: self.now, snapshots=snapshots)
        self.session.subscribe(self._note)
        self._voices: list[tuple[int, int, int, int]] = []
        if Trouble.VOICE in self.plan.troubles:
            self.session.give_voice(voiced=True)
            self.session.listen(self._speak)
        self._paused_until: int | None = None
        self._plug_in()

    # What happens

    def _step(self) -> None:
        """Let the next thing happen."""
        zero = self.session.zero
        times = [self._next_trouble, *[ear.next_time() + zero for ear in self._ears.values()]]
        times += self._acts.values() if self._paused_until is None else [self._paused_until]
        times += [at for at, *_ in self._voices[:1]]
        self._pass_time(times)
        self._sound()
        self._hear()
        if self._paused_until is None:
            self._act()
        elif self._paused_until <= self.now:
            self._go_on()
        if self._next_trouble <= self.now:
            self._next_trouble = self.now + self._calm()
            self._trouble()
        if self._eyes.random() < LOOKED_AT:
            self._look()

    def _pass_time(self, times: tuple[int, ...] | list[int]) -> None:
        """Go to the first of some times, or to what happens at the table by itself before."""
        wake = self.session.next_wake()
        by_itself = [] if wake is None else [max(self.session.counted(wake) + self.session.zero, self._wake_again)]
        self.now = max(self.now, min((*times, *by_itself)))
        if by_itself and by_itself[0] <= self.now and not self._try(self.session.wake):
            self._wake_again = self.now + RETRY
        if self.session.state is not self._counted:
            self._counted = self.session.state
            self._count_cards(self._counted)

    def _count_cards(self, state: State) -> None:
        """See that no card is lost, and that hands hold as many as was judged, where all is and nothing is shuffled."""
        if self.session.cards() != self.cards:
            message = f"there are {self.session.cards()} cards and not {self.cards}"
            raise Found(message)
        if state.tail or state.table.aside:
            return
        owed = Counter[int]()
        for seat, count in state.table.debts:
            owed[seat] += count
        for seat, judged in enumerate(state.settled.seats):
            holds = len(state.table.hands[seat]) + owed[seat]
            counts = state.settled.running or not judged.out  # who went out with a round takes no hand into the next
            if counts and judged.cards != holds:
                message = f"{state.seats[seat]} holds {holds} cards, and was judged to hold {judged.cards}"
                raise Found(message)

    def _try(self, what: Callable[[], object]) -> bool:
        """Do something as the window does; where it can't be written down it has not happened."""
        try:
            what()
        except JournalError:
            return False
        return True

    def _note(self, stamped: Stamped, facts: tuple[Fact, ...]) -> None:
        """Note what is told, and that nothing is ruled or overdue before all is known that was said until then."""
        match stamped.event:
            case HeardUpTo(time):
                self._heard = time
            case Spoken() | Called():
                self._utterances.append(self.session.number())
        for fact in facts:
            if isinstance(fact, TOLD):
                self.told.append(fact)
            if isinstance(fact, Ruling) and fact.at > self._heard:
                message = f"a call of {fact.at} ms was ruled while all was known up to {self._heard} ms only"
                raise Found(message)
            if isinstance(fact, InfractionArose) and fact.since > self._heard:
                message = f"{fact.call} arose at {fact.since} ms while all was known up to {self._heard} ms only"
                raise Found(message)

    # Persons and their microphones

    def _act(self) -> None:
        """Let the persons do what they are about to; who finds no round in play deals one."""
        for person in self._persons:
            if self._acts[person.seat] > self.now:
                continue
            self._acts[person.seat] = self.now + person.wait()
            self._try(lambda person=person: self._let(person))  # type: ignore[misc]  # one at a time

    def _let(self, person: SillyPerson) -> None:
        seen = self.session.view(person.seat)
        if not seen.judged.running and not is_over(seen.judged):
            self.session.deal()
            seen = self.session.view(person.seat)
        saying = person.act(self.session, seen, self._utterances)
        ear = self._ears.get(person.seat)
        if saying and ear:
            at = self.now - self.session.zero
            ear.say(saying.text, at) if saying.text else ear.knock(saying.knocks, at)

    def _hear(self) -> None:
        """Let the microphones tell what they know by now."""
        now = self.now - self.session.zero
        for seat, ear in [(seat, ear) for seat, ear in self._ears.items() if ear.next_time() <= now]:
            for report in ear.told(now, still=self.session.is_still()):
                if (told := self.session.heard(report)) is not None:
                    self._try(lambda seat=seat, told=told: self._group.take(str(seat), told))  # type: ignore[misc]  # at once

    def _plug_in(self) -> None:
        """Give each person a microphone."""
        at = self.now - self.session.zero
        self._ears = {p.seat: TroubledEar(p.seat, self.plan.troubles, self._ear, at) for p in self._persons}
        self._group = MicrophoneGroup({})
        self._try(self._open_channels)

    def _open_channels(self) -> None:
        self._group = MicrophoneGroup(
            {str(seat): MicrophoneChannel(self.session, str(seat), (seat,)) for seat in self._ears}
        )

    def _unplug(self) -> None:
        """Take the microphones away."""
        self._ears = {}
        while not self._try(self._group.close):
            self.now += 1

    # Voices

    def _speak(self, utterance: Utterance) -> None:
        """Begin to say what a computer player says, later than planned, and tell of it; or never."""
        begin = utterance.start + self._voice.randrange(LONGEST_DELAY)
        end = begin + max(1, round((utterance.end - utterance.start) * self._voice.uniform(0.5, 2.0)))
        if self._voice.random() >= VOICE_FAILS:
            at = self.session.counted(begin) + self.session.zero
            self._voices = sorted([*self._voices, (at, utterance.id, begin, end)])

    def _sound(self) -> None:
        while self._voices and self._voices[0][0] <= self.now:
            _, number, begin, end = self._voices.pop(0)
            self._try(lambda number=number, begin=begin, end=end: self.session.spoken(number, begin, end))  # type: ignore[misc]  # at once

    # The machine

    def _calm(self) -> int:
        return self._machine.randrange(1, CALM * self.plan.pace)

    def _trouble(self) -> None:
        """Let something go wrong with the machine, or the game stand still."""
        trouble, roll = self._machine.choice(tuple(Trouble)), self._machine.random()
        if trouble not in self.plan.troubles:
            return
        match trouble:
            case Trouble.KILLED:
                self._kill(roll)
            case Trouble.ASLEEP:
                self._sleep(round(roll * LONGEST_SLEEP))
            case Trouble.PAUSED if self._paused_until is None and self._try(
                lambda: self.session.pause("a dialog is open")
            ):
                self._paused_until = self.now + round(roll * LONGEST_PAUSE)
            case Trouble.UNPLUGGED:
                self._unplug()
                if roll < PLUGGED_IN:
                    self._plug_in()
            case Trouble.DEAF:
                for ear in self._ears.values():
                    ear.be_deaf(self.now - self.session.zero)
            case _:
                pass

    def _go_on(self) -> None:
        """Let the game go on after a pause."""
        self._paused_until = None
        self._try(self.session.go_on)

    def _sleep(self, length: int) -> None:
        """Let the computer sleep, or its clock jump; the window sees that nobody could play meanwhile."""
        self.now += length
        self._asleep += length
        if self._paused_until is None:
            self.session.stand_still(length)
        self._unplug()
        self._plug_in()

    def _kill(self, roll: float) -> None:
        """Kill the program, perhaps while it writes a line, or close it, and start it again."""
        if roll > CLOSED:
            self.session.close()
        if self._journal:
            self._journal.close()
        if roll < TORN:
            with self.path.open("ab") as file:
                file.write(b'{"at": 12')
        self._later.catch_up()
        while True:
            self.now += 1
            taken_up = take_up(self.path, None, self._snapshots)
            log = taken_up.log
            if log.journal:
                log.journal = self._through_disk(log.journal)
            if self._try(lambda taken_up=taken_up: self._begin(taken_up)):  # type: ignore[misc]  # at once
                break
            if log.journal:
                log.journal.close()

    def _through_disk(self, journal: Journal) -> Journal:
        """Let a journal be written to a disk that fails, where that is planned."""
        self._journal = journal
        if Trouble.DISK in self.plan.troubles:
            journal.close()
            self._journal = Journal(self.path, FailingFile(self.path, self._disk))
        return self._journal

    # What seats see

    def _look(self) -> None:
        """See that no seat sees what is hidden from it: dealt otherwise, it all looks the same."""
        state, now = self.session.state, self.session.now()
        judged = provisional(state, now)
        for seat in range(len(state.seats)):
            if view(hidden_cards_exchanged(state, seat, self._eyes), seat, now) != view(state, seat, now, judged):
                message = f"{state.seats[seat]} can tell cards apart that are hidden"
                raise Found(message)
