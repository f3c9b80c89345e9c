"""Random sentences of secret rules, and broken ones: refused with one line, or judged alike by engine and oracle."""

from __future__ import annotations

import argparse
import sys
import time
import tracemalloc
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from random_sentences import broken, sentence
from sentence_games import differences
from written_rules import rules_with

from mao_desktop.secret_rules import RuleError, parse, written
from mao_desktop.store.spoken_words import spoken_words


def main() -> int:
    """Judge so many of each from a seed on."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=2000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    parse("rule CAM-31 is off")  # the parser is built once
    failed = 0
    for name, make in (("sentences", sentence), ("broken sentences", broken)):
        found, slowest, most = Counter[str](), 0.0, 0
        for seed in range(chosen.seed, chosen.seed + chosen.count):
            chance = Random(seed)  # noqa: S311  sentences, not secrets
            text = make(chance)
            rules = rules_with()
            begun = time.process_time()
            try:
                row = written(text, rules, spoken_words())
            except RuleError as refused:
                row = None
                found["not one line"] += "\n" in str(refused)
            slowest = max(slowest, time.process_time() - begun)
            found["accepted" if row else "refused"] += 1
            if row and make is sentence and text.startswith("when"):
                found["judged otherwise"] += bool(differences(text, row, chance))
            if seed % 20 == 0:
                most = max(most, _memory(text))
        failed += found["judged otherwise"] + found["not one line"]
        print(f"{chosen.count} {name}: {dict(found)}, at most {slowest * 1000:.1f} ms and {most / 1e6:.1f} MB")
    return int(failed > 0)


def _memory(text: str) -> int:
    tracemalloc.start()
    with suppress(RuleError):
        written(text, rules_with(), spoken_words())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


if __name__ == "__main__":
    sys.exit(main())
