"""The variants: one module each that reads like its rule sheet, and the registry that finds them by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.translatable import Message
from mao_desktop.variants.cambridge import CAMBRIDGE
from mao_desktop.variants.german import GERMAN
from mao_desktop.variants.mau_mau import MAU_MAU_VARIANT
from mao_desktop.variants.moo import MOO
from mao_desktop.variants.santa_cruz import SANTA_CRUZ

if TYPE_CHECKING:
    from mao_desktop.variants.variant import Variant

ALL = (CAMBRIDGE, GERMAN, MAU_MAU_VARIANT, MOO, SANTA_CRUZ)
VARIANTS: dict[str, Variant] = {variant.name: variant for variant in ALL}


def variant_named(name: str) -> Variant:
    """Find a variant by its name.

    Raises:
        ValueError: there is no such variant; one sentence says which there are.
    """
    if name not in VARIANTS:
        message = Message(
            "there is no variant “{variant}” (there are: {names})", variant=name, names=", ".join(VARIANTS)
        )
        raise ValueError(message)
    return VARIANTS[name]
