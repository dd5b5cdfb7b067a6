"""What is done with the rules of a book, and what was: adopted, amended, suspended, repealed, re-enacted, ruled on.

Each change is noted under its rule with who made it, when and by which vote. A rule keeps its place: one that was
repealed stays in the file, out of force, where it was.
"""

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from cardhouse.books.days import day_said
from cardhouse.books.rulebook import (
    ADOPTED,
    AMENDED,
    FOR_A_ROUND,
    REENACTED,
    REPEALED,
    RESUMED,
    SUSPENDED,
    BookChange,
    BookRule,
    Precedent,
    Rulebook,
)
from cardhouse.books.writing import NotThere, known_rule, with_rule
from cardhouse.core.book_acts import rule_id
from cardhouse.core.words import ENGLISH, Hearer, words


class CannotChange(ValueError):
    """A change that makes no sense as the book stands, in words."""


@dataclass(frozen=True)
class Circumstance:
    """When something was done with a rule, by whom, and by which vote."""

    day: str = ""
    round: int = 0
    by: str = ""
    vote: str = ""

    def change(self, what: str, before: str = "") -> BookChange:
        return BookChange(what, self.day, self.round, self.by, self.vote, before)


def adopting(
    book: Rulebook, title: str, text: str, occasion: Circumstance, *, id: str = "", shelf: str = ""
) -> Rulebook:
    """The book with a new rule at its end."""
    id = id or rule_id(title)
    if not id or not text.strip():
        raise CannotChange("a rule needs a title and a text")
    if book.rule(id) is not None:
        raise CannotChange(f'there is a rule "{title}" in the book already')
    changes = (occasion.change(ADOPTED),) if occasion.vote or occasion.round else ()
    words = " ".join(text.split())
    return with_rule(book, BookRule(title, id, (words,), occasion.by, occasion.day, shelf, changes=changes))


def amending(book: Rulebook, name: str, text: str, occasion: Circumstance) -> Rulebook:
    """The book with other words for a rule; what it said before is kept in its history. Its examples stay."""
    rule = known_rule(book, name)
    words = " ".join(text.split())
    if not words or words == rule.words:
        raise CannotChange(f'"{rule.title}" says that already' if words else "a rule needs a text")
    changes = (*rule.changes, occasion.change(AMENDED, rule.words))
    return with_rule(book, replace(rule, text=(words,), shelf="", changes=changes))


def suspending(book: Rulebook, name: str, occasion: Circumstance) -> Rulebook:
    return _switched(book, name, SUSPENDED, occasion)


def suspending_for_a_round(book: Rulebook, name: str, occasion: Circumstance) -> Rulebook:
    """The book with a note that a rule rested for a round; it is in force again from the next one on."""
    rule = known_rule(book, name)
    return with_rule(book, replace(rule, changes=(*rule.changes, occasion.change(FOR_A_ROUND))))


def resuming(book: Rulebook, name: str, occasion: Circumstance) -> Rulebook:
    return _switched(book, name, RESUMED, occasion)


def repealing(book: Rulebook, name: str, occasion: Circumstance) -> Rulebook:
    return _switched(book, name, REPEALED, occasion)


def reenacting(book: Rulebook, name: str, occasion: Circumstance) -> Rulebook:
    return _switched(book, name, REENACTED, occasion)


_FROM = {SUSPENDED: (ADOPTED, RESUMED, REENACTED), RESUMED: (SUSPENDED,), REENACTED: (REPEALED,)}
STANDS = {
    ADOPTED: '"{}" is in force',
    RESUMED: '"{}" is in force',
    REENACTED: '"{}" is in force',
    SUSPENDED: '"{}" is suspended',
    REPEALED: '"{}" is repealed',
}


def _switched(book: Rulebook, name: str, what: str, occasion: Circumstance) -> Rulebook:
    rule = known_rule(book, name)
    allowed = _FROM.get(what, (ADOPTED, RESUMED, REENACTED, SUSPENDED))
    if rule.state not in allowed:
        raise CannotChange(STANDS[rule.state].format(rule.title))
    return with_rule(book, replace(rule, changes=(*rule.changes, occasion.change(what))))


def ruling(book: Rulebook, name: str, text: str, occasion: Circumstance) -> Rulebook:
    """The book with a ruling on a dispute under the rule that it was about."""
    rule = known_rule(book, name)
    words = " ".join(text.split())
    if not words:
        raise CannotChange("a ruling needs a text")
    by = " ".join(re.sub(r"[,:]", " ", occasion.by).split())
    ruled = Precedent(words, occasion.day, occasion.vote, by=by)
    return with_rule(book, replace(rule, precedents=(*rule.precedents, ruled)))


def when(change: BookChange) -> tuple[str, int]:
    return change.day, change.round


def history(rule: BookRule) -> list[BookChange]:
    """All that was done with a rule, from its adoption on."""
    changes = list(rule.changes)
    if not changes or changes[0].what != ADOPTED:
        changes.insert(0, BookChange(ADOPTED, rule.since, by=rule.by))
    return changes


def blame(book: Rulebook) -> list[tuple[BookRule, BookChange]]:
    """Each rule with the change that gave it the words it has now."""
    found = []
    for rule in book.rules:
        wording = [change for change in history(rule) if change.what in (ADOPTED, AMENDED)]
        found.append((rule, wording[-1]))
    return found


def rule_at(rule: BookRule, moment: tuple[str, int]) -> BookRule | None:
    """A rule as it stood at the end of a day, or of a round of it (0: of the whole day); none, before it was adopted.
    What has no day was there from the start.
    """

    def later(change: BookChange) -> bool:
        return change.day > moment[0] or (change.day == moment[0] and moment[1] > 0 and change.round > moment[1])

    all_of_them = history(rule)
    if later(all_of_them[0]):
        return None
    undone = [change for change in all_of_them if later(change)]
    kept = [change for change in rule.changes if not later(change)]
    words = next((change.before for change in undone if change.what == AMENDED), rule.words)
    precedents = [each for each in rule.precedents if not (each.day and each.day > moment[0])]
    text = rule.text if words == rule.words else (words,)
    return replace(rule, text=text, changes=tuple(kept), precedents=tuple(precedents))


def book_at(book: Rulebook, day: str, round: int = 0) -> Rulebook:
    """The rules of a book as they stood then."""
    rules = [found for rule in book.rules if (found := rule_at(rule, (day, round)))]
    return replace(book, rules=tuple(rules))


def as_it_stands(book: Rulebook) -> Iterator[str]:
    """What a book says now, in lines: the rules in force, and the rulings under them."""
    for rule in book.rules:
        if not rule.repealed:
            yield f"{rule.title}{' (suspended)' if rule.suspended else ''}"
            yield from [f"  {text}" for text in rule.text]
            yield from [f"  Ruling: {each.text}" for each in rule.precedents]


def difference(old: Rulebook, new: Rulebook) -> list[str]:
    """What is other in one state of a book than in another, in lines that begin with + and -."""
    lines = difflib.ndiff(list(as_it_stands(old)), list(as_it_stands(new)))
    changed = [line.rstrip() for line in lines if line[:1] in "+-"]
    return _with_titles(changed, [old, new])


def _with_titles(lines: list[str], books: list[Rulebook]) -> list[str]:
    """The lines, each group under the title of its rule if that is not among them."""
    titles: dict[str, str] = {}
    for rule in reduce(lambda found, book: [*found, *book.rules], books, list[BookRule]()):
        for text in (*rule.text, *[f"Ruling: {each.text}" for each in rule.precedents]):
            titles.setdefault(f"  {text}", rule.title)
    found: list[str] = []
    now = ""
    for line in lines:
        said = line[2:]
        title = titles.get(said, said.removesuffix(" (suspended)"))
        if title != now and said in titles:
            found.append(f"  {title}")
        now = title
        found.append(line)
    return found


def told(change: BookChange, language: Mapping[str, str] = ENGLISH) -> str:
    """A change in words: "amended on 3 Sep 2026 in round 2 by Ann, 3 to 1"."""
    hearer = Hearer((), language=language)
    said = [hearer.says(change.what.lower())]
    if change.day:
        said.append(hearer.hears(words("on {day}", day=day_said(change.day, language))))
    if change.round:
        said.append(hearer.hears(words("in round {round}", round=str(change.round))))
    if change.by:
        said.append(hearer.hears(words("by {name}", name=change.by)))
    vote = f", {change.vote}" if change.vote else ""
    before = hearer.hears(words("; before: {text}", text=change.before)) if change.before else ""
    return " ".join(said) + vote + before


__all__ = [
    "CannotChange",
    "Circumstance",
    "NotThere",
    "adopting",
    "amending",
    "as_it_stands",
    "blame",
    "book_at",
    "difference",
    "history",
    "reenacting",
    "repealing",
    "resuming",
    "rule_at",
    "ruling",
    "suspending",
    "suspending_for_a_round",
    "told",
]
