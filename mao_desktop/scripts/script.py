"""A table script, read: the layout it starts from and what happens, on the table clock."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from mao_desktop.engine import Authority, Layout, WriteRule
from mao_desktop.limits import FEWEST_SEATS, HIGHEST_SEED, MOST_SEATS
from mao_desktop.scripts import values
from mao_desktop.scripts.pauses import Pauses
from mao_desktop.scripts.script_events import Correct, ScriptEvent, read_event
from mao_desktop.scripts.yaml_nodes import Mapping, Node, Scalar, ScriptError, read_nodes
from mao_desktop.secret_rules import RuleError, written
from mao_desktop.store.spoken_words import spoken_words
from mao_desktop.variants import VARIANTS
from mao_desktop.variants.options import Options

if TYPE_CHECKING:
    from mao_desktop.engine import Card, Rules

MOST_BYTES = 4_000_000
KEYS = (
    "variant", "options", "calls", "seats", "dealer", "hands", "pile", "live", "stack", "seed", "rest", "turn",
    "direction", "scores", "tokens", "out", "secret_rules", "watermark", "events", "expect",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Script:
    """A script, read.

    `layout` is the table as it is laid out, and `rest` the cards that lie shuffled by `seed` below its stack.
    `overseer` is the name of a Mao Master who has no seat. With `watermark_by_script` the watermark moves only where
    the script says so. `expected` is what the script says will be ruled. `events` are in table time, which stands still
    in `pauses`.
    """

    layout: Layout
    rest: tuple[Card, ...]
    seed: int
    overseer: str | None
    watermark_by_script: bool
    events: tuple[ScriptEvent, ...]
    expected: tuple[Node, ...] | None = None
    pauses: Pauses = field(default_factory=Pauses)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, clockwise."""
        return self.layout.seats

    @property
    def rules(self) -> Rules:
        """The rules that it is played by."""
        return self.layout.rules


def read_script(data: bytes) -> Script:
    """Read a script from a file's bytes.

    Raises:
        ScriptError: it is wrong, and where.
    """
    if len(data) > MOST_BYTES:
        raise ScriptError(1, f"a script of at most {MOST_BYTES // 1_000_000} MB was expected")
    try:
        written = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise ScriptError(data.count(b"\n", 0, wrong.start) + 1, "text in UTF-8 was expected") from None
    top = values.fields(read_nodes(written), KEYS, "a table script")
    return _Reader(top).script()


class _Reader:
    """Reads a script's top level, key by key."""

    def __init__(self, top: values.Fields) -> None:
        self.top = top
        self.seats = self._seats()
        self.rules = self._rules()
        self.rules_to_come = self._written()
        self.decks = VARIANTS[self.rules.variant].cards(self.rules, len(self.seats))
        self.left = list(self.decks)
        self.pauses = Pauses()

    def _need(self, key: str) -> Node:
        node = self.top.get(key)
        if node is None:
            raise ScriptError(self.top.line, f"the key “{key}” was expected")
        return node

    def _filled(self, key: str) -> Node | None:
        """Give the node of a list or of keys and values; one that was left empty is as one left out."""
        node = self.top.get(key)
        return None if node is None or _is_empty(node) else node

    def _seats(self) -> tuple[str, ...]:
        node = self._need("seats")
        names = tuple(values.text(item, "a seat's name") for item in values.items(node, "a list of the seats' names"))
        if not FEWEST_SEATS <= len(names) <= MOST_SEATS or len(set(names)) < len(names) or "*" in names:
            raise ScriptError(node.line, f"{FEWEST_SEATS} to {MOST_SEATS} seats with different names were expected")
        return names

    def _seat(self, key: str) -> int | None:
        node = self.top.get(key)
        return None if node is None else values.seat(node, self.seats)

    def _cards(self, key: str) -> tuple[Card, ...]:
        node = self._filled(key)
        return () if node is None else self._lay(node, f"a list of the {key}'s cards")

    def _lay(self, node: Node, what: str) -> tuple[Card, ...]:
        """Read cards that are laid out, and see that the decks hold them and none of them lies elsewhere too."""
        laid = []
        for item in values.items(node, what):
            card = values.card(item)
            if card not in self.left:
                raise ScriptError(
                    item.line, f"{card} was expected no more often than the decks hold it: {self._held(card)}"
                )
            self.left.remove(card)
            laid.append(card)
        return tuple(laid)

    def _held(self, card: Card) -> str:
        count = self.decks.count(card)
        return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")

    def script(self) -> Script:
        """Read everything."""
        authority, master, overseer = self._calls()
        hands = self._hands()
        pile, stack = self._cards("pile"), self._cards("stack")
        rest = self._rest()
        dealer = self._seat("dealer")
        seed = self.top.get("seed")
        out, turn = self._out(), self._seat("turn")
        if turn in out:
            raise ScriptError(self._need("turn").line, "the turn of a seat was expected that is not out")
        layout = Layout(
            self.seats,
            self.rules,
            stack,
            pile,
            hands,
            dealer=len(self.seats) - 1 if dealer is None else dealer,
            turn=turn,
            direction=self._direction(),
            live=self._live(pile),
            out=out,
            tokens=self._by_seat("tokens", "a number of tokens", 0),
            scores=self._by_seat("scores", "a score", -1_000_000),
            authority=authority,
            master=master,
        )
        return Script(
            layout,
            rest,
            seed=1 if seed is None else values.integer(seed, 0, HIGHEST_SEED, "a seed"),
            overseer=overseer,
            watermark_by_script=self._watermark(),
            events=self._events(overseer),
            expected=self._expected(),
            pauses=self.pauses,
        )

    def _rules(self) -> Rules:
        node = self._need("variant")
        variant = VARIANTS[values.choice(node, VARIANTS, "a variant")]
        options = self._filled("options")
        if options is not None and not isinstance(options, Mapping):
            raise ScriptError(options.line, "options and their values were expected")
        chosen = {} if options is None else {k.text: values.option_value(v) for k, v in options.pairs}
        lines = {} if options is None else {k.text: k.line for k, _ in options.pairs}
        for name, value in chosen.items():
            try:
                Options(variant.options, {name: value})
            except ValueError as wrong:
                raise ScriptError(lines[name], str(wrong)) from None
        return variant.rules(chosen, self.seats)

    def _written(self) -> list[ScriptEvent]:
        """Put the secret rules in force; those that come later are given back as events."""
        node = self._filled("secret_rules")
        later = []
        for item in () if node is None else values.items(node, "a list of secret rules"):
            given = values.fields(item, ("by", "text", "at"), "a secret rule")
            by, text, at = given.get("by"), given.get("text"), given.get("at")
            if text is None or (by is None and at is not None):
                raise ScriptError(item.line, 'a secret rule was expected: {by: SEAT, text: "..."}')
            seat, source = None if by is None else values.seat(by, self.seats), values.rule_text(text)
            try:
                row = written(source, self.rules, spoken_words())
            except RuleError as wrong:
                raise ScriptError(text.line, f"a secret rule was expected, and it is refused: {wrong}") from None
            if at is None or seat is None:
                known = seat is None
                self.rules = self.rules.with_written(replace(row, author=seat, source=source, published=known))
            else:
                time = values.seconds(at, "a rule's time")
                later.append(ScriptEvent(time, time, time, WriteRule(seat, source, row, agreed=True), line=item.line))
        return later

    def _calls(self) -> tuple[Authority, int | None, str | None]:
        node = self.top.get("calls")
        if node is None:
            return Authority.DEMOCRATIC, None, None
        if isinstance(node, Mapping):
            master = values.fields(node, ("master",), "calls").get("master")
            if master is None:
                raise ScriptError(node.line, "the Mao Master's name was expected: {master: NAME}")
            name = values.text(master, "the Mao Master's name")
            known = name in self.seats
            return Authority.MASTER, self.seats.index(name) if known else -1, None if known else name
        ways = {"democratic": Authority.DEMOCRATIC, "computer": Authority.COMPUTER}
        if isinstance(node, Scalar) and node.text in ways:
            return ways[node.text], None, None
        raise ScriptError(node.line, "who may call was expected, one of democratic, computer, {master: NAME}")

    def _hands(self) -> tuple[tuple[Card, ...], ...] | None:
        node = self.top.get("hands")
        if node is None:
            return None
        laid = values.by_seat(node, self.seats, lambda n: self._lay(n, "a list of a hand's cards"), "hands")
        return tuple(tuple(laid.get(seat, ())) for seat in range(len(self.seats)))  # type: ignore[arg-type]

    def _live(self, pile: tuple[Card, ...]) -> bool:
        node = self.top.get("live")
        live = node is not None and values.truth(node, "live")
        if node is not None and live and not pile:
            raise ScriptError(node.line, "a card in “pile” was expected with “live: true”")
        return live

    def _rest(self) -> tuple[Card, ...]:
        """Find what the decks hold besides the cards that are laid out."""
        rest = self.top.get("rest")
        if rest is not None:
            values.choice(rest, ("none",), "“none”")
            return ()
        return tuple(self.left)

    def _direction(self) -> int:
        node = self.top.get("direction")
        if node is None:
            return 1
        return 1 if values.choice(node, ("clockwise", "counterclockwise"), "a direction") == "clockwise" else -1

    def _by_seat(self, key: str, what: str, low: int) -> dict[int, int]:
        node = self._filled(key)
        if node is None:
            return {}
        found = values.by_seat(node, self.seats, lambda n: values.integer(n, low, 1_000_000, what), key)
        return {seat: int(str(number)) for seat, number in found.items()}

    def _out(self) -> frozenset[int]:
        node = self._filled("out")
        named = () if node is None else values.items(node, "a list of seats")
        return frozenset(values.seat(n, self.seats) for n in named)

    def _watermark(self) -> bool:
        node = self.top.get("watermark")
        return node is not None and values.choice(node, ("script",), "“script”") == "script"

    def _events(self, overseer: str | None) -> tuple[ScriptEvent, ...]:
        node = self._filled("events")
        read: list[ScriptEvent] = []
        lines: list[int] = []
        said = 0
        for item in () if node is None else values.items(node, "a list of events"):
            event = read_event(item, self.seats, overseer)
            if read and event.at < read[-1].at:
                message = f"a time from {values.shown(read[-1].at)} on was expected: events stand in order of `at`"
                raise ScriptError(item.line, message)
            if isinstance(event.what, Correct):
                _check_said(event.what, said, item.line)
            said += bool(event.text)
            read.append(event)
            lines.append(item.line)
        self.pauses = Pauses.of(zip(read, lines, strict=True))
        return self.pauses.in_table_time(sorted([*self.rules_to_come, *read], key=lambda event: event.at))

    def _expected(self) -> tuple[Node, ...] | None:
        node = self.top.get("expect")
        return None if node is None else values.items(node, "a list of rulings")


def _check_said(correct: Correct, said: int, line: int) -> None:
    """Complain where fewer phrases were `said` before a correction than it counts back."""
    if said <= (correct.before or 0):
        after = f", and {correct.before} after that one" if correct.before else ""
        raise ScriptError(line, f"a phrase before it was expected with “correct”{after}")


def _is_empty(node: Node) -> bool:
    return isinstance(node, Scalar) and node.plain and node.text in values.NULL
