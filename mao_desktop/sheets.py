"""Shows what variants declare: their options and, rule by rule, what the code does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from mao_desktop.engine.rules import Rule
    from mao_desktop.variants.options import Option
    from mao_desktop.variants.variant import Variant


def variants_page() -> str:
    """List the variants with their options and defaults."""
    return "\n\n".join(_summary(variant) for variant in VARIANTS.values())


def variant_page(name: str) -> str:
    """Show a variant's options and rules.

    Raises:
        ValueError: there is no such variant.
    """
    if name not in VARIANTS:
        message = f"there is no variant “{name}”: one of {', '.join(VARIANTS)} was expected"
        raise ValueError(message)
    variant = VARIANTS[name]
    rules = variant.rules({}, ())
    return _summary(variant) + "\n\nRules\n" + "\n".join(_rule(rule, variant) for rule in rules.book)


def _summary(variant: Variant) -> str:
    lines = [f"{variant.name}: {variant.title}", *(f"  {line}" for line in variant.character.splitlines()), "  Options"]
    return "\n".join([*lines, *(_option(option) for option in variant.options)])


def _option(option: Option) -> str:
    default = _value(option.default)
    return f"    {option.name} = {default}  ({option.kind}; {option.rule}) {option.text}"


def _value(value: object) -> str:
    match value:
        case None:
            return "by the seats"
        case bool():
            return str(value).lower()
        case tuple():
            return ", ".join(str(item) for item in value) or "none"
        case _:
            return f"{value}"


def _rule(rule: Rule, variant: Variant) -> str:
    lines = [f"  {rule.id}  {rule.text}"]
    if rule.id in variant.awaited:
        lines.append("          (its secret rules wait for their language)")
    for part in rule.parts:
        offences = [getattr(part, name, None) for name in ("offence", "in_vain", "touching", "again")]
        calls = [f"“{o.call}” ({o.cards})" for o in offences if o]
        declared = type(part).__name__
        lines.append(f"          {declared}" + (f": called {', '.join(calls)}" if calls else ""))
    return "\n".join(lines)
