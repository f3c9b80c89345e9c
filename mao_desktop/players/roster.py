"""The computer players that one can meet: their names and what they are like."""

from __future__ import annotations

from mao_desktop.players.skill import Skill

ROSTER: tuple[tuple[str, Skill], ...] = (
    ("Ann", Skill(0.8, 0.95, 0.95, 0.6)),
    ("Bob", Skill(0.5, 0.75, 0.9, 0.5)),
    ("Cid", Skill(0.9, 0.85, 0.4, 0.8)),
    ("Dot", Skill(0.7, 0.9, 1.0, 0.4)),
    ("Eve", Skill(0.95, 0.9, 0.7, 0.9)),
    ("Fay", Skill(0.4, 0.6, 0.8, 0.7)),
    ("Gus", Skill(0.6, 0.95, 0.6, 0.3)),
    ("Hal", Skill(0.75, 0.8, 0.85, 0.6)),
    ("Ida", Skill(0.85, 0.7, 0.95, 0.75)),
    ("Jim", Skill(0.3, 0.85, 0.75, 0.55)),
    ("Kit", Skill(0.65, 1.0, 0.5, 0.65)),
    ("Lou", Skill(1.0, 0.9, 0.9, 0.5)),
)
"""Names and skills, as many as a table has seats."""
PATIENT = Skill(attention=0.6, memory=0.85, honesty=0.95, speed=0.5, patience=1.0)
"""What everybody is like at a table for newcomers."""


def company(person: str) -> tuple[tuple[str, Skill], ...]:
    """List whom a person can sit with: no namesake."""
    return tuple((name, skill) for name, skill in ROSTER if name.casefold() != person.casefold())
