"""What the two variants call things, and what their options are, read off the catalogue's pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .called import window
from .wording import evened
from .words import (
    BAD_CALL,
    BADGER,
    CARD_NAMES,
    END_ORDER,
    LAST_CARD,
    OPEN_ORDER,
    PENALTY_CARD,
    REENTERING,
    Phrase,
    known,
    nice_day,
    number,
    plain,
    thank_you,
)

if TYPE_CHECKING:
    from .tape import Layout

HOUSE_CALLS = {
    "cambridge": {"explaining the rules": "CAM-61"},
    "moo": {
        "unsporting conduct": "MOO-74",
        "cheating": "MOO-75",
        "explaining the rules": "MOO-73",
        "asking the rules": "MOO-72",
    },
}
OPTIONAL_HOUSE_CALLS = {
    "asking": {"asking the rules": "CAM-62"},
    "laughing": {"laughing": "CAM-81"},
    "conduct": dict.fromkeys(
        ("ungentlemanly conduct", "violence", "profanity", "implied profanity", "implied violence"), "CAM-85"
    ),
}
ALLOWED = tuple(
    plain(text) for text in ("pass", "p of o", "new rule", "introducing new rule", "introducing a new rule")
)
SPADE_A_SPADE = "failure to call a spade a spade"
IN_VAIN = "in vain"
BLASPHEMIES = plain("talking lying cheating swearing blasphemy")
LATE_COUNTS = frozenset({"CAM-14"})


@dataclass(frozen=True, slots=True)
class Rules:
    """The IDs, the words and the options of one game; times in ms."""

    variant: str
    bad_card: str
    out_of_turn: str
    time_limit: str
    last_card: str
    spade: str
    badger: str
    seven: str
    more_sevens: str
    thanks_said: str
    taken: str
    take_call: str
    name_in_vain: str
    bad_call: str
    again: str
    name: str
    vain_call: str
    house: dict[str, str]
    hand_size: int
    grace: int
    feasible: int
    lead: int
    limit: int
    statute: int
    thanks: bool
    taking_ends_turn: bool
    no_escape: bool
    last_card_voids: bool
    self_calls: bool
    mistake: int
    second_call: int
    wait: int
    payment: str
    only_caller_ends: bool
    first_card_live: bool
    round_ends: bool
    rigid_calls: bool
    right_begins: bool
    lying: bool
    no_talking: bool
    five_blasphemies: bool
    curse: int
    """What a curse costs; 0 where it is no offence."""
    majority: str
    """Which part of the votes convicts: more than "half", "two thirds", or "all"."""
    draw_and_play: bool
    draw_until_playable: bool
    penalty: int
    vain: int
    each: int
    skips: tuple[str, ...]
    reverses: tuple[str, ...]

    @property
    def moo(self) -> bool:
        """Whether this is Moo."""
        return self.variant == "moo"

    @property
    def limit_call(self) -> str:
        """The call for a turn not begun in time; the number is the option's."""
        return " ".join(("failure", "to", "play", "within", *number(self.limit // 1000), "seconds"))

    def day_rule(self, sevens: int) -> str:
        """The row of "have a … nice day"."""
        return self.seven if sevens == 1 else self.more_sevens

    def thanks_phrase(self, sevens: int) -> Phrase:
        """What is said with the cards taken after so many sevens."""
        return thank_you(sevens) if self.moo or self.thanks else PENALTY_CARD

    def is_allowed(self, phrase: Phrase) -> bool:
        """Whether the game allows a phrase, where talking is forbidden (CAM-80)."""
        return phrase in (OPEN_ORDER, END_ORDER, BAD_CALL, (self.name,), BLASPHEMIES, *REENTERING, *ALLOWED)

    def row_of(self, call: str) -> str | None:
        """The row that a call means, whether or not anything happened; None where no rule knows it."""
        words = tuple(plain_call(call).split())
        fixed = {
            "bad card": self.bad_card,
            "playing out of turn": self.out_of_turn,
            self.limit_call: self.time_limit,
            self.take_call: self.taken,
            IN_VAIN: self.name_in_vain,
            SPADE_A_SPADE: self.spade,
            **self.house,
            **({"lying": "CAM-84"} if self.lying else {}),
            **({"talking": "CAM-80"} if self.no_talking else {}),
            **({"cursing": "CAM-82"} if self.curse else {}),
        }
        fixed |= (
            {"failure to say the name of the great bovine deity": "MOO-05"}
            if self.moo
            else {"saying p of o during a p of o": "CAM-71", "touching cards during a p of o": "CAM-72"}
        )
        if words[:1] == (self.again,):
            words = words[1:]
        if words[:3] != ("failure", "to", "say") or " ".join(words) in fixed:
            return fixed.get(" ".join(words))
        return self._row_of_phrase(words[3:])

    def _row_of_phrase(self, phrase: Phrase) -> str | None:
        verys = phrase.count("very")
        if phrase in CARD_NAMES:
            return self.spade
        if phrase == nice_day(verys + 1):
            return self.day_rule(verys + 1)
        if phrase == thank_you(verys + 1) and (self.moo or self.thanks):
            return self.thanks_said
        if phrase == PENALTY_CARD and not self.moo:
            return "CAM-41"
        name = "MOO-05" if self.moo else self.name_in_vain
        rows = {BADGER: self.badger, LAST_CARD: self.last_card, (self.name,): name}
        return rows.get(phrase)


def rules_of(layout: Layout, options: dict[str, float]) -> Rules:
    """The rules of a game, by the options that hold now.

    Raises:
        ValueError: if the variant is neither `cambridge` nor `moo`.
    """
    if layout.variant not in HOUSE_CALLS:
        message = f"the oracle judges cambridge and moo, not {layout.variant!r}"
        raise ValueError(message)
    moo = layout.variant == "moo"

    def ms(option: str, seconds: float) -> int:
        return round(1000 * float(options.get(option, seconds)))

    house = dict(HOUSE_CALLS[layout.variant])
    if not moo:
        for option, calls in OPTIONAL_HOUSE_CALLS.items():
            house |= calls if options.get(option) else {}
    thanks = bool(options.get("thanks", False))
    five_blasphemies = not moo and bool(options.get("five_blasphemies", False))
    return Rules(
        variant=layout.variant,
        bad_card="MOO-03" if moo else "CAM-10",
        out_of_turn="MOO-71" if moo else "CAM-12",
        time_limit="MOO-70" if moo else "CAM-13",
        last_card="MOO-40" if moo else "CAM-14",
        spade="MOO-24" if moo else "CAM-34",
        badger="MOO-25" if moo else "CAM-35",
        seven="MOO-21" if moo else "CAM-40",
        more_sevens="MOO-21" if moo else "CAM-42",
        thanks_said="MOO-21" if moo else "CAM-44" if thanks else "CAM-41",
        taken="MOO-21" if moo else "CAM-41",
        take_call="failure to draw" if moo else "failure to take a penalty card",
        name_in_vain="MOO-41" if moo else "CAM-20",
        bad_call="MOO-32" if moo else "CAM-60",
        again="repeated" if moo else "continued",
        name="moo" if moo else "mao",
        vain_call=f"taking the name of the great {'bovine deity' if moo else 'chinese leader'} in vain",
        house=house,
        hand_size=int(options.get("hand_size", 5)),
        grace=max(ms("grace", 4), ms("feasible", 1)),
        feasible=ms("feasible", 1),
        lead=ms("lead", 1.5),
        limit=ms("turn_limit", 10),
        statute=ms("statute", 15),
        thanks=thanks,
        taking_ends_turn=moo or bool(options.get("penalty_ends_turn", False)),
        no_escape=bool(options.get("no_seven_escape", False)) or not options.get("stacking", True),
        penalty=int(options.get("penalty_cards", 1)),
        vain=len(BLASPHEMIES) if five_blasphemies else int(options.get("vain_cards", 3)),
        five_blasphemies=five_blasphemies,
        no_talking=not moo and bool(options.get("no_talking", False)),
        each=int(options.get("chain_cards", 1)),
        skips=tuple(options.get("skip_ranks", ("A",))),  # type: ignore[arg-type]
        reverses=tuple(options.get("reverse_ranks", ("8",))),  # type: ignore[arg-type]
        self_calls=bool(options.get("self_calls", moo)),
        mistake=int(options.get("mistake_cards", 1)),
        second_call=window(options),
        wait=ms("continued_wait", float(options.get("grace", 4))),
        payment=str(options.get("bad_calls", "automatic")),
        first_card_live=bool(options.get("first_card_live", False)),
        only_caller_ends=str(options.get("end_meeting")) == "caller",
        last_card_voids=not moo and bool(options.get("last_card_voids_mao", False)),
        round_ends=not moo and bool(options.get("round_ends", False)),
        rigid_calls=bool(options.get("rigid_calls", False)),
        right_begins=str(options.get("first_seat")) == "right",
        curse=int(options.get("curse_cards", 2)) if not moo and options.get("cursing") else 0,
        lying=not moo and bool(options.get("lying", False)),
        majority=str(options.get("house_majority", "half")),
        draw_and_play=bool(options.get("draw_and_play", False)),
        draw_until_playable=bool(options.get("draw_until_playable", False)),
    )


def plain_call(text: str) -> str:
    """A call's words as they are compared: plain, the long form of "in vain" cut short, no "the" before a name.

    Who did not draw did not draw a card, nor cards; who did not take a penalty card took no penalty
    cards, nor a card.
    """
    words = plain(text)
    if words[-3:] in (("take", "penalty", "cards"), ("take", "a", "card")):
        words = (*words[:-2], "a", "penalty", "card")
    for what in (("a", "card"), ("cards",)):
        if words[-1 - len(what) :] == ("draw", *what):
            words = words[: -len(what)]
    if words == plain("saying point of order during a point of order"):
        return "saying p of o during a p of o"
    if words[-len(BLASPHEMIES) :] == BLASPHEMIES:
        words = words[: -len(BLASPHEMIES)]
    if words[-2:] == ("in", "vain"):
        return IN_VAIN
    again = words[:1] if words[:1] in (("continued",), ("repeated",)) else ()
    deed = evened(words[len(again) :])
    if deed[:1] == ("not",):
        words = (*again, "failure", "to", *deed[1:])
    for place, word in enumerate(words):
        if word == "the" and words[place - 1 : place] == ("say",) and known(words[place + 1 :]):
            words = words[:place] + words[place + 1 :]
            break
    return " ".join(words)
