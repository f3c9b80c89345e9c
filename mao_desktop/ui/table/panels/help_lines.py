"""What the help card tells of a table: its keys in groups, and what can be said to the program there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mao_desktop.ui.table.actions.keys import CONTROL, NONE, PERSONS, SHIFT, holding
from mao_desktop.ui.table.actions.table_action import TableAction as Do
from mao_desktop.ui.table.actions.table_action import spoken_at
from mao_desktop.ui.texts import QT_TR_NOOP, begun, quoted, tr

if TYPE_CHECKING:
    from mao_desktop.ui.game.table_features import TableFeatures

LAST_DIGIT = 9


class Line(NamedTuple):
    """One line: keys that are pressed, or nothing, and what they do."""

    keys: tuple[str, ...]
    text: str


class Group(NamedTuple):
    """Lines that belong together."""

    title: str
    lines: tuple[Line, ...]


PAIRS = {
    (Do.LEFT, Do.RIGHT): QT_TR_NOOP("mark a card"),
    (Do.MOVE_LEFT, Do.MOVE_RIGHT): QT_TR_NOOP("move the marked card"),
    (Do.BY_SUIT, Do.BY_RANK): QT_TR_NOOP("sort the hand by suit, by rank"),
    (Do.SPADES, Do.HEARTS, Do.DIAMONDS, Do.CLUBS): QT_TR_NOOP("name a suit"),
    (Do.YES, Do.NO): QT_TR_NOOP("vote yes, vote no"),
    (Do.TOLD_BEFORE, Do.TOLD_AFTER): QT_TR_NOOP("hear again what was told, back and forth"),
}
"""Actions that share a line, and what stands there."""
CARDS = (
    Do.LEFT, Do.RIGHT, Do.MOVE_LEFT, Do.MOVE_RIGHT, Do.PLAY, Do.DRAW, Do.BY_SUIT, Do.BY_RANK, Do.TURN_CARDS,
    Do.LOOK_LOCKED, Do.PUT_AWAY, Do.PUT_UNDER,
)  # fmt: skip
SPEECH = (
    Do.SAY, Do.SPADES, Do.HEARTS, Do.DIAMONDS, Do.CLUBS, Do.CALL, Do.CALL_ON, Do.TAKE, Do.KNOCK, Do.EVIDENCE, Do.POINT,
    Do.YES, Do.NO,
)  # fmt: skip
TOLD = (
    Do.TELL_TURN, Do.TELL_PILE, Do.TELL_COUNTS, Do.TELL_HAND, Do.TELL_RULING, Do.TELL_TIME, Do.TOLD_BEFORE,
    Do.TOLD_AFTER,
)  # fmt: skip
ROUNDS = (
    Do.DEAL, Do.DEAL_CARD, Do.FIRST_CARD, Do.REACH, Do.STIR, Do.COUNT, Do.POINTS, Do.DROP_OUT, Do.COME_IN,
    Do.WRITE_RULE, Do.PUBLISH, Do.NOTEBOOK,
)  # fmt: skip
GROUPS = {
    QT_TR_NOOP("The own cards"): CARDS,
    QT_TR_NOOP("Saying and calling"): SPEECH,
    QT_TR_NOOP("To be told"): TOLD,
    QT_TR_NOOP("Rounds and rules"): ROUNDS,
    QT_TR_NOOP("Table and window"): tuple(do for do in Do if do not in {*CARDS, *SPEECH, *TOLD, *ROUNDS}),
}
"""The groups, and the actions of each; an action that no other names stands in the last."""
AT_SEAT = {
    Do.CALL_ON: QT_TR_NOOP("call on a seat, counted clockwise from the left; 0 is the own one"),
    Do.TAKE: QT_TR_NOOP("take a card out of a seat's hand"),
    Do.DEAL_CARD: QT_TR_NOOP("deal a card to a seat; 0 is the own one"),
}
"""What a number key does, with what is held for it."""
EXAMPLES = (Do.PLAY_CARD, Do.DRAW, Do.CALL_ON, Do.TELL_COUNTS, Do.EVIDENCE)
"""What is shown as an example of commands."""


def groups_of(features: TableFeatures, names: tuple[str, ...], *, marked: bool) -> tuple[Group, ...]:
    """List what does something at a table of these features, where these persons and players sit."""
    there = [do for do in Do if not features.told or do.value.available(features)]
    groups = [Group(tr(title), tuple(_lines(actions, there, features))) for title, actions in GROUPS.items()]
    groups[-1] = Group(groups[-1].title, (*groups[-1].lines, *_of_persons(len(features.persons))))
    spoken = tuple(Line((), text) for text in _examples(there, features, names, marked=marked))
    return (*groups, Group(tr("Said or typed"), spoken))


def _lines(actions: tuple[Do, ...], there: list[Do], features: TableFeatures) -> list[Line]:
    lines = []
    for action in actions:
        pair = next((pair for pair in PAIRS if action in pair), (action,))
        if action not in there or action is not pair[0]:
            continue
        if action in AT_SEAT:
            lines.append(Line((_numbers(action),), tr(AT_SEAT[action])))
        elif action is Do.POINT and features.meeting:
            text = tr("{meeting}, and its end").format(meeting=begun(features.meeting))
            lines.append(Line(_keys(pair), text))
        elif action.value.keys:
            lines.append(Line(_keys(pair), tr(PAIRS.get(pair, action.value.text))))
    return lines


def _keys(actions: tuple[Do, ...]) -> tuple[str, ...]:
    return tuple(action.value.keys[0].shown for action in actions)


def _numbers(action: Do) -> str:
    """Write the number keys with what is held for an action at a seat."""
    return holding(action.value.seat_key or NONE, f"0 … {LAST_DIGIT}")


def _of_persons(count: int) -> list[Line]:
    """List the keys of several persons at one screen."""
    talk = Line((tr("Space"),), tr("hold to talk, where the microphone waits for it"))
    if count < 2:  # noqa: PLR2004  one person is alone
        return [talk]
    first, last = PERSONS[0].shown, PERSONS[min(count, len(PERSONS)) - 1].shown
    keys = f"{first} … {last}"
    return [
        talk,
        Line((keys,), tr("show that person's hand, or pass the screen")),
        Line((holding(CONTROL, keys),), tr("hold to talk as that person")),
        Line((holding(SHIFT, keys),), tr("call as that person: from the list, or aloud while it is held")),
    ]


def _examples(there: list[Do], features: TableFeatures, names: tuple[str, ...], *, marked: bool) -> list[str]:
    """Write commands as they have to be said at this table."""
    lines = {action: line for line, action in reversed(spoken_at(features).items())}
    shown = [lines[action] for action in EXAMPLES if action in there and action in lines]
    named = [line.format(card="five of spades", seat=f"{names[-1]},", call="bad card") for line in shown]
    said = [quoted(f"table, {line}" if marked else line) for line in named]
    return [*said, quoted(features.meeting)] if features.meeting else said
