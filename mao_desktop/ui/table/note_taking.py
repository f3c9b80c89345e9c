"""Joins the notebook to the game: whose it is, what is guessed in it, and how each guess does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mao_desktop.engine import Played
from mao_desktop.guesses import Finding, finding
from mao_desktop.secret_rules import RuleError, When, parse, show
from mao_desktop.store.toml_file import KeptError
from mao_desktop.ui.texts import begun, card_name, tr

if TYPE_CHECKING:
    from mao_desktop.guesses import Contradiction
    from mao_desktop.secret_rules import Sentence
    from mao_desktop.store.notebook import Notebooks
    from mao_desktop.ui.game.game_view import GameView
    from mao_desktop.ui.game.privacy import Privacy
    from mao_desktop.ui.table.table_widgets import TableWidgets

MINUTE, SECOND = 60_000, 1_000


class NoteTaking(QObject):
    """Keeps the front person's guesses; another one's are never shown."""

    def __init__(self, widgets: TableWidgets, game: GameView, privacy: Privacy, notebooks: Notebooks) -> None:
        """Join the notebook of a page."""
        super().__init__(widgets)
        self._widgets, self._game, self._privacy, self._notebooks = widgets, game, privacy, notebooks
        self._changed: int | None = None
        self._compared = 0
        notebook = widgets.notebook
        notebook.asked.connect(lambda: self._ask(None))
        notebook.change_wanted.connect(self._ask)
        notebook.strike_wanted.connect(self._strike)
        widgets.guess.written.connect(self._note)
        widgets.guess.closed.connect(self._back)
        privacy.changed.connect(self._close)
        game.changed.connect(self._follow)

    def toggle(self) -> None:
        """Open the front person's notebook, or close it."""
        notebook = self._widgets.notebook
        if notebook.isVisible():
            notebook.close_card()
        elif self._privacy.is_there():
            self._show()
            notebook.open_for(self._name())

    def _name(self) -> str:
        return self._game.setup.names[self._privacy.front]

    def _guesses(self) -> tuple[str, ...]:
        try:
            return self._notebooks.guesses(self._name())
        except KeptError as wrong:
            self._widgets.bubbles.notice.tell(begun(tr(str(wrong))))
            return ()

    def _keep(self, guesses: tuple[str, ...]) -> None:
        try:
            self._notebooks.keep(self._name(), guesses)
        except KeptError as wrong:
            self._widgets.bubbles.notice.tell(begun(tr(str(wrong))))
        self._show()

    def _show(self) -> None:
        """Compare all guesses with the game as it is now, and show how they do."""
        self._compared = self._game.public_record().seen
        self._widgets.notebook.show_guesses(tuple(f"{guess}\n{self._told(guess)}" for guess in self._guesses()))

    def _told(self, guess: str) -> str:
        try:
            sentence = parse(guess).sentence
        except RuleError as wrong:
            return begun(tr(str(wrong)))
        rules = self._game.view(self._privacy.front).judged.rules
        return told(sentence, finding(sentence, self._game.public_record(), rules))

    def _follow(self) -> None:
        """Compare again where something was seen since."""
        news = self._game.public_record().seen != self._compared
        if news and self._widgets.notebook.isVisible():
            self._show()

    def _ask(self, number: int | None) -> None:
        """Let a guess be written, or the one of a number be changed."""
        guesses = self._guesses()
        self._changed = number if number is not None and 0 <= number < len(guesses) else None
        before = "" if self._changed is None else guesses[self._changed]
        self._widgets.guess.ask(self._game.view(self._privacy.front).judged.rules, self._game.known_words, before)

    def _note(self, text: str) -> None:
        guesses, sentence = list(self._guesses()), show(parse(text).sentence)
        if self._changed is None:
            guesses.append(sentence)
        else:
            guesses[self._changed] = sentence
        self._keep(tuple(dict.fromkeys(guesses)))

    def _strike(self, number: int) -> None:
        self._keep(tuple(guess for n, guess in enumerate(self._guesses()) if n != number))

    def _back(self) -> None:
        """Go back to where the guess was asked for."""
        notebook = self._widgets.notebook
        (notebook.list if notebook.isVisible() else self._widgets.view).setFocus()

    def _close(self) -> None:
        """Show nothing of it to whoever comes to the screen."""
        for card in (self._widgets.guess, self._widgets.notebook):
            if card.isVisible():
                card.close_card()


def told(guess: Sentence, found: Finding | None) -> str:
    """Say how a guess does."""
    if found is None:
        return tr("That another rule is changed can be seen in nothing: it is not compared with the game.")
    plays = isinstance(guess, When) and isinstance(guess.event, Played)
    if found.against:
        more = len(found.against) - 1
        text = tr("Was contradicted at {what}, and %n more.", "", more) if more else tr("Was contradicted at {what}.")
        return text.format(what=_contradiction(found.against[0]))
    if not found.seen:
        return tr("No card was played yet.") if plays else tr("Nothing of the kind was seen yet.")
    fits = tr("Fits {fits} of {all} plays; seen at work in {shown}.")
    if found.open:
        fits = tr("Fits {fits} of {all} plays, {open} left open; seen at work in {shown}.")
    if not plays:
        fits = tr("Fits {fits} of {all} times; seen at work in {shown}.")
        if found.open:
            fits = tr("Fits {fits} of {all} times, {open} left open; seen at work in {shown}.")
    return fits.format(fits=found.fits, all=found.seen, open=found.open, shown=found.shown)


def _contradiction(against: Contradiction) -> str:
    at = f"{against.at // MINUTE}:{against.at % MINUTE // SECOND:02}"
    if against.card is None:
        return (tr("{at} (a call was upheld)") if against.called else tr("{at} (nothing was due)")).format(at=at)
    played = card_name(against.card)
    if against.under:
        played = tr("{card} on {under}").format(card=played, under=card_name(against.under))
    happened = tr("{at} ({play} was called)") if against.called else tr("{at} ({play} was right)")
    return happened.format(at=at, play=played)
