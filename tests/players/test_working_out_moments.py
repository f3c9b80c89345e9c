"""Computer players work out rules that are about no card: draws, penalties, cards taken back, turns, hands, words."""

from __future__ import annotations

import pytest

from mao_desktop.engine import Said, Spoken, WriteRule
from mao_desktop.inference import Watch
from mao_desktop.language.words import words_of
from mao_desktop.players.memory import HAS_IT
from mao_desktop.players.working_out import KEEPS, heard
from mao_desktop.public_record import Occasion
from mao_desktop.secret_rules import written
from mao_desktop.session.simulation import Simulation
from mao_desktop.variants import VARIANTS

AUTHOR, PLAYER = 0, 2


def words_of_others(text: str, seed: int, wins: int) -> list[str]:
    """Play with a secret rule of the first seat's; list what the others said."""
    table = Simulation("cambridge", 4, seed)
    said: list[str] = []

    def note(event: object) -> None:
        if isinstance(event, Spoken) and event.seat != AUTHOR:
            said.append(" ".join(word.text for word in event.words))

    table.session.subscribe(lambda stamped, _: note(stamped.event))
    row = written(text, table.session.view(AUTHOR).judged.rules, None)
    table.session.submit(WriteRule(AUTHOR, text, row, agreed=True))
    table.play(wins)
    return said


@pytest.mark.parametrize(
    ("rule", "phrase"),
    [
        ('when a card is drawn, say "one more"', "one more"),
        ('when a hand reaches 3 cards, say "getting there"', "getting there"),
        ('when "have a nice day" is said, say "bless you"', "bless you"),
        ('when "thats the badger" is said, every other seat says "mushroom"', "mushroom"),
    ],
)
def test_players_come_to_say_what_is_due_where_no_card_is_played_and_tell_that_they_have_it(
    rule: str, phrase: str
) -> None:
    said = words_of_others(rule, seed=6, wins=4)
    assert sum(phrase in each for each in said) > 2
    assert HAS_IT in said


def test_bug_players_took_a_phrase_for_said_within_a_longer_one_that_the_rules_know() -> None:
    rules = VARIANTS["cambridge"].rules({}, ("Ann", "Bob", "Eve"))
    watch = Watch(9.0).wrote(AUTHOR)
    for at, words in ((1_000, "nice day"), (20_000, "have a nice day"), (40_000, "oh nice day")):
        saying = Occasion(Said, at, at, 1, (5, 5, 5), (2, 0), 1, in_turn=True, words=words_of(words))
        watch = heard(watch, saying, PLAYER, rules)
    watch = watch.upheld("SEC:1", "failure to say bless you", 1, None, forbidden=False, opened=1_000)
    (suspicion,) = watch.suspicions
    assert [suspicion.expects(suspicion.sight(each)) >= KEEPS for each in watch.sayings] == [True, False, True]
