"""Random sentences of the language of secret rules, made from its page by hand, and sentences broken at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS = ("spade", "heart", "diamond", "club")
THINGS = ("it", "the card under it", "the 2nd card under it", "the 3rd card under it")
SEATS = ("the player", "the next seat", "the previous seat", "every seat", "every other seat")
PHRASES = ("hello there", "long live the king", "that's the rabbit", "one more", "good morning", "so sorry")
NAMING = ("{card}", "all hail the {rank}", "the {suit} again", "goodbye {under}", "{rank} of {suit}")
AMOUNTS = ("", "fewer than ", "more than ", "at least ", "at most ", "exactly ")
BARE = ("red", "black", "odd", "even")
JUNK = ("Ann", "whem", "purple", '"', ",", ";", "42", "is", "or", "and", "the the", "not", "()", "\\", "it", "joker")


def sentence(chance: Random) -> str:
    """Make a sentence of the grammar; some of them are refused for what they mean."""
    if chance.random() < 0.03:
        return chance.choice(("rule CAM-31 is off", "rule CAM-34 is off", "option grace is 6", "option thanks is on"))
    on_play = chance.random() < 0.75
    event = f"{kinds(chance)} is played" if on_play else other_event(chance)
    text = f"when {event}"
    if chance.random() < 0.7:
        groups = [
            " and ".join(test(chance, on_play) for _ in range(chance.choice((1, 1, 2))))
            for _ in range(chance.choice((1, 1, 2)))
        ]
        text += f", if {' or '.join(groups)}"
    for n in range(chance.choice((1, 1, 1, 2, 3))):
        text += f"{chance.choice((', ', ' and ')) if n else ', '}{effect(chance, on_play, event)}"
    return text + (f', the call is "{chance.choice(("manners", "no style"))}"' if chance.random() < 0.15 else "")


def other_event(chance: Random) -> str:
    return chance.choice(
        (
            "a card is drawn", "a card is taken back", "a penalty is given", "a turn begins", "a turn ends",
            f"a hand reaches {chance.randint(1, 7)} cards", f'"{chance.choice(PHRASES)}" is said',
        )
    )  # fmt: skip


def kind(chance: Random) -> str:
    rank, suit = chance.choice(RANKS), chance.choice(SUITS)
    nouns = (
        rank,
        rank,
        suit,
        f"{rank} of {suit}s",
        f"{chance.choice((*BARE, 'face', 'number'))} card",
        "card",
        "joker",
    )
    noun = chance.choice(nouns)
    return f"{chance.choice(('the' if ' of ' in noun else 'a', 'an', ''))} {noun}".strip()


def kinds(chance: Random) -> str:
    return " or ".join(kind(chance) for _ in range(chance.choice((1, 1, 2))))


def test(chance: Random, on_play: bool) -> str:  # noqa: FBT001
    others = (
        f"{chance.choice(SEATS[:3])}'s hand has {chance.choice(AMOUNTS)}{chance.randint(0, 7)} cards",
        f"play goes {chance.choice(('clockwise', 'counterclockwise'))}",
    )
    if not on_play:
        return chance.choice(others)
    negated = chance.choice(("", "", "not "))
    trait, thing = chance.choice(("rank", "suit", "colour")), chance.choice(THINGS[1:])
    value = {
        "rank": chance.choice((*RANKS, *BARE[2:])),
        "suit": chance.choice((*SUITS, *BARE[:2])),
        "colour": chance.choice(BARE[:2]),
    }[trait]
    return chance.choice(
        (
            f"{chance.choice(THINGS)} is {negated}{chance.choice(BARE)}",
            f"{chance.choice(THINGS)} is {negated}{kinds(chance)}",
            f"its {trait} is {negated}{value}",
            f"its {trait} is {negated}the {trait} of {thing}",
            f"the {trait} of {thing} is {negated}its {trait}",
            f"its rank is {chance.choice(('higher', 'lower'))} than {chance.choice((*RANKS, f'the rank of {thing}'))}",
            "it is played out of turn",
            *others,
        )
    )


def effect(chance: Random, on_play: bool, event: str) -> str:  # noqa: FBT001
    who = chance.choice(SEATS)
    phrase = chance.choice((*PHRASES, *NAMING) if on_play else PHRASES)
    duties = (
        f'say "{phrase}"', f'{who} says "{phrase}"', f"knock {chance.choice(('once', 'twice', '3 times'))}",
        f"{who} draws {chance.randint(1, 3)} cards", f"{who} knocks {chance.choice(('once', 'twice', '5 times'))}",
    )  # fmt: skip
    if event.endswith("is said") and chance.random() < 0.5:
        return "that is forbidden"
    if not on_play or chance.random() < 0.5:
        return chance.choice(duties)
    return chance.choice(
        (
            "the play is valid", "the play is invalid", "the play is invalid", "the next seat is skipped",
            "the order reverses", "the player plays again", f"the suit is {chance.choice(SUITS)}s",
        )
    )  # fmt: skip


def broken(chance: Random) -> str:
    """Break a sentence: words out, in, exchanged, or letters changed."""
    words = sentence(chance).split(" ")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(words))
        match chance.randrange(5):
            case 0:
                del words[at]
            case 1:
                words.insert(at, chance.choice(JUNK))
            case 2:
                words[at] = chance.choice(JUNK)
            case 3:
                words[at] = words[at][::-1]
            case _:
                words = words[:at]
        words = words or [""]
    return " ".join(words)
