"""The commands `models list`, `install`, `verify` and `use`."""

from __future__ import annotations

from typing import Annotated

import typer

from mao_desktop.commands.user_settings import choose_model, chosen
from mao_desktop.speech import SpeechError
from mao_desktop.speech.models import BUNDLED, find_model, models_here

MEGABYTE = 1_000_000

app = typer.Typer(
    help="The recogniser's models: the program's own, and Vosk's official ones.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command("list")
def list_models() -> None:
    """List the models that are here, and those that can be installed."""
    from mao_desktop.speech.models.catalogue import official_models

    used = chosen().model or BUNDLED
    here = models_here()
    for name in here:
        typer.echo(f"{name:<36}here{', in use' if name == used else ''}")
    if used not in here:
        typer.echo(f"{used:<36}in use")
    try:
        official = official_models()
    except SpeechError as wrong:
        typer.echo(str(wrong), err=True)
        return
    for model in official:
        if model.name not in here:
            typer.echo(f"{model.name:<36}{model.size / MEGABYTE:.0f} MB")


@app.command()
def install(name: Annotated[str, typer.Argument(help="an official model")] = "vosk-model-small-en-us-0.15") -> None:
    """Fetch an official model, verify it and keep it; an interrupted one goes on where it was."""
    from mao_desktop.speech.models.catalogue import official_models
    from mao_desktop.speech.models.installing import install as install_model

    official = official_models()
    model = next((model for model in official if model.name == name), None)
    if model is None:
        message = f"there is no official model “{name}”: choose one of {', '.join(m.name for m in official)}"
        raise SpeechError(message)
    with typer.progressbar(length=model.size, label=name) as bar:
        install_model(model, lambda there: bar.update(there - bar.pos))
    typer.echo(f"{name} is installed: use it with “mao-desktop models use {name}”")


@app.command()
def verify(name: Annotated[str | None, typer.Argument(help="a model; if none is named, all")] = None) -> None:
    """Verify that models are whole and can be loaded."""
    from mao_desktop.speech.models.installing import verify as verify_model

    for each in [name] if name else models_here():
        verify_model(find_model(each).path)
        typer.echo(f"{each} is whole")


@app.command()
def use(name: Annotated[str, typer.Argument(help="a model's name, or its folder")]) -> None:
    """Listen with this model from now on."""
    name = name or BUNDLED
    folder = find_model(name)
    choose_model(name if folder.name == name else str(folder.path.resolve()))
    typer.echo(f"{folder.name} is used from now on")
