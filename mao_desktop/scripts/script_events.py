"""What happens in a script, event by event: what it is, when it happens and when it becomes known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mao_desktop.engine import Suit, Word, events
from mao_desktop.language.timing import spread
from mao_desktop.language.words import normalise
from mao_desktop.limits import HIGHEST_COUNT, MOST_DEALT, MOST_DRAWN, MOST_KNOCKS, MOST_WORDS
from mao_desktop.scripts import values
from mao_desktop.scripts.yaml_nodes import Node, Scalar, ScriptError

if TYPE_CHECKING:
    from collections.abc import Callable

WORD_MS = 300
"""How long a word takes, where a script does not say."""

SPEECH = ("until", "known", "words", "db", "unsure", "correct")
VERBS: dict[str, tuple[str, ...]] = {
    "play": (), "draw": (), "take": (), "say": (*SPEECH, "voice"), "call": (*SPEECH, "on"), "knock": ("known",),
    "touch": (), "look": (), "lift": (), "return": (), "discard": ("under_stack",), "suit": (), "propose": (),
    "vote": (), "rejoin": (), "leave": ("publish",), "publish": (), "give_token": (), "rule": ("held",),
    "deal": ("turn_up", "first", "count"), "turn_up": ("first", "count"), "count": (), "hush": (), "gap": ("why", "of"),
    "pause": ("why",), "correct": ("before",),
}  # fmt: skip
KEYS = ("at", "seat", *sorted({key for verb, also in VERBS.items() for key in (verb, *also)}))
"""All keys that an event can have."""
EVERYBODYS = ("hush", "gap", "pause", "correct")


@dataclass(frozen=True, slots=True)
class TakeAtRandom:
    """A card to be taken out of a hand at random; chance names it when it happens."""

    seat: int
    source: int


@dataclass(frozen=True, slots=True)
class Correct:
    """An utterance is given to a seat: one so many `before` the last, or the last that came without a seat."""

    seat: int
    before: int | None = None


def is_shared(what: object) -> bool:
    """Tell whether an event is words that came over a shared microphone, without a seat."""
    match what:
        case events.Spoken(seat=None) | events.Called(caller=None):
            return True
        case _:
            return False


@dataclass(frozen=True, slots=True)
class Standstill:
    """The game stands still from `begin` to `end` (ms of the script); `why` says for what."""

    begin: int
    end: int
    why: str


@dataclass(frozen=True, slots=True)
class Halted:
    """Something that a seat does in a pause, at a time of the script (ms): it is refused."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class ScriptEvent:
    """An event of a script: it happens at `at`, is over at `until` and becomes known at `known` (all ms).

    `hold` is the time from which the watermark waits for it to become known, None where it is known at once.
    `correct` is the seat to which a shared microphone's words are given right after. `line` is where
    the script says it.
    """

    at: int
    until: int
    known: int
    what: events.Event | TakeAtRandom | Correct | Standstill | Halted
    hold: int | None = None
    correct: int | None = None
    text: str = ""
    line: int = 1


def read_event(node: Node, seats: tuple[str, ...], overseer: str | None) -> ScriptEvent:
    """Read one event of a script."""
    given = values.fields(node, KEYS, "an event")
    verb = _verb(given)
    allowed = ("at", "seat", verb, *VERBS[verb])
    for key, name in given.keys.items():
        if key not in allowed:
            raise ScriptError(name.line, f"one of {', '.join(allowed)} was expected with “{verb}”, not “{key}”")
    at_node = given.get("at")
    if at_node is None:
        raise ScriptError(given.line, "an event's time “at” was expected")
    return _EventReader(given, seats, overseer, values.seconds(at_node, "an event's time")).read(verb)


def _verb(given: values.Fields) -> str:
    verbs = [key for key in given.keys if key in VERBS]
    main = [verb for verb in verbs if not any(verb in VERBS[other] for other in verbs if other != verb)]
    if not main and "words" in given.values:
        return "say"
    if len(main) != 1:
        found = " and ".join(main) or "none"
        raise ScriptError(given.line, f"one thing that happens was expected in an event, not {found}")
    return main[0]


class _EventReader:
    """Reads the fields of one event."""

    def __init__(self, given: values.Fields, seats: tuple[str, ...], overseer: str | None, at: int) -> None:
        self.given = given
        self.seats = seats
        self.overseer = overseer
        self.at = at

    def read(self, verb: str) -> ScriptEvent:
        if verb in ("say", "call"):
            return self._speech(verb)
        node = self.given.values[verb]
        if verb in EVERYBODYS:
            return self._everybodys(verb, node)
        seat = self._seat()
        if verb == "knock":
            known = self._time("known", self.at)
            knock = events.Knock(seat, values.integer(node, 1, MOST_KNOCKS, "a number of knocks"), self.at)
            hold = self.at if known > self.at else None
            return ScriptEvent(self.at, self.at, known, knock, hold=hold, line=self.given.line)
        return self._now(self._act(verb, seat, node))

    def _now(self, what: events.Event | TakeAtRandom | Correct | Standstill) -> ScriptEvent:
        return ScriptEvent(self.at, self.at, self.at, what, line=self.given.line)

    def _seat(self) -> int:
        node = self.given.get("seat")
        if node is None:
            raise ScriptError(self.given.line, "the “seat” of an event was expected")
        return values.seat(node, self.seats)

    def _time(self, key: str, default: int) -> int:
        node = self.given.get(key)
        if node is None:
            return default
        time = values.seconds(node, f"“{key}”")
        if time < self.at:
            raise ScriptError(node.line, f"“{key}” was expected at {values.shown(self.at)} or later")
        return time

    def _flag(self, key: str) -> bool:
        node = self.given.get(key)
        return node is not None and values.truth(node, f"“{key}”")

    def _must(self, verb: str) -> None:
        node = self.given.values[verb]
        if not values.truth(node, f"“{verb}: true”"):
            raise ScriptError(node.line, f"“{verb}: true” was expected, or nothing of the kind")

    def _before(self) -> int | None:
        node = self.given.get("before")
        return None if node is None else values.integer(node, 0, 1_000_000, "how many utterances before the last")

    def _first(self) -> int | None:
        node = self.given.get("first")
        return None if node is None else values.seat(node, self.seats)

    def _counts(self) -> None:
        node = self.given.get("count")
        if node is not None:
            values.integer(node, 1, HIGHEST_COUNT, "a count")

    def _everybodys(self, verb: str, node: Node) -> ScriptEvent:
        who = self.given.get("seat")
        if who is not None and not (isinstance(who, Scalar) and who.text == "*"):
            raise ScriptError(who.line, f'seat: "*" was expected with “{verb}”')
        if verb == "correct":
            return self._now(Correct(values.seat(node, self.seats), self._before()))
        if verb == "hush":
            return self._now(events.HeardUpTo(values.seconds(node, "a time")))
        ends = values.items(node, "[FROM, TO]")
        if len(ends) != 2:  # noqa: PLR2004  from and to
            raise ScriptError(node.line, "[FROM, TO] was expected")
        begin, end = (values.seconds(n, "a time") for n in ends)
        if end < begin:
            raise ScriptError(node.line, f"a {verb} that ends after it begins was expected")
        why = self.given.get("why")
        if verb == "pause":
            reason = "" if why is None else values.text(why, "a reason")
            return self._now(Standstill(begin, end, reason))
        of = self.given.get("of")
        deaf = None if of is None else tuple(values.seat(n, self.seats) for n in values.items(of, "[SEAT, …]"))
        gap = events.Gap(begin, end, "" if why is None else values.text(why, "a reason"), deaf)
        hold = begin if begin < self.at else None
        return ScriptEvent(self.at, self.at, self.at, gap, hold=hold, line=self.given.line)

    def _speech(self, verb: str) -> ScriptEvent:
        node, timed = self.given.values.get(verb), self._timed_words()
        written = " ".join(w.text for w in timed) if node is None else values.text(node, "at least one word")
        tokens = written.split()
        if len(tokens) > MOST_WORDS:
            raise ScriptError(self.given.line, f"at most {MOST_WORDS:,} words were expected, not {len(tokens):,}")
        spoken = verb == "say" or "until" in self.given.keys or timed
        until = self._time("until", self.at + WORD_MS * len(tokens) if spoken else self.at)
        timed = timed or spread(tokens, [1] * len(tokens), self.at, until)
        words = tuple(Word(word, w.start, w.end) for w in timed for word in normalise(w.text))
        if not words:
            raise ScriptError(self.given.line, "at least one word was expected")
        until = max(until, *(word.end for word in timed))
        known = self._time("known", until)
        if known < until:
            raise ScriptError(
                self.given.values["known"].line, f"“known” was expected at {values.shown(until)} or later"
            )
        seat = self._speaker()
        what: events.Event
        if verb == "say":
            voice = self._seat_of("voice")
            what = events.Spoken(seat, words, sure=not self._flag("unsure"), db=self._loudness(), voice=voice)
        else:
            what = events.Called(seat, words, self._seat_of("on"))
        hold, given_to, line = words[0].start, self._seat_of("correct"), self.given.line
        return ScriptEvent(self.at, until, known, what, hold=hold, correct=given_to, text=written, line=line)

    def _seat_of(self, key: str) -> int | None:
        """Read the seat that a key names."""
        node = self.given.get(key)
        return None if node is None else values.seat(node, self.seats)

    def _speaker(self) -> int | None:
        node = self.given.get("seat")
        if node is None:
            return None
        if isinstance(node, Scalar) and node.text == self.overseer:
            return events.OVERSEER
        return values.seat(node, self.seats)

    def _loudness(self) -> int:
        node = self.given.get("db")
        return 0 if node is None else values.integer(node, -100, 100, "a loudness in dB")

    def _timed_words(self) -> tuple[Word, ...]:
        node = self.given.get("words")
        words: list[Word] = []
        for item in () if node is None else values.items(node, "[[word, start, end], …]"):
            parts = values.items(item, "[word, start, end]")
            if len(parts) != 3:  # noqa: PLR2004  word, start, end
                raise ScriptError(item.line, "[word, start, end] was expected")
            start, end = values.seconds(parts[1], "a start"), values.seconds(parts[2], "an end")
            earliest = words[-1].start if words else self.at
            if not earliest <= start <= end:
                expected = f"a word from {values.shown(earliest)} on was expected, ending after it starts"
                raise ScriptError(item.line, expected)
            words.append(Word(values.text(parts[0], "a word"), start, end))
        return tuple(words)

    def _act(self, verb: str, seat: int, node: Node) -> events.Event | TakeAtRandom:
        read = getattr(self, f"_{verb}", None)
        cards: dict[str, Callable[..., events.Event]] = {
            "play": events.Play, "lift": events.Lift, "return": events.Return,
        }  # fmt: skip
        if verb in cards:
            return cards[verb](seat, values.card(node))
        if read is None:
            raise ScriptError(node.line, f"“{verb}” was not expected here")
        return read(seat, node)  # type: ignore[no-any-return]

    def _rejoin(self, seat: int, _node: Node) -> events.Event:
        self._must("rejoin")
        return events.Rejoin(seat)

    def _leave(self, seat: int, _node: Node) -> events.Event:
        self._must("leave")
        return events.Leave(seat, publish=self._flag("publish"))

    def _publish(self, seat: int, _node: Node) -> events.Event:
        self._must("publish")
        return events.Publish(seat)

    def _discard(self, seat: int, node: Node) -> events.Event:
        return events.Discard(seat, values.card(node), under_stack=self._flag("under_stack"))

    def _draw(self, seat: int, node: Node) -> events.Event:
        return events.Draw(seat, values.integer(node, 1, MOST_DRAWN, "a number of cards"))

    def _take(self, seat: int, node: Node) -> TakeAtRandom:
        return TakeAtRandom(seat, values.seat(node, self.seats))

    def _touch(self, seat: int, node: Node) -> events.Event:
        places = {place.value: place for place in events.Place}
        if isinstance(node, Scalar) and node.text in places and node.text not in self.seats:
            return events.Touch(seat, places[node.text])
        return events.Touch(seat, values.seat(node, self.seats))

    def _look(self, seat: int, node: Node) -> events.Event:
        return events.Look(
            seat, events.Facing(values.choice(node, [v.value for v in events.Facing], "what is looked at"))
        )

    def _suit(self, seat: int, node: Node) -> events.Event:
        return events.NameSuit(seat, Suit(values.choice(node, [s.value for s in Suit], "a suit")))

    def _propose(self, seat: int, node: Node) -> events.Event:
        return events.Propose(seat, values.text(node, "a proposal"))

    def _vote(self, seat: int, node: Node) -> events.Event:
        return events.Vote(seat, values.truth(node, "a vote"))

    def _give_token(self, seat: int, node: Node) -> events.Event:
        return events.GiveToken(seat, values.seat(node, self.seats))

    def _rule(self, seat: int, node: Node) -> events.Event:
        return events.WriteRule(seat, values.rule_text(node), held=self._flag("held"))

    def _deal(self, seat: int, node: Node) -> events.Event:
        portions = []
        for item in values.items(node, "[[SEAT, N], …]"):
            parts = values.items(item, "[SEAT, N]")
            if len(parts) != 2:  # noqa: PLR2004  seat and number
                raise ScriptError(item.line, "[SEAT, N] was expected")
            portions.append(
                (values.seat(parts[0], self.seats), values.integer(parts[1], 1, MOST_DEALT, "a number of cards"))
            )
        self._counts()
        return events.Deal(seat, tuple(portions), turn_up=self._flag("turn_up"), first=self._first())

    def _turn_up(self, seat: int, _node: Node) -> events.Event:
        self._must("turn_up")
        self._counts()
        return events.Deal(seat, (), turn_up=True, first=self._first())

    def _count(self, seat: int, node: Node) -> events.Event:
        return events.Count(seat, values.integer(node, 1, HIGHEST_COUNT, "a count"))
