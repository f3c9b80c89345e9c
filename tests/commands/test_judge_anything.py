"""Whatever a script holds, `mao-desktop judge` ends with 0, 1 or 2, and a wrong script gets one line."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from mao_command import Ran, run, run_apart
from table_scripts import SCRIPTS

TOKEN = re.compile(r"\s+|[\w.*]+|[^\w\s]")
COMPLAINT = re.compile(r"standard input:[1-9][0-9]*: \S.*\n")
ODD = (
    "-1", "0", "0.0004", "1e9", ".nan", ".inf", "99999999999999999999", "null", "~", "true", "no", '"', "'", "[", "]",
    "{", "}", "{}", "[]", "[[", ":", ": ", "- ", "? ", "# ", "&a", "*a", "*", "!!python/object:os.system", "!", "|",
    ">", "%", "@", "`", "---\n", "\n", "\t", "\r", "\x00", "\x1b", "\u2028", "é", "и", "½", '""', '"\\n"', "Ann",
    "computer", "hand", "stack", "says", "expect:", "on",
)  # fmt: skip


@cache
def texts() -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in SCRIPTS)


@cache
def words() -> tuple[str, ...]:
    """Give everything that stands in scripts, and what does not."""
    return (*sorted({token for text in texts() for token in TOKEN.findall(text)}), *ODD)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """Give a script of the tests with something taken out, put in, doubled or swapped, words or lines."""
    parts = TOKEN.findall(draw(st.sampled_from(texts())))
    for _ in range(draw(st.integers(1, 4))):
        here, there = (draw(st.integers(0, max(0, len(parts) - 1))) for _ in range(2))
        match draw(st.sampled_from(["drop", "put", "replace", "swap", "double", "drop line", "double line"])):
            case "drop":
                del parts[here : here + 1]
            case "put":
                parts.insert(here, draw(st.sampled_from(words())))
            case "replace":
                parts[here : here + 1] = [draw(st.sampled_from(words()))]
            case "swap":
                parts[here : here + 1], parts[there : there + 1] = parts[there : there + 1], parts[here : here + 1]
            case "double":
                parts[here:here] = parts[min(here, there) : max(here, there)][:40]
            case change:
                lines = "".join(parts).splitlines(keepends=True)
                here = min(here, len(lines) - 1) if lines else 0
                lines[here : here + 1] = lines[here : here + 1] * (2 if change == "double line" else 0)
                parts = TOKEN.findall("".join(lines))
    return "".join(parts)


def assert_well_behaved(ran: Ran) -> None:
    if ran.status == 2:
        assert ran.out == ""
        assert COMPLAINT.fullmatch(ran.err), ran.err
        return
    assert ran.status in (0, 1)
    assert ran.err == ""


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(text=spoiled(), options=st.sampled_from([(), ("--explain",), ("--check",), ("--no-open",)]))
@example(text="calls: {}\nvariant: moo\nseats: [Ann, Bob]", options=())
@example(text="expect: [{table: {hands: {Ann: null}}}]\nvariant: moo\nseats: [Ann, Bob]", options=("--check",))
def test_a_spoiled_script_is_judged_or_told_wrong_in_one_line(text: str, options: tuple[str, ...]) -> None:
    ran = run("judge", "-", *options, stdin=text.encode("utf-8", "surrogatepass"))
    assert_well_behaved(ran)
    if ran.status == 0 and "--check" not in options:
        assert "table" in [json.loads(line) for line in ran.out.splitlines()][-1]


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=400))
def test_any_bytes_are_judged_or_told_wrong_in_one_line(data: bytes) -> None:
    assert_well_behaved(run("judge", "-", stdin=data))


@pytest.mark.parametrize("seed", range(4))
def test_the_command_itself_does_with_spoiled_scripts_what_the_program_within_does(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311  a spoiled script, no secret
    parts = TOKEN.findall(chance.choice(texts()))
    for _ in range(seed):
        parts[chance.randrange(len(parts))] = chance.choice(words())
    data = "".join(parts).encode()
    ran = run_apart("judge", "-", stdin=data)
    assert_well_behaved(ran)
    assert ran == run("judge", "-", stdin=data)
