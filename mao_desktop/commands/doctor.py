"""The command `doctor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from mao_desktop.commands.output import DIFFERENT
from mao_desktop.commands.user_settings import chosen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mao_desktop.speech.doctor import Finding


def doctor() -> None:
    """Look at microphone, voice, model and display, and say what is to be done; exit status 1 where something is."""
    from mao_desktop.speech.doctor import examine

    settings = chosen()
    findings = list(_shown(examine(settings.microphone, settings.model)))
    if not all(finding.well for finding in findings):
        raise typer.Exit(DIFFERENT)


def _shown(findings: Iterable[Finding]) -> Iterable[Finding]:
    for finding in findings:
        typer.echo(f"{'ok' if finding.well else '!!'}  {finding.what + ':':<13}{finding.told}")
        yield finding
