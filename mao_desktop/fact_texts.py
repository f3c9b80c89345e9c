"""Why the table refuses an act and why a call was ruled as it was, in words: plain English, to be translated or not.

A reason's text has places: `{on}` for whom the call was made on, `{since}` and `{at}` for times with their unit.
"""

from __future__ import annotations

from mao_desktop.engine import Reason, Refusal


def QT_TR_NOOP(text: str) -> str:  # noqa: N802  the translator's tools look for this name
    """Mark a text that the window translates when it shows it."""
    return text


REFUSALS = {
    Refusal.NOT_IN_HAND: QT_TR_NOOP("the hand does not hold this card"),
    Refusal.OUT_OF_GAME: QT_TR_NOOP("this seat is not in the game"),
    Refusal.IN_GAME: QT_TR_NOOP("this seat is in the game already"),
    Refusal.NO_CARDS: QT_TR_NOOP("there is no card to take"),
    Refusal.NO_TOKEN: QT_TR_NOOP("this seat has no token to give"),
    Refusal.NO_WIN: QT_TR_NOOP("a new rule is for who has won, one for each win"),
    Refusal.NO_OTHER_SEAT: QT_TR_NOOP("a token is given to another seat"),
    Refusal.NOT_A_RULE: QT_TR_NOOP("this rule was refused"),
    Refusal.NOTHING_TO_VOTE_ON: QT_TR_NOOP("there is nothing to vote on"),
    Refusal.NO_POINT_OF_ORDER: QT_TR_NOOP("votes are put in a point of order: call one first"),
    Refusal.ROUND_IS_ON: QT_TR_NOOP("a round is being played"),
    Refusal.NO_REJOINING: QT_TR_NOOP("nobody comes in again by these rules"),
    Refusal.UNCHANGEABLE: QT_TR_NOOP("this proposal was not put to the vote"),
    Refusal.NOT_IN_FORCE: QT_TR_NOOP("the rule that allows this is not in force"),
}
REASONS = {
    Reason.BROKEN: QT_TR_NOOP(
        "the infraction of {on} dates from {since}, and the call began at {at} while it could be called"
    ),
    Reason.PAST_STATUTE: QT_TR_NOOP("{on} did so at {since}, but its statute had passed when the call began at {at}"),
    Reason.EXCUSED: QT_TR_NOOP("a gap of the microphone covers it since {since}: nobody pays"),
    Reason.DOUBTFUL: QT_TR_NOOP("the phrase due since {since} was heard, but not surely: nobody pays"),
    Reason.SAID: QT_TR_NOOP("{on} had begun to say it at {since}, and the call began at {at}"),
    Reason.NOT_YET: QT_TR_NOOP("it was due since {since}, and not overdue yet when the call began at {at}"),
    Reason.NOTHING: QT_TR_NOOP("nothing of the kind stood in the record of {on} when the call began at {at}"),
    Reason.NOBODY: QT_TR_NOOP("it named nobody, and fits nobody or several seats"),
    Reason.NO_CALL: QT_TR_NOOP("no rule has a call in these words"),
    Reason.OUT: QT_TR_NOOP("{on} was out of the game"),
    Reason.VOTED: QT_TR_NOOP("the house voted so"),
    Reason.DECIDED: QT_TR_NOOP("the Mao Master decided so"),
}
ACQUITTED = QT_TR_NOOP("the house acquitted")
"""Instead of the text of `Reason.VOTED`, where the house voted the call down."""
