"""What a person can do in a trial: the answers that keys and buttons offer, and the events that they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.engine import Called, Card, Knock, NameSuit, Play, Spoken, Stamped, Suit, Word
from mao_desktop.language.cards import card_name
from mao_desktop.language.words import words_of
from mao_desktop.practice import ME, Drill, Item, Kind, Trial
from mao_desktop.ui.texts import begun, suit_name, tr
from mao_desktop.ui.texts import card_name as shown_name

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST = 9
"""How many answers are offered to pick from at most: a number key each."""
KNOCKS = 3
CARD_NAMES = {card_name(Card.parse(f"{rank}{suit}")).text for suit in "SHDC" for rank in ("A", "K", "7")}


class Answer(NamedTuple):
    """An answer to pick: what is shown, and the words, knocks, suit or card that it stands for."""

    text: str
    what: str | int | Suit | Card


def answers(trial: Trial, items: Iterable[Item]) -> tuple[Answer, ...]:
    """List the answers that are offered in a trial, the right ones among them, always in the same order."""
    if trial.drill is Drill.REVERSE:
        hands = trial.layout.hands or ((),)
        return tuple(Answer(shown_name(card), card) for card in hands[ME])
    if Kind.SUIT in {item.kind for item in trial.items}:
        return tuple(Answer(begun(suit_name(suit)), suit) for suit in Suit)
    some = tuple(items)
    knocks = trial.drill is not Drill.CALL and any(item.kind is Kind.KNOCK for item in some)
    knocked = tuple(_knock(n) for n in range(1, KNOCKS + 1) if knocks)
    return (*knocked, *(Answer(text, text) for text in _phrases(trial, some, MOST - len(knocked))))


def _knock(count: int) -> Answer:
    return Answer(tr("Knock") if count == 1 else tr("Knock %n times", "", count), count)


def _phrases(trial: Trial, items: Iterable[Item], most: int) -> list[str]:
    """List phrases or calls: those of the round, and the name of the card, so that nothing is given away.

    Where there are more, it is others each time.
    """
    calls = trial.drill is Drill.CALL
    said = (item for item in items if item.kind is not Kind.KNOCK and (item.kind is Kind.CALL) is calls)
    others = [item.example for item in said if item.example]
    due = [text for text in trial.due if not text.isdigit()]
    if trial.card:
        name = card_name(trial.card).text
        named = [_renamed(text, name) for text in others]
        due += [text for text, before in zip(named, others, strict=True) if text != before]
        others = named
    first = trial.until % max(1, len(others))
    return sorted(list(dict.fromkeys((*due, *others[first:], *others[:first])))[:most])


def _renamed(text: str, name: str) -> str:
    """Put a card's name where an example has another one."""
    for example in CARD_NAMES:
        text = text.replace(example, name)
    return text


def event_of(trial: Trial, what: str | int | Suit | Card, at: int) -> Stamped:
    """Give the event that an answer is, done at a time (ms) of the trial; words that are typed are known at once."""
    match what:
        case Suit():
            return Stamped(at, NameSuit(ME, what))
        case Card():
            return Stamped(at, Play(ME, what))
        case int():
            return Stamped(at, Knock(ME, what, at))
        case _:
            words = tuple(Word(word, at, at) for word in words_of(what))
            return spoken(trial, words, at)


def spoken(trial: Trial, words: tuple[Word, ...], known: int, *, sure: bool = True) -> Stamped:
    """Give what was said in a trial: a call on the seat that is watched where something is to be called."""
    if trial.drill is Drill.CALL and sure:
        return Stamped(known, Called(ME, words, trial.watched))
    return Stamped(known, Spoken(ME, words, sure=sure))
