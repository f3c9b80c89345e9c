"""The committed cards: all there, made by the script, drawn by Qt alone, and told apart when small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from mao_desktop.engine import Rank, Suit

ASSETS = Path(__file__).parent.parent.parent / "assets"
DECKS = ("standard", "four-colour", "large-index")
BACKS = ("blue", "red", "green", "plum", "slate")
COURTS = ("J", "Q", "K", "joker")
NAMES = (
    *(f"{rank.value}{suit.value}" for suit in Suit for rank in Rank if rank is not Rank.JOKER),
    *("joker-1", "joker-2"),
    *(f"back-{colour}" for colour in BACKS),
)
DRAWN = {"svg", "g", "use", "path", "circle", "ellipse", "rect"}
SMALL = 60
FAR = 60 * 3 * 100
"""How far two small pictures are apart at least: sixty pixels by a hundred in each colour, summed."""
KILOBYTE = 1024


def every_file() -> list[Path]:
    return [*sorted(ASSETS.glob("cards/*/*.svg")), ASSETS / "icon.svg"]


def rendered(file: Path, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def small_picture(file: Path) -> list[int]:
    image = rendered(file, SMALL, SMALL * 88 // 63).convertToFormat(QImage.Format.Format_RGB32)
    return [value for i, value in enumerate(bytes(image.constBits())) if i % 4 != 3]


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_every_card_two_jokers_and_its_backs_and_nothing_else(deck: str) -> None:
    there = {file.name for file in (ASSETS / "cards" / deck).iterdir()}
    assert there == {f"{name}.svg" for name in NAMES}


def test_the_script_makes_the_committed_files_again_byte_for_byte(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ASSETS / "make_cards.py"), str(tmp_path)], check=True)
    made = {file.relative_to(tmp_path) for file in tmp_path.rglob("*.svg")}
    assert made == {file.relative_to(ASSETS) for file in every_file()}
    assert [str(file) for file in made if (tmp_path / file).read_bytes() != (ASSETS / file).read_bytes()] == []


def test_no_file_writes_text_or_asks_for_a_font_a_style_or_another_file() -> None:
    for file in every_file():
        tree = ET.parse(file)  # noqa: S314 - the project's own files
        assert {element.tag.rpartition("}")[2] for element in tree.iter()} <= DRAWN, file
        for element in tree.iter():
            assert not {"style", "class", "font-family"} & set(element.attrib), file
            links = [value for name, value in element.attrib.items() if name.endswith("href")]
            assert all(link.startswith("#") for link in links), file


def test_qt_reads_every_file_without_a_word_of_warning() -> None:
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: said.append(message))
    try:
        for file in every_file():
            renderer = QSvgRenderer(str(file))
            assert renderer.isValid(), file
            rendered(file, 120, 168)
    finally:
        qInstallMessageHandler(before)
    assert said == []


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_opaque_paper_with_clear_corners_and_63_by_88(deck: str) -> None:
    for file in sorted((ASSETS / "cards" / deck).iterdir()):
        size = QSvgRenderer(str(file)).defaultSize()
        assert size.width() * 88 == size.height() * 63, file
        image = rendered(file, 126, 176)
        assert [image.pixelColor(x, y).alpha() for x in (0, 125) for y in (0, 175)] == [0, 0, 0, 0], file
        assert {image.pixelColor(x, y).alpha() for x in range(2, 124, 4) for y in range(10, 166, 4)} == {255}, file


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_alike_when_they_are_60_pixels_wide(deck: str) -> None:
    pictures = {name: small_picture(ASSETS / "cards" / deck / f"{name}.svg") for name in NAMES}
    names = list(pictures)
    alike = [
        (one, other)
        for i, one in enumerate(names)
        for other in names[i + 1 :]
        if sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) < FAR
    ]
    assert alike == []


@pytest.mark.parametrize("deck", DECKS)
def test_a_face_and_a_back_look_the_same_upside_down_but_for_the_pips_in_the_middle(deck: str) -> None:
    for name in ("2S", "4H", "10C", "JS", "QH", "KD", "joker-1", "back-red"):
        image = rendered(ASSETS / "cards" / deck / f"{name}.svg", 126, 176)
        turned = image.transformed(QTransform().rotate(180))
        far = sum(
            distance(image.pixelColor(x, y), turned.pixelColor(x, y)) > 40 for x in range(126) for y in range(176)
        )
        # Qt smooths an edge a little differently on its two sides; half a per cent of the pixels is such edges.
        assert far < 126 * 176 / 200, name


def distance(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


def test_the_four_colour_deck_shows_each_suit_in_a_colour_of_its_own() -> None:
    def pip(suit: Suit) -> tuple[int, ...]:
        image = rendered(ASSETS / "cards" / "four-colour" / f"A{suit.value}.svg", 126, 176)
        return tuple(image.pixelColor(52, 92).getRgb()[:3])  # type: ignore[index]

    colours = [pip(suit) for suit in Suit]
    assert all(sum(abs(a - b) for a, b in zip(x, y, strict=True)) > 100 for x in colours for y in colours if x is not y)


def test_files_are_small() -> None:
    for file in every_file():
        limit = 25 if file.stem.startswith(COURTS) else 8
        assert file.stat().st_size <= limit * KILOBYTE, file
