"""German Mao (GER), from its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.clock import after
from oracle.record import Claimed
from oracle.secret import opinion

from .german_talk import BEATLES, MAO, TOO_LATE, TOUCHING, GermanTalk, names_of
from .record import Duty, Infraction, Lying, rank, suit

if TYPE_CHECKING:
    from collections.abc import Iterator


class German(GermanTalk):
    """A round of German Mao."""

    def wakes(self) -> Iterator[int]:
        """When cards come, when somebody has not played in time, and when a round may end."""
        yield from (at for at, _, _ in self.coming)
        late = self.too_late_at()
        if late is not None:
            yield late
        for seat in self.seats:
            time = self.closing(seat)
            if time is not None:
                yield time

    def fire(self) -> None:
        """What is overdue, and who has not played in time (GER-07)."""
        super().fire()
        while (late := self.too_late_at()) is not None and late <= self.now:
            self.limits += 1
            assert self.turn is not None
            self.offence(TOO_LATE, "GER-07", self.turn)

    def too_late_at(self) -> int | None:
        """When the player on turn has not played in time, the next time."""
        limit = self.ms("turn_limit", 0)
        if not (limit and self.whose_turn() and self.running):
            return None
        return after(self.clock, limit * (self.limits + 1), self.meetings)

    def wait_for(self, seat: str | None) -> None:
        """It is a seat's turn from now on."""
        self.turn, self.clock, self.limits = seat, self.now, 0

    # --- acts ---------------------------------------------------------------------------------------------------------

    def do_in_round(self, act: t.Act) -> None:
        """One act while a round is played, at its time."""
        match act:
            case t.Play():
                self.play(act.seat, act.card)
            case t.Draw():
                for nth in range(act.n):
                    self.draw(act.seat, came=nth < len(act.cards))
            case t.Knock():
                self.knock(act.seat, act.n, resting=self.in_meeting)
            case t.Touch() if act.what == "hand":
                self.touch(act.seat)
            case t.Lift():
                if self.lifted.get(act.seat) != act.card:
                    self.touch(act.seat)
                self.lifted[act.seat] = act.card
            case t.Return():
                self.lifted.pop(act.seat, None)
            case t.Look() if act.what == "hand":
                self.touch(act.seat)
            case t.Take():
                self.take_out_of(act.source)
                self.hands[act.seat] += 1
                self.note_sizes()
            case _:
                pass

    def do_between_rounds(self, act: t.Act) -> None:
        """Cards drawn are held; whoever touched any before the end was known did so in good faith."""
        match act:
            case t.Draw():
                self.hands[act.seat] += act.n
                if self.end_is_known:
                    self.moves.append((self.stamp(), act.seat))
            case t.Take():
                self.take_out_of(act.source)
                self.hands[act.seat] += 1
            case t.Deal():
                self.deal(act)
            case t.Touch() | t.Look() if act.what == "hand" and self.end_is_known:
                self.touch(act.seat)
            case t.Lift() | t.Play() if self.end_is_known:
                self.touch(act.seat)
            case _:
                pass

    def touch(self, seat: str) -> None:
        """Hands on cards while they should lie (GER-05, GER-20); who is out is bound by nothing."""
        if (self.in_meeting or not self.running) and seat not in self.out:
            self.offence(TOUCHING, "GER-20" if self.in_meeting else "GER-05", seat)

    def deal(self, act: t.Deal) -> None:
        """Cards are dealt, and the first one turned (GER-01); what lay there from the last round is shuffled in."""
        if self.pile:
            self.gather()
        for seat, n in act.portions:
            self.hands[seat] += n
            self.out.discard(seat)
        if act.turned:
            self.begin_round()
            self.pay_owed()
            self.way, self.extra = 1, 0
            self.turn_up(act.seat, act.turned)
            self.owed_is_paid()

    def turn_up(self, dealer: str, card: str) -> None:
        """The first card lies without effect, or counts as played by the dealer (`first_card_live`)."""
        if self.options.get("first_card_live"):
            is_out = dealer in self.out
            self.out.discard(dealer)
            self.hands[dealer] += 1
            self.wait_for(dealer)
            self.play(dealer, card, first=True)
            if is_out:  # as if the dealer had left right after it
                self.leave(dealer)
        else:
            self.pile.append(Lying(card))
            self.wait_for(self.following(dealer, 1))

    def leave_turn(self, seat: str) -> None:
        """The next player is on turn."""
        if self.turn == seat:
            self.extra = 0
            self.wait_for(self.following(seat, self.way))

    def fits(self, card: str) -> bool:
        """GER-01."""
        top = self.pile[-1].card if self.pile else "*"
        return "*" in (card, top) or rank(card) == rank(top) or suit(card) == suit(top)

    def play(self, seat: str, card: str, *, first: bool = False) -> None:
        """A card put down."""
        lifted = self.lifted.pop(seat, None)
        if self.in_meeting:  # a touch, and one with its lifting; it goes back by itself
            if lifted != card:
                self.touch(seat)
            return
        self.go_on_after_drawing(seat)
        in_turn = self.turn == seat
        asked = self.asked_by(seat, card, in_turn=in_turn)
        rule, fits = opinion(asked) or ("GER-01", self.fits(card))
        self.hands[seat] -= 1
        before = (self.turn, self.way, self.extra) if in_turn else None
        lying = Lying(card, seat, self.now, before, put=self.stamp(), asked=asked, first=first)
        self.moves.append((self.stamp(), seat))
        self.moved(seat, in_turn=in_turn, lying=lying)  # what it ends was due before it
        if not fits:
            self.offence("card for playing a wrong card", rule, seat, sends_back=lying)
        if not in_turn:
            self.offence("card for playing out of turn", "GER-08", seat, sends_back=lying)
        sevens = self.sevens_on_top()
        self.pile.append(lying)
        if in_turn:
            self.moves_in_turn.append((self.stamp(), seat))
            self.pass_on(lying)
        self.owe_for(lying, sevens, in_turn=in_turn)
        self.owe_secrets(asked, lying)
        self.note_sizes(lying)

    def pass_on(self, lying: Lying) -> None:
        """The turn passes with a card, or stays with its player by an ace or by what a written rule does."""
        seat, asked = lying.seat, [asks for _, asks in lying.asked]
        assert seat is not None
        self.way *= (-1) ** sum(asks.reverses for asks in asked)
        self.extra = max(0, self.extra - 1) + sum(asks.again for asks in asked)
        if self.extra or (rank(lying.card) == "A" and self.hands[seat]):
            self.wait_for(seat)
        else:
            self.wait_for(self.following(seat, self.way, 1 + sum(asks.skips for asks in asked)))

    def sevens_on_top(self) -> int:
        """How many sevens lie on each other."""
        count = 0
        for lying in reversed(self.pile):
            if rank(lying.card) != "7":
                break
            count += 1
        return count

    def owe_for(self, lying: Lying, sevens: int, *, in_turn: bool) -> None:
        """What a card asks for (GER-10 to 13, 16)."""
        seat, card = lying.seat, lying.card
        assert seat is not None
        if rank(card) == "4":
            self.owe(seat, "card for not naming a beatle", "GER-10", BEATLES, lying=lying, cut="move")
        if rank(card) == "7" and "GER-11" not in self.dropped:
            self.owe(seat, "card for not knocking", "GER-11", deed="knock", needed=sevens + 1, lying=lying, cut="move")
        if rank(card) == "A" and in_turn and self.hands[seat]:
            self.owe(seat, "card for not playing again", "GER-12", deed="again", lying=lying, cut="move")
        if suit(card) == "S":
            self.owe(seat, "card for not announcing the card", "GER-13", names_of(card), lying=lying, cut="move")
        if self.hands[seat] == 1:
            self.owe(
                seat, "card for not saying mao", "GER-16", MAO, lying=lying, cut="card", graced=False, late_counts=True
            )

    def go_on_after_drawing(self, seat: str) -> None:
        """Who has just drawn in turn puts a card down: with `draw_and_play` that turn has never ended."""
        if self.drew == seat and self.options.get("draw_and_play"):
            self.wait_for(seat)
        self.drew = None

    def draw(self, seat: str, *, came: bool) -> None:
        """One card taken: in turn that is the move (GER-07), but with `draw_until_playable`."""
        self.drew = self.drew if self.drew == seat else None
        self.hands[seat] += 1
        self.moves.append((self.stamp(), seat))
        if not self.in_meeting and not self.draws_for_rule(seat):
            self.draw_as_move(seat, came=came)
        self.note_drawing(seat)

    def draw_as_move(self, seat: str, *, came: bool) -> None:
        """A card taken in turn, or out of it."""
        in_turn = self.turn == seat
        self.moved(seat, in_turn=in_turn)
        if in_turn and came and self.options.get("draw_until_playable"):
            self.wait_for(seat)
        elif in_turn:
            self.moves_in_turn.append((self.stamp(), seat))
            self.drew = seat
            self.extra = max(0, self.extra - 1)
            self.wait_for(seat if self.extra else self.following(seat, self.way))

    def moved(self, seat: str, *, in_turn: bool, lying: Lying | None = None) -> None:
        """A seat has moved: what others owe is overdue, what asked it to play again is met."""
        if not in_turn:
            return
        self.cut_duties("move", besides=seat)
        if lying:
            self.cut_duties("card", besides=seat)
        for duty in self.duties:
            if duty.deed == "again" and duty.seat == seat and not duty.met and not duty.gone:
                self.meet(duty, self.stamp())
                if lying:
                    lying.answered = duty

    def penalise(self, infraction: Infraction, ruled: int) -> None:
        """Each further grace in which nothing is played again counts from the last one (GER-12)."""
        super().penalise(infraction, ruled)
        if infraction.duty and infraction.duty.deed == "again":
            infraction.duty.penalised = None

    def restore(self, lying: Lying) -> None:
        """The turn is its player's again, or the next one's if that has left; the ace under the card asks anew."""
        self.drew = None
        seat, self.way, self.extra = lying.before
        self.wait_for(seat)
        if seat in self.out:
            self.leave_turn(seat)
        ace = lying.answered
        if ace:
            ace.met, ace.trigger = None, self.now

    # --- duties -----------------------------------------------------------------------------------------------------

    def overdue(self, duty: Duty) -> None:
        """Too many knocks have a call of their own (GER-11); a card not played again is owed anew."""
        if duty.rule == "GER-11" and duty.came > duty.needed:
            duty.call = "card for knocking too often"
        super().overdue(duty)
        if duty.deed == "again":
            duty.trigger, duty.cut_at, duty.infraction = self.now, None, None

    # --- the end ------------------------------------------------------------------------------------------------------

    def closing(self, seat: str) -> int | None:
        """When the round is over for a seat with an empty hand, as far as is known now (GER-30)."""
        laid = self.laid(seat)
        if self.hands[seat] or all(lying.first for lying in laid) or seat in self.out:
            return None
        last = laid[-1]
        next_move = next((move[0] for move, by in self.moves_in_turn if by != seat and move > last.put), None)
        ends = [self.after_tables_grace(last.at), next_move]
        first = min((end for end in ends if end is not None), default=None)
        if first is None or first > self.now or not self.unmet(laid[-2:]):
            return first
        return self.after_tables_grace(first)

    def laid(self, seat: str) -> list[Lying]:
        """The cards on the pile that a seat has laid."""
        return [lying for lying in self.pile if lying.seat == seat]

    def after_tables_grace(self, start: int) -> int | None:
        """When the time is over that everybody has to notice something; no gap stops it."""
        return after(start, self.whole_grace(), self.meetings)

    def unmet(self, last: list[Lying]) -> bool:
        """Whether a duty of the last two cards is open, and not excused."""
        return any(
            duty.lying in last
            and duty.seat == duty.lying.seat
            and (self.stands(duty) or self.missed(duty))
            and not (duty.infraction and duty.infraction.excused)
            and not (duty.deed == "knock" and duty.came == duty.needed)
            for duty in self.duties
        )

    def close(self) -> None:
        """The round is over when its winner is; in a meeting nothing ends."""
        for seat in self.seats:
            time = self.closing(seat)
            if time is not None and time <= self.now and self.running and not self.in_meeting:
                self.rights[seat] += 1
                self.end_round()
                self.wins.append(Claimed(seat, self.laid(seat)[-1].at))
                self.drew = None
                self.wait_for(None)
