"""A word now and then: in character, only where no rule minds it, and never one that a rule listens for."""

from __future__ import annotations

import pytest
from tables import Game, company

from mao_desktop.engine import InfractionArose, Ruling, Spoken
from mao_desktop.language.words import words_of
from mao_desktop.players.characters import CHARACTERS, Manner
from mao_desktop.players.memory import Memory
from mao_desktop.players.player import Player
from mao_desktop.players.roster import ROSTER
from mao_desktop.players.skill import Skill
from mao_desktop.players.small_talk import is_free
from mao_desktop.session.simulation import Simulation
from mao_desktop.ui.style.faces import FACES

LINES = {words_of(text) for who in CHARACTERS.values() for texts in who.words.values() for text in texts}


def said(simulation: Simulation) -> list[tuple[int, int]]:
    """Play a game, and list when (ms) and by which seat small talk was said."""
    return [
        (event.words[0].start, event.seat)
        for stamped in simulation.session.log()
        if isinstance(event := stamped.event, Spoken) and event.seat is not None
        if tuple(word.text for word in event.words) in LINES
    ]


def test_everybody_on_the_roster_has_a_character_and_a_face_and_no_two_are_alike() -> None:
    names = {name for name, _ in ROSTER}
    assert set(CHARACTERS) == set(FACES) == names
    assert len({who.manner for who in CHARACTERS.values()}) == len(Manner) == len(names)
    assert len(set(FACES.values())) == len(names)


@pytest.mark.parametrize(("variant", "options"), [("german", {"talking": False}), ("santa-cruz", {})])
def test_small_talk_is_never_an_offence(variant: str, options: dict[str, object]) -> None:
    simulation = Simulation(variant, 4, 3, options=options)
    simulation.session.let_chatter(1.0)
    arose: list[InfractionArose] = []
    simulation.session.subscribe(lambda _, facts: arose.extend(f for f in facts if isinstance(f, InfractionArose)))
    simulation.play()
    talk = said(simulation)
    assert talk
    assert not [(each, at) for each in arose for at, seat in talk if (each.on, each.since) == (seat, at)]


@pytest.mark.parametrize(
    ("variant", "text", "free"),
    [
        ("cambridge", "look over there", True),
        ("cambridge", "have a nice day", False),
        ("cambridge", "my aunt says have a nice day to you", False),
        ("santa-cruz", "worth a try", True),
        ("santa-cruz", "why me", False),
        ("german", "worth a try", False),
    ],
)
def test_what_a_rule_minds_or_listens_for_is_no_small_talk(variant: str, text: str, free: bool) -> None:  # noqa: FBT001
    view = Simulation(variant, 3, 1).session.view(0)
    assert is_free(Player(0, Skill(), 1).perceive(view, Memory(), 0), text) is free


def test_where_talking_is_forbidden_nobody_says_a_word() -> None:
    simulation = Simulation("cambridge", 4, 3, options={"no_talking": True})
    simulation.session.let_chatter(1.0)
    simulation.play()
    assert said(simulation) == []


def test_turned_off_nobody_says_a_word_anywhere() -> None:
    simulation = Simulation("santa-cruz", 4, 3)
    simulation.play()
    assert said(simulation) == []


def test_who_hurries_plays_sooner_and_calls_no_sooner() -> None:
    def game(*, hurried: bool) -> Game:
        played = Game(company(people=0, players=4, seed=3))
        played.session.hurry(hurried=hurried)
        played.session.deal()
        played.at(60_000)
        return played

    usual, hurried = (game(hurried=each) for each in (False, True))
    moves = [
        len([s for s in each.session.log() if type(s.event).__name__ in ("Play", "Draw")]) for each in (usual, hurried)
    ]
    assert moves[1] > 1.5 * moves[0]
    late = [ruling.at - ruling.since for ruling in rulings(hurried) if ruling.since is not None]
    assert late
    assert min(late) >= 1_200


def rulings(game: Game) -> list[Ruling]:
    return [each for each in game.rulings() if each.by is not None]
