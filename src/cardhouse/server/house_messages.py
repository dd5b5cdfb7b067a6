"""What is sent to and from houses, and about books that are pasted."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from cardhouse.books.days import day_said
from cardhouse.books.history import history, told
from cardhouse.books.playing import LARGEST, NotPlayable, game_of
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.running import RuleRun, runs_of
from cardhouse.server.house_log import House
from cardhouse.server.messages import Strict
from cardhouse.telling.glosses import gloss
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import text_in

BookText: TypeAlias = Annotated[str, Meta(max_length=LARGEST)]
Words: TypeAlias = Annotated[str, Meta(max_length=2_000)]
ShortWords: TypeAlias = Annotated[str, Meta(max_length=120)]


class PastedBook(Strict, frozen=True):
    """A rulebook as text, whatever form it has; `base` is the game it is built on, if it names none."""

    text: BookText
    base: ShortWords = ""


class NewHouse(Strict, frozen=True):
    """A house to be made: with a book as text, or with an empty one of this title on a game."""

    title: ShortWords = ""
    base: ShortWords = ""
    text: BookText = ""
    by: ShortWords = ""


class ChangeBook(Strict, frozen=True):
    """Something to be done with a rule of a house: "adopt", "amend", "suspend", "resume", "repeal", "re-enact" or
    "ruling". `rule` is its id or title; `text` what it says, or what was ruled.
    """

    what: Annotated[str, Meta(pattern="^(adopt|amend|suspend|resume|repeal|re-enact|ruling)$")]
    rule: ShortWords
    text: Words = ""
    by: ShortWords = ""
    vote: ShortWords = ""


class MadeHouse(Struct, frozen=True):
    """A house was made, or has a new link. The keeper's token is shown once: it renews the link."""

    link: str
    keeper: str = ""


class SentenceInfo(Struct, frozen=True):
    """A sentence of a rule, who runs it ("words", "shelf", "people"), why, and what it might mean."""

    text: str
    by: str
    why: str
    choices: list[str]


class BookRuleInfo(Struct, frozen=True):
    """A rule of a book as people read it."""

    id: str
    title: str
    part: str
    by: str
    since: str
    day: str
    state: str
    sentences: list[SentenceInfo]
    rulings: list[str]
    history: list[str]
    shelf: str
    named_alike: str
    broken: int = 0
    caught: int = 0
    struck: int = 0
    gloss: str = ""


class BookInfo(Struct, frozen=True):
    """A book that was read: `problem` says why it cannot be played, if so."""

    title: str
    base: str
    form: str
    preface: list[str]
    problem: str
    rules: list[BookRuleInfo]


class HouseChange(Struct, frozen=True):
    """A change of a house's book, by its number."""

    number: int
    day: str
    what: str
    by: str
    table: str


class HouseInfo(Struct, frozen=True):
    """A house: its book, as text and rule by rule, and what changed when."""

    link: str
    text: str
    book: BookInfo
    changes: list[HouseChange]


class BookDifference(Struct, frozen=True):
    """What changed between two numbers, in lines that begin with + and -."""

    lines: list[str]


def rule_info(run: RuleRun, house: House | None = None, language: str = "") -> BookRuleInfo:
    rule, said = run.rule, words_of(language)
    sentences = [
        SentenceInfo(s.text, s.by.name.lower(), s.reading or text_in(s.why, said), list(s.choices))
        for s in run.sentences
    ]
    read = list(dict.fromkeys([s.reading for s in run.sentences]))
    counts = (house.broken[rule.id], house.caught[rule.id], house.struck[rule.id]) if house else (0, 0, 0)
    return BookRuleInfo(
        *(rule.id, rule.title, rule.part, rule.by, rule.since, day_said(rule.since, said), rule.state.lower()),
        sentences,
        [each.text for each in rule.precedents],
        [told(change, said) for change in history(rule)],
        *(rule.shelf, run.named_alike, *counts),
        gloss(" ".join(read), language) if all(read) else "",
    )


def book_info(book: Rulebook, house: House | None = None, language: str = "") -> BookInfo:
    try:
        game_of(book)
        problem = ""
    except NotPlayable as found:
        problem = text_in(str(found), words_of(language))
    rules = [rule_info(run, house, language) for run in runs_of(book)]
    return BookInfo(book.title, book.base or book.game, book.form, list(book.preface), problem, rules)


def house_info(link: str, house: House, language: str = "") -> HouseInfo:
    said = words_of(language)
    changes = [
        HouseChange(at, kept.day, said.get(kept.what, kept.what), kept.by, kept.table) for at, kept in house.changes
    ]
    return HouseInfo(link, house.text, book_info(read_rulebook(house.text), house, language), changes)
