"""Turns a game's journal into a table script, which is ruled the same when it is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from mao_desktop.engine import (
    OVERSEER,
    Act,
    Authority,
    Called,
    Corrected,
    Count,
    Deal,
    Discard,
    Draw,
    Gap,
    GiveToken,
    HeardUpTo,
    Knock,
    Leave,
    Lift,
    Look,
    LowerHand,
    NameSuit,
    Pause,
    Place,
    Play,
    Propose,
    Publish,
    RaiseHand,
    Rejoin,
    Return,
    RulePublished,
    Shuffled,
    Spoken,
    Take,
    Touch,
    Vote,
    WriteRule,
)
from mao_desktop.limits import LONGEST_GAME
from mao_desktop.scripts.pauses import Pauses
from mao_desktop.scripts.script_events import is_shared
from mao_desktop.secret_rules import TOO_OFTEN, TOO_RARE
from mao_desktop.store.journal import JournalError
from mao_desktop.store.sealing import seal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.engine import Card, Word
    from mao_desktop.store.journal import Game
    from mao_desktop.store.setup import Setup

WIDE = 1 << 20
QUICK = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""What writes YAML, the same by both: the C library's is many times quicker, where there is one."""


def export(game: Game) -> str:
    """Write a game as a table script.

    Raises:
        JournalError: the journal was changed, and gives to a seat what is no utterance.
    """
    lines = [(at, {"at": _seconds(at)} | said) for at, said in _Writer(game).lines()]
    lines.sort(key=lambda line: line[0])
    head = yaml.safe_dump(_head(game.setup), sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDE)
    return head + "events:\n" + "".join(f"  - {_flow(line)}\n" for _, line in lines)


def _flow(line: dict[str, Any]) -> str:
    return yaml.dump(
        line, None, QUICK, sort_keys=False, allow_unicode=True, default_flow_style=True, width=WIDE
    ).strip()


def _seconds(ms: int) -> float:
    return ms / 1000


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _head(setup: Setup) -> dict[str, Any]:
    """Write the layout; every card has its place, so that nothing but shuffles is left to the seed."""
    head: dict[str, Any] = {"variant": setup.variant}
    if setup.options:
        head["options"] = {name: list(v) if isinstance(v, tuple) else v for name, v in setup.options.items()}
    if setup.agreed:
        head["secret_rules"] = [{"text": text} for text in setup.agreed]
    match setup.authority:
        case Authority.COMPUTER:
            head["calls"] = "computer"
        case Authority.MASTER:
            by = setup.overseer if setup.master in (None, OVERSEER) else setup.names[setup.master or 0]
            head["calls"] = {"master": by}
        case Authority.DEMOCRATIC:
            pass
    head |= {"seats": list(setup.names), "dealer": setup.names[setup.dealer]}
    if setup.hands is not None:
        head["hands"] = {name: _cards(hand) for name, hand in zip(setup.names, setup.hands, strict=True)}
        head["pile"] = _cards(setup.pile)
    return head | {"stack": _cards(setup.stack), "rest": "none", "seed": setup.seed, "watermark": "script"}


class _Writer:
    """Writes what happened, event by event, with the time (ms) at which it happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names = game.setup.names
        self.pauses = Pauses()
        self.room = LONGEST_GAME - game.end
        """How long (ms) pauses can be, since a script's times go on in them; those that are longer are told shorter."""
        facts = (fact for record in game.records for fact in record.facts)
        self.published = {(fact.author, fact.text) for fact in facts if isinstance(fact, RulePublished)}

    def _seconds(self, ms: int) -> float:
        return _seconds(self.pauses.script(ms))

    def lines(self) -> list[tuple[int, dict[str, Any]]]:
        """Write all events; shuffles are the seed's, and a rule that a table's limits refused, which no script has."""
        written: list[tuple[int, dict[str, Any]]] = []
        utterances: list[int] = []
        shared: list[int] = []
        for number, record in enumerate(self.game.records, 1):
            match record.event:
                case Shuffled() | RaiseHand() | LowerHand():
                    continue
                case WriteRule(row=None, why=why) if why.startswith((TOO_RARE, TOO_OFTEN)):
                    continue
                case Corrected(seat, utterance):
                    if utterance not in utterances:
                        message = f"{self.game.path}:{number + 1}: {utterance} is no utterance: the journal was changed"
                        raise JournalError(message)
                    before = len(utterances) - 1 - utterances.index(utterance)
                    meant = utterance == (shared or utterances)[-1]
                    line = {"seat": "*", "correct": self.names[seat]} | ({} if meant else {"before": before})
                    written.append((self.pauses.script(record.at), line))
                case Pause(why, length):
                    begin, length = self.pauses.script(record.at), min(length, self.room)
                    self.room -= length
                    self.pauses = self.pauses.then(begin, begin + length)
                    reason = {"why": why} if why.strip() else {}
                    span = [_seconds(begin), _seconds(begin + length)]
                    written.append((begin + length, {"seat": "*", "pause": span} | reason))
                case event:
                    at, line = self._line(record.at, event)
                    written.append((self.pauses.script(at), line))
            if isinstance(record.event, Spoken | Called):
                utterances.append(number)
                if is_shared(record.event):
                    shared.append(number)
        return written

    def _line(self, at: int, event: Act | Knock | Spoken | Called | Gap | HeardUpTo) -> tuple[int, dict[str, Any]]:
        match event:
            case HeardUpTo(time):
                return at, {"seat": "*", "hush": self._seconds(time)}
            case Gap(begin, end, why, seats):
                of = {} if seats is None else {"of": [self.names[seat] for seat in seats]}
                reason = {"why": why} if why.strip() else {}
                return at, {"seat": "*", "gap": [self._seconds(max(time, 0)) for time in (begin, end)]} | of | reason
            case Spoken(seat, words, sure, db, voice):
                line = self._by(seat) | self._speech("say", words, at) | ({} if sure else {"unsure": True})
                by_sound = {} if voice is None else {"voice": self.names[voice]}
                return words[0].start, line | by_sound | ({"db": db} if db else {})
            case Called(caller, words, on):
                aimed = {} if on is None else {"on": self.names[on]}
                return words[0].start, self._by(caller) | self._speech("call", words, at) | aimed
            case Knock(seat, count, time):
                return time, self._by(seat) | {"knock": count, "known": self._seconds(at)}
            case Deal(seat, portions, turn_up, first=first):
                dealt = {"deal": [[self.names[to], count] for to, count in portions]} if portions else {}
                begins = {} if first is None else {"first": self.names[first]}
                return at, self._by(seat) | dealt | ({"turn_up": True} if turn_up else {}) | begins
            case act:
                return at, self._by(act.seat) | self._act(act)

    def _by(self, seat: int | None) -> dict[str, Any]:
        if seat is None:
            return {}
        return {"seat": self.game.setup.overseer if seat == OVERSEER else self.names[seat]}

    def _speech(self, verb: str, words: tuple[Word, ...], known: int) -> dict[str, Any]:
        line: dict[str, Any] = {verb: " ".join(word.text for word in words)}
        line["until"] = self._seconds(words[-1].end)
        if words[0].start == words[-1].end:  # typed or clicked; a call's hand went up then
            return line if words[0].start == known else line | {"known": self._seconds(known)}
        timed = [[word.text, self._seconds(word.start), self._seconds(word.end)] for word in words]
        return line | {"words": timed, "known": self._seconds(known)}

    def _rule(self, act: WriteRule) -> str:
        """Write a rule's text, sealed where it was not published."""
        told = act.row is not None and (act.seat, act.row.text) in self.published
        return act.text if told else seal(act.text)

    def _act(self, act: Act) -> dict[str, Any]:  # noqa: PLR0911  an act for each
        match act:
            case Play(_, card) | Lift(_, card) | Return(_, card):
                return {type(act).__name__.lower(): str(card)}
            case Discard(_, card, under_stack):
                return {"discard": str(card)} | ({"under_stack": True} if under_stack else {})
            case Publish():
                return {"publish": True}
            case Rejoin():
                return {"rejoin": True}
            case Leave(_, publish):
                return {"leave": True} | ({"publish": True} if publish else {})
            case Draw(_, count):
                return {"draw": count}
            case Take(_, source):
                return {"take": self.names[source]}
            case Touch(_, what):
                return {"touch": what.value if isinstance(what, Place) else self.names[what]}
            case Look(_, at):
                return {"look": at.value}
            case NameSuit(_, suit):
                return {"suit": suit.value}
            case Vote(_, yes):
                return {"vote": yes}
            case Propose(_, text):
                return {"propose": text}
            case WriteRule(held=held):
                return {"rule": self._rule(act)} | ({"held": True} if held else {})
            case GiveToken(_, to):
                return {"give_token": self.names[to]}
            case Count(_, count):
                return {"count": count}
            case Deal():
                return {}
