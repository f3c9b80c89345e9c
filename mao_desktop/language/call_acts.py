"""What can be called: the acts that somebody did or left undone, each with the ways to say so.

A line is written as one would say it: ``(a|the)`` may be left out, ``[bad|wrong]`` gives a choice, ``<play>`` is a verb
as in “playing” or “played”, and ``#`` a number. What begins with ``~`` is ordinary talk where it is only spoken.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

Line = tuple[str, ...]


class Verb(NamedTuple):
    """The forms of a verb, as lines of words: say, saying, said, said."""

    base: str
    gerund: str
    past: str
    participle: str


def _verb(forms: str) -> Verb:
    return Verb(*(form.replace("+", " ") for form in forms.split()))


def _verbs(*conjugated: str) -> tuple[Verb, ...]:
    return tuple(map(_verb, conjugated))


_TAKE = "take taking took taken"
_DRAW = "draw drawing drew drawn"
_PICK_UP = "pick+up picking+up picked+up picked+up"
VERBS = {
    "say": _verbs(
        "say saying said said", "name naming named named", "call calling called called",
        "announce announcing announced announced", "declare declaring declared declared",
        "mention mentioning mentioned mentioned", "state stating stated stated", "utter uttering uttered uttered",
        "call+out calling+out called+out called+out", "shout shouting shouted shouted",
    ),
    "wish": _verbs("wish wishing wished wished"),
    "thank": _verbs("thank thanking thanked thanked"),
    "knock": _verbs("knock knocking knocked knocked"),
    "draw": _verbs(_DRAW, _TAKE, _PICK_UP),
    "play": _verbs(
        "play playing played played", "lay laying laid laid", "lay+down laying+down laid+down laid+down",
        "put+down putting+down put+down put+down", "place placing placed placed",
    ),
    "begin": _verbs("begin beginning began begun", "start starting started started"),
    "take": _verbs(_TAKE),
    "pick": _verbs(_PICK_UP),
    "deal": _verbs("deal dealing dealt dealt"),
    "follow": _verbs(
        "follow following followed followed", "obey obeying obeyed obeyed", "keep keeping kept kept",
        "respect respecting respected respected",
    ),
    "break": _verbs("break breaking broke broken", "ignore ignoring ignored ignored"),
    "touch": _verbs("touch touching touched touched", "handle handling handled handled", "hold holding held held"),
    "look": _verbs("look+at looking+at looked+at looked+at", "peek+at peeking+at peeked+at peeked+at",
                   "see seeing saw seen"),
    "peek": _verbs("look looking looked looked", "peek peeking peeked peeked"),
    "talk": _verbs("talk talking talked talked", "speak speaking spoke spoken", "chat chatting chatted chatted"),
    "laugh": _verbs("laugh laughing laughed laughed", "giggle giggling giggled giggled",
                    "chuckle chuckling chuckled chuckled"),
    "curse": _verbs("curse cursing cursed cursed", "swear swearing swore sworn", "cuss cussing cussed cussed"),
    "lie": _verbs("lie lying lied lied"),
    "cheat": _verbs("cheat cheating cheated cheated"),
    "explain": _verbs("explain explaining explained explained", "tell telling told told",
                      "reveal revealing revealed revealed", "give+away giving+away gave+away given+away"),
    "ask": _verbs("ask asking asked asked"),
    "flinch": _verbs("flinch flinching flinched flinched"),
    "throw": _verbs("throw+away throwing+away threw+away thrown+away", "hide hiding hid hidden"),
    "discard": _verbs("discard discarding discarded discarded"),
    "misdeal": _verbs("misdeal misdealing misdealt misdealt"),
    "forget": _verbs("forget forgetting forgot forgotten"),
    "stir": _verbs("stir stirring stirred stirred", "reorder reordering reordered reordered"),
    "use": _verbs("use using used used"),
    "delay": _verbs("hesitate hesitating hesitated hesitated", "delay delaying delayed delayed",
                    "stall stalling stalled stalled", "dawdle dawdling dawdled dawdled"),
    "shout": _verbs("shout shouting shouted shouted", "yell yelling yelled yelled"),
}  # fmt: skip

BAD = "[bad|wrong|illegal|invalid|unlawful|incorrect|improper|false]"
NOT_IS = "[is not|isnt|was not|wasnt]"
NOT_CAN = "[does not|doesnt|did not|didnt|can not|cannot|cant|could not|couldnt|may not]"
CARDS = "[cards|card|hand]"
WHOSE = "(your|the|his|her|their|any|my)"
ORDER = "[p of o|point of order]"
CONDUCT = "[conduct|behaviour|behavior]"

DONE: dict[str, tuple[str, ...]] = {
    "a bad card": (
        "[bad|wrong] card",
        "[illegal|invalid] card",
        f"{BAD} [card|play|cards|move]",
        f"<play> (a|the|an|your) {BAD} [card|cards]",
        "<play> [incorrectly|wrongly|illegally]",
        f"~card {NOT_IS} (a) [legal|valid|lawful|allowed|right|good|playable]",
        f"card {BAD}",
        f"~card [is|was] {BAD}",
        f"~{NOT_IS} (a) [legal|valid|lawful|good|right] (card|play)",
        f"~[that|this|it|card] {NOT_IS} (a) [legal|valid|lawful|good|right|allowed] (card|play)",
        "~[that|this|it] [is|was] [no|not a] [legal|valid|lawful|good|right] [card|play]",
        f"~[that|this|it|card] {NOT_CAN} [go|go there|fit|match|lie there|be played|be played there]",
        "not a [legal|valid|lawful|good|right] [card|play]",
        "~neither suit nor rank",
    ),
    "playing out of turn": (
        "<play> (a card) [out of turn|out of order|out of sequence]",
        "[out of turn|out of order]",
        f"<play> (a card) when it {NOT_IS} [your|his|her|their] turn",
        "<play> [on|in] [somebody elses|someone elses|anothers|another players|my|his|her] turn",
        "<play> [before|without] [your turn|it was your turn]",
        f"~[it|that] {NOT_IS} [your|his|her|their] (turn|go)",
        "~[it|that] [is|was] not [your|his|her|their] turn",
        "~not [your|his|her|their] turn",
    ),
    "being slow": (
        "being (too) slow",
        "too slow",
        "<take> [too long|forever|too much time|too much time to play]",
        "<play> too slowly",
        "~[slow|slowness|hesitation|too long]",
        "<delay>",
        "~[time is up|out of time]",
    ),
    "saying it in vain": (
        "in vain",
        "(the|his|her) (leaders) name in vain",
        "<take> (the|his|her) leaders name in vain",
        "<take> (the) name in vain",
        "~<take> (the|its) [deitys|chairmans] name in vain",
        "<take> the name [of the leader|of the chairman|of the deity|of the great deity] in vain",
        "[mao|mau|moo] in vain",
    ),
    "explaining the rules": (
        "<explain> (a|the|any|some|your|that) [rule|rules]",
        "<talk> about the rules",
        "[explaining|explanation]",
        "rules explained",
    ),
    "asking the rules": (
        "<ask> (about|for) (a|the|what) [rule|rules] (are|is|to be explained|explained)",
        "<ask> [what the rule is|what the rules are|for an explanation|how the game is played]",
    ),
    "asking a question": (
        "<ask> (a|any|the) [question|questions]",
        "~[asking|question|questions]",
    ),
    "talking": (
        "<talk>",
        "<talk> [at all|when not allowed|too much|during the game|while playing|while the game runs|in the game]",
        "saying [something|words|anything]",
        "[speech|unnecessary talking|unnecessary words]",
    ),
    "laughing": ("<laugh>", "laughter"),
    "cursing": (
        "<curse>",
        "using [bad|foul|strong] [language|words]",
        "[bad|foul|strong] language",
        "[a curse|a curse word|curse word]",
        "[naming|invoking] (the name of) a (major) [deity|god]",
    ),
    "lying": ("<lie>", "[telling|telling us] [a lie|lies]", "~a lie", "~not telling the truth",
              "[an untrue statement|untrue statement|saying something untrue]"),
    "ungentlemanly conduct": (
        f"[ungentlemanly|ungentlemanlike] {CONDUCT}",
        "[being|behaving] [ungentlemanly|like no gentleman]",
    ),
    "unsporting conduct": (
        "[unsporting|unsportsmanlike|bad|poor] [conduct|behaviour|behavior|sportsmanship]",
        "being [unsporting|a bad sport]",
        "~being unsportsmanlike",
    ),
    "violence": ("violence", "being violent", f"violent {CONDUCT}"),
    "profanity": ("profanity", "being profane", f"profane {CONDUCT}"),
    "implied violence": ("implied violence", "implying violence"),
    "implied profanity": ("implied profanity", "implying profanity"),
    "cheating": (
        "<cheat>",
        "<peek>",
        f"<look> [my|another|another players|somebodys|somebody elses|someone elses|his|her] {CARDS}",
        "<throw> (a|your|the) [card|cards]",
        "~<discard> (a|your|the) [card|cards]",
        "<stir> (the) (play) pile",
    ),
    "touching cards": (
        f"<touch> {WHOSE} {CARDS}",
        f"<pick> {WHOSE} {CARDS}",
        "hands on (your|the) cards",
    ),
    "a point of order in one": (
        f"<say> (a|the) {ORDER} [during|in|within] (a|the|another) {ORDER}",
        f"{ORDER} [during|in|within] (a|the|another) {ORDER}",
        f"<say> {ORDER} [again|twice]",
    ),
    "looking before the dealer": (
        "<peek> (before|sooner than|earlier than) the dealer (does|did|has|looks|looked)",
        f"<look> {WHOSE} {CARDS} [before|sooner than|earlier than] the dealer (does|did|has|looks|looked|has looked)",
        "<peek> too [early|soon]",
        f"<look> {WHOSE} {CARDS} too [early|soon]",
    ),
    "looking at cards": (
        f"<look> {WHOSE} {CARDS}",
        "(having) (your|the) [cards|hand] [in sight|visible|face up|up]",
        "not [turning|putting] (your|the) cards down",
    ),
    "looking at penalty cards": (
        "<look> (your|the|his|her|their) (locked) penalty [cards|card]",
        "[using|playing] (your|the|a) (locked) penalty [cards|card]",
    ),
    "drawing and playing": (
        "<draw> (a card) and (then) <play> (a card|it)",
        "<play> (a card) after drawing",
        "drawing then playing",
        "[playing and drawing|both drawing and playing|two moves|a double move]",
    ),
    "drawing": (
        "<draw> (a|the|another|too many) [card|cards]",
        "<draw>",
        "<draw> (a card) [when not entitled|out of turn|without need|wrongly|when you should not]",
    ),
    "flinching": (
        "<flinch>", "flinch", "changing your mind", "beginning one move and making another",
        "starting to [draw and playing|draw then playing|play and drawing|play then drawing]",
    ),
    "being too loud": ("being (too|so) loud", "too loud", "<shout>", "loudness", "making (too much) noise"),
    "a point of order to curse": (
        f"(a|calling a) {ORDER} (only|solely|just) to [curse|swear]",
        f"(a|calling a) {ORDER} for [cursing|swearing]",
    ),
    "a misdeal": (
        "<misdeal>", "misdeal", "[wrong|bad|uneven|unequal] [deal|hands]",
        "<deal> [wrongly|badly|unevenly|the wrong number|the wrong number of cards|too many cards|too few cards]",
        "wrong number of cards",
    ),
    "dealing out of turn": (
        "<deal> out of [turn|order]", f"<deal> when it {NOT_IS} your [turn|deal]", "[wrong|false] dealer",
        "<deal> on [somebody elses|anothers|my] turn", f"~[it|that] {NOT_IS} your deal", "~not your deal",
    ),
    "the wrong direction": ("<deal> [in the wrong direction|the wrong way]", "wrong [direction|way|way round]"),
    "forgetting penalty cards": (
        "<forget> (the|to deal|to deal the) penalty [cards|card]", "[no|missing|forgotten] penalty cards",
    ),
    "the wrong suit": ("[wrong|illegal|forbidden|barred|bad|invalid] suit (named|called)",
                       "<say> (a|the) [wrong|illegal|forbidden|barred] suit"),
    "the wrong turn": ("wrong turn", "<say> (a|the) wrong [turn|player]", "telling the wrong turn"),
    "knocking too often": (
        "<knock> [too often|too much|too many times|once too often|one time too many]", "too many knocks",
    ),
    "not knocking": ("[no|missing|too few] [knock|knocks|knocking]", "~no knocks", "<knock> too [seldom|few times]"),
    "not saying thank you": ("[being|how] ungrateful", "~ingratitude"),
    "not dealing singly": (
        "<deal> (several|two|more) cards at [once|a time]", "[several|two] cards at [once|a time]",
    ),
    "not following a rule": ("<break> (my|the|a) (new|secret) rule",),
}  # fmt: skip
"""For each act that was done, the ways to say so; those of what was left undone in words of their own as well."""

UNDONE: dict[str, tuple[str, tuple[str, ...]]] = {
    "not knocking": (
        "knock",
        ("(once|twice|# times|often enough|enough|enough times|again) (on the table|for the seven)",),
    ),
    "not taking cards": (
        "draw",
        ("(the|your|his|her|their|any|all|all the|#) (penalty) cards", "(the|your) [chain|#]", ""),
    ),
    "not taking a card": (
        "draw",
        (
            "(a|the|your|my|his|her|one|another) (penalty) card",
            "(a|the|my|one) card [out of|from] (my|his|her|their|the|your) (next players) hand",
            "",
        ),
    ),
    "not playing again": (
        "play",
        ("again", "(another|a second|a further|one more) card", "once more", "a card after the ace", "on"),
    ),
    "being slow": (
        "play",
        ("(in time|on time|quickly|quickly enough|fast enough|in the time|within the time|within your time)",
         "[within|in] # [seconds|second]"),
    ),
    "not beginning": ("begin", ("(your|the|a) turn (in time)",)),
    "not taking the turn": ("take", ("(your|the|a) turn (in time)",)),
    "not dealing": ("deal", ("(the|any) cards", "", "(in time)", "the round")),
    "not picking up the deck": ("pick", ("(the) (deck|cards|stack)",)),
    "not dealing singly": ("deal", ("singly", "one by one", "(the cards) one at a time")),
    "forgetting penalty cards": ("deal", ("(the|any) penalty cards",)),
    "not following a rule": ("follow", ("(my|the|a) (new|secret) rule",)),
}  # fmt: skip
"""For each act that was left undone, the verb that says what, and what may follow it."""

SAME = {"not beginning": "being slow", "not taking the turn": "being slow", "not picking up the deck": "not dealing"}
"""Acts that are said with a verb of their own, and what they are."""

BEFORE_BASE = (
    "failure to", "failing to", "failed to", "forgetting to", "forgot to", "did not (even)", "didnt (even)",
    "fails to", "fail to", "forgets to", "forget to", "forgotten to", "does not", "doesnt", "neglecting to",
    "neglected to", "neglects to", "omitting to", "omitted to", "refusing to", "refused to", "refusal to",
    "were supposed to", "was supposed to", "not bothering to",
)  # fmt: skip
BEFORE_GERUND = ("not (even)", "never", "without", "not ever", "failure of", "no")
BEFORE_PAST = ("never",)
BEFORE_PARTICIPLE = (
    "have not", "havent", "has not", "hasnt", "had not", "hadnt", "not having", "without having", "never having",
    "have never", "has never", "should have", "shouldve", "not",
)  # fmt: skip

ANYTHING_BEFORE = ("no", "missing", "missed", "missing the", "without", "forgot", "forgetting", "forgotten", "lack of",
                   "lacking", "there was no", "omitted", "skipped", "skipping")  # fmt: skip
"""What says before a phrase that it was not said."""
NOT_SAID_AFTER = ("not", "never", "was not", "wasnt", "was never", "is not", "isnt", "has not been", "hasnt been")
ANYTHING_AFTER = ("missing", "is missing", "was missing", "missed", "forgotten", "was forgotten", "left out", "omitted",
                  "unsaid", "skipped")  # fmt: skip

_ITEM = re.compile(r"\[(?P<choice>[^]]*)\]|\((?P<optional>[^)]*)\)|<(?P<verb>\w+)>|(?P<word>[^\s\[(<]+)")


@cache
def expand(line: str) -> tuple[Line, ...]:
    """Write out all that a line stands for, what is said first in it first."""
    parts: list[tuple[str, ...]] = []
    for item in _ITEM.finditer(line):
        if item["choice"]:
            parts.append(tuple(item["choice"].split("|")))
        elif item["optional"]:
            parts.append((*item["optional"].split("|"), ""))
        elif item["verb"]:
            verbs = VERBS[item["verb"]]
            forms = dict.fromkeys(form for verb in verbs for form in (verb.gerund, verb.past, verb.participle))
            parts.append(tuple(forms))
        else:
            parts.append((item["word"],))
    return tuple(dict.fromkeys(tuple(map(intern, " ".join(chosen).split())) for chosen in product(*parts)))


def heads() -> Iterator[tuple[Line, str]]:
    """List what says that something was left undone: the words before its object, and the verb's name."""
    for name, verbs in VERBS.items():
        for verb in verbs:
            for frames, form in (
                (BEFORE_BASE, verb.base),
                (BEFORE_GERUND, verb.gerund),
                (BEFORE_PAST, verb.past),
                (BEFORE_PARTICIPLE, verb.participle),
            ):
                for frame in frames:
                    for line in expand(frame):
                        yield (*line, *form.split()), name
