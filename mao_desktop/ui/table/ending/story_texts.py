"""Says in a few lines what a round has to tell, and who has won how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.ui.texts import card_name, clock, seconds, tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mao_desktop.practice.statistics import Wins
    from mao_desktop.story import Story
    from mao_desktop.ui.game.narrator import Narrator


class Line(NamedTuple):
    """A line of a story: what it is about, and what it says."""

    about: str
    says: str


def lines_of(story: Story, narrator: Narrator) -> tuple[Line, ...]:
    """Say what a story has to tell, each thing in a line."""
    return tuple(_lines(story, narrator))


def _lines(story: Story, narrator: Narrator) -> Iterator[Line]:
    played = tr("{time} minutes, 1 card played")
    if story.cards != 1:
        played = tr("{time} minutes, %n cards played", "", story.cards)
    yield Line(tr("The game"), played.format(time=clock(story.length)))
    if story.fastest:
        words = tr("{name}: “{words}”, {time} after the {card}")
        quick = story.fastest
        yield Line(
            tr("Fastest words"),
            words.format(
                name=narrator.name(quick.seat),
                words=narrator.written(quick.text),
                time=seconds(quick.after),
                card=card_name(quick.card),
            ),
        )
    if story.silence:
        silence = tr("{time}, broken by {name}: “{words}”")
        quiet = story.silence
        name, words = narrator.name(quiet.seat), narrator.written(quiet.text)
        yield Line(tr("Longest silence"), silence.format(time=seconds(quiet.length), name=name, words=words))
    if story.offender:
        offender = story.offender
        paid = tr("{name}, 1 card paid") if offender.cards == 1 else tr("{name}, %n cards paid", "", offender.cards)
        yield Line(tr("Worst offender"), paid.format(name=narrator.name(offender.seat)))
    if story.caller:
        calls = tr("{name}, {upheld} of {calls} upheld")
        caller = story.caller
        name = narrator.name(caller.seat)
        yield Line(tr("Best caller"), calls.format(name=name, upheld=caller.upheld, calls=caller.calls))


def wins_lines(wins: Wins | None, here: Mapping[int, int], narrator: Narrator) -> tuple[Line, ...]:
    """Say how often each seat has won `here`, since one sat down, and how often the person has."""
    names = ", ".join(f"{narrator.name(seat)} {count}" for seat, count in here.items())
    at_table = Line(tr("Wins"), tr("{names}, since you sat down").format(names=names))
    if wins is None:
        return (at_table,)
    own = tr("{evening} this evening, {all} in all").format(evening=wins.evening, all=wins.all)
    return at_table, Line(tr("Your wins"), own)
