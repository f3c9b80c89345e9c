"""Where things lie on the table: a pure plan of places for a window's size, without Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass

CARD_RATIO = 5 / 7
"""Width of a card to its height."""

FRONT = 0
"""The place at the front; places are counted clockwise from it."""


CROWD = 7
"""With so many places cards become smaller."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre, its angle (degrees, clockwise) and its height (pixels)."""

    x: float
    y: float
    angle: float
    height: float

    @property
    def width(self) -> float:
        """Tell the card's width."""
        return self.height * CARD_RATIO


@dataclass(frozen=True, slots=True)
class Plan:
    """The table in a window of `width` by `height` pixels with so many places; `text` is the text's size in pixels."""

    width: float
    height: float
    places: int
    text: float

    @property
    def hand_height(self) -> float:
        """Tell the height of a card of the front hand."""
        return min(max(self.height * 0.29, 96), self.width * 0.17)

    @property
    def middle_height(self) -> float:
        """Tell the height of a card in the middle."""
        return min(self.height * 0.25, self.width * 0.15)

    @property
    def fan_height(self) -> float:
        """Tell the height of a card of the other hands."""
        share = 0.15 if self.places < CROWD else 0.13
        return min(self.height * share, self.width * 0.09)

    @property
    def plate_height(self) -> float:
        """Tell the height of a name plate."""
        return self.text * 2.1

    def middle(self) -> tuple[float, float]:
        """Give the middle of the table."""
        return self.width / 2, self.height * 0.415

    def stack(self) -> Spot:
        """Give the stack's place."""
        x, y = self.middle()
        height = self.middle_height
        return Spot(x - height * 0.52, y, 0, height)

    def pile(self, number: int) -> Spot:
        """Give the place of a card on the pile, slightly scattered by its number."""
        x, y = self.middle()
        height = self.middle_height
        shift = height * 0.009
        return Spot(
            x + height * 0.52 + (number * 5 % 13 - 6) * shift,
            y + (number * 7 % 11 - 5) * shift,
            number * 7 % 23 - 11,
            height,
        )

    def in_middle(self, x: float, y: float) -> bool:
        """Tell whether something let go there is meant for the pile: generously, the middle of the table."""
        middle_x, middle_y = self.middle()
        return abs(x - middle_x) < self.width * 0.3 and abs(y - middle_y) < self.height * 0.25

    def in_hand(self, y: float) -> bool:
        """Tell whether a height in the window is still that of the front hand."""
        return y > self.height - self.hand_height * 1.12

    def hand(self, count: int) -> tuple[Spot, ...]:
        """Fan out the front hand, closer together the more cards it has."""
        height = self.hand_height
        width = height * CARD_RATIO
        step = min(width * 0.66, (self.width * 0.86 - width) / max(1, count - 1))
        middle = (count - 1) / 2
        bend = min(1.6, 16 / max(1, count))
        base = self.height - height * 0.46 - self.plate_height * 0.35
        drop = height * 0.1 / max(1.0, middle) ** 2 * min(1, count / 6)
        return tuple(
            Spot(self.width / 2 + (i - middle) * step, base + (i - middle) ** 2 * drop, (i - middle) * bend, height)
            for i in range(count)
        )

    def slot(self, x: float, count: int) -> int:
        """Tell into which place of a front hand of so many cards something at `x` belongs."""
        spots = self.hand(count)
        return min(range(count), key=lambda i: abs(spots[i].x - x)) if count else 0

    def seat(self, place: int) -> tuple[float, float]:
        """Give the middle of a place's name plate."""
        if place == FRONT:
            return self.width / 2, self.height - self.plate_height * 0.72
        others = self.places - 1
        spread = min(238, 130 + 16 * others)
        turned = 0.5 if others == 1 else (place - 1) / (others - 1)
        angle = math.radians(270 - spread / 2 + spread * turned)
        x, y = self.middle()
        across = self.width / 2 - max(self.fan_height * 1.25, self.text * 6.4)
        up = y - self.fan_height * 1.0 - self.text * 0.6
        wide = math.copysign(abs(math.cos(angle)) ** 0.8, math.cos(angle))
        return x + across * wide, y + up * math.sin(angle)

    def fan(self, place: int, count: int) -> tuple[Spot, ...]:
        """Fan out another hand above its name plate."""
        x, y = self.seat(place)
        height = self.fan_height
        width = height * CARD_RATIO
        step = min(width * 0.34, height * 1.5 / max(1, count - 1))
        middle = (count - 1) / 2
        bend = min(5.0, 34 / max(1, count))
        foot = y - height * 0.46
        return tuple(
            Spot(
                x + (i - middle) * step,
                foot + abs((i - middle) * bend) ** 1.5 * height * 0.0014,
                (i - middle) * bend,
                height,
            )
            for i in range(count)
        )
