"""Says what came out of the engine: refusals, rulings, acts and turns in words that can be translated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    MACHINE,
    OVERSEER,
    Count,
    Discard,
    Facing,
    GameOver,
    Knock,
    Leave,
    Look,
    LowerHand,
    NotWon,
    Place,
    PutAway,
    RaiseHand,
    Refusal,
    Refused,
    Rejoin,
    RoundOver,
    RulePublished,
    RulesConflict,
    Ruling,
    Spoken,
    Take,
    TokenMoved,
    Touch,
    Verdict,
    VoteClosed,
    Won,
)
from mao_desktop.fact_texts import REFUSALS
from mao_desktop.ruling_texts import TextStyle, why
from mao_desktop.ui.texts import QT_TR_NOOP, begun, cards, clock, quoted, seconds, suit_name, the_card, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.engine import Called, Seen, Word
    from mao_desktop.evidence import Evidence
    from mao_desktop.session import RuleStory

VERDICTS = {
    Verdict.UPHELD: QT_TR_NOOP("upheld"),
    Verdict.VOID: QT_TR_NOOP("void"),
    Verdict.BAD: QT_TR_NOOP("bad call"),
    Verdict.LATE: QT_TR_NOOP("too late"),
    Verdict.NOT_UNDERSTOOD: QT_TR_NOOP("not understood"),
}
VERDICT_SIGNS = {
    Verdict.UPHELD: "✓",
    Verdict.VOID: "–",
    Verdict.BAD: "✗",
    Verdict.LATE: "✗",
    Verdict.NOT_UNDERSTOOD: "?",
}


def _vote(*, passed: bool, noted: bool) -> str:
    """Give the sentence of a vote that is over."""
    if noted:
        carried = tr("Carried, {yes} to {no}: {what} (noted; it changes nothing)")
        return carried if passed else tr("Not carried, {yes} to {no}: {what} (noted; it changes nothing)")
    return tr("Carried, {yes} to {no}: {what}") if passed else tr("Not carried, {yes} to {no}: {what}")


class Narrator:
    """Says what came out of the engine, with the seats' names."""

    def __init__(self, seats: tuple[str, ...], overseer: str) -> None:
        """Remember the names; `overseer` is a Mao Master without a seat."""
        self._seats, self._overseer = seats, overseer
        self._spelling: Mapping[str, str] = {}

    def spell(self, spelling: Mapping[str, str]) -> None:
        """Write words so from now on that are compared in another spelling."""
        self._spelling = spelling

    def said(self, words: Iterable[Word]) -> str:
        """Write what was said as it is read."""
        return self.written(" ".join(word.text for word in words))

    def heard(self, said: Spoken | Called) -> str:
        """Write what was said as it is read, with a mark where the ear was not sure of it."""
        text = self.said(said.words)
        return f"{text} (?)" if isinstance(said, Spoken) and not said.sure else text

    def written(self, text: str) -> str:
        """Write plain words as they are read."""
        return " ".join(self._spelling.get(word, word) for word in text.split())

    def name(self, seat: int | None) -> str:
        """Say a seat, or who else called."""
        if seat is None:
            return tr("somebody")
        if seat == MACHINE:
            return tr("the computer")
        return self._overseer or tr("the Mao Master") if seat == OVERSEER else self._seats[seat]

    def sentence(self, fact: Seen) -> str | None:  # noqa: PLR0911  a sentence for each
        """Say a fact in one sentence, None where it is nothing to be told."""
        match fact:
            case Ruling():
                return self.ruling(fact)
            case Won(seat=seat):
                return tr("A win for {name}.").format(name=self.name(seat))
            case NotWon(seat=seat):
                return tr("No win for {name}: something was still owed or broken.").format(name=self.name(seat))
            case RoundOver(empty=empty):
                winners = ", ".join(self.name(seat) for seat in empty)
                return tr("The round is over. Without cards: {names}.").format(names=winners)
            case GameOver(seat=seat):
                return tr("{name} wins the game.").format(name=self.name(seat))
            case VoteClosed(proposal=proposal, passed=passed, yes=yes, no=no):
                return _vote(passed=passed, noted=fact.noted).format(yes=yes, no=no, what=proposal)
            case RulePublished(author=author, text=text):
                return tr("The secret rule of {name} was: “{text}”.").format(name=self.name(author), text=text)
            case RulesConflict(seat=seat):
                text = tr("Two secret rules contradict each other on the card of {name}: a vote can drop one.")
                return text.format(name=self.name(seat))
            case TokenMoved():
                return self.token(fact)
            case Refused(why=Refusal.UNCHANGEABLE, detail=detail):
                return tr("Not put to the vote: {why}.").format(why=tr(detail))
            case Refused(why=why, detail=detail) if detail:
                text = tr("That can't be done: {why} ({detail}).")
                return text.format(why=tr(REFUSALS[why]), detail=tr(detail))
            case Refused(why=why):
                return tr("That can't be done: {why}.").format(why=tr(REFUSALS[why]))
            case _:
                return None

    def token(self, moved: TokenMoved) -> str:
        """Say where a token went."""
        if moved.taker is None:
            return tr("{name} pays a token for a new rule.").format(name=self.name(moved.giver))
        if moved.giver is None:
            return tr("A token for {name}.").format(name=self.name(moved.taker))
        text = tr("{giver} gives {taker} a token.")
        return text.format(giver=self.name(moved.giver), taker=self.name(moved.taker))

    def story(self, story: RuleStory) -> str:
        """Say what came of a secret rule: who worked it out when, who kept it, and what it cost."""
        found = [
            tr("{name} worked it out ({time}).").format(name=self.name(s), time=clock(at)) for s, at in story.found
        ]
        kept = ", ".join(f"{self.name(seat)} ({times})" for seat, times in sorted(story.kept.items()))
        told = found or [tr("Nobody worked it out.")]
        said = tr("{name} said “I think I have it” ({time}).")
        told += [said.format(name=self.name(seat), time=clock(at)) for seat, at in story.said]
        if kept:
            told.append(tr("Kept by {names}.").format(names=kept))
        told.append(tr("It cost 1 card.") if story.cards == 1 else tr("It cost %n cards.", "", story.cards))
        return " ".join(told)

    def act(self, act: Seen | None) -> str | None:  # noqa: PLR0911  an act for each
        """Say what a seat does for all to see or hear; None where the cards themselves show it."""
        match act:
            case Knock(count=count):
                return tr("(knocks)") if count == 1 else tr("(knocks %n times)", "", count)
            case Take(source=source):
                return tr("(takes a card out of the hand of {name})").format(name=self.name(source))
            case Touch(what=int(other)):
                return tr("(peeks at the hand of {name})").format(name=self.name(other))
            case Touch(what=Place.PILE):
                return tr("(stirs the pile)")
            case Look(at=Facing.PENALTY):
                return tr("(looks at locked cards)")
            case Discard(under_stack=True) | PutAway(under_stack=True):
                return tr("(puts a card under the stack)")
            case Discard() | PutAway():
                return tr("(puts a card away)")
            case Count(count=count):
                return tr("(counts to %n)", "", count)
            case RaiseHand():
                return tr("(raises a hand for a call)")
            case LowerHand():
                return tr("(takes the hand down)")
            case Leave():
                return tr("(drops out)")
            case Rejoin():
                return tr("(comes in)")
            case _:
                return None

    def ruling(self, ruling: Ruling) -> str:
        """Say how a call was ruled and who pays."""
        text = tr("“{call}”, called by {by}: {verdict}.")
        if ruling.on is not None:
            text = tr("“{call}” on {on}, called by {by}: {verdict}.")
        told = text.format(
            call=self.written(ruling.call),
            on=self.name(ruling.on),
            by=self.name(ruling.by),
            verdict=tr(VERDICTS[ruling.verdict]),
        )
        return " ".join(sentence for sentence in (told, self._paid(ruling)) if sentence)

    def outcome(self, ruling: Ruling) -> str:
        """Say how a call was ruled and who pays, where the call itself is in sight."""
        verdict = begun(tr(VERDICTS[ruling.verdict]))
        if ruling.paid_by is not None and ruling.cards:
            one, many = tr("{verdict}: 1 card for {name}."), tr("{verdict}: %n cards for {name}.", "", ruling.cards)
            paid = (one if ruling.cards == 1 else many).format(verdict=verdict, name=self.name(ruling.paid_by))
            return " ".join((paid, quoted(begun(ruling.word)))) if ruling.word else paid
        if ruling.first is not None:
            return tr("{verdict}: {name} was first.").format(verdict=verdict, name=self.name(ruling.first))
        return tr("{verdict}.").format(verdict=verdict)

    def _paid(self, ruling: Ruling) -> str:
        """Say who pays, with the word for it that the table has, or who was first; empty where it is neither."""
        word = begun(ruling.word)
        if ruling.paid_by is not None and ruling.cards:
            one, many = tr("1 card for {name}."), tr("%n cards for {name}.", "", ruling.cards)
            if word:
                one, many = tr("{word}: 1 card for {name}."), tr("{word}: %n cards for {name}.", "", ruling.cards)
            return (one if ruling.cards == 1 else many).format(word=word, name=self.name(ruling.paid_by))
        if ruling.first is not None:
            text = tr("{word}: {name} was first.") if word else tr("{name} was first.")
            return text.format(word=word, name=self.name(ruling.first))
        return tr("{word}.").format(word=word) if word else ""

    def why(self, evidence: Evidence) -> str:
        """Say what a ruling rests on."""
        return why(evidence.ruling, evidence, TextStyle(self.name, the_card, suit_name, cards, seconds, seconds, tr))
