"""Why a call was ruled as it was, in the words of a person at the table: the matter first, its times behind it.

Every sentence is a whole one, so that it can be translated; `TextStyle` says how names, cards and times are written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    CardFault,
    CardRight,
    ClaimedInVain,
    Count,
    Deal,
    DeckLeft,
    Deed,
    Draw,
    Lift,
    Look,
    NothingDue,
    Owed,
    Play,
    PutAway,
    Reason,
    Return,
    RightCard,
    Slow,
    Touch,
    TurnTaken,
    Unannounced,
    Verdict,
    WrongCard,
)
from mao_desktop.fact_texts import ACQUITTED, REASONS
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES
from mao_desktop.translatable import QT_TR_NOOP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mao_desktop.engine import Card, Ruling, Suit, Word
    from mao_desktop.evidence import Evidence

WRONG_CARDS = {
    CardFault.NEITHER: QT_TR_NOOP("{on} put {card} on {under}: neither suit nor rank."),
    CardFault.NOT_NAMED: QT_TR_NOOP("{on} put {card} on {under}: {suit} had been named."),
    CardFault.NO_ANSWER: QT_TR_NOOP("{on} put {card} on {under}, which was live and does not take it."),
    CardFault.ITS_RANK: QT_TR_NOOP("{on} put {card} on {under}: it may not lie on its own rank."),
    CardFault.ITS_SUIT: QT_TR_NOOP("{on} put {card} on {under}: it may not lie on its own suit."),
    CardFault.SECRET: QT_TR_NOOP("{on} put {card} on {under}: a rule that a player wrote forbids it."),
}
RIGHT_CARDS = {
    CardRight.RANK: QT_TR_NOOP("{on} put {card} on {under}: the same rank."),
    CardRight.SUIT: QT_TR_NOOP("{on} put {card} on {under}: the same suit."),
    CardRight.NAMED: QT_TR_NOOP("{on} put {card} on {under}: {suit} had been named."),
    CardRight.ANYTHING: QT_TR_NOOP("{on} put {card} on {under}, where it may lie."),
}
DEEDS = {
    Deed.TAKE: QT_TR_NOOP("{on} was to take a card out of a hand, and did not."),
    Deed.NAME_SUIT: QT_TR_NOOP("{on} was to name a suit, and named none that counts."),
    Deed.PLAY_AGAIN: QT_TR_NOOP("{on} was to play another card, and did not."),
    Deed.ACT: QT_TR_NOOP("{on} did not do what {card} asks for."),
}
DONE = {
    Deed.KNOCK: QT_TR_NOOP("{on} had knocked as often as was due."),
    Deed.TAKE: QT_TR_NOOP("{on} had taken the card."),
    Deed.TAKE_CHAIN: QT_TR_NOOP("{on} had taken the cards."),
    Deed.DRAW: QT_TR_NOOP("{on} had drawn the cards."),
    Deed.NAME_SUIT: QT_TR_NOOP("A suit had been named."),
    Deed.PLAY_AGAIN: QT_TR_NOOP("{on} had played another card."),
    Deed.ACT: QT_TR_NOOP("{on} had done what was due."),
}
ACTS: dict[type, str] = {
    Play: QT_TR_NOOP("{on} put {card} down, and broke this rule by it: {call}."),
    Draw: QT_TR_NOOP("{on} drew a card that was not {on}'s to draw."),
    Touch: QT_TR_NOOP("{on} touched cards: {call}."),
    Look: QT_TR_NOOP("{on} turned cards or looked at them: {call}."),
    PutAway: QT_TR_NOOP("{on} put a card away, and not onto the pile: {call}."),
    Lift: QT_TR_NOOP("{on} took {card} out of the hand: {call}."),
    Return: QT_TR_NOOP("{on} took {card} out of the hand and put it back."),
    Deal: QT_TR_NOOP("{on} dealt so: {call}."),
    Count: QT_TR_NOOP("{on} counted: {call}."),
}
"""What was done that is an offence in itself."""
TIMES = {
    0: QT_TR_NOOP("not once"),
    1: QT_TR_NOOP("once"),
    2: QT_TR_NOOP("twice"),
}
MOST_WORDS = 14
"""How many of the words heard are told at most, the last ones."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a place writes what a sentence has places for.

    They are seats, cards, suits, numbers of cards, table times and lengths of time (ms); `words` translates the text.
    """

    name: Callable[[int | None], str]
    card: Callable[[Card], str]
    suit: Callable[[Suit], str]
    cards: Callable[[int], str]
    time: Callable[[int], str]
    seconds: Callable[[int], str]
    words: Callable[[str], str]


def spoken_card(card: Card) -> str:
    """Write a card as it is said, and what it counts as where that is another one."""
    if card.printed != card:
        return f"{_named(card.printed)} (here {_named(card)})"
    return _named(card)


def _named(card: Card) -> str:
    rank = RANK_NAMES[card.rank]
    return f"the {rank} of {SUIT_NAMES[card.suit]}" if card.suit else f"the {rank}"


def why(ruling: Ruling, evidence: Evidence, style: TextStyle) -> str:
    """Tell why a call was ruled as it was.

    Args:
        ruling: the ruling.
        evidence: what was said and done around it.
        style: how names, cards and times are written, and sentences translated.
    """
    return " ".join(_Reasons(ruling, evidence, style).sentences())


class _Reasons:
    """The sentences of one ruling."""

    def __init__(self, ruling: Ruling, evidence: Evidence, style: TextStyle) -> None:
        self.ruling, self.evidence, self.style = ruling, evidence, style

    def say(self, text: str, **places: str) -> str:
        """Write a sentence, with whom the call was on and who called first."""
        ruling, style = self.ruling, self.style
        names = {"on": style.name(ruling.on), "first": style.name(ruling.first), "by": style.name(ruling.by)}
        text = style.words(text).format(**names, **places)
        return text[:1].upper() + text[1:]

    def sentences(self) -> Iterator[str]:
        """Tell the matter, what came of it, what had been paid, which clock stood still, and the times."""
        ruling = self.ruling
        match ruling.reason:
            case Reason.BROKEN:
                yield from self._matter()
                yield from self._paid_before()
            case Reason.PAST_STATUTE:
                yield from self._matter()
                yield self.say(QT_TR_NOOP("That was too long ago to be called."))
            case Reason.EXCUSED:
                yield self._excused()
            case Reason.DOUBTFUL:
                yield self._doubtful()
            case Reason.SAID:
                yield self._done()
            case Reason.NOT_YET:
                yield self._not_yet()
            case Reason.SECOND:
                yield self._second()
            case Reason.PAID:
                yield self._had_been_paid()
            case Reason.NOTHING:
                yield from self._nothing()
            case _:
                yield self._plain()
        yield from self._clocks()
        yield from self._times()

    def _matter(self) -> Iterator[str]:
        """Tell what was broken."""
        about = self.ruling.matter.about
        match about:
            case WrongCard():
                yield self._wrong_card(about)
            case TurnTaken():
                yield self._turn_taken(about)
            case Owed(spec=spec) if spec.phrase:
                yield self._unsaid(about)
            case Owed():
                yield self._undone(about)
            case Unannounced(phrase):
                text = QT_TR_NOOP("“{due}” was due from {on} before that card, and was not said between.")
                yield self.say(text, due=phrase.text)
            case Slow(limit):
                text = QT_TR_NOOP("{on} was on turn, and did nothing for {time}.")
                yield self.say(text, time=self.style.seconds(limit))
            case ClaimedInVain():
                heard = self._said_at_once()
                text = (
                    QT_TR_NOOP("{on} said “{heard}” where it won nothing.")
                    if heard
                    else QT_TR_NOOP("{on} said the word of the winner where it won nothing.")
                )
                yield self.say(text, heard=heard)
            case DeckLeft():
                yield self.say(QT_TR_NOOP("{on} was to deal, and had not picked up the deck by the end of the count."))
            case _:
                yield self._misconduct()

    def _wrong_card(self, about: WrongCard) -> str:
        if about.under is None:
            return self.say(QT_TR_NOOP("{on} put {card} where it may not lie."), card=self.style.card(about.card))
        suit = self.style.suit(about.suit) if about.suit else ""
        card, under = self.style.card(about.card), self.style.card(about.under)
        return self.say(WRONG_CARDS[about.fault], card=card, under=under, suit=suit)

    def _turn_taken(self, about: TurnTaken) -> str:
        card = self.style.card(about.card) if about.card else ""
        if about.drew:
            return self.say(QT_TR_NOOP("{on} drew a card and put {card} down as well."), card=card)
        if about.turn is None:  # which the table does not show
            return self.say(QT_TR_NOOP("{on} put {card} down out of turn."), card=card)
        turn = self.style.name(about.turn)
        return self.say(QT_TR_NOOP("{on} put {card} down while it was the turn of {turn}."), card=card, turn=turn)

    def _unsaid(self, about: Owed) -> str:
        """Tell which words were due, and which were heard."""
        due = about.spec.phrase.text if about.spec.phrase else ""
        heard = self._heard(about)
        card = self.style.card(about.card) if about.card else ""
        if not heard and about.card:
            text = QT_TR_NOOP("“{due}” was due from {on} for {card}, and nothing was heard.")
            return self.say(text, due=due, card=card)
        if not heard:
            return self.say(QT_TR_NOOP("“{due}” was due from {on}, and nothing was heard."), due=due)
        counted = _counted_word(due.split(), heard.split())
        if counted:
            word, wanted, said = counted
            text = QT_TR_NOOP(
                "“{due}” was due from {on}, heard was “{heard}”: “{word}” was due {wanted} and said {said}."
            )
            counts = {"wanted": self._times_over(wanted), "said": self._times_over(said)}
            return self.say(text, due=due, heard=heard, word=word, **counts)
        begun = self._begun(about)
        if begun is not None:
            late = about.ends is not None and begun >= about.ends
            text = (
                QT_TR_NOOP("“{due}” was due from {on}, and begun too late.")
                if late
                else QT_TR_NOOP("“{due}” was due from {on}, and was not said when it counts.")
            )
            return self.say(text, due=due)
        return self.say(QT_TR_NOOP("“{due}” was due from {on}, heard was “{heard}”."), due=due, heard=heard)

    def _undone(self, about: Owed) -> str:
        """Tell what was to be done, and how much of it was."""
        spec = about.spec
        card = self.style.card(about.card) if about.card else self.style.words(QT_TR_NOOP("the card"))
        match spec.deed:
            case Deed.KNOCK if not about.done:
                return self.say(
                    QT_TR_NOOP("{on} was to knock {wanted}, and did not."), wanted=self._times_over(spec.knocks)
                )
            case Deed.KNOCK:
                text = QT_TR_NOOP("{on} was to knock {wanted}, and knocked {done}.")
                return self.say(text, wanted=self._times_over(spec.knocks), done=self._times_over(about.done))
            case Deed.DRAW:
                text = QT_TR_NOOP("{on} was to draw {wanted} cards for it, and drew {done}.")
                return self.say(text, wanted=str(spec.knocks), done=str(about.done))
            case Deed.TAKE_CHAIN if about.left:
                text = QT_TR_NOOP("{on} still had {left} to take for {card}.")
                return self.say(text, left=self._cards(about.left), card=card)
            case Deed.TAKE_CHAIN | None:
                return self.say(QT_TR_NOOP("{on} did not take the cards that {card} asks for."), card=card)
            case deed:
                return self.say(DEEDS[deed], card=card)

    def _misconduct(self) -> str:
        """Tell what was said or done at the moment that counts."""
        heard = self._said_at_once()
        if heard:
            return self.say(QT_TR_NOOP("{on} said “{heard}”."), heard=heard)
        ruling = self.ruling
        acts = (act for at, act in self.evidence.acts if at == ruling.since and act.seat == ruling.on)
        card, text = "", QT_TR_NOOP("{on} did what the call says: {call}.")
        for act in acts:
            if isinstance(act, Play | Lift | Return):
                card = self.style.card(act.card)
            text = ACTS.get(type(act), text)
        return self.say(text, call=ruling.call, card=card)

    def _paid_before(self) -> Iterator[str]:
        paid = self.ruling.matter.paid
        if paid:
            text = QT_TR_NOOP("{on} had been called for it at {time} and paid {cards}, and still owed it.")
            yield self.say(text, time=self.style.time(paid.at), cards=self._cards(paid.cards))

    def _excused(self) -> str:
        about = self.ruling.matter.about
        if isinstance(about, Owed) and about.spec.phrase:
            text = QT_TR_NOOP("“{due}” was due from {on} while nothing could be heard: nobody pays.")
            return self.say(text, due=about.spec.phrase.text)
        return self.say(QT_TR_NOOP("It was due from {on} while nothing could be heard: nobody pays."))

    def _doubtful(self) -> str:
        about = self.ruling.matter.about
        if isinstance(about, Owed) and about.spec.phrase:
            text = QT_TR_NOOP("“{due}” was due from {on}, and was heard, but not surely: nobody pays.")
            return self.say(text, due=about.spec.phrase.text)
        return self.say(QT_TR_NOOP("It was heard from {on}, but not surely: nobody pays."))

    def _done(self) -> str:
        """Tell that what was due had been said or done before the call."""
        about = self.ruling.matter.about
        if not isinstance(about, Owed):
            return self._plain()
        before = self.style.seconds(max(0, self.ruling.at - (about.met or 0)))
        if about.spec.phrase:
            text = QT_TR_NOOP("{on} had begun to say “{due}” {before} before the call.")
            return self.say(text, due=about.spec.phrase.text, before=before)
        return self.say(DONE[about.spec.deed or Deed.ACT])

    def _not_yet(self) -> str:
        """Tell how much time was left."""
        about = self.ruling.matter.about
        if not isinstance(about, Owed):
            return self._plain()
        left = self.style.seconds(max(0, (about.ends or 0) - self.ruling.at)) if about.ends else ""
        if about.spec.phrase and left:
            text = QT_TR_NOOP("“{due}” was due from {on}, who still had {left} for it.")
            return self.say(text, due=about.spec.phrase.text, left=left)
        if about.spec.phrase:
            text = QT_TR_NOOP("“{due}” was due from {on}, and there was still time for it.")
            return self.say(text, due=about.spec.phrase.text)
        if left:
            return self.say(QT_TR_NOOP("{on} still had {left} to do it."), left=left)
        return self.say(QT_TR_NOOP("There was still time for {on} to do it."))

    def _second(self) -> str:
        between = self.ruling.at - (self.ruling.since or 0)
        if not between:
            return self.say(QT_TR_NOOP("{first} called the same thing at the same moment, and was first: nobody pays."))
        before = self.style.seconds(between)
        text = QT_TR_NOOP("{first} had begun to call the same thing {before} before: nobody pays.")
        return self.say(text, before=before)

    def _had_been_paid(self) -> str:
        text = QT_TR_NOOP("{on} had been called for it at {time} and had paid; nothing new had happened since.")
        return self.say(text, time=self.style.time(self.ruling.since or 0))

    def _nothing(self) -> Iterator[str]:
        """Tell what there was instead of what was called."""
        about = self.ruling.matter.about
        match about:
            case RightCard():
                card = self.style.card(about.card)
                if about.under is None:
                    yield self.say(QT_TR_NOOP("{on} put {card} where it may lie."), card=card)
                    return
                suit = self.style.suit(about.suit) if about.suit else ""
                yield self.say(RIGHT_CARDS[about.right], card=card, under=self.style.card(about.under), suit=suit)
            case TurnTaken(card, turn) if card:
                own = QT_TR_NOOP("It was the turn of {on} when {card} came.")
                free = QT_TR_NOOP("{on} was free to put {card} down then.")  # as MMT-16 and MMT-20 allow
                yield self.say(own if turn == self.ruling.on else free, card=self.style.card(card))
            case NothingDue(card) if card:
                text = QT_TR_NOOP("{on} owed nothing of the kind and had done nothing of it; the last card was {card}.")
                yield self.say(text, card=self.style.card(card))
            case _:
                yield self.say(QT_TR_NOOP("{on} owed nothing of the kind, and had done nothing of it."))

    def _plain(self) -> str:
        """Tell a reason that says all by itself."""
        ruling = self.ruling
        acquitted = ruling.reason is Reason.VOTED and ruling.verdict is not Verdict.UPHELD
        since = self.style.time(ruling.since or 0)
        text = self.say(ACQUITTED if acquitted else REASONS[ruling.reason], since=since)
        return text if text.endswith(".") else text + "."

    def _clocks(self) -> Iterator[str]:
        """Tell which clock stood still, how long and why."""
        matter = self.ruling.matter
        if matter.stood:
            text = QT_TR_NOOP("The clock stood still for {time} in a point of order.")
            yield self.say(text, time=self.style.seconds(matter.stood))
        if matter.deaf:
            whys = dict.fromkeys(gap.why for gap in self.evidence.gaps if gap.why)
            text = (
                QT_TR_NOOP("The microphone was deaf for {time} ({why}).")
                if whys
                else QT_TR_NOOP("The microphone was deaf for {time}.")
            )
            yield self.say(text, time=self.style.seconds(matter.deaf), why=", ".join(map(self.style.words, whys)))

    def _times(self) -> Iterator[str]:
        """Give the times behind the matter."""
        about, time = self.ruling.matter.about, self.style.time
        at = time(self.ruling.at)
        if isinstance(about, Owed) and about.opened is not None and about.ends is not None:
            text = QT_TR_NOOP("(Due from {opened} to {ends}, called at {at}.)")
            yield self.say(text, opened=time(about.opened), ends=time(about.ends), at=at)
        elif self.ruling.since is not None:
            yield self.say(QT_TR_NOOP("(At {since}, called at {at}.)"), since=time(self.ruling.since), at=at)
        else:
            yield self.say(QT_TR_NOOP("(Called at {at}.)"), at=at)

    def _words(self, about: Owed) -> list[Word]:
        """List what was heard from whom the call was on, from when it could be meant until the call."""
        begin = self.evidence.begin if about.opened is None else about.opened - self.evidence.early
        return [
            word
            for spoken in self.evidence.words
            if spoken.seat == self.ruling.on and spoken.words[0].start >= begin
            for word in spoken.words
            if word.start < self.ruling.at
        ]

    def _heard(self, about: Owed) -> str:
        return " ".join(word.text for word in self._words(about)[-MOST_WORDS:])

    def _begun(self, about: Owed) -> int | None:
        """Tell when (ms) what was due was begun among what was heard, None where it was not said."""
        words, phrase = self._words(about), about.spec.phrase
        texts = tuple(word.text for word in words)
        starts = [words[at].start for at in range(len(words)) if phrase and phrase.match(texts, at)]
        return starts[-1] if starts else None

    def _said_at_once(self) -> str:
        """Give the words that an infraction dates from, of a call as well."""
        said = [spoken.words for spoken in self.evidence.words if spoken.seat == self.ruling.on]
        said += [called.words for called in self.evidence.calls if called.caller == self.ruling.on]
        for words in said:
            for place, word in enumerate(words):
                if word.start == self.ruling.since:
                    return " ".join(each.text for each in words[place : place + MOST_WORDS])
        return ""

    def _times_over(self, count: int) -> str:
        if count in TIMES:
            return self.style.words(TIMES[count])
        return self.style.words(QT_TR_NOOP("{count} times")).format(count=count)

    def _cards(self, count: int) -> str:
        return self.style.cards(count) if count else self.style.words(QT_TR_NOOP("nothing"))


def _counted_word(due: list[str], heard: list[str]) -> tuple[str, int, int] | None:
    """Find the word that was said too often or not often enough, where all others are as they were due."""
    if set(due) != set(heard):
        return None
    wrong = [word for word in dict.fromkeys(due) if due.count(word) != heard.count(word)]
    return (wrong[0], due.count(wrong[0]), heard.count(wrong[0])) if len(wrong) == 1 else None
