"""The line of a dialog that says what can be said there, where one plays by voice."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


class SpokenLine(QLabel):
    """Hidden until there is something to say."""

    def __init__(self) -> None:
        """Begin hidden."""
        super().__init__()
        self.setObjectName("quiet")
        self.setWordWrap(True)
        self.hide()

    def tell(self, said: str) -> None:
        """Tell what can be said."""
        self.setText(said)
        self.show()
