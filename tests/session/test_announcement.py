"""The dealer opens with an announcement: with `newcomers` it tells three rules, and telling them is no offence."""

from __future__ import annotations

from typing import Any

import pytest
from tables import Game

from mao_desktop.engine import Deal, InfractionArose, Ruling, Spoken, announcement
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat, Setup, shuffled
from mao_desktop.variants import VARIANTS

THREE_RULES = (
    "play goes clockwise",
    "take a card if you do not want to play",
    "the joker is the nine of diamonds",
)
STRICT: dict[str, Any] = {"no_talking": True, "explaining_words": ("clockwise", "joker")}


def table(dealer: int = 1, **options: Any) -> Game:
    seats = (Seat("P0"), *(Seat(name, skill) for name, skill in ROSTER[:3]))
    return Game(shuffled(Setup("cambridge", seats, options, dealer=dealer)))


def said_before_the_deal(game: Game) -> list[tuple[int | None, str]]:
    events = [stamped.event for stamped, _ in game.told]
    dealt = next(n for n, event in enumerate(events) if isinstance(event, Deal))
    return [(e.seat, " ".join(w.text for w in e.words)) for e in events[:dealt] if isinstance(e, Spoken)]


@pytest.mark.rule("CAM-03")
def test_a_computer_dealer_tells_newcomers_three_rules_before_the_deal() -> None:
    game = table(newcomers=True)
    game.at(30_000)
    assert said_before_the_deal(game) == [(1, rule) for rule in THREE_RULES]


@pytest.mark.rule("CAM-03")
def test_the_announcement_is_captioned_like_all_that_players_say() -> None:
    game = table(newcomers=True)
    begun: list[str] = []
    game.session.listen(lambda utterance: begun.append(utterance.text))
    game.at(30_000)
    assert tuple(begun[:3]) == THREE_RULES


@pytest.mark.rule("CAM-03")
def test_the_announcement_is_no_offence_where_talking_and_explaining_are() -> None:
    game = table(newcomers=True, **STRICT)
    game.at(30_000)
    dealt = next(stamped.at for stamped, _ in game.told if isinstance(stamped.event, Deal))
    early = [facts for stamped, facts in game.told if stamped.at <= dealt]
    assert said_before_the_deal(game)
    assert not [fact for facts in early for fact in facts if isinstance(fact, InfractionArose | Ruling)]


def test_without_newcomers_nothing_is_announced() -> None:
    game = table()
    game.at(30_000)
    assert said_before_the_deal(game) == []


def test_every_deal_of_a_game_in_rounds_is_announced_again() -> None:
    seats = tuple(Seat(name, skill) for name, skill in ROSTER[:3])
    game = Game(shuffled(Setup("cambridge", seats, {"newcomers": True, "round_ends": True, "hand_size": 2})))
    game.at(600_000)
    events = [stamped.event for stamped, _ in game.told]
    deals = [event.seat for event in events if isinstance(event, Deal)]
    said = [event for event in events if isinstance(event, Spoken)]
    told = [event.seat for event in said if " ".join(word.text for word in event.words) == THREE_RULES[0]]
    assert len(deals) > 1
    assert told == deals


def test_the_rules_tell_what_a_person_who_deals_reads_out() -> None:
    variant = VARIANTS["cambridge"]
    rules = variant.rules({"newcomers": True}, ("Ann", "Bob"))
    assert announcement(rules) == THREE_RULES
    assert announcement(rules.changed(dropped=frozenset({"CAM-03"}))) == ()
    assert announcement(rules.changed(options={**rules.options, "newcomers": False})) == ()
    assert all(announcement(other.rules({}, ("Ann", "Bob"))) == () for other in VARIANTS.values())


def test_the_lines_are_known_to_the_recogniser_only_with_newcomers() -> None:
    variant = VARIANTS["cambridge"]
    lines = set(THREE_RULES)
    assert lines <= {entry.phrase.text for entry in variant.lexicon({"newcomers": True}, ()).entries}
    assert not lines & {entry.phrase.text for entry in variant.lexicon({}, ()).entries}


def test_a_person_who_deals_may_read_it_out() -> None:
    game = table(dealer=0, newcomers=True)
    game.at(30_000)
    assert not any(isinstance(stamped.event, Spoken) for stamped, _ in game.told)
