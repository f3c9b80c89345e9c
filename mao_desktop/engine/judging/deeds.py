"""The acts by which something owed by `Deed.ACT` is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine.judging.fold import Mechanism
from mao_desktop.engine.model.cards import JOKER
from mao_desktop.engine.model.offences import Deed, DutySpec
from mao_desktop.engine.model.records import Duty
from mao_desktop.engine.rules.declared import declared

if TYPE_CHECKING:
    from mao_desktop.engine.judging.judgement import Judgement
    from mao_desktop.engine.model.cards import Card
    from mao_desktop.engine.model.events import Act
    from mao_desktop.engine.rules.rules import Rules


def deed_for(judged: Judgement, duty: Duty, hand: tuple[Card, ...]) -> Act | None:
    """Give the act by which a computer player does what it owes by `Deed.ACT`."""
    return _deed(judged.rules, duty, hand)


def deeds_known(rules: Rules) -> tuple[Act, ...]:
    """Give an example of each act by which something owed by `Deed.ACT` can be done: seat 0's, with the joker."""
    specs = dict.fromkeys(spec for part in rules.parts for spec in declared(part, DutySpec) if spec.deed is Deed.ACT)
    acts = (_deed(rules, Duty(0, 0, spec, 0, 0, 0, None), (JOKER,)) for spec in specs)
    return tuple(act for act in acts if act is not None)


def _deed(rules: Rules, duty: Duty, hand: tuple[Card, ...]) -> Act | None:
    acts = (mechanism.deed_for(duty, hand) for mechanism in rules.all(Mechanism))
    return next((act for act in acts if act is not None), None)
