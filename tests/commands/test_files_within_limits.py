"""A foreign file gets one line and exit status 2 with 2 s of a processor and 200 MB at most, and work grows evenly."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

if os.name == "nt":
    pytest.skip("a process there can't be given limits by itself", allow_module_level=True)

from limited_commands import Command, run_limited
from mao_command import run
from sealed_lines import opened

from mao_desktop.engine import Draw, HeardUpTo, Spoken, Word
from mao_desktop.scripts import judge, read_script
from mao_desktop.store import codec
from mao_desktop.store.codec import Record
from mao_desktop.store.journal import Journal
from mao_desktop.store.setup import Seat, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import FrameType

    from limited_commands import Left

SETUP = Setup("moo", (Seat("Ann"), Seat("Bob")))
HEAD = codec.write_setup(SETUP, "now").strip()
OPEN_HEAD = json.dumps(opened(json.loads(HEAD)), separators=(",", ":"))
SOUND = codec.write_record(Record(5, Draw(0))).strip()
SAID = codec.write_record(Record(1_000, Spoken(0, (Word("moo", 900, 950),)))).strip()
HEARD = codec.write_record(Record(9_000, HeardUpTo(8_000))).strip()
MEGABYTES = 20_000_000
JOURNALS = {
    "a time without an end": f'{HEAD}\n{{"at":5,"event":{{"kind":"HeardUpTo","time":{2**63 - 1}}}}}\n',
    "a time of 500 digits": f'{HEAD}\n{{"at":{"9" * 500},"event":{{"kind":"Draw","seat":0,"count":1}}}}\n',
    "a number of 100,000 digits": f'{HEAD}\n{{"at":{"9" * 100_000},"event":{{"kind":"Draw","seat":0,"count":1}}}}\n',
    "facts that are a number": f'{HEAD}\n{{"at":5,"event":{{"kind":"HeardUpTo","time":1}},"facts":7}}\n',
    "a seat that there is not": f'{HEAD}\n{{"at":5,"event":{{"kind":"Draw","seat":{10**40},"count":1}}}}\n',
    "brackets without an end": f"{HEAD}\n{'[' * MEGABYTES}\n",
    "a head of brackets": "[" * MEGABYTES,
    "a head with a huge seed": OPEN_HEAD.replace('"seed":1', f'"seed":{"9" * 4_000}'),
    "a line of megabytes": f"{HEAD}\n{SOUND}{' ' * MEGABYTES}\n",
    "lines of nothing": f"{HEAD}\n" + "\n" * MEGABYTES,
    "no byte but 0": "\0" * MEGABYTES,
    "a text without an end, of quotes": f"{HEAD}\n" + "[" * 41 + '"' + '\\"' * 400_000 + "\n",
    "a head that is a text of megabytes": "[" * 41 + '"' + "a" * MEGABYTES + '"\n',
    "a head without a set-up": '{"format":3,"x":"y"}\n',
    "words without end at one moment": f"{HEAD}\n" + f"{SAID}\n" * 20_000 + f"{HEARD}\n",
    "a journal of gigabytes": "",
}
SETTINGS = {
    "nested deep": "a = " + "[" * 1_000_000,
    "no UTF-8": "player = '\udcff'",
    "a number of 100,000 digits": f"card_volume = {'9' * 100_000}",
    "megabytes": "a = 'b'\n" * 1_000_000,
    "a key of 100,000 names": "a." * 100_000 + "c = 1",
    "a key of 5,000 quoted names": '"a b" . ' * 5_000 + "c = 1",
    "a list of a million tables": "a = [" + "{}," * 1_000_000 + "]",
    "a name of megabytes": f"player = '{'a' * MEGABYTES}",
}
SCRIPT = "variant: moo\nseats: [Ann, Bob]\nevents:\n"
SCRIPTS = {
    "an event after days": f"{SCRIPT}- {{at: 400000, seat: Ann, draw: 1}}\n",
    "words of megabytes": f"{SCRIPT}- {{at: 1, seat: Ann, say: {'a ' * 1_500_000}}}\n",
    "words of one moment": SCRIPT + "- {at: 1, seat: Ann, say: moo}\n" * 5_000,
    "words known late": SCRIPT + "- {at: 1, until: 2, known: 5000, seat: Ann, say: hello there}\n" * 5_000,
    "words of a few seconds": SCRIPT
    + "".join(f"- {{at: {n / 1_000}, until: {n / 1_000}, seat: Ann, say: hello}}\n" for n in range(5_000)),
    "calls of nobody": SCRIPT + "".join(f"- {{at: {n / 10}, call: bad card, on: Ann}}\n" for n in range(6_000)),
    "cards taken without end": SCRIPT.replace("moo", "mau-mau").replace(
        "events", "hands: {Ann: [4H], Bob: [2D]}\nevents"
    )
    + "".join(
        f"- {{at: {n / 10}, seat: {taker}, take: {other}}}\n"
        for n in range(5_000)
        for taker, other in [("Ann", "Bob")[:: 1 - n % 2 * 2]]
    ),
    "nested deep": "[" * 1_000_000,
    "one text of aliases": "a: &a [x, x, x, x, x, x, x, x]\n"
    + "".join(f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 8)}]\n" for n in range(12)),
}


FILE = "mao-desktop/settings.toml"


def made(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode(errors="surrogateescape"))
    return path


def test_bug_a_foreign_file_hung_the_program_or_filled_its_memory(tmp_path: Path) -> None:
    journals = [made(tmp_path, f"{n}.jsonl", text) for n, text in enumerate(JOURNALS.values())]
    os.truncate(journals[-1], 2**33)  # a file with a hole, which takes no room on the disk
    scripts = [made(tmp_path, f"{n}.yaml", text) for n, text in enumerate(SCRIPTS.values())]
    commands = [Command(("replay", str(path))) for path in journals]
    commands += [Command(("judge", str(path))) for path in scripts]
    left = run_limited(commands)
    told_of((*JOURNALS, *SCRIPTS), [command.arguments[1] for command in commands], left)


def test_bug_foreign_settings_hung_the_program_or_filled_its_memory(tmp_path: Path) -> None:
    folders = [tmp_path / str(n) for n, _ in enumerate(SETTINGS)]
    paths = [made(folder, FILE, text) for folder, text in zip(folders, SETTINGS.values(), strict=True)]
    use = ("models", "use", "small-en")
    left = run_limited([Command(use, {"XDG_CONFIG_HOME": str(folder)}) for folder in folders])
    told_of(tuple(SETTINGS), [str(path) for path in paths], left)


def told_of(names: Sequence[str], paths: Sequence[str], left: Sequence[Left]) -> None:
    """See that each file was told of in one line."""
    for name, path, (status, out, err) in zip(names, paths, left, strict=True):
        assert (status, out, err.count("\n"), err.startswith(path), len(err) < 1_000) == (2, "", 1, True, True), name


def steps(work: Callable[[], object]) -> int:
    """Count the calls of functions, Python's and built-in ones, that some work takes."""
    counted = 0

    def count(_frame: FrameType, what: str, _argument: object) -> None:
        nonlocal counted
        counted += what in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return counted


def judged(events: str) -> Callable[[], object]:
    text = f"variant: moo\nseats: [Ann, Bob]\nevents:\n{events}".encode()

    def judge() -> None:
        assert run("judge", "--no-open", "-", stdin=text).status == 0

    return judge


def test_bug_the_work_for_a_late_event_grew_with_the_square_of_its_time() -> None:
    early, late = (steps(judged(f"- {{at: {at}, seat: Ann, draw: 1}}\n")) for at in (20_000, 80_000))
    assert late < 4.2 * early


@pytest.mark.parametrize(
    "events",
    [
        lambda n: "".join(f"- {{at: {at}, seat: Ann, draw: 1}}\n" for at in range(1, n)),
        lambda n: "".join(f"- {{at: {at}, seat: Bob, say: nice weather today}}\n" for at in range(1, n)),
        lambda n: "".join(f"- {{at: {at}, seat: Bob, call: bad card, on: Ann}}\n" for at in range(1, n)),
    ],
    ids=["draws", "words", "calls"],
)
def test_twice_as_many_events_take_twice_the_work(events: Callable[[int], str]) -> None:
    few, many = (steps(judged(events(count))) for count in (60, 120))
    assert many < 2.4 * few


def test_bug_the_work_for_words_grew_with_the_square_of_their_number() -> None:
    few, many = (steps(judged(f"- {{at: 1, seat: Ann, say: {'weather ' * count}}}\n")) for count in (250, 1_000))
    assert many < 4.5 * few


def test_bug_the_work_for_claims_of_the_win_in_vain_grew_with_the_square_of_their_number() -> None:
    def judging(count: int) -> Callable[[], object]:
        said = "".join(f"- {{at: {n / 50}, until: {n / 50}, seat: Ann, say: moo}}\n" for n in range(count))
        script = read_script(
            SCRIPT.replace("events", "hands: {Ann: [4H], Bob: [2D]}\npile: [7H]\nevents").encode() + said.encode()
        )
        return lambda: judge(script)

    few, many = (steps(judging(count)) for count in (200, 400))
    assert many < 2.4 * few


def pauses(count: int) -> str:
    return "".join(f"- {{at: {at}, pause: [{at}, {at}.5], why: x}}\n" for at in range(1, count))


def corrections(count: int) -> str:
    said = "".join(f"- {{at: {at}, say: nice weather}}\n" for at in range(1, count))
    return said + "".join(f"- {{at: {count}, correct: Bob, before: {at}}}\n" for at in range(count - 1))


@pytest.mark.parametrize("events", [pauses, corrections])
def test_bug_the_work_to_read_pauses_or_corrections_grew_with_the_square_of_their_number(
    events: Callable[[int], str],
) -> None:
    few, many = (steps(partial(read_script, f"{SCRIPT}{events(count)}".encode())) for count in (200, 800))
    assert many < 4.5 * few


def test_a_journal_twice_as_long_takes_twice_the_work(tmp_path: Path) -> None:
    def replayed(count: int) -> int:
        path = tmp_path / f"{count}.jsonl"
        journal = Journal.begin(path, SETUP, "now")
        for at in range(1, count):
            journal.write(Record(at * 1_000, HeardUpTo(at * 1_000)))
        journal.close()
        return steps(lambda: run("replay", str(path)))

    assert replayed(800) < 2.2 * replayed(400)
