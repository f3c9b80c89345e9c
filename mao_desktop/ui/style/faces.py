"""Faces of the computer players, drawn in code in the manner of the courts: flat colours, dark outlines, no two alike.

A face is drawn in a square from -50 to 50 both ways, cut by its disc.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mao_desktop.ui.style.hair import BEFORE, BEHIND, Hair
from mao_desktop.ui.style.kept_pictures import kept

INK, WHITE, LIPS, BLUSH = "#1d222c", "#fdfcf7", "#a83c3a", "#d9705c"
LINE = 2.6
"""Width of an outline."""


class Mood(Enum):
    """How somebody looks."""

    CALM = auto()
    GLAD = auto()
    SORRY = auto()


class Extra(Enum):
    """What else makes a face one's own."""

    GLASSES = auto()
    MONOCLE = auto()
    MOUSTACHE = auto()
    BEARD = auto()
    FRECKLES = auto()
    EARRINGS = auto()
    CAP = auto()
    BOW = auto()
    BROWS = auto()
    WRINKLES = auto()


@dataclass(frozen=True, slots=True)
class Face:
    """A face: its colours (``#rrggbb``), how the hair is worn, and what else it has; `glance` is to the right."""

    ground: str
    skin: str
    hair: str
    dress: str
    style: Hair
    extras: tuple[Extra, ...] = ()
    glance: float = 0.0


FACES: dict[str, Face] = {
    "Ann": Face("#cfd9ea", "#f3cfb0", "#5b3a29", "#2c4a78", Hair.BUN, (Extra.GLASSES,)),
    "Bob": Face("#f2d7c8", "#f0c09c", "#c4622d", "#b9303a", Hair.CURLS, (Extra.FRECKLES,), 2),
    "Cid": Face("#d5e0d0", "#d9a878", "#23222a", "#2f3b2f", Hair.PARTED, (Extra.MOUSTACHE, Extra.BROWS), 4),
    "Dot": Face("#fbe6c4", "#8d5a3c", "#2a1f1c", "#d9762b", Hair.BOB, (Extra.EARRINGS,)),
    "Eve": Face("#e3d3ea", "#f6d9bd", "#1f2030", "#6b3f86", Hair.LONG, (Extra.BROWS,), -3),
    "Fay": Face("#d2ecec", "#fae0cb", "#e0b04a", "#2f7f86", Hair.WILD, (Extra.BOW, Extra.FRECKLES), -4),
    "Gus": Face("#e2dccb", "#e8b894", "#b9b5ac", "#6b5a3c", Hair.BALD, (Extra.BEARD, Extra.WRINKLES)),
    "Hal": Face("#f7dfb5", "#c98f62", "#3a2a20", "#c98a2b", Hair.QUIFF, (), 3),
    "Ida": Face("#dce8c8", "#f1c9a6", "#8a4526", "#4f7a3a", Hair.PLAITS, (Extra.FRECKLES, Extra.GLASSES)),
    "Jim": Face("#cfe0f2", "#6f452e", "#191619", "#2566b8", Hair.CROP, (Extra.CAP,), -2),
    "Kit": Face("#f3cfd6", "#f4d2b4", "#a8324a", "#7a2b45", Hair.FRINGE, (Extra.EARRINGS,), 2),
    "Lou": Face("#dddfe6", "#e9c2a0", "#dcdcd8", "#3b414f", Hair.GREY_WAVES, (Extra.MONOCLE, Extra.WRINKLES)),
}
"""The faces by the names of those who have one."""


@kept
def face_pixmap(name: str, mood: Mood, size: int, ratio: float) -> QPixmap:
    """Draw the face of somebody who has one, as a disc of a size in pixels for a screen's pixel ratio."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QPainterPath()
    disc.addEllipse(QRectF(0, 0, size, size))
    painter.setClipPath(disc)
    drawn = _Portrait(FACES[name], mood).svg()
    QSvgRenderer(QByteArray(drawn.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return made


class _Portrait:
    """One face being drawn, from the back to the front."""

    def __init__(self, face: Face, mood: Mood) -> None:
        self._face, self._mood = face, mood
        self._drawn: list[str] = []

    def svg(self) -> str:
        """Give the face as an SVG document."""
        face = self._face
        self._drawn = [f'<rect x="-50" y="-50" width="100" height="100" fill="{face.ground}"/>']
        self._hair_behind()
        self._fill("M-46 60C-44 32-20 30 0 30 20 30 44 32 46 60Z", face.dress)
        self._fill("M-9 16V32Q0 40 9 32V16Z", face.skin)
        self._ears()
        self._fill("M-25 -6C-27 20-15 31 0 31 15 31 27 20 25 -6 24 -28 14 -36 0 -36-14 -36-24 -28-25 -6Z", face.skin)
        self._blush()
        self._features()
        for extra in face.extras:
            self._extra(extra)
        self._fill(BEFORE[face.style], face.hair)
        if Extra.CAP in face.extras:
            self._cap()
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{"".join(self._drawn)}</svg>'

    # Parts

    def _ears(self) -> None:
        for side in (-1, 1):
            self._ellipse(side * 25.5, 2, 4.5, 6.5, self._face.skin)
            if Extra.EARRINGS in self._face.extras:
                self._ellipse(side * 27, 11, 3, 3.6, "#e3ab3c")

    def _blush(self) -> None:
        clear = 0.5 if self._mood is Mood.GLAD else 0.28
        for side in (-1, 1):
            self._dot(side * 15, 11, 5.5, 4, BLUSH, clear)

    def _features(self) -> None:
        self._eyes()
        glance = self._face.glance * 0.6
        self._stroke(f"M{glance - 1} 0Q{glance - 5} 9 {glance + 1} 10", INK, 2)
        mouths = {
            Mood.CALM: "M-8 19Q0 22.5 8 18.5",
            Mood.GLAD: "M-11 16Q0 31 11 16Q0 19-11 16Z",
            Mood.SORRY: "M-8 23Q0 16 8 23",
        }
        if self._mood is Mood.GLAD:
            self._fill(mouths[Mood.GLAD], LIPS, 2)
        else:
            self._stroke(mouths[self._mood], LIPS, 3.2)

    def _eyes(self) -> None:
        glance, mood = self._face.glance * 0.55, self._mood
        brow = self._face.hair if Extra.BROWS not in self._face.extras else INK
        thick = 4.2 if Extra.BROWS in self._face.extras else 2.8
        for side in (-1, 1):
            x = side * 11.5
            if mood is Mood.GLAD:
                self._stroke(f"M{x - 6} -3Q{x} -10 {x + 6} -3", INK, 3)
            else:
                self._ellipse(x, -4, 6, 5.4, WHITE, 1.6)
                self._dot(x + glance, -3 + (1.5 if mood is Mood.SORRY else 0), 3.1, 3.3, INK)
            tilt = {Mood.CALM: 0, Mood.GLAD: -1, Mood.SORRY: 4}[mood]
            lift = -3 if mood is Mood.GLAD else 0
            inner, outer = x - side * 6.5, x + side * 7
            self._stroke(
                f"M{inner} {-13 - tilt + lift}Q{x} {-17 + lift} {outer} {-13 + tilt * 0.6 + lift}", brow, thick
            )

    def _extra(self, extra: Extra) -> None:
        match extra:
            case Extra.GLASSES:
                for side in (-1, 1):
                    self._ring(side * 11.5, -3.5, 9.2)
                self._stroke("M-2.5 -4Q0 -6 2.5 -4M-20.5 -5L-26 -7M20.5 -5L26 -7", INK, 2.2)
            case Extra.MONOCLE:
                self._ring(11.5, -3.5, 9.4, "#c79a3a")
                self._stroke("M19 2Q24 20 18 34", "#c79a3a", 1.8)
            case Extra.MOUSTACHE:
                self._fill("M0 13Q-8 9-17 16-8 19 0 16.5 8 19 17 16 8 9 0 13Z", self._face.hair, 1.6)
            case Extra.BEARD:
                self._fill(
                    "M-24 4C-24 30-14 40 0 40 14 40 24 30 24 4 20 12 15 14 9 13Q0 10-9 13C-15 14-20 12-24 4Z"
                    "M-8 19Q0 26 8 19Q0 17-8 19Z",
                    self._face.hair,
                )
                self._features_over_beard()
            case Extra.FRECKLES:
                for x, y in ((-14, 7), (-10, 9.5), (-17, 10), (14, 7), (10, 9.5), (17, 10)):
                    self._dot(x, y, 1.1, 1.1, "#b5714a")
            case Extra.BOW:
                self._fill("M14 -36L28 -46 30 -28ZM14 -36L2 -46 0 -30Z", "#c5202b", 2)
                self._ellipse(14.5, -36, 3.6, 3.6, "#c5202b", 2)
            case Extra.WRINKLES:
                self._stroke("M-9 -25Q0 -28 9 -25M-22 1L-19 3M22 1L19 3", "#8f6748", 1.5)
            case Extra.EARRINGS | Extra.CAP | Extra.BROWS:
                pass

    def _features_over_beard(self) -> None:
        mouth = "M-7 20Q0 27 7 20Z" if self._mood is Mood.GLAD else "M-6 21.5H6"
        if self._mood is Mood.SORRY:
            mouth = "M-6 23.5Q0 19 6 23.5"
        self._stroke(mouth, LIPS, 3)

    def _cap(self) -> None:
        self._fill("M-28 -20C-28 -50 28 -50 28 -20 10 -25-10 -25-28 -20Z", self._face.dress)
        self._fill("M-29 -19C-46 -20-46 -10-34 -12-20 -18-8 -20 6 -20-6 -24-20 -23-29 -19Z", self._face.dress)
        self._ellipse(0, -42, 3, 2.4, WHITE, 1.6)

    def _hair_behind(self) -> None:
        if self._face.style in BEHIND:
            self._fill(BEHIND[self._face.style], self._face.hair)
        if self._face.style is Hair.BUN:
            self._ellipse(0, -40, 12, 9, self._face.hair)
        if self._face.style is Hair.PLAITS:
            for side in (-1, 1):
                for n in range(4):
                    self._ellipse(side * (31 + n), 6 + 10 * n, 6, 6.5, self._face.hair)

    # Strokes

    def _fill(self, shape: str, colour: str, line: float = LINE) -> None:
        self._add(f'<path d="{shape}" fill="{colour}" stroke="{INK}" stroke-width="{line}" stroke-linejoin="round"/>')

    def _stroke(self, shape: str, colour: str, line: float) -> None:
        self._add(f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{line}" stroke-linecap="round"/>')

    def _ellipse(self, x: float, y: float, across: float, down: float, colour: str, line: float = LINE) -> None:
        place = f'cx="{x}" cy="{y}" rx="{across}" ry="{down}"'
        self._add(f'<ellipse {place} fill="{colour}" stroke="{INK}" stroke-width="{line}"/>')

    def _dot(self, x: float, y: float, across: float, down: float, colour: str, clear: float = 1.0) -> None:
        self._add(f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{colour}" fill-opacity="{clear}"/>')

    def _ring(self, x: float, y: float, radius: float, colour: str = INK) -> None:
        glass = f'fill="{WHITE}" fill-opacity="0.12"'
        self._add(f'<circle cx="{x}" cy="{y}" r="{radius}" {glass} stroke="{colour}" stroke-width="2.4"/>')

    def _add(self, element: str) -> None:
        self._drawn.append(element)
