"""Draws a trial: lays a small table, lets something happen at it, and reads from the engine what is due then."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from mao_desktop.engine import Draw, Knock, Play, Stamped, Suit, playable
from mao_desktop.language.words import words_of
from mao_desktop.players.calling import shortest
from mao_desktop.practice.cases import Case, cases, cases_for
from mao_desktop.practice.cues import FULL, Act, opened_by, script_of
from mao_desktop.practice.items import announced_item, answer_to, item_of, kind_of, rule_id
from mao_desktop.practice.tables import WORD, lay, play_out, spoken
from mao_desktop.practice.values import ME, Drill, Item, Kind, Trial
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mao_desktop.engine import Card, DutySpec, Layout, Rules, State
    from mao_desktop.players.chance import Chance

T = TypeVar("T")

LYING = 1_000
"""How long (ms) a table lies before the first thing happens at it."""
STEP = 1_800
"""How long (ms) between the cards of others before one's own."""
LATE = 1_500
"""How long after the pace (ms) late words are still listened for."""
SAYS_AFTER = 500
"""How long after its card (ms) another seat says what it owes."""
WITHOUT_CARD = (Act.DRAW, Act.SAID)
"""The acts in which the card of a cue is no card of the hand."""


class DrawAgainError(Exception):
    """The cards that were drawn do not make the trial that is wanted."""


class Drawing:
    """A trial as it is drawn by chance: a small table, what happens at it, and what the engine says is due then."""

    def __init__(self, rules: Rules, item: Item, drill: Drill, pace: int, chance: Chance, again: int) -> None:
        """Draw by rules whose grace is the pace (ms); `again` counts the drawings of the same trial."""
        self.rules, self.item, self.drill, self.pace = rules, item, drill, pace
        self._chance, self._again = chance, again

    def trial(self, usual: Rules) -> Trial:
        """Draw a trial; `usual` are the rules with their own grace, by which the cases are known.

        Raises:
            DrawAgainError: another try may succeed.
        """
        if self.item.kind is Kind.ORDER:
            return self._of_order()
        some = cases_for(usual, self.item, self.drill)
        if not some:
            raise DrawAgainError
        if self.item.kind is Kind.SILENCE:
            act = self._choice(tuple(dict.fromkeys(case.cue.act for case in some)), "act")
            some = tuple(case for case in some if case.cue.act is act)
        case = self._choice(some, "case")
        match self.drill:
            case Drill.CALL:
                return self._of_call(case)
            case Drill.REVERSE:
                return self._of_reverse(case, usual)
            case Drill.SCENE:
                return self._of_scene(case, usual)
            case Drill.BESIDE:
                return self._of_beside(case)
            case _:
                return self._of_card(case)

    def _of_card(self, case: Case) -> Trial:
        """Let a card land, by the person or by who plays before, that asks the person for something or for nothing."""
        seats = len(self.rules.seats)
        actor = (ME - case.offset) % seats
        layout = self._layout(case, actor)
        play = Stamped(LYING + self._chance.between(0, STEP, "wait", self._again), Play(actor, case.cue.card))
        return self._asking(layout, (play,), case.cue.card)

    def _of_beside(self, case: Case) -> Trial:
        """Let something else than a card in turn ask the person for something."""
        actor = (ME - case.offset) % len(self.rules.seats)
        layout = self._layout(case, actor)
        at = LYING + self._chance.between(0, STEP, "wait", self._again)
        script = self._script(case, actor, at)
        if case.cue.act is not Act.BEFORE:
            return self._asking(layout, script, case.cue.card, script)
        script = (*script, self._play_of(layout, script, ME, at + self.pace + 1))
        return self._trial((self.item,), layout, script, at, case.cue.card, (self.item.example,))

    def _script(self, case: Case, actor: int, at: int) -> tuple[Stamped, ...]:
        """Let a seat do what a case tries, at `at` (ms); the person calls a wrong card only where nobody else is."""
        others = (seat for seat in range(len(self.rules.seats)) if seat not in (ME, actor))
        return script_of(case.cue, actor, next(others, ME), at)

    def _play_of(self, layout: Layout, script: tuple[Stamped, ...], seat: int, at: int) -> Stamped:
        """Let a seat that is on turn after a script put a card down at `at` (ms)."""
        state, _ = play_out(layout, script, script[-1].at + 1)
        cards = playable(state.settled, seat, state.table.hands[seat])
        if state.settled.turn.seat != seat or not cards:
            raise DrawAgainError
        return Stamped(at, Play(seat, cards[0]))

    def _asking(
        self, layout: Layout, script: tuple[Stamped, ...], card: Card, act: tuple[Stamped, ...] | None = None
    ) -> Trial:
        """Give the trial of what an act at the end of a script asks the person for: its last event, or several."""
        cue, act = script[-1].at, act or script[-1:]
        state, _ = play_out(layout, script, cue + 1)
        own = [duty for duty in state.settled.duties if duty.seat == ME and opened_by(act, duty)]
        mine = [duty for duty in own if kind_of(duty.spec)]
        wanted = [(item, _due(state, duty.spec)) for duty in mine if (item := item_of(self.rules, duty.spec))]
        wanted.sort(key=lambda each: each[0].key != self.item.key)
        if self.item.kind is Kind.CLAIM and not any(item.key == self.item.key for item, _ in wanted):
            wanted.append((self.item, self.item.example))
        if self.item.kind is Kind.SILENCE:
            if wanted:
                raise DrawAgainError
            return self._trial((self.item,), layout, script, cue, card, ())
        if not any(item.key == self.item.key for item, _ in wanted):
            raise DrawAgainError
        if any(duty.spec.ends_with or duty.limit is None for duty in mine):
            script = (*script, *self._next_move(state, cue + self.pace))
        found = tuple(item for item, _ in wanted)
        return self._trial(found, layout, script, cue, card, tuple(due for _, due in wanted))

    def _next_move(self, state: State, at: int, *, own: bool = False) -> Iterator[Stamped]:
        """Let the next seat move at `at` (ms), which ends what is due before that; the person only with `own`."""
        seat = state.settled.turn.seat
        if seat is None or (seat == ME and not own):
            return
        cards = playable(state.settled, seat, state.table.hands[seat])
        yield Stamped(at, Play(seat, cards[0]) if cards else Draw(seat))

    def _of_call(self, case: Case) -> Trial:
        """Let another seat break a rule by what it does or by its silence, where all others do what they owe."""
        seats = range(len(self.rules.seats))
        watched = self._choice(seats[1:], "actor")
        actor = (watched - case.offset) % len(seats)
        layout = self._layout(case, actor)
        script = self._script(case, actor, LYING)
        if case.cue.act is Act.BEFORE:
            play = self._play_of(layout, script, watched, LYING + STEP)
            script = (*script, *self._announces(case, watched), play)
        act = script[-1:] if case.cue.act is Act.BEFORE else script
        if self.item.kind is Kind.SILENCE:
            return self._of_no_call(case, layout, script, act, watched)
        end = script[-1].at + self.rules.grace + 1
        script = (*script, *self._say_all(layout, script, act, [seat for seat in seats if seat != watched]))
        for heard in (end, end + self.rules.grace):
            if heard > end:
                state, _ = play_out(layout, script, end)
                script = (*script, *self._next_move(state, end, own=True))
            state, _ = play_out(layout, script, heard + 2)
            if _owes(state) and any(isinstance(each.event, Play) and each.event.seat == ME for each in script):
                raise DrawAgainError
            for infraction in state.settled.seats[watched].infractions:
                if infraction.offence.rule == rule_id(self.rules, self.item):
                    due = shortest(infraction.offence)
                    trial = self._trial((self.item,), layout, script, infraction.since, case.cue.card, (due,))
                    return replace(trial, watched=watched)
        raise DrawAgainError

    def _announces(self, case: Case, seat: int) -> Iterator[Stamped]:
        """Let a seat announce its card where nothing is to be called."""
        if self.item.kind is Kind.SILENCE:
            yield spoken(seat, announced_item(self.rules, case.cue.broken[0]).example, LYING + SAYS_AFTER)

    def _of_no_call(
        self, case: Case, layout: Layout, script: tuple[Stamped, ...], act: tuple[Stamped, ...], watched: int
    ) -> Trial:
        """Let all do what they are asked for, so that nobody errs and the person owes nothing."""
        cue = script[-1].at
        script = (*script, *self._say_all(layout, script, act, range(len(self.rules.seats))))
        trial = replace(self._trial((self.item,), layout, script, cue, case.cue.card, ()), watched=watched)
        state, _ = play_out(layout, script, trial.until)
        if _owes(state) or any(seat.infractions for seat in state.settled.seats):
            raise DrawAgainError
        return trial

    def _say_all(
        self, layout: Layout, script: tuple[Stamped, ...], act: tuple[Stamped, ...], seats: Iterable[int]
    ) -> Iterator[Stamped]:
        """Let some seats do all that an act at the end of a script asks them for."""
        cue = script[-1].at
        state, _ = play_out(layout, script, cue + 1)
        for seat in seats:
            at = cue
            for duty in state.settled.duties:
                if duty.seat == seat and opened_by(act, duty) and (kind := kind_of(duty.spec)):
                    due, at = _due(state, duty.spec), at + SAYS_AFTER
                    if kind is Kind.KNOCK:
                        yield Stamped(at, Knock(seat, int(due), at))
                    else:
                        yield spoken(seat, due, at)
                        at += WORD * len(words_of(due))

    def _of_reverse(self, case: Case, usual: Rules) -> Trial:
        """Show a phrase, and give the person a hand of which one card asks for it."""
        due = case.answers[case.asked.index(self.item.key)]
        others = [
            other.cue.card for key, some in cases(usual).by_item.items() for other in some if key != self.item.key
        ]
        others = [card for card in others if card not in self._asking_for(usual, due)]
        fill = [self._choice(others, "other", n) for n in range(FULL - 1)] if others else []
        layout = self._layout(case, ME, own=tuple(dict.fromkeys(fill)))
        return self._trial((self.item,), layout, (), LYING, case.cue.card, (due,))

    def _asking_for(self, usual: Rules, due: str) -> set[Card]:
        """Find the cards that ask for an answer."""
        return {case.cue.card for case in cases(usual).by_item[self.item.key] if due in case.answers}

    def _of_scene(self, case: Case, usual: Rules) -> Trial:
        """Let two others put cards down, and say what is due, before the person's own card."""
        under, plain = case.cue.under, tuple(idle.cue.card for idle in cases(usual).idle)
        first = self._choice(_fitting(plain, under), "first")
        bottom = self._choice(_fitting(plain, first), "bottom")
        seats = len(self.rules.seats)
        hands: dict[int, tuple[Card, ...]] = {seats - 2: (first,), seats - 1: (under,), ME: (case.cue.card,)}
        layout = self._lay(hands, bottom, seats - 2)
        script: tuple[Stamped, ...] = ()
        for at, seat in enumerate((seats - 2, seats - 1)):
            script = (*script, Stamped(LYING + at * STEP, Play(seat, hands[seat][0])))
            script = (*script, *self._say_all(layout, script, script[-1:], (seat,)))
        at = max(stamped.at for stamped in script) + STEP
        state, _ = play_out(layout, script, at)
        if state.settled.turn.seat != ME or not playable(state.settled, ME, (case.cue.card,)):
            raise DrawAgainError
        return self._asking(layout, (*script, Stamped(at, Play(ME, case.cue.card))), case.cue.card)

    def _of_order(self) -> Trial:
        """Ask for a point of order at a table where nothing else is due."""
        cards = VARIANTS[self.rules.variant].cards(self.rules, len(self.rules.seats))
        layout = self._lay({}, self._choice(cards, "under"), ME)
        return self._trial((self.item,), layout, (), LYING, None, (self.item.example,))

    def _layout(self, case: Case, actor: int, own: tuple[Card, ...] = ()) -> Layout:
        hand = own if case.cue.act in WITHOUT_CARD else (case.cue.card, *own)
        sizes = {actor: case.cue.hand} if not own else {actor: len(hand)}
        turn = (actor + 1) % len(self.rules.seats) if case.cue.act is Act.JUMP else actor
        return self._lay({actor: hand}, case.cue.under, turn, live=case.cue.live, sizes=sizes)

    def _lay(
        self,
        hands: dict[int, tuple[Card, ...]],
        under: Card,
        turn: int,
        *,
        live: bool = False,
        sizes: dict[int, int] | None = None,
    ) -> Layout:
        """Lay a table whose hands are filled up by chance."""
        seats = range(len(self.rules.seats))
        left = list(VARIANTS[self.rules.variant].cards(self.rules, len(seats)))
        for card in (under, *(card for hand in hands.values() for card in hand)):
            if card not in left:
                raise DrawAgainError
            left.remove(card)
        left.sort(key=lambda card: self._chance.of("deal", self._again, str(card)))
        full = []
        for seat in seats:
            hand = list(hands.get(seat, ()))
            while len(hand) < (sizes or {}).get(seat, FULL):
                hand.append(left.pop())
            full.append(tuple(sorted(hand, key=lambda card: self._chance.of("hand", self._again, str(card)))))
        return lay(self.rules, tuple(full), under, turn, live=live)

    def _trial(
        self,
        found: tuple[Item, ...],
        layout: Layout,
        script: tuple[Stamped, ...],
        cue: int,
        card: Card | None,
        due: tuple[str, ...],
    ) -> Trial:
        until = cue + self.pace + (LATE if due else 0)
        ordered = tuple(sorted(script, key=lambda stamped: stamped.at))
        return Trial(self.drill, found, layout, ordered, cue, until, self.pace, card, due)

    def _choice(self, some: Sequence[T], *what: object) -> T:
        return self._chance.choice(some, *what, self._again)


def _owes(state: State) -> bool:
    """Tell whether the person owes something that is practised."""
    return any(duty.seat == ME and kind_of(duty.spec) for duty in state.settled.duties)


def _fitting(cards: tuple[Card, ...], other: Card) -> tuple[Card, ...]:
    """Give those of some cards that go with another one in suit or rank.

    Raises:
        DrawAgainError: none does.
    """
    found = tuple(card for card in cards if card != other and (card.suit == other.suit or card.rank is other.rank))
    if not found:
        raise DrawAgainError
    return found


def _due(state: State, spec: DutySpec) -> str:
    """Give a right answer to a duty: of a suit the first that may be named."""
    if kind_of(spec) is Kind.SUIT:
        barred = state.settled.pile[-1].barred
        return next(suit.name.casefold() for suit in Suit if suit not in barred)
    return answer_to(spec)
