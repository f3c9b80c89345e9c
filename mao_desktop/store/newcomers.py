"""A table for newcomers: patient players, time for each turn, and what one has to know is told before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.players.roster import PATIENT, company
from mao_desktop.store.setup import Seat, Setup
from mao_desktop.variants.newcomers import FOR_NEWCOMERS

if TYPE_CHECKING:
    from collections.abc import Mapping

USUAL_VARIANT, SEATS = "cambridge", 4


def newcomers_table(person: str, seed: int) -> Setup:
    """Set up a table for newcomers of the usual variant; the last seat deals.

    Raises:
        ValueError: a person can't be called so; one sentence says why.
    """
    others = (Seat(name, PATIENT, voice) for voice, (name, _) in enumerate(company(person), 1))
    seats = (Seat(person), *others)[:SEATS]
    return Setup(USUAL_VARIANT, seats, newcomers_options(USUAL_VARIANT), seed=seed, dealer=SEATS - 1)


def newcomers_options(variant: str) -> Mapping[str, object]:
    """Give the options of a variant's table for newcomers that differ from its defaults."""
    return FOR_NEWCOMERS[variant].options


def told_to_newcomers(setup: Setup) -> tuple[str, ...]:
    """List what is told before the first deal of a table for newcomers, where its dealer does not tell it by rule."""
    return FOR_NEWCOMERS[setup.variant].told


def is_for_newcomers(setup: Setup) -> bool:
    """Tell whether a table is one for newcomers: persons among players who are all as patient as can be."""
    skills = [seat.skill for seat in setup.seats if seat.skill is not None]
    return bool(skills) and bool(setup.people) and all(skill.patience == 1 for skill in skills)
