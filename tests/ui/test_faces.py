"""Computer players have faces at their seats: drawn, distinct at any size, and glad or sorry for a moment."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from table_hands import Hands, cards, laid_out

from mao_desktop.engine import Play
from mao_desktop.players.roster import ROSTER
from mao_desktop.store.setup import Seat
from mao_desktop.ui.style.faces import FACES, Mood, face_pixmap
from mao_desktop.ui.table.scene import table_scene

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from PySide6.QtWidgets import QApplication

    from mao_desktop.store.setup import Setup

    Sit = Callable[[Setup], Hands]

SMALL = 30
DIFFERENT = 0.2
"""So large a share of two small faces differs at least."""


def with_players(sit: Sit, person: str = "You") -> Hands:
    setup = laid_out("4D KC", "5D 6D", "8H 9H")
    return sit(replace(setup, seats=(Seat(person), *(Seat(name, skill) for name, skill in ROSTER[1:3]))))


def test_computer_players_have_faces_and_persons_have_none_whatever_they_are_called(sit: Sit) -> None:
    hands = with_players(sit, "Ann")
    assert [hands.page.scene.plate(seat).face for seat in range(3)] == ["", "Bob", "Cid"]


def test_a_seat_tells_what_its_player_is_like(sit: Sit) -> None:
    hands = with_players(sit)
    assert [plate.toolTip().split(":")[0] for plate in hands.page.scene.seating.plates] == [
        "You",
        "Bob, the gossip",
        "Cid, the sly one, the dealer",
    ]


def test_no_two_small_faces_look_alike(qapp: QApplication) -> None:  # noqa: ARG001  pictures need it
    drawn = {name: face_pixmap(name, Mood.CALM, SMALL, 1).toImage() for name in FACES}
    for one, other in combinations(drawn.values(), 2):
        places = [(x, y) for x in range(SMALL) for y in range(SMALL)]
        differ = sum(one.pixelColor(*at).lightness() // 32 != other.pixelColor(*at).lightness() // 32 for at in places)
        assert differ > DIFFERENT * len(places)


def test_moods_are_seen_in_every_face(qapp: QApplication) -> None:  # noqa: ARG001  as above
    for name in FACES:
        calm, glad, sorry = (face_pixmap(name, mood, SMALL, 1).toImage() for mood in Mood)
        assert len({bytes(image.constBits()) for image in (calm, glad, sorry)}) == 3


def call_bob(hands: Hands) -> None:
    """Let Bob play out of turn, and be called."""
    hands.page.control.act(Play(1, cards("6D")[0]))
    hands.page.control.call(0, "playing out of turn", 1)
    hands.settle()


def test_who_pays_a_penalty_looks_sorry_for_a_moment(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_scene, "FEELS", 200)
    hands = with_players(sit)
    hands.page.scene.tabletop.motion.stretch = 1
    call_bob(hands)
    assert hands.page.scene.plate(1).mood is Mood.SORRY
    hands.bot.waitUntil(lambda: hands.page.scene.plate(1).mood is Mood.CALM, timeout=5_000)


def test_with_reduced_motion_faces_stay_calm(sit: Sit) -> None:
    hands = with_players(sit)
    call_bob(hands)
    assert hands.page.scene.marks.marks
    assert hands.page.scene.plate(1).mood is Mood.CALM
