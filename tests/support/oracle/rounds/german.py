"""German Mao (GER), from its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.clock import after
from oracle.record import Claimed

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
        if not (limit and self.turn and self.running):
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
                self.knock(act.seat, act.n)
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
                self.hands[act.source] -= 1
                self.hands[act.seat] += 1
            case _:
                pass

    def do_between_rounds(self, act: t.Act) -> None:
        """Cards drawn are held; whoever touched any before the end was known did so in good faith."""
        match act:
            case t.Draw():
                self.hands[act.seat] += act.n
                if self.end_is_known(act.at):
                    self.moves.append((self.stamp(), act.seat))
            case t.Take():
                self.hands[act.source] -= 1
                self.hands[act.seat] += 1
            case t.Deal():
                self.deal(act)
            case t.Touch() | t.Look() if act.what == "hand" and self.end_is_known(act.at):
                self.touch(act.seat)
            case t.Lift() | t.Play() if self.end_is_known(act.at):
                self.touch(act.seat)
            case _:
                pass

    def touch(self, seat: str) -> None:
        """Hands on cards while they should lie (GER-05, GER-20)."""
        if self.in_meeting or not self.running:
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
            self.turn_up(act.seat, act.turned)
            self.owed_is_paid()

    def turn_up(self, dealer: str, card: str) -> None:
        """The first card lies without effect, or counts as played by the dealer (`first_card_live`)."""
        if self.options.get("first_card_live"):
            self.hands[dealer] += 1
            self.wait_for(dealer)
            self.play(dealer, card)
        else:
            self.pile.append(Lying(card))
            self.wait_for(self.following(dealer, 1))

    def leave_turn(self, seat: str) -> None:
        """The next player is on turn."""
        if self.turn == seat:
            self.wait_for(self.following(seat, 1))

    def fits(self, card: str) -> bool:
        """GER-01."""
        top = self.pile[-1].card if self.pile else "*"
        return "*" in (card, top) or rank(card) == rank(top) or suit(card) == suit(top)

    def play(self, seat: str, card: str) -> None:
        """A card put down."""
        lifted = self.lifted.pop(seat, None)
        if self.in_meeting:  # a touch, and one with its lifting; it goes back by itself
            if lifted != card:
                self.touch(seat)
            return
        self.go_on_after_drawing(seat)
        in_turn = self.turn == seat
        fits = self.fits(card)
        self.hands[seat] -= 1
        lying = Lying(card, seat, self.now, before=self.turn if in_turn else None)
        self.moves.append((self.stamp(), seat))
        self.moved(seat, in_turn=in_turn, lying=lying)  # what it ends was due before it
        if not fits:
            self.offence("card for playing a wrong card", "GER-01", seat, sends_back=lying)
        if not in_turn:
            self.offence("card for playing out of turn", "GER-08", seat, sends_back=lying)
        sevens = self.sevens_on_top()
        self.pile.append(lying)
        if in_turn:
            self.moves_in_turn.append((self.now, seat))
            self.wait_for(seat if rank(card) == "A" and self.hands[seat] else self.following(seat, 1))
        self.owe_for(lying, sevens, in_turn=in_turn)

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
        if rank(card) == "7":
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
        if self.in_meeting:
            return
        in_turn = self.turn == seat
        self.moved(seat, in_turn=in_turn)
        if in_turn and came and self.options.get("draw_until_playable"):
            self.wait_for(seat)
        elif in_turn:
            self.moves_in_turn.append((self.now, seat))
            self.drew = seat
            self.wait_for(self.following(seat, 1))

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
        """The turn is its player's again, and the ace under the card asks anew."""
        self.drew = None
        self.wait_for(lying.before)
        ace = lying.answered
        if ace:
            ace.met, ace.trigger = None, self.now

    # --- knocks -------------------------------------------------------------------------------------------------------

    def knock(self, seat: str, n: int) -> None:
        """Knocks on the table, counted for the oldest seven that wants more (GER-11)."""
        owed = [d for d in self.duties if d.deed == "knock" and d.seat == seat and self.stands(d)]
        if not owed:
            return
        duty = next((d for d in owed if d.came < d.needed), owed[-1])
        duty.came += n
        if duty.infraction and duty.came == duty.needed:
            self.meet(duty, self.stamp())
        elif duty.came > duty.needed and (duty.infraction or duty.penalised is not None):
            duty.repeats = False

    def overdue(self, duty: Duty) -> None:
        """The counting of knocks is over; a card not played again is owed anew."""
        if duty.deed == "knock" and duty.came == duty.needed:
            duty.met = self.stamp()
            return
        if duty.deed == "knock" and duty.came > duty.needed:
            duty.call, duty.repeats = "card for knocking too often", False
        super().overdue(duty)
        if duty.deed == "again":
            duty.trigger, duty.cut_at, duty.infraction = self.now, None, None

    # --- the end ------------------------------------------------------------------------------------------------------

    def closing(self, seat: str) -> int | None:
        """When the round is over for a seat with an empty hand, as far as is known now (GER-30)."""
        laid = self.laid(seat)
        if self.hands[seat] or not laid or seat in self.out:
            return None
        last = laid[-1].at
        next_move = next((at for at, other in self.moves_in_turn if other != seat and at >= last), None)
        ends = [self.after_tables_grace(last), next_move]
        first = min((end for end in ends if end is not None), default=None)
        if first is None or first > self.now or not self.unmet(laid[-2:]):
            return first
        return self.after_tables_grace(first)

    def laid(self, seat: str) -> list[Lying]:
        """The cards on the pile that a seat has laid."""
        return [lying for lying in self.pile if lying.seat == seat]

    def after_tables_grace(self, start: int) -> int | None:
        """When the time is over that everybody has to notice something; no gap stops it."""
        return after(start, self.ms("grace", self.grace), self.meetings)

    def unmet(self, last: list[Lying]) -> bool:
        """Whether a duty of the last two cards is open, and not excused."""
        return any(
            duty.lying in last
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
                self.end_round()
                self.wins.append(Claimed(seat, self.laid(seat)[-1].at))
                self.drew = None
                self.wait_for(None)
