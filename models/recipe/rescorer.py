"""Takes Moonshine's network and its pieces of words out of the packages of its makers, as they are."""

from __future__ import annotations

import hashlib
import tarfile
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TAKE = "take moonshine-js 0.1.29 from npm and moonshine-voice 0.1.5 from PyPI"
NETWORK = "package/dist/model/tiny/quantized/"
PIECES = "moonshine_voice/assets/tiny-en/tokenizer.bin"
SHA256 = {
    "encoder.onnx": "c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a",
    "decoder.onnx": "eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367",
    "pieces.bin": "6884b35fd6377d4c4d32336a0bc152f36b64d1e45b6503683cdc238250a8472d",
}


def take(archive: Path, wheel: Path, folder: Path) -> None:
    """Write the files of an archive of npm's and of a wheel into a folder.

    Raises:
        ValueError: one of them is not there, or another than was measured.
    """
    try:
        files = dict(_files(archive, wheel))
    except KeyError as lacking:
        message = f"{lacking}: {TAKE}"
        raise ValueError(message) from None
    folder.mkdir(parents=True, exist_ok=True)
    for name, known in SHA256.items():
        if hashlib.sha256(files[name]).hexdigest() != known:
            message = f"{name} is another: {TAKE}"
            raise ValueError(message)
        (folder / name).write_bytes(files[name])


def _files(archive: Path, wheel: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(archive) as packed:
        for ours, theirs in (("encoder.onnx", "encoder_model.onnx"), ("decoder.onnx", "decoder_model_merged.onnx")):
            if file := packed.extractfile(NETWORK + theirs):
                yield ours, file.read()
    with zipfile.ZipFile(wheel) as packed_wheel:
        yield "pieces.bin", packed_wheel.read(PIECES)
