"""`judge`: the verdict of every call on a tape that is known as a whole."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from . import tape as t
from .called import Called, Wrong, is_second, newest, said_to_be_wrong
from .clock import after
from .game import Game
from .record import Breath, Duty, Final, HouseCall, Infraction, Ruling, Uncalled, Verdicts
from .rulebook import BLASPHEMIES, IN_VAIN, SPADE_A_SPADE, plain_call
from .words import BAD_CALL, END_ORDER, OPEN_ORDER, Phrase, Token, by_sound, plain, stands_at

if TYPE_CHECKING:
    from collections.abc import Iterator

VOTING = 10_000
"""How long a house call waits for votes, in ms."""


@dataclass(slots=True, eq=False)
class Stream:
    """An utterance on its way through the game: the words of a `Say`, or those of a call that may still be offences."""

    breath: Breath
    words: tuple[Token, ...]
    in_call: bool
    place: int = 0

    @property
    def next(self) -> int | None:
        """When the next word begins."""
        return self.words[self.place].start if self.place < len(self.words) else None


def judge(tape: t.Tape) -> Verdicts:
    """The verdicts of all calls, and what else came of the game.

    Raises:
        ValueError: if the variant is not one that the oracle knows.
    """
    return Judge(tape).run()


class Judge:
    """Goes through a tape moment by moment: deadlines, then acts, then calls, then words, each in the log's order."""

    def __init__(self, tape: t.Tape) -> None:
        """Nothing has happened yet."""
        self.game = Game(tape)
        self.tape = tape
        self.end = tape.end
        self.mode = tape.layout.calls
        items = tape.in_order()
        self.acts = [item for item in items if not isinstance(item, t.Say | t.Call)]
        self.calls = [item for item in items if isinstance(item, t.Call)]
        self.streams = [
            Stream(Breath(i.seat), by_sound(i.words), in_call=True)
            if isinstance(i, t.Call)
            else Stream(Breath(i.seat, i.sure, None if i.seat else i.voice), by_sound(i.words), in_call=False)
            for i in items
            if isinstance(i, t.Say | t.Call)
        ]
        self.rulings: list[Ruling] = []
        self.called: list[Called[Infraction]] = []
        self.computer: list[Ruling] = []
        self.wrong: list[Wrong] = []

    def run(self) -> Verdicts:
        """The whole tape."""
        while (now := self.next_moment()) is not None and now <= self.end:
            self.moment(now)
        self.game.now = self.end
        game = self.game
        open_ones = (i for i in game.infractions if not (i.spent or i.gone or i.excused or i.voided))
        return Verdicts(
            calls=tuple(self.rulings),
            computer=tuple(self.computer),
            wins=tuple(game.wins),
            no_wins=tuple(game.no_wins),
            uncalled=tuple(
                Uncalled(i.call, i.rule, i.on, i.since[0]) for i in sorted(open_ones, key=lambda i: i.since)
            ),
            final=Final(
                turn=game.turn.seat if game.turn else None,
                direction=game.direction,
                hands=dict(game.hands),
                top=game.pile[-1].card if game.pile else None,
                out=tuple(seat for seat in game.seats if seat in game.out),
                tokens={seat: n for seat, n in game.tokens.items() if n},
            ),
            voted=tuple(game.voted),
        )

    def next_moment(self) -> int | None:
        """The next time at which anything can happen."""
        times = [act.at for act in self.acts] + [call.start for call in self.calls]
        times += [stream.next for stream in self.streams if stream.next is not None]
        times += [time for time, _ in self.game.deadlines()]
        times += list(self.wakes())
        return min(times, default=None)

    def wakes(self) -> Iterator[int]:
        """Times at which nothing is broken, but something may be decided."""
        game = self.game
        for house in game.house:
            yield house.at + VOTING
        for infraction in game.infractions:
            if infraction.spent or infraction.gone:
                continue
            over = after(infraction.since[0], game.rules.statute, game.orders) if game.rules.moo else None
            for time in (over, infraction.since[0] + game.rules.lead if self.mode == "computer" else None):
                if time is not None and time > game.now:
                    yield time

    def moment(self, now: int) -> None:
        """One millisecond."""
        game = self.game
        game.now, game.stage = now, self.tape.stages(now)[0]
        self.settle()
        self.computer_calls()
        for stage in self.tape.stages(now):
            game.stage = stage
            for act in t.taken(self.acts, now, stage):
                game.do(act)
                self.settle()
            self.computer_calls()
            for call in t.taken(self.calls, now, stage):
                self.rule(call)
                self.settle()
        game.hearing = True
        while streams := [s for s in self.streams if s.next is not None and s.next <= now]:
            self.hear(streams[0])
            if streams[0].next is None:
                self.streams.remove(streams[0])
            self.settle()
        self.computer_calls()
        game.hearing = False

    def settle(self) -> None:
        """What follows by itself from the last thing that happened."""
        self.game.fire()
        self.decide_house_calls()
        self.game.owe_moo()

    def hear(self, stream: Stream) -> None:
        """The next phrase of an utterance begins; of a call only the forbidden words are of interest."""
        game, breath = self.game, stream.breath
        if not stream.in_call:
            if breath.sure and breath.seat and stands_at(stream.words, stream.place, BAD_CALL):
                self.say_it_was_wrong(breath.seat, None, tuple(t.text for t in stream.words[stream.place :]))
            stream.place += game.hear(breath, stream.words, stream.place)
            return
        if stream.words[stream.place].text == game.rules.name and breath.seat in game.seats:
            game.say_name(breath.seat, game.stamp(), in_call=True)
        elif stands_at(stream.words, stream.place, END_ORDER):
            stream.place += len(END_ORDER) - 1
        elif stands_at(stream.words, stream.place, OPEN_ORDER) and game.in_order:
            game.open_order(breath.seat)
        stream.place += 1

    # --- rulings ----------------------------------------------------------------------------------------------------

    def may_call(self, seat: str) -> bool:
        """Whether a seat's calls are calls; who is out calls nobody, a Master without a seat may."""
        if seat in self.game.out:
            return False
        if isinstance(self.mode, tuple):
            return seat == self.mode[1]
        return self.mode == "democratic" and seat in self.game.seats

    def rule(self, call: t.Call) -> None:
        """The verdict of one call, at its own time."""
        spoken = " ".join(word for word, _, _ in call.words)
        text = plain_call(spoken)
        if text == "bad call":
            self.say_it_was_wrong(call.seat, call.on, plain(spoken))
            return
        if not self.may_call(call.seat):
            return
        if call.seat == call.on and not self.game.rules.self_calls:
            return
        on, verdict, infraction = self.meant(text, call)
        row = infraction.rule if infraction else self.row_meant(spoken)
        ruling = Ruling(call.start, call.seat, on, " ".join(plain(spoken)), verdict, row or "", 0, None, call.start)
        if verdict == "bad call" and text in self.game.rules.house and on and self.may_be_house_called(on, row or ""):
            self.open_house_call(ruling, on)
        elif verdict == "upheld" and infraction:
            self.rulings += self.singly(replace(ruling, cards=infraction.cards, paid_by=infraction.on))
            self.called.append(Called(call.start, infraction, [call.seat]))
            self.penalise(infraction)
        elif verdict == "void":
            self.rulings.append(ruling)
            if infraction:
                infraction.voided = True
        elif row is None and self.game.rules.rigid_calls:
            self.rulings.append(self.charged(replace(ruling, rule="CAM-38")))
        elif row is None:
            self.rulings.append(replace(ruling, verdict="not understood"))
        else:
            self.rulings.append(self.charged(ruling))

    def row_meant(self, spoken: str) -> str | None:
        """The row that a call means, the variant's own before those that seats have written."""
        words = tuple(plain_call(spoken).split())
        if words[:1] == (self.game.rules.again,):
            words = words[1:]
        deed = ("not", *words[2:]) if words[:2] == ("failure", "to") else words
        return self.game.rules.row_of(spoken) or self.game.secrets.called(deed)

    def meant(self, text: str, call: t.Call) -> tuple[str | None, str, Infraction | None]:
        """On whom the call is, its verdict, and the infraction that it meets."""
        game = self.game
        beyond = game.out if game.rules.moo else set()
        if call.on in beyond:
            return call.on, "bad call", None
        others = [s for s in game.seats if s not in beyond and (s != call.seat or game.rules.self_calls)]
        seats = others if call.on is None else [call.on]
        fitting = [i for seat in seats for i in game.open_infractions(seat) if self.fits(text, i)]
        fitting.sort(key=lambda i: (i.secret, i.since))
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
            if self.fits(text, named) and (duty.perhaps or self.covered(duty)):
                return duty.seat, "void", named
        before = newest(self.called, [c.infraction for c in self.called if self.fits(text, c.infraction)
                                      and c.infraction.on in seats])  # fmt: skip
        soon = before is not None and is_second(before, call.seat, call.start, game.rules.second_call)
        if before and soon and not self.is_about_newer(text, before):
            before.by.append(call.seat)
            return before.infraction.on, "void", replace(before.infraction)
        late = [i for i in game.infractions if i.on in seats and not i.spent and not i.gone and self.fits(text, i)]
        if late:
            last = max(late, key=lambda i: (i.secret, i.since))
            return last.on, "too late", last
        return call.on, "bad call", None

    def is_about_newer(self, text: str, before: Called[Infraction]) -> bool:
        """Whether a call can be about a card that the accused has put down since an earlier call of the same."""
        on = before.infraction.on
        newer = [lying for lying in self.game.pile if lying.seat == on and lying.at > before.at]
        if before.house or not newer:
            return False
        if before.infraction.sends_back:
            return True
        asked = [duty for duty in self.game.duties if duty.seat == on and duty.card in newer and not duty.gone]
        return any(self.fits(text, Infraction(duty.call, duty.rule, on, self.game.stamp())) for duty in asked)

    def covered(self, duty: Duty) -> bool:
        """Whether a duty would be overdue, had a gap not left it less open microphone than is feasible."""
        game = self.game
        if duty.trigger is None or duty.kind == "limit":
            return False
        over = after(duty.trigger, duty.grace, game.orders)
        soon = after(duty.trigger, game.rules.feasible, game.orders)
        if duty.cut is not None and soon is not None:
            over = max(duty.cut, soon) if over is None else min(over, max(duty.cut, soon))
        heard = after(duty.trigger, game.rules.feasible, game.orders + game.tape.deaf(duty.seat))
        return over is not None and over <= game.now and (heard is None or heard > game.now)

    def fits(self, text: str, infraction: Infraction) -> bool:
        """Whether a call of this text means an infraction of this kind."""
        again = f"{self.game.rules.again} "
        call = plain_call(infraction.call)
        exact = self.game.rules.rigid_calls
        if again in call and not text.startswith(again) and not exact:  # it may be left out
            call = call.removeprefix(again)
        if text in (SPADE_A_SPADE, f"{again}{SPADE_A_SPADE}") and infraction.rule == self.game.rules.spade:
            return text.startswith(again) == call.startswith(again)
        if self.game.rules.moo and text.endswith("failure to say moo") and infraction.rule == "MOO-05":
            return text.startswith(again) == call.startswith(again)
        return call == text

    def singly(self, ruling: Ruling) -> list[Ruling]:
        """What a call costs, as one penalty or, of Mao in vain, as five single ones (CAM-21)."""
        if ruling.rule != self.game.rules.name_in_vain or not self.game.rules.five_blasphemies:
            return [ruling]
        return [replace(ruling, cards=1)] * len(BLASPHEMIES)

    def penalise(self, infraction: Infraction) -> None:
        """The offender takes the cards, and takes back the card where the row says so and it is the top one."""
        game, duty = self.game, infraction.duty
        infraction.spent = True
        game.undo_win(infraction.on, infraction.since)
        singly = infraction.rule == game.rules.name_in_vain and game.rules.five_blasphemies
        for cards in [1] * infraction.cards if singly else [infraction.cards]:
            game.pay(infraction.on, cards)
        if duty:
            duty.penalised, duty.infraction, duty.paid, duty.wait = game.now, None, infraction, game.rules.wait
            # a last card with more cards in the hand, or the word with any, can no longer be said rightly
            duty.gone = duty.gone or duty.rule in ("MOO-40", "MOO-05")
            if infraction.secret and self.mode == "computer":  # the program calls it once
                duty.gone = True
        game.hands[infraction.on] += infraction.comes_back
        lying = infraction.sends_back
        if lying and game.pile and game.pile[-1] is lying:
            game.go_back(lying)

    def charged(self, ruling: Ruling) -> Ruling:
        """A bad call: the caller takes the cards that it meant to give (CAM-60), one in Moo (MOO-32)."""
        game = self.game
        if ruling.by in game.out:  # gone since a house call: bound by nothing any more
            return ruling
        cards = game.rules.mistake if game.rules.moo else self.meant_cards(ruling.call)
        if game.rules.payment == "called" and cards and ruling.by in game.seats:
            self.wrong.append(Wrong(ruling.at, ruling.by, game.rules.bad_call, cards))
        if game.rules.payment != "automatic" or not cards:
            return ruling
        if ruling.by in game.seats:
            game.pay(ruling.by, cards)
        return replace(ruling, cards=cards, paid_by=ruling.by)

    def say_it_was_wrong(self, seat: str, on: str | None, words: Phrase) -> None:
        """A seat says that another's call was wrong: where that is what makes the caller pay, it does (CAM-60)."""
        game = self.game
        if seat in game.out or seat not in game.seats:
            return
        wrong = said_to_be_wrong(self.wrong, seat, on, game.now)
        if wrong:
            call = " ".join(words)
            ruling = Ruling(game.now, seat, wrong.by, call, "upheld", wrong.rule, wrong.cards, wrong.by, game.now)
            self.rulings.append(ruling)
            game.pay(wrong.by, wrong.cards)

    def meant_cards(self, call: str) -> int:
        """The cards that a call meant to give."""
        rules = self.game.rules
        return {IN_VAIN: rules.vain, "cursing": rules.curse}.get(plain_call(call), rules.penalty)

    def computer_calls(self) -> None:
        """In computer mode an infraction is called as soon as it is certain, the forbidden word after the lead.

        What a deadline makes certain is called before what is done at that millisecond. It looks at each once.
        """
        game = self.game
        while self.mode == "computer":
            waiting = [i for i in game.infractions if not (i.spent or i.gone or i.looked_at) and self.may_be_called(i)]
            if not waiting:
                return
            first = min(waiting, key=lambda i: i.since)
            first.looked_at = True
            now, on = game.now, first.on
            beyond = game.rules.moo and on in game.out
            if beyond or game.expired(first) or not game.penalisable(first):
                continue
            ruling = Ruling(now, "computer", on, first.call, "upheld", first.rule, first.cards, on, now)
            self.computer += self.singly(ruling)
            self.penalise(first)
            self.settle()

    def may_be_called(self, infraction: Infraction) -> bool:
        """Whether it is time for the program to call an infraction."""
        if infraction.lapses:
            return self.game.now == infraction.since[0] + self.game.rules.lead
        return True

    # --- house calls ------------------------------------------------------------------------------------------------

    def may_be_house_called(self, on: str, row: str) -> bool:
        """Who is out is bound by no rule, but in Cambridge by that against explaining them (CAM-23)."""
        return on in self.game.seats and (on not in self.game.out or row == "CAM-61")

    def open_house_call(self, ruling: Ruling, on: str) -> None:
        """The Master decides with the call itself; where there is none, the seats are asked."""
        if isinstance(self.mode, tuple):
            self.rulings.append(self.convicted(ruling, on))
            return
        self.game.house.append(HouseCall(len(self.rulings), ruling.by, on, ruling.at))
        named = Infraction(ruling.call, ruling.rule, on, self.game.stamp())
        self.called.append(Called(ruling.at, named, [ruling.by], house=True))
        self.rulings.append(replace(ruling, verdict="pending"))

    def decide_house_calls(self) -> None:
        """When all others have voted, or ten seconds after the call; as many as `house_majority` says convict."""
        game = self.game
        for house in list(game.house):
            asked = {s for s in game.seats if s not in game.out} - {house.by, house.on}
            if game.now < house.at + VOTING and not asked <= house.votes.keys():
                continue
            game.house.remove(house)
            against = sum(not yes for seat, yes in house.votes.items() if seat != house.by)
            in_favour = 1 + sum(yes for seat, yes in house.votes.items() if seat != house.by)
            ruling = replace(self.rulings[house.ruling], ruled=game.now, verdict="bad call")
            if in_favour == 1 and not against:
                decided = replace(ruling, verdict="void")
            else:
                convicts = {
                    "half": in_favour > against,
                    "two thirds": 3 * in_favour >= 2 * (in_favour + against),
                    "all": against == 0,
                }[game.rules.majority]
                decided = self.convicted(ruling, house.on) if convicts else self.charged(ruling)
            self.rulings[house.ruling] = decided
            game.settle_parked()

    def convicted(self, ruling: Ruling, on: str) -> Ruling:
        """The house call is upheld: an ordinary penalty."""
        cards = self.game.rules.penalty
        self.game.pay(on, cards)
        return replace(ruling, verdict="upheld", cards=cards, paid_by=on)
