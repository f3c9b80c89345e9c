"""Where things lie on the table: a pure plan of places for a window's size, without Qt."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise

from mao_desktop.ui.style.card_shape import CARD_RATIO

Point = tuple[float, float]

FRONT = 0
"""The place at the front; places are counted clockwise from it."""


TOP, MOST_SPREAD, STEPS = 270, 244, 240
"""Others sit on the far side of the oval: its top and the largest spread (degrees), and steps of the search."""
HAND_SHOWN, LIFT = 0.88, 0.1
"""Shares of a card of the front hand: what of it lies within the window, and how far it can stand out of the fan."""
OVAL_HEAD, OVAL_FOOT = 0.68, 0.98
"""How far the oval of play reaches above and below the middle at most, in heights of a card there."""
ARROW = 0.55
"""How far an arrow of the oval reaches out of it, in sizes of the text."""
MIDDLE_FOOT = 0.82
"""The room that a card in the middle takes below the middle with what stands on its foot, in its heights."""
CROWD, FULL = 7, 10
"""Numbers of places from which cards, and names as well, become smaller."""
MOST_LAID = 8
"""The most cards on each other that can be told apart."""


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

    def scaled(self, across: float, down: float, size: float) -> Spot:
        """Give the spot on a table that is so many times as wide and high, with cards so many times as large."""
        return Spot(self.x * across, self.y * down, self.angle, self.height * size)

    def holds(self, x: float, y: float, reach: float) -> bool:
        """Tell whether a point is on the card, or so near (pixels) beside it."""
        return abs(x - self.x) < self.width / 2 + reach and abs(y - self.y) < self.height / 2 + reach


def between(start: Spot, end: Spot, share: float) -> Spot:
    """Give the spot at a share of the way from one to another."""
    return Spot(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + (end.angle - start.angle) * share,
        start.height + (end.height - start.height) * share,
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """The table in a window of `width` by `height` pixels; `text` is the text's size (pixels)."""

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
        """Tell the height of a card in the middle: a card with what stands on its foot ends above the front plate."""
        return min(self.height * 0.25, self.width * 0.15, self._below_middle / MIDDLE_FOOT)

    @property
    def oval_foot(self) -> float:
        """Tell how far the oval of play reaches below the middle: it ends above the front plate, its arrow as well."""
        return min(self.middle_height * OVAL_FOOT, self._below_middle - self.text * ARROW)

    @property
    def _below_middle(self) -> float:
        return self.front_plate_top - self.middle()[1]

    @property
    def hand_top(self) -> float:
        """Tell where the front hand begins."""
        return self.height - self.hand_height * HAND_SHOWN

    @property
    def lifted_top(self) -> float:
        """Tell where a card begins that stands out of the front hand; the front plate lies above it."""
        return self.hand_top - self.hand_height * LIFT

    @property
    def front_plate_top(self) -> float:
        """Tell where the front plate begins, with the room above it."""
        return self.lifted_top - self.plate_height * 1.15

    @property
    def fan_height(self) -> float:
        """Tell the height of a card of the other hands."""
        share = 0.15 if self.places < CROWD else 0.13
        return min(self.height * share, self.width * 0.09)

    @property
    def plate_text(self) -> float:
        """Tell the size of the text on a name plate."""
        return self.text if self.places < FULL else self.text * 0.88

    @property
    def plate_height(self) -> float:
        """Tell the height of a name plate."""
        return self.plate_text * 2.1

    def middle(self) -> tuple[float, float]:
        """Give the middle of the table."""
        return self.width / 2, self.height * 0.415

    @property
    def rim(self) -> float:
        """Tell how broad the wood around the felt is."""
        return max(12.0, self.text * 0.95)

    def on_wood(self, x: float, y: float) -> bool:
        """Tell whether a point is on the table's wood."""
        rim = self.rim
        return not (rim < x < self.width - rim and rim < y < self.height - rim)

    def stack(self) -> Spot:
        """Give the stack's place."""
        x, y = self.middle()
        height = self.middle_height
        return Spot(x - height * 0.68, y, 0, height)

    def pile(self, number: int, depth: int = 0) -> Spot:
        """Give the place of a card on the pile, slightly scattered by its number; `depth` cards lie on it."""
        x, y = self.middle()
        height = self.middle_height
        shift = height * 0.006
        return Spot(
            x + height * (0.68 - depth * 0.2) + (number * 5 % 13 - 6) * shift,
            y + (number * 7 % 11 - 5) * shift,
            number * 7 % 19 - 9,
            height,
        )

    def at_pile(self, x: float) -> bool:
        """Tell whether something let go in the middle is nearer to the pile than to the stack."""
        return x > self.middle()[0]

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
        base = self.hand_top + height / 2
        drop = height * 0.1 / max(1.0, middle) ** 2 * min(1, count / 6)
        return tuple(
            Spot(self.width / 2 + (i - middle) * step, base + (i - middle) ** 2 * drop, (i - middle) * bend, height)
            for i in range(count)
        )

    def slot(self, x: float, count: int) -> int:
        """Tell into which place of a front hand of `count` cards something at `x` belongs."""
        spots = self.hand(count)
        return min(range(count), key=lambda i: abs(spots[i].x - x)) if count else 0

    def seat(self, place: int) -> tuple[float, float]:
        """Give the middle of a place's name plate."""
        if place == FRONT:
            return self.width / 2, self.lifted_top - self.plate_height * 0.58
        return _seats(self)[place - 1]

    def at_angle(self, degrees: float) -> tuple[float, float]:
        """Give the point of the oval on which the others sit at an angle, clockwise from the right."""
        angle = math.radians(degrees)
        x, y = self.middle()
        across = self.width / 2 - max(self.fan_height * 1.25, self.text * 6.4)
        up = y - self.fan_height * 1.0 - self.text * 0.6
        wide = math.copysign(abs(math.cos(angle)) ** 0.8, math.cos(angle))
        return x + across * wide, y + up * math.sin(angle)

    def place_at(self, x: float, y: float) -> int:
        """Tell to which place something let go outside of the middle belongs."""
        if self.in_hand(y):
            return FRONT
        spots = (self.fan(place, 1)[0] for place in range(1, self.places))
        near = [(math.hypot(spot.x - x, spot.y - y), place) for place, spot in enumerate(spots, 1)]
        return min([*near, (self.height - self.hand_height * 0.5 - y, FRONT)])[1]

    def laid(self, place: int, count: int) -> tuple[Spot, ...]:
        """Give the place of another hand that lies face down above its name plate."""
        x, y = self.seat(place)
        height = self.fan_height
        foot = y - height * 0.5
        return tuple(Spot(x + n * 1.5, foot - n * 1.5, 0, height) for n in range(min(count, MOST_LAID)))

    def locked(self, place: int, count: int) -> tuple[Spot, ...]:
        """Give the place of the locked cards at a hand: they lie across, beside it."""
        height = self.fan_height * 0.8
        if place == FRONT:
            x, y = self.width - self.rim - height * 0.9, self.height - self.hand_height * 1.28
        else:
            x, y = self.seat(place)
            side = -1 if x > self.width * 0.6 else 1
            aside = 1.12 if self.places < CROWD else 0.5
            x, y = x + side * self.fan_height * aside, y - self.fan_height * 0.62
        return tuple(Spot(x + n * 2, y - n * height * 0.09, 90, height) for n in range(min(count, MOST_LAID)))

    def shown(self, place: int, count: int) -> tuple[Spot, ...]:
        """Give the places of cards that are shown for a moment: side by side, beside the seat and within the felt."""
        x, y = self.seat(place)
        height = self.middle_height * 0.8
        step = min(height * CARD_RATIO * 1.04, (self.width * 0.8) / max(1, count))
        half = (count - 1) / 2 * step
        edge = self.rim + height * 0.5
        middle = min(max(x, edge + half), self.width - edge - half)
        y = self.locked(FRONT, 1)[0].y if place == FRONT else y + self.plate_height * 1.4 + height * 0.5
        return tuple(Spot(middle - half + n * step, y, 0, height) for n in range(count))

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


def rooms(middles: tuple[Point, ...], widths: tuple[float, ...], tall: float, across: float) -> tuple[float, ...]:
    """Share out how wide plates may be that lie beside each other on a table so wide (all in pixels).

    Args:
        middles: of the plates.
        widths: as wide they would like to be; what one leaves its neighbour may take.
        tall: plates whose middles are less above each other lie beside each other.
        across: the table's width.
    """
    found = []
    for n, (x, y) in enumerate(middles):
        room = 2 * min(x, across - x)
        for (other_x, other_y), width in zip(middles[:n] + middles[n + 1 :], widths[:n] + widths[n + 1 :], strict=True):
            if abs(other_y - y) < tall:
                fair = abs(other_x - x)
                room = min(room, max(fair, 2 * fair - width))
        found.append(room)
    return tuple(found)


@lru_cache(maxsize=32)
def _seats(plan: Plan) -> tuple[tuple[float, float], ...]:
    """Seat the others along their oval, all as far from each other, from the left of the front on."""
    others = plan.places - 1
    if others == 1:
        return (plan.at_angle(TOP),)
    spread = min(MOST_SPREAD, 130 + 16 * others)
    path = [plan.at_angle(TOP - spread / 2 + spread * step / STEPS) for step in range(STEPS + 1)]
    walked = list(accumulate((math.dist(*pair) for pair in pairwise(path)), initial=0.0))
    return tuple(path[bisect_left(walked, walked[-1] * n / (others - 1) - 1e-6)] for n in range(others))
