"""The rule book and the house tables: kept in files, exported and imported, and used at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mao_desktop.scripts import judge, read_script
from mao_desktop.scripts.exporting import export
from mao_desktop.session import Session
from mao_desktop.store.house_tables import HouseTable, HouseTables, read_tables
from mao_desktop.store.journal import Journal, read_game
from mao_desktop.store.rule_book import BookRule, KeptRules, read_rules, write_rules
from mao_desktop.store.setup import Seat, Setup, shuffled
from mao_desktop.store.toml_file import KeptError
from mao_desktop.variants import VARIANTS

if TYPE_CHECKING:
    from pathlib import Path

RABBIT = BookRule("Rabbit", 'when a 4 is played, say "that\'s the rabbit"', "Ann", 1, "after 34 plays")
KNOCK = BookRule("Knock", "when a 6 is played, knock twice")


@pytest.fixture
def book(tmp_path: Path) -> KeptRules:
    return KeptRules(tmp_path / "data" / "rules.toml")


@pytest.mark.rule("SEC-11")
def test_a_book_keeps_its_rules_and_a_rule_met_again_counts_its_games(book: KeptRules) -> None:
    assert book.rules() == ()
    book.add(KNOCK, RABBIT)
    book.add(BookRule("Other name", KNOCK.sentence, "Bob", 2, "after 9 plays"))
    assert book.rules() == (BookRule("Knock", KNOCK.sentence, "Bob", 2, "after 9 plays"), RABBIT)
    book.put(BookRule("Knocks", KNOCK.sentence), KNOCK.sentence)
    assert [rule.name for rule in book.rules()] == ["Knocks", "Rabbit"]
    book.remove(KNOCK.sentence)
    assert book.rules() == (RABBIT,)


@pytest.mark.rule("SEC-11")
def test_rules_exported_as_text_are_imported_once(book: KeptRules) -> None:
    text = write_rules((RABBIT, KNOCK))
    assert book.take_in(text) == 2
    assert book.take_in(text) == 0
    assert [rule.sentence for rule in book.rules()] == [RABBIT.sentence, KNOCK.sentence]


def test_a_sentence_in_another_form_is_kept_as_it_is_printed() -> None:
    written = '[[rule]]\nsentence = "WHEN a 6 is  played, knock twice"\n'
    assert read_rules(written) == (BookRule(KNOCK.sentence, KNOCK.sentence),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rules", "text with [[rule]] was expected, and it can't be read: "),
        ("", "no rule was found: a text with [[rule]] was expected"),
        ("rule = 4", "[[rule]] was expected, each with lines below it"),
        ('[[rule]]\nname = "x"', "rule 1: a line of text was expected for “sentence”"),
        ('[[rule]]\nsentence = "when a 4"', "rule 1: column 9: "),
        ('[[rule]]\nsentence = "rule CAM-31 is off"\ngames = -1', "rule 1: a number from 0 was expected for “games”"),
        ('[[rule]]\nsentence = "rule CAM-31 is off"\nname = "a\\nb"', "rule 1: a line of text was expected for “name”"),
    ],
)
def test_a_bad_text_gives_one_line_and_changes_nothing(book: KeptRules, text: str, told: str) -> None:
    book.add(RABBIT)
    with pytest.raises(KeptError) as wrong:
        book.take_in(text)
    assert str(wrong.value).startswith(told)
    assert "\n" not in str(wrong.value)
    assert book.rules() == (RABBIT,)


def test_a_bad_file_gives_one_line_and_is_not_written_over(book: KeptRules) -> None:
    book.add(RABBIT)
    book.path.write_bytes(b"\xff\xfe")
    for use in (book.rules, lambda: book.add(KNOCK), lambda: book.remove(RABBIT.sentence)):
        with pytest.raises(KeptError, match=r"can't be read .*: mend it or move it away$"):
            use()
    assert book.path.read_bytes() == b"\xff\xfe"


def test_a_book_that_can_not_be_written_gives_one_line(book: KeptRules) -> None:
    book.path.parent.mkdir(parents=True)
    book.path.with_suffix(".new").mkdir()
    with pytest.raises(KeptError, match="make room or free the folder"):
        book.add(RABBIT)


def test_a_house_table_is_kept_and_set_up_again(tmp_path: Path) -> None:
    tables = HouseTables(tmp_path / "tables.toml")
    friday = HouseTable("Friday", "moo", {"grace": 5.0, "skip_ranks": ("8",)}, (KNOCK.sentence,), 3)
    tables.put(HouseTable("Plain", "german"))
    tables.put(friday)
    plain, kept = tables.tables()
    assert kept.options == {"grace": 5.0, "skip_ranks": ["8"]}
    setup = kept.setup("Ann", 4)
    assert (setup.names[0], len(setup.seats), setup.dealer, setup.people) == ("Ann", 3, 2, frozenset({0}))
    assert [(row.id, row.text) for row in setup.rules().known_to(2).written] == [("SEC:1", KNOCK.sentence)]
    tables.remove("Friday")
    assert tables.tables() == (plain,)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ('variant = "moo"', "table 1: a line of text was expected for “name”"),
        ('name = "x"\nvariant = "poker"', "table 1: there is no variant “poker” (there are: "),
        ('name = "x"\nvariant = "moo"\noptions = { grace = "long" }', "table 1: "),
        ('name = "x"\nvariant = "moo"\noptions = 4', "table 1: options and their values were expected"),
        ('name = "x"\nvariant = "moo"\nseats = 1', "table 1: 2 to 12 seats were expected"),
        ('name = "x"\nvariant = "moo"\nrules = [4]', "table 1: a list of at most 20 rules was expected"),
        ('name = "x"\nvariant = "moo"\nrules = ["when"]', "table 1: column 5: "),
    ],
)
def test_a_bad_house_table_gives_one_line(lines: str, told: str) -> None:
    with pytest.raises(KeptError) as wrong:
        read_tables(f"[[table]]\n{lines}\n")
    assert str(wrong.value).startswith(told)
    assert "\n" not in str(wrong.value)


SETUP = Setup("cambridge", (Seat("Ann"), Seat("Bob")), seed=4, agreed=(RABBIT.sentence, "rule CAM-31 is off"))


def test_rules_agreed_are_known_to_all_and_in_force_from_the_start() -> None:
    for seat in range(2):
        known = SETUP.rules().known_to(seat)
        assert [row.source for row in known.written] == list(SETUP.agreed)
        assert "CAM-31" in known.off


@pytest.mark.rule("SEC-05")
def test_a_table_whose_agreed_rule_is_refused_can_not_be_set_up() -> None:
    with pytest.raises(ValueError, match=r"^the rule “.*” is refused \(this leaves a card"):
        Setup("cambridge", SETUP.seats, agreed=("when a card is played, the play is invalid",))


def test_rules_agreed_stand_in_the_journal_and_in_the_exported_script(tmp_path: Path) -> None:
    setup = shuffled(SETUP)
    session = Session(setup, clock=lambda: 0, journal=Journal.begin(tmp_path / "game.jsonl", setup, "now"))
    session.deal()
    session.close()
    game = read_game(tmp_path / "game.jsonl")
    assert game.setup.agreed == SETUP.agreed
    script = read_script(export(game).encode())
    assert [(row.author, row.published, row.source) for row in script.rules.written] == [
        (None, True, text) for text in SETUP.agreed
    ]
    assert judge(script)
    assert VARIANTS["cambridge"].rules({}, ()).written == ()
