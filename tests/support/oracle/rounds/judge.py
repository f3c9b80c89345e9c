"""Goes through a tape of a round: deadlines, then acts, then calls, then words, each in the log's order."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.called import Called, Wrong, is_second, newest, said_to_be_wrong, window
from oracle.record import Final, Ruling, Uncalled, Verdicts
from oracle.words import Phrase, Token, plain, stands_at, tokens

from .record import Duty, Infraction, Stretch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .past import Past


class Stream:
    """An utterance on its way through the round."""

    def __init__(self, said: t.Say) -> None:
        """Nothing of it has been said."""
        self.words: tuple[Token, ...] = tokens(said.words)
        self.stretch = Stretch(said.seat, said.sure, self.words[0].start, voice=None if said.seat else said.voice)
        self.place = 0

    @property
    def next(self) -> int | None:
        """When the next word begins."""
        return self.words[self.place].start if self.place < len(self.words) else None


class Judge:
    """A tape on its way through a round."""

    def __init__(self, tape: t.Tape, game: Past) -> None:
        """Nothing has happened yet."""
        self.game = game
        self.tape = tape
        self.mode = tape.layout.calls
        items = tape.in_order()
        self.acts = [item for item in items if not isinstance(item, t.Say | t.Call)]
        self.calls = [item for item in items if isinstance(item, t.Call)]
        said = [item for item in items if isinstance(item, t.Say)]
        self.streams = [Stream(item) for item in sorted(said, key=lambda item: item.words[0][1])]
        self.rulings: list[Ruling] = []
        self.called: list[Called[Infraction]] = []
        self.computer: list[Ruling] = []
        self.wrong: list[Wrong] = []

    def run(self) -> Verdicts:
        """The whole tape."""
        game, end = self.game, self.tape.end
        while (now := self.next_moment()) is not None and now <= end:
            self.moment(now)
        open_ones = (i for i in game.infractions if not (i.spent or i.gone or i.excused or i.voided))
        return Verdicts(
            calls=tuple(self.rulings),
            computer=tuple(self.computer),
            wins=tuple(game.wins),
            no_wins=(),
            games=tuple(game.games),
            voted=tuple(game.voted),
            uncalled=tuple(
                Uncalled(i.call, i.rule, i.on, i.since[0]) for i in sorted(open_ones, key=lambda i: i.since)
            ),
            final=Final(
                turn=game.whose_turn(),
                direction=game.which_way(),
                hands=dict(game.hands),
                top=game.pile[-1].card if game.pile else None,
                out=tuple(seat for seat in game.seats if seat in game.out),
                tokens={},
                scores=dict(game.scores),
            ),
        )

    def next_moment(self) -> int | None:
        """The next time at which anything can happen."""
        times = [act.at for act in self.acts] + [call.start for call in self.calls]
        times += [stream.next for stream in self.streams if stream.next is not None]
        times += [time for time, _ in self.game.deadlines()]
        times += [time for time in self.game.wakes() if time > self.game.now]
        if self.mode == "computer":
            times += [i.callable_from for i in self.game.infractions if i.callable_from > self.game.now]
        return min(times, default=None)

    def moment(self, now: int) -> None:
        """One millisecond."""
        game = self.game
        game.now, game.stage = now, self.tape.stages(now)[0]
        game.fire()
        self.computer_calls()
        game.close()
        for stage in self.tape.stages(now):
            game.stage = stage
            for act in t.taken(self.acts, now, stage):
                game.do(act)
                game.fire()
                if not self.certain():
                    game.close()
            self.computer_calls()
            game.close()
            for call in t.taken(self.calls, now, stage):
                self.rule(call)
                game.fire()
                game.close()
        game.hearing = True
        while streams := [s for s in self.streams if s.next is not None and s.next <= now]:
            stream = streams[0]
            self.hear_that_it_was_wrong(stream)
            stream.place += game.hear(stream.stretch, stream.words, stream.place)
            if stream.next is None:
                self.streams.remove(stream)
            game.fire()
            game.close()
        self.computer_calls(after_words=True)
        game.hearing = False

    # --- calls ------------------------------------------------------------------------------------------------------

    def may_call(self, seat: str) -> bool:
        """Whether a seat's calls are calls; who is out calls nobody, a Master without a seat may."""
        if seat in self.game.out:
            return False
        if isinstance(self.mode, tuple):
            return seat == self.mode[1]
        return self.mode == "democratic"

    def rule(self, call: t.Call) -> None:
        """A call is ruled on at its own time."""
        game = self.game
        text = plain(" ".join(word for word, _, _ in call.words))
        if text in game.contests:
            self.say_it_was_wrong(call.seat, call.on, text, game.ruled_at(call.start, call.known))
            return
        if not self.may_call(call.seat) or not game.is_call(text):
            return
        if call.on == call.seat and not game.options.get("self_calls"):
            return
        on, verdict, infraction = self.meant(text, call)
        ruled = game.ruled_at(call.start, call.known)
        said = " ".join(word for word, _, _ in call.words).replace("'", "")
        ruling = Ruling(call.start, call.seat, on, said, verdict, infraction.rule if infraction else "", 0, None, ruled)
        cost = int(game.options.get("mistake_cards", type(game).cost))
        if verdict == "upheld" and infraction:
            self.rulings.append(replace(ruling, cards=infraction.cards, paid_by=infraction.on))
            self.called.append(Called(call.start, infraction, [call.seat]))
            game.penalise(infraction, ruled)
        elif verdict == "void":
            self.rulings.append(ruling)
            if infraction:
                infraction.voided = True
        elif infraction is None and not game.is_known(text):
            self.rulings.append(replace(ruling, verdict="not understood"))
        elif not cost or call.seat not in game.seats or self.payment != "automatic":
            if self.payment == "called" and cost and call.seat in game.seats:
                self.wrong.append(Wrong(call.start, call.seat, game.bad_call, cost))
            self.rulings.append(ruling)
        else:
            self.rulings.append(replace(ruling, cards=cost, paid_by=call.seat))
            game.pay(call.seat, cost, ruled)

    @property
    def payment(self) -> str:
        """Who is made to pay for a wrong call, and when."""
        return str(self.game.options.get("bad_calls", "automatic"))

    def hear_that_it_was_wrong(self, stream: Stream) -> None:
        """Words that begin now may say that a call was wrong."""
        seat, sure = stream.stretch.seat, stream.stretch.sure
        if sure and seat and any(stands_at(stream.words, stream.place, said) for said in self.game.contests):
            words = tuple(token.text for token in stream.words[stream.place :])
            self.say_it_was_wrong(seat, None, words, self.game.ruled_at(self.game.now, None, after_words=True))

    def say_it_was_wrong(self, seat: str, on: str | None, words: Phrase, ruled: int) -> None:
        """A seat says that another's call was wrong: where that is what makes the caller pay, it does."""
        game = self.game
        if seat in game.out or seat not in game.seats:
            return
        wrong = said_to_be_wrong(self.wrong, seat, on, game.now)
        if wrong:
            call = " ".join(words)
            ruling = Ruling(game.now, seat, wrong.by, call, "upheld", wrong.rule, wrong.cards, wrong.by, ruled)
            self.rulings.append(ruling)
            game.pay(wrong.by, wrong.cards, ruled)

    def meant(self, text: tuple[str, ...], call: t.Call) -> tuple[str | None, str, Infraction | None]:
        """On whom the call is, its verdict, and the infraction that it meets."""
        game = self.game
        others = [s for s in game.seats if s != call.seat or game.options.get("self_calls")]
        seats = others if call.on is None else [call.on]
        own = self.in_their_own_words(text, seats)

        def may_mean(infraction: Infraction) -> bool:
            return not own or infraction.rule in own

        def fits(infraction: Infraction) -> bool:
            return may_mean(infraction) and game.fits_call(text, infraction)

        fitting = [i for seat in seats for i in game.open_infractions(seat) if fits(i)]
        fitting = game.in_order_of_calling(text, sorted(fitting, key=lambda i: i.since))
        fitting.sort(key=lambda i: i.secret)
        for infraction in fitting:
            if game.penalisable(infraction):
                return infraction.on, "upheld", infraction
        if fitting:
            first = min(fitting, key=lambda i: i.voided)
            return first.on, "void", first
        for duty in game.duties:
            if duty.seat not in seats or duty.infraction or duty.penalised is not None or not game.stands(duty):
                continue
            named = Infraction(duty.call, duty.rule, duty.seat, game.stamp(), duty=duty)
            if may_mean(named) and game.names(text, named) and (duty.perhaps or self.covered(duty)):
                return duty.seat, "void", named
        met = [c.infraction for c in self.called if c.infraction.on in seats and fits(c.infraction)]
        before = newest(self.called, met)
        soon = before is not None and is_second(before, call.seat, call.start, window(game.options))
        if before and soon and not self.is_about_newer(text, before):
            before.by.append(call.seat)
            return before.infraction.on, "void", replace(before.infraction)
        late = [i for i in game.infractions if i.on in seats and not i.spent and not i.gone and fits(i)]
        late = game.in_order_of_calling(text, sorted(late, key=lambda i: i.since))
        late.sort(key=lambda i: i.secret)
        if late:
            return late[-1].on, "too late", late[-1]
        return call.on, "bad call", None

    def in_their_own_words(self, text: tuple[str, ...], seats: Sequence[str]) -> set[str]:
        """The rules of which a call has the very words, and something is on the record of these seats.

        "Words that are a call of something on the record just as they stand mean that alone."
        """
        game = self.game
        open_ones = [i for seat in seats for i in game.open_infractions(seat)]
        record = [(i.call, i.rule) for i in (*open_ones, *(c.infraction for c in self.called)) if i.on in seats]
        record += [(duty.call, duty.rule) for duty in game.duties if duty.seat in seats and game.stands(duty)]
        return {rule for call, rule in record if plain(call) == text}

    def is_about_newer(self, text: tuple[str, ...], before: Called[Infraction]) -> bool:
        """Whether a call can be about a card that the accused has put down since an earlier call of the same."""
        game, on = self.game, before.infraction.on
        newer = [lying for lying in game.pile if lying.seat == on and lying.at > before.at]
        if not newer:
            return False
        if before.infraction.sends_back or not game.names(text, before.infraction):
            return True
        asked = [duty for duty in game.duties if duty.seat == on and duty.lying in newer and not duty.gone]
        return any(game.names(text, Infraction(duty.call, duty.rule, on, game.stamp())) for duty in asked)

    def covered(self, duty: Duty) -> bool:
        """Whether a duty would be overdue, had a gap not left it less open microphone than is feasible."""
        game = self.game
        if not duty.bends:
            return False
        over = game.overdue_at(duty, gaps=False)
        heard = game.after_feasible(duty.seat, duty.trigger)
        return over is not None and over <= game.now and (heard is None or heard > game.now)

    def computer_calls(self, *, after_words: bool = False) -> None:
        """In computer mode an infraction is called as soon as it is certain; idle words after the lead.

        What a deadline makes certain is called before what is done at that millisecond.
        """
        game = self.game
        while certain := self.certain():
            first = min(certain, key=lambda i: i.since)
            first.looked_at = True
            if not game.penalisable(first) or game.expired(first):
                continue
            now, on = game.now, first.on
            self.computer.append(Ruling(now, "computer", on, first.call, "upheld", first.rule, first.cards, on, now))
            game.penalise(first, game.ruled_at(now, now, after_words=after_words))
            game.fire()

    def certain(self) -> list[Infraction]:
        """What the program looks at now, where it calls; a round does not end before that."""
        return [
            i
            for i in self.game.infractions
            if self.mode == "computer"
            and not (i.spent or i.gone or i.looked_at)
            and i.callable_from <= self.game.now
            and self.game.is_call(plain(i.call))
            and not (i.duty and i.duty.only_people_call)
        ]
