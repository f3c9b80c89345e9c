"""What the tests of the model share: the recipe is imported from the checkout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT))

if TYPE_CHECKING:
    from models.recipe.cmu import Mixtures
    from models.recipe.model import Weights


@pytest.fixture(scope="session")
def folder() -> Path:
    """Find the committed model."""
    return ROOT / "models" / "small-en"


@pytest.fixture(scope="session")
def weights() -> Weights:
    """Read the committed weights."""
    from models.recipe.model import Weights  # noqa: PLC0415  the path is known only now

    return Weights.load(ROOT / "models" / "weights")


@pytest.fixture(scope="session")
def mixtures() -> Mixtures:
    """Read CMU's mixtures."""
    from models.recipe.cmu import read_mixtures  # noqa: PLC0415  likewise

    return read_mixtures()
