"""The record of a game so far, and the time that has passed in it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from .clock import Stop, after
from .record import Claim, Claimed, Duty, FreePhrase, HouseCall, Infraction, Lying, Moment, Turn
from .rulebook import rules_of
from .secret import Secrets
from .votes import Proposal, Voted, Voting

if TYPE_CHECKING:
    from . import tape as t
    from .tape import Place


class Past(Voting[Lying]):
    """What is known up to `now`, without any rule but those of time."""

    def __init__(self, tape: t.Tape) -> None:  # noqa: PLR0915  all that is known at first
        """The table as the tape lays it out; the first turn begins at 0."""
        layout = tape.layout
        self.tape = tape
        self.chosen = dict(layout.options)
        self.rules = rules_of(layout, self.chosen)
        self.seats = layout.seats
        self.hands = {seat: layout.hands.get(seat, 0) for seat in layout.seats}
        self.pile = [Lying(card) for card in layout.pile]
        self.dealer = layout.dealer
        self.out = set(layout.out)
        self.tokens = dict(layout.tokens)
        self.orders: list[Stop] = []
        self.convener: str | None = None
        """Who has called the newest one."""
        self.now = 0
        self.stage: float = 0
        """Up to which place in the log acts and calls of this millisecond are ruled on."""
        self.hearing = False
        """Whether those are done, and what is said at it comes."""
        self.doing: Place = (0, 0)
        """Where the act stands that is done now."""
        self.gone_from: dict[str, Place] = {}
        """From where it is known that a seat is out: what it puts down later is none of the hand that it left."""
        self.dealt_in: dict[str, Place] = {}
        """From where a seat has the cards with which it came in again."""
        self.counted = 0
        self.direction = layout.direction
        self.chain = 0
        self.live: Lying | None = None
        self.last_card: dict[str, Lying] = {}
        self.lifted: dict[str, str] = {}
        """A card taken out of the hand: putting it down is the same touch."""
        self.turns: list[Turn] = []
        self.duties: list[Duty] = []
        self.infractions: list[Infraction] = []
        self.free: list[FreePhrase] = []
        self.claims: list[Claim] = []
        self.parked: list[Claim] = []
        self.house: list[HouseCall] = []
        self.wins: list[Claimed] = []
        self.no_wins: list[Claimed] = []
        self.turn: Turn | None = None
        self.won: dict[str, tuple[int, Moment]] = {}
        """Of seats that are out by a win: when they claimed it, and when the turn of their last card began."""
        self.owed = dict.fromkeys(self.seats, 0)
        """Penalty cards that come later: to who is out when it comes in again, to all with the next first card."""
        self.running = layout.running
        self.ended: Moment | None = None
        """When the last round ended (CAM-15 with `round_ends`)."""
        self.deals: str | None = None
        """Who is dealing the next one."""
        self.proposals: list[Proposal] = []
        self.voted: list[Voted] = []
        self.dropped = set()
        self.last_penalty = dict.fromkeys(self.seats, 0)
        self.secrets = Secrets()
        self.sizes = dict(self.hands)
        self.rights = dict.fromkeys(self.seats, 0)
        """How many rules a seat may still make for what it has won (CAM-50)."""
        self.held: dict[str, str] = {}
        """Rules that wait to be introduced, by who wrote them."""
        self.announced: set[str] = set()
        """Who has said so while out of the game."""

    def stamp(self) -> Moment:
        """This very moment, later than every other one so far."""
        self.counted += 1
        return (self.now, self.counted)

    def known(self) -> Place:
        """Where it is known what happens now; where the tape does not tell, with all that is of this millisecond."""
        if not self.tape.heard:
            return self.now, inf
        return self.tape.ruled(self.now, self.stage, after_words=self.hearing)

    def which_way(self) -> int:
        """Which way play goes."""
        return self.direction

    @property
    def in_meeting(self) -> bool:
        """Whether play rests."""
        return self.in_order

    @property
    def in_order(self) -> bool:
        """Whether a point of order is running."""
        return bool(self.orders) and self.orders[-1][1] is None

    def set_option(self, name: str, value: float) -> None:
        """An option has another value from now on."""
        self.rules = rules_of(self.tape.layout, {**self.chosen, name: value})
        self.chosen[name] = value

    def expired(self, infraction: Infraction) -> bool:
        """Whether the statute of an infraction is over."""
        if infraction.ended or (self.ended is not None and infraction.since < self.ended):
            return True
        if self.rules.moo:
            over = after(infraction.since[0], self.rules.statute, self.orders)
            return over is not None and over <= self.now
        if infraction.of_play:
            return False
        return any(turn.ended and turn.seat == infraction.on and turn.begun > infraction.since for turn in self.turns)

    def pay(self, seat: str, cards: int) -> None:
        """A seat takes penalty cards; who is out owes them, and while the last round still lies there everybody."""
        if seat in self.out or (not self.running and self.pile):
            self.owed[seat] += cards
        else:
            self.hands[seat] += cards
            self.last_penalty[seat] = cards
            self.note_sizes()

    def open_infractions(self, seat: str) -> list[Infraction]:
        """The seat's infractions that a call could meet or that are only excused, oldest first."""
        return sorted(
            (i for i in self.infractions if i.on == seat and not i.spent and not i.gone and not self.expired(i)),
            key=lambda i: i.since,
        )

    def penalisable(self, infraction: Infraction) -> bool:
        """Whether an open infraction costs cards: neither excused nor perhaps met by words heard unsurely."""
        return not infraction.excused and not infraction.doubtful and not (infraction.duty and infraction.duty.perhaps)

    def offence(
        self,
        call: str,
        rule: str,
        seat: str,
        *,
        cards: int = 0,
        sends_back: Lying | None = None,
        of_play: bool = False,
        duty: Duty | None = None,
        since: Moment | None = None,
    ) -> Infraction:
        """An infraction, dated now unless said otherwise."""
        infraction = Infraction(
            call, rule, seat, since or self.stamp(), cards or self.rules.penalty, sends_back, of_play, duty
        )
        self.infractions.append(infraction)
        return infraction
