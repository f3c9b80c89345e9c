"""Rules are values: they compare by content, change by revisions, and everything derived from them follows at once."""

from __future__ import annotations

import enum
import types
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING

import pytest
from written_rules import ANN, BOB, CID, DOT, GRACE, SEATS, Game, rules_with, when

from mao_desktop.commands.rule_listing import rules_in_force
from mao_desktop.engine import (
    Authority,
    Card,
    Draw,
    DrawCards,
    Forbidden,
    HandReaches,
    OffRow,
    OfRank,
    Played,
    Propose,
    Rank,
    Refusal,
    Refused,
    Row,
    Rules,
    Said,
    SayPhrase,
    Seats,
    SetOption,
    Verdict,
    Vote,
    VoteClosed,
    WriteRule,
    may_lie,
    replay,
    view,
)
from mao_desktop.language.reading import Lexicon
from mao_desktop.players.memory import Memory, Say
from mao_desktop.players.player import Player
from mao_desktop.players.skill import Skill
from mao_desktop.speech.recognition.vocabulary import vocabulary_of_variant
from mao_desktop.variants import VARIANTS
from mao_desktop.variants import variant as variants

if TYPE_CHECKING:
    from collections.abc import Iterator

RABBIT = when(Played(OfRank(Rank.FOUR)), SayPhrase(Seats.PLAYER, "that's the rabbit"))
OFF = Row("", "…", (OffRow("CAM-34"),))
SLOW = Row("", "…", (SetOption("grace", 6),))
VOTES = (
    ("grace = 6",),
    ("drop CAM-34",),
    ("drop CAM-34", "restore CAM-34"),
    ("last_card_voids_mao = on",),
    ("revoke the last penalty on Ann",),
    ("drop SEC:1",),
)


def carried(game: Game, at: int, *proposals: str) -> Game:
    """Let three seats carry proposals in a point of order."""
    game.say(at, BOB, "point of order")
    for number, text in enumerate(proposals, 1):
        game.at(at + number, Propose(BOB, text))
        for seat in (ANN, BOB, CID):
            game.at(at + number, Vote(seat, yes=True))
    return game.say(at + 50, BOB, "end of point of order")


class Dictionary:
    """A model that knows every word."""

    def knows(self, word: str) -> bool:
        """Say yes."""
        return bool(word)

    def near(self, word: str) -> list[str]:  # noqa: ARG002
        """Know of none."""
        return []


# Values.


def values_in(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """List everything that a value consists of, with the way to it."""
    yield path, value
    if is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from values_in(getattr(value, each.name), f"{path}.{each.name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from values_in(item, f"{path}[{key}]")
    elif isinstance(value, tuple | frozenset | list | set):
        for number, item in enumerate(value):
            yield from values_in(item, f"{path}[{number}]")


@pytest.mark.parametrize("name", VARIANTS)
def test_every_row_of_a_variant_is_plain_frozen_data(name: str) -> None:
    for row in VARIANTS[name].rules({}, SEATS).rows:
        for path, value in values_in(row.parts, row.id):
            if isinstance(value, types.FunctionType):
                assert "<" not in value.__qualname__, f"{path} is {value.__qualname__}"
            assert not isinstance(value, types.MethodType | list | set), path
            if is_dataclass(value) and not isinstance(value, enum.Enum | type):
                assert type(value).__dataclass_params__.frozen, path  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_sheet_that_is_written_anew_is_the_same(name: str) -> None:
    switches = {option.name: True for option in VARIANTS[name].options if option.default is False}
    for options in ({}, {"grace": 2.5}, switches):
        first = VARIANTS[name].rules(options, SEATS)
        for kept in (variants._rules, variants._sheet):  # noqa: SLF001  what this is about
            kept.cache_clear()
        second = VARIANTS[name].rules(options, SEATS)
        assert second.sheet is not first.sheet
        assert second == first
        assert second.sheet == first.sheet


def test_rules_compare_by_content() -> None:
    plain = rules_with()
    assert rules_with() == plain
    assert rules_with(options={"grace": 6}) != plain
    assert rules_with(RABBIT) == rules_with(RABBIT) != plain
    assert plain.changed(dropped=frozenset({"CAM-34"})) != plain
    assert plain.changed() != plain  # a revision later
    assert plain.changed().revision == plain.revision + 1


@pytest.mark.parametrize("proposals", VOTES)
def test_two_replays_of_a_log_are_equal_after_any_vote(proposals: tuple[str, ...]) -> None:
    game = Game.of(rules_with(), "2C 4H 9C", pile="KD")
    opening = game.state
    game.at(200, WriteRule(BOB, "…", RABBIT, agreed=True)).play(1_000, ANN, "2C").call(2_000, ANN, "bad card")
    carried(game, 3_000, *proposals)
    assert [fact.passed for fact in game.facts if isinstance(fact, VoteClosed)] == [True] * len(proposals)
    one, other = replay(opening, tuple(game.log)), replay(opening, tuple(game.log))
    assert one == other
    assert one[0] == game.state
    assert one[0].settled.rules.written == game.judged.rules.written


# Rows that switch rows off and set options.


def test_a_row_can_switch_another_off() -> None:
    assert Game.of(rules_with(OFF), "9S 9H 9C", pile="3S").play(1_000, ANN, "9S").judged.duties == ()
    dropped = rules_with(OFF).changed(dropped=frozenset({"SEC:1"}))
    assert Game.of(dropped, "9S 9H 9C", pile="3S").play(1_000, ANN, "9S").judged.duties != ()


def test_a_newer_row_can_switch_off_what_an_older_one_switches() -> None:
    back = Row("", "…", (OffRow("SEC:1"),))
    assert rules_with(OFF).off == {"CAM-34"}
    assert rules_with(OFF, back).off == {"SEC:1"}
    assert rules_with(SLOW).grace == 6_000
    assert rules_with(SLOW, back).grace == GRACE


def test_a_row_can_set_an_option_and_the_newest_holds() -> None:
    assert rules_with(SLOW).grace == 6_000
    assert rules_with(SLOW, Row("", "…", (SetOption("grace", 2),))).grace == 2_000
    assert rules_with(SLOW).changed(dropped=frozenset({"SEC:1"})).grace == GRACE
    thanks = rules_with(Row("", "…", (SetOption("thanks", value=True),)))
    assert thanks.sheet == VARIANTS["cambridge"].rules({"thanks": True}, SEATS).sheet


@pytest.mark.parametrize(
    ("part", "why"),
    [
        (OffRow("CAM-999"), "there is no rule “CAM-999”"),
        (SetOption("graze", 6), "there is no option “graze”"),
        (SetOption("grace", "long"), "seconds from 1 to 60"),
    ],
)
def test_a_row_that_cannot_be_in_force_is_refused_and_costs_nothing(part: OffRow | SetOption, why: str) -> None:
    game = Game.of(rules_with()).at(1_000, WriteRule(BOB, "…", Row("", "…", (part,)), agreed=True))
    refused = next(fact for fact in game.facts if isinstance(fact, Refused))
    assert refused.why is Refusal.NOT_A_RULE
    assert why in refused.detail
    assert game.judged.rules.written == ()


def test_a_row_cannot_switch_off_what_no_vote_can() -> None:
    rules = rules_with()
    with pytest.raises(ValueError, match="CAM-16 is part of CAM-15"):
        rules.with_written(Row("", "…", (OffRow("CAM-16"),)))


def test_others_see_the_table_as_if_a_row_that_they_do_not_know_were_not_there() -> None:
    game = Game.of(rules_with(), "9S 9H 9C", pile="3S")
    for row in (OFF, Row("", "…", (SetOption("no_talking", value=True),)), SLOW):
        game.at(100, WriteRule(BOB, "…", row, agreed=True))
    game.say(1_000, CID, "nice weather")
    assert [i.offence.rule for i in game.judged.seats[CID].infractions] == ["CAM-80"]
    known, unknown = (view(game.state, seat, game.now).judged for seat in (BOB, ANN))
    assert (known.rules.off, known.rules.grace, len(known.seats[CID].infractions)) == (frozenset({"CAM-34"}), 6_000, 1)
    assert (unknown.rules.off, unknown.rules.grace, unknown.seats[CID].infractions) == (frozenset(), GRACE, ())
    assert unknown.rules.rows == VARIANTS["cambridge"].rules({}, SEATS).rows
    assert unknown.rules.reader == VARIANTS["cambridge"].rules({}, SEATS).reader


def test_a_seat_can_be_shown_a_game_whose_hidden_row_switched_a_mechanism_off() -> None:
    off = replace(Row("", "…", (OffRow("SCM-42"), OffRow("SCM-02"), OffRow("SCM-03"))), author=BOB)
    game = Game.of(rules_with(off, variant="santa-cruz"), "9H 9C 4H")
    seen = view(game.state, ANN, 0).judged
    assert may_lie(seen, ANN, Card.parse("9H"))
    assert set(seen.slots) == set(Game.of(rules_with(variant="santa-cruz")).judged.slots)


# What follows from a vote.


def known(rules: Rules, words: str) -> bool:
    reading = rules.reader.read(tuple(words.split()), 0)
    return reading is not None and reading.length == len(words.split())


def test_a_longer_grace_is_voted_and_holds_from_the_next_card() -> None:
    game = carried(Game.of(rules_with(), "9S 9H 9C", pile="3S"), 1_000, "grace = 6")
    assert (game.judged.rules.grace, game.judged.rules.options["grace"]) == (6_000, 6)
    game.play(2_000, ANN, "9S").at(7_900).call(7_950, ANN, "failure to say nine of spades")
    game.at(8_100).call(8_200, ANN, "failure to say nine of spades")
    assert [verdict for verdict, _, _ in game.verdicts] == [Verdict.BAD, Verdict.UPHELD]


def test_a_dropped_row_asks_for_nothing_and_its_call_is_a_bad_one_of_that_row() -> None:
    game = carried(Game.of(rules_with(), "9S 9H 9C", pile="3S"), 1_000, "drop CAM-34").play(2_000, ANN, "9S")
    assert game.judged.duties == ()
    assert known(game.judged.rules, "failure to say nine of spades")
    game.at(7_000).say(7_100, DOT, "failure to say nine of spades")
    assert game.verdicts == [(Verdict.BAD, "CAM-34", DOT)]


def test_a_win_is_voided_by_a_vote_on_missed_last_cards() -> None:
    game = carried(Game.of(rules_with(), "9H 4H", "2H 9C 9D", "4H 4C 4S", "6H 6C 6S"), 500, "last_card_voids_mao = on")
    game.play(1_000, ANN, "9H")
    for at, seat, card in ((3_000, BOB, "2H"), (4_000, CID, "4H"), (5_000, DOT, "6H"), (6_000, ANN, "4H")):
        game.play(at, seat, card)
    assert game.say(6_500, ANN, "mao").winners == []


def lexicon_of(rules: Rules) -> Lexicon:
    assert isinstance(rules.reader, Lexicon)
    return rules.reader


def test_words_that_an_option_brings_or_takes_are_known_and_listened_for_at_once() -> None:
    game = Game.of(rules_with(options={"conduct": True}))
    assert known(game.judged.rules, "violence")
    carried(game, 1_000, "conduct = off")
    rules = game.judged.rules
    assert not known(rules, "violence")
    lines = vocabulary_of_variant(lexicon_of(rules), Dictionary()).lines
    assert "violence" not in lines
    assert all(form.phrase.text != "violence" for form in rules.call_forms)


def test_what_a_written_row_asks_for_and_is_called_is_known_and_listened_for_at_once() -> None:
    game = Game.of(rules_with(), "4H 9H 9C")
    all_hail = when(Played(OfRank(Rank.FOUR)), SayPhrase(Seats.PLAYER, "all hail the {card}"))
    sorry = when(Said("my bad"), Forbidden(), call="manners please")
    game.at(100, WriteRule(BOB, "…", all_hail, agreed=True)).at(200, WriteRule(BOB, "…", sorry, agreed=True))
    rules = game.judged.rules
    assert known(rules, "failure to say all hail the four of hearts")
    lines = vocabulary_of_variant(lexicon_of(rules), Dictionary()).lines
    assert {"all hail the four of hearts", "my bad", "manners please"} <= set(lines)
    game.play(1_000, ANN, "4H").say(6_000, CID, "failure to say all hail the four of hearts")
    assert game.verdicts == [(Verdict.UPHELD, "SEC:1", ANN)]
    assert not known(view(game.state, ANN, game.now).judged.rules, "manners please")


def test_the_call_of_a_dropped_written_row_stays_a_call() -> None:
    game = Game.of(rules_with(RABBIT), "4H 9H 9C")
    carried(game, 1_000, "drop SEC:1").play(2_000, ANN, "4H").at(7_000)
    assert game.say(7_100, CID, "failure to say thats the rabbit").verdicts == [(Verdict.BAD, "SEC:1", CID)]


def test_the_rule_listing_shows_the_rows_in_force() -> None:
    listed = rules_in_force(rules_with(OFF, RABBIT))
    assert "CAM-34" in rules_in_force(rules_with())
    assert "CAM-34" not in listed
    assert "SEC:2" in listed
    voted = carried(Game.of(rules_with()), 1_000, "drop CAM-31").judged.rules
    assert "CAM-31" not in rules_in_force(voted)


def test_a_computer_player_says_and_calls_by_the_rules_in_force() -> None:
    perfect = Player(ANN, Skill(1.0, 1.0, 1.0, 1.0), 1, frozenset())

    def says(game: Game) -> list[str]:
        seen = view(game.state, ANN, game.now)
        _, plan = perfect.think(seen, Memory(0), game.now)
        return [each.deed.text for each in plan if isinstance(each.deed, Say)]

    plain = Game.of(rules_with(), "9S 9H 9C", pile="3S").play(1_000, ANN, "9S")
    assert says(plain) == ["nine of spades"]
    assert says(carried(Game.of(rules_with(), "9S 9H 9C", pile="3S"), 500, "drop CAM-34").play(1_000, ANN, "9S")) == []
    own = Game.of(rules_with(), "4H 9H 9C").at(500, WriteRule(ANN, "…", RABBIT, agreed=True)).play(1_000, ANN, "4H")
    assert says(own) == ["that's the rabbit"]
    others = Game.of(rules_with(), "4H 9H 9C").at(500, WriteRule(BOB, "…", RABBIT, agreed=True)).play(1_000, ANN, "4H")
    assert says(others) == []


def test_a_computer_player_draws_what_a_row_asks_of_it() -> None:
    row = when(Played(OfRank(Rank.FOUR)), DrawCards(Seats.PLAYER, 3))
    game = (
        Game.of(rules_with(), "4H 9H 9C")
        .at(500, WriteRule(ANN, "…", row, agreed=True))
        .play(1_000, ANN, "4H")
        .draw(1_500, ANN)
    )
    player = Player(ANN, Skill(1.0, 1.0, 1.0, 1.0), 1, frozenset())
    _, plan = player.think(view(game.state, ANN, game.now), Memory(0), game.now)
    assert Draw(ANN, 2) in [each.deed for each in plan]


def test_a_penalty_that_is_revoked_lets_a_hand_reach_a_number() -> None:
    reaches = when(HandReaches(3), SayPhrase(Seats.PLAYER, "getting there"))
    game = Game.of(rules_with(reaches), "2C 4H 9C", pile="KD").play(1_000, ANN, "2C").call(2_000, ANN, "bad card")
    game.say(2_100, ANN, "getting there")
    assert (game.owed, game.judged.seats[ANN].cards) == ([], 4)
    assert carried(game, 3_000, "revoke the last penalty on Ann").owed == [(ANN, "getting there")]


def test_the_program_calls_by_the_rules_in_force() -> None:
    game = Game.of(rules_with(), "4H 9H 9C", authority=Authority.COMPUTER).at(
        500, WriteRule(BOB, "…", RABBIT, agreed=True)
    )
    game.play(1_000, ANN, "4H").at(5_500)
    assert game.verdicts == [(Verdict.UPHELD, "SEC:1", ANN)]
