"""What seats owe: phrases, and cards to be taken; when that is met, and when it is overdue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clock import after
from .past import Past
from .record import Breath, Duty, FreePhrase, Infraction, Lying, Moment, Turn
from .rulebook import LATE_COUNTS
from .words import BADGER, LAST_CARD, Phrase, Token, name_of, nice_day, plain, rank, stands_at, suit

if TYPE_CHECKING:
    from collections.abc import Sequence


class Duties(Past):
    """The duties of a game."""

    def owe_for(self, lying: Lying, sevens: int) -> None:
        """The phrases that a card asks for (CAM-34, 35, 40, 42; MOO-21, 24, 25)."""
        assert lying.seat is not None
        rules, card = self.rules, lying.card
        if suit(card) == "S" and rules.spade not in self.dropped:
            self.owe_phrase(lying.seat, name_of(card), rules.spade, lying, trigger=self.now)
        if (rank(card), suit(card)) == ("9", "D"):
            self.owe_phrase(lying.seat, BADGER, rules.badger, lying, trigger=self.now)
        if rank(card) == "7":
            self.owe_phrase(lying.seat, nice_day(sevens), rules.day_rule(sevens), lying, trigger=self.now)

    def owe_last_card(self, seat: str, lying: Lying | None) -> None:
        """One card left (CAM-14, MOO-40)."""
        kind = "grace" if self.rules.moo else "cut"  # overdue after the grace, or at the next move in turn before
        self.owe_phrase(seat, LAST_CARD, self.rules.last_card, lying, trigger=self.now, kind=kind)

    def owe_phrase(
        self,
        seat: str,
        phrase: Phrase,
        rule: str,
        lying: Lying | None,
        *,
        trigger: int | None,
        kind: str = "grace",
        turn: Turn | None = None,
    ) -> Duty:
        """A phrase is due, and may have been said already while the card was being laid."""
        call = "failure to say " + " ".join(phrase)
        duty = Duty(seat, call, rule, self.stamp(), trigger, kind, phrase, lying, turn, late_counts=rule in LATE_COUNTS)
        duty.grace = self.rules.grace
        self.duties.append(duty)
        if trigger is not None:
            self.look_back(duty)
        return duty

    def owe_secret(self, seat: str, rule: str, what: str, lying: Lying | None) -> None:
        """What a written rule asks a seat for is owed."""
        verb, _, rest = what.partition(" ")
        if verb == "say":
            self.owe_phrase(seat, plain(rest), rule, lying, trigger=self.now)
        else:
            call = f"failure to {verb}"
            duty = Duty(seat, call, rule, self.stamp(), self.now, deed=verb, needed=int(rest), card=lying)
            duty.grace = self.rules.grace
            self.duties.append(duty)

    def give_up(self, duty: Duty) -> None:
        """It can't be made good any more; its infraction stays."""
        duty.gone = True

    def is_undone(self, duty: Duty) -> bool:
        """Whether something is to be done still; knocks that are right so far are enough."""
        return self.stands(duty) and not (duty.deed == "knock" and duty.came == duty.needed)

    def owe_taking(self, turn: Turn, kind: str) -> Duty:
        """A card, or all of them, is to be taken for the sevens."""
        rules = self.rules
        duty = Duty(turn.seat, rules.take_call, rules.taken, self.stamp(), self.now, kind, card=self.live, turn=turn)
        duty.grace = rules.grace
        self.duties.append(duty)
        return duty

    def look_back(self, duty: Duty) -> None:
        """A phrase begun at most the lead before the trigger counts, if it met no other duty."""
        assert duty.trigger is not None
        if duty.met or duty.phrase is None:
            return
        fitting = [
            said
            for said in self.free
            if self.may_pay(duty, said.breath)
            and said.at[0] >= duty.trigger - self.rules.lead
            and stands_at(said.words, 0, duty.phrase)
        ]
        in_another_voice = [
            said
            for said in self.free
            if said.breath.seat is None
            and not self.may_pay(duty, said.breath)
            and said.at[0] >= duty.trigger - self.rules.lead
            and stands_at(said.words, 0, duty.phrase)
        ]
        certain = [said for said in fitting if said.breath.sure]
        unsure = (said for said in fitting if not said.breath.sure)
        doubtful = sorted([*unsure, *in_another_voice], key=lambda said: said.at)
        for said in (certain or doubtful)[:1]:
            if said in fitting:
                self.free.remove(said)
                self.no_longer_talk(said)
                talk = said.breath.talk
                for lie in (i for i in self.infractions if i.lapses and i.since == said.at and not i.spent):
                    lie.gone = lie.gone or lie is not talk
            self.meet(duty, said.at, sure=bool(certain))

    def no_longer_talk(self, said: FreePhrase) -> None:
        """What a card has asked for is no talk; a breath is one offence as long as any of it is talk (CAM-80)."""
        said.breath.idle -= said.talk
        if said.breath.talk and said.breath.idle == 0:
            said.breath.talk.gone = True

    def is_said_late(self, seat: str, words: tuple[Token, ...]) -> bool:
        """Whether words say what can be called, or was paid for and could still be, and can't be met any more."""
        return any(
            duty.seat == seat
            and duty.phrase is not None
            and stands_at(words, 0, duty.phrase)
            and any(self.may_be_told(broken) for broken in (duty.infraction, duty.paid))
            for duty in self.duties
        )

    def may_be_told(self, broken: Infraction | None) -> bool:
        """Whether an infraction is within its statute."""
        return broken is not None and not broken.gone and not self.expired(broken)

    def may_pay(self, duty: Duty, breath: Breath) -> bool:
        """Whether words may be the ones owed: nobody's may, but not in another's voice, unless they win (MOO-05)."""
        return (breath.seat or (None if duty.rule == "MOO-05" else breath.voice)) in (None, duty.seat)

    def doubt_others(self, breath: Breath, words: Sequence[Token], place: int, at: Moment) -> None:
        """Words in a voice leave in doubt what another owes and nobody else has said."""
        for duty in self.duties:
            if breath.seat or self.may_pay(duty, breath) or duty.phrase is None or not self.stands(duty):
                continue
            if stands_at(words, place, duty.phrase):
                self.meet(duty, at, sure=False)

    def stands(self, duty: Duty) -> bool:
        """Whether a duty is unmet and can still be met."""
        if duty.met or duty.gone or duty.seat in self.out:
            return False
        if duty.late_counts and (duty.infraction or duty.penalised is not None):
            return False
        if duty.infraction and self.expired(duty.infraction):
            return False
        lasting = duty.phrase is not None and duty.trigger is not None
        return lasting or duty.turn is None or duty.turn is self.turn

    def meet(self, duty: Duty, at: Moment, *, sure: bool = True) -> None:
        """The duty is met; met late it leaves no infraction behind, unless late counts."""
        if not sure:
            duty.perhaps = duty.perhaps or at
            return
        duty.met = at
        if duty.infraction and not duty.late_counts:
            duty.infraction.gone = True
        turn = duty.turn
        if self.rules.moo and turn and duty is turn.thanks and turn is self.turn and turn.left:
            turn.take = self.owe_taking(turn, "grace")
            turn.take.trigger = max(at[0], duty.trigger or at[0])  # thanks said before the draw count from there

    def overdue_at(self, duty: Duty) -> int | None:
        """When a duty that stands becomes (again) an infraction, as far as is known now."""
        if duty.infraction or not self.stands(duty):
            return None
        if duty.penalised is not None:
            return after(duty.penalised, duty.wait, self.orders + self.tape.deaf(duty.seat))
        if duty.trigger is None:
            return None
        slow = after(duty.trigger, duty.grace, self.orders + self.tape.deaf(duty.seat))
        if duty.kind == "grace":
            return slow
        if duty.kind == "limit":
            assert duty.turn is not None
            return after(duty.turn.clock, self.rules.limit, self.orders)
        if duty.cut is None:
            return slow
        feasible = after(duty.trigger, self.rules.feasible, self.orders + self.tape.deaf(duty.seat))
        if self.cut_short(duty, feasible):
            return duty.cut
        ends = [slow, None if feasible is None else max(duty.cut, feasible)]
        return min((end for end in ends if end is not None), default=None)

    def cut_short(self, duty: Duty, feasible: int | None) -> bool:
        """Whether an event cut a duty when a gap had left it less open microphone than is feasible."""
        if duty.trigger is None or duty.cut is None:
            return False
        gap = any(begin <= duty.cut and (end or duty.cut) > duty.trigger for begin, end in self.tape.deaf(duty.seat))
        return gap and (feasible is None or feasible > duty.cut)

    def overdue(self, duty: Duty) -> None:
        """The duty is an infraction from now on; excused if cut before the microphone had been open enough."""
        if duty.deed == "knock" and duty.came == duty.needed:  # only now is it known that no more come
            duty.met = self.stamp()
            return
        duty.gone = duty.deed == "knock" and duty.came > duty.needed  # that can't be made good
        call = duty.call if duty.penalised is None else f"{self.rules.again} {duty.call}"
        duty.infraction = self.offence(call, duty.rule, duty.seat, duty=duty)
        if duty.kind == "cut" and duty.trigger is not None:
            feasible = after(duty.trigger, self.rules.feasible, self.orders + self.tape.deaf(duty.seat))
            duty.infraction.excused = self.cut_short(duty, feasible)
        duty.missed = not duty.infraction.excused and not duty.perhaps

    def next_player_acts(self) -> None:
        """The player on turn plays or draws: who has one card left should have said so by now (CAM-14)."""
        for duty in list(self.duties):
            if duty.kind == "cut" and duty.cut is None and self.stands(duty):
                duty.cut = self.now
                if self.overdue_at(duty) == self.now:
                    self.overdue(duty)

    def due(self, breath: Breath, words: Sequence[Token], place: int) -> Duty | None:
        """The duty met here: the longest phrase due from the seat (anybody, if unknown), of equals the oldest."""
        fitting = [
            duty
            for duty in self.duties
            if duty.phrase
            and self.may_pay(duty, breath)
            and self.stands(duty)
            and (breath.sure or duty.perhaps is None)
            and stands_at(words, place, duty.phrase)
        ]
        return min(fitting, key=lambda duty: (-len(duty.phrase or ()), duty.opened), default=None)
