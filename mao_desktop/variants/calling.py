"""The calls of a variant: what each offence is called, exactly and loosely, and what that makes due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine.calls import Thanks
from mao_desktop.engine.dealing import DealersTurn, EqualHands
from mao_desktop.engine.hands import Drawing
from mao_desktop.engine.locks import LockedPenalties
from mao_desktop.engine.manners import Asking, CardsDown, DealerLooksFirst, Flinching, Loudness
from mao_desktop.engine.meetings import HandsOff
from mao_desktop.engine.offences import Cut, Deed, Due, Offence, Statute
from mao_desktop.engine.parts import (
    Chain,
    Claim,
    HouseCall,
    Lawful,
    Lying,
    OnAct,
    OnHand,
    PointOfOrder,
    Talking,
    TurnLimit,
    TurnOrder,
    WrongTurn,
    WrongWords,
)
from mao_desktop.engine.preludes import Prelude
from mao_desktop.engine.rules import CallForm
from mao_desktop.engine.words import Meaning
from mao_desktop.language.phrases import Pattern, after, one_of, pattern
from mao_desktop.language.reading import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine.rules import Rule

FAILURE = "failure to say (the)"
LOOSE_FAILURE = "(you) failed to say (the)|you have failed to say (the)|failing to say (the)|not saying (the)"


@dataclass(frozen=True, slots=True)
class Calling:
    """How a variant's calls are worded.

    `again` begins the call on going on not to do something ("continued", "repeated"); `rigid` takes exact forms only.
    """

    statute: Statute
    again: str
    rigid: bool = False
    spelling: Callable[[str], Pattern] = pattern
    """How the words of a call are read."""

    def offence(
        self,
        rule: str,
        call: str,
        *also: str,
        cards: int = 1,
        statute: Statute | None = None,
        sends_back: bool = False,
        singly: bool = False,
    ) -> Offence:
        """Declare an offence with its call, and other spellings of it."""
        forms = (self.spelling(call), *(self.spelling(spelling) for spelling in also))
        return Offence(rule, forms[0].text, forms, statute or self.statute, cards, sends_back, singly)

    def say(
        self,
        rule: str,
        phrase: Pattern,
        *also: str,
        cut: Cut | None = None,
        late_counts: bool = False,
        repeats: bool = True,
        of_chain: bool = False,
    ) -> Due:
        """Declare a phrase that is due, and what its failure is called; `also` are other calls for the same failure.

        It does not repeat where a penalty makes it untrue.
        """
        first = self._failure(rule, FAILURE, LOOSE_FAILURE, phrase, *also)
        again = self._failure(rule, f"{self.again} {FAILURE}", f"you {self.again} to fail to say (the)", phrase)
        return Due(
            phrase,
            first,
            again if repeats and not late_counts else None,
            cut=cut,
            late_counts=late_counts,
            of_chain=of_chain,
        )

    def _failure(self, rule: str, strict: str, loose: str, phrase: Pattern, *also: str) -> Offence:
        forms = (after(strict, phrase), *(pattern(spelling) for spelling in also))
        if not self.rigid:
            forms = (*forms, after(loose, phrase))
        return Offence(rule, forms[0].text, forms, self.statute)

    def take(self, rule: str, what: str, *also: str, timed: bool = False) -> Due:
        """Declare the duty to take the cards of a chain, such as “take a penalty card”.

        `timed`: it is overdue with the turn's time, which no gap stops.
        """
        return Due(
            None,
            self.offence(rule, f"failure to {what}", *(f"failure to {other}" for other in also)),
            self.offence(rule, f"{self.again} failure to {what}", *(f"{self.again} failure to {o}" for o in also)),
            deed=Deed.TAKE_CHAIN,
            of_chain=True,
            timed=timed,
        )

    def failure_forms(self, rule: str, phrases: Iterable[Pattern], loose_rule: str = "") -> tuple[CallForm, ...]:
        """List the calls for phrases that were not said, so that a bad one can be told which row it meant.

        Loose wordings mean the same row, but where only exact ones are taken they mean the row that says so.
        """
        slot = one_of("…", phrases)
        prefixes = (FAILURE, f"{self.again} {FAILURE}")
        strict = tuple(CallForm(after(prefix, slot), rule) for prefix in prefixes)
        return (*strict, CallForm(after(LOOSE_FAILURE, slot), loose_rule if self.rigid else rule))


def declared_calls(sheet: tuple[Rule, ...]) -> tuple[CallForm, ...]:
    """List the calls of all offences that the parts of a sheet declare by themselves."""
    offences = []
    for part in (part for rule in sheet for part in rule.parts):
        match part:
            case Chain(take=take) if take:
                offences += [take.offence, take.again]
            case Claim(in_vain=in_vain, due=due):
                offences += [in_vain, due.offence if due else None, due.again if due else None]
            case PointOfOrder(touching=touching, again=again):
                offences += [touching, again]
            case DealersTurn():
                offences += [part.misdeal, part.out_of_turn, part.wrong_direction, part.forgetting, part.not_dealing]
            case EqualHands():
                offences.append(part.misdeal)
            case TurnOrder(after_drawing=another) if another:
                offences += [part.offence, another]
            case Flinching() | Asking() | Loudness() | CardsDown() | DealerLooksFirst():
                offences.append(part.offence)
            case Drawing() | WrongTurn() | LockedPenalties() | Prelude():
                offences.append(part.offence)
            case Thanks(due) | OnHand(due=due):
                offences.append(due.offence)
            case (
                Lawful()
                | HandsOff()
                | TurnOrder()
                | TurnLimit()
                | HouseCall()
                | Talking()
                | WrongWords()
                | Lying()
                | OnAct()
            ):
                offences.append(part.offence)
            case _:
                pass
    return tuple(CallForm(form, o.rule, o.cards) for o in offences if o for form in o.forms)


def call_entries(forms: Iterable[CallForm]) -> tuple[Entry, ...]:
    """List calls as phrases that are known when they are spoken; a single word is a call only where it stands alone."""
    entries = []
    for form in forms:
        if isinstance(form.phrase, Pattern):
            alone = any(len(line.split()) == 1 for line in form.phrase.spoken()) or "in vain" in form.phrase.spoken()
            entries.append(Entry(form.phrase, Meaning.CALL, alone=alone))
    return tuple(entries)
