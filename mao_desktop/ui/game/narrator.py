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
    Take,
    TokenMoved,
    Touch,
    Verdict,
    VoteClosed,
    Won,
)
from mao_desktop.fact_texts import REFUSALS
from mao_desktop.ruling_texts import TextStyle, spoken_card, why
from mao_desktop.ui.texts import QT_TR_NOOP, begun, cards, clock, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mao_desktop.engine import Seen, Word
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

    def sentence(self, fact: Seen) -> str | None:
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
                text = tr("Carried, {yes} to {no}: {what}") if passed else tr("Not carried, {yes} to {no}: {what}")
                told = text.format(yes=yes, no=no, what=proposal)
                return told + tr(" (noted; it changes nothing)") if fact.noted else told
            case RulePublished(author=author, text=text):
                return tr("The secret rule of {name} was: “{text}”.").format(name=self.name(author), text=text)
            case RulesConflict(seat=seat):
                text = tr("Two secret rules contradict each other on the card of {name}: a vote can drop one.")
                return text.format(name=self.name(seat))
            case TokenMoved():
                return self.token(fact)
            case Refused(why=Refusal.UNCHANGEABLE, detail=detail):
                return tr("Not put to the vote: {why}.").format(why=detail)
            case Refused(why=why, detail=detail):
                return tr("That can't be done: {why}.").format(
                    why=tr(REFUSALS[why]) + (f" ({detail})" if detail else "")
                )
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
        return " ".join((*told, tr("It cost {cards}.").format(cards=cards(story.cards))))

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
        paid = tr(" {name} was first.").format(name=self.name(ruling.first)) if ruling.first is not None else ""
        if ruling.paid_by is not None and ruling.cards:
            paid = tr(" {cards} for {name}.").format(name=self.name(ruling.paid_by), cards=cards(ruling.cards))
        on = tr(" on {name}").format(name=self.name(ruling.on)) if ruling.on is not None else ""
        text = tr("“{call}”{on}, called by {by}: {verdict}.{paid}")
        verdict = tr(VERDICTS[ruling.verdict])
        if ruling.word:
            paid = f" {begun(ruling.word)}:{paid}"
        return text.format(call=self.written(ruling.call), on=on, by=self.name(ruling.by), verdict=verdict, paid=paid)

    def outcome(self, ruling: Ruling) -> str:
        """Say how a call was ruled and who pays, where the call itself is in sight."""
        verdict = begun(tr(VERDICTS[ruling.verdict]))
        if ruling.paid_by is not None and ruling.cards:
            text, name = tr("{verdict}: {cards} for {name}."), self.name(ruling.paid_by)
            paid = text.format(verdict=verdict, name=name, cards=cards(ruling.cards))
            return f"{paid} “{begun(ruling.word)}”" if ruling.word else paid
        if ruling.first is not None:
            return tr("{verdict}: {name} was first.").format(verdict=verdict, name=self.name(ruling.first))
        return tr("{verdict}.").format(verdict=verdict)

    def why(self, evidence: Evidence) -> str:
        """Say what a ruling rests on."""
        return why(evidence.ruling, evidence, TextStyle(self.name, spoken_card, seconds, seconds, tr))
