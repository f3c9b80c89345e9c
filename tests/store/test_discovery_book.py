"""What was guessed is kept by variant; a broken file is told of and never written over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.store.discoveries import Discoveries, DiscoveriesError, DiscoveryBook

if TYPE_CHECKING:
    from pathlib import Path

SEVENS = Discoveries(("sevens: have a nice day",), ("CAM-40",), 2)


def test_guesses_of_each_variant_are_kept_apart(tmp_path: Path) -> None:
    book = DiscoveryBook(tmp_path / "deep" / "guesses.toml")
    assert book.of("moo") == Discoveries()
    book.keep("cambridge", SEVENS)
    book.keep("moo", Discoveries(("“quotes” = \\ and ü",)))
    assert DiscoveryBook(book.path).of("cambridge") == SEVENS
    assert book.of("moo").lines == ("“quotes” = \\ and ü",)
    assert book.variants() == ("cambridge", "moo")


@pytest.mark.parametrize(
    "text",
    [
        "[moo",
        'moo = "a text"',
        "[moo]\nlines = 3",
        '[moo]\nlines = "abc"',
        "[moo]\nfound = [1]",
        "[moo]\ngames = inf",
        "[moo]\ngames = -1",
        "[moo]\ngames = 9000000000",
    ],
)
def test_a_broken_file_is_told_of_and_stays(tmp_path: Path, text: str) -> None:
    book = DiscoveryBook(tmp_path / "guesses.toml")
    book.path.write_text(text, encoding="utf-8")
    with pytest.raises(DiscoveriesError, match="mend it or delete it"):
        book.of("moo")
    assert book.path.read_text(encoding="utf-8") == text
