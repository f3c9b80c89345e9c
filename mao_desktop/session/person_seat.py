"""A modelled person's seat: it sees the table, and speaks into a microphone of its own, which takes its time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Called, Knock, Spoken
from mao_desktop.players.memory import CallOut, Intention, Memory, Say
from mao_desktop.session.utterances import spread

if TYPE_CHECKING:
    from mao_desktop.engine import Word
    from mao_desktop.players.person import Person
    from mao_desktop.session.session import Session
    from mao_desktop.session.utterances import Utterance

STEP = 100
"""How often (ms) the person and the microphone are looked at."""
LAG = 600
"""How long after words were said (ms) the microphone has told them, and how far it is behind in silence."""
HEARS = 500
"""How long (ms) a voice must be heard before the person does not begin to speak over it."""
MICROPHONE = "person"


@dataclass(frozen=True, slots=True)
class Saying:
    """What the person says, with the times of its words."""

    deed: Say | CallOut
    words: tuple[Word, ...]

    @property
    def start(self) -> int:
        """When it begins (ms)."""
        return self.words[0].start

    @property
    def end(self) -> int:
        """When it is over (ms)."""
        return self.words[-1].end


class PersonSeat:
    """Lets a modelled person act in a session; whoever owns it wakes it every `STEP` ms."""

    def __init__(self, session: Session, person: Person) -> None:
        """Sit down, and open the microphone."""
        self._session, self._person = session, person
        self._memory = Memory()
        self._plan: tuple[Intention, ...] | None = None
        self._voices: list[Utterance] = []
        self._sayings: list[Saying] = []
        self._speaking = False
        session.open_microphone(MICROPHONE)
        session.listen(self._voices.append)
        session.subscribe(lambda *_: self._look_again())

    def wake(self, now: int) -> None:
        """Let the person do what is due, and the microphone tell what it knows by now (ms)."""
        self._voices[:] = (voice for voice in self._voices if voice.end > now)
        self._act(now)
        self._hear(now)

    def _look_again(self) -> None:
        self._plan = None

    def _act(self, now: int) -> None:
        """Do one thing that is due: words wait until the person hears nobody, and cards until a call is made."""
        if self._plan is None:
            view = self._session.view(self._person.seat)
            self._memory, self._plan = self._person.think(view, self._memory, now)
        quiet = self._is_quiet(now)
        due = (plan for plan in self._plan if plan.at <= now)
        for plan in due:
            if quiet or not isinstance(plan.deed, Say | CallOut):
                self._do(plan, now)
            if quiet or not isinstance(plan.deed, Say):
                break

    def _do(self, plan: Intention, now: int) -> None:
        self._memory = self._memory.having(plan)
        self._look_again()
        if isinstance(plan.deed, Say | CallOut):
            self._say(plan.deed, now)
        else:
            self._session.submit(replace(plan.deed, time=now) if isinstance(plan.deed, Knock) else plan.deed)

    def _is_quiet(self, now: int) -> bool:
        heard = any(voice.start + HEARS <= now for voice in self._voices)
        return not heard and all(saying.end <= now for saying in self._sayings)

    def _say(self, deed: Say | CallOut, now: int) -> None:
        words = spread(deed.text, now, now + deed.pace * len(deed.text.split()))
        self._sayings.append(Saying(deed, words))

    def _hear(self, now: int) -> None:
        """Let the microphone tell that somebody speaks, what was said, and how far it has heard."""
        speaking = any(saying.start < now < saying.end for saying in self._sayings)
        if speaking is not self._speaking:
            self._speaking = speaking
            self._session.set_speaking(MICROPHONE, speaking=speaking)
        for saying in [saying for saying in self._sayings if saying.end + LAG <= now]:
            self._sayings.remove(saying)
            self._session.submit(self._event(saying))
        starts = (saying.start for saying in self._sayings)
        self._session.heard_up_to(MICROPHONE, max(0, min((now - LAG, *starts))))

    def _event(self, saying: Saying) -> Spoken | Called:
        seat, deed = self._person.seat, saying.deed
        return Called(seat, saying.words, deed.on) if isinstance(deed, CallOut) else Spoken(seat, saying.words)
