"""What is said in German Mao (GER): calls, thanks, talk, and the words that open and end a town meeting."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from oracle.wording import evened
from oracle.words import HOMOPHONES, RANKS, Phrase, Token, plain, stands_at

from .past import Idle, Past
from .record import rank, suit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle import tape as t
    from oracle.record import Moment

    from .record import Duty, Infraction, Stretch

SUIT_WORDS = {
    "H": ("heart", "hearts"),
    "C": ("cross", "club", "clubs"),
    "S": ("spade", "spades"),
    "D": ("diamond", "diamonds"),
}
BEATLES = tuple((name,) for name in ("paul", "ringo", "george", "john"))
THANKS = (("thank", "you"),)
MAO = (("mao",), ("mau",))
TOWN_MEETING = plain("town meeting")
GAME_BEGINS = tuple(plain(f"the game of {mao} begins now") for (mao,) in MAO)
WRONG_ACCUSATION = (plain("bad call"), plain("card for a wrong accusation"))
BAD_CARD = ("bad", "card")
WRONG_CARDS = (plain("card for playing a wrong card"), ("card", "for", *BAD_CARD))
NOT_FOLLOWING = (plain("card for not following my rule"), plain("card for not following my new rule"))
TALKING = plain("card for talking")
TOUCHING = "card for touching your cards"
TOO_LATE = "card for not playing in time"
LATE_CARDS = (plain(TOO_LATE), plain("card for not playing again"))


@cache
def names_of(card: str) -> tuple[Phrase, ...]:
    """How a card may be announced (GER-06): the "of" may be left out."""
    said = RANKS[rank(card)]
    return tuple(name for word in SUIT_WORDS[suit(card)] for name in ((said, "of", word), (said, word)))


CALLS = tuple(
    plain(f"card for {act}")
    for act in (
        "playing a wrong card", "bad card", "talking", "touching your cards", "playing out of turn",
        "not naming a beatle",
        "not knocking", "not playing again", "not announcing the card", "not saying thank you", "not saying mao",
        "not saying mau", "not playing in time", "not following my rule", "not following my new rule",
        "knocking too often",
    )
)  # fmt: skip
KNOWN = (
    *BEATLES, *THANKS, *MAO, TOWN_MEETING, *GAME_BEGINS, *WRONG_ACCUSATION,
    *(name for r in RANKS for s in SUIT_WORDS for name in names_of(r + s)),
)  # fmt: skip


def begins_with(text: Phrase, named: Phrase) -> bool:
    """Whether a call is this one, whatever is said after it; "mau" sounds like "mao"."""
    said, meant = (tuple(HOMOPHONES.get(word, word) for word in evened(words[2:])) for words in (text, named))
    return text[:2] == named[:2] and said[: len(meant)] == meant


class GermanTalk(Past):
    """The words of a round."""

    bad_call = "GER-03"
    suit_names = {"clubs": ("cross", "clubs")}  # noqa: RUF012  never changed
    rules_are_won = True
    not_saying, not_knocking, not_drawing = (f"card for not {deed}" for deed in ("saying", "knocking", "drawing"))
    contests = WRONG_ACCUSATION

    def __init__(self, tape: t.Tape) -> None:
        """Nothing has been played."""
        super().__init__(tape)
        self.turn: str | None = tape.layout.turn if tape.layout.running else None
        self.clock, self.limits = 0, 0
        """Since when the seat on turn is waited for, and how often the limit of that has passed (GER-07)."""
        self.way = tape.layout.direction
        """Which way play goes: clockwise, unless a written rule reverses it."""
        self.extra = 0
        """How many further turns a written rule has given to who is on turn."""
        self.drew: str | None = None
        """Who has drawn as their turn, while nobody else has acted."""
        self.moves: list[tuple[Moment, str]] = []
        self.lifted: dict[str, str] = {}
        self.moves_in_turn: list[tuple[Moment, str]] = []
        self.coming: list[tuple[int, str, bool]] = []
        """Cards that are still to be taken, and so thanked for; whether it was missing thanks that they cost."""
        self.rude = False
        """Whether it is missing thanks that are being penalised."""

    def which_way(self) -> int:
        """Which way play goes."""
        return self.way

    def whose_turn(self) -> str | None:
        """Who is on turn."""
        return None if self.everybody_left else self.turn

    def expired(self, infraction: Infraction) -> bool:
        """Until the next move of another seat; with such a move it only arises (preamble)."""
        moved = (at for at, seat in self.moves if seat != infraction.on)
        return self.before_this_round(infraction) or any(at > infraction.since for at in moved)

    # --- calls and thanks ---------------------------------------------------------------------------------------------

    def is_call(self, text: Phrase) -> bool:
        """Whether words are a call now; in a meeting only that of touching is one (GER-20)."""
        announced = text == ("bad", "call") or text[:5] == ("card", "for", "a", "wrong", "accusation")
        return not announced and (not self.in_meeting or " ".join(text).startswith(TOUCHING))

    def owed_to_rules(self, *, said: bool) -> dict[str, object]:  # noqa: ARG002
        """Another's move ends the time for it as well."""
        return {"cut": "move"}

    def is_known(self, text: Phrase) -> bool:
        """Whether a rule knows these words as a call, whatever is said after them."""
        if self.secrets.called(BAD_CARD if text == BAD_CARD else evened(text[2:])):
            return True
        known = (named for named in CALLS if named != TALKING or self.options.get("talking", True))
        return any(begins_with(text, named) for named in known)

    def names(self, text: Phrase, infraction: Infraction) -> bool:
        """The missing act is named; who names the rule as well is understood too.

        Not to play again after an ace is not to play in time as well (GER-12), and the other way round.
        """
        named = plain(infraction.call)
        if infraction.secret and any(begins_with(text, each) for each in NOT_FOLLOWING):
            return True
        if infraction.secret and infraction.sends_back and text == BAD_CARD:
            return True
        alike = next((calls for calls in (LATE_CARDS, WRONG_CARDS) if named in calls), (named,))
        return any(begins_with(text, each) for each in alike)

    def fits_call(self, text: Phrase, infraction: Infraction) -> bool:
        """In a meeting the call of touching is for what was touched in one (GER-20)."""
        return (infraction.rule == "GER-20" or not self.in_meeting) and self.names(text, infraction)

    def ruled_at(self, at: int, known: int | None, *, after_words: bool = False) -> int:
        """When a call of this time is ruled on: when all that began before it is known, or by then as well."""
        return self.known_from(at, known, after_words=after_words)

    def paid(self, seat: str, ruled: int) -> None:
        """A penalty card comes at the ruling, and asks for thanks then (GER-15)."""
        self.coming.append((ruled, seat, self.rude))
        self.take_what_comes()

    def take_what_comes(self) -> None:
        """Cards that come now are to be thanked for, between rounds too, but not in a meeting (GER-15)."""
        for entry in [entry for entry in self.coming if entry[0] <= self.now]:
            self.coming.remove(entry)
            if not self.in_meeting:
                call = "card for not saying thank you"
                duty = self.owe(entry[1], call, "GER-15", THANKS, cut="move", repeats=False, lasting=True)
                duty.only_people_call = entry[2]

    def penalise(self, infraction: Infraction, ruled: int) -> None:
        """What missing thanks cost is noted, since the program calls no missing thanks for that (GER-15)."""
        self.rude = infraction.rule == "GER-15"
        super().penalise(infraction, ruled)
        self.rude = False

    def fire(self) -> None:
        """What is overdue, and what comes."""
        self.take_what_comes()
        super().fire()

    # --- words --------------------------------------------------------------------------------------------------------

    def hear(self, stretch: Stretch, words: Sequence[Token], place: int) -> int:
        """The word at this place begins now; returns how many words it takes up with those after it."""
        seat, sure = stretch.seat, stretch.sure
        found = self.due(stretch, words, place)
        if found:
            self.meet(found[0], self.stamp(), sure=sure)
            return found[1]
        self.doubt_others(stretch, words, place)
        phrase = self.known_at(words, place)
        length = len(phrase) if phrase else 1
        if phrase == TOWN_MEETING and sure:
            if not self.in_meeting and self.running and seat not in self.out:
                self.meetings.append((self.now, None))
                self.convener = seat
                self.lifted.clear()
        elif phrase in GAME_BEGINS and sure:
            if self.in_meeting and self.may_end_meeting(seat, "caller"):
                self.close_votes()
                self.meetings[-1] = (self.meetings[-1][0], self.now)
        elif phrase not in self.contests or not sure:
            self.say_idly(stretch, tuple(words[place : place + length]))
        return length

    def known_at(self, words: Sequence[Token], place: int) -> Phrase | None:
        """The longest phrase of the game that begins at this place."""
        known = (phrase for phrase in (*KNOWN, *self.secrets.known()) if stands_at(words, place, phrase))
        return max(known, key=len, default=None)

    def say_idly(self, stretch: Stretch, words: tuple[Token, ...]) -> None:
        """Words that nothing asks for: talk (GER-04), if no card asks for them within the lead."""
        seat, at = stretch.seat, self.stamp()
        said = Idle(seat, words, at, stretch.sure, stretch)
        self.idle.append(said)
        if seat is None or not self.options.get("talking", True):
            return
        too_late = any(d.seat == seat and self.is_too_late(d, words) for d in self.duties)
        if not stretch.sure or self.in_meeting or not self.running or too_late or seat in self.out:
            return
        said.talk = True
        stretch.idle += 1
        if stretch.talk is None or stretch.talk.gone:
            lapses = at[0] + self.ms("lead", 1.5)
            stretch.talk = self.offence("card for talking", "GER-04", seat, since=at, callable_from=lapses)

    def is_too_late(self, duty: Duty, words: tuple[Token, ...]) -> bool:
        """Whether words say what can be called, but not met any more."""
        said = any(stands_at(words, 0, phrase) for phrase in duty.phrases)
        paid = duty.paid is not None and not self.expired(duty.paid)
        return said and (paid or self.missed(duty)) and not self.stands(duty)

    def missed(self, duty: Duty) -> bool:
        """Whether a duty has become an infraction that can be called, whether or not it can still be met."""
        broken = duty.infraction
        return broken is not None and not (broken.gone or broken.spent or self.expired(broken))

    def no_longer_idle(self, said: Idle) -> None:
        """What a card has asked for is no talk."""
        said.stretch.idle -= said.talk
        if said.stretch.talk and said.stretch.idle == 0:
            said.stretch.talk.gone = True
