"""What may be told of words that a person still has to say: that there is time for them, and never which they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import stands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Duty, View


def owes_words(view: View) -> bool:
    """Tell whether a view's seat owes words, as far as it may know that itself."""
    return any(_words_owed(view))


def time_runs(view: View) -> bool:
    """Tell whether a view's seat owes words for which there is still time."""
    return any(duty.infraction is None for duty in _words_owed(view))


def can_be_made_good(view: View) -> bool:
    """Tell whether a view's seat paid for its silence, and can still say what it was silent about."""
    return any(duty.continued for duty in _words_owed(view))


def _words_owed(view: View) -> Iterator[Duty]:
    own = (duty for duty in view.judged.duties if duty.seat == view.seat and duty.spec.phrase is not None)
    return (duty for duty in own if stands(view.judged, duty))
