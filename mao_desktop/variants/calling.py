"""The calls of a variant: what each offence is called, exactly and loosely, and what that makes due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import CallForm, Deed, DutySpec, Meaning, Mechanism, OffenceType
from mao_desktop.language.phrases import Pattern, after, one_of, pattern
from mao_desktop.language.reading import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine import DeadlineTrigger, Row, Statute

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
        singly: tuple[str, ...] = (),
    ) -> OffenceType:
        """Declare an offence with its call, and other spellings of it."""
        forms = (self.spelling(call), *(self.spelling(spelling) for spelling in also))
        return OffenceType(rule, forms[0].text, forms, statute or self.statute, cards, sends_back, singly)

    def say(
        self,
        rule: str,
        phrase: Pattern,
        *also: str,
        ends_with: DeadlineTrigger | None = None,
        late_counts: bool = False,
        repeats: bool = True,
        of_chain: bool = False,
    ) -> DutySpec:
        """Declare a phrase that is due, and what its failure is called; `also` are other calls for the same failure.

        It does not repeat where a penalty makes it untrue.
        """
        first = self._failure(rule, FAILURE, LOOSE_FAILURE, phrase, *also)
        again = self._failure(rule, f"{self.again} {FAILURE}", f"you {self.again} to fail to say (the)", phrase)
        return DutySpec(
            phrase,
            first,
            again if repeats and not late_counts else None,
            ends_with=ends_with,
            late_counts=late_counts,
            of_chain=of_chain,
            early=not of_chain,
        )

    def _failure(self, rule: str, strict: str, loose: str, phrase: Pattern, *also: str) -> OffenceType:
        forms = (after(strict, phrase), *(pattern(spelling) for spelling in also))
        if not self.rigid:
            forms = (*forms, after(loose, phrase))
        return OffenceType(rule, forms[0].text, forms, self.statute)

    def take(self, rule: str, what: str, *also: str, timed: bool = False) -> DutySpec:
        """Declare the duty to take the cards of a chain, such as “take a penalty card”.

        `timed`: it is overdue with the turn's time, which no gap stops.
        """
        return DutySpec(
            None,
            self.offence(rule, f"failure to {what}", *(f"failure to {other}" for other in also)),
            self.offence(rule, f"{self.again} failure to {what}", *(f"{self.again} failure to {o}" for o in also)),
            deed=Deed.TAKE_CHAIN,
            of_chain=True,
            early=False,
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


def declared_calls(sheet: tuple[Row, ...]) -> tuple[CallForm, ...]:
    """List the calls of all offences that the parts of a sheet declare by themselves."""
    mechanisms = (part for row in sheet for part in row.parts if isinstance(part, Mechanism))
    offences = dict.fromkeys(offence for mechanism in mechanisms for offence in mechanism.offences())
    return tuple(CallForm(form, offence.rule, offence.cards) for offence in offences for form in offence.forms)


def call_entries(forms: Iterable[CallForm]) -> tuple[Entry, ...]:
    """List calls as phrases that are known when they are spoken; a single word is a call only where it stands alone."""
    entries = []
    for form in forms:
        if isinstance(form.phrase, Pattern):
            alone = any(len(line.split()) == 1 for line in form.phrase.spoken()) or "in vain" in form.phrase.spoken()
            entries.append(Entry(form.phrase, Meaning.CALL, alone=alone))
    return tuple(entries)
