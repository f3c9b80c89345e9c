"""The recipe's commands: `build`, `train`, `sets`, `measure`, `speakers`, `rooms` and `rescorer`."""

# ruff: noqa: T201  a command tells how far it is

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .model import Weights, build

MODELS = Path(__file__).parent.parent
MODEL = MODELS / "small-en"
WEIGHTS = MODELS / "weights"
SPEAKERS = MODELS / "speakers"
RESCORER = MODELS / "moonshine"


def main() -> None:
    """Run the command that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m models.recipe", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("build", help="build the model from the committed weights, in seconds")
    command.add_argument("--weights", type=Path, default=WEIGHTS)
    command.add_argument("--model", type=Path, default=MODEL)
    command.set_defaults(run=_build)
    command = commands.add_parser("train", help="train anew, in about half an hour; `build` comes after it")
    command.add_argument("--weights", type=Path, default=WEIGHTS, help="where the new weights go")
    command.add_argument("--work", type=Path, default=Path("work/model"), help="for sound and data, about 2 GB")
    command.add_argument("--cores", type=int, default=2)
    command.set_defaults(run=_train)
    command = commands.add_parser("sets", help="make the synthetic sets to measure on")
    command.add_argument("folder", type=Path)
    command.set_defaults(run=_sets)
    command = commands.add_parser("measure", help="measure the model on a folder of .wav and .txt")
    command.add_argument("folder", type=Path, nargs="+")
    command.add_argument("--model", type=Path, default=MODEL)
    command.add_argument("--own", action="store_true", help="only the folder's own texts may be heard")
    command.add_argument("--pad", type=float, default=0.5, help="seconds of digital silence around each recording")
    command.set_defaults(run=_measure)
    command = commands.add_parser("speakers", help="take the speaker encoder's weights out of Resemblyzer's wheel")
    command.add_argument("wheel", type=Path)
    command.add_argument("--folder", type=Path, default=SPEAKERS)
    command.set_defaults(run=_speakers)
    command = commands.add_parser("rooms", help="learn from people's recordings what rooms do to their voices' vectors")
    command.add_argument("people", type=Path, nargs="+", help="folders of recordings")
    command.add_argument("--folder", type=Path, default=SPEAKERS)
    command.set_defaults(run=_rooms)
    command = commands.add_parser("rescorer", help="take Moonshine's network out of its makers' packages")
    command.add_argument("archive", type=Path, help="npm's moonshine-ai-moonshine-js-0.1.29.tgz")
    command.add_argument("wheel", type=Path, help="PyPI's moonshine_voice-0.1.5-*.whl")
    command.add_argument("--folder", type=Path, default=RESCORER)
    command.set_defaults(run=_rescorer)
    options = parser.parse_args()
    try:
        options.run(options)
    except (OSError, ValueError) as error:
        sys.exit(str(error))


def _build(options: argparse.Namespace) -> None:
    build(Weights.load(options.weights), options.model)
    size = sum(path.stat().st_size for path in options.model.rglob("*") if path.is_file())
    print(f"{options.model}: {size / 1e6:.1f} MB")


def _train(options: argparse.Namespace) -> None:
    from .everything import train  # noqa: PLC0415  needs torch

    train(options.work, options.cores).save(options.weights)


def _sets(options: argparse.Namespace) -> None:
    from .sets import write_sets  # noqa: PLC0415  needs eSpeak NG

    write_sets(options.folder)


def _measure(options: argparse.Namespace) -> None:
    import vosk  # noqa: PLC0415  loading it takes a while

    from .measure import measure, report, table_grammar  # noqa: PLC0415

    vosk.SetLogLevel(-1)
    model = vosk.Model(str(options.model))
    grammar = None if options.own else table_grammar()
    for folder in options.folder:
        print(f"{folder.name}:\n{report(measure(model, folder, grammar, options.pad), grammar or [])}", flush=True)


def _speakers(options: argparse.Namespace) -> None:
    from .speaker_encoder import convert  # noqa: PLC0415  nothing else needs it

    convert(options.wheel, options.folder)


def _rooms(options: argparse.Namespace) -> None:
    from .speaker_rooms import learn  # noqa: PLC0415  needs flite and eSpeak NG

    people = learn(options.people, options.folder / "weights.npz", options.folder / "rooms.npz")
    print(f"{options.folder / 'rooms.npz'}: learnt from {people} people")


def _rescorer(options: argparse.Namespace) -> None:
    from .rescorer import take  # noqa: PLC0415  nothing else needs it

    take(options.archive, options.wheel, options.folder)


if __name__ == "__main__":
    main()
