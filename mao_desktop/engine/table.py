"""The table: where every card lies, folded in order of arrival. It knows no rules, for nothing is prevented."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import put
from mao_desktop.engine.model.record import Replaceable, record

if TYPE_CHECKING:
    from mao_desktop.engine.model.cards import Card


@record
class PileCard:
    """A card on the pile: its number in the log, and whose hand it came from."""

    id: int
    card: Card
    seat: int


@record
class Table(Replaceable):
    """Where the cards are: every card of the decks is in exactly one of these places.

    `stack` is top first, `pile` bottom first; `aside` waits to be shuffled into the stack; `away` was put away from
    hands. `debts` are cards owed to seats (seat, count) that the stack could not give yet. `penalties` are each seat's
    cards of its last penalty; they are in its hand. `sealed` are penalty cards that cannot be used yet (penalty, seat,
    card); they are in the hand too. `raised` are the hands that are raised for a call, and since when (seat, ms).
    """

    stack: tuple[Card, ...]
    pile: tuple[PileCard, ...]
    hands: tuple[tuple[Card, ...], ...]
    penalties: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...] = ()
    away: tuple[Card, ...] = ()
    debts: tuple[tuple[int, int], ...] = ()
    sealed: tuple[tuple[int, int, Card], ...] = ()
    raised: tuple[tuple[int, int], ...] = ()

    def count(self) -> int:
        """Count the cards on the table, wherever they are."""
        return sum(map(len, (self.stack, self.pile, self.aside, self.away, *self.hands)))

    def cards(self) -> tuple[Card, ...]:
        """List every card on the table, wherever it is."""
        lain = tuple(lain.card for lain in self.pile)
        return (*self.stack, *lain, *self.aside, *self.away, *(card for hand in self.hands for card in hand))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Give a hand without one such card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def play(table: Table, number: int, seat: int, card: Card) -> Table:
    """Put a card of a hand onto the pile."""
    hands = put(table.hands, seat, without(table.hands[seat], card))
    pile = table.pile + (PileCard(number, card, seat),)  # noqa: RUF005  done for each card, and faster so
    penalties, aside, away = table.penalties, table.aside, table.away
    return Table(table.stack, pile, hands, penalties, aside, away, table.debts, table.sealed, table.raised)


def batch_of(table: Table, seat: int, card: Card) -> int | None:
    """Find the locked penalty that a card of a hand must come from; None where the hand holds it free."""
    sealed = [batch for batch, owner, held in table.sealed if owner == seat and held == card]
    return sealed[0] if len(sealed) >= table.hands[seat].count(card) and sealed else None


def seal(table: Table, batch: int, seat: int, cards: tuple[Card, ...]) -> Table:
    """Lock cards of a hand."""
    return table._replace(sealed=(*table.sealed, *((batch, seat, card) for card in cards)))


def unseal(table: Table, shut: frozenset[int]) -> Table:
    """Free all cards but those of the penalties that are locked still."""
    if all(batch in shut for batch, _, _ in table.sealed):
        return table
    return table._replace(sealed=tuple(held for held in table.sealed if held[0] in shut))


def break_seal(table: Table, seat: int, card: Card) -> Table:
    """Free a card that leaves its hand, where it is a locked one."""
    batch = batch_of(table, seat, card)
    if batch is None:
        return table
    at = table.sealed.index((batch, seat, card))
    return table._replace(sealed=table.sealed[:at] + table.sealed[at + 1 :])


def put_under_stack(table: Table, seat: int, card: Card) -> Table:
    """Put a card of a hand under the stack."""
    hands = put(table.hands, seat, without(table.hands[seat], card))
    return table._replace(hands=hands, stack=(*table.stack, card))


def put_away(table: Table, seat: int, card: Card) -> Table:
    """Take a card out of a hand and of the game."""
    return table._replace(hands=put(table.hands, seat, without(table.hands[seat], card)), away=(*table.away, card))


def take_up(table: Table, seat: int, card: Card) -> Table:
    """Return a card that was put away, or under the stack, to a hand; where it was drawn since, give another."""
    hands = put(table.hands, seat, (*table.hands[seat], card))
    if card in table.away:
        return table._replace(hands=hands, away=without(table.away, card))
    if card in table.stack:
        return table._replace(hands=hands, stack=without(table.stack[::-1], card)[::-1])
    return give(table, seat, 1)[0]


def take(table: Table, seat: int, source: int, pick: int) -> Table:
    """Move the card at place `pick` of one hand into another."""
    card = table.hands[source][pick]
    hands = put(table.hands, source, table.hands[source][:pick] + table.hands[source][pick + 1 :])
    return table._replace(hands=put(hands, seat, (*hands[seat], card)))


def give(table: Table, seat: int, count: int) -> tuple[Table, tuple[Card, ...]]:
    """Give cards off the stack to a seat, as far as it goes and nobody is owed before; the rest is owed."""
    stack, hands, debts = table.stack, table.hands, table.debts
    able = 0 if debts else min(count, len(stack))
    cards = stack[:able]
    if able < count:
        debts = (*debts, (seat, count - able))
    if able:
        hands = put(hands, seat, hands[seat] + cards)
    penalties, aside, away = table.penalties, table.aside, table.away
    return Table(stack[able:], table.pile, hands, penalties, aside, away, debts, table.sealed, table.raised), cards


def pay_debts(table: Table) -> tuple[Table, tuple[tuple[int, tuple[Card, ...]], ...]]:
    """Give what is owed, in the order owed, as far as the stack goes."""
    given: list[tuple[int, tuple[Card, ...]]] = []
    debts, table = table.debts, table._replace(debts=())
    for place, (seat, count) in enumerate(debts):
        if table.debts or not table.stack:
            return table._replace(debts=table.debts + debts[place:]), tuple(given)
        table, cards = give(table, seat, count)
        given.append((seat, cards))
    return table, tuple(given)


def give_back(table: Table, number: int) -> tuple[Table, PileCard | None]:
    """Return a card from wherever it lies in the pile to its hand; None where it is not there."""
    lain = next((lain for lain in table.pile if lain.id == number), None)
    if lain is None:
        return table, None
    hands = put(table.hands, lain.seat, (*table.hands[lain.seat], lain.card))
    return table._replace(hands=hands, pile=tuple(other for other in table.pile if other is not lain)), lain


def level(table: Table, seat: int, by: int) -> Table:
    """Give a hand cards off the stack, or put its last ones back under it.

    Where it holds too few for that, the seat is owed so many fewer.
    """
    if by >= 0:
        return give(table, seat, by)[0]
    hand = table.hands[seat]
    kept = max(0, len(hand) + by)
    debts, _ = _forget(table.debts, seat, max(0, -by - len(hand)))
    return table._replace(hands=put(table.hands, seat, hand[:kept]), stack=table.stack + hand[kept:], debts=debts)


def clear_hand(table: Table, seat: int, kept: int = 0) -> Table:
    """Lay a hand aside, to be shuffled into the stack, and forget what the seat was owed.

    So many are `kept`: the newest, and of those what is owed comes last.
    """
    hand, owed = table.hands[seat], sum(count for whose, count in table.debts if whose == seat)
    still_owed = min(kept, owed)
    first_kept = max(0, len(hand) - (kept - still_owed))
    debts = tuple(debt for debt in table.debts if debt[0] != seat)
    if still_owed:
        debts = (*debts, (seat, still_owed))
    hands, penalties = put(table.hands, seat, hand[first_kept:]), put(table.penalties, seat, ())
    return table._replace(hands=hands, aside=table.aside + hand[:first_kept], debts=debts, penalties=penalties)


def revoke(table: Table, seat: int, count: int) -> Table:
    """Lay cards of a seat's last penalty aside.

    Where some were played since, or never came, cards that the seat is still owed are forgotten, and then the newest
    others of the hand are laid aside.
    """
    hand = table.hands[seat]
    chosen = [card for card in table.penalties[seat] if card in hand][:count]
    for card in chosen:
        hand = without(hand, card)
    debts, forgotten = _forget(table.debts, seat, count - len(chosen))
    kept = len(hand) - (count - len(chosen) - forgotten)
    hands, penalties = put(table.hands, seat, hand[:kept]), put(table.penalties, seat, ())
    aside = (*table.aside, *chosen, *hand[kept:])
    return table._replace(hands=hands, aside=aside, debts=debts, penalties=penalties)


def _forget(debts: tuple[tuple[int, int], ...], seat: int, most: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """Forget the newest of what a seat is owed, and tell how many cards that were."""
    left, forgotten = [], 0
    for whose, count in reversed(debts):
        gone = min(count, most - forgotten) if whose == seat else 0
        forgotten += gone
        if count > gone:
            left.append((whose, count - gone))
    return tuple(reversed(left)), forgotten


def turn_pile_over(table: Table, disputed: frozenset[int]) -> Table:
    """Lay the pile aside but its top card, and the cards that may still go back with the one that is top then."""
    settled = [lain.id for lain in table.pile if lain.id not in disputed]
    kept = disputed | frozenset(settled[-1:])
    aside = tuple(lain.card for lain in table.pile if lain.id not in kept)
    return table._replace(pile=tuple(lain for lain in table.pile if lain.id in kept), aside=table.aside + aside)


def shuffle_in(table: Table, order: tuple[int, ...]) -> Table:
    """Put what was laid aside into the stack, in the order that chance gave.

    Raises:
        ValueError: `order` does not name each place of the stack and what lies aside once.
    """
    cards = table.stack + table.aside
    if sorted(order) != list(range(len(cards))):
        message = f"an order of {len(cards)} cards was expected, not {len(order)}"
        raise ValueError(message)
    return table._replace(stack=tuple(cards[place] for place in order), aside=())


def gather(table: Table, order: tuple[int, ...]) -> Table:
    """Gather a round's cards from everywhere into a shuffled stack."""
    empty: tuple[tuple[Card, ...], ...] = ((),) * len(table.hands)
    cleared = Table((), (), empty, empty, aside=table.cards(), raised=table.raised)
    return shuffle_in(cleared, order)


def deal(table: Table, portions: tuple[tuple[int, int], ...]) -> Table:
    """Deal cards off the stack in order."""
    for seat, count in portions:
        table, _ = give(table, seat, count)
    return table


def turn_up(table: Table, number: int, dealer: int) -> tuple[Table, Card | None]:
    """Turn the top of the stack onto the pile; None where the stack is empty."""
    if not table.stack:
        return table, None
    card = table.stack[0]
    return table._replace(stack=table.stack[1:], pile=(*table.pile, PileCard(number, card, dealer))), card


def raise_hand(table: Table, seat: int, since: int) -> Table:
    """Raise a hand for a call, from `since` (ms) on; one that is up already is raised anew."""
    return table._replace(raised=(*lower_hand(table, seat).raised, (seat, since)))


def lower_hand(table: Table, seat: int | None) -> Table:
    """Take a raised hand down, where it is up."""
    if all(up != seat for up, _ in table.raised):
        return table
    return table._replace(raised=tuple(hand for hand in table.raised if hand[0] != seat))
