"""Long runs over the language of rules.

PYTHONPATH=src python tools/english.py round-trip 100000   what is written is read as the same
PYTHONPATH=src python tools/english.py mutate 1000000      damaged texts: no crash, none takes long
PYTHONPATH=src python tools/english.py cross 1000          phrases in all frames: so many of each table, what fails
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from cardhouse.english.front.answers import answer
from cardhouse.english.inventing import Inventor, Mutator
from cardhouse.english.reading import LONGEST, read
from cardhouse.english.writing import rule_said

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.english.crossing import CROSSINGS, mark, sample
from tests.english.trade_crossing import TRADE_CROSSINGS

TEXTS: Final = Path(__file__).resolve().parent.parent / "tests" / "english"
LONGEST_MS: Final = 100
OFTEN: Final = 10_000
APART: Final = 1_000_003
"""Between the seeds of two processes."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("round-trip", "mutate", "cross"))
    parser.add_argument("number", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the damaged texts")
    asked = parser.parse_args(arguments)
    if asked.what == "round-trip":
        return round_trip(asked.number, asked.seed)
    if asked.what == "cross":
        return cross(asked.number, asked.seed)
    return mutate(asked.number, asked.seed, max(asked.jobs, 1))


def round_trip(number: int, seed: int) -> int:
    inventor = Inventor(seed)
    unread = wrong = long = 0
    for _ in range(number):
        sentence = inventor.sentence()
        found = read(sentence)
        if not found.whole:
            unread += 1
            continue
        written = rule_said(found.rule)
        if len(written) > LONGEST:
            long += 1
            continue
        again = read(written)
        if again.rule != found.rule or rule_said(again.rule) != written:
            wrong += 1
            print(f"{sentence}\n  is written: {written}")
    told = f"{number} sentences, {unread} mean nothing, {long} are too long to be written back"
    print(f"{told}, {wrong} are read differently when written back")
    return int(wrong > 0)


def texts() -> list[str]:
    """All sentences of the tests' tables, in anybody's words."""
    found = []
    tables = (
        ("catalogue.txt", 4),
        ("canonical.txt", 1),
        ("loose.txt", 4),
        ("people6.txt", 2),
        ("people8.txt", 2),
        ("prose.txt", 2),
    )
    for name, columns in tables:
        for line in (TEXTS / name).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                cells = line.split(" | ", columns - 1)
                found.append(cells[1] if name == "loose.txt" else cells[0] if columns == 2 else cells[-1])
    return found


def timed(text: str) -> tuple[float, str]:
    """How many milliseconds of processor time an answer takes, and what it is."""
    before = time.process_time()
    status = answer(text).status
    return (time.process_time() - before) * 1000, status


def cross(number: int, seed: int) -> int:
    """So many texts of each table of phrases and frames: what is read wrongly, and which phrase or frame fails most."""
    wrong = 0
    for crossing in (*CROSSINGS, *TRADE_CROSSINGS):
        marks: Counter[str] = Counter()
        parts: dict[str, Counter[str]] = {}
        for each in sample(crossing, number, seed):
            found = mark(each)
            marks[found] += 1
            for part in each.parts:
                parts.setdefault(part, Counter())[found] += 1
            if found == "WRONG":
                print(f"{each.text}\n  is read: {answer(each.text).reading}")
        wrong += marks["WRONG"]
        told = ", ".join(f"{count} {what}" for what, count in marks.most_common())
        print(f"{crossing.__name__}: {marks.total()} texts, {told}")
        failing = sorted(parts.items(), key=lambda part: part[1]["right"] / part[1].total())
        for part, counted in failing[:FAILING]:
            if 10 * counted["right"] < 9 * counted.total():
                print(f"  {counted['right']} of {counted.total()}: {part}")
    return int(wrong > 0)


FAILING: Final = 12
Damage = tuple[Counter[str], float, int]


def mutate(number: int, seed: int, jobs: int = 1) -> int:
    shares = [(number // jobs + (place < number % jobs), seed + place * APART) for place in range(jobs)]
    if jobs == 1:
        found = [damaged(*shares[0])]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(damaged, *zip(*shares, strict=True)))
    answers = sum((counted for counted, _, _ in found), Counter[str]())
    longest, slow = max(took for _, took, _ in found), sum(count for _, _, count in found)
    told = ", ".join(f"{count} {status}" for status, count in answers.most_common())
    print(f"{number} texts: {told}; the slowest took {longest:.0f} ms, {slow} more than {LONGEST_MS} ms")
    return int(slow > 0)


def damaged(number: int, seed: int) -> Damage:
    """What becomes of so many damaged texts, how long the slowest took, and how many took too long."""
    mutator = Mutator(seed, texts())
    answers: Counter[str] = Counter()
    longest, slow = 0.0, 0
    for place in range(number):
        if place and place % OFTEN == 0:  # a long run that is stopped has told how far it came
            print(f"{place} texts so far, the slowest took {longest:.0f} ms", file=sys.stderr, flush=True)
        text = mutator.text()
        took, status = timed(text)
        if took > LONGEST_MS / 2:  # a busy machine is not what is measured
            took = min(took, timed(text)[0], timed(text)[0])
        answers[status] += 1
        longest = max(took, longest)
        if took > LONGEST_MS:
            slow += 1
            print(f"{took:.0f} ms: {text[:300]!r}", flush=True)
    return answers, longest, slow


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
