"""The record of a round so far, its time, and what its seats owe."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.clock import Stop, after, elapsed
from oracle.secret import Secrets
from oracle.votes import Proposal, Voted, Voting
from oracle.words import Phrase, Token, stands_at
from oracle.written import PLAIN_JOKER

from .record import Duty, Infraction, Lying, Stretch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle.record import Claimed, Moment
    from oracle.tape import Place


WINS = ("MMT-31", "SCM-32")
"""Rows whose words win the round: a voice alone keeps nobody from that."""


@dataclass(slots=True, eq=False)
class Idle:
    """A phrase that met no duty when it was said, and may yet meet one that opens within the lead."""

    seat: str | None
    """Nobody's, where a shared microphone heard it: then it may meet anybody's duty."""
    words: tuple[Token, ...]
    at: Moment
    sure: bool
    stretch: Stretch
    talk: bool = False
    """Whether it is an offence while it is idle."""


class Past(Voting[Lying]):
    """What is known of a round up to `now`; the rules of a variant stand in the classes made from it."""

    grace = 4.0
    """Seconds, where the option says nothing else."""
    cost = 1
    goes_on = False
    """Whether a failure that was penalised can be called again."""
    bad_call = ""
    """The row of wrong calls."""
    contests: tuple[Phrase, ...] = ()
    """What says that a call was wrong."""
    joker = PLAIN_JOKER
    suit_names: dict[str, tuple[str, ...]] | None = None
    """What suits are called, where they have more names than one."""
    not_saying, not_knocking, not_drawing = "", "", ""
    """What is called that a written rule asked for."""

    def __init__(self, tape: t.Tape) -> None:
        """The table as the tape lays it out."""
        layout = tape.layout
        self.tape = tape
        self.done: list[t.Act] = []
        self.options = dict(layout.options)
        self.cost = int(layout.options.get("penalty_cards", self.cost))
        self.seats = layout.seats
        self.hands = {seat: layout.hands.get(seat, 0) for seat in layout.seats}
        self.pile = [Lying(card) for card in layout.pile]
        self.meetings: list[Stop] = []
        self.convener: str | None = None
        """Who has called the newest of them."""
        self.now = 0
        self.stage: float = 0
        """Up to which place in the log acts and calls of this millisecond are ruled on."""
        self.counted = 0
        self.duties: list[Duty] = []
        self.infractions: list[Infraction] = []
        self.idle: list[Idle] = []
        self.wins: list[Claimed] = []
        self.over: int | None = None
        self.over_known: Place = (0, 0)
        """From where that is known."""
        self.hearing = False
        """Whether deadlines, acts and calls of this millisecond are done, and what is said at it comes."""
        self.ended: Moment | None = None
        """When the last round ended; `over` only until the next one begins."""
        self.deferred: list[str] = []
        """Whose penalties they are, one for each call."""
        self.owed = dict.fromkeys(self.seats, 0)
        """Penalty cards of calls made between the end of a round and the next deal: they come with it."""
        self.running = layout.running
        self.out = set(layout.out)
        self.proposals: list[Proposal] = []
        self.voted: list[Voted] = []
        self.dropped = set()
        self.last_penalty = dict.fromkeys(self.seats, 0)
        self.secrets = Secrets(self.suit_names, tape.rules_written())
        self.rights = dict.fromkeys(self.seats, 0)
        """How many rules a seat may still make for rounds that it has won."""
        self.held: dict[str, str] = {}
        """Rules that wait for the end of the round, by who wrote them."""
        self.sizes = dict(self.hands)
        """How many cards the hands had when that was noted last."""
        self.doing: Place = (0, 0)
        """Where the act stands that is done now."""
        self.gone_from: dict[str, Place] = {}
        """From where it is known that a seat has left."""
        self.scores = {seat: layout.scores.get(seat, 0) for seat in layout.seats}
        self.games: list[Claimed] = []

    def whose_turn(self) -> str | None:
        """Who is on turn."""
        raise NotImplementedError

    def which_way(self) -> int:
        """Which way play goes: 1 clockwise, -1 counterclockwise."""
        return 1

    def do(self, act: t.Act) -> None:
        """One act, at its time."""
        self.doing = (self.now, act.order)
        self.done.append(act)
        if isinstance(act, t.Leave):
            self.leave(act.seat)
        elif isinstance(act, t.Write):
            self.write(act)
        elif isinstance(act, t.Propose):
            self.propose(act.text)
        elif isinstance(act, t.Vote):
            self.vote_on_proposal(act.seat, yes=act.yes)
        elif isinstance(act, t.Play | t.Draw | t.Take | t.Knock) and act.seat in self.out:
            self.move_of_who_left(act)
        elif self.running:
            self.do_in_round(act)
        else:
            self.do_between_rounds(act)
            self.sizes = dict(self.hands)

    # --- rules that seats write -------------------------------------------------------------------------------------

    @property
    def rules_are_won(self) -> bool:
        """Whether a rule is made by who has won a round, for the rounds to come; else anybody makes one."""
        return bool(self.options.get("secret_rules", False))

    def write(self, act: t.Write) -> None:
        """A seat writes a rule, if it may."""
        if act.refused or (self.rules_are_won and not self.rights[act.seat]):
            return
        if self.rules_are_won and self.running:
            self.held[act.seat] = act.text
        else:
            self.rights[act.seat] -= self.rules_are_won
            self.secrets.add(act.text)

    def owe_secret(self, seat: str, rule: str, what: str, lying: Lying | None) -> None:
        """What a written rule asks a seat for is owed."""
        verb, _, rest = what.partition(" ")
        if verb == "say":
            phrases = self.secrets.spellings(rest)
            call = f"{self.not_saying} {' '.join(phrases[0])}"
            self.owe(seat, call, rule, phrases, lying=lying, **self.owed_to_rules(said=True))
        else:
            call = self.not_knocking if verb == "knock" else self.not_drawing
            more = {"deed": verb, "needed": int(rest), "lying": lying}
            self.owe(seat, call, rule, (), **more, **self.owed_to_rules(said=False))

    def owed_to_rules(self, *, said: bool) -> dict[str, object]:  # noqa: ARG002  of some variants
        """When what a written rule asks for is overdue, beside after the grace, and what is owed after that."""
        return {}

    def give_up(self, duty: Duty) -> None:
        """It can't be made good any more, and is not owed again."""
        duty.repeats = False

    # --- votes ------------------------------------------------------------------------------------------------------

    def set_option(self, name: str, value: float) -> None:
        """An option has another value from now on."""
        self.options[name] = value

    # --- who leaves ---------------------------------------------------------------------------------------------------

    def leave(self, seat: str) -> None:
        """A seat drops out: it owes nothing any more, and the turn is the next one's."""
        if seat in self.out:
            return
        self.out.add(seat)
        self.lose_hand(seat)
        for duty in self.duties:
            duty.gone = duty.gone or duty.seat == seat
        if self.running:
            self.leave_turn(seat)

    def lose_hand(self, seat: str) -> None:
        """A seat that is out holds nothing; what it puts down before that is known comes back to it in a meeting."""
        self.hands[seat] = self.last_penalty[seat] = 0
        self.gone_from[seat] = self.where_known(self.now, after_words=self.hearing)

    def leave_turn(self, seat: str) -> None:
        """A seat that was perhaps on turn is out."""
        raise NotImplementedError

    def move_of_who_left(self, act: t.Act) -> None:
        """A card put down by who has left goes away with the hand, or comes back where that was not known yet.

        Who is out by points still holds its hand, so that a card that comes back is none more.
        """
        match act:
            case t.Play() if self.in_meeting or not self.running:
                self.hands[act.seat] += self.doing < self.gone_from.get(act.seat, (0, 0))
            case t.Play():
                self.lose_hand(act.seat)
            case t.Take():
                self.take_out_of(act.source)
                self.note_sizes()
            case _:
                pass

    def take_out_of(self, source: str) -> None:
        """A card is taken out of a hand; one that its seat has left is empty already, though that is not known yet."""
        if source not in self.out or self.doing >= self.gone_from.get(source, (0, 0)):
            self.hands[source] -= 1

    def following(self, seat: str, way: int, steps: int = 1) -> str:
        """The seat so many places on, of those that are in; the same one where none is."""
        place = self.seats.index(seat)
        ring = [self.seats[(place + way * n) % len(self.seats)] for n in range(1, len(self.seats) + 1)]
        ring = [other for other in ring if other not in self.out]
        return ring[(steps - 1) % len(ring)] if ring else seat

    @property
    def everybody_left(self) -> bool:
        """Whether nobody is left who could be on turn."""
        return self.out.issuperset(self.seats)

    def do_in_round(self, act: t.Act) -> None:
        """One act while a round is played."""
        raise NotImplementedError

    def do_between_rounds(self, act: t.Act) -> None:
        """One act between rounds."""
        raise NotImplementedError

    def hear(self, stretch: Stretch, words: Sequence[Token], place: int) -> int:
        """The word at this place begins now; returns how many words it takes up with those after it."""
        raise NotImplementedError

    def close(self) -> None:
        """The round is over when its end has come."""
        raise NotImplementedError

    # --- time -------------------------------------------------------------------------------------------------------

    def ranks(self, option: str, usual: str) -> tuple[str, ...]:
        """The ranks that an option names."""
        return tuple(self.options.get(option, (usual,)))  # type: ignore[arg-type]

    def ms(self, option: str, seconds: float) -> int:
        """An option in ms."""
        return round(1000 * float(self.options.get(option, seconds)))

    def whole_grace(self) -> int:
        """How long a duty stays open (ms): never less than what is feasible."""
        return max(self.ms("grace", self.grace), self.ms("feasible", 1))

    def stamp(self) -> Moment:
        """This very moment, later than every other one so far."""
        self.counted += 1
        return (self.now, self.counted)

    @property
    def in_meeting(self) -> bool:
        """Whether a town meeting or a point of order is running."""
        return bool(self.meetings) and self.meetings[-1][1] is None

    def may_end_meeting(self, seat: str | None, usual: str) -> bool:
        """Whether a seat may end the meeting; who is not known may be who called it."""
        anybody = self.options.get("end_meeting", usual) == "anybody"
        return anybody or seat == self.convener or None in (seat, self.convener)

    def after_feasible(self, seat: str, start: int) -> int | None:
        """When what was triggered at `start` can be asked for of a seat."""
        return after(start, self.ms("feasible", 1), self.meetings + self.tape.deaf(seat))

    # --- rounds -------------------------------------------------------------------------------------------------------

    def known_from(self, at: int, known: int | None = None, *, after_words: bool = False) -> int:
        """When all is known that began to be said before this time, or by then as well, and what is itself `known`."""
        return self.where_known(at, known, after_words=after_words)[0]

    def where_known(self, at: int, known: int | None = None, *, after_words: bool = False) -> Place:
        """Where that is known; where the tape does not tell, with all that is of its millisecond."""
        if self.tape.heard:
            return self.tape.ruled(at, self.stage, after_words=after_words)
        times = [at, at if known is None else known]
        for item in self.tape.items:
            if isinstance(item, t.Say | t.Call):
                if item.words[0][1] < at + after_words:
                    times.append(item.words[-1][2] if item.known is None else item.known)
            elif isinstance(item, t.Knock) and item.at < at and item.known is not None:
                times.append(item.known)
        return max(times), inf

    @property
    def end_is_known(self) -> bool:
        """Whether it is known, where something is done between rounds, that the last one is over."""
        return self.over is None or self.doing >= self.over_known

    def end_round(self) -> None:
        """The round is over now: nothing is owed any more."""
        self.duties.clear()
        self.running, self.over, self.ended = False, self.now, self.stamp()
        for seat, text in self.held.items():
            if self.rights[seat]:
                self.rights[seat] -= 1
                self.secrets.add(text)
        self.held.clear()
        self.over_known = self.where_known(self.now, after_words=self.hearing)

    def before_this_round(self, infraction: Infraction) -> bool:
        """Whether an infraction is of a round that is over."""
        return self.ended is not None and infraction.since < self.ended

    def gather(self) -> None:
        """What lay there from the last round is the stack again."""
        self.pile.clear()
        self.hands, self.last_penalty = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 0)

    def begin_round(self) -> None:
        """The first card is turned."""
        self.running, self.over = True, None
        self.sizes = dict(self.hands)

    def pay_owed(self) -> None:
        """What is owed comes by itself, but to who is out."""
        for seat, cards in self.owed.items():
            if seat not in self.out:
                self.hands[seat] += cards
                self.owed[seat] = 0

    def owed_is_paid(self) -> None:
        """What was owed has come with the first card."""
        taken, self.deferred = self.deferred, []
        for seat in taken:
            self.paid(seat, self.known_from(self.now))

    # --- infractions ------------------------------------------------------------------------------------------------

    def expired(self, infraction: Infraction) -> bool:
        """Whether the statute of an infraction is over."""
        return infraction.ended

    def offence(self, call: str, rule: str, seat: str, **more: object) -> Infraction:
        """An infraction, dated now."""
        infraction = Infraction(call, rule, seat, self.stamp(), self.cost)
        for name, value in more.items():
            setattr(infraction, name, value)
        self.infractions.append(infraction)
        return infraction

    def open_infractions(self, seat: str) -> list[Infraction]:
        """The seat's infractions that a call could meet or that are only excused, oldest first."""
        return sorted(
            (i for i in self.infractions if i.on == seat and not i.spent and not i.gone and not self.expired(i)),
            key=lambda i: i.since,
        )

    def penalisable(self, infraction: Infraction) -> bool:
        """Whether an open infraction costs cards: neither excused nor perhaps met by words heard unsurely."""
        return not (infraction.excused or infraction.doubtful or (infraction.duty and infraction.duty.perhaps))

    def fits_call(self, text: Phrase, infraction: Infraction) -> bool:
        """Whether a call means an infraction of this kind."""
        return self.names(text, infraction)

    def names(self, text: Phrase, infraction: Infraction) -> bool:
        """Whether a call names what an infraction is called."""
        raise NotImplementedError

    def is_call(self, text: Phrase) -> bool:
        """Whether words are a call now."""
        raise NotImplementedError

    def is_known(self, text: Phrase) -> bool:
        """Whether some rule knows these words as a call, true or not."""
        raise NotImplementedError

    def in_order_of_calling(self, _text: Phrase, fitting: list[Infraction]) -> list[Infraction]:
        """Which infraction a call meets first: the oldest."""
        return fitting

    def ruled_at(self, at: int, _known: int | None, *, after_words: bool = False) -> int:  # noqa: ARG002
        """When a call of this time is ruled on, where anything depends on that."""
        return at

    def paid(self, seat: str, ruled: int) -> None:
        """A seat takes penalty cards, by a ruling of that time."""
        raise NotImplementedError

    # --- duties -----------------------------------------------------------------------------------------------------

    def owe(self, seat: str, call: str, rule: str, phrases: tuple[Phrase, ...] = (), **more: object) -> Duty:
        """Something is due from now on, and may have been said already while the card was being laid."""
        duty = Duty(seat, call, rule, self.stamp(), self.now, phrases, cards=self.cost)
        duty.grace = self.whole_grace()
        for name, value in more.items():
            setattr(duty, name, value)
        self.duties.append(duty)
        self.look_back(duty)
        return duty

    def look_back(self, duty: Duty) -> None:
        """A phrase begun at most the lead before the trigger counts, if it met no other duty."""
        since = duty.trigger - self.ms("lead", 1.5)
        fitting = [
            said
            for said in self.idle
            if self.may_pay(duty, said.stretch)
            and said.at[0] >= since
            and any(stands_at(said.words, 0, phrase) for phrase in duty.phrases)
        ]
        strangers = [
            said
            for said in self.idle
            if said.seat is None
            and not self.may_pay(duty, said.stretch)
            and said.at[0] >= since
            and any(stands_at(said.words, 0, phrase) for phrase in duty.phrases)
        ]
        order = sorted([*fitting, *strangers], key=lambda said: (said in strangers or not said.sure, said.at))
        for said in order[:1]:
            if said in strangers:
                self.meet(duty, said.at, sure=False)
                return
            self.idle.remove(said)
            self.meet(duty, said.at, sure=said.sure)
            self.no_longer_idle(said)

    def may_pay(self, duty: Duty, stretch: Stretch) -> bool:
        """Whether words may be the ones owed: nobody's may, but not in another's voice, unless they win."""
        return (stretch.seat or (None if duty.rule in WINS else stretch.voice)) in (None, duty.seat)

    def doubt_others(self, stretch: Stretch, words: Sequence[Token], place: int) -> None:
        """Words in a voice leave in doubt what another owes and nobody else has said."""
        for duty in self.duties:
            if stretch.seat or self.may_pay(duty, stretch) or not self.stands(duty):
                continue
            if any(stands_at(words, place, phrase) for phrase in duty.phrases):
                self.meet(duty, self.stamp(), sure=False)

    def known_at(self, words: Sequence[Token], place: int) -> Phrase | None:
        """The longest phrase of the game that begins at this place."""
        raise NotImplementedError

    def say_between_rounds(self, stretch: Stretch, words: Sequence[Token], place: int) -> int:
        """What is said between rounds does nothing, but the first card may ask for it within the lead."""
        length = len(self.known_at(words, place) or "?")
        said = tuple(words[place : place + length])
        self.idle.append(Idle(stretch.seat, said, self.stamp(), stretch.sure, stretch))
        return length

    def no_longer_idle(self, said: Idle) -> None:
        """Words that were idle have met something."""

    def stands(self, duty: Duty) -> bool:
        """Whether a duty is unmet and can still be met."""
        if duty.met or duty.gone:
            return False
        if duty.late_counts and (duty.infraction or duty.penalised is not None):
            return False
        if duty.penalised is not None and not ((duty.repeats and self.goes_on) or duty.lasting):
            return False
        return not (duty.infraction and (duty.infraction.excused or self.expired(duty.infraction)))

    def meet(self, duty: Duty, at: Moment, *, sure: bool = True) -> None:
        """The duty is met; met late it leaves no infraction behind, unless late counts."""
        if not sure:
            if not (duty.infraction and duty.late_counts):  # doubt after the time changes nothing
                duty.perhaps = duty.perhaps or at
            return
        duty.met = at
        if not duty.late_counts:
            for infraction in self.infractions:
                if infraction.duty is duty and not infraction.spent:
                    infraction.gone = True

    def overdue_at(self, duty: Duty, *, gaps: bool = True) -> int | None:
        """When a duty that stands becomes (again) an infraction, as far as is known now, or had there been no gaps."""
        if duty.infraction or not self.stands(duty):
            return None
        stops = self.meetings + (self.tape.deaf(duty.seat) if gaps else [])
        if duty.penalised is not None:
            if not duty.repeats:
                return None
            wait = self.ms("continued_wait", float(self.options.get("grace", self.grace)))
            return after(duty.penalised, wait, stops)
        ends = [after(duty.trigger, duty.grace, stops)] if duty.graced else []
        if duty.cut_at is not None:
            feasible = after(duty.trigger, self.ms("feasible", 1), stops) if duty.bends else duty.cut_at
            if gaps and self.cut_short(duty, feasible):
                return duty.cut_at
            ends.append(None if feasible is None else max(duty.cut_at, feasible))
        return min((end for end in ends if end is not None), default=None)

    def cut_short(self, duty: Duty, feasible: int | None) -> bool:
        """Whether an event cut a duty when a gap had left it less open microphone than is feasible."""
        if duty.cut_at is None or not duty.bends:
            return False
        cut, gaps = duty.cut_at, self.tape.deaf(duty.seat) + self.meetings
        deaf = elapsed(duty.trigger, cut, gaps) < elapsed(duty.trigger, cut, self.meetings) or any(
            begin <= cut < (end or cut) for begin, end in self.tape.deaf(duty.seat)
        )
        return deaf and (feasible is None or feasible > cut)

    def overdue(self, duty: Duty) -> None:
        """The duty is an infraction from now on; excused if cut before the microphone had been open enough.

        Only now is it known that knocks were enough; too many can't be made good.
        """
        if duty.deed == "knock" and duty.came == duty.needed:
            duty.met = self.stamp()
            return
        duty.repeats = duty.repeats and not (duty.deed == "knock" and duty.came > duty.needed)
        call = duty.call if duty.penalised is None else self.call_again(duty.call)
        excused = duty.cut_at == self.now and self.cut_short(duty, self.after_feasible(duty.seat, duty.trigger))
        duty.infraction = self.offence(call, duty.rule, duty.seat, duty=duty, cards=duty.cards, excused=excused)

    def call_again(self, call: str) -> str:
        """What a failure is called that goes on after its penalty."""
        return call

    def cut_duties(self, kind: str, besides: str | None = None) -> None:
        """An event of this kind happens: what is still open is overdue, in the order in which it was opened."""
        for duty in list(self.duties):
            if duty.cut == kind and duty.seat != besides and duty.cut_at is None and self.stands(duty):
                duty.cut_at = self.now
        self.fire()

    def deadlines(self) -> Iterator[tuple[int, Duty]]:
        """What becomes an infraction by itself, and when, as far as is known now."""
        for duty in self.duties:
            time = self.overdue_at(duty)
            if time is not None:
                yield time, duty

    def wakes(self) -> Iterator[int]:
        """Times at which something else may be decided."""
        yield from ()

    def fire(self) -> None:
        """Everything that is overdue by now."""
        while pending := [pair for pair in self.deadlines() if pair[0] <= self.now]:
            self.overdue(min(pending, key=lambda pair: pair[0])[1])

    def due(self, stretch: Stretch, words: Sequence[Token], place: int) -> tuple[Duty, int] | None:
        """The duty met here and how many words meet it: the longest phrase due, of equals the oldest duty."""
        fitting = [
            (duty, len(phrase))
            for duty in self.duties
            for phrase in duty.phrases
            if self.may_pay(duty, stretch)
            and (stretch.sure or duty.perhaps is None)
            and stands_at(words, place, phrase)
            and self.stands(duty)
        ]
        return min(fitting, key=lambda found: (-found[1], found[0].opened), default=None)

    def must_wait_for_cards(self) -> bool:
        """Whether penalty cards of a call made now come with the next deal."""
        return self.over is not None and bool(self.pile)

    def pay(self, seat: str, cards: int, ruled: int) -> None:
        """A seat takes penalty cards by a ruling of that time; where there is no stack they come with the next deal."""
        if seat in self.out:
            self.owed[seat] += cards
        elif self.must_wait_for_cards():
            self.owed[seat] += cards
            self.deferred.append(seat)
        else:
            self.hands[seat] += cards
            self.last_penalty[seat] = cards
            self.note_sizes()
            self.paid(seat, ruled)

    def penalise(self, infraction: Infraction, ruled: int) -> None:
        """The offender takes the cards, and takes back the card where the row says so and it is the top one."""
        infraction.spent = True
        duty = infraction.duty
        if duty:
            duty.penalised, duty.infraction, duty.paid = self.now, None, infraction
            if infraction.secret and self.tape.layout.calls == "computer":  # the program calls it once
                duty.repeats = False
        lying = infraction.sends_back
        if lying and self.pile and self.pile[-1] is lying:
            self.go_back(lying)
        self.pay(infraction.on, infraction.cards, ruled)

    def go_back(self, lying: Lying) -> None:
        """The top card goes back to its hand, and with it all that hangs on it alone."""
        assert lying.seat is not None
        self.pile.pop()
        self.hands[lying.seat] += 1
        self.note_sizes()
        for duty in self.duties:
            duty.gone = duty.gone or duty.lying is lying
        for infraction in self.infractions:
            if infraction.duty and infraction.duty.lying is lying and not infraction.spent:
                infraction.gone = True
        if lying.seat in self.out:  # it goes where the hand went
            self.lose_hand(lying.seat)
        if lying.before is not None:
            self.restore(lying)

    def restore(self, lying: Lying) -> None:
        """Play stands as it stood before this card."""
        raise NotImplementedError
