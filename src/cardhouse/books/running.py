"""How each rule and sentence of a book is run, and why: by its own words, by a rule of the shelf, or by the people."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Final

from cardhouse.books.notation import NotOnTheShelf, on_the_shelf, rules_named
from cardhouse.books.rulebook import BookRule, Precedent, Rulebook
from cardhouse.books.sentences import sentences_in
from cardhouse.core.rule import Article, Rule
from cardhouse.english.front.answers import Interpretation, Status, answer
from cardhouse.english.reading import LONGEST, MOST_SENTENCES
from cardhouse.english.written import reads

_LEANS: Final = re.compile(
    r"(?:they|it|this|that|these|those|he|she|then|also|otherwise|such|if they|if it|if this|if so|when they|"
    r"in (?:this|that|either|which) case|the (?:other|same|former|latter)|both|either|neither|for example|"
    r"e\.g|n\.b)\b",
    re.IGNORECASE,
)
_LIMITS: Final = re.compile(
    r"\b(?:except|exception|exceptions|unless|however|instead|otherwise|only|but|though|although|not|n\.b|"
    r"in (?:this|that) case)\b|\bcannot\b|n't\b",
    re.IGNORECASE,
)
LEANS: Final = "It leans on the sentence before it, which people judge."
LIMITED: Final = "It is understood by itself, but another sentence of this rule may limit it, and that one is not."


class Runner(StrEnum):
    """Who runs a sentence."""

    WORDS = "its own words"
    SHELF = "the shelf"
    PEOPLE = "the people"


@dataclass(frozen=True)
class SentenceRun:
    """A sentence, who runs it, and why; `reading` is how it was understood, `choices` what it might mean."""

    text: str
    by: Runner
    why: str = ""
    reading: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class RuleRun:
    """A rule of a book with how it is run. `named_alike` is the rule of the shelf that has the same title."""

    rule: BookRule
    sentences: tuple[SentenceRun, ...]
    rules: tuple[Rule, ...] = ()
    problem: str = ""
    named_alike: str = ""

    @property
    def by(self) -> tuple[Runner, ...]:
        """Who runs it, each once."""
        return tuple(dict.fromkeys([sentence.by for sentence in self.sentences]))

    @property
    def article(self) -> Article:
        rule = self.rule
        rulings = tuple([ruling(each) for each in rule.precedents])
        from_shelf = Article(rule.id, rule.title, rule.by, rule.since, (*self.rules, *rulings), "", rule.dial)
        if rule.shelf and not self.problem and from_shelf.sentences() == rule.words:
            return from_shelf
        return Article(rule.id, rule.title, rule.by, rule.since, (*self.rules, *rulings), rule.words, rule.dial)


def ruling(precedent: Precedent) -> Rule:
    """A ruling as it stands under its rule. What says it is loaded only when there is one."""
    ruled: Rule = import_module("cardhouse.rules.lawmaking.meanings").Ruled(
        precedent.number, precedent.text, precedent.contradicts
    )
    return ruled


def rule_run(rule: BookRule, base: str = "") -> RuleRun:
    """How a rule is run in a book that is built on this game."""
    if rule.shelf:
        return _from_shelf(rule, base)
    sentences = sentences_in(rule.text)
    found = _whole(sentences) or _one_by_one(sentences)
    alike = on_the_shelf(rule.title, base)
    understood = [run for run in found if run.by is Runner.WORDS]
    texts = dict.fromkeys([run.reading for run in understood])
    return RuleRun(
        rule, tuple(found), tuple([reads.written_rule(text) for text in texts]), "", alike[1].id if alike else ""
    )


def _from_shelf(rule: BookRule, base: str) -> RuleRun:
    sentences = sentences_in(rule.text)
    try:
        rules = rules_named(rule.shelf, base)
    except NotOnTheShelf as problem:
        said = f"{str(problem)[:1].upper()}{str(problem)[1:]}"
        why = said if said.endswith("?") else f"{said}."
        return RuleRun(rule, tuple([SentenceRun(text, Runner.PEOPLE, why) for text in sentences]), (), why)
    why = " ".join([rule.sentence() for rule in rules])
    return RuleRun(rule, tuple([SentenceRun(text, Runner.SHELF, why) for text in sentences or [why]]), rules)


def _whole(sentences: Sequence[str]) -> list[SentenceRun]:
    """All sentences, if they are understood together."""
    if not is_short(sentences):
        return []
    together = by_itself(" ".join(sentences))
    if together.by is not Runner.WORDS:
        return []
    return [SentenceRun(sentence, Runner.WORDS, "", together.reading) for sentence in sentences]


def _one_by_one(sentences: Sequence[str]) -> list[SentenceRun]:
    """Each sentence by itself. One that is understood is left to people nevertheless where another, which is not, may
    limit it.
    """
    found: list[SentenceRun] = []
    for place, text in enumerate(sentences):
        leans = place > 0 and _LEANS.match(text) is not None
        found.append(SentenceRun(text, Runner.PEOPLE, LEANS) if leans else by_itself(text))
    unread = [run.text for run in found if run.by is Runner.PEOPLE]
    if any(_LIMITS.search(text) or _LEANS.match(text) for text in unread):
        return [limited(run) for run in found]
    return found


def limited(run: SentenceRun) -> SentenceRun:
    if run.by is not Runner.WORDS:
        return run
    return SentenceRun(run.text, Runner.PEOPLE, LIMITED, "", (run.reading,))


KNOWN: Final[dict[str, SentenceRun]] = {}
"""What was read before, here or elsewhere: reading takes its time, and books are read again and again."""
MOST_KNOWN: Final = 8192


def know(runs: Iterable[SentenceRun]) -> None:
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.clear()
    KNOWN.update({run.text: run for run in runs})


def by_itself(text: str) -> SentenceRun:
    """A sentence without the others of its rule, or all of them as one; and why not, if it is not understood."""
    if text not in KNOWN:
        know([read_anew(text)])
    return KNOWN[text]


def read_anew(text: str) -> SentenceRun:
    found = answer(text)
    compiled = reads.understood(text) if found.status is Status.COMPILES else None
    if compiled is not None:
        return SentenceRun(text, Runner.WORDS, "", compiled.sentence())
    return SentenceRun(text, Runner.PEOPLE, why_not(found), "", choices_of(found))


def why_not(found: Interpretation) -> str:
    """Why a text is no rule by itself, without asking the author for anything."""
    if found.status is Status.COMPILES:
        return "It is understood, but no table can carry it out."
    if found.problem is None:
        return "It is not understood."
    return found.problem.message.split("; say ")[0].split(" Choose ")[0].rstrip(".") + "."


def choices_of(found: Interpretation) -> tuple[str, ...]:
    return found.proposals if found.status is Status.ASKS else ()


def unread(book: Rulebook) -> list[str]:
    """The texts that have to be read before it is known how a book is run."""
    found: dict[str, None] = {}
    for rule in book.rules:
        sentences = sentences_in(rule.text) if not rule.shelf else []
        if is_short(sentences):
            found[" ".join(sentences)] = None
        found.update(dict.fromkeys(sentences))
    return [text for text in found if text not in KNOWN]


def is_short(sentences: Sequence[str]) -> bool:
    """Whether several sentences are few enough to be read as one text."""
    return 1 < len(sentences) <= MOST_SENTENCES and len(" ".join(sentences)) <= LONGEST


def runs_of(book: Rulebook) -> list[RuleRun]:
    """How all rules of a book are run."""
    base = book.base or book.game
    return [rule_run(rule, base) for rule in book.rules]
