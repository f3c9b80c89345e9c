"""What can be said on the start screen and while a new table is chosen, where one plays by voice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import number_words
from mao_desktop.limits import FEWEST_SEATS, MOST_SEATS
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.audio_port import PracticeSound
    from mao_desktop.ui.dialogs.new_table import NewTableDialog

GAMES = {
    "play cambridge": "cambridge",
    "play german mao": "german",
    "play mau mau": "mau-mau",
    "play moo": "moo",
    "play santa cruz": "santa-cruz",
}
KINDS = ("beginners", "regular players", "sharp players", "sly players", "patient players")
"""The kinds of computer players, in the order in which a seat offers them after a person."""
TIMES = ("usual times", "twice the time", "three times the time", "five times the time")
"""The times, in the order in which a new table offers them."""
EXAMPLES = ("play moo", "five players", "sharp players", "twice the time", "sit down", "cancel")


class SpokenChoices:
    """Listens for some lines, each of which does something."""

    def __init__(self, lines: Mapping[str, Callable[[], object]], examples: tuple[str, ...] = ()) -> None:
        """Begin without listening; of many lines only `examples` are told."""
        self._lines, self._told = lines, examples or tuple(lines)

    def listen(self, sound: PracticeSound, clock: Callable[[], int]) -> None:
        """Listen from now on, until the sound is used for something else."""
        lexicon = Lexicon(tuple(Entry(pattern(line), Meaning.NOTHING) for line in self._lines))
        sound.practise(lexicon, clock(), self.take, lambda _: None)

    def take(self, report: Report) -> None:
        """Do what was said surely."""
        if isinstance(report, HeardPhrase) and report.sure and report.text in self._lines:
            self._lines[report.text]()

    def told(self) -> str:
        """Say what can be said."""
        return tr("Say: {lines}.").format(lines=", ".join(f"“{line}”" for line in self._told))


def of_new_table(dialog: NewTableDialog) -> SpokenChoices:
    """Let a new table be chosen by voice: what is played, how many play, how good they are, who deals, how fast."""
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    deals = [(f"{row.name.text()} deals", n) for n, row in enumerate(dialog.rows)]
    lines: dict[str, Callable[[], object]] = {
        **{line: partial(dialog.choose_variant, name) for line, name in GAMES.items()},
        **{f"{number_words(count)} players": partial(dialog.count.setValue, count) for count in seats},
        **{line: partial(dialog.choose_players, kind) for kind, line in enumerate(KINDS, 1)},
        **{line: partial(dialog.times.setCurrentIndex, n) for n, line in enumerate(TIMES)},
        **{line: partial(dialog.dealer.setCurrentIndex, n) for line, n in deals},
        "for newcomers": dialog.newcomers.toggle,
        "no rules": dialog.untold.toggle,
        "sit down": dialog.ok.click,
        "cancel": dialog.reject,
    }
    return SpokenChoices(lines, EXAMPLES)
