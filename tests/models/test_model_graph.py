"""The graph hears every word of the lexicon, as it is pronounced, and no other."""

from __future__ import annotations

from collections import defaultdict

from models.recipe.graph import UNKNOWN, Graph, Lexicon, number_words
from models.recipe.kaldi import Block, Loop, transition_model
from models.recipe.phones import GARBAGE, PHONES, POSITIONS, SILENCE, in_positions, phone_ids

LEXICON: Lexicon = [
    ("mao", ["M", "AW"]),
    ("mau", ["M", "AW"]),
    ("six", ["S", "IH", "K", "S"]),
    ("sixty", ["S", "IH", "K", "S", "T", "IY"]),
    ("a", ["AH"]),
    ("a", ["EY"]),
    ("us", ["AH", "S"]),
]


def transitions() -> dict[int, Loop | Block]:
    ids = phone_ids()
    pdfs = {ids[phone + position]: [0, 1, 2, 3] for phone in PHONES for position in POSITIONS}
    pdfs |= {ids[SILENCE]: [4], ids[GARBAGE]: [5]}
    return transition_model(pdfs)[1]


def made(lexicon: Lexicon) -> Graph:
    numbers = number_words(lexicon)
    graph = Graph(transitions())
    graph.add([(numbers[word], in_positions(phones)) for word, phones in lexicon])
    graph.add_garbage(numbers[UNKNOWN])
    return graph


def shortest_ways() -> dict[int, str]:
    """Tell which phone a transition is that passes a phone in one step."""
    names = {number: name for name, number in phone_ids().items()}
    return {
        move.whole if isinstance(move, Block) else move.enter: names[number] for number, move in transitions().items()
    }


def test_each_word_is_a_way_from_the_loop_back_to_it_and_there_is_no_other() -> None:
    graph, passes = made(LEXICON), shortest_ways()
    words = {number: word for word, number in number_words(LEXICON).items()}
    leaving = defaultdict(list)
    for source, target, scored, word, _ in graph.arcs:
        leaving[source].append((target, scored, word))
    found = set()
    ways: list[tuple[int, int, tuple[str, ...]]] = [(graph.between, 0, ())]
    while ways:
        state, said, phones = ways.pop()
        for target, scored, word in leaving[state]:
            if target == graph.between and not scored:
                found.add((words[said], phones))
            elif scored in passes and passes[scored] != SILENCE:
                assert not (said and word), "a way says one word"
                ways.append((target, said or word, (*phones, passes[scored])))
    expected = {(word, in_positions(phones)) for word, phones in LEXICON} | {(UNKNOWN, (GARBAGE,))}
    assert found == expected


def test_a_phone_may_last_as_long_as_it_likes_and_no_word_begins_meanwhile() -> None:
    loops = [arc for arc in made([("mao", ["M", "AW"])]).arcs if arc[0] == arc[1]]
    moves = transitions()
    again = {n: move.more if isinstance(move, Block) else move.repeat for n, move in moves.items()}
    expected = {again[phone_ids()[name]] for name in (SILENCE, GARBAGE, "M_B", "AW_E")}
    assert {arc[2] for arc in loops} == expected
    assert not any(arc[3] for arc in loops)


def test_words_that_end_alike_share_their_ends() -> None:
    one: Lexicon = [("fix", ["F", "IH", "K", "S"])]
    alone, both = len(made(one).arcs), len(made([*one, ("mix", ["M", "IH", "K", "S"])]).arcs)
    assert both - alone <= 8, "only its first phone is new"
