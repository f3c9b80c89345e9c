"""All actions of the table: what each is called, by which key or words it is done, where it is offered, what it does.

Keys, buttons, typed and spoken commands, the help card and the panel of a seat all read this one list. Whoever adds an
action adds a member here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from mao_desktop.engine import Place, Suit
from mao_desktop.ui.table.actions.keys import ALT, CONTROL, NONE, SHIFT, Key, letter, without_keypad
from mao_desktop.ui.texts import QT_TR_NOOP, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from mao_desktop.engine import View
    from mao_desktop.ui.game.table_features import TableFeatures
    from mao_desktop.ui.table.actions.action_context import ActionContext

K = Qt.Key


class Offer(Flag):
    """At which seats the panel of a seat offers an action, and when."""

    NOWHERE = 0
    OWN_PLAYING = auto()
    OWN_BETWEEN = auto()
    OTHERS_PLAYING = auto()
    OTHERS_BETWEEN = auto()


def _always(_: TableFeatures) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """What an action is.

    `text` is for the help card, `button` for the panel of a seat, where `offer` says. `spoken` are the words that
    command it, with `{card}`, `{seat}`, `{rule}` and `{call}` for what they name. `available` tells whether the rules
    in force have it.
    `by_player`: it is done as a seat, whose owner must be there; `front_only`: and only for the hand in front.
    `asks`: what its key asks before it is done; pressed again, it is done.
    `seat_key` is what is held with the number of a seat. `known_where_available`: tables that do not have it do not
    listen for its words either; other words are answered there. `asks_aloud` is what is asked first where it is
    commanded in words, for a word may be misheard. `let_go` is what is done when its key, which may be held, is let go.
    """

    do: Callable[[ActionContext], object]
    text: str = ""
    keys: tuple[Key, ...] = ()
    spoken: tuple[str, ...] = ()
    button: str = ""
    offer: Offer = Offer.NOWHERE
    available: Callable[[TableFeatures], bool] = _always
    by_player: bool = False
    front_only: bool = False
    asks: str = ""
    seat_key: Qt.KeyboardModifier | None = None
    known_where_available: bool = False
    asks_aloud: str = ""
    let_go: Callable[[ActionContext], object] | None = None


def _not_in_hand(context: ActionContext) -> None:
    context.screen.tell(tr("That card is not in the hand."))


def _put_under(context: ActionContext) -> None:
    """Put the card that was named under the stack, or the marked one where none was."""
    card = context.card or context.hand.marked_card()
    if context.card and not context.screen.holds(context.player.seat, context.card):
        _not_in_hand(context)
    elif card:
        context.player.put_under_stack(card)


class TableAction(Enum):
    """Every action, in the order in which the help card shows them."""

    LEFT = ActionSpec(
        lambda c: c.hand.move_cursor(-1), QT_TR_NOOP("mark the card to the left"), (Key(K.Key_Left, NONE, "←"),)
    )
    RIGHT = ActionSpec(
        lambda c: c.hand.move_cursor(1), QT_TR_NOOP("mark the card to the right"), (Key(K.Key_Right, NONE, "→"),)
    )
    MOVE_LEFT = ActionSpec(
        lambda c: c.hand.move_card(-1),
        QT_TR_NOOP("move the marked card to the left"),
        (Key(K.Key_Left, SHIFT, "←"),),
    )
    MOVE_RIGHT = ActionSpec(
        lambda c: c.hand.move_card(1),
        QT_TR_NOOP("move the marked card to the right"),
        (Key(K.Key_Right, SHIFT, "→"),),
    )
    PLAY = ActionSpec(
        lambda c: c.hand.play_marked(),
        QT_TR_NOOP("play the marked card"),
        (Key(K.Key_Return, NONE, "Enter"), Key(K.Key_Enter, NONE, "Enter")),
    )
    DRAW = ActionSpec(
        lambda c: c.player.draw(),
        QT_TR_NOOP("draw a card from the stack"),
        letter(K.Key_D),
        spoken=("draw", "draw a card"),
        by_player=True,
    )
    BY_SUIT = ActionSpec(
        lambda c: c.hand.sort(by_suit=True),
        QT_TR_NOOP("sort the hand by suit"),
        letter(K.Key_S),
        spoken=("sort", "sort by suit"),
        front_only=True,
    )
    BY_RANK = ActionSpec(
        lambda c: c.hand.sort(by_suit=False),
        QT_TR_NOOP("sort the hand by rank"),
        letter(K.Key_R),
        spoken=("sort by rank",),
        front_only=True,
    )
    TELL_TURN = ActionSpec(
        lambda c: c.screen.tell_turn(),
        QT_TR_NOOP("be told whose turn it is"),
        letter(K.Key_T, SHIFT),
        spoken=("whose turn is it",),
    )
    TELL_PILE = ActionSpec(
        lambda c: c.screen.tell_pile(),
        QT_TR_NOOP("be told the card on the pile"),
        letter(K.Key_P, SHIFT),
        spoken=("what's on the pile",),
    )
    TELL_COUNTS = ActionSpec(
        lambda c: c.screen.tell_counts(),
        QT_TR_NOOP("be told how many cards everybody has"),
        letter(K.Key_C, SHIFT),
        spoken=("how many cards",),
    )
    TELL_HAND = ActionSpec(
        lambda c: c.screen.tell_hand(c.player.seat),
        QT_TR_NOOP("be told the own hand"),
        letter(K.Key_H, SHIFT),
        spoken=("my hand",),
        by_player=True,
    )
    TELL_RULING = ActionSpec(
        lambda c: c.screen.tell_ruling(),
        QT_TR_NOOP("be told the last ruling again"),
        letter(K.Key_R, SHIFT),
        spoken=("last ruling",),
    )
    TELL_TIME = ActionSpec(
        lambda c: c.screen.tell_time(),
        QT_TR_NOOP("be told how much time is left"),
        letter(K.Key_L, SHIFT),
        spoken=("time left",),
    )
    TOLD_BEFORE = ActionSpec(
        lambda c: c.screen.tell_message(-1),
        QT_TR_NOOP("be told again what was told before, one by one"),
        (Key(K.Key_Comma, NONE, ","),),
    )
    TOLD_AFTER = ActionSpec(
        lambda c: c.screen.tell_message(1),
        QT_TR_NOOP("go forth again in what was told"),
        (Key(K.Key_Period, NONE, "."),),
    )
    SAY = ActionSpec(lambda c: c.screen.begin_to_type(), QT_TR_NOOP("say something, typed or picked"), letter(K.Key_T))
    CALL = ActionSpec(lambda c: c.screen.ask_call(), QT_TR_NOOP("call on whomever it fits"), letter(K.Key_C))
    KNOCK = ActionSpec(
        lambda c: c.player.knock(),
        QT_TR_NOOP("knock on the table"),
        letter(K.Key_K),
        spoken=("knock",),
        button=QT_TR_NOOP("Knock"),
        offer=Offer.OWN_PLAYING,
        by_player=True,
    )
    TURN_CARDS = ActionSpec(
        lambda c: c.screen.turn_own_cards(),
        QT_TR_NOOP("turn the own cards up, or down"),
        letter(K.Key_U),
        spoken=("turn my cards",),
        button=QT_TR_NOOP("Turn cards"),
        offer=Offer.OWN_PLAYING | Offer.OWN_BETWEEN,
        available=lambda features: features.turned_by_hand or features.touching,
        by_player=True,
        front_only=True,
    )
    LOOK_LOCKED = ActionSpec(
        lambda c: c.player.look_at_locked(),
        QT_TR_NOOP("look at the own penalty cards"),
        letter(K.Key_L),
        spoken=("look at my penalty cards",),
        button=QT_TR_NOOP("Look at locked"),
        offer=Offer.OWN_PLAYING,
        available=lambda features: features.locked,
        by_player=True,
        front_only=True,
    )
    PUT_AWAY = ActionSpec(
        lambda c: c.player.put_away(card) if (card := c.hand.marked_card()) else None,
        QT_TR_NOOP("put the marked card away, out of the game"),
        letter(K.Key_X),
        button=QT_TR_NOOP("Put card away"),
        offer=Offer.OWN_PLAYING,
        available=lambda features: features.putting_away,
        by_player=True,
    )
    PUT_UNDER = ActionSpec(
        _put_under,
        QT_TR_NOOP("put the marked card under the stack"),
        letter(K.Key_X, SHIFT),
        spoken=("put the {card} under the stack",),
        button=QT_TR_NOOP("Put card under stack"),
        offer=Offer.OWN_PLAYING,
        available=lambda features: features.under_stack,
        by_player=True,
        known_where_available=True,
    )
    SPADES = ActionSpec(
        lambda c: c.player.name_suit(Suit.SPADES),
        QT_TR_NOOP("name spades"),
        letter(K.Key_S, ALT),
        available=lambda features: features.suits,
        by_player=True,
    )
    HEARTS = ActionSpec(
        lambda c: c.player.name_suit(Suit.HEARTS),
        QT_TR_NOOP("name hearts"),
        letter(K.Key_H, ALT),
        available=lambda features: features.suits,
        by_player=True,
    )
    DIAMONDS = ActionSpec(
        lambda c: c.player.name_suit(Suit.DIAMONDS),
        QT_TR_NOOP("name diamonds"),
        letter(K.Key_D, ALT),
        available=lambda features: features.suits,
        by_player=True,
    )
    CLUBS = ActionSpec(
        lambda c: c.player.name_suit(Suit.CLUBS),
        QT_TR_NOOP("name clubs"),
        letter(K.Key_C, ALT),
        available=lambda features: features.suits,
        by_player=True,
    )
    POINT = ActionSpec(
        lambda c: c.screen.point_of_order(),
        QT_TR_NOOP("point of order, and its end"),
        letter(K.Key_P),
        available=lambda features: bool(features.meeting),
    )
    YES = ActionSpec(
        lambda c: c.player.vote(yes=True),
        QT_TR_NOOP("vote yes"),
        letter(K.Key_Y),
        ("vote yes", "vote yes please"),
        by_player=True,
    )
    NO = ActionSpec(
        lambda c: c.player.vote(yes=False),
        QT_TR_NOOP("vote no"),
        letter(K.Key_N),
        ("vote no", "vote against"),
        by_player=True,
    )
    DEAL = ActionSpec(
        lambda c: c.player.deal(),
        QT_TR_NOOP("have the cards dealt"),
        letter(K.Key_G),
        asks=QT_TR_NOOP("Deal the cards? Press {key} again for it."),
        spoken=("deal", "next round"),
        button=QT_TR_NOOP("Have all dealt"),
        offer=Offer.OWN_BETWEEN,
        by_player=True,
    )
    FIRST_CARD = ActionSpec(
        lambda c: c.player.turn_first_card(),
        QT_TR_NOOP("turn the first card up"),
        letter(K.Key_F),
        button=QT_TR_NOOP("Turn first card"),
        offer=Offer.OWN_BETWEEN,
        by_player=True,
    )
    REACH = ActionSpec(
        lambda c: c.player.touch(Place.STACK),
        QT_TR_NOOP("lay a hand on the stack"),
        letter(K.Key_W),
        button=QT_TR_NOOP("Touch the stack"),
        offer=Offer.OWN_BETWEEN,
        by_player=True,
    )
    STIR = ActionSpec(
        lambda c: c.player.touch(Place.PILE),
        QT_TR_NOOP("stir the pile"),
        letter(K.Key_B),
        button=QT_TR_NOOP("Stir the pile"),
        offer=Offer.OWN_PLAYING,
        available=lambda features: features.stirring,
        by_player=True,
    )
    COUNT = ActionSpec(
        lambda c: c.player.count(),
        QT_TR_NOOP("count to ten for the dealer"),
        letter(K.Key_J),
        button=QT_TR_NOOP("Count to ten"),
        offer=Offer.OWN_BETWEEN,
        available=lambda features: features.counting,
        by_player=True,
    )
    POINTS = ActionSpec(
        lambda c: c.screen.show_points(),
        QT_TR_NOOP("the points of all rounds"),
        letter(K.Key_O),
        available=lambda features: features.scored,
    )
    DROP_OUT = ActionSpec(
        lambda c: c.player.drop_out(publish=c.screen.has_untold_rules(c.player.seat)),
        QT_TR_NOOP("drop out of the game"),
        letter(K.Key_Q, SHIFT),
        asks=QT_TR_NOOP("Drop out of the game, and tell secret rules of yours? Press {key} again for it."),
        spoken=("drop out",),
        asks_aloud=QT_TR_NOOP("Drop out of the game, and tell secret rules of yours?"),
        button=QT_TR_NOOP("Drop out"),
        offer=Offer.OWN_PLAYING,
        available=lambda features: features.leaving,
        by_player=True,
    )
    COME_IN = ActionSpec(
        lambda c: c.player.come_in(),
        QT_TR_NOOP("come into the game again"),
        letter(K.Key_I),
        button=QT_TR_NOOP("Come in"),
        offer=Offer.OWN_PLAYING | Offer.OWN_BETWEEN,
        available=lambda features: features.rejoining,
        by_player=True,
    )
    WRITE_RULE = ActionSpec(
        lambda c: c.screen.write_rule(),
        QT_TR_NOOP("write a secret rule"),
        letter(K.Key_W, SHIFT),
        button=QT_TR_NOOP("Write a rule"),
        offer=Offer.OWN_PLAYING | Offer.OWN_BETWEEN,
        available=lambda features: features.rules_made,
        by_player=True,
        front_only=True,
    )
    PUBLISH = ActionSpec(
        lambda c: c.player.publish() if c.screen.has_untold_rules(c.player.seat) else c.screen.tell_nothing_secret(),
        QT_TR_NOOP("tell everybody your secret rules"),
        letter(K.Key_U, SHIFT),
        asks=QT_TR_NOOP("Tell everybody your secret rules? Press {key} again for it."),
        button=QT_TR_NOOP("Tell my rules"),
        offer=Offer.OWN_PLAYING | Offer.OWN_BETWEEN,
        available=lambda features: features.rules_made,
        by_player=True,
        front_only=True,
    )
    NOTEBOOK = ActionSpec(
        lambda c: c.screen.open_notebook(),
        QT_TR_NOOP("the notebook of what you guess"),
        letter(K.Key_N, SHIFT),
        button=QT_TR_NOOP("Notebook"),
        offer=Offer.OWN_PLAYING | Offer.OWN_BETWEEN,
        by_player=True,
        front_only=True,
    )
    EVIDENCE = ActionSpec(
        lambda c: c.screen.show_newest_evidence(),
        QT_TR_NOOP("the newest ruling with its evidence"),
        letter(K.Key_E),
        spoken=("why was that",),
    )
    HURRY = ActionSpec(
        lambda c: c.screen.hurry(held=True),
        QT_TR_NOOP("let computer players hurry: until it is your turn, or while it is held"),
        letter(K.Key_A),
        let_go=lambda c: c.screen.hurry(held=False),
    )
    FOLD = ActionSpec(
        lambda c: c.screen.fold(), QT_TR_NOOP("show or hide what happened, beside the table"), letter(K.Key_V)
    )
    RULES = ActionSpec(lambda c: c.screen.show_rules(), QT_TR_NOOP("the rules in force"), letter(K.Key_H))
    MUTE = ActionSpec(
        lambda c: c.screen.toggle_microphone(), QT_TR_NOOP("mute the microphone, and back"), letter(K.Key_M)
    )
    CANCEL = ActionSpec(
        lambda c: c.screen.cancel(),
        QT_TR_NOOP("put a card back; close what is open"),
        (Key(K.Key_Escape, NONE, "Esc"),),
        spoken=("close", "ready"),
    )
    LEAVE = ActionSpec(
        lambda c: c.screen.leave(), spoken=("leave", "leave the table"), asks_aloud=QT_TR_NOOP("Leave the table?")
    )
    CONFIRM = ActionSpec(lambda c: c.screen.answer(yes=True), spoken=("yes", "yes please"))
    DENY = ActionSpec(lambda c: c.screen.answer(yes=False), spoken=("no", "no thanks"))
    HELP = ActionSpec(
        lambda c: c.screen.show_help(),
        QT_TR_NOOP("show these keys"),
        (Key(K.Key_Question, SHIFT, "?", alone=True), Key(K.Key_Question, NONE, "?")),
    )
    FULL = ActionSpec(
        lambda c: c.screen.toggle_full_screen(),
        QT_TR_NOOP("fill the screen, and back"),
        (Key(K.Key_F11, NONE, "F11"),),
    )

    # What names a card or a seat

    PLAY_CARD = ActionSpec(
        lambda c: c.player.play(c.card) if c.card and c.screen.holds(c.player.seat, c.card) else _not_in_hand(c),
        spoken=("play the {card}",),
        by_player=True,
    )
    CALL_ON = ActionSpec(
        lambda c: c.screen.call(c.player.seat, c.called, c.seat) if c.called else c.screen.ask_call(c.seat),
        spoken=("call {seat} {call}",),
        by_player=True,
        seat_key=NONE,
    )
    REVOKE = ActionSpec(
        lambda c: c.screen.revoke(c.player, c.seat) if c.seat is not None else None,
        spoken=("propose to revoke the penalty on {seat}",),
        available=lambda features: features.proposals,
        by_player=True,
        known_where_available=True,
    )
    DROP_RULE = ActionSpec(
        lambda c: c.player.propose(f"drop {c.rule}"),
        spoken=("propose to drop rule {rule}",),
        available=lambda features: features.proposals,
        by_player=True,
        known_where_available=True,
        asks_aloud=QT_TR_NOOP("Propose to drop rule {rule}?"),
    )
    RESTORE_RULE = ActionSpec(
        lambda c: c.player.propose(f"restore {c.rule}"),
        spoken=("propose to restore rule {rule}",),
        available=lambda features: features.proposals,
        by_player=True,
        known_where_available=True,
        asks_aloud=QT_TR_NOOP("Propose to restore rule {rule}?"),
    )
    TAKE = ActionSpec(
        lambda c: c.player.take(c.seat) if c.seat is not None else None,
        spoken=("take from {seat}",),
        button=QT_TR_NOOP("Take a card"),
        offer=Offer.OTHERS_PLAYING,
        available=lambda features: features.taking,
        by_player=True,
        seat_key=ALT,
    )
    PEEK = ActionSpec(
        lambda c: c.player.touch(c.seat) if c.seat is not None else None,
        button=QT_TR_NOOP("Peek at the hand"),
        offer=Offer.OTHERS_PLAYING,
        available=lambda features: features.peeking,
        by_player=True,
    )
    GIVE_TOKEN = ActionSpec(
        lambda c: c.player.give_token(c.seat) if c.seat is not None else None,
        button=QT_TR_NOOP("Give a token"),
        offer=Offer.OTHERS_PLAYING,
        available=lambda features: features.tokens,
        by_player=True,
    )
    DEAL_CARD = ActionSpec(
        lambda c: c.player.deal_card(c.seat) if c.seat is not None else None,
        button=QT_TR_NOOP("Deal one card"),
        offer=Offer.OWN_BETWEEN | Offer.OTHERS_BETWEEN,
        by_player=True,
        seat_key=CONTROL,
    )
    BEGIN = ActionSpec(
        lambda c: c.player.turn_first_card(c.seat),
        button=QT_TR_NOOP("First card: begins here"),
        offer=Offer.OWN_BETWEEN | Offer.OTHERS_BETWEEN,
        available=lambda features: features.dealer_names_first,
        by_player=True,
    )


SPOKEN = {
    line: action for action in TableAction for line in action.value.spoken if not action.value.known_where_available
}
"""The lines that command an action at every table, each with what it commands."""
ANSWERS = (TableAction.CONFIRM, TableAction.DENY)
"""What is understood only while something is asked: else these are words like others."""
_BY_KEY = {(key.key, key.modifiers): action for action in TableAction for key in action.value.keys}
_AT_SEAT = {action.value.seat_key: action for action in TableAction if action.value.seat_key is not None}


def action_of_key(key: int, modifiers: Qt.KeyboardModifier) -> TableAction | None:
    """Tell what a key does, None where it does nothing."""
    return _BY_KEY.get((Qt.Key(key), without_keypad(modifiers)))


def action_at_seat(key: int, modifiers: Qt.KeyboardModifier) -> tuple[TableAction, int] | None:
    """Tell what a number key does, and at which place, counted clockwise from the front, which is 0."""
    action = _AT_SEAT.get(without_keypad(modifiers))
    return (action, key - K.Key_0) if action and K.Key_0 <= key <= K.Key_9 else None


def spoken_at(features: TableFeatures) -> dict[str, TableAction]:
    """List all lines that command an action at a table, each with what it commands."""
    here = (action for action in TableAction if action.value.known_where_available)
    return SPOKEN | {
        line: action for action in here if action.value.available(features) for line in action.value.spoken
    }


def offered_at(view: View, features: TableFeatures, seat: int) -> tuple[TableAction, ...]:
    """List what the panel of a seat offers to the seat that has this view."""
    own, running = seat == view.seat, view.judged.running
    if own:
        wanted = Offer.OWN_PLAYING if running else Offer.OWN_BETWEEN
    else:
        wanted = Offer.OTHERS_PLAYING if running else Offer.OTHERS_BETWEEN
    return tuple(action for action in TableAction if wanted in action.value.offer and action.value.available(features))


def key_of(action: TableAction) -> str:
    """Write the key of an action that has one."""
    return action.value.keys[0].shown


def button_text(action: TableAction) -> str:
    """Write an action's button, with its key where it has one."""
    spec = action.value
    return tr("{button} ({key})").format(button=tr(spec.button), key=key_of(action)) if spec.keys else tr(spec.button)
