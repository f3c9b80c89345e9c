"""The wheel carries what the program needs, and no more."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[1]
CARRIED = ("mao_desktop", "assets/cards", "assets/sounds", "models/small-en", "models/speakers", "models/moonshine")
ALONE = ("assets/icon.svg", "assets/languages/de.qm", "assets/languages/fr.qm", "models/LICENSE.cmu")


def test_the_wheel_carries_what_the_program_opens_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.build import build_wheel  # noqa: PLC0415  it is loaded where a wheel is built

    monkeypatch.chdir(ROOT)
    with zipfile.ZipFile(tmp_path / build_wheel(str(tmp_path))) as wheel:
        carried = {name for name in wheel.namelist() if ".dist-info/" not in name}
    files = (path for folder in CARRIED for path in (ROOT / folder).rglob("*"))
    opened = {str(path.relative_to(ROOT)) for path in files if path.is_file() and "__pycache__" not in path.parts}
    assert carried == {name if name.startswith("mao_desktop/") else f"mao_desktop/{name}" for name in opened | {*ALONE}}
