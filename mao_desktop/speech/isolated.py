"""Child processes: each runs a script of this program, and takes no code from the current folder or the environment.

A script is started by its file and imports libraries only, nothing of this package: so it needs nothing on the module
path but the folders of libraries, whether the program was installed or runs from a checkout.
"""

from __future__ import annotations

import site
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def run_isolated(
    script: Path, *arguments: str, order: bytes = b"", patience: float
) -> subprocess.CompletedProcess[bytes]:
    """Run a script in its own folder, and wait until it ends.

    Args:
        script: the script's absolute path.
        arguments: what it is told on its command line; paths are absolute.
        order: what it reads from standard input.
        patience: the most time it may take (s).

    Raises:
        TimeoutExpired: it took longer, and was ended.
        OSError: it can't be started.
    """
    return subprocess.run(  # noqa: S603  ourselves
        [sys.executable, *isolating_flags(), str(script), *arguments],
        input=order, capture_output=True, timeout=patience, check=False, cwd=script.parent,
    )  # fmt: skip


def isolating_flags() -> tuple[str, ...]:
    """Give the flags with which Python takes modules from the folders of libraries only, and reads no PYTHON… variable.

    `-I` also leaves out the user's own library folder. Where this program may have been installed there, `-E -P` is the
    same without that.
    """
    return ("-E", "-P") if site.ENABLE_USER_SITE else ("-I",)
