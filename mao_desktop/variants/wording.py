"""A variant's words for the rows that seats write: what is due, what that is called, which phrases are known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from mao_desktop.engine import (
    CallForm,
    Deed,
    DrawCards,
    DutySpec,
    Forbidden,
    KnockTimes,
    Lawful,
    Meaning,
    OffenceType,
    Rank,
    Said,
    SayPhrase,
    Suit,
    Validity,
    When,
)
from mao_desktop.language.call_grammar import CallFrame, free_call
from mao_desktop.language.cards import RANK_NAMES, SUIT_NAMES
from mao_desktop.language.phrases import Pattern, after, pattern
from mao_desktop.language.reading import Entry, Lexicon, lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.variants.calling import FAILURE, call_entries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from mao_desktop.engine import Card, DeadlineTrigger, Effect, Phrase, Reader, Row, Statute
    from mao_desktop.variants.calling import Calling

Names = dict[str, tuple[str, ...]]
"""For each place of a template the ways to say what comes there."""
OF_CARD = ("card", "rank", "suit")
"""The places of a template that name the card which is played; the only other one names the card under it."""


def usual_suit(suit: Suit) -> tuple[str, ...]:
    """Give what most variants call a suit."""
    return (SUIT_NAMES[suit],)


@dataclass(frozen=True, slots=True)
class RowWording:
    """How a variant words written rows; it is the engine's `Wording`.

    `bad` is what the variant calls a bad card. `begin` is what a call begins with; `say`, `knock` and `draw` are the
    ways to call what was not said or done, of which the first is shown. `again` comes before it where it is still not
    done after a penalty; where it is empty, the call is the same again. `any_breach` is another call for whatever broke
    a written row. `ends_with` and `late_counts` are the variant's rule for being late, `suits` its names of a suit;
    `frame` what stands around a call in free wording, None where only exact ones are taken.
    """

    statute: Statute
    bad: OffenceType
    again: str = ""
    begin: str = ""
    any_breach: str = ""
    say_calls: tuple[str, ...] = ("failure to say (the)",)
    knock_calls: tuple[str, ...] = ("failure to knock",)
    draw_calls: tuple[str, ...] = ("failure to draw",)
    cards: int = 1
    ends_with: DeadlineTrigger | None = None
    late_counts: bool = False
    suits: Callable[[Suit], tuple[str, ...]] = usual_suit
    frame: CallFrame | None = None

    def phrase(self, text: str) -> Pattern:
        """Read a phrase from its text."""
        return _spelled(text, ((),))

    def say(self, rule: str, call: str, template: str, card: Card | None, under: Card | None) -> DutySpec | None:
        """Declare a phrase that is due, with the names of the cards put in; None where there is no such card."""
        named = card if any(f"{{{place}}}" in template for place in OF_CARD) else None
        return _say(self, rule, call, template, named, under if "{under}" in template else None)

    def knock(self, rule: str, call: str, times: int) -> DutySpec:
        """Declare knocks that are due."""
        first, again = self._failures(rule, call, self.knock_calls)
        return DutySpec(None, first, again, Deed.KNOCK, self.ends_with, knocks=times)

    def draw(self, rule: str, call: str, cards: int) -> DutySpec:
        """Declare cards that are to be drawn."""
        first, again = self._failures(rule, call, self.draw_calls)
        return DutySpec(None, first, again, Deed.DRAW, self.ends_with, knocks=cards)

    def bad_card(self, rule: str, call: str) -> OffenceType:
        """Declare that a card may not be played: it costs what the variant's own bad card does."""
        own = self._own_forms(call or "bad card")
        forms = (*(self._with_free(own) if call else (*self.bad.forms, *own)), *self._for_any_breach())
        return replace(self.bad, rule=rule, call=forms[0].text, forms=tuple(dict.fromkeys(forms)), secret=True)

    def forbidden(self, rule: str, call: str) -> OffenceType:
        """Declare that something may not be said."""
        return self._offence(rule, self._own_forms(call or "forbidden words"))

    def reader_with(self, reader: Reader, rows: Sequence[Row]) -> Reader:
        """Give a reader that knows the phrases and calls of written rows too."""
        known = tuple(Entry(phrase, Meaning.NOTHING) for phrase in self._phrases(rows))
        entries = lexicon_of(reader).entries
        return Lexicon((*entries, *known, *call_entries(self.call_forms(rows))))

    def call_forms(self, rows: Sequence[Row]) -> tuple[CallForm, ...]:
        """List the calls of written rows."""
        forms = {
            (form, row.id, offence.cards): None
            for row in rows
            for when in _whens(row)
            for effect in when.effects
            for offence in self._offences(when, effect)
            for form in offence.forms
        }
        return tuple(CallForm(*each) for each in forms)

    def _offences(self, when: When, effect: Effect) -> Iterable[OffenceType]:
        """List what breaking an effect of a written row can be called, whatever the cards."""
        match effect:
            case SayPhrase(_, template):
                return self._failures(when.rule, when.call, self.say_calls, self._any(template))
            case KnockTimes(_, times):
                return self.knock(when.rule, when.call, times).offences()
            case DrawCards(_, cards):
                return self.draw(when.rule, when.call, cards).offences()
            case Validity(valid=False):
                return (self.bad_card(when.rule, when.call),)
            case Forbidden():
                return (self.forbidden(when.rule, when.call),)
            case _:
                return ()

    def _phrases(self, rows: Sequence[Row]) -> Iterator[Pattern]:
        for row in rows:
            for when in _whens(row):
                if isinstance(when.trigger, Said):
                    yield self.phrase(when.trigger.text)
                yield from (self._any(effect.template) for effect in when.effects if isinstance(effect, SayPhrase))

    def _failures(
        self, rule: str, call: str, calls: tuple[str, ...], slot: Pattern | None = None
    ) -> tuple[OffenceType, OffenceType]:
        """Declare the offence of not doing something, and that of still not doing it after a penalty."""
        unsaid = None if call else slot
        own = self._own_forms(call) if call else ()
        first = self._offence(rule, own or self._forms(calls, slot), unsaid)
        if not self.again:
            return first, first
        shown = (f"{self.again} {call or calls[0]}",)
        exact = self._own_forms(shown[0]) if call else self._forms(shown, slot)
        return first, self._offence(rule, exact, unsaid, again=True, also=own)

    def _forms(self, calls: tuple[str, ...], slot: Pattern | None) -> tuple[Pattern, ...]:
        spelling = "|".join(self.begin + call for call in calls)
        return (pattern(spelling, self.begin + calls[0]) if slot is None else after(spelling, slot),)

    def _own_forms(self, call: str) -> tuple[Pattern, ...]:
        """Give a call in a row's own words, with what a call begins with and without it."""
        words = " ".join(words_of(call))
        whole = pattern(self.begin + words, self.begin + call)
        return (whole, pattern(words, call)) if self.begin else (whole,)

    def _offence(
        self,
        rule: str,
        exact: tuple[Pattern, ...],
        unsaid: Pattern | None = None,
        *,
        again: bool = False,
        also: tuple[Pattern, ...] = (),
    ) -> OffenceType:
        forms = (*self._with_free(exact, unsaid, again=again, also=also), *self._for_any_breach())
        return OffenceType(rule, exact[0].text, forms, self.statute, self.cards, secret=True)

    def _for_any_breach(self) -> tuple[Phrase, ...]:
        return self._with_free((pattern(self.begin + self.any_breach),)) if self.any_breach else ()

    def _with_free(
        self,
        exact: tuple[Pattern, ...],
        unsaid: Pattern | None = None,
        *,
        again: bool = False,
        also: tuple[Pattern, ...] = (),
    ) -> tuple[Phrase, ...]:
        """Add to the exact forms of a call, and to `also`, all that says the same, where that is taken."""
        if self.frame is None:
            return exact
        text = exact[0].text
        if unsaid:
            return (*exact, free_call(text, self.frame, (), unsaid=(unsaid,), again=again))
        return (*exact, free_call(text, self.frame, (*exact, *also), again=again))

    def names(self, card: Card) -> Names:
        """Give what a card, its rank and its suit are called; a joker has no suit."""
        rank = RANK_NAMES[card.rank]
        suits = self.suits(card.suit) if card.suit else ()
        return {"card": tuple(f"{rank} of {suit}" for suit in suits) or (rank,), "rank": (rank,), "suit": suits}

    def _any(self, template: str) -> Pattern:
        """Give a phrase with any names in its places."""
        return _any_name(self, template)


def bad_card(sheet: Sequence[Row]) -> OffenceType:
    """Find what a sheet calls a card that may not lie."""
    return next(part.offence for row in sheet for part in row.parts if isinstance(part, Lawful))


def written_rows(calling: Calling, sheet: Sequence[Row]) -> RowWording:
    """Word written rows as a variant does that calls a “failure to say …”."""
    frame = None if calling.rigid else calling.frame
    return RowWording(
        calling.statute, bad_card(sheet), calling.again, say_calls=(FAILURE,), cards=calling.cards, frame=frame
    )


def _whens(row: Row) -> list[When]:
    return [part for part in row.parts if isinstance(part, When)]


def _spelled(template: str, namings: Iterable[Iterable[tuple[str, str]]]) -> Pattern:
    """Put each of several namings into a template; the first way is the one that is shown."""
    lines = []
    for naming in namings:
        line = template
        for place, name in naming:
            line = line.replace(f"{{{place}}}", name)
        lines.append(line)
    return pattern("|".join(" ".join(words_of(line)) for line in lines), " ".join(lines[0].split()))


def _namings(template: str, names: Names) -> list[tuple[tuple[str, str], ...]]:
    """List every way to name what a template has places for."""
    places = [place for place in (*OF_CARD, "under") if f"{{{place}}}" in template]
    return list(product(*([(place, name) for name in names.get(place, ())] for place in places)))


@lru_cache(maxsize=1024)
def _say(
    wording: RowWording, rule: str, call: str, template: str, card: Card | None, under: Card | None
) -> DutySpec | None:
    names = wording.names(card) if card else {}
    namings = _namings(template, names | ({"under": wording.names(under)["card"]} if under else {}))
    if not namings:
        return None
    phrase = _spelled(template, namings)
    first, again = wording._failures(rule, call, wording.say_calls, phrase)  # noqa: SLF001  the cached half of a method
    return DutySpec(phrase, first, None if wording.late_counts else again, None, wording.ends_with, wording.late_counts)


@lru_cache(maxsize=128)
def _any_name(wording: RowWording, template: str) -> Pattern:
    suits = tuple(name for suit in Suit for name in wording.suits(suit))
    ranks = tuple(RANK_NAMES.values())
    cards = tuple(f"{RANK_NAMES[rank]} of {suit}" for rank in Rank if rank is not Rank.JOKER for suit in suits)
    cards = (*cards, RANK_NAMES[Rank.JOKER])
    return replace(
        _spelled(template, _namings(template, {"card": cards, "rank": ranks, "suit": suits, "under": cards})),
        text=template,
    )
