"""A game's log turned into a table script is ruled as the game was, and judged anew it differs in nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tables import Game, cards, company, laid_out

from mao_desktop.engine import (
    Authority,
    Called,
    Corrected,
    Deal,
    Draw,
    Fact,
    Gap,
    NotWon,
    Play,
    Refused,
    RoundOver,
    Ruling,
    Spoken,
    Verdict,
    VoteClosed,
    Won,
    Word,
)
from mao_desktop.fuzzing import planned, played
from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session.simulation import Simulation
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rejudging import rejudge

if TYPE_CHECKING:
    from pathlib import Path

TOLD = Ruling | Won | NotWon | RoundOver | VoteClosed | Refused


def told(facts: tuple[Fact, ...]) -> list[Fact]:
    return [fact for fact in facts if isinstance(fact, TOLD)]


def as_judged_from_a_script(path: Path) -> list[Fact]:
    return told(judge(read_script(export(read_game(path)).encode())).facts)


def as_it_was(path: Path) -> list[Fact]:
    return told(tuple(fact for record in read_game(path).records for fact in record.facts))


@pytest.mark.parametrize("variant", ["cambridge", "moo"])
def test_a_game_of_computer_players_is_ruled_the_same_from_its_script(variant: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    simulation = Simulation(variant, 4, 5, lambda setup: Journal.begin(path, setup, "now"))
    simulation.play(wins=3)
    assert len(as_it_was(path)) > 3
    assert as_judged_from_a_script(path) == as_it_was(path)


@pytest.mark.parametrize("who", ["computer", "seat", "overseer"])
def test_who_may_call_is_told_in_the_script(who: str, tmp_path: Path) -> None:
    setup = laid_out({"Ann": "9D KD 2S", "on": "5H 4H", "Cid: “C”": "8C 8D"}, "2D", grace=2.5, thanks=True)
    ways = {
        "computer": (Authority.COMPUTER, None, ""),
        "seat": (Authority.MASTER, 1, ""),
        "overseer": (Authority.MASTER, -1, "yes"),
    }
    authority, master, overseer = ways[who]
    setup = replace(setup, authority=authority, master=master, overseer=overseer)
    game = Game(setup, Journal.begin(tmp_path / "game", setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    if master is not None:
        game.at(5_000).call(master, "failure to say that's the badger", 0)
    game.at(9_000)
    game.session.close()
    assert any(isinstance(fact, Ruling) for fact in as_it_was(tmp_path / "game"))
    assert as_judged_from_a_script(tmp_path / "game") == as_it_was(tmp_path / "game")


def test_rounds_dealt_one_after_another_find_the_same_cards(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "KD", "Bob": "4C 5C"}, "2D", round_ends=True)
    game = Game(setup, Journal.begin(tmp_path / "game", setup, "now"))
    game.at(1_000).submit(Play(0, cards("KD")[0]))
    game.at(1_500).say(0, "mao")
    game.at(3_000).deal()
    for n in range(30):
        game.at(4_000 + 1_000 * n).submit(Draw(n % 2, 3))
    hands = [list(map(str, game.session.view(seat).hand)) for seat in (0, 1)]
    game.session.close()
    assert as_judged_from_a_script(tmp_path / "game") == as_it_was(tmp_path / "game")
    state = judge(read_script(export(read_game(tmp_path / "game")).encode())).state
    assert [list(map(str, hand)) for hand in state.table.hands] == hands


def spoken(seat: int | None, text: str, start: int) -> Spoken:
    return Spoken(seat, (Word(text, start, start + 100),))


def test_bug_a_gap_of_one_seat_alone_could_not_be_exported(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "9D KD", "Bob": "5H 9H"}, "2D")
    path = tmp_path / "game"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    game.at(2_000).submit(Gap(900, 1_900, "muted", (1,)))
    game.at(9_000).call(1, "failure to say that's the badger", 0)
    game.at(10_000)
    game.session.close()
    assert Verdict.UPHELD in {fact.verdict for fact in as_it_was(path) if isinstance(fact, Ruling)}
    assert as_judged_from_a_script(path) == as_it_was(path)


def test_bug_a_microphone_that_was_deaf_before_the_game_was_exported_as_no_script(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = laid_out({"Ann": "9D KD", "Bob": "5H 9H"}, "2D")
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Gap(-500, 300, "it was opened", (0,)))
    game.at(2_000).submit(Play(0, cards("9D")[0]))
    game.at(9_000).call(1, "failure to say that's the badger", 0)
    game.session.close()
    assert as_judged_from_a_script(path) == as_it_was(path) != []


def test_bug_a_late_correction_of_an_older_utterance_could_not_be_exported(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "9D KD", "Bob": "5H 9H"}, "2D")
    path = tmp_path / "game"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(Play(0, cards("9D")[0]))
    badger = ("that's", "the", "badger")
    words = tuple(Word(word, 1_200 + 200 * n, 1_400 + 200 * n) for n, word in enumerate(badger))
    game.at(2_000).submit(Spoken(None, words))
    said = game.session.number() - 1  # the watermark's move after it is the last
    game.at(2_500).submit(spoken(None, "spades", 2_100))
    game.at(3_000).submit(Corrected(0, said))
    game.at(9_000).call(1, "failure to say that's the badger", 0)
    game.at(10_000)
    game.session.close()
    assert "{at: 3.0, seat: '*', correct: Ann, before: 1}" in export(read_game(path))
    assert Verdict.BAD in {fact.verdict for fact in as_it_was(path) if isinstance(fact, Ruling)}
    assert as_judged_from_a_script(path) == as_it_was(path)


def test_a_correction_counts_back_where_it_is_not_of_the_last_words_without_a_seat(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "9D KD", "Bob": "5H 9H"}, "2D")
    path = tmp_path / "game"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.at(1_000).submit(spoken(None, "spades", 900))
    game.at(2_000).submit(spoken(1, "hearts", 1_900))
    said = game.session.number() - 1
    game.at(3_000).submit(Corrected(0, said))
    game.session.close()
    assert "{at: 3.0, seat: '*', correct: Ann, before: 0}" in export(read_game(path))


def test_bug_a_dealer_who_names_who_begins_could_not_be_exported(tmp_path: Path) -> None:
    setup = replace(company(people=3, players=0), options={"first_seat": "named"})
    path = tmp_path / "game"
    game = Game(setup, Journal.begin(path, setup, "now"))
    game.session.submit(Deal(0, ((0, 2), (1, 2), (2, 2)), turn_up=True, first=2))
    game.at(1_000)
    assert game.session.view(0).judged.turn.seat == 2
    game.session.close()
    assert judge(read_script(export(read_game(path)).encode())).state.settled.turn.seat == 2


def test_a_call_on_nobody_by_nobody_known_is_told_as_it_was(tmp_path: Path) -> None:
    setup = laid_out({"Ann": "9D 4S", "Bob": "5H"}, "2D")
    game = Game(setup, Journal.begin(tmp_path / "game", setup, "now"))
    game.at(1_000).submit(Called(None, (Word("bad", 500, 600), Word("card", 600, 800)), None))
    game.session.close()
    script = export(read_game(tmp_path / "game"))
    assert "{at: 0.5, call: bad card, until: 0.8, words: [[bad, 0.5, 0.6], [card, 0.6, 0.8]], known: 1.0}" in script


def test_a_changed_journal_differs_where_it_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(played(planned(2, "cambridge", minutes=2)))
    lines = path.read_text().splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if '"verdict":"bad call"' in line)
    lines[at] = lines[at].replace('"verdict":"bad call"', '"verdict":"upheld"')
    path.write_text("".join(lines))
    judged = rejudge(read_game(path))
    (difference,) = judged.differences
    assert difference.startswith(f"{path}:{at + 1}: at ")
    assert '"verdict":"upheld"' in difference.split(", is ")[0]
    assert '"verdict":"bad call"' in difference.split(", is ")[1]


def test_a_journal_whose_cards_were_changed_is_judged_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game(company(people=2, players=0), Journal.begin(path, company(people=2, players=0), "now"))
    game.session.deal()
    game.session.close()
    line = '{"at":9,"event":{"kind":"Shuffled","order":[1,2]}}\n'
    path.write_text(path.read_text() + line)
    assert "this can't happen any more" in rejudge(read_game(path)).differences[-1]
