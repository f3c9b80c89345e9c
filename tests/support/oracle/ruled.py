"""What happens in a game as rules see it that its seats have written: cards, draws, and hands that come to a size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .written import Seen

if TYPE_CHECKING:
    from .record import Moment
    from .secret import Secrets
    from .written import Asked


class Laid(Protocol):
    """A card on the pile."""

    card: str


Lies = TypeVar("Lies", bound=Laid)


class Ruled(Generic[Lies]):
    """A game of either oracle, in which written rules are in force."""

    now: int
    secrets: Secrets
    seats: tuple[str, ...]
    hands: dict[str, int]
    sizes: dict[str, int]
    """How many cards the hands had when that was noted last."""
    pile: list[Lies]
    out: set[str]
    running: bool
    duties: list[Any]
    """Of the oracle's own kind."""
    joker = "*"
    """The joker as these rules see it."""

    def which_way(self) -> int:
        """Which way play goes: 1 clockwise, -1 counterclockwise."""
        raise NotImplementedError

    @property
    def in_meeting(self) -> bool:
        """Whether play rests."""
        raise NotImplementedError

    def stands(self, duty: Any) -> bool:
        """Whether a duty is unmet and can still be met."""
        raise NotImplementedError

    def meet(self, duty: Any, at: Moment, *, sure: bool = True) -> None:
        """A duty is met."""
        raise NotImplementedError

    def give_up(self, duty: Any) -> None:
        """An overdue duty can't be made good any more."""
        raise NotImplementedError

    def stamp(self) -> Moment:
        """This very moment."""
        raise NotImplementedError

    def draws_for_rule(self, seat: str) -> bool:
        """A card drawn counts for the oldest rule that asks its seat for one, if any; then it is no move."""
        duty = next((d for d in self.duties if d.seat == seat and d.deed == "draw" and self.stands(d)), None)
        if duty:
            duty.came += 1
            if duty.came == duty.needed:
                self.meet(duty, self.stamp())
        return duty is not None

    def knock(self, seat: str, n: int, *, resting: bool = False) -> None:
        """Knocks on the table, counted for the oldest duty that wants more; what is overdue can be made up for.

        While rules are resting they are never too many.
        """
        owed = [d for d in self.duties if d.deed == "knock" and d.seat == seat and self.stands(d)]
        if not owed:
            return
        duty = next((d for d in owed if d.came < d.needed), owed[-1])
        duty.came += min(n, max(0, duty.needed - duty.came)) if resting else n
        if duty.infraction or duty.penalised is not None:
            if duty.came == duty.needed:
                self.meet(duty, self.stamp())
            elif duty.came > duty.needed:
                self.give_up(duty)

    def owe_secret(self, seat: str, rule: str, what: str, lying: Lies | None) -> None:
        """What a written rule asks a seat for is owed, perhaps for a card."""
        raise NotImplementedError

    def situation(self, seat: str, card: str | None = None, *, in_turn: bool = True) -> Seen:
        """The table as a rule sees it, when something happens to a seat; a card is out of its hand by then."""
        hands = tuple(self.hands[other] - (card is not None and other == seat) for other in self.seats)
        cards = () if card is None else (card, *(lying.card for lying in reversed(self.pile)))
        faces = tuple(self.joker if each == "*" else each for each in cards)
        out = frozenset(self.seats.index(other) for other in self.out)
        return Seen(self.seats.index(seat), hands, faces, self.which_way(), in_turn, out)

    def asked_by(self, seat: str, card: str, *, in_turn: bool, turns: bool = False) -> list[tuple[str, Asked]]:
        """What written rules ask for with a card that a seat is putting down."""
        if not self.secrets.rules:
            return []
        return self.secrets.of_card(self.situation(seat, card, in_turn=in_turn), turns=turns)

    def owe_secrets(self, asked: list[tuple[str, Asked]], lying: Lies | None = None) -> None:
        """What written rules ask for is owed."""
        for rule, asks in asked:
            for place, what in asks.duties:
                self.owe_secret(self.seats[place], rule, what, lying)

    def note_sizes(self, lying: Lies | None = None) -> None:
        """Hands have come to other sizes, perhaps by a card put down."""
        for seat in self.seats:
            if self.hands[seat] != self.sizes[seat]:
                self.sizes[seat] = self.hands[seat]
                if self.running and seat not in self.out and self.secrets.rules:
                    self.owe_secrets(self.secrets.of_size(self.hands[seat], self.situation(seat)), lying)

    def note_drawing(self, seat: str) -> None:
        """A card was drawn; in a point of order nothing comes of it."""
        if self.in_meeting:
            self.sizes[seat] = self.hands[seat]
            return
        self.note_sizes()
        if self.running and self.secrets.rules:
            self.owe_secrets(self.secrets.of_drawing(self.situation(seat)))
