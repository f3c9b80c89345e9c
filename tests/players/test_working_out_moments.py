"""Computer players work out rules that are about no card: draws, penalties, cards taken back, turns, hands, words."""

from __future__ import annotations

import pytest

from mao_desktop.engine import Spoken, WriteRule
from mao_desktop.players.memory import HAS_IT
from mao_desktop.secret_rules import written
from mao_desktop.session.simulation import Simulation

AUTHOR = 0


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
