"""The calls of a variant: what each offence is called, exactly and in free wording, and what that makes due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import CallForm, Deed, DutySpec, Meaning, Mechanism, OffenceType
from mao_desktop.language.call_grammar import AnyCall, CallFrame, FreeCall, free_call
from mao_desktop.language.phrases import Pattern, after, one_of, pattern
from mao_desktop.language.reading import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mao_desktop.engine import DeadlineTrigger, Row, Statute

FAILURE = "failure to say (the)"
PLAIN = CallFrame()


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
    frame: CallFrame = PLAIN
    """What stands around a call in free wording."""
    cards: int = 1
    """What an ordinary penalty costs."""

    def offence(
        self,
        rule: str,
        call: str,
        *also: str,
        cards: int | None = None,
        statute: Statute | None = None,
        sends_back: bool = False,
        singly: tuple[str, ...] = (),
        unsaid: tuple[Pattern, ...] = (),
        said: tuple[Pattern, ...] = (),
    ) -> OffenceType:
        """Declare an offence with its call and other spellings of it.

        `unsaid` and `said` are phrases: to have left them out, or to have said them, is called so in free wording.
        """
        exact = (self.spelling(call), *(self.spelling(spelling) for spelling in also))
        free = () if self.rigid else (free_call(exact[0].text, self.frame, exact, unsaid=unsaid, said=said),)
        return OffenceType(
            rule,
            exact[0].text,
            (*exact, *free),
            statute or self.statute,
            cards or self.cards,
            sends_back,
            singly=singly,
        )

    def say(
        self,
        rule: str,
        phrase: Pattern,
        *also: str,
        described: Pattern | None = None,
        ends_with: DeadlineTrigger | None = None,
        late_counts: bool = False,
        repeats: bool = True,
        of_chain: bool = False,
    ) -> DutySpec:
        """Declare a phrase that is due, and what its failure is called; `also` are other calls for the same failure.

        `described` is what the phrase is called besides. It does not repeat where a penalty makes it untrue.
        """
        meant = (phrase, described) if described else (phrase,)
        first = self._failure(rule, "", meant, *also)
        again = self._failure(rule, f"{self.again} ", meant, *also)
        return DutySpec(
            phrase,
            first,
            again if repeats and not late_counts else None,
            ends_with=ends_with,
            late_counts=late_counts,
            of_chain=of_chain,
            early=not of_chain,
        )

    def _failure(self, rule: str, again: str, meant: tuple[Pattern, ...], *also: str) -> OffenceType:
        exact = (after(f"{again}{FAILURE}", meant[0]), *(pattern(f"{again}{spelling}") for spelling in also))
        free = () if self.rigid else (self._missing(exact[0].text, meant, exact[1:], again=bool(again)),)
        return OffenceType(rule, exact[0].text, (*exact, *free), self.statute, self.cards)

    def _missing(
        self, text: str, unsaid: tuple[Pattern, ...], also: tuple[Pattern, ...] = (), *, again: bool
    ) -> FreeCall:
        """Give the call for missing phrases in free wording."""
        return free_call(text, self.frame, also, unsaid=unsaid, again=again)

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

        Free wordings mean the same row, but where only exact ones are taken they mean the row that says so.
        """
        phrases = tuple(phrases)
        slot = one_of("…", phrases)
        prefixes = (FAILURE, f"{self.again} {FAILURE}")
        strict = tuple(CallForm(after(prefix, slot), rule, self.cards) for prefix in prefixes)
        return (*strict, self.missing(loose_rule if self.rigid else rule, phrases))

    def missing(self, rule: str, phrases: Iterable[Pattern]) -> CallForm:
        """Give the call for phrases that were not said in free wording."""
        return CallForm(self._missing(f"{FAILURE} …", tuple(phrases), again=True), rule, self.cards)

    def free_forms(self, forms: Iterable[CallForm], loose_rule: str = "") -> tuple[CallForm, ...]:
        """List the free wordings of calls; where only exact ones are taken, as those of the row that says so."""
        exact = ((form, form.phrase) for form in forms if isinstance(form.phrase, Pattern))
        return tuple(
            CallForm(free_call(phrase.text, self.frame, (phrase,)), loose_rule if self.rigid else form.rule, form.cards)
            for form, phrase in exact
        )


def declared_calls(sheet: tuple[Row, ...]) -> tuple[CallForm, ...]:
    """List the calls of all offences that the parts of a sheet declare by themselves, exact ones first."""
    mechanisms = (part for row in sheet for part in row.parts if isinstance(part, Mechanism))
    offences = dict.fromkeys(offence for mechanism in mechanisms for offence in mechanism.offences())
    forms = [CallForm(form, offence.rule, offence.cards) for offence in offences for form in offence.forms]
    return tuple(sorted(forms, key=lambda form: isinstance(form.phrase, FreeCall)))


def call_entries(forms: Iterable[CallForm]) -> tuple[Entry, ...]:
    """List calls as phrases that are known when they are spoken; a single word is a call only where it stands alone.

    Those in free wording are calls only as a whole utterance.
    """
    entries: list[Entry] = []
    free: list[FreeCall] = []
    for form in forms:
        if isinstance(form.phrase, FreeCall):
            free.append(form.phrase)
        elif isinstance(form.phrase, Pattern):
            alone = any(len(line.split()) == 1 for line in form.phrase.spoken()) or "in vain" in form.phrase.spoken()
            entries.append(Entry(form.phrase, Meaning.CALL, alone=alone))
    if free:
        entries.append(Entry(AnyCall("a call", free[0].frame, tuple(free)), Meaning.CALL, alone=True))
    return tuple(entries)
