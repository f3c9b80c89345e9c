"""Journals that were changed, damaged or never were any: one line says where, and what stands before is kept."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import pytest
from sealed_lines import opened

from mao_desktop.engine import Draw, HeardUpTo
from mao_desktop.limits import LONGEST_COMPLAINT, LONGEST_GAME
from mao_desktop.scripts.exporting import export
from mao_desktop.store import codec
from mao_desktop.store.codec import Record
from mao_desktop.store.games import Games
from mao_desktop.store.journal import DamagedJournalError, Journal, JournalError, cut_at_damage, read_game
from mao_desktop.store.rejudging import rejudge
from mao_desktop.store.sealing import seal
from mao_desktop.store.setup import Seat, Setup

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))
HEAD = codec.write_setup(SETUP, "now").strip()
OPEN_HEAD = json.dumps(opened(json.loads(HEAD)), separators=(",", ":"))
BOMB = "sealed:" + base64.b64encode(zlib.compress(b'{"text":"' + b"a" * 90_000_000 + b'"}')).decode()


def said(*words: tuple[str, int, int]) -> str:
    told = [dict(zip(("text", "start", "end"), word, strict=True)) for word in words]
    event = {"kind": "Spoken", "seat": 0, "words": told, "sure": True, "db": 0}
    return json.dumps({"at": 9, "event": event})


BROKEN = {
    "brackets without an end": ("[" * 100_000, "brackets within each other"),
    "deep objects": ('{"at":1,"event":' + '{"a":' * 90_000 + "1" + "}" * 90_001, "brackets within each other"),
    "a number for facts": ('{"at":1,"event":{"kind":"HeardUpTo","time":1},"facts":7}', "a list of “facts”"),
    "numbers as facts": ('{"at":1,"event":{"kind":"HeardUpTo","time":1},"facts":[7]}', "each an object"),
    "a seat that there is not": ('{"at":1,"event":{"kind":"Draw","seat":2,"count":1}}', "a seat from 0 to 1"),
    "a seat below none": ('{"at":1,"event":{"kind":"Draw","seat":-1,"count":1}}', "a seat from 0 to 1"),
    "a seat to deal to": (
        '{"at":1,"event":{"kind":"Deal","seat":0,"portions":[[7,1]],"turn_up":true,"order":[]}}',
        "a seat from 0 to 1",
    ),
    "a time of 2^63": (f'{{"at":{2**63},"event":{{"kind":"Draw","seat":1,"count":1}}}}', f"5 to {LONGEST_GAME}"),
    "a time that is none": ('{"at":true,"event":{"kind":"Draw","seat":1,"count":1}}', "a time “at”"),
    "a time before the last": ('{"at":0,"event":{"kind":"Draw","seat":1,"count":1}}', "from 5 to"),
    "all heard up to 2^63": (f'{{"at":9,"event":{{"kind":"HeardUpTo","time":{2**63}}}}}', "a time of at most"),
    "a line of megabytes": ('{"at":9,"event":{"kind":"Propose","seat":0,"text":"' + "a" * 2_000_000 + '"}}', "letters"),
    "words without an end": (
        '{"at":9,"event":{"kind":"Spoken","seat":0,"words":['
        + ",".join(['{"text":"a","start":1,"end":1}'] * 1001)
        + '],"sure":true,"db":0}}',
        "at most 1,000 words",
    ),
    "an unknown kind with a long name": (f'{{"at":9,"event":{{"kind":"{"a" * 30_000}"}}}}', "aaaa"),
    "a seal that holds megabytes": (
        f'{{"at":9,"event":{{"kind":"WriteRule","seat":0,"sealed":"{BOMB}"}}}}',
        "no whole sealed text",
    ),
    "a seal of what is nested deep": (
        f'{{"at":9,"event":{{"kind":"WriteRule","seat":0,"sealed":"{seal("[" * 90_000)}"}}}}',
        "brackets within each other",
    ),
    "a million million cards": ('{"at":9,"event":{"kind":"Draw","seat":0,"count":1000000000000}}', "1 to 50 cards"),
    "no card": ('{"at":9,"event":{"kind":"Draw","seat":0,"count":0}}', "1 to 50 cards"),
    "cards without an end": (
        '{"at":9,"event":{"kind":"Deal","seat":0,"portions":[[0,1000000000000]],"turn_up":true,"order":[]}}',
        "1 to 52 cards",
    ),
    "knocks without an end": ('{"at":9,"event":{"kind":"Knock","seat":0,"count":1001,"time":1}}', "1 to 1000 knocks"),
    "a count without an end": ('{"at":9,"event":{"kind":"Count","seat":0,"count":1000}}', "1 to 60 seconds"),
    "a pause that ends before it begins": ('{"at":9,"event":{"kind":"Pause","why":"","length":-1}}', "0 to .* ms"),
    "nothing said": (said(), "at least one word"),
    "a call of nothing": ('{"at":9,"event":{"kind":"Called","caller":0,"words":[],"on":1}}', "at least one word"),
    "a word of no letters": (said(("…", 1, 1)), "at least one word"),
    "a word that ends before it starts": (said(("moo", 5, 4)), "each ending after it starts"),
    "words the last first": (said(("moo", 5, 6), ("moo", 4, 6)), "one after the other"),
    "a word before the game": (said(("moo", -1, 1)), "a time from 0 on"),
    "an empty word": (said(("moo", 1, 1), (" ", 1, 1)), "no empty word"),
    "a proposal of nothing": ('{"at":9,"event":{"kind":"Propose","seat":0,"text":" "}}', "says something"),
    "half a letter": (said(("\ud800", 1, 1)), "half a letter"),
    "a seal with half a letter": (
        f'{{"at":9,"event":{{"kind":"WriteRule","seat":0,"sealed":"{seal(json.dumps({"text": chr(0xDC00)}))}"}}}}',
        "half a letter",
    ),
    "no UTF-8": ("\udcff", "can't decode"),
    "no JSON": ("nothing of the kind", "an object was expected"),
}


def journal(path: Path, *lines: str) -> Path:
    file = path / "game.jsonl"
    file.write_bytes("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    return file


@pytest.mark.parametrize("name", BROKEN)
def test_bug_a_broken_line_crashed_or_hung_the_program(tmp_path: Path, name: str) -> None:
    line, why = BROKEN[name]
    good = codec.write_record(Record(5, Draw(0))).strip()
    with pytest.raises(DamagedJournalError, match=why) as told:
        read_game(journal(tmp_path, HEAD, good, line))
    said = str(told.value)
    assert said.startswith(f"{tmp_path / 'game.jsonl'}:3: this is no line of a game's journal")
    assert "\n" not in said
    assert len(said) <= LONGEST_COMPLAINT + 3
    assert told.value.before.records == (Record(5, Draw(0)),)


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ('{"format":2,"setup":' + "[" * 90_000, "brackets"),
        (OPEN_HEAD.replace('"seed":1', f'"seed":{10**30}'), "a seed from"),
        (HEAD.replace('"dealer":0', '"dealer":9'), "the dealer"),
        (HEAD.replace('"Ann"', '"<img src=/x>"'), "a seat's name"),
        (HEAD.replace('"options":{}', '"options":[]'), "expected a mapping"),
        (OPEN_HEAD.replace('"stack":[]', '"stack":["AS","AS"]'), "AS was expected no more often"),
        ("\0" * 90, "an object was expected"),
    ],
)
def test_a_broken_first_line_is_told_with_its_place(tmp_path: Path, head: str, why: str) -> None:
    with pytest.raises(JournalError, match=rf"game\.jsonl:1: .*{why}"):
        read_game(journal(tmp_path, head))


def test_a_file_without_an_end_is_not_read_to_it() -> None:
    with pytest.raises(JournalError, match="longer than 48 MB"):
        read_game(Path("/dev/zero"))


def test_brackets_in_what_somebody_proposed_are_no_damage(tmp_path: Path) -> None:
    event = {"kind": "Propose", "seat": 0, "text": '\\"' + "[" * 400}
    line = json.dumps({"at": 1, "event": event})
    assert len(read_game(journal(tmp_path, HEAD, line)).records) == 1


def test_letters_that_json_writes_as_two_halves_are_whole(tmp_path: Path) -> None:
    (record,) = read_game(journal(tmp_path, HEAD, said(("moo", 1, 1), ("\U0001f004", 1, 1)))).records
    assert record.event.words[1].text == "\U0001f004"  # type: ignore[union-attr]


def test_a_damaged_game_goes_on_from_before_the_damage_and_the_rest_is_kept_beside(tmp_path: Path) -> None:
    lines = [codec.write_record(Record(at, HeardUpTo(at))).strip() for at in (5, 6, 7)]
    path = journal(tmp_path, HEAD, lines[0], "{", *lines[1:])
    whole = path.read_bytes()
    with pytest.raises(DamagedJournalError) as told:
        read_game(path)
    aside = cut_at_damage(told.value.before)
    assert aside.read_bytes() == whole
    assert [record.at for record in read_game(path).records] == [5]
    goes_on = Journal.go_on(read_game(path))
    goes_on.write(Record(6, HeardUpTo(6)))
    goes_on.close()
    game = read_game(path)
    assert [record.at for record in game.records] == [5, 6]
    assert rejudge(game).differences == ()
    assert "events:" in export(game)


def test_bug_a_game_damaged_twice_lost_what_was_kept_of_the_first_time(tmp_path: Path) -> None:
    path = journal(tmp_path, HEAD)
    wholes = []
    for damage in ("first", "second", "third"):
        path.write_text(f"{HEAD}\n{damage}\n")
        wholes.append(path.read_bytes())
        with pytest.raises(DamagedJournalError) as told:
            read_game(path)
        cut_at_damage(told.value.before)
    names = [path.with_suffix(ending) for ending in (".damaged", ".1.damaged", ".2.damaged")]
    assert [name.read_bytes() for name in names] == wholes
    Games(tmp_path).delete(path)
    assert list(tmp_path.iterdir()) == []
