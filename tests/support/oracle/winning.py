"""The word that wins: Mao or Moo."""

from __future__ import annotations

from .record import Claim, Claimed, Duty, Infraction, Lying, Moment
from .turns import Turns


class Winning(Turns):
    """Who wins, and who says the word in vain."""

    def say_name(self, seat: str | None, at: Moment, *, in_call: bool = False) -> None:
        """Mao or Moo: a win, or an infraction that lapses if an act within the lead makes it due."""
        if seat is None:  # nobody's word is that of who owes it, or alone would win by it, and else nothing
            owing = [duty.seat for duty in self.duties if duty.rule == "MOO-05" and self.stands(duty)]
            winners = owing[:1] or [s for s in self.seats if self.may_win(s, at)]
            seat = winners[0] if len(winners) == 1 else None
        if seat is None or seat in self.out or (not self.running and (in_call or self.may_say_it(seat))):
            return
        if in_call:
            self.in_vain(seat, at)
        elif self.may_win(seat, at):
            self.win_or_wait(Claim(seat, at, None))
        else:
            if self.hands[seat] == 0 and self.running:
                self.no_wins.append(Claimed(seat, at[0]))
            infraction = self.in_vain(seat, at)
            infraction.doubtful = self.only_doubted(seat, at, infraction)
            self.claims.append(Claim(seat, at, infraction))
            last = self.last_card.get(seat)
            if self.rules.lying and self.hands[seat] == 0 and self.running and last and not last.valid:
                self.offence("lying", "CAM-84", seat)

    def may_say_it(self, seat: str) -> bool:
        """Between rounds the word is everybody's, and while cards are dealt the dealer's, who announces (CAM-03)."""
        return self.deals in (None, seat)

    def only_doubted(self, seat: str, at: Moment, apart_from: Infraction) -> bool:
        """Whether the word would have won, had the recogniser been sure of what was said before it."""
        duties = [d for d in self.duties if d.seat == seat and d.perhaps and self.stands(d) and d.rule != "MOO-05"]
        names = [i for i in self.open_infractions(seat) if i.doubtful and i is not apart_from]
        doubted: list[Duty | Infraction] = [*duties, *names]
        for each in doubted:
            each.gone = True
        wins = bool(doubted) and self.may_win(seat, at, apart_from)
        for each in doubted:
            each.gone = False
        return wins

    def in_vain(self, seat: str, at: Moment) -> Infraction:
        """CAM-20, MOO-41."""
        row = self.rules.name_in_vain
        said = self.offence(self.rules.vain_call, row, seat, cards=self.rules.vain, since=at)
        said.lapses = True
        return said

    def try_claims_before(self, seat: str) -> None:
        """A card put down may make due the word that was said while it was being laid."""
        for claim in self.claims:
            recent = claim.seat == seat and claim.at[0] >= self.now - self.rules.lead
            if recent and seat not in self.out and self.may_win(seat, claim.at, claim.infraction):
                if claim.infraction:
                    claim.infraction.gone = True
                self.win_or_wait(claim)
                return

    def may_win(self, seat: str, at: Moment, apart_from: Infraction | None = None) -> bool:
        """Whether the word, begun at that moment, wins as things stand now (CAM-15 to 19, MOO-05)."""
        if seat in self.out or self.hands[seat] or not self.running:
            return False
        if any(duty.phrase and duty.met and duty.met > at for duty in self.duties if duty.seat == seat):
            return False
        if self.rules.moo:
            return self.moo_is_free(seat, apart_from)
        last = self.last_card.get(seat)
        return bool(last and self.mao_is_free(seat, last) and not self.said_in_vain(seat, last, at, apart_from))

    def said_in_vain(self, seat: str, last: Lying, at: Moment, apart_from: Infraction | None) -> bool:
        """Whether Mao was said before in vain, since the turn of the last card began, and can be called (CAM-17)."""
        since = last.before.turn.begun if last.before else (0, 0)
        return any(
            i.rule == self.rules.name_in_vain and i is not apart_from and since < i.since < at
            for i in self.open_infractions(seat)
        )

    def mao_is_free(self, seat: str, last: Lying) -> bool:
        """The last card was valid, and all that was due in that turn has been done."""
        if not last.valid or last.before is None:
            return False
        if any(duty.seat == seat and duty.trigger is not None and self.is_undone(duty) for duty in self.duties):
            return False
        told = [duty for duty in self.duties if duty.seat == seat and duty.rule == self.rules.last_card]
        missed = bool(told) and max(told, key=lambda duty: duty.opened).missed
        return not (self.rules.last_card_voids and missed)

    def moo_is_free(self, seat: str, apart_from: Infraction | None = None) -> bool:
        """Nothing is left to be done, and there is no infraction that could be penalised."""
        left = [
            duty
            for duty in self.duties
            if duty.seat == seat and duty.trigger is not None and duty.rule != "MOO-05" and self.is_undone(duty)
        ]
        if any(duty.infraction is None or self.penalisable(duty.infraction) for duty in left):
            return False
        return not any(
            self.penalisable(infraction) and infraction is not apart_from and infraction.rule != "MOO-05"
            for infraction in self.open_infractions(seat)
        )

    def win_or_wait(self, claim: Claim) -> None:
        """The win, unless a house call on the seat that was begun before is still open."""
        for duty in self.duties:
            if duty.seat == claim.seat and duty.rule == "MOO-05" and self.stands(duty):
                self.meet(duty, claim.at)
        if any(house.on == claim.seat for house in self.house):
            self.parked.append(claim)
            return
        self.wins.append(Claimed(claim.seat, claim.at[0]))
        self.rights[claim.seat] += 1
        if self.rules.moo:
            self.tokens[claim.seat] = self.tokens.get(claim.seat, 0) + 1
        if self.rules.round_ends:
            self.end_round()
            return
        last = self.last_card.get(claim.seat)
        self.leave_game(claim.seat)
        if last and last.before:
            self.won[claim.seat] = (claim.at[0], last.before.turn.begun)

    def settle_parked(self) -> None:
        """House calls were decided: the wins that waited for them."""
        waiting, self.parked = self.parked, []
        for claim in waiting:
            if claim.seat in self.out:
                continue
            if self.hands[claim.seat] == 0:
                self.win_or_wait(claim)
            else:
                self.no_wins.append(Claimed(claim.seat, claim.at[0]))

    def owe_moo(self) -> None:
        """Who has nothing left to do owes the word itself, for as long as that is so (MOO-05)."""
        for seat in self.seats if self.rules.moo and self.running else ():
            owed = [d for d in self.duties if d.seat == seat and d.rule == "MOO-05" and not d.gone]
            last = self.last_card.get(seat)
            if seat in self.out or self.hands[seat] or not self.moo_is_free(seat):
                for duty in owed:
                    duty.gone = True
            elif not owed:
                call = "failure to say the name of the great bovine deity"
                self.duties.append(
                    Duty(seat, call, "MOO-05", self.stamp(), self.now, card=last, grace=self.rules.grace)
                )
