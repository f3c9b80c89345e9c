"""How the rows that seats write stand in a journal: trees of triggers, conditions and effects, of a closed list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mao_desktop.engine import Cards, Condition, Effect, Part, Trigger
from mao_desktop.store import wire

if TYPE_CHECKING:
    from collections.abc import Callable

    import cattrs

FAMILIES: tuple[tuple[Any, str, tuple[wire.Kind, ...]], ...] = (
    (Part, "a part of a rule", wire.ROW_PARTS),
    (Trigger, "a trigger", wire.TRIGGERS),
    (Condition, "a condition", wire.CONDITIONS),
    (Cards, "a kind of cards", wire.CARDS),
    (Effect, "an effect", wire.EFFECTS),
)
"""What stands in a tree, as its fields name it, what a reader is told that it is, and all that it can be."""


def teach(converter: cattrs.Converter, write_by_name: Callable[[cattrs.Converter, wire.Kind], None]) -> None:
    """Teach a converter to write and read rows; `write_by_name` does so with the fields of one class."""
    for family, what, kinds in FAMILIES:
        _teach_family(converter, family, what, kinds)
    for _, _, kinds in reversed(FAMILIES):
        for kind in kinds:
            write_by_name(converter, kind)
    write_by_name(converter, wire.ROW)


def _teach_family(converter: cattrs.Converter, family: object, what: str, kinds: tuple[wire.Kind, ...]) -> None:
    """Let members of a family say in a tree what they are; others are neither written nor read."""
    names = {kind.python: kind.name for kind in kinds}
    members = {kind.name: kind.python for kind in kinds}

    def write(value: object) -> dict[str, Any]:
        if type(value) not in names:
            message = f"{what} that can be written down was expected, not {type(value).__name__}"
            raise ValueError(message)
        return {wire.KIND: names[type(value)], **converter.unstructure(value)}

    def read(data: object, _: object) -> object:
        name = data.get(wire.KIND) if isinstance(data, Mapping) else None
        if not isinstance(data, Mapping) or name not in members:
            message = f"{what} was expected ({', '.join(members)}), not “{name}”"
            raise ValueError(message)
        return converter.structure({key: value for key, value in data.items() if key != wire.KIND}, members[str(name)])

    converter.register_unstructure_hook_func(lambda kind: kind is family or kind == family, write)
    converter.register_structure_hook_func(lambda kind: kind is family or kind == family, read)
