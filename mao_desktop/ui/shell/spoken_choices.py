"""What can be said on the start screen, in the settings and while a new table is chosen, where one plays by voice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mao_desktop.engine import Meaning
from mao_desktop.language.phrases import pattern
from mao_desktop.language.reading import Entry, Lexicon
from mao_desktop.language.words import number_words, words_of
from mao_desktop.limits import FEWEST_SEATS, MOST_SEATS
from mao_desktop.speech.reports import HeardPhrase
from mao_desktop.ui.texts import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QComboBox, QTabWidget

    from mao_desktop.speech.reports import Report
    from mao_desktop.ui.audio.audio_port import PracticeSound
    from mao_desktop.ui.dialogs.new_table import NewTableDialog
    from mao_desktop.ui.dialogs.settings_dialog import SettingsDialog

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
OF_A_TABLE = ("play moo", "five players", "sharp players", "twice the time", "sit down", "cancel")
OF_SETTINGS = ("larger text", "dark colors", "four colors", "sounds", "speak german", "next group", "close")
"""Lines that are shown, of all that can be said."""


class SpokenChoices:
    """Listens for some lines, each of which does something."""

    def __init__(self, lines: Mapping[str, Callable[[], object]], examples: tuple[str, ...] = ()) -> None:
        """Begin without listening; of many lines only `examples` are told."""
        self.lines = tuple(lines)
        """All that can be said."""
        self._told = examples or self.lines
        self._by_words = {words_of(line): do for line, do in lines.items()}

    def listen(self, sound: PracticeSound, clock: Callable[[], int]) -> None:
        """Listen from now on, until the sound is used for something else."""
        lexicon = Lexicon(tuple(Entry(pattern(line), Meaning.NOTHING) for line in self.lines))
        sound.practise(lexicon, clock(), self.take, lambda _: None)

    def take(self, report: Report) -> None:
        """Do what was said surely."""
        if isinstance(report, HeardPhrase) and report.sure and (do := self._by_words.get(words_of(report.text))):
            do()

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
    return SpokenChoices(lines, OF_A_TABLE)


def of_settings(dialog: SettingsDialog) -> SpokenChoices:
    """Let settings be changed by voice, but for those without which nothing would be heard any more."""
    d = dialog
    return SpokenChoices(
        {
            "larger text": partial(_step, d.text, 1),
            "smaller text": partial(_step, d.text, -1),
            "larger subtitles": partial(_step, d.caption_size, 1),
            "smaller subtitles": partial(_step, d.caption_size, -1),
            **_each(d.captions, "subtitles below", "subtitles above", "no subtitles"),
            **_each(d.theme, "usual colors", "light colors", "dark colors"),
            **_each(d.deck, "standard cards", "four colors", "large index"),
            **_each(d.language, "usual language", "speak english", "speak german", "speak french"),
            **_each(d.chatter, "no small talk", "some small talk", "much small talk"),
            **_each(d.speed, "usual speed", "slow motion", "normal speed", "fast motion", "instant motion"),
            "motion": d.motion.toggle,
            "sounds": d.sounds.toggle,
            "speak aloud": d.speak.toggle,
            "headphones": d.headphones.toggle,
            "next group": partial(_turn, d.groups),
            "close": d.reject,
        },
        OF_SETTINGS,
    )


def _step(box: QComboBox, by: int) -> None:
    """Choose what stands before or after what is chosen, where there is something."""
    box.setCurrentIndex(min(max(box.currentIndex() + by, 0), box.count() - 1))


def _turn(tabs: QTabWidget) -> None:
    """Show the next group, after the last the first."""
    tabs.setCurrentIndex((tabs.currentIndex() + 1) % tabs.count())


def _each(box: QComboBox, *lines: str) -> dict[str, Callable[[], object]]:
    """Give a line for each choice of a box, in their order."""
    return {line: partial(box.setCurrentIndex, n) for n, line in enumerate(lines)}
