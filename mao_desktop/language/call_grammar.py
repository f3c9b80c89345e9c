"""The grammar of calls: what words say was done or left undone, however they are put.

A call is the variant's own first words, where it has any; whom it is about; and the charge. The charge is an act
(“playing out of turn”, “didn't knock”) or a phrase that was said or not said (“failure to say …”, “no … said”).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.language.call_acts import (
    ANYTHING_AFTER,
    ANYTHING_BEFORE,
    DONE,
    NOT_SAID_AFTER,
    SAME,
    UNDONE,
    VERBS,
    expand,
    heads,
)
from mao_desktop.language.words import number_words, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mao_desktop.language.call_acts import Line
    from mao_desktop.language.phrases import Pattern

UNSAID, SAID, WORDED = "unsaid", "said", "worded"
WHO = ("you", "he", "she", "they", "that", "this")
BEING = ("is", "are", "was", "were", "have", "has", "had")
SUBJECTS = frozenset(
    chain(
        ((who, being) for who in WHO for being in BEING),
        ((who,) for who in ("you", "he", "she", "they", "youre", "youve", "youd", "hes", "shes", "theyre", "theyve")),
        (("it", "is"), ("it", "was"), ("its",), ("thats",), ("there", "was"), ("because",), ("because", "of")),
    )
)
ADDRESS = frozenset({("hey",), ("on",), ("for",), ("a", "penalty"), ("penalty",), ("penalty", "for"), ("card", "for"),
                     ("a", "card"), ("i", "call"), ("calling",)})  # fmt: skip
STILL = frozenset(map(words_of, ("still", "again", "once again", "once more", "another", "also", "just")))
AGAIN = frozenset(
    words_of(line)
    for line in (
        "continued", "continued to", "continuing", "continuing to", "continues to", "continually", "continuously",
        "repeated", "repeated to", "repeatedly", "repeating", "keep", "keeps", "kept",
    )
)  # fmt: skip
"""What says that a failure went on after a penalty."""
ARTICLES = frozenset((word,) for word in ("the", "a", "an", "your", "his", "her", "their", "that", "this", "my", "its"))
TAILS = frozenset(
    words_of(line)
    for line in ("again", "still", "at all", "in time", "on time", "yet", "either", "too", "this time", "when due",
                 "when you had to", "when you should have", "once more", "aloud", "out loud", "you", "to me", "to you",
                 *(f"{when} {which}{what}" for when in ("during", "in") for which in ("", "a ", "the ", "this ")
                   for what in ("p of o", "point of order", "town meeting", "meeting")))
)  # fmt: skip
NAMING = frozenset(
    words_of(line)
    for line in ("the words", "the word", "the phrase", "words", "word", "the name", "it was the", "that it was the",
                 "it as the", "your", "the", "a", "an", "any", "that", "its", "his", "her", "my")
)  # fmt: skip
"""What may stand before the phrase that was not said."""
NUMBERS = frozenset(word for number in range(100) for word in number_words(number).split())
MOST_LEFT_OUT = 5
FEW_FRAMES = ("failure to say", "failing to say", "not saying", "forgetting to say", "you did not say", "you didnt say",
              "never said", "you forgot to say", "failure to call", "not naming")  # fmt: skip
"""How a missing phrase is commonly called: what the recogniser is given besides the calls of the rules."""


class Charge(NamedTuple):
    """What a call says: an act, or a phrase said or not said.

    `talk`: it is ordinary talk if it is spoken; `again`: it says that it went on after a penalty.
    """

    act: str
    words: Line = ()
    talk: bool = False
    again: bool = False

    @property
    def matter(self) -> tuple[str, Line]:
        """What it says, however it is said."""
        return self.act, self.words


@dataclass(frozen=True, slots=True)
class CallFrame:
    """What stands around the charge of a call: the variant's first words, and the names of persons.

    `goes_on`: words may follow it, such as the rule that was broken. `continued`: a failure that goes on after a
    penalty is a call of its own, and no other failure is called so.
    """

    begin: Pattern | None = None
    names: tuple[str, ...] = ()
    goes_on: bool = False
    continued: bool = False


@dataclass(frozen=True, slots=True)
class FreeCall:
    """A call in whatever words say the same as its own; it is the engine's `Phrase`.

    `text` is how it is shown; `own` what its exact wordings say, `unsaid` and `said` phrases that it is about; `again`
    where it calls what went on after a penalty.
    """

    text: str
    frame: CallFrame
    own: frozenset[tuple[str, Line]]
    unsaid: tuple[Pattern, ...] = ()
    said: tuple[Pattern, ...] = ()
    again: bool = False

    @property
    def exact(self) -> bool:
        """Tell that other words than its own say it too."""
        return False

    def says(self, words: Line) -> bool:
        """Tell whether words, all of them, are this call."""
        return any(self.means(charge) for charge in charges(words, self.frame))

    def match(self, words: Line, at: int) -> int:
        """Count the words from index `at` on that are this call: all or none."""
        return len(words) - at if self.says(words[at:]) else 0

    def means(self, charge: Charge) -> bool:
        """Tell whether a charge is that of this call; one that tells no number means any."""
        if charge.again and not self.again:
            return False
        phrases = self.unsaid if charge.act == UNSAID else self.said if charge.act == SAID else ()
        if charge.matter in self.own or any(phrase.says(charge.words) for phrase in phrases):
            return True
        return not charge.words and any(act == charge.act for act, _ in self.own)

    def spoken(self) -> Iterator[str]:
        """List its common wordings."""
        begin = f"{self.frame.begin.spoken()[0]} " if self.frame.begin else ""
        for act in sorted({act for act, _ in self.own}):
            yield from (begin + line for line in _common(act))
        own = [words for act, words in self.own if act == UNSAID]
        whole = sorted(" ".join(words) for words in own if not any(each[1:] == words for each in own))
        for phrase in (*whole, *(phrase.spoken()[0] for phrase in self.unsaid)):
            yield from (f"{begin}{frame} {phrase}" for frame in FEW_FRAMES)


@dataclass(frozen=True)
class AnyCall:
    """Any of several calls, spoken: a whole utterance from its first word on, and no ordinary talk."""

    text: str
    frame: CallFrame
    calls: tuple[FreeCall, ...] = field(repr=False)

    def match(self, words: Line, at: int) -> int:
        """Count the words: all of them or none."""
        return len(words) if not at and _is_any(self, words) else 0

    def __hash__(self) -> int:
        """Tell two apart by what stands around their calls, which is quick."""
        return hash(self.frame)

    def first_words(self) -> frozenset[str]:
        """List the words that it can begin with."""
        return self.frame.begin.first_words() if self.frame.begin else _first_words() | self._first_words()

    def _first_words(self) -> frozenset[str]:
        names = frozenset(name[0] for name in _names(self.frame.names))
        phrases = chain.from_iterable((*call.unsaid, *call.said) for call in self.calls)
        worded = frozenset(words[0] for call in self.calls for _, words in call.own if words)
        return names.union(worded, *(phrase.first_words() for phrase in phrases))

    def spoken(self) -> tuple[str, ...]:
        """List the common wordings of all."""
        return tuple(dict.fromkeys(line for call in self.calls for line in call.spoken()))


@lru_cache(maxsize=4096)
def _is_any(calls: AnyCall, words: Line) -> bool:
    """Tell whether words are any of several calls, and no ordinary talk."""
    told = [charge for charge in charges(words, calls.frame) if calls.frame.begin or not charge.talk]
    return any(call.means(charge) for charge in told for call in calls.calls)


def free_call(
    text: str,
    frame: CallFrame,
    exact: Iterable[Pattern],
    *,
    unsaid: tuple[Pattern, ...] = (),
    said: tuple[Pattern, ...] = (),
    again: bool = False,
) -> FreeCall:
    """Give the call that says what exact wordings say, and what is said of phrases."""
    lines = [words_of(line) for phrase in exact for line in phrase.spoken()]
    own = [charge for line in lines for charge in _own_charges(line, frame)]
    again = again or any(charge.again for charge in own)
    return FreeCall(text, frame, frozenset(charge.matter for charge in own), unsaid, said, again)


def _own_charges(line: Line, frame: CallFrame) -> Iterator[Charge]:
    """List what an exact wording says, its own words among it once, as they stand after the call's first words."""
    worded = False
    for charge in charges(line, frame):
        if charge.act != WORDED:
            yield charge
        elif not worded and charge.words[0] != "for":
            worded = True
            yield charge


@lru_cache(maxsize=4096)
def charges(words: Line, frame: CallFrame) -> tuple[Charge, ...]:
    """List what words can charge as a call, all of them."""
    ends = range(len(words), 0, -1) if frame.goes_on else (len(words),)
    found = (charge for end in ends for charge in _whole(words[:end], frame))
    return tuple(dict.fromkeys(found))


def _whole(words: Line, frame: CallFrame) -> Iterator[Charge]:
    begun = frame.begin.match(words, 0) if frame.begin else 0
    if frame.begin and not begun:
        return
    for told, again in _bodies(words[begun:], _names(frame.names)):
        yield from _done(told)
        for charge in chain(_undone(told), _phrase_first(told)):
            yield charge._replace(again=again and frame.continued)
        yield Charge(WORDED, told, again=again and frame.continued)


def _bodies(words: Line, names: frozenset[Line]) -> Iterator[tuple[Line, bool]]:
    """List what remains of words without whom they are about, and whether they say that something went on."""
    bodies = [words]
    for leading, often in ((names | ADDRESS, True), (SUBJECTS | names, False), (STILL, True)):
        bodies = _without(bodies, leading, leads=True, often=often)
    going_on = _without(bodies, AGAIN, leads=True, often=True)[len(bodies) :]
    for found, again in ((bodies, False), (going_on, True)):
        whole = _without(found, ARTICLES, leads=True, often=False)
        yield from ((told, again) for told in _without(whole, names | TAILS, leads=False, often=True) if told)


def _without(bodies: list[Line], left_out: frozenset[Line], *, leads: bool, often: bool) -> list[Line]:
    """Add to bodies of words what they are without leading or trailing words, once or as often as they come."""
    found = list(bodies)
    for body in found:  # grows while it is gone through
        if not often and body not in bodies:
            break
        for size in range(1, min(MOST_LEFT_OUT, len(body)) + 1):
            part, rest = (body[:size], body[size:]) if leads else (body[-size:], body[:-size])
            if part in left_out and rest not in found:
                found.append(rest)
    return found


def _done(told: Line) -> Iterator[Charge]:
    for act, talk in _wordings().get(told, ()):
        yield Charge(act, talk=talk)
    for size in range(1, min(3, len(told))):
        if told[:size] in _saying():
            yield from (Charge(SAID, rest) for rest in _phrases(told[size:]))


def _undone(told: Line) -> Iterator[Charge]:
    for size in range(1, min(8, len(told)) + 1):
        for verb in _heads().get(told[:size], ()):
            rest = told[size:]
            if verb == "say":
                yield from (Charge(UNSAID, phrase) for phrase in _phrases(rest))
            elif verb == "thank":
                yield Charge(UNSAID, ("thank", "you"))
            elif verb == "wish":
                yield from (Charge(UNSAID, ("have", *rest[at:])) for at in range(len(rest)) if rest[at] == "a")
            counted, number = _counted(rest)
            for act in _objects().get((verb, rest), ()):
                yield Charge(act)
            if number:
                timed = counted[-1] in {"second", "seconds"}
                yield from (Charge(act, number if timed else ()) for act in _objects().get((verb, counted), ()))


def _phrase_first(told: Line) -> Iterator[Charge]:
    """Read a call that has the phrase and no verb of its own before it: “no … said”, “… was not said”."""
    before, not_said, after, spoken = _around()
    for size in range(1, min(4, len(told))):
        if told[:size] in before:
            rest = told[size:]
            yield from (Charge(UNSAID, phrase, talk=True) for phrase in _phrases(rest))
            for tail in (1, 2):
                if rest[-tail:] in spoken:
                    yield from (Charge(UNSAID, phrase) for phrase in _phrases(rest[:-tail]))
        if told[-size:] in not_said:
            yield Charge(UNSAID, told[:-size])
        if told[-size:] in after:
            yield Charge(UNSAID, told[:-size], talk=True)


def _phrases(rest: Line) -> Iterator[Line]:
    """List what can be the phrase among words, with and without what may stand before it."""
    found = _without([rest], NAMING, leads=True, often=True)
    return (phrase for phrase in found if phrase)


def _counted(rest: Line) -> tuple[Line, Line]:
    """Put a sign in the place of the number among words, and give the number."""
    at = next((at for at, word in enumerate(rest) if word in NUMBERS), len(rest))
    end = next((end for end in range(at, len(rest)) if rest[end] not in NUMBERS), len(rest))
    return (*rest[:at], "#", *rest[end:]), rest[at:end]


@cache
def _names(names: tuple[str, ...]) -> frozenset[Line]:
    """Give names as words, with and without the s of what is somebody's."""
    lines = [words_of(name) for name in names]
    return frozenset(line for line in lines if line)


@cache
def _wordings() -> dict[Line, tuple[tuple[str, bool], ...]]:
    """Give for each wording of what was done the acts, and whether it is ordinary talk."""
    found: dict[Line, dict[str, bool]] = {}
    for act, lines in DONE.items():
        for line in lines:
            for words in expand(line.removeprefix("~")):
                found.setdefault(words, {}).setdefault(act, line.startswith("~"))
    return {words: tuple(acts.items()) for words, acts in found.items()}


@cache
def _heads() -> dict[Line, tuple[str, ...]]:
    """Give for the words that begin what was left undone the verbs."""
    found: dict[Line, tuple[str, ...]] = {}
    for line, verb in heads():
        found[line] = tuple(dict.fromkeys((*found.get(line, ()), verb)))
    return found


@cache
def _objects() -> dict[tuple[str, Line], tuple[str, ...]]:
    """Give for a verb and what follows it the acts that were left undone."""
    found: dict[tuple[str, Line], tuple[str, ...]] = {}
    for act, (verb, lines) in UNDONE.items():
        for words in dict.fromkeys(words for line in lines for words in expand(line)):
            found[verb, words] = (*found.get((verb, words), ()), SAME.get(act, act))
    return found


@cache
def _saying() -> frozenset[Line]:
    """List what says that a phrase was said."""
    return frozenset(words_of(form) for verb in VERBS["say"] for form in (verb.gerund, verb.past))


@cache
def _around() -> tuple[frozenset[Line], frozenset[Line], frozenset[Line], frozenset[Line]]:
    """List what stands before and after a phrase that was not said."""
    spoken = [verb.participle for verb in VERBS["say"]] + ["heard", "given"]
    said = frozenset(map(words_of, (*spoken, *(f"was {form}" for form in spoken))))
    not_said = frozenset(words_of(f"{no} {form}") for no in NOT_SAID_AFTER for form in spoken)
    return frozenset(map(words_of, ANYTHING_BEFORE)), not_said, frozenset(map(words_of, ANYTHING_AFTER)), said


@cache
def _first_words() -> frozenset[str]:
    """List the words that a call without first words of its own can begin with."""
    before = (_wordings(), _heads(), _around()[0], _saying(), SUBJECTS, ADDRESS, AGAIN, ARTICLES)
    return frozenset(line[0] for lines in before for line in lines if line)


@cache
def _common(act: str) -> tuple[str, ...]:
    """List the common wordings of an act that are no ordinary talk, a few for each line."""
    lines = [expand(line) for line in DONE.get(act, ()) if not line.startswith("~")]
    if act in UNDONE:
        verb, rests = UNDONE[act]
        first = VERBS[verb][0]
        frames = (f"failure to {first.base}", f"not {first.gerund}", f"forgetting to {first.base}",
                  f"you did not {first.base}", f"you didnt {first.base}")  # fmt: skip
        most, least = expand(rests[0])[0], min((rest for each in rests for rest in expand(each)), key=len)
        lines += [tuple((*words_of(frame), *rest) for rest in (most, least)) for frame in frames]
    few = dict.fromkeys(words for line in lines for words in (*line[:2], min(line, key=len)))
    return tuple(" ".join(words) for words in few if len(words) > 1 and "#" not in words)


def all_wordings(act: str) -> Iterator[str]:
    """List every wording of an act without whom it is about."""
    for words, acts in _wordings().items():
        if act in dict(acts):
            yield " ".join(words)
    for (verb, rest), undone in _objects().items():
        if act in undone and "#" not in rest:
            yield from (" ".join((*head, *rest)) for head, verbs in _heads().items() if verb in verbs)
