"""Texts that are written below the window and shown in its language: English everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self


def QT_TR_NOOP(text: str) -> str:  # noqa: N802  the translator's tools look for this name
    """Mark a text that the window translates when it shows it."""
    return text


class Message(str):
    """An English sentence that remembers what it was made of, so that the window can say it in another language.

    It is the sentence: it can be raised, logged and compared as any text. A place may hold another message, or
    an exception that has one.
    """

    __slots__ = ("places", "template")
    template: str
    places: dict[str, object]

    def __new__(cls, template: str, **places: object) -> Self:
        """Fill the places of a template; the translator's tools look for it by this name."""
        places = {name: str(value) if isinstance(value, Exception) else value for name, value in places.items()}
        made = super().__new__(cls, template.format(**places))
        made.template, made.places = template, places
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Give what a copy is made of."""
        return (self.template,), self.places

    def __str__(self) -> str:
        """Stay a message, also as the text of an exception."""
        return self

    def translated(self, translate: Callable[[str], str]) -> str:
        """Say it in the language of `translate`, which is given whole templates."""
        places = {name: translate(text) if isinstance(text, Message) else text for name, text in self.places.items()}
        return translate(self.template).format(**places)


def quoted(words: str) -> str:
    """Put words in the quotes of the language."""
    return Message("“{phrase}”", phrase=words)


def either(choices: list[str]) -> str:
    """Say that one of some choices is meant."""
    *others, last = choices
    return Message("{others} or {last}", others=listed(others), last=last) if others else last


def listed(items: list[str]) -> str:
    """Say some things, one after the other."""
    first, *others = items
    return Message("{first}, {others}", first=first, others=listed(others)) if others else first
