"""What a secret rule asks for in a situation, read off its text by hand.

It goes by the page of the language alone, and shares nothing with the program: no grammar, no tree, no engine.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAMES = "ace two three four five six seven eight nine ten jack queen king".split()  # noqa: SIM905  as said
WRITTEN = {"ace": 1, "jack": 11, "queen": 12, "king": 13} | {str(n): n for n in range(1, 14)}
SUITS = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
DEPTHS = {"it": 0, "the card under it": 1, "the 2nd card under it": 2, "the 3rd card under it": 3}
TIMES = {"once": 1, "twice": 2, "3 times": 3, "4 times": 4, "5 times": 5}
JOKER_IS = "9D"
PLAIN_JOKER = "**"
"""A joker that counts as nothing else, in the variants in which it is so: it has neither rank nor suit."""


@dataclass(frozen=True)
class Seen:
    """A situation: the card and those under it, the top one first, the hands after the event, whose event it is."""

    seat: int
    hands: tuple[int, ...]
    cards: tuple[str, ...] = ()
    direction: int = 1
    in_turn: bool = True
    out: frozenset[int] = frozenset()
    """Who is out of the game."""


@dataclass(frozen=True)
class Asked:
    """What a rule asks for: duties as (seat, what), the play's validity, and what it does to the turn."""

    duties: tuple[tuple[int, str], ...] = ()
    valid: bool | None = None
    skips: int = 0
    reverses: int = 0
    again: int = 0
    suit: str = ""
    forbidden: bool = False


class Rule:
    """A rule by its text."""

    def __init__(self, text: str) -> None:
        self.phrases = re.findall(r'"([^"]*)"', text)
        numbers = iter(range(99))
        plain = re.sub(r'"[^"]*"', lambda _: f"#{next(numbers)}", " ".join(text.split()))
        first, *rest = plain.split(", ")
        self.event = first.removeprefix("when ")
        self.condition = rest.pop(0).removeprefix("if ") if rest[0].startswith("if ") else ""
        effects = [effect for part in rest for effect in part.split(" and ")]
        self.effects = [effect for effect in effects if not effect.startswith("the call is")]

    @property
    def reverses(self) -> bool:
        """Whether the card itself turns the order, so that everything is looked at after that."""
        return self.effects.count("the order reverses") % 2 == 1

    def holds(self, seen: Seen) -> bool:
        """Whether it is about this situation, with the card where it is about cards."""
        if self.event.endswith(" is played") and not any(
            is_kind(k, seen.cards[0]) for k in self.event[: -len(" is played")].split(" or ")
        ):
            return False
        return not self.condition or any(all(true(test, seen) for test in group) for group in groups(self.condition))

    def asks(self, seen: Seen) -> Asked:
        """What it asks for where it holds."""
        duties = [(seat, what) for effect in self.effects for seat, what in self._duties(effect, seen)]
        judged = [effect == "the play is valid" for effect in self.effects if effect.startswith("the play is")]
        suits = [SUITS[effect.split()[-1][:-1]] for effect in self.effects if effect.startswith("the suit is")]
        return Asked(
            tuple(duties),
            judged[0] if judged else None,
            self.effects.count("the next seat is skipped"),
            self.effects.count("the order reverses"),
            self.effects.count("the player plays again"),
            suits[-1] if suits else "",
            "that is forbidden" in self.effects,
        )

    def _duties(self, effect: str, seen: Seen) -> list[tuple[int, str]]:
        found = re.fullmatch(r"(?:(.*) )?(says?|knocks?|draws) (.*)", effect)
        if not found:
            return []
        who, verb, what = found[1] or "the player", found[2], found[3]
        if verb.startswith("say"):
            named = spelled(self.phrases[int(what[1:])], seen.cards)
            due = None if named is None else f"say {named}"
        elif verb.startswith("knock"):
            due = f"knock {TIMES[what]}"
        else:
            due = f"draw {what.split()[0]}"
        return [] if due is None else [(seat, due) for seat in seats(who, seen)]


def seats(who: str, seen: Seen) -> list[int]:
    """Whom it means, seen from the seat of the event."""
    count = len(seen.hands)
    around = [(seen.seat + seen.direction * n) % count for n in range(1, count)]
    others = [seat for seat in around if seat not in seen.out]
    return {
        "the player": [seen.seat],
        "the next seat": others[:1],
        "the previous seat": others[-1:],
        "every seat": [*others, seen.seat],
        "every other seat": others,
    }[who]


def spelled(phrase: str, cards: tuple[str, ...]) -> str | None:
    """A phrase with the names of the cards; None where there is no such card."""
    for place, at in (("card", 0), ("rank", 0), ("suit", 0), ("under", 1)):
        if f"{{{place}}}" in phrase:
            if len(cards) <= at:
                return None
            if cards[at] == PLAIN_JOKER:
                names = {"card": "joker", "rank": "joker", "under": "joker"}
            else:
                rank, suit = NAMES[number(cards[at]) - 1], next(n for n, s in SUITS.items() if s == face(cards[at])[-1])
                names = {"card": f"{rank} of {suit}s", "rank": rank, "suit": f"{suit}s", "under": f"{rank} of {suit}s"}
            if place not in names:
                return None
            phrase = phrase.replace(f"{{{place}}}", names[place])
    return phrase


def groups(condition: str) -> list[list[str]]:
    """The groups of tests; a kind of card after "or" goes on with the test before it."""
    found: list[list[str]] = []
    for part in condition.split(" or "):
        first, *rest = part.split(" and ")
        if found and not re.search(r" (is|has|goes) ", first):
            found[-1][-1] += f" or {first}"
            found[-1] += rest
        else:
            found.append([first, *rest])
    return found


def true(test: str, seen: Seen) -> bool:
    """Whether a test is true."""
    if test == "it is played out of turn":
        return not seen.in_turn
    if test.startswith("play goes "):
        return (seen.direction == 1) == test.endswith(" clockwise")
    if hand := re.fullmatch(r"(.*)'s hand has (.*?) ?(\d+) cards?", test):
        whose = seats(hand[1], seen)
        if not whose:
            return False
        has, wanted = seen.hands[whose[0]], int(hand[3])
        return {
            "": has == wanted, "exactly": has == wanted, "fewer than": has < wanted, "more than": has > wanted,
            "at least": has >= wanted, "at most": has <= wanted,
        }[hand[2]]  # fmt: skip
    subject, _, claim = test.partition(" is ")
    negated = claim.startswith("not ")
    claim = claim.removeprefix("not ")
    if trait := re.fullmatch(r"its (\w+)|the (rank|suit|colour) of (.*)", subject):
        return _trait_is(trait[1] or trait[2], trait[3] or "it", claim, seen, negated=negated)
    at = DEPTHS[subject]
    return at < len(seen.cards) and any(is_kind(k, seen.cards[at]) for k in claim.split(" or ")) is not negated


def _trait_is(trait: str, thing: str, claim: str, seen: Seen, *, negated: bool) -> bool:
    if DEPTHS[thing] >= len(seen.cards):
        return False
    card = seen.cards[DEPTHS[thing]]
    order = re.match(r"(higher|lower) than ", claim)
    claim = claim[order.end() :] if order else claim
    if claim in ("red", "black", "odd", "even"):
        return is_kind(claim, card) is not negated
    if other := re.fullmatch(r"its (\w+)|the (rank|suit|colour) of (.*)", claim):
        depth = DEPTHS[other[3] or "it"]
        if depth >= len(seen.cards):
            return False
        if PLAIN_JOKER in (card, seen.cards[depth]):
            return False
        value: object = value_of(trait, seen.cards[depth])
    else:
        value = WRITTEN.get(claim) or SUITS.get(claim)
    own = value_of(trait, card)
    if order and card == PLAIN_JOKER:
        return False
    if order:
        assert isinstance(own, int)
        assert isinstance(value, int)
        return own > value if order[1] == "higher" else own < value
    return (own == value) is not negated


def face(card: str) -> str:
    """The card that a card counts as."""
    return {"*": JOKER_IS, PLAIN_JOKER: "-"}.get(card, card)


def number(card: str) -> int:
    """Its rank from ace 1 to king 13; 0 where it has none."""
    return RANKS.index(face(card)[:-1]) + 1 if face(card)[:-1] else 0


def value_of(trait: str, card: str) -> object:
    """Its rank, suit or colour."""
    suit = face(card)[-1]
    return {"rank": number(card), "suit": suit, "colour": suit in "HD"}[trait]


def is_kind(kind: str, card: str) -> bool:
    """Whether a card is of a kind; only ace to 10 are odd or even."""
    words = [word for word in kind.split() if word not in ("a", "an", "the")]
    rank, suit = number(card), face(card)[-1]
    if len(words) == 3:
        return rank == WRITTEN[words[0]] and suit == SUITS[words[2][:-1]]
    word = words[0]
    if word in SUITS:
        return suit == SUITS[word]
    if word in WRITTEN:
        return rank == WRITTEN[word]
    return {
        "card": True, "red": suit in "HD", "black": suit in "SC", "odd": rank <= 10 and rank % 2 == 1,
        "even": 0 < rank <= 10 and rank % 2 == 0, "face": rank > 10, "number": 0 < rank <= 10,
        "joker": card in ("*", PLAIN_JOKER),
    }[word]  # fmt: skip
