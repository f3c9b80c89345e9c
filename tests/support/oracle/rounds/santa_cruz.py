"""The Game of Mau from Santa Cruz (SCM), from its page: one round of it, without the deal."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from oracle import tape as t
from oracle.clock import after
from oracle.record import Claimed
from oracle.secret import opinion
from oracle.wording import evened
from oracle.words import CARD_NAMES, RANKS, SUITS, Phrase, Token, plain, stands_at

from .past import Idle
from .record import Duty, Infraction, Lying, Stretch, rank, suit
from .santa_cruz_deals import SantaCruzDeals
from .santa_cruz_turns import SPAM, WONDERFUL_SPAM, Flow
from .turns import SUIT_OF_WORD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle.record import Moment


LAST_CARD = (("last", "card"),)
MAU_MAU = (("mau", "mau"), ("mao", "mao"))
MAU, OOM_PAPA = (("mau",), ("mao",), *MAU_MAU), tuple(("oom", "papa", *twice) for twice in MAU_MAU)
OPEN, END = plain("point of order"), plain("end of point of order")
QUESTIONS = frozenset(
    "who whose what when where why which how is are do does did can could will would may should".split()  # noqa: SIM905
)
REASONS = frozenset({
    "misdealing", "looking before the dealer", "playing incorrectly", "drawing and playing", "playing out of turn",
    "playing out of order", "taking too long", "flinching", "asking a question", "cursing", "point of order to curse",
    "looking at cards", "being too loud",
    "looking at your cards before the dealer", "bad card",
})  # fmt: skip
UNSAID = frozenset({
    "spam", "wonderful spam", "a spade a spade", "last card", "mau", "mau mau", "mao", "mao mao", "oom papa mau mau",
    "oom papa mao mao",
})  # fmt: skip
SEVEN_TAKES = 2


@cache
def spade_calls(card: str) -> tuple[Phrase, ...]:
    """What calls a spade a spade (SCM-30)."""
    said = RANKS[rank(card)]
    return tuple(phrase for s in ("spade", "spades") for phrase in ((s,), (said, s), (said, "of", s)))


SINGULAR = frozenset((r, "of", s.removesuffix("s")) for r in RANKS.values() for s in SUITS.values())
KNOWN = (
    *SPAM, *WONDERFUL_SPAM, *LAST_CARD, *MAU, *OOM_PAPA, OPEN, END, ("bad", "call"), *CARD_NAMES, *SINGULAR,
    *SUIT_OF_WORD, *((r, s) for r in RANKS.values() for s in ("spade", "spades")),
)  # fmt: skip


def _called_out(reason: Phrase) -> Phrase:
    """A reason in which "call" and "calling" stand as "say": the variant's own words for it."""
    return tuple("say" if word in ("call", "calling") else word for word in reason)


class SantaCruz(SantaCruzDeals):
    """Rounds of the Game of Mau."""

    def __init__(self, tape: t.Tape) -> None:
        """Nothing has been played but, where it is live, the top card by the dealer."""
        super().__init__(tape)
        layout = tape.layout
        if layout.live and layout.dealer:
            self.lay_first(layout.dealer, self.pile.pop().card)

    # --- statutes and calls -------------------------------------------------------------------------------------------

    def expired(self, infraction: Infraction) -> bool:
        """Until the offender's next own turn is over."""
        if self.before_this_round(infraction) or infraction.ended:
            return True
        return any(turn.seat == infraction.on and turn.ended and turn.begun > infraction.since for turn in self.turns)

    def is_call(self, text: Phrase) -> bool:
        """A call begins with "penalty" and goes on."""
        reason = " ".join(text[2:] if text[1:2] == ("for",) else text[1:])
        announced = reason in ("incorrect penalty", "calling an incorrect penalty")
        return text[:1] == ("penalty",) and len(text) > 1 and not announced

    def is_known(self, text: Phrase) -> bool:
        """Whether a rule knows the reason."""
        reason = text[2:] if text[1:2] == ("for",) else text[1:]
        if reason == ("taking", "too", "long") and not self.ms("turn_limit", 5):
            return False
        said = evened(_called_out(reason))
        if self.secrets.called(evened(reason[1:] if reason[:1] == ("continued",) else reason)):
            return True
        return " ".join(reason) in REASONS or (said[:2] == ("not", "say") and " ".join(said[2:]) in UNSAID)

    def names(self, text: Phrase, infraction: Infraction) -> bool:
        """The reason is named, in one of its spellings."""
        words = text[2:] if text[1:2] == ("for",) else text[1:]
        if infraction.secret and words[:1] == ("continued",):
            words = words[1:]
        reason = " ".join(words)
        named = " ".join(plain(infraction.call)[1:])
        spellings = {named}
        if named == "playing incorrectly":
            spellings.add("bad card")
        if named == "playing out of turn":
            spellings.add("playing out of order")
        if named == "looking before the dealer":
            spellings.add("looking at your cards before the dealer")
        if named == "failure to call mau":  # "mau mau" would have done
            spellings.add("failure to call mau mau")
        if infraction.duty and evened(_called_out(words)) in {evened(_called_out(plain(each))) for each in spellings}:
            return True
        return reason in spellings

    def paid(self, seat: str, _ruled: int) -> None:
        """Penalty cards were taken."""
        self.fill(seat)

    # --- time ---------------------------------------------------------------------------------------------------------

    def slow_at(self) -> int | None:
        """When the player on turn takes too long, the next time (SCM-41)."""
        turn = self.flow.turn
        if self.everybody_left or not self.ms("turn_limit", 5):
            return None
        return after(turn.clock, self.ms("turn_limit", 5) * (turn.limits + 1), self.meetings)

    @property
    def hands_are_put_down(self) -> bool:
        """Whether players put their cards down themselves in a point of order (SCM-46)."""
        return bool(self.options.get("hands_down", True))

    def cards_down_at(self) -> int | None:
        """When all cards must be turned down in a point of order (SCM-46); this grace runs."""
        if not self.in_meeting or self.checked == len(self.meetings) or not self.hands_are_put_down:
            return None
        return self.meetings[-1][0] + self.whole_grace()

    def wakes(self) -> Iterator[int]:
        """When somebody takes too long, when cards must be down, and when the round may end."""
        for time in (self.slow_at(), self.cards_down_at(), *(self.closing(seat) for seat in self.seats)):
            if time is not None and self.running:
                yield time

    def fire(self) -> None:
        """What is overdue, slowness, and cards in sight."""
        super().fire()
        if not self.running:
            return
        while (slow := self.slow_at()) is not None and slow <= self.now:
            self.flow.turn.limits += 1
            self.offence("penalty, taking too long", "SCM-41", self.flow.turn.seat)
        down = self.cards_down_at()
        if down is not None and down <= self.now:
            self.checked = len(self.meetings)
            for seat in self.seats:
                if seat in self.face_up and self.hands[seat] and seat not in self.out:
                    self.offence("penalty, looking at cards", "SCM-46", seat)

    # --- words --------------------------------------------------------------------------------------------------------

    def hear(self, stretch: Stretch, words: Sequence[Token], place: int) -> int:
        """The word at this place begins now; returns how many words it takes up with those after it."""
        seat, sure = stretch.seat, stretch.sure
        if not self.running:
            return self.say_between_rounds(stretch, words, place)
        if place == 0 and seat and seat not in self.out and sure and words[0].text in QUESTIONS and not self.in_meeting:
            self.offence("penalty, asking a question", "SCM-43", seat)
        found = self.due(stretch, words, place)
        if sure and not found and any(stands_at(words, place, phrase) for phrase in (*SPAM, *WONDERFUL_SPAM)):
            self.say_spam(seat)
            found = self.due(stretch, words, place)
        if found:
            self.meet(found[0], self.stamp(), sure=sure)
            return found[1]
        self.doubt_others(stretch, words, place)
        phrase = self.known_at(words, place)
        length = len(phrase) if phrase else 1
        said = tuple(words[place : place + length])
        self.idle.append(Idle(seat, said, self.stamp(), sure, stretch))
        if sure:
            self.understand(seat, phrase or (said[0].text,))
        return length

    def known_at(self, words: Sequence[Token], place: int) -> Phrase | None:
        """The longest phrase of the game that begins at this place."""
        known = (phrase for phrase in (*KNOWN, *self.secrets.known()) if stands_at(words, place, phrase))
        return max(known, key=len, default=None)

    def understand(self, seat: str | None, phrase: Phrase) -> None:
        """What words do that met no duty."""
        if phrase == OPEN:
            if not self.in_meeting and seat not in self.out:
                self.meetings.append((self.now, None))
                self.convener = seat
        elif phrase == END:
            if self.in_meeting and self.may_end_meeting(seat, "anybody"):
                self.close_votes()
                self.meetings[-1] = (self.meetings[-1][0], self.now)
                self.lifted.clear()
        elif seat in self.out:
            pass
        elif phrase in SUIT_OF_WORD and self.suit_is_open():
            self.name_suit(SUIT_OF_WORD[phrase])
        elif seat and not self.in_meeting and " ".join(phrase) in self.curses:
            self.offence("penalty, cursing", "SCM-44", seat, cards=int(self.options.get("curse_cards", 1)))

    def meet(self, duty: Duty, at: Moment, *, sure: bool = True) -> None:
        """A duty is met; the last card's word claims the round."""
        super().meet(duty, at, sure=sure)
        if sure and duty.rule == "SCM-32":
            self.claimed[duty.seat] = at[0]

    def suit_is_open(self) -> bool:
        """Whether the jack on top still waits for a suit (SCM-23)."""
        top = self.pile[-1] if self.pile else None
        return top is not None and rank(top.card) == "J" and top.before is not None and id(top) not in self.named

    def name_suit(self, letter: str) -> None:
        """The first suit named for the jack on top holds, whoever names it."""
        if self.suit_is_open():
            self.named[id(self.pile[-1])] = letter

    # --- acts ---------------------------------------------------------------------------------------------------------

    def do_in_round(self, act: t.Act) -> None:
        """One act while a round is played, at its time."""
        if not self.in_meeting and act.seat not in self.out:
            self.watch_hands(act)
        match act:
            case t.Play():
                if not self.in_meeting:
                    self.play(act.seat, act.card)
                self.lifted.pop(act.seat, None)
            case t.Draw():
                for nth in range(act.n):
                    self.draw(act.seat, came=nth < len(act.cards))
            case t.Take():
                self.take_out_of(act.source)
                self.hands[act.seat] += 1
                self.fill(act.seat)
                self.note_sizes()
            case t.Knock():
                self.knock(act.seat, act.n)
            case t.NameSuit():
                if act.seat not in self.out:
                    self.name_suit(act.suit)
            case t.Lift():
                self.lifted[act.seat] = act.card
            case t.Return():
                self.lifted.pop(act.seat, None)
            case t.Look() if act.what == "hand":
                self.look(act.seat)
                if self.in_meeting and self.hands_are_put_down and act.seat not in self.out:
                    self.offence("penalty, looking at cards", "SCM-46", act.seat)
            case t.Look() if act.what == "down":
                self.face_up.discard(act.seat)
            case _:
                pass

    def watch_hands(self, act: t.Act) -> None:
        """Beginning one move and making another (SCM-42)."""
        seat = act.seat
        match act:
            case t.Return():
                flinched = self.left.get(seat) != act.card and not self.arm_is_moving(seat)
            case t.Play():
                flinched = seat in self.reaching or self.lifted.get(seat, act.card) != act.card
            case t.Draw():
                flinched = seat in self.lifted
            case _:
                flinched = False
        if flinched:
            self.offence("penalty, flinching", "SCM-42", seat)
        if isinstance(act, t.Lift | t.Return):
            self.left.pop(seat, None)
        if isinstance(act, t.Play | t.Draw):
            self.reaching.discard(seat)
            self.left |= {seat: self.lifted[seat]} if seat in self.lifted else {}
        if isinstance(act, t.Draw):
            self.lifted.pop(seat, None)
        if isinstance(act, t.Touch) and act.what == "stack":
            self.reaching.add(seat)

    def fits(self, card: str) -> bool:
        """SCM-11, 21, 23, 24."""
        top = self.pile[-1]
        if self.flow.sevens:
            return rank(card) == "7" and bool(self.options.get("stacking", True))
        if "*" in (card, top.card):
            return True
        if rank(card) == "J":
            return rank(top.card) != "J"
        return rank(card) == rank(top.card) or suit(card) == self.named.get(id(top), suit(top.card))

    def play(self, seat: str, card: str, *, first: bool = False) -> None:
        """A card put down."""
        drawn = self.drawn
        if self.go_on_after_drawing(seat):
            drawn = self.drew = None
        before = self.flow
        self.decide_race(seat)
        top = self.pile[-1] if self.pile else Lying("")
        equal = top.card == card and rank(card) != "J" and self.options.get("decks") != 1
        spam = equal and (self.flow.turn.seat != seat or self.said_spam_before(seat))
        begun_to_draw = self.flow.turn.seat == seat and bool(self.flow.taken)
        in_turn = spam or (self.flow.turn.seat == seat and not begun_to_draw)
        asked = self.asked_by(seat, card, in_turn=in_turn, turns=self.turns_order(card))
        rule, fits = (None if spam else opinion(asked)) or ("SCM-11", spam or not self.pile or self.fits(card))
        if not (fits and in_turn) and self.arm_is_moving(seat):  # it goes back by itself, and nothing comes of it
            self.flow, self.drawn = before, drawn
            return
        lying = Lying(card, seat, self.now, before if in_turn else None, put=self.stamp(), asked=asked, first=first)
        both, self.drew = begun_to_draw or self.drew == seat, self.drew if self.drew == seat else None
        self.hands[seat] -= 1
        self.pile.append(lying)
        self.spams[id(lying)] = self.spams.get(id(top), 0) if equal else 0
        if not fits:
            self.offence("penalty, playing incorrectly", rule, seat, sends_back=lying)
        if not in_turn and both:
            self.offence("penalty, drawing and playing", "SCM-10", seat, sends_back=lying)
        elif not in_turn:
            self.offence("penalty, playing out of turn", "SCM-40", seat, sends_back=lying)
        self.owe_for(lying)
        self.owe_secrets(asked, lying)
        self.note_sizes(lying)
        if spam:
            self.make_spam(lying)
        elif in_turn:
            self.take_effect(lying)

    def owe_for(self, lying: Lying) -> None:
        """What a card asks to be said (SCM-30 to 32)."""
        seat, card = lying.seat, lying.card
        assert seat is not None
        if suit(card) == "S":
            call = "penalty, failure to call a spade a spade"
            self.owe(seat, call, "SCM-30", spade_calls(card), lying=lying, repeats=False)
        if self.hands[seat] == 0:
            if not lying.first:
                self.emptied[seat] = self.now
            what, phrases = {"J": ("mau mau", MAU_MAU), "*": ("oom papa mau mau", OOM_PAPA)}.get(
                rank(card), ("mau", MAU)
            )
            self.owe(seat, f"penalty, failure to call {what}", "SCM-32", phrases, lying=lying)
        if self.hands[seat] == 1:
            self.owe(seat, "penalty, failure to call last card", "SCM-31", LAST_CARD, lying=lying, repeats=False)

    def draw(self, seat: str, *, came: bool) -> None:
        """One card taken from the stack."""
        self.draws(seat)
        self.hands[seat] += 1
        self.fill(seat)
        if not self.in_meeting:
            self.decide_race(seat)
            self.drew = self.drew if self.drew == seat else None
            if not self.draws_for_rule(seat):
                self.draw_as_move(seat, came=came)
        self.note_drawing(seat)

    def draw_as_move(self, seat: str, *, came: bool) -> None:
        """A card taken in turn, or out of it."""
        flow = self.flow
        if flow.turn.seat != seat:
            return
        if flow.sevens:
            self.flow = flow = replace(flow, taken=flow.taken + 1)
            flow.turn.clock, flow.turn.limits = self.now, 0
            if flow.taken < int(self.options.get("chain_cards", SEVEN_TAKES)) * flow.sevens:
                return
        elif self.goes_on_drawing(came=came):
            return
        extra = max(0, flow.extra - 1)
        flow.turn.ended = True
        following = seat if extra else self.following(seat, flow.direction)
        self.flow = Flow(self.begin(following), flow.direction, extra=extra)
        self.drew = seat

    # --- the end ------------------------------------------------------------------------------------------------------

    def go_back(self, lying: Lying) -> None:
        """The top card goes back to its hand."""
        super().go_back(lying)
        if lying.seat:
            self.fill(lying.seat)

    def fill(self, seat: str) -> None:
        """A hand that is not empty has nothing to claim."""
        if not self.hands[seat]:
            return
        self.emptied.pop(seat, None)
        self.claimed.pop(seat, None)
        for duty in self.duties:
            if duty.seat == seat and duty.rule == "SCM-32":
                duty.gone = True

    def closing(self, seat: str) -> int | None:
        """When the round is over for a seat with an empty hand, as far as is known now (SCM-50)."""
        if seat not in self.emptied or (self.flow.extra and self.flow.turn.seat == seat):
            return None
        grace = self.whole_grace()
        if seat in self.claimed:
            return after(self.emptied[seat], grace, self.meetings)
        unsaid = [d.infraction for d in self.duties if d.seat == seat and d.rule == "SCM-32" and not d.gone]
        return next((after(broken.since[0], grace, self.meetings) for broken in unsaid if broken), None)

    def close(self) -> None:
        """The round is over when its winner is; in a point of order nothing ends."""
        for seat in self.seats:
            time = self.closing(seat)
            if self.running and time is not None and time <= self.now and not self.in_meeting:
                self.rights[seat] += 1
                self.end_round()
                self.wins.append(Claimed(seat, self.claimed.get(seat, self.emptied[seat])))
