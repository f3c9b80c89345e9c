"""What a computer player makes of secret rules: it works them out, keeps them, calls by them, and says that it has one.

It sees plays in its view, and hears calls, rulings and words; it never sees the rules themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mao_desktop.engine import (
    HandReaches,
    Knock,
    Misconduct,
    Owed,
    Ruling,
    Said,
    Spoken,
    Talking,
    Verdict,
    WriteRule,
    WrongCard,
)
from mao_desktop.inference import MOMENTS_OF, About, Ask, SeenPlay, Suspicion, Watch, moment_of, sight_of
from mao_desktop.language.reading import lexicon_of
from mao_desktop.language.words import words_of
from mao_desktop.players import contesting
from mao_desktop.players.calling import may_call
from mao_desktop.players.memory import HAS_IT, WRITTEN, CallOut, Intention, Say
from mao_desktop.public_record import Occasion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mao_desktop.engine import Card, PlayedCard, Rules, Seen, View
    from mao_desktop.inference import Numbers
    from mao_desktop.players.chance import Chance
    from mao_desktop.players.memory import Memory
    from mao_desktop.players.perception import Perception
    from mao_desktop.players.skill import Skill

SETTLES = 9_000
"""After how long (ms) a play that nobody called is taken for right."""
LEAST_NOTED = 0.5
"""What share of such plays even the least attentive notes."""
SIMPLE, MEMORY_LONG = 1.0, 8.0
"""How long a condition can be that a player thinks of: the most forgetful, and how much longer the best."""
KEEPS, CALLS, ANNOUNCES = 0.6, 0.85, 0.9
"""How likely something must be due to a player who does it, who calls it, and who says that it has the rule."""
TELLING = 6.0
"""How much it is worth to put down a card of which nobody knows whether a rule is about it."""
KNOWS_BY = 12_000
"""How long ago (ms) something may have been played that is called."""
MOST_KNOCKS = 5
"""How many knocks a rule can ask for."""
MOMENTS = (*MOMENTS_OF, HandReaches, Said)
"""What can happen at a moment that is no card played."""


def follow(perception: Perception) -> Memory:
    """Fold what was seen and heard into what the player makes of secret rules."""
    memory = perception.memory
    watch = _see(perception, memory.watch or begun(perception.skill))
    for each in memory.told:
        watch = heard(watch, each, perception.me, perception.judged.rules)
    contested = contesting.contested(memory.told, perception.judged.rules.reader)
    watch = settled(watch, perception.now, perception.skill, perception.chance)
    return memory._replace(told=(), watch=watch, contested=max(contested, default=memory.contested))


def begun(skill: Skill) -> Watch:
    """Begin with nothing seen; how long the conditions are that a player thinks of follows from its memory."""
    return Watch(SIMPLE + (MEMORY_LONG - SIMPLE) * skill.memory)


def settled(watch: Watch, now: int, skill: Skill, chance: Chance) -> Watch:
    """Count the plays that were not called for long enough at `now` (ms), as far as the player notes them."""
    old = [play for play in watch.remembered if not play.counted and play.at < now - SETTLES]
    if not old:
        return watch
    likely = LEAST_NOTED + (1 - LEAST_NOTED) * skill.attention
    noted = frozenset(play.id for play in old if chance.happens(likely, "notes", play.id))
    return watch.settled(now - SETTLES, noted)


def _see(perception: Perception, watch: Watch) -> Watch:
    """Look at the cards that were put down since."""
    newest = watch.plays[-1].id if watch.plays else -1
    since = perception.memory.since
    for at, played in enumerate(perception.judged.pile):
        if played.id > newest and played.at >= since and played.seat >= 0:
            watch = watch.played(_seen_play(perception.view, at, played))
    return watch


def _seen_play(view: View, at: int, played: PlayedCard) -> SeenPlay:
    """Note a card on the pile, the hands as they are now."""
    judged = view.judged
    cards = [each.card for each in judged.pile[max(0, at - 3) : at + 1]][::-1]
    following, previous = neighbours(view, played.seat)
    hands = judged.seats[played.seat].cards, judged.seats[following].cards, judged.seats[previous].cards
    sight = sight_of(cards, hands, judged.turn.direction, in_turn=played.in_turn)
    return SeenPlay(played.id, played.at, played.seat, cards[0], _second(cards), sight, following, previous)


def _second(cards: list[Card]) -> Card | None:
    return cards[1] if len(cards) > 1 else None


def neighbours(view: View, seat: int) -> tuple[int, int]:
    """Give the seats in the game after and before a seat in the direction of play; itself where there is no other."""
    seats, direction = view.judged.seats, view.judged.turn.direction
    order = [(seat + direction * n) % len(seats) for n in range(1, len(seats))]
    others = [each for each in order if not seats[each].out] or [seat]
    return others[0], others[-1]


def around(occasion: Occasion) -> tuple[tuple[int, ...], tuple[int, int, int]]:
    """Give the seats in the order of play after who did something, and the hands of that one, the next and the last."""
    seat, order = occasion.seat, occasion.order or (occasion.seat,)
    return order, (occasion.hands[seat], occasion.hands[order[0]], occasion.hands[order[-1]])


def _moment(occasion: Occasion, rules: Rules) -> SeenPlay:
    """Note a moment at which no card was played; words are read by the rules that the player knows."""
    seat = occasion.seat
    order, hands = around(occasion)
    sight = moment_of((occasion.kind,), hands, occasion.direction or 1)
    number = -1 - (occasion.at * len(occasion.hands) + seat)
    end, said = occasion.end, _said(occasion.words, rules)
    return SeenPlay(number, occasion.at, seat, None, None, sight, order[0], order[-1], end, said=said)


def _said(words: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """Give words from each one on at which a phrase can begin to count."""
    return tuple(" ".join(words[at:]) for at in lexicon_of(rules.reader).starts(words))


def heard(watch: Watch, told: Seen | Occasion, me: int, rules: Rules) -> Watch:
    """Take in what a seat hears, by the rules that it knows."""
    match told:
        case WriteRule(seat) if seat != me:
            return watch.wrote(seat)
        case Spoken(seat, words) if seat == me and " ".join(word.text for word in words) == HAS_IT:
            return watch.announced(ANNOUNCES)
        case Spoken(int(seat), words):
            return watch.kept(seat, " ".join(word.text for word in words), words[0].start if words else 0)
        case Knock(seat, count, at):
            return watch.knocked(seat, count, at)
        case Ruling(verdict=Verdict.UPHELD, rule=rule, call=call, on=int(on)) if _is_secret(rule, rules):
            about = told.matter.about
            opened = about.opened if isinstance(about, Owed) else told.since if isinstance(about, Misconduct) else None
            forbidden = isinstance(about, WrongCard | Misconduct)
            return watch.upheld(rule, call, on, getattr(about, "card", None), forbidden=forbidden, opened=opened)
        case Occasion(kind=kind) if kind in MOMENTS:
            return watch.happened(_moment(told, rules))
        case _:
            return watch


def _is_secret(rule: str, rules: Rules) -> bool:
    """Tell whether a ruling was by a rule that somebody wrote and that the player does not know."""
    return rule.startswith(WRITTEN) and all(row.id != rule for row in rules.written)


def _suspicions(perception: Perception) -> list[Suspicion]:
    """List what the player makes of rules that are in force and that it does not know."""
    watch, rules = perception.memory.watch, perception.judged.rules
    if watch is None or not watch.suspicions:
        return []
    known = {row.id for row in rules.written} | rules.off
    return [each for each in watch.suspicions if each.rule not in known]


def goes_on(perception: Perception) -> Iterator[str]:
    """List the plays for which the player was called, of which it now knows what was to be said."""
    watch, me = perception.memory.watch, perception.me
    called = [play for play in watch.remembered if me in play.on] if watch else []
    if called:
        for suspicion in _suspicions(perception):
            yield from (_name(suspicion, play, me) for play in called if _was_called(suspicion, play, me))


def _was_called(suspicion: Suspicion, play: SeenPlay, seat: int) -> bool:
    return seat in play.on and suspicion.key in play.called


def _name(suspicion: Suspicion, play: SeenPlay, seat: int) -> str:
    return f"{suspicion.key} was called for {play.id} {play.on.count(seat)} times"


def intentions(perception: Perception) -> Iterator[Intention]:
    """Intend to keep the rules that the player believes in, to call by them, and to say that it has them."""
    yield from _keeps(perception)
    yield from _calls(perception)
    yield from _announces(perception)
    yield from contesting.intentions(perception)


def _keeps(perception: Perception) -> Iterator[Intention]:
    """Intend to do what a rule asks for that the player believes in, or what it was just called for."""
    watch, me = perception.memory.watch, perception.me
    first = perception.now - perception.judged.rules.grace
    for suspicion in _suspicions(perception):
        if suspicion.ask not in (Ask.SAY, Ask.KNOCK):
            continue
        for play in watch.about(suspicion) if watch else ():
            in_time, was_called = play.at >= first, _was_called(suspicion, play, me)
            if not (in_time or was_called):  # as mostly
                continue
            key = "keeps", suspicion.key, play.id, play.on.count(me)
            if not suspicion.asks(play, me) or not perception.fresh(key):
                continue
            called = perception.since(_name(suspicion, play, me)) if was_called else None
            if called is not None or (in_time and suspicion.applies(play) >= KEEPS):
                if not perception.remembers(*key, reminded=called is not None):
                    continue
                at = (play.at if called is None else called) + perception.delay(350, 1_800, *key)
                said = Say(play.named(suspicion.phrase), perception.pace)
                knocks = Knock(me, min(suspicion.knocks, MOST_KNOCKS), at)
                yield Intention(at, said if suspicion.ask is Ask.SAY else knocks, (key,))


def _calls(perception: Perception) -> Iterator[Intention]:
    """Intend to call what others break of a rule that the player believes in."""
    watch = perception.memory.watch
    if watch is None or not may_call(perception.judged, perception.me) or perception.raised - {perception.me}:
        return
    first = perception.now - KNOWS_BY
    for suspicion in _suspicions(perception):
        at_once = suspicion.ask in (Ask.NO_SUCH_CARD, Ask.NO_SUCH_WORDS)
        grace = 0 if at_once else perception.judged.rules.grace
        last = perception.view.heard - grace
        # a card that is buried can't go back any more
        plays = watch.plays[-1:] if suspicion.ask is Ask.NO_SUCH_CARD else watch.about(suspicion)
        for play in plays:
            if first <= play.at <= last and suspicion.key not in play.called and not play.unclear:
                yield from _calls_of(perception, suspicion, play, play.at + grace)


def _calls_of(perception: Perception, suspicion: Suspicion, play: SeenPlay, due: int) -> Iterator[Intention]:
    """Intend to call whom a rule asked something at a play, where the player believes that it applied."""
    if suspicion.applies(play) < CALLS:
        return
    for seat, state in enumerate(perception.judged.seats):
        key = "call by", suspicion.key, play.id, seat
        if seat == perception.me or state.out or not suspicion.asks(play, seat) or not perception.fresh(key):
            continue
        if perception.chance.happens(perception.skill.attention, *key):
            at = max(due + perception.reaction(*key), perception.after_people(due))
            yield Intention(at, CallOut(play.named(suspicion.call), seat, perception.pace), (key,))


def _announces(perception: Perception) -> Iterator[Intention]:
    """Intend to say that one has a rule, once for each, where words that nobody asked for are free."""
    if perception.judged.rules.one(Talking) or not perception.judged.running:
        return
    for suspicion in _suspicions(perception):
        key = "has", suspicion.key
        if suspicion.sure > ANNOUNCES and not suspicion.announced and perception.fresh(key):
            at = perception.now + perception.delay(500, 2_000, *key)
            yield Intention(at, Say(HAS_IT, perception.pace), (key,))


def avoids(perception: Perception, cards: list[Card]) -> list[Card]:
    """Leave out the cards that the player believes may not be put down now."""
    forbidding = [each for each in _suspicions(perception) if each.ask is Ask.NO_SUCH_CARD]
    if not forbidding:
        return cards
    sights = {card: _sight_ahead(perception, card) for card in cards}
    return [card for card in cards if all(each.expects(sights[card]) < KEEPS for each in forbidding)]


def forbids(perception: Perception, text: str) -> bool:
    """Tell whether the player believes that it may not say a text now."""
    forbidding = [each for each in _suspicions(perception) if each.ask is Ask.NO_SUCH_WORDS]
    if not forbidding:
        return False
    now, me, (following, previous) = perception.now, perception.me, neighbours(perception.view, perception.me)
    hands, direction = perception.view.hands, perception.judged.turn.direction
    sight = moment_of((Said,), (hands[me], hands[following], hands[previous]), direction)
    said = _said(words_of(text), perception.judged.rules)
    saying = SeenPlay(-1, now, me, None, None, sight, following, previous, said=said)
    return any(each.expects(each.sight(saying)) >= KEEPS for each in forbidding)


def tells(perception: Perception, card: Card) -> float:
    """Weigh how much there is to be learnt from putting a card down; the attentive want to know."""
    suspicions = (each for each in _suspicions(perception) if each.about is About.CARDS)
    open_ones = [each for each in suspicions if each.opinion and each.sure <= ANNOUNCES]
    if not open_ones:
        return 0.0
    sight = _sight_ahead(perception, card)
    likely = [each.expects(sight) for each in open_ones]
    return TELLING * perception.skill.attention * sum(each * (1 - each) for each in likely)


def _sight_ahead(perception: Perception, card: Card) -> Numbers:
    """Give what would be seen if the player put a card down now."""
    judged, me = perception.judged, perception.me
    cards = [judged.rules.face(card), *(each.card for each in reversed(judged.pile[-3:]))]
    following, previous = neighbours(perception.view, me)
    hands = judged.seats[me].cards - 1, judged.seats[following].cards, judged.seats[previous].cards
    return sight_of(cards, hands, judged.turn.direction)
