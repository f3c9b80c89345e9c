"""`mao-desktop judge` prints its rulings, compares them with what is expected, and is a well-behaved command."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING

import pytest
from mao_command import COMMAND, Ran, run, run_apart
from table_scripts import SCRIPTS

if TYPE_CHECKING:
    from pathlib import Path

GAME = """\
variant: cambridge
seats: [Ann, Bob]
hands:
  Ann: [3C, 4H, KD]
  Bob: [6H, 2D]
pile: [2H]
stack: [2C, 3S]
rest: none
events:
  - {at: 1.0, seat: Ann, play: 3C}
  - {at: 2.0, seat: Bob, call: "bad card", on: Ann}
  - {at: 3.0, seat: Ann, play: KD}
"""
WHY = "Ann put the three of clubs on the two of hearts: neither suit nor rank. (At 1 s, called at 2 s.)"
RULED = {
    "at": 2.0, "ruled": 2.0, "verdict": "upheld", "call": "bad card", "by": "Bob", "on": "Ann", "rule": "CAM-10",
    "paid_by": "Ann", "cards": 1,
}  # fmt: skip
UNCALLED = {"uncalled": "bad card", "rule": "CAM-10", "on": "Ann", "since": 3.0}
TABLE = {
    "turn": "Bob", "direction": "clockwise", "top": "KD", "hands": {"Ann": ["4H", "3C", "2C"], "Bob": ["6H", "2D"]},
    "out": [], "pile": 2, "stack": 1, "pending": [], "scores": {}, "tokens": {},
}  # fmt: skip
EXPECT = """\
expect:
  - {at: 2, verdict: upheld, on: Ann, cards: 1}
  - {uncalled: bad card, since: 3.0}
"""


def lines(ran: Ran) -> list[dict[str, object]]:
    assert (ran.status, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


def judged(text: str, *arguments: str) -> Ran:
    return run("judge", "-", *arguments, stdin=text.encode())


def test_a_script_gives_rulings_then_what_nobody_called_then_the_table() -> None:
    found = lines(judged(GAME))
    table = found[-1]["table"]
    assert isinstance(table, dict)
    table["hands"]["Ann"].sort(key=TABLE["hands"]["Ann"].index)  # type: ignore[index]
    assert found == [RULED, UNCALLED, {"table": TABLE}]


def test_no_open_leaves_out_what_nobody_called() -> None:
    assert [*map(list, lines(judged(GAME, "--no-open")))] == [list(RULED), ["table"]]
    assert judged(GAME, "--open") == judged(GAME)


def test_explain_says_why_in_words_with_the_times_it_rests_on() -> None:
    ruled, uncalled, table = lines(judged(GAME, "--explain"))
    assert ruled["why"] == WHY
    assert uncalled["why"] == "Ann broke this rule at 3 s, and no call of it was upheld"
    assert "why" not in table


def test_explain_gives_late_times_in_full() -> None:
    late = GAME.replace("at: 3.0", "at: 43210.987")
    uncalled = lines(judged(late, "--explain"))[-2]
    assert uncalled["since"] == 43210.987
    assert uncalled["why"] == "Ann broke this rule at 43210.987 s, and no call of it was upheld"


def test_a_call_that_the_script_leaves_open_is_pending() -> None:
    early = GAME.replace("on: Ann}", "on: Ann, until: 2.5, known: 9.0}").replace(
        "  - {at: 3.0, seat: Ann, play: KD}\n", ""
    )
    unheard = early.replace("events:", "watermark: script\nevents:")
    found = lines(judged(unheard, "--explain"))
    assert found[0] == {
        "at": 2.0, "ruled": None, "verdict": "pending", "call": "bad card", "by": "Bob", "on": "Ann",
        "why": "the script ends before it could be ruled on",
    }  # fmt: skip
    assert found[-1]["table"]["pending"] == [{"at": 2.0, "call": "bad card", "by": "Bob", "on": "Ann"}]  # type: ignore[index]


def test_a_script_without_events_gives_its_table() -> None:
    for none in ("", "events:\n", "events: []\n", "events: null\n"):
        (line,) = lines(judged("variant: moo\nseats: [Ann, Bob]\nhands: {Ann: [7S]}\npile: [2H]\nrest: none\n" + none))
        assert line["table"]["hands"] == {"Ann": ["7S"], "Bob": []}  # type: ignore[index]


def test_several_scripts_are_judged_in_turn(tmp_path: Path) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text(GAME)
    two.write_text(GAME.replace("Ann", "Zoë"), encoding="utf-8")
    ran = run("judge", str(one), str(two), "-", stdin=GAME.encode())
    names = [line["on"] for line in lines(ran) if "verdict" in line]
    assert names == ["Ann", "Zoë", "Ann"]


def test_the_same_script_is_judged_the_same_every_time() -> None:
    shuffled = GAME.replace("rest: none\n", "").replace("play: KD", "draw: 9")
    assert judged(shuffled) == judged(shuffled)
    assert judged(shuffled).out != judged(shuffled.replace("events:", "seed: 2\nevents:")).out


def test_check_agrees_with_what_is_expected(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(GAME + EXPECT)
    assert run("judge", "--check", str(path)) == Ran(0, f"{path}: as expected\n", "")
    assert judged(GAME + EXPECT, "--check") == Ran(0, "standard input: as expected\n", "")


def test_check_tells_each_difference_and_ends_with_1() -> None:
    wrong = GAME + EXPECT.replace("cards: 1", "cards: 2").replace("bad card", "lying")
    ran = judged(wrong, "--check")
    asked = ['{"at": 2, "verdict": "upheld", "on": "Ann", "cards": 2}', '{"uncalled": "lying", "since": 3.0}']
    came = [json.dumps(RULED), json.dumps(UNCALLED)]
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        f"standard input: line {n}: {a} was expected, and {c} came"
        for n, (a, c) in enumerate(zip(asked, came, strict=True), 1)
    ]


def test_check_tells_what_did_not_come_and_what_came_besides() -> None:
    ran = judged(GAME + "expect: [{at: 2}, {since: 3}, {verdict: win}]", "--check")
    assert (ran.status, ran.out) == (1, 'standard input: line 3: {"verdict": "win"} was expected, and nothing came\n')
    ran = judged(GAME + "expect: [{at: 2}]", "--check")
    came = json.dumps(UNCALLED)
    assert (ran.status, ran.out) == (1, f"standard input: line 2: nothing was expected, and {came} came\n")


@pytest.mark.parametrize(
    ("table", "status"),
    [
        ("{turn: Bob, top: KD, pile: 2, pending: []}", 0),
        ("{hands: {Ann: [2C, 3C, 4H]}}", 0),
        ("{hands: {Ann: [4H, 2C, 3C], Bob: [2D, 6H]}}", 0),
        ("{hands: {Ann: [4H, 2C]}}", 1),
        ("{hands: {Ann: 3}}", 1),
        ("{hands: {Ann: null}}", 1),
        ("{hands: {Ann: [[4H], 2C, 3C]}}", 1),
        ("{hands: {Cid: []}}", 1),
        ("{hands: [4H]}", 1),
        ("{turn: Ann}", 1),
        ("{turn: null}", 1),
        ("{pile: 2.0}", 0),
        ("{pile: '2'}", 1),
        ("{pile: two}", 1),
        ("{scores: {}}", 0),
        ("{scores: []}", 1),
        ("{wind: east}", 1),
    ],
)
def test_check_compares_the_table_where_it_is_given(table: str, status: int) -> None:
    expect = f"expect: [{{at: 2}}, {{since: 3}}, {{table: {table}}}]"
    assert judged(GAME + expect, "--check").status == status


@pytest.mark.parametrize("name", ["007", "1234567", "1.50", "null", "true", "None", "~"])
def test_check_knows_seats_whose_names_look_like_other_values(name: str) -> None:
    game = GAME.replace("Ann", name).replace("Bob", "No")
    expect = f"expect: [{{by: No, on: {name}, paid_by: {name}}}, {{on: {name}}}, {{table: {{turn: No}}}}]"
    assert judged(game + expect, "--check") == Ran(0, "standard input: as expected\n", "")
    other = expect.replace(name, "7")
    assert judged(game + other, "--check").status == 1


def test_check_without_expectations_is_an_error_and_the_other_scripts_are_checked(tmp_path: Path) -> None:
    good, bare, wrong = (tmp_path / f"{name}.yaml" for name in ("good", "bare", "wrong"))
    good.write_text(GAME + EXPECT)
    bare.write_text(GAME)
    wrong.write_text(GAME + "expect: [{at: 2}, {since: 4}]")
    ran = run("judge", "--check", str(bare), str(wrong), str(good))
    assert ran.status == 2
    assert ran.err == f"{bare}:1: the key “expect” was expected, since --check compares with it\n"
    assert [line.split(": ")[0] for line in ran.out.splitlines()] == [str(wrong), str(good)]
    assert run("judge", "--check", str(good), str(wrong), str(good)).status == 1


def test_an_empty_expectation_wants_no_rulings() -> None:
    quiet = GAME.replace("play: 3C", "play: 4H").replace('call: "bad card", on: Ann', "play: 6H")
    quiet = quiet.replace("  - {at: 3.0, seat: Ann, play: KD}\n", "")
    assert judged(quiet + "expect: []", "--check").status == 0
    assert judged(GAME + "expect: []", "--check").status == 1


def test_all_scripts_of_the_tests_are_as_expected_by_the_command() -> None:
    ran = run("judge", "--check", *map(str, SCRIPTS))
    assert ran == Ran(0, "".join(f"{path}: as expected\n" for path in SCRIPTS), "")


def test_the_command_itself_gives_the_same_as_the_program_within() -> None:
    assert run_apart("judge", "-", stdin=GAME.encode()) == judged(GAME)


def test_output_is_utf_8_whatever_the_console_speaks() -> None:
    game = GAME.replace("Ann", "Łucja").encode()
    spoken = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    assert run_apart("judge", "-", stdin=game, environment=spoken) == run("judge", "-", stdin=game)
    assert '"on": "Łucja"' in run("judge", "-", stdin=game).out


def test_a_file_whose_name_is_no_text_can_be_checked(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff.yaml"
    with open(odd, "wb") as file:  # noqa: PTH123  a Path shows its name as text
        file.write((GAME + EXPECT).encode())
    ran = run_apart("judge", "--check", os.fsdecode(odd))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("/\\udcff.yaml: as expected\n")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    files = " ".join(f"'{path}'" for path in SCRIPTS[:40])
    piped = f"set -o pipefail; '{COMMAND}' judge {files} | head -1"
    done = subprocess.run(["bash", "-c", piped], capture_output=True, check=False, timeout=60)
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(GAME)
    for arguments in (["judge", str(path)], ["variants"], ["--help"], ["--version"]):
        with open("/dev/full", "wb") as full:  # noqa: PTH123
            done = subprocess.run([COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
        assert done.returncode == 2
        assert done.stderr == b"standard output can't be written: No space left on device\n"
