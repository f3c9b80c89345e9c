"""The command `variants`."""

from __future__ import annotations

from typing import Annotated

import typer

from mao_desktop.commands.output import refusing, write


def variants(name: Annotated[str | None, typer.Argument(help="a variant, to see its rules")] = None) -> None:
    """List the variants and their options, or show one variant's rules."""
    from mao_desktop.commands.rule_listing import variant_page, variants_page

    with refusing(ValueError):
        write(variants_page() if name is None else variant_page(name))
