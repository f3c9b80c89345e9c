"""Mau Mau (MMT), from its page: one round of it, without the deal."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.record import Claimed
from oracle.secret import opinion
from oracle.wording import evened
from oracle.words import CARD_NAMES, Phrase, Token, plain, stands_at

from .mau_mau_deals import MauMauDeals
from .mau_mau_points import count_points
from .mau_mau_turns import MAU, MAU_MAU
from .past import Idle
from .record import Duty, Infraction, Lying, Stretch, Turn, rank, suit
from .turns import SUIT_OF_WORD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle.record import Moment


SNAP = ("snap",)
BAD_CARD = ("bad", "card")
NOT_DRAWN, NOT_TAKEN = ("not", "draw"), (("not", "tak", "a", "card"), ("not", "tak", "cards"))
MISTAKES = (
    "", "misdeal", "dealing out of turn", "wrong direction", "forgetting penalty cards", "not dealing", "bad card",
    "not taking a card", "not taking cards", "not naming a suit", "wrong suit", "not saying snap", "not saying mau",
    "not saying mau mau", "drawing", "playing out of turn", "wrong turn", "too slow", "looking at penalty cards",
    "not dealing singly", "not saying the suit again",
)  # fmt: skip
"""What is called "mistake, …"; nothing behind it is a call as well."""
KNOWN_MISTAKES = frozenset(evened(plain(mistake)) for mistake in MISTAKES)
NOT_NAMED = frozenset(evened(plain(mistake)) for mistake in ("not naming a suit", "not saying the suit again"))


def turn_forms(name: str) -> tuple[str, ...]:
    """The ways to say that it is somebody's turn (MMT-32)."""
    whose = [start + own for start in ("", "it's ", "it is ") for own in (f"{name}'s", name, f"{name} s")]
    turns = [f"{begin} {word}" for begin in whose for word in ("turn", "go")]
    spoken_to = ("it's your turn", "your turn", "it's your go", "your go", "you're up", "you are up")
    named_last = [f"{words} {name}" for words in (*spoken_to, "it's on", "it is on")]
    after = ("is up", "s up", "is on turn", "has the turn", *spoken_to)
    return (*turns, *named_last, *(f"{name} {words}" for words in after), f"{name}'s up")


class MauMau(MauMauDeals):
    """Rounds of Mau Mau."""

    goes_on = True

    def __init__(self, tape: t.Tape) -> None:
        """Nothing has been played but, where it is live, the top card by the dealer."""
        super().__init__(tape)
        self.wrong_suits: list[tuple[Lying, Infraction]] = []
        layout = tape.layout
        if layout.live and layout.dealer:
            self.lay_first(layout.dealer, self.pile.pop().card)

    # --- statutes and calls -------------------------------------------------------------------------------------------

    def expired(self, infraction: Infraction) -> bool:
        """The round's end is every statute's; a missed Mau lapses when it is that player's turn again (MMT-30)."""
        if self.before_this_round(infraction):
            return True
        if infraction.rule != "MMT-30":
            return False
        return any(
            turn.seat == infraction.on and turn.begun > infraction.since and (turn.ended or turn is self.flow.turn)
            for turn in self.turns
        )

    def owed_to_rules(self, *, said: bool) -> dict[str, object]:
        """Words said late count as unsaid, as all words do here."""
        return {"late_counts": said, "repeats": not said}

    def is_call(self, text: Phrase) -> bool:
        """A mistake is called "mistake"; a contested call is none."""
        return text not in (("bad", "call"), ("mistake", "wrong", "call"))

    def is_known(self, text: Phrase) -> bool:
        """Whether a rule knows these words as a call."""
        if text[1:] == ("too", "slow") and not self.ms("turn_limit", 5):
            return False
        called = text == BAD_CARD or text[:1] == ("mistake",)
        if called and self.secrets.called(BAD_CARD if text == BAD_CARD else evened(text[1:])):
            return True
        return text[:1] == ("mistake",) and evened(text[1:]) in KNOWN_MISTAKES

    def fits_call(self, text: Phrase, infraction: Infraction) -> bool:
        """The kind of mistake is named, or "mistake" alone."""
        return text == ("mistake",) or self.names(text, infraction)

    def names(self, text: Phrase, infraction: Infraction) -> bool:
        """The kind of mistake is named."""
        if infraction.secret and infraction.sends_back and text == BAD_CARD:
            return True
        said, meant = evened(text[1:]), evened(plain(infraction.call)[1:])
        drawn = NOT_DRAWN in (said, meant) and {said, meant} <= {NOT_DRAWN, *NOT_TAKEN}
        return text[:1] == ("mistake",) and (drawn or said == meant or {said, meant} <= NOT_NAMED)

    def in_order_of_calling(self, text: Phrase, fitting: list[Infraction]) -> list[Infraction]:
        """The oldest first, but the newest where only "mistake" is called."""
        return fitting[::-1] if text == ("mistake",) else fitting

    def paid(self, seat: str, _ruled: int) -> None:
        """Penalty cards were taken: they are locked (MMT-33), and the end of the round waits a grace for them."""
        turn = self.flow.turn
        self.locked.append((seat, turn if turn.seat == seat else None, self.stamp()))
        self.effect = self.now
        self.count_hand(seat)

    def is_locked(self, seat: str) -> bool:
        """Whether a seat has penalty cards that it may not look at yet."""
        return any(owner == seat and not self.may_look(seat, turn, at) for owner, turn, at in self.locked)

    def may_look(self, seat: str, turn: Turn | None, at: Moment) -> bool:
        """Whether the turn in which a penalty was taken, or else the next one, is over; a turn undone was none."""
        if turn is not None and (turn.ended or turn is self.flow.turn):
            return turn.ended
        return any(later.seat == seat and later.begun > at and later.ended for later in self.turns)

    # --- time ---------------------------------------------------------------------------------------------------------

    def slow_at(self) -> int | None:
        """When the player on turn is too slow, the next time (MMT-32)."""
        if (
            not self.whose_turn()
            or not self.ms("turn_limit", 5)
            or any(not self.hands[seat] for seat in self.emptied if seat not in self.out)
        ):
            return None
        turn = self.flow.turn
        slow: int = turn.clock + self.ms("turn_limit", 5) * (turn.limits + 1)
        return slow

    def wakes(self) -> Iterator[int]:
        """When a count ends, when somebody is slow, and when the round may end."""
        yield from super().wakes()
        for time in (self.slow_at(), *(self.closing(seat) for seat in self.seats)):
            if time is not None and self.running:
                yield time

    def fire(self) -> None:
        """What is overdue, and slowness."""
        super().fire()
        while (slow := self.slow_at()) is not None and slow <= self.now:
            self.flow.turn.limits += 1
            self.offence("mistake, too slow", "MMT-32", self.flow.turn.seat)

    # --- words --------------------------------------------------------------------------------------------------------

    def hear(self, stretch: Stretch, words: Sequence[Token], place: int) -> int:
        """The word at this place begins now; returns how many words it takes up with those after it."""
        seat, sure = stretch.seat, stretch.sure
        if not self.running:
            return self.say_between_rounds(stretch, words, place)
        if stands_at(words, place, SNAP):
            self.snaps.append((self.stamp(), seat, sure))
        found = self.due(stretch, words, place)
        if found:
            self.meet(found[0], self.stamp(), sure=sure)
            return found[1]
        self.doubt_others(stretch, words, place)
        phrase = self.known_at(words, place)
        length = len(phrase) if phrase else 1
        self.idle.append(Idle(seat, tuple(words[place : place + length]), self.stamp(), sure, stretch))
        if phrase in SUIT_OF_WORD:
            self.name_suit(seat, SUIT_OF_WORD[phrase], sure=sure)
        elif sure and phrase and seat and seat not in self.out:
            self.say_whose_turn(seat, phrase)
        return length

    @cached_property
    def turn_phrases(self) -> dict[Phrase, str]:
        """What says that it is a seat's turn."""
        return {plain(form): seat for seat in self.seats for form in turn_forms(seat)}

    def known_at(self, words: Sequence[Token], place: int) -> Phrase | None:
        """The longest phrase of the game that begins at this place."""
        known = (*MAU, *MAU_MAU, SNAP, ("bad", "call"), *CARD_NAMES, *SUIT_OF_WORD, *self.turn_phrases)
        known = (*known, *self.secrets.known())
        return max((phrase for phrase in known if stands_at(words, place, phrase)), key=len, default=None)

    def say_whose_turn(self, seat: str, phrase: Phrase) -> None:
        """Saying that it is someone's turn when it is not (MMT-32)."""
        named = self.turn_phrases.get(phrase)
        if named and named != self.flow.turn.seat:
            self.offence("mistake, wrong turn", "MMT-32", seat)

    def meet(self, duty: Duty, at: Moment, *, sure: bool = True) -> None:
        """A duty is met; a must that is done begins the grace anew."""
        super().meet(duty, at, sure=sure)
        if not sure:
            return
        if duty.deed:
            self.effect = self.now
        if duty.rule == "MMT-31":
            self.effect = self.now if duty.infraction else self.effect

    def knock(self, seat: str, n: int, *, resting: bool = False) -> None:
        """Knocks; where they are now as many as a rule asks for, a must is done, which begins the grace anew."""
        lacking = {id(d) for d in self.duties if d.deed == "knock" and d.came != d.needed}
        super().knock(seat, n, resting=resting)
        if any(id(d) in lacking and d.came == d.needed for d in self.duties):
            self.effect = self.now

    def stands(self, duty: Duty) -> bool:
        """A must is met by itself where it cannot be done; Mau Mau must be said at last, however late."""
        if duty.deed == "twos" and duty.penalised is not None and self.flow.turn is not duty.turn:
            return False
        if duty.rule == "MMT-31":
            return not (duty.met or duty.gone or (duty.infraction and duty.infraction.excused))
        return super().stands(duty)

    def overdue_at(self, duty: Duty, *, gaps: bool = True) -> int | None:
        """A late Mau Mau is one mistake."""
        if duty.penalised is not None and duty.rule == "MMT-31":
            return None
        return super().overdue_at(duty, gaps=gaps)

    def overdue(self, duty: Duty) -> None:
        """A suit on a jack that is covered when it would be a mistake again is owed no more (MMT-19)."""
        if duty.penalised is not None and not self.can_be_met(duty):
            duty.gone = True
            return
        super().overdue(duty)

    def can_be_met(self, duty: Duty) -> bool:
        """A suit can be named on the top card only; one that can't be is called once, and holds nothing up (MMT-19)."""
        return duty.deed != "name" or (bool(self.pile) and self.pile[-1] is duty.lying)

    # --- suits --------------------------------------------------------------------------------------------------------

    def seen(self, pile: Sequence[Lying] | None = None) -> Lying | None:
        """The top card as it is seen through fives (MMT-15)."""
        return next((x for x in reversed(self.pile if pile is None else pile) if rank(x.card) != "5"), None)

    def name_suit(self, seat: str | None, letter: str, *, sure: bool = True) -> None:
        """A suit named by the jack's player, while the jack is on top (MMT-19); perhaps named it is not missing.

        On a shared microphone it may have been that player, who then has named it, but nothing wrong.
        Who has left names none.
        """
        top = self.pile[-1] if self.pile else None
        if not (top and rank(top.card) == "J" and top.before and id(top) not in self.named):
            return
        if seat not in (None, top.seat) or top.seat in self.out:
            return
        under = self.seen(self.pile[:-1])
        barred = letter in (suit(top.card), suit(under.card) if under else "")
        if not sure:
            for duty in self.duties:
                if duty.deed == "name" and duty.lying is top and not barred and self.stands(duty):
                    self.meet(duty, self.stamp(), sure=False)
            return
        if barred and seat:
            wrong = self.offence("mistake, wrong suit", "MMT-19", seat)
            self.wrong_suits.append((top, wrong))
        if barred:
            return
        self.named[id(top)] = letter
        for duty in self.duties:
            if duty.deed == "name" and duty.lying is top:
                self.meet(duty, self.stamp())

    def go_back(self, lying: Lying) -> None:
        """What was named for a jack goes with it; a hand that gets it back never held the one card of a penalty."""
        super().go_back(lying)
        for duty in self.duties:
            just_now = duty.opened[0] == self.now and duty.lying is None
            duty.gone = duty.gone or (duty.rule == "MMT-30" and duty.seat == lying.seat and just_now)
        for jack, wrong in self.wrong_suits:
            wrong.gone = wrong.gone or (jack is lying and not wrong.spent)

    # --- acts ---------------------------------------------------------------------------------------------------------

    def do_in_round(self, act: t.Act) -> None:
        """One act while a round is played, at its time."""
        match act:
            case t.Play():
                self.play(act.seat, act.card)
            case t.Draw():
                for nth in range(act.n):
                    self.draw(act.seat, came=nth < len(act.cards))
            case t.Take():
                self.take(act.seat, act.source)
            case t.Knock():
                self.knock(act.seat, act.n)
            case t.NameSuit():
                self.name_suit(act.seat, act.suit)
            case t.Look() if act.what == "penalty" and self.is_locked(act.seat) and act.seat not in self.out:
                self.offence("mistake, looking at penalty cards", "MMT-33", act.seat)
            case _:
                pass

    def fits(self, card: str) -> bool:
        """MMT-10, 13, 15, 19."""
        top = self.seen()
        if self.flow.twos:
            return rank(card) == "2" and bool(self.options.get("stacking", True))
        if top is None or rank(card) == "5":
            return True
        if rank(card) == "J":
            return rank(top.card) != "J" and suit(top.card) != suit(card)
        return rank(card) == rank(top.card) or suit(card) == self.named.get(id(top), suit(top.card))

    def is_free(self, card: str) -> bool:
        """MMT-20."""
        top = self.seen()
        return top is not None and {rank(card), rank(top.card)} == {"K", "Q"} and suit(card) == suit(top.card)

    def play(self, seat: str, card: str, *, first: bool = False) -> None:
        """A card put down; an ordinary one goes back by itself when only the grace is waited for (MMT-40)."""
        free = self.is_free(card)
        eight = rank(card) in self.ranks("skip_ranks", "8")
        answer = self.flow.skipped == seat and eight and self.flow.turn.seat != seat
        if not free and not answer and any(self.closing(other) is not None for other in self.seats):
            return
        self.go_on_after_drawing(seat)
        in_turn = not free and (self.flow.turn.seat == seat or answer)
        asked = self.asked_by(seat, card, in_turn=in_turn, turns=self.turns_order(card))
        rule, fits = (None if free else opinion(asked)) or ("MMT-10", free or self.fits(card))
        lying = Lying(card, seat, self.now, self.flow if in_turn else None, put=self.stamp(), asked=asked, first=first)
        self.want_snap(seat)
        self.hands[seat] -= 1
        self.pile.append(lying)
        self.cut_duties("any card")
        if in_turn:
            self.cut_duties("card")
            self.answer_twos(card)
        if not fits:
            self.offence("mistake, bad card", rule, seat, sends_back=lying)
        if not in_turn and not free:
            self.offence("mistake, playing out of turn", "MMT-32", seat, sends_back=lying)
        if free or answer or (in_turn and self.flow.twos):
            self.effect = self.now
        self.owe_secrets(asked, lying)
        self.count_hand(seat, lying)
        self.note_sizes(lying)
        if in_turn:
            self.take_effect(lying)

    def want_snap(self, seat: str) -> None:
        """Whoever puts a card down on two equal ones must have said snap (MMT-21)."""
        if len(self.pile) < 2 or self.pile[-1].card != self.pile[-2].card or self.pile[-1].seat is None:
            return
        said = [(whose, sure) for at, whose, sure in self.snaps if at > self.pile[-1].put]
        if any(whose in (None, seat) and sure for whose, sure in said):
            return
        missed = self.offence("mistake, not saying snap", "MMT-21", seat)
        missed.doubtful = any(whose in (None, seat) for whose, _ in said)
        since, feasible = self.pile[-1].put[0], self.ms("feasible", 1)
        missed.excused = any(
            begin <= self.now and (end is None or self.now < end or (since < end and self.now - end < feasible))
            for begin, end in self.tape.deaf(seat)
        )

    def answer_twos(self, card: str) -> None:
        """A card put down on live twos: another two answers them, any other is not taking (MMT-13)."""
        for duty in self.duties:
            if duty.deed == "twos" and duty.turn is self.flow.turn and self.stands(duty):
                if rank(card) == "2" and self.options.get("stacking", True):
                    self.meet(duty, self.stamp())
                elif duty.infraction is None and duty.penalised is None:
                    feasible = self.after_feasible(duty.seat, duty.opened[0])
                    if feasible is not None and feasible <= self.now:
                        self.overdue(duty)
                    else:
                        duty.cut_at = self.now
                        if self.cut_short(duty, feasible):
                            self.offence(duty.call, duty.rule, duty.seat, duty=duty, excused=True)
                        duty.gone, duty.cut_at = True, None

    def draw(self, seat: str, *, came: bool) -> None:
        """One card taken from the stack: for twos, as the turn, or neither (MMT-11, 13, 32)."""
        self.draws(seat)
        self.hands[seat] += 1
        if self.draws_for_rule(seat):
            self.count_hand(seat)
        else:
            self.draw_as_move(seat, came=came)
        self.note_drawing(seat)

    def draw_as_move(self, seat: str, *, came: bool) -> None:
        """A card taken in turn, or out of it."""
        flow = self.flow
        among = flow.twos and flow.turn.seat == seat and flow.taken + 1 < self.each() * flow.twos
        self.count_hand(seat, silently=bool(among))
        if flow.turn.seat != seat:
            self.offence("mistake, drawing", "MMT-32", seat)
            return
        if flow.twos:
            self.effect = self.now
            self.flow = flow = replace(flow, taken=flow.taken + 1, skipped=None)
            flow.turn.clock, flow.turn.limits = self.now, 0
            for duty in self.duties:
                if duty.deed == "twos" and duty.turn is flow.turn and self.stands(duty):
                    self.meet(duty, self.stamp())
            if flow.taken < self.each() * flow.twos:
                live = next(x for x in reversed(self.pile) if x.before and rank(x.card) == "2")
                self.must(seat, "mistake, not taking cards", "MMT-13", "twos", live)
                return
        elif self.goes_on_drawing(came=came):
            return
        self.pass_turn(replace(self.flow, twos=0, taken=0))
        if self.flow.skipped == self.flow.turn.seat:
            self.flow = replace(self.flow, skipped=None)

    def each(self) -> int:
        """How many cards are taken for each two."""
        return int(self.options.get("chain_cards", 2))

    def move_of_who_left(self, act: t.Act) -> None:
        """A hand out of which who has left takes a card may have one left, or none."""
        super().move_of_who_left(act)
        if isinstance(act, t.Take) and self.running:
            self.count_hand(act.source)

    def take(self, seat: str, source: str) -> None:
        """A card taken out of another's hand (MMT-12, 18)."""
        self.take_out_of(source)
        self.hands[seat] += 1
        owed = [d for d in self.duties if d.deed == "take" and (d.seat, d.source) == (seat, source) and not d.met]
        owed = sorted((d for d in owed if not d.gone), key=lambda d: bool(d.infraction and d.infraction.excused))
        if owed:
            self.meet(owed[0], self.stamp())
        elif source not in self.out:
            self.offence("mistake, drawing", "MMT-32", seat)
        self.count_hand(source)
        self.count_hand(seat)
        self.note_sizes()

    # --- the end ------------------------------------------------------------------------------------------------------

    def closing(self, seat: str) -> int | None:
        """When the round is over for a seat with an empty hand, as far as is known now (MMT-40)."""
        unsaid = [d for d in self.duties if d.seat == seat and d.rule == "MMT-31" and self.stands(d)]
        if seat not in self.emptied or self.flow.twos or unsaid:
            return None
        if any(d.deed not in ("", "twos") and self.is_undone(d) for d in self.duties):
            return None
        return max(self.emptied[seat], self.effect) + self.whole_grace()

    def is_undone(self, duty: Duty) -> bool:
        """Whether something is still to be done for a duty; knocks that are right so far are enough."""
        knocked = duty.deed == "knock" and duty.came == duty.needed
        return self.stands(duty) and self.can_be_met(duty) and not knocked

    def close(self) -> None:
        """The round is over when its end has come."""
        for seat in self.seats:
            time = self.closing(seat)
            if self.running and time is not None and time <= self.now:
                empty = [s for s in self.seats if not self.hands[s] and s not in self.out]
                count_points(self)
                self.rights[seat] += 1
                self.end_round()
                self.wins.append(Claimed(", ".join(empty), self.now))
