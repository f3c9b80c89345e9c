"""Talking computer players take turns: nobody talks over another, a person least of all; the times are those heard."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tables import Game, company

from mao_desktop.engine import Called, Spoken
from mao_desktop.session.simulation import Simulation
from mao_desktop.session.utterances import Utterance, spread
from mao_desktop.session.watermarks import NOISE


def talking(game: Game) -> list[Utterance]:
    """Note what computer players begin to say."""
    begun: list[Utterance] = []
    game.session.listen(begun.append)
    return begun


@pytest.mark.parametrize("variant", ["cambridge", "moo"])
def test_no_two_players_ever_talk_at_once(variant: str) -> None:
    simulation = Simulation(variant, 6, 3)
    simulation.play(wins=4)
    talk = [s.event for s in simulation.session.log() if isinstance(s.event, Spoken | Called)]
    assert len(talk) > 20
    spans = sorted((event.words[0].start, event.words[-1].end) for event in talk)
    assert all(end < begin for (_, end), (begin, _) in pairwise(spans))


def test_what_a_player_says_is_known_when_it_is_over_with_the_times_at_which_it_was_said() -> None:
    simulation = Simulation("cambridge", 4, 3)
    simulation.play()
    talk = [s for s in simulation.session.log() if isinstance(s.event, Spoken | Called)]
    assert talk
    for stamped in talk:
        assert isinstance(stamped.event, Spoken | Called)
        words = stamped.event.words
        assert words[0].start < words[-1].end <= stamped.at <= words[-1].end + 1


def first_words(game: Game) -> Utterance:
    """Let the game go on until a player begins to speak."""
    begun = talking(game)
    game.session.deal()
    while not begun:
        wake = game.session.next_wake()
        assert wake is not None
        game.at(wake)
    return begun[0]


def test_nobody_begins_while_a_person_speaks_but_noise_does_not_silence_the_table() -> None:
    game = Game(company(people=0, players=4, seed=3))
    begun = talking(game)
    game.session.deal()
    game.session.set_speaking("desk", speaking=True)
    game.at(NOISE - 1)
    assert begun == []
    game.at(30_000)
    assert begun
    assert begun[0].start >= NOISE


def test_when_a_person_falls_silent_the_others_speak() -> None:
    calm = first_words(Game(company(people=0, players=4, seed=5)))
    game = Game(company(people=0, players=4, seed=5))
    begun = talking(game)
    game.session.deal()
    game.at(calm.start - 500).set_speaking("desk", speaking=True)
    game.at(calm.start + 900).set_speaking("desk", speaking=False)
    game.at(calm.start + 1_500)
    assert begun[0].text == calm.text
    assert calm.start + 900 <= begun[0].start <= calm.start + 1_500


def test_what_is_known_waits_for_who_speaks() -> None:
    game = Game(company(people=0, players=4, seed=3))
    said = first_words(game)
    game.at(said.end - 1)
    assert game.session.view(0).heard <= said.start
    game.at(said.end)
    assert game.session.view(0).heard == said.end


def test_heard_aloud_words_enter_with_the_times_at_which_they_were_heard() -> None:
    game = Game(company(people=0, players=4, seed=3))
    game.session.give_voice(voiced=True)
    said = first_words(game)
    game.session.spoken(said.id, said.start + 120, said.end + 700)
    game.at(said.end + 800)
    (event,) = [s.event for s in game.session.log() if isinstance(s.event, Spoken | Called)]
    assert (event.words[0].start, event.words[-1].end) == (said.start + 120, said.end + 700)


def test_a_voice_that_tells_nothing_costs_only_time() -> None:
    game = Game(company(people=0, players=4, seed=3))
    game.session.give_voice(voiced=True)
    said = first_words(game)
    game.at(said.end + 5_900)
    assert game.session.view(0).heard <= said.start
    game.at(said.end + 6_000)
    assert said.event() in [s.event for s in game.session.log()]


def test_words_are_spread_over_the_time_by_their_letters() -> None:
    words = spread("have a nice day", 1_000, 3_000)
    assert [w.text for w in words] == ["have", "a", "nice", "day"]
    assert (words[0].start, words[-1].end) == (1_000, 3_000)
    assert all(a.end == b.start for a, b in pairwise(words))
    assert words[1].end - words[1].start < words[0].end - words[0].start
