"""What is done with the hands: cards put down and taken, and what that means."""

from __future__ import annotations

from . import tape as t
from .record import Claimed, Infraction, Lying, Moment, Standing, Turn
from .secret import opinion
from .winning import Winning
from .words import SUITS, Phrase, rank, suit


class Acts(Winning):
    """The acts of a game."""

    def do(self, act: t.Act) -> None:
        """One act, at its time."""
        self.doing = (self.now, act.order)
        match act:
            case t.Play():
                self.play(act.seat, act.card)
            case t.Draw():
                for nth in range(act.n):
                    self.draw(act.seat, came=nth < len(act.cards))
            case t.NameSuit():
                self.name_suit(act.seat, act.suit)
            case t.Touch():
                self.touch(act.seat, act.what)
            case t.Look() if act.what == "hand":
                self.touch(act.seat, "hand")
            case t.Lift():
                if self.lifted.get(act.seat) != act.card:
                    self.touch(act.seat, "hand")
                self.lifted[act.seat] = act.card
            case t.Return():
                self.lifted.pop(act.seat, None)
            case t.Take():
                self.take(act.seat, act.source)
            case t.Knock():
                self.knock(act.seat, act.n)
            case t.Write():
                self.write(act)
            case t.Discard():
                self.put_away(act.seat)
            case t.Propose():
                self.propose(act.text)
            case t.Vote():
                self.vote(act.seat, yes=act.yes)
            case t.Rejoin():
                self.rejoin(act.seat)
            case t.Leave():
                if act.seat not in self.out:
                    self.leave_game(act.seat)
            case t.Deal() if not self.running:
                self.deal(act)
            case _:
                pass

    def play(self, seat: str, card: str) -> None:
        """A card put down (CAM-10, 12, 70; MOO-03, 60, 71), with all that comes of it."""
        rules = self.rules
        if self.in_order or not self.running:  # goes back by itself: it never lies there, and nothing comes of it
            if self.in_order and rules.moo and seat not in self.out:
                self.offence("playing out of turn", rules.out_of_turn, seat, of_play=True)
            elif self.in_order and self.lifted.get(seat) != card:
                self.touch(seat, "hand")
            self.hands[seat] += self.is_gone(seat) and self.is_of_the_hand_left(seat)
            self.lifted.pop(seat, None)
        elif seat in self.out:  # that was not known yet when the card was put down: it goes where the hand went
            self.lose_hand(seat)
        elif self.is_gone(seat):  # likewise
            self.hands[seat] -= not self.is_of_the_hand_left(seat)
        else:
            self.lay(seat, card)

    def is_gone(self, seat: str) -> bool:
        """Whether a seat has no hand to move with: it is out, or its cards for coming in again have not come."""
        return seat in self.out or self.doing < self.dealt_in.get(seat, (0, 0))

    def is_of_the_hand_left(self, seat: str) -> bool:
        """Whether a card of such a seat is one of the hand that it left: that it had left was not known yet."""
        return self.doing < self.gone_from.get(seat, (0, 0))

    def lay(self, seat: str, card: str) -> None:
        """A card comes to lie on the pile."""
        self.go_on_after_drawing(seat)
        rules, turn = self.rules, self.turn
        in_turn = turn is not None and turn.seat == seat
        asked = self.asked_by(seat, card, in_turn=in_turn, turns=rank(card) in rules.reverses)
        rule, fits = opinion(asked) or (rules.bad_card, self.fits(card))
        self.end_play_statutes(seat, valid_card=fits and in_turn)
        self.hands[seat] -= 1
        before = Standing(turn, self.direction, self.chain, self.live) if in_turn and turn else None
        lying = Lying(card, seat, fits and in_turn, before, at=self.now, asked=asked)
        if not fits:
            self.offence("bad card", rule, seat, sends_back=lying, of_play=True)
        if not in_turn:
            self.offence("playing out of turn", rules.out_of_turn, seat, sends_back=lying, of_play=True)
        if in_turn and turn:
            self.next_player_acts()
            if turn.left:
                self.seven_answered(turn, escapes=rank(card) == "7" and not rules.no_escape)
        self.pile.append(lying)
        self.last_card[seat] = lying
        if in_turn:
            self.take_effect(lying)
        self.owe_for(lying, sevens=self.chain if in_turn else 1)
        self.owe_secrets(asked, lying)
        if self.hands[seat] == 1:
            self.owe_last_card(seat, lying)
        self.note_sizes(lying)
        self.try_claims_before(seat)

    def fits(self, card: str) -> bool:
        """Whether a card may lie on what is the top card now (CAM-10, 33, 42; MOO-03, 21, 23)."""
        if self.chain:
            return rank(card) == "7" and not self.rules.no_escape
        if not self.pile:
            return True
        top = self.pile[-1]
        return rank(card) == rank(top.card) or suit(card) == (top.suit or suit(top.card))

    def take_effect(self, lying: Lying) -> None:
        """Seven, eight and ace, and the turn passes (CAM-30, 31, 40; MOO-20, 21, 22)."""
        value = rank(lying.card)
        if value == "7":
            self.chain, self.live = self.chain + 1, lying
        else:
            self.chain, self.live = 0, None
        asked = [asks for _, asks in lying.asked]
        self.direction *= (-1) ** ((value in self.rules.reverses) + sum(asks.reverses for asks in asked))
        skips = (value in self.rules.skips) + sum(asks.skips for asks in asked)
        self.end_turn(skips=skips, again=sum(asks.again for asks in asked))

    def seven_answered(self, turn: Turn, *, escapes: bool) -> None:
        """A card is put down on a live seven: by another seven that is an answer, by any other none (CAM-41, 42)."""
        take = turn.take
        if take is None:
            return
        if escapes:
            self.meet(take, self.stamp())
        elif not self.rules.moo and take.infraction is None and take.penalised is None:
            self.overdue(take)

    def go_on_after_drawing(self, seat: str) -> None:
        """Who has just drawn in turn puts a card down: with `draw_and_play` that turn has never ended."""
        if self.drew and self.drew.seat == seat and self.rules.draw_and_play:
            self.turn = self.drew
            self.turn.ended, self.turn.clock, self.turn.timeouts = False, self.now, 0
        self.drew = None

    def draw(self, seat: str, *, came: bool) -> None:
        """One card taken: for a seven, as a turn, or neither (CAM-11, 41, 43; MOO-04, 21).

        With `draw_until_playable` one that came ends no turn, and the turn's time runs anew from it.
        """
        if self.is_gone(seat):  # that was not known yet when the card was drawn: it goes away with the hand
            return
        if self.drew and self.drew.seat != seat:
            self.drew = None
        self.hands[seat] += 1
        self.end_play_statutes(seat, drawn=True)
        if not self.in_order and not self.draws_for_rule(seat):
            self.draw_in_turn(seat, came=came)
        self.note_drawing(seat)

    def draw_in_turn(self, seat: str, *, came: bool) -> None:
        """One card taken that no written rule asks for: by who is on turn it is a move."""
        turn = self.turn
        if turn is None or turn.seat != seat:
            return
        self.next_player_acts()
        if turn.left:
            self.take_for_seven(turn)
            if turn.left or not self.rules.taking_ends_turn:
                return
        elif came and self.rules.draw_until_playable:
            turn.clock, turn.timeouts = self.now, 0
            return
        else:
            self.drew = turn
        if self.hands[seat] == 1:
            self.owe_last_card(seat, None)
        self.end_turn()

    def take_for_seven(self, turn: Turn) -> None:
        """One of the cards owed for sevens is taken; the turn's time runs anew from it."""
        turn.taken += 1
        turn.clock, turn.timeouts = self.now, 0
        if turn.thanks and turn.thanks.trigger is None:
            turn.thanks.trigger, turn.thanks.grace = self.now, self.rules.grace
            self.look_back(turn.thanks)
        if turn.take and (not self.rules.moo or not turn.left):
            self.meet(turn.take, self.stamp())
        if turn.left and not self.rules.moo:
            turn.take = self.owe_taking(turn, "limit")
        if not turn.left:
            self.chain, self.live = 0, None

    def end_play_statutes(self, seat: str, *, valid_card: bool = False, drawn: bool = False) -> None:
        """A card was played or drawn: what that does to the statutes of earlier plays."""
        for infraction in self.infractions:
            if infraction.of_play:
                ends = valid_card and not drawn if self.rules.moo else infraction.on != seat
                infraction.ended = infraction.ended or ends

    def touch(self, seat: str, what: str) -> None:
        """Hands on cards (CAM-72, MOO-75)."""
        if seat in self.out:
            return
        if not self.rules.moo:
            if self.in_order and what == "hand":
                self.offence("touching cards during a p of o", "CAM-72", seat)
        elif what == "pile" or (what in self.seats and what != seat):
            self.offence("cheating", "MOO-75", seat)

    def is_suit_to_name(self, seat: str | None, phrase: Phrase) -> bool:
        """Whether a phrase is a bare suit while one may be named, or was."""
        top = self.pile[-1] if self.pile else None
        asks = top is not None and top.before is not None and rank(top.card) == "J"
        return asks and seat not in self.out and len(phrase) == 1 and phrase[0] in SUITS.values()

    def take(self, seat: str, source: str) -> None:
        """A card taken out of a hand; out of another's it is cheating in Moo (MOO-75)."""
        self.cheat(seat)
        if source == seat:
            return
        if not self.is_gone(source) or not self.is_of_the_hand_left(source):
            self.hands[source] -= 1
        if not self.is_gone(seat):
            self.hands[seat] += 1
        self.note_sizes()

    def put_away(self, seat: str) -> None:
        """A card thrown away, which comes back where that is called (MOO-75)."""
        if cheating := self.cheat(seat):
            cheating.comes_back = True
        if not self.is_gone(seat) or not self.is_of_the_hand_left(seat):
            self.hands[seat] -= 1
        self.note_sizes()

    def cheat(self, seat: str) -> Infraction | None:
        """What a seat does is cheating in Moo, while it is in a game that is going on."""
        return self.offence("cheating", "MOO-75", seat) if self.rules.moo and self.is_bound(seat) else None

    def is_bound(self, seat: str) -> bool:
        """Whether a seat is in a game that is going on."""
        return self.running and seat not in self.out

    def name_suit(self, seat: str | None, letter: str) -> None:
        """A suit named: the first one since the jack on top holds (CAM-33, MOO-23)."""
        if seat in self.out:
            return
        top = self.pile[-1] if self.pile else None
        if top and top.before and rank(top.card) == "J" and top.suit is None:
            top.suit = letter

    def rejoin(self, seat: str) -> None:
        """A seat comes back with cards (CAM-22, MOO-08)."""
        if seat not in self.out:
            return
        self.come_in(seat, self.rules.hand_size + self.owed[seat])
        self.owed[seat] = 0
        if seat in self.announced:
            self.introduce(seat)

    def come_in(self, seat: str, cards: int) -> None:
        """A seat is in again where it sat, and on turn where nobody was left to be."""
        self.out.discard(seat)
        self.won.pop(seat, None)
        self.dealt_in[seat] = self.known()
        self.hands[seat] += cards
        self.sizes[seat] = self.hands[seat]
        if self.turn is None and self.running:
            self.begin_turn(seat, taken=self.taken)

    def undo_win(self, seat: str, since: Moment) -> None:
        """Something from the turn of its Mao was called: the seat has not won, and is in again with what it gets."""
        if seat in self.won and since >= self.won[seat][1]:
            self.no_wins.append(Claimed(seat, self.won[seat][0]))
            self.rights[seat] = max(0, self.rights[seat] - 1)
            self.announced.discard(seat)
            self.come_in(seat, 0)

    def vote(self, seat: str, *, yes: bool) -> None:
        """A seat answers what was put to the vote last: a house call or a proposal."""
        house = self.house[-1] if self.house else None
        if house is None or (self.proposals and self.proposals[-1].at > house.at):
            self.vote_on_proposal(seat, yes=yes)
        elif seat not in self.out and seat != house.on:
            house.votes[seat] = yes

    def write(self, act: t.Write) -> None:
        """A rule is written, by who may: it is in force, or waits for its author (CAM-22, 50; MOO-50)."""
        seat = act.seat
        if act.refused or not self.may_make_rules(seat):
            return
        if act.held or (seat in self.out and not self.rules.moo):
            self.held[seat] = act.text
        else:
            self.make_rule(seat, act.text)

    def may_make_rules(self, seat: str) -> bool:
        """Whether a seat has a win that it made no rule for, or a token."""
        return bool(self.tokens.get(seat) if self.rules.moo else self.rights[seat])

    def make_rule(self, seat: str, text: str) -> None:
        """A rule comes into force, and is paid for."""
        if self.rules.moo:
            self.tokens[seat] -= 1
        else:
            self.rights[seat] -= 1
        self.secrets.add(text)

    def introduce(self, seat: str | None) -> None:
        """A rule that was written is in force, or is with the coming in of its author, who is out (CAM-22, MOO-50)."""
        authors = [seat] if seat else list(self.held)
        if len(authors) != 1:
            return
        author = authors[0]
        if author in self.out and not self.rules.moo:
            self.announced.add(author)
        elif author in self.held:
            text = self.held.pop(author)
            self.announced.discard(author)
            if self.may_make_rules(author):
                self.make_rule(author, text)

    def deal(self, act: t.Deal) -> None:
        """Everybody is dealt anew, who is out as well; the first card lies without effect (CAM-02, 15)."""
        if self.pile:
            self.pile.clear()
            self.hands, self.last_penalty = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 0)
        self.deals = self.deals or act.seat
        for seat, n in act.portions:
            self.hands[seat] += n
            self.out.discard(seat)
            self.won.pop(seat, None)
            self.dealt_in.pop(seat, None)
        if act.turned:
            self.running, self.deals, self.direction = True, None, 1
            for seat, cards in self.owed.items():
                self.hands[seat] += cards if seat not in self.out else 0
            self.owed = {seat: cards if seat in self.out else 0 for seat, cards in self.owed.items()}
            self.turn_up(act.seat, act.turned, act.first)

    def turn_up(self, dealer: str, card: str, first: str | None) -> None:
        """The first card lies without effect, or counts as played by the dealer, though not as a turn.

        The next seat begins, or that to the dealer's right, or whom the dealer names (CAM-02).
        """
        self.dealer = dealer
        if self.rules.first_card_live:
            is_out = dealer in self.out
            self.out.discard(dealer)
            self.hands[dealer] += 1
            self.begin_turn(dealer)
            self.turns.pop()
            self.lay(dealer, card)
            if is_out:  # as if the dealer had left right after it
                self.leave_game(dealer)
        else:
            self.pile.append(Lying(card))
            left = self.direction
            self.direction = -1 if self.rules.right_begins else left
            first, self.direction = first or self.following(dealer), left
            self.begin_turn(first)

    def go_back(self, lying: Lying) -> None:
        """The top card goes back to its hand, and with it all that hangs on it alone."""
        assert lying.seat is not None
        self.pile.pop()
        self.hands[lying.seat] += 1
        self.note_sizes()
        for duty in self.duties:
            if duty.card is lying:
                duty.gone = True
                if duty.infraction:
                    duty.infraction.gone = True
        if lying.seat in self.out:  # it goes where the hand went
            self.lose_hand(lying.seat)
        before = lying.before
        if before is None:
            return
        if before.turn.seat in self.out:  # it left meanwhile
            self.direction, self.chain, self.live = before.direction, before.chain, before.live
            self.begin_turn(self.following(before.turn.seat))
            return
        self.drew = None
        turn = self.turn = before.turn
        self.direction, self.chain, self.live = before.direction, before.chain, before.live
        turn.ended = False
        turn.clock, turn.timeouts = self.now, 0
        if turn.left and turn.take and turn.take.met:  # by this card
            turn.take = self.owe_taking(turn, turn.take.kind)
        if self.rules.moo and turn.take:
            turn.take.trigger = self.now
