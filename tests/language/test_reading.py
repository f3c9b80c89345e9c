"""What a variant's reader makes of words: several phrases in one breath, cards, suits, calls, and talk between them."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from of_variants import of

from mao_desktop.engine import Card, Meaning, Rank, Reading, Suit
from mao_desktop.language.phrases import OpenEnded, pattern
from mao_desktop.language.reading import Entry, Lexicon, card_entries, suit_entries
from mao_desktop.language.words import words_of
from mao_desktop.scripts import judge, read_script, report
from mao_desktop.variants import VARIANTS

READERS = {name: variant.rules({}, ()).reader for name, variant in VARIANTS.items()}
CARDS = Lexicon((*card_entries(), *suit_entries()))
DECK = [Card.parse(rank.value + suit.value) for rank in Rank if rank is not Rank.JOKER for suit in Suit]
Found = tuple[str, int, int]


def lexicon(name: str) -> Lexicon:
    reader = READERS[name]
    assert isinstance(reader, Lexicon)
    return reader


def breath(reader: Lexicon, words: tuple[str, ...]) -> list[Found]:
    """Read a breath from left to right: each phrase with its first word and the word after it."""
    found = []
    at = 0
    while at < len(words):
        reading = reader.read(words, at)
        if reading:
            found.append((reading.text, at, at + reading.length))
        at += reading.length if reading else 1
    return found


def card_said(words: str) -> str | None:
    reading = CARDS.read(words_of(words), 0)
    return str(reading.card) if reading and reading.card else None


def test_all_cards_are_read_by_their_names_and_none_for_another() -> None:
    names = [entry.phrase.text for entry in card_entries()]
    assert len(set(names)) == 53
    assert {card_said(name) for name in names} == {*map(str, DECK), "*"}
    assert {card_said(name.upper()) for name in names} == {*map(str, DECK), "*"}


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("two of spades", "2S"), ("2 of spades", "2S"), ("the queen of hearts", None), ("queen of hearts", "QH"),
        ("ten of clubs", "10C"), ("10 of clubs", "10C"), ("ace of diamonds", "AD"), ("1 of diamonds", None),
        ("joker", "*"), ("two spades", None), ("two of spade", None), ("eleven of clubs", None), ("two of", None),
        ("too of spades", None), ("two of of spades", None),
    ],
)  # fmt: skip
def test_a_card_is_its_rank_of_its_suit(words: str, card: str | None) -> None:
    assert card_said(words) == card


def test_an_article_before_a_card_is_a_word_between() -> None:
    words = words_of("the queen of hearts")
    assert CARDS.read(words, 0) is None
    assert CARDS.read(words, 1) == Reading(3, Meaning.CARD_NAME, "queen of hearts", card=Card.parse("QH"))


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_named_in_the_plural_or_the_singular(suit: Suit) -> None:
    plural = suit.name.lower()
    for word in (plural, plural[:-1], plural.upper()):
        assert CARDS.read((*words_of(word), "please"), 0) == Reading(1, Meaning.SUIT, plural, suit=suit)


def test_a_suit_within_a_cards_name_names_no_suit() -> None:
    assert breath(CARDS, words_of("seven of spades hearts")) == [("seven of spades", 0, 3), ("hearts", 3, 4)]


def test_the_longest_phrase_is_read_and_of_equal_ones_the_first_declared() -> None:
    reader = Lexicon((
        Entry(pattern("order"), Meaning.ALLOWED),
        Entry(pattern("order now"), Meaning.CALL),
        Entry(pattern("order (right) now", "other"), Meaning.MEETING),
    ))  # fmt: skip
    assert reader.read(("order", "now"), 0) == Reading(2, Meaning.CALL, "order now")
    assert reader.read(("order", "right", "now"), 0) == Reading(3, Meaning.MEETING, "other")
    assert reader.read(("order", "right"), 0) == Reading(1, Meaning.ALLOWED, "order")
    assert reader.read(("order",), 1) is None
    assert reader.read((), 0) is None
    assert list(reader.spoken()) == ["order", "order now", "order right now"]


def test_no_phrase_begins_within_another_one() -> None:
    words = words_of("oh have a nice day nice day")
    assert [" ".join(words[at:]) for at in lexicon("cambridge").starts(words)] == [
        "oh have a nice day nice day",
        "have a nice day nice day",
        "nice day",
        "day",
    ]


def test_what_is_a_phrase_only_by_itself_is_talk_within_others() -> None:
    reader = Lexicon((Entry(pattern("in vain"), Meaning.CALL, alone=True),))
    assert reader.read(("in", "vain"), 0) == Reading(2, Meaning.CALL, "in vain")
    assert reader.read(("all", "in", "vain"), 1) is None
    assert reader.read(("in", "vain", "sir"), 0) is None


@pytest.mark.parametrize(
    ("variant", "words", "found"),
    [
        (
            "cambridge",
            "Seven of spades, have a nice day — last card!",
            [("seven of spades", 0, 3), ("have a nice day", 3, 7), ("last card", 7, 9)],
        ),
        (
            "cambridge",
            "um last card er that's the badger and mau",
            [("last card", 1, 3), ("that's the badger", 4, 7), ("mao", 8, 9)],
        ),
        (
            "cambridge",
            "have a very very nice day nine of spades",
            [("have a nice day", 0, 6), ("nine of spades", 6, 9)],
        ),
        ("cambridge", "have a damn nice day", []),
        ("cambridge", "end of point of order", [("end of point of order", 0, 5)]),
        ("cambridge", "the end of a point of order", [("point of order", 4, 7)]),
        ("cambridge", "failure to say the jack of hearts", [("failure to say …", 0, 7)]),
        ("cambridge", "thank you very very much", [("thank you", 0, 5)]),
        ("cambridge", "thank you very kindly", [("thank you", 0, 2)]),
        ("moo", "mu moo", [("moo", 0, 1), ("moo", 1, 2)]),
        ("moo", "mao", []),
        ("cambridge", "moo", []),
        ("cambridge", "bad call bad card", [("bad call", 0, 2), ("bad card", 2, 4)]),
    ],
)
def test_a_breath_holds_phrases_in_any_order_with_anything_between(
    variant: str, words: str, found: list[Found]
) -> None:
    assert breath(lexicon(variant), words_of(words)) == found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_phrase_is_read_whole_in_every_way_to_say_it(variant: str) -> None:
    reader = lexicon(variant)
    for entry in reader.entries:
        for way in entry.phrase.spoken():
            words = words_of(way)
            reading = reader.read(words, 0)
            assert reading is not None
            assert reading.length == len(words)
            between = reader.read(("zebra", *words, "zebra"), 1)
            rest = isinstance(entry.phrase, OpenEnded)  # takes the zebra as well
            assert entry.alone or (between is not None and between.length == len(words) + rest), way


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_foreign_word_within_a_phrase_breaks_it(variant: str) -> None:
    reader = lexicon(variant)
    for entry in reader.entries:
        for way in entry.phrase.spoken():
            words = words_of(way)
            for cut in range(1, len(words)):
                broken = (*words[:cut], "zebra", *words[cut:])
                reading = reader.read(broken, 0)
                before = reader.read(words[:cut], 0)
                goes_on = before is not None and before.meaning is Meaning.CALL and before.length == cut
                assert goes_on or reading is None or reading.length <= cut


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_recogniser_learns_every_word_that_a_phrase_has(variant: str) -> None:
    reader = lexicon(variant)
    known = {word for line in reader.spoken() for word in line.split()}
    assert known >= {"seven", "spades", "ace", *of(variant).words}
    assert all(word in known for entry in reader.entries for word in words_of(entry.phrase.spoken()[0]))


APART = ("last card", "that's the badger", "bad call", "seven of spades", "joker", "point of order", "hearts")
PARTS = st.lists(st.sampled_from(APART), min_size=1, max_size=5)
BETWEEN = st.lists(st.sampled_from(("um", "zebra", "well then", "i say")), max_size=2).map(" ".join)


@given(st.sampled_from(["cambridge", "moo"]), PARTS, st.lists(BETWEEN, min_size=6, max_size=6))
def test_phrases_of_a_breath_are_read_with_nothing_or_anything_between(
    variant: str, parts: list[str], between: list[str]
) -> None:
    words: tuple[str, ...] = words_of(between[0])
    expected = []
    for part, then in zip(parts, between[1:], strict=False):
        said = words_of(part)
        expected.append((part, len(words), len(words) + len(said)))
        words = (*words, *said, *words_of(then))
    assert breath(lexicon(variant), words) == expected


@given(st.sampled_from(["cambridge", "moo"]), PARTS, st.integers(0, 5))
def test_reading_from_any_phrase_on_is_the_same_as_reading_on(variant: str, parts: list[str], skipped: int) -> None:
    words = tuple(itertools.chain.from_iterable(words_of(part) for part in parts))
    whole = breath(lexicon(variant), words)
    _, start, _ = whole[min(skipped, len(whole) - 1)]
    later = [(text, at + start, end + start) for text, at, end in breath(lexicon(variant), words[start:])]
    assert later == [found for found in whole if found[1] >= start]


TABLE = """\
variant: cambridge
seats: [Ann, Bob]
hands: {{Ann: [7S, 4H, 5H], Bob: [7C, 2D]}}
pile: [2S]
rest: none
events:
  - {{at: 1.0, seat: Ann, play: 7S}}
{said}
  - {{at: 30.0, seat: "*", hush: 30.0}}
"""
SAID = ["seven", "of", "spades", "um", "have", "a", "nice", "day"]


def uncalled(events: list[str]) -> list[tuple[object, object]]:
    script = read_script(TABLE.format(said="\n".join(events)).encode())
    lines = report(judge(script), explain=False, open_infractions=True)
    return [(line["uncalled"], line["since"]) for line in lines if "uncalled" in line and line["on"] == "Ann"]


def spoken(words: list[str], start: int, known: float) -> str:
    """Write an utterance, each of its words 250 ms long and the first of them the nth from 1.5 s on."""
    times = [1.5 + 0.25 * (start + n) for n in range(len(words) + 1)]
    listed = ", ".join(f"[{word}, {times[n]}, {times[n + 1]}]" for n, word in enumerate(words))
    return f'  - {{at: {times[0]}, seat: Ann, say: "{" ".join(words)}", words: [{listed}], known: {known}}}'


def test_both_phrases_of_a_breath_count_and_without_it_both_are_missed() -> None:
    both = [("failure to say seven of spades", 5.0), ("failure to say have a nice day", 5.0)]
    assert uncalled([spoken(SAID, 0, 4)]) == []
    assert sorted(uncalled([])) == sorted(both)
    assert uncalled([spoken(SAID[:3], 0, 4)]) == both[1:]
    assert uncalled([spoken(SAID[4:], 0, 4)]) == both[:1]


@pytest.mark.parametrize("cut", [3, 4])
@pytest.mark.parametrize("known", [(4.0, 4.0), (4.0, 29.0), (29.0, 4.0), (29.0, 29.0)])
def test_a_breath_parted_between_phrases_counts_whenever_its_parts_arrive(cut: int, known: tuple[float, float]) -> None:
    assert uncalled([spoken(SAID[:cut], 0, known[0]), spoken(SAID[cut:], cut, known[1])]) == []


@pytest.mark.parametrize(("start", "verdict"), [(4.999, "bad call"), (5.0, "upheld"), (5.2, "upheld")])
def test_a_phrase_counts_from_the_start_of_its_first_word_and_not_of_its_breath(start: float, verdict: str) -> None:
    words = f"[um, 4.0, 4.5], [seven, {start}, 5.3], [of, 5.3, 5.4], [spades, 5.4, 6.0]"
    said = f'  - {{at: 4.0, seat: Ann, say: "um seven of spades", words: [{words}], known: 20.0}}'
    call = '  - {at: 5.0, seat: Bob, call: "failure to say seven of spades", on: Ann}'
    script = read_script(TABLE.format(said=f"{said}\n{call}").encode())
    ruled = next(line for line in report(judge(script), explain=False, open_infractions=False) if "verdict" in line)
    assert (ruled["verdict"], ruled["ruled"]) == (verdict, 20.0)


@pytest.mark.parametrize(
    "words",
    [
        "[SEVEN, 2.0, 2.2], [of, 2.2, 2.3], [Spades!, 2.3, 3.0]",
        "[7, 2.0, 2.2], [of, 2.2, 2.3], [spades, 2.3, 3.0]",
        "['7 of spades', 2.0, 3.0]",
        "['…', 2.0, 2.1], [seven-of-spades, 2.1, 3.0]",
    ],
)
def test_timed_words_are_compared_like_all_words(words: str) -> None:
    said = f'  - {{at: 2.0, seat: Ann, say: "7 of spades", words: [{words}]}}'
    assert uncalled([said]) == [("failure to say have a nice day", 5.0)]
