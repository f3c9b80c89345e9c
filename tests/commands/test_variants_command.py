"""`mao-desktop variants` shows what can be played; `mao-desktop` alone, `--help` and `--version` say what it is."""

from __future__ import annotations

import os
import re
from importlib.metadata import version

import pytest
from mao_command import Ran, run, run_apart

from mao_desktop.variants import VARIANTS

OPTION = re.compile(r"    (\w+) = (.*?): (.+) \(([^()]*?)(?:; ([A-Z]{3}-\d\d))?\)")
COMMON = {
    "decks": ("by the seats", "a whole number from 1 to 12", "{}-01"),
    "jokers": ("2", "a whole number from 0 to 8", "{}-01"),
    "hand_size": ("5", "a whole number from 1 to 20", "{}-01"),
    "grace": ("4", "seconds from 1 to 60", "README"),
    "feasible": ("1", "seconds from 0 to 10", "README"),
    "lead": ("1.5", "seconds from 0 to 5", "README"),
    "penalty_cards": ("1", "a whole number from 1 to 10", "README"),
    "second_call": ("3", "seconds from 0 to 30", "README"),
    "bad_calls": ("automatic", "one of automatic, called, free", "README"),
    "draw_and_play": ("false", "true or false", "README"),
    "draw_until_playable": ("false", "true or false", "README"),
    "first_card_live": ("false", "true or false", "{}-01"),
    "continued_wait": ("as the grace", "seconds from 1 to 60", "README"),
    "house_majority": ("half", "one of half, two thirds, all", "README"),
    "house_wait": ("10", "seconds from 1 to 120", "README"),
}
RANKS = "a list of ranks, each once: A, 2 to 10, J, Q, K"
SWITCHES = {
    "newcomers": "CAM-03", "round_ends": "CAM-15", "last_card_voids_mao": "CAM-18", "five_blasphemies": "CAM-21",
    "rigid_calls": "CAM-38", "thanks": "CAM-41", "penalty_ends_turn": "CAM-43", "no_seven_escape": "CAM-43",
    "asking": "CAM-62", "no_talking": "CAM-80", "laughing": "CAM-81", "cursing": "CAM-82", "lying": "CAM-84",
    "conduct": "CAM-85",
}  # fmt: skip


def page(*arguments: str) -> str:
    ran = run("variants", *arguments)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def options(listed: str) -> dict[str, tuple[str, str, str]]:
    """Give an option's default, bounds and row, by its name."""
    return {name: (default, kind, rule or "README") for name, default, _, kind, rule in OPTION.findall(listed)}


def test_the_variants_are_listed_with_their_names_and_what_they_are_like() -> None:
    titles = [line for line in page().splitlines() if line and not line.startswith(" ")]
    assert titles == [
        "cambridge: Cambridge Mao",
        "german: German Mao",
        "mau-mau: Mau Mau",
        "moo: Moo",
        "santa-cruz: The Game of Mau (Santa Cruz)",
    ]
    assert "  The classic: five cards" in page()


def test_cambridge_has_the_options_of_its_page_with_their_defaults_and_bounds() -> None:
    common = {name: (default, kind, rule.format("CAM")) for name, (default, kind, rule) in COMMON.items()}
    found = options(page().split("\n\n")[0])
    assert found == {
        **common,
        "first_card_live": ("false", "true or false", "CAM-02"),
        "self_calls": ("false", "true or false", "README"),
        "stacking": ("true", "true or false", "CAM-42"),
        "chain_cards": ("1", "a whole number from 1 to 10", "CAM-42"),
        "vain_cards": ("3", "a whole number from 1 to 10", "CAM-20"),
        "curse_cards": ("2", "a whole number from 1 to 10", "CAM-82"),
        "skip_ranks": ("A", RANKS, "CAM-30"),
        "reverse_ranks": ("8", RANKS, "CAM-31"),
        "end_meeting": ("anybody", "one of anybody, caller", "CAM-73"),
        "turn_limit": ("10", "seconds from 0 to 600", "CAM-13"),
        "first_seat": ("left", "one of left, right, named", "CAM-02"),
        **{name: ("false", "true or false", rule) for name, rule in SWITCHES.items()},
        "explaining_words": ("none", "a list of up to 500 words", "CAM-61"),
        "curse_words": (found["curse_words"][0], "a list of up to 500 words", "CAM-82"),
    }
    assert found["curse_words"][0].startswith("damn, ")


def test_moo_has_the_options_of_its_page_with_their_defaults_and_bounds() -> None:
    common = {name: (default, kind, rule.format("MOO")) for name, (default, kind, rule) in COMMON.items()}
    assert options(page().split("\n\n")[3]) == {
        **common,
        "self_calls": ("true", "true or false", "README"),
        "mistake_cards": ("1", "a whole number from 0 to 10", "MOO-32"),
        "vain_cards": ("3", "a whole number from 1 to 10", "MOO-41"),
        "stacking": ("true", "true or false", "MOO-21"),
        "chain_cards": ("1", "a whole number from 1 to 10", "MOO-21"),
        "skip_ranks": ("A", RANKS, "MOO-20"),
        "reverse_ranks": ("8", RANKS, "MOO-22"),
        "end_meeting": ("anybody", "one of anybody, caller", "MOO-62"),
        "turn_limit": ("10", "seconds from 0 to 600", "MOO-70"),
        "statute": ("15", "seconds from 1 to 600", "MOO-30"),
    }


@pytest.mark.parametrize("name", ["cambridge", "moo"])
def test_every_option_takes_its_default_and_both_its_bounds_in_a_script_and_nothing_beyond(name: str) -> None:
    for option, (default, kind, _) in options(page(name)).items():
        bounds = re.fullmatch(r"(a whole number|seconds) from (\d+) to (\d+)", kind)
        good = [bounds[2], bounds[3]] if bounds else ["true", "false"] if kind == "true or false" else ["[4, k]"]
        bad = [str(int(bounds[2]) - 1), str(int(bounds[3]) + 1)] if bounds else ["5"]
        if kind.startswith("one of "):
            good = kind.removeprefix("one of ").split(", ")
        if kind != RANKS and default not in ("by the seats", "as the grace", "none") and "," not in default:
            good.append(default)
        for value in (*good, *bad):
            script = f"variant: {name}\nseats: [Ann, Bob]\noptions: {{{option}: {value}}}\n"
            ran = run("judge", "-", stdin=script.encode())
            if value in good:
                assert ran.status == 0, ran.err
            else:
                assert ran == Ran(2, "", f"standard input:3: option {option}: {kind} was expected, not {value}\n")


def test_one_variant_is_shown_rule_by_rule_with_what_the_code_does() -> None:
    shown = page("cambridge")
    assert shown.startswith(page().split("\n\n")[0] + "\n\nRules\n  CAM-01  ")
    rows = re.findall(r"^  (CAM-\d\d)  \S", shown, re.MULTILINE)
    assert len(rows) == len(set(rows)) > 40
    assert (rows[0], rows[-1]) == ("CAM-01", "CAM-90")
    for expected in (
        "to be called: “bad card” (1 card)",
        "every ace: the next player misses a turn",
        "every eight: the direction of play turns round",
        "every jack: whoever is first names a suit",
        "a joker counts as the nine of diamonds",
        "with 1 card left one says “last card”",
        "to be called: “taking the name of the great chinese leader in vain” (3 cards)",
        "to be called: “failure to take a penalty card” (1 card)",
        "not played: its option cursing is off",
        "belongs to CAM-15",
    ):
        assert f"\n          {expected}\n" in shown


@pytest.mark.parametrize("name", VARIANTS)
def test_the_rules_are_told_in_a_player_s_words_and_not_in_the_program_s(name: str) -> None:
    shown = page(name)
    for word in ("duty is", "phrase is due", "clause", "on act", "closing", "lawful", "README", "turn order"):
        assert word not in shown
    kinds = {
        re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(part).__name__).lower() for part in VARIANTS[name].rules({}, ()).parts
    }
    assert not {line.strip() for line in shown.splitlines()} & kinds


@pytest.mark.parametrize("name", VARIANTS)
def test_the_options_stand_under_headings_and_none_is_left_out(name: str) -> None:
    shown = page(name)
    assert set(options(shown)) == {option.name for option in VARIANTS[name].options}
    assert "  Options: cards and dealing\n" in shown
    assert "  Options: more\n" not in shown


@pytest.mark.parametrize("name", VARIANTS)
def test_bug_the_rules_of_a_variant_with_spam_could_not_be_shown(name: str) -> None:
    rows = re.findall(r"^  ([A-Z]{3}-\d\d)  \S", page(name), re.MULTILINE)
    assert len(rows) == len(set(rows)) > 15
    assert rows == sorted(rows)


def test_an_unknown_variant_is_told_with_those_that_there_are() -> None:
    expected = "there is no variant “bridge”: one of cambridge, german, mau-mau, moo, santa-cruz was expected\n"
    assert run("variants", "bridge") == Ran(2, "", expected)
    assert run("variants", "bri\ndge").err == expected.replace("“bridge", "“bri\\ndge")


def test_the_pages_are_for_reading() -> None:
    for shown in (page(), page("cambridge"), page("moo")):
        assert all(line == line.rstrip() and line.isprintable() for line in shown.splitlines())
        assert shown.endswith("\n")
        assert not shown.endswith("\n\n")
        assert "<" not in shown
        assert "None" not in shown


def test_the_program_s_help_says_what_it_is_and_what_it_can_do() -> None:
    ran = run_apart("--help", environment={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"})
    assert (ran.status, ran.err) == (0, "")
    assert "A card table for Mao and its relatives that listens to what is said" in ran.out
    assert re.search(r"judge\s+Put table scripts to the engine", ran.out)
    assert re.search(r"variants\s+List the variants and their options", ran.out)


def test_the_program_alone_says_in_one_sentence_that_there_is_no_display_to_open_its_window_on() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ran = run_apart(environment={name: value for name, value in os.environ.items() if name not in hidden})
    assert ran.status == 2
    assert ran.err == "there is no display to open a window on: start it on a desktop, or set DISPLAY\n"


@pytest.mark.parametrize(
    ("command", "told"),
    [("judge", ["--explain", "--open", "--no-open", "--check", "scripts"]), ("variants", ["name"])],
)
def test_a_commands_help_tells_its_options(command: str, told: list[str]) -> None:
    ran = run_apart(command, "--help", environment={**os.environ, "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})
    assert (ran.status, ran.err) == (0, "")
    for option in told:
        assert option in ran.out.casefold()


def test_the_version_is_that_of_the_installed_program() -> None:
    expected = Ran(0, f"mao-desktop {version('mao-desktop')}\n", "")
    assert run("--version") == expected
    assert run_apart("--version") == expected
