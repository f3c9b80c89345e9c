"""Reports what was judged: one JSON object a line, and in words why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mao_desktop.engine import (
    MACHINE,
    OVERSEER,
    Called,
    GameOver,
    InfractionArose,
    InfractionGone,
    NotWon,
    Refusal,
    Refused,
    RoundOver,
    RulePublished,
    RulesConflict,
    Ruling,
    Scores,
    Scoring,
    VoteClosed,
    Won,
    provisional,
)
from mao_desktop.evidence import gather
from mao_desktop.fact_texts import REFUSALS
from mao_desktop.language.cards import SUIT_NAMES
from mao_desktop.language.reading import lexicon_of
from mao_desktop.ruling_texts import TextStyle, spoken_card, why
from mao_desktop.scripts.values import shown
from mao_desktop.variants.options import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Fact, Judgement
    from mao_desktop.scripts.judging import Judged
    from mao_desktop.scripts.script import Script

Line = dict[str, Any]


def report(judged: Judged, *, explain: bool, open_infractions: bool) -> Iterator[Line]:
    """Give all lines: the rulings, what is pending, the infractions that nobody called, and the table."""
    reporter = _Reporter(judged, explain=explain)
    for fact in judged.facts:
        line = reporter.line(fact)
        if line:
            yield line
    pending = list(_pending(judged, reporter))
    yield from pending
    if open_infractions:
        yield from _uncalled(judged, reporter)
    yield {"table": _table(judged, pending)}


def seconds(ms: int) -> float:
    """Give a time in seconds."""
    return ms / 1000


class _Reporter:
    """Turns facts into lines, with the seats' names."""

    def __init__(self, judged: Judged, *, explain: bool) -> None:
        self.judged = judged
        self.script = judged.script
        self.explain = explain
        self._spelling = lexicon_of(judged.state.settled.rules.reader).spelling

    def written(self, call: str) -> str:
        """Write the words of a call as they are read: “that's”, not as they are compared."""
        return " ".join(self._spelling.get(word, word) for word in call.split())

    def name(self, seat: int | None) -> str | None:
        """Give a seat's name, or who else called."""
        if seat is None:
            return None
        return {MACHINE: "computer", OVERSEER: self.script.overseer}.get(seat) or self.script.seats[seat]

    def line(self, fact: Fact) -> Line | None:
        """Give a fact's line, None where it has none; what is no ruling is told only to who wants it explained."""
        if isinstance(fact, RulePublished | RulesConflict) and not self.explain:
            return None
        line = self._line(fact)
        if line and self.explain:
            line["why"] = self._why(fact)
        return line

    def _line(self, fact: Fact) -> Line | None:
        match fact:
            case Ruling():
                return self._ruling(fact)
            case Won(at, ruled, seat):
                return self._dated(at, ruled, "win") | {"by": self.name(seat)}
            case NotWon(at, ruled, seat):
                return self._dated(at, ruled, "no win") | {"by": self.name(seat)}
            case RoundOver(at, ruled, empty, scores):
                by = [self.name(seat) for seat in empty]
                return self._dated(at, ruled, "round") | {"by": by, "scores": _scores(self.script, scores)}
            case GameOver(at, ruled, seat):
                return self._dated(at, ruled, "game") | {"by": self.name(seat)}
            case VoteClosed(at, ruled, proposal, passed, yes, no, noted):
                vote = {"proposal": proposal, "passed": passed, "yes": yes, "no": no}
                return self._dated(at, ruled, "vote") | vote | ({"noted": True} if noted else {})
            case RulePublished(at, ruled, rule, author, text):
                return self._dated(at, ruled, "published") | {"by": self.name(author), "rule": rule, "text": text}
            case RulesConflict(at, ruled, seat):
                return self._dated(at, ruled, "conflict") | {"by": self.name(seat)}
            case Refused(at, ruled, seat, why, detail):
                reason = REFUSALS[why] + (f": {detail}" if detail else "")
                if why is Refusal.PAUSED:  # its time is the script's: no table time passed
                    dated: Line = {"at": seconds(at), "ruled": seconds(ruled), "verdict": "refused"}
                else:
                    dated = self._dated(at, ruled, "refused")
                return dated | {"by": self.name(seat), "why": reason}
            case _:
                return None

    def _dated(self, at: int, ruled: int, verdict: str) -> Line:
        script = self.script.pauses.script
        return {"at": seconds(script(at)), "ruled": seconds(script(ruled)), "verdict": verdict}

    def _ruling(self, ruling: Ruling) -> Line:
        word = {"word": ruling.word} if ruling.word else {}
        line = self._dated(ruling.at, ruling.ruled, ruling.verdict.value) | {
            "call": self.written(ruling.call),
            "by": self.name(ruling.by),
            "on": self.name(ruling.on),
            "rule": ruling.rule,
            "paid_by": self.name(ruling.paid_by),
            "cards": ruling.cards,
            **word,
        }
        return line if ruling.first is None else line | {"first": self.name(ruling.first)}

    def _why(self, fact: Fact) -> str:
        match fact:
            case Ruling():
                return self._why_ruled(fact)
            case Won():
                return "the hand was empty, and all that the last card asked was done or went unnoticed"
            case NotWon():
                return "the hand was empty, but something was still owed or broken"
            case RoundOver():
                return "a hand was empty, and nothing was left to do" if fact.scores else "the win ended the round"
            case GameOver():
                return "all others are above the limit"
            case VoteClosed(passed=passed):
                return "more than half of the seats in the game said yes" if passed else "not more than half said yes"
            case RulesConflict():
                return "one secret rule says that the card may lie, and another that it may not; the newest holds"
            case RulePublished():
                return "from now on everybody knows the rule"
            case Refused(why=why):
                return REFUSALS[why]
            case _:
                return ""

    def _why_ruled(self, ruling: Ruling) -> str:
        rules = self.judged.state.settled.rules
        evidence = gather(ruling, self.judged.log, rules)
        return why(
            ruling,
            evidence,
            TextStyle(self._named, spoken_card, SUIT_NAMES.__getitem__, counted, self._time, in_seconds, str),
        )

    def _named(self, seat: int | None) -> str:
        return self.name(seat) or "nobody"

    def _time(self, ms: int) -> str:
        """Write a table time as the time of the script that it is."""
        return in_seconds(self.script.pauses.script(ms))


def in_seconds(ms: int) -> str:
    """Write a length of time with its unit."""
    return f"{shown(ms)} s"


def _pending(judged: Judged, reporter: _Reporter) -> Iterator[Line]:
    """List the calls that the script leaves open: unheard, without a caller, or being voted on."""
    state = judged.state
    unheard = [
        (item.time, content.caller, " ".join(word.text for word in content.words), content.on)
        for item in state.tail
        if isinstance(content := item.content, Called)
    ]
    waiting = [orphan.call for orphan in state.settled.unattributed_calls] + [
        case.call for case in state.settled.house_votes
    ]
    calls = unheard + [(call.at, call.caller, call.text, call.on) for call in waiting]
    for at, caller, text, on in sorted(calls, key=lambda call: call[0]):
        line: Line = {"at": seconds(judged.script.pauses.script(at)), "ruled": None, "verdict": "pending"}
        line |= {"call": reporter.written(text), "by": reporter.name(caller), "on": reporter.name(on)}
        if reporter.explain:
            line["why"] = "the script ends before it could be ruled on"
        yield line


def _uncalled(judged: Judged, reporter: _Reporter) -> Iterator[Line]:
    """List the infractions that nobody called, those past their statute as well."""
    arose = {fact.id: fact for fact in judged.facts if isinstance(fact, InfractionArose)}
    for fact in judged.facts:
        if isinstance(fact, InfractionGone):
            arose.pop(fact.id, None)
    for fact in sorted(arose.values(), key=lambda f: (f.since, f.id)):
        line: Line = {"uncalled": fact.call, "rule": fact.rule, "on": reporter.name(fact.on)}
        since = judged.script.pauses.since(fact.since)
        line["since"] = seconds(since)
        if reporter.explain:
            line["why"] = f"{reporter.name(fact.on)} broke this rule at {shown(since)} s, and no call of it was upheld"
        yield line


def _scores(script: Script, scores: tuple[int, ...] | None) -> dict[str, int]:
    """Give the scores by the seats' names: all of them where the variant counts points, else those of the layout."""
    counted = script.layout.scores if scores is None else dict(enumerate(scores))
    return {script.seats[seat]: score for seat, score in counted.items()}


def _points(judgement: Judgement) -> tuple[int, ...] | None:
    """Give the points that all have, None where none are counted."""
    scores = judgement.slot_of(Scores) if judgement.rules.one(Scoring) else None
    return scores.seats if scores else None


def _table(judged: Judged, pending: list[Line]) -> Line:
    state, script = judged.state, judged.script
    judgement = provisional(state, judged.end)
    table = state.table
    seats = script.seats
    return {
        "turn": None if judgement.turn.seat is None else seats[judgement.turn.seat],
        "direction": "clockwise" if judgement.turn.direction > 0 else "counterclockwise",
        "top": str(table.pile[-1].card) if table.pile else None,
        "hands": {name: [str(card) for card in hand] for name, hand in zip(seats, table.hands, strict=True)},
        "out": [name for name, state in zip(seats, judgement.seats, strict=True) if state.out],
        "pile": len(table.pile),
        "stack": len(table.stack),
        "pending": [{key: line[key] for key in ("at", "call", "by", "on")} for line in pending],
        "scores": _scores(script, _points(judgement)),
        "tokens": {name: state.tokens for name, state in zip(seats, judgement.seats, strict=True) if state.tokens},
    }
