"""Several people at one computer: everybody has their own things, a name is theirs alone, and all of it can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.store.games import Games
from mao_desktop.store.people import People
from mao_desktop.store.profile import Profile, ProfileError
from mao_desktop.store.settings import Settings, Theme, read_settings, write_settings
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def people(tmp_path: Path) -> People:
    made = People(Profile(tmp_path / "config", tmp_path / "data"))
    write_settings(made.root.settings, Settings(player="Zoe", theme=Theme.LIGHT))
    return made


def names(people: People) -> list[str]:
    return [person.name for person in people.list()]


def test_who_was_alone_here_is_the_first_and_keeps_all(people: People) -> None:
    assert names(people) == ["Zoe"]
    assert people.profile(people.present()) == people.root


def test_bug_somebody_new_could_be_called_what_no_seat_can_be(people: People) -> None:
    with pytest.raises(ProfileError, match="a name of up to 40 letters was expected, not “hand”"):
        people.add("hand", Settings())


def test_somebody_new_has_the_computers_settings_and_things_of_their_own(people: People) -> None:
    max_ = people.add(" Max ", Settings(theme=Theme.LIGHT, player="Zoe", newcomers=False))
    people.choose(max_)
    assert names(people) == ["Zoe", "Max"]
    assert people.present() == max_
    kept, _ = read_settings(people.profile(max_).settings)
    assert (kept.player, kept.theme, kept.newcomers) == ("Max", Theme.LIGHT, True)
    assert people.profile(max_).games != people.root.games


@pytest.mark.parametrize("name", ["", "zoe", "x" * 41, "a\nb"])
def test_a_name_that_cannot_be_taken_is_refused(people: People, name: str) -> None:
    with pytest.raises(ProfileError):
        people.add(name, Settings())
    assert names(people) == ["Zoe"]


def test_names_without_letters_of_the_alphabet_have_folders_of_their_own(people: People) -> None:
    first, second = people.add("Жора", Settings()), people.add("李", Settings())
    assert first.folder != second.folder
    assert {"Жора", "李"} < set(names(people))


def test_all_that_is_kept_of_somebody_can_go(people: People) -> None:
    max_ = people.add("Max", Settings())
    people.choose(max_)
    Games(people.root.games).begin(Setup("moo", (Seat("Zoe"), Seat("Ann")))).close()
    people.delete(max_)
    assert names(people) == ["Zoe"]
    assert people.present().name == "Zoe"
    assert len(Games(people.root.games).paths()) == 1
    people.delete(people.present())
    assert [path for path in people.root.all_that_is_kept() if path.exists()] == []


def test_where_the_first_goes_the_others_stay(people: People) -> None:
    max_ = people.add("Max", Settings())
    people.delete(people.list()[0])
    assert people.list() == (max_,)
    assert people.present() == max_


def test_bug_a_person_whose_games_lie_behind_a_link_was_deleted_by_half(people: People, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "game.jsonl").touch()
    people.root.games.parent.mkdir()
    people.root.games.symlink_to(elsewhere)
    people.root.voice.touch()
    with pytest.raises(ProfileError, match=f"what lies in {elsewhere} is still there: delete it by hand"):
        people.delete(people.list()[0])
    assert list(people.root.data.iterdir()) == []
    assert [path.name for path in elsewhere.iterdir()] == ["game.jsonl"]
