"""A person speaks at a microphone among talking computer players, whose voices make it deaf: and is judged rightly."""

from __future__ import annotations

import pytest
from tables import Game, company

from mao_desktop.engine import DutyMet, Gap, InfractionArose, Ruling, Spoken, Verdict
from mao_desktop.players.memory import CallOut, Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.session.utterances import Utterance, spread

STEP = 50
LAG = 600
"""How long after it was said the microphone tells what was said, and how far behind it is in silence (ms)."""
LATE_SOUND = 60
"""How long after it was planned a player's voice is heard (ms)."""


class Person:
    """Plays at seat 0 as a perfect player would, and says what is due, or never opens the mouth; calls nobody."""

    def __init__(self, seed: int, *, silent: bool, variant: str = "cambridge") -> None:
        self.game = Game(company(variant, people=1, players=3, seed=seed))
        self.session = self.game.session
        self.silent = silent
        self.player = Player(0, Skill(attention=0.0, memory=1.0, honesty=1.0, speed=0.8), seed)
        self.memory = Memory()
        self.saying: tuple[int, int, str] | None = None
        self.untold: list[Spoken] = []
        self.utterances: list[Utterance] = []
        self.session.give_voice(voiced=True)
        self.session.hurry(hurried=True)
        self.session.listen(self.hear_player)

    def hear_player(self, utterance: Utterance) -> None:
        heard = utterance.timed(utterance.start + LATE_SOUND, utterance.end + LATE_SOUND)
        self.utterances.append(heard)
        self.session.spoken(heard.id, heard.start, heard.end)

    def play(self, until: int) -> Person:
        self.session.deal()
        self.session.open_microphone("desk")
        for now in range(STEP, until, STEP):
            self.game.at(now)
            self.stop_speaking(now)
            self.act(now)
            self.tell(now)
        self.session.close()
        return self

    def act(self, now: int) -> None:
        self.memory, plans = self.player.think(self.session.view(0), self.memory, now)
        for plan in plans:
            if plan.at > now or self.saying:
                return
            if isinstance(plan.deed, Say):
                if not self.silent and any(voice.start - STEP <= now <= voice.end for voice in self.utterances):
                    return
                if not self.silent:
                    self.saying = (now, now + plan.deed.pace * len(plan.deed.text.split()), plan.deed.text)
                    self.session.set_speaking("desk", speaking=True)
            elif not isinstance(plan.deed, CallOut):
                self.session.submit(plan.deed)
            self.memory = self.memory.having(plan)

    def stop_speaking(self, now: int) -> None:
        if self.saying and self.saying[1] <= now:
            begun, ended, text = self.saying
            self.saying = None
            self.untold.append(Spoken(0, spread(text, begun, ended)))
            self.session.set_speaking("desk", speaking=False)

    def tell(self, now: int) -> None:
        """Let the microphone tell what it knows by now: words, its own deafness, and how far it has heard."""
        for voice in [voice for voice in self.utterances if voice.end <= now]:
            self.utterances.remove(voice)
            self.session.submit(Gap(voice.start, voice.end, "own voice"))
        for spoken in [spoken for spoken in self.untold if spoken.words[-1].end + LAG <= now]:
            self.untold.remove(spoken)
            self.session.submit(spoken)
        waits = [spoken.words[0].start for spoken in self.untold] + [voice.start for voice in self.utterances]
        if now % 200 == 0:
            self.session.heard_up_to(
                "desk", min([max(0, now - LAG), *waits, *([self.saying[0]] if self.saying else [])])
            )

    def of_silence(self) -> list[Ruling]:
        rulings = (ruling for ruling in self.game.rulings() if ruling.on == 0)
        return [ruling for ruling in rulings if any(words in ruling.call for words in SILENCE)]


SILENCE = ("failure to say", "failure to call", "not saying", "not announcing", "not naming")
"""What calls say of who did not speak."""
SEEDS = range(3)
LENGTH = 90_000


@pytest.mark.parametrize("variant", ["cambridge", "german", "santa-cruz", "mau-mau"])
def test_who_says_what_is_due_is_never_penalised_for_silence(variant: str) -> None:
    persons = [Person(seed, silent=False, variant=variant).play(LENGTH) for seed in SEEDS]
    facts = [fact for person in persons for fact in person.game.facts()]
    assert len([fact for fact in facts if isinstance(fact, DutyMet) and fact.seat == 0]) >= 4
    rulings = [ruling for person in persons for ruling in person.of_silence()]
    assert [ruling for ruling in rulings if ruling.verdict is not Verdict.BAD] == []


def test_who_says_nothing_is_penalised_for_it_and_not_excused_by_the_talk_of_others() -> None:
    persons = [Person(seed, silent=True).play(LENGTH) for seed in SEEDS]
    broken = [f for person in persons for f in person.game.facts() if isinstance(f, InfractionArose) and f.on == 0]
    verdicts = [ruling.verdict for person in persons for ruling in person.of_silence()]
    assert len([fact for fact in broken if "failure to say" in fact.call]) >= 5
    assert verdicts.count(Verdict.UPHELD) >= 3
    assert verdicts.count(Verdict.VOID) == 0
