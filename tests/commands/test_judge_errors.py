"""A wrong script gets one clear line, `FILE:LINE: what was expected`, and exit status 2."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

import pytest
from mao_command import COMMAND, Ran, run, run_apart

NO_VARIANT = "1: a variant was expected, one of cambridge, german, mau-mau, moo, santa-cruz"

if TYPE_CHECKING:
    from pathlib import Path

GOOD = """\
variant: cambridge
options: {grace: 4}
calls: democratic
seats: [Ann, Bob]
dealer: Bob
hands:
  Ann: [7S, 4H]
  Bob: [7C, 2D]
pile: [7H]
stack: [2C]
events:
  - {at: 1, seat: Ann, play: 7S}
  - {at: 2, until: 3, seat: Ann, say: "have a nice day"}
  - {at: 5, seat: Bob, draw: 1}
"""
VERBS = (
    "at, seat, before, call, correct, count, db, deal, discard, draw, first, gap, give_token, held, hush, knock, "
    "known, leave, lift, look, of, on, pause, play, propose, publish, rejoin, return, rule, say, suit, take, touch, "
    "turn_up, under_stack, unsure, until, voice, vote, why, words"
)
TIME = "in seconds from 0 to 86400"
SEAT = "a seat was expected, one of Ann, Bob"
CARD = "write a rank (A 2 … 10 J Q K) and a suit (S H D C), or * for a joker"


def judged(text: str | bytes, *arguments: str) -> Ran:
    return run("judge", "-", *arguments, stdin=text if isinstance(text, bytes) else text.encode())


def complaint(ran: Ran) -> str:
    """Give the one line that a wrong script gets, and see that it gets nothing else."""
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.endswith("\n")
    assert len(ran.err.splitlines()) == 1
    return ran.err.removeprefix("standard input:").removesuffix("\n")


def edited(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_the_script_that_the_others_are_made_from_is_judged() -> None:
    ran = judged(GOOD)
    assert (ran.status, ran.err) == (0, "")
    assert '"turn": "Bob"' in ran.out.splitlines()[-1]


def event(fields: str) -> str:
    """Put an event into the good script's fourteenth line, in the place of the last."""
    return edited("  - {at: 5, seat: Bob, draw: 1}", f"  - {fields}")


LAYOUT = {
    "unknown variant": (("cambridge", "bridge"), NO_VARIANT),
    "variant is a list": (("cambridge", "[cambridge]"), NO_VARIANT),
    "no variant": (("variant: cambridge\n", ""), "1: the key “variant” was expected"),
    "no seats": (("seats: [Ann, Bob]\n", ""), "1: the key “seats” was expected"),
    "option below its bound": (
        ("grace: 4", "grace: 0.5"), "2: option grace: seconds from 1 to 60 was expected, not 0.5"),
    "option above its bound": (
        ("grace: 4", "decks: 13"), "2: option decks: a whole number from 1 to 12 was expected, not 13"),
    "option not a number": (
        ("grace: 4", "grace: .nan"), "2: option grace: seconds from 1 to 60 was expected, not '.nan'"),
    "option infinite": (
        ("grace: 4", "grace: .inf"), "2: option grace: seconds from 1 to 60 was expected, not '.inf'"),
    "option huge": (
        ("grace: 4", "jokers: 99999999999999999999"),
        "2: option jokers: a whole number from 0 to 8 was expected, not '99999999999999999999'"),
    "option a switch for a number": (
        ("grace: 4", "jokers: true"), "2: option jokers: a whole number from 0 to 8 was expected, not True"),
    "option a number for a switch": (
        ("grace: 4", "lying: 1"), "2: option lying: true or false was expected, not 1"),
    "option a fraction for a count": (
        ("grace: 4", "decks: 1.5"), "2: option decks: a whole number from 1 to 12 was expected, not 1.5"),
    "option another word": (
        ("grace: 4", "first_seat: up"), "2: option first_seat: one of left, right, named was expected, not 'up'"),
    "option a word for a list": (
        ("grace: 4", "curse_words: damn"),
        "2: option curse_words: a list of up to 500 words was expected, not 'damn'"),
    "option a mapping": (("grace: 4", "grace: {a: b}"), "2: an option's value was expected"),
    "option's words are lists": (("grace: 4", "curse_words: [[a]]"), "2: a word was expected"),
    "options are a list": (("{grace: 4}", "[grace]"), "2: options and their values were expected"),
    "option on its own line": (
        ("{grace: 4}", "\n  grace: 4\n  decks: none"),
        "4: option decks: a whole number from 1 to 12 was expected, not 'none'"),
    "unknown calls": (
        ("democratic", "anarchic"),
        "3: who may call was expected, one of democratic, computer, {master: NAME}"),
    "calls as a list": (
        ("democratic", "[computer]"),
        "3: who may call was expected, one of democratic, computer, {master: NAME}"),
    "a master without a name": (("democratic", "{}"), "3: the Mao Master's name was expected: {master: NAME}"),
    "a master of another key": (
        ("democratic", "{mistress: Ann}"), "3: “mistress” is no key of calls: one of master was expected"),
    "a master who is a list": (("democratic", "{master: [Ann]}"), "3: the Mao Master's name was expected"),
    "one seat": (("[Ann, Bob]", "[Ann]"), "4: 2 to 12 seats with different names were expected"),
    "thirteen seats": (
        ("[Ann, Bob]", "[a, b, c, d, e, f, g, h, i, j, k, l, m]"),
        "4: 2 to 12 seats with different names were expected"),
    "a seat twice": (("[Ann, Bob]", "[Ann, Ann]"), "4: 2 to 12 seats with different names were expected"),
    "a seat called everybody": (("[Ann, Bob]", '[Ann, "*"]'), "4: 2 to 12 seats with different names were expected"),
    "a seat without a name": (("[Ann, Bob]", "[Ann, '']"), "4: a seat's name was expected"),
    "a seat that is a mapping": (("[Ann, Bob]", "[Ann, {Bob: 1}]"), "4: a seat's name was expected"),
    "seats by name": (("[Ann, Bob]", "{Ann: 1, Bob: 2}"), "4: a list of the seats' names was expected"),
    "unknown dealer": (("dealer: Bob", "dealer: Cid"), f"5: {SEAT}"),
    "dealer a list": (("dealer: Bob", "dealer: [Bob]"), f"5: {SEAT}"),
    "hands of a stranger": (("  Bob: [7C, 2D]", "  Cid: [7C, 2D]"), f"8: {SEAT}"),
    "hands are a list": (
        ("hands:\n  Ann: [7S, 4H]\n  Bob: [7C, 2D]", "hands: [7S]"), "6: hands were expected, by the seats' names"),
    "a hand is a card": (("[7C, 2D]", "7C"), "8: a list of a hand's cards was expected"),
    "no such card": (("[7C, 2D]", "[7C, 1D]"), f"8: a card was expected: “1D” is no card: {CARD}"),
    "a card in small letters": (("[7C, 2D]", "[7C, 2d]"), f"8: a card was expected: “2d” is no card: {CARD}"),
    "a card is a list": (("[7C, 2D]", "[[7C]]"), "8: a card was expected"),
    "a card is nothing": (("pile: [7H]", "pile: ['']"), "9: a card was expected"),
    "pile by name": (("pile: [7H]", "pile: {Ann: 7H}"), "9: a list of the pile's cards was expected"),
    "stack a card": (("stack: [2C]", "stack: 2C"), "10: a list of the stack's cards was expected"),
    "a card in three places": (
        ("stack: [2C]", "stack: [7H, 7H]"), "10: 7H was expected no more often than the decks hold it: twice"),
    "direction": (
        ("dealer: Bob", "direction: left"),
        "5: a direction was expected, one of clockwise, counterclockwise"),
    "seed a word": (("dealer: Bob", "seed: luck"), "5: a seed was expected, a whole number from 0 to 999999999"),
    "seed below 0": (("dealer: Bob", "seed: -1"), "5: a seed was expected, a whole number from 0 to 999999999"),
    "rest": (("dealer: Bob", "rest: all"), "5: “none” was expected"),
    "live a number": (("dealer: Bob", "live: 2"), "5: live was expected, true or false"),
    "turn of a stranger": (("dealer: Bob", "turn: Cid"), f"5: {SEAT}"),
    "turn of who is out": (
        ("dealer: Bob", "out: [Ann]\nturn: Ann"), "6: the turn of a seat was expected that is not out"),
    "live without a pile": (("pile: [7H]", "live: true"), "9: a card in “pile” was expected with “live: true”"),
    "scores are a list": (("dealer: Bob", "scores: [1]"), "5: scores were expected, by the seats' names"),
    "a score is a word": (
        ("dealer: Bob", "scores: {Ann: many}"),
        "5: a score was expected, a whole number from -1000000 to 1000000"),
    "fewer than no tokens": (
        ("dealer: Bob", "tokens: {Ann: -1}"), "5: a number of tokens was expected, a whole number from 0 to 1000000"),
    "out a seat": (("dealer: Bob", "out: Ann"), "5: a list of seats was expected"),
    "out a stranger": (("dealer: Bob", "out: [Cid]"), f"5: {SEAT}"),
    "watermark": (("dealer: Bob", "watermark: clock"), "5: “script” was expected"),
    "secret rules": (
        ("dealer: Bob", "secret_rules: [{by: Ann, text: x}]"),
        ("5: a secret rule was expected, and it is refused: "
         "column 1: “x” stands here, and “option”, “rule” or “when” was expected")),
    "secret rules a text": (("dealer: Bob", "secret_rules: x"), "5: a list of secret rules was expected"),
    "expect a text": (("dealer: Bob", "expect: peace"), "5: a list of rulings was expected"),
    "events by name": (("events:\n", "events: {Ann: draws}\nexpect:\n"), "11: a list of events was expected"),
    "a key twice": (("dealer: Bob", "seats: [Ann, Bob]"), "5: “seats” was expected once, not twice"),
    "unknown key": (("dealer: Bob", "deeler: Bob"), None),
    "a key that is a list": (("dealer: Bob", "? [dealer]\n: Bob"), "5: a word was expected as a key"),
}  # fmt: skip


@pytest.mark.parametrize(("edit", "expected"), LAYOUT.values(), ids=LAYOUT)
def test_a_wrong_layout_is_told_in_one_line(edit: tuple[str, str], expected: str | None) -> None:
    line = complaint(judged(edited(*edit)))
    if expected is None:
        assert line.startswith("5: “deeler” is no key of a table script: one of variant, options, calls, seats, ")
    else:
        assert line == expected


def test_an_unknown_option_is_told_with_those_that_there_are() -> None:
    line = complaint(judged(edited("grace: 4", "grice: 4")))
    assert line.startswith("2: there is no option “grice” (there are: asking, bad_calls, ")
    assert "grace" in line


@pytest.mark.parametrize(
    ("deck", "card", "often"),
    [("{decks: 1}", "7H", "once"), ("{decks: 3}", "7H", "3 times"), ("{jokers: 0}", "'*'", "never")],
)
def test_no_card_lies_in_more_places_than_the_decks_hold_it(deck: str, card: str, often: str) -> None:
    laid = edited("{grace: 4}", deck).replace("stack: [2C]", f"stack:\n- 2C\n- {card}\n- {card}\n- {card}")
    name = card.strip("'")
    line = {"never": 12, "once": 12, "3 times": 14}[often]
    expected = f"{line}: {name} was expected no more often than the decks hold it: {often}"
    assert complaint(judged(laid)) == expected


EVENTS = {
    "unknown event": ("{at: 5, seat: Bob, burn: 1}", f"“burn” is no key of an event: one of {VERBS} was expected"),
    "nothing happens": ("{at: 5, seat: Bob}", "one thing that happens was expected in an event, not none"),
    "two things happen": (
        "{at: 5, seat: Bob, draw: 1, play: 7C}",
        "one thing that happens was expected in an event, not draw and play"),
    "a field of another event": (
        "{at: 5, seat: Bob, draw: 1, until: 6}", "one of at, seat, draw was expected with “draw”, not “until”"),
    "a text for an event": ("Bob draws", "an event was expected, as keys and values"),
    "a list for an event": ("[5, Bob]", "an event was expected, as keys and values"),
    "no time": ("{seat: Bob, draw: 1}", "an event's time “at” was expected"),
    "a time in words": ("{at: noon, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a quoted time": ("{at: '5', seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a time below 0": ("{at: -5, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a time that is not a number": ("{at: .nan, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "an infinite time": ("{at: .inf, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a time with an exponent": ("{at: 1e9, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a huge time": ("{at: 99999999999999999999, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a thousand words and one": (
        "{at: 1, seat: Bob, say: " + "a " * 1001 + "}",
        "at most 1,000 words were expected, not 1,001",
    ),
    "later than a day": ("{at: 86400.001, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a true time": ("{at: true, seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "no time at all": ("{at: , seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "a list for a time": ("{at: [5], seat: Bob, draw: 1}", f"an event's time was expected, {TIME}"),
    "before the one above": (
        "{at: 1.999, seat: Bob, draw: 1}", "a time from 2 on was expected: events stand in order of `at`"),
    "no seat": ("{at: 5, draw: 1}", "the “seat” of an event was expected"),
    "unknown seat": ("{at: 5, seat: Cid, draw: 1}", SEAT),
    "everybody draws": ("{at: 5, seat: '*', draw: 1}", SEAT),
    "a list of seats": ("{at: 5, seat: [Bob], draw: 1}", SEAT),
    "a number of a seat": ("{at: 5, seat: 1, draw: 1}", SEAT),
    "unknown card": ("{at: 5, seat: Bob, play: 11C}", f"a card was expected: “11C” is no card: {CARD}"),
    "two cards": ("{at: 5, seat: Bob, play: [7C, 2D]}", "a card was expected"),
    "no card": ("{at: 5, seat: Bob, play: }", "a card was expected"),
    "draw 0": ("{at: 5, seat: Bob, draw: 0}", "a number of cards was expected, a whole number from 1 to 50"),
    "draw 51": ("{at: 5, seat: Bob, draw: 51}", "a number of cards was expected, a whole number from 1 to 50"),
    "draw 1.0": ("{at: 5, seat: Bob, draw: 1.0}", "a number of cards was expected, a whole number from 1 to 50"),
    "draw yes": ("{at: 5, seat: Bob, draw: yes}", "a number of cards was expected, a whole number from 1 to 50"),
    "knock no times": (
        "{at: 5, seat: Bob, knock: 0}",
        "a number of knocks was expected, a whole number from 1 to 1000",
    ),
    "take from a stranger": ("{at: 5, seat: Bob, take: Cid}", SEAT),
    "touch what is not there": ("{at: 5, seat: Bob, touch: table}", SEAT),
    "look elsewhere": (
        "{at: 5, seat: Bob, look: up}", "what is looked at was expected, one of hand, down, penalty"),
    "no such suit": ("{at: 5, seat: Bob, suit: X}", "a suit was expected, one of S, H, D, C"),
    "a vote that is neither": ("{at: 5, seat: Bob, vote: maybe}", "a vote was expected, true or false"),
    "an empty proposal": ("{at: 5, seat: Bob, propose: ' '}", "a proposal was expected"),
    "no leaving": ("{at: 5, seat: Bob, leave: false}", "“leave: true” was expected, or nothing of the kind"),
    "no turning up": ("{at: 5, seat: Bob, turn_up: no}", "“turn_up: true” was expected, or nothing of the kind"),
    "a token for a stranger": ("{at: 5, seat: Bob, give_token: Cid}", SEAT),
    "an empty rule": ("{at: 5, seat: Bob, rule: ''}", "a rule's text was expected"),
    "a deal to one": ("{at: 5, seat: Bob, deal: [Ann, 5]}", "[SEAT, N] was expected"),
    "a deal of three": ("{at: 5, seat: Bob, deal: [[Ann, 5, 6]]}", "[SEAT, N] was expected"),
    "a deal to a stranger": ("{at: 5, seat: Bob, deal: [[Cid, 5]]}", SEAT),
    "a deal of nothing": (
        "{at: 5, seat: Bob, deal: [[Ann, 0]]}", "a number of cards was expected, a whole number from 1 to 52"),
    "a deal with a word for a count": (
        "{at: 5, seat: Bob, deal: [[Ann, 1]], count: ten}", "a count was expected, a whole number from 1 to 60"),
    "a deal that is turned up perhaps": (
        "{at: 5, seat: Bob, deal: [[Ann, 1]], turn_up: perhaps}", "“turn_up” was expected, true or false"),
    "a count of 0": ("{at: 5, seat: Bob, count: 0}", "a count was expected, a whole number from 1 to 60"),
    "silence of one": ("{at: 5, seat: Bob, hush: 5}", 'seat: "*" was expected with “hush”'),
    "silence up to a word": ("{at: 5, seat: '*', hush: now}", f"a time was expected, {TIME}"),
    "a gap that is a time": ("{at: 5, seat: '*', gap: 4}", "[FROM, TO] was expected"),
    "a gap of three": ("{at: 5, seat: '*', gap: [1, 2, 3]}", "[FROM, TO] was expected"),
    "a gap backwards": (
        "{at: 5, seat: '*', gap: [4, 3]}", "a gap that ends after it begins was expected"),
    "a gap without a reason": ("{at: 5, seat: '*', gap: [3, 4], why: ''}", "a reason was expected"),
    "a correction to a stranger": ("{at: 5, correct: Cid}", SEAT),
    "a correction of what nobody said": (
        "{at: 5, correct: Bob, before: 9}", "a phrase before it was expected with “correct”, and 9 after that one"),
    "say nothing": ("{at: 5, seat: Bob, say: ''}", "at least one word was expected"),
    "say dots": ("{at: 5, seat: Bob, say: '...'}", "at least one word was expected"),
    "say a list": ("{at: 5, seat: Bob, say: [mao]}", "at least one word was expected"),
    "over before it began": ("{at: 5, seat: Bob, say: mao, until: 4}", "“until” was expected at 5 or later"),
    "known before it was over": (
        "{at: 5.5, seat: Bob, say: mao, until: 6.25, known: 6}", "“known” was expected at 6.25 or later"),
    "unsure perhaps": ("{at: 5, seat: Bob, say: mao, unsure: perhaps}", "“unsure” was expected, true or false"),
    "too loud": (
        "{at: 5, seat: Bob, say: mao, db: 101}",
        "a loudness in dB was expected, a whole number from -100 to 100"),
    "timed words in a text": ("{at: 5, seat: Bob, say: mao, words: mao}", "[[word, start, end], …] was expected"),
    "a timed word without an end": (
        "{at: 5, seat: Bob, say: mao, words: [[mao, 5]]}", "[word, start, end] was expected"),
    "a timed word that ends before it starts": (
        "{at: 5, seat: Bob, say: mao, words: [[mao, 6, 5]]}",
        "a word from 5 on was expected, ending after it starts"),
    "timed words out of order": (
        "{at: 5, seat: Bob, say: a b, words: [[a, 7, 8], [b, 6, 8]]}",
        "a word from 7 on was expected, ending after it starts"),
    "a timed word in time's words": (
        "{at: 5, seat: Bob, say: mao, words: [[mao, five, six]]}", f"a start was expected, {TIME}"),
    "a timed word that is none": (
        "{at: 5, seat: Bob, say: mao, words: [['', 5, 6]]}", "a word was expected"),
    "known before its longest word was over": (
        "{at: 5, seat: Bob, say: a b, known: 7, words: [[a, 5, 8.5], [b, 6, 6.5]]}",
        "“known” was expected at 8.5 or later"),
    "a call on a stranger": ("{at: 5, seat: Bob, call: bad card, on: Cid}", SEAT),
    "a call by a stranger": ("{at: 5, seat: Cid, call: bad card}", SEAT),
    "a number called": ("{at: 5, seat: Bob, call: {n: 1}}", "at least one word was expected"),
    "a call known before it": (
        "{at: 5, seat: Bob, call: bad card, known: 4}", "“known” was expected at 5 or later"),
    "a key twice": ("{at: 5, at: 6, seat: Bob, draw: 1}", "“at” was expected once, not twice"),
    "a list as a key": ("{[at]: 5}", "a word was expected as a key"),
}  # fmt: skip


@pytest.mark.parametrize(("fields", "expected"), EVENTS.values(), ids=EVENTS)
def test_a_wrong_event_is_told_in_one_line(fields: str, expected: str) -> None:
    assert complaint(judged(event(fields))) == f"14: {expected}"


def test_a_correction_of_nothing_is_told_in_one_line() -> None:
    assert (
        complaint(
            judged(
                event("{at: 5, correct: Bob}").replace('say: "have a nice day"', "draw: 1").replace("until: 3, ", "")
            )
        )
        == "14: a phrase before it was expected with “correct”"
    )


def test_the_line_told_is_that_of_the_wrong_value_and_not_of_its_event() -> None:
    wrong = event("at: 5\n    seat: Bob\n    say: mao\n    words:\n      - [mao, 5, 6]\n      - [mao, 6, 4]")
    assert complaint(judged(wrong)) == "19: a word from 5 on was expected, ending after it starts"


def test_times_are_told_in_full_however_late_they_are() -> None:
    late = event("{at: 12345.789, seat: Bob, draw: 1}\n  - {at: 12345.788, seat: Bob, draw: 1}")
    expected = "15: a time from 12345.789 on was expected: events stand in order of `at`"
    assert complaint(judged(late)) == expected


def test_equal_times_are_allowed() -> None:
    assert judged(event("{at: 2, seat: Bob, draw: 1}")).status == 0


def test_a_fraction_of_a_millisecond_is_rounded() -> None:
    ran = judged(event('{at: 5.00049999, seat: Bob, call: "bad card", on: Ann}'))
    assert (ran.status, ran.err) == (0, "")
    assert '"at": 5.0,' in ran.out


def test_a_time_may_have_an_exponent() -> None:
    assert '"at": 6.5,' in judged(event('{at: 0.65e+1, seat: Bob, call: "bad card", on: Ann}')).out


@pytest.mark.parametrize("key", ["options", "stack", "secret_rules", "scores", "tokens", "out"])
def test_what_is_left_empty_is_as_left_out(key: str) -> None:
    without = "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(key))
    assert judged(f"{key}:  # nothing\n{without}") == judged(without)


YAML = {
    "nothing": ("", "1: a table script was expected, not an empty file"),
    "only comments": ("# a table\n# script\n", "1: a table script was expected, not an empty file"),
    "only an end": ("---\n", "2: a table script was expected, as keys and values"),
    "a word": ("mao\n", "1: a table script was expected, as keys and values"),
    "a list": ("\n- mao\n", "2: a table script was expected, as keys and values"),
    "an open bracket": ("variant: [", "1: valid YAML was expected: did not find expected node content"),
    "an open quote": ("a: 1\nb: '", "2: valid YAML was expected: found unexpected end of stream"),
    "a tab": ("a:\n\t- b", "2: valid YAML was expected: found character that cannot start any token"),
    "two values": ("a: b: c", "1: valid YAML was expected: mapping values are not allowed in this context"),
    "two documents": (f"{GOOD}---\n{GOOD}", "15: one document was expected, not several"),
    "an alias": ("seats: *all", "1: plain values were expected: scripts have no anchors (&) or aliases (*name)"),
    "aliases that explode": (
        "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]",
        "1: plain values were expected: scripts have no anchors (&) or aliases (*name)"),
    "a value of itself": ("&a [*a]", "1: plain values were expected: scripts have no anchors (&) or aliases (*name)"),
    "a merge": ("<<: {a: b}", None),
    "a tag that runs something": (
        "variant: cambridge\nseats: !!python/object/apply:os.system [exit]",
        "2: plain values were expected: scripts have no tags (tag:yaml.org,2002:python/object/apply:os.system)"),
    "a tag of its own": ("!script {a: b}", "1: plain values were expected: scripts have no tags (!script)"),
    "a type": ("seats: !!set {Ann}", "1: plain values were expected: scripts have no tags (tag:yaml.org,2002:set)"),
    "YAML 9": ("%YAML 9.9\n---\na: b", "1: valid YAML was expected: found incompatible YAML document"),
    "deep lists": ("seats: " + "[" * 100_000, "1: less nesting was expected"),
    "deep mappings": ("? " * 100_000, "1: less nesting was expected"),
    "deep lines": ("- " * 100 + "mao", "1: less nesting was expected"),
    "too many values": ("seats: [" + "a," * 500_000 + "]", "1: at most 400000 values were expected in a script"),
    "control characters": (f"# é\n{GOOD}\n\x07", "17: text was expected, not control characters"),
    "a zero": ("a: b\n\x00", "2: text was expected, not control characters"),
    "Latin-1": ("# Zoë\nseats: [Zoë]".encode("latin-1"), "1: text in UTF-8 was expected"),
    "Latin-1 further down": ("# Zoe\nseats: [Zoë]".encode("latin-1"), "2: text in UTF-8 was expected"),
    "UTF-16": (GOOD.encode("utf-16"), "1: text in UTF-8 was expected"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00", "1: text in UTF-8 was expected"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), YAML.values(), ids=YAML)
def test_what_is_no_script_at_all_is_told_in_one_line(text: str | bytes, expected: str | None) -> None:
    line = complaint(judged(text))
    if expected is None:
        assert line.startswith("1: “<<” is no key of a table script: ")
    else:
        assert line == expected


def test_a_byte_order_mark_does_not_matter() -> None:
    assert judged(b"\xef\xbb\xbf" + GOOD.encode()) == judged(GOOD)


def test_windows_line_ends_do_not_matter() -> None:
    assert judged(GOOD.replace("\n", "\r\n")) == judged(GOOD)


def test_a_message_stays_one_line_whatever_the_script_writes() -> None:
    line = complaint(judged(edited("dealer: Bob", '"dea\\nler\\e[31m\\u2028": Bob')))
    assert line.startswith("5: “dea\\nler\\x1b[31m\\u2028” is no key of a table script: ")


def test_a_message_stays_short_whatever_the_script_writes() -> None:
    line = complaint(judged(edited("dealer: Bob", f"? {'x' * 1_000_000}\n: Bob")))
    assert len(line) < 700
    assert line.startswith("5: “xxx")
    assert line.endswith("expect was expected")


def test_a_file_larger_than_4_mb_is_not_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_text(GOOD + "#" * 4_000_000)
    assert run("judge", str(huge)) == Ran(2, "", f"{huge}:1: a script of at most 4 MB was expected\n")


def test_a_file_that_cannot_be_read_is_told_with_the_reason(tmp_path: Path) -> None:
    missing = tmp_path / "no such.yaml"
    reason = "a table script was expected, and it can't be read"
    assert run("judge", str(missing)).err == f"{missing}:1: {reason}: No such file or directory\n"
    assert run("judge", str(tmp_path)).err == f"{tmp_path}:1: {reason}: Is a directory\n"
    assert run("judge", f"{tmp_path}/{'x' * 300}").err.endswith(f":1: {reason}: File name too long\n")
    assert run("judge", str(missing)).status == 2


def test_a_file_name_with_a_line_end_is_told_in_one_line(tmp_path: Path) -> None:
    odd = tmp_path / "two\nlines.yaml"
    odd.write_text("")
    expected = f"{tmp_path}/two\\nlines.yaml:1: a table script was expected, not an empty file\n"
    assert run("judge", str(odd)).err == expected


def test_the_other_scripts_are_judged_where_one_is_wrong(tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.yaml", tmp_path / "wrong.yaml"
    good.write_text(GOOD)
    wrong.write_text(edited("dealer: Bob", "dealer: Cid"))
    ran = run("judge", str(wrong), str(good), str(wrong), str(good))
    assert ran.status == 2
    assert ran.out == judged(GOOD).out * 2
    assert ran.err == f"{wrong}:5: {SEAT}\n" * 2


def test_an_endless_pipe_is_given_up() -> None:
    with subprocess.Popen(["yes", "seats:"], stdout=subprocess.PIPE) as endless:
        done = subprocess.run(
            [COMMAND, "judge", "-"], stdin=endless.stdout, capture_output=True, check=False, timeout=60
        )
        endless.kill()
    assert done.returncode == 2
    assert done.stderr == b"standard input:1: a script of at most 4 MB was expected\n"


def test_a_device_that_never_ends_is_given_up() -> None:
    assert run_apart("judge", "/dev/zero") == Ran(2, "", "/dev/zero:1: a script of at most 4 MB was expected\n")


def test_a_closed_standard_input_is_told() -> None:
    done = subprocess.run(  # noqa: S602  the shell closes it
        f"'{COMMAND}' judge - <&-", shell=True, capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr == b"standard input:1: a table script was expected, and standard input is closed\n"


def test_unknown_arguments_are_told_without_a_trace() -> None:
    for arguments in (["judge"], ["judge", "--bogus", "x"], ["jugde"], ["--bogus"]):
        ran = run(*arguments)
        assert ran.status == 2
        assert ran.out == ""
        assert re.search(r"Missing argument|No such (option|command)", ran.err)
