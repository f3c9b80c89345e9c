"""Installs an official model: fetched with resumption, verified, unpacked aside and moved into place whole."""

from __future__ import annotations

import errno
import hashlib
import mmap
import re
import shutil
import stat
import zipfile
import zlib
from http import HTTPStatus
from http.client import HTTPException
from itertools import islice
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.error import HTTPError

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.models.catalogue import OfficialModel, fetch, reason
from mao_desktop.speech.models.model_files import check_model, installed_models

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PIECE = 1 << 16
ATTEMPTS = 3
"""Attempts in a row without a byte until the installation gives up."""
ROOM = 3
"""Room on the disk that is needed, in sizes of the archive: for the archive and the unpacked model."""
MOST_UNPACKED = 10
"""An archive holds at most so many times its own size; official ones hold less than twice."""
MOST_FILES = 1_000
LONGEST_NAME = 200
"""The most bytes of the name of a file in an archive; a disk takes some 255 for each part of it."""
LISTED = re.compile(re.escape(b"PK\1\2"))
"""What an archive's list of files has before each."""
PACKED = zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED
"""How files of an archive may be packed, as the official ones are."""
PLAIN = (0, stat.S_IFREG, stat.S_IFDIR)
"""What a file of an archive may be; 0 where it does not say."""
BROKEN = (
    zipfile.BadZipFile, EOFError, zlib.error,
    ValueError,  # a name is no text
    RuntimeError,  # a password is asked for
    NotADirectoryError, IsADirectoryError, FileExistsError,  # a file lies in the place of a folder
)  # fmt: skip
"""What unpacking raises where an archive is broken."""
SUMS = "mao-desktop.sums"
"""In an installed model: the checksums of its files."""
ARCHIVES = ".archives.sums"
"""Beside the models: the checksums of the archives that they were installed from."""


def install(model: OfficialModel, progress: Callable[[int], None]) -> Path:
    """Fetch, verify and install a model; what was fetched before an interruption is used again.

    Args:
        model: which one.
        progress: is told the number of bytes that are there, again and again.

    Raises:
        SpeechError: it can't be fetched or is not what the list says; what is installed stays as it was.
    """
    target = installed_models() / model.name
    if target.is_dir():
        verify(target)
        progress(model.size)
        return target
    partial = installed_models() / ".partial"
    archive = partial / f"{model.name}-{model.md5[:8]}.zip"
    unpacked = partial / model.name
    try:
        partial.mkdir(parents=True, exist_ok=True)
        _need_room(model, partial, archive)
        _fetch(model, archive, progress)
        digest = _verify_archive(model, archive)
        found = _unpack(archive, unpacked)
        _check_whole(found, archive)
        _write_sums(found)
        found.replace(target)
        _keep_digest(model, digest)
        archive.unlink()
    except OSError as wrong:
        raise SpeechError(_disk(model, wrong)) from None
    finally:
        shutil.rmtree(unpacked, ignore_errors=True)
    return target


def verify(folder: Path) -> None:
    """Verify that an installed model is whole, by its files' checksums where it was installed by this program.

    Raises:
        SpeechError: it is not.
    """
    sums = folder / SUMS
    if sums.is_file():
        for line in sums.read_text("utf-8", errors="replace").splitlines():
            digest, _, name = line.partition("  ")
            file = folder / name
            if not file.is_file() or _digest(file, "sha256") != digest:
                message = f"{file} is missing or was changed: delete {folder} and install the model again"
                raise SpeechError(message)
    check_model(folder)


def _need_room(model: OfficialModel, partial: Path, archive: Path) -> None:
    there = archive.stat().st_size if archive.is_file() else 0
    needed = model.size * ROOM - there
    free = shutil.disk_usage(partial).free
    if free < needed:
        missing = (needed - free) // 1_000_000 + 1
        message = f"the disk has no room for {model.name}: free {missing} MB in {partial.parent}"
        raise SpeechError(message)


def _fetch(model: OfficialModel, archive: Path, progress: Callable[[int], None]) -> None:
    """Fetch what is missing of the archive, again and again as long as something comes."""
    failures = 0
    told = "the connection broke off"
    while (there := archive.stat().st_size if archive.is_file() else 0) < model.size:
        progress(there)
        try:
            _fetch_from(model, archive, there, progress)
        except HTTPError as wrong:
            told = f"the server says {wrong.code} {wrong.reason}"
        except (OSError, HTTPException) as wrong:
            if isinstance(wrong, OSError) and wrong.errno == errno.ENOSPC:
                raise
            told = reason(wrong)
        failures = 0 if archive.is_file() and archive.stat().st_size > there else failures + 1
        if failures == ATTEMPTS:
            message = f"{model.name} can't be fetched, {told}: try again, what has come so far is kept"
            raise SpeechError(message)
    progress(there)


def _fetch_from(model: OfficialModel, archive: Path, begin: int, progress: Callable[[int], None]) -> None:
    with fetch(model.url, begin) as answer:
        goes_on = begin > 0 and answer.status == HTTPStatus.PARTIAL_CONTENT
        there = begin if goes_on else 0
        with archive.open("ab" if goes_on else "wb") as file:
            while piece := answer.read1(PIECE):
                file.write(piece)
                there += len(piece)
                progress(min(there, model.size))
                if there > model.size:
                    break


def _verify_archive(model: OfficialModel, archive: Path) -> str:
    """Verify an archive by all that the list tells of it, and by the one that was installed here before.

    Returns:
        Its SHA-256, which the list does not tell.
    """
    if archive.stat().st_size != model.size or _digest(archive, "md5") != model.md5.casefold():
        archive.unlink()
        message = f"what {model.url} gave is not {model.name}, its checksum is wrong: it was deleted, try again later"
        raise SpeechError(message)
    digest = _digest(archive, "sha256")
    if _kept_digests().get(model.name, digest) != digest:
        archive.unlink()
        message = (
            f"what {model.url} gave is another {model.name} than was installed here before: it was deleted; "
            f"delete its line in {installed_models() / ARCHIVES} if you trust it"
        )
        raise SpeechError(message)
    return digest


def _kept_digests() -> dict[str, str]:
    """Give the SHA-256 of the archive that each model was installed from, as far as it is known."""
    file = installed_models() / ARCHIVES
    lines = file.read_text("utf-8", errors="replace").splitlines() if file.is_file() else []
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def _keep_digest(model: OfficialModel, digest: str) -> None:
    kept = _kept_digests() | {model.name: digest}
    (installed_models() / ARCHIVES).write_text("".join(_sum_line(each, name) for name, each in kept.items()), "utf-8")


def _sum_line(digest: str, name: str) -> str:
    return f"{digest}  {name}\n"


def _unpack(archive: Path, into: Path) -> Path:
    """Unpack an archive aside, and find the model's folder in it."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir()
    _check_count(archive)
    try:
        with zipfile.ZipFile(archive) as packed:
            _check_contents(archive, packed.infolist())
            packed.extractall(into)  # it gives up where a file holds more than is announced
    except BROKEN:
        archive.unlink()
        message = f"{archive.name} is no archive that can be unpacked: it was deleted, install the model again"
        raise SpeechError(message) from None
    folders = [folder for folder in (into, *into.iterdir()) if (folder / "am").is_dir()]
    if not folders:
        archive.unlink()
        message = f"{archive.name} holds no model: it was deleted, choose another one"
        raise SpeechError(message)
    return folders[0]


def _check_whole(found: Path, archive: Path) -> None:
    """See that what was unpacked is a model that can be listened with; if not, its archive is deleted."""
    try:
        check_model(found)
    except SpeechError:
        archive.unlink()
        raise


def _check_count(archive: Path) -> None:
    """See that an archive lists no more files than a model has, before a list of millions is read.

    Raises:
        SpeechError: it does; the archive is deleted.
    """
    with archive.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        too_many = any(islice(LISTED.finditer(data), MOST_FILES, None))
    if too_many:
        raise _refused(archive, "far more than a model")


def _refused(archive: Path, holds: str) -> SpeechError:
    archive.unlink()
    return SpeechError(f"{archive.name} holds {holds}: it was deleted, choose another model")


def _check_contents(archive: Path, items: list[zipfile.ZipInfo]) -> None:
    """See that what an archive announces is of a size that a model can have, and lies in one place.

    Raises:
        SpeechError: it does not; the archive is deleted.
        BadZipFile: it is packed in another way than models are.
        OSError: there is no room for it.
    """
    if any(item.compress_type not in PACKED for item in items):
        message = "packed in another way than models are"
        raise zipfile.BadZipFile(message)
    announced = sum(item.file_size for item in items)
    outside = any(_leads_elsewhere(item) for item in items)
    if outside or announced > MOST_UNPACKED * archive.stat().st_size:
        raise _refused(archive, "files that would lie elsewhere" if outside else "far more than a model")
    if announced > shutil.disk_usage(archive.parent).free:
        raise OSError(errno.ENOSPC, "the disk is full")


def _leads_elsewhere(item: zipfile.ZipInfo) -> bool:
    """Tell whether a file of an archive is a link, or has a name that leads out of its folder or is none."""
    path = PurePosixPath(item.filename.replace("\\", "/"))
    leads_out = not path.parts or path.is_absolute() or ".." in path.parts or ":" in item.filename
    no_name = not item.filename.isprintable() or len(item.filename.encode()) > LONGEST_NAME
    return leads_out or no_name or stat.S_IFMT(item.external_attr >> 16) not in PLAIN


def _write_sums(folder: Path) -> None:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    lines = [_sum_line(_digest(file, "sha256"), file.relative_to(folder).as_posix()) for file in files]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def _digest(file: Path, kind: str) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, kind).hexdigest()


def _disk(model: OfficialModel, wrong: OSError) -> str:
    if wrong.errno == errno.ENOSPC:
        return f"the disk is full: free {model.size * ROOM // 1_000_000} MB and install {model.name} again, it goes on"
    return f"{wrong.filename or installed_models()} can't be written ({wrong.strerror}): install {model.name} again"
