"""Finds a recogniser's model, and checks its files before Vosk sees them: a broken one may abort the program."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.isolated import run_isolated
from mao_desktop.translatable import Message

BUNDLED = "small-en"
FST_MAGIC = (2125659606).to_bytes(4, "little")
KALDI_BINARY = b"\0B"
NEEDED = {
    "am/final.mdl": KALDI_BINARY,
    "conf/mfcc.conf": b"",
    "conf/model.conf": b"",
    "graph/HCLr.fst": FST_MAGIC,
    "graph/Gr.fst": FST_MAGIC,
    "graph/disambig_tid.int": b"",
    "graph/phones/word_boundary.int": b"",
}
FIXED_GRAPH = "graph/HCLG.fst"
PROBE = Path(__file__).resolve().with_name("probe_script.py")
PROBE_SECONDS = 120


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """A folder with a recogniser's model that has been found whole."""

    path: Path

    @property
    def name(self) -> str:
        """The folder's name, which is the model's."""
        return self.path.name


def bundled_models() -> Path:
    """Tell where the program's own models lie: in the installed package, else in the checkout."""
    package = Path(__file__).resolve().parents[2]
    installed = package / "models"
    return installed if installed.is_dir() else package.parent / "models"


def installed_models() -> Path:
    """Tell where models that were fetched are kept."""
    return platformdirs.user_data_path("mao-desktop", appauthor=False) / "models"


def models_here() -> list[str]:
    """List the models that are here by name, the program's own and those that were fetched."""
    places = [place for place in (bundled_models(), installed_models()) if place.is_dir()]
    folders = [folder for place in places for folder in place.iterdir()]
    return sorted(folder.name for folder in folders if (folder / "am").is_dir() and not folder.name.startswith("."))


def folder_of(wanted: str = "") -> Path | None:
    """Give the folder of a model by its name or its path, unchecked; None where there is none."""
    wanted = wanted or BUNDLED
    is_name = Path(wanted).name == wanted
    places = (bundled_models() / wanted, installed_models() / wanted) if is_name else (Path(wanted),)
    return next((folder for folder in places if folder.is_dir()), None)


def find_model(wanted: str = "") -> ModelFolder:
    """Find the model to listen with, and check it.

    Args:
        wanted: a model's name, or the path of its folder; empty for the program's own. A name alone never means a
            folder in the current one.

    Raises:
        SpeechError: there is no such model, or it is broken.
    """
    wanted = wanted or BUNDLED
    folder = folder_of(wanted)
    if folder is not None:
        return check_model(folder, probe=folder.parent != bundled_models())
    message = Message(
        "there is no model “{wanted}”: install it with “mao-desktop models install {wanted}”, give the "
        "path of its folder, or go back to the program's own with “mao-desktop models use small-en”",
        wanted=wanted,
    )
    raise SpeechError(message)


def check_model(folder: Path, *, probe: bool = True) -> ModelFolder:
    """Check that a folder holds a model that this program can listen with; nothing of it is loaded into this process.

    Args:
        folder: the model's folder.
        probe: whether a process of its own loads it; the program's own model needs none.

    Raises:
        SpeechError: what is missing or broken.
    """
    if (folder / FIXED_GRAPH).is_file():
        message = Message(
            "{folder} is a model for free speech only, without a grammar: choose one of the “small” models",
            folder=folder,
        )
        raise SpeechError(message)
    for name, beginning in NEEDED.items():
        if wrong := _wrong_with(folder / name, beginning):
            raise SpeechError(
                Message(
                    "{folder} is no whole model ({why}): install it again, or choose another with "
                    "“mao-desktop models use”",
                    folder=folder,
                    why=wrong,
                )
            )
    if probe:
        _probe(folder)
    return ModelFolder(folder)


def _wrong_with(file: Path, beginning: bytes) -> str | None:
    try:
        with file.open("rb") as opened:
            start = opened.read(max(1, len(beginning)))
    except FileNotFoundError:
        return Message("{name} is missing", name=file.name)
    except OSError as wrong:
        return Message("{name} can't be read: {why}", name=file.name, why=wrong.strerror)
    if not start:
        return Message("{name} is empty", name=file.name)
    return None if start.startswith(beginning) else Message("{name} is something else", name=file.name)


def _probe(folder: Path) -> None:
    """Load the model in a process of its own, since what is wrong deeper inside may abort it."""
    try:
        done = run_isolated(PROBE, str(folder.resolve()), patience=PROBE_SECONDS)
    except subprocess.TimeoutExpired:
        done = None
    if done is None or done.returncode:
        raise SpeechError(
            Message(
                "{folder} can't be loaded, its files are damaged: install it again, or choose another with "
                "“mao-desktop models use”",
                folder=folder,
            )
        )
