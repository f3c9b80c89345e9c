"""The few words of SVG Tiny that the drawings are written in."""

from __future__ import annotations

import re

WIDTH, HEIGHT = 252, 352
"""A card's size in its own units: four to the millimetre of a 63 by 88 mm card."""

CENTRE = (WIDTH // 2, HEIGHT // 2)


def number(value: float) -> str:
    """Write a number with two decimals at most and no idle zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def attributes(**values: str | float) -> str:
    """Write attributes; an underscore in a name stands for a hyphen, a number is written short."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in values.items()
    )


def path(d: str, **values: str | float) -> str:
    """Draw a path."""
    return f'<path d="{squeeze(d)}"{attributes(**values)}/>'


def circle(x: float, y: float, r: float, **values: str | float) -> str:
    """Draw a circle round (x, y)."""
    return f"<circle{attributes(cx=x, cy=y, r=r, **values)}/>"


def ellipse(x: float, y: float, across: float, down: float, **values: str | float) -> str:
    """Draw an ellipse round (x, y) with half its width and half its height."""
    return f"<ellipse{attributes(cx=x, cy=y, rx=across, ry=down, **values)}/>"


def rect(x: float, y: float, width: float, height: float, **values: str | float) -> str:
    """Draw a rectangle from its upper left corner."""
    return f"<rect{attributes(x=x, y=y, width=width, height=height, **values)}/>"


def group(*parts: str, **values: str | float) -> str:
    """Put parts together, with what they have in common."""
    return f"<g{attributes(**values)}>{''.join(parts)}</g>"


def moved(x: float, y: float, *parts: str, scale: float = 1, turn: float = 0, **values: str | float) -> str:
    """Draw parts about their own origin at (x, y), scaled, and turned clockwise by degrees."""
    how = f"translate({number(x)} {number(y)})"
    if turn:
        how += f"rotate({number(turn)})"
    if scale != 1:
        how += f"scale({number(scale)})"
    return group(*parts, transform=how, **values)


def mirrored(*parts: str) -> str:
    """Draw parts, and the same again on the other side of x = 0."""
    inside = "".join(parts)
    return inside + group(inside, transform="scale(-1 1)")


def twice(*parts: str, name: str) -> str:
    """Draw parts about the card's centre, and the same again upside down."""
    x, y = CENTRE
    return (
        f'<g id="{name}">{group(*parts, transform=f"translate({x} {y})")}</g>'
        f'<use xlink:href="#{name}" transform="rotate(180 {x} {y})"/>'
    )


def document(*parts: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """Make a whole SVG file."""
    size = f"{number(width)} {number(height)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" viewBox="0 0 {size}"{attributes(width=width, height=height)}>\n'
        + "".join(part + "\n" for part in parts)
        + "</svg>\n"
    )


def squeeze(d: str) -> str:
    """Leave out of a path's data the blanks that it does not need."""
    return re.sub(r"\s*([A-Za-z])\s*", r"\1", d.strip()).replace(" -", "-")
