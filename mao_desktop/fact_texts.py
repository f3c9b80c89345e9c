"""Why the table refuses an act, and the plainer reasons of rulings, in words: plain English, to be translated or not.

A reason's text has places: `{on}` for whom the call was made on, `{since}` for the time that counts.
"""

from __future__ import annotations

from mao_desktop.engine import Reason, Refusal
from mao_desktop.translatable import QT_TR_NOOP

REFUSALS = {
    Refusal.NOT_IN_HAND: QT_TR_NOOP("the hand does not hold this card"),
    Refusal.OUT_OF_GAME: QT_TR_NOOP("this seat is not in the game"),
    Refusal.IN_GAME: QT_TR_NOOP("this seat is in the game already"),
    Refusal.NO_CARDS: QT_TR_NOOP("there is no card to take"),
    Refusal.NO_TOKEN: QT_TR_NOOP("this costs a token, and the seat has none"),
    Refusal.NO_WIN: QT_TR_NOOP("a new rule is for who has won, one for each win"),
    Refusal.NO_OTHER_SEAT: QT_TR_NOOP("a token is given to another seat"),
    Refusal.NOT_A_RULE: QT_TR_NOOP("this rule was refused"),
    Refusal.NOTHING_TO_VOTE_ON: QT_TR_NOOP("there is nothing to vote on"),
    Refusal.NO_POINT_OF_ORDER: QT_TR_NOOP("votes are put in a point of order: call one first"),
    Refusal.ROUND_IS_ON: QT_TR_NOOP("a round is being played"),
    Refusal.NO_REJOINING: QT_TR_NOOP("nobody comes in again by these rules"),
    Refusal.UNCHANGEABLE: QT_TR_NOOP("this proposal was not put to the vote"),
    Refusal.NO_THROWING_AWAY: QT_TR_NOOP("by these rules no card is thrown away"),
    Refusal.PAUSED: QT_TR_NOOP("the game stands still: nothing can be done in a pause"),
    Refusal.NOT_IN_FORCE: QT_TR_NOOP("the rule that allows this is not in force"),
}
REASONS = {
    Reason.NOBODY: QT_TR_NOOP("it named nobody, and fits nobody"),
    Reason.NO_CALL: QT_TR_NOOP("no rule has a call in these words"),
    Reason.ANNOUNCED: QT_TR_NOOP("{on} had made a bad call at {since}, and pays now that another seat says so"),
    Reason.SILENCE: QT_TR_NOOP("nobody but the caller voted: nobody pays"),
    Reason.OUT: QT_TR_NOOP("{on} was out of the game"),
    Reason.VOTED: QT_TR_NOOP("the house voted so"),
    Reason.DECIDED: QT_TR_NOOP("the Mao Master decided so"),
}
"""The reasons that say all by themselves; those that rest on the matter are told by `ruling_texts`."""

ACQUITTED = QT_TR_NOOP("the house acquitted")
"""Instead of the text of `Reason.VOTED`, where the house voted the call down."""
